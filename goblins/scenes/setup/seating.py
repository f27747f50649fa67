"""Who will sit at the table, in turn order, while a match is being set up."""

from __future__ import annotations

from collections.abc import Sequence

from msgspec.structs import replace

from goblins.core.cast import COLOURS, NAMES
from goblins.core.info import GameInfo
from goblins.core.setup import HUMAN, Seat

USUAL_BOT = "medium"


class Seating:
    """The seats so far, and the one whose look is being chosen. No two seats look alike."""

    def __init__(self, info: GameInfo, seats: Sequence[Seat], names: Sequence[str]) -> None:
        """The given seats; or, if there are none, one person by the name last used, and bots."""
        self._info = info
        self.seats: list[Seat] = list(seats)
        self.chosen = 0
        self._last_bot = USUAL_BOT
        if not self.seats:
            self.seats = [self._fresh(names[0] if names else "", HUMAN)]
            self.resize(max(2, info.min_seats))
            self.chosen = 0

    def add(self) -> None:
        """One more seat, for a bot."""
        self.seats.append(self.next_one())
        self.chosen = len(self.seats) - 1

    def next_one(self) -> Seat:
        """Who would sit down next: a bot as good as the last one."""
        bots = [seat.player for seat in self.seats if seat.player != HUMAN]
        return self._fresh("", bots[-1] if bots else self._last_bot)

    def resize(self, count: int) -> None:
        """So many seats: bots come, or the last ones go."""
        while len(self.seats) < count:
            self.add()
        self._remember_bots()
        del self.seats[count:]
        self.chosen = min(self.chosen, count - 1)

    def remove(self, index: int) -> None:
        """Take a seat away."""
        self._remember_bots()
        del self.seats[index]
        self.chosen = min(self.chosen, len(self.seats) - 1)

    def _remember_bots(self) -> None:
        """Who comes back after all bots have gone is as good as they were."""
        self._last_bot = next((seat.player for seat in reversed(self.seats) if not seat.is_human), self._last_bot)

    def move(self, index: int, target: int) -> None:
        """Another place in the order of turns; the moved seat is the chosen one."""
        self.seats.insert(target, self.seats.pop(index))
        self.chosen = target

    def change(self, index: int, **what: str | bool) -> None:
        """Another name, player, colour, goblin or temper for a seat; people have none that could be chosen."""
        seat = replace(self.seats[index], **what)
        self.seats[index] = replace(seat, temper="", surprise=False) if seat.is_human else seat

    def name_the_nameless(self) -> None:
        """Nobody sits down without a name."""
        for index, seat in enumerate(self.seats):
            if not seat.name.strip():
                self.change(index, name=self._unused(NAMES, [other.name for other in self.seats]))

    def _fresh(self, name: str, player: str) -> Seat:
        return Seat(
            name or self._unused(NAMES, [seat.name for seat in self.seats]),
            player,
            self._unused(COLOURS, [seat.colour for seat in self.seats]),
            self._unused(self._info.cast, [seat.goblin for seat in self.seats]),
        )

    @staticmethod
    def _unused(names: Sequence[str], used: Sequence[str]) -> str:
        return next(name for name in names if name not in used)
