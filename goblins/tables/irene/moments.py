"""The great moments of Irene as cues: a Goblin leaps out, a bell is rung, and what it finds.

A cue names only what everybody sees at that moment: nothing that lies face down.
"""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from functools import partial

import pygame

from goblins.tables.irene import shouts
from goblins.tables.irene.faces import TilePainter
from goblins.ui.moving.cues import Cue, Dim, Figure, Hear, Mood, Paint, Picture, Ribbon, Rim, Shake, Shout, Spray
from goblins.ui.moving.easing import between, eased
from goblins.ui.stage import Stage
from goblins.ui.viewport import Point, Rect
from goblins.words import say

#: How wide a Goblin is that leaps into the Caves, out of a tile, and out of the Mountain where there is nothing to take.
IN_THE_CAVES, OUT_OF_A_TILE, WITH_NOTHING = 430.0, 380.0, 320.0
#: How long a Goblin is in the air, and how long tiles fly apart where it lands.
LEAP, LAND = 0.16, 0.22
#: How many sweeping tiles have a note of their own.
MOST_TICKS = 12
RED = (150, 16, 26)
CREAM = (255, 243, 210)
BELL_RUNG = 190.0
#: A face drops into its place from so many times its size.
FALLS_FROM = 2.2
#: How wide the band is between the one who rang and the one whose turn is lost.
BAND_WIDE = 640.0
#: How large their faces are beside it.
BESIDE_BAND = 116.0
#: How dark it is round a tile that is about to be turned up, and how far the lamp shines.
DARK, LAMPLIGHT = 160, 130.0
#: How far a Goblin that leaps out of a tile stands above it, and where it still is to be seen whole.
ABOVE = 150.0
WHERE_IT_FITS = Rect(540, 230, 560, 430)
#: Where words stand in the Caves: above, and below.
HIGH, LOW = 142.0, 580.0
#: A ring of light grows in so few steps: each is a large picture.
WAVES = (320.0, 520.0, 720.0)


def moods(mood: str, seats: Iterable[int], start: float = 0.0) -> tuple[Cue, ...]:
    """Several faces change alike."""
    return tuple(Mood(seat=seat, mood=mood, start=start) for seat in seats)


# ---------------------------------------------------------------------- a Goblin


def trembling(at: Point, goblin: str) -> tuple[Cue, ...]:
    """Something moves in the Mountain; the Goblin is drawn ahead, out of sight."""
    x, y = at
    area = Rect(x - 180, y - 130, 360, 240)
    return (
        Figure(sprite=goblin, at=at, size=(IN_THE_CAVES,) * 2, fade=(0.0, 0.0), lasts=0.02),
        Figure(sprite="irene", mood="sad", view="bust", start=0.2, at=at, size=(240, 240), fade=(0.0, 0.0), lasts=0.02),
        Shake(strength=3, area=area, lasts=0.12),
        Shake(start=0.12, strength=3, area=area, lasts=0.12),
        Picture(sprite="moments/eyes.svg", at=(x + 2, y + 44), size=(60, 82), ease="back", lasts=0.24),
        shouts.growl(at),
        Spray(sprite="moments/chip_stone.svg", at=(x, y + 30), reach=(40, 130), size=(14, 24), fall=60, seed=3),
        Picture(sprite="moments/puff_smoke.svg", at=(x - 84, y + 64), size=(40, 80), fade=(1.0, 0.3), lasts=0.26),
        Picture(sprite="moments/puff_smoke.svg", at=(x + 86, y + 58), size=(30, 70), fade=(1.0, 0.3), lasts=0.26),
        Hear(start=0.04, sound="crumble"),
    )


def leap(goblin: str, at: Point, to: Point, size: float, stands: float) -> tuple[Cue, ...]:
    """A Goblin bursts out of the rock and stands there for a while."""
    return (
        Picture(sprite="moments/burst_red.svg", at=at, size=(150, size * 0.6), fade=(1.0, 0.0), ease="out", lasts=0.4),
        Spray(sprite="moments/dart.svg", at=at, count=9, reach=(60, 200), size=(44, 76), turned="outwards", seed=5),
        Spray(sprite="moments/chip_stone.svg", at=at, count=9, reach=(40, 200), size=(14, 30), fall=90, seed=8),
        Figure(sprite=goblin, at=at, to=to, size=(40, size), ease="back", arc=50, lasts=LEAP),
        Figure(sprite=goblin, start=LEAP, at=to, size=(size * 0.94, size), lasts=stands, still=True),
        Rim(colour=RED, strength=0.8, lasts=LEAP + stands),
        Shake(strength=5),
        Hear(sound="brass"),
    )


def landing(at: Point) -> tuple[Cue, ...]:
    """It lands, the ground cracks, and all flies apart."""
    x, y = at
    puffs = ((-200, 176, 130), (-110, 196, 96), (110, 196, 110), (210, 174, 130), (0, 204, 84))
    return (
        Picture(sprite="moments/crack.svg", at=(x, y + 120), size=(300, 380), lasts=0.7, fade=(1.0, 0.0), below=True),
        *(
            Picture(
                sprite="moments/wave_red.svg", start=0.1 * n, at=(x, y + 40), size=(wide, wide), light=True, lasts=0.1
            )
            for n, wide in enumerate(WAVES)
        ),
        *(
            Picture(
                sprite="moments/puff.svg", at=(x + dx, y + dy), size=(size * 0.5, size), fade=(1.0, 0.0), lasts=0.45
            )
            for dx, dy, size in puffs
        ),
        Spray(
            sprite="moments/chip_stone.svg",
            at=(x, y + 60),
            count=14,
            reach=(120, 400),
            size=(16, 32),
            flat=0.7,
            fall=80,
            seed=6,
        ),
        Shake(strength=7),
        shouts.mine(at),
        Hear(sound="shake_thud"),
        Hear(start=0.06, sound="clatter"),
    )


def sweeping(goblin: str, at: Point, pile: Point, count: int, seconds: float) -> tuple[Cue, ...]:
    """It sweeps so many tiles together, and leaps after them."""
    aside, turned = (at[0] - 270, at[1] + 20), IN_THE_CAVES
    last = min(0.22, seconds / 2)
    return (
        Figure(sprite=goblin, at=at, to=aside, size=(turned, turned), turn=(0, 10), lasts=seconds - last),
        Picture(
            sprite="moments/slash.svg",
            start=0.08,
            at=(aside[0] + 190, aside[1] + 30),
            size=(240, 300),
            turn=(-40, -90),
            fade=(0.9, 0.0),
        ),
        Figure(
            sprite=goblin,
            start=seconds - last,
            at=aside,
            to=pile,
            size=(turned, 100),
            arc=160,
            ease="both",
            lasts=last,
        ),
        *(
            Hear(start=seconds * (place + 1) / (count + 1), sound=f"tick_{min(MOST_TICKS, place + 1)}")
            for place in range(count)
        ),
    )


def counted(place: Rect, number: int, lasts: float) -> tuple[Cue, ...]:
    """A Goblin's face drops into its place among those that lie discarded."""
    return (
        Picture(
            sprite="moments/burst_red.svg", start=0.14, at=place.centre, size=(60, 110), fade=(1.0, 0.0), lasts=0.4
        ),
        Paint(draw=partial(_dropped, number=number, place=place), lasts=lasts),
        Hear(start=0.14, sound="thud"),
    )


def _dropped(stage: Stage, progress: float, number: int, place: Rect) -> None:
    size = between(FALLS_FROM, 1.0, eased("in", min(1.0, progress * 6)))
    largest = stage.painter(TilePainter).goblin(number, stage.viewport.length(place.w * FALLS_FROM))
    px = stage.viewport.length(place.w * size)
    stage.blit(pygame.transform.smoothscale(largest, (px, px)), place.centre)


def lost(at: Point, words: str, line: str, lasts: float) -> tuple[Cue, ...]:
    """What a Goblin has cost, and Irene who weeps for it."""
    x, y = at
    return (
        Dim(strength=0.3, above=1000, lasts=lasts),
        Figure(
            sprite="irene",
            mood="sad",
            view="bust",
            at=(x, y + 190),
            to=(x, y + 130),
            size=(220, 240),
            ease="back",
            lasts=lasts,
        ),
        Spray(
            sprite="moments/tear.svg",
            start=0.15,
            at=(x, y + 130),
            count=5,
            reach=(30, 90),
            size=(14, 22),
            among=(20, 160),
            fall=70,
            turned="upright",
            lasts=0.7,
        ),
        Ribbon(words=words, line=line, at=(x, y - 170), width=820, lasts=lasts),
        Hear(start=0.1, sound="flute_down"),
    )


def nothing_here(goblin: str, at: Point, to: Point, pile: Point) -> tuple[Cue, ...]:
    """A Goblin looks round in empty Caves, and goes."""
    return (
        Picture(sprite="moments/puff_smoke.svg", at=at, size=(60, 130), fade=(1.0, 0.0), lasts=0.4),
        Figure(sprite=goblin, at=at, to=to, size=(40, WITH_NOTHING), turn=(-5, -5), ease="back", lasts=LEAP),
        Figure(sprite=goblin, start=LEAP, at=to, size=(WITH_NOTHING,) * 2, turn=(-5, 5), lasts=0.3, still=True),
        Figure(
            sprite=goblin,
            start=LEAP + 0.3,
            at=to,
            to=pile,
            size=(WITH_NOTHING, 96),
            arc=70,
            ease="both",
            lasts=0.24,
        ),
        shouts.nothing(to, LEAP),
    )


def all_together(places: Sequence[Rect], words: str, line: str, at: Point) -> tuple[Cue, ...]:
    """Enough Goblins lie discarded: their row shakes and bursts."""
    first, last = places[0], places[-1]
    row = Rect(first.x - 12, first.y - 12, last.right - first.x + 24, first.h + 24)
    bursts = [
        Picture(
            sprite="moments/burst_red.svg",
            start=0.1 * n,
            at=place.centre,
            size=(50, 130),
            fade=(1.0, 0.0),
            lasts=0.4,
        )
        for n, place in enumerate(places)
    ]
    return (
        Shake(strength=4, area=row, lasts=0.3),
        *bursts,
        Ribbon(words=words, line=line, at=at, width=720, lasts=1.6),
        Hear(start=0.3, sound="low_drum"),
    )


def sealed(home: Rect, number: int) -> tuple[Cue, ...]:
    """A Home has become the goblins’."""
    x, y = home.centre
    return (
        Picture(sprite="moments/burst_red.svg", start=0.3, at=(x, y), size=(80, 190), fade=(1.0, 0.0), lasts=0.4),
        Spray(sprite="moments/puff_smoke.svg", start=0.3, at=(x, y + 40), count=6, reach=(20, 90), size=(30, 54)),
        Shout(words=str(number), start=0.3, at=(x, y), px=72, lasts=0.7),
    )


def standing(tile: Rect) -> Point:
    """Where a Goblin stands that leaps out of a tile."""
    x, y, fits = tile.centre[0], tile.centre[1] - ABOVE, WHERE_IT_FITS
    return min(max(x, fits.x), fits.right), min(max(y, fits.y), fits.bottom)


def joined(place: Rect) -> tuple[Cue, ...]:
    """A tile fits: its golden thread sparkles."""
    return (
        Spray(
            sprite="moments/spark.svg",
            start=0.1,
            at=(place.x, place.y + place.h * 0.7),
            count=6,
            reach=(10, 80),
            size=(12, 24),
            among=(200, 340),
            lasts=0.45,
        ),
    )


def said(goblin: Point, words: str, line: str, lasts: float) -> tuple[Cue, ...]:
    """What a Goblin has cost, above it or below it, so that its face stays to be seen."""
    y = HIGH if goblin[1] > WHERE_IT_FITS.centre[1] else LOW
    return (
        Ribbon(words=words, line=line, at=(WHERE_IT_FITS.centre[0] - 46, y), width=640, lasts=lasts),
        Hear(start=0.1, sound="flute_down"),
    )


def goes_back(goblin: str, at: Point, tile: Point, side: float) -> tuple[Cue, ...]:
    """A Goblin goes back into its tile."""
    return (
        Figure(sprite=goblin, at=at, to=tile, size=(OUT_OF_A_TILE, side), fade=(1.0, 0.2), ease="in", lasts=0.2),
        Picture(sprite="moments/puff_smoke.svg", start=0.16, at=tile, size=(60, 120), fade=(1.0, 0.0), lasts=0.3),
    )


# ---------------------------------------------------------------------- the bell


def ringing(at: Point, word: Point) -> tuple[Cue, ...]:
    """A bell swings to and fro, and somebody shouts."""
    swings = ((0, 24), (24, -24), (-24, 24), (24, -24), (-24, 0))
    bell = [
        Picture(
            sprite="irene/bell.svg",
            start=0.1 * n,
            at=at,
            size=(BELL_RUNG if n else 60, BELL_RUNG),
            turn=swing,
            ease="both" if n else "back",
            lasts=0.1 if n < len(swings) - 1 else 0.3,
        )
        for n, swing in enumerate(swings)
    ]
    blasts = [
        Picture(
            sprite="moments/blast.svg",
            start=0.1,
            at=(at[0] + side * 90, at[1]),
            to=(at[0] + side * 140, at[1]),
            size=(60, 90),
            turn=(turn, turn),
            fade=(1.0, 0.0),
            lasts=0.5,
        )
        for side, turn in ((1, 0), (-1, 180))
    ]
    return (
        *bell,
        *blasts,
        Shout(words=say("irene-shout-goblins"), start=0.08, at=word, px=92, turn=5, lasts=0.75),
        Shake(start=0.1, strength=4),
        Hear(start=0.45, sound="hush"),
    )


def waiting(tile: Point, lasts: float) -> tuple[Cue, ...]:
    """Only lamplight round one tile remains; nobody knows."""
    return (
        Paint(draw=partial(_lamplight, at=tile), lasts=lasts),
        Hear(sound="heartbeat"),
        Hear(start=lasts / 2, sound="heartbeat"),
    )


def _lamplight(stage: Stage, progress: float, at: Point) -> None:
    stage.shade(DARK, (20, 8, 26), lit=at, radius=LAMPLIGHT)


def found(at: Point, words: str, line: str, faces: Sequence[tuple[str, str, str]], lasts: float) -> tuple[Cue, ...]:
    """Who found a Goblin, and what that costs whom: a band between their faces, each a colour, a character and a mood."""
    return (
        Ribbon(words=words, line=line, at=at, width=BAND_WIDE, lasts=lasts),
        Paint(draw=partial(_faces, faces=faces, at=at), lasts=lasts, still=True),
        Hear(start=0.1, sound="flute_down"),
    )


def _faces(stage: Stage, progress: float, faces: Sequence[tuple[str, str, str]], at: Point) -> None:
    for (colour, character, mood), side in zip(faces, (-1, 1), strict=True):
        portrait = stage.tokens.portrait(colour, character, stage.viewport.length(BESIDE_BAND), mood, badge=False)
        stage.blit(portrait, (at[0] + side * (BAND_WIDE / 2 + 10), at[1]))


def silent(bell: Point, at: Point, words: str, line: str, lasts: float) -> tuple[Cue, ...]:
    """There was no Goblin: the bell falls silent."""
    return (
        Picture(
            sprite="irene/bell_spent.svg",
            at=bell,
            to=(bell[0], bell[1] + 12),
            size=(130, 130),
            turn=(0, -8),
            ease="in",
            lasts=lasts,
        ),
        Picture(
            sprite="moments/puff_smoke.svg",
            start=0.1,
            at=(bell[0] + 60, bell[1] + 60),
            size=(40, 80),
            fade=(1.0, 0.0),
            lasts=0.5,
        ),
        Ribbon(words=words, line=line, at=at, width=760, green=True, lasts=lasts),
        Hear(sound="clank"),
    )
