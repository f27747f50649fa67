"""`python -m sprites.kit` draws every sprite; `--check` only says which files are stale, missing or left over."""
from __future__ import annotations

import importlib
import sys
from collections.abc import Iterator
from pathlib import Path

SPRITES = Path(__file__).parent.parent
KIT = Path(__file__).parent


def drawings() -> Iterator[tuple[str, str]]:
    """Every (path below sprites/, SVG text) the kit can draw: the characters, and what each folder's `drawings` gives."""
    folders = sorted(path.parent.name for path in KIT.glob("*/drawings.py"))
    for name in ("characters", *(f"{folder}.drawings" for folder in folders)):
        yield from importlib.import_module(f"{__package__}.{name}").drawings()


def stale() -> list[str]:
    """Paths whose file differs from what the kit draws, is missing, or that the kit no longer draws."""
    drawn = dict(drawings())
    on_disk = {p.relative_to(SPRITES).as_posix(): p.read_text(encoding="utf-8") for p in SPRITES.rglob("*.svg")}
    return sorted(path for path in drawn.keys() | on_disk.keys() if drawn.get(path) != on_disk.get(path))


def main() -> int:
    """Draw the stale files (or name them, with --check)."""
    paths, drawn = stale(), dict(drawings())
    for path in paths:
        target = SPRITES / path
        if "--check" in sys.argv:
            print("stale:", path)
        elif path in drawn:
            target.parent.mkdir(parents=True, exist_ok=True)
            target.write_text(drawn[path], encoding="utf-8", newline="\n")
        else:
            target.unlink()
    print(f"{len(drawn)} drawings, {len(paths)} {'stale' if '--check' in sys.argv else 'drawn'}")
    return 1 if paths and "--check" in sys.argv else 0


if __name__ == "__main__":
    raise SystemExit(main())
