"""Where the program's own files lie: beside the package in a checkout, within it once installed, or with a built program."""

from __future__ import annotations

import sys
from pathlib import Path

#: Where an installed package keeps the folders that lie beside it in a checkout (see pyproject.toml).
INSTALLED = "files"


def root_of(package: Path, built: str | None) -> Path:
    """The folder that holds data, sprites, levels and sounds; `built` is where a built program was put."""
    if built is not None:
        return Path(built)
    installed = package / INSTALLED
    return installed if installed.is_dir() else package.parent


ROOT = root_of(Path(__file__).parent, getattr(sys, "_MEIPASS", None))
DATA = ROOT / "data"
SPRITES = ROOT / "sprites"
LEVELS = ROOT / "levels"
SOUNDS = ROOT / "sounds"
