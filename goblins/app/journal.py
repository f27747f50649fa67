"""The log: a few small files in the user's folder that say what went wrong, and nothing that players hide from each other."""

from __future__ import annotations

import logging
import sys
from pathlib import Path

from goblins.library.database import library_folder
from goblins.library.occupancy import plain_or_new

LARGEST_LOG = 256 * 1024
OLD_LOGS = 3
_LOG = logging.getLogger("goblins")


class _Pages(logging.FileHandler):
    """A log that begins a new file when one is full, and keeps a few old ones. (The library's own loads half the network.)"""

    def emit(self, record: logging.LogRecord) -> None:
        """Write a record, on a new page if the present one is full."""
        try:
            size = len(self.format(record).encode("utf-8", "backslashreplace")) + 1
            if self.stream is not None and self.stream.tell() + size > LARGEST_LOG:
                self._turn()
        except (OSError, ValueError):
            pass  # then this page grows
        super().emit(record)

    def _turn(self) -> None:
        self.close()
        path = Path(self.baseFilename)
        for number in range(OLD_LOGS, 0, -1):
            older = path.with_name(f"{path.name}.{number}")
            newer = path.with_name(f"{path.name}.{number - 1}") if number > 1 else path
            if newer.exists():
                newer.replace(older)


def log_path() -> Path:
    """Where the log lies."""
    return library_folder() / "log" / "goblins.log"


def open_journal() -> None:
    """Write what is logged from now on to the log, and warnings to the terminal; where no log can be written, go on without."""
    logging.raiseExceptions = False  # a full disk must not make the log itself a problem
    if sys.stderr is not None and not logging.getLogger().handlers:
        terminal = logging.StreamHandler()
        terminal.setLevel(logging.WARNING)
        logging.basicConfig(level=logging.WARNING, format="%(levelname)s: %(message)s", handlers=[terminal])
    path = log_path()
    if any(getattr(handler, "baseFilename", "") == str(path.absolute()) for handler in _LOG.handlers):
        return
    try:
        path.parent.mkdir(parents=True, exist_ok=True)
        if not plain_or_new(path):
            return
        handler = _Pages(path, encoding="utf-8", errors="backslashreplace")
    except OSError:
        return
    handler.setFormatter(logging.Formatter("%(asctime)s %(levelname)s %(message)s"))
    _LOG.addHandler(handler)
    _LOG.setLevel(logging.INFO)


def write_down(report: str) -> None:
    """Put a report into the log, but not on the terminal: that gets one line of its own."""
    open_journal()
    propagates, _LOG.propagate = _LOG.propagate, False
    try:
        _LOG.error("%s", report)
    finally:
        _LOG.propagate = propagates
