"""What lies on the sheets of Pact: ways to do a Task as tabs, Commands to keep, scores row by row, and the book’s page."""

from __future__ import annotations

from typing import Any, get_args

import pygame
import pytest
from msgspec.structs import replace

from goblins.content.rulebook import rulebook
from goblins.games.pact import actions as a
from goblins.games.pact.state import Phase
from goblins.scenes.after.result import ResultScene
from goblins.scenes.reading.rulebook import RulebookScene
from goblins.tables.pact import sheet
from goblins.tables.pact.table import PAGES, PactTable
from goblins.ui.input import Key
from goblins.ui.viewport import Rect
from tests.support.pact.builders import new_game, position, standstill
from tests.support.pact.lines import RULES, after
from tests.support.pact.looks import inside, seen
from tests.support.pact.player import MOVING, PactPlayer

ROW = "2W1Y 2W1K1R 2G1B 2B1R"


@pytest.mark.rule("P-24", "P-25")
def test_every_other_way_to_do_a_task_is_a_tab_at_the_head_of_its_sheet() -> None:
    state = after(position(["WWY"] * 3, tasks=ROW, phase="tasks"), "complete 2W1Y with 1")
    view, context, layout = seen(state)
    buttons = PactTable(RULES).decisions(view, RULES.legal_actions(state, 0), context)
    tabs = [button for button in buttons if button.then]
    assert {button.then[0].partner for button in tabs} == {a.ALONE, 2}  # type: ignore[attr-defined]
    present = sheet.tab_rect(view, 0)
    panel = next(placement.rect for piece, placement in layout.items() if piece.kind == "sheet")
    for rect in (present, *(tab.rect for tab in tabs)):
        assert inside(rect, Rect(panel.x, panel.y, panel.w, 90))
    assert all(tab.rect.overlap(present) == 0 for tab in tabs)


def test_the_aim_is_not_shown_while_a_sheet_lies_over_the_table() -> None:
    before = position(["WWY"] * 3, tasks=ROW, phase="tasks")
    paying, table = after(before, "complete 2W1Y with 1"), PactTable(RULES)
    assert [table.panels(*seen(state)[:2]).veiled for state in (before, paying)] == [False, True]


def test_few_lanes_are_high_and_their_cards_large_but_never_larger_than_a_column() -> None:
    alone = seen(
        after(position(["WWYY"] * 3, tasks=ROW, phase="tasks", specialists={"fixer": 0}), "complete 2W1Y alone")
    )
    view, _, layout = alone
    paid = [placement.rect for piece, placement in layout.items() if piece.kind == "column"]
    assert paid and all(rect.w > sheet.CARD for rect in paid)
    assert all(one.overlap(other) == 0 for one in paid for other in paid if one != other)
    assert view.payment is not None and sheet.lanes(view, RULES.content)[-1].rect.bottom <= 662


@pytest.mark.rule("P-50")
def test_nobody_is_led_to_keep_all_commands() -> None:
    state = new_game(3, mode="expert")
    seat = state.public.active

    def kind(now: Any) -> str:
        view, context, _ = seen(now, seat)
        buttons = PactTable(RULES).decisions(view, RULES.legal_actions(now, seat), context)
        return next(button.kind for button in buttons if isinstance(button.action, a.KeepCommands))

    assert kind(state) == "teal"
    legal = RULES.legal_actions(state, seat)
    back = next(action for action in legal if isinstance(action, a.ReturnCommand))
    assert kind(RULES.apply(state, back).state) == "orange"


@pytest.mark.parametrize("mode", ["beginner", "expert"])
def test_scores_are_counted_row_by_row_and_the_sums_come_last(window: PactPlayer, mode: str) -> None:
    window.lay(standstill(["W"] * 3, ["W"] * 3, mode=mode, alone={0: "2W1Y"}), settings=MOVING)
    window.do("end")
    window.settle()
    assert isinstance(window.scene, ResultScene)
    scene = window.scene
    window.house.settings = replace(window.house.settings, animation_speed=1.0)
    counting = ResultScene(window.house, scene.match, scene.ended.top)
    counting.update()
    steps = counting._steps
    assert len(steps) > 5 and list(steps) == sorted(steps) and counting.wait() == 0
    shown = []
    while counting.wait() == 0:
        counting.update()
        shown.append(int(counting._counted))
    assert sorted({*shown}) == list(range(len(steps) + 1)), "one row after the other"


def test_the_rows_add_up_to_the_totals_and_all_can_be_shown_at_once(window: PactPlayer) -> None:
    window.lay(standstill(["W"] * 3, ["W"] * 3, mode="expert", alone={0: "2W1Y"}), settings=MOVING)
    window.do("end")
    window.settle()
    scene = window.scene
    assert isinstance(scene, ResultScene)
    rect, view = scene.page.room, scene.ended.view  # type: ignore[attr-defined]
    with window.listening() as said, window.house.stage.onto(pygame.Surface((1600, 900))):
        PactTable(RULES).draw_sums(window.house.stage, view, rect, len(scene._steps) - 1)
    totals = {str(score.total).replace("-", "−") for score in scene.ended.outcome.scores}
    assert totals <= said
    window.house.settings = replace(window.house.settings, animation_speed=1.0)
    counting = ResultScene(window.house, scene.match, scene.ended.top)
    counting.refresh()
    assert counting.widgets.focus is not None and counting.widgets.focus.name == "all"
    counting.handle(Key("space"))
    assert not counting._counting and counting.widgets.focus is not None
    assert counting.widgets.focus.name == "New deal", "then what most want"


def test_the_book_opens_where_the_decision_is_explained(window: PactPlayer) -> None:
    window.lay(position(hands=["W"] * 3), "human", "easy", "easy")
    window.table.commands.open_rules()
    window.step(times=3)
    assert isinstance(window.scene, RulebookScene) and window.scene.book
    assert window.scene.book.chapters[window.scene.chapter].heading == "A turn"
    window.house.scenes.pop()


def test_every_decision_has_its_page() -> None:
    assert set(PAGES) == set(get_args(Phase)) and set(PAGES.values()) <= {*rulebook("pact").ids()}
