"""The end of a game of Pact as its players see it: the last round, standstill, and the campaign's last two games."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any

import pytest
from msgspec.structs import replace

from goblins.games.pact.content import SPECIALISTS
from goblins.games.pact.kinds import KINDS
from goblins.games.pact.state import NOBODY, PactState, Won
from goblins.library.settings import Settings
from goblins.scenes.after.result import ResultScene
from goblins.tables.pact.places import GOBLIN, master_piece, plate_piece
from goblins.tables.pact.showing import ShownFace
from goblins.ui.draw.rich import Paragraph
from tests.support.lettering import written
from tests.support.pact.builders import position, standstill
from tests.support.pact.lines import display, hand, named
from tests.support.pact.player import MOVING, STILL, PactPlayer, at_the_window

LARGE_TYPE = Settings(animation_speed=0, bot_pace=4, pause=0, text_size=150)
MINE = plate_piece(0)
ROW = "2W1Y 2Y1K 2K1G 2G1B"
EARLIER = (Won((21, 9, 8)), Won((17, 16, 3)), Won((23, 20, 22)))


@pytest.fixture(scope="module")
def player(tmp_path_factory: pytest.TempPathFactory) -> Iterator[PactPlayer]:
    with at_the_window(tmp_path_factory.mktemp("home")) as found:
        yield found


def near_the_end(game: int, **fields: Any) -> PactState:
    """The last turn of a game of the campaign: two goblins were played, no Task is left in the deck, and one can be completed."""
    usual: dict[str, Any] = {
        "tasks": ROW,
        "deck": "RRRRRRRR",
        "rest_tasks": "alone 0",
        "phase": "tasks",
        "deed": "play",
        "played": 2,
        "specialists": {"schemer": 0},
        "masters": "B",
        "old_masters": tuple(range(game - 1)),
    }
    won = {"campaign": True, "game": game, "won": EARLIER[: game - 1]}
    return position(["WWYKR", "", ""], ["WGGB"], mode="solo", **{**usual, **won, **fields})


def win(player: PactPlayer) -> None:
    """The last Task, and the Task for the most dynamite, are dragged to oneself."""
    player.drag(player.task("2W1Y"), MINE)
    player.press_main("End turn")
    assert player.state.public.phase == "prize"
    player.drag(player.task("2Y1K"), MINE)
    player.settle()


def words_of(player: PactPlayer) -> set[str]:
    """Everything that is written in the window now."""
    with player.listening() as said:
        player.redraw()
    return said


def owned(state: PactState) -> set[str]:
    return {slug for slug, owner in zip(SPECIALISTS, state.public.specialists, strict=True) if owner != NOBODY}


# ---------------------------------------------------------------------- the campaign


@pytest.mark.rule("P-75", "P-76")
def test_the_third_game_is_won_and_the_fourth_begins(player: PactPlayer) -> None:
    """Two Specialists are taken back by clicking; hand, display and the unused Specialist stay, and another Master comes."""
    player.lay(near_the_end(3), "human")
    assert "Solo, game 3 of 4" in words_of(player)
    win(player)
    said = words_of(player)
    assert (
        player.state.public.phase == "next"
        and "Game 3 is won!" in said
        and str(player.state.public.won[2].glory[0]) in said
    )
    assert {"One", "makes", "Grand"} <= said, "the next victory is the last one that is needed"
    assert player.labels() == {"End the campaign"} and player.button("Play game 4") is None, "two may come back first"
    for taken, slug in enumerate(("fixer", "drummer"), 1):
        assert player.face(player.specialist(slug)).spent, "used"
        player.click(player.spot(player.specialist(slug)))
        assert player.state.public.taken_back == taken and not player.face(player.specialist(slug)).spent
    player.press_main("Play game 4")
    player.settle()
    said = words_of(player)
    assert player.state.public.game == 4 and player.state.public.phase == "turn" and "Solo, game 4 of 4" in said
    assert "Game 3 is won!" not in said and player.match.outcome is None
    assert hand(player.state) == "WGGB" and display(player.state) == "KR"
    shown = [type(player.face(piece)) for piece in player.shown if piece.kind == GOBLIN]
    assert shown.count(ShownFace) == 2 + 2, "my own goblins, and one each of Helix and Ferdix"
    assert owned(player.state) == {"schemer", "fixer", "drummer"}
    fresh = {slug for slug in SPECIALISTS if not player.face(player.specialist(slug)).spent}
    assert fresh == {"schemer", "fixer", "drummer"}, "so they look"
    master = player.face(master_piece(0)).kind
    assert master == player.state.public.masters[0] and KINDS[master] not in ("shaman", "builder", "merchant")
    assert not any(player.state.public.alone) and not any(player.state.public.pacts)
    player.go_on_later()
    assert "Solo, game 4 of 4" in words_of(player) and hand(player.state) == "WGGB"


@pytest.mark.rule("P-75")
def test_the_fourth_game_is_won_to_the_title(player: PactPlayer) -> None:
    player.lay(near_the_end(4), "human")
    with player.listening() as said:
        win(player)
        player.until(lambda: player.at(ResultScene))
        player.step(times=3)
    outcome = player.match.outcome
    assert outcome and outcome.reason == "grand_master" and outcome.rule == "P-75" and outcome.winners == (0,)
    glory = player.state.public.won[3].glory[0]
    assert {"Grand Master!", "Game 4 of 4", "before: 21, 17, 23 Glory", str(glory)} <= said
    assert f"Won with {21 + 17 + 23 + glory} Glory" in said


def test_nothing_is_offered_while_the_end_is_told(player: PactPlayer) -> None:
    """*End turn* stood there, lit, through four seconds of winter."""
    player.lay(near_the_end(4, rest_tasks="alone 1"), "human", settings=MOVING)
    player.drag(player.task("2W1Y"), MINE)
    player.settle()
    player.press_main("End turn")
    assert player.match.outcome and player.table.top.director.busy and player.button("End turn") is None
    assert player.widget("hint").icon == "hint", "that it is the end is not said before it is told"
    player.until(lambda: player.at(ResultScene))


@pytest.mark.parametrize("settings", [STILL, LARGE_TYPE])
def test_the_words_between_two_games_stay_above_the_buttons(
    player: PactPlayer, monkeypatch: pytest.MonkeyPatch, settings: Settings
) -> None:
    player.lay(near_the_end(3), "human", settings=settings)
    win(player)
    bottoms: list[float] = []
    draw = Paragraph.draw

    def noted(self: Paragraph, stage: Any, x: float, y: float, *more: Any) -> None:
        bottoms.append(y + self.height)
        draw(self, stage, x, y, *more)

    monkeypatch.setattr(Paragraph, "draw", noted)
    player.redraw()
    button = player.button("End the campaign")
    assert button and bottoms and max(bottoms) <= button.rect.y


# ---------------------------------------------------------------------- standstill and the last round


def idle(**fields: Any) -> PactState:
    """A solo game that ends after this turn, because nobody completed a Task for ten rounds."""
    return position(["W"], mode="solo", phase="tasks", deed="play", played=2, idle=9, **fields)


@pytest.mark.rule("P-26", "P-75")
@pytest.mark.parametrize(
    ("fields", "reason", "judged"),
    [
        ({"alone": {1: "2W1Y 2Y1K"}}, "lost", "not more Glory than both Helix and Ferdix"),
        ({"alone": {0: "2W1Y 2Y1K"}}, "won", "more Glory than Helix and Ferdix"),
    ],
)
def test_alone_a_standstill_is_told_with_who_won(
    player: PactPlayer, fields: dict[str, Any], reason: str, judged: str
) -> None:
    player.lay(idle(**fields), "human")
    player.press_main("End turn")
    player.settle()
    outcome = player.match.outcome
    assert outcome and (outcome.reason, outcome.rule) == (reason, "P-75")
    assert outcome.text == f"ten rounds without a completed Task P-26, and {judged}"
    player.until(lambda: player.at(ResultScene))
    player.key("escape")
    player.step(times=3)
    assert "Ten rounds without a Task: the clans count their Glory." in words_of(player)


@pytest.mark.rule("P-40", "P-75")
def test_alone_a_winter_is_no_standstill(player: PactPlayer) -> None:
    player.lay(near_the_end(1, campaign=False), "human")
    win(player)
    outcome = player.match.outcome
    assert outcome and (outcome.reason, outcome.text) == ("won", "more Glory than Helix and Ferdix")


@pytest.mark.rule("P-26")
def test_a_campaign_tells_that_a_standstill_ended_its_game(player: PactPlayer) -> None:
    player.lay(idle(alone={0: "2W1Y 2Y1K"}, campaign=True), "human")
    player.press_main("End turn")
    player.settle()
    assert player.state.public.phase == "next" and {"ten", "rounds", "without"} <= words_of(player)
    player.lay(near_the_end(1), "human")
    win(player)
    assert player.state.public.phase == "next" and "rounds" not in words_of(player)


@pytest.mark.rule("P-40")
def test_the_last_round_is_seen_in_everybodys_turn(player: PactPlayer) -> None:
    who = ("human", "human", "human")
    for winter in (True, False):
        start = position(["W", "Y", "K"], ["W", "Y", "K"], tasks=f"{ROW[5:]} -" if winter else ROW, winter=winter)
        player.lay(start, *who, opened=False)
        assert ("the last round" in words_of(player)) is winter, "also before the hand is shown"
        player.look()
        player.play("play W")
        assert ("the last round" in words_of(player)) is winter


@pytest.mark.rule("P-57")
def test_glory_below_nothing_has_a_proper_minus_sign(player: PactPlayer) -> None:
    player.lay(standstill(["W", "Y", "K"], commands={0: "VI", 1: "IV", 2: "V"}), "easy", "easy", "human")
    with player.listening() as said:
        player.press_main("End turn")
        player.until(lambda: player.at(ResultScene))
        player.step(times=3)
    assert {"−1", "−2"} <= said and not {"-1", "-2"} & said


@pytest.mark.rule("P-24")
@pytest.mark.parametrize("mode", ["beginner", "expert"])
def test_what_others_did_alone_is_explained(player: PactPlayer, monkeypatch: pytest.MonkeyPatch, mode: str) -> None:
    """With words where there is room for them, else with the sign of the score sheet."""
    state = position(["W", "Y", "K", "G", "B"], mode=mode, seats=5, alone={1: "2W1Y 2Y1K", 2: "2K1G"})
    player.lay(state, "human", *["easy"] * 4)
    assert named(player.state.public.alone[1]) == "2W1Y 2Y1K"
    stage, icons = player.house.stage, []
    monkeypatch.setattr(stage, "icon", lambda name, *_, **__: icons.append(name))
    assert ("alone" in words_of(player)) is (mode == "beginner")
    del icons[:]  # what is drawn ahead, out of sight, is drawn for everybody's turn and mood
    top = player.table.top
    top.table.draw_ground(stage, top.view, top.context, top.log)
    assert icons.count("pact_alone") == (1 if mode == "beginner" else 2)


def test_what_slides_can_be_read_in_large_type(player: PactPlayer) -> None:
    """Its words were made to fit two lines, in letters smaller than before."""
    heights = []
    for size in (100, 150):
        player.deal("human", settings=replace(LARGE_TYPE, text_size=size, language="de", tips=False))
        player.do(player.easy_choice())
        player.settle()
        assert player.view.public.phase == "turn"
        with written() as lines:
            player.redraw()
        heights.append(next(line.rect.h for line in lines if line.text.startswith("entwischt")))
    player.house.change_settings(replace(player.house.settings, language="en", text_size=100))
    assert heights[1] > 1.1 * heights[0]
