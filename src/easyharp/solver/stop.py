"""A switch that ends a search from another thread."""

from __future__ import annotations

from ctypes import c_int32


class Stop:
    """Ends every search that was given it; once pressed it stays so. The native core looks at it all the time."""

    def __init__(self) -> None:
        self.flag = c_int32(0)

    def press(self) -> None:
        """End the searches; safe from any thread, and any number of times."""
        self.flag.value = 1

    @property
    def is_pressed(self) -> bool:
        """Whether it was pressed."""
        return self.flag.value != 0
