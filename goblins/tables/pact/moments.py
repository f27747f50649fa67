"""The great moments of Pact as cues: a pact, a Task done alone, a full box, dynamite, and a Specialist that helps.

Everything here is data: times are seconds after the beat that has the cues, places are units of the table.
"""

from __future__ import annotations

import math
from collections.abc import Sequence
from typing import Literal

from msgspec import Struct

from goblins.tables.pact.paints import Sooty
from goblins.ui.moving.cues import (
    Balloon,
    Cue,
    Dim,
    Figure,
    Gain,
    Hear,
    Mood,
    Paint,
    Picture,
    Rim,
    Shake,
    Shout,
    Spray,
    Stamp,
)
from goblins.ui.moving.easing import between
from goblins.ui.viewport import Point, Rect
from goblins.words import say

#: How long each part takes in full, in seconds.
DEMAND, HOP, WORK, CLASP, DROP = 0.42, 0.11, 0.44, 0.62, 0.56
#: And among bots: all goblins at once to the Task, the handshake over it, and the Task goes home.
BRIEF_MARCH, BRIEF_CLASP, BRIEF_DROP = 0.26, 0.24, 0.26
#: What lies so high stays bright while the table is dark.
BRIGHT = 240.0
#: Dynamite: it rises, flies, lies there while everybody ducks, goes off, and the smoke thins.
RISE, FLY, DUCK, BANG, SMOKE = 0.3, 0.32, 0.28, 0.22, 0.5
BRIEF_BANG = 0.32
RED_BURST, BURST = "moments/burst_red.svg", 430.0
#: It is dark until who lit it is gone: buttons, which are out of sight so long, would lie on the sooty face. One darkness ends
#: a little after the next began, or they would flash up between the two.
SMOKY, OVERLAP = Dim(strength=0.15, above=BRIGHT, lasts=BANG + SMOKE), 0.1
#: A Marker hops one space.
MARKER = 0.18
#: A Specialist comes forward, then passes on.
HELP, BRIEF_HELP = 0.5, 0.3
#: So many hops a goblin takes to the Task.
HOPS = 3
WORKER = 132.0
#: How large a goblin’s card is where it works, and a Specialist’s on its way to somebody else.
WORKER_CARD, PASSING_CARD = (84.0, 118.0), (128.0, 128.0)
CLOSE = 560.0
#: How large somebody is who calls for a neighbour, and a Specialist who comes forward.
CALLING, FORWARD, BRIEF_FORWARD = 176.0, 190.0, 110.0
MIDDLE: Point = (800.0, 400.0)
STICK = "icons/pact_stick.svg"
HANDS = "icons/pact_handshake.svg"
RAYS = "moments/rays.svg"


class Party(Struct, frozen=True):
    """Somebody a moment is about: the clan, its character, and where its portrait is."""

    clan: int
    character: str
    at: Point


# ---------------------------------------------------------------------- a pact


def demand(actor: Party, victim: Party, words: str) -> tuple[Cue, ...]:
    """Somebody leans out of a plate and calls for a neighbour, who starts."""
    side = 1 if actor.at[0] < MIDDLE[0] else -1
    x, y = actor.at[0] + 26 * side, max(118.0, actor.at[1] + 20)
    return (
        Mood(seat=actor.clan, mood="sly"),
        Mood(seat=victim.clan, mood="shocked"),
        Figure(sprite=actor.character, view="bust", mood="happy", at=actor.at, to=(x, y), size=(86, CALLING),
               turn=(0, -8 * side), ease="back", lasts=DEMAND + 0.3),
        Balloon(words=words, tip=(x + 92 * side, y - 24), side="right" if side > 0 else "left", px=26, start=0.08,
                lasts=DEMAND + 0.22, still=True),
        Picture(sprite="moments/bang.svg", at=(victim.at[0] + 60, victim.at[1] - 34), size=(20, 34), ease="back", start=0.12,
                lasts=0.5),
    )  # fmt: skip


def dust(places: Sequence[Point]) -> tuple[Cue, ...]:
    """Where a marching goblin landed."""
    return tuple(
        Picture(sprite="moments/puff_moss.svg", at=(x, y + 34), size=(34, 60), fade=(0.9, 0.0), lasts=0.3)
        for x, y in places
    )


def workplaces(count: int, task: Rect) -> list[Point]:
    """Where so many goblins stand round a Task: from its left side round its foot to its right side."""
    x, y = task.centre
    angles = [math.pi * (place + 0.5) / max(1, count) for place in range(count)]
    return [(x - (task.w * 0.5 + 76) * math.cos(angle), y + 6 + 110 * math.sin(angle)) for angle in angles]


def dark(seconds: float) -> tuple[Cue, ...]:
    """The table darkens, but for what lies high."""
    return (Dim(strength=0.42, above=BRIGHT, lasts=seconds),)


def work(task: Rect, workers: Sequence[tuple[str, Point]], coins: Sequence[Point], seconds: float) -> tuple[Cue, ...]:
    """Cards become their goblins, who work at the Task with two blows; its coins light up one after another."""
    step = seconds / (len(coins) + 1)
    blows = (0.3 * seconds, 0.75 * seconds)
    return (
        *(
            Figure(
                sprite=one, view="bust", at=at, to=(at[0], at[1] - 10), size=(84, WORKER), ease="back", lasts=seconds
            )
            for one, at in workers
        ),
        *(Spray(sprite="moments/puff_moss.svg", at=at, count=3, reach=(10, 50), lasts=0.3) for _, at in workers),
        *(
            Picture(
                sprite="moments/spark.svg",
                at=at,
                size=(30, 66),
                turn=(0, 90),
                fade=(1.0, 0.2),
                start=step * place,
                lasts=0.3,
            )
            for place, at in enumerate(coins)
        ),
        *(Hear(sound="hammer", start=blow) for blow in blows),
        *(
            Spray(
                sprite="moments/chip_wood.svg", at=task.centre, count=5, size=(14, 26), fall=60, start=blow, lasts=0.4
            )
            for blow in blows
        ),
    )


def ready(sprite: str, size: float, view: Literal["full", "bust"] = "bust", mood: str = "") -> Cue:
    """A figure gets ready out of sight, so that it need not be drawn when it is wanted."""
    return Figure(sprite=sprite, view=view, mood=mood, at=MIDDLE, size=(size, size), fade=(0.0, 0.0), lasts=0.02)


def close_by(who: Party) -> tuple[Cue, ...]:
    """Somebody’s large figure gets ready."""
    return (ready(who.character, CLOSE, "full", "happy"),)


def clasp(left: Party, right: Party, seconds: float) -> tuple[Cue, ...]:
    """Both lean in from their sides, their hands meet: a pact, willing or not."""
    x, y = MIDDLE
    hit = 0.2
    rest = seconds - hit
    return (
        *(Mood(seat=one.clan, mood="happy", start=hit) for one in (left, right)),
        Picture(sprite=RAYS, at=MIDDLE, size=(860, 860), light=True, fade=(0.4, 0.4),
                start=hit, lasts=rest),
        Figure(sprite=left.character, mood="happy", at=(-60, y + 130), to=(x - 380, y + 130), size=(CLOSE, CLOSE),
               lasts=seconds),
        Figure(sprite=right.character, mood="happy", at=(1660, y + 130), to=(x + 380, y + 130), size=(CLOSE, CLOSE),
               lasts=seconds),
        Picture(sprite="moments/burst_white.svg", at=MIDDLE, size=(220, 380), ease="back", start=hit, lasts=rest, still=True),
        Picture(sprite=HANDS, at=MIDDLE, size=(150, 240), ease="back", start=hit, lasts=rest, still=True),
        Spray(sprite="moments/spark.svg", at=MIDDLE, count=10, reach=(90, 260), size=(20, 36), start=hit, lasts=0.45),
        Stamp(words=say("pact-moment-pact"), at=(x, y - 190), colour="green", width=330, start=hit, lasts=rest + 0.5),
        Hear(sound="handclasp", start=hit),
    )  # fmt: skip


def quick_clasp(parties: Sequence[Party], at: Point) -> tuple[Cue, ...]:
    """In passing: a handshake over the Task."""
    return (
        *(Mood(seat=one.clan, mood="happy") for one in parties),
        Picture(sprite="moments/burst_white.svg", at=at, size=(80, 170), fade=(1.0, 0.2), lasts=0.4),
        Picture(sprite=HANDS, at=at, size=(40, 90), ease="back", lasts=0.5, still=True),
        Spray(sprite="moments/spark.svg", at=at, count=5, reach=(30, 90), size=(16, 26), lasts=0.4),
    )


def alone(who: Party, at: Point, seconds: float) -> tuple[Cue, ...]:
    """Done without anybody’s help."""
    return (
        Mood(seat=who.clan, mood="happy"),
        Picture(sprite=RAYS, at=at, size=(380, 380), light=True, fade=(0.7, 0.0), lasts=seconds),
        Stamp(words=say("pact-moment-alone"), at=(at[0], at[1] - 104), colour="gold", width=280, lasts=max(0.5, seconds)),
    )  # fmt: skip


def gains(parties: Sequence[Party], glory: int, at: Point) -> tuple[Cue, ...]:
    """Glory flies to whom it belongs."""
    return tuple(
        cue
        for one in parties
        for cue in (
            Gain(words=f"+{glory}", at=(at[0], at[1] + 40), to=one.at, lasts=0.7),
            Hear(sound="tick_3", start=0.6),
        )
    )


def full_box(at: Point, count: int, more: int) -> tuple[Cue, ...]:
    """A Task lights a box that brings more, with a bell."""
    words = say("pact-moment-full", count=count, glory=more)
    return (
        Picture(sprite=RAYS, at=at, size=(260, 260), light=True, fade=(0.9, 0.3), start=0.3,
                lasts=0.9),
        Picture(sprite="moments/burst.svg", at=at, size=(30, 84), ease="back", fade=(1.0, 0.0), start=0.3, lasts=0.5),
        Stamp(words=words, at=(min(max(160.0, at[0]), 1440.0), at[1] - 74), colour="gold", width=270, turn=4, start=0.3,
              lasts=1.1),
        Hear(sound="crown_bell", start=0.3),
    )  # fmt: skip


# ---------------------------------------------------------------------- dynamite


def lit(who: Party, start: Point, task: Point) -> tuple[Cue, ...]:
    """A stick rises from the Dynamite card, its fuse catches, and it tumbles to where a goblin is missing."""
    up = start[0], start[1] - 70
    fly, side = RISE + FLY, 1 if who.at[0] < MIDDLE[0] else -1
    smoke = [
        (between(up[0], task[0], t), between(up[1], task[1], t) - 4 * 160 * t * (1 - t)) for t in (0.25, 0.5, 0.75)
    ]
    return (
        Dim(strength=0.3, above=BRIGHT, lasts=fly + DUCK + OVERLAP),
        Balloon(words=say("pact-moment-short"), tip=(who.at[0] + 50 * side, who.at[1] - 10),
                side="right" if side > 0 else "left", px=26, lasts=fly),
        Picture(sprite=STICK, at=start, to=up, size=(40, 120), turn=(0, -20), ease="back", lasts=RISE),
        Spray(sprite="moments/spark.svg", at=(up[0] + 24, up[1] - 40), count=5, reach=(4, 34), size=(12, 22), lasts=RISE),
        Picture(sprite=STICK, at=up, to=task, size=(120, 120), turn=(-20, 520), arc=160, ease="both", start=RISE, lasts=FLY),
        *(
            Picture(sprite="moments/puff_smoke.svg", at=at, size=(30, 60), fade=(0.9, 0.0), start=RISE + 0.08 * place,
                    lasts=0.4)
            for place, at in enumerate(smoke, 1)
        ),
        Picture(sprite=STICK, at=task, size=(120, 132), turn=(160, 160), start=fly, lasts=DUCK),
        Spray(sprite="moments/spark.svg", at=(task[0] + 30, task[1] - 44), count=4, reach=(2, 26), start=fly,
              size=(12, 22), lasts=DUCK - 0.12),
    )  # fmt: skip


def duck(parties: Sequence[Party], task: Point) -> tuple[Cue, ...]:
    """Everybody sees it coming."""
    beside = [(task[0] + 250 * side, task[1] + 60) for side in (-1, 1)]
    return (
        *(Mood(seat=one.clan, mood="shocked") for one in parties),
        *(
            Figure(sprite=one.character, view="bust", mood="shocked", at=at, to=(at[0], at[1] + 24), size=(170, 170),
                   lasts=DUCK)
            for one, at in zip(parties, beside, strict=False)
        ),
    )  # fmt: skip


def bang(at: Point, *, brief: bool) -> tuple[Cue, ...]:
    """The one loud thing in the game."""
    part = 0.55 if brief else 1.0
    return (
        Hear(sound="bang"),
        Spray(sprite="moments/puff_smoke.svg", at=at, count=5, reach=(60, 190 * part), size=(40, 48), lasts=0.7, seed=3),
        Picture(sprite="moments/wave.svg", at=at, size=(480 * part, 480 * part), light=True, fade=(0.6, 0.0), lasts=0.4),
        Picture(sprite=RED_BURST, at=at, size=(150, BURST * part), ease="out", lasts=0.34),
        Picture(sprite="moments/burst.svg", at=at, size=(90, 300 * part), turn=(20, 20), ease="out", lasts=0.34),
        Shout(words=say("pact-moment-boom"), at=at, px=92 * part, colour=(255, 246, 226), turn=4, lasts=0.5),
        Spray(sprite="moments/dart.svg", at=at, count=12, reach=(90, 330 * part), size=(30, 46), turned="outwards",
              lasts=0.4),
        Spray(sprite="moments/chip_stone.svg", at=at, count=6, reach=(40, 260 * part), size=(14, 28), fall=160, lasts=0.7),
        *(() if brief else (Rim(colour=(150, 84, 10), strength=0.5, lasts=0.4), SMOKY)),
        Shake(strength=5 if brief else 8),
    )  # fmt: skip


def soot(who: Party, at: Point, words: str) -> tuple[Cue, ...]:
    """The smoke thins: there stands who lit it, black and pleased."""
    face = at[0], at[1] + 210
    return (
        Mood(seat=who.clan, mood="happy"),
        Paint(draw=Sooty(who.character, face, 230), lasts=SMOKE),
        *(
            Picture(sprite="moments/puff_smoke.svg", at=(at[0] + dx, at[1] + 60), to=(at[0] + dx, at[1] + 30),
                    size=(110, 150), fade=(0.9, 0.0), lasts=SMOKE)
            for dx in (-130, -40, 60, 140)
        ),
        Balloon(words=words, tip=(face[0] + 130, face[1] - 60), px=26, start=0.1, lasts=SMOKE - 0.1),
        Hear(sound="cough", start=0.1),
    )  # fmt: skip


# ---------------------------------------------------------------------- Specialists


def specialist(slug: str, user: Party, at: Point, to: Party | None, *, brief: bool) -> tuple[Cue, ...]:
    """A Specialist comes forward out of its card; whoever gets it next is glad."""
    seconds = BRIEF_HELP if brief else HELP
    size = BRIEF_FORWARD if brief else FORWARD
    x = min(max(120.0, at[0]), 1480.0)
    glad = (Mood(seat=to.clan, mood="happy", start=seconds),) if to else ()
    return (
        Mood(seat=user.clan, mood="sly", start=0.12),
        Picture(sprite=RAYS, at=(x, at[1] - 60), size=(1.6 * size, 1.6 * size), light=True, fade=(0.7, 0.0),
                lasts=seconds + 0.1),
        Figure(sprite=f"pact_{slug}", view="bust", at=at, to=(x, at[1] - 60), size=(50, size), ease="back",
               lasts=seconds + 0.12),
        *glad,
    )  # fmt: skip
