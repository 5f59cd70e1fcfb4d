"""What the laws are tried on: games, positions, records, intents.

A game is a start and a string of bytes, each of which picks one legal action: short to shrink, quick to draw.
What a byte prefers makes the rare things common: king-led runs, take-backs, turn-overs, undo and redo.
"""

from __future__ import annotations

from itertools import pairwise
from typing import NamedTuple

from hypothesis import strategies as st

from easyharp import Action, Card, Do, Drop, Game, Hold, Position, Record, Session, Settings, Tap, score
from easyharp.intents import Intent
from easyharp.record import Comment, Tag
from easyharp.rules import ACTIONS, PILES, REDO, TAP_STOCK, UNDO, Column, uncovers
from tests.golden import vectors
from tests.laws.wild import wild_position

numbers = st.integers(1, 999_999)


class Told(NamedTuple):
    """A game together with the games before it, the last one last."""

    games: tuple[Game, ...]

    @property
    def last(self) -> Game:
        return self.games[-1]

    @property
    def steps(self) -> list[tuple[Game, Game]]:
        """Each game with the one after it."""
        return [*pairwise(self.games)]

    def __repr__(self) -> str:
        actions = " ".join(action.text for action in self.last.actions)
        return f"{self.last.deal.code} {actions} (the last {len(self.games) - 1})"


def _wishes(game: Game, action: Action) -> set[int]:
    """Return the wishes of 3 to 7 that a legal action fulfils."""
    position, wishes = game.position, set()
    if action.target == "F":
        wishes.add(3)
    if action.is_take_back:
        wishes.add(4)
    if action.target_index >= 0 and not position.columns[action.target_index].up:
        wishes.add(5)
    if score.points(position, action) == 5:
        wishes.add(6)
    if action.is_move and uncovers(position, action) is None and action.source.isdigit():
        wishes.add(7)
    return wishes


def chosen(game: Game, byte: int, *, undo: bool = True) -> Action | None:
    """Pick a legal action, the wish of the byte first; ``None`` when the game is over or stuck."""
    wish, which = divmod(byte, 32)
    if undo and wish == 1 and game.refusal(UNDO) is None:
        return UNDO
    if undo and wish == 2 and game.refusal(REDO) is None:
        return REDO
    legal = game.legal_actions()
    if not legal:
        return None
    if wish == 0 and TAP_STOCK in legal:
        return TAP_STOCK
    wished = [action for action in legal if wish in _wishes(game, action)] or legal
    return wished[which % len(wished)]


def told(start: Game, choices: bytes, *, undo: bool = True) -> Told:
    games = [start]
    for byte in choices:
        action = chosen(games[-1], byte, undo=undo)
        if action is None:
            break
        games.append(games[-1].play(action))
    return Told(tuple(games))


@st.composite
def dealt_games(draw: st.DrawFn) -> Game:
    """A numbered deal, with a stock that is full, half drawn, about to be turned over or just turned over."""
    game = Game.new(draw(numbers))
    for _ in range(draw(st.sampled_from((0, 0, 0, 30, 57, 58, 59, 60)))):
        game = game.play(TAP_STOCK)
    return game


@st.composite
def late_games(draw: st.DrawFn) -> Game:
    """A game that is on its way to a win, for empty columns and full foundations."""
    story = vectors.story(draw(st.sampled_from((*vectors.names("won"), *vectors.names("takeback")))))
    left = draw(st.one_of(st.integers(0, 60), st.integers(0, 400)))
    return story[len(story) - 1 - left]


starts = st.one_of(dealt_games(), late_games())


@st.composite
def tales(draw: st.DrawFn, *, undo: bool = True, longest: int = 60) -> Told:
    """A random legal game, with all that was before it."""
    return told(draw(starts), draw(st.binary(max_size=longest)), undo=undo)


def games(*, longest: int = 60) -> st.SearchStrategy[Game]:
    return tales(longest=longest).map(lambda tale: tale.last)


def unfinished_games() -> st.SearchStrategy[Game]:
    return games().filter(lambda game: not game.is_won)


def positions() -> st.SearchStrategy[Position]:
    """Positions of games, and wild ones."""
    wild = st.integers(0, 2**32 - 1).map(wild_position)
    return st.one_of(games().map(lambda game: game.position), wild)


def grabs(position: Position) -> list[tuple[str, int]]:
    """Return every card of the table by its pile and place; an empty pile can be grabbed at 0."""
    return [(pile, card) for pile in PILES for card in range(max(1, len(position.cards(pile))))]


@st.composite
def intents(draw: st.DrawFn, game: Game, at: float) -> Intent:
    """Anything a hand can do to cards that exist; the top cards more often than the others."""
    position = game.position
    pile = draw(st.sampled_from(PILES))
    top = max(0, len(position.cards(pile)) - 1)
    card = draw(st.one_of(st.just(top), st.integers(0, top)))
    kind = draw(st.sampled_from((Tap, Tap, Tap, Hold, Drop, Do)))
    if kind is Tap:
        return Tap(pile, draw(st.sampled_from((card, None))) if not position.cards(pile) else card, at)
    if kind is Hold:
        return Hold(pile, card)
    if kind is Drop:
        return Drop(pile, card, draw(st.sampled_from((*PILES, "F"))))
    return Do(draw(st.sampled_from((UNDO, REDO, *ACTIONS))))


@st.composite
def settings_of_a_player(draw: st.DrawFn) -> Settings:
    return Settings(draw(st.booleans()), draw(st.booleans()))


@st.composite
def sessions(draw: st.DrawFn) -> tuple[Session, float]:
    """A session after some intents, and the time of the last one."""
    session, at = Session(draw(starts), draw(settings_of_a_player())), 0.0
    for _ in range(draw(st.integers(0, 6))):
        at += draw(st.sampled_from((10, 100, 350, 351, 1000)))
        session = session.take(draw(intents(session.game, at))).session
    return session, at


_tag_names = st.from_regex(r"[A-Za-z][A-Za-z0-9_]{0,11}", fullmatch=True).filter(lambda name: name != "Deal")
_tag_values = st.text(st.characters(codec="utf-8", exclude_characters="\r\n"), max_size=30)
_comments = st.text(st.characters(codec="utf-8", exclude_characters="\r}"), max_size=30)
_repeats = st.tuples(st.sampled_from((TAP_STOCK, UNDO, REDO)), st.integers(1, 20)).map(lambda pair: [pair[0]] * pair[1])


@st.composite
def records(draw: st.DrawFn) -> Record:
    """Any record that can be written, legal or not."""
    tags = draw(st.lists(st.builds(Tag, _tag_names, _tag_values), max_size=5))
    tags.insert(draw(st.integers(0, len(tags))), Tag("Deal", Game.new(draw(numbers)).deal.code))
    one = st.one_of(st.sampled_from(ACTIONS), st.builds(Comment, _comments)).map(lambda item: [item])
    parts = draw(st.lists(st.one_of(one, _repeats), max_size=30))
    return Record(tuple(tags), tuple(item for part in parts for item in part))


def spots(game: Game, pile: str) -> tuple[int, ...]:
    """Return the places of the cards of a pile, bottom first; the stock's next card first."""
    columns, talon, slots = game.places
    if pile.isdigit():
        return columns[int(pile) - 1]
    if pile == "W":
        return talon[: game.position.drawn]
    return talon[game.position.drawn :] if pile == "S" else slots["abcdefgh".index(pile)]


def dealt_position(pack: list[Card]) -> Position:
    """Lay out any pack."""
    ends = [n * (n + 1) // 2 for n in range(10)]
    columns = [Column(tuple(pack[a : b - 1]), (pack[b - 1],)) for a, b in pairwise(ends)]
    return Position(tuple(columns), tuple(pack[45:]), 0, (0,) * 8)
