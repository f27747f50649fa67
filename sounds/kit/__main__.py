"""`python -m sounds.kit` makes every sound; `python -m sounds.kit star tune` only the named ones."""

from __future__ import annotations

import sys
from pathlib import Path

from sounds.kit import ogg
from sounds.kit.ambience import LOOPS, loop
from sounds.kit.effects import EFFECTS, effect
from sounds.kit.tune import tune

SOUNDS = Path(__file__).parent.parent
EFFECT_QUALITY = 0.8
TUNE_QUALITY = 0.2
LOOP_QUALITY = 0.1


def names() -> list[str]:
    """The name of every sound there is."""
    return sorted(EFFECTS) + sorted(LOOPS) + ["tune"]


def main(wanted: list[str]) -> int:
    """Make the wanted sounds, or all of them."""
    unknown = set(wanted) - set(names())
    if unknown:
        print("No such sound:", *sorted(unknown))
        return 1
    for name in wanted or names():
        path = SOUNDS / f"{name}.ogg"
        if name == "tune":
            ogg.write(path, tune(), TUNE_QUALITY)
        elif name in LOOPS:
            ogg.write(path, [loop(name)], LOOP_QUALITY)
        else:
            ogg.write(path, [effect(name)], EFFECT_QUALITY)
        print(f"{name}.ogg  {path.stat().st_size / 1024:.1f} KB")
    return 0


if __name__ == "__main__":
    raise SystemExit(main(sys.argv[1:]))
