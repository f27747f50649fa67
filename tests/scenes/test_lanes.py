"""Lanes beside the table: both after as many turns, a ghost that never runs ahead, and what hides it."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest

from goblins.core.match import Match
from goblins.library.settings import Settings
from goblins.scenes.after.challenge import ChallengeScene
from goblins.scenes.after.replay import ReplayScene
from goblins.scenes.dialog import DialogScene
from goblins.scenes.ghost import Ghost
from goblins.scenes.lanes import pill_words
from goblins.scenes.table.screen import TableScene
from goblins.study.challenge import challenge_from, challenge_of, code_of
from tests.study.test_challenge import played
from tests.support.ui_tools import Player


@pytest.fixture
def player(tmp_path: Path) -> Iterator[Player]:
    one = Player(tmp_path, settings=Settings(animation_speed=0, tips=False))
    yield one
    one.close()


def at(match: Match, turn: int) -> Match:
    """The same match after so many turns."""
    found = Match(match.rules, match.setup, match.seed)
    for step in match.steps:
        if match.rules.turns(found.state) >= turn:
            break
        found.play(step.action)
    return found


def test_the_ghost_tells_of_no_turn_that_was_not_played_yet() -> None:
    theirs = played("fairies", ["human"])
    ghost, last = Ghost(challenge_of(theirs, "Tom")), theirs.rules.turns(theirs.state)
    for turn in (0, 1, last - 1):
        lanes = ghost.lanes(at(theirs, turn))
        assert lanes is not None and lanes.turn == turn and lanes.own.standing == lanes.ghost.standing
        assert lanes.ghost.end is None, "where its way ends is told when one is there oneself"
        ply = ghost.ply_after(turn)
        assert theirs.rules.turns(theirs.state_at(ply)) == turn
    ended = ghost.lanes(theirs)
    assert ended is not None and ended.ghost.end == last and ended.ahead == 0 and pill_words(ended) == "level"


def test_without_its_turns_a_ghost_has_no_lane() -> None:
    match = played("irene", ["human"])
    assert Ghost(challenge_of(match, "Tom", ghost=False, claimed=3)).lanes(match) is None


@pytest.mark.parametrize(("game", "placed"), [("fairies", True), ("irene", False)])
def test_lanes_are_shown_and_hidden_by_mouse_and_key(player: Player, game: str, placed: bool) -> None:
    match = played(game, ["human"])
    challenge = challenge_of(match, "Tom")
    player.house.doors.challenged(challenge, code_of(challenge))
    player.until(lambda: player.at(TableScene))
    player.rest()
    companion: Any = player.table.companion
    card = companion.card

    def shown() -> bool:
        return "lanes" in {widget.name for widget in player.scene.widgets.widgets}

    assert shown() == card.shown == placed, "over a table without a place for them they come when they are asked for"
    player.key("g")
    assert shown() != placed
    player.click("ghost" if shown() or placed else "aim")
    assert shown() == placed
    assert card.is_open == placed, "a deal with hidden cards shows no table of the ghost"
    if placed:
        player.match.play(match.steps[0].action)
        player.rest()
        assert card._picture is not None and card._picture[0] == 1


def test_a_file_that_somebody_gave_away_can_be_played_against(player: Player, tmp_path: Path) -> None:
    match = played("irene", ["human"])
    library, file = player.house.library, tmp_path / "tom.json"
    file.write_bytes(library.export_match(library.follow(match)))
    player.house.doors.open_file(file)
    player.step()
    assert player.at(DialogScene)
    player.key("escape")
    assert player.at(ReplayScene)
    player.house.doors.open_file(file)
    player.click("Play the same deal")
    player.until(lambda: player.at(TableScene))
    companion: Any = player.table.companion
    assert player.match.seed == match.seed and player.match.cursor == 0
    assert companion.ghost.match.cursor == match.cursor


def test_a_long_match_is_kept_whole_although_nobody_could_type_its_code() -> None:
    match = played("irene", ["human"])
    challenge = challenge_of(match, "Tom")
    assert challenge_from(code_of(challenge, longest=None)).steps == challenge.steps


def test_an_answer_shows_both_lanes_beside_its_code(player: Player) -> None:
    match = played("irene", ["human"])
    player.house.doors.challenge(match, Ghost(challenge_of(match, "Tom")))
    with player.listening() as said:
        player.step(times=3)
    assert player.at(ChallengeScene) and {"Answer with a code", "Level with Tom.", "Tom"} <= said


def test_a_challenge_can_be_given_away_as_a_file(
    player: Player, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    match = played("irene", ["human"])
    monkeypatch.setattr("goblins.scenes.after.pastmatch.export_folder", lambda: tmp_path)
    player.house.doors.challenge(match, None, player.house.library.follow(match))
    player.step()
    player.click("Save as a file")
    file = next(tmp_path.glob("goblins-irene-*"))
    assert player.house.library.read_match(file.read_bytes()).steps == match.steps
