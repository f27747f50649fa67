"""The effects of Pact: a handclasp and a puff of smoke, tools of the Specialists, a fuse, a gong, and the seasons.

Recruiting, playing, bells, drums and hops are sounds that other tables brought along.
"""

from __future__ import annotations

from collections.abc import Callable

from sounds.kit.envelopes import shaped, soft_edges, strike, swell
from sounds.kit.filters import band, high, low
from sounds.kit.instruments import bell, drum, flute, hertz, pipe, pop, rustle, string, tongue, voice, wood
from sounds.kit.mixing import echoing, mixed, to_peak
from sounds.kit.shapes import SINE, Samples, grains, line, modes, noise, tone, wobble

# A gong no larger than a shield: partials that lie too close to agree, the high ones soon gone.
GONG = ((98, 1.0, 1.1), (101, 0.6, 1.1), (164, 0.55, 0.9), (233, 0.5, 0.7), (239, 0.3, 0.7), (347, 0.3, 0.45),
    (521, 0.2, 0.3))


def handclasp() -> Samples:
    """A pact: two palms meet, and two notes agree."""
    palms = shaped(low(band(noise(0.12, 701), line((0, 1500), (0.1, 700)), 1.2), 2400), strike(0.001, 0.08))
    notes = [(0.03, 0.7, tongue(hertz("G4"), 0.4)), (0.19, 0.8, tongue(hertz("D5"), 0.5))]
    clap = mixed((0, 0.9, to_peak(palms, 1.0)), (0, 0.4, wood(190, 0.1, 0.1, seed=709)), *notes)
    return echoing(clap, 0.5, 0.2, tail=0.15)


def poof() -> Samples:
    """Goblins go to the discards in a puff of smoke."""
    puff = low(band(noise(0.34, 719), line((0, 420), (0.06, 900), (0.34, 260)), 1.4), 1500)
    return mixed((0, 1.0, to_peak(shaped(puff, swell(0.02, 0.03, 0.28)), 1.0)), (0, 0.4, drum(140, 0.14)))


def whip() -> Samples:
    """The Taskmaster: air cut by a lash, and the crack at its end."""
    lash = shaped(band(noise(0.2, 727), line((0, 500), (0.14, 2800), (0.2, 4200)), 0.7), swell(0.15, 0.0, 0.05))
    crack = shaped(low(high(noise(0.12, 733), 500), 5200), strike(0.0006, 0.07))
    cracked = mixed((0, 0.35, to_peak(lash, 1.0)), (0.17, 1.0, to_peak(crack, 1.0)),
        (0.17, 0.3, wood(900, 0.05, 0.9, seed=739)))
    return echoing(cracked, 0.4, 0.2, tail=0.12)


def whistle() -> Samples:
    """The Press-gang: a bosun's whistle, low, high, and trilling at the end."""
    pitch = line((0, 880), (0.1, 900), (0.2, 1320), (0.5, 1318))
    trill = wobble(pitch, 0.03, 17, delay=0.24)
    pure = shaped(tone(SINE, trill, 0.52), swell(0.04, 0.36, 0.12))
    air = shaped(band(noise(0.52, 743), trill, 0.25), swell(0.04, 0.36, 0.12))
    return echoing(mixed((0, 0.8, pure), (0, 0.3, to_peak(air, 1.0))), 0.5, 0.15, tail=0.14)


def scheme() -> Samples:
    """The Schemer: four steps on tiptoe, and a card slipped under a pile."""
    steps = enumerate(("E4", "G4", "E4", "D4"))
    tiptoe = [(0.12 * i, 0.8, string(hertz(note), 0.22, brightness=0.3, seed=751 + i)) for i, note in steps]
    card = rustle(0.22, line((0, 1100), (0.22, 2600)), swell(0.14, 0.0, 0.08), crackle=0.5, seed=757)
    return mixed(*tiptoe, (0.44, 0.4, card))


def mimicry() -> Samples:
    """The Mimic: somebody says ooh-ah, and somebody smaller says it again."""
    said = voice(line((0, 165), (0.1, 215), (0.24, 170)), 0.26, "oo", "ah", swell(0.03, 0.1, 0.12), seed=761)
    again = voice(line((0, 292), (0.1, 380), (0.22, 300)), 0.24, "oo", "ah", swell(0.03, 0.1, 0.1), seed=769)
    return mixed((0, 0.9, said), (0.31, 0.8, again))


def ratchet() -> Samples:
    """The Fixer: a wrench ratchets a bolt tight, and the bolt gives in."""
    teeth = [(0.05 * i, 0.45 + 0.06 * i, wood(1250 + 60 * i, 0.04, 0.8, seed=773 + i)) for i in range(6)]
    ring = to_peak(modes(((720, 1.0, 0.22), (1490, 0.6, 0.15), (2380, 0.35, 0.1)), 0.24), 1.0)
    return mixed(*teeth, (0.34, 0.8, ring), (0.34, 0.8, wood(420, 0.12, 0.6, seed=787)))


def fuse() -> Samples:
    """A Marker moves back: a fuse hisses along, and pops."""
    hiss = band(mixed((0, 0.5, noise(0.5, 797)), (0, 3.0, grains(0.5, 809, 1400))), line((0, 3000), (0.5, 4600)), 1.0)
    burning = shaped(low(hiss, 5200), line((0, 0.0), (0.04, 0.5), (0.42, 1.0), (0.5, 0.0)))
    return mixed((0, 0.45, to_peak(burning, 1.0)), (0.49, 1.0, pop(420, seed=811)), (0.49, 0.6, drum(110, 0.2)))


def gong() -> Samples:
    """A Figure stamps down, and a permanent goblin lights up."""
    stamp = mixed((0, 0.9, wood(150, 0.14, 0.2, seed=821)), (0, 0.7, drum(70, 0.3)))
    rung = soft_edges(to_peak(modes(GONG, 1.05), 1.0), 0.012, 0.4)
    return soft_edges(mixed((0, 0.6, stamp), (0.05, 1.0, rung)), 0.002, 0.15)


def grumble() -> Samples:
    """A Task slides away to the rivals: somebody mutters about it."""
    pitch = wobble(line((0, 98), (0.16, 122), (0.34, 92), (0.5, 112), (0.78, 74)), 0.04, 9)
    words = line((0, 0.0), (0.06, 1.0), (0.24, 0.5), (0.34, 1.0), (0.5, 0.55), (0.62, 0.9), (0.8, 0.0))
    mutter = voice(pitch, 0.8, "uh", "mm", words, seed=823)
    slide = rustle(0.4, line((0, 500), (0.4, 1400)), swell(0.2, 0.05, 0.15), crackle=0.6, seed=827)
    return mixed((0, 0.9, mutter), (0.1, 0.25, slide))


def season_summer() -> Samples:
    """The first summer Task: a broad chord, two flutes in the sun."""
    notes = enumerate(("G3", "D4", "G4", "B4", "D5"))
    chord = [(0.05 * i, 0.5, string(hertz(note), 0.75, 0.6, seed=829 + i)) for i, note in notes]
    warmth = [(0.1, 0.25, flute(hertz("B4"), 0.6, seed=839)), (0.1, 0.2, flute(hertz("D5"), 0.6, seed=853))]
    return soft_edges(echoing(mixed(*chord, *warmth), 0.5, 0.22, tail=0.12), 0.002, 0.12)


def season_autumn() -> Samples:
    """The first autumn Task: the chord turns dark, and leaves blow past."""
    notes = enumerate(("E3", "B3", "E4", "G4", "B4"))
    chord = [(0.06 * i, 0.5, string(hertz(note), 0.72, 0.4, seed=857 + i)) for i, note in notes]
    reed = [(0.12, 0.14, pipe(hertz("G4"), 0.55, seed=863))]
    leaves = rustle(0.7, line((0, 900), (0.4, 2600), (0.7, 1200)), swell(0.35, 0.05, 0.3), crackle=0.8, seed=877)
    return soft_edges(echoing(mixed(*chord, *reed, (0.2, 0.2, leaves)), 0.5, 0.22, tail=0.1), 0.002, 0.12)


def winter() -> Samples:
    """The end: it begins to snow, flake by flake, and everything goes quiet."""
    flakes = ((0.0, "B6"), (0.14, "G6"), (0.24, "D6"), (0.4, "E6"), (0.56, "B5"), (0.74, "G5"))
    falling = [(at, 0.55 - 0.05 * i, bell(hertz(note), 0.4)) for i, (at, note) in enumerate(flakes)]
    wind = shaped(band(noise(1.0, 881), line((0, 500), (0.5, 900), (1.0, 380)), 0.5), swell(0.45, 0.05, 0.5))
    return soft_edges(echoing(mixed(*falling, (0, 0.22, to_peak(wind, 1.0))), 0.6, 0.25, tail=0.04), 0.002, 0.15)


EFFECTS: dict[str, Callable[[], Samples]] = {
    made.__name__: made
    for made in (handclasp, poof, whip, whistle, scheme, mimicry, ratchet, fuse, gong, grumble)
    + (season_summer, season_autumn, winter)
}

# A whistle, a crack and a hiss sound louder than a knock of the same peak.
SOFTER = {"whistle": 0.34, "whip": 0.42, "fuse": 0.42, "grumble": 0.42}
