"""Every screen there is, with as much on it as there can be: to be drawn once and looked at."""

from __future__ import annotations

from collections.abc import Callable
from functools import cache, partial
from pathlib import Path

import pygame
from msgspec.structs import replace

from goblins.core.contract import Refusal
from goblins.core.match import Match
from goblins.games.registry import info_of, rules_for, slugs
from goblins.lessons.content import course_of
from goblins.library import Library, database
from goblins.scenes.after.whatif import WhatIfScene
from goblins.scenes.deals import facts_of
from goblins.scenes.dialog import ask
from goblins.scenes.doors import Doors
from goblins.scenes.ghost import Ghost
from goblins.scenes.house import House
from goblins.scenes.learn.helping import HelpCompanion
from goblins.scenes.leaving import LeavingScene
from goblins.scenes.preferences.screen import SettingsScene
from goblins.scenes.puzzles.screen import PuzzleScene
from goblins.scenes.scene import Scene
from goblins.scenes.setup.screen import SetupScene
from goblins.scenes.shelf.entering import EnterCodeScene
from goblins.scenes.table.screen import TableScene
from goblins.scenes.trouble import OccupiedScene, TroubleScene
from goblins.study.challenge import challenge_of, code_of
from goblins.ui.draw.sprites import SurfaceCache
from goblins.ui.stage import Stage
from goblins.words import Message, literal, message, say
from tests.support.builders import setup
from tests.support.cuts import Witness
from tests.support.library_tools import Ticking, give_up, new_match, play_all, play_on, winning_actions
from tests.support.shell_tools import Silence

SIZE = (1280, 720)
#: So many ticks a screen gets to appear.
APPEARING = 60
#: So many plies are looked through for decisions.
MOST_PLIES = 160
Opener = Callable[[House], None]


def make_house(library: Library, text_size: int, pictures: SurfaceCache, size: tuple[int, int] = SIZE) -> House:
    """A house with real doors, whose pictures are shared with others of its size, text size and language."""
    if not pygame.display.get_surface():
        pygame.display.set_mode((64, 64))
    pygame.font.init()
    house = House(Stage(size, text_size, pictures), Silence(available=True), library)
    house.doors = Doors(house)
    house.settings = replace(house.settings, text_size=text_size, animation_speed=0)
    return house


def look_at(house: House, open_screen: Opener, witness: Witness) -> None:
    """Open a screen, let everything appear, and draw it, what is usually kept included."""
    open_screen(house)
    settle(house.scenes.top)
    for scene in house.scenes:
        laid = table_in(scene)
        if laid:
            laid.top.forget_pictures()
    witness.forget()
    for scene in house.scenes._visible():
        scene.draw(house.stage)
        witness.layer()
    house.banner.update()
    house.banner.draw(house.stage)


def table_in(scene: Scene) -> TableScene | None:
    """The table that a screen is, or has in its frame."""
    laid = scene.table if isinstance(scene, PuzzleScene | WhatIfScene) else scene
    return laid if isinstance(laid, TableScene) else None


def settle(scene: Scene) -> None:
    """Let entrances and pictures finish, but let no bot play."""
    laid = table_in(scene)
    if laid:
        laid.top.director.skip()
        scene.refresh()
        for _ in range(APPEARING // 2):
            laid.companion.update()
        return
    for _ in range(APPEARING):
        scene.dirty = False
        scene.work()
        scene.update()
        if scene.wait() > 0 and scene.ready:
            return


# ---------------------------------------------------------------------- matches


@cache
def played(game: str, seats: int, plies: int, seed: int = 7) -> Match:
    """A match of one person with bots after some random plies, or at its end."""
    chosen = setup(game, ["human", *["easy"] * (seats - 1)])
    return play_on(Match(rules_for(chosen), chosen, seed), plies, seed)


@cache
def deciding(game: str, seats: int) -> tuple[int, ...]:
    """Plies at which the person has something new to decide: every kind of choice once."""
    match, seen, found = played(game, seats, MOST_PLIES), set(), []
    rules = match.rules
    for ply, state in enumerate([match.opening, *[step.state for step in match.steps]]):
        if 0 not in rules.to_act(state):
            continue
        kinds = frozenset(type(action).__name__ for action in rules.legal_actions(state, 0))
        if kinds not in seen:
            seen.add(kinds)
            found.append(ply)
    return tuple(found)


def at(match: Match, ply: int) -> Match:
    """The same match at an earlier moment."""
    earlier = Match(match.rules, match.setup, match.seed)
    return play_all(earlier, [step.action for step in match.steps[:ply]])


@cache
def full_library() -> Library:
    """Some matches of every game, of all kinds."""
    library = Library.in_memory(clock=Ticking())
    actions = winning_actions(3)
    match = new_match(seed=3)
    library.note(library.follow(match), "par", len(actions))
    play_all(match, actions)
    lost = new_match(seed=12)
    library.follow(lost)
    give_up(play_on(lost, 2))
    for game in slugs():
        chosen = setup(game, ["human", *["easy"] * (info_of(game).min_seats or 1)][: info_of(game).max_seats])
        match = Match(rules_for(chosen), chosen, 5)
        library.follow(match)
        play_on(match, 900 if game != slugs()[0] else 9)
    return library


# ---------------------------------------------------------------------- screens


def table(house: House, match: Match, notes: dict[str, str] | None = None) -> TableScene:
    """The table of a match, with the helper beside it, and what is noted about it."""
    match = at(match, match.cursor)
    match_id = house.library.follow(match)
    for key, value in (notes or {}).items():
        house.library.note(match_id, key, value)
    facts = facts_of(house.library, match, match_id)
    scene = TableScene(house, match, match_id, facts, house.doors._helper(match_id))
    house.scenes.reset(scene)
    scene.top.cover(covered=False)
    settle(scene)
    return scene


def _table(house: House, game: str, seats: int, ply: int) -> None:
    table(house, at(played(game, seats, MOST_PLIES), ply))


def _end(house: House, game: str, seats: int, *, result: bool) -> None:
    match = played(game, seats, 3000)
    scene = table(house, match)
    if result:
        house.doors.result(match, scene.top)


def _solitaire(house: House, *, won: bool) -> None:
    match = new_match(seed=3)
    match = play_all(match, winning_actions(3)) if won else give_up(play_on(match, 2))
    match.mark_assisted()
    house.doors.result(match, table(house, match).top)


def _challenge(house: House) -> None:
    house.doors.challenge(play_all(new_match(seed=3), winning_actions(3)))


def _answer(house: House) -> None:
    match = play_all(new_match(seed=3), winning_actions(3))
    house.doors.challenge(match, Ghost(challenge_of(match, "Tom")))


def _ghost(house: House) -> None:
    """A solitaire beside somebody's ghost."""
    theirs = play_all(new_match(seed=3), winning_actions(3))
    companion = HelpCompanion(house, Ghost(challenge_of(theirs, "Tom")))
    house.scenes.reset(TableScene(house, play_on(new_match(seed=3), 1), 0, {}, companion))


def _code(house: House, *, wrong: bool = False) -> None:
    match = play_all(new_match(seed=3), winning_actions(3))
    code = code_of(challenge_of(match, match.setup.seats[0].name))
    house.pasted_text = lambda: code[:-1] if wrong else code
    house.doors.title()
    house.doors.enter_code()
    scene = house.scenes.top
    assert isinstance(scene, EnterCodeScene)
    scene._paste()


def _over_table(house: House, act: Callable[[House, TableScene], None], game: str = "koncita") -> None:
    act(house, table(house, played(game, info_of(game).max_seats, 40)))


def _lesson(house: House, game: str, number: int, step: int) -> None:
    course = course_of(game)
    assert course is not None
    house.doors.lesson(game, course.lessons[number].key, step)


def _lesson_over(house: House, game: str) -> None:
    house.doors.title()
    course = course_of(game)
    assert course is not None
    house.doors.lesson_over(game, course.lessons[0].key)


def _settings(house: House, page: str) -> None:
    house.doors.settings()
    scene = house.scenes.top
    assert isinstance(scene, SettingsScene)
    scene._turn_to(page)


def _house_rules(house: House, game: str) -> None:
    house.doors.setup(game)
    scene = house.scenes.top
    assert isinstance(scene, SetupScene)
    scene.open_house()


def _refusal(house: House, scene: TableScene) -> None:
    house.doors.rulebook("koncita", "K-21", Refusal("K-21", literal("A refused move stands here.")))


def _trouble(house: House) -> None:
    report = "Traceback\nValueError: something that nobody expected, told at some length"
    house.scenes.reset(TroubleScene(house, report, "/home/mia/.local/share/goblins/log.txt", print, to_the_shelf=True))


def _own_library(house: House) -> Library:
    """A library of its own: the full one is others', too."""
    house.library = Library.in_memory(clock=Ticking())
    return house.library


def _unsaved(house: House, why: Message, *, folded: bool = False) -> None:
    """A table whose last move could not be saved."""
    library, match = _own_library(house), played("koncita", info_of("koncita").max_seats, 40)
    laid = table(house, match)
    library._storage._folder = Path("/dev/null/goblins")
    library._storage._use_copy(database.copy_of(library._connection), why)
    play_on(laid.match, 1)
    if folded:
        house.banner.update()
        house.banner._fold()


def _told(house: House, news: Message | None) -> None:
    """A shelf on which the library tells something; None: that one only looks."""
    library = _own_library(house)
    library._storage.looking = news is None
    library._tell(news)
    house.doors.title()


def _banners() -> dict[str, Opener]:
    """What the library has to say, over whichever screen it is."""
    kept, path = (
        "/home/mia/goblins/goblins/goblins/goblins-20261117.sqlite",
        "/home/mia/goblins/goblins/goblins/goblins.sqlite",
    )
    news = {
        "written anew": message("library-written-anew", path=path),
        "set aside": message("library-set-aside", state="damaged", path=path, kept=kept),
        "changed elsewhere": message("library-changed-elsewhere"),
        "not written": message("library-not-written", path=path, why=message("library-why-only-read")),
        "not read": message("library-not-read-at-all", path=path, why=message("library-why-not-opened")),
        "taken over": message("library-taken-over"),
    }
    unwritable = message("library-why-unwritable")
    return {
        **{f"not saved: {why.key}": partial(_unsaved, why=why) for why in (*database._REASONS.values(), unwritable)},
        "not saved, folded": partial(_unsaved, why=unwritable, folded=True),
        **{f"news: {name}": partial(_told, news=words) for name, words in news.items()},
        "only looking": partial(_told, news=None),
    }


def _question(house: House) -> None:
    house.doors.title()
    ask(house, say("screens-leave-unsaved"), say("screens-occupied-why"), say("screens-another-library"), print,
        safe=say("screens-only-look"))  # fmt: skip


def _shell() -> dict[str, Opener]:
    """Screens that belong to no table."""
    screens: dict[str, Opener] = {
        "shelf": lambda house: house.doors.title(),
        "shelf of rulebooks": lambda house: house.doors.rulebook(),
        "about": lambda house: house.doors.about(),
        "statistics": lambda house: house.doors.history(),
        "a code": _code,
        "a wrong code": partial(_code, wrong=True),
        "trouble": _trouble,
        "occupied": lambda house: house.scenes.reset(OccupiedScene(house, print, print)),
        "question": _question,
        "leaving": lambda house: (house.doors.title(), house.scenes.push(LeavingScene(house)))[0],
    }
    for page in ("help", "keys"):
        screens[f"settings: {page}"] = partial(_settings, page=page)
    for game in slugs():
        info = info_of(game)
        screens[f"box of {game}"] = lambda house, game=game: (house.doors.title(), house.doors.box(game))[0]
        screens[f"rulebook of {game}"] = lambda house, game=game: house.doors.rulebook(game)
        screens[f"house rules of {game}"] = partial(_house_rules, game=game)
        for seats in sorted({info.min_seats, 2, info.max_seats}):
            screens[f"set-up of {game} for {seats}"] = lambda house, game=game, seats=seats: house.doors.setup(
                game, setup(game, ["human", *["hard"] * (seats - 1)])
            )
    return screens


def _tables() -> dict[str, Opener]:
    """Tables at all sorts of moments, and what stands over them."""
    screens: dict[str, Opener] = {}
    for game in slugs():
        info = info_of(game)
        for seats in sorted({info.min_seats, info.max_seats}):
            for ply in deciding(game, seats):
                screens[f"{game} of {seats}, ply {ply}"] = partial(_table, game=game, seats=seats, ply=ply)
            screens[f"{game} of {seats}, late"] = partial(_end, game=game, seats=seats, result=False)
            if seats > 1 or game != "fairies":  # whose solitaire ends only by being won or given up
                screens[f"result of {game} of {seats}"] = partial(_end, game=game, seats=seats, result=True)
        course = course_of(game)
        for number, lesson in enumerate(course.lessons if course else ()):
            for step in range(len(lesson.steps)) if number == 0 else (0,):
                screens[f"lesson {number} of {game}, step {step}"] = partial(
                    _lesson, game=game, number=number, step=step
                )
        screens[f"lesson of {game} over"] = partial(_lesson_over, game=game)
    over: dict[str, Callable[[House, TableScene], None]] = {
        "pause": lambda house, scene: house.doors.pause(scene.match),
        "log": lambda house, scene: house.doors.log(scene.top),
        "curtain": lambda house, scene: house.doors.curtain(scene.match, 0, lambda: None, lambda: None),
        "replay": lambda house, scene: house.doors.watch_turn(scene.top, scene.match.cursor - 1),
        "refusal": _refusal,
    }
    for name, act in over.items():
        screens[name] = partial(_over_table, act=act)
    screens["challenge"] = _challenge
    screens["answer"] = _answer
    screens["ghost"] = _ghost
    screens["campaign"] = lambda house: house.doors.campaign(setup("pact", ["human"]))
    screens["solitaire won"] = partial(_solitaire, won=True)
    screens["solitaire lost"] = partial(_solitaire, won=False)
    return screens


def screens() -> dict[str, Opener]:
    """All screens by name."""
    return {**_shell(), **_tables(), **_banners()}
