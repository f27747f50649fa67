"""What a player has set: one frozen value with a default for everything, each stored and checked by itself."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Annotated, Any, get_type_hints

import msgspec
from msgspec import Meta, Struct, field

from goblins.core.info import KeyRow, Preference
from goblins.games.registry import infos
from goblins.words import message

ANIMATION_SPEEDS = (0, 0.5, 1, 2, 3)
BOT_PACES = (3.0, 2.0, 1.0, 0.5, 0.2)
PAUSES = (1.0, 2.0, 3.0, 5.0, 8.0)
TEXT_SIZES = (100, 125, 150)
LONGEST_NAME = 40

#: The keys that work at every table, and what they do; games may have more. Keys have pygame's names ("ctrl+": held with it).
KEY_ROWS = (
    KeyRow(message("library-keys-focus-next"), ("focus_next",), ("tab",), fixed=True),
    KeyRow(message("library-keys-take"), ("take",), ("return",)),
    KeyRow(message("library-keys-cancel"), ("cancel",), ("escape",), fixed=True),
    KeyRow(message("library-keys-undo"), ("undo",), ("ctrl+z",)),
    KeyRow(message("library-keys-redo"), ("redo",), ("ctrl+y",)),
    KeyRow(message("library-keys-hint"), ("hint",), ("h",)),
    KeyRow(message("library-keys-rules"), ("rules",), ("f1",)),
    KeyRow(message("library-keys-end-turn"), ("end_turn",), ("e",)),
    KeyRow(message("library-keys-skip"), ("skip",), ("space",)),
    KeyRow(message("library-keys-log-back"), ("log_back", "log_forth"), ("page up", "page down")),
    KeyRow(message("library-keys-full-screen"), ("full_screen",), ("f11",)),
)

Side = Annotated[int, Meta(ge=1, le=1 << 15)]
Percentage = Annotated[int, Meta(ge=0, le=100)]
Name = Annotated[str, Meta(max_length=LONGEST_NAME)]
KeyName = Annotated[str, Meta(min_length=1, max_length=LONGEST_NAME)]
Names = tuple[Name, ...]


def usual_keys(rows: tuple[KeyRow, ...]) -> dict[str, str]:
    """What some rows' keys are at first, by what they do."""
    return {action: key for row in rows for action, key in zip(row.actions, row.keys, strict=True)}


class BadSetting(ValueError):
    """A setting was given a value it can't have."""


class Settings(Struct, frozen=True):
    """Everything a player can set; BadSetting if a value is impossible."""

    music: Percentage = 35
    effects: Percentage = 80
    animation_speed: float = 1
    calm: bool = False
    """Whether things fade from place to place instead of moving."""
    bot_pace: Annotated[int, Meta(ge=0, lt=len(BOT_PACES))] = 2
    pause: Annotated[int, Meta(ge=0, lt=len(PAUSES))] = 2
    text_size: int = 100
    language: Annotated[str, Meta(max_length=8)] = ""
    """The language to speak, by its code; empty: as the system does."""
    full_screen: bool = False
    window: tuple[Side, Side] | None = None
    """How large somebody made the window, in pixels; None as long as nobody did."""
    previews: bool = True
    keys: dict[str, KeyName] = field(default_factory=lambda: usual_keys(KEY_ROWS))
    """The keys by what they do; those of games only where they are not as at first."""
    player_names: Names = ()
    """The names last entered, first seat first."""
    tips: bool = True
    """Whether things are explained the first time they happen."""
    recap: bool = True
    """Whether it is shown what others did since one's turn."""
    aims_folded: Names = ()
    """The games at whose tables it is folded away what wins."""
    tips_seen: dict[str, Names] = {}
    """The tips that were shown to each person, by name."""
    lessons: dict[str, int] = {}
    """How many steps of a lesson were done, by the names of game and lesson."""
    games: dict[str, bool | Names] = {}
    """What games' own preferences are set to, by their keys, where they were changed."""

    def __post_init__(self) -> None:
        for name in self.__struct_fields__:
            if not _fits(name, getattr(self, name)):
                raise BadSetting(f"{name} can't be {getattr(self, name)!r}")

    @property
    def bot_seconds(self) -> float:
        """How long a bot seems to think."""
        return BOT_PACES[self.bot_pace]

    @property
    def pause_seconds(self) -> float:
        """How long everybody may react before the game goes on, where a game asks for it."""
        return PAUSES[self.pause]

    def prefers(self, preference: Preference, finished: int | None = None) -> bool:
        """Whether a game's switch is on, for somebody who has finished so many matches of it."""
        new = finished is not None and finished < preference.at_first
        value = self.games.get(preference.key)
        return value if isinstance(value, bool) else preference.default or new

    def names_for(self, preference: Preference) -> tuple[str, ...]:
        """Who, among several people, wants a preference for themselves."""
        names = self.games.get(_list_of(preference), ())
        return names if isinstance(names, tuple) else ()

    def preferring(self, preference: Preference, *, on: bool) -> Settings:
        """The settings with a game's switch on or off."""
        return msgspec.structs.replace(self, games={**self.games, preference.key: on})

    def naming(self, preference: Preference, names: tuple[str, ...]) -> Settings:
        """The settings in which these people want a preference for themselves."""
        return msgspec.structs.replace(self, games={**self.games, _list_of(preference): names})


_FIELDS: dict[str, Any] = get_type_hints(Settings, include_extras=True)
_VALUES = {"animation_speed": ANIMATION_SPEEDS, "text_size": TEXT_SIZES}


def _list_of(preference: Preference) -> str:
    """By what name it is kept who wants a preference."""
    return f"{preference.key}_names"


def _fits(name: str, value: Any) -> bool:
    """Whether a setting may have a value. True and False are numbers to Python, but not to a slider."""
    try:
        msgspec.convert(value, _FIELDS[name])
    except msgspec.ValidationError:
        return False
    if name == "keys":
        return all(name in value for name in usual_keys(KEY_ROWS))
    return bool(value in _VALUES.get(name, (value,)))


def settings_from(stored: Mapping[str, Any]) -> Settings:
    """The settings of stored values. One that is unknown or impossible is left out, and its default stands; the rest count.

    Games' preferences are stored beside the others, by their own names.
    """
    theirs = {name for info in infos() for one in info.preferences for name in (one.key, _list_of(one))}
    values: dict[str, Any] = {"games": {}}
    for name, value in stored.items():
        if name in theirs and _fits("games", {name: value}):
            values["games"] |= msgspec.convert({name: value}, _FIELDS["games"])
        elif name == "keys":
            values[name] = _mended_keys(value)
        elif name in _FIELDS and name != "games" and _fits(name, value):
            values[name] = msgspec.convert(value, _FIELDS[name])
    return Settings(**values)


def stored_values(settings: Settings) -> dict[str, Any]:
    """Return the settings by name, as values of JSON: what is stored of them can be compared with these."""
    values: dict[str, Any] = msgspec.json.decode(msgspec.json.encode(settings))
    return {**values.pop("games"), **values}


def _mended_keys(value: Any) -> dict[str, str]:
    """The keys somebody chose, where they can be keys; the usual ones elsewhere."""
    chosen = value if isinstance(value, dict) else {}
    known = usual_keys(KEY_ROWS + tuple(row for info in infos() for row in info.keys))
    usual = usual_keys(KEY_ROWS)
    return usual | {name: key for name, key in chosen.items() if name in known and _fits("keys", {**usual, name: key})}
