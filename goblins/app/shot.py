"""Pictures of screens without a window: a table after so many plies, or any other screen by name."""

from __future__ import annotations

import os
import sys
from pathlib import Path

from goblins.core.contract import Refusal
from goblins.core.match import Match
from goblins.core.nearest import suggestion
from goblins.core.setup import Setup, checked, make_seats
from goblins.games.registry import info_of, rules_of, slugs

SCREENS = ("title", "setup", "rulebook", "refusal", "settings", "history", "about", "pause", "log", "curtain", "result", "replay")
DEFAULT_SEED = 20261116


class NoSuchScreen(ValueError):
    """There is no screen of that name; the message says which there are."""


def shot(what: str, setup: Setup | None, seed: int | None, ply: int, seat: int | None, size: tuple[int, int], out: Path) -> int:
    """Draw a game's table, or a screen, and save it as PNG. Random play leads to the ply. Needs no display."""
    if what not in (*slugs(), *SCREENS):
        raise NoSuchScreen(f"there is no game or screen {what!r}{suggestion(what, (*slugs(), *SCREENS))}")
    os.environ["SDL_VIDEODRIVER"] = "dummy"
    os.environ.setdefault("SDL_AUDIODRIVER", "dummy")
    from goblins.app.window import prepare_display

    prepare_display()
    import pygame

    from goblins.app.window import make_house
    from goblins.library import Library

    pygame.display.init()
    pygame.font.init()
    pygame.display.set_mode(size)
    house = make_house(Library.in_memory(), size)
    game = what if what in slugs() else (setup.game if setup else slugs()[0])
    info = info_of(game)
    setup = checked(info, setup or Setup(game, make_seats(["human", *["easy"] * max(1, info.min_seats - 1)])))
    match = _played(setup, DEFAULT_SEED if seed is None else seed, ply, to_the_end=what == "result")
    _open(house, what, match, seat)
    _settle(house)
    house.scenes.draw(house.stage)
    try:
        pygame.image.save(house.stage.surface, str(out))
    except (pygame.error, OSError) as error:
        print(f"goblins: can't write {out}: {error}", file=sys.stderr)
        return 2
    finally:
        pygame.quit()
    return 0


def _played(setup: Setup, seed: int, plies: int, *, to_the_end: bool) -> Match:
    """A match after so many plies between easy bots, or at its end."""
    from goblins.bots import decide, make_bot, thinking_chance
    from goblins.bots.solitaire import prepare

    match = Match(rules_of(setup.game), prepare(setup, seed).setup, seed)
    level = "hard" if len(setup.seats) == 1 else "easy"
    while match.to_act and (to_the_end or match.cursor < plies):
        acting = match.to_act[0]
        legal = match.rules.legal_actions(match.state, acting)
        view = match.rules.view(match.state, acting)
        match.play(decide(make_bot(setup.game, level), view, legal, thinking_chance(seed, match.cursor, acting)).action)
    return match


def _open(house: object, what: str, match: Match, seat: int | None) -> None:
    """Open the screen through the house's doors."""
    from goblins.scenes.dealing import facts_of
    from goblins.scenes.scene import House
    from goblins.scenes.table import TableScene

    assert isinstance(house, House)
    doors, game = house.doors, match.setup.game
    match_id = house.library.follow(match)
    if what in ("title", "history", "about", "settings", "rulebook", "setup"):
        doors.title()
        opener = {"history": doors.history, "about": doors.about, "settings": doors.settings, "rulebook": lambda: doors.rulebook(game), "setup": lambda: doors.setup(game, match.setup)}
        if what in opener:
            opener[what]()
        return
    scene = TableScene(house, match, match_id, facts_of(house.library, match, match_id))
    house.scenes.reset(scene)
    if seat is not None:
        scene.top.look_from(seat)
    rule = "F-20"
    opener = {
        "pause": lambda: doors.pause(match, match_id), "log": lambda: doors.log(scene.top), "curtain": lambda: doors.curtain(match, seat or 0, lambda: None),
        "result": lambda: doors.result(match, match_id, scene.top), "replay": lambda: doors.replay(match, "Turn", max(0, match.cursor - 1)),
        "refusal": lambda: doors.rulebook(game, rule, Refusal(rule, "Only a card of your own hand can be added to the ring.")),
    }
    if what in opener:
        opener[what]()


def _settle(house: object) -> None:
    """Let entrances, pictures and proofs finish, but no bot play."""
    from goblins.scenes.scene import House
    from goblins.scenes.table import TableScene

    assert isinstance(house, House)
    for _ in range(400):
        top = house.scenes.top
        if isinstance(top, TableScene):
            while not top.top.ready:
                top.top.work()
            top.top.director.skip()
            top.refresh()
            while not top.top.ready:
                top.top.work()
            return
        top.update(0.05)
        if top.wait() > 0:
            return
