"""The program's icon in every form that a desktop wants, drawn from its own sprites: `python packaging/icons.py FOLDER`."""

from __future__ import annotations

import io
import os
import struct
import sys
from pathlib import Path

os.environ.setdefault("SDL_VIDEODRIVER", "dummy")
os.environ.setdefault("PYGAME_HIDE_SUPPORT_PROMPT", "1")
sys.path.insert(0, str(Path(__file__).parent.parent))

import pygame  # noqa: E402

from goblins.ui.draw.sprites import Sprites  # noqa: E402
from goblins.ui.draw.tokens import Tokens  # noqa: E402

WHO, RING = "glower", "gold"
LINUX = (16, 24, 32, 48, 64, 128, 256, 512)
WINDOWS = (16, 20, 24, 32, 40, 48, 64, 128, 256)
#: An Apple icon's parts by their four letters; the @2x ones are for retina screens.
APPLE = {b"icp4": 16, b"icp5": 32, b"ic11": 32, b"ic12": 64, b"ic07": 128, b"ic13": 256, b"ic08": 256, b"ic14": 512}
APPLE |= {b"ic09": 512, b"ic10": 1024}


def drawn(px: int) -> bytes:
    """The icon as a PNG of that size."""
    file = io.BytesIO()
    pygame.image.save(Tokens(Sprites()).medallion(WHO, px, RING), file, "icon.png")
    return file.getvalue()


def windows_icon() -> bytes:
    """An .ico: a directory of sizes, and a PNG for each."""
    pictures = [drawn(px) for px in WINDOWS]
    head, offset = struct.pack("<HHH", 0, 1, len(pictures)), 6 + 16 * len(pictures)
    for px, picture in zip(WINDOWS, pictures, strict=True):
        head += struct.pack("<BBBBHHII", px % 256, px % 256, 0, 0, 1, 32, len(picture), offset)
        offset += len(picture)
    return head + b"".join(pictures)


def apple_icon() -> bytes:
    """An .icns: a row of parts, each with its letters and its length."""
    parts = b"".join(
        kind + struct.pack(">I", 8 + len(picture)) + picture for kind, px in APPLE.items() for picture in [drawn(px)]
    )
    return b"icns" + struct.pack(">I", 8 + len(parts)) + parts


def write_icons(folder: Path) -> None:
    """Write them all: PNG files by size, goblins.ico and goblins.icns."""
    pygame.display.init()
    pygame.display.set_mode((1, 1))
    folder.mkdir(parents=True, exist_ok=True)
    for px in LINUX:
        (folder / f"{px}.png").write_bytes(drawn(px))
    (folder / "goblins.ico").write_bytes(windows_icon())
    (folder / "goblins.icns").write_bytes(apple_icon())
    pygame.display.quit()


if __name__ == "__main__":
    write_icons(Path(sys.argv[1]))
