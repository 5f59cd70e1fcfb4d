"""What a hand does and what comes of it."""

from __future__ import annotations

from hypothesis import assume, given, settings
from hypothesis import strategies as st

from easyharp import Card, Drop, Game, Hold, Position, Session, Settings, Tap
from easyharp.cards import KING
from easyharp.intents import Grab, targets, to_column, to_foundation
from easyharp.rules import COLUMNS, PILES, SLOTS, legal_actions
from easyharp.session import Hand
from tests.laws import strategies
from tests.laws.spec_table import Attempt
from tests.tables import sketched_game

FEWER = settings(max_examples=40)


def _top(position: Position, pile: str) -> int | None:
    size = len(position.cards(pile))
    return size - 1 if size else None


def _face_up(position: Position) -> list[Grab]:
    """Every card that can be seen."""
    return [
        Grab(pile, card)
        for pile, card in strategies.grabs(position)
        if position.cards(pile) and card >= Attempt(position, pile, card, "").hidden
    ]


def _tap(session: Session, pile: str, at: float) -> Session:
    return session.take(Tap(pile, _top(session.game.position, pile), at)).session


def _accepting(position: Position, card: Card) -> list[str]:
    """Columns whose last card takes the card, by the rule of one rank and the other colour."""
    found = []
    for name, column in zip(COLUMNS, position.columns, strict=True):
        last = column.cards[-1] if column.cards else None
        if last is not None and last.rank == card.rank + 1 and last.colour is not card.colour:
            found.append(name)
    return found


def _place_on_the_table(position: Position, pile: str) -> str | None:
    """Where a double tap on the top card of a pile should bring it, told from the rules alone."""
    card = position.cards(pile)[-1]
    length = {name: len(position.cards(name)) for name in COLUMNS}
    fitting = _accepting(position, card)
    if fitting:
        longest = max(length[name] for name in fitting)
        return next(name for name in fitting if length[name] == longest)
    stands_on_the_floor = length.get(pile) == 1
    if card.rank == KING and not stands_on_the_floor:
        return next((name for name in COLUMNS if not length[name]), None)
    return None


@given(strategies.sessions(), st.data())
def test_an_intent_plays_one_action_or_none(given_session: tuple[Session, float], data: st.DataObject) -> None:
    """No intent on a card that exists raises; the game changes by the action that is named, or not at all."""
    session, at = given_session
    outcome = session.take(data.draw(strategies.intents(session.game, at + 200)))
    if outcome.action is None:
        assert outcome.session.game is session.game
    else:
        assert outcome.refusal is None
        assert outcome.session.game == session.game.play(outcome.action)
        assert outcome.session.hand.selected is None
    assert outcome.session.settings == session.settings


@given(strategies.sessions(), st.data())
def test_a_refusal_changes_neither_the_game_nor_the_selection(
    given_session: tuple[Session, float], data: st.DataObject
) -> None:
    session, at = given_session
    intent = data.draw(strategies.intents(session.game, at + 200))
    outcome = session.take(intent)
    assume(outcome.refusal is not None)
    assert outcome.session.game is session.game
    # A tap on the stock clears the selection first, whatever comes of the tap.
    if not (isinstance(intent, Tap) and intent.pile == "S"):
        assert outcome.session.hand.selected == session.hand.selected


@given(strategies.sessions(), st.data())
def test_a_selected_card_can_be_seen(given_session: tuple[Session, float], data: st.DataObject) -> None:
    session, at = given_session
    hand = session.take(data.draw(strategies.intents(session.game, at + 200))).session.hand
    assert hand.selected is None or hand.selected in _face_up(session.game.position)


@given(strategies.sessions(), st.data())
def test_the_player_is_reminded_of_every_rule_but_a_cancelled_drag(
    given_session: tuple[Session, float], data: st.DataObject
) -> None:
    session, at = given_session
    outcome = session.take(data.draw(strategies.intents(session.game, at + 200)))
    assume(outcome.refusal is not None)
    assert outcome.refusal is not None
    silent = outcome.refusal.reason == "same-pile" or not session.settings.interactive_rules
    assert outcome.reminder == (None if silent else outcome.refusal)


@FEWER
@given(strategies.positions())
def test_select_and_tap_does_all_that_a_drop_does(position: Position) -> None:
    """fault 15: nothing needs a drag."""
    session = Session(sketched_game(position))
    assume(not session.game.is_won)
    for grab in _face_up(position):
        held = session.take(Hold(*grab)).session
        assert held.hand.selected == grab
        for target in PILES:
            if target in ("S", grab.pile):
                continue
            tapped = held.take(Tap(target, _top(position, target), 0))
            dropped = session.take(Drop(*grab, target))
            assert (tapped.action, tapped.refusal) == (dropped.action, dropped.refusal)
            assert tapped.session.game == dropped.session.game
            if target in SLOTS:
                assert session.take(Drop(*grab, "F")) == dropped


@given(strategies.positions(), st.booleans(), st.integers(0, 350))
def test_after_a_tap_that_moved_the_second_tap_does_nothing(position: Position, double_tap: bool, gap: int) -> None:
    """fault 3: a second click takes no card that came to light."""
    session = Session(sketched_game(position), Settings(double_tap=double_tap))
    for pile in (*COLUMNS, "W"):
        first = session.take(Tap(pile, _top(position, pile), 1000))
        moved = first.session
        if first.action is not None and not moved.game.is_won:
            second = moved.take(Tap(pile, _top(moved.game.position, pile), 1000 + gap))
            assert (second.action, second.refusal) == (None, None)
            assert second.session.game is moved.game
            assert second.session.hand == Hand()


@given(strategies.positions(), st.booleans(), st.integers(0, 350))
def test_after_a_tap_on_a_target_that_moved_the_second_tap_does_nothing(
    position: Position, double_tap: bool, gap: int
) -> None:
    session = Session(sketched_game(position), Settings(double_tap=double_tap))
    for grab, piles in targets(position).items():
        for pile in piles:
            if pile == "F":
                continue
            held = session.take(Hold(*grab)).session
            moved = held.take(Tap(pile, _top(position, pile), 1000)).session
            second = moved.take(Tap(pile, _top(moved.game.position, pile), 1000 + gap))
            assert second.session.game is moved.game
            assert second.session.hand == Hand()


@given(strategies.positions(), st.integers(0, 350))
def test_a_double_tap_goes_to_the_longest_column_then_a_king_to_an_empty_one(position: Position, gap: int) -> None:
    game = sketched_game(position)
    for pile in (*COLUMNS, "W"):
        top = _top(position, pile)
        if top is None or game.is_won or to_foundation(position, Grab(pile, top)):
            continue
        once = Session(game).take(Tap(pile, top, 1000))
        assert (once.action, once.session.hand.selected) == (None, Grab(pile, top))
        twice = once.session.take(Tap(pile, top, 1000 + gap))
        place = _place_on_the_table(position, pile)
        assert twice.refusal is None
        assert (twice.action.text if twice.action else None) == (pile + place if place else None)
        assert len(twice.session.game.position.cards(pile)) == (top if place else top + 1)
        assert twice.session.hand.selected == (None if place else Grab(pile, top))


@given(strategies.positions())
def test_a_double_tap_on_the_king_of_a_run_moves_the_run_to_the_first_empty_column(position: Position) -> None:
    empty = next((name for name in COLUMNS if not position.cards(name)), None)
    for pile, column in zip(COLUMNS, position.columns, strict=True):
        if len(column.up) > 1 and column.up[0].rank == KING:
            action = to_column(position, Grab(pile, len(column.down)))
            expected = pile + empty if empty and column.down else None
            assert (action.text if action else None) == expected


@given(strategies.positions())
def test_no_tap_ever_proposes_a_king_that_stands_on_the_floor(position: Position) -> None:
    session = Session(sketched_game(position))
    for pile, column in zip(COLUMNS, position.columns, strict=True):
        if not column.down and column.up and column.up[0].rank == KING:
            once = session.take(Tap(pile, 0, 0))
            twice = once.session.take(Tap(pile, 0, 1))
            assert once.action is None or once.action.target == "F"
            assert twice.action is None


@given(strategies.positions(), st.integers(351, 5000), st.booleans())
def test_slow_taps_select_and_let_go(position: Position, gap: int, double_tap: bool) -> None:
    session = Session(sketched_game(position), Settings(double_tap=double_tap))
    for pile in (*COLUMNS, "W"):
        top = _top(position, pile)
        if top is None or session.game.is_won or to_foundation(position, Grab(pile, top)):
            continue
        once = _tap(session, pile, 1000)
        assert once.hand.selected == Grab(pile, top)
        assert _tap(once, pile, 1000 + gap).hand.selected is None


@given(strategies.unfinished_games(), st.lists(st.integers(0, 50), max_size=20))
def test_taps_on_the_stock_never_make_a_pair(game: Game, gaps: list[int]) -> None:
    session, at, played = Session(game), 0, 0
    for gap in gaps:
        at += gap
        played += bool(session.game.position.talon)
        session = _tap(session, "S", at)
    assert session.game.moves == game.moves + played


@given(strategies.positions(), st.integers(0, 350))
def test_taps_on_the_foundations_never_take_back(position: Position, gap: int) -> None:
    game = sketched_game(position)
    for slot in SLOTS:
        once = _tap(Session(game), slot, 0)
        assert once.game is _tap(once, slot, gap).game is game


@given(strategies.positions())
def test_a_tap_or_a_double_tap_proposes_only_what_is_legal(position: Position) -> None:
    legal = [None, *legal_actions(position)]
    for pile, card in strategies.grabs(position):
        if not position.is_won:
            assert to_foundation(position, Grab(pile, card)) in legal
        assert to_column(position, Grab(pile, card)) in legal
