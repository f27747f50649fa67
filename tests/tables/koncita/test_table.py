"""Koncita by hand: cards, goblins, shoves, Forfeits, bounces and gestures, by dragging, clicking and keys."""

from __future__ import annotations

from typing import Any

import pytest

from goblins.games.koncita.content import KINDS
from goblins.games.koncita.room import COLOURS
from goblins.scenes.reading.rulebook import RulebookScene
from goblins.tables.koncita.geometry import zone
from goblins.tables.koncita.showing import (
    DISCARDS,
    PRINCESS_PIECE,
    card_piece,
    deck_piece,
    goblin_piece,
    panel_piece,
    thing_piece,
    wall_piece,
)
from goblins.ui.moving.motion import Piece
from goblins.ui.widgets.messages import toast_rect
from tests.support.koncita import names as k
from tests.support.koncita.builders import decision, description, named, position, sq
from tests.support.koncita.player import MOVING, KoncitaPlayer

RED, YELLOW, GREEN, BLUE = range(4)
HEAD, LEGS, VOICE = KINDS.index("head"), KINDS.index("legs"), KINDS.index("voice")
ALONE = ("human", "easy")


def card(player: KoncitaPlayer, text: str) -> Piece:
    """The card of that description in the hand of the one who looks."""
    return card_piece(next(card for card in player.view.hand if description(card) == text))


def stands(player: KoncitaPlayer, seat: int = 0) -> str:
    """The square of a seat's goblin."""
    return named([player.state.public.goblins[seat]]).pop()


def kinds_done(player: KoncitaPlayer) -> list[str]:
    return [type(action).__name__ for action in player.done()]


# ---------------------------------------------------------------------- cards and what they move


@pytest.mark.rule("K-10", "K-11", "K-12")
def test_a_card_is_dragged_onto_a_square(player: KoncitaPlayer) -> None:
    player.lay(position("c4 f6", hand=["goblin red yellow"]), *ALONE)
    lying = card(player, "goblin red yellow")
    player.drag(lying, player.square("c3"))
    player.settle()
    assert player.done() == [k.Pick(0, lying.number), k.Move(0, RED)]
    assert stands(player) == "c3"


def test_a_card_is_dragged_onto_a_wall(player: KoncitaPlayer) -> None:
    player.lay(position("c4 f6", hand=["goblin red yellow"], princess="d6"), *ALONE)
    player.drag(card(player, "goblin red yellow"), wall_piece(YELLOW))
    player.settle()
    assert stands(player) == "d4"
    player.lay(position("c4 f6", hand=["princess red green"], princess="d6"), *ALONE)
    player.drag(card(player, "princess red green"), wall_piece(RED))
    player.settle()
    assert named([player.state.public.princess]) == {"d5"} and stands(player) == "c4"


@pytest.mark.parametrize("way", ["the goblin", "the card"])
def test_a_card_laid_on_its_own_piece_is_picked_and_used_afterwards(player: KoncitaPlayer, way: str) -> None:
    player.lay(position("c4 f6", hand=["goblin red yellow"]), *ALONE)
    lying = card(player, "goblin red yellow")
    player.drag(lying, player.square("c4"))
    player.settle()
    assert kinds_done(player) == ["Pick"] and decision(player.state) == ("use", 0)
    assert player.placement(lying).rect.centre == zone("first_card").centre
    player.drag(goblin_piece(0) if way == "the goblin" else lying, player.square("d4"))
    player.settle()
    assert kinds_done(player) == ["Pick", "Move"] and stands(player) == "d4"


@pytest.mark.parametrize("hand", [["goblin red yellow", "goblin green blue"], ["goblin red yellow"] * 2])
def test_a_goblin_that_is_dragged_takes_the_one_card_that_fits(player: KoncitaPlayer, hand: list[str]) -> None:
    """Two cards with the same face are one choice."""
    player.lay(position("c4 f6", hand=[*hand, "princess green blue"]), *ALONE)
    player.drag(goblin_piece(0), player.square("c3"))
    player.settle()
    assert kinds_done(player) == ["Pick", "Move"] and stands(player) == "c3"
    assert description(player.done()[0].card) == "goblin red yellow"  # type: ignore[union-attr]


def test_cards_with_the_same_face_are_one_choice_for_a_square(player: KoncitaPlayer) -> None:
    player.lay(position("c4 f6", hand=["goblin red yellow"] * 3), *ALONE)
    player.click(player.square("c3", 0.3, 0.3))
    player.settle()
    assert kinds_done(player) == ["Pick", "Move"] and stands(player) == "c3"


def test_the_princess_is_dragged_as_well(player: KoncitaPlayer) -> None:
    player.lay(position("c4 f6", hand=["goblin red yellow", "princess green blue", "goblin red blue"]), *ALONE)
    player.drag(PRINCESS_PIECE, player.square("g3"))
    player.settle()
    assert named([player.state.public.princess]) == {"g3"}


@pytest.mark.parametrize("way", ["drag", "click", "bare"])
@pytest.mark.parametrize("spot", [(0.5, 0.5), (0.2, 0.5), (0.8, 0.5)])
def test_of_two_cards_that_fit_one_is_chosen(player: KoncitaPlayer, spot: tuple[float, float], way: str) -> None:
    """They rise, with the goblin dragged there, selected, or untouched; the next click chooses."""
    player.lay(
        position("c4 f6", hand=["goblin red yellow", "goblin red blue", "princess red blue"], oscar="d8"), *ALONE
    )
    place = player.square("c3", *spot)
    if way == "drag":
        player.drag(goblin_piece(0), place)
    else:
        if way == "click":
            player.click(player.spot(goblin_piece(0)))
            assert player.table.reach.hand.selected == goblin_piece(0)
        player.click(place)
    player.still()
    rising = player.table.reach.attention(previews=True).rising
    assert rising == {card(player, "goblin red yellow"), card(player, "goblin red blue")}
    assert not player.done() and "click the one you mean" in player.said()
    player.click(player.spot(card(player, "goblin red blue")))
    player.settle()
    assert stands(player) == "c3" and description(player.done()[0].card) == "goblin red blue"  # type: ignore[union-attr]


@pytest.mark.rule("K-14", "K-30")
@pytest.mark.parametrize(("half", "use"), [(0.25, k.Move(0, GREEN)), (0.75, k.Run(0, RED))])
def test_a_square_that_is_oscars_too_has_two_halves(player: KoncitaPlayer, half: float, use: k.KoncitaAction) -> None:
    player.lay(position("c4 f6", hand=["goblin red green oscar"], oscar="c8"), *ALONE)
    player.drag(card(player, "goblin red green oscar"), player.square("c5", half))
    player.settle()
    assert player.done()[1] == use


def test_oscar_himself_is_dragged_to_the_end_of_his_way(player: KoncitaPlayer) -> None:
    player.lay(position("c4 f6", hand=["goblin red green oscar"], oscar="d8", princess="h2"), *ALONE)
    player.drag(thing_piece(k.OSCAR), player.square("d2"))
    player.settle()
    assert player.done()[1:] == [k.Run(0, RED)] and player.state.public.things[k.OSCAR] == sq("d2")


# ---------------------------------------------------------------------- shoves


SHOVING: dict[str, Any] = {"hand": ["goblin yellow green"], "princess": "g3", "oscar": "d8"}


@pytest.mark.rule("K-17")
@pytest.mark.parametrize("target", ["d3", "d5", "e4"])
def test_the_shoved_goblin_is_dragged_to_its_square(player: KoncitaPlayer, target: str) -> None:
    player.lay(position("c4 d4", **SHOVING), *ALONE)
    player.do("goblin yellow green > yellow")
    assert decision(player.state) == ("shove", 0)
    player.drag(goblin_piece(1), player.square(target))
    assert stands(player, 1) == target and stands(player) == "d4"


@pytest.mark.rule("K-18")
def test_a_chain_is_shoved_goblin_by_goblin(player: KoncitaPlayer) -> None:
    player.lay(position("c4 d4 e4", **SHOVING), "human", "easy", "easy")
    player.do("goblin yellow green > yellow")
    player.drag(goblin_piece(1), player.square("e4"))
    assert decision(player.state) == ("shove", 0) and player.state.public.pending[-1].goblin == 2
    player.drag(goblin_piece(2), player.square("e3"))
    assert [stands(player, seat) for seat in range(3)] == ["d4", "e4", "e3"]


@pytest.mark.rule("K-17")
@pytest.mark.parametrize("spot", [(0.5, 0.5), (0.8, 0.5), (0.6, 0.35)])
def test_the_square_the_mover_came_from_is_refused(player: KoncitaPlayer, spot: tuple[float, float]) -> None:
    player.lay(position("c4 d4", **SHOVING), *ALONE)
    player.do("goblin yellow green > yellow")
    player.drag(goblin_piece(1), player.square("c4", *spot))
    assert decision(player.state) == ("shove", 0), "it stays to be decided"
    assert player.said().startswith("K-17 Not to the square")
    toast = player.table.toast
    assert toast
    player.click(toast_rect(player.house.stage, toast, player.table.toast_y, player.table.toast_area).centre)
    assert player.at(RulebookScene)


# ---------------------------------------------------------------------- Forfeits, bounces, room cards


@pytest.mark.rule("K-25", "K-26", "K-32")
@pytest.mark.parametrize("way", ["click", "panel"])
def test_a_deck_is_chosen_and_the_room_card_goes_away(player: KoncitaPlayer, way: str) -> None:
    player.lay(position("c4 f6", hand=["goblin red blue"], casket="c3"), *ALONE)
    player.do("goblin red blue > red")
    player.settle()
    assert decision(player.state) == ("take", 0)
    if way == "click":
        player.click(player.spot(deck_piece(LEGS)))
    else:
        player.drag(deck_piece(LEGS), panel_piece(0))
    assert player.done()[-1] == k.Take(0, LEGS)
    player.settle()
    assert decision(player.state) == ("relocate", 0)
    player.drag(thing_piece(k.CASKET), player.square("e4"))
    assert player.done()[-1] == k.Relocate(0, sq("e4"))
    assert stands(player) == "c3"


@pytest.mark.rule("K-22", "K-24")
def test_a_goblin_bounces_off_the_princess(player: KoncitaPlayer) -> None:
    player.lay(position("d5 f6", hand=["goblin red blue"], princess="d4"), *ALONE)
    player.do("goblin red blue > red")
    player.do("take voice")
    player.settle()
    assert decision(player.state) == ("bounce", 0)
    player.drag(goblin_piece(0), player.square("d7"))
    assert player.done()[-1] == k.Bounce(0, sq("d7"))


@pytest.mark.rule("K-23")
@pytest.mark.parametrize("square", ["e4", "d5", "f6"])
def test_a_goblin_that_bounces_too_near_or_onto_somebody_is_refused(player: KoncitaPlayer, square: str) -> None:
    player.lay(position("d5 f6", hand=["goblin red blue"], princess="d4"), *ALONE)
    player.do("goblin red blue > red")
    player.do("take voice")
    player.settle()
    player.drag(goblin_piece(0), player.square(square))
    assert decision(player.state) == ("bounce", 0) and player.said().startswith("K-23")


@pytest.mark.rule("K-32")
def test_a_kind_that_one_holds_is_refused(player: KoncitaPlayer) -> None:
    player.lay(position("c4 f6", hand=["goblin red blue"], casket="c3", forfeits={0: ["legs"]}), *ALONE)
    player.do("goblin red blue > red")
    player.settle()
    player.drag(deck_piece(LEGS), panel_piece(0))
    assert decision(player.state) == ("take", 0)
    assert player.said().startswith("K-32 You hold a Legs Forfeit")


# ---------------------------------------------------------------------- no legal move


@pytest.mark.rule("K-15")
def test_without_a_legal_move_cards_are_thrown_away(player: KoncitaPlayer) -> None:
    player.lay(position("c1 f6", hand=["goblin red blue"] * 3, scepter="d2"), *ALONE)
    first, second, third = (card_piece(number) for number in player.view.hand)
    assert not player.has("Done")
    player.drag(first, player.square("c2"))
    assert not player.done() and player.said().startswith("K-15")
    player.drag(first, DISCARDS)
    player.settle()
    assert kinds_done(player) == ["Discard"] and player.has("Done")
    player.make(second, DISCARDS, "click")
    player.settle()
    assert kinds_done(player) == ["Discard"] * 2
    player.click("Done")
    assert kinds_done(player)[:3] == ["Discard", "Discard", "Done"]
    assert player.state.public.active == 1 and third.number in player.state.secret.hands[0]


@pytest.mark.rule("K-15")
def test_nothing_is_thrown_away_while_a_card_can_be_played(player: KoncitaPlayer) -> None:
    player.lay(position("c4 f6", hand=["goblin red blue"]), *ALONE)
    player.drag(card(player, "goblin red blue"), DISCARDS)
    assert not player.done() and player.said().startswith("K-15 Cards can’t be thrown away")


# ---------------------------------------------------------------------- clicks and keys, undo and hints


@pytest.mark.parametrize("way", ["click", "keys"])
def test_a_whole_turn_without_dragging(player: KoncitaPlayer, way: str) -> None:
    start = position(
        "c4 d4", hand=["goblin yellow green", "goblin red yellow", "princess red blue"], princess="g3", casket="d3"
    )
    player.lay(start, *ALONE)
    for words in ("goblin yellow green > yellow", "shove e4", "goblin red yellow > red", "take hands", "relocate d6"):
        player.do(words, way)  # type: ignore[arg-type]
    decided = [type(step.action).__name__ for step in player.match.steps if step.action.seat == 0]
    assert decided == ["Pick", "Move", "Shove", "Pick", "Move", "Take", "Relocate"]
    assert player.state.public.active == 1 and stands(player) == "d3"


def test_a_move_is_taken_back(player: KoncitaPlayer) -> None:
    player.lay(position("c4 f6", hand=["goblin red yellow"]), *ALONE)
    home = player.placement(goblin_piece(0))
    player.do("goblin red yellow > red")
    player.settle()
    assert player.placement(goblin_piece(0)) != home
    player.key("ctrl+z")
    assert player.match.cursor == 0 and not player.match.assisted
    assert decision(player.state) == ("pick", 0) and player.placement(goblin_piece(0)) == home
    player.do("goblin red yellow > yellow")
    assert stands(player) == "d4"


def test_a_hint_raises_a_card_and_says_why(player: KoncitaPlayer) -> None:
    player.lay(position("c4 f6", hand=["goblin red yellow", "princess green blue"]), *ALONE)
    player.hint()
    player.until(lambda: player.table.toast is not None)
    assert player.table.reach.hinted in {card_piece(number) for number in player.view.hand}
    assert player.match.assisted and len(player.said()) > 5


# ---------------------------------------------------------------------- what is not allowed


@pytest.mark.parametrize(
    ("text", "target", "clause"),
    [
        ("goblin red yellow", "c5", "K-11"),
        ("goblin red yellow", "f3", "K-11"),
        ("princess red blue", "c3", "K-1"),
        ("goblin green blue", wall_piece(RED), "K-11"),
    ],
)
def test_a_card_dropped_where_it_does_not_lead_goes_home_with_the_clause(
    player: KoncitaPlayer, text: str, target: str | Piece, clause: str
) -> None:
    hand = ["goblin red yellow", "princess red blue", "goblin green blue"]
    player.lay(position("c4 f6", hand=hand), *ALONE, settings=MOVING)
    lying = card(player, text)
    home = player.placement(lying)
    player.drag(lying, player.square(target) if isinstance(target, str) else target)
    assert not player.done(), "nothing was played"
    assert player.table.top.director.busy, "it glides"
    player.still()
    assert player.placement(lying) == home
    assert player.said().startswith(clause)


@pytest.mark.rule("K-13", "K-21")
@pytest.mark.parametrize(
    ("goblins", "text", "things", "colour", "clause"),
    [
        ("c1 f6", "goblin red green", {}, "red", "K-13"),
        ("c4 f6", "princess red yellow", {"princess": "d5", "casket": "d4"}, "red", "K-21"),
    ],
)
def test_a_picked_card_that_can_not_go_there_says_why(
    player: KoncitaPlayer, goblins: str, text: str, things: dict[str, Any], colour: str, clause: str
) -> None:
    player.lay(position(goblins, hand=[text], **things), *ALONE)
    player.do(f"pick {text}")
    player.settle()
    player.drag(card_piece(player.state.public.played[-1]), wall_piece(COLOURS.index(colour)))
    assert kinds_done(player) == ["Pick"] and player.said().startswith(clause)


@pytest.mark.rule("K-09")
def test_a_goblin_is_placed_from_its_panel(player: KoncitaPlayer) -> None:
    player.deal("human", "easy", seed=2)
    assert decision(player.state) == ("place", 0)
    first = player.match.cursor
    player.drag(goblin_piece(0), player.square("d4"))
    assert player.match.cursor == first and player.said().startswith("K-09")
    player.drag(goblin_piece(0), player.square("c8"))
    assert player.done(first)[0] == k.Place(0, sq("c8"))
