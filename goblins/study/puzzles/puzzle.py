"""What a puzzle is, read from `data/<game>/puzzles.json`: a deal, steps to a position, a goal, and the line to it."""

from __future__ import annotations

from collections.abc import Iterable
from functools import cache
from typing import Any, get_args

import msgspec
from msgspec import Struct

from goblins import paths
from goblins.content.loader import BadContent, shown
from goblins.core.contract import Action, AnyRules
from goblins.core.info import OptionValue
from goblins.core.match import Match
from goblins.core.setup import HUMAN, Setup, checked, make_seats
from goblins.study.puzzles.kind import Kind, games, has_puzzles, kind_of
from goblins.words import Message, message

#: Easy, fair, fiendish.
DIFFICULTIES = (1, 2, 3)
#: Of which size tables are, in their own units.
WIDTH, HEIGHT = 1600.0, 900.0
#: So many names there are: more than any game has puzzles.
NAMES = 50
#: Who solves it sits here.
SOLVER = 0


class Puzzle(Struct, frozen=True, forbid_unknown_fields=True, omit_defaults=True):
    """A position and what is to be reached from it. Steps and solution are actions as `written` writes them."""

    key: str
    seed: int
    before: str
    goal: int
    difficulty: int
    tries: int
    """How many tries somebody needs on average who tries anything."""
    solution: str
    options: dict[str, OptionValue] = {}


def name(game: str, puzzle: Puzzle) -> Message:
    """What a puzzle is called: no other one of its game is called so, and games begin with other names."""
    number = puzzles_of(game).index(puzzle) + games().index(game) * NAMES // len(games())
    return message("puzzles-name", number=number % NAMES + 1)


def brief(game: str, puzzle: Puzzle) -> Message:
    """The goal in two or three words; the game's rules are not loaded for them."""
    return message(f"puzzles-{game}-brief", goal=puzzle.goal)


class Puzzles(Struct, frozen=True, forbid_unknown_fields=True):
    """All puzzles of a game, the easiest first; and which part of the table their pictures show: middle and width."""

    picture: tuple[float, float, float]
    puzzles: tuple[Puzzle, ...]


class Position(Struct, frozen=True):
    """A puzzle laid out: who sits there, and what lies on the table."""

    game: str
    puzzle: Puzzle
    setup: Setup
    start: Any

    @property
    def kind(self) -> Kind:
        """What is asked for in the game's puzzles."""
        return kind_of(self.game)

    def match(self) -> Match:
        """A match from the position on; undo goes back to it and no further. Nobody calls anything help in it."""
        match = Match(self.kind.rules, self.setup, self.puzzle.seed, resumed_from=self.start)
        match.assisted = False
        return match


def written(actions: Iterable[Action]) -> str:
    """Actions as words: the name and the numbers of each."""
    return "; ".join(
        " ".join([type(action).__name__, *(str(getattr(action, name)) for name in action.__struct_fields__)])
        for action in actions
    )


def read(text: str, rules: AnyRules) -> list[Action]:
    """Actions out of their words; BadContent if they are none of the game's."""
    kinds = _action_kinds(rules.action_type)
    found: list[Action] = []
    for words in text.split("; ") if text else ():
        name, *numbers = words.split()
        try:
            found.append(kinds[name](*map(int, numbers)))
        except (KeyError, TypeError, ValueError) as error:
            raise BadContent(f"{words!r} is no action") from error
    return found


@cache
def _action_kinds(union: Any) -> dict[str, Any]:
    return {kind.__name__: kind for kind in get_args(union)}


@cache
def collection(game: str) -> Puzzles:
    """A game's puzzles as its file has them; none where it has none. BadContent if they can't be read."""
    path = paths.DATA / game / "puzzles.json"
    if not has_puzzles(game) or not path.is_file():
        return Puzzles((WIDTH / 2, HEIGHT / 2, WIDTH), ())
    try:
        found = msgspec.json.decode(path.read_bytes(), type=Puzzles)
    except msgspec.DecodeError as error:
        raise BadContent(f"{shown(path)}: {error}") from error
    if len({puzzle.key for puzzle in found.puzzles}) < len(found.puzzles):
        raise BadContent(f"{shown(path)}: two puzzles have the same key")
    return found


def puzzles_of(game: str) -> tuple[Puzzle, ...]:
    """A game's puzzles; none where it has none."""
    return collection(game).puzzles


def puzzle_of(game: str, key: str) -> Puzzle:
    """The puzzle of that key."""
    return next(puzzle for puzzle in puzzles_of(game) if puzzle.key == key)


def table_for(game: str, options: dict[str, OptionValue]) -> Setup:
    """The table of a game's puzzles: a person, and bots in all other seats."""
    kind = kind_of(game)
    seats = make_seats([HUMAN, *["easy"] * (kind.seats - 1)], kind.rules.info.cast)
    return checked(kind.rules.info, Setup(game, seats, options))


def position_of(game: str, puzzle: Puzzle) -> Position:
    """The puzzle's position; that its steps are legal is for the proof to say."""
    kind = kind_of(game)
    setup = table_for(game, {**kind.options, **puzzle.options})
    state = kind.rules.new_game(setup, puzzle.seed)
    for action in read(puzzle.before, kind.rules):
        state = kind.rules.apply(state, action).state
    return Position(game, puzzle, setup, kind.opened(state, SOLVER))
