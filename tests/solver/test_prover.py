"""What the prover rules out changes no verdict; what would change one is noticed."""

import pytest

from easyharp import Position
from easyharp.solver import NativeError, Status, native
from easyharp.solver.native import Prover
from easyharp.solver.reference import judge
from tests.solver.cases import LOST
from tests.solver.small import NOT_PRESSED, RULES, small_deal, verdict

WORDS = {Prover.WON: Status.WON, Prover.LOST: Status.LOST}
SHAPES = ((2, 2), (3, 2), (3, 3), (3, 4), (4, 3))
"""Ranks and columns."""


def _deals(first: int, last: int) -> list[Position]:
    return [small_deal(seed, *SHAPES[seed % len(SHAPES)]) for seed in range(first, last)]


@pytest.fixture(scope="module")
def plain() -> list[int]:
    return [verdict(deal, "nothing") for deal in _deals(0, 250)]


@pytest.mark.parametrize("rule", ["right", "eager"])
def test_safe_and_waiting_cards_change_no_verdict(plain: list[int], rule: str) -> None:
    pruned = [verdict(deal, rule) for deal in _deals(0, 250)]
    known = [pair for pair in zip(plain, pruned, strict=True) if pair[0] in WORDS]
    assert all(one == other for one, other in known)
    assert len(known) > 230
    assert plain.count(Prover.LOST) > 80
    assert plain.count(Prover.WON) > 80


def test_the_python_rules_agree() -> None:
    # All of it is at stake: the talon as a set, the symmetries, the moves that are left out.
    """fault 22: one set of rules judges the solver."""
    judged = [(judge(deal, 4_000), WORDS[verdict(deal)]) for deal in _deals(0, 90)]
    known = [pair for pair in judged if pair[0].is_known]
    assert all(one is other for one, other in known)
    assert [one for one, _ in known].count(Status.LOST) > 15
    assert [one for one, _ in known].count(Status.WON) > 20


# Small deals that a wrong rule calls lost though they can be won; found by trying seeds.
WRONG = {
    "without own suit": [(540, 2, 2), (771, 3, 2), (1040, 2, 2)],
    "one deck": [(22, 3, 3), (30, 2, 2)],
    "low ranks": [(12, 3, 3), (30, 2, 2)],
}


@pytest.mark.parametrize(
    ("rule", "deal"),
    [(rule, deal) for rule, deals in WRONG.items() for deal in deals],
    ids=str,
)
def test_a_wrong_rule_is_noticed(rule: str, deal: tuple[int, int, int]) -> None:
    """fault 22: a solver with another rule is found out."""
    position = small_deal(*deal)
    assert judge(position) is Status.WON
    assert verdict(position) == Prover.WON
    assert verdict(position, rule) == Prover.LOST


def test_every_wrong_rule_is_tried() -> None:
    assert {*RULES} - {*WRONG} == {"right", "nothing", "eager"}


def test_nothing_is_proved_without_memory() -> None:
    data = native.encoded(LOST[0])
    assert Prover(data, 4 << 20).run(10**9, NOT_PRESSED) == Prover.LOST
    assert Prover(data, 100_000).run(10**9, NOT_PRESSED) == Prover.OUT_OF_MEMORY
    with pytest.raises(NativeError, match="too little memory"):
        Prover(data, 1_000)
