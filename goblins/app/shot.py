"""Pictures of screens without a window: a table after so many plies, or any other screen by name."""

from __future__ import annotations

import os
import sys
from collections.abc import Callable, Sequence
from pathlib import Path

from goblins.core.contract import Refusal
from goblins.core.match import Match
from goblins.core.nearest import suggestion
from goblins.core.setup import Setup, checked, make_seats, settled
from goblins.games.registry import info_of, rules_for, slugs
from goblins.words import literal

# Chosen before pygame is loaded: a picture never needs a display.
os.environ["SDL_VIDEODRIVER"] = "dummy"
os.environ["SDL_AUDIODRIVER"] = "dummy"

import pygame  # noqa: E402

from goblins.app.journal import log_path  # noqa: E402
from goblins.app.window import make_house, prepare_display  # noqa: E402
from goblins.bots.bot import decide, thinking_chance  # noqa: E402
from goblins.bots.levels import first_interruption, make_bot  # noqa: E402
from goblins.bots.solitaire import prepare  # noqa: E402
from goblins.content.rulebook import rulebook  # noqa: E402
from goblins.lessons.content import course_of  # noqa: E402
from goblins.library import Library  # noqa: E402
from goblins.scenes.deals import facts_of  # noqa: E402
from goblins.scenes.house import House  # noqa: E402
from goblins.scenes.scene import Scene  # noqa: E402
from goblins.scenes.setup.screen import SetupScene  # noqa: E402
from goblins.scenes.table.screen import TableScene  # noqa: E402
from goblins.scenes.trouble import OccupiedScene, TroubleScene  # noqa: E402
from goblins.study.puzzles.puzzle import puzzles_of  # noqa: E402

OVER_THE_SHELF = (
    "title",
    "box",
    "lesson",
    "setup",
    "house",
    "rulebook",
    "settings",
    "history",
    "feats",
    "puzzles",
    "puzzle",
    "about",
    "trouble",
    "occupied",
)
OVER_THE_TABLE = ("refusal", "pause", "log", "curtain", "result", "replay", "analysis")
SCREENS = OVER_THE_SHELF + OVER_THE_TABLE
DEFAULT_SEED = 20261116
MOST_UPDATES = 400
#: So many ticks a companion gets to appear.
NIGHTFALL = 30


class NoSuchScreen(ValueError):
    """There is no screen of that name; the message says which there are."""


def check_name(what: str) -> None:
    """NoSuchScreen if there is no game or screen of that name."""
    names = (*slugs(), *SCREENS)
    if what not in names:
        raise NoSuchScreen(f"there is no game or screen {what!r}{suggestion(what, names)}")


def shot(
    asked: Sequence[tuple[str, Setup | None]], seed: int | None, ply: int, seat: int, size: tuple[int, int], out: Path
) -> int:
    """Draw a game's table, or a screen, and save it as PNG, or several into a folder; bots play up to the ply."""
    for what, _ in asked:
        check_name(what)
    prepare_display()
    pygame.display.init()
    pygame.font.init()
    pygame.display.set_mode(size)
    try:
        if len(asked) > 1:
            out.mkdir(parents=True, exist_ok=True)
        for what, setup in asked:
            picture = _drawn(what, setup, DEFAULT_SEED if seed is None else seed, ply, seat, size)
            pygame.image.save(picture, str(out / f"{what}.png" if len(asked) > 1 else out))
    except (pygame.error, OSError) as error:
        print(f"goblins: can't write {out}: {error}", file=sys.stderr)
        return 2
    finally:
        pygame.quit()
    return 0


def _drawn(what: str, setup: Setup | None, seed: int, ply: int, seat: int, size: tuple[int, int]) -> pygame.Surface:
    house = make_house(Library.in_memory(), size)
    game = what if what in slugs() else setup.game if setup else slugs()[0]
    usual = ["human", *["easy"] * max(1, info_of(game).min_seats - 1)]
    setup = checked(info_of(game), setup or Setup(game, make_seats(usual, info_of(game).cast)))
    match = _played(setup, seed, ply, to_the_end=what in ("result", "analysis"))
    _open(house, what, match, seat)
    _settle(house.scenes.top)
    house.scenes.draw(house.stage)
    return house.stage.surface


def _played(setup: Setup, seed: int, plies: int, *, to_the_end: bool) -> Match:
    """A match after so many plies between bots, or at its end."""
    match = Match(rules_for(setup), settled(prepare(setup, seed).setup, seed), seed)
    bot = make_bot(setup.game, "hard" if len(setup.seats) == 1 else "easy", setup.house)
    # everybody is played by a bot, also in what is done beside the game
    bots = Setup(setup.game, make_seats(["easy"] * len(setup.seats)), setup.options, setup.house)
    while match.to_act and (to_the_end or match.cursor < plies):
        interrupting = first_interruption(bots, match.state, seed, match.cursor)
        if interrupting is not None:
            match.play(interrupting)
            continue
        acting = match.to_act[0]
        legal = match.rules.legal_actions(match.state, acting)
        view = match.rules.view(match.state, acting)
        match.play(decide(bot, view, legal, thinking_chance(seed, match.cursor, acting)).action)
    return match


def _open(house: House, what: str, match: Match, seat: int | None) -> None:
    """Open the screen through the house's doors."""
    doors, game = house.doors, match.setup.game
    match_id = house.library.follow(match)
    proof = prepare(match.setup, match.seed).proof
    if proof:
        house.library.note(match_id, "par", proof.par)
        house.library.note(match_id, "proven", proof.proven)
    openers: dict[str, Callable[[], None]]
    if what in OVER_THE_SHELF:
        doors.title()
        openers = {
            "box": lambda: doors.box(game),
            "lesson": lambda: _open_lesson(house, game),
            "setup": lambda: doors.setup(game, match.setup),
            "house": lambda: _open_house(house, match),
            "rulebook": lambda: doors.rulebook(game),
            "settings": doors.settings,
            "history": doors.history,
            "feats": lambda: doors.feats(game),
            "puzzles": doors.puzzles,
            "puzzle": lambda: _open_puzzle(house, game),
            "about": doors.about,
            "trouble": lambda: house.scenes.reset(
                TroubleScene(house, "", str(log_path()), doors.title, to_the_shelf=False)
            ),
            "occupied": lambda: house.scenes.reset(OccupiedScene(house, doors.title, doors.title)),
        }
    else:
        scene = TableScene(house, match, match_id, facts_of(house.library, match, match_id))
        house.scenes.reset(scene)
        if seat is not None:
            scene.top.look_from(seat)
        scene.top.cover(covered=False)
        _settle(scene)
        clause = rulebook(game).chapters[-1].clauses[0]
        openers = {
            "refusal": lambda: doors.rulebook(
                game, clause.id, Refusal(clause.id, literal("A refused move stands here."))
            ),
            "pause": lambda: doors.pause(match),
            "log": lambda: doors.log(scene.top),
            "curtain": lambda: doors.curtain(match, seat or 0, lambda: None),
            "result": lambda: doors.result(match, scene.top, match_id),
            "analysis": lambda: doors.analysis(match, match_id),
            "replay": lambda: doors.watch_turn(scene.top, match.cursor - 1) if match.cursor else doors.replay(match),
        }
    if what in openers:
        openers[what]()


def _open_lesson(house: House, game: str) -> None:
    """The third step of a game's first lesson: one that asks for something."""
    course = course_of(game)
    if course is not None:
        house.doors.lesson(game, course.lessons[0].key, 2)


def _open_puzzle(house: House, game: str) -> None:
    """The first of a game's puzzles."""
    puzzles = puzzles_of(game)
    if puzzles:
        house.doors.puzzle(game, puzzles[0].key)


def _open_house(house: House, match: Match) -> None:
    """The choice of house rules over a set-up."""
    house.doors.setup(match.setup.game, match.setup)
    screen = house.scenes.top
    assert isinstance(screen, SetupScene)
    screen.open_house()


def _settle(scene: Scene) -> None:
    """Let entrances, pictures and proofs finish, but let no bot play."""
    if isinstance(scene, TableScene):
        scene.top.director.skip()
        scene.refresh()
        while not scene.top.ready:
            scene.top.work()
        for _ in range(NIGHTFALL):
            scene.companion.update()
        return
    for _ in range(MOST_UPDATES):
        scene.dirty = False  # as if it had been seen: some work begins only then
        scene.work()
        scene.update()
        if scene.wait() > 0:
            return
