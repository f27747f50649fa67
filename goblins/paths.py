"""Where the program's own files lie: beside the package in a checkout, beside the program in a package."""

from __future__ import annotations

import sys
from pathlib import Path

ROOT = Path(getattr(sys, "_MEIPASS", Path(__file__).parent.parent))
DATA = ROOT / "data"
SPRITES = ROOT / "sprites"
LEVELS = ROOT / "levels"
SOUNDS = ROOT / "sounds"
