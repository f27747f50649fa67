"""What result pages tell besides: the better way of a solitaire, whole sentences, and rows that are still to be counted."""

from __future__ import annotations

import random
from collections.abc import Iterator

import pytest

from goblins.bots.bot import decide
from goblins.bots.levels import make_bot
from goblins.core.match import Match, turns_played
from goblins.games.irene.solo.actions import Enter, Lay, TakeBack
from goblins.games.registry import rules_of, slugs
from goblins.library.settings import Settings
from goblins.scenes.after.replay import ReplayScene
from goblins.scenes.after.result import ResultScene
from goblins.scenes.after.telling import PX, _fitting
from goblins.study.branches import branch_of
from goblins.tables.capabilities import KnowsBetter
from goblins.tables.registry import table_of
from goblins.ui.draw.rich import Run, lay_out
from goblins.ui.stage import Stage
from tests.support.builders import setup
from tests.support.gallery import MOST_PLIES, played
from tests.support.pact.builders import standstill
from tests.support.pact.player import MOVING, PactPlayer, at_the_window
from tests.support.ui_tools import Player

#: A deal of Irene in which somebody who lays what comes first goes a worse way than there is.
CARELESS = 38


@pytest.fixture(scope="module")
def careless() -> Match:
    """Found well, laid without a thought."""
    match, rng = Match(rules_of("irene"), setup("irene", ["human"]), CARELESS), random.Random(CARELESS)
    bot = make_bot("irene", "easy")
    while match.outcome is None:
        legal = match.rules.legal_actions(match.state, 0)
        entering = [one for one in legal if isinstance(one, Enter)]
        laying = [one for one in legal if isinstance(one, Lay)]
        back = [one for one in legal if isinstance(one, TakeBack)]
        if entering or laying or back:
            action = entering[0] if entering else rng.choice(laying) if laying else back[0]
        else:
            action = decide(bot, match.rules.view(match.state, 0), legal, rng).action
        match.play(action)
    return match


@pytest.mark.rule("I-58")
def test_the_better_way_is_one_and_can_be_played(careless: Match) -> None:
    table = table_of("irene")
    assert isinstance(table, KnowsBetter)
    found = table.better_way(careless)
    assert found is not None
    ply, actions = found
    branch = branch_of(careless, ply)
    for action in actions:
        assert branch.play(action) and branch.steps[-1].action == action
    assert branch.outcome is not None and careless.outcome is not None
    assert branch.outcome.scores[0].total > careless.outcome.scores[0].total
    assert table.better_way(branch) is None, "there is none better than the best"


def test_a_result_shows_the_better_way(careless: Match, tmp_path_factory: pytest.TempPathFactory) -> None:
    player = Player(tmp_path_factory.mktemp("home"), (1024, 576), Settings(animation_speed=0, tips=False))
    with player.listening() as said:
        player.house.doors.past_result(careless, 0)
        player.step(times=3)
    assert {"Your path", "The best path: 4 points", "4", "1"} <= said and "would have won" not in said
    player.click("better")
    player.until(lambda: player.at(ReplayScene))
    player.close()


def test_what_has_no_room_is_left_out_sentence_by_sentence() -> None:
    stage = Stage((1600, 900))
    lead, told = Run("Turn 9: ", "bold"), Run("Mia ran. She laid a lamp, then a ring, then a rose. She came home.")
    whole = lay_out(stage, [lead, told], 400, PX).height
    assert _fitting(stage, [lead, told], 400, whole) == [lead, told]
    shorter = _fitting(stage, [lead, told], 400, whole - 1)
    assert shorter[0] == lead and shorter[1].text in ("Mia ran. She laid a lamp, then a ring, then a rose.", "Mia ran.")
    assert _fitting(stage, [lead, told], 400, 1)[1].text == "Mia ran.", "one is always told"


@pytest.fixture(scope="module")
def window(tmp_path_factory: pytest.TempPathFactory) -> Iterator[PactPlayer]:
    with at_the_window(tmp_path_factory.mktemp("home")) as player:
        yield player


def test_rows_to_come_have_their_names_already_but_no_numbers(window: PactPlayer) -> None:
    window.lay(standstill(["W", "Y", "K"], mode="beginner", alone={0: "2W1Y"}), settings=MOVING)
    window.play("end")
    window.until(lambda: window.at(ResultScene))
    scene, stage = window.scene, window.house.stage
    scene._arrived, scene._counted = 1.0, 1.0
    scene.draw(stage)
    page = scene.page
    top, below = page.steps[2], page.steps[3]
    labels = page._table.score_labels(scene.ended.view, page.room)
    bare = page._uncounted
    assert bare is not None and labels > 0
    x, y, width, _ = stage.viewport.rect(page.room)
    edge, first, last = (
        stage.viewport.length(labels),
        *map(stage.viewport.length, (top - page.room.y, below - page.room.y)),
    )

    def differs(left: int, right: int) -> bool:
        """Whether anything is drawn in the row between two columns of pixels."""
        return any(
            stage.surface.get_at((x + across, y + down))[:3] != bare.get_at((across, down))[:3]
            for across in range(left, right, 3)
            for down in range(first + 4, last - 4, 3)
        )

    assert differs(0, edge - 4) and not differs(edge + 4, width - 4)


@pytest.mark.parametrize("game", slugs())
def test_no_turn_has_a_greater_number_than_there_were_turns(game: str) -> None:
    """In Irene the game ends within a turn, after which nobody's begins."""
    match = played(game, 3, MOST_PLIES)
    numbers = [match.rules.turns(match.state_at(ply)) + 1 for ply in range(match.cursor)]
    assert turns_played(match) == max(numbers)
    assert game != "irene" or (match.outcome is not None and match.rules.turns(match.state) < max(numbers))
