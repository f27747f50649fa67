"""Stories of Irene, and what is seen, said and heard in them."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Sequence
from functools import partial
from typing import Any, TypeVar

from goblins.core.match import Match
from goblins.tables.contract import TableContext
from goblins.tables.registry import table_of
from goblins.ui.moving.cues import Cue, Figure, Mood, Paint
from goblins.ui.moving.motion import Beat
from tests.support.builders import setup
from tests.support.irene import solo_builders as alone
from tests.support.irene.builders import RULES, action, position

CueT = TypeVar("CueT", bound=Cue)
PEOPLE, AGAINST_A_BOT, BOTS = ("human", "human"), ("human", "easy"), ("easy", "easy")
#: As long as bots may take for a moment among themselves.
BRIEF = 1.5
CAVE = {"n1": "rose-lamp", "e1": "rose-bare", "s1": "goblin", "w1": "lamp-ring"}
RINGING = {"n1": "ring-rose", "e1": "rose-bare", "s1": "goblin", "w1": "lamp-ring"}
ESCAPING = {0: "ring: ring-rose", 1: "lamp:"}


def told(
    state: Any, *texts: str, who: Sequence[str] = AGAINST_A_BOT, viewer: int = 0, **options: Any
) -> tuple[list[Beat], TableContext]:
    """The story of the last of these actions, as somebody at the table sees it."""
    solo = not hasattr(state.public, "paths")
    company = setup("irene", who[:1] if solo else who, **options)
    match = Match(RULES, company, 1, resumed_from=state)
    for text in texts:
        before = match.state
        match.play((alone.action if solo else action)(before, text))
    step, context = match.steps[-1], TableContext(company, viewer)
    events = tuple(RULES.redact(event, viewer) for event in step.events)
    views = RULES.view(before, viewer), RULES.view(step.state, viewer)
    return table_of("irene").story(*views, events, context), context


def cues(beats: Iterable[Beat], kind: type[CueT]) -> list[CueT]:
    return [cue for beat in beats for cue in beat.cues if isinstance(cue, kind)]


def moments_of(beats: Iterable[Beat]) -> list[str]:
    return [beat.moment for beat in beats if beat.moment]


def faces_of(beats: Iterable[Beat], seat: int) -> list[str]:
    return [cue.mood for cue in cues(beats, Mood) if cue.seat == seat]


def seconds(beats: Iterable[Beat]) -> float:
    return sum(beat.seconds for beat in beats)


def goblins(beats: Iterable[Beat]) -> set[str]:
    return {cue.sprite for cue in cues(beats, Figure) if cue.sprite.startswith("cave_goblin")}


def painted(beats: Iterable[Beat], what: Callable[..., None]) -> list[dict[str, Any]]:
    """What a game's own drawing was given, each time it is drawn."""
    draws = [cue.draw for cue in cues(beats, Paint)]
    return [draw.keywords for draw in draws if isinstance(draw, partial) and draw.func is what]


def rung(*texts: str, viewer: int = 0, who: Sequence[str] = PEOPLE) -> tuple[list[Beat], TableContext]:
    """Seat 1 escapes, and seat 0 rings."""
    return told(position(RINGING, paths={1: "rose:"}, active=1), "0: shout", *texts, viewer=viewer, who=who)
