"""The commands, their options, and what becomes of mistakes: one line on stderr and exit code 2."""

from __future__ import annotations

import argparse
import io
import os
import signal
import sys
from collections.abc import Callable
from pathlib import Path
from typing import Any

from goblins import __version__
from goblins.bots.bot import UnknownLevel
from goblins.cli.arguments import (
    Parser,
    UsageError,
    add_language,
    add_setup,
    counting_number,
    make_setup,
    picture_size,
    ply_number,
    whole_number,
)
from goblins.content.loader import BadContent
from goblins.core.info import BadSetup
from goblins.core.nearest import suggestion
from goblins.core.plain import plain
from goblins.core.setup import HUMAN, Setup
from goblins.games.registry import UnknownGame, slugs
from goblins.library.door import LONGEST_SENTENCE
from goblins.library.outside import SUFFIX
from goblins.words import speaking
from goblins.words.catalogue import FIRST
from goblins.words.choosing import WANTED_LANGUAGE, language_for

PROGRAM = "goblins"
MISTAKE = 2
BROKEN = 3
INTERRUPTED = 130
DEFAULT_SIZE = (1600, 900)
FILM_SIZE = (800, 450)

#: What is chosen where nothing was typed.
NOTHING_ASKED: dict[str, Any] = {
    "name": None, "game": None, "seats": None, "options": [], "house": None, "map": None, "seed": None,
}  # fmt: skip

Command = Callable[[argparse.Namespace], int]


def main(arguments: list[str] | None = None) -> int:
    """Do what was typed; the exit code is 0, 1 if something was found wrong, 2 if it could not be understood.

    What nobody expected is one line too, and the rest of it stands in the log: 3.
    """
    words = sys.argv[1:] if arguments is None else arguments
    for stream in (sys.stdout, sys.stderr):
        if isinstance(stream, io.TextIOWrapper):
            stream.reconfigure(
                errors="backslashreplace"
            )  # a name in letters that the terminal lacks is no reason to stop
    os.environ.setdefault("PYGAME_HIDE_SUPPORT_PROMPT", "1")  # its greeting would stand in front of our output
    try:
        if signal.getsignal(signal.SIGINT) is signal.SIG_DFL:  # main.py leaves Ctrl+C to the system while it loads
            signal.signal(signal.SIGINT, signal.default_int_handler)
        chosen = _parsed(words)
        if getattr(chosen, "language", None) and chosen.name != "words":
            os.environ[WANTED_LANGUAGE] = chosen.language
        command: Command = chosen.command
        return command(chosen)
    except (UsageError, BadSetup, UnknownGame, UnknownLevel, BadContent) as error:
        print(f"{PROGRAM}: {plain(str(error), LONGEST_SENTENCE)}", file=sys.stderr)
        return MISTAKE
    except OSError as error:
        if isinstance(error, BrokenPipeError):
            # Whoever read the output has gone; leave nothing for the interpreter to complain about at its end.
            os.dup2(os.open(os.devnull, os.O_WRONLY), sys.stdout.fileno())
            return 0
        named = error.filename if error.filename is not None else "a file"
        print(f"{PROGRAM}: {plain(str(named))}: {error.strerror or error}", file=sys.stderr)
        return MISTAKE
    except KeyboardInterrupt:
        return INTERRUPTED
    except ImportError as error:
        print(f"{PROGRAM}: a part is missing or can’t be loaded: {plain(str(error))}", file=sys.stderr)
        return BROKEN
    except Exception as error:  # noqa: BLE001 - the net under everything
        from goblins.app.journal import log_path, write_down
        from goblins.app.report import report_of

        write_down(report_of(error))
        print(
            f"{PROGRAM}: something unexpected happened ({type(error).__name__}). The log is {log_path()}",
            file=sys.stderr,
        )
        return BROKEN


def _parsed(words: list[str]) -> argparse.Namespace:
    if not words:  # the window should not wait for all the options that nobody uses
        return argparse.Namespace(command=_play, language=None, **NOTHING_ASKED)
    parser, commands = _parser()
    if words and words[0].startswith("-"):
        parser.refuse_unknown([word for word in words[:1] if word not in parser.option_names()])
    elif words and words[0] not in commands:
        if not _names_a_file(words[0]):
            raise UsageError(f"there is no command {words[0]!r}{suggestion(words[0], commands)}")
        words = ["open", *words]
    chosen, unknown = parser.parse_known_args(words)
    commands.get(chosen.name or "", parser).refuse_unknown(unknown)
    return chosen


def _parser() -> tuple[Parser, dict[str, Parser]]:
    parser = Parser(
        prog=PROGRAM,
        description="Five goblin games on one table. Without a command, the game opens; with a file, at its match.",
    )
    parser.add_argument("--version", action="version", version=f"Goblins {__version__}")
    add_language(parser)
    parser.set_defaults(command=_play, **NOTHING_ASKED)
    subparsers = parser.add_subparsers(metavar="command", parser_class=Parser)
    commands: dict[str, Parser] = {}

    def add(name: str, command: Command, help: str) -> Parser:
        commands[name] = subparsers.add_parser(name, help=help, description=help)
        commands[name].set_defaults(command=command, name=name)
        return commands[name]

    play = add("play", _play, "open the game, at a table if one is named")
    play.add_argument("game", nargs="?", metavar="GAME")
    add_setup(play)
    play.add_argument("--seed", type=ply_number)
    add_language(play)

    opened = add("open", _open, "open the game and show a match from a file; the file alone does the same")
    opened.add_argument("file", type=Path, metavar="FILE")
    add_language(opened)

    simulate = add("simulate", _simulate, "let bots play many games and count who wins")
    simulate.add_argument("game", metavar="GAME")
    add_setup(simulate)
    simulate.add_argument("--games", type=counting_number, default=100)
    simulate.add_argument("--seed", type=whole_number, default=0)
    simulate.add_argument("--jobs", type=counting_number, default=1, help="how many processes play")
    simulate.add_argument("--cluster", default="", help="the address of a Dask cluster that plays instead: tcp://…")
    simulate.add_argument("--json", action="store_true")

    deal = add("deal", _deal, "show an opening position; par where it can be proven")
    deal.add_argument("game", metavar="GAME")
    add_setup(deal)
    deal.add_argument("--seed", type=ply_number)
    deal.add_argument("--json", action="store_true")

    shot = add("shot", _shot, "draw a table or a scene to a PNG file, or several into a folder")
    shot.add_argument("what", metavar="GAME|SCENE", nargs="+")
    add_setup(shot)
    shot.add_argument("--seed", type=whole_number)
    shot.add_argument("--ply", type=ply_number, default=0, help="after so many actions")
    shot.add_argument("--seat", type=ply_number, default=0, help="seen from this seat, counted from 0")
    shot.add_argument("--size", type=picture_size, default=DEFAULT_SIZE, metavar="1920x1080")
    shot.add_argument("--out", type=Path, required=True, metavar="f.png")
    add_language(shot)

    _add_for_files_and_makers(add)
    return parser, commands


def _add_for_files_and_makers(add: Callable[[str, Command, str], Parser]) -> None:
    """The commands about files of matches, and those for whoever changes something."""
    export = add("export", _export, "write a match of the library to a file")
    export.add_argument("match", type=whole_number, metavar="MATCH")
    export.add_argument("file", type=Path, metavar="f.json")

    film = add("film", _film, "write a match of the library, or of a file, as a short film (needs Pillow)")
    film.add_argument("match", metavar="MATCH", help="its number in the library, or its file")
    film.add_argument("out", type=Path, metavar="out.gif|out.webp")
    film.add_argument("--size", type=picture_size, default=FILM_SIZE, metavar="800x450")
    add_language(film)

    replay = add("replay", _replay, "tell a match from a file turn by turn and check how it ended")
    replay.add_argument("file", type=Path, metavar="f.json")

    mine = add("mine", _mine, "look for puzzles in bots’ games, and add them to a game’s data")
    mine.add_argument("game", metavar="GAME")
    mine.add_argument("--count", type=counting_number, default=3, help="how many to find")
    mine.add_argument("--seed", type=whole_number, default=0)

    house = add("house", _house, "list the house rules of a game, or begin new ones")
    house.add_argument("game", metavar="GAME")
    house.add_argument("new", nargs="?", metavar="NAME", help="begin house rules of this name: copies to be changed")
    house.add_argument("--map", metavar="NAME", help="begin a map of this name, to be drawn in Tiled")

    words = add("words", _words, "list what a language lacks")
    words.add_argument("language", metavar="LANGUAGE", help="its code, like de")

    add_language(add("check", _check, "validate data, sprites and levels"))


# Each command's module is imported when it is asked for: `--version` needs none of them, and only two need pygame.


def _play(chosen: argparse.Namespace) -> int:
    setup = _asked_setup(chosen) if chosen.game else None
    from goblins.app.main import play

    return int(play(chosen.game, setup, chosen.seed))


def _open(chosen: argparse.Namespace) -> int:
    from goblins.app.main import play
    from goblins.library.exchange import BadFile, bytes_from

    try:
        bytes_from(chosen.file)  # one that can't be read is said here, before a window opens
    except BadFile as error:
        raise UsageError(f"{chosen.file}: {error}") from error

    return int(play(file=chosen.file))


def _words(chosen: argparse.Namespace) -> int:
    from goblins.cli.words import words

    return words(chosen.language)


def _simulate(chosen: argparse.Namespace) -> int:
    from goblins.bots.crew import Crew
    from goblins.cli.simulate import simulate

    setup = make_setup(chosen.game, chosen, default="easy")
    return simulate(setup, chosen.seed, chosen.games, Crew(chosen.jobs, chosen.cluster), as_json=chosen.json)


def _deal(chosen: argparse.Namespace) -> int:
    from goblins.cli.deal import deal

    return deal(make_setup(chosen.game, chosen, default=HUMAN), chosen.seed, as_json=chosen.json)


def _shot(chosen: argparse.Namespace) -> int:
    from goblins.app.shot import NoSuchScreen, check_name, shot

    asked = []
    for what in chosen.what:
        try:
            check_name(what)
        except NoSuchScreen as error:
            raise UsageError(str(error)) from error
        game = what if what in slugs() else slugs()[0]
        own = what in slugs() or _asks_for_more(chosen)
        setup = make_setup(game, chosen, default=HUMAN) if own else None
        if setup and chosen.seat >= len(setup.seats):
            raise UsageError(f"there is no seat {chosen.seat}: the seats are 0 to {len(setup.seats) - 1}")
        asked.append((what, setup))
    return shot(asked, chosen.seed, chosen.ply, chosen.seat, chosen.size, chosen.out)


def _export(chosen: argparse.Namespace) -> int:
    from goblins.cli.files import export

    return export(chosen.match, chosen.file)


def _film(chosen: argparse.Namespace) -> int:
    from goblins.cli.film import film

    return film(chosen.match, chosen.out, chosen.size)


def _replay(chosen: argparse.Namespace) -> int:
    from goblins.cli.files import replay

    return replay(chosen.file)


def _mine(chosen: argparse.Namespace) -> int:
    from goblins.cli.mine import mine

    return mine(chosen.game, chosen.seed, chosen.count)


def _house(chosen: argparse.Namespace) -> int:
    from goblins.cli.house import house

    return house(chosen.game, chosen.new, chosen.map)


def _check(chosen: argparse.Namespace) -> int:
    from goblins.cli.check import check

    with speaking(language_for(FIRST)):  # words of other languages have to fit, too
        return check()


def _names_a_file(word: str) -> bool:
    """Whether a word is meant as a match's file: it has the ending of one, or lies there."""
    return word.endswith(SUFFIX) or Path(word).is_file()


def _asked_setup(chosen: argparse.Namespace) -> Setup | None:
    """The set-up somebody asked for; None if they named only the game, which is then set up in the window."""
    setup = make_setup(chosen.game, chosen, default=HUMAN)
    return setup if _asks_for_more(chosen) or chosen.seed is not None else None


def _asks_for_more(chosen: argparse.Namespace) -> bool:
    """Whether more than a game was named."""
    return bool(chosen.seats or chosen.options or chosen.house or chosen.map)
