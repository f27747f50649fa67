"""Bots say why: beside the replay of a finished match, and when they are asked at the table."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any

import pytest

from goblins.bots.accounts import matter_at
from goblins.bots.levels import make_bot
from goblins.core.match import Match
from goblins.games.registry import rules_of
from goblins.library.settings import Settings
from goblins.scenes.after import reasons
from goblins.scenes.after.replay import ReplayScene
from goblins.scenes.learn.asking import CROSS, WhyPanel
from goblins.scenes.learn.helping import HelpCompanion
from goblins.tables.contract import TableContext
from goblins.tables.registry import table_of
from goblins.ui.stage import Stage
from goblins.ui.viewport import SCREEN, Rect
from goblins.words import say, speaking
from tests.support.builders import setup
from tests.support.lettering import written
from tests.support.library_tools import new_match, play_on
from tests.support.shell_tools import Person, open_screen
from tests.support.ui_tools import Player, good_card

STILL = Settings(animation_speed=0, bot_pace=4, pause=0, tips=False)


# ---------------------------------------------------------------------- afterwards


def finished_match() -> Match:
    """A person against a bot that thinks once, as at a table; then everybody plays anyhow."""
    match = new_match("human", "medium", seed=4)
    while not any(step.action.seat for step in match.steps):
        if match.to_act == (0,):
            play_on(match, 1)
            continue
        matter = matter_at(match, match.cursor, 1, "medium")
        *_, advice = make_bot("fairies", "medium").think(matter.view, matter.legal, matter.rng)
        match.play(advice.action)
    return play_on(match, 2000)


def stand_at(person: Person, ply: int) -> None:
    person.scene._jump(ply)
    for _ in range(2000):
        if not person.scene._reasons.thinking:
            return
        person.scene.work()
    raise AssertionError("it never comes to an end")


def test_a_finished_match_tells_of_a_bots_move_its_reason_and_two_others() -> None:
    match = finished_match()
    bots = next(ply for ply, step in enumerate(match.steps) if step.action.seat == 1)
    person = open_screen(lambda house: ReplayScene(house, match))
    stand_at(person, bots + 1)
    told = person.scene._reasons.account
    assert told and told.chosen and len(told.others) == 2
    with written() as lines:
        person.see()
    drawn = {line.text for line in lines}
    for one in (told.chosen, *told.others):
        assert say("after-why-chance", chance=one.chance) in drawn
    assert person.scene._reasons.work() is False, "it is thought once"
    persons = next(ply for ply, step in enumerate(match.steps) if step.action.seat == 0)
    stand_at(person, persons + 1)
    assert person.scene._reasons.account is None
    stand_at(person, 0)
    assert person.scene._reasons.account is None
    with speaking("de"):
        person.house.scenes.refresh()
        stand_at(person, bots + 1)
        assert say(person.scene._reasons.account.chosen.words).endswith("in den Ring legen"), "it is told anew"


def test_of_a_move_that_was_made_without_weighing_a_longer_look_tells_what_else_there_was() -> None:
    match = play_on(new_match("human", "easy", seed=4), 2000)
    bots = next(ply for ply, step in enumerate(match.steps) if step.action.seat == 1)
    person = open_screen(lambda house: ReplayScene(house, match))
    stand_at(person, bots + 1)
    told = person.scene._reasons.account
    assert told and told.hasty and told.chosen and len(told.others) == 2
    with written() as lines:
        person.see()
    drawn = " ".join(line.text for line in lines)
    assert "had looked longer" in drawn and "weighed" not in drawn
    for one in (told.chosen, *told.others):
        assert say("after-why-chance", chance=one.chance) in drawn
    assert person.scene._reasons.work() is False, "it is looked at once"


@pytest.mark.parametrize("width", [240, 160])
def test_reasons_are_drawn_in_a_window_that_is_hardly_there(width: int, monkeypatch: pytest.MonkeyPatch) -> None:
    match = finished_match()
    bots = next(ply for ply, step in enumerate(match.steps) if step.action.seat == 1)
    person = open_screen(lambda house: ReplayScene(house, match))
    stand_at(person, bots + 1)
    asked: list[Rect] = []
    box = Stage.box

    def seen(stage: Stage, rect: Rect, *more: Any, **others: Any) -> None:
        asked.append(rect)
        box(stage, rect, *more, **others)

    monkeypatch.setattr(Stage, "box", seen)
    person.house.stage.resize((width, width * 9 // 16))
    person.house.scenes.refresh()
    person.see()
    assert any(rect.w < 0 for rect in asked), "beside the shares no room is left for bars"


def test_nothing_is_told_before_the_end_nor_where_no_bot_played() -> None:
    unfinished = play_on(new_match("human", "medium", seed=4), 3)
    assert unfinished.outcome is None and not reasons.has_reasons(unfinished)
    assert not reasons.has_reasons(play_on(new_match("human", "human", seed=4), 2000))
    assert open_screen(lambda house: ReplayScene(house, unfinished)).scene._reasons is None


# ---------------------------------------------------------------------- at the table


@pytest.fixture
def player(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Player]:
    one = Player(tmp_path_factory.mktemp("asking"), settings=STILL)
    yield one
    one.close()


def sit_down(player: Player, game: str, *players: str) -> HelpCompanion:
    player.house.doors.deal(setup(game, players), 8)
    player.rest()
    companion = player.table.companion
    assert isinstance(companion, HelpCompanion)
    return companion


def test_a_bot_says_why_when_it_is_asked_by_mouse_or_key(player: Player) -> None:
    companion = sit_down(player, "fairies", "human", "easy")
    if not player.table.top.log:
        assert not player.widget("why").enabled
    player.drag(good_card(player.match))
    player.rest()
    assert player.widget("why").enabled
    player.click("why")
    panel = companion._why
    assert isinstance(panel, WhyPanel) and not companion.lets_play, "bots wait until it is read"
    assert {answer.seat for answer in panel._answers} == {1}
    place = panel._place()
    assert place.overlap(player.widget("why").rect) == 0
    assert SCREEN.x <= place.x and place.right <= SCREEN.right and place.bottom <= SCREEN.bottom
    player.click(CROSS)
    assert companion._why is None and companion.lets_play
    player.key("w")
    assert companion._why is not None
    player.key("escape")
    assert companion._why is None
    player.key("w")
    player.drag(good_card(player.match))
    player.rest()
    assert companion._why is None, "it goes when the game goes on"


@pytest.mark.parametrize(("game", "seats"), [("koncita", 3), ("grapple", 4), ("fairies", 2), ("irene", 3), ("pact", 5)])
def test_every_table_has_a_place_to_ask_bots_that_nothing_else_needs(game: str, seats: int) -> None:
    table, rules = table_of(game), rules_of(game)
    for others in ("easy", "human"):
        chosen = setup(game, ("human", *[others] * (seats - 1)))
        panels = table.panels(rules.view(rules.new_game(chosen, 8), 0), TableContext(chosen, 0))
        taken = [*panels.buttons.values(), *([panels.aim] if panels.aim else [])]
        assert panels.why is not None or others == "human"
        assert panels.why is None or all(panels.why.overlap(other) == 0 for other in taken)


def test_nobody_is_asked_among_people(player: Player) -> None:
    sit_down(player, "fairies", "human", "human")
    assert "why" not in {widget.name for widget in player.scene.widgets.widgets}
    player.key("w")
    assert player.table.companion._why is None  # type: ignore[attr-defined]
