"""The sounds: every file is there, decodes, can be heard, doesn't clip or click, and is what the kit makes."""

from __future__ import annotations

import ast
import fnmatch
import math
import os
import re
import struct
from collections.abc import Iterator
from typing import Any

import numpy as np
import pytest

os.environ.setdefault("SDL_VIDEODRIVER", "dummy")
os.environ["SDL_AUDIODRIVER"] = "dummy"
os.environ.setdefault("PYGAME_HIDE_SUPPORT_PROMPT", "1")

import pygame  # noqa: E402

from goblins import paths  # noqa: E402
from sounds.kit import ambience, ogg, tune  # noqa: E402
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
    "tick_1 tick_2 tick_3 tick_4 tick_5 tick_6 tick_7 tick_8 tick_9 tick_10 tick_11 tick_12 "
    "stone_scrape harp_1 harp_2 harp_3 harp_4 harp_5 harp_6 harp_7 harp_8 shake_thud cackle bell_clang crumble dawn low_drum "
    "handclasp poof whip whistle scheme mimicry ratchet fuse gong grumble season_summer season_autumn winter "
    "clatter crowd crowd_ooh riffle lid hammer celesta rope_snap bang heartbeat brass flute_down stamp_thud whoosh blade hush "
    "growl snow_bell dawn_bells wedding "
    "ambience_koncita ambience_grapple ambience_fairies ambience_irene ambience_pact tension_1 tension_2"
).split()
Samples = np.ndarray[Any, np.dtype[np.int64]]
FULL = 32768
#: Effects that may last longer than others, in seconds.
LONG = {"win": 2.0, "crowd": 2.0, "bang": 2.0, "snow_bell": 2.0, "dawn_bells": 2.5, "wedding": 4.0}
#: Calls that name a sound, as a word of their own or as `sound=`.
SOUNDING = {"beat", "Beat", "Hear", "play", "_settled"}
NAME = re.compile(r"[a-z][a-z0-9_]*")


@pytest.fixture(scope="module", autouse=True)
def _mixer() -> Iterator[None]:
    pygame.mixer.quit()  # whoever opened it before may have asked for another rate
    pygame.mixer.init(RATE, -16, 2, allowedchanges=0)
    yield
    pygame.mixer.quit()


def decoded(name: str) -> tuple[Samples, Samples]:
    """The left and right samples of a file, -32768 … 32767."""
    raw = np.frombuffer(pygame.mixer.Sound(str(paths.SOUNDS / f"{name}.ogg")).get_raw(), np.int16).astype(np.int64)
    return raw[0::2], raw[1::2]


def decibels(sample: float) -> float:
    return 20 * math.log10(max(1, sample) / FULL)


def peak(samples: Samples) -> float:
    """The loudest sample in decibels."""
    return decibels(float(np.abs(samples).max()))


def loudness(samples: Samples) -> float:
    """How loud it is on the whole, in decibels."""
    return decibels(math.sqrt(float(np.mean(samples * samples))))


def jumps(samples: Samples) -> Samples:
    """How far each sample is from the one before."""
    return np.abs(np.diff(samples))


def test_the_kit_and_the_folder_hold_exactly_the_wanted_sounds() -> None:
    assert sorted(names()) == sorted(WANTED)
    assert sorted(path.stem for path in paths.SOUNDS.glob("*.ogg")) == sorted(WANTED)


def named(call: ast.Call) -> Iterator[str]:
    """The sounds that a call names; of a name made up as it plays its beginning."""
    called = call.func.attr if isinstance(call.func, ast.Attribute) else getattr(call.func, "id", "")
    given = list(call.args) if called in SOUNDING else []
    for word in given + [keyword.value for keyword in call.keywords if keyword.arg == "sound"]:
        for part in ast.walk(word) if isinstance(word, ast.IfExp) else (word,):
            first = part.values[0] if isinstance(part, ast.JoinedStr) else part
            if isinstance(first, ast.Constant) and isinstance(first.value, str) and NAME.fullmatch(first.value):
                yield first.value + "*" * (first is not part)


def test_every_sound_named_in_the_code_exists() -> None:
    uses = {
        (path.name, name)
        for path in (paths.ROOT / "goblins").rglob("*.py")
        for node in ast.walk(ast.parse(path.read_text(encoding="utf-8")))
        if isinstance(node, ast.Call)
        for name in named(node)
    }
    assert ("story.py", "riffle") in uses and ("moments.py", "tick_*") in uses
    assert [use for use in sorted(uses) if not fnmatch.filter(WANTED, use[1])] == []


@pytest.mark.parametrize("name", sorted(EFFECTS))
def test_an_effect_is_short_audible_and_clean(name: str) -> None:
    left, right = decoded(name)
    assert (left == right).all(), "effects are mono"
    assert 0.05 <= len(left) / RATE <= LONG.get(name, 1.2)
    assert -10 < peak(left) < -5
    assert loudness(left) > -40
    assert peak(left[:20]) < -36, "clicks at its start"
    assert peak(left[-20:]) < -46, "clicks at its end"
    assert (paths.SOUNDS / f"{name}.ogg").stat().st_size < (40_000 if name != "wedding" else 60_000)


@pytest.mark.parametrize("name", sorted(EFFECTS))
def test_an_effects_file_is_what_the_kit_makes(name: str) -> None:
    heard, made = decoded(name)[0], np.array(effect(name))
    assert len(heard) == len(made), "run `python -m sounds.kit`"
    alike = float(heard @ made) / math.sqrt(float(heard @ heard) * float(made @ made))
    assert alike > 0.97, "run `python -m sounds.kit`"


def test_an_effect_is_made_the_same_every_time() -> None:
    assert effect("flip_goblin") == effect("flip_goblin")


def test_the_taken_plucks_rise() -> None:
    def pitch(samples: Samples) -> int:
        """The period in samples: the shift at which the ringing part is most like itself."""
        ringing = samples[2000:5000]
        return max(range(50, 130), key=lambda shift: int(ringing[:-shift] @ ringing[shift:]))

    periods = [pitch(decoded(f"take_{nth}")[0]) for nth in range(1, 6)]
    assert periods == sorted(set(periods), reverse=True)


def test_the_tune_is_long_quiet_and_never_silent() -> None:
    for ear in decoded("tune"):
        assert len(ear) == tune.BARS * tune.BAR and 60 <= len(ear) / RATE <= 90
        assert -15 < peak(ear) < -11
        assert all(peak(ear[i : i + RATE]) > -45 for i in range(0, len(ear), RATE))
    assert (paths.SOUNDS / "tune.ogg").stat().st_size < 700 * 1024


def test_the_tune_goes_round_without_a_seam() -> None:
    for ear in decoded("tune"):
        steps = jumps(np.concatenate([ear[-2000:], ear[:2000]]))
        assert steps[1999] <= steps[:1990].max(), "a click where it begins again"


@pytest.mark.parametrize("name", sorted(ambience.LOOPS))
def test_a_loop_is_quiet_small_and_goes_round_without_a_seam(name: str) -> None:
    left, right = decoded(name)
    assert (left == right).all(), "loops are mono"
    drums = name.startswith("tension")
    assert (4 <= len(left) / RATE <= 6) if drums else (20 <= len(left) / RATE <= 40)
    assert (-9.5 if drums else -14) < peak(left) < (-6.5 if drums else -10.5)
    assert -36 < loudness(left) < -24
    assert (paths.SOUNDS / f"{name}.ogg").stat().st_size < 180_000
    steps = jumps(np.concatenate([left[-4000:], left[:4000]]))
    assert steps[3999] <= steps[:3990].max(), "a click where it begins again"


def test_drums_go_round_in_whole_beats() -> None:
    for name, beats in (("tension_1", ambience.SLOW), ("tension_2", ambience.FAST)):
        assert len(decoded(name)[0]) == round(ambience.ROUND * 60 / beats * RATE)


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
