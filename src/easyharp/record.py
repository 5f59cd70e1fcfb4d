"""The record of a game, ``.harp``: tags, a blank line, then the actions (rules §8).

Reading has two steps. :func:`parse_record` reads the text; :meth:`Record.replay` plays it through the rules.
"""

from __future__ import annotations

import re
from collections.abc import Callable, Iterable, Iterator
from dataclasses import dataclass
from enum import StrEnum
from itertools import groupby
from typing import Final, NamedTuple

from easyharp.deal import Deal, DealError
from easyharp.errors import Portable, expect
from easyharp.game import Game, IllegalAction
from easyharp.rules import REDO, TAP_STOCK, UNDO, Action, NotationError, Refusal

MAX_ACTIONS: Final = 1_000_000
"""A record with more actions is refused: no one plays it, and ``S*100000`` is short to write."""
MAX_REPEAT: Final = 100_000
_REPEATABLE: Final = {TAP_STOCK, UNDO, REDO}
_WIDTH: Final = 100
_BREATH: Final = 64
_TAG: Final = re.compile(r'\[([A-Za-z][A-Za-z0-9_]*) "((?:[^"\\]|\\.)*)"\]')
_COMMENT: Final = re.compile(r"[^}\r]*")
_TOKEN: Final = re.compile(r"\s*(?:\{([^}]*)\}|([^\s{}]+)|([{}]))")
_REPEAT: Final = re.compile(r"(.*)\*([1-9][0-9]*)")


class RecordFault(StrEnum):
    """What can be wrong with a record."""

    TAG = "tag"
    DEAL_COUNT = "deal-count"
    DEAL = "deal"
    COMMENT = "comment"
    NO_ACTION = "no-action"
    REPEAT = "repeat"
    TOO_LONG = "too-long"
    REFUSED = "refused"


class RecordError(Portable, ValueError):
    """A record that cannot be read or breaks a rule; ``str()`` is a full sentence.

    Attributes:
        fault: what is wrong.
        line: number of the bad line, from 1; ``None`` when it is no line of the head.
        most: how many actions there may be, when there are more.
        at: number of the bad action, from 1 with repeats written out; ``None`` when no action is to blame.
        action: the action's text, ``None`` likewise.
        refusal: the rule it breaks; ``None`` when it is not about a rule.
    """

    def __init__(
        self,
        message: str,
        fault: RecordFault,
        *,
        line: int | None = None,
        most: int | None = None,
        at: int | None = None,
        action: str | None = None,
        refusal: Refusal | None = None,
    ) -> None:
        super().__init__(message)
        self.fault = fault
        self.line = line
        self.most = most
        self.at = at
        self.action = action
        self.refusal = refusal


class Tag(NamedTuple):
    """A tag of the head, such as ``Deal`` or ``Result``."""

    name: str
    value: str


class Comment(NamedTuple):
    """A comment in braces, kept at its place among the actions."""

    text: str


class Replay(NamedTuple):
    """A record played through the rules.

    Attributes:
        game: the game at the end of the record.
        disagreements: the tags ``Result``, ``Score`` and ``Moves`` that say otherwise, each as a sentence.
    """

    game: Game
    disagreements: tuple[str, ...]

    @property
    def result(self) -> str:
        """``won`` or ``unfinished``."""
        return result_of(self.game)


@dataclass(frozen=True, slots=True)
class Record:
    """A record as it was written: its tags in their order, its actions and comments in theirs."""

    tags: tuple[Tag, ...]
    body: tuple[Action | Comment, ...]

    @property
    def deal(self) -> Deal:
        """The deal; ``RecordError`` when the tag stands not exactly once or names none."""
        codes = [tag.value for tag in self.tags if tag.name == "Deal"]
        if len(codes) != 1:
            raise RecordError(f"the tag Deal must stand exactly once, not {len(codes)} times", RecordFault.DEAL_COUNT)
        try:
            return Deal.parse(codes[0])
        except DealError as error:
            raise RecordError(f"the tag Deal: {error}", RecordFault.DEAL) from error

    @property
    def actions(self) -> tuple[Action, ...]:
        """The actions, repeats written out."""
        return tuple(item for item in self.body if isinstance(item, Action))

    def tag(self, name: str) -> str | None:
        """Return the value of the first tag of that name."""
        return next((tag.value for tag in self.tags if tag.name == name), None)

    def replay(self, breathe: Callable[[], None] = lambda: None) -> Replay:
        """Play the record through the rules.

        Args:
            breathe: is called after every 64 actions; what it raises ends the replay.

        Raises:
            RecordError: at the first action that is refused, with its number and the refusal.
        """
        game = Game.new(self.deal)
        for at, action in enumerate(self.actions, 1):
            try:
                game = game.play(action)
            except IllegalAction as error:
                raise RecordError(
                    f"action {at}, {action}, breaks a rule: {error.refusal.reason}",
                    RecordFault.REFUSED,
                    at=at,
                    action=action.text,
                    refusal=error.refusal,
                ) from error
            if at % _BREATH == 0:
                breathe()
        return Replay(game, tuple(self._disagreements(game)))

    def _disagreements(self, game: Game) -> Iterator[str]:
        truth = {"Result": result_of(game), "Score": str(game.score), "Moves": str(game.moves)}
        for tag in self.tags:
            if tag.name in truth and tag.value != truth[tag.name]:
                yield f"the tag {tag.name} says {tag.value!r}, the replay gives {truth[tag.name]!r}"

    def format(self) -> str:
        """Write the record; :func:`parse_record` reads the same record back.

        Raises:
            ValueError: when a tag or a comment holds what the form has no way to write.
        """
        head = "".join(_head_line(tag) for tag in self.tags)
        return f"{head}\n{_wrapped(_words(self.body))}"


def record_of(game: Game, tags: Iterable[tuple[str, str]] = ()) -> Record:
    """Return the record of a game: ``Deal``, the tags given, then ``Result``, ``Score`` and ``Moves``."""
    expect(game, Game, "a game")
    head = (
        Tag("Deal", game.deal.code),
        *(Tag(*tag) for tag in tags),
        Tag("Result", result_of(game)),
        Tag("Score", str(game.score)),
        Tag("Moves", str(game.moves)),
    )
    return Record(head, game.actions)


def result_of(game: Game) -> str:
    """``won`` or ``unfinished``: a record knows no loss."""
    return "won" if game.is_won else "unfinished"


def parse_record(text: str) -> Record:
    """Read a record's text. Nothing is played yet: see :meth:`Record.replay`.

    Raises:
        RecordError: when it is not of the form; the message names the line or the action.
    """
    expect(text, str, "the text of a record")
    # Not str.splitlines: it would also break comments at rarer separators.
    lines = text.removeprefix("\ufeff").replace("\r\n", "\n").replace("\r", "\n").split("\n")
    first = next((n for n, line in enumerate(lines) if line.strip()), 0)
    head = next((n for n in range(first, len(lines)) if not lines[n].startswith("[")), len(lines))
    tags = tuple(_tag(line, number) for number, line in enumerate(lines[first:head], first + 1))
    record = Record(tags, tuple(_body("\n".join(lines[head:]))))
    record.deal  # noqa: B018 - a record without its deal is none
    return record


def _tag(line: str, number: int) -> Tag:
    form = _TAG.fullmatch(line.strip())
    if form is None:
        raise RecordError(
            f'line {number}: a tag looks like [Deal "EH1-N-AAAAAAF"], not {_short(line)!r}',
            RecordFault.TAG,
            line=number,
        )
    return Tag(form[1], re.sub(r"\\(.)", r"\1", form[2]))


def _body(text: str) -> Iterator[Action | Comment]:
    at, end = 0, 0
    while token := _TOKEN.match(text, end):
        end = token.end()
        comment, word, brace = token.groups()
        if brace:
            raise RecordError(
                "a comment that is opened with { must be closed with }, and comments are not nested",
                RecordFault.COMMENT,
            )
        if comment is not None:
            yield Comment(comment)
            continue
        action, times = _repeated(word, at + 1)
        at += times
        if at > MAX_ACTIONS:
            raise RecordError(f"a record holds at most {MAX_ACTIONS} actions", RecordFault.TOO_LONG, most=MAX_ACTIONS)
        for _ in range(times):
            yield action


def _repeated(word: str, at: int) -> tuple[Action, int]:
    form = _REPEAT.fullmatch(word)
    try:
        action = Action(form[1] if form else word)
    except NotationError as error:
        raise RecordError(f"action {at}: {error}", RecordFault.NO_ACTION, at=at, action=_short(word)) from error
    if form is None:
        return action, 1
    times = int(form[2]) if len(form[2]) <= len(str(MAX_REPEAT)) else MAX_REPEAT + 1
    if action not in _REPEATABLE or not 2 <= times <= MAX_REPEAT:
        raise RecordError(
            f"action {at}: {_short(word)!r}: S, U and R may be repeated, 2 to {MAX_REPEAT} times, as in S*12",
            RecordFault.REPEAT,
            at=at,
            action=_short(word),
        )
    return action, times


def _words(body: tuple[Action | Comment, ...]) -> Iterator[str]:
    for item, group in groupby(body):
        times = len([*group])
        if isinstance(item, Comment):
            if not _COMMENT.fullmatch(item.text):
                raise ValueError(f"a comment cannot hold a closing brace or a carriage return: {_short(item.text)!r}")
            yield from [f"{{{item.text}}}"] * times
        elif item in _REPEATABLE and times > 1:
            yield from _repeats(item, times)
        else:
            yield from [item.text] * times


def _repeats(action: Action, times: int) -> Iterator[str]:
    while times > MAX_REPEAT:
        yield f"{action}*{MAX_REPEAT}"
        times -= MAX_REPEAT
    yield f"{action}*{times}" if times > 1 else action.text


def _wrapped(words: Iterable[str]) -> str:
    """Fill lines with words; a comment is one word and keeps its own line breaks."""
    lines = [""]
    for word in words:
        if lines[-1] and len(lines[-1]) + 1 + len(word) > _WIDTH:
            lines.append("")
        lines[-1] += (" " if lines[-1] else "") + word
    return "\n".join(lines).rstrip() + "\n" if lines[-1] else ""


def _head_line(tag: Tag) -> str:
    value = tag.value.replace("\\", "\\\\").replace('"', '\\"')
    line = f'[{tag.name} "{value}"]'
    if not _TAG.fullmatch(line) or "\n" in line or "\r" in line:
        raise ValueError(f"a tag is a word and one line of text, not {_short(line)!r}")
    return line + "\n"


def _short(text: str) -> str:
    return text if len(text) <= 40 else text[:39] + "…"
