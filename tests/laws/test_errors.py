"""Every exception of the package survives a copy and the way to another process."""

from __future__ import annotations

import copy
import importlib
import multiprocessing
import pickle
import pkgutil
import re
from collections.abc import Callable, Iterator
from typing import Any

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

import easyharp
from easyharp import Action, Card, Deal, DealError, Game, IllegalAction, SetupError, parse_position
from easyharp.cards import CARDS
from easyharp.rules import ACTIONS

st.register_type_strategy(Action, st.sampled_from(ACTIONS))
st.register_type_strategy(Card, st.sampled_from(CARDS))


def modules() -> Iterator[Any]:
    for found in pkgutil.walk_packages(easyharp.__path__, "easyharp."):
        # Alembic alone runs the migrations, `__main__` runs when it is imported, and the native core is no module.
        if not re.search(r"\.migrations|^easyharp\.__main__|\._native", found.name):
            yield importlib.import_module(found.name)


def exceptions() -> list[type[Exception]]:
    found = {
        value
        for module in modules()
        for value in vars(module).values()
        if isinstance(value, type) and issubclass(value, Exception) and value.__module__.startswith("easyharp")
    }
    return sorted(found, key=lambda kind: (kind.__module__, kind.__name__))


def _said(error: Exception) -> tuple[object, ...]:
    return type(error), str(error), error.args, vars(error)


@pytest.mark.parametrize("kind", exceptions(), ids=lambda kind: kind.__name__)
@settings(max_examples=5)
@given(data=st.data())
def test_every_exception_can_be_copied_and_pickled(kind: type[Exception], data: st.DataObject) -> None:
    error = data.draw(st.builds(kind))
    error.add_note("a note")
    pickles = [pickle.dumps(error, version) for version in range(pickle.HIGHEST_PROTOCOL + 1)]
    for again in (copy.copy(error), copy.deepcopy(error), *map(pickle.loads, pickles)):
        assert _said(again) == _said(error)


def test_the_walk_finds_them() -> None:
    assert {DealError, IllegalAction, SetupError} < {*exceptions()}
    assert len(exceptions()) > 10


def test_a_pool_gets_the_errors_of_its_workers() -> None:
    """It would wait for ever for one that cannot be pickled."""
    asked: list[tuple[Callable[..., object], tuple[object, ...], type[Exception]]] = [
        (Game.play, (Game.new(5), "12"), IllegalAction),
        (Deal.parse, ("x",), DealError),
        (parse_position, ("-/-/-/-/-/-/-/-/- - - --------",), SetupError),
    ]
    with multiprocessing.get_context("spawn").Pool(1) as pool:
        for function, given_, expected in asked:
            with pytest.raises(expected) as here:
                function(*given_)
            with pytest.raises(expected) as there:
                pool.apply_async(function, given_).get(60)
            assert _said(there.value) == _said(here.value)
