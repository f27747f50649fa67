"""What people type, turned into set-ups; every mistake is one sentence that names the nearest right word."""

from __future__ import annotations

import argparse
import re
import sys
from typing import Any, NoReturn

from goblins.core.house import HouseRules
from goblins.core.info import BadSetup, GameInfo, OptionValue
from goblins.core.nearest import suggestion
from goblins.core.plain import plain
from goblins.core.setup import Setup, checked, make_seats
from goblins.games.registry import info_of
from goblins.library.database import library_folder
from goblins.library.door import LARGEST_STORED_SEED, LONGEST_WORD
from goblins.words import languages
from goblins.words.choosing import speakable

LARGEST_PICTURE = 8192
#: On a smaller picture nothing can be told apart.
SMALLEST_PICTURE = (160, 90)
_SIZE = re.compile(r"([1-9]\d{1,4})x([1-9]\d{1,4})")


class UsageError(ValueError):
    """Something was typed that can't be done; the message is for the one who typed it."""


class Parser(argparse.ArgumentParser):
    """An argument parser whose errors are exceptions of one line."""

    def __init__(self, **options: Any) -> None:
        super().__init__(**{"allow_abbrev": False, **options})

    def error(self, message: str) -> NoReturn:
        """Raise what is wrong instead of printing the usage."""
        raise UsageError(
            message.removeprefix("the following arguments are ").replace("required: ", "something is missing: ")
        )

    def option_names(self) -> list[str]:
        """Every option as it is typed."""
        return [name for action in self._actions for name in action.option_strings]

    def refuse_unknown(self, words: list[str]) -> None:
        """UsageError for the first word that was not understood, with the nearest option there is."""
        if words:
            known = [name for name in self.option_names() if name.startswith("--")]
            what = "option" if words[0].startswith("-") else "argument"
            name = words[0].partition("=")[0]
            raise UsageError(f"there is no {what} {name!r}{suggestion(name, known) if what == 'option' else ' here'}")


def add_setup(parser: argparse.ArgumentParser) -> None:
    """The options that choose a set-up."""
    parser.add_argument(
        "--seats",
        metavar="human,hard,…",
        help="who plays, seat by seat: human, random, easy, medium, hard, master or fitting; with a temper: hard:bold",
    )
    parser.add_argument(
        "--set", metavar="option=value", action="append", default=[], dest="options", help="an option of the game"
    )
    parser.add_argument("--house", metavar="NAME", help="house rules to play by (`goblins house GAME` lists them)")
    parser.add_argument("--map", metavar="NAME", help="a map of one's own to play on")


def add_language(parser: argparse.ArgumentParser) -> None:
    """The option that chooses what the window and its pictures speak; the command line stays English."""
    parser.add_argument("--language", type=language_code, metavar="CODE", help="the language of the window, like en")


def language_code(text: str) -> str:
    """A language that was asked for."""
    if text not in speakable():
        raise argparse.ArgumentTypeError(
            f"{plain(text, LONGEST_WORD)!r} is not spoken here (there are: {', '.join(languages())})"
        )
    return text


def whole_number(text: str) -> int:
    """A number that was typed for a seed."""
    try:
        number = int(text)
    except ValueError:
        raise argparse.ArgumentTypeError(f"{plain(text, LONGEST_WORD)!r} is not a whole number") from None
    if abs(number) >= LARGEST_STORED_SEED:
        raise argparse.ArgumentTypeError(f"{text[:LONGEST_WORD]} … is too large")
    return number


def counting_number(text: str) -> int:
    """A number of at least one."""
    number = whole_number(text)
    if number < 1:
        raise argparse.ArgumentTypeError(f"{text!r} is less than 1")
    return number


def ply_number(text: str) -> int:
    """A number of at least zero."""
    number = whole_number(text)
    if number < 0:
        raise argparse.ArgumentTypeError(f"{text!r} is less than 0")
    return number


def picture_size(text: str) -> tuple[int, int]:
    """A size like 1920x1080."""
    found = _SIZE.fullmatch(text)
    if not found:
        raise argparse.ArgumentTypeError(f"{text!r} is not a size like 1920x1080")
    size = int(found[1]), int(found[2])
    wide, tall = SMALLEST_PICTURE
    if not (wide <= size[0] <= LARGEST_PICTURE and tall <= size[1] <= LARGEST_PICTURE):
        raise argparse.ArgumentTypeError(
            f"{text} is no size between {wide}x{tall} and {LARGEST_PICTURE}x{LARGEST_PICTURE}"
        )
    return size


def make_setup(game: str, chosen: argparse.Namespace, *, default: str) -> Setup:
    """The checked set-up of a game; BadSetup or UnknownGame say what is wrong. Without seats, as few as the game allows."""
    info = info_of(game)
    seats, options = chosen.seats, chosen.options
    players = [player.strip() for player in seats.split(",")] if seats else [default] * info.min_seats
    picks = [(kind, name) for kind, name in (("rules", chosen.house), ("map", chosen.map)) if name]
    own = _picked(game, picks, len(players)) if picks else None
    values = dict(parse_option(info, text) for text in options)
    setup = checked(info, Setup(game, make_seats(players, info.cast), values, own))
    for text in options:
        option = info.option(text.partition("=")[0])
        if not option.offered(len(setup.seats)):
            print(f"{option.key} means nothing with {len(setup.seats)} seat(s): it is ignored", file=sys.stderr)
    return setup


def _picked(game: str, picks: list[tuple[str, str]], seats: int) -> HouseRules | None:
    """House rules by name. Only who asks for some waits for what reads them."""
    from goblins.games.houses import picked

    return picked(game, library_folder(), picks, seats)


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
