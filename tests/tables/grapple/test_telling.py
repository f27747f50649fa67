"""While a story is told the table of Grapple says what happens: ribbon, lane and light."""

from __future__ import annotations

import pytest

from goblins.tables.grapple.showing import (
    LANE,
    SIDES,
    BackFace,
    LaneFace,
    SidesFace,
    card_piece,
    tag_piece,
)
from goblins.words import say
from tests.support.grapple.builders import Fight, position
from tests.support.grapple.stories import (
    attacking,
    on_ribbon,
    told,
    winning,
)


@pytest.mark.rule("G-10")
def test_while_an_attack_is_told_the_table_says_so() -> None:
    beats = told(attacking("king", "raider"), "attack 1 king")
    names = {"name": "Mia", "other": "Grub"}
    charge = next(beat for beat in beats if beat.seconds > 0.1)
    assert on_ribbon(charge) == (say("grapple-now-battle"), say("grapple-now-battle.words", **names))
    assert charge.layout[SIDES].face == SidesFace(0, 1) and charge.layout[LANE].face == LaneFace(busy=True)
    assert tag_piece(0) in charge.layout and tag_piece(1) in charge.layout and tag_piece(2) not in charge.layout


@pytest.mark.rule("G-11")
def test_while_spoils_fly_the_ribbon_says_who_took_what() -> None:
    beats = told(winning(), "let stand")
    assert on_ribbon(beats[0]) == (say("grapple-now-won.own"), "Mia’s King took Grub’s Raider: +13.")
    assert on_ribbon(beats[-1])[0] == say("grapple-now-turn")


@pytest.mark.rule("G-03")
def test_who_draws_has_the_turn_on_the_ribbon() -> None:
    beats = told(position(["spy", "brute", "mage"], ["", "mage", "mage"]), "end")
    assert {on_ribbon(beat)[0] for beat in beats} == {say("grapple-now-awaited", name="Grub")}


@pytest.mark.rule("G-05")
def test_a_spied_hand_rises_as_backs_before_it_is_turned_up() -> None:
    state = position(["spy brute", "king mage", "mage"], ["", "mage", "mage"])
    hand = [card_piece(card) for card in state.secret.hands[1]]
    beats = told(state, "spy 1")
    seen = [beat for beat in beats if all(piece in beat.layout for piece in hand)]
    backs = [beat for beat in seen if all(isinstance(beat.layout[piece].face, BackFace) for piece in hand)]
    ways = [(beat.layout[hand[0]].x, beat.layout[hand[0]].y) for beat in backs]
    assert len(set(ways)) == 3, "behind the plate, beside the Spy, on the sheet"
    others = told(state, "spy 1", viewer=2)
    assert all(piece not in beat.layout for beat in others for piece in hand), "nobody else sees a card"


@pytest.mark.rule("G-14")
def test_while_a_reinforcement_is_laid_nobody_is_asked_to_hold_the_line() -> None:
    fight = Fight(1, "raider", "raider", asked=())
    state = position(["brute mage", "king brute", "mage"], ["", "mage", ""], phase="hold", battle=fight, acted=True)
    for viewer in (0, 1):
        beats = told(state, "hold king", viewer=viewer)
        laid = next(beat for beat in beats if beat.sound == "place_thud")
        assert on_ribbon(laid) == (say("grapple-now-battle"), say("grapple-tale-reinforces", name="Grub"))


@pytest.mark.rule("G-03")
def test_the_light_goes_to_the_one_who_draws_before_the_cards_do() -> None:
    beats = told(position(["spy", "brute", "mage"], ["", "mage", "mage"]), "end")
    drawn = next(index for index, beat in enumerate(beats) if beat.sound == "grapple_draw")
    assert beats[drawn].passed
