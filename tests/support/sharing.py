"""How test processes share the tests: file by file, and what waits more than it works first."""

from __future__ import annotations

import os
from contextlib import suppress
from importlib import import_module
from pathlib import Path

from pytest import Config
from xdist.remote import Producer
from xdist.scheduler import LoadFileScheduling

#: Tests that wait for programs: at the end, the last of them would keep everybody waiting.
WAITING = "tests/window/"


class FileByFile(LoadFileScheduling):
    """A file goes to one process, so that what its tests have in common is made once; files stay in their order."""

    def __init__(self, config: Config, log: Producer) -> None:
        config.option.loadscopereorder = False
        super().__init__(config, log)


def begins_late(nodeid: str) -> bool:
    """Whether a test begins after those that wait."""
    return not nodeid.startswith(WAITING)


def compile_in_turn(root: Path) -> None:
    """Load the files of tests, each process from another one on: in a fresh checkout none compiles what another has compiled."""
    files = sorted((root / "tests").rglob("test_*.py"))
    number, count = (
        int(os.environ["PYTEST_XDIST_WORKER"].removeprefix("gw")),
        int(os.environ["PYTEST_XDIST_WORKER_COUNT"]),
    )
    first = len(files) * number // count
    for path in files[first:] + files[:first]:
        with suppress(Exception):  # whoever collects it says what is wrong with it
            import_module(".".join(path.relative_to(root).with_suffix("").parts))
