"""Challenges in the window: a code is made of a result, entered on the shelf, and played beside its ghost."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest

from goblins.core.match import Match
from goblins.games.registry import rules_of
from goblins.library import Library
from goblins.library.settings import Settings
from goblins.scenes.after import challenge
from goblins.scenes.after.challenge import ChallengeScene
from goblins.scenes.after.result import ResultScene
from goblins.scenes.deals import facts_of
from goblins.scenes.learn.helping import HelpCompanion
from goblins.scenes.shelf.entering import EnterCodeScene
from goblins.scenes.shelf.title import TitleScene
from goblins.scenes.table.screen import TableScene
from goblins.scenes.tabletop import Tabletop
from goblins.study.challenge import challenge_from, challenge_of, code_of
from tests.study.test_challenge import played
from tests.support.builders import setup
from tests.support.lettering import written
from tests.support.library_tools import Ticking, new_match, play_all, winning_actions
from tests.support.ui_tools import Player


@pytest.fixture
def player(tmp_path: Path) -> Iterator[Player]:
    one = Player(tmp_path, settings=Settings(animation_speed=0))
    yield one
    one.close()


def at_the_end(player: Player, match: Match, match_id: int | None = None) -> None:
    """Look at the result of a match that is over."""
    library = player.house.library
    match_id = library.follow(match) if match_id is None else match_id
    top = Tabletop(player.house, match, 0, facts_of(library, match, match_id))
    player.house.doors.result(match, top)
    player.rest()


def enter(player: Player, code: str) -> None:
    """Paste a code on the shelf."""
    player.house.doors.title()
    player.arrive()
    player.house.pasted_text = lambda: code
    player.click("Enter a code")
    player.until(lambda: player.at(EnterCodeScene))
    player.click("paste")


@pytest.mark.parametrize("seats", [["human"], ["human", "easy"]])
def test_a_result_becomes_a_code(player: Player, seats: list[str]) -> None:
    match = played("irene", seats)
    at_the_end(player, match)
    player.click("Challenge")
    player.until(lambda: player.at(ChallengeScene))
    player.step()
    player.click("Copy the code")
    challenge = challenge_from(player.copied[0])
    assert challenge.name == match.setup.seats[0].name and len(challenge.steps) == match.cursor
    player.click("ghost")
    player.click("name")
    player.click("Copy the code")
    without = challenge_from(player.copied[1])
    assert without.name == "" and without.steps == () and without.claimed is not None
    player.click("Back")
    assert player.at(ResultScene)


def test_who_enters_a_code_plays_the_same_deal_beside_its_ghost(player: Player) -> None:
    match = played("irene", ["human"])
    enter(player, f"> {code_of(challenge_of(match, 'Tom')).lower()}")
    player.step()
    player.click("play")
    player.until(lambda: player.at(TableScene))
    player.rest()
    mine = player.match
    assert (mine.seed, mine.setup.options, mine.cursor) == (match.seed, match.setup.options, 0)
    companion: Any = player.table.companion
    assert isinstance(companion, HelpCompanion) and companion.ghost is not None
    slip = player.widget("aim")
    assert "Tom" in slip.words
    told = {slip.words}
    for step in match.steps[:12]:
        player.match.play(step.action)
        told.add(companion.ghost.words(player.match))
    assert len(told) > 1, "the slip tells how far the ghost was"
    assert companion.ghost.words(match).count(str(companion.ghost._standings[-1])), "level at the end"
    again = player.table.match_id
    player.house.doors.title()
    player.house.doors.resume(again)
    resumed: Any = player.table.companion
    assert resumed.ghost is not None and resumed.ghost.name == "Tom", "the ghost comes back with the match"


def test_the_end_of_a_challenge_is_compared(player: Player) -> None:
    match = played("irene", ["human"])
    enter(player, code_of(challenge_of(match, "Tom")))
    player.click("play")
    player.until(lambda: player.at(TableScene))
    for step in match.steps:
        player.match.play(step.action)
    with player.listening() as said:
        at_the_end(player, player.match, player.table.match_id)
    result: Any = player.scene
    assert result.verdict == "Level with Tom." and "Tom" in said, "both lanes are shown"
    player.click("Answer with a code")
    assert player.at(ChallengeScene)


@pytest.mark.parametrize("typed", ["ABCD EFGH", "0000 1111", "AAAA", "mistyped indeed"])
def test_what_is_no_code_is_said_and_nothing_else_happens(player: Player, typed: str) -> None:
    enter(player, typed)
    scene: Any = player.scene
    assert isinstance(scene, EnterCodeScene) and scene.wrong and scene.ghost is None
    assert not player.widget("play").enabled
    player.click("Back")
    assert player.at(TitleScene)
    assert player.house.library.open_matches() == ()


def test_a_match_of_people_is_no_challenge(player: Player) -> None:
    match = Match(rules_of("fairies"), setup("fairies", 2), 4)
    while match.outcome is None:
        match.play(match.rules.legal_actions(match.state, match.to_act[0])[-1])
    at_the_end(player, match)
    assert not any(widget.name == "Challenge" for widget in player.scene.widgets.widgets)


def test_a_long_code_shows_its_end_in_type_that_can_be_read(player: Player) -> None:
    code = code_of(challenge_of(played("koncita", ["human", "easy"]), "Tom"))
    enter(player, code)
    field, stage = player.widget("code"), player.house.stage
    shown = field._end_of(stage, 600)
    assert shown.startswith("…") and code.endswith(shown.lstrip("…").strip())
    assert stage.text_width(shown, field.px * 0.7) <= 600
    assert field._end_of(stage, 6000) == field.value


@pytest.mark.parametrize(("over", "stars"), [(0, 3), (2, 2), (3, 1)])
def test_a_challenge_shows_as_many_stars_as_the_result_and_how_long_it_took(
    player: Player, over: int, stars: int
) -> None:
    library = player.house.library = Library.in_memory(clock=Ticking())
    match = new_match(seed=3)
    match_id = library.follow(match)
    actions = winning_actions(3)
    library.note(match_id, "par", len(actions) - over)
    library.note(match_id, "proven", value=True)
    play_all(match, actions)
    at_the_end(player, match, match_id)
    assert isinstance(player.scene, ResultScene) and player.scene.ended.stars == stars
    player.house.doors.challenge(match, None, match_id)
    player.rest()
    drawn: list[bool] = []
    with (
        pytest.MonkeyPatch.context() as patch,
        written() as lines,
    ):
        patch.setattr(challenge, "draw_star", lambda *_, lit: drawn.append(lit))
        player.scene.draw(player.house.stage)
    assert sum(drawn) == stars and len(drawn) == 3
    assert any(line.text.endswith("min 0 s") for line in lines)


def test_nobody_gets_stars_for_a_match_of_several(player: Player) -> None:
    match = played("irene", ["human", "easy"])
    player.house.doors.challenge(match)
    scene = player.scene
    assert isinstance(scene, ChallengeScene) and scene._stars == 0
