"""Pictures that windows of tests have in common: each is made once in a test process, not once in every test."""

from __future__ import annotations

from goblins.ui.sprites import SurfaceCache

Size = tuple[int, int]
LIMIT = 64 * 1024 * 1024
#: So many window sizes are kept at a time.
MOST_SIZES = 2


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

    def clear(self) -> None:
        for size in [size for size, kept in self._of_size.items() if kept is self]:
            del self._of_size[size]
        super().clear()
