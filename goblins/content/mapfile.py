"""A look at a Tiled map's file before it is read: how large it would become, and what other files it speaks of."""

from __future__ import annotations

import base64
import stat
import zlib
from pathlib import Path
from xml.etree import ElementTree

from goblins.content.loader import BadContent, shown

LARGEST_FILE = 2**20
MOST_TILES = 2**16
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
    tiles = _number(root, "width") * _number(root, "height")
    if tiles > MOST_TILES:
        raise BadContent(f"{where}: the map has {tiles} tiles, more than {MOST_TILES}")
    for data in root.iter("data"):
        _check_data(data, where)
    base = path.resolve().parent.parent
    for tileset in _check_references(path, base, root, where):
        _check_references(tileset, base, _parsed(tileset, shown(tileset)), shown(tileset))


def _parsed(path: Path, where: str) -> ElementTree.Element:
    found = path.stat()
    if not stat.S_ISREG(found.st_mode):
        raise BadContent(f"{where}: that is not a plain file")
    if found.st_size > LARGEST_FILE:
        raise BadContent(f"{where}: the file is larger than {LARGEST_FILE // 1024} kB")
    try:
        return ElementTree.fromstring(path.read_bytes())
    except (ElementTree.ParseError, ValueError, LookupError, RecursionError) as error:
        raise BadContent(f"{where}: not a Tiled map: {error}") from error


def _number(root: ElementTree.Element, name: str) -> int:
    """A number of the map's; 0 for what is none, which is for its reader to refuse."""
    text = root.get(name, "")
    return int(text) if text.isdecimal() and len(text) < 10 else MOST_TILES + 1 if text.isdecimal() else 0


def _check_data(data: ElementTree.Element, where: str) -> None:
    """Packed tiles must not be more than a map may have once they are unpacked; damage is for their reader to refuse."""
    most = MOST_TILES * _BYTES_PER_TILE
    if data.get("compression") not in ("zlib", "gzip"):
        return
    try:
        packed = base64.b64decode((data.text or "").strip())
        unpacked = zlib.decompressobj(_ANY_FORMAT).decompress(packed, most + 1)
    except (ValueError, zlib.error):
        return
    if len(unpacked) > most:
        raise BadContent(f"{where}: a layer has more than {MOST_TILES} tiles")


def _check_references(path: Path, base: Path, root: ElementTree.Element, where: str) -> list[Path]:
    """The tilesets a file speaks of. Everything it speaks of must lie in the folder of all maps, `base`."""
    tilesets = []
    for element in root.iter():
        for attribute in ("source", "template"):
            named = element.get(attribute)
            if named is None:
                continue
            target = (path.parent / named.replace("\0", "")).resolve()
            if "\0" in named or not target.is_relative_to(base):
                raise BadContent(f"{where}: {named!r} lies outside the folder of all maps")
            if target.exists() and not target.is_file():
                raise BadContent(f"{where}: {named!r} is not a plain file")
            if attribute == "template":
                raise BadContent(f"{where}: templates ({named!r}) are not read")
            if element.tag == "tileset" and target.exists():
                tilesets.append(target)
    return tilesets
