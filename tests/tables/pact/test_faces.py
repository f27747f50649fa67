"""The painter of Pact: every card and piece can be painted, says what it must, and no word leaves its card."""

from __future__ import annotations

import os
from itertools import combinations
from pathlib import Path

import pytest

os.environ.setdefault("SDL_VIDEODRIVER", "dummy")
os.environ.setdefault("PYGAME_HIDE_SUPPORT_PROMPT", "1")

import pygame  # noqa: E402

from goblins import paths  # noqa: E402
from goblins.games.pact.content import FACES  # noqa: E402
from goblins.games.pact.pictures import PICTURES  # noqa: E402
from goblins.tables.pact.expert_faces import COMMAND_ICONS, symbol_places  # noqa: E402
from goblins.tables.pact.faces import VARIETIES, Owner, PactPainter, box_places, pictures, portraits  # noqa: E402
from goblins.tables.pact.tokens import FIGURE_COLOURS, KINDS, SEASONS, SPECIALISTS, TURNED_SEASONS, Said  # noqa: E402
from goblins.ui.draw.lettering import Frame, Lettering  # noqa: E402
from goblins.ui.draw.sprites import Sprites  # noqa: E402
from goblins.ui.draw.type import TypeCase  # noqa: E402
from tests.support.pact.painting import fresh  # noqa: E402
from tests.support.pact.printed import commands, content, tasks  # noqa: E402

TRACK = ((0, 0), (1, 0), (2, 0), (3, 1), (4, 2), (4, 3))
PRICES = (3, 4, 5)
#: The boxes of a Pact card that bring a bonus, and how much.
BONUSES = ((4, 1), (6, 2))


def symbols(*standing: bool) -> tuple[tuple[bool, int], ...]:
    """The symbols of a Master, with a Figure or without, and what Figures cost."""
    return tuple(zip(standing, PRICES, strict=True))


ALL_STAND = symbols(True, True, True)


def pixels(surface: pygame.Surface) -> bytes:
    return pygame.image.tobytes(surface, "RGBA")


def difference(one: pygame.Surface, other: pygame.Surface) -> float:
    """The share of pixels that clearly differ when all colour is taken away."""
    first, second = (pixels(pygame.transform.grayscale(surface))[0::4] for surface in (one, other))
    return sum(abs(a - b) > 40 for a, b in zip(first, second, strict=True)) / len(first)


def greyness(surface: pygame.Surface) -> int:
    """The largest distance between the colours of one pixel."""
    data = pixels(surface)
    return max(max(data[i : i + 3]) - min(data[i : i + 3]) for i in range(0, len(data), 4))


def test_the_painter_knows_nothing_of_the_rules() -> None:
    for path in (Path(paths.ROOT) / "goblins" / "tables" / "pact").glob("*.py"):
        if path.stem in ("faces", "expert_faces", "tokens", "layers", "lettering"):
            assert "goblins.games" not in path.read_text(encoding="utf-8"), path.name


# ---------------------------------------------------------------------- sizes


def test_cards_have_their_proportions(painter: PactPainter) -> None:
    assert painter.goblin("shaman", 0, 240).get_size() == (240, 336)
    assert painter.goblin("shaman", 0, 60).get_size() == (60, 84)
    assert painter.goblin_back(100).get_size() == (100, 140)
    assert painter.empty_place("warrior", 60).get_size() == painter.goblin("warrior", 0, 60).get_size()
    assert painter.task(tasks()[0], 240).get_size() == (240, 300)
    assert painter.task_back("autumn", 120).get_size() == (120, 150)
    assert painter.specialist("mimic", "Mimic", "Words.", 240).get_size() == (240, 336)
    assert painter.ticket("mimic", Said("Mimic", "words"), (262, 58)).get_size() == (262, 58)
    assert painter.master("shaman", ALL_STAND, "violet", 240).get_size() == (240, 168)
    assert painter.dynamite(TRACK, 1, "violet", 240).get_size() == (240, 84)
    assert painter.command("I", "fuse", "Long fuse", "Words.", (("two", "+1"),), 240).get_size() == (240, 336)
    assert painter.command_back(100).get_size() == (100, 140)
    assert painter.pact_card(240, BONUSES, (0, 0)).get_size() == (240, 130)
    assert painter.coin("builder", 30).get_size() == painter.coin("builder", 30, lit=True).get_size() == (30, 30)


def test_the_same_card_is_painted_once(painter: PactPainter) -> None:
    assert painter.goblin("shaman", 1, 120) is painter.goblin("shaman", 1, 120)
    assert painter.pact_card(150, BONUSES, (3, 1)) is painter.pact_card(150, BONUSES, (3, 1))
    assert painter.ticket("fixer", Said("Fixer", "x"), (150, 42)) is painter.ticket(
        "fixer", Said("Fixer", "x"), (150, 42)
    )


def test_painting_leaves_the_layers_clean(painter: PactPainter) -> None:
    for look in tasks():
        painter.task(look, 90)
    kind, season, _, sticks, *_ = tasks()[4]
    assert pixels(painter.task_strip(kind, season, sticks, 90)) == pixels(fresh().task_strip(kind, season, sticks, 90))


# ---------------------------------------------------------------------- what they say


@pytest.mark.parametrize("kind", KINDS)
def test_every_type_has_several_faces(painter: PactPainter, kind: str) -> None:
    faces = [pixels(painter.goblin(kind, variety, 120)) for variety in range(VARIETIES)]
    assert len(set(faces)) == VARIETIES >= 3
    assert pixels(painter.goblin(kind, VARIETIES + 1, 120)) == faces[1]
    assert painter.goblin(kind, 0, 50) is painter.goblin(kind, 1, 50), "so small a card shows its emblem only"


def test_every_portrait_is_drawn() -> None:
    sprites = Sprites()
    cast = [*portraits(), "helix", "ferdix"]
    assert [name for name in cast if not sprites.exists(f"characters/{name}/bust.svg")] == []
    assert [m for m in ("happy", "sad") if not sprites.exists(f"characters/helix/bust_{m}.svg")] == []


def test_all_pictures_are_there_and_none_is_left_over() -> None:
    on_disk = {path.relative_to(paths.SPRITES).as_posix() for path in paths.SPRITES.rglob("*.svg")}
    assert set(pictures(PICTURES)) <= on_disk
    assert {path for path in on_disk if path.startswith("pact/")} <= set(pictures(PICTURES))


def test_types_and_seasons_differ_without_colour(painter: PactPainter) -> None:
    for one, other in combinations(KINDS, 2):
        assert difference(painter.coin(one, 40), painter.coin(other, 40)) > 0.1, (one, other)
        assert difference(painter.goblin(one, 0, 74), painter.goblin(other, 0, 74)) > 0.08, (one, other)
    for one, other in combinations(SEASONS, 2):
        assert difference(painter.season_emblem(one, 40), painter.season_emblem(other, 40)) > 0.1, (one, other)
        assert difference(painter.task_back(one, 80), painter.task_back(other, 80)) > 0.05, (one, other)
    for one, other in combinations(FIGURE_COLOURS, 2):
        assert pixels(painter.figure(one, 40)) != pixels(painter.figure(other, 40))
        assert pixels(painter.marker(one, 30)) != pixels(painter.marker(other, 30))


def test_every_task_looks_different(painter: PactPainter) -> None:
    assert len({pixels(painter.task(task, 90)) for task in tasks()}) == len(tasks()) == 30
    look = tasks()[2]
    assert pixels(painter.task(look, 90)) != pixels(painter.task(look._replace(needs=look.needs[::-1]), 90))


def test_every_task_has_a_picture_of_its_own(painter: PactPainter) -> None:
    """Seen by itself, without name, goblins, guild and season; a Task without one shows its guild’s trade."""
    assert {look.picture for look in tasks()} == set(PICTURES) and len(PICTURES) == 30
    alike = [look._replace(kind="warrior", season="autumn", needs=(), sticks=0, name="") for look in tasks()]
    shown = {pixels(painter.task(look, 154)) for look in alike}
    plain = alike[0]._replace(picture="")
    assert len(shown) == 30 and pixels(painter.task(plain, 154)) not in shown
    assert pixels(painter.task(plain, 154)) != pixels(painter.task(plain._replace(kind="builder"), 154))


def test_a_strip_is_the_header_of_its_task(painter: PactPainter) -> None:
    for look in tasks()[4::5]:
        strip = painter.task_strip(look.kind, look.season, look.sticks, 90)
        card = painter.task(look, 90)
        assert pixels(strip) == pixels(card.subsurface(strip.get_rect()))


def test_strips_and_tiles_tell_type_season_and_dynamite(painter: PactPainter) -> None:
    shown = [(kind, season, sticks) for kind in KINDS for season in SEASONS for sticks in range(4)]
    assert len({pixels(painter.task_tile(*what, 36)) for what in shown}) == len(shown)
    assert len({pixels(painter.task_strip(*what, 138)) for what in shown}) == len(shown)


def test_what_is_spent_is_grey(painter: PactPainter) -> None:
    words = ("fixer", "Fixer", "do without 1 Goblin")
    assert (
        greyness(painter.specialist(*words, 160)) > 80
        and greyness(painter.ticket(words[0], Said(*words[1:]), (262, 58))) > 80
    )
    assert greyness(painter.specialist(*words, 160, spent=True)) <= 1
    assert greyness(painter.ticket(words[0], Said(*words[1:]), (262, 58), spent=True)) <= 1


def test_a_permanent_goblin_is_lit(painter: PactPainter) -> None:
    for kind in KINDS:
        assert difference(painter.coin(kind, 60), painter.coin(kind, 60, lit=True)) > 0.1


def test_a_master_shows_which_figures_stand(painter: PactPainter) -> None:
    gone = [(False, True, True), (False, False, True), (False, False, False)]
    states = (ALL_STAND, *(symbols(*one) for one in gone))
    for kind in KINDS:
        assert len({pixels(painter.master(kind, standing, "violet", 122)) for standing in states}) == len(states)
    standing, without = (painter.master("shaman", states[n], "violet", 240) for n in (0, 1))
    untouched = pygame.Rect(146, 50, 86, 110)
    assert pixels(standing.subsurface(untouched)) == pixels(without.subsurface(untouched)), (
        "the others stay as they were"
    )


def test_the_marker_moves_along_the_track(painter: PactPainter) -> None:
    places = []
    for at in range(len(TRACK)):
        bare, card = (painter.dynamite(TRACK, place, "violet", 240) for place in ((at + 3) % 6, at))
        changed = pygame.mask.from_threshold(card, (0, 0, 0), (24, 24, 24, 255), bare)
        changed.invert()
        boxes = [rect.centerx for rect in changed.get_bounding_rects() if rect.w > 15]
        places.append(min(boxes, key=lambda x, at=at: abs(x - (9 + (at + 0.5) * 37))))
    assert all(abs(x - (9 + (at + 0.5) * 37)) < 12 for at, x in enumerate(places))


def test_a_pact_card_counts_tasks_and_figures(painter: PactPainter) -> None:
    def card(tasks: int, figures: int = 0) -> pygame.Surface:
        return painter.pact_card(150, BONUSES, (tasks, figures))

    assert len({pixels(card(count)) for count in range(7)}) == 7
    assert card(9) is card(6), "there are six boxes"
    assert pixels(card(2, 1)) not in (pixels(card(3)), pixels(card(2)))
    owners = painter.pact_card(150, BONUSES, (0, 0), Owner("cobweb", "violet"), Owner("helix"))
    assert pixels(owners) != pixels(card(0))


@pytest.mark.parametrize("bonuses", [BONUSES, ((1, 1),), ((2, 1), (5, 2), (8, 9)), ((8, 3),), ()])
def test_the_boxes_of_a_pact_card_lie_side_by_side_on_it(bonuses: tuple[tuple[int, int], ...]) -> None:
    middles, scale = box_places(bonuses)
    assert len(middles) == max([box for box, _ in bonuses], default=0)
    wide = [scale * (40 if box in dict(bonuses) else 33) for box in range(1, len(middles) + 1)]
    edges = [(x - w / 2, x + w / 2) for x, w in zip(middles, wide, strict=True)]
    assert all(10 < left < right < 235 for left, right in edges)
    assert all(one[1] <= other[0] + 0.01 for one, other in zip(edges, edges[1:], strict=False))


@pytest.mark.parametrize("count", [1, 2, 3, 5])
def test_the_symbols_of_a_master_stay_on_its_card(count: int) -> None:
    middles, scale = symbol_places(count)
    assert len(middles) == count and 100 < middles[0] <= middles[-1] < 210
    assert all(later - earlier > 36 * scale for earlier, later in zip(middles, middles[1:], strict=False))


@pytest.mark.parametrize("spaces", [2, 6, 10])
def test_the_numbers_of_a_track_stay_in_their_spaces(spaces: int, painter: PactPainter, written: list) -> None:
    fresh().dynamite(tuple((number, number) for number in range(spaces)), 0, "violet", 420)
    unit, step = 420 / 240, 222 / spaces
    assert len(written) == 2 * spaces - 1
    for line, rect, _ in written:
        middle = (rect.centerx / unit - 9) / step
        number = int(middle)
        assert 9 + number * step < rect.x / unit and rect.right / unit < 9 + (number + 1) * step, line


def test_there_is_a_face_for_every_look_that_the_data_may_have() -> None:
    assert VARIETIES == FACES


def test_a_pile_grows_with_its_cards(painter: PactPainter) -> None:
    heights = [painter.pile("goblin", count, 94, 16).get_height() for count in (1, 5, 12, 60)]
    card = painter.goblin_back(94).get_height()
    assert heights[0] == card and heights == sorted(set(heights)) and heights[-1] <= card + 16
    for back in ("command", *SEASONS):
        assert painter.pile(back, 20, 94, 16).get_width() == 94


def test_sticks_are_counted(painter: PactPainter) -> None:
    assert not painter.sticks(0, 30).get_bounding_rect().w
    widths = [painter.sticks(count, 30).get_width() for count in range(1, 5)]
    assert widths == sorted(set(widths)) and widths[0] == 30


def test_every_season_has_its_rim(painter: PactPainter) -> None:
    rims = [painter.rim(season, (640, 200), 0.8) for season in TURNED_SEASONS]
    assert len({pixels(rim) for rim in rims}) == 4
    for rim in rims:
        assert rim.get_at((320, 20)).a == 0, "the middle of the table stays free"
        assert rim.subsurface((0, 160, 60, 40)).get_bounding_rect().w > 40
        assert rim.subsurface((580, 160, 60, 40)).get_bounding_rect().w > 40


def test_every_command_has_its_own_picture(painter: PactPainter) -> None:
    assert sorted(COMMAND_ICONS) == sorted(slug for _, slug, *_ in commands())
    assert len({pixels(painter.icon(icon, 64)) for icon in COMMAND_ICONS.values()}) == len(COMMAND_ICONS) == 12


def test_every_specialist_has_its_own_emblem(painter: PactPainter) -> None:
    assert len({pixels(painter.emblem(slug, 40)) for slug in SPECIALISTS}) == 6


# ---------------------------------------------------------------------- words


@pytest.mark.parametrize("px", [98, 140, 176, 240, 420])
def test_no_word_leaves_its_card(px: int, painter: PactPainter, written: list) -> None:
    paint = fresh()
    for kind in KINDS:
        paint.goblin(kind, 0, px)
    for master in content("clans")["masters"]:
        paint.master(master["kind"], ALL_STAND, "violet", px, master["name"])
    for task in tasks():
        paint.task(task, px)
    for one in content("clans")["specialists"]:
        paint.specialist(one["slug"], one["name"], one["words"], px)
    for command in commands():
        paint.command(*command, px)
    margin = px * 12 // 240
    assert len(written) > 60
    for line, rect, card in written:
        assert card.inflate(-2 * margin, -2 * margin).contains(rect), (line, px)


def test_lines_of_a_card_do_not_touch(painter: PactPainter, written: list) -> None:
    paint = fresh()
    for number, command in enumerate(commands()):
        del written[:]
        paint.command(*command, 178 + number)
        for (one, first, _), (other, second, _) in combinations(written, 2):
            assert not first.inflate(-2, -4).colliderect(second.inflate(-2, -4)), (one.text, other.text)


def test_words_are_legible(painter: PactPainter, written: list) -> None:
    paint = fresh()
    for one in content("clans")["specialists"]:
        paint.specialist(one["slug"], one["name"], one["words"], 156)
    assert min(line.size for line, *_ in written if line.face == "body") >= 15
    del written[:]
    for task in tasks():
        paint.task(task, 154)
    assert min(line.size for line, *_ in written) >= 15
    del written[:]
    for one in content("clans")["goblins"]:
        paint.goblin(one["kind"], 0, 94, one["name"])
    assert min(line.size for line, *_ in written) >= 15


def test_a_paragraph_shrinks_to_its_frame(painter: PactPainter) -> None:
    lettering, frame = Lettering(TypeCase()), Frame(10, 20, 100, 60)
    for text in ("Short.", "A longer sentence that goes on for a while and then some more, until it is over at last."):
        lines = lettering.paragraph(text, 24, frame, 1)
        assert " ".join(line.text for line in lines) == text
        assert all(TypeCase.font(line.face, line.size).size(line.text)[0] <= 100 for line in lines)
        assert lines[0].middle[1] - lines[0].size / 2 >= 19 and lines[-1].middle[1] + lines[-1].size / 2 <= 81
