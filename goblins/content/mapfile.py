"""A look at a Tiled map's file before it is read: how large it would become, and what other files it speaks of."""

from __future__ import annotations

import base64
import os
import zlib
from pathlib import Path, PureWindowsPath
from xml.etree import ElementTree
from xml.parsers import expat

from goblins import paths
from goblins.content.loader import BadContent, shown
from goblins.content.plainfile import NoPlainFile, TooLarge, read_plain_file

LARGEST_FILE = 2**20
#: In all layers together.
MOST_TILES = 2**16
#: A tile may be an element of its own.
MOST_ELEMENTS = MOST_TILES + 2**12
DEEPEST = 32
#: Objects take a hundred times as long to read as tiles; no shipped map has more than a few dozen.
MOST_OBJECTS = 2**12
_TILED = frozenset({"tile", "data"})
_BYTES_PER_TILE = 4
#: What window bits tell zlib to take both of its own formats and that of gzip.
_ANY_FORMAT = 47


def examine(path: Path) -> None:
    """BadContent if a map is too large, without end, or speaks of files outside the folder of all maps.

    OSError if it is missing.
    """
    where = shown(path)
    root = _parsed(path, where)
    if root.get("infinite") == "1" or next(root.iter("chunk"), None) is not None:
        raise BadContent(f"{where}: not a Tiled map: an infinite map can't be read")
    layers = sum(1 for _ in root.iter("layer"))
    tiles = _number(root, "width") * _number(root, "height")
    if tiles * max(1, layers) > MOST_TILES:
        raise BadContent(f"{where}: the map has {tiles * max(1, layers)} tiles, more than {MOST_TILES}")
    for data in root.iter("data"):
        _check_data(data, tiles, where)
    for tileset in _check_references(path, path, root, where):
        _check_references(tileset, path, _parsed(tileset, shown(tileset)), shown(tileset))


def _parsed(path: Path, where: str) -> ElementTree.Element:
    try:
        data = read_plain_file(path, LARGEST_FILE, links=path.is_relative_to(paths.LEVELS))
    except TooLarge:
        raise BadContent(f"{where}: the file is larger than {LARGEST_FILE // 1024} kB") from None
    except NoPlainFile:
        raise BadContent(f"{where}: that is not a plain file") from None
    try:
        _Counting(where).read(data)
        return ElementTree.fromstring(data)
    except BadContent:
        raise
    except (expat.ExpatError, ElementTree.ParseError, ValueError, LookupError, RecursionError) as error:
        raise BadContent(f"{where}: not a Tiled map: {error}") from error


class _Counting:
    """A count of what some XML holds, made before anything is built."""

    def __init__(self, where: str) -> None:
        self._where = where
        self._depth = self._elements = self._objects = 0

    def read(self, data: bytes) -> None:
        """Raise BadContent if there is too much of something, or words that stand for other words."""
        parser = expat.ParserCreate()
        parser.StartElementHandler, parser.EndElementHandler = self._begin, self._end
        parser.EntityDeclHandler = self._entity
        parser.Parse(data, True)  # noqa: FBT003 - it takes no keywords

    def _begin(self, name: str, attributes: dict[str, str]) -> None:
        self._depth += 1
        self._elements += 1
        self._objects += name not in _TILED
        if self._depth > DEEPEST or self._elements > MOST_ELEMENTS or self._objects > MOST_OBJECTS:
            raise BadContent(f"{self._where}: the map has too many parts")

    def _end(self, name: str) -> None:
        self._depth -= 1

    def _entity(self, *told: object) -> None:
        raise BadContent(f"{self._where}: not a Tiled map: entities can’t be used")


def _number(root: ElementTree.Element, name: str) -> int:
    """A number of the map's; 0 for what is none, which is for its reader to refuse."""
    text = root.get(name, "")
    return int(text) if text.isdecimal() and len(text) < 10 else MOST_TILES + 1 if text.isdecimal() else 0


def _check_data(data: ElementTree.Element, tiles: int, where: str) -> None:
    """Packed tiles must not be more than the map has once they are unpacked; damage is for their reader to refuse."""
    most = tiles * _BYTES_PER_TILE
    if data.get("compression") not in ("zlib", "gzip"):
        return
    try:
        packed = base64.b64decode((data.text or "").strip())
        unpacked = zlib.decompressobj(_ANY_FORMAT).decompress(packed, most + 1)
    except (ValueError, zlib.error):
        return
    if len(unpacked) > most:
        raise BadContent(f"{where}: a layer has more than {tiles} tiles")


def _check_references(path: Path, map_path: Path, root: ElementTree.Element, where: str) -> list[Path]:
    """Return the tilesets a file names; BadContent if it names anything outside the folder of all maps."""
    tilesets = []
    for element in root.iter():
        for attribute in ("source", "template"):
            named = element.get(attribute)
            if named is None:
                continue
            if not _is_inside(path, map_path, named):
                raise BadContent(f"{where}: {named!r} lies outside the folder of all maps")
            if attribute == "template":
                raise BadContent(f"{where}: templates ({named!r}) are not read")
            target = path.parent / named
            if target.exists() and not target.is_file():
                raise BadContent(f"{where}: {named!r} is not a plain file")
            if element.tag == "tileset" and target.exists():
                tilesets.append(target)
    return tilesets


def _is_inside(path: Path, map_path: Path, named: str) -> bool:
    """True if what a file names is in the folder of all maps. Elsewhere nothing is even looked at: on Windows a look at
    another computer tells it who is looking.
    """
    foreign = PureWindowsPath(named)
    if "\0" in named or foreign.drive or foreign.root:
        return False
    lexically = Path(os.path.abspath(path.parent / named))  # noqa: PTH100 - resolve() would follow links
    if not lexically.is_relative_to(Path(os.path.abspath(map_path)).parent.parent):  # noqa: PTH100
        return False
    return (path.parent / named).resolve().is_relative_to(map_path.resolve().parent.parent)
