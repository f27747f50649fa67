"""Solo positions of Irene that read like the table, and lines of play in words; tiles are called as in `irene_builders`."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from goblins.games.irene.solo.actions import Chart, Dig, Enter, Keep, Lay, PickPalace, RunForIt, Seal, Surrender
from goblins.games.irene.solo.events import SoloEnded
from goblins.games.irene.solo.state import SoloPublic, SoloSecret, SoloState
from tests.support.irene.builders import BACKS, HOMES, RULES, Box, outcome_of, symbol, tile, tile_name
from tests.support.lines import Line, forbidden_by

PLAIN: dict[str, Any] = {"dig": Dig, "chart": Chart, "run": RunForIt, "enter": Enter, "surrender": Surrender}


def solo(
    mountain: Sequence[str] = (),
    *,
    caves: str = "",
    pile: str = "",
    discards: Sequence[str] = (),
    rest: str = "mountain",
    palace: str = "ring",
    turned: Sequence[int] = (),
) -> SoloState:
    """A sound state at the beginning of a turn; tiles that nothing mentions lie below in the Mountain, or in the "pile"
    (paths only: Goblins lie in the Mountain even then).
    """
    box = Box()
    lying = tuple(box.take(name) for name in caves.split())
    kept = [box.take(name) for name in pile.split()]
    gone = tuple(tuple(box.take(name) for name in text.split()) for text in discards)
    heap = [box.take(name) for name in mountain]
    if rest == "pile":
        kept += [number for number in box.left if not RULES.content.is_goblin(number)]
        heap += [number for number in box.left if RULES.content.is_goblin(number)]
    else:
        heap += box.left
    public = SoloPublic(
        caves=lying,
        discards=gone,
        palace=symbol(palace),
        turned=tuple(number in turned for number in HOMES),
        phase="turn",
        turns=10,
    )
    secret = SoloSecret(
        mountain=tuple(reversed(heap)), pile=tuple(kept), numbers=HOMES, backs=BACKS, seed=1, occasion=0
    )
    state = SoloState(public, secret)
    assert RULES.audit(state) == ()
    return state


def action(state: SoloState, text: str) -> Any:
    """An action in words: "palace ring", "dig", "chart", "keep ring-rose", "seal 14", "run", "lay ring-rose", "enter"."""
    verb, _, what = text.partition(" ")
    if verb in ("palace", "seal"):
        return PickPalace(0, symbol(what)) if verb == "palace" else Seal(0, state.secret.numbers.index(int(what)))
    if verb in ("keep", "lay"):
        return (Keep if verb == "keep" else Lay)(0, tile(what))
    return PLAIN[verb](0)


def play(state: Any, *texts: str) -> Line[Any]:
    """Play a line; every action must be legal and every state sound."""
    line = Line(state)
    for text in texts:
        line = line.then(RULES, action(line.state, text), text)
    return line


def after(state: Any, *texts: str) -> Any:
    """The state after a line of play."""
    return play(state, *texts).state


def refused(state: Any, text: str) -> str:
    """The clause that forbids an action; it must be forbidden."""
    return forbidden_by(RULES, state, action(state, text), text)


def verbs(state: Any) -> set[str]:
    """The kinds of action that may be done now."""
    return {type(legal).__name__ for legal in RULES.legal_actions(state, 0)}


def named(numbers: Sequence[int]) -> list[str]:
    """Tiles in words."""
    return [tile_name(number) for number in numbers]


def result(line: Line) -> tuple[bool, int, int]:
    """Whether a finished game was won, its points, and the best that were possible."""
    (ended,) = line.all(SoloEnded)
    outcome = outcome_of(line.state, 1)
    assert outcome.reason == ("won" if ended.won else "lost") and outcome.winners == ((0,) if ended.won else ())
    return ended.won, ended.points, ended.best


def give_up(state: Any) -> Line:
    """The pile is turned up, and nothing is laid."""
    line = play(state, "run")
    return line if line.all(SoloEnded) else play(line.state, "surrender")
