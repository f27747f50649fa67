"""Restless hands, by hand: random mouse and keyboard in a window, through all screens and games, as fast as it goes.

    python -m tools.restless [--minutes 60] [--seed 1] [--one-size]

Minutes are those of the program: so many ticks pass. With DISPLAY set it is a real window (start a window manager in it, too).
The library is a new one in a temporary folder, with a few finished matches. Now and then the hands are led through a door
that they would seldom find by themselves. With --one-size the window stays as it is: larger ones need more memory. Ctrl+C
ends it sooner. Prints what was done, on which screens, every error once, and how the memory grew; 1 if there was an error.
"""

from __future__ import annotations

import argparse
import os
import random
import sys
import tempfile
import traceback
import warnings
from collections import Counter
from collections.abc import Callable, Iterator
from pathlib import Path

os.environ.update(SDL_AUDIODRIVER="dummy", PYGAME_HIDE_SUPPORT_PROMPT="1")
os.environ.setdefault("GOBLINS_WINDOW", "1280x720")
os.environ.setdefault("GOBLINS_HELPERS", "1")

import pygame
from msgspec.structs import replace

from goblins.app.memory import return_what_is_large
from goblins.app.window import Window
from goblins.core.match import Match
from goblins.core.setup import Setup, checked, make_seats
from goblins.games.registry import info_of, rules_of, slugs
from goblins.lessons.content import course_of
from goblins.library import Library
from goblins.library.outside import SUFFIX
from goblins.library.settings import TEXT_SIZES
from goblins.study.challenge import NoCode, challenge_of, code_of
from goblins.study.puzzles.puzzle import puzzles_of
from goblins.words.catalogue import languages

TICKS_A_MINUTE = 3600
KEYS = (
    "escape",
    "tab",
    "return",
    "space",
    "left",
    "right",
    "up",
    "down",
    "delete",
    "home",
    "end",
    "f11",
    "backspace",
    *"ahlmruz12",
)
#: How often the hands are led somewhere, how many finished matches of each game there are, and how long they are at most.
LED, FINISHED, MOST_STEPS = 0.002, 3, 600
SIZES = ((1024, 640), (1280, 720), (1280, 800), (1600, 900), (1100, 900))


class Hands:
    """Somebody who does anything at all."""

    def __init__(self, window: Window, rng: random.Random, done: Counter[str], *, one_size: bool = False) -> None:
        self._window, self._rng, self._done, self._one_size = window, rng, done, one_size

    def events(self) -> list[pygame.event.Event]:
        """What the hands do next."""
        kind = self._rng.choices(
            ("move", "click", "drag", "wheel", "key", "type", "focus", "resize", "right"),
            (20, 40, 25, 6, 8, 2, 1, 0 if self._one_size else 0.15, 3),
        )[0]
        self._done[kind] += 1
        if kind == "resize":
            with warnings.catch_warnings(action="ignore", category=RuntimeWarning):  # a window manager may not give it
                pygame.display.set_mode(self._rng.choice(SIZES), pygame.RESIZABLE)
            return pygame.event.get()
        return list(getattr(self, f"_{kind}")())

    def _point(self) -> tuple[int, int]:
        """Anywhere, but most often where there is something."""
        stage, scene = self._window.house.stage, self._window.house.scenes.top
        places = [widget.rect.centre for widget in scene.widgets.widgets]
        top = getattr(scene, "top", None)
        if top is not None and top.director.placements and self._rng.random() < 0.7:
            places = [(one.x, one.y) for one in top.director.placements.values()]
            places += [rect.centre for rect in top.targets.values()]
        if places and self._rng.random() < 0.85:
            return stage.viewport.point(self._rng.choice(places))
        return self._rng.randrange(stage.viewport.width), self._rng.randrange(stage.viewport.height)

    def _move(self, to: tuple[int, int] | None = None) -> Iterator[pygame.event.Event]:
        moved = {"pos": to or self._point(), "rel": (1, 1), "buttons": (0, 0, 0), "touch": False}
        yield pygame.event.Event(pygame.MOUSEMOTION, moved)

    def _press(self, button: int, *, at: tuple[int, int], up: bool) -> pygame.event.Event:
        return pygame.event.Event(
            pygame.MOUSEBUTTONUP if up else pygame.MOUSEBUTTONDOWN, pos=at, button=button, touch=False
        )

    def _click(self, button: int = 1) -> Iterator[pygame.event.Event]:
        at = self._point()
        yield from self._move(at)
        yield self._press(button, at=at, up=False)
        yield self._press(button, at=at, up=True)

    def _right(self) -> Iterator[pygame.event.Event]:
        yield from self._click(self._rng.choice((2, 3)))

    def _drag(self) -> Iterator[pygame.event.Event]:
        here, there = self._point(), self._point()
        yield from self._move(here)
        yield self._press(1, at=here, up=False)
        middle = (here[0] + there[0]) // 2, (here[1] + there[1]) // 2
        yield from self._move(middle)
        yield from self._move(there)
        if self._rng.random() < 0.9:
            yield self._press(1, at=there, up=True)

    def _wheel(self) -> Iterator[pygame.event.Event]:
        yield from self._move()
        up = self._rng.choice((-1, 1))
        turned = {"x": 0, "y": up, "precise_x": 0.0, "precise_y": float(up), "flipped": False, "touch": False}
        yield pygame.event.Event(pygame.MOUSEWHEEL, turned)

    def _key(self) -> Iterator[pygame.event.Event]:
        key = pygame.key.key_code(self._rng.choice([key for key in KEYS if key != "f11" or not self._one_size]))
        for kind in (pygame.KEYDOWN, pygame.KEYUP):
            yield pygame.event.Event(kind, key=key, mod=0, unicode="", scancode=0)

    def _type(self) -> Iterator[pygame.event.Event]:
        yield pygame.event.Event(pygame.TEXTINPUT, text=self._rng.choice("aBä ’9🙂"))

    def _focus(self) -> Iterator[pygame.event.Event]:
        yield pygame.event.Event(pygame.WINDOWFOCUSLOST)


def memory() -> float:
    """The megabytes that this process has in use."""
    return int(Path("/proc/self/statm").read_text().split()[1]) * os.sysconf("SC_PAGE_SIZE") / 2**20


def play_to_the_end(game: str, rng: random.Random) -> Match:
    """A match that one person and easy bots might have played, ended as chance would have it."""
    info = info_of(game)
    count = rng.randint(info.min_seats, info.max_seats)
    seats = make_seats(["human", *["easy"] * (count - 1)], info.cast)
    match = Match(rules_of(game), checked(info, Setup(game, seats)), rng.randrange(10**8))
    while match.to_act and match.cursor < MOST_STEPS:
        legal = match.rules.legal_actions(match.state, match.to_act[0])
        match.play(rng.choice([action for action in legal if not action.resigns] or legal))
    return match


class Guide:
    """Leads the hands through doors: to new matches, and to what comes after and beside them."""

    def __init__(self, window: Window, rng: random.Random, folder: Path) -> None:
        self._window, self._rng, self._folder = window, rng, folder
        self._ways: tuple[Callable[[], None], ...] = (
            self._deal, self._deal, self._deal, self._analysis, self._what_if, self._watch, self._result, self._code,
            self._puzzle, self._puzzle, self._puzzles, self._statistics, self._lesson, self._language, self._drop, self._book,
        )  # fmt: skip
        library, self._codes = window.house.library, list[str]()
        for game in slugs():
            for _ in range(FINISHED):
                match = play_to_the_end(game, rng)
                match_id = library.follow(match)
                if match.outcome:
                    (folder / f"match-{match_id}{SUFFIX}").write_bytes(library.export_match(match_id))
                for ghost in (True, False):
                    try:
                        self._codes.append(code_of(challenge_of(match, "Żółw", ghost=ghost, claimed=12)))
                    except NoCode:  # it is too long for a code
                        continue

    def lead(self) -> str:
        """Through some door; its name."""
        way = self._rng.choice(self._ways)
        way()
        return way.__name__.strip("_")

    def _finished(self) -> tuple[Match, int]:
        """One comes to them from the shelf, not from a table."""
        self._window.house.doors.title()
        library = self._window.house.library
        ended = [row.id for row in library.matches() if row.outcome]
        match_id = self._rng.choice(ended)
        return library.load(match_id), match_id

    def _deal(self) -> None:
        info = info_of(self._rng.choice(slugs()))
        count = self._rng.randint(info.min_seats, info.max_seats)
        players = [self._rng.choice(("human", "human", "random", "easy", "fitting")) for _ in range(count)]
        setup = checked(info, Setup(info.slug, make_seats(players, info.cast)))
        self._window.house.doors.deal(setup, self._rng.randrange(10**8))

    def _analysis(self) -> None:
        self._window.house.doors.analysis(*self._finished())

    def _what_if(self) -> None:
        match, match_id = self._finished()
        self._window.house.doors.what_if(match, match_id, self._rng.randrange(match.cursor))

    def _watch(self) -> None:
        match, match_id = self._finished()
        self._window.house.doors.replay(match, match_id=match_id)

    def _result(self) -> None:
        self._window.house.doors.past_result(*self._finished())

    def _code(self) -> None:
        """Somebody's code lies on the clipboard; sometimes a letter of it is wrong."""
        code, house = self._rng.choice(self._codes), self._window.house
        if self._rng.random() < 0.3:
            at = self._rng.randrange(len(code))
            code = code[:at] + self._rng.choice("A9 ä") + code[at + 1 :]
        house.pasted_text = lambda: code
        house.doors.title()
        house.doors.enter_code()

    def _puzzle(self) -> None:
        game = self._rng.choice([game for game in slugs() if puzzles_of(game)])
        self._window.house.doors.puzzle(game, self._rng.choice(puzzles_of(game)).key)

    def _puzzles(self) -> None:
        self._window.house.doors.puzzles(self._rng.choice(["", *slugs()]))

    def _statistics(self) -> None:
        doors = self._window.house.doors
        doors.title()
        doors.history()
        doors.statistics_page(self._rng.choice(("overview", "rating", "feats", "matches")), "")

    def _lesson(self) -> None:
        game = self._rng.choice(slugs())
        course = course_of(game)
        if course is not None:
            lesson = self._rng.choice(course.lessons)
            self._window.house.doors.lesson(game, lesson.key, self._rng.randrange(len(lesson.steps)))

    def _language(self) -> None:
        house = self._window.house
        size = self._rng.choice(TEXT_SIZES)
        chosen = self._rng.choice(sorted(languages()))
        house.change_settings(replace(house.settings, language=chosen, text_size=size))

    def _drop(self) -> None:
        file = self._rng.choice(sorted(self._folder.glob(f"*{SUFFIX}")))
        pygame.event.post(pygame.event.Event(pygame.DROPFILE, file=str(file)))

    def _book(self) -> None:
        self._window.house.doors.rulebook(self._rng.choice(["", *slugs()]))


def restless(minutes: float, rng: random.Random, folder: Path, *, one_size: bool = False) -> Counter[str]:
    """Let the hands do what they do for so many minutes; what was done, and errors by their last line."""
    done: Counter[str] = Counter()
    window = Window(Library(folder))
    window.house.doors.title()
    hands, guide = Hands(window, rng, done, one_size=one_size), Guide(window, rng, folder)
    ticks, told, before = 0, 0, ""
    window.house.welcome_helpers()
    return_what_is_large()
    while ticks < minutes * TICKS_A_MINUTE:
        try:
            if rng.random() < LED:
                done[f"led to {guide.lead()}"] += 1
            passing = rng.choice((0, 1, 1, 2, 6))
            window.step([*pygame.event.get(), *hands.events()], passing)
            window.tidy(passing)
            ticks += passing
        except KeyboardInterrupt:  # somebody has seen enough
            break
        except Exception as error:  # noqa: BLE001 - that is what is looked for
            done[f"ERROR {type(error).__name__}: {error}"] += 1
            if done[f"ERROR {type(error).__name__}: {error}"] == 1:
                traceback.print_exc()
            window.house.doors.title()
        done["steps"] += 1
        window.house.running = True  # nobody leaves
        screen = type(window.house.scenes.top).__name__
        done[f"visits of {screen}"] += screen != before
        before = screen
        if ticks // TICKS_A_MINUTE > told:
            told = ticks // TICKS_A_MINUTE
            if told % 5 == 0 or told == 1:
                pictures = window.house.stage.cache.used_bytes / 2**20
                words = (
                    f"{memory():.0f} MB, {pictures:.0f} of it the stage's pictures, {done['steps']} steps, at {screen}"
                )
                print(f"minute {told}: {words}", flush=True)
    done["errors that were caught"] = int(bool(window.net.last_words))
    window.close()
    return done


def main() -> int:
    """Be restless, and tell of it."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--minutes", type=float, default=60)
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--one-size", action="store_true")
    words = parser.parse_args()
    if "DISPLAY" not in os.environ:
        os.environ["SDL_VIDEODRIVER"] = "dummy"
    with tempfile.TemporaryDirectory() as folder:
        os.environ["GOBLINS_HOME"] = folder
        done = restless(words.minutes, random.Random(words.seed), Path(folder), one_size=words.one_size)
    print(f"{memory():.0f} MB at the end;", ", ".join(f"{count} {what}" for what, count in done.most_common()))
    return int(any(what.startswith("ERROR") for what in done))


if __name__ == "__main__":
    sys.exit(main())
