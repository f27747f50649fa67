"""Sheets beside what is pointed at: when they come, where they stand, and what is kept open by a right click."""

from __future__ import annotations

from collections.abc import Iterator

import pytest
from msgspec.structs import replace

from goblins.lessons.topics import topics_of
from goblins.scenes.learn import explaining
from goblins.scenes.learn.tip import best_place
from goblins.scenes.table.screen import TableScene
from goblins.tables.capabilities import Subject
from goblins.ui.time import ticks
from goblins.ui.viewport import SCREEN, Rect
from goblins.words import say
from tests.support.helped import STILL, at_home, sit_down
from tests.support.lettering import written
from tests.support.ui_tools import Player, good_card


@pytest.fixture
def player(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Player]:
    with at_home(tmp_path_factory.mktemp("helped")) as one:
        yield one


def test_what_is_pointed_at_is_explained_after_a_moment_and_kept_by_a_right_click(player: Player) -> None:
    companion = sit_down(player)
    explainer = companion._explainer
    piece = player.hand()[0]
    player.move(player.spot(piece))
    assert not explainer.open(player.table.now)
    player.step(0.05, times=12)
    assert explainer.open(player.table.now)
    player.key("right")
    assert not explainer.open(player.table.now), "the keys lead elsewhere"
    player.press(3)
    player.release(3)
    assert explainer.kept is not None
    with player.listening() as said:
        player.redraw()
    assert any("goblin" in line for line in said)
    player.key("escape")
    assert explainer.kept is None and say(player.table.way_back) == "Back to the table"


def test_the_bare_table_is_not_silent_either(player: Player) -> None:
    """A right click on nothing says how things are asked about; one that lets go of a card only does that."""
    sit_down(player)
    player.move((1000.0, 100.0))
    player.press(3)
    player.release(3)
    assert player.table.toast is not None and "nothing to explain here" in player.table.toast.text
    player.table.toast = None
    player.click(player.spot(player.hand()[0]))
    player.move((1000.0, 100.0))
    player.press(3)
    player.release(3)
    assert player.table.toast is None and player.table.reach.hand.selected is None


def test_what_somebody_acts_with_is_not_explained_before_they_pointed_elsewhere(player: Player) -> None:
    explainer = sit_down(player)._explainer
    first, second = player.hand()[:2]
    player.move(player.spot(first))
    player.press()
    player.release()
    player.step(0.05, times=20)
    assert not explainer.open(player.table.now)
    x, y = player.spot(first)
    player.move((x + 3, y + 3))
    player.step(0.05, times=20)
    assert not explainer.open(player.table.now)
    player.key("escape")
    for piece in (second, first):
        player.move(player.spot(piece))
        player.step(0.05, times=20)
        assert explainer.open(player.table.now)


def test_what_comes_to_lie_below_the_pointer_is_not_explained_before_that_moves(player: Player) -> None:
    player.house.keep_settings(replace(STILL, tips=False))
    companion = sit_down(player)
    x, y = player.target().centre
    player.drag(good_card(player.match))
    player.rest()
    player.move((x + 2, y))
    player.step(0.05, times=15)
    assert not companion._explainer.open(player.table.now)
    player.move(player.spot(player.hand()[0]))
    player.step(0.05, times=15)
    assert companion._explainer.open(player.table.now)


def test_an_idle_table_still_sleeps_when_something_was_explained(player: Player) -> None:
    sit_down(player)
    player.move(player.spot(player.hand()[0]))
    player.step(0.05, times=20)
    assert player.table.wait() >= ticks(0.5) and not player.table.dirty


@pytest.mark.parametrize("thing", [Rect(0, 0, 80, 80), Rect(1500, 820, 90, 70), Rect(760, 400, 100, 140)])
def test_a_sheet_covers_neither_its_thing_nor_the_edge(thing: Rect) -> None:
    place = best_place(320, 180, thing, [])
    assert not place.overlap(thing)
    assert SCREEN.holds((place.x, place.y)) and SCREEN.holds((place.right, place.bottom))


def test_a_sheet_leaves_what_belongs_to_its_thing_in_sight() -> None:
    thing, large = Rect(1124, 54, 190, 266), Rect(808, 20, 300, 420)
    assert best_place(300, 170, thing, [large]) != best_place(300, 170, thing, [])


def test_when_nothing_can_be_done_a_sheet_keeps_clear_of_the_pieces(player: Player) -> None:
    companion = sit_down(player, 7, "human")
    ring = player.target()
    player.table.reach.offer({})
    player.table.decisions = []
    subject = companion._explainer._of((ring.x + 12, ring.centre[1]))
    assert subject is not None and subject.topic == "ring"
    sheet = companion._explainer._sheet(player.house.stage, subject, kept=False)
    hand = [player.placement(piece).rect for piece in player.hand()]
    assert not any(sheet.rect.overlap(rect) > 0 for rect in hand)


def test_the_plate_of_a_bot_says_how_good_it_is_and_how_disposed(player: Player) -> None:
    companion = sit_down(player, 8, "human", "hard:bold", "easy")
    explainer, rect = companion._explainer, player.target()
    said = [explainer._bot(Subject("plate", rect, who=seat)) for seat in range(3)]
    assert (
        said[0] == ""
        and say("screens-temper", temper="bold") in said[1]
        and say("screens-player", player="hard") in said[1]
    )
    assert say("screens-temper", temper="even") in said[2] and explainer._bot(Subject("ring", rect)) == ""


def test_tab_goes_from_link_to_link_of_what_is_kept_open_and_enter_reads_it(player: Player) -> None:
    """As the caps at its foot say; every clause can be clicked where it stands."""
    companion = sit_down(player)
    player.move(player.spot(player.hand()[0]))
    player.press(3)
    player.release(3)
    assert companion._explainer.kept is not None
    links = [one.name for one in player.table.widgets.widgets if one.name.startswith("topic ")]
    topic = companion._explainer._topic(companion._explainer.kept)
    assert {f"topic {rule}" for rule in topic.clauses} <= set(links)
    with player.listening() as said:
        player.redraw()
    assert {say("learn-next-link"), say("learn-close")} <= said
    player.key("tab")
    focus = player.table.widgets.focus
    assert focus is not None and focus.name == links[0]
    player.key("tab")
    focus = player.table.widgets.focus
    assert focus is not None and focus.name == links[1 % len(links)]
    player.key("escape")
    assert companion._explainer.kept is None and isinstance(player.scene, TableScene)


def test_what_is_kept_open_says_below_its_name_what_kind_of_thing_it_is(player: Player) -> None:
    companion = sit_down(player)
    player.move(player.spot(player.hand()[0]))
    player.step(1)
    with player.listening() as hovering:
        player.redraw()
    player.press(3)
    player.release(3)
    with written() as lines:
        player.redraw()
    topic = companion._explainer._topic(companion._explainer.kept)  # type: ignore[arg-type]
    assert topic.kind == "card" and "a card" not in hovering
    name, kind = (next(line.rect for line in lines if line.text == words) for words in (topic.title, "a card"))
    assert kind.y >= name.bottom - 4 and abs(kind.x - name.x) < 2


def test_no_tail_goes_through_the_words_of_a_sheet_that_lies_on_its_thing(
    player: Player, monkeypatch: pytest.MonkeyPatch
) -> None:
    sit_down(player)
    tails = []
    monkeypatch.setattr(explaining, "draw_balloon", lambda _stage, _rect, tail, *_: tails.append(tail))
    topic = next(iter(topics_of("fairies").values()))
    told = topic.told({"name": "", "rhyme": "", "to_win": 6}, "")
    for thing in (Rect(600, 400, 60, 60), SCREEN):
        explaining._Sheet(player.table.stage, told, thing, [], kept=False, game="fairies").draw(player.table.stage)
    assert tails[0] is not None and tails[1] is None
