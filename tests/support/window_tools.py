"""A screen of its own (Xvfb) with a window manager, and the real program on it, driven by xdotool."""

from __future__ import annotations

import os
import shutil
import subprocess
import sys
import time
from collections.abc import Callable
from pathlib import Path
from types import TracebackType
from typing import Any, Self

import msgspec
import pygame
import pytest

from goblins.core.match import Match
from goblins.library import Library, MatchRow
from goblins.library.settings import Settings
from goblins.tables.contract import TableContext
from goblins.tables.registry import table_of
from goblins.ui.moving.motion import Piece
from goblins.ui.viewport import Point, Viewport

ROOT = Path(__file__).parent.parent.parent
TOOLS = ("Xvfb", "openbox", "xdotool", "import")
SCREEN = (1920, 1080)
#: How long to wait for anything before it counts as failed: a busy machine may take its time.
PATIENCE = 300.0

#: Where the buttons lie, in logical units.
FIRST_BUTTON: Point = (609, 384)
FAIRIES_BOX: Point = (791, 640)
PLAY: Point = (1299, 417)
CHANGE: Point = (1377, 620)
CODE_FIELD: Point = (1258, 746)
START: Point = (1292, 822)
QUIT: Point = (1480, 859)


def need_tools() -> None:
    """Skip where the tools for a real window are missing; on a build machine that is a failure."""
    missing = [tool for tool in TOOLS if not shutil.which(tool)]
    if missing:
        reason = f"a real window needs {', '.join(missing)} (packages xvfb, openbox, xdotool, imagemagick)"
        if os.environ.get("CI"):
            pytest.fail(reason)
        pytest.skip(reason)


def wait_for(what: Callable[[], Any], words: str, seconds: float = PATIENCE) -> Any:
    """What a question answers, once it answers anything; fails with the words after a while."""
    until = time.monotonic() + seconds
    while time.monotonic() < until:
        found = what()
        if found:
            return found
        time.sleep(0.03)
    raise AssertionError(f"{words}: not within {seconds:.0f} seconds")


def plain_environment(home: Path, **more: str) -> dict[str, str]:
    """The environment of a person's session: no driver chosen, a library of its own, no sound."""
    kept = {
        key: value for key, value in os.environ.items() if key not in ("SDL_VIDEODRIVER", "DISPLAY", "WAYLAND_DISPLAY")
    }
    return {**kept, "GOBLINS_HOME": str(home), "SDL_AUDIODRIVER": "dummy", **more}


def start_server() -> tuple[subprocess.Popen[bytes], int]:
    """An X server that runs, and its display number. Test runs beside each other may want the same number: one of them goes on."""
    first = 100 + os.getpid() % 4000
    for number in range(first, first + 100):
        size = f"{SCREEN[0]}x{SCREEN[1]}x24"
        # without -noreset the server starts over, and drops whoever comes, when its only client leaves: the first probe
        command = ["Xvfb", f":{number}", "-screen", "0", size, "-nolisten", "tcp", "-noreset"]
        server = subprocess.Popen(command, stderr=subprocess.DEVNULL)
        lock, socket = Path(f"/tmp/.X{number}-lock"), Path(f"/tmp/.X11-unix/X{number}")

        def is_ours(server: subprocess.Popen[bytes] = server, lock: Path = lock, socket: Path = socket) -> bool:
            return socket.exists() and lock.exists() and lock.read_text().strip() == str(server.pid)

        wait_for(lambda: server.poll() is not None or is_ours(), "the X server starts")  # noqa: B023 (asked at once)
        if server.poll() is None:
            return server, number
    raise AssertionError("no display number is free")


class Screen:
    """An X server on a free number with a window manager."""

    def __enter__(self) -> Self:
        need_tools()
        self._server, number = start_server()
        self.display = f":{number}"
        environment = {**os.environ, "DISPLAY": self.display}
        self._manager = subprocess.Popen(
            ["openbox"],
            env=environment,
            stdout=subprocess.DEVNULL,
            stderr=subprocess.DEVNULL,
        )
        try:
            # a window that opens while the window manager starts may never be told that it is there
            asked = ["xdotool", "get_num_desktops"]
            wait_for(
                lambda: not subprocess.run(asked, env=environment, capture_output=True).returncode, "openbox starts"
            )
        except AssertionError:
            self.close()
            raise
        return self

    def __exit__(
        self, kind: type[BaseException] | None, error: BaseException | None, trace: TracebackType | None
    ) -> None:
        self.close()

    def park_pointer(self) -> None:
        """Lay the pointer into a corner, where no window is: wherever it goes then, it moves."""
        subprocess.run(
            ["xdotool", "mousemove", *map(str, SCREEN)], env={**os.environ, "DISPLAY": self.display}, check=True
        )

    def close(self) -> None:
        """Switch it off."""
        for process in (self._manager, self._server):
            process.terminate()
            process.wait()


class Program:
    """The running program, its window, and its library as it lies on disk."""

    def __init__(
        self,
        screen: Screen,
        home: Path,
        command: list[str] | None = None,
        size: tuple[int, int] = (1280, 720),
        folder: Path = ROOT,
        output: int | None = None,
        **environment: str,
    ) -> None:
        """Start it in a folder, printing where the tests print or elsewhere; what else its environment says goes before the usual."""
        self.screen, self.home = screen, home
        home.mkdir(parents=True, exist_ok=True)
        self._probe = home / "shown.json"
        self._probe.unlink(missing_ok=True)
        screen.park_pointer()
        window = f"{size[0]}x{size[1]}"
        usual = {"DISPLAY": screen.display, "GOBLINS_WINDOW": window, "GOBLINS_PROBE": str(self._probe)}
        self.process = subprocess.Popen(
            command or [sys.executable, "main.py"],
            cwd=folder,
            env=plain_environment(home, **usual) | environment,
            stdin=subprocess.DEVNULL,
            stdout=output,
            stderr=output,
        )
        try:
            self.window = wait_for(self._find_window, "the window opens")
            self.settle()
        except AssertionError:
            self.kill()
            raise

    def __enter__(self) -> Self:
        return self

    def __exit__(
        self, kind: type[BaseException] | None, error: BaseException | None, trace: TracebackType | None
    ) -> None:
        self.kill()

    def kill(self) -> None:
        """SIGKILL: the program can't do anything about it."""
        self.process.kill()
        self.process.wait()

    # ------------------------------------------------------------------ window

    def xdotool(self, *words: object) -> str:
        assert self.process.poll() is None, "the program has ended"
        return subprocess.run(
            ["xdotool", *map(str, words)],
            env={**os.environ, "DISPLAY": self.screen.display},
            capture_output=True,
            text=True,
            timeout=PATIENCE,
        ).stdout.strip()

    def _find_window(self) -> str:
        return self.xdotool("search", "--onlyvisible", "--class", "goblins").split("\n")[-1]

    def size(self) -> tuple[int, int]:
        told = self._geometry()
        return int(told["WIDTH"]), int(told["HEIGHT"])

    def place(self) -> tuple[int, int]:
        """Where the window stands on the screen."""
        told = self._geometry()
        return int(told["X"]), int(told["Y"])

    def _geometry(self) -> dict[str, str]:
        told = self.xdotool("getwindowgeometry", "--shell", self.window)
        return dict(line.split("=") for line in told.split("\n"))

    def resize(self, size: tuple[int, int]) -> None:
        self.xdotool("windowsize", self.window, *size)
        self.wait_for_size(size)

    def wait_for_size(self, size: tuple[int, int]) -> None:
        """Until the window is of a size, and everything was laid anew for it."""
        self.wait_until(f"the window is {size}", lambda shown: shown["size"] == list(size) and shown["still"])
        assert self.size() == size

    # ------------------------------------------------------------------ what it shows

    def shown(self) -> dict[str, Any]:
        """What the program says it shows; nothing before its first picture."""
        assert self.process.poll() is None, "the program has ended"
        return self._told()

    def _told(self) -> dict[str, Any]:
        found: dict[str, Any] = msgspec.json.decode(self._probe.read_bytes()) if self._probe.exists() else {}
        return found

    def wait_until(
        self, words: str, condition: Callable[[dict[str, Any]], Any], seconds: float = PATIENCE
    ) -> dict[str, Any]:
        """What the program shows, once that fulfils a condition."""

        def fulfilled() -> dict[str, Any] | None:
            shown = self.shown()
            return shown if shown and condition(shown) else None

        found: dict[str, Any] = wait_for(fulfilled, f"{words} (it shows {self.shown()})", seconds)
        return found

    def settle(self) -> dict[str, Any]:
        """Until nothing moves, and the program waits for somebody."""
        return self.wait_until("the window comes to rest", lambda shown: shown["still"])

    def wait_for_screen(self, name: str) -> dict[str, Any]:
        """Until a screen lies on top, and listens."""
        return self.wait_until(f"{name} comes", lambda shown: shown["screen"] == name and shown["still"])

    def picture(self) -> pygame.Surface:
        """The window as it is seen now."""
        assert self.process.poll() is None, "the program has ended"
        file = self.home / "window.bmp"
        subprocess.run(
            ["import", "-silent", "-window", self.window, str(file)],
            env={**os.environ, "DISPLAY": self.screen.display},
            check=True,
            timeout=PATIENCE,
        )
        return pygame.image.load(str(file))

    def go(self, point: Point) -> None:
        """Click something that leads to another screen, and wait until that is there."""
        before = self.shown()["screen"]
        self.click(point)
        self.wait_until("another screen comes", lambda shown: shown["screen"] != before and shown["still"])

    # ------------------------------------------------------------------ doing

    def point_at(self, point: Point) -> None:
        x, y = Viewport(*self.size()).point(point)
        self.xdotool("mousemove", "--window", self.window, x, y)

    def click(self, point: Point) -> None:
        """Press and let go; the program has heard both then."""
        self.point_at(point)
        self._heard(2, "mousedown", 1, "mouseup", 1)

    def key(self, name: str) -> None:
        """Press a key; the program has heard it then."""
        self._heard(1, "windowfocus", "--sync", self.window, "key", name)

    def _heard(self, inputs: int, *words: object) -> None:
        """Do something with xdotool, and wait until so many presses, releases and keys have been heard."""
        before = self.shown()["heard"]
        self.xdotool(*words)
        wait_for(
            lambda: self.process.poll() is not None or self._told()["heard"] >= before + inputs, "the input is heard"
        )

    def drag(self, start: Point, end: Point) -> None:
        """Press, pull over a few points, let go."""
        viewport = Viewport(*self.size())
        words: list[object] = ["mousemove", "--window", self.window, *viewport.point(start), "mousedown", 1]
        for share in (0.1, 0.4, 0.7, 1.0):
            at = start[0] + (end[0] - start[0]) * share, start[1] + (end[1] - start[1]) * share
            words += ["sleep", "0.01", "mousemove", "--window", self.window, *viewport.point(at)]
        self._heard(2, *words, "mouseup", 1)

    def sit_down(self, code: str = "") -> Match:
        """Two clicks from the shelf to a table of Fairies; with a code, through its set-up to that deal."""
        self.go(FAIRIES_BOX)
        if code:
            self.go(CHANGE)
            self.click(CODE_FIELD)
            self.xdotool("type", "--delay", "40", code)
            self.settle()
        self.go(START if code else PLAY)
        match: Match = wait_for(self.stored, "a match is dealt")
        assert not code or match.seed == int(code)
        return match

    # ------------------------------------------------------------------ the game

    def stored(self) -> Match | None:
        """The newest open match as the file has it."""
        with Library(self.home) as library:
            row = library.newest_open()
            return library.read_match(library.export_match(row.id)) if row else None

    def finished(self) -> MatchRow | None:
        """The newest match as the file has it, once it is over."""
        with Library(self.home) as library:
            rows = library.matches()
            return rows[0] if rows and rows[0].outcome else None

    def humans_turn(self) -> Match:
        """Wait until a human is to act and everything lies still; the match."""
        self.wait_for_screen("TableScene")
        match = self.stored()
        assert match is not None and match.setup.seats[match.to_act[0]].is_human
        return match

    def play_a_card(self) -> Match:
        """Drag the first card of the hand into the ring; the match after it, once it is on disk."""
        match = self.humans_turn()
        before = match.cursor
        cards, ring = hand_places(match)
        self.drag(next(iter(cards.values())), ring)
        return wait_for(  # type: ignore[no-any-return]
            lambda: (found := self.stored()) and found.cursor > before and found, "the action arrives in the library"
        )


def hand_places(match: Match) -> tuple[dict[Piece, Point], Point]:
    """Where the cards of the one to act lie, from left to right, and where the ring is."""
    seat, table = match.to_act[0], table_of(match.setup.game)
    view, context = match.rules.view(match.state, seat), TableContext(match.setup, viewer=seat)
    gestures = table.gestures(view, match.rules.legal_actions(match.state, seat))
    layout = table.layout(view, context)
    pieces: list[Piece] = sorted({source for source, _ in gestures}, key=lambda piece: layout[piece].x)
    target = table.targets(view, context)[next(target for source, target in gestures if source == pieces[0])]
    return {piece: (layout[piece].x, layout[piece].y) for piece in pieces}, target.centre


def quick_home(folder: Path) -> Path:
    """A library whose settings don't make anybody wait."""
    with Library(folder) as library:
        library.save_settings(Settings(animation_speed=3, bot_pace=4, music=0, effects=0, tips=False, recap=False))
    return folder
