"""Sound: what is heard through a device that nobody hears."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path

import pygame
import pytest

from goblins import paths
from goblins.games.registry import infos
from goblins.ui import loops
from goblins.ui.sound import AT_ONCE, CHANNELS, COMING, LARGE, TUNE_SHARE, Sound


class Hands:
    """A clock that is moved by hand."""

    def __init__(self) -> None:
        self.now = 100.0

    def __call__(self) -> float:
        return self.now


@pytest.fixture
def clock() -> Hands:
    return Hands()


@pytest.fixture
def sound(clock: Hands) -> Iterator[Sound]:
    pygame.mixer.quit()
    heard = Sound(clock=clock)
    heard.volumes(50, 80)
    assert heard.available
    yield heard
    pygame.mixer.quit()


def hear(sound: Sound, name: str) -> None:
    """Let an effect begin, and hold it there, so that it is not over before it is looked at."""
    sound.play(name)
    pygame.mixer.pause()


def effects_playing() -> int:
    return sum(pygame.mixer.Channel(number).get_busy() for number in range(loops.KEPT, CHANNELS))


def loops_playing() -> list[bool]:
    return [pygame.mixer.Channel(number).get_busy() for number in range(loops.KEPT)]


def length_on(channel: int) -> float:
    """How long the loop of a channel is, to the second."""
    playing = pygame.mixer.Channel(channel).get_sound()
    return round(playing.get_length()) if playing else 0


def settled(sound: Sound) -> int:
    """How many ticks it took until the music was as loud as it is to be."""
    for tick in range(1000):
        if not sound.fading:
            return tick
        sound.update()
    raise AssertionError("the music never settled")


def test_many_effects_are_heard_at_once_and_leave_the_loops_alone(sound: Sound) -> None:
    sound.atmosphere("irene", 1)
    names = sorted(path.stem for path in paths.SOUNDS.glob("harp_*.ogg"))
    names += sorted(path.stem for path in paths.SOUNDS.glob("t[aieu]*_?.ogg") if "tension" not in path.stem)
    for name in names:
        hear(sound, name)
    assert effects_playing() > 8
    assert loops_playing() == [True, True, False]


def test_the_same_effect_twice_at_once_is_heard_once(sound: Sound, clock: Hands) -> None:
    for later in (0.0, AT_ONCE / 2, AT_ONCE / 4):
        clock.now += later
        hear(sound, "gong")
    assert effects_playing() == 1
    hear(sound, "dawn")
    assert effects_playing() == 2
    clock.now += AT_ONCE
    hear(sound, "gong")
    assert effects_playing() == 3


@pytest.mark.parametrize("game", [info.slug for info in infos()])
def test_every_game_has_a_place_that_is_heard(sound: Sound, game: str) -> None:
    sound.atmosphere(game)
    assert loops_playing() == [True, False, False]
    assert 20 <= length_on(loops.PLACE) <= 40


def test_tension_changes_the_drums_and_the_place_stays(sound: Sound) -> None:
    sound.atmosphere("pact", 1)
    place = pygame.mixer.Channel(loops.PLACE).get_sound()
    assert loops_playing() == [True, True, False]
    sound.atmosphere("pact", 2)
    assert pygame.mixer.Channel(loops.PLACE).get_sound() is place
    assert loops_playing()[2] and sound._loops._playing.keys() == {loops.PLACE, 2}
    sound.atmosphere("pact", 0)
    assert sound._loops._playing.keys() == {loops.PLACE}


def test_who_leaves_the_table_leaves_its_loops(sound: Sound, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(loops, "PLACE_FADE", 0)
    monkeypatch.setattr(loops, "DRUM_FADE", 0)
    sound.tune()
    sound.atmosphere("grapple", 2)
    sound.atmosphere("")
    for _ in range(2000):
        if not any(loops_playing()):
            break
        pygame.time.wait(5)
    assert loops_playing() == [False, False, False]
    assert pygame.mixer.music.get_busy()


def test_where_music_is_off_no_loop_is_played(sound: Sound) -> None:
    sound.volumes(0, 80)
    sound.atmosphere("koncita", 2)
    assert loops_playing() == [False, False, False]


def test_the_volume_of_music_counts_for_tune_and_loops_and_that_of_effects_for_neither(sound: Sound) -> None:
    sound.tune()
    sound.atmosphere("fairies", 1)
    place, drums = (pygame.mixer.Channel(number).get_sound() for number in (loops.PLACE, 1))
    assert place and drums
    for music, effects in ((50, 80), (20, 0), (100, 40)):
        sound.volumes(music, effects)
        assert pygame.mixer.music.get_volume() == pytest.approx(music / 100 * TUNE_SHARE, abs=0.01)
        assert place.get_volume() == pytest.approx(music / 100 * loops.PLACE_SHARE, abs=0.01)
        assert drums.get_volume() == pytest.approx(music / 100 * loops.DRUM_SHARE, abs=0.01)


def test_music_makes_way_for_large_effects_and_comes_back(sound: Sound, clock: Hands) -> None:
    sound.tune()
    full = pygame.mixer.music.get_volume()
    sound.play("click")
    assert not sound.fading
    sound.play("bang")
    assert sound.fading
    assert settled(sound) < 10
    assert pygame.mixer.music.get_volume() == pytest.approx(full * LARGE["bang"], abs=0.01)
    clock.now += 5
    assert sound.fading
    assert settled(sound) == pytest.approx((1 - LARGE["bang"]) / COMING, abs=1)
    assert pygame.mixer.music.get_volume() == full


def test_the_larger_of_two_moments_counts_and_the_longer(sound: Sound, clock: Hands) -> None:
    sound.tune()
    full = pygame.mixer.music.get_volume()
    sound.duck(1.0, 0.2)
    sound.duck(3.0, 0.6)
    settled(sound)
    assert pygame.mixer.music.get_volume() == pytest.approx(full * 0.2, abs=0.01)
    clock.now += 2
    assert not sound.fading
    clock.now += 2
    assert sound.fading


def test_every_large_effect_exists() -> None:
    assert [name for name in LARGE if not (paths.SOUNDS / f"{name}.ogg").is_file()] == []


def test_without_a_device_nothing_is_heard_and_nothing_fails(monkeypatch: pytest.MonkeyPatch) -> None:
    def deaf(*_: object) -> None:
        raise pygame.error("no device")

    pygame.mixer.quit()
    monkeypatch.setattr(pygame.mixer, "init", deaf)
    sound = Sound()
    sound.volumes(50, 50)
    sound.tune()
    sound.play("bang")
    sound.atmosphere("pact", 2)
    sound.atmosphere("")
    sound.update()
    assert not sound.available and not sound.fading


def test_without_files_nothing_is_heard(tmp_path: Path) -> None:
    sound = Sound(tmp_path)
    sound.play("bang")
    sound.tune()
    sound.atmosphere("pact", 2)
    assert not sound.fading and not any(loops_playing())
    pygame.mixer.quit()
