"""Where everything of Grapple lies for two to four players: within the table, apart, and never out of its zone."""

from __future__ import annotations

from collections.abc import Iterator
from itertools import combinations

import pytest
from msgspec.structs import replace

from goblins.content.tiled import zones
from goblins.core.setup import Setup
from goblins.games.grapple.state import GrappleState, Phase
from goblins.games.grapple.view import GrappleView
from goblins.games.registry import rules_of
from goblins.tables.contract import Attention, TableContext
from goblins.tables.grapple import geometry
from goblins.tables.grapple.faces import CardPainter, art_of
from goblins.tables.grapple.geometry import in_hand_order
from goblins.tables.grapple.overlays import LARGE
from goblins.tables.grapple.round_sheet import in_piles
from goblins.tables.grapple.showing import (
    ENGAGE_PLACE,
    HIDDEN,
    HOLD_PLACE,
    NEWEST,
    SPIED,
    army_piece,
    card_piece,
    plate_piece,
)
from goblins.tables.grapple.table import GrappleTable
from goblins.ui.viewport import SCREEN, Rect
from tests.support.builders import setup
from tests.support.grapple.builders import CONTENT, Fight, position
from tests.support.grapple.player import GrapplePlayer, at_the_window

COUNTS = (2, 3, 4)
RULES = rules_of("grapple")
CARDS = CONTENT
KINDS = ("spy", "defender", "assassin", "brute", "mage", "raider", "king")
WIDE_NAME = "Grumpelmütze"
FULL_TRAY = 12


@pytest.fixture(scope="module")
def window(tmp_path_factory: pytest.TempPathFactory) -> Iterator[GrapplePlayer]:
    with at_the_window(tmp_path_factory.mktemp("home"), (1600, 900)) as player:
        yield player


def a_setup(count: int) -> Setup:
    return setup("grapple", count)


def a_context(count: int, viewer: int = 0) -> TableContext:
    return TableContext(a_setup(count), viewer)


def mixed(count: int, start: int = 0) -> str:
    """So many goblins of all kinds."""
    return " ".join(KINDS[(start + number) % len(KINDS)] for number in range(count))


def a_state(count: int, hand: int = 5, garrison: int = 3, army: int = 2) -> GrappleState:
    """Everybody has an army; the first seat's hand and garrison are as large as it is said."""
    hands = [mixed(hand), *["brute mage"] * (count - 1)]
    return position(hands, ["mage " * army, *["brute"] * (count - 1)], [mixed(garrison, 3)])


def a_view(count: int, viewer: int = 0, **more: int) -> GrappleView:
    view: GrappleView = RULES.view(a_state(count, **more), viewer)
    return view


def inside(inner: Rect, outer: Rect) -> bool:
    outer = outer.grown(0.01)
    return inner.x >= outer.x and inner.y >= outer.y and inner.right <= outer.right and inner.bottom <= outer.bottom


def every_area(count: int, viewer: int = 0) -> dict[str, Rect]:
    """Everything that has a place of its own on the table."""
    context, view = a_context(count, viewer), a_view(count, viewer)
    areas = {f"board {seat}": geometry.board(view, context, seat) for seat in range(count)}
    names = ("deck", "spies", "lane", "ribbon", "hand", "race", "main")
    areas |= {name: geometry.zone(view, name) for name in names}
    panels = GrappleTable(RULES).panels(view, context)
    assert panels.log  # a button stands in its heading
    return areas | {"log": panels.log} | {f"button {name}": rect for name, rect in panels.buttons.items()}


def test_all_turns_have_a_button_that_is_seen() -> None:
    context, view = a_context(3, 0), a_view(3, 0)
    button, log = GrappleTable(RULES).panels(view, context).buttons["history"], geometry.zone(view, "log")
    assert inside(button, log) and not button.overlap(geometry.zone(view, "why"))


def a_battle(count: int, pairs: int, phase: Phase = "hold") -> GrappleState:
    """A battle of so many pairs, all of them ties, from the first seat to the last."""
    kinds = ["king", "raider", "brute", "mage", "assassin"][:pairs]
    fight = Fight(
        count - 1,
        " ".join(kinds),
        " ".join(kinds),
        hidden="defender" if phase == "engage" else "",
        asked=(count - 1, 0) if phase == "rescue" else (),
    )
    return position(["spy defender", *["brute mage defender"] * (count - 1)], phase=phase, battle=fight, acted=True)


# ---------------------------------------------------------------------- areas


@pytest.mark.parametrize("count", COUNTS)
def test_areas_keep_apart_and_within_the_table(count: int) -> None:
    for viewer in range(count):
        areas = every_area(count, viewer)
        assert all(inside(rect, SCREEN) for rect in areas.values())
        for (one, first), (other, second) in combinations(areas.items(), 2):
            assert first.overlap(second) == 0, (one, other)


@pytest.mark.parametrize("count", COUNTS)
def test_the_map_has_all_zones_within_the_table(count: int) -> None:
    view = a_view(count)
    assert all(inside(geometry.zone(view, name), SCREEN) for name in zones("grapple", f"table_{count}").zones)


@pytest.mark.parametrize("count", COUNTS)
def test_others_sit_clockwise_from_the_one_who_looks(count: int) -> None:
    for viewer in range(count):
        context, view = a_context(count, viewer), a_view(count, viewer)
        lefts = [geometry.board(view, context, (viewer + step) % count).x for step in range(1, count)]
        assert lefts == sorted(lefts) and len(set(lefts)) == count - 1
        assert geometry.board(view, context, viewer) == geometry.zone(view, "mine")


@pytest.mark.parametrize("count", COUNTS)
def test_long_names_are_not_shortened(window: GrapplePlayer, count: int) -> None:
    """A name is set smaller rather than cut."""
    seats = tuple(replace(seat, name=WIDE_NAME) for seat in a_setup(count).seats)
    with window.listening() as said:
        window.sit_down_to(a_state(count), replace(a_setup(count), seats=seats))
        window.redraw()
    assert WIDE_NAME in said
    assert not any(words.startswith(WIDE_NAME[:4]) and "…" in words for words in said)


# ---------------------------------------------------------------------- cards in their zones


@pytest.mark.parametrize("count", COUNTS)
@pytest.mark.parametrize("hand", range(1, 15))
def test_hands_stay_within_their_zone_in_order_of_strength(count: int, hand: int) -> None:
    view = a_view(count, hand=hand)
    layout, zone = GrappleTable(RULES).layout(view, a_context(count)), geometry.zone(view, "hand")
    lying = sorted((layout[card_piece(card)].x, CARDS.strengths[card]) for card in view.hand)
    assert all(inside(layout[card_piece(card)].rect, zone) for card in view.hand)
    assert [strength for _, strength in lying] == sorted(strength for _, strength in lying)
    steps = [second[0] - first[0] for first, second in zip(lying, lying[1:], strict=False)]
    assert all(step > 40 for step in steps), "the strength in the corner stays in sight"


@pytest.mark.rule("G-12")
@pytest.mark.parametrize("count", COUNTS)
@pytest.mark.parametrize("garrison", range(FULL_TRAY + 1))
def test_garrisons_stay_on_their_board(count: int, garrison: int) -> None:
    """Beside the army and above the meter; of many, one pile for each kind."""
    view, context = a_view(count, garrison=garrison), a_context(count)
    layout, rect = GrappleTable(RULES).layout(view, context), geometry.board(view, context, 0)
    room = Rect(rect.x + 130, rect.y + 120, rect.w - 130, 106)
    lying = [layout[card_piece(card)].rect for card in view.public.garrisons[0]]
    assert len(lying) == garrison and all(inside(card, room) for card in lying)
    assert all(card.overlap(geometry.army_rect(rect)) == 0 for card in lying)
    placed = sorted((layout[card_piece(card)].x, layout[card_piece(card)].z) for card in view.public.garrisons[0])
    assert [z for _, z in placed] == sorted(z for _, z in placed), "no card covers the strength of the next"
    if garrison > geometry.MOST_ALONE:
        assert len({card.x for card in lying}) == len({CARDS.kinds[card] for card in view.public.garrisons[0]})


@pytest.mark.parametrize("count", COUNTS)
@pytest.mark.parametrize("pairs", range(1, 6))
@pytest.mark.parametrize("phase", ["rescue", "hold", "engage"])
def test_battles_stay_in_the_lane(count: int, pairs: int, phase: Phase) -> None:
    state = a_battle(count, pairs, phase)
    for viewer in range(count):
        view, context = RULES.view(state, viewer), a_context(count, viewer)
        layout, lane = GrappleTable(RULES).layout(view, context), geometry.zone(view, "lane")
        battle = view.battle
        assert battle
        for side in (battle.attack, battle.defence):
            assert all(inside(layout[card_piece(card)].rect, lane) for card in side)
        newest = [layout[card_piece(side[-1])] for side in (battle.attack, battle.defence)]
        assert newest[0].x < newest[1].x and newest[0].rect.overlap(newest[1].rect) == 0
        for side in (battle.attack, battle.defence):
            outwards = [layout[card_piece(card)].x for card in side]
            assert outwards == sorted(outwards, reverse=side == battle.defence)
        assert (HIDDEN in layout) == (phase == "engage")
        if phase == "engage":
            assert inside(layout[HIDDEN].rect, lane)
            assert all(layout[HIDDEN].rect.overlap(placed.rect) == 0 for placed in newest)


@pytest.mark.parametrize("count", COUNTS)
@pytest.mark.parametrize("spied", [1, 5, 9, 14])
@pytest.mark.parametrize("own", [0, 6])
def test_a_spied_hand_lies_on_its_panel_and_apart_from_the_own(count: int, spied: int, own: int) -> None:
    hands = [mixed(own, 2), mixed(spied, 3), *["mage"] * (count - 2)]
    view = RULES.view(position(hands, phase="spied", spied=1, spies=1, acted=True), 0)
    context = a_context(count)
    layout = GrappleTable(RULES).layout(view, context)
    panel = layout[SPIED].rect
    assert inside(panel, SCREEN) and panel.overlap(geometry.zone(view, "hand")) == 0
    (button,) = GrappleTable(RULES).decisions(
        view, RULES.legal_actions(position(hands, phase="spied", spied=1, spies=1, acted=True), 0), context
    )
    for card in view.spied_hand:
        rect = layout[card_piece(card)].rect
        assert inside(rect, panel) and rect.overlap(button.rect) == 0
    assert inside(button.rect, panel)


# ---------------------------------------------------------------------- pieces and targets


def decisions(count: int) -> dict[str, GrappleState]:
    """One position for every kind of decision."""
    others = ["brute mage"] * (count - 2)
    fight = Fight(1, "king", "raider", asked=(1, 0))
    return {
        "turn": a_state(count),
        "spied": position(["brute mage", "king spy", *others], phase="spied", spied=1, spies=1, acted=True),
        "rescue": position(["defender", "defender mage", *others], phase="rescue", battle=fight, acted=True),
        "tie": a_battle(count, 2, "rescue"),
        "hold": a_battle(count, 1),
        "engage": a_battle(count, 3, "engage"),
    }


@pytest.mark.parametrize("count", COUNTS)
@pytest.mark.parametrize("kind", ["turn", "spied", "rescue", "tie", "hold", "engage"])
def test_every_legal_gesture_has_its_piece_and_its_target(count: int, kind: str) -> None:
    state, table = decisions(count)[kind], GrappleTable(RULES)
    seat = RULES.to_act(state)[0]
    view, context = RULES.view(state, seat), a_context(count, seat)
    layout, targets = table.layout(view, context), table.targets(view, context)
    legal = RULES.legal_actions(state, seat)
    gestures = table.gestures(view, legal)
    assert gestures
    for source, target in gestures:
        assert source in layout and not layout[source].fixed
        assert target in targets
    buttons = table.decisions(view, legal, context)
    assert len(buttons) == 1, "what is done without a card"
    meant = {repr(one) for meaning in gestures.values() for one in meaning.actions}
    assert {repr(action) for action in legal} <= meant | {repr(button.action) for button in buttons}


@pytest.mark.parametrize("count", COUNTS)
def test_pieces_and_targets_lie_within_the_table(count: int) -> None:
    for kind, state in decisions(count).items():
        for viewer in range(count):
            view, context = RULES.view(state, viewer), a_context(count, viewer)
            layout, targets = GrappleTable(RULES).layout(view, context), GrappleTable(RULES).targets(view, context)
            covered = GrappleTable(RULES).targets(view, replace(context, covered=True))
            assert set(covered) <= set(targets), kind
            assert all(inside(placement.rect, SCREEN) for placement in layout.values()), kind
            assert all(inside(rect, SCREEN) for rect in targets.values()), kind
            armies = [targets[army_piece(seat)] for seat in range(count)]
            plates = [targets[plate_piece(seat)] for seat in range(count)]
            assert all(one.overlap(two) == 0 for one, two in combinations([*armies, *plates], 2))


@pytest.mark.parametrize("count", COUNTS)
@pytest.mark.parametrize("pairs", [1, 2, 5])
def test_a_tied_battle_has_places_apart_from_its_goblins(count: int, pairs: int) -> None:
    state = a_battle(count, pairs, "rescue")
    seat = count - 1
    view, context = RULES.view(state, seat), a_context(count, seat)
    targets = GrappleTable(RULES).targets(view, context)
    assert targets[HOLD_PLACE].overlap(targets[ENGAGE_PLACE]) == 0
    assert targets[NEWEST].overlap(targets[HOLD_PLACE]) == 0, "a rescue and a reinforcement can't be mistaken"


# ---------------------------------------------------------------------- the set-up screen


@pytest.mark.rule("G-02", "G-32", "G-34")
@pytest.mark.parametrize(("length", "words"), [("100", "100 points"), ("50", "50 points"), ("round", "One round")])
def test_the_facts_before_a_game_are_those_of_the_game(length: str, words: str) -> None:
    facts = " ".join(GrappleTable(RULES).facts_before(setup("grapple", 3, length=length)))
    assert "five cards" in facts and words in facts and "21" in facts


def test_a_large_cards_words_fit_its_panel_at_every_text_size(window: GrapplePlayer) -> None:
    stage, painter = window.house.stage, window.house.stage.painter(CardPainter)
    view = RULES.view(RULES.new_game(a_setup(2), 5), 0)
    least = stage.viewport.length(geometry.zone(view, "log").bottom - geometry.zone(view, "race").y)
    for card in {CARDS.kinds.index(kind) for kind in set(CARDS.kinds)}:
        goblin = CARDS.goblins[CARDS.kinds[card]]
        told = (goblin.copies, len(CARDS.kinds), goblin.rule, stage.viewport.length(LARGE), 1.5, least)
        assert painter.preview(art_of(card, CARDS), *told).get_height() <= least


def test_a_large_card_lies_over_the_log_and_what_is_on_it_and_over_nothing_else() -> None:
    table, context = GrappleTable(RULES), a_context(2)
    view = RULES.view(RULES.new_game(a_setup(2), 5), 0)
    hovered = Attention(hovered=card_piece(view.hand[0]))
    log, lane = geometry.zone(view, "log"), geometry.zone(view, "lane")
    assert table.covers(view, context, hovered, log) and not table.covers(view, context, hovered, lane)
    assert not table.covers(view, context, Attention(), log)


def test_a_full_garrison_lies_in_piles_on_the_sheet_so_that_every_strength_is_seen() -> None:
    every = range(len(CONTENT.kinds))
    few, many = list(every)[:8], list(every)[:14]
    assert in_piles(few, CONTENT) == [[card] for card in in_hand_order(few, CONTENT)]
    piles = in_piles(many, CONTENT)
    assert sorted(card for pile in piles for card in pile) == many
    assert len(piles) == len({CONTENT.kinds[card] for card in many}) < len(many)
