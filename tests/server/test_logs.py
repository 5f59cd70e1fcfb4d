"""Whoever is refused a million times fills no disk with it."""

from __future__ import annotations

import logging

from easyharp.server.logs import A_MINUTE, Sparing


def test_of_each_kind_of_message_only_so_many_are_written_in_a_minute() -> None:
    now = 0.0
    sparing = Sparing(lambda: now)
    written: list[str] = []

    def log(message: str, *args: object) -> None:
        record = logging.LogRecord("x", logging.WARNING, "", 0, message, args, None)
        if sparing.filter(record):
            written.append(record.getMessage())

    for nth in range(1000):
        log("refused %s", nth)
        if nth < 3:
            log("%d is fine", nth)
    assert [line for line in written if "refused" in line] == [f"refused {nth}" for nth in range(A_MINUTE)]
    assert len(written) == A_MINUTE + 3
    now = 60.0
    log("refused %s", "again")
    assert written[-1] == f"refused again (and {1000 - A_MINUTE} more before)"
    log("refused %s", "once more")
    assert written[-1] == "refused once more"
