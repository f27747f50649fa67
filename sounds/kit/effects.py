"""The effects: what every sound of the table and the house is made of. Each value makes the samples of one file."""

from __future__ import annotations

from collections.abc import Callable
from functools import partial

from sounds.kit import grapple, irene, koncita, moments, pact
from sounds.kit.envelopes import shaped, soft_edges, strike, swell
from sounds.kit.filters import low
from sounds.kit.instruments import bell, drum, hertz, owl, pipe, rustle, snap, string, tongue, voice, wood
from sounds.kit.mixing import echoing, mixed, to_peak
from sounds.kit.shapes import Samples, count, line, noise, wobble

PEAK = 0.5
LEAD_IN = count(0.003)
"""Silence before every effect: the encoder smears a little of the attack forwards, and it needs somewhere to go."""
# All pitches come from the tune's scale, so that an effect never quarrels with the music under it.
TAKING = ("G4", "A4", "B4", "D5", "E5")
GLISSANDO = ("G4", "A4", "B4", "D5", "E5", "G5", "A5", "B5", "D6", "G6")


def pick_up() -> Samples:
    """Paper lifted off the table."""
    return rustle(0.17, line((0, 1500), (0.17, 4200)), swell(0.09, 0.0, 0.08), crackle=0.5, seed=101)


def drop() -> Samples:
    """A card put down on moss."""
    moss = shaped(low(low(noise(0.24, 103), 420), 700), strike(0.004, 0.16))
    thump = drum(105, 0.24)
    return mixed((0, 1.0, to_peak(moss, 0.8)), (0, 0.8, thump))


def flip() -> Samples:
    """A card turned over: a breath of air, and the snap."""
    air = rustle(0.1, line((0, 1200), (0.1, 3800)), swell(0.08, 0.0, 0.02), crackle=0.2, seed=107)
    return mixed((0, 0.3, air), (0.075, 1.0, snap()))


def flip_goblin() -> Samples:
    """A card turned over, and a tiny grunt of whom it shows."""
    grunt = voice(line((0, 118), (0.06, 132), (0.24, 84)), 0.25, "uh", "mm", swell(0.03, 0.06, 0.15), seed=109)
    return mixed((0, 0.75, flip()), (0.13, 0.8, grunt))


def flip_fairy() -> Samples:
    """A card turned over, and a tiny chime of whom it shows."""
    chime = mixed((0, 0.7, bell(hertz("E6"), 0.55)), (0.06, 0.55, bell(hertz("B6"), 0.5)))
    return mixed((0, 0.75, flip()), (0.12, 0.8, chime))


def taking(nth: int) -> Samples:
    """The nth forfeit or trick taken: one pluck, higher each time."""
    note = hertz(TAKING[nth - 1])
    pluck = mixed((0, 0.8, string(note, 0.6, brightness=0.55)), (0, 0.25, tongue(note, 0.3)))
    return echoing(pluck, 0.5, 0.2, tail=0.15)


def star() -> Samples:
    """A star won: up the harp, with dust on top."""
    plucks = [(0.045 * i, 0.5 + 0.03 * i, string(hertz(n), 0.55, brightness=0.7)) for i, n in enumerate(GLISSANDO)]
    dust = [(0.045 * i + 0.03, 0.16, bell(hertz(n) * 2, 0.4)) for i, n in enumerate(GLISSANDO) if i % 2]
    return echoing(mixed(*plucks, *dust), 0.6, 0.25, tail=0.15)


def one_step_from_winning() -> Samples:
    """One low drum."""
    return echoing(drum(74, 0.8), 0.6, 0.15, tail=0.2)


def win() -> Samples:
    """Pipes: up the scale and a chord at the top."""
    run = [(0.0, 0.14, "D5"), (0.16, 0.14, "G5"), (0.32, 0.14, "A5"), (0.5, 0.8, "B5")]
    chord = [(0.5, 0.8, "G5"), (0.5, 0.8, "D5"), (0.5, 0.8, "G4")]
    lead = [(start, 0.8, pipe(hertz(note), length, seed=113 + i)) for i, (start, length, note) in enumerate(run)]
    under = [(start, 0.4, pipe(hertz(note), length, seed=127 + i)) for i, (start, length, note) in enumerate(chord)]
    beats = [(0.0, 0.35, drum(98, 0.3)), (0.5, 0.5, drum(98, 0.5))]
    return echoing(mixed(*lead, *under, *beats), 0.6, 0.25, tail=0.3)


def lose() -> Samples:
    """A sorry goblin: a sigh that sinks, and a string that agrees."""
    sigh = wobble(line((0, 196), (0.12, 208), (0.95, 98)), 0.02, 5.5, delay=0.3)
    sighing = voice(sigh, 1.0, "aw", "oo", swell(0.08, 0.35, 0.55), seed=131)
    strings = [(0.05, 0.35, string(hertz("D4"), 0.6, 0.3)), (0.45, 0.35, string(hertz("A3"), 0.7, 0.3))]
    return mixed((0, 0.8, sighing), *strings)


def draw() -> Samples:
    """An owl who saw it all and won't say who won."""
    hoots = [
        (0.0, 0.7, owl(line((0, 372), (0.09, 392), (0.2, 366)), 0.2, seed=137)),
        (0.3, 1.0, owl(wobble(line((0, 372), (0.12, 398), (0.6, 352)), 0.006, 7, delay=0.1), 0.6, seed=139)),
    ]
    return echoing(mixed(*hoots), 0.7, 0.35, tail=0.28)


def refusal() -> Samples:
    """Uh-uh, with the mouth shut."""
    first = voice(line((0, 168), (0.11, 158)), 0.12, "mm", "mm", swell(0.025, 0.03, 0.06), seed=149)
    second = voice(line((0, 140), (0.15, 124)), 0.16, "mm", "mm", swell(0.025, 0.04, 0.09), seed=151)
    return mixed((0, 0.9, first), (0.17, 1.0, second))


def click() -> Samples:
    """A toggle falling over: two tiny pegs."""
    return mixed((0, 0.6, wood(1150, 0.05, 0.5)), (0.032, 1.0, wood(860, 0.07, 0.5, seed=157)))


def tick() -> Samples:
    """A slider passing a notch."""
    return wood(1480, 0.055, 0.35, seed=163)


def button() -> Samples:
    """A soft wooden button going down."""
    return mixed((0, 1.0, wood(430, 0.13, 0.15, seed=167)), (0, 0.35, tongue(hertz("G4"), 0.16)))


def knock() -> Samples:
    """A game's box put back on its shelf."""
    edge = wood(260, 0.2, 0.35, seed=173)
    return mixed((0, 0.6, edge), (0.07, 1.0, wood(178, 0.3, 0.3, seed=179)), (0.07, 0.5, drum(92, 0.25)))


def page() -> Samples:
    """A page of the rulebook: it slides, hangs, and flaps down."""
    slide = rustle(0.28, line((0, 900), (0.28, 3200)), swell(0.18, 0.02, 0.08), crackle=0.6, seed=181)
    flap = rustle(0.2, line((0, 2600), (0.2, 700)), strike(0.012, 0.22), crackle=0.3, seed=191)
    return mixed((0, 0.6, slide), (0.25, 1.0, flap))


def curtain() -> Samples:
    """Velvet drawn past: low and long, with a small lift in the middle."""
    velvet = rustle(0.8, line((0, 380), (0.35, 1150), (0.8, 320)), swell(0.3, 0.05, 0.45), 0.05, 1.4, seed=193)
    rings = [(0.12 + 0.09 * i, 0.06, wood(1900 + 130 * i, 0.06, 0.2, seed=197 + i)) for i in range(5)]
    return mixed((0, 1.0, velvet), *rings)


def hint() -> Samples:
    """A small bell: look here."""
    return echoing(bell(hertz("B5"), 0.75), 0.5, 0.15, tail=0.15)


def turn() -> Samples:
    """Your turn: two soft notes, upwards."""
    notes = mixed((0, 0.8, tongue(hertz("D5"), 0.4)), (0.17, 0.9, tongue(hertz("G5"), 0.5)))
    return echoing(notes, 0.5, 0.2, tail=0.15)


EFFECTS: dict[str, Callable[[], Samples]] = {
    made.__name__: made
    for made in (pick_up, drop, flip, flip_goblin, flip_fairy, star, win, lose, draw, refusal)
    + (click, tick, button, knock, page, curtain, hint, turn)
}
EFFECTS["drum"] = one_step_from_winning
EFFECTS |= {f"take_{nth}": partial(taking, nth) for nth in range(1, len(TAKING) + 1)}
EFFECTS |= koncita.EFFECTS | grapple.EFFECTS | irene.EFFECTS | pact.EFFECTS | moments.EFFECTS

# Heard again and again while a hand is on the mouse: these stay a little under the others.
SOFTER = {"tick": 0.36, "click": 0.42, "pick_up": 0.42, "page": 0.42, "curtain": 0.42}
# A held tone sounds louder than a knock of the same peak.
SOFTER |= {"draw": 0.36, "refusal": 0.36}
SOFTER |= koncita.SOFTER | grapple.SOFTER | irene.SOFTER | pact.SOFTER | moments.SOFTER


def effect(name: str) -> Samples:
    """The finished samples of one effect."""
    samples = soft_edges(EFFECTS[name]())
    return to_peak([0.0] * LEAD_IN + samples, SOFTER.get(name, PEAK))
