"""A probe for tests of the real window: where an environment variable names a file, what the window shows is written there.

A test that clicks can wait for what it needs to see instead of hoping that some time is long enough.
"""

from __future__ import annotations

import os
from pathlib import Path
from typing import Any

import msgspec

VARIABLE = "GOBLINS_PROBE"


class Probe:
    """Writes what is shown whenever that is something else; nothing where no file is named."""

    def __init__(self) -> None:
        named = os.environ.get(VARIABLE)
        self._path = Path(named) if named else None
        self._last = b""

    def tell(self, **shown: Any) -> None:
        """Write it, so that a reader sees either all of it or what was there before."""
        if self._path is None:
            return
        text = msgspec.json.encode(shown)
        if text != self._last:
            self._last = text
            beside = self._path.with_suffix(".new")
            beside.write_bytes(text)
            beside.replace(self._path)
