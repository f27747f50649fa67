"""The great moments of Fairies, as cues: a chain of flips, a star, cards that are taken, and the end."""

from __future__ import annotations

import math
from collections.abc import Sequence
from functools import partial

import pygame
from msgspec import Struct

from goblins.core.setup import Seat
from goblins.games.fairies.content import Face
from goblins.tables.fairies.faces import FULL, PROPORTION, UNITS
from goblins.ui.moving.cues import Cue, Dim, Gain, Hear, Paint, Picture, Ribbon, Shout, Shower, Spray
from goblins.ui.moving.easing import between, eased
from goblins.ui.moving.effects import put, turned
from goblins.ui.moving.motion import Placement
from goblins.ui.stage import Stage
from goblins.ui.viewport import Point, Rect
from goblins.words import say

MINT = (30, 92, 74)
#: Notes go up with every flip, as far as the harp reaches.
NOTES = 8
#: From so many flips on a chain is counted aloud.
LONG = 3
#: How wide the round dance is, how large its figures are, and how far it turns.
DANCE, FIGURE, ROUND = (330.0, 205.0), 210.0, 0.55
#: How large the winner's face becomes: round which they dance, and in the end.
DANCED_ROUND, WON = 170.0, 236.0
CONFETTI = tuple(f"shell/confetti_{number}.svg" for number in range(6))


def _point(place: Placement) -> Point:
    return place.x, place.y


# ------------------------------------------------------------------ a card is added


def landing(place: Placement) -> tuple[Cue, ...]:
    """The moss gives way below a card."""
    at = place.x, place.y + place.h / 2 - 6
    return (
        Spray(
            sprite="moments/puff_moss.svg",
            at=at,
            start=0.18,
            count=6,
            reach=(30, 84),
            size=(18, 34),
            flat=0.2,
            lasts=0.26,
        ),
    )


def rhymes(places: Sequence[Placement], start: float, seconds: float) -> tuple[Cue, ...]:
    """The ribbons of all cards that rhyme light up."""
    ribbons = [
        Rect(place.x - place.w * 0.42, place.y + place.h * 0.29, place.w * 0.84, place.h * 0.16) for place in places
    ]
    return (Paint(draw=partial(_light, ribbons), start=start, lasts=seconds),)


def _light(ribbons: Sequence[Rect], stage: Stage, progress: float) -> None:
    if progress < 1:
        for ribbon in ribbons:
            stage.halo(ribbon, MINT, 9, 10)


def flip(number: int, of: int, source: Placement, place: Placement, seconds: float, rest: float) -> tuple[Cue, ...]:
    """One flip of a chain: a spark jumps to the card, it glints half-way, and the note is one higher than before.

    A long chain is counted; the plate stays until the chain is over.
    """
    half = seconds / 2
    cues: tuple[Cue, ...] = (
        Hear(sound=f"harp_{min(number, NOTES)}", start=half),
        Picture(
            sprite="moments/spark_mint.svg", at=_point(source), to=_point(place), size=(46, 34), arc=70, lasts=half
        ),
        Spray(
            sprite="moments/spark_mint.svg",
            at=_point(place),
            start=half,
            count=6,
            reach=(place.w * 0.3, place.w * 0.85),
            size=(16, 30),
            seed=number,
            lasts=0.34,
        ),
    )
    if of >= LONG:
        corner = place.x + place.w * 0.28, place.y - place.h / 2 - 8
        cues += (Gain(words=str(number), at=corner, to=corner, arc=14, size=66, start=half, lasts=half + rest + 0.3),)
    return cues


# ------------------------------------------------------------------ a star, and takes


def star(place: Placement, seconds: float) -> tuple[Cue, ...]:
    """The star leaps off its card, and a ring of light runs over the table."""
    corner = place.x + place.w * 0.3, place.y - place.h * 0.36
    above = place.x, place.y - place.h * 0.66
    leap = seconds * 0.5
    return (
        Picture(sprite="icons/star.svg", at=corner, to=above, size=(44, 104), turn=(0, 20), ease="back", lasts=seconds),
        Picture(
            sprite="moments/rays.svg",
            at=_point(place),
            size=(460, 560),
            turn=(0, 15),
            fade=(0.4, 0.1),
            light=True,
            below=True,
            lasts=seconds + 0.3,
        ),
        Picture(
            sprite="moments/wave.svg",
            at=_point(place),
            start=leap,
            size=(120, 1100),
            fade=(1.0, 0.1),
            light=True,
            lasts=0.5,
        ),
        Spray(sprite="moments/spark.svg", at=above, start=leap, count=10, reach=(40, 210), size=(18, 34), lasts=0.5),
    )


def symbols(face: Face, places: Sequence[Placement]) -> tuple[Cue, ...]:
    """The symbol that the added card and the taken ones share beats once."""
    x, y, across = FULL.symbol
    return tuple(
        Picture(
            sprite=f"icons/{face.symbol}.svg",
            at=(place.x + (x / UNITS - 0.5) * place.w, place.y + (y / UNITS - PROPORTION / 2) * place.w),
            size=(across * place.w / UNITS, 2.1 * across * place.w / UNITS),
            fade=(1.0, 0.0),
            lasts=0.34,
        )
        for place in places
    )


def total(flips: int, takes: int, way: str, at: Point, seconds: float) -> tuple[Cue, ...]:
    """A long chain in one line."""
    words = say("fairies-moment-chain", flips=flips)
    if takes:
        words = say("fairies-moment-chain-takes", flips=flips, takes=takes, way=way)
    return Shout(words=words, at=at, px=38, colour=(255, 244, 214), lasts=seconds), *(
        [Hear(sound="harp_8")] * (flips > LONG)
    )


# ------------------------------------------------------------------ the end


class End(Struct, frozen=True):
    """How somebody won: who they are, what is called out, what stands below it, and where the table's middle is."""

    seat: Seat
    words: str
    line: str
    middle: Point
    area: Rect


def darkness(seconds: float) -> tuple[Cue, ...]:
    """The table lies in the dark, but for what is held up."""
    return (Dim(strength=0.55, above=190, lasts=seconds),)


def held_up(at: Point) -> tuple[Cue, ...]:
    """The card that wins hangs in the air, and a heart beats at it."""
    x, y = at
    return (
        Hear(sound="low_drum"),
        Picture(
            sprite="moments/rays_mint.svg",
            at=at,
            size=(300, 480),
            turn=(0, 15),
            fade=(0.2, 0.7),
            light=True,
            below=True,
            lasts=0.5,
        ),
        Picture(sprite="moments/heart.svg", at=(x + 84, y - 104), start=0.16, size=(20, 58), ease="back", lasts=0.5),
    )


def dance(faces: Sequence[Face], starts: Sequence[Point], end: End, seconds: float) -> tuple[Cue, ...]:
    """The fairies leave their cards and dance round the winner's face in a shaft of moonlight."""
    x, y = end.middle
    draw = partial(_dance, tuple(face.slug for face in faces), tuple(starts), end.middle)
    return (
        Hear(sound="flip_fairy"),
        Picture(
            sprite="moments/shaft.svg",
            at=(x, y - 10),
            size=(430, 460),
            fade=(0.3, 0.55),
            light=True,
            lasts=seconds,
        ),
        Paint(draw=partial(_portrait, end.seat, end.middle, (92.0, DANCED_ROUND)), lasts=seconds),
        Paint(draw=draw, lasts=seconds),
    )


def _dance(who: Sequence[str], starts: Sequence[Point], middle: Point, stage: Stage, progress: float) -> None:
    """Everybody comes from their card to their place in the round, one after another, and the round turns."""
    for index, (slug, start) in enumerate(zip(who, starts, strict=True)):
        come = eased("out", (progress - 0.03 * index) / 0.35)
        if come <= 0:
            continue
        angle = math.tau * (index / len(who) + ROUND * progress) - math.pi / 2
        x = between(start[0], middle[0] + DANCE[0] * math.cos(angle), come)
        y = between(start[1], middle[1] + DANCE[1] * math.sin(angle), come) - 12 * abs(math.sin(9 * angle))
        put(stage, turned(stage, f"characters/{slug}/bust.svg", FIGURE, between(110, FIGURE, come)), (x, y))


def march(faces: Sequence[Face], start: Point, far: float, seconds: float) -> tuple[Cue, ...]:
    """The last ones pack their things and hop off to the right, grumbling."""
    walk = partial(_march, tuple(face.slug for face in faces), start, far)
    return (
        Hear(sound="grumble"),
        *(Hear(sound=f"hop_{number}", start=number * seconds / 6) for number in range(1, 6)),
        Paint(draw=walk, lasts=seconds),
    )


def _march(who: Sequence[str], start: Point, far: float, stage: Stage, progress: float) -> None:
    puff = turned(stage, "moments/puff.svg", 120, 120)
    for index, slug in enumerate(who):
        x = start[0] + 190 * index + far * eased("in", progress)
        hop = 26 * abs(math.sin(math.pi * (4 * progress + 0.4 * index)))
        put(stage, turned(stage, f"characters/{slug}/bust.svg", 190, 190), (x, start[1] - hop))
        put(stage, puff, (x, start[1] + 88), 0.9)


def finale(end: End, faces: Sequence[Face], seconds: float) -> tuple[Cue, ...]:
    """The winner's face in the middle, what they won with, and confetti."""
    x, y = end.middle
    low = y + 262
    lined = [(x + 178 * (index - (len(faces) - 1) / 2), low) for index in range(len(faces))]
    return (
        Hear(sound="crowd"),
        Picture(
            sprite="moments/rays.svg",
            at=(x, y - 60),
            size=(760, 760),
            turn=(0, 12),
            fade=(0.6, 0.45),
            light=True,
            lasts=seconds,
        ),
        Paint(draw=partial(_line, tuple(face.slug for face in faces), tuple(lined)), lasts=seconds),
        Paint(draw=partial(_portrait, end.seat, (x, y - 84), (150.0, WON)), lasts=seconds, still=True),
        Ribbon(words=end.words, at=(x, y + 96), line=end.line, width=760, lasts=seconds),
        Shower(sprites=CONFETTI, area=end.area, count=26, size=(22, 36), crossing=1.5, lasts=seconds),
    )


def drawn(words: str, line: str, at: Point, seconds: float) -> tuple[Cue, ...]:
    """Nobody won."""
    return Hear(sound="gong"), Ribbon(words=words, at=at, line=line, width=760, lasts=seconds)


def _line(who: Sequence[str], places: Sequence[Point], stage: Stage, progress: float) -> None:
    for index, (slug, (x, y)) in enumerate(zip(who, places, strict=True)):
        hop = 18 * max(0.0, math.sin(math.pi * (5 * progress - 0.25 * index)))
        put(stage, turned(stage, f"characters/{slug}/bust.svg", FIGURE, 170), (x, y - hop * (1 - progress)))


def _portrait(seat: Seat, at: Point, size: tuple[float, float], stage: Stage, progress: float) -> None:
    """A seat's happy face that grows."""
    full = stage.tokens.portrait(seat.colour, seat.goblin, stage.viewport.length(size[1]), "happy")
    share = between(size[0] / size[1], 1.0, eased("back", min(1.0, progress * 3)))
    if share >= 0.99 and progress > 0.34:
        put(stage, full, at)
        return
    step = round(share * 24)
    scaled = stage.cache.get(
        ("growing_face", seat.colour, seat.goblin, full.get_size(), step), lambda: _scaled(full, step / 24)
    )
    put(stage, scaled, at)


def _scaled(picture: pygame.Surface, share: float) -> pygame.Surface:
    return pygame.transform.smoothscale_by(picture, max(0.05, share))
