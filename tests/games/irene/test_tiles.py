"""The tiles of Irene: laid flush they are one cave, and nothing on a back or on a Home's front betrays what lies below."""

from __future__ import annotations

import os
from itertools import pairwise

import pytest

os.environ.setdefault("SDL_VIDEODRIVER", "dummy")
os.environ.setdefault("PYGAME_HIDE_SUPPORT_PROMPT", "1")

import pygame  # noqa: E402

from goblins.games.irene.content import GRASS as MEADOW  # noqa: E402
from goblins.games.irene.content import MOST_SCROLLS, PLAIN, SYMBOLS, load_content  # noqa: E402
from goblins.tables.irene import thread  # noqa: E402
from goblins.tables.irene.faces import GOBLINS, GRASS, SCROLLS, SHAPES, TilePainter, path_name, pictures  # noqa: E402
from goblins.ui.draw.sprites import Sprites  # noqa: E402
from goblins.ui.draw.type import TypeCase  # noqa: E402
from goblins.ui.stage import Stage  # noqa: E402
from sprites.kit.irene.caves import BED, FLOOR, ROOF  # noqa: E402

BOX = load_content()
#: The shipped path tiles in the painter's words: entry, exit, and scrolls (None: plain).
PATHS = [
    (
        SYMBOLS[path.entry],
        GRASS if path.exit == MEADOW else SYMBOLS[path.exit],
        tuple(None if scroll == PLAIN else SYMBOLS[scroll] for scroll in path.scrolls),
    )
    for path in BOX.paths
]
#: Every path tile that data could ask for, without scrolls.
NAMES = {True: [path_name(a, GRASS) for a in SYMBOLS], False: [path_name(a, b) for a in SYMBOLS for b in SYMBOLS]}
SIZE = 200
OPENING = range(ROOF + 4, BED - 1)  # rows in which an edge must be open


@pytest.fixture(scope="module")
def painter() -> TilePainter:
    pygame.display.init()
    if pygame.display.get_surface() is None:
        pygame.display.set_mode((64, 64))
    pygame.font.init()
    return TilePainter(Sprites(), TypeCase())


def raw(painter: TilePainter, name: str) -> pygame.Surface:
    """A drawing as it is, before grain."""
    return painter._sprites.raster(f"irene/{name}.svg", (SIZE, SIZE))


def column(picture: pygame.Surface, x: int, rows: range) -> list[tuple[int, ...]]:
    return [tuple(picture.get_at((x, y)))[:3] for y in rows]


def farthest(one: list[tuple[int, ...]], other: list[tuple[int, ...]]) -> int:
    """The largest difference of any channel of any pixel."""
    return max(abs(a - b) for left, right in zip(one, other, strict=True) for a, b in zip(left, right, strict=True))


def test_tunnels_meet_without_a_seam(painter: TilePainter) -> None:
    entries = [column(raw(painter, name), 0, OPENING) for name in NAMES[False] + NAMES[True]]
    exits = [column(raw(painter, name), SIZE - 1, OPENING) for name in NAMES[False] + [f"palace_{s}" for s in SYMBOLS]]
    first = entries[0]
    assert max(farthest(first, other) for other in entries + exits) <= 28
    for edge in entries + exits:
        dark = [y for y, pixel in zip(OPENING, edge, strict=True) if sum(pixel) < 150 and y > ROOF + 40]
        assert dark and all(abs(y - FLOOR) <= 3 for y in dark), "only the floor's line is inked across an opening"


def test_meadows_meet_home_without_a_seam(painter: TilePainter) -> None:
    rows = range(16, 184)
    home = column(raw(painter, "home"), 0, rows)
    assert max(farthest(home, column(raw(painter, name), SIZE - 1, rows)) for name in NAMES[True]) <= 28


def test_the_back_is_the_same_upside_down(painter: TilePainter) -> None:
    back = raw(painter, "back")
    turned = pygame.transform.rotate(back, 180)
    rows = range(2, SIZE - 2)
    assert max(farthest(column(back, x, rows), column(turned, x, rows)) for x in range(2, SIZE - 2)) <= 40


def test_all_homes_have_the_same_front_and_their_own_back(painter: TilePainter) -> None:
    assert painter.home(100) is painter.home(100)
    backs = {pygame.image.tobytes(home_back(painter, number, 100), "RGBA") for number in BOX.homes}
    assert len(backs) == len(BOX.homes)


def home_back(painter: TilePainter, number: int, px: int) -> pygame.Surface:
    return painter.home_back(number, BOX.homes.index(number), px)


@pytest.mark.rule("I-02")
@pytest.mark.parametrize("leads_to", ["ring", "pick", GRASS])
def test_a_tile_of_any_data_is_painted_with_all_its_scrolls(painter: TilePainter, leads_to: str) -> None:
    """Each scroll hangs between the signposts, below the roof and above the floor, and none over another."""
    bare, seen = painter.path("ring", leads_to, (), SIZE), set()
    for count in range(1, MOST_SCROLLS + 1):
        tile = painter.path("ring", leads_to, ("rose", None, "lamp", "pick")[:count], SIZE)
        seen.add(pygame.image.tobytes(tile, "RGBA"))
        paper = pygame.mask.from_threshold(tile, (251, 233, 190), (30, 30, 40))
        paper.erase(pygame.mask.from_threshold(bare, (251, 233, 190), (30, 30, 40)), (0, 0))
        rows = sorted(rect.centery for rect in paper.get_bounding_rects() if rect.w > 4)
        assert rows and rows[0] > ROOF - 6 and rows[-1] < BED
        places = SCROLLS[count]
        assert all(upper + size <= lower + 6 for (upper, size), (lower, _) in pairwise(places))
    assert len(seen) == MOST_SCROLLS


def test_goblins_beyond_those_drawn_look_like_others(painter: TilePainter) -> None:
    assert painter.goblin(GOBLINS, 100) is painter.goblin(0, 100) and painter.goblin(1, 100) is not painter.goblin(
        0, 100
    )
    assert painter.home_back(13, 9, 100).get_size() == (100, 100)


@pytest.mark.parametrize("px", [72, 200])
def test_every_tile_is_painted(painter: TilePainter, px: int) -> None:
    tiles = [painter.path(*tile, px) for tile in PATHS] + [painter.back(px), painter.home(px)]
    tiles += [painter.goblin(number, px, spent=spent) for number in range(GOBLINS) for spent in (False, True)]
    tiles += [paint(symbol, px) for symbol in SYMBOLS for paint in (painter.palace, painter.palace_back)]
    tiles += [home_back(painter, number, px) for number in BOX.homes]
    assert len({pygame.image.tobytes(tile, "RGBA") for tile in tiles}) == len(tiles) == 20 + 2 + 10 + 8 + 6
    for tile in tiles:
        assert tile.get_size() == (px, px) and tile.get_bounding_rect().size == (px, px)
        assert tile.get_at((px // 2, px // 2)).a == 255 and tile.get_at((0, 0)).a < 128, (
            "round corners, nothing else is open"
        )


def test_every_piece_is_painted(painter: TilePainter) -> None:
    for shape in SHAPES:
        assert painter.badge(shape, 34).get_bounding_rect().w > 20
        crumbs = [paint(shape, symbol, 34) for symbol in SYMBOLS for paint in (painter.crumb, painter.slot)]
        assert len({pygame.image.tobytes(crumb, "RGBA") for crumb in crumbs}) == 8
    rings = [painter.bell(56, 0.0), painter.bell(56, 0.5), painter.bell(56, 1.0), painter.bell(56, 1.0, spent=True)]
    assert len({pygame.image.tobytes(ring, "RGBA") for ring in rings}) == 4
    assert painter.pile(25, 90, 12).get_height() == 102 and painter.pile(1, 90, 12).get_height() == 90


def test_every_picture_exists(painter: TilePainter) -> None:
    assert [path for path in pictures() if not Sprites().exists(path)] == []


def test_the_thread_crosses_every_edge_at_one_height() -> None:
    way = thread.points(4, (100, 50), 200)
    edges = [point for point in way if point[0] in (300, 500, 700, 900)]
    assert [y for _, y in edges] == [50 + thread.EDGE] * 4 and way[-1] == edges[-1]
    assert way[0][0] < 200, "it begins in the gate"
    assert [x for x, _ in way] == sorted(x for x, _ in way)
    assert 800 < thread.points(4, (100, 50), 200, home=True)[-1][0] < 850, "it ends at the door"
    assert thread.points(2, (0, 0), 200, gate=False)[0] == (0, thread.EDGE)


def test_the_thread_grows(painter: TilePainter) -> None:
    stage = Stage((1600, 900))
    way = thread.points(3, (100, 100), 134)
    thread.draw(stage, way, upto=300)
    reached = pygame.mask.from_threshold(stage.surface, (242, 185, 58), (30, 30, 30)).get_bounding_rects()
    assert reached and max(rect.right for rect in reached) <= 300
    thread.draw(stage, way)
    assert stage.surface.get_at((501, 100 + round(thread.EDGE * 0.67)))[:3] != (0, 0, 0)
    assert stage.surface.get_clip() == stage.surface.get_rect()
