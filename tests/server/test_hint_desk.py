"""The rows in which questions for hints wait: bounded, in order, and left by those who go."""

from __future__ import annotations

import asyncio
from collections.abc import Iterator
from threading import Event

import pytest

from easyharp import Game
from easyharp.server.hints import desk
from easyharp.server.hints.desk import LONG_ROW, QUICK_ROW, Desk
from easyharp.server.hints.search import LONG, QUICK, Finding
from easyharp.solver import Budget, Status, Stop

GAME = Game.new(5)


class Searches:
    """Searches that go on until they are stopped, in the row that is asked for."""

    def __init__(self) -> None:
        self.row = QUICK
        self.begun = list[Stop]()
        self.open = Event()

    def __call__(self, game: Game, line: object, budget: Budget, stop: Stop) -> Finding:
        del game, line
        if budget is self.row:
            self.begun.append(stop)
            while not (stop.is_pressed or self.open.wait(0.001)):
                pass
        return Finding(Status.STOPPED)


@pytest.fixture
def searches(monkeypatch: pytest.MonkeyPatch) -> Iterator[Searches]:
    searches = Searches()
    monkeypatch.setattr(desk, "search", searches)
    yield searches
    searches.open.set()


async def _asked(office: Desk, count: int) -> list[tuple[asyncio.Task[Finding], Stop]]:
    asked = []
    for _ in range(count):
        stop = Stop()
        asked.append((asyncio.create_task(office.ask(GAME, None, stop)), stop))
    for _ in range(50):
        await asyncio.sleep(0.001)
    return asked


def test_a_full_row_answers_at_once(searches: Searches) -> None:
    async def crowd() -> None:
        office = Desk()
        asked = await _asked(office, QUICK_ROW + 30)
        answered = [task for task, _ in asked if task.done()]
        assert [task.result().status for task in answered] == [Status.STOPPED] * 30
        assert answered == [task for task, _ in asked[-30:]], "those who came first keep their places"
        assert office.questions == QUICK_ROW
        searches.open.set()
        await asyncio.gather(*(task for task, _ in asked))
        assert office.questions == 0
        office.close()

    asyncio.run(crowd())


def test_the_second_row_is_no_longer_than_patience(searches: Searches) -> None:
    async def crowd() -> None:
        searches.row = LONG
        office = Desk()
        asked = await _asked(office, LONG_ROW + 30)
        assert sum(not task.done() for task, _ in asked) == office.questions == LONG_ROW
        searches.open.set()
        await asyncio.gather(*(task for task, _ in asked))
        office.close()

    asyncio.run(crowd())


def test_whoever_goes_leaves_the_row_and_nothing_of_the_question_stays(searches: Searches) -> None:
    """A player who asks again and again does not fill it with questions that nobody waits for."""

    async def restless() -> None:
        office = Desk()
        ((first, stop),) = await _asked(office, 1)
        for _ in range(3):
            asked = await _asked(office, 100)
            for task, _ in asked:
                task.cancel()
            await asyncio.gather(*(task for task, _ in asked), return_exceptions=True)
            assert office.questions == 1
        assert searches.begun == [stop], "a question that was dropped while it waited is not searched for"
        first.cancel()
        await asyncio.gather(first, return_exceptions=True)
        assert (office.questions, stop.is_pressed) == (0, True)
        ((_, last),) = await _asked(office, 1)
        assert searches.begun == [stop, last], "the next one comes at once"
        searches.open.set()
        office.close()

    asyncio.run(restless())
