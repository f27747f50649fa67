"""What is drawn out of sight makes its pictures, and nothing of it is seen."""

from __future__ import annotations

import pygame
import pytest

from goblins.ui.moving.cues import Cue, Hear, Mood, Paint, Picture, Shake
from goblins.ui.stage import Stage
from goblins.ui.unseen import LARGE_LIGHT, Unseen

LEAF = "moments/glory.svg"
LIGHT = Picture(sprite=LEAF, at=(800, 450), size=(LARGE_LIGHT + 1, LARGE_LIGHT + 1), light=True)


@pytest.fixture
def stage() -> Stage:
    pygame.font.init()
    if not pygame.display.get_surface():
        pygame.display.set_mode((64, 64))
    return Stage((640, 360))


def test_a_picture_is_ready_and_the_window_as_it_was(stage: Stage) -> None:
    seen, clip = pygame.image.tobytes(stage.surface, "RGB"), stage.surface.get_clip()
    (job,) = Unseen(stage).cues([Picture(sprite=LEAF, at=(800, 450), size=(90, 90))])
    job()
    assert any(LEAF in map(str, key) for key in stage.cache._kept if isinstance(key, tuple))
    assert pygame.image.tobytes(stage.surface, "RGB") == seen and stage.surface.get_clip() == clip


def test_the_window_is_seen_again_after_a_drawing_that_failed(stage: Stage) -> None:
    def fail() -> None:
        raise LookupError

    clip = stage.surface.get_clip()
    (job,) = Unseen(stage).drawings([fail])
    with pytest.raises(LookupError):
        job()
    assert stage.surface.get_clip() == clip


def test_large_light_waits_until_it_is_soon_needed(stage: Stage) -> None:
    assert not Unseen(stage).cues([LIGHT])
    assert len(Unseen(stage, soon=True).cues([LIGHT])) == 1


@pytest.mark.parametrize("cue", [Hear(sound="leaf"), Mood(seat=0, mood="sad"), Shake()])
def test_what_shows_no_picture_is_no_work(stage: Stage, cue: Cue) -> None:
    assert not Unseen(stage, soon=True).cues([cue])


@pytest.mark.parametrize("soon", [False, True])
def test_what_makes_its_pictures_itself_is_not_drawn(stage: Stage, soon: bool) -> None:
    did: list[str] = []
    cue = Paint(draw=lambda on, far: did.append("drawn"), ahead=lambda on: did.append("made"))
    (job,) = Unseen(stage, soon=soon).cues([cue])
    job()
    assert did == ["made"]
