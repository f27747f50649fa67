"""Numbers of matches: one number names one match for as long as the program runs, wherever the match is kept."""

from __future__ import annotations

from collections.abc import Container, Mapping

#: The number of a match that the library doesn't hold.
NOT_STORED = 0
#: Numbers from here on never were a row's: they are given out where a row's own number names another match.
_FIRST_SPARE = 2**50


class Numbers:
    """The row that each number names. Rows move when a library in memory is written to its file; numbers stay."""

    def __init__(self) -> None:
        self._rows: dict[int, int | None] = {}
        self._numbers: dict[int, int] = {}
        #: When the match of a number was made, where that is known: a row that was made then is the same match.
        self._made: dict[int, str] = {}
        self._spare = _FIRST_SPARE

    def of(self, row: int, made: str = "") -> int:
        """Return the number of a row: usually the row's own, another one if that names another match."""
        number = self._numbers.get(row)
        if number is None:
            number = row
            if row in self._rows:
                number, self._spare = self._spare, self._spare + 1
            self.bind(number, row)
        if made:
            self._made[number] = made
        return number

    def row(self, number: int) -> int | None:
        """Return the row that a number names; None if its match is gone. At first every number is a row's own."""
        if number not in self._rows and number not in self._numbers:
            self.bind(number, number)
        return self._rows.get(number)

    def bind(self, number: int, row: int, made: str = "") -> None:
        """Let a number name another row from now on; the row it named before gets a new number when it is next asked for."""
        self.forget(number)
        self._rows[number], self._numbers[row] = row, number
        self._made[number] = made

    def forget(self, number: int) -> None:
        """Let a number name nothing from now on: its match was deleted."""
        row = self._rows.get(number)
        self._rows[number] = None
        if row is not None:
            self._numbers.pop(row, None)

    def move(self, moved: Mapping[int, int], there: Container[tuple[int, str]]) -> None:
        """Follow rows to where they went.

        A row that did not move is where it was if one that was made at the same time is `there`. All other numbers name nothing
        from now on.
        """
        for number, row in self._rows.items():
            if row is not None and (row in moved or (row, self._made.get(number, "")) not in there):
                self._rows[number] = moved.get(row)
        self._numbers = {row: number for number, row in self._rows.items() if row is not None}
