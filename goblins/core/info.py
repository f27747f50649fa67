"""What a game says about itself before it is played: its options, preferences, keys, and facts for menus."""

from __future__ import annotations

from typing import Any

from msgspec import Struct

from goblins.core.cast import GOBLINS
from goblins.core.nearest import suggestion
from goblins.words import Message, message, say

OptionValue = int | bool | str
ON, OFF = message("core-on"), message("core-off")


class BadSetup(ValueError):
    """A set-up that the game can't be played with; the message names what is wrong."""


class Choice(Struct, frozen=True):
    """One value an option may have. `seats` says for which seat counts it is offered (empty: all)."""

    value: OptionValue
    called: Message
    seats: tuple[int, ...] = ()

    @property
    def label(self) -> str:
        """What it is called, in words."""
        return say(self.called)


class Option(Struct, frozen=True):
    """Something that can be chosen before a match. `seats` says for which seat counts it is offered (empty: all)."""

    key: str
    called: Message
    choices: tuple[Choice, ...]
    default: OptionValue
    helped: Message | None = None
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
    def title(self) -> str:
        """What it is called, in words."""
        return say(self.called)

    @property
    def help(self) -> str:
        """What it does, in words."""
        return say(self.helped) if self.helped else ""

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
        possible = self.hidden or any(is_value(value, choice) for choice in self.choices_for(seat_count))
        return value if possible else self.default_for(seat_count)

    def default_for(self, seat_count: int) -> OptionValue:
        """The default; the first value there is if the default is not for that many seats."""
        values = [choice.value for choice in self.choices_for(seat_count)]
        return values[0] if values and self.default not in values else self.default


def toggle(key: str, called: Message, **more: Any) -> Option:
    """An option that is off unless it is switched on; `more` is what else `Option` takes."""
    return Option(key, called, (Choice(value=False, called=OFF), Choice(value=True, called=ON)), default=False, **more)


class Solitaire(Struct, frozen=True):
    """What a game for one is called, and whether fewer (turns) or more (points) is better in it."""

    called: Message
    unit: str = "turns"
    fewer_is_better: bool = True

    @property
    def title(self) -> str:
        """What it is called, in words."""
        return say(self.called)


class Preference(Struct, frozen=True):
    """A switch among the settings that one game has: by what name it is kept, and what the settings say about it.

    `asked`: among several people each may want it for themselves, ticked beside the question it is about.
    """

    key: str
    called: Message
    icon: str
    helped: Message
    default: bool = False
    asked: bool = False
    at_first: int = 0
    """It is on by itself until so many matches of the game are finished, as long as nobody has switched it."""

    @property
    def label(self) -> str:
        """What it is called, in words."""
        return say(self.called)

    @property
    def help(self) -> str:
        """What it does, in words."""
        return say(self.helped)


class KeyRow(Struct, frozen=True):
    """Keys that do something: what the settings say about them, the names of what they do, and the keys at first.

    A fixed row can't be changed.
    """

    called: Message
    actions: tuple[str, ...]
    keys: tuple[str, ...]
    fixed: bool = False

    @property
    def label(self) -> str:
        """What they do, in words."""
        return say(self.called)


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
    map_name: str = "map"
    """What the map is called that it is played on, if it is."""
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


def is_value(value: OptionValue, choice: Choice) -> bool:
    """Whether a value is that of a choice; 1 is not True."""
    return value == choice.value and type(value) is type(choice.value)
