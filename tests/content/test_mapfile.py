"""Maps that mean it ill: too large, without end, packed too well, or speaking of files that are none of theirs."""

from __future__ import annotations

import base64
import gzip
import os
import sys
import zlib
from pathlib import Path

import pytest

from goblins.content import tiled
from goblins.content.loader import BadContent
from goblins.content.mapfile import LARGEST_FILE, MOST_TILES
from goblins.content.tiled import read_plain

PLAIN = '<tileset firstgid="1" name="t" tilewidth="8" tileheight="8" tilecount="1" columns="1"><image source="{}" width="8" height="8"/></tileset>'


@pytest.fixture
def folder(tmp_path: Path) -> Path:
    made = tmp_path / "levels" / "game"
    made.mkdir(parents=True)
    return made


def map_of(folder: Path, inner: str = "", *, width: object = 2, height: object = 2, more: str = "") -> Path:
    path = folder / "map.tmx"
    path.write_text(
        f'<map version="1.10" orientation="orthogonal" width="{width}" height="{height}" tilewidth="8" tileheight="8" {more}>'
        f"{inner}</map>"
    )
    return path


def layer(data: str, how: str) -> str:
    return (
        f'<layer id="1" name="a" width="2" height="2"><data encoding="base64" compression="{how}">{data}</data></layer>'
    )


def packed(count: int, how: str) -> str:
    tiles = bytes(4 * count)
    return base64.b64encode(zlib.compress(tiles) if how == "zlib" else gzip.compress(tiles)).decode()


def test_a_plain_map(folder: Path) -> None:
    (folder / "t.tsx").write_text(PLAIN.format("t.png"))
    path = map_of(folder, '<tileset firstgid="1" source="t.tsx"/>' + layer(packed(4, "zlib"), "zlib"))
    assert read_plain(path).tiles == {"a": ("", "", "", "")}


@pytest.mark.parametrize("named", ["/etc/passwd", "../../../secret.png", "../../out.png", "&#0;", "//host/share/x.png"])
def test_a_picture_outside_the_folder_of_maps_is_named(folder: Path, named: str) -> None:
    with pytest.raises(BadContent, match="map.tmx: .*(outside the folder|not a Tiled map)"):
        read_plain(map_of(folder, PLAIN.format(named)))


def test_a_picture_named_by_a_tileset_file(folder: Path) -> None:
    (folder / "t.tsx").write_text(PLAIN.format("../../../../etc/shadow"))
    with pytest.raises(BadContent, match="t.tsx: .*outside the folder"):
        read_plain(map_of(folder, '<tileset firstgid="1" source="t.tsx"/>'))


def test_an_image_layer_and_a_template(folder: Path) -> None:
    with pytest.raises(BadContent, match="outside the folder"):
        read_plain(map_of(folder, '<imagelayer id="1" name="i"><image source="/dev/null"/></imagelayer>'))
    with pytest.raises(BadContent, match="templates"):
        read_plain(map_of(folder, '<objectgroup id="1"><object id="1" template="t.tx"/></objectgroup>'))


@pytest.mark.skipif(sys.platform == "win32", reason="there are no such files there")
def test_what_is_no_plain_file_is_not_waited_for(folder: Path) -> None:
    os.mkfifo(folder / "pipe.tsx")
    with pytest.raises(BadContent, match="not a plain file"):
        read_plain(map_of(folder, '<tileset firstgid="1" source="pipe.tsx"/>'))
    os.mkfifo(folder / "pipe.tmx")
    with pytest.raises(BadContent, match="not a plain file"):
        read_plain(folder / "pipe.tmx")


@pytest.mark.parametrize("size", [(10**5, 10**4), (10**30, 10**30), (MOST_TILES + 1, 1)])
def test_a_map_that_is_too_large(folder: Path, size: tuple[int, int]) -> None:
    with pytest.raises(BadContent, match="tiles, more than"):
        read_plain(map_of(folder, width=size[0], height=size[1]))


@pytest.mark.parametrize("how", ["zlib", "gzip"])
def test_tiles_that_were_packed_too_well(folder: Path, how: str) -> None:
    with pytest.raises(BadContent, match="a layer has more than"):
        read_plain(map_of(folder, layer(packed(MOST_TILES + 1, how), how)))


def test_a_file_that_is_too_large(folder: Path) -> None:
    path = map_of(folder)
    with path.open("ab") as file:
        file.truncate(LARGEST_FILE + 1)
    with pytest.raises(BadContent, match="larger than"):
        read_plain(path)


def test_an_infinite_map_and_a_lack_of_memory_are_told_apart(folder: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    with pytest.raises(BadContent, match="infinite"):
        read_plain(map_of(folder, more='infinite="1"'))

    class Greedy:
        @staticmethod
        def TiledMap(path: str) -> None:  # noqa: N802 - as pytmx calls it
            raise MemoryError

    monkeypatch.setattr(tiled, "_pytmx", lambda: Greedy)
    with pytest.raises(BadContent, match="not enough memory"):
        read_plain(map_of(folder))
