"""How test processes share the tests: file by file, and what waits more than it works first."""

from __future__ import annotations

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
