"""The Grapple cards: every face can be painted at every size, and no word leaves its card."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator

import pygame
import pytest

from goblins import paths
from goblins.games.grapple.content import DRAWN, WITH_WORDS
from goblins.tables.grapple.faces import CardArt, CardPainter, art_of, pictures
from goblins.tables.grapple.lettering import NO_RULE, WORDLESS, CardLettering, in_halves
from goblins.ui.draw import type as type_module
from goblins.ui.draw.lettering import Line
from goblins.ui.draw.sprites import Sprites
from goblins.ui.draw.type import TypeCase
from goblins.words import say
from tests.support.grapple.builders import CONTENT, KINDS

GOBLINS = {goblin.kind: goblin for goblin in CONTENT.goblins}
STRENGTHS = {kind: goblin.strength for kind, goblin in GOBLINS.items()}
RULE = "While a battle's newest pair is face up: swap it from your hand for your own newest goblin, which returns to your hand."
WIDEST = ("Widewanderer", "Wide wanderers wander wide now", 20)
WIDTHS = (50, 62, 72, 90, 112, 122, 152, 182, 274, 300, 365, 720)


@pytest.fixture(scope="module")
def type_case() -> Iterator[TypeCase]:
    pygame.display.init()
    if pygame.display.get_surface() is None:
        pygame.display.set_mode((64, 64))
    pygame.font.init()
    type_module._font.cache_clear()  # fonts of a window that was closed before are dead
    yield TypeCase()


@pytest.fixture(scope="module")
def painter(type_case: TypeCase) -> CardPainter:
    return CardPainter(Sprites(), type_case)


def art(kind: str, look: int = 0) -> CardArt:
    """What a card of a kind shows."""
    goblin = GOBLINS[kind]
    return CardArt(kind, look, goblin.strength, goblin.name, goblin.special)


def is_card(surface: pygame.Surface, width: int) -> bool:
    has_corners = surface.get_at((0, 0)).a < 128
    size = (width, round(width * 1.4))
    return surface.get_size() == size and has_corners and surface.get_at((width // 2, width)).a == 255


def pixels(surface: pygame.Surface) -> bytes:
    return pygame.image.tobytes(surface, "RGBA")


@pytest.mark.parametrize("width", [62, 152])
def test_every_look_of_every_kind_is_a_card_of_its_own(painter: CardPainter, width: int) -> None:
    looks = {art_of(card, CONTENT) for card in range(len(CONTENT.kinds))}
    for paint in (painter.front, painter.mini):
        faces = [paint(look, width) for look in looks]
        assert all(is_card(face, width) for face in faces)
        assert len({pixels(face) for face in faces}) == len(looks) == 16


def test_a_card_is_painted_once(painter: CardPainter) -> None:
    assert painter.front(art("mage", 1), 90) is painter.front(art("mage", 1), 90)
    assert painter.mini(art("king"), 62) is painter.mini(art("king"), 62)


def test_a_card_shows_its_own_strength_name_and_special(painter: CardPainter) -> None:
    plain = CardArt("spy", 0, 0, "Spy", "See a hand")
    others = [CardArt("spy", 0, 4, "Spy", "See a hand"), CardArt("spy", 0, 0, "Sneak", "See a hand")]
    others.append(CardArt("spy", 0, 0, "Spy", "Swap a card"))
    assert len({pixels(painter.front(one, 152)) for one in (plain, *others)}) == 4
    assert pixels(painter.mini(plain, 62)) != pixels(painter.mini(others[0], 62))


@pytest.mark.parametrize("width", [22, 55, 56, 82, 268])
def test_there_is_one_back(painter: CardPainter, width: int) -> None:
    assert is_card(painter.back(width), width)
    assert painter.back(width) is painter.back(width)


def test_the_back_tells_nothing_upside_down(painter: CardPainter) -> None:
    upright = painter.back(112)
    turned = pygame.transform.rotate(upright, 180)
    turned.blit(upright, (0, 0), special_flags=pygame.BLEND_RGB_SUB)
    assert max(pygame.transform.average_color(turned)[:3]) < 8


def test_the_index_of_an_overlapped_card_names_its_kind(painter: CardPainter) -> None:
    strips = set()
    for kind in STRENGTHS:
        looks = {
            pixels(painter.mini(art(kind, look), 62).subsurface((0, 0, 24, 87))) for look in range(GOBLINS[kind].looks)
        }
        assert len(looks) == 1, "a look shows on the strip"
        strips |= looks
    assert len(strips) == len(STRENGTHS)


@pytest.mark.parametrize("width", [240, 300])
def test_a_preview_grows_with_its_rule(painter: CardPainter, width: int) -> None:
    long = painter.preview(art("defender"), 7, 52, RULE, width)
    short = painter.preview(art("king"), 6, 52, "", width)
    assert long.get_width() == short.get_width() == round(width * 332 / 300)
    assert width * 1.4 < short.get_height() < long.get_height() <= width * 2.1


def test_every_picture_of_the_cards_exists() -> None:
    sprites = Sprites()
    assert [path for path in pictures(CONTENT) if not sprites.exists(path)] == []


def test_as_many_looks_can_be_chosen_as_are_drawn() -> None:
    found = Counter(path.parent.name.split("_")[1] for path in paths.SPRITES.glob("characters/grapple_*_*/bust.svg"))
    assert found == DRAWN
    layers = {path.stem.removesuffix("_under") for path in paths.SPRITES.glob("grapple/cards/*_under.svg")}
    assert layers == set(DRAWN) and set(WITH_WORDS) < set(DRAWN)


def extent(line: Line, type_case: TypeCase) -> tuple[float, float, float, float]:
    half = type_case.width(line.text, line.face, line.size) / 2 + line.outline
    x, y = line.middle
    return x - half, y - line.size / 2, x + half, y + line.size / 2


@pytest.mark.parametrize("width", WIDTHS)
@pytest.mark.parametrize(
    ("name", "special", "number"),
    [
        *((goblin.name, goblin.special, goblin.strength) for goblin in CONTENT.goblins),
        WIDEST,
        ("Widewanderer", "", 20),
    ],
)
def test_no_line_leaves_its_place(type_case: TypeCase, name: str, special: str, number: int, width: int) -> None:
    strength, *words = CardLettering(type_case).front(name, number, special, width, low=not special)
    unit = width / 240
    left, top, right, bottom = extent(strength, type_case)
    assert 8 * unit < left and right < 98 * unit and 4 * unit < top and bottom < 102 * unit, "outside the shield"
    assert [line.text for line in words] == ([name, *in_halves(special)] if width >= WORDLESS else [])
    for nth, line in enumerate(words):
        left, _, right, bottom = extent(line, type_case)
        assert left > (60 if nth == 0 else 18) * unit, "over the emblem or the edge"
        assert right < 222 * unit and bottom < 322 * unit
    assert all(below.middle[1] - above.middle[1] >= above.size for above, below in zip(words[1:], words[2:]))


@pytest.mark.parametrize("width", WIDTHS)
def test_a_mini_cards_strength_stays_on_its_strip(type_case: TypeCase, width: int) -> None:
    for strength in (*STRENGTHS.values(), 20):
        (line,) = CardLettering(type_case).mini(strength, width)
        left, top, right, _ = extent(line, type_case)
        assert left > 4 * width / 120 and right < 52 * width / 120 and top > 4 * width / 120


def test_words_are_as_large_as_they_were_designed(type_case: TypeCase) -> None:
    lettering = CardLettering(type_case)
    strength, name, *special = _front(lettering, "spy", 152)
    assert (strength.size, name.size, {line.size for line in special}) == (49, 22, {17})
    assert [_front(lettering, kind, 152)[1].size for kind in ("assassin", "defender")] == [20, 18]
    assert {line.size for line in _front(lettering, "assassin", 120)[2:]} == {14}


def _front(lettering: CardLettering, kind: str, width: int) -> list[Line]:
    goblin = GOBLINS[kind]
    return lettering.front(goblin.name, goblin.strength, goblin.special, width, low=kind not in WITH_WORDS)


def test_a_special_is_set_in_two_lines() -> None:
    halves = {kind: in_halves(GOBLINS[kind].special) for kind in KINDS}
    assert [halves[kind] for kind in WITH_WORDS] == [
        ["See a hand,", "swap a card"],
        ["Swaps into", "a battle"],
        ["Beats", "any King"],
    ]
    assert halves["brute"] == [] and in_halves("Spies") == ["Spies"]


@pytest.mark.parametrize("width", [240, 300, 720])
def test_a_preview_leaves_no_word_out_and_none_outside(type_case: TypeCase, width: int) -> None:
    lines, height = CardLettering(type_case).preview(RULE, 7, 52, width)
    assert " ".join(line.text for line in lines[:-1]) == RULE
    assert lines[-1].text == "7 of the 52 cards"
    for line in lines:
        left, top, right, bottom = extent(line, type_case)
        edge = 18 * width / 300
        assert left > edge and right < 332 * width / 300 - edge and top > edge * 0.8 and bottom < height - edge
    assert all(below.middle[1] - above.middle[1] >= above.size for above, below in zip(lines, lines[1:]))
    assert CardLettering(type_case).preview("", 6, 52, width)[0][0].text == say(NO_RULE)
