"""The library's errors in the words of the user; where an error has no identifier, as the library says it."""

from __future__ import annotations

from typing import Any, Final

from easyharp import DealError, NotationError, RecordError, SetupError, SetupSyntaxError
from easyharp.cli.words import say, short, words
from easyharp.rules.setup import Fault
from easyharp.texts import Words

LIBRARY: Final = (RecordError, SetupError, DealError, NotationError, SetupSyntaxError)
"""The errors that a wrong text can raise."""


def fields_of(error: Exception) -> dict[str, Any]:
    """Return the error's JSON fields, in English whatever the language."""
    match error:
        case RecordError(refusal=refusal):
            rule = f". {Words().reminder(refusal)}" if refusal else ""
            named = refusal.reason.value if refusal else None
            return {"message": str(error) + rule, "at": error.at, "action": error.action, "refusal": named}
        case SetupError(faults=faults):
            return {"message": "this is no position of the game", "faults": [fault.message for fault in faults]}
        case _:
            return {"message": str(error)}


def explained(error: Exception) -> list[str]:
    """Say an error to people: what is wrong, then its parts when it has several."""
    match error:
        case RecordError(refusal=refusal) if refusal:
            refused = say("cli-record-refused", at=error.at or 0, action=error.action or "")
            return [f"{refused} {words().reminder(refusal)}"]
        case RecordError():
            return [_record_fault(error)]
        case SetupError(faults=faults):
            return [say("cli-no-position"), *map(_setup_fault, faults)]
        case DealError():
            codes = ", ".join(getattr(error, "codes", ()))
            return [say(f"cli-deal-{error.fault.value}", given=short(error.given.strip()), codes=codes)]
        case _:
            return [say("cli-unreadable", why=str(error))]


def _record_fault(error: RecordError) -> str:
    parts: dict[str, int | str] = {
        "line": error.line or 0,
        "most": error.most or 0,
        "at": error.at or 0,
        "action": error.action or "",
    }
    return say(f"cli-record-{error.fault.value}", **parts)


def _setup_fault(fault: Fault) -> str:
    cards = ", ".join(f"{count} × {card}" for card, count in fault.cards)
    return say(f"cli-fault-{fault.kind.value}", column=fault.column, count=fault.count, cards=cards)
