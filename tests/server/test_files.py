"""How the built page is handed out: in the shortest accepted form, and kept no longer than is right."""

from __future__ import annotations

import gzip
import re
from collections.abc import Iterator
from pathlib import Path

import pytest
from starlette.applications import Starlette
from starlette.routing import Mount
from starlette.testclient import TestClient

from easyharp.server import pages
from easyharp.server.files import FOREVER, BuiltFiles, accepted
from easyharp.server.run import BaseError, base_of
from easyharp.texts import Words, choose
from tests.server.client import Client
from tests.server.conftest import start

SCRIPT = "console.log('a harp');\n" * 100


@pytest.fixture
def built(tmp_path: Path) -> Iterator[TestClient]:
    """A build with one script in three forms, and a font that has only one."""
    (tmp_path / "a-1.js").write_text(SCRIPT)
    (tmp_path / "a-1.js.br").write_bytes(b"brotli stands here")
    (tmp_path / "a-1.js.gz").write_bytes(gzip.compress(SCRIPT.encode()))
    (tmp_path / "f-1.woff2").write_bytes(b"font")
    with TestClient(Starlette(routes=[Mount("/assets", BuiltFiles(tmp_path, FOREVER))])) as client:
        yield client


@pytest.mark.parametrize(
    ("header", "encoding"),
    [
        ("gzip, deflate, br, zstd", "br"),
        ("gzip", "gzip"),
        ("br;q=0, gzip", "gzip"),
        ("GZIP ; q=0.5", "gzip"),
        ("identity", None),
        ("", None),
    ],
)
def test_the_shortest_accepted_form_is_answered(built: TestClient, header: str, encoding: str | None) -> None:
    with built.stream("GET", "/assets/a-1.js", headers={"accept-encoding": header}) as answer:
        raw = b"".join(answer.iter_raw())
    assert answer.headers.get("content-encoding") == encoding
    assert answer.headers["vary"] == "Accept-Encoding"
    assert answer.headers["content-type"].startswith("text/javascript")
    plain = gzip.decompress(raw) if encoding == "gzip" else raw
    assert plain == (b"brotli stands here" if encoding == "br" else SCRIPT.encode())


def test_a_file_named_after_its_content_is_kept_for_good(built: TestClient) -> None:
    for name in ("a-1.js", "f-1.woff2"):
        assert built.get(f"/assets/{name}").headers["cache-control"] == "public, max-age=31536000, immutable"
    assert "cache-control" not in built.get("/assets/none.js").headers


@pytest.mark.parametrize(
    ("header", "languages"),
    [
        ("hu", ["hu"]),
        ("pt-BR,pt;q=0.9,en-US;q=0.8", ["pt-BR", "pt", "en-US"]),
        ("en;q=0.2, hu-HU;q=0.8 ,de", ["de", "hu-HU", "en"]),
        ("hu;q=0, en", ["en"]),
        ("", []),
        (",;q=1,;;", []),
        ("hu;q=many", ["hu"]),
        ("*", ["*"]),
    ],
)
def test_the_languages_a_browser_asks_for(header: str, languages: list[str]) -> None:
    assert pages.languages(header) == languages


@pytest.mark.skipif(not (pages.WEB / "index.html").is_file(), reason="the web app was not built")
@pytest.mark.parametrize(
    ("wanted", "lang"),
    [("hu-HU,hu;q=0.9", "hu"), ("pt-BR", "pt-PT"), ("de, en;q=0.5", "en"), ("ja", "en"), ("../x", "en"), ("", "en")],
)
def test_the_page_names_its_language_before_any_script_runs(client: Client, wanted: str, lang: str) -> None:
    described = f'content="{Words(choose([lang])).say("app-description")}"'
    for path in ("/", "/rules", "/no/such/page"):
        answer = client.http.get(path, headers={"accept": "text/html", "accept-language": wanted})
        assert f'<html lang="{lang}">' in answer.text
        assert described in answer.text
        assert "Accept-Language" in answer.headers["vary"]


def test_every_form_has_a_tag_of_its_own_and_an_unchanged_one_is_not_sent_again(built: TestClient) -> None:
    tags = set()
    for form in ("br", "gzip", "identity"):
        wanted = {"accept-encoding": form}
        with built.stream("GET", "/assets/a-1.js", headers=wanted) as answer:
            tag = answer.headers["etag"]
        tags.add(tag)
        again = built.get("/assets/a-1.js", headers={**wanted, "if-none-match": tag})
        assert (again.status_code, again.content) == (304, b"")
        assert again.headers["vary"] == "Accept-Encoding"
    assert len(tags) == 3
    (first, *_) = tags
    assert built.get("/assets/a-1.js", headers={"if-none-match": f"{first}x"}).status_code == 200


@pytest.mark.parametrize("header", ["br", "x, br;q=1", " br ;q=0.001"])
def test_weights_are_read(header: str) -> None:
    assert "br" in accepted(header)


@pytest.mark.skipif(not (pages.WEB / "index.html").is_file(), reason="the web app was not built")
def test_page_manifest_and_worker_are_asked_for_again_every_time(client: Client) -> None:
    """Fault 25: a stale service worker or page must not survive a release."""
    kinds = {
        "/": "text/html",
        "/deal/EH1-N-AAAAAAF": "text/html",
        "/manifest.webmanifest": "application/manifest+json",
        "/sw.js": "text/javascript",
        "/icons/harp-512.png": "image/png",
    }
    for path, kind in kinds.items():
        answer = client.http.get(path)
        assert answer.status_code == 200
        assert answer.headers["content-type"].startswith(kind)
        assert answer.headers["cache-control"] == "no-cache"
        unchanged = client.http.get(path, headers={"if-none-match": answer.headers["etag"]})
        assert unchanged.status_code == 304


def test_a_mistyped_address_shows_the_page_to_a_person_and_an_error_to_a_program(client: Client) -> None:
    person = {"accept": "text/html,application/xhtml+xml,*/*;q=0.8"}
    lost = client.http.get("/nonsense/page", headers=person)
    assert lost.status_code == 404
    assert lost.text == client.http.get("/", headers=person).text
    again = client.http.get("/nonsense/page", headers={**person, "if-none-match": lost.headers["etag"]})
    assert (again.status_code, again.text) == (404, lost.text)
    for path, headers in (("/nonsense", {"accept": "*/*"}), ("/api/nonsense", person)):
        answer = client.http.get(path, headers=headers)
        assert answer.status_code == 404
        assert answer.json()["error"]["kind"] == "not-found"


def test_under_a_path_every_file_and_route_is_found_there_and_nothing_else(folder: Path) -> None:
    with start(folder, base="/games/harp") as client:
        http = client.http
        assert client.get("/games/harp/api/about")["name"] == "easyharp"
        gone = http.get("/games/harp", follow_redirects=False)
        assert (gone.status_code, gone.headers["location"]) == (308, "/games/harp/")
        for path in ("/", "/api/about", "/rules", "/sw.js", "/games", "/games/harper"):
            answer = http.get(path, headers={"accept": "text/html"})
            assert (answer.status_code, answer.json()["error"]["kind"]) == (404, "not-found"), path


@pytest.mark.skipif(not (pages.WEB / "index.html").is_file(), reason="the web app was not built")
def test_under_a_path_page_manifest_and_worker_name_only_what_is_there(folder: Path) -> None:
    with start(folder, base="/harp") as client:
        for path in ("/", "/deal/EH1-N-AAAAAAF", "/rules", "/manifest.webmanifest", "/sw.js"):
            answer = client.http.get(f"/harp{path}")
            assert answer.headers["cache-control"] == "no-cache"
            again = client.http.get(f"/harp{path}", headers={"if-none-match": answer.headers["etag"]})
            assert (again.status_code, again.content) == (304, b"")
            named = re.findall(r"\"(/[^\" ]*)\"", answer.text)
            assert named
            for address in named:
                assert address.startswith("/harp/")
                if "." in address:
                    assert client.http.get(address).status_code == 200, address


@pytest.mark.skipif(not (pages.WEB / "index.html").is_file(), reason="the web app was not built")
def test_all_other_files_of_the_build_find_each_other_from_where_they_stand() -> None:
    """What names no address from the root works under every path."""
    for file in (pages.WEB / "assets").iterdir():
        if file.suffix in (".js", ".css"):
            text = file.read_text(encoding="utf-8")
            assert not re.search(r"[\"'`(]/(assets|icons|favicon|sw\.js\b.{0,3}serviceWorker)", text), file.name


@pytest.mark.parametrize(
    ("text", "base"), [("", ""), ("/", ""), ("/harp", "/harp"), ("harp/", "/harp"), ("/games/harp/", "/games/harp")]
)
def test_the_path_may_be_written_in_any_way(text: str, base: str) -> None:
    assert base_of(text) == base


@pytest.mark.parametrize("text", ["/a b", "/..", "/a/../b", "/harp?x", '/"', "/%2e", "https://a/b", "/é"])
def test_what_is_no_path_is_refused(text: str) -> None:
    with pytest.raises(BaseError, match="/harp"):
        base_of(text)
