"""The Koncita cards: every face can be painted at every size, and no word leaves its card."""

from __future__ import annotations

from collections.abc import Iterator
from itertools import combinations

import pygame
import pytest

from goblins.core.setup import COLOURS
from goblins.games.koncita.content import Treasure
from goblins.tables.koncita.faces import CardPainter, pictures
from goblins.tables.koncita.lettering import CardLettering
from goblins.ui.draw import type as type_module
from goblins.ui.draw.lettering import Line
from goblins.ui.draw.sprites import Sprites
from goblins.ui.draw.type import TypeCase

WALLS = ("red", "yellow", "green", "blue")
HANDS = [*combinations(WALLS, 2), WALLS]
KINDS = ("friend", "head", "legs", "tongue", "hands", "voice")
ICONS = (
    "dress carillon veil pot collar bone slippers handmirror garter ring puff goblet fan perfume earrings bonbons opera "
    "pearls tiara list"
).split()
LONGEST = "End a move with your goblin in line with the Princess, two squares away or more, nothing between"
CORNER = "End a move with your goblin in a corner of the room (touching two edges)"


def treasure(icon: str, name: str, objective: str, piece: str, points: int) -> Treasure:
    return Treasure(icon, name, objective, icon, piece, points, "corner")  # type: ignore[arg-type]


TREASURES = (
    treasure("opera", "Opera glasses", LONGEST, "oscar", 1),
    treasure("pot", "Flying chamber pot", "Shove two goblins in one turn", "casket", 3),
    treasure("ring", "Wedding ring", CORNER, "scepter", 2),
    treasure("dress", "Wedding dress", "Move the Princess so that she touches a goblin", "princess", 2),
)
TRIGGERS = ("When Oscar runs", "When a goblin or the Princess moves toward yellow")
WIDTHS = (100, 115, 152, 190, 300, 456, 720)


@pytest.fixture(scope="module")
def type_case() -> Iterator[TypeCase]:
    pygame.font.init()
    type_module._font.cache_clear()  # fonts of a window that was closed before are dead
    yield TypeCase()


@pytest.fixture(scope="module")
def painter(type_case: TypeCase) -> CardPainter:
    return CardPainter(Sprites(), type_case)


def is_card(surface: pygame.Surface, width: int) -> bool:
    has_corners = surface.get_at((0, 0)).a < 128
    return (
        surface.get_size() == (width, round(width * 1.4))
        and has_corners
        and surface.get_at((width // 2, width)).a == 255
    )


@pytest.mark.parametrize("width", [61, 144])
@pytest.mark.parametrize("kind", ["goblin", "princess"])
def test_movement_cards_are_all_different(painter: CardPainter, kind: str, width: int) -> None:
    faces = [painter.movement(kind, colours, width, WALLS) for colours in HANDS]
    faces += [painter.movement(kind, colours, width, WALLS, oscar=True) for colours in HANDS[:-1]]
    assert all(is_card(face, width) for face in faces)
    assert len({pygame.image.tobytes(face, "RGBA") for face in faces}) == len(faces) == 13


def test_the_order_of_a_cards_colours_does_not_matter(painter: CardPainter) -> None:
    assert painter.movement("goblin", ("red", "blue"), 144, WALLS) is painter.movement(
        "goblin", ("blue", "red"), 144, WALLS
    )


@pytest.mark.parametrize("width", [76, 152])
def test_forfeits_and_backs(painter: CardPainter, width: int) -> None:
    cards = [painter.forfeit(kind, "Manners", trigger, width) for kind in KINDS for trigger in TRIGGERS]
    backs = [painter.forfeit_back(kind, width) for kind in KINDS] + [painter.movement_back(width)]
    assert all(is_card(card, width) for card in cards + backs)
    assert len({pygame.image.tobytes(back, "RGBA") for back in backs}) == 7


@pytest.mark.parametrize("one", TREASURES, ids=lambda one: one.icon)
def test_treasures(painter: CardPainter, one: Treasure) -> None:
    assert all(is_card(painter.treasure(one, width), width) for width in (61, 152))
    assert is_card(painter.treasure(one, 300, large=True), 300)
    assert painter.treasure(one, 152) is painter.treasure(one, 152), "painted once"


def test_chips_and_player_cards(painter: CardPainter) -> None:
    assert {painter.chip(icon, 30).get_size() for icon in ICONS} == {(30, 30)}
    for colour in COLOURS:
        assert is_card(painter.player_card(colour, 20), 20)
    assert painter.player_card("pink", 30, lost=True) is painter.player_card("teal", 30, lost=True)


def test_every_picture_of_the_cards_exists() -> None:
    sprites = Sprites()
    assert [path for path in pictures(ICONS) if not sprites.exists(path)] == []


def strays(lines: list[Line], width: int, type_case: TypeCase) -> list[Line]:
    """The lines that come nearer than two hundredths to an edge of their card."""

    def outside(line: Line) -> bool:
        half = type_case.width(line.text, line.face, line.size) / 2
        x, y = line.middle
        rim = width * 0.02
        return (
            x - half < rim or x + half > width - rim or y - line.size / 2 < rim or y + line.size / 2 > 1.4 * width - rim
        )

    return [line for line in lines if outside(line)]


@pytest.mark.parametrize("width", WIDTHS)
def test_no_line_leaves_its_card(type_case: TypeCase, width: int) -> None:
    lettering = CardLettering(type_case)
    lines = [line for kind in ("goblin", "princess") for line in lettering.movement(kind, width, oscar=True)]
    for one in TREASURES:
        lines += lettering.treasure(one, width) + lettering.treasure(one, width, large=True)
    for kind in KINDS:
        for trigger in TRIGGERS:
            lines += lettering.forfeit(kind, "Three Longish Words", trigger, width)
    assert strays(lines, width, type_case) == []


@pytest.mark.parametrize("width", [152, 190, 300, 456])
def test_the_longest_texts_stay_readable_and_apart(type_case: TypeCase, width: int) -> None:
    lettering = CardLettering(type_case)
    for lines, least in (
        (lettering.treasure(TREASURES[0], width)[2:-2], 15 / 190),
        (lettering.forfeit("friend", "Manners", TRIGGERS[1], width)[4:], 14 / 152),
    ):
        assert all(line.face == "body" and line.size >= int(width * least) for line in lines)
        assert all(b.middle[1] - a.middle[1] >= a.size for a, b in zip(lines, lines[1:]))


@pytest.mark.parametrize("width", [152, 190, 300])
def test_a_long_name_is_set_in_two_lines_rather_than_too_small(type_case: TypeCase, width: int) -> None:
    pot = treasure("pot", "Flying chamber pot", "Shove two goblins in one turn", "casket", 3)
    lines = CardLettering(type_case).treasure(pot, width)
    name = [line for line in lines[1:] if line.face == "display"][:2]
    assert " ".join(line.text for line in name) == "Flying chamber pot"
    assert all(line.size >= 24 * width / 240 for line in name)
    objective = [line for line in lines if line.face == "body"][:-1]
    assert objective[0].middle[1] - objective[0].size / 2 > name[1].middle[1] + name[1].size / 2


def test_a_paragraph_leaves_no_word_out_and_none_alone(type_case: TypeCase) -> None:
    bone = treasure("bone", "Marrow bone", "Make Oscar run four squares or more", "oscar", 2)
    lines = CardLettering(type_case).treasure(bone, 190)[2:-2]
    assert " ".join(line.text for line in lines) == "Make Oscar run four squares or more"
    assert all(" " in line.text for line in lines)


@pytest.mark.parametrize(
    "paint",
    [
        lambda painter: painter.movement("wolf", ("red", "blue"), 76, WALLS),
        lambda painter: painter.movement("goblin", ("red", "mauve"), 76, WALLS),
        lambda painter: painter.treasure(treasure("sock", "Sock", "Lose it", "oscar", 1), 76),
        lambda painter: painter.treasure(treasure("dress", "Dress", "Wear it", "bath", 1), 76),
        lambda painter: painter.treasure(treasure("dress", "Dress", "Wear it", "bath", 1), 76, large=True),
        lambda painter: painter.chip("sock", 30),
        lambda painter: painter.forfeit("belly", "Manners", "When Oscar runs", 76),
        lambda painter: painter.forfeit_back("belly", 76),
        lambda painter: painter.player_card("mauve", 20, lost=False),
        lambda painter: painter.player_card("mauve", 20, lost=True),
    ],
)
def test_wrong_names_are_refused(painter: CardPainter, paint) -> None:
    with pytest.raises(KeyError):
        paint(painter)
