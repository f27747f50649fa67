"""Drawings are made once for all test processes: what one has rasterised, the others read.

A picture is known by its drawing's text and its size, so it can't be stale; what is read is, byte for byte, what would be drawn.
"""

from __future__ import annotations

import io
import os
from collections.abc import Iterator
from contextlib import contextmanager
from hashlib import blake2b
from pathlib import Path

import pygame
import pytest

#: A larger picture is quicker drawn than kept, for what it takes of the disk.
LARGEST = 512 * 1024
#: So much a test process writes, in bytes; then it draws anew what nobody has kept.
MOST = 160 * 1024 * 1024

_rasterised = pygame.image.load_sized_svg


class Drawings:
    """The pictures in a folder that all test processes share."""

    def __init__(self, folder: Path) -> None:
        folder.mkdir(exist_ok=True)
        self._folder, self._written = folder, 0

    def load_sized_svg(self, file: io.BytesIO, size: tuple[int, int]) -> pygame.Surface:
        """What pygame's own function gives."""
        text = file.getvalue()
        path = self._folder / f"{blake2b(text, digest_size=16).hexdigest()}-{size[0]}-{size[1]}"
        try:
            wide, high, pixels = _parts(path.read_bytes())
        except FileNotFoundError:
            drawn = _rasterised(io.BytesIO(text), size)
            self._keep(path, drawn)
            return drawn
        return pygame.image.frombytes(pixels, (wide, high), "RGBA")

    def _keep(self, path: Path, drawn: pygame.Surface) -> None:
        wide, high = drawn.get_size()
        if wide * high * 4 > LARGEST or self._written > MOST:
            return
        pixels = wide.to_bytes(4, "big") + high.to_bytes(4, "big") + pygame.image.tobytes(drawn, "RGBA")
        self._written += len(pixels)
        unfinished = path.with_suffix(f".{os.getpid()}")
        unfinished.write_bytes(pixels)
        unfinished.rename(path)  # at once: another process never reads half of it


def _parts(kept: bytes) -> tuple[int, int, bytes]:
    return int.from_bytes(kept[:4], "big"), int.from_bytes(kept[4:8], "big"), kept[8:]


@contextmanager
def unpainted() -> Iterator[None]:
    """Drawings are as large as ever, but nothing is on them: for tests that look at words and places, and at no pixel."""
    with pytest.MonkeyPatch.context() as patch:
        patch.setattr("pygame.image.load_sized_svg", lambda file, size: pygame.Surface(size, pygame.SRCALPHA))
        yield
