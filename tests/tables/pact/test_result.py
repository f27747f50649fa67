"""How Pact is set up for so many players, and how its end is shown: score sheet, campaign, Grand Master."""

from __future__ import annotations

from typing import Any

import pygame
import pytest
from msgspec.structs import replace

from goblins.core.info import BadSetup
from goblins.core.setup import checked
from goblins.games.pact.info import INFO
from goblins.games.pact.state import PactState
from goblins.games.registry import feats_of
from goblins.scenes.after.result import ResultScene
from goblins.scenes.after.sheetpage import PLATE
from goblins.scenes.setup.screen import SetupScene
from goblins.tables.contract import TableContext
from goblins.tables.pact.table import PactTable
from goblins.ui.viewport import Rect
from tests.support.builders import setup
from tests.support.lettering import written
from tests.support.pact.builders import position, standstill
from tests.support.pact.lines import RULES, after, task_name
from tests.support.pact.looks import a_setup, inside
from tests.support.pact.player import PactPlayer


@pytest.mark.rule("P-50", "P-60", "P-70")
@pytest.mark.parametrize(
    ("seats", "offered", "usual"),
    [(1, ["solo"], "solo"), (2, ["expert"], "expert"), (3, ["beginner", "expert"], "beginner")],
)
def test_rules_are_offered_by_the_number_of_players(seats: int, offered: list[str], usual: str) -> None:
    mode = INFO.option("mode")
    assert [choice.value for choice in mode.choices_for(seats)] == offered and mode.default_for(seats) == usual
    assert mode.fitting("expert", seats) == ("expert" if "expert" in offered else usual)
    assert checked(INFO, setup("pact", seats)).options["mode"] == usual


def test_rules_for_another_number_of_players_are_refused() -> None:
    with pytest.raises(BadSetup, match="mode can't be 'solo' with 3 seats: it is one of beginner, expert"):
        setup("pact", 3, mode="solo")


def test_the_set_up_screen_asks_what_can_be_chosen(window: PactPlayer) -> None:
    window.house.doors.setup("pact")
    window.step(times=3)
    assert window.at(SetupScene)

    def asked() -> set[str]:
        return {widget.name for widget in window.scene.widgets.widgets} & {"mode", "campaign"}

    found: dict[int, set[str]] = {}
    for count in (3, 2, 1):
        if window.widget("count").chosen != count:
            window.choose("count", count)
        found[count] = asked()
    assert found == {3: {"mode"}, 2: set(), 1: {"campaign"}}


def shown_result(window: PactPlayer, state: PactState, *who: str) -> set[str]:
    """The words of the result after a last "end"; what does not move is painted when it first appears."""
    window.lay(state, *who)
    with window.listening() as said:
        window.play("end")
        window.until(lambda: window.at(ResultScene))
        window.step(times=3)
    return said


@pytest.mark.rule("P-42", "P-56", "P-57")
def test_the_result_shows_glory_row_by_row_and_everybodys_commands(window: PactPlayer) -> None:
    state = standstill(
        ["W", "Y", "K"],
        commands={0: "VI", 1: "IV", 2: "X"},
        pacts={0: "3W1Y1B 2W2G1K 3Y1K1R 2Y2B1G"},
        alone={2: "2B1R 2R1W"},
    )
    said = shown_result(window, state, "easy", "easy", "human")
    rows = {
        "With the left neighbour",
        "With the right neighbour",
        "Full Pact cards",
        "Done alone",
        "Figures",
        "Dynamite card",
        "Commands",
    }
    assert rows | {"Goblin Glory", "VI Lone clan −1", "IV Banners −2", "X Grab it all 0"} <= said
    assert {"1 Glory each; each is one Task more", "what your Marker’s space brings"} <= said
    result = window.scene
    assert isinstance(result, ResultScene)
    result._count_all()
    notes = [widget for widget in result.widgets.widgets if widget.name.startswith("note ")]
    assert [note.tooltip.split(":")[0] for note in notes] == ["VI, Lone clan", "IV, Banners", "X, Grab it all"]
    assert "at least two Figures placed" in notes[1].tooltip and notes[1].tooltip.endswith("Here: −2.")


def test_many_columns_have_numerals_alone_and_their_words_when_they_are_pointed_at(window: PactPlayer) -> None:
    state = standstill(["W", "Y", "K", "B", "R"], seats=5, commands={0: "VI", 1: "IV"})
    said = shown_result(window, state, "easy", "easy", "easy", "easy", "human")
    assert {"VI −1", "IV −2"} <= said
    tips = [widget.tooltip for widget in window.scene.widgets.widgets if widget.name.startswith("note ")]
    assert any(tip.startswith("VI, Lone clan: ") for tip in tips)


def test_a_feat_is_named_on_a_plate_that_covers_nothing(window: PactPlayer) -> None:
    """A toast lay over a line of the result."""
    shown_result(window, standstill(["W", "Y", "K"]), "easy", "easy", "human")
    result = window.scene
    assert isinstance(result, ResultScene) and result.toast is None
    feats = " ".join(f"0/pact/{feat.key}" for feat in feats_of("pact")[:2])
    top = result.ended.top
    top.context = replace(top.context, facts={**top.context.facts, "feats": feats})
    fresh = ResultScene(window.house, result.match, top)
    assert fresh.toast is None
    fresh._arrived = 1.0
    fresh._count_all()
    with written() as lines:
        fresh.draw(window.house.stage)
    named = [line for line in lines if PLATE.holds(line.rect.centre)]
    assert " ".join(line.text for line in named).endswith(", 1 more")
    others = [line for line in lines if line not in named]
    assert named and all(PLATE.grown(-2).overlap(line.rect) <= 0 for line in others)
    assert any(widget.rect == PLATE and widget.tooltip for widget in fresh.widgets.widgets)


def almost_won(game: int) -> PactState:
    """A game of the campaign that an "end" wins."""
    fields: dict[str, Any] = {"phase": "tasks", "idle": 9, "alone": {0: "2W1Y 2Y1K 2K1G 2G1B"}}
    return position(["W"], seats=1, mode="solo", campaign=True, game=game, **fields)


@pytest.mark.rule("P-75")
def test_the_fourth_victory_in_a_row_makes_a_grand_master(window: PactPlayer) -> None:
    said = shown_result(window, almost_won(4), "human")
    assert "Grand Master!" in said and any(words.startswith("Game 4 of 4") for words in said)


@pytest.mark.rule("P-75")
def test_an_earlier_victory_leads_to_the_next_game(window: PactPlayer) -> None:
    window.lay(almost_won(2), "human")
    window.play("end")
    assert window.match.outcome is None and window.state.public.phase == "next"


def test_the_numbers_to_beat_stand_in_the_result(window: PactPlayer) -> None:
    state = position(["W"], seats=1, mode="solo", campaign=False, phase="tasks", idle=9, alone={1: "2W1Y 2Y1K"})
    said = shown_result(window, state, "human")
    assert {"Helix", "Ferdix", "The other clans win"} <= said


@pytest.mark.rule("P-26", "P-75")
@pytest.mark.parametrize("text_size", [100, 150])
def test_every_clause_of_the_reason_can_be_read_where_it_stands(window: PactPlayer, text_size: int) -> None:
    window.house.change_settings(replace(window.house.settings, text_size=text_size))
    state = position(["W"], seats=1, mode="solo", campaign=False, phase="tasks", idle=9, alone={1: "2W1Y 2Y1K"})
    shown_result(window, state, "human")
    spots = {widget.name: widget.rect for widget in window.scene.widgets.widgets if widget.name.startswith("read ")}
    window.house.change_settings(replace(window.house.settings, text_size=100))
    assert spots.keys() == {"read P-26", "read P-75"}
    for rect in spots.values():
        assert inside(rect, Rect(850, 30, 480, 84)), "between the game's name and the number of turns, above the scores"
    assert not spots["read P-26"].holds(spots["read P-75"].centre)


@pytest.mark.rule("P-41", "P-57")
@pytest.mark.parametrize("mode", ["expert", "beginner"])
def test_the_score_sheet_says_that_the_bonus_was_not_done_alone(window: PactPlayer, mode: str) -> None:
    state = after(standstill(["W", "Y", "K"], mode=mode, alone={0: "3Y2R1K1G"}), "end")
    assert state.public.phase == "prize" and state.public.active == 0
    state = after(state, f"prize {task_name(state.public.open_tasks[0])}")
    view, context = RULES.view(state, 0), TableContext(a_setup(mode, 3), 0)
    with window.listening() as said, window.house.stage.onto(pygame.Surface((1600, 900))):
        assert PactTable(RULES).draw_scores(window.house.stage, view, context, Rect(600, 100, 800, 500))
    assert "Dynamite bonus" in said and ("not for Command VI" in said) == (mode == "expert")
