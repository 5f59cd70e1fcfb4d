"""Whether a position can be won, with the actions that win it.

:func:`solve` asks the native core and lets the Python rules replay the line before it is handed out;
:func:`solve_async` does the same beside an event loop. There are four outcomes, see :class:`Status`.
"""

from easyharp.solver.answer import Answer, Status
from easyharp.solver.ask import solve, solve_async
from easyharp.solver.budget import Budget
from easyharp.solver.native import NativeError, NotAPositionError
from easyharp.solver.search import Progress
from easyharp.solver.stop import Stop

__all__ = [
    "Answer",
    "Budget",
    "NativeError",
    "NotAPositionError",
    "Progress",
    "Status",
    "Stop",
    "solve",
    "solve_async",
]
