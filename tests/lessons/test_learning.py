"""Ways of learning: a guide that shows a step itself, what is to be known by heart, and a riddle with par."""

from __future__ import annotations

from pathlib import Path

import pygame
import pytest
from msgspec.structs import replace

from goblins.bots.fairies.solver import Search
from goblins.games.fairies.rules import FairiesRules
from goblins.games.koncita.state import OSCAR
from goblins.games.registry import rules_of
from goblins.lessons.content import LessonStep, course_of
from goblins.lessons.guide import Guide
from goblins.scenes.learn import lesson as lesson_scene
from goblins.scenes.learn.lesson import MISSES
from goblins.scenes.learn.pointing import overlap
from goblins.scenes.table.screen import TableScene
from goblins.tables.fairies.pieces import RING, piece_of
from goblins.tables.irene.showing import palace_piece, tile_piece
from goblins.tables.koncita.showing import TREASURE_PIECE, call_piece, gesture_piece, thing_piece
from goblins.tables.pact.places import plate_piece
from goblins.ui.viewport import centred
from tests.support.learner import Learner

HANDS, VOICE = 4, 5


@pytest.fixture
def learner(tmp_path: Path) -> Learner:
    return Learner(tmp_path)


def number_of(game: str, key: str, title: str) -> int:
    course = course_of(game)
    assert course is not None
    return next(number for number, step in enumerate(course.lesson(key).steps) if step.title == title)


def step_titles(game: str, key: str) -> list[str]:
    course = course_of(game)
    assert course is not None
    return [step.title for step in course.lesson(key).steps]


def step_of(game: str, key: str, title: str) -> LessonStep:
    course = course_of(game)
    assert course is not None
    return course.lesson(key).steps[number_of(game, key, title)]


def test_a_guide_that_shows_a_step_goes_on_by_one_whatever_others_do_then() -> None:
    course = course_of("koncita")
    assert course is not None
    guide = Guide("koncita", course.lesson("first"))
    for number, step in enumerate(course.lesson("first").steps):
        assert (guide.number, guide.step) == (number, step)
        guide.do_it()
    assert guide.over


def test_by_heart_a_wrong_gesture_is_answered_and_not_made_and_three_misses_light_the_right_one(
    learner: Learner,
) -> None:
    learner.begin("koncita", "forfeit", number_of("koncita", "forfeit", "By heart"))
    before = learner.match.cursor
    assert learner.companion._unlit
    assert "reminders" not in learner.table.top.context.wishes, "nobody calls out what is to be known by heart"
    for _ in range(MISSES):
        assert (gesture_piece(0, VOICE),) * 2 in learner.table.reach.gestures
        learner.click(learner.spot(gesture_piece(0, VOICE)))
        learner.step(0.3, 2)
    assert learner.match.cursor == before
    assert learner.table.toast is not None
    assert learner.table.toast.text == step_of("koncita", "forfeit", "By heart").otherwise
    assert not learner.companion._unlit
    assert "reminders" in learner.table.top.context.wishes
    right = {(gesture_piece(0, HANDS),) * 2, (call_piece(0, HANDS),) * 2}
    assert set(learner.table.reach.gestures) == right, "its button, and what calls for it"
    learner.click(learner.spot(gesture_piece(0, HANDS)))
    learner.ready()
    assert learner.guide.step.title == "And if you forget?"


def test_by_heart_a_wrong_key_is_answered_and_not_obeyed(learner: Learner) -> None:
    learner.begin("koncita", "forfeit", number_of("koncita", "forfeit", "By heart"))
    before = learner.match.cursor
    learner.key(learner.house.keys[f"gesture_{VOICE + 1}"])
    assert (learner.match.cursor, learner.companion._misses) == (before, 1)
    learner.key(learner.house.keys[f"gesture_{HANDS + 1}"])
    assert learner.match.cursor == before + 1


def test_by_heart_every_card_can_be_tried_and_a_wrong_one_goes_home(learner: Learner) -> None:
    rules = rules_of("fairies")
    assert isinstance(rules, FairiesRules)
    learner.begin("fairies", "six", number_of("fairies", "six", "Which one brings two?"))
    before, hand = learner.match.cursor, {source for source, _ in learner.table.reach.gestures}
    assert len(hand) == 5
    wrong = piece_of(14, rules.content)
    learner.drag(wrong, RING)
    learner.step(0.3, 4)
    assert learner.match.cursor == before
    home, lies = learner.table.top.layout[wrong], learner.placement(wrong)
    assert (lies.x, lies.y) == (home.x, home.y)
    learner.go_on()
    assert learner.guide.step.title == "Four"


def test_the_par_that_the_riddle_shows_is_proven_and_three_turns_are_left_of_it() -> None:
    rules, course = rules_of("fairies"), course_of("fairies")
    assert isinstance(rules, FairiesRules) and course is not None
    lesson = course.lesson("solitaire")
    guide = Guide("fairies", lesson)
    assert str(Search(guide.match.opening, rules.content).finish().par) == lesson.facts["par"]
    assert Search(guide.match.state, rules.content).finish().par == 3


def test_after_a_lesson_the_next_one_is_suggested_and_after_the_last_a_game(learner: Learner) -> None:
    course = course_of("fairies")
    assert course is not None
    for lesson, suggested in zip(course.lessons, ("next lesson", "next lesson", "play"), strict=True):
        learner.begin("fairies", lesson.key)
        while not learner.over:
            learner.go_on()
        focus = learner.scene.widgets.focus
        assert focus is not None and focus.name == suggested


def test_what_lies_in_the_dark_shows_no_sheet_that_would_cover_what_is_lit(learner: Learner) -> None:
    learner.begin("pact", "first")
    learner.go_on()  # the plate lies where the button was
    table, plate = learner.table, plate_piece(0)
    learner.move(learner.placement(plate).rect.centre)
    pointed_at = table.reach.attention(previews=True)
    assert pointed_at.hovered == plate
    assert learner.companion.noticed(pointed_at).hovered is None
    card = learner.hand()[0]
    learner.move(learner.spot(card))
    assert learner.companion.noticed(table.reach.attention(previews=True)).hovered == card
    companion = learner.companion
    while not learner.over:
        learner.go_on()
    assert companion.noticed(pointed_at).hovered is None, "nothing looks out behind the last page"


def test_the_guide_and_all_buttons_of_theirs_step_aside_while_something_is_told(learner: Learner) -> None:
    learner.begin("irene", "escape", number_of("irene", "escape", "You still know"))
    learner.table.top.director.speed = 1.0
    names = {widget.name for widget in learner.table.widgets.widgets}
    assert {"next", "step back", "skip"} <= names
    learner.companion.read()
    learner.until(lambda: learner.table.top.wait() == 0)
    learner.step(0.05)
    names = {widget.name for widget in learner.table.widgets.widgets}
    assert not {"next", "step back", "skip"} & names


def test_two_tiles_that_are_kept_are_both_lit_and_go_in_any_order(learner: Learner) -> None:
    learner.begin("irene", "solo", number_of("irene", "solo", "Which two?"))
    lit = {source for source, _ in learner.table.reach.gestures}
    assert lit == {tile_piece(6), tile_piece(1)}
    for tile in (1, 6):
        learner.click(learner.spot(tile_piece(tile)))
        learner.ready()
    assert learner.guide.step.title == "The price"


def test_after_a_lesson_the_next_one_is_the_largest_button_and_the_guide_has_left_the_table(learner: Learner) -> None:
    learner.begin("koncita", "first", len(step_titles("koncita", "first")) - 1)
    table, course = learner.table, course_of("koncita")
    assert course is not None
    learner.go_on()
    assert learner.over
    buttons = {widget.name: widget.rect for widget in learner.scene.widgets.widgets}
    rows = {name for name in buttons if name.startswith("lesson ")}
    assert set(buttons) - rows == {"next lesson", "play", "shelf"} and len(rows) == len(course.lessons)
    assert buttons["next lesson"].w > 2 * max(buttons["play"].w, buttons["shelf"].w)
    assert not {"step back", "skip", "next"} & {widget.name for widget in table.widgets.widgets}
    with learner.listening() as said:
        learner.redraw()
    assert {"4 min"} <= said  # every lesson is listed


def test_in_a_lesson_a_hint_costs_nothing(learner: Learner) -> None:
    learner.begin("fairies", "solitaire", number_of("fairies", "solitaire", "Your riddle"))
    learner.click("hint")
    learner.until(lambda: learner.table.reach.hinted is not None)
    assert not learner.match.assisted


def test_tab_comes_first_to_what_a_step_asks_for_and_never_to_what_the_guide_stands_on(learner: Learner) -> None:
    learner.begin("grapple", "first", number_of("grapple", "first", "Enough for now"))
    learner.key("tab")
    focus = learner.table.widgets.focus
    assert focus is not None and focus.name == learner.table.decisions[0].label
    learner.begin("grapple", "first", number_of("grapple", "first", "Your army"))
    assert {"rules", "menu"}.isdisjoint(widget.name for widget in learner.table.widgets.widgets)


def test_a_touch_of_what_is_only_shown_says_to_read_on(learner: Learner) -> None:
    learner.begin("fairies", "first", 1)
    assert learner.guide.step.reads
    layout = learner.table.top.layout
    own = max(layout, key=lambda piece: layout[piece].y)
    learner.click(learner.spot(own))
    assert learner.table.toast and "Next" in learner.table.toast.text


@pytest.mark.parametrize("lesson", ["escape", "solo"])
def test_another_palace_than_the_lit_one_is_answered_by_the_guide(learner: Learner, lesson: str) -> None:
    learner.begin("irene", lesson, number_of("irene", lesson, "A Palace"))
    before = learner.match.cursor
    learner.click(learner.spot(palace_piece(3)))
    learner.step(0.3, 2)
    assert learner.match.cursor == before and learner.table.toast is not None
    assert learner.table.toast.text == step_of("irene", lesson, "A Palace").otherwise


def test_by_heart_enter_finds_the_right_card_after_three_misses_with_keys(learner: Learner) -> None:
    learner.begin("fairies", "six", number_of("fairies", "six", "Which one brings two?"))
    before, pressed = learner.match.cursor, 0
    while learner.companion._unlit and pressed < 4 * MISSES:
        learner.key("return")
        learner.step(0.3, 2)
        pressed += 1
    assert not learner.companion._unlit and learner.match.cursor == before, "the first card was tried too often"
    for _ in range(3):  # walk to the one that is lit, lift it, drop it
        learner.key("return")
        learner.step(0.3, 2)
    assert learner.match.cursor > before


def test_an_arrow_leads_from_a_treasure_to_the_piece_at_its_foot(learner: Learner) -> None:
    learner.begin("koncita", "first", 0)
    top, way = learner.table.top, learner.companion._lit.way
    assert way is not None and not way.only
    assert (way.start, way.end) == (top.layout[TREASURE_PIECE].rect, top.layout[thing_piece(OSCAR)].rect)


def test_no_place_is_framed_where_any_of_several_will_do(learner: Learner) -> None:
    learner.begin("koncita", "oscar", number_of("koncita", "oscar", "You stay, it goes"))
    assert learner.companion._lit.way is None or not learner.companion._lit.way.only


def test_where_one_plays_freely_the_guide_covers_nothing_that_comes_up(
    learner: Learner, monkeypatch: pytest.MonkeyPatch
) -> None:
    """A hand that is spied on came to lie below the balloon."""
    course = course_of("grapple")
    assert course is not None
    number = next(number for number, step in enumerate(course.lesson("spy").steps) if step.until)
    learner.begin("grapple", "spy", number)
    assert learner.companion._pulpit is not None
    usual = learner.companion._pulpit.balloon
    monkeypatch.setattr(lesson_scene, "in_use", lambda _: [usual])
    learner.table.rebuild()
    assert learner.companion._pulpit is not None and not overlap(learner.companion._pulpit.balloon, usual)


def test_undo_is_free_in_a_lesson_as_its_guide_says(learner: Learner) -> None:
    """A wrong turn of the riddle is taken back without a question: nothing of it is kept, and so nothing has a price."""
    learner.begin("fairies", "solitaire", 2)
    before = learner.match.cursor
    learner.drag(learner.hand()[0])
    learner.rest()
    assert learner.match.cursor > before
    learner.click("undo")
    learner.rest()
    assert isinstance(learner.scene, TableScene) and learner.match.cursor == before


def test_a_lesson_of_the_list_begins_by_a_click(learner: Learner) -> None:
    learner.house.doors.lesson_over("fairies", "six")
    learner.step(0.1)
    learner.click("lesson solitaire")
    learner.until(lambda: isinstance(learner.scene, TableScene) and learner.table.top.ready)
    assert learner.match.setup.game == "fairies" and len(learner.match.setup.seats) == 1


def test_what_a_drop_costs_and_brings_is_lit_in_a_lesson_too(learner: Learner) -> None:
    """It lay in the dark just when it was to be read."""
    learner.begin("pact", "first", number_of("pact", "first", "Tom can’t refuse"))
    companion, stage = learner.companion, learner.house.stage
    assert not companion.priced(stage)
    source, target = next(iter(learner.table.reach.gestures))
    learner.take(source)
    (told,) = companion.priced(stage)
    assert told.overlap(learner.table.top.targets[target]) == 0, "it stands beside its place"
    veils = [key for key in stage.cache._kept if isinstance(key, tuple) and key[0] == "night"]
    assert any(stage.viewport.rect(told) in holes for _, _, holes in veils)


def test_what_is_held_in_a_lesson_is_bright(learner: Learner) -> None:
    learner.begin("pact", "first", number_of("pact", "first", "Tom can’t refuse"))
    source, _ = next(iter(learner.table.reach.gestures))
    learner.take(source)
    learner.move((700.0, 560.0))  # over what lies in the dark
    learner.step(0.5)
    learner.redraw()
    stage = learner.house.stage
    area = pygame.Rect(stage.viewport.rect(centred(*learner.table.reach.hand.centre, 90, 120)))
    lit = sum(pygame.transform.average_color(stage.surface.subsurface(area))[:3])
    lying = learner.table.top.director.placements[source]
    learner.table.top.table.draw_piece(stage, replace(lying, x=800.0, y=700.0), "held")
    there = pygame.Rect(stage.viewport.rect(centred(800, 700, 90, 120)))
    plain = sum(pygame.transform.average_color(stage.surface.subsurface(there))[:3])
    assert lit > 0.9 * plain


def test_who_finds_it_alone_sees_what_the_table_tells(learner: Learner) -> None:
    """*This panel counts*, said the step before, and the balloon of this one lay on it."""
    learner.begin("fairies", "six", 2)
    (panel,) = learner.table.top.panels.said
    balloon = learner.companion._pulpit.balloon if learner.companion._pulpit else panel
    assert overlap(balloon, panel.grown(-8)) == 0


def test_nothing_in_a_lesson_is_called_help(learner: Learner) -> None:
    learner.begin("fairies", "six", 2)
    learner.match.mark_assisted()
    learner.table.top.update_context()
    assert not learner.table.top.context.assisted
