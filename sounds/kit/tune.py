"""The tune: a night walk through the forest in D dorian, 6/8, 32 bars, for two plucked strings, a flute and a bell.

A part is a text of bars between `|`; a bar is notes `A4/3` (pitch, length in eighths; no length = one) or rests `-/3`.
The tune is laid on a ring: what still sounds at the last bar's end sounds on under the first, so it loops unheard.
"""

from __future__ import annotations

import random
from array import array
from collections.abc import Callable, Iterator
from functools import cache

from sounds.kit import instruments
from sounds.kit.filters import room
from sounds.kit.shapes import RATE, Samples, count

EIGHTH = 16384
BAR = 6 * EIGHTH
PEAK = 0.25
ROOM_SECONDS = 2.2
WARM_UP = count(3.0)

LOW_STRING = """
D3 A3 D4 F4 D4 A3 | D3 A3 D4 E4/2 A3    | C3 G3 C4 E4 C4 G3 | A2 E3 A3 C4 A3 E3
D3 A3 D4 F4 D4 A3 | C3 G3 C4 E4/2 G3    | D3 A3 D4 F4 D4 A3 | A2 E3 A3 C4 A3 E3
F3 C4 F4 A4 F4 C4 | C3 G3 C4 E4 C4 G3   | G2 D3 G3 B3 G3 D3 | A2 E3 A3 C4/3
D3 A3 D4 F4 D4 A3 | C3 G3 C4 E4/2 G3    | D3 A3 D4 F4 D4 A3 | A2 E3 A3 C4 A3 E3
F3 C4 F4 A4 F4 C4 | G2 D3 G3 B3 D4 B3   | A2 E3 A3 C4 A3 E3 | D3 A3 D4 E4/3
G2/3 D4 B3 D3     | D3/3 F4 D4 A3       | G2/3 D4 B3 D3     | A2/3 C4 A3 E3
F3/3 C4 A3 F3     | C3/3 E4 C4 G3       | G2 D3 G3 B3 G3 D3 | A2 E3 A3 C4/3
D3 A3 D4 F4 D4 A3 | C3 G3 C4 E4/2 G3    | A2 E3 A3 C4 A3 E3 | D3 A3 D4 A3/3
"""
HIGH_STRING = """
-/6               | -/3 A4/2 D5         | E5/2 C5 G4/3      | -/3 C5 B4 A4
-/6 | -/6 | -/6   | -/3 A4 B4 C5
-/6 | -/6 | -/6   | -/3 E5 C5 A4
-/6 | -/6 | -/6   | -/3 A4 C5 E5
-/6 | -/6 | -/6   | -/3 D5 A4 D5
B4 D5 G5 D5/3     | A4 D5 F5 D5/3       | B4 D5 G5 A5/2 G5  | E5/3 C5/3
F5/2 C5 A4/3      | E5/2 C5 G4/3        | D5/2 B4 G4/2 A4   | C5 B4 A4/4
-/6 | -/6 | -/3 A4 C5 E5 | D5/6
"""
FLUTE = """
-/6 | -/6 | -/6 | -/6
A4/3 D5/2 E5      | C5/3 G4/3           | A4/2 F4 A4/2 G4   | E4/5 -
F4/2 G4 A4/2 C5   | G4/4 E4/2           | D5/2 B4 G4/2 B4   | A4/5 -
A4/3 D5/2 E5      | C5/3 G4/3           | F5/2 E5 D5/2 A4   | C5/5 -
A4/2 C5 F5/3      | D5/2 B4 D5/3        | C5/2 B4 A4/2 E4   | F4/2 E4 D4/3
-/6 | -/6 | -/6 | -/6
A4/6              | G4/6                | B4/6              | A4/3 C5/2 -
A4/3 D5/3         | C5/2 B4 G4/3        | A4/2 G4 E4/3      | D4/5 -
"""
BELL = """
D6/6 | -/6 | -/6 | -/6
-/6 | -/6 | -/6 | -/6
-/6 | -/6 | -/6 | -/3 A5/3
-/6 | -/6 | -/6 | -/6
-/6 | -/6 | -/6 | -/3 D6/3
-/3 G5/3 | -/6 | -/3 B5/3 | -/6
-/6 | -/6 | -/6 | -/3 A5/3
-/6 | -/6 | -/6 | -/6
"""
BARS = 32


class MisprintedBar(ValueError):
    """A bar of a part that doesn't last six eighths, or a part without 32 bars."""


def notes(part: str) -> Iterator[tuple[int, int, str]]:
    """The (eighth it begins, length in eighths, pitch) of every note of a part, checked bar by bar."""
    bars = [bar for row in part.strip().splitlines() for bar in row.split("|")]
    if len(bars) != BARS:
        raise MisprintedBar(f"{len(bars)} bars")
    for number, bar in enumerate(bars):
        time = 0
        for word in bar.split():
            pitch, _, length = word.partition("/")
            if pitch != "-":
                yield number * 6 + time, int(length or 1), pitch
            time += int(length or 1)
        if time != 6:
            raise MisprintedBar(f"bar {number + 1} lasts {time} eighths: {bar.strip()}")


@cache
def low_string(pitch: str, length: int) -> Samples:
    """The accompanying string: dull and long."""
    return instruments.string(instruments.hertz(pitch), 2.4, brightness=0.25, seed=211)


@cache
def high_string(pitch: str, length: int) -> Samples:
    """The singing string."""
    return instruments.string(instruments.hertz(pitch), 1.9, brightness=0.42, seed=223)


@cache
def flute(pitch: str, length: int) -> Samples:
    """A flute note, held nearly to the next."""
    return instruments.flute(instruments.hertz(pitch), length * EIGHTH / RATE - 0.03, seed=227)


@cache
def bell(pitch: str, length: int) -> Samples:
    """A far bell."""
    return instruments.bell(instruments.hertz(pitch), 2.2)


# part, player, loudness, place from left (0) to right (1), share sent into the room, how unevenly it is played
Player = Callable[[str, int], Samples]
ENSEMBLE: tuple[tuple[str, Player, float, float, float, float], ...] = (
    (LOW_STRING, low_string, 0.42, 0.40, 0.25, 0.010),
    (HIGH_STRING, high_string, 0.40, 0.66, 0.40, 0.012),
    (FLUTE, flute, 0.27, 0.55, 0.60, 0.015),
    (BELL, bell, 0.07, 0.25, 0.90, 0.010),
)


def tune() -> tuple[array[float], array[float]]:
    """The left and right samples of one round of the tune."""
    size, rng = BARS * BAR, random.Random(1309)
    left, right, sent = (array("d", bytes(8 * size)) for _ in range(3))
    for part, player, loudness, place, send, looseness in ENSEMBLE:
        for eighth, length, pitch in notes(part):
            start = eighth * EIGHTH + count(rng.uniform(0, looseness))
            accent = 1.0 if eighth % 6 == 0 else 0.86 if eighth % 3 == 0 else 0.72
            strength = loudness * accent * rng.uniform(0.9, 1.05)
            for i, value in enumerate(player(pitch, length), start):
                heard = value * strength
                left[i % size] += heard * (1 - place)
                right[i % size] += heard * place
                sent[i % size] += heard * send
    # The room has to hear the end of the round before its beginning, or its echoes would start from silence.
    going_round = sent[-WARM_UP:] + sent
    ears = []
    for side, dry in enumerate((left, right)):
        echoes = room(going_round, ROOM_SECONDS, side)[WARM_UP:]
        ears.append(array("d", (a + 0.30 * b for a, b in zip(dry, echoes, strict=True))))
    scale = PEAK / max(max(map(abs, ear)) for ear in ears)
    return array("d", (value * scale for value in ears[0])), array("d", (value * scale for value in ears[1]))
