"""A step of a match as a sheet of pictures, one every few ticks: how a moment looks in motion.

python -m tools.storyboard koncita out.png --players human easy easy --moment tantrum
"""

from __future__ import annotations

import argparse
import math
from pathlib import Path

from goblins.app import shot as shots  # first: it chooses a display that needs no screen

import pygame  # isort: skip

from goblins.app.window import make_house, prepare_display
from goblins.core.match import Match
from goblins.core.setup import Setup, checked, make_seats
from goblins.games.registry import info_of
from goblins.library import Library
from goblins.library.settings import Settings
from goblins.scenes.table.screen import TableScene
from goblins.tables.contract import Attention

SIZE = (1280, 720)
SMALL = (640, 360)
COLUMNS = 3
MOST_SEEDS = 60


def main() -> None:
    """Find the step, tell it, and save the sheet."""
    asked = _asked()
    prepare_display()
    pygame.display.init()
    pygame.font.init()
    pygame.display.set_mode(SIZE)
    options = dict(pair.split("=", 1) for pair in asked.options)
    info = info_of(asked.game)
    setup = checked(info, Setup(asked.game, make_seats(asked.players, info.cast), _typed(options)))
    for seed in range(asked.seed, asked.seed + MOST_SEEDS):
        match = shots._played(setup, seed, 10_000, to_the_end=True)
        plies = [asked.ply] if asked.ply else range(1, match.cursor + 1)
        for ply in plies:
            pictures = _told(match, ply, asked)
            if pictures:
                pygame.image.save(_sheet(pictures), str(asked.out))
                print(f"seed {seed}, ply {ply}: {len(pictures)} pictures, {asked.out}")
                return
    print("no such moment")


def _asked() -> argparse.Namespace:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("game")
    parser.add_argument("out", type=Path)
    parser.add_argument("--players", nargs="+", default=["human", "easy"])
    parser.add_argument("--options", nargs="*", default=[], metavar="KEY=VALUE")
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--seat", type=int, default=0)
    parser.add_argument("--ply", type=int, default=0, help="the step; else the first one with the moment")
    parser.add_argument("--moment", default="", help="the name of a great moment")
    parser.add_argument("--every", type=int, default=5, help="a picture every so many ticks")
    parser.add_argument("--calm", action="store_true")
    return parser.parse_args()


def _typed(options: dict[str, str]) -> dict[str, bool | int | str]:
    words = {"yes": True, "true": True, "no": False, "false": False}
    return {key: words.get(value, int(value) if value.isdigit() else value) for key, value in options.items()}


def _told(match: Match, ply: int, asked: argparse.Namespace) -> list[pygame.Surface]:
    """The pictures of a step, if it has the moment that is looked for."""
    house = make_house(Library.in_memory(), SIZE)
    house.settings = Settings(calm=asked.calm)
    copy = Match(match.rules, match.setup, match.seed)
    for step in match.steps[: ply - 1]:
        copy.play(step.action)
    scene = TableScene(house, copy, house.library.follow(copy), {})
    house.scenes.reset(scene)
    scene.top.director.patient = False
    scene.top.look_from(asked.seat)
    scene.top.cover(covered=False)
    if asked.moment and not _has(match, ply, asked, scene):
        return []
    shots._settle(scene)
    copy.play(match.steps[ply - 1].action)
    scene.top.tell(ply)
    pictures: list[pygame.Surface] = []
    tick = 0
    while scene.top.wait() == 0:
        if tick % asked.every == 0:
            scene.top.draw(house.stage, Attention())
            pictures.append(house.stage.surface.copy())
        scene.top.advance()
        tick += 1
    scene.top.draw(house.stage, Attention())
    return [*pictures, house.stage.surface.copy()]


def _has(match: Match, ply: int, asked: argparse.Namespace, scene: TableScene) -> bool:
    rules, seat = match.rules, asked.seat
    before, after = (rules.view(match.state_at(at), seat) for at in (ply - 1, ply))
    events = tuple(rules.redact(event, seat) for event in match.steps[ply - 1].events)
    beats = scene.top.table.story(before, after, events, scene.top.context)
    return any(beat.moment == asked.moment for beat in beats)


def _sheet(pictures: list[pygame.Surface]) -> pygame.Surface:
    across, down = SMALL
    rows = math.ceil(len(pictures) / COLUMNS)
    sheet = pygame.Surface((across * COLUMNS, down * rows))
    for index, picture in enumerate(pictures):
        place = (index % COLUMNS * across, index // COLUMNS * down)
        sheet.blit(pygame.transform.smoothscale(picture, SMALL), place)
    return sheet


if __name__ == "__main__":
    main()
