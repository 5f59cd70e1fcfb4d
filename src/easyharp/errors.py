"""What the exceptions of this package have in common, and the check of a value's type."""

from __future__ import annotations

import copyreg
from typing import Any


class Portable(Exception):
    """An exception that can be copied and pickled, whatever its ``__init__`` takes.

    Python makes an exception anew by calling its class with ``args``, the message alone. That fails where
    ``__init__`` wants more, and a ``multiprocessing.Pool`` then waits for ever for a worker's answer.
    """

    def __reduce__(self) -> tuple[Any, ...]:
        return copyreg.__newobj__, (type(self), *self.args), vars(self)  # type: ignore[attr-defined]


def expect(value: object, kind: type | tuple[type, ...], wanted: str) -> None:
    """Check a value that came from outside.

    Raises:
        TypeError: when it is of another kind; it says what was wanted. ``True`` and ``False`` are no numbers.
    """
    if not isinstance(value, kind) or isinstance(value, bool):
        shown = repr(value)
        raise TypeError(f"{wanted} is wanted, not {shown if len(shown) <= 40 else shown[:39] + '…'}")
