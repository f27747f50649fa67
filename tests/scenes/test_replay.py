"""Watching a match: the strip below the table, its slider and keys, and where Done leads."""

from __future__ import annotations

import gc
import weakref
from pathlib import Path
from typing import Any

import pytest

from goblins.core.match import Match
from goblins.core.setup import Setup
from goblins.games.registry import rules_for, slugs
from goblins.scenes.after import strip
from goblins.scenes.after.framed import TABLE
from goblins.scenes.after.replay import ReplayScene
from goblins.scenes.after.solution import SolutionScene
from goblins.scenes.after.timeline import Timeline
from goblins.scenes.table.log import LogScene
from goblins.scenes.table.screen import TableScene
from goblins.ui.input import LEFT, Moved, Pressed, Released, Wheel
from goblins.ui.viewport import SCREEN, WIDTH, Rect
from tests.support.builders import setup
from tests.support.library_tools import new_match, play_all, play_on, winning_actions
from tests.support.shell_tools import Ground, Person, open_screen
from tests.support.ui_tools import Player

PLAYERS = {"koncita": 3, "grapple": 3, "fairies": 2, "irene": 2, "pact": 3}


def some_match(game: str, steps: int = 24) -> Match:
    chosen: Setup = setup(game, ["human", *["easy"] * (PLAYERS[game] - 1)])
    return play_on(Match(rules_for(chosen), chosen, 5), steps)


def watch(match: Match, *words: Any, **more: Any) -> Person:
    text_size = more.pop("text_size", 100)
    person = open_screen(lambda house: ReplayScene(house, match, *words, **more), text_size=text_size)
    ready(person)
    return person


def ready(person: Person) -> None:
    for _ in range(4000):
        if person.scene.ready:
            break
        person.scene.work()
    person.see()


def slide(person: Person, turns: float) -> None:
    """Drag the slider's knob to a place counted in turns."""
    slider = person.scene.widgets.named("where")
    knob = slider._knob()
    place = (slider.rect.x + slider.rect.w * turns / slider.stops, knob[1])
    person.does(Moved(knob), Pressed(knob, LEFT), Moved(place), Released(place, LEFT))


# ---------------------------------------------------------------------- turns


@pytest.mark.parametrize("game", PLAYERS)
def test_a_timeline_holds_every_step_in_the_turn_it_was_made_in(game: str) -> None:
    match = some_match(game, 40)
    timeline = Timeline(match, match.cursor)
    assert [turn.first for turn in timeline.turns] == [0, *(turn.end for turn in timeline.turns[:-1])]
    assert timeline.turns[-1].end == match.cursor
    for ply in range(match.cursor):
        assert timeline.turn_of(ply).number == match.rules.turns(match.state_at(ply)) + 1
        assert timeline.before(ply + 1) <= ply < timeline.after(ply)
    assert [timeline.position(timeline.ply(index)) for index in range(len(timeline) + 1)] == [
        *map(float, range(len(timeline) + 1))
    ]


def test_a_timeline_of_nothing_has_no_turns() -> None:
    timeline = Timeline(new_match("human", "easy"), 0)
    assert (len(timeline), timeline.position(0), timeline.after(0), timeline.before(0)) == (0, 0.0, 0, 0)


# ---------------------------------------------------------------------- the strip


def test_every_game_is_looked_at() -> None:
    assert set(PLAYERS) == set(slugs())


@pytest.mark.parametrize("game", PLAYERS)
@pytest.mark.parametrize("text_size", [100, 150])
def test_the_table_makes_room_for_the_strip(game: str, text_size: int) -> None:
    person = watch(some_match(game), text_size=text_size)
    widgets = person.scene.widgets.widgets
    over = person.scene._match.outcome is not None
    names = {"earlier", "play", "later", "where", "speed", "done"} | ({"branch"} if over else set())
    assert {widget.name for widget in widgets} == names
    beside = [strip.NARROW_NUMBER, strip.NARROW_WORDS] if over else [strip.NUMBER, strip.WORDS]
    rects = [widget.rect for widget in widgets] + beside
    for index, rect in enumerate(rects):
        assert rect.overlap(TABLE) == 0 and rect.overlap(SCREEN) == rect.w * rect.h
        if rect not in (strip.WORDS, strip.SLIDER, strip.NARROW_WORDS, strip.NARROW_SLIDER):
            assert not any(rect.overlap(other) for other in rects[index + 1 :]), rect
    assert TABLE.w / TABLE.h == pytest.approx(WIDTH / SCREEN.h, rel=0.001)


def test_the_table_is_drawn_with_pictures_of_its_own_scale_that_go_when_it_is_left() -> None:
    person = watch(some_match("fairies", 4))
    small = person.scene._framed._stage
    assert small.scale == pytest.approx(person.house.stage.scale * TABLE.w / WIDTH, rel=0.01)
    assert small.cache is not person.house.stage.cache
    kept = weakref.ref(small)
    del small
    person.click("done")
    gc.collect()
    assert isinstance(person.scene, Ground) and kept() is None


def test_words_tell_the_step() -> None:
    match = some_match("fairies", 3)
    person = watch(match)
    person.keys("end")
    entry = person.scene.top.log[-1]
    assert person.scene._words() == person.scene.top.table.words(entry, person.scene.top.context) != ""
    person.keys("home")
    assert person.scene._words() == "The opening"


def test_a_match_without_a_turn_can_be_watched() -> None:
    person = watch(new_match("human", "easy"))
    person.keys("space", "right", "left", "shift+right", "end")
    assert person.scene._ply == 0 and not any(widget.name == "where" for widget in person.scene.widgets.widgets)


# ---------------------------------------------------------------------- the slider


def test_dragging_the_slider_jumps_without_motion_and_stays_paused() -> None:
    match = some_match("koncita", 40)
    person = watch(match)
    scene: ReplayScene = person.scene
    slide(person, 2.2)
    assert scene._ply == scene._timeline.ply(2) and not scene._playing
    assert not scene.top.director.busy
    assert scene.top.view == match.rules.view(match.state_at(scene._ply), 0)
    person.let_pass(4.0)
    assert scene._ply == scene._timeline.ply(2)
    slide(person, 0)
    assert scene._ply == 0


def test_the_wheel_stops_at_either_end() -> None:
    person = watch(some_match("fairies", 6))
    ready(person)
    scene = person.scene
    for up, end in ((-1.0, 0), (1.0, scene._last)):
        slide(person, 0 if up < 0 else len(scene._timeline))
        scene.handle(Wheel(scene.widgets.named("where").rect.centre, up))
        assert scene._ply == end


def test_the_marks_have_the_colours_of_the_seats_and_the_viewers_own_are_taller() -> None:
    person = watch(some_match("fairies", 4), 0, 1)
    boxes: list[tuple[Rect, Any]] = []
    stage = person.house.stage
    plain = stage.box
    stage.box = lambda rect, fill=None, *words, **more: (boxes.append((rect, fill)), plain(rect, fill, *words, **more))  # type: ignore[assignment,method-assign,func-returns-value]
    person.see()
    timeline, seats = person.scene._timeline, person.scene._match.setup.seats
    marks = [(rect.h, fill) for rect, fill in boxes if fill in strip.SEAT_INKS.values()]
    assert marks == [(15 if turn.seat == 1 else 8, strip.SEAT_INKS[seats[turn.seat].colour]) for turn in timeline.turns]


# ---------------------------------------------------------------------- keys and buttons


def test_left_and_right_walk_by_turns_and_with_shift_by_steps() -> None:
    person = watch(some_match("koncita", 40))
    scene: ReplayScene = person.scene
    timeline = scene._timeline
    person.keys("home", "right")
    assert scene._ply == 1 and scene._playing
    person.let_pass(40.0)
    assert scene._ply == timeline.turns[0].end and not scene._playing
    person.keys("right", "right")
    assert timeline.turns[1].end < scene._ply <= timeline.turns[2].end
    person.keys("end", "left")
    assert scene._ply == timeline.turns[-1].first and not scene._playing
    person.keys("left")
    assert scene._ply == timeline.turns[-2].first
    person.keys("shift+right")
    assert scene._ply == timeline.turns[-2].first + 1 and not scene._playing
    person.keys("shift+left")
    assert scene._ply == timeline.turns[-2].first


def test_space_plays_and_pauses_and_after_the_end_begins_again() -> None:
    person = watch(some_match("fairies", 3))
    scene: ReplayScene = person.scene
    assert scene._playing
    person.keys("space")
    person.let_pass(5.0)
    assert scene._ply == 0
    person.keys("end", "space")
    assert scene._ply == 0 and scene._playing
    person.let_pass(60.0)
    assert scene._ply == scene._last and not scene._playing and scene.wait() > 1


def test_while_it_plays_the_next_turn_is_jumped_to_and_it_plays_on() -> None:
    person = watch(some_match("koncita", 40))
    scene: ReplayScene = person.scene
    person.click("later")
    assert scene._ply == scene._timeline.turns[0].end and scene._playing
    person.click("later")
    assert scene._ply == scene._timeline.turns[1].end and scene._playing


def test_numbers_and_clicks_set_the_speed() -> None:
    person = watch(some_match("fairies", 6))
    scene: ReplayScene = person.scene

    def ticks_to_the_next(speed_key: str) -> int:
        person.keys("home", speed_key, "space")
        count = 0
        while scene._ply < 2:
            scene.update()
            count += 1
        person.keys("space")
        return count

    half, normal, double, fourfold = (ticks_to_the_next(key) for key in "1234")
    assert half > normal > double > fourfold
    assert fourfold < normal / 3
    person.segment("speed", 1)
    assert scene._speed == 1.0 and scene.top.director.speed == person.house.settings.animation_speed


def test_one_turn_is_played_and_paused_at_its_end() -> None:
    match = some_match("koncita", 40)
    turn = Timeline(match, match.cursor).turns[1]
    person = watch(match, turn.first, 0, until=turn.end)
    person.let_pass(60.0)
    assert person.scene._ply == turn.end and not person.scene._playing
    person.keys("space")
    person.let_pass(3.0)
    assert person.scene._ply > turn.end


# ---------------------------------------------------------------------- where it comes from


def test_a_turn_of_the_log_is_watched_and_done_leads_to_the_table(tmp_path: Path) -> None:
    player = Player(tmp_path)
    try:
        player.sit_down("human", "easy", code="00000003")
        player.drag(player.hand()[0])
        player.rest()
        turn = player.table.top.log[0]
        player.table.commands.open_log()
        player.step()
        assert player.at(LogScene)
        player.click(f"turn {turn.turn}")
        replay = player.scene
        assert isinstance(replay, ReplayScene) and replay._ply == turn.ply
        player.until(lambda: replay.ready and not replay._playing)
        assert replay._ply == replay._timeline.turn_of(turn.ply).end
        player.click("done")
        assert player.at(TableScene)
    finally:
        player.close()


def test_the_shortest_way_tells_its_par_and_its_deal() -> None:
    match = play_all(new_match(seed=3), winning_actions(3))
    person = open_screen(lambda house: SolutionScene(house, match))
    ready(person)
    while person.scene._steps is not None:
        person.scene.work()
    facts = person.scene.top.context.facts
    assert facts["code"] == "0000 0003" and int(facts["par"]) == len(person.scene._timeline)
    assert facts["code"] in person.scene._words() and facts["par"] in person.scene._words()
    assert not any(widget.rect.overlap(TABLE) for widget in person.scene.widgets.widgets)
    person.keys("escape")
    assert isinstance(person.scene, Ground)
