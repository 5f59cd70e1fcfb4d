"""How the server starts, and does not, in the words of the user."""

from __future__ import annotations

import pickle
import socket
import sys
from pathlib import Path

import pytest

from easyharp.cli import __main__ as commands
from easyharp.server.run import PortError
from tests.cli.cases import Case
from tests.cli.test_everywhere import Broken, run


def test_a_database_without_its_driver_says_what_to_install(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setitem(sys.modules, "psycopg", None)
    case = Case(("serve", "--database", "postgresql://harp@127.0.0.1:1/harp"))
    for locale, said in (("en", "needs its driver"), ("hu", "illesztője"), ("pt", "controlador")):
        result = run(case, locale)
        assert result.exit_code == 1
        assert said in result.stderr
        assert 'pip install "easyharp[hosted]"' in result.stderr


def test_a_port_that_is_taken(tmp_path: Path) -> None:
    with socket.create_server(("127.0.0.1", 0)) as taken:
        port = str(taken.getsockname()[1])
        for words in (("serve", "--port", port), ("play", "--port", port, "--no-browser")):
            result = run(Case((*words, "--data", str(tmp_path))))
            assert result.exit_code == 1
            assert result.stderr == f"Error: The port {port} on 127.0.0.1 cannot be had: another program uses it.\n"
        hungarian = run(Case(("serve", "--port", port, "--data", str(tmp_path))), "hu").stderr
        assert hungarian == f"Hiba: Ez a port nem foglalható le: {port} (127.0.0.1): egy másik program használja.\n"


@pytest.mark.parametrize("host", ["..", "a" * 70, "no such host"])
def test_a_host_that_is_none(host: str, tmp_path: Path) -> None:
    result = run(Case(("serve", "--host", host, "--data", str(tmp_path))), "pt")
    assert result.exit_code == 1
    assert result.stderr.startswith(f"Erro: {host} não é um endereço")


def test_a_file_that_is_in_the_way_is_named(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    def fail(*_: object, **__: object) -> None:
        raise PermissionError(13, "Permission denied", "/somewhere/file")

    monkeypatch.setattr("easyharp.server.run.open_database", fail)
    result = run(Case(("serve", "--data", str(tmp_path))))
    assert (result.exit_code, result.stderr) == (1, "Error: /somewhere/file: permission denied.\n")


def test_a_server_goes_on_when_nobody_reads_what_it_says(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(sys, "stdout", Broken.text(32))
    commands._say("ready", url="http://127.0.0.1:8765/")
    with pytest.raises(OSError, match="Broken pipe"):
        sys.stdout.close()


def test_a_fault_of_the_port_is_the_same_after_a_pickle() -> None:
    error = pickle.loads(pickle.dumps(PortError("port", "127.0.0.1", 80, "Permission denied")))
    assert (error.fault, error.host, error.port) == ("port", "127.0.0.1", 80)
    assert str(error) == "port 80 on 127.0.0.1 cannot be had: Permission denied"
