"""Whole games through the interface, from the shelf to the result, taking back, help and giving up."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path

import pytest
from msgspec.structs import replace

from goblins.bots.solitaire import solving
from goblins.core.match import Match
from goblins.games.fairies.actions import Add
from goblins.library.settings import Settings
from goblins.scenes.after.replay import ReplayScene
from goblins.scenes.after.result import ResultScene
from goblins.scenes.after.solution import SolutionScene
from goblins.scenes.dialog import DialogScene
from goblins.scenes.setup.screen import SetupScene
from goblins.scenes.shelf.title import TitleScene
from goblins.scenes.table.pause_menu import PauseScene
from goblins.scenes.table.screen import TableScene
from goblins.ui.moving.cues import Dim
from goblins.ui.moving.motion import Piece
from tests.support.ui_tools import RING, Player, card_of, good_card

SOLITAIRE_CODE = "00000003"
CODE = "12345678"
SHORT_CODE = "00000011"


@pytest.fixture
def seated(player: Player) -> Player:
    player.sit_down("human", "easy", "easy", code=CODE)
    return player


@pytest.fixture
def player(tmp_path: Path) -> Iterator[Player]:
    somebody = Player(tmp_path)
    yield somebody
    somebody.close()


def solution(match: Match) -> list[Piece]:
    """The cards that win a solitaire, in their order."""
    last = list(solving("fairies", match.state))[-1]
    assert last.actions
    return [card_of(action) for action in last.actions]


def to_the_end(player: Player, play: object) -> Match:
    """Play good cards one way or another until the result stands there."""
    match = player.match
    for _ in range(200):
        player.rest()
        if player.at(ResultScene):
            break
        play(good_card(match))  # type: ignore[operator]
    assert player.at(ResultScene)
    assert match.outcome
    return match


# ---------------------------------------------------------------------- whole games


@pytest.mark.rule("F-30", "F-32")
def test_a_solitaire_is_won_with_the_mouse_alone(player: Player) -> None:
    player.sit_down("human", code=SOLITAIRE_CODE)
    match = player.match
    cards = solution(match)
    for card in cards:
        player.drag(card)
        player.rest()
    assert player.at(ResultScene)
    assert match.outcome
    assert match.outcome.winners == (0,)
    assert match.cursor == len(cards)
    assert not match.assisted
    row = player.house.library.matches("fairies", "won")[0]
    assert row.turns == len(cards)


def test_a_solitaire_is_won_with_the_keyboard_alone(player: Player) -> None:
    player.house.keep_settings(replace(player.house.settings, tips=False))  # Enter would be "Got it" first
    player.tab_to("box fairies")
    player.key("return")
    player.tab_to("change")
    player.key("return")
    assert player.at(SetupScene)
    player.tab_to("count")
    player.key("left")
    player.tab_to("code")
    player.type(SOLITAIRE_CODE)
    player.tab_to("Start")
    player.key("return")
    player.until(lambda: player.at(TableScene))
    player.rest()
    match = player.match
    for card in solution(match):
        player.walk_to(card)
        player.key("return", "return")
        player.rest()
    assert player.at(ResultScene)
    assert match.outcome
    assert match.outcome.winners == (0,)
    player.tab_to("Shelf")
    player.key("return")
    assert player.at(TitleScene)


def test_a_game_for_three_is_finished_by_dragging(player: Player) -> None:
    player.sit_down("human", "easy", "easy", code=CODE)
    match = to_the_end(player, player.drag)
    assert {step.action.seat for step in match.steps} == {0, 1, 2}
    assert all(isinstance(step.action, Add) for step in match.steps)
    assert player.house.library.newest_open() is None


def test_a_game_for_three_is_finished_by_keyboard(player: Player) -> None:
    player.sit_down("human", "easy", "easy", code=CODE)

    def play(card: Piece) -> None:
        player.walk_to(card)
        player.key("return", "return")

    to_the_end(player, play)


def test_a_game_for_three_is_finished_by_clicking_twice(player: Player) -> None:
    player.sit_down("human", "easy", "easy", code=CODE)

    def play(card: Piece) -> None:
        player.click(player.spot(card))
        assert player.table.reach.hand.selected == card
        player.click(player.target().centre)

    to_the_end(player, play)


def test_a_game_for_three_is_finished_by_double_clicks(player: Player) -> None:
    player.sit_down("human", "easy", "easy", code=CODE)
    to_the_end(player, player.double_click)


def test_two_people_share_the_window(player: Player) -> None:
    player.sit_down("human", "human", code=SHORT_CODE)
    match, viewers = player.match, set()
    for _ in range(200):
        if not player.at(TableScene):
            break
        top = player.table.top
        assert top.context.viewer == match.to_act[0], "the one to act must look"
        viewers.add(top.context.viewer)
        if match.cursor == 2:
            player.click("undo")
            assert match.cursor == 2
            assert player.table.toast
            assert "another player" in player.table.toast.text
        player.drag(good_card(match))
        player.rest()
    assert player.at(ResultScene)
    assert viewers == {0, 1}


@pytest.mark.parametrize("interruption", ["pause", "resize"])
def test_a_turn_that_is_cut_short_still_passes_to_the_next_person(player: Player, interruption: str) -> None:
    player.sit_down("human", "human", code=CODE)
    first = player.match.to_act[0]
    player.drag(good_card(player.match))
    assert player.table.top.director.busy
    if interruption == "pause":
        player.key("escape")
        assert player.at(PauseScene)
        player.click("Play on")
    else:
        player.resize((1024, 640))
    player.rest()
    assert player.table.top.context.viewer == 1 - first
    player.drag(good_card(player.match))
    assert player.match.cursor == 2


@pytest.mark.rule("F-40")
def test_the_reverse_game_is_played_to_its_end(player: Player) -> None:
    player.sit_down("human", "easy", code=SHORT_CODE, reverse=True)
    assert player.match.state.public.goal.reverse
    with player.listening() as said:
        player.redraw()
    assert any("Drag a card" in line for line in said)
    to_the_end(player, player.drag)


# ---------------------------------------------------------------------- taking back, help, giving up


def test_undo_asks_first_and_marks_the_match(seated: Player) -> None:
    match, before = seated.match, seated.match.cursor
    seated.drag(seated.hand()[0])
    seated.rest()
    seated.click("undo")
    assert seated.at(DialogScene)
    seated.key("escape")
    assert match.cursor > before
    assert not match.assisted, "the safe answer changes nothing"
    seated.key("ctrl+z")
    assert seated.at(DialogScene)
    seated.click("Take it back")
    assert match.cursor == before
    assert match.assisted
    assert not seated.table.top.director.busy, "taking back is not a move to follow"
    with seated.listening() as said:
        seated.redraw()
    assert "assisted" in said
    seated.key("ctrl+y")
    seated.rest()
    assert match.cursor > before


def test_nothing_to_undo_is_said(player: Player) -> None:
    player.sit_down("human", code=SOLITAIRE_CODE)
    assert not player.table.widgets.named("undo").enabled
    player.key("ctrl+z")
    assert player.table.toast
    assert "nothing to undo" in player.table.toast.text


def test_a_hint_names_a_card_and_counts_as_help(seated: Player) -> None:
    seated.hint()
    seated.until(lambda: seated.table.reach.hinted)
    assert seated.table.reach.hinted in seated.hand()
    assert seated.match.assisted
    assert seated.table.toast
    assert seated.table.toast.text


@pytest.mark.rule("F-34")
def test_giving_up_shows_the_solution_and_then_the_result(player: Player) -> None:
    player.sit_down("human", code=SOLITAIRE_CODE)
    match = player.match
    player.drag(player.hand()[0])
    player.rest()
    player.click("give_up")
    assert player.at(DialogScene)
    player.click("Give up")
    player.until(lambda: player.at(SolutionScene))
    assert match.outcome
    assert match.outcome.reason == "gave_up"
    shown = player.scene
    assert isinstance(shown, ReplayScene)
    player.until(lambda: shown._match.outcome)
    player.until(lambda: shown._ply == len(shown._match.steps) and not shown._playing)
    assert shown._match.outcome
    assert shown._match.outcome.winners == (0,)
    player.click("earlier")
    assert shown._ply == len(shown._match.steps) - 1
    player.click("done")
    assert player.at(ResultScene)
    player.rest()
    with player.listening() as said:
        player.scene._backdrop._key = None  # type: ignore[attr-defined]
        player.redraw()
    assert "Given up" in said


def test_help_and_motion_can_be_switched_off_in_mid_game(seated: Player) -> None:
    seated.click("menu")
    seated.click("Settings")
    seated.choose("animation_speed", 0)
    seated.click("previews")
    seated.key("escape", "escape")
    assert seated.house.settings == Settings(
        animation_speed=0, previews=False, player_names=seated.house.settings.player_names
    )
    card = seated.hand()[0]
    seated.move(seated.spot(card))
    assert seated.table.reach.attention(previews=False).active is None
    seated.drag(card)
    assert not seated.table.top.director.busy
    assert seated.house.library.settings() == seated.house.settings


def test_the_ring_is_lit_while_a_card_is_held(seated: Player) -> None:
    seated.take(seated.hand()[0])
    assert seated.table.reach.attention(previews=True).lit == frozenset({RING})
    seated.key("escape")


def test_when_a_moments_dark_is_over_the_table_is_as_bright_as_before(seated: Player) -> None:
    def drawn() -> bytes:
        seated.table.mark()
        seated.step(0.0)
        return seated.house.stage.surface.get_buffer().raw

    seated.step(0.5, times=6)  # the light of the one to act has come to rest
    bright = [drawn(), drawn()][-1]
    seated.table.top.moments.begin((Dim(strength=0.5, lasts=0.2),), 1.0)
    for _ in range(6):
        seated.step(1 / 60)
    assert drawn() != bright and drawn() != bright
    seated.step(0.5)
    assert not seated.table.top.moments.dims() and drawn() == bright
