"""What a player has set: one frozen value with a default for everything, each stored and checked by itself."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from typing import Any

import msgspec
from msgspec import Struct, field

ANIMATION_SPEEDS = (0, 0.5, 1, 2, 3)
BOT_PACES = (3.0, 2.0, 1.0, 0.5, 0.2)
PAUSES = (1.0, 2.0, 3.0, 5.0, 8.0)
TEXT_SIZES = (100, 125, 150)
LONGEST_NAME = 40
LISTS_OF_NAMES = ("player_names", "defender_names")

#: What keys do, with the key that does it at first, by pygame's name for it ("ctrl+" before it: held together).
DEFAULT_KEYS: dict[str, str] = {
    "focus_next": "tab",
    "take": "return",
    "cancel": "escape",
    "undo": "ctrl+z",
    "redo": "ctrl+y",
    "hint": "h",
    "rules": "f1",
    "skip": "space",
    "log_back": "page up",
    "log_forth": "page down",
    "full_screen": "f11",
    **{f"gesture_{number}": str(number) for number in range(1, 7)},
    "goblins": "g",
    "end_turn": "e",
}


class BadSetting(ValueError):
    """A setting was given a value it can't have."""


class Settings(Struct, frozen=True):
    """Everything a player can set; BadSetting if a value is impossible."""

    music: int = 35
    effects: int = 80
    animation_speed: float = 1
    bot_pace: int = 2
    pause: int = 2
    text_size: int = 100
    full_screen: bool = False
    reminders: bool = False
    defender: bool = True
    previews: bool = True
    keys: dict[str, str] = field(default_factory=lambda: dict(DEFAULT_KEYS))
    player_names: tuple[str, ...] = ()
    """The names last entered, first seat first."""
    defender_names: tuple[str, ...] = ()
    """Who, among several people, wants to be asked for a rescue only with a Defender in hand (Grapple, G-21)."""

    def __post_init__(self) -> None:
        for name, fits in _FITS.items():
            if not fits(getattr(self, name)):
                raise BadSetting(f"{name} can't be {getattr(self, name)!r}")

    @property
    def bot_seconds(self) -> float:
        """How long a bot seems to think."""
        return BOT_PACES[self.bot_pace]

    @property
    def pause_seconds(self) -> float:
        """How long everybody may react before the game goes on, where a game asks for it."""
        return PAUSES[self.pause]


def settings_from(stored: Mapping[str, Any]) -> Settings:
    """The settings of stored values. One that is unknown or impossible is left out, and its default stands; the rest count."""
    values: dict[str, Any] = {}
    for name, value in stored.items():
        if name == "keys":
            value = _mended_keys(value)
        elif name in LISTS_OF_NAMES and isinstance(value, list):
            value = tuple(value)
        if name in _FITS and _FITS[name](value):
            values[name] = value
    return Settings(**values)


def stored_values(settings: Settings) -> dict[str, Any]:
    """The settings as values to store, by name."""
    return {name: msgspec.to_builtins(getattr(settings, name)) for name in settings.__struct_fields__}


def _mended_keys(value: Any) -> dict[str, str]:
    chosen = value if isinstance(value, dict) else {}
    return {action: chosen[action] if _is_key(chosen.get(action)) else usual for action, usual in DEFAULT_KEYS.items()}


def _is_key(value: Any) -> bool:
    return isinstance(value, str) and 0 < len(value) <= LONGEST_NAME


def _is_percentage(value: Any) -> bool:
    return type(value) is int and 0 <= value <= 100


def _is_switch(value: Any) -> bool:
    return isinstance(value, bool)


def _are_keys(value: Any) -> bool:
    return isinstance(value, dict) and value.keys() == DEFAULT_KEYS.keys() and all(map(_is_key, value.values()))


def _are_names(value: Any) -> bool:
    return isinstance(value, tuple) and all(isinstance(name, str) and len(name) <= LONGEST_NAME for name in value)


#: Which values each setting may have. True and False are numbers to Python, but not to a slider.
_FITS: dict[str, Callable[[Any], bool]] = {
    "music": _is_percentage,
    "effects": _is_percentage,
    "animation_speed": lambda value: type(value) in (int, float) and value in ANIMATION_SPEEDS,
    "bot_pace": lambda value: type(value) is int and 0 <= value < len(BOT_PACES),
    "pause": lambda value: type(value) is int and 0 <= value < len(PAUSES),
    "text_size": lambda value: type(value) is int and value in TEXT_SIZES,
    "full_screen": _is_switch,
    "reminders": _is_switch,
    "defender": _is_switch,
    "previews": _is_switch,
    "keys": _are_keys,
    **dict.fromkeys(LISTS_OF_NAMES, _are_names),
}
