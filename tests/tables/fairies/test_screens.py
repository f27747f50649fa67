"""The screens round a game of Fairies: set-up, curtain, Continue, previews, secrets of backs, idleness and layouts."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest

from goblins.bots.bot import decide, thinking_chance
from goblins.bots.levels import make_bot
from goblins.core.bits import members
from goblins.core.contract import AnyStep
from goblins.core.match import Change, Match
from goblins.games.fairies.events import Flipped
from goblins.games.fairies.state import showing
from goblins.games.fairies.view import FairiesView
from goblins.games.registry import rules_of
from goblins.scenes.after.result import ResultScene
from goblins.scenes.reading.rulebook import RulebookScene
from goblins.scenes.setup.screen import SetupScene
from goblins.scenes.shelf.title import TitleScene
from goblins.scenes.table.curtain import CurtainScene
from goblins.scenes.table.pause_menu import PauseScene
from goblins.scenes.table.screen import TableScene
from goblins.tables.fairies.faces import FacePainter
from goblins.tables.fairies.pieces import piece_of
from goblins.ui.time import ticks
from tests.support.fairies.builders import content
from tests.support.ui_tools import Player, card_of, good_card
from tests.tables.fairies.test_layouts import a_view, laid

CODE = "12345678"


@pytest.fixture
def player(tmp_path: Path) -> Iterator[Player]:
    somebody = Player(tmp_path)
    yield somebody
    somebody.close()


# ---------------------------------------------------------------------- set-up


def setup_scene(player: Player) -> SetupScene:
    assert isinstance(player.scene, SetupScene)
    return player.scene


def test_a_typed_code_deals_that_deal(player: Player) -> None:
    player.sit_down("human", "easy", code="0000 0042")
    assert player.match.seed == 42


def test_a_wrong_code_is_refused_in_words(player: Player) -> None:
    player.set_up("human", "easy", code="123")
    player.click("Start")
    assert player.at(SetupScene)
    with player.listening() as said:
        player.redraw()
    assert "A deal code has eight digits." in said
    player.type("45678")
    assert setup_scene(player).code == "12345678", "typing goes on where it stopped"
    player.key("return")
    player.until(lambda: player.at(TableScene))
    assert player.match.seed == 12345678


def test_letters_are_no_digits(player: Player) -> None:
    player.set_up("human", "easy", code="12ab34")
    assert setup_scene(player).code == "1234"


def test_the_code_can_be_copied_and_drawn_anew(player: Player) -> None:
    player.set_up("human", "easy", code=CODE)
    player.click("copy")
    assert player.copied == [CODE]
    assert player.scene.toast
    player.click("new")
    assert setup_scene(player).code != CODE
    assert len(setup_scene(player).code.replace(" ", "")) == 8


def test_seats_come_and_go(player: Player) -> None:
    player.open_setup("fairies")
    scene = setup_scene(player)
    player.click("Add a seat")
    player.click("Add a seat")
    assert len(scene.seating.seats) == 4
    names = [seat.name for seat in scene.seating.seats]
    assert (
        len(set(names))
        == len({seat.colour for seat in scene.seating.seats})
        == len({seat.goblin for seat in scene.seating.seats})
        == 4
    )
    player.click("remove 1")
    assert [seat.name for seat in scene.seating.seats] == [names[0], *names[2:]]
    player.choose("count", 1)
    assert len(scene.seating.seats) == 1
    assert not player.widget("remove 0").enabled
    player.click("remove 0")
    assert len(scene.seating.seats) == 1


def test_seats_are_reordered_by_their_dots(player: Player) -> None:
    player.open_setup("fairies")
    player.choose("count", 3)
    scene = setup_scene(player)
    first, second, third = (seat.name for seat in scene.seating.seats)
    grip = scene._row_rect(0)
    player.move((grip.x + 38, grip.centre[1]))
    player.press()
    player.move((grip.x + 38, scene._row_rect(1).centre[1]))
    player.move((grip.x + 38, scene._row_rect(2).centre[1]))
    player.release()
    assert [seat.name for seat in scene.seating.seats] == [second, third, first]
    player.move((grip.x + 38, scene._row_rect(0).centre[1]))
    assert [seat.name for seat in scene.seating.seats] == [second, third, first], "it was let go"


def test_names_and_looks_are_kept(player: Player) -> None:
    player.open_setup("fairies")
    player.click("name 0")
    player.type("Rosa")
    player.click("goblin king")
    player.click("colour lime")
    player.click("goblin belly")
    seat = setup_scene(player).seating.seats[0]
    assert (seat.name, seat.goblin, seat.colour) == ("Rosa", "king", "lime"), "belly sits elsewhere"
    player.click("Start")
    player.until(lambda: player.at(TableScene))
    assert player.match.setup.seats[0] == seat
    assert player.house.library.settings().player_names == ("Rosa",)


def test_options_depend_on_the_number_of_seats(player: Player) -> None:
    player.set_up("human", level=6, deal="any", ultimate=True)
    player.click("Start")
    player.until(lambda: player.at(TableScene))
    match = player.match
    assert len(match.state.public.ring) == 6
    assert match.state.public.goal.ultimate
    player.key("escape")
    player.click("Back to the shelf")
    player.open_setup("fairies")
    assert player.widget("level").chosen == 6, "the last table is there again"
    player.choose("count", 2)
    with pytest.raises(StopIteration):
        player.widget("level")


def test_a_clause_in_the_facts_opens_the_rulebook(player: Player) -> None:
    player.open_setup("fairies")
    player.step(times=3)
    player.click("link F-10")
    assert player.at(RulebookScene)


# ---------------------------------------------------------------------- curtain


@pytest.mark.parametrize("device", ["mouse", "keyboard"])
def test_a_curtain_ignores_what_was_meant_for_the_table(player: Player, device: str) -> None:
    player.sit_down("human", "human", code=CODE)
    opened: list[int] = []
    player.house.doors.curtain(player.match, 1, lambda: opened.append(1))

    def open_it() -> None:
        player.click("open") if device == "mouse" else player.key("return")

    open_it()
    open_it()
    assert not opened
    player.key("escape")
    assert player.at(CurtainScene), "Escape opens no curtain"
    player.step(0.4)
    open_it()
    assert opened == [1]
    assert player.at(TableScene)


def test_a_curtain_shows_nothing_of_the_table(player: Player) -> None:
    player.sit_down("human", "human", code=CODE)
    player.house.doors.curtain(player.match, 1, lambda: None)
    names = {face.name for face in content().faces}
    with player.listening() as said:
        player.step(times=2)
    assert not names & said
    assert player.scene.opaque


# ---------------------------------------------------------------------- Continue


def test_continue_brings_the_last_action_back(player: Player, tmp_path: Path) -> None:
    player.sit_down("human", "easy", code=CODE)
    for _ in range(2):
        player.drag(good_card(player.match))
        player.rest()
    match = player.match
    player.click("menu")
    assert player.at(PauseScene)
    player.click("Back to the shelf")
    player.until(lambda: player.scene.wait() > 0)
    player.click("Continue")
    player.rest()
    assert player.match is not match
    assert (player.match.state, player.match.cursor) == (match.state, match.cursor)
    player.close()
    again = Player(tmp_path)
    again.click("Continue")
    again.rest()
    assert again.match.state == match.state
    again.drag(good_card(again.match))
    assert again.match.cursor == match.cursor + 1
    again.close()


def test_a_finished_match_is_not_continued(player: Player) -> None:
    player.sit_down("human", code="00000003")
    player.click("give_up")
    player.click("Give up")
    player.rest()
    player.house.doors.title()
    player.step()
    assert player.at(TitleScene)
    assert player.widget("Play again: Fairies")


def test_undone_moves_stay_undone(player: Player, tmp_path: Path) -> None:
    player.sit_down("human", code="00000003")
    player.drag(player.hand()[0])
    player.rest()
    player.click("undo")
    if not player.at(TableScene):
        player.click("Take it back")
    player.close()
    again = Player(tmp_path)
    again.click("Continue")
    again.rest()
    assert again.match.cursor == 0
    assert again.match.can_redo()
    again.key("ctrl+y")
    assert again.match.cursor == 1
    again.close()


# ---------------------------------------------------------------------- idleness


@pytest.mark.parametrize("screen", ["title", "table", "solitaire", "setup", "pause"])
def test_an_idle_screen_draws_nothing(player: Player, screen: str) -> None:
    if screen == "table":
        player.sit_down("human", "easy", "easy", code=CODE)
    elif screen == "solitaire":
        player.sit_down("human", code="00000003")
    elif screen == "setup":
        player.open_setup("fairies")
    elif screen == "pause":
        player.sit_down("human", "easy", code=CODE)
        player.key("escape")
    player.until(lambda: player.scene.wait() > 0)
    player.step(0.5, times=6)  # faces are as usual again
    frames = player.window.frames_drawn
    player.step(0.5, times=100)
    assert player.window.frames_drawn == frames
    assert player.scene.wait() > ticks(0.2)


def test_a_pointer_that_moves_over_nothing_new_draws_nothing(player: Player) -> None:
    player.sit_down("human", "easy", code=CODE)
    player.move((330, 450))
    player.step(0.5, times=6)  # the light of the one to act has come to rest
    frames = player.window.frames_drawn
    for step in range(20):
        player.move((330, 450 + step))
    assert player.window.frames_drawn == frames


# ---------------------------------------------------------------------- previews and backs


@pytest.mark.rule("F-21", "F-23")
def test_pointing_at_a_card_shows_what_it_flips_and_takes(player: Player) -> None:
    player.sit_down("human", "easy", "easy", code=CODE)
    view, rules = player.table.top.view, rules_of("fairies")
    shown = set()
    for card in player.hand():
        face = next(face for face in members(view.public.hands[0]) if piece_of(face, content()) == card)
        preview = rules.preview(view, face)  # type: ignore[attr-defined]
        with player.listening() as said:
            player.move(player.spot(card))
            player.redraw()
        assert "If you play it" in said
        assert f"take {len(preview.takes)}" in said
        star = content().faces[face].star
        assert (f"flips all {len(preview.flips)}" if star else f"flips {len(preview.flips)}") in said
        assert ("you take" in said) == bool(preview.takes)
        shown.add((len(preview.flips), len(preview.takes)))
    assert len(shown) > 1
    with player.listening() as said:
        player.move((330, 640))
        player.redraw()
    assert "If you play it" not in said


class Spy:
    """Writes down which faces are painted, and which may be."""

    def __init__(self, player: Player, monkeypatch: pytest.MonkeyPatch) -> None:
        self.painted: set[int] = set()
        self.allowed: set[int] = set()
        self._look(player.match.rules.view(player.match.state, 0))
        player.match.observe(self._observe)
        for kind in ("full", "mini"):
            self._watch(kind, monkeypatch)

    def _watch(self, kind: str, monkeypatch: pytest.MonkeyPatch) -> None:
        usual = getattr(FacePainter, kind)

        def paint(painter: FacePainter, face: Any, width: int) -> Any:
            self.painted.add(face.id)
            return usual(painter, face, width)

        monkeypatch.setattr(FacePainter, kind, paint)

    def _look(self, view: FairiesView) -> None:
        self.allowed |= set(members(showing(view.public)))

    def _observe(self, match: Match, change: Change, step: AnyStep) -> None:
        self._look(match.rules.view(match.state, 0))
        for event in step.events:
            if isinstance(event, Flipped):
                self.allowed |= {*event.before, *event.after}


@pytest.mark.rule("F-12")
def test_backs_are_neither_drawn_nor_named(player: Player, monkeypatch: pytest.MonkeyPatch) -> None:
    player.sit_down("human", "easy", code=CODE)
    spy, names = Spy(player, monkeypatch), [face.name for face in content().faces]
    with player.listening() as said:
        for _ in range(3):
            for piece in list(player.table.top.director.placements):
                player.move(player.placement(piece).rect.centre)
            player.click("history")
            player.step(times=2)
            player.key("escape")
            player.drag(good_card(player.match))
            player.rest()
            if not player.at(TableScene):
                break
    assert spy.painted <= spy.allowed
    assert len(spy.painted) > 8
    hidden = [name for number, name in enumerate(names) if number not in spy.allowed]
    assert hidden
    assert not [line for line in said for name in hidden if name in line]


@pytest.mark.rule("F-12")
def test_the_backs_option_shows_the_other_side_and_marks_the_match(
    player: Player, monkeypatch: pytest.MonkeyPatch
) -> None:
    player.sit_down("human", "easy", code=CODE, backs=True)
    assert player.match.assisted
    spy = Spy(player, monkeypatch)
    ring = player.match.state.public.ring[0]
    player.move(player.placement(piece_of(ring, content())).rect.centre)
    player.step()
    assert content().other_side(ring) in spy.painted


def test_twelve_cards_in_hand_can_all_be_picked(player: Player) -> None:
    player.sit_down("human", "easy", code=CODE)
    view = a_view(1, [12, 2])
    player.table.top.view = view
    player.table.top.director.snap(laid(view))
    for face in members(view.public.hands[0]):
        piece = piece_of(face, content())
        assert player.table.top.piece_at(player.spot(piece)) == piece


@pytest.mark.rule("F-32")
def test_a_solitaire_that_was_won_stands_on_its_own_table_as_the_best(player: Player) -> None:
    player.sit_down("human", code="00000007")
    match, table, bot = player.match, player.table, make_bot("fairies", "hard")
    assert table.top.context.facts["best_deal"] == "–"
    while match.outcome is None:
        legal = match.rules.legal_actions(match.state, 0)
        chosen = decide(bot, match.rules.view(match.state, 0), legal, thinking_chance(7, match.cursor, 0))
        player.drag(card_of(chosen.action))
        player.until(lambda: table.at_rest or match.outcome is not None)
    player.until(lambda: player.at(ResultScene))
    assert table.top.context.facts["best_deal"] == str(match.rules.turns(match.state))
