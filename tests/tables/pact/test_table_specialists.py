"""Pact by hand: every Specialist, also through the Mimic, and the games of a campaign."""

from __future__ import annotations

from typing import Any

import pytest

from goblins.games.pact import actions as a
from goblins.games.pact.content import SPECIALISTS
from goblins.games.pact.state import BY_FIXER, NOBODY, PactState, Won
from goblins.scenes.after.result import ResultScene
from goblins.scenes.table.screen import TableScene
from goblins.tables.pact.places import (
    DECK,
    DISPLAY,
    HAND,
    TASK_DECK,
    cell_piece,
    column_piece,
    pact_piece,
    plate_piece,
)
from goblins.tables.pact.showing import TicketFace
from tests.support.pact.builders import changed, position
from tests.support.pact.lines import RULES, display, hand, named, owner, row_of, specialist
from tests.support.pact.player import MOVING, PactPlayer

AMONG_BOTS = ("human", "easy", "easy")
ROW = "2W1Y 2W1K1R 2G1B 2B1R"
#: The Specialist itself, or the Mimic while somebody else has that one.
HELPERS = ["itself", "mimic"]


def with_help(slug: str, helper: str) -> tuple[str, dict[str, int]]:
    """Whose card does the work, and who has which: the one to act, or their right-hand neighbour for the Mimic to copy."""
    return (slug, {slug: 0}) if helper == "itself" else ("mimic", {"mimic": 0, slug: 2})


def was_used(player: PactPlayer, card: str, slug: str) -> bool:
    """Whether the card went to the right; what a Mimic copied stays where it is (P-30, P-31)."""
    return player.state.public.specialist_used and owner(player.state, card) == 2 and owner(player.state, slug) == 2


# ---------------------------------------------------------------------- playing one more


@pytest.mark.rule("P-30", "P-31")
@pytest.mark.parametrize("helper", HELPERS)
@pytest.mark.parametrize("way", ["drag", "click", "keys"])
def test_the_taskmaster_plays_a_fourth_goblin(player: PactPlayer, helper: str, way: Any) -> None:
    card, held = with_help("taskmaster", helper)
    player.lay(position(hands=["WWWWY"], specialists=held), *AMONG_BOTS)
    player.play("play W", "play W", "play W")
    player.make(player.goblin("W"), player.specialist(card), way)
    assert player.done()[-1] == a.PlayMore(0, 0) and display(player.state) == "WWWW"
    assert was_used(player, card, "taskmaster")


@pytest.mark.rule("P-31")
def test_the_fourth_goblin_may_just_be_dropped_on_the_display(player: PactPlayer) -> None:
    player.lay(position(hands=["WWWWY"], specialists={"taskmaster": 0}), *AMONG_BOTS)
    player.play("play W", "play W")
    assert [target for _, target in player.ways("more Y")] == [player.specialist("taskmaster")], (
        "the third one needs no help"
    )
    player.play("play W")
    player.drag(player.goblin("Y"), DISPLAY)
    assert player.kinds_done()[-1] == "PlayMore" and display(player.state) == "WWWY"


@pytest.mark.rule("P-31")
@pytest.mark.parametrize("helper", HELPERS)
@pytest.mark.parametrize("onto", ["display", "card"])
def test_the_drummer_plays_after_recruiting(player: PactPlayer, helper: str, onto: str) -> None:
    card, held = with_help("drummer", helper)
    player.lay(position(hands=["G"], specialists=held), *AMONG_BOTS)
    player.play("take 0", "take 1")
    player.drag(player.goblin("G"), DISPLAY if onto == "display" else player.specialist(card))
    assert player.done()[-1] == a.PlayMore(0, 3) and display(player.state) == "G"
    assert was_used(player, card, "drummer")


# ---------------------------------------------------------------------- the others


@pytest.mark.rule("P-31")
@pytest.mark.parametrize("helper", HELPERS)
@pytest.mark.parametrize("how", ["goblin to hand", "card to goblin", "card to deck"])
def test_the_press_gang_recruits_a_third(player: PactPlayer, helper: str, how: str) -> None:
    card, held = with_help("pressgang", helper)
    player.lay(position(row="WYKG", deck="BRBR", specialists=held), *AMONG_BOTS)
    player.play("take 0", "take 1")
    assert row_of(player.state) == "BRKG"
    if how == "goblin to hand":
        player.drag(player.in_row(2), HAND)
    else:
        player.drag(player.specialist(card), player.in_row(2) if how == "card to goblin" else DECK)
    from_deck = how == "card to deck"
    assert player.done()[-1] == a.TakeMore(0, a.DECK if from_deck else 2)
    assert hand(player.state) == ("WYB" if from_deck else "WYK") and row_of(player.state) == (
        "BRKG" if from_deck else "BRBG"
    )
    assert was_used(player, card, "pressgang")


@pytest.mark.rule("P-31")
@pytest.mark.parametrize("helper", HELPERS)
@pytest.mark.parametrize("how", ["task to deck", "card to task"])
@pytest.mark.parametrize("way", ["drag", "click", "keys"])
def test_the_schemer_changes_a_task(player: PactPlayer, helper: str, how: str, way: Any) -> None:
    card, held = with_help("schemer", helper)
    player.lay(position(tasks=ROW, next_tasks="3W1Y1B", specialists=held), *AMONG_BOTS)
    task = player.task("2G1B")
    player.make(*((task, TASK_DECK) if how == "task to deck" else (player.specialist(card), task)), way)
    assert player.done() == [a.Scheme(0, 2)] and named(player.state.public.open_tasks) == "2W1Y 2W1K1R 3W1Y1B 2B1R"
    assert named(player.state.secret.task_deck[:1]) == "2G1B" and was_used(player, card, "schemer")


@pytest.mark.rule("P-31")
@pytest.mark.parametrize("helper", HELPERS)
def test_the_fixer_is_a_lane_of_the_sheet(player: PactPlayer, helper: str) -> None:
    card, held = with_help("fixer", helper)
    player.lay(position(["WWY"], phase="tasks", tasks=ROW, specialists=held), *AMONG_BOTS)
    player.drag(player.task("2W1Y"), plate_piece(0))
    with player.listening() as said:
        player.redraw()
    lane = "Fixer" if helper == "itself" else "Mimic as Fixer"
    assert lane in said and f"goes to {player.match.setup.seats[2].name}" in said
    player.drag(column_piece(2), cell_piece(2, BY_FIXER))
    player.press_main("Complete")
    assert display(player.state) == "Y" and was_used(player, card, "fixer")


@pytest.mark.rule("P-31", "P-32")
def test_the_fixer_completes_what_lacks_one_goblin(player: PactPlayer) -> None:
    player.lay(position(["WW", "K"], phase="tasks", tasks=ROW, specialists={"fixer": 0}), *AMONG_BOTS)
    player.drag(player.task("2W1Y"), plate_piece(0))
    assert named(player.state.public.alone[0]) == "2W1Y" and owner(player.state, "fixer") == 2


REFUSALS = [
    ("taskmaster", 0, "P-31"),
    ("mimic", 0, "P-31"),
    ("fixer", 0, "P-31"),
    ("pressgang", 0, "P-31"),
    ("drummer", 0, "P-31"),
    ("schemer", 2, "P-30"),
]


@pytest.mark.rule("P-30", "P-31")
@pytest.mark.parametrize(("slug", "holder", "clause"), REFUSALS)
def test_a_specialist_says_what_it_is_for(player: PactPlayer, slug: str, holder: int, clause: str) -> None:
    """One's own what to do instead of dragging it; another's, whose it is."""
    start = position(["W", "K"], ["WY"], tasks=ROW, specialists={slug: holder})
    player.lay(start, *AMONG_BOTS, settings=MOVING)
    piece = player.specialist(slug)
    home = player.placement(piece)
    player.drag(piece, DISPLAY)
    assert not player.done() and player.said().startswith(f"{clause} ") and len(player.said()) > 20
    player.still()
    assert player.placement(piece) == home


@pytest.mark.rule("P-30")
def test_only_one_specialist_a_turn(player: PactPlayer) -> None:
    start = position(["WWK"], ["WWWW"], tasks=ROW, specialists={"taskmaster": 0, "schemer": 0})
    player.lay(start, *AMONG_BOTS)
    player.do("scheme 2B1R")
    player.play("play W", "play W", "play W")
    assert not [one for one in player.table.reach.gestures.values() if isinstance(one.first, a.PlayMore | a.Scheme)]


# ---------------------------------------------------------------------- alone


def won_game(used: str = "taskmaster drummer fixer", game: int = 1) -> PactState:
    """Between two games of a campaign: game 1 is won, three Specialists were used."""
    held = {slug: NOBODY if slug in used.split() else 0 for slug in SPECIALISTS}
    state = position(["WWK"], ["WYKG"], mode="solo", campaign=True, tasks=ROW, specialists=held)
    won = tuple(Won((20 + number, 10, 11)) for number in range(game))
    state = changed(state, phase="next", won=won, game=game, old_masters=())
    assert RULES.audit(state) == ()
    return state


@pytest.mark.rule("P-71")
def test_alone_all_six_specialists_are_at_hand(player: PactPlayer) -> None:
    held = dict.fromkeys(SPECIALISTS, 0)
    player.lay(position(["W"], ["WY"], mode="solo", tasks=ROW, specialists=held), "human")
    player.drag(player.specialist("schemer"), player.task("2G1B"))
    assert owner(player.state, "schemer") == NOBODY and player.face(player.specialist("schemer")).spent is True
    assert player.face(player.specialist("mimic")) == TicketFace(specialist("mimic"), spent=False, resting=True)


@pytest.mark.rule("P-75")
def test_two_specialists_come_back_before_the_next_game(player: PactPlayer) -> None:
    player.lay(won_game(), "human")
    with player.listening() as said:
        player.redraw()
    assert "Game 1 is won!" in said and player.labels() == {"End the campaign"}
    player.click(player.spot(player.specialist("fixer")))
    assert player.done() == [a.TakeBack(0, specialist("fixer"))] and player.labels() == {"End the campaign"}
    player.click(player.spot(player.specialist("taskmaster")))
    assert player.labels() == {"End the campaign", "Play game 2"}
    kept = hand(player.state), display(player.state)
    player.press_main("Play game 2")
    player.settle()
    assert (hand(player.state), display(player.state)) == kept
    assert (player.state.public.game, player.state.public.phase) == (2, "turn")
    assert [slug for slug in SPECIALISTS if owner(player.state, slug) == NOBODY] == ["drummer"]


@pytest.mark.rule("P-75")
def test_a_campaign_may_end_after_a_won_game(player: PactPlayer) -> None:
    player.lay(won_game(), "human")
    player.press_main("End the campaign", "No")
    assert player.at(TableScene) and not player.done()
    player.press_main("End the campaign", "Yes")
    player.settle()
    outcome = player.match.outcome
    assert player.at(ResultScene) and outcome and outcome.reason == "won" and outcome.scores[0].total == 20


@pytest.mark.rule("P-76")
def test_a_campaign_goes_on_later_between_its_games(player: PactPlayer) -> None:
    player.lay(won_game(), "human")
    player.do("back fixer")
    before = player.state
    player.go_on_later()
    assert player.state == before and player.labels() == {"End the campaign"}
    player.do("back drummer")
    player.do("next")
    player.settle()
    assert player.state.public.game == 2


@pytest.mark.rule("P-72")
def test_what_slides_away_is_said(player: PactPlayer) -> None:
    player.lay(position(["W"], ["WY"], mode="solo", tasks=ROW), "human")
    with player.listening() as said:
        player.redraw()
    assert {"slides", "recruit,", "only", "may"} <= set(" ".join(said).split())
    player.do("play W")
    with player.listening() as said:
        player.redraw()
    assert {"slides", "away"} <= set(" ".join(said).split())
    player.do("play Y")
    with player.listening() as said:
        player.redraw()
    told = " ".join(said).split()
    assert "away" not in told and {"no", "slides"} <= set(told)
    player.press_main("End turn")
    player.settle()
    assert not player.state.public.pacts[1], "two were played: nothing slides"


@pytest.mark.rule("P-24", "P-25")
def test_alone_helix_and_ferdix_are_the_neighbours(player: PactPlayer) -> None:
    player.lay(position(["WW", "Y", "Y"], mode="solo", phase="tasks", tasks=ROW), "human")
    player.drag(player.task("2W1Y"), pact_piece(2))
    assert player.done() == [a.Complete(0, 0, 2)] and named(player.state.public.pacts[2]) == "2W1Y"


# ---------------------------------------------------------------------- whole games


@pytest.mark.parametrize(
    ("who", "seed", "options"),
    [
        (("human",), 3, {"campaign": False}),
        (("human", "easy"), 5, {}),
        (("easy", "human", "easy"), 6, {"mode": "beginner"}),
        (("human", "easy", "easy", "human", "easy"), 7, {"mode": "expert"}),
    ],
)
def test_whole_games_through_the_interface(player: PactPlayer, who: tuple[str, ...], seed: int, options: Any) -> None:
    player.deal(*who, seed=seed, **options)
    match = player.finish()
    assert match.outcome and match.outcome.reason in match.rules.info.reasons and not match.assisted
