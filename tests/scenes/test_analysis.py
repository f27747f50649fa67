"""Looking through a match and playing on from its positions, by mouse and keys."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

import pytest

from goblins.core.match import Match, turns_played
from goblins.library import Library
from goblins.scenes.after import analysis as analysis_module
from goblins.scenes.after.analysis import AnalysisScene
from goblins.scenes.after.chancechart import FIELD
from goblins.scenes.after.ends import draw_ends, verdict
from goblins.scenes.after.history import HistoryScene
from goblins.scenes.after.replay import ReplayScene
from goblins.scenes.after.whatif import TABLE, WhatIfScene
from goblins.scenes.dialog import DialogScene
from goblins.scenes.doors import Doors
from goblins.scenes.table.pause_menu import PauseScene
from goblins.scenes.table.screen import TableScene
from goblins.study import analyst as analyst_module
from goblins.study.analysis import NOTE, Analysis, Place
from goblins.study.branches import branch_of
from goblins.study.moments import Moment, Stretch
from goblins.ui.input import LEFT, Moved, Pressed, Released
from goblins.words import say
from tests.support.gallery import MOST_PLIES, played
from tests.support.lettering import written
from tests.support.library_tools import new_match, play_on
from tests.support.shell_tools import Ground, Person, open_screen


@pytest.fixture(autouse=True)
def _quick(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(analyst_module, "BOT", "medium")
    monkeypatch.setattr(analyst_module, "TRIES", 2)


def at_home(scene: Any, library: Library, text_size: int = 100) -> Person:
    """A screen in a house whose doors lead somewhere."""
    person = open_screen(Ground, library=library, text_size=text_size)
    person.house.doors = Doors(person.house)
    person.house.scenes.push(scene(person.house))
    person.see()
    return person


def finished_library() -> tuple[Library, int]:
    library, match = Library.in_memory(), new_match("human", "easy", seed=4)
    match_id = library.follow(match)
    play_on(match, 900, 5)
    assert match.outcome is not None
    return library, match_id


def on_analysis() -> tuple[Person, Library, int]:
    library, match_id = finished_library()
    match = library.load(match_id)
    person = at_home(lambda house: AnalysisScene(house, match, match_id), library=library)
    person.let_pass(0.1)
    return person, library, match_id


def think(person: Person) -> None:
    while person.scene.thinking:
        person.scene.work()
    person.see()


def lay(person: Person) -> None:
    for _ in range(4000):
        if person.scene.ready:
            break
        person.scene.work()
    person.see()


def test_it_is_reached_from_past_matches_in_two_clicks_and_kept() -> None:
    library, match_id = finished_library()
    person = at_home(HistoryScene, library=library)
    person.click(f"chart {match_id}")
    assert isinstance(person.scene, AnalysisScene)
    think(person)
    assert library.notes(match_id)[NOTE]["whole"]
    found = person.scene.found
    person.keys("escape")
    person.click(f"chart {match_id}")
    assert not person.scene.thinking and person.scene.found == found


def test_leaving_keeps_what_is_done_and_pausing_stops() -> None:
    person, library, match_id = on_analysis()
    scene = person.scene
    while not any(not place.glance for place in scene._known().places[:-1]):
        scene.work()
    person.click("pause")
    known = scene._known()
    for _ in range(5):
        scene.work()
    scene._pictures.clear()
    assert scene.paused and scene._known() == known and scene.wait() > 0
    person.keys("escape")
    kept = library.notes(match_id)[NOTE]
    assert not kept["whole"] and len(kept["places"]) == len(known.places)


def test_the_chart_is_walked_by_hand_and_keys() -> None:
    person, _, _ = on_analysis()
    think(person)
    scene: Any = person.scene
    person.keys("home")
    assert scene.at == 0
    person.keys("right", "right", "left")
    assert scene.at == 1
    person.keys("page down")
    assert scene.at in scene.widgets.named("chart").facts.moments
    person.keys("end")
    assert scene.at == len(scene.timeline)
    middle, left = FIELD.centre, (FIELD.x + 12, FIELD.centre[1])
    person.does(Moved(middle), Pressed(middle, LEFT), Moved(left), Released(left, LEFT))
    assert scene.at == 0


def test_decisions_are_told_with_what_the_bot_would_have_done() -> None:
    person, _, _ = on_analysis()
    think(person)
    scene = person.scene
    said = set()
    for at in range(len(scene.timeline)):
        scene.at = at
        said.add(scene._told())
        if scene._decisions():
            assert "%" in scene._told() or scene._told() in (
                say("analysis-agrees", count=1),
                say("analysis-agrees", count=2),
            )
    assert len(said) > 1


def test_with_large_text_one_pages_through_moments_and_seats(monkeypatch: pytest.MonkeyPatch) -> None:
    place = Place(0, (0.3, 0.3, 0.4))

    def three(match: Match, found: Analysis, turns: Sequence[Stretch]) -> tuple[Moment, ...]:
        return tuple(Moment("turned", turn.first, turn.seat, 0.2, None, place, place) for turn in turns[1:6:2])

    monkeypatch.setattr(analysis_module, "moments_of", three)
    library, match = Library.in_memory(), play_on(new_match("human", "easy", "easy", seed=4), 900, 5)
    match_id = library.follow(match)
    person = at_home(lambda house: AnalysisScene(house, match, match_id), library=library, text_size=150)
    scene: Any = person.scene
    think(person)
    assert [index for _, index, _ in scene._cards()] == [0, 1]
    person.click("cards later")
    assert [index for _, index, _ in scene._cards()] == [1, 2] and not scene.widgets.named("cards later").enabled
    person.keys("home", "page down")
    assert [index for _, index, _ in scene._cards()] == [0, 1], "the card of the moment one walks to comes along"
    person.click("seats later")
    assert scene._first_seat == 1 and not scene.widgets.named("seats later").enabled


def test_a_moment_is_watched_and_played_on_from() -> None:
    person, library, match_id = on_analysis()
    think(person)
    assert person.scene.moments
    person.click("watch 0")
    assert isinstance(person.scene, ReplayScene)
    person.keys("escape")
    ply = person.scene._fork(person.scene.moments[0])
    person.click("branch 0")
    assert isinstance(person.scene, WhatIfScene) and person.scene.match.cursor == ply
    assert [row.fork for row in library.branches(match_id)] == [ply]
    lay(person)
    person.keys("escape")
    assert isinstance(person.scene, AnalysisScene) and library.branches(match_id) == ()


def on_branch() -> tuple[Person, Library, int]:
    """A branch from the middle of a match, opened from its replay."""
    library, match_id = finished_library()
    match = library.load(match_id)
    own = [ply for ply, step in enumerate(match.steps) if step.action.seat == 0]
    person = at_home(lambda house: ReplayScene(house, match, own[1], match_id=match_id), library=library)
    lay(person)
    person.scene._jump(own[1])
    person.click("branch")
    lay(person)
    return person, library, match_id


def played_on(person: Person, turns: int) -> None:
    """Play at the branch's table: the first legal action of a person, bots by themselves."""
    scene = person.scene
    goal = scene.turn + turns
    for _ in range(3000):
        table: TableScene = scene.table
        if scene.turn >= goal or scene.match.outcome is not None:
            break
        scene.work()
        scene.update()
        table.skip()
        if table.at_rest and scene.match.to_act:
            table.play(scene.match.rules.legal_actions(scene.match.state, scene.match.to_act[0])[0])
    person.see()


def test_a_branch_is_played_by_dragging_in_its_frame() -> None:
    person, _, _ = on_branch()
    scene: Any = person.scene
    before = scene.match.cursor
    table: TableScene = scene.table
    source, target = next(iter(table.reach.gestures))

    def outside(rect: Any) -> tuple[float, float]:
        x, y = rect.centre
        return TABLE.x + x * TABLE.w / 1600, TABLE.y + y * TABLE.h / 900

    start, end = outside(table.top.director.placements[source].rect), outside(table.top.targets[target])
    person.does(Moved(start), Pressed(start, LEFT), Moved(end), Released(end, LEFT))
    assert scene.match.cursor == before + 1 and len(scene.fork.trunk.steps) > before + 1


def test_a_branch_is_stepped_back_to_its_fork_and_on_again_without_a_question() -> None:
    person, _, _ = on_branch()
    scene: Any = person.scene
    fork = scene.fork.ply
    assert not scene.may_step_back
    played_on(person, 2)
    end = scene.match.cursor
    while scene.may_step_back:
        person.click("step-back")
        assert person.scene is scene, "nobody asks whether that is help"
    assert scene.match.cursor == fork
    person.keys("ctrl+z")
    assert scene.match.cursor == fork, "what comes before it is the trunk"
    while scene.match.can_redo():
        person.keys("ctrl+y")
    assert scene.match.cursor == end


def test_things_explain_themselves_in_a_branch_too() -> None:
    person, _, _ = on_branch()
    scene: Any = person.scene
    explainer = scene.table.companion.explainer
    card = next(iter(scene.table.top.director.placements.values())).rect.centre
    person.does(Moved((TABLE.x + card[0] * TABLE.w / 1600, TABLE.y + card[1] * TABLE.h / 900)))
    assert explainer.wait(scene.table.now) is not None or explainer.open(scene.table.now)


def test_a_kept_branch_hangs_under_its_match_and_is_gone_on_with() -> None:
    person, library, match_id = on_branch()
    played_on(person, 1)
    person.keys("ctrl+k")
    (row,) = library.branches(match_id)
    person.keys("escape")
    assert isinstance(person.scene, ReplayScene)
    history = at_home(HistoryScene, library=library)
    assert [one.id for one in history.scene.rows] == [match_id, row.id]
    history.click(f"go {row.id}")
    assert isinstance(history.scene, WhatIfScene) and history.scene.kept and history.scene.letter == "A"
    assert history.scene.match.cursor == row.steps


def test_a_long_branch_that_is_not_kept_is_not_left_without_a_question() -> None:
    person, library, match_id = on_branch()
    played_on(person, 5)
    assert person.scene.turn - person.scene.fork_turn > 3
    person.keys("escape")
    assert isinstance(person.scene, DialogScene) and len(library.branches(match_id)) == 1


def test_at_its_end_a_branch_says_where_both_ended() -> None:
    person, library, match_id = on_branch()
    scene: Any = person.scene
    played_on(person, 400)
    assert scene.match.outcome is not None
    for _ in range(600):
        scene.work()
        scene.update()
        scene.table.skip()
        if scene.ended:
            break
    person.see()
    assert person.scene is scene and scene.ended
    trunk = scene.fork.trunk
    assert verdict(trunk, trunk) == say("whatif-verdict", verdict="level", by=0, name="Mia")
    assert verdict(trunk, scene.match) and not verdict(trunk, branch_of(trunk, 3)), "only what is over is compared"
    assert not scene.table.top.context.assisted, "nothing is called help in what counts nowhere"
    person.click("look")
    assert not scene.ended
    assert library.statistics("Mia").total.played == 1 and library.finished("fairies") == 1


def test_trying_another_way_in_an_open_solitaire_is_help() -> None:
    library, match = Library.in_memory(), new_match(seed=3)
    match_id = library.follow(match)
    play_on(match, 2)
    person = at_home(lambda house: ReplayScene(house, match, 1, match_id=match_id), library=library)
    lay(person)
    person.click("branch")
    assert isinstance(person.scene, WhatIfScene) and match.assisted


def test_a_match_against_bots_may_be_looked_through_at_any_time_as_help() -> None:
    library, match = Library.in_memory(), new_match("human", "easy", seed=4)
    match_id = library.follow(match)
    play_on(match, 4)
    person = at_home(lambda house: PauseScene(house, match), library=library)
    person.click(say("analysis-so-far"))
    assert isinstance(person.scene, AnalysisScene) and match.assisted
    think(person)
    assert NOTE not in library.notes(match_id)
    assert not any(widget.name.startswith("branch") for widget in person.scene.widgets.widgets)


def test_between_people_a_match_that_goes_on_is_not_looked_through() -> None:
    person = at_home(lambda house: PauseScene(house, play_on(new_match("human", "human"), 4)), Library.in_memory())
    assert not any(widget.name == say("analysis-so-far") for widget in person.scene.widgets.widgets)


def test_everything_after_a_match_counts_as_many_turns() -> None:
    """Also the last one, after which nobody's began."""
    match = played("irene", 3, MOST_PLIES)
    turns = turns_played(match)
    assert match.outcome is not None and turns > match.rules.turns(match.state)
    with written() as analysed:
        stage = open_screen(lambda house: AnalysisScene(house, match, 0)).house.stage
    with written() as compared:
        draw_ends(stage, match, match, "A")
    assert any(line.text.endswith(f", {turns} turns") for line in analysed)
    assert [line.text for line in compared].count(f"{turns} turns") == 2
