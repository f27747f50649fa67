"""The house rules and maps there are to choose from: examples that are shipped, and what lies in the user's own folder.

House rules are a folder of data files that lie over the shipped ones: `<home>/house/<game>/<name>/`. A map of a game that is
played on one is a file drawn in Tiled: `<home>/house/<game>/maps/<name>.tmx`.
"""

from __future__ import annotations

import os
import re
from collections.abc import Iterable, Iterator
from pathlib import Path
from typing import Any, Literal

from msgspec import Struct

from goblins import paths
from goblins.content.box import check_names, data_files
from goblins.content.loader import BadContent, convert, parsed, shown
from goblins.content.plainfile import NoPlainFile, TooLarge, read_plain_file
from goblins.content.spoken import laid_over, words_file
from goblins.content.tiled import read_plain
from goblins.core.house import HouseRules
from goblins.core.info import BadSetup
from goblins.core.nearest import suggestion
from goblins.core.plain import is_plain, plain
from goblins.games.registry import check_house, rules_class
from goblins.words import language

Kind = Literal["rules", "map"]

#: The folder of house rules in a home and beside a game's data, and the one for maps in a home and among a game's levels.
HOUSE, MAPS = "house", "maps"
#: What house rules say of themselves.
CARD = "house.yaml"
#: Larger files than this are no data files.
LARGEST = 256 * 1024
LONGEST_TITLE = 24
#: A match remembers its house rules by their name; a longer one could not be read again.
LONGEST_NAME = 60
LONGEST_WORDS = 300
#: Nobody has more house rules or maps for one game, or more files in one folder.
MOST_OFFERS, MOST_FILES = 200, 200
_TITLE = re.compile(r'(<property name="title" value=")[^"]*(")')


class _Card(Struct, frozen=True, forbid_unknown_fields=True):
    title: str = ""
    words: str = ""


class Offer(Struct, frozen=True):
    """House rules, or a map, that can be chosen under a name. `error`: why they can't; `seats`: for how many they are."""

    kind: Kind
    name: str
    title: str
    words: str
    files: tuple[tuple[str, str], ...]
    is_own: bool
    seats: tuple[int, int] | None = None
    error: str = ""

    def fits(self, seats: int) -> bool:
        """Whether so many can play with it."""
        return not self.error and (self.seats is None or self.seats[0] <= seats <= self.seats[1])


def own_folder(game: str, home: Path) -> Path:
    """Where somebody's own house rules for a game lie."""
    return home / HOUSE / game


def offers(game: str, home: Path) -> tuple[Offer, ...]:
    """Everything there is to choose for a game, the shipped examples first; an own one hides an example of its name."""
    found: dict[tuple[str, str], Offer] = {}
    own = own_folder(game, home)
    is_home = _is_inside(own, home)
    for path in _folders(paths.DATA / game / HOUSE):
        found["rules", path.name] = _rules(game, path)
    for path in _folders(own) if is_home else ():
        if path.name != MAPS:
            found["rules", path.name] = _rules(game, path, home)
    for path in _files(own, "*.yaml*") if is_home else (own,):
        error = f"{shown(path)}: it is not read here: put it into a folder of its own, {game}/my_rules for example"
        wrong = str(BadContent(error if is_home else _leads_away(path)))
        found["rules", path.name] = Offer("rules", path.name, _named(path.name), "", (), is_own=True, error=wrong)
    for path in _files(paths.LEVELS / game / MAPS, "*.tmx"):
        found["map", path.stem] = _map(game, path, is_own=False)
    for path in _files(own / MAPS, "*.tmx") if _is_inside(own / MAPS, home) else ():
        found["map", path.stem] = _map(game, path, is_own=True)
    if is_home and not _is_inside(own / MAPS, home):
        wrong = str(BadContent(_leads_away(own / MAPS)))
        found["map", MAPS] = Offer("map", MAPS, _spoken(MAPS), "", (), is_own=True, error=wrong)
    return tuple(found.values())


def _is_inside(folder: Path, home: Path) -> bool:
    """True if a folder is where it seems to be, in the home: a link, or one of Windows' junctions, may lead elsewhere."""
    try:
        return folder.resolve().is_relative_to(home.resolve())
    except (OSError, ValueError, RuntimeError):  # links that lead round in a circle
        return False


def _leads_away(folder: Path) -> str:
    """Say why a folder is not read."""
    return f"{shown(folder)}: it leads to another place. Copy the folder instead of linking to it"


def together(chosen: Iterable[Offer]) -> HouseRules | None:
    """What is played with if some offers are taken, one of each kind; None for as it is printed."""
    taken = tuple(chosen)
    if not taken:
        return None
    files = {name: text for offer in taken for name, text in offer.files}
    title = ", ".join(offer.title for offer in taken)
    return HouseRules(title, tuple(sorted(files.items())), tuple((offer.kind, offer.name) for offer in taken))


def picked(game: str, home: Path, picks: Iterable[tuple[str, str]], seats: int) -> HouseRules | None:
    """The house rules of those names; BadSetup says which is not there or can't be played, and why."""
    there = offers(game, home)
    chosen = []
    for kind, name in picks:
        names = {offer.name: offer for offer in there if offer.kind == kind}
        what = "map" if kind == "map" else "house rules"
        if name not in names:
            known = f"; there are {', '.join(names)}" if names else ""
            raise BadSetup(f"{game} has no {what} called {name!r}{suggestion(name, names) or known}")
        offer = names[name]
        if offer.error:
            raise BadSetup(offer.error)
        if not offer.fits(seats):
            assert offer.seats
            raise BadSetup(f"{offer.title} is for {offer.seats[0]} to {offer.seats[1]} seats, not {seats}")
        chosen.append(offer)
    return together(chosen)


def begin(game: str, home: Path, name: str) -> Path:
    """A new folder of house rules with copies of the shipped files, to be changed; BadSetup if it is there already."""
    folder = own_folder(game, home) / _new_name(name)
    if folder.exists():
        raise BadSetup(f"{folder} is there already")
    folder.mkdir(parents=True)
    about = f'title: "{_spoken(name)}"\nwords: "What is different, in a sentence."\n'
    (folder / CARD).write_text(about, encoding="utf-8")
    for file in data_files(game):
        (folder / file).write_bytes((paths.DATA / game / file).read_bytes())
    return folder


def begin_map(game: str, home: Path, name: str) -> Path:
    """A new map to be changed in Tiled, with the tiles it is made of beside it; BadSetup if it is there already."""
    shipped = sorted((paths.LEVELS / game / MAPS).glob("*.tmx"))
    if not shipped:
        raise BadSetup(f"{game} is not played on a map")
    folder = own_folder(game, home) / MAPS
    path = folder / f"{_new_name(name)}.tmx"
    if path.exists():
        raise BadSetup(f"{path} is there already")
    folder.mkdir(parents=True, exist_ok=True)
    for tiles in (paths.LEVELS / game).iterdir():
        if tiles.suffix in (".tsx", ".png"):
            (folder / tiles.name).write_bytes(tiles.read_bytes())
    drawn = shipped[0].read_text(encoding="utf-8").replace('source="../', 'source="')
    path.write_text(_TITLE.sub(rf"\g<1>{_spoken(name)}\g<2>", drawn), encoding="utf-8")
    return path


def _new_name(name: str) -> str:
    """A name for something new; BadSetup if no file should be called so."""
    if name == MAPS or not re.fullmatch(r"[\w-]+", name):
        raise BadSetup(f"nothing can be called {name!r}: letters, digits, - and _ make a name")
    return name


def _folders(folder: Path) -> list[Path]:
    """List the folders in a folder."""
    try:
        found = sorted(path for path in folder.iterdir() if path.is_dir() and not path.name.startswith("."))
    except (OSError, ValueError):
        return []
    return found[:MOST_OFFERS]


def _files(folder: Path, pattern: str) -> list[Path]:
    """List the files in a folder whose names fit a pattern."""
    try:
        return sorted(folder.glob(pattern))[:MOST_OFFERS]
    except (OSError, ValueError):
        return []


def _named(name: str) -> str:
    """Shorten a file's name to what can be shown."""
    return plain(name, LONGEST_NAME)


def _spoken(name: str) -> str:
    """A file's name as a title."""
    words = _named(name.replace("_", " ").replace("-", " ").strip())
    return words[:1].upper() + words[1:] or "Nameless"


def _rules(game: str, folder: Path, home: Path | None = None) -> Offer:
    """Read house rules from a folder, in a home if they are somebody's own; what is wrong with them is their error."""
    title, words, error = _spoken(folder.name), "", ""
    files: tuple[tuple[str, str], ...] = ()
    try:
        _check_name(folder, folder.name)
        if home is not None and not _is_inside(folder, home):
            raise BadContent(_leads_away(folder))
        card = _card(folder)
        title, words = _title(card.title.strip() or title, folder / CARD), _in_one_line(card.words)
        files = tuple(_texts(folder))
        if not files:
            raise BadContent(f"{shown(folder)}: there is no data file in it: {', '.join(data_files(game))}")
        own = HouseRules(title, files)
        check_names(own, game)
        check_house(game, own)
    except BadContent as wrong:
        error = _counted(str(wrong))
    except OSError as wrong:
        error = str(BadContent(f"{shown(folder)}: it can't be read: {wrong.strerror}"))
    return Offer("rules", folder.name, title, words, files, is_own=home is not None, error=error)


def _map(game: str, path: Path, *, is_own: bool) -> Offer:
    """A map out of a file of Tiled; what is wrong with it is its error."""
    title, words, error, seats = _spoken(path.stem), "", "", None
    files: tuple[tuple[str, str], ...] = ()
    try:
        _check_name(path, path.stem)
        map_file = rules_class(game).map_file
        if map_file is None:
            raise BadContent(f"{shown(path)}: {game} is not played on a map")
        drawn = read_plain(path)
        said = {key: str(drawn.properties.get(key, "")) for key in _Card.__struct_fields__}
        card = convert(_in_language(said, path), _Card, shown(path))
        title, words = _title(card.title.strip() or title, path), _in_one_line(card.words)
        made = map_file(drawn)
        files, seats = ((made.name, made.text),), made.seats
        check_house(game, HouseRules(title, files))
    except BadContent as wrong:
        error = str(wrong)
    return Offer("map", path.stem, title, words, files, is_own, seats, error)


def _counted(error: str) -> str:
    """An error that counts entries from one, as people do."""
    return re.sub(r"\[(\d+)\]", lambda found: f" (entry {int(found[1]) + 1})", error)


def _check_name(path: Path, name: str) -> None:
    """Raise BadContent if something is called what no match could remember."""
    if not is_plain(name, LONGEST_NAME):
        raise BadContent(f"{shown(path)}: give it a shorter name of plain letters: {LONGEST_NAME} at most")


def _in_one_line(words: str) -> str:
    """Put words into one line that a page has room for."""
    return plain(" ".join(words[: 2 * LONGEST_WORDS].split()), LONGEST_WORDS)


def _title(title: str, path: Path) -> str:
    """A title that buttons have room for."""
    title = plain(title, 2 * LONGEST_NAME)
    if len(title) > LONGEST_TITLE:
        raise BadContent(f"{shown(path)}: title: it has {len(title)} letters, and there is room for {LONGEST_TITLE}")
    return title


def _card(folder: Path) -> _Card:
    """What a folder says of itself, in the language that is spoken now."""
    path = folder / CARD
    if not os.path.lexists(path):
        return _Card()
    return convert(_in_language(parsed(_text(path), shown(path)), path), _Card, shown(path))


def _in_language(raw: Any, path: Path) -> Any:
    """What something says of itself, in the language that is spoken now as far as its words lie beside it."""
    words = words_file(path, language())
    return laid_over(raw, parsed(_text(words), shown(words)), shown(words)) if os.path.lexists(words) else raw


def _texts(folder: Path) -> Iterator[tuple[str, str]]:
    """The data files of a folder."""
    there = sorted(folder.iterdir())
    if len(there) > MOST_FILES:
        raise BadContent(f"{shown(folder)}: it has {len(there)} files, more than {MOST_FILES}")
    for path in there:
        if ".yaml." in path.name:
            right = path.name.partition(".yaml.")[0]
            raise BadContent(f"{shown(path)}: it is not read under this name: call it {right}.yaml")
        if path.suffix in (".yaml", ".yml") and path.name.partition(".")[0] != Path(CARD).stem:
            yield path.name, _text(path)


def _text(path: Path) -> str:
    """Read a file's text; BadContent if it can't be read or is not a plain file. Shipped files may be links."""
    try:
        text = read_plain_file(path, LARGEST, links=any(map(path.is_relative_to, (paths.DATA, paths.LEVELS)))).decode()
        return text.replace("\r\n", "\n").replace("\r", "\n")
    except TooLarge:
        raise BadContent(f"{shown(path)}: it is larger than {LARGEST // 1024} KiB: that is no data file") from None
    except NoPlainFile:
        raise BadContent(f"{shown(path)}: that is not a plain file") from None
    except (OSError, ValueError) as error:
        raise BadContent(f"{shown(path)}: it can't be read: {error}") from error
