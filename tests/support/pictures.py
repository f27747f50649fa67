"""Pictures that windows of tests have in common: each is made once in a test process, not once in every test."""

from __future__ import annotations

from collections.abc import Iterator
from contextlib import contextmanager

from goblins.ui import ahead
from goblins.ui.draw.sprites import SurfaceCache

Size = tuple[int, int]
#: So long pictures may be made at a time, in seconds.
UNHURRIED = 600.0
LIMIT = 64 * 1024 * 1024
#: So many window sizes are kept at a time: the tests of a file, which follow each other, seldom have several.
MOST_SIZES = 1


class SharedPictures(SurfaceCache):
    """The pictures for windows of one size; one that is resized keeps them to itself from then on."""

    _of_size: dict[Size, SharedPictures] = {}

    @classmethod
    def of(cls, size: Size) -> SharedPictures:
        """The pictures for windows of a size."""
        found = cls._of_size.pop(size, None) or cls(LIMIT)
        cls._of_size[size] = found
        while len(cls._of_size) > MOST_SIZES:
            del cls._of_size[next(iter(cls._of_size))]
        return found

    @classmethod
    def let_go(cls) -> None:
        """Forget them all: the next file has other screens."""
        cls._of_size.clear()

    @contextmanager
    def hurrying(self, seconds: float) -> Iterator[SurfaceCache]:
        """What is made before a table is shown is made in one go: how far one comes in a short while depends on the machine."""
        with super().hurrying(UNHURRIED if seconds >= ahead.SLICE > 0 else seconds) as cache:
            yield cache

    def clear(self) -> None:
        for size in [size for size, kept in self._of_size.items() if kept is self]:
            del self._of_size[size]
        super().clear()
