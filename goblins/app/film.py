"""A match as a short film: its table after every step, and its result, as GIF or WebP. Needs Pillow."""

from __future__ import annotations

import os
from collections.abc import Iterator
from pathlib import Path

from goblins.core.match import Match

# Chosen before pygame is loaded: a picture never needs a display.
os.environ["SDL_VIDEODRIVER"] = "dummy"
os.environ["SDL_AUDIODRIVER"] = "dummy"

import pygame  # noqa: E402

from goblins.app.window import make_house, prepare_display  # noqa: E402
from goblins.library import Library  # noqa: E402
from goblins.scenes.after.result import ResultScene  # noqa: E402
from goblins.scenes.tabletop import Tabletop  # noqa: E402
from goblins.tables.contract import Attention  # noqa: E402
from goblins.ui.stage import Stage  # noqa: E402

#: What a film may be, by the end of its name.
KINDS = {".gif": "GIF", ".webp": "WEBP"}
#: How long a step, the last one of a turn, the opening and the result stay, in milliseconds.
STEP, TURN, OPENING, RESULT = 350, 900, 1500, 4000
#: A film shows no more steps than these; of a longer match the last ones of turns, and of a very long one some.
MOST_PICTURES = 90

#: A picture and how many milliseconds it stays.
Frame = tuple[pygame.Surface, int]


class NoFilm(Exception):
    """A film can't be made; the message says why."""


def film(match: Match, out: Path, size: tuple[int, int]) -> int:
    """Write a match's film; how many pictures it has."""
    if out.suffix.lower() not in KINDS:
        raise NoFilm(f"a film ends in {' or '.join(KINDS)}, not {out.suffix or 'nothing'}")
    if not match.may_be_told:
        raise NoFilm("this match is not over, and its players must not see all of it")
    try:
        from PIL import Image
    except ImportError as error:
        raise NoFilm("films need Pillow beside the program from source or from pip: pip install pillow") from error
    prepare_display()
    pygame.display.init()
    pygame.font.init()
    pygame.display.set_mode(size)
    try:
        frames = list(pictures(match, size))
        images = [Image.frombytes("RGB", size, pygame.image.tobytes(picture, "RGB")) for picture, _ in frames]
    finally:
        pygame.quit()
    first, *others = images
    stays = [milliseconds for _, milliseconds in frames]
    kind = KINDS[out.suffix.lower()]
    first.save(out, format=kind, save_all=True, append_images=others, duration=stays, loop=0, quality=80)
    return len(frames)


def pictures(match: Match, size: tuple[int, int]) -> Iterator[Frame]:
    """The table after the steps that are shown, and the result of a match that is over."""
    house = make_house(Library.in_memory(), size)
    viewer = match.setup.humans[0] if match.setup.humans else 0
    top = Tabletop(house, match, viewer, {})
    for ply in shown_plies(match):
        top.show(ply, "load")
        stage = Stage(size, cache=house.stage.cache)
        top.draw(stage, Attention())
        yield stage.surface, OPENING if not ply else TURN if _ends_a_turn(match, ply) else STEP
    if match.outcome is not None:
        house.stage.surface = pygame.Surface(size)
        scene = ResultScene(house, match, top)
        scene.draw_card(house.stage)
        yield house.stage.surface, RESULT


def shown_plies(match: Match) -> list[int]:
    """After how many steps the table is shown."""
    plies = [ply for ply in range(match.cursor + 1) if not ply or not match.steps[ply - 1].action.aside]
    if len(plies) > MOST_PICTURES:
        plies = [ply for ply in plies if not ply or _ends_a_turn(match, ply)]
    pitch = -(-len(plies) // MOST_PICTURES)
    return [ply for index, ply in enumerate(plies) if index % pitch == 0 or ply == plies[-1]]


def _ends_a_turn(match: Match, ply: int) -> bool:
    """Whether the step that led to a ply ended a turn, or the match."""
    turns = match.rules.turns
    return ply == match.cursor or turns(match.state_at(ply)) > turns(match.state_at(ply - 1))
