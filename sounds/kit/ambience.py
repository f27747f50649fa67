"""What is heard around a table while nothing happens, and the drums that come in when the game is close.

Everything is laid on a ring: what still sounds at the end sounds on under the beginning, so each goes round unheard.
"""

from __future__ import annotations

import math
import random
from collections.abc import Callable, Sequence

from sounds.kit.envelopes import shaped, soft_edges, strike, swell
from sounds.kit.filters import band, high, low, room
from sounds.kit.instruments import bell, drum, hertz, owl, pop, tongue, voice, wood
from sounds.kit.mixing import mixed, to_peak
from sounds.kit.shapes import SINE, Curve, Samples, count, grains, line, noise, steady, tone, wobble

SECONDS = 24.0
PEAK, TENSION_PEAK = 0.25, 0.4
#: A filter must have heard so much of the end before it hears the beginning.
WARM_UP = count(1.5)
#: The beats of a round of drums, and how many of them there are in a minute.
ROUND, SLOW, FAST = 8, 84, 112

Filter = Callable[[Sequence[float]], Samples]


class Ring:
    """A round of so many seconds on which things are laid."""

    def __init__(self, seconds: float) -> None:
        self.seconds = seconds
        self.samples = [0.0] * count(seconds)

    def lay(self, at: float, loudness: float, samples: Sequence[float]) -> None:
        """Lay something on from a second on; what passes the end goes on at the beginning."""
        size = len(self.samples)
        for i, value in enumerate(samples, count(at)):
            self.samples[i % size] += value * loudness

    def around(self, through: Filter) -> Samples:
        """All of it through a filter that has heard the end before the beginning."""
        return through(self.samples[-WARM_UP:] + self.samples)[WARM_UP:]

    def in_room(self, seconds: float, share: float) -> Samples:
        """All of it, with the echoes of a room."""
        echoes = self.around(lambda samples: room(samples, seconds))
        return [dry + share * echo for dry, echo in zip(self.samples, echoes, strict=True)]


def gust(seed: int, through: Filter, loudness: Curve, top: float) -> Samples:
    """Noise that goes round, without hiss above `top` hertz; the curve, too, must end as it begins."""
    ring = Ring(SECONDS)
    ring.samples = noise(SECONDS, seed)
    soft = ring.around(lambda samples: low(low(low(through(samples), top), top), top))
    return shaped(to_peak(soft, 1.0), loudness)


def tide(times: int, lowest: float, turned: float = 0.0) -> Curve:
    """Coming and going so many times a round, never below `lowest`."""
    return lambda t: lowest + (1 - lowest) * (0.5 - 0.5 * math.cos(math.tau * (times * t / SECONDS + turned)))


def blended(*layers: tuple[float, Sequence[float]]) -> Samples:
    """Rounds of the same length over one another."""
    return mixed(*[(0.0, loudness, samples) for loudness, samples in layers])


def chirp(notes: Sequence[float], length: float, gap: float) -> Samples:
    """A small bird: each note slides a little."""
    sung = [(nth * gap, 1.0, shaped(tone(SINE, line((0, note * 0.92), (length / 2, note), (length, note * 0.95)), length),
        swell(length * 0.3, length * 0.2, length * 0.5))) for nth, note in enumerate(notes)]
    return mixed(*sung)


def koncita() -> Samples:
    """A palace room: a clock that has always been there, and birds before the window."""
    ring, rng = Ring(SECONDS), random.Random(2003)
    for second in range(round(SECONDS)):
        tick = wood(1150 if second % 2 else 920, 0.07, 0.4, seed=2011 + second % 2)
        ring.lay(second + 0.5, 0.24 if second % 2 else 0.3, tick)
    for at in (2.6, 4.1, 9.3, 13.7, 14.6, 19.2, 21.9):
        notes = [rng.choice((2349, 2637, 3136, 3520)) for _ in range(rng.randint(2, 5))]
        ring.lay(at, rng.uniform(0.1, 0.22), chirp(notes, 0.09, rng.uniform(0.11, 0.16)))
    still = gust(2017, lambda samples: low(samples, 160), steady(1.0), 320)
    return blended((1.0, ring.in_room(1.2, 0.5)), (0.16, still))


def grapple() -> Samples:
    """A camp at night: wind over the tents, and a fire that crackles."""
    ring, rng = Ring(SECONDS), random.Random(2027)
    for _ in range(42):
        crack = wood(rng.uniform(700, 2600), rng.uniform(0.015, 0.04), 0.9, seed=rng.randrange(9999))
        ring.lay(rng.uniform(0, SECONDS), rng.uniform(0.1, 0.7) ** 2, crack)
    ring.lay(16.5, 0.12, owl(line((0, 372), (0.12, 392), (0.4, 366)), 0.45, seed=2029))
    sparks = Ring(SECONDS)
    sparks.samples = grains(SECONDS, 2039, 14)
    fire = to_peak(sparks.around(lambda samples: low(high(samples, 700), 3600)), 1.0)
    flames = gust(2053, lambda samples: band(samples, steady(260), 1.2), tide(9, 0.6), 700)
    wind = gust(2063, lambda samples: band(samples, lambda t: 340 + 130 * math.sin(math.tau * 2 * (t - 1.5) / SECONDS), 0.3),
        tide(2, 0.15), 900)
    return blended((1.0, ring.in_room(0.6, 0.2)), (0.3, fire), (0.2, flames), (0.4, wind))


def fairies() -> Samples:
    """A forest at night: crickets near and far, leaves, and chimes that nobody touches."""
    ring, rng = Ring(SECONDS), random.Random(2069)
    for pitch, every, loud, shift in ((4180, 1.2, 0.2, 0.0), (3720, 1.6, 0.11, 0.7)):
        trill = mixed(*[(0.045 * n, 1.0, shaped(tone(SINE, steady(pitch), 0.034), swell(0.01, 0.008, 0.016))) for n in range(4)])
        for nth in range(round(SECONDS / every)):
            ring.lay(shift + nth * every + rng.uniform(0, 0.05), loud * rng.uniform(0.6, 1.0), trill)
    for at, note in ((1.4, "B5"), (1.9, "D6"), (7.2, "G5"), (11.8, "E6"), (12.2, "D6"), (12.9, "A5"), (18.4, "G6"), (19.1, "B5")):
        ring.lay(at, rng.uniform(0.2, 0.4), bell(hertz(note), 1.6))
    leaves = gust(2081, lambda samples: band(samples, steady(1500), 1.2), tide(3, 0.1), 2400)
    return blended((1.0, ring.in_room(1.6, 0.5)), (0.3, leaves))


def irene() -> Samples:
    """A cave: drops that fall into the dark, and a wind that has come a long way."""
    ring, rng = Ring(SECONDS), random.Random(2083)
    for at in (0.8, 3.1, 4.9, 5.3, 8.8, 11.0, 13.9, 14.2, 17.6, 19.9, 22.3):
        pitch = rng.choice((784, 880, 988, 1175, 1319))
        drip = shaped(tone(SINE, line((0, pitch * 0.8), (0.03, pitch), (0.16, pitch * 1.04)), 0.18), strike(0.003, 0.16))
        ring.lay(at, rng.uniform(0.3, 0.9), mixed((0, 0.8, drip), (0, 0.25, pop(pitch / 2, seed=2087))))
    wind = gust(2089, lambda samples: band(samples, lambda t: 190 + 60 * math.sin(math.tau * (t - 1.5) / SECONDS), 0.14),
        tide(2, 0.25), 600)
    deep = gust(2099, lambda samples: low(samples, 90), tide(1, 0.6, 0.3), 160)
    return blended((1.0, ring.in_room(2.6, 1.2)), (0.3, wind), (0.25, deep))


def pact() -> Samples:
    """A village: people who talk behind a fence, a smith, a hen, and somebody who hums."""
    ring, rng = Ring(SECONDS), random.Random(2111)
    vowels = ("uh", "aw", "oo", "ah", "mm")
    for _ in range(64):
        length, root = rng.uniform(0.14, 0.34), 110 * 2 ** rng.uniform(0, 1.2)
        word = voice(line((0, root), (length, root * rng.uniform(0.8, 1.15))), length, rng.choice(vowels), rng.choice(vowels),
            swell(0.04, length - 0.12, 0.08), seed=rng.randrange(9999))
        ring.lay(rng.uniform(0, SECONDS), rng.uniform(0.05, 0.16), low(word, 900))
    for at in (5.0, 5.7, 6.4, 15.2, 15.9, 16.6, 17.3):
        ring.lay(at, 0.13, mixed((0, 1.0, tongue(1175, 0.3)), (0, 0.5, wood(1760, 0.1, 0.5, seed=2113))))
    for nth, at in enumerate((10.2, 10.5, 10.75, 11.3)):
        cluck = voice(line((0, 390), (0.06, 520), (0.13, 360)), 0.14, "uh", "aw", swell(0.02, 0.04, 0.08), seed=2129 + nth)
        ring.lay(at, 0.14, cluck)
    for at, note, length in ((19.0, "G4", 0.5), (19.5, "A4", 0.3), (19.8, "B4", 0.7), (20.6, "D5", 0.4), (21.0, "B4", 0.9)):
        hum = shaped(tone(SINE, wobble(steady(hertz(note)), 0.01, 5), length), swell(0.08, max(0.05, length - 0.25), 0.15))
        ring.lay(at, 0.09, hum)
    air = gust(2131, lambda samples: band(samples, steady(600), 1.0), tide(2, 0.4), 900)
    return blended((1.0, ring.in_room(0.9, 0.5)), (0.09, air))


def drums(beats_a_minute: int, strokes: Sequence[tuple[float, float, float]]) -> Samples:
    """A round of drums: (beat, strength, pitch) of each stroke."""
    beat = 60 / beats_a_minute
    ring = Ring(ROUND * beat)
    for at, strength, pitch in strokes:
        # a little after the seam, so that no stroke is cut there
        ring.lay((at + 0.06) * beat, strength, soft_edges(drum(pitch, 0.5), 0.004, 0.1))
    ring.samples = ring.in_room(0.9, 0.3)
    return ring.around(lambda samples: low(samples, 900))


def slow_drums() -> Samples:
    """It is getting close: a heart that beats under the table."""
    return drums(SLOW, [stroke for bar in (0, 2, 4, 6) for stroke in ((bar, 0.9, 58), (bar + 0.36, 0.5, 66))])


def fast_drums() -> Samples:
    """One step more and it is over: a drum that does not wait."""
    bar = ((0.0, 1.0, 61), (0.75, 0.4, 92), (1.0, 0.55, 73), (1.5, 0.4, 92), (2.0, 0.9, 61), (2.5, 0.35, 92), (3.0, 0.6, 73), (3.5, 0.5, 82))
    return drums(FAST, [(at + 4 * nth, strength, pitch) for nth in range(2) for at, strength, pitch in bar])


LOOPS: dict[str, Callable[[], Samples]] = {
    f"ambience_{made.__name__}": made for made in (koncita, grapple, fairies, irene, pact)
} | {"tension_1": slow_drums, "tension_2": fast_drums}


def loop(name: str) -> Samples:
    """The finished samples of one loop."""
    return to_peak(LOOPS[name](), TENSION_PEAK if name.startswith("tension") else PEAK)
