"""What the table of Grapple tells whom: every beat, caption and line of the log, and what a covered table draws."""

from __future__ import annotations

from collections.abc import Iterable

import pytest

from goblins.bots.bot import decide, thinking_chance
from goblins.bots.levels import make_bot
from goblins.core.match import Match
from goblins.games.grapple import actions as act
from goblins.games.grapple import events as ev
from goblins.games.grapple.state import NO_CARD
from goblins.games.grapple.view import GrappleView
from goblins.games.registry import rules_of
from goblins.scenes.after.replay import ReplayScene
from goblins.scenes.table.curtain import CurtainScene
from goblins.scenes.table.screen import TableScene
from goblins.tables.contract import LogEntry, TableContext
from goblins.tables.grapple.showing import HIDDEN, HOLD_PLACE, BackFace, card_of
from goblins.tables.grapple.table import GrappleTable
from tests.support.builders import changed, setup
from tests.support.grapple.builders import CONTENT, action, deciding, position
from tests.support.grapple.player import MOVING, GrapplePlayer, asked_of_the_other, faces_in

RULES = rules_of("grapple")
TWO = ("human", "human")


# ---------------------------------------------------------------------- nothing that tells, in a whole game


def open_cards(view: GrappleView) -> set[int]:
    """What lies face up for everybody."""
    found = {*view.public.spies, *(card for pile in (*view.public.garrisons, *view.shown_armies) for card in pile)}
    battle = view.battle
    return found | {*battle.attack, *battle.defence} if battle else found


def own_cards(view: GrappleView) -> set[int]:
    """What the viewer alone sees."""
    found = {*view.hand, *view.army, *view.spied_hand}
    if view.battle and view.battle.hidden != NO_CARD:
        found.add(view.battle.hidden)
    return found


def told_openly(events: Iterable[object]) -> set[int]:
    """The cards that were turned up in a step."""
    found: set[int] = set()
    for event in events:
        match event:
            case ev.Attacked(card=card, defender=top):
                found |= {card, top}
            case ev.Rescued(card=card, saved=saved):
                found |= {card, saved}
            case ev.Engaged(card=card, shown=shown):
                found |= {card, shown}
            case ev.Spied(card=card):
                found.add(card)
            case ev.Won(cards=cards):
                found |= set(cards)
    return found


def played(seed: int, *who: str) -> Match:
    """A match that easy bots play, for everybody."""
    match = Match(RULES, setup("grapple", who, length="50"), seed)
    while match.outcome is None and match.cursor < 160:
        seat = match.to_act[0]
        view, legal = RULES.view(match.state, seat), RULES.legal_actions(match.state, seat)
        match.play(decide(make_bot("grapple", "easy"), view, legal, thinking_chance(seed, match.cursor, seat)).action)
    return match


@pytest.mark.parametrize(("seed", "seats"), [(3, 2), (5, 3), (6, 4)])
def test_no_beat_shows_a_viewer_what_only_others_know(seed: int, seats: int) -> None:
    """Every beat's faces, pieces and captions, and the log, for every viewer, with the hand open and covered."""
    match, table, cards = played(seed, *["human"] * seats), GrappleTable(RULES), CONTENT
    names = {goblin.name for goblin in cards.goblins}
    kinds_of_step = set()
    for number, step in enumerate(match.steps):
        kinds_of_step.add(type(step.action))
        before_state = match.state_at(number)
        for viewer in range(seats):
            before, after = RULES.view(before_state, viewer), RULES.view(step.state, viewer)
            events = tuple(RULES.redact(event, viewer) for event in step.events)
            public = open_cards(before) | open_cards(after) | told_openly(events)
            own = own_cards(before) | own_cards(after)
            for covered in (False, True):
                context = TableContext(match.setup, viewer, covered=covered)
                allowed = public if covered else public | own
                for beat in table.story(before, after, events, context):
                    assert faces_in(beat.layout) <= allowed, (step.action, viewer, covered)
                    pieces = {card_of(piece) for piece in beat.layout} - {None}
                    assert pieces <= public | own, (step.action, viewer)
                    assert not any(name in beat.caption for name in names - {"Spy", "Defender"}), beat.caption
            words = table.words(LogEntry(number, 1, step.action.seat, events), TableContext(match.setup, viewer))
            open_names = {cards.name(card) for card in told_openly(events)} | {"Spy", "Defender"}
            assert not any(name in words for name in names - open_names), words
    assert {act.Attack, act.Place, act.EndTurn, act.LetStand} <= kinds_of_step


@pytest.mark.parametrize(
    "words", [("place king",), ("spy 1", "swap raider king"), ("end",), ("attack 1 brute", "1: let stand", "let stand")]
)
def test_others_see_the_same_whichever_card_it_was(player: GrapplePlayer, words: tuple[str, ...]) -> None:
    """Seat 2 watches what seat 0 does with hidden cards: every beat is the same for two different hands."""
    told = []
    for own in ("spy king brute", "spy assassin brute"):
        state = position([own, "raider mage", "brute"], ["", "spy brute"])
        match = Match(RULES, setup("grapple", 3), 1, resumed_from=changed(state, people=7))
        table, beats = GrappleTable(RULES), []
        for text in words:
            before = match.state
            wanted = text.replace("king", own.split()[1])
            match.play(action(match.state, wanted))
            step = match.steps[-1]
            events = tuple(RULES.redact(event, 2) for event in step.events)
            context = TableContext(match.setup, 2)
            beats += table.story(RULES.view(before, 2), RULES.view(step.state, 2), events, context)
            beats.append(table.words(LogEntry(0, 1, 0, events), context))  # type: ignore[arg-type]
        told.append(beats)
    assert told[0] == told[1]


def test_own_cards_that_are_drawn_while_others_watch_arrive_covered(player: GrapplePlayer) -> None:
    """From the end of a turn to the curtain no frame shows a face of a hand."""
    player.lay(position(["king brute", "mage raider"], ["", "brute"]), *TWO, settings=MOVING)
    player.do("end")
    hidden = {card for hand in player.table.match.state.secret.hands for card in hand}
    frames = 0
    while not player.at(CurtainScene):
        assert not faces_in(player.table.top.director.placements) & hidden
        player.step(0.03)
        frames += 1
    assert frames > 3


@pytest.mark.rule("G-14", "G-17")
def test_a_face_down_goblin_stays_unseen_all_the_way(player: GrapplePlayer) -> None:
    player.lay(asked_of_the_other("king spy", phase="hold"), *TWO, settings=MOVING, opened=False)
    player.settle()
    player.ask_to_look()
    lying = player.card("king")
    player.drag(lying, HOLD_PLACE)
    card = lying.number
    while player.table.top.director.busy:
        assert card not in faces_in(player.table.top.director.placements)
        player.step(0.03)
    player.settle()
    assert player.placement(HIDDEN).face == BackFace() and player.covered
    player.do("decline")
    while player.at(TableScene) and player.table.top.director.busy:
        assert card not in faces_in(player.table.top.director.placements)
        player.step(0.03)


def test_watching_a_turn_again_shows_no_hand_that_is_covered(player: GrapplePlayer) -> None:
    """Who is asked at the open table could do that while the other one looks away."""
    player.lay(position(["king brute mage", "defender raider"], ["", "raider"]), *TWO)
    player.do("place mage")
    player.do("attack 1 king")
    player.settle()
    assert player.covered and deciding(player.state) == ("rescue", (1,))
    hidden = {*player.state.secret.hands[0], *player.state.secret.armies[0]}
    player.click("log")
    player.step(0.1)
    rows = [widget for widget in player.scene.widgets.widgets if widget.name.startswith("turn ")]
    if not rows or not rows[0].enabled:
        return  # nothing can be watched now
    player.click(rows[0])
    for _ in range(40):
        scene = player.scene
        assert not isinstance(scene, ReplayScene) or not faces_in(scene.top.director.placements) & hidden
        player.step(0.1)
