"""The sounds: every file is there, decodes, can be heard, doesn't clip or click, and is what the kit makes."""

from __future__ import annotations

import math
import os
import re
import struct
from array import array
from collections.abc import Iterator
from itertools import pairwise

import pytest

os.environ.setdefault("SDL_VIDEODRIVER", "dummy")
os.environ["SDL_AUDIODRIVER"] = "dummy"
os.environ.setdefault("PYGAME_HIDE_SUPPORT_PROMPT", "1")

import pygame  # noqa: E402

from goblins import paths  # noqa: E402
from sounds.kit import ogg, tune  # noqa: E402
from sounds.kit.__main__ import names  # noqa: E402
from sounds.kit.effects import EFFECTS, effect  # noqa: E402
from sounds.kit.shapes import RATE  # noqa: E402

WANTED = (
    "pick_up drop flip flip_goblin flip_fairy take_1 take_2 take_3 take_4 take_5 star drum win lose draw refusal "
    "click tick button knock page curtain hint turn tune "
    "card_flick hop_1 hop_2 hop_3 hop_4 hop_5 hop_6 hop_7 hop_8 shove shove_2 shove_3 wail boing paws yelp thud "
    "forfeit_drum gesture_friend gesture_head gesture_legs gesture_tongue gesture_hands gesture_voice cough padlock "
    "treasure_1 treasure_2 treasure_3 tear "
    "grapple_draw place_thud battle_drum verdict_knock rope clank crown_bell rustle horn "
    "tick_1 tick_2 tick_3 tick_4 tick_5 tick_6 "
    "stone_scrape harp_1 harp_2 harp_3 harp_4 harp_5 harp_6 harp_7 harp_8 shake_thud cackle bell_clang crumble dawn low_drum "
    "handclasp poof whip whistle scheme mimicry ratchet fuse gong grumble season_summer season_autumn winter"
).split()
FULL = 32768
NAMED_IN_CODE = re.compile(r"""(?:\bsound\s*=\s*|\.play\(\s*)(["'])([a-z0-9_]+)\1""")


@pytest.fixture(scope="module", autouse=True)
def _mixer() -> Iterator[None]:
    pygame.mixer.quit()  # whoever opened it before may have asked for another rate
    pygame.mixer.init(RATE, -16, 2, allowedchanges=0)
    yield
    pygame.mixer.quit()


def decoded(name: str) -> tuple[array[int], array[int]]:
    """The left and right samples of a file, -32768 … 32767."""
    raw = array("h", pygame.mixer.Sound(str(paths.SOUNDS / f"{name}.ogg")).get_raw())
    return raw[0::2], raw[1::2]


def decibels(sample: float) -> float:
    return 20 * math.log10(max(1, sample) / FULL)


def test_the_kit_and_the_folder_hold_exactly_the_wanted_sounds() -> None:
    assert sorted(names()) == sorted(WANTED)
    assert sorted(path.stem for path in paths.SOUNDS.glob("*.ogg")) == sorted(WANTED)


def test_every_sound_named_in_the_code_exists() -> None:
    sources = (paths.ROOT / "goblins").rglob("*.py")
    named = {
        (path.name, found[1]) for path in sources for found in NAMED_IN_CODE.findall(path.read_text(encoding="utf-8"))
    }
    assert [use for use in sorted(named) if use[1] not in WANTED] == []


@pytest.mark.parametrize("name", sorted(EFFECTS))
def test_an_effect_is_short_audible_and_clean(name: str) -> None:
    left, right = decoded(name)
    assert left == right, "effects are mono"
    assert 0.05 <= len(left) / RATE <= (2.0 if name == "win" else 1.2)
    assert -10 < decibels(max(map(abs, left))) < -5
    assert decibels(math.sqrt(sum(value * value for value in left) / len(left))) > -40
    assert decibels(max(map(abs, left[:20]))) < -36, "clicks at its start"
    assert decibels(max(map(abs, left[-20:]))) < -46, "clicks at its end"
    assert (paths.SOUNDS / f"{name}.ogg").stat().st_size < 40_000


@pytest.mark.parametrize("name", sorted(EFFECTS))
def test_an_effects_file_is_what_the_kit_makes(name: str) -> None:
    heard, made = decoded(name)[0], effect(name)
    assert len(heard) == len(made), "run `python -m sounds.kit`"
    alike = sum(a * b for a, b in zip(heard, made, strict=True))
    alike /= math.sqrt(sum(a * a for a in heard) * sum(b * b for b in made))
    assert alike > 0.97, "run `python -m sounds.kit`"


def test_an_effect_is_made_the_same_every_time() -> None:
    assert effect("flip_goblin") == effect("flip_goblin")


def test_the_taken_plucks_rise() -> None:
    def pitch(samples: array[int]) -> int:
        """The period in samples: the shift at which the ringing part is most like itself."""
        ringing = samples[2000:5000]
        return max(range(50, 130), key=lambda shift: sum(a * b for a, b in zip(ringing, ringing[shift:], strict=False)))

    periods = [pitch(decoded(f"take_{nth}")[0]) for nth in range(1, 6)]
    assert periods == sorted(set(periods), reverse=True)


def test_the_tune_is_long_quiet_and_never_silent() -> None:
    for ear in decoded("tune"):
        assert len(ear) == tune.BARS * tune.BAR and 60 <= len(ear) / RATE <= 90
        assert -15 < decibels(max(map(abs, ear))) < -11
        assert all(decibels(max(map(abs, ear[i : i + RATE]))) > -45 for i in range(0, len(ear), RATE))
    assert (paths.SOUNDS / "tune.ogg").stat().st_size < 700 * 1024


def test_the_tune_goes_round_without_a_seam() -> None:
    for ear in decoded("tune"):
        around = ear[-2000:] + ear[:2000]
        jumps = [abs(b - a) for a, b in pairwise(around)]
        assert jumps[1999] <= max(jumps[:1990]), "a click where it begins again"


def test_every_part_of_the_tune_is_printed_right() -> None:
    for part, *_ in tune.ENSEMBLE:
        assert list(tune.notes(part))
    with pytest.raises(tune.MisprintedBar):
        list(tune.notes("D3/5 |" * 31 + "D3/6"))
    with pytest.raises(tune.MisprintedBar):
        list(tune.notes("D3/6"))


@pytest.mark.parametrize("name", WANTED)
def test_a_file_has_our_serial_number_and_right_checksums(name: str) -> None:
    data = (paths.SOUNDS / f"{name}.ogg").read_bytes()
    assert ogg.renumbered(data) == data
    assert struct.unpack_from("<I", data, 14)[0] == ogg.SERIAL
