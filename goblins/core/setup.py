"""How a match is set up: the game's facts, its seats and its options, and checking what somebody asked for."""

from __future__ import annotations

from typing import Any

from msgspec import Struct

from goblins.core.nearest import suggestion

OptionValue = int | bool | str
HUMAN = "human"
BOT_LEVELS = ("random", "easy", "medium", "hard")
PLAYERS = (HUMAN, *BOT_LEVELS)

#: Seat colours in their usual order, each with its emblem and the goblin that sits there by default.
SEAT_LOOKS = (
    ("violet", "key", "cobweb"),
    ("orange", "acorn", "belly"),
    ("teal", "fish", "moo"),
    ("pink", "heart", "king"),
    ("lime", "clover", "smelly"),
    ("brown", "bone", "sock"),
    ("slate", "feather", "glower"),
    ("night", "beetle", "assassin"),
)
COLOURS = tuple(look[0] for look in SEAT_LOOKS)
GOBLINS = tuple(look[2] for look in SEAT_LOOKS)
#: The Princess's servants, each near the seat colour of the same place.
SERVANTS = ("bobbin", "dumpling", "fiddle", "doily", "turnip", "bucket", "snoot", "soot")
EMBLEMS = {look[0]: look[1] for look in SEAT_LOOKS}
NAMES = ("Mia", "Grub", "Tom", "Snot", "Wart", "Bodo", "Fen", "Nix")


class BadSetup(ValueError):
    """A set-up that the game can't be played with; the message names what is wrong."""


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


class Choice(Struct, frozen=True):
    """One value an option may have. `seats` says for which seat counts it is offered (empty: all)."""

    value: OptionValue
    label: str
    seats: tuple[int, ...] = ()


class Option(Struct, frozen=True):
    """Something that can be chosen before a match. `seats` says for which seat counts it is offered (empty: all)."""

    key: str
    title: str
    choices: tuple[Choice, ...]
    default: OptionValue
    help: str = ""
    rule: str = ""
    seats: tuple[int, ...] = ()
    hidden: bool = False
    assists: bool = False
    """Whether anything but the default helps the player so much that the match is marked as assisted."""
    cosmetic: bool = False
    """Whether no rule reads it: the same actions lead to the same game, whatever is chosen."""
    preference: str = ""
    """The preference of the game from which its default is taken."""

    @property
    def is_toggle(self) -> bool:
        """Whether it is a plain yes or no."""
        return {choice.value for choice in self.choices} == {True, False} and isinstance(self.default, bool)

    def offered(self, seat_count: int) -> bool:
        """Whether the option means something with that many seats."""
        return not self.hidden and (not self.seats or seat_count in self.seats)

    def choices_for(self, seat_count: int) -> tuple[Choice, ...]:
        """The values that can be chosen with that many seats."""
        return tuple(choice for choice in self.choices if not choice.seats or seat_count in choice.seats)

    def fitting(self, value: OptionValue, seat_count: int) -> OptionValue:
        """A value, if it can be chosen with that many seats; else what stands then."""
        possible = self.hidden or any(_is(value, choice) for choice in self.choices_for(seat_count))
        return value if possible else self.default_for(seat_count)

    def default_for(self, seat_count: int) -> OptionValue:
        """The default; the first value there is if the default is not for that many seats."""
        values = [choice.value for choice in self.choices_for(seat_count)]
        return values[0] if values and self.default not in values else self.default


def toggle(key: str, title: str, **more: Any) -> Option:
    """An option that is off unless it is switched on; `more` is what else `Option` takes."""
    return Option(key, title, (Choice(value=False, label="off"), Choice(value=True, label="on")), default=False, **more)


class Solitaire(Struct, frozen=True):
    """What a game for one is called, and whether fewer (turns) or more (points) is better in it."""

    title: str
    unit: str = "turns"
    fewer_is_better: bool = True


class Preference(Struct, frozen=True):
    """A switch among the settings that one game has: by what name it is kept, and what the settings say about it.

    `asked`: among several people each may want it for themselves, ticked beside the question it is about.
    """

    key: str
    label: str
    icon: str
    help: str
    default: bool = False
    asked: bool = False


class KeyRow(Struct, frozen=True):
    """Keys that do something: what the settings say about them, the names of what they do, and the keys at first.

    A fixed row can't be changed.
    """

    label: str
    actions: tuple[str, ...]
    keys: tuple[str, ...]
    fixed: bool = False


class GameInfo(Struct, frozen=True):
    """Facts about a game that menus need without loading its rules."""

    slug: str
    title: str
    full_title: str
    minutes: str
    min_seats: int
    max_seats: int
    options: tuple[Option, ...]
    rules_version: int
    reasons: tuple[str, ...]
    solitaire: Solitaire | None = None
    cast: tuple[str, ...] = GOBLINS
    """The goblins that may sit at its table, in the order of the seat colours."""
    preferences: tuple[Preference, ...] = ()
    keys: tuple[KeyRow, ...] = ()
    of_memory: bool = False
    """Whether players must remember what they saw: nothing may be looked up again before the end."""

    def option(self, key: str) -> Option:
        """The option of that name; BadSetup names the nearest one if there is none."""
        for option in self.options:
            if option.key == key:
                return option
        raise BadSetup(
            f"{self.slug} has no option {key!r}{suggestion(key, [o.key for o in self.options if not o.hidden])}"
        )


class Setup(Struct, frozen=True):
    """Everything chosen before the first card is dealt, except the seed."""

    game: str
    seats: tuple[Seat, ...]
    options: dict[str, OptionValue] = {}

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
        if option.hidden or any(_is(value, choice) for choice in option.choices_for(count)):
            options[key] = value
        else:
            possible = ", ".join(str(choice.value) for choice in option.choices_for(count))
            among = f" with {count} seats" if any(choice.seats for choice in option.choices) else ""
            raise BadSetup(f"{key} can't be {value!r}{among}: it is one of {possible}")
    return Setup(setup.game, setup.seats, options)


def _is(value: OptionValue, choice: Choice) -> bool:
    return value == choice.value and type(value) is type(choice.value)


def is_assisted(info: GameInfo, setup: Setup) -> bool:
    """Whether an option of the set-up helps so much that results don't count like others."""
    return any(
        option.assists and setup.options.get(option.key, option.default) != option.default for option in info.options
    )


def parse_option(info: GameInfo, text: str) -> tuple[str, OptionValue]:
    """`key=value` as typed on the command line; BadSetup says what is wrong with it."""
    key, equals, typed = text.partition("=")
    if not equals:
        raise BadSetup(f"{text!r} is not of the form option=value")
    option = info.option(key)
    words: dict[str, Any] = {str(choice.value).lower(): choice.value for choice in option.choices}
    if option.is_toggle:
        words |= {"yes": True, "on": True, "1": True, "no": False, "off": False, "0": False}
    if typed.lower() not in words:
        raise BadSetup(
            f"{key} can't be {typed!r}: it is one of {', '.join(str(c.value).lower() for c in option.choices)}"
        )
    return key, words[typed.lower()]
