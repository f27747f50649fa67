"""The rulebook through real input: search, links, refusals, reading keys."""

from __future__ import annotations

from typing import Any

import pytest

from goblins.content import rulebook as books
from goblins.content.diagrams import diagrams_of
from goblins.content.glance import glance_of
from goblins.core.contract import Refusal
from goblins.games.registry import rulebook_of, slugs
from goblins.scenes.reading import rulebook as rulebook_module
from goblins.scenes.reading.glance import PAGE
from goblins.scenes.reading.pictures import portrayed
from goblins.scenes.reading.rulebook import RulebookScene
from goblins.scenes.reading.strip import strip_of
from goblins.ui.input import LEFT, Key, Moved, Pressed, Released, Typed, Wheel
from goblins.ui.stage import Stage
from goblins.ui.time import ticks
from goblins.ui.viewport import Point, Rect
from goblins.words import literal, speaking
from tests.support.lettering import collisions, written
from tests.support.shell_tools import open_screen

# ---------------------------------------------------------------------- rulebook


def test_the_shelf_of_rulebooks_offers_the_games_that_are_there() -> None:
    person = open_screen(RulebookScene)
    assert person.scene.opaque and person.scene.book is None
    assert not person.scene.widgets.named("book koncita").enabled or "koncita" in rulebook_module.slugs()
    person.click("book fairies")
    assert person.scene.book is rulebook_module.rulebook_of("fairies", None)


def test_a_book_over_a_table_lets_the_table_be_seen() -> None:
    assert not open_screen(RulebookScene, "fairies").scene.opaque


def test_search_marks_all_words_counts_hits_and_jumps_to_the_first() -> None:
    person = open_screen(RulebookScene, "fairies")
    person.click("search")
    person.types("stalemate position")
    page = person.scene._page
    assert [entry.clause.id for entry in page.entries if entry.hit] == ["F-26"]
    assert page.hits(2) == 1 and page.hits(0) == 0 and person.scene.chapter == 2
    marked = {word.text for word in page.entry("F-26").paragraph.words if word.style == "hit"}
    assert marked == {"Stalemate", "position"}
    person.keys("backspace", "ctrl+backspace")
    assert person.scene.words == "" and not person.scene._page.hits()


def test_enter_goes_from_hit_to_hit() -> None:
    person = open_screen(RulebookScene, "fairies")
    person.click("search")
    person.types("solitaire")
    hits = [entry.clause.id for entry in person.scene._page.entries if entry.hit]
    assert len(hits) > 2
    person.keys("return")
    assert person.scene.flashing == hits[1]
    person.keys(*["return"] * (len(hits) - 1))
    assert person.scene.flashing == hits[0]


def test_words_that_no_rule_has_are_no_hits() -> None:
    person = open_screen(RulebookScene, "fairies")
    person.click("search")
    person.types("submarine")
    assert person.scene._page.hits() == 0


@pytest.mark.parametrize("typed", ["F-33", "f33", "f 33"])
def test_a_rule_number_jumps(typed: str) -> None:
    person = open_screen(RulebookScene, "fairies")
    person.click("search")
    person.types(typed)
    assert person.scene.flashing == "F-33" and person.scene.chapter == 3
    entry = person.scene._page.entry("F-33")
    assert 0 <= entry.y - person.scene._offset < person.scene.window.h


def test_letters_typed_into_the_search_do_nothing_else() -> None:
    person = open_screen(RulebookScene, "fairies")
    person.click("search")
    person.does(Key("h"), Typed("h"), Key("space"), Typed(" "))
    assert person.scene.words == "h "


def test_a_refused_clause_is_lit_and_in_sight() -> None:
    person = open_screen(RulebookScene, "fairies", "", Refusal("F-26", literal("It can't be.")))
    entry = person.scene._page.entry("F-26")
    assert entry.refused and [e.clause.id for e in person.scene._page.entries if e.refused] == ["F-26"]
    assert 0 <= entry.y - person.scene._offset < person.scene.window.h
    assert person.scene.window.y > open_screen(RulebookScene, "fairies").scene.window.y


def test_a_long_refusal_gets_a_higher_strip() -> None:
    short = open_screen(RulebookScene, "fairies", "", Refusal("F-20", literal("No.")))
    long = open_screen(
        RulebookScene,
        "fairies",
        "",
        Refusal("F-20", literal("This is not allowed because " + "of this and that " * 12)),
        text_size=150,
    )
    strips = [strip_of(person.house.stage, person.scene.refusal) for person in (short, long)]
    assert strips[1].h > strips[0].h
    assert long.scene.window.y > strips[1].bottom


def test_a_link_jumps_and_flashes_once(monkeypatch: pytest.MonkeyPatch) -> None:
    filler = tuple(books.Clause(f"F-{number}", "Words. " * 60, False) for number in range(10, 30))
    first = books.Clause("F-01", "See (F-29).", False)
    book = books.Rulebook("Links", (books.Chapter("One", (first,)), books.Chapter("Two", filler)))
    monkeypatch.setattr(rulebook_module, "rulebook_of", lambda game, own: book)
    person = open_screen(RulebookScene, "fairies")
    person.click("on")
    person.click("link F-29 0")
    assert person.scene.flashing == "F-29" and person.scene.chapter == 1 and person.scene._offset > 1000
    assert 0 < person.scene.wait() < ticks(0.1)
    person.let_pass(2.0)
    assert person.scene.flashing == ""
    person.see()
    person.let_pass(1.0)
    assert not person.scene.dirty


def test_chapters_wheel_keys_and_bar_move_the_page() -> None:
    person = open_screen(RulebookScene, "fairies")
    scene = person.scene
    person.click("chapter 4")
    assert scene.chapter == 4 and scene.widgets.named("chapter 4").state == "selected"
    person.keys("home")
    assert scene._offset == 0 and scene.chapter == 0
    person.does(Wheel((1200, 500), -1))
    assert scene._offset == 64
    person.keys("end")
    assert scene._offset == pytest.approx(scene._page.height - scene.window.h) and scene.chapter == 4
    x, top = scene._bar.rect.centre[0], scene._bar.rect.y
    person.does(Moved((x, top + scene._bar.rect.h - 12)), Pressed((x, top + scene._bar.rect.h - 12), LEFT))
    person.does(Moved((x, top + 300)), Moved((x, top)), Released((x, top), LEFT))
    assert scene._offset == 0


# ---------------------------------------------------------------------- searching with ease


def test_a_search_says_which_hit_is_shown_and_its_cross_empties_it() -> None:
    person = open_screen(RulebookScene, "fairies")
    person.click("search")
    person.types("solitaire")
    count = person.scene._page.hits()
    field = person.scene.widgets.named("search")
    assert field.note == f"1 of {count}"
    person.keys("return")
    assert field.note == f"2 of {count}"
    person.click((field.rect.right - 20, field.rect.centre[1]))
    assert person.scene.words == field.value == field.note == "" and not person.scene._page.hits()
    person.types("star")
    assert person.scene.words == "star"


def test_ctrl_a_selects_what_was_searched() -> None:
    person = open_screen(RulebookScene, "fairies")
    person.click("search")
    person.types("star")
    person.keys("ctrl+a")
    person.types("ring")
    assert person.scene.words == "ring"
    person.keys("ctrl+a", "backspace")
    assert person.scene.words == ""


@pytest.mark.parametrize("text_size", [100, 150])
def test_the_note_that_nothing_was_found_lies_on_no_text(text_size: int) -> None:
    person = open_screen(RulebookScene, "fairies", text_size=text_size)
    person.click("search")
    person.types("submarine")
    with written() as lines:
        person.see()
    note = next(line for line in lines if line.text.startswith("No rule"))
    assert note.rect.bottom < person.scene.window.y
    assert collisions(lines, person.scene) == []


@pytest.mark.parametrize("offset", [0.0, 7.0, 13.0, 22.0, 31.0, 200.0])
def test_no_line_is_cut_through(offset: float, monkeypatch: pytest.MonkeyPatch) -> None:
    person = open_screen(RulebookScene, "koncita")
    person.scene._scroll_to(offset)
    places: list[tuple[str, float, float]] = []
    plain = Stage.text

    def text(stage: Stage, words: str, position: Point, px: float = 20, *more: Any, **named: Any) -> Rect:
        places.append((words, position[1] - px * 0.6, position[1] + px * 0.6))
        return plain(stage, words, position, px, *more, **named)

    monkeypatch.setattr(Stage, "text", text)
    window = person.scene.window
    person.scene._page.draw(person.house.stage, window, person.scene._offset)
    assert len(places) > 40
    assert all(window.y - 2 <= top and bottom <= window.bottom + 2 for _, top, bottom in places)


# ---------------------------------------------------------------------- in thirty seconds


def test_a_book_opens_at_its_first_page_and_a_picture_leads_to_its_clause() -> None:
    person = open_screen(RulebookScene, "fairies")
    assert person.scene.glancing
    person.click("panel 2")
    assert not person.scene.glancing and person.scene.flashing == "F-21"
    person.click("glance")
    assert person.scene.glancing
    person.click("on")
    assert not person.scene.glancing and person.scene.chapter == 0


def test_a_refusal_opens_the_book_at_its_clause() -> None:
    person = open_screen(RulebookScene, "fairies", "", Refusal("F-20", literal("No.")))
    assert not person.scene.glancing and person.scene._offset > 0


def test_a_search_leaves_the_first_page() -> None:
    person = open_screen(RulebookScene, "fairies")
    person.click("search")
    person.types("star")
    assert person.scene._glance is None
    assert "panel 1" not in [widget.name for widget in person.scene.widgets.widgets]


@pytest.mark.parametrize("text_size", [100, 150])
@pytest.mark.parametrize("game", [game for game in slugs() if glance_of(game)])
def test_every_first_page_fits_and_cites_real_clauses(game: str, text_size: int) -> None:
    page = glance_of(game)
    assert page is not None
    assert {panel.clause for panel in page.panels} <= set(rulebook_of(game).ids())
    person = open_screen(RulebookScene, game, text_size=text_size)
    with written() as lines:
        person.see()
    assert all(line.whole for line in lines)
    assert not collisions(lines, person.scene)


@pytest.mark.parametrize("language", ["en", "de", "it"])
@pytest.mark.parametrize("game", [game for game in slugs() if glance_of(game)])
def test_the_first_page_is_larger_in_larger_text(game: str, language: str) -> None:
    """All of it: five panels of one size, none of whose sentences is smaller than the largest were before."""

    def heights(text_size: int) -> list[float]:
        with speaking(language):
            person = open_screen(RulebookScene, game, text_size=text_size)
            page = glance_of(game)
            assert page is not None
            words = {word.strip("*") for panel in page.panels for word in panel.say.split()}
            with written() as lines:
                person.see()
        others = {panel.title for panel in page.panels} | {
            thing.words for panel in page.panels for thing in panel.things
        }
        told = [line for line in lines if line.rect.x > PAGE.x and not line.text.isdigit() and line.text not in others]
        return [line.rect.h for line in told if line.text.split() and set(line.text.split()) <= words]

    assert min(heights(150)) > 1.1 * max(heights(100))


@pytest.mark.parametrize("portrait", ["violet cobweb happy", "teal moo"])
def test_a_medallion_is_made_of_a_colour_a_goblin_and_a_mood(portrait: str) -> None:
    colour, goblin, size, mood = portrayed(portrait, 40)
    assert [colour, goblin, *([mood] if mood else [])] == portrait.split() and size == 40


@pytest.mark.parametrize("text_size", [100, 150])
@pytest.mark.parametrize("game", slugs())
def test_diagrams_stand_below_their_clauses_and_cover_no_text(game: str, text_size: int) -> None:
    person = open_screen(RulebookScene, game)
    person.scene.stage.text_size = text_size
    person.scene.refresh()
    page = person.scene._page
    drawn = [entry for entry in page.entries if entry.figure]
    assert {entry.clause.id for entry in drawn} == set(diagrams_of(game))
    for entry, following in zip(page.entries, page.entries[1:], strict=False):
        foot = entry.y + entry.height + (entry.figure.height if entry.figure else 0)
        assert foot < following.y
    last = drawn[-1]
    assert last.y + last.height + last.figure.height <= page.height


def test_a_diagram_is_drawn_when_it_is_scrolled_to() -> None:
    person = open_screen(RulebookScene, "koncita")
    person.scene.jump("K-18", flash=False)
    entry = person.scene._page.entry("K-18")
    person.scene._scroll_to(entry.y)
    stage = person.scene.stage
    window = person.scene.window
    place = Rect(window.x + person.scene._page.number_width, window.y + entry.height + 12, 240, 100)
    person.scene.draw(stage)
    picture = stage.surface.subsurface(stage.viewport.rect(place)).copy()
    colours = {tuple(picture.get_at((x, y)))[:3] for x in range(0, picture.get_width(), 4) for y in range(0, 60, 4)}
    assert len(colours) > 40  # figures on a floor, not bare paper
