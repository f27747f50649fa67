"""What every test needs: the project on the path, no window, no sound, and the marker that cites a rule."""

from __future__ import annotations

import gc
import os
import sys
from collections.abc import Iterator
from pathlib import Path
from shutil import rmtree
from typing import Any

import pytest
from hypothesis import HealthCheck
from hypothesis import settings as hypothesis_settings

os.environ.setdefault("SDL_VIDEODRIVER", "dummy")
os.environ.setdefault("SDL_AUDIODRIVER", "dummy")
os.environ.setdefault("PYGAME_HIDE_SUPPORT_PROMPT", "1")
# nobody who runs the tests has to speak English: the program would follow their system
os.environ["LC_ALL"] = "C.UTF-8"
os.environ.pop("GOBLINS_LANGUAGE", None)

# speed is a benchmark, never a test: no example is too slow on a busy machine, and every run tries the same ones
hypothesis_settings.register_profile(
    "goblins",
    deadline=None,
    derandomize=True,
    suppress_health_check=[HealthCheck.too_slow, HealthCheck.function_scoped_fixture],
)
hypothesis_settings.load_profile("goblins")

ROOT = Path(__file__).parent.parent
#: At every so many steps of a match a table foresees what may come.
FORESEEN_AT = 5
if str(ROOT) not in sys.path:
    sys.path.insert(0, str(ROOT))


def pytest_configure(config: pytest.Config) -> None:
    """Make `@pytest.mark.rule("F-21")` known: the test checks that clause of a rulebook."""
    config.addinivalue_line("markers", "rule(*ids): the clauses of a rulebook that the test checks")


@pytest.hookimpl(tryfirst=True)
def pytest_collection(session: pytest.Session) -> None:
    """Several processes that collect everything compile it together."""
    if "PYTEST_XDIST_WORKER" in os.environ and session.config.args == session.config.getini("testpaths"):
        compile_in_turn(ROOT)


def pytest_collection_modifyitems(items: list[pytest.Item]) -> None:
    """What waits more than it works begins first."""
    items.sort(key=lambda item: begins_late(item.nodeid))


def pytest_collection_finish() -> None:
    """The tests themselves stay to the end: what is no longer needed is looked for among all else, often and quickly."""
    gc.collect()
    gc.freeze()


@pytest.hookimpl(wrapper=True)
def pytest_runtest_teardown(item: pytest.Item, nextitem: pytest.Item | None) -> Iterator[None]:
    """After each file pictures are let go; windows that were closed go with all else that is free when that is much."""
    yield
    over = nextitem is None or nextitem.path != item.path
    if over:
        SharedPictures.let_go()
    _room.keep(file_is_over=over)


@pytest.fixture(scope="session", autouse=True)
def seldom_foreseen() -> Iterator[None]:
    """What any step may show is made ahead when a table is laid, and then at some positions: at all of them it is most of the work
    of a test that plays a whole game."""
    foreseen = still_ahead.foreseen

    def seldom(top: Any, stage: Any, *, first: bool) -> list[Any]:
        return foreseen(top, stage, first=first) if first or top.match.cursor % FORESEEN_AT == 0 else []

    with pytest.MonkeyPatch.context() as patch:
        patch.setattr(still_ahead, "foreseen", seldom)
        yield


@pytest.fixture(scope="session", autouse=True)
def drawn_once(tmp_path_factory: pytest.TempPathFactory) -> Iterator[None]:
    """A drawing that one test process has made is not made by another."""
    base = tmp_path_factory.getbasetemp()
    shared = base.parent if "PYTEST_XDIST_WORKER" in os.environ else base
    with pytest.MonkeyPatch.context() as patch:
        patch.setattr("pygame.image.load_sized_svg", Drawings(shared / "drawings").load_sized_svg)
        yield


@pytest.fixture(autouse=True)
def _one_language() -> Iterator[None]:
    """The language is one value for the whole program: a window that changes it changes it for its own test alone."""
    with speaking(language()):
        yield


def pytest_sessionfinish(session: pytest.Session) -> None:
    """The drawings go when all processes are done."""
    if "PYTEST_XDIST_WORKER" not in os.environ:
        factory: pytest.TempPathFactory = session.config._tmp_path_factory  # type: ignore[attr-defined]
        rmtree(factory.getbasetemp() / "drawings", ignore_errors=True)


@pytest.hookimpl(optionalhook=True)
def pytest_xdist_make_scheduler(config: pytest.Config, log: Any) -> Any:
    """Several test processes share the tests file by file."""
    return FileByFile(config, log)


from goblins.scenes import still_ahead  # noqa: E402
from goblins.words import language, speaking  # noqa: E402
from tests.support.drawings import Drawings  # noqa: E402
from tests.support.memory import Room  # noqa: E402
from tests.support.pictures import SharedPictures  # noqa: E402
from tests.support.sharing import FileByFile, begins_late, compile_in_turn  # noqa: E402
from tests.support.shell_tools import played  # noqa: E402, F401 - a fixture for all tests of the shell's screens

_room = Room()
