"""How a match is set up: its seats and options, and checking what somebody asked for."""

from __future__ import annotations

from msgspec import Struct

from goblins.core.cast import COLOURS, GOBLINS, NAMES
from goblins.core.house import HouseRules
from goblins.core.info import BadSetup, GameInfo, OptionValue, is_value
from goblins.core.nearest import suggestion

HUMAN = "human"
BOT_LEVELS = ("random", "easy", "medium", "hard", "master")
PLAYERS = (HUMAN, *BOT_LEVELS)


class Seat(Struct, frozen=True):
    """Who sits somewhere: a name, who plays (`human` or a bot level), and how they look."""

    name: str
    player: str = HUMAN
    colour: str = "violet"
    goblin: str = "cobweb"

    @property
    def is_human(self) -> bool:
        """Whether a person plays this seat."""
        return self.player == HUMAN


class Setup(Struct, frozen=True):
    """Everything chosen before the first card is dealt, except the seed."""

    game: str
    seats: tuple[Seat, ...]
    options: dict[str, OptionValue] = {}
    house: HouseRules | None = None

    @property
    def humans(self) -> tuple[int, ...]:
        """The seats that people play."""
        return tuple(index for index, seat in enumerate(self.seats) if seat.is_human)

    @property
    def bots(self) -> tuple[int, ...]:
        """The seats that the program plays."""
        return tuple(index for index, seat in enumerate(self.seats) if not seat.is_human)


def make_seats(players: tuple[str, ...] | list[str], cast: tuple[str, ...] = GOBLINS) -> tuple[Seat, ...]:
    """Seats with the usual names and colours, and goblins of a cast, for a list of `human` and bot levels."""
    return tuple(
        Seat(NAMES[index % len(NAMES)], player, COLOURS[index % len(COLOURS)], cast[index % len(cast)])
        for index, player in enumerate(players)
    )


def checked(info: GameInfo, setup: Setup) -> Setup:
    """The same set-up with every option filled in; BadSetup says what is wrong with it."""
    count = len(setup.seats)
    if not info.min_seats <= count <= info.max_seats:
        raise BadSetup(f"{info.slug} is for {info.min_seats} to {info.max_seats} seats, not {count}")
    for seat in setup.seats:
        if seat.player not in PLAYERS:
            raise BadSetup(f"nobody is called {seat.player!r}{suggestion(seat.player, PLAYERS)}")
        if seat.colour not in COLOURS:
            raise BadSetup(f"there is no colour {seat.colour!r}{suggestion(seat.colour, COLOURS)}")
        if seat.goblin not in (*GOBLINS, *info.cast):
            raise BadSetup(f"there is no goblin {seat.goblin!r}{suggestion(seat.goblin, (*GOBLINS, *info.cast))}")
    options: dict[str, OptionValue] = {option.key: option.default_for(count) for option in info.options}
    for key, value in setup.options.items():
        option = info.option(key)
        if not option.hidden and not option.offered(count):
            continue  # it means nothing with so many seats: the default stands
        if option.hidden or any(is_value(value, choice) for choice in option.choices_for(count)):
            options[key] = value
        else:
            possible = ", ".join(str(choice.value) for choice in option.choices_for(count))
            among = f" with {count} seats" if any(choice.seats for choice in option.choices) else ""
            raise BadSetup(f"{key} can't be {value!r}{among}: it is one of {possible}")
    return Setup(setup.game, setup.seats, options, setup.house)


def is_assisted(info: GameInfo, setup: Setup) -> bool:
    """Whether an option of the set-up helps so much that results don't count like others."""
    return any(
        option.assists and setup.options.get(option.key, option.default) != option.default for option in info.options
    )
