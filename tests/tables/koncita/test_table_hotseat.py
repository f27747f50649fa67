"""Two people at one window of Koncita: curtains, the covered hand, open decisions, Caught!, and games that go on later."""

from __future__ import annotations

import re

import pytest

from goblins.scenes.dialog import DialogScene
from goblins.scenes.table.curtain import CurtainScene
from goblins.scenes.table.screen import TableScene
from goblins.tables.koncita.geometry import hand_slot
from goblins.tables.koncita.showing import CARD, GESTURE, BackFace, CardFace, card_piece
from goblins.ui.moving.motion import Face
from tests.support.koncita import names as k
from tests.support.koncita.builders import decision, position, sq
from tests.support.koncita.player import MOVING, KoncitaPlayer

TWO = ("human", "human")
HAND = ["goblin red yellow", "princess green blue", "goblin green blue"]
OTHER_HAND = ["princess red green oscar", "goblin wild", "princess yellow blue"]
STUCK = ["goblin red blue"] * 3
CARD_WORDS = re.compile(r"\b(wild|red|yellow|green|blue)\b.*\b(goblin|princess) card\b")


def covered(player: KoncitaPlayer) -> bool:
    return player.table.top.context.covered


def hand_faces(player: KoncitaPlayer) -> set[type[Face]]:
    """What kinds of faces the cards of the hand show."""
    return {type(player.placement(card_piece(card)).face) for card in player.view.hand}


# ---------------------------------------------------------------------- curtains


@pytest.mark.rule("K-09")
def test_goblins_come_in_without_a_curtain(player: KoncitaPlayer) -> None:
    player.deal(*TWO, seed=4)
    for _ in range(2):
        assert player.at(TableScene) and covered(player) and hand_faces(player) == {BackFace}
        assert decision(player.state)[0] == "place" and player.table.top.context.viewer == 0
        assert not player.has("uncover"), "nobody needs to look at a hand yet"
        player.do(player.easy_choice())
        player.settle()
    first = player.table.match.state.public.active if player.at(TableScene) else 1
    assert player.at(CurtainScene) == (first != 0)
    player.look()
    assert not covered(player) and player.table.top.context.viewer == first


@pytest.mark.parametrize("settings", ["still", "moving"])
def test_the_curtain_falls_when_the_next_one_must_look(player: KoncitaPlayer, settings: str) -> None:
    more = {"settings": MOVING} if settings == "moving" else {}
    player.lay(position("c4 f6", hand=HAND, forfeits={1: ["oscar_runs"]}), *TWO, **more)  # type: ignore[arg-type]
    player.do("goblin red yellow > red")
    player.settle()
    assert player.at(TableScene) and covered(player), "the second card is the same person's"
    player.do("goblin green blue > blue")
    player.settle()
    assert player.at(CurtainScene)
    player.look()
    assert player.table.top.context.viewer == 1 and not covered(player)
    assert set(player.view.hand) == set(player.state.secret.hands[1])


@pytest.mark.rule("K-21", "K-24")
def test_the_other_takes_a_forfeit_and_bounces_at_the_open_table(player: KoncitaPlayer) -> None:
    player.lay(position("c2 d5", hand=["princess green blue"], princess="d4"), *TWO)
    player.do("princess green blue > green")
    for kind, words in (("take", "1: take legs"), ("bounce", "1: bounce d2")):
        player.settle()
        assert player.at(TableScene) and decision(player.state) == (kind, 1)
        assert player.table.top.context.viewer == 0 and covered(player) and not player.has("uncover")
        player.do(words)
    player.settle()
    assert player.state.public.goblins[1] == sq("d2") and player.at(TableScene)


@pytest.mark.rule("K-26")
def test_the_other_moves_a_room_card_at_the_open_table(player: KoncitaPlayer) -> None:
    player.lay(position("c4 d4", hand=["goblin yellow green"], casket="e4", princess="g3"), *TWO)
    for words in ("goblin yellow green > yellow", "shove e4", "1: take head", "1: relocate e7"):
        player.do(words)
        player.settle()
        assert player.at(TableScene) and player.table.top.context.viewer == 0
    assert player.state.public.things[k.CASKET] == sq("e7")


def test_one_person_among_bots_needs_neither_curtain_nor_cover(player: KoncitaPlayer) -> None:
    player.lay(position("c4 f6", hand=HAND), "human", "easy", opened=False)
    player.settle()
    assert player.at(TableScene) and not covered(player) and hand_faces(player) == {CardFace}
    player.do("goblin red yellow > red")
    player.do("goblin green blue > blue")
    player.settle()
    assert player.at(TableScene)


# ---------------------------------------------------------------------- the covered hand


def test_the_hand_stays_up_where_nobody_else_has_orders(player: KoncitaPlayer) -> None:
    player.lay(position("c4 f6", hand=HAND, forfeits={0: ["oscar_runs"]}), *TWO, opened=False)
    player.click("uncover")
    player.do("goblin red yellow > red")
    player.settle()
    assert not covered(player) and hand_faces(player) == {CardFace}, "the second card of the same turn"
    player.do("goblin green blue > blue")
    assert player.table.top.context.covered and hand_faces(player) == {BackFace}
    player.settle()
    assert player.at(CurtainScene)


@pytest.mark.rule("K-24")
def test_a_hand_that_stays_up_is_covered_when_another_must_decide(player: KoncitaPlayer) -> None:
    player.lay(position("c2 d5", hand=["princess green blue"], princess="d4"), *TWO)
    player.do("princess green blue > green")
    player.settle()
    assert decision(player.state) == ("take", 1) and covered(player)


def test_a_hand_that_stays_up_is_covered_before_a_bots_turn(player: KoncitaPlayer) -> None:
    player.lay(position("c4 f6 b7", hand=HAND), "human", "easy", "human")
    player.do("goblin red yellow > red")
    player.settle()
    assert not covered(player)
    player.do("goblin green blue > blue")
    assert player.table.top.context.covered


@pytest.mark.rule("K-34")
def test_the_hand_is_covered_after_every_card_while_others_have_orders(player: KoncitaPlayer) -> None:
    player.lay(position("c4 f6", hand=HAND, forfeits={1: ["oscar_runs"]}), *TWO, opened=False)
    assert covered(player) and hand_faces(player) == {BackFace} and player.has("uncover")
    player.click("uncover")
    assert hand_faces(player) == {CardFace} and not player.has("uncover")
    player.do("pick goblin red yellow")
    assert covered(player) and hand_faces(player) == {BackFace}
    assert decision(player.state) == ("use", 0) and not player.has("uncover"), "its use is chosen openly"
    player.do("move red")
    player.settle()
    assert covered(player) and player.has("uncover")
    assert not any(piece.kind == CARD for piece, _ in player.table.reach.gestures)
    player.click("uncover")
    assert hand_faces(player) == {CardFace}
    assert any(piece.kind == CARD for piece, _ in player.table.reach.gestures)


@pytest.mark.parametrize("hand", [OTHER_HAND, STUCK], ids=["other", "stuck"])
def test_a_covered_hand_shows_nothing_of_its_cards(player: KoncitaPlayer, hand: list[str]) -> None:
    """Whatever is pointed at, and even if none of the cards can be played."""
    goblins = "c1 f6"
    seen: list[list[bytes]] = []
    for cards in (HAND, hand):
        player.lay(position(goblins, hand=cards, scepter="d2"), *TWO, opened=False)
        player.settle()
        looks = []
        for place in range(3):
            player.move((hand_slot(place, 3).x + 12, hand_slot(place, 3).y + 14))
            looks.append(player.screen())
        player.move((345, 450))
        looks.append(player.screen())
        assert not player.table.decisions
        player.click("uncover")
        player.move((345, 450))
        looks.append(player.screen())
        seen.append(looks)
    assert seen[0][:4] == seen[1][:4]
    assert seen[0][4] != seen[1][4], "the open hands differ"


def test_a_covered_hand_is_not_picked_up_and_gives_no_hint(player: KoncitaPlayer) -> None:
    player.lay(position("c4 f6", hand=HAND, forfeits={0: ["legs"]}), *TWO, opened=False)
    player.settle()
    assert not player.widget("hint").enabled
    player.key("h")
    player.click("hint")
    player.step(times=20)
    assert not player.table.driver.hinting and player.table.reach.hinted is None and not player.match.assisted
    slot = hand_slot(0, 3)
    player.move((slot.x + 12, slot.y + 14))
    player.press()
    player.move(player.square("c3"))
    player.release()
    player.settle()
    assert not player.done() and hand_faces(player) == {BackFace}
    assert not player.said(), "no refusal tells whether the card could go there"


def test_own_cards_that_are_drawn_arrive_covered(player: KoncitaPlayer) -> None:
    player.lay(position("c4 f6", hand=HAND), *TWO, settings=MOVING)
    player.do("goblin red yellow > red")
    player.do("goblin green blue > blue")
    drawn = set(player.table.match.state.secret.hands[0])
    while not player.at(CurtainScene):
        shown = {
            placement.face.card
            for placement in player.table.top.director.placements.values()
            if isinstance(placement.face, CardFace)
        }
        assert not shown & drawn
        player.step(0.05)


def test_the_log_names_no_hidden_card(player: KoncitaPlayer) -> None:
    player.deal("human", "human", "easy", seed=5)
    for _ in range(40):
        player.settle()
        player.look()
        top = player.table.top
        player.do(player.easy_choice())
    for seat in (0, 1):
        top.look_from(seat)
        for entry in top.log:
            words = top.table.words(entry, top.context)
            picked = any(isinstance(event, k.Picked | k.Discarded) for event in entry.events)
            assert picked or not CARD_WORDS.search(words), words
            for event in entry.events:
                assert not isinstance(event, k.Drew) or event.seat == seat or event.cards is None
    assert any(isinstance(event, k.Drew) for entry in top.log for event in entry.events)


def test_pointing_at_things_names_no_hidden_card(player: KoncitaPlayer) -> None:
    player.lay(position("c4 f6", hand=HAND), *TWO, opened=False)
    player.settle()
    with player.listening() as said:
        player.redraw()
        for piece, placement in list(player.table.top.director.placements.items()):
            player.move(placement.rect.centre)
            assert piece
        for name in ("undo", "hint", "rules", "menu"):
            player.move(player.widget(name).rect.centre)
            player.step(0.6, times=2)
    assert said and not any(CARD_WORDS.search(words.lower()) for words in said)
    assert "or Oscar" not in said, "no card's face was lettered"


# ---------------------------------------------------------------------- Caught!


def caught_at(player: KoncitaPlayer) -> dict[int, object]:
    """The Caught! buttons by seat."""
    return {one.action.seat: one for one in player.table.decisions if isinstance(one.action, k.Caught)}


@pytest.mark.rule("K-36", "K-37")
def test_caught_asks_first_and_is_for_people_only(player: KoncitaPlayer) -> None:
    orders = {seat: ["legs"] for seat in range(3)}
    player.lay(position("c4 f6 d7", hand=HAND, forfeits=orders, table=True), "human", "human", "easy")
    assert set(caught_at(player)) == {0, 1}
    assert not any(piece.kind == GESTURE for piece in player.table.top.director.placements)
    player.click(caught_at(player)[1].rect.centre)  # type: ignore[attr-defined]
    assert player.at(DialogScene)
    player.click("No")
    assert player.at(TableScene) and not player.done()
    player.click(caught_at(player)[1].rect.centre)  # type: ignore[attr-defined]
    player.click("Yes")
    assert player.done()[0] == k.Caught(1)
    player.settle()
    assert player.state.public.breaches[1] == 1 and decision(player.state) == ("take", 1)
    assert player.at(TableScene), "the punishment is taken at the open table"


@pytest.mark.rule("K-36")
def test_caught_needs_an_order(player: KoncitaPlayer) -> None:
    player.lay(position("c4 f6", hand=HAND, forfeits={1: ["legs"]}, table=True), *TWO)
    assert set(caught_at(player)) == {1}


# ---------------------------------------------------------------------- going on later


@pytest.mark.parametrize("who", [TWO, ("easy", "human")])
def test_a_match_goes_on_in_the_middle_of_a_nested_decision(player: KoncitaPlayer, who: tuple[str, str]) -> None:
    player.lay(position("c2 d5", active=1, hand=["goblin red blue"], princess="d4"), *who)
    player.do("goblin red blue > red")
    player.settle()
    match_id, state = player.table.match_id, player.state
    assert [one.kind for one in state.public.pending][-2:] == ["bounce", "take"]
    player.house.doors.title()
    player.step()
    player.house.doors.resume(match_id)
    player.until(lambda: player.at(TableScene) and player.table.top.ready)
    player.settle()
    assert player.state == state and covered(player) == (who == TWO)
    player.do("1: take legs")
    player.settle()
    match_id = player.table.match_id
    player.house.doors.resume(match_id)
    player.until(lambda: player.table.top.ready)
    player.do("1: bounce d7")
    player.settle()
    player.look()
    assert player.state.public.goblins[1] == sq("d7") and decision(player.state) == ("pick", 1)
    assert player.table.top.context.viewer == 1


@pytest.mark.parametrize(("who", "seed"), [(TWO, 7), (("human", "human", "easy"), 8), (("human", *["easy"] * 7), 3)])
def test_whole_games_through_the_interface(player: KoncitaPlayer, who: tuple[str, ...], seed: int) -> None:
    player.deal(*who, seed=seed)
    match = player.finish()
    assert match.outcome and match.outcome.reason in match.rules.info.reasons
    assert not match.assisted


def test_a_game_with_table_forfeits_through_the_interface(player: KoncitaPlayer) -> None:
    player.deal(*TWO, seed=4, forfeits="table")
    match = player.finish(heedful=False)
    assert match.outcome and not any(isinstance(step.action, k.Gesture) for step in match.steps)
