"""Rooms out of Tiled maps: the shipped ones are sound, every mistake is named, and saving in Tiled changes nothing."""

from __future__ import annotations

import base64
import re
import shutil
import struct
import zlib
from collections.abc import Callable
from functools import reduce
from pathlib import Path
from xml.etree import ElementTree

import pytest

from goblins import paths
from goblins.content.loader import BadContent
from goblins.content.maps import read_map
from goblins.content.tiled import Zones, read_plain
from goblins.games.koncita.room import Furniture, Room
from goblins.games.koncita.room_map import room_of, shipped_rooms
from goblins.games.registry import map_readers

KONCITA = paths.LEVELS / "koncita"
LARGE = (KONCITA / "room_2_3.tmx").read_text(encoding="utf-8")
RANGES = [(2, 3), (4, 5), (6, 8)]


def read_room(path: Path) -> Room:
    """The room of a map file."""
    return room_of(read_plain(path))


def map_file(folder: Path, text: str, name: str = "room_2_3") -> Path:
    """A map that says `text`, beside the tileset it needs (without the tileset's picture)."""
    level = folder / "levels" / "koncita" / f"{name}.tmx"
    level.parent.mkdir(parents=True, exist_ok=True)
    shutil.copy(KONCITA / "room.tsx", level.parent)
    level.write_text(text, encoding="utf-8")
    return level


@pytest.mark.rule("K-05")
def test_every_number_of_players_has_one_room_and_not_two(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    map_file(tmp_path, LARGE)
    monkeypatch.setattr(paths, "LEVELS", tmp_path / "levels")
    with pytest.raises(BadContent, match=r"levels/koncita: there is no room for 4 players \(K-05\)"):
        shipped_rooms.__wrapped__()
    map_file(tmp_path, LARGE, "room_3")
    with pytest.raises(BadContent, match=r"levels/koncita/room_3\.tmx: there is another room for 2 players \(K-05\)"):
        shipped_rooms.__wrapped__()


def test_a_map_is_read_as_what_it_says_it_is(tmp_path: Path) -> None:
    assert isinstance(read_map(KONCITA / "room_2_3.tmx", map_readers()), Room)
    assert isinstance(read_map(paths.LEVELS / "fairies" / "table_2.tmx", map_readers()), Zones)
    with pytest.raises(BadContent, match=r"no kind of map 'rom' \(did you mean 'room'\?\)"):
        read_map(map_file(tmp_path, LARGE.replace('value="room"', 'value="rom"')), map_readers())


def swapped(old: str, new: str) -> Callable[[str], str]:
    """A change of the large room: one text for another, which must be there."""

    def change(text: str) -> str:
        assert old in text
        return text.replace(old, new)

    return change


def moved(name: str, column: float, row: float, columns: float, rows: float) -> Callable[[str], str]:
    """A change of the large room: a piece of furniture stands elsewhere, or is of another size."""
    x, y, w, h = (84 * measure for measure in (column, row, columns, rows))
    place = f'name="{name}" type="furniture" x="{x}" y="{y}" width="{w}" height="{h}"'
    return lambda text: re.sub(rf'name="{name}" type="furniture" x="[^/]*"', place, text)


def titled(value: str, words: str = "") -> Callable[[str], str]:
    """A change of the large room: it has a name, and something is said of it."""
    said = f'<property name="words" value="{words}"/>' if words else ""
    return lambda text: text.replace(" </properties>", f'<property name="title" {value}/>{said} </properties>', 1)


def without(name: str) -> Callable[[str], str]:
    """A change of the large room: an object less."""
    return lambda text: re.sub(rf'  <object id="\d+" name="{name}"[^>]*?(/>|>.*?</object>)\n', "", text, flags=re.S)


def painted(square: int, tile: int) -> Callable[[str], str]:
    """A change of the large room: another tile on a square."""

    def change(text: str) -> str:
        tiles = re.search(r'csv">\s*(.*?)\s*</data>', text, re.S)
        assert tiles
        numbers = tiles[1].split(",")
        numbers[square] = str(tile)
        return text.replace(tiles[1], ",".join(numbers))

    return change


TOP = 'name="top" type="wall" x="0" y="0" width="672" height="12"'
#: What is wrong -> how it came about, and what the error must say besides the file's name.
MISTAKES: dict[str, tuple[Callable[[str], str], str]] = {
    "too wide": (swapped('width="8" height="8" tilewidth', 'width="9" height="8" tilewidth'), "has 64 tiles, not 72"),
    "too small": (
        lambda text: re.sub(r"<layer.*</layer>", "", text.replace('width="8"', 'width="7"'), flags=re.S),
        "the room is 7 × 8 squares, not 8 × 8 (K-01)",
    ),
    "no size of tiles": (swapped('tilewidth="84"', 'tilewidth="0"'), "its tiles have no size"),
    "a wall is missing": (without("left"), "the left wall is missing (K-01)"),
    "a wall twice": (swapped('name="left"', 'name="top"'), "two objects of the layer 'walls' are called 'top' (K-01)"),
    "an unknown wall": (swapped('name="bottom"', 'name="botom"'), "no wall called 'botom' (did you mean 'bottom'?)"),
    "a wall of another class": (swapped(TOP, TOP.replace("wall", "zone")), "'top' has the class 'zone', not 'wall'"),
    "a wall without colour": (swapped('name="colour" value="red"', 'name="paint" value="red"'), "the top wall has no property colour"),
    "an unknown colour": (swapped('value="red"', 'value="redd"'), "the top wall's colour 'redd' is unknown (did you mean 'red'?)"),
    "a colour twice": (swapped('value="yellow"', 'value="blue"'), "no wall is yellow (K-01)"),
    "a wall on another side": (swapped(TOP, TOP.replace('y="0"', 'y="660"')), "the top wall does not lie along the top edge"),
    "a thick wall": (swapped(TOP, TOP.replace('height="12"', 'height="90"')), "the top wall does not lie along"),
    "a rotated wall": (swapped(TOP, TOP + ' rotation="90"'), "'top' is rotated"),
    "no floor": (swapped('name="floor"', 'name="flor"'), "unknown tile layer 'flor' (did you mean 'floor'?)"),
    "no tile layer": (lambda text: re.sub(r"<layer.*</layer>", "", text, flags=re.S), "there is no tile layer 'floor'"),
    "a hole in the floor": (painted(20, 0), "there is no floor tile at column 4, row 2"),
    "a tile of no tileset": (painted(20, 9), "there is no floor tile at column 4, row 2"),
    "the middle is too large": (painted(20, 3), "the tile at column 4, row 2 is painted as central: the middle 2 × 2 is, and nothing else (K-01)"),
    "the middle is too small": (painted(27, 1), "the tile at column 3, row 3 must be central, not 'floor'"),
    "the middle is blocked": (painted(27, 4), "the tile at column 3, row 3 must be central, not 'blocked'"),
    "unknown furniture": (swapped('name="bath"', 'name="bat"'), "no furniture called 'bat' (did you mean 'bath'?) (K-05)"),
    "furniture twice": (swapped('name="dresser"', 'name="harp"'), "two objects of the layer 'furniture' are called 'harp'"),
    "furniture of no class": (swapped('name="bed" type="furniture"', 'name="bed"'), "'bed' has the class '', not 'furniture'"),
    "between squares": (moved("bed", 0.5, 0, 2, 2), "the bed does not stand on whole squares (K-05)"),
    "half a square long": (moved("harp", 0, 4, 1, 1.5), "the harp does not stand on whole squares"),
    "wrong size": (moved("bath", 6, 6, 2, 1), "the bath covers 2 × 1 squares, not 2 × 2 (K-05)"),
    "no size": (moved("bath", 6, 6, 0, 0), "the bath covers 0 × 0 squares"),
    "without end": (moved("bath", float("inf"), 6, 2, 2), "object 'bath' is nowhere or without end"),
    "rotated": (swapped('name="bed" type="furniture"', 'name="bed" type="furniture" rotation="90"'), "'bed' is rotated"),
    "outside": (moved("wardrobe", 6, 0, 3, 1), "the wardrobe stands outside the room (K-05)"),
    "left of the room": (moved("harp", -1, 4, 1, 2), "the harp stands outside the room"),
    "overlapping": (moved("dresser", 7, 5, 1, 2), "bath and dresser overlap at column 7, row 6 (K-05)"),
    "in the middle": (moved("bath", 4, 4, 2, 2), "the bath stands on a central square (K-05)"),
    "too many players": (
        swapped('name="players_max" type="int" value="3"', 'name="players_max" type="int" value="9"'),
        "a room for 2–9 players is not possible: it is for some of 2–8 (K-05)",
    ),
    "the most before the least": (
        swapped('name="players_max" type="int" value="3"', 'name="players_max" type="int" value="1"'),
        "a room for 2–1 players is not possible",
    ),
    "too many pillars": (
        lambda text: reduce(lambda so_far, square: painted(square, 4)(so_far), [*range(24), *range(40, 64)], text),
        "13 squares are free, but 3 players, the Princess and the three room cards need 14 to move about (K-05)",
    ),
    "a title that is no word": (titled('type="int" value="3"'), "the map's property title is 3, not words"),
    "no number of players": (swapped('name="players_min"', 'name="players_least"'), "players_min is None, not a whole number"),
    "a word for a number": (swapped('name="players_min" type="int" value="2"', 'name="players_min" value="two"'), "players_min is 'two'"),
    "a corner walled up": (
        lambda text: moved("harp", 2, 0, 1, 2)(moved("bed", 0, 2, 2, 2)(text)),
        "the square at column 0, row 0 can't be reached (K-05)",
    ),
    "another object layer": (swapped('name="furniture">', 'name="furnitures">'), "unknown object layer 'furnitures' (did you mean 'furniture'?)"),
    "two floors": (lambda text: re.sub(r"(<layer.*</layer>)", r"\1\1", text, flags=re.S), "two tile layers are called 'floor'"),
    "no tileset": (swapped('source="room.tsx"', 'source="rooms.tsx"'), "not a Tiled map: Cannot find tileset file rooms.tsx"),
    "infinite": (
        lambda text: re.sub(r'csv">.*?</data>', 'csv"><chunk x="0" y="0" width="16" height="16">1</chunk></data>', text, flags=re.S),
        "an infinite map can't be read",
    ),
    "no map at all": (lambda text: text[:900], "not a Tiled map"),
}  # fmt: skip


@pytest.mark.rule("K-01", "K-05")
@pytest.mark.parametrize("mistake", MISTAKES)
def test_a_mistake_in_a_room_is_named(mistake: str, tmp_path: Path) -> None:
    change, said = MISTAKES[mistake]
    text = change(LARGE)
    assert text != LARGE
    with pytest.raises(BadContent) as caught:
        read_room(map_file(tmp_path, text))
    message = str(caught.value)
    assert message.startswith("levels/koncita/room_2_3.tmx: ")
    assert said in message
    assert str(tmp_path) not in message


def test_a_missing_room_is_named(tmp_path: Path) -> None:
    with pytest.raises(BadContent, match=r"room_2_3\.tmx: the file is missing"):
        read_room(tmp_path / "room_2_3.tmx")


@pytest.mark.rule("K-05")
def test_furniture_may_be_turned_and_moved_along_the_walls(tmp_path: Path) -> None:
    changed = moved("harp", 3, 7, 2, 1)(moved("wardrobe", 0, 3, 1, 3)(LARGE))
    room = read_room(map_file(tmp_path, changed))
    assert Furniture("harp", 3, 7, 2, 1) in room.furniture and Furniture("wardrobe", 0, 3, 1, 3) in room.furniture


def test_blocked_tiles_may_be_painted_under_furniture(tmp_path: Path) -> None:
    assert read_room(map_file(tmp_path, painted(0, 4)(LARGE))) == shipped_rooms()[2]


def test_no_picture_is_needed_to_read_a_room(tmp_path: Path) -> None:
    path = map_file(tmp_path, LARGE)
    assert not list(path.parent.glob("*.png"))
    assert read_room(path) == shipped_rooms()[2]


def saved_again(text: str, compression: str, class_word: str) -> str:
    """The map as another Tiled with other settings writes it: packed layers, reordered attributes, new ids."""
    root = ElementTree.fromstring(text)
    root.set("tiledversion", "1.11.0")
    root.set("nextobjectid", "70")
    root.set("compressionlevel", "-1")
    data = root.find("layer/data")
    assert data is not None and data.text
    numbers = [int(number) for number in data.text.split(",")]
    raw = struct.pack(f"<{len(numbers)}I", *numbers)
    data.set("encoding", "base64")
    if compression:
        data.set("compression", compression)
        raw = zlib.compress(raw, wbits=31 if compression == "gzip" else 15)
    data.text = f"\n   {base64.b64encode(raw).decode()}\n  "
    for group in root.findall("objectgroup"):
        group.set("color", "#a0a0a4")
        group[:] = reversed(list(group))
        for number, thing in enumerate(group, 50):
            thing.set("id", str(number))
            thing.set(class_word, thing.attrib.pop("type"))
            thing.attrib = dict(reversed(thing.attrib.items()))
    return ElementTree.tostring(root, encoding="unicode", xml_declaration=False)


@pytest.mark.parametrize(("least", "most"), RANGES)
@pytest.mark.parametrize(("compression", "class_word"), [("zlib", "class"), ("gzip", "type"), ("", "class")])
def test_a_room_saved_again_by_tiled_stays_the_same(
    least: int, most: int, compression: str, class_word: str, tmp_path: Path
) -> None:
    name = f"room_{least}_{most}"
    text = (KONCITA / f"{name}.tmx").read_text(encoding="utf-8")
    path = map_file(tmp_path, saved_again(text, compression, class_word), name)
    tileset = path.parent / "room.tsx"
    tileset.write_text(tileset.read_text(encoding="utf-8").replace(' type="', f' {class_word}="'), encoding="utf-8")
    assert read_room(path) == shipped_rooms()[least]


@pytest.mark.parametrize("name", ["room_2_3", "room_4_5", "room_6_8"])
def test_a_flipped_tile_is_still_that_tile(name: str, tmp_path: Path) -> None:
    text = (KONCITA / f"{name}.tmx").read_text(encoding="utf-8")
    flipped = painted(27, 3 | 0x80000000)(painted(18, 1 | 0x40000000)(text))
    assert read_room(map_file(tmp_path, flipped, name)) == shipped_rooms()[int(name[5])]
