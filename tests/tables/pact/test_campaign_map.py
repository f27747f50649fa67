"""The campaign as a map: what every stop shows, and the ways to it from the set-up, the table and the result."""

from __future__ import annotations

import pytest

from goblins.games.pact.state import PactState
from goblins.scenes.after.campaign import CampaignScene
from goblins.scenes.after.result import ResultScene
from goblins.scenes.table.screen import TableScene
from goblins.tables.pact.places import SCORES
from goblins.tables.pact.road import Stop, stops_of
from tests.support.pact.builders import changed, position
from tests.support.pact.lines import CONTENT, RULES
from tests.support.pact.player import PactPlayer
from tests.tables.pact.test_table_late import EARLIER, near_the_end, win


def stops(state: PactState | None) -> list[Stop]:
    return stops_of(RULES.view(state, 0) if state else None, CONTENT)


@pytest.mark.rule("P-75")
def test_a_stop_knows_its_master_only_once_it_is_drawn() -> None:
    state = near_the_end(3)
    assert [(stop.state, stop.master) for stop in stops(state)] == [
        ("won", 0),
        ("won", 1),
        ("now", state.public.masters[0]),
        ("closed", None),
    ]
    assert [stop.glory for stop in stops(state)[:2]] == [won.glory for won in EARLIER[:2]]
    between = changed(state, phase="next", won=EARLIER)
    assert [stop.state for stop in stops(between)] == ["won", "won", "won", "next"] and stops(between)[3].master is None
    assert [stop.state for stop in stops(None)] == ["next", "closed", "closed", "closed"]


@pytest.mark.rule("P-75")
@pytest.mark.parametrize(
    ("ending", "shown"),
    [
        ("lost", ["won", "won", "lost", "closed"]),
        ("won", ["won", "won", "won", "closed"]),
        ("grand_master", ["won"] * 4),
    ],
)
def test_a_campaign_that_is_over_shows_where_it_ended(ending: str, shown: list[str]) -> None:
    won = {"lost": EARLIER[:2], "won": EARLIER, "grand_master": (*EARLIER, EARLIER[0])}[ending]
    game = 4 if ending == "grand_master" else 3
    state = changed(near_the_end(game), ending=ending, won=won)
    assert [stop.state for stop in stops(state)] == shown
    assert all(len(stop.glory) == 3 for stop in stops(state) if stop.state in ("won", "lost"))


def test_the_map_is_one_click_from_the_set_up_and_goes_on_with_what_was_laid_aside(window: PactPlayer) -> None:
    window.house.doors.setup("pact")
    window.step(times=3)
    window.choose("count", 1)
    window.click("map")
    assert window.at(CampaignScene) and window.scene.match is None and window.widget("begin")
    window.key("return")
    window.until(lambda: window.at(TableScene))
    begun = window.match
    window.house.doors.setup("pact", begun.setup)
    window.step(times=3)
    window.click("map")
    assert window.scene.match is not None and window.scene.match.seed == begun.seed
    window.click("go on")
    window.until(lambda: window.at(TableScene))
    assert window.match.seed == begun.seed


def test_without_a_campaign_the_set_up_has_no_map(window: PactPlayer) -> None:
    window.house.doors.setup("pact")
    window.step(times=3)
    for count in (3, 1):
        if window.widget("count").chosen != count:
            window.choose("count", count)
    window.click("campaign")
    assert "map" not in {widget.name for widget in window.scene.widgets.widgets}


def test_between_two_games_the_table_is_the_map_with_its_results_beside_it(window: PactPlayer) -> None:
    window.lay(near_the_end(3), "human")
    win(window)
    with window.listening() as said:
        window.redraw()
    glory = window.state.public.won[2].glory
    assert {"won 21 : 9, 8", "won 17 : 16, 3", f"won {glory[0]} : {glory[1]}, {glory[2]}", "A Master unknown"} <= said
    assert "Goblin Glory" not in said
    window.click(window.spot(SCORES))
    with window.listening() as said:
        window.redraw()
    assert "Goblin Glory" in said


def test_a_lost_campaign_leads_from_its_result_to_the_map_and_to_another_try(window: PactPlayer) -> None:
    state = position(["W"], seats=1, mode="solo", campaign=True, phase="tasks", idle=9, alone={1: "2W1Y 2Y1K"})
    window.lay(state, "human")
    window.play("end")
    window.until(lambda: window.at(ResultScene))
    window.step(times=3)
    the_map = next(widget for widget in window.scene.widgets.widgets if getattr(widget, "label", "") == "The map")
    with window.listening() as said:
        window.click(the_map)
        window.step(times=3)
    assert window.at(CampaignScene) and "lost 0 : 5, 1" in said and "drawn by lot" in said
    seed = window.scene.match.seed
    window.key("return")
    window.until(lambda: window.at(TableScene))
    assert window.match.seed == seed and window.match.outcome is None
