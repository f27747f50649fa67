"""Where everything of Pact lies for one to five players: within the table, apart, and never out of its place."""

from __future__ import annotations

from collections.abc import Iterator
from itertools import combinations
from typing import Any

import pygame
import pytest
from msgspec.structs import replace

from goblins.content.tiled import zones
from goblins.games.pact.content import SPECIALISTS
from goblins.games.pact.state import PactState, Won, clans_of
from goblins.games.pact.view import PactView
from goblins.tables.contract import Attention, TableContext
from goblins.tables.pact import geometry, piles
from goblins.tables.pact.places import (
    clan_rect,
    command_piece,
    goblin_piece,
    pact_piece,
    pact_rect,
    plate_piece,
    plate_rect,
    specialist_piece,
    task_piece,
    tray_rect,
    zone,
)
from goblins.tables.pact.showing import SpecialistFace, TaskFace, TicketFace, ZoneFace
from goblins.tables.pact.table import PactTable
from goblins.ui.moving.motion import Piece, Placement
from goblins.ui.stage import Stage
from goblins.ui.viewport import SCREEN, Rect
from goblins.words import say
from tests.support.pact.builders import SPRING_TASKS, changed, position
from tests.support.pact.lines import CONTENT, RULES, task_name
from tests.support.pact.looks import WIDE_NAME, a_setup, inside, seen
from tests.support.pact.player import PactPlayer, at_the_window

#: Every table there is: the rules that are played, and by how many.
TABLES = [
    ("solo", 1),
    ("two", 2),
    ("beginner", 3),
    ("expert", 3),
    ("beginner", 4),
    ("expert", 4),
    ("beginner", 5),
    ("expert", 5),
]
MIDDLE = ("task_deck", "tasks", "deck", "row", "discards", "main", "title", "banner")
FULL_HAND = "WYKGBR" * 2


@pytest.fixture(scope="module")
def window(tmp_path_factory: pytest.TempPathFactory) -> Iterator[PactPlayer]:
    with at_the_window(tmp_path_factory.mktemp("home"), (1600, 900)) as player:
        yield player


def crowded(mode: str, seats: int, pile: int = 9, alone: int = 3, holder: int = 0, loner: int = 0) -> PactState:
    """Displays of all types, a hand of twelve, a large pile on the first Pact card, and all Specialists with one seat."""
    clans = max(3, seats)
    seasons = [number for season in (1, 2, 0) for number in CONTENT.of_season(season)]
    names = [task_name(number) for number in seasons[: 18 + SPRING_TASKS[seats]]]
    row, names = names[:4], names[4:]
    mine, names = names[:pile], names[pile:]
    own, names = names[:alone], names[alone:]
    return position(
        [FULL_HAND, *["WYKGBR"] * (clans - 1)],
        [FULL_HAND, *["WY"] * (seats - 1)],
        mode=mode,
        seats=seats,
        tasks=" ".join(row),
        pacts={0: " ".join(mine), clans - 1: " ".join(names[:12])},
        alone={loner: " ".join(own)},
        figures={mine[0]: 0, mine[-1]: 0} if mode != "beginner" else {},
        rest_tasks="pact 1",
        specialists=dict.fromkeys(SPECIALISTS, holder),
    )


def group_of(view: PactView, piece: Piece) -> str:
    """What a piece lies with: things of a group may lie over each other."""
    kind, number = piece.kind, piece.number
    lying: dict[str, list[tuple[str, Any]]] = {
        "goblin": [("display", view.public.displays), ("hand", (view.hand,)), ("row", (view.public.row,))],
        "task": [("pact", view.public.pacts), ("alone", view.public.alone), ("tasks", (view.public.open_tasks,))],
    }
    for name, places in lying.get(kind, []):
        found = next((place for place, cards in enumerate(places) if number in cards), None)
        if found is not None:
            return f"{name} {found}"
    together = {"permanent": "display", "pact": "pact", "figure": "figure"}
    if kind == "specialist":
        return f"specialists {view.public.specialists[number]}"
    return f"{together.get(kind, kind)} {number}"


# ---------------------------------------------------------------------- areas


def every_area(view: PactView, context: TableContext) -> dict[str, Rect]:
    """Everything that has a place of its own on the table."""
    areas = {f"clan {clan}": clan_rect(view, context, clan) for clan in range(clans_of(view.public))}
    areas |= {f"pact {pact}": pact_rect(view, context, pact) for pact in range(clans_of(view.public))}
    mine = {"solo": "mine_solo", "beginner": "mine_beginner"}.get(view.public.mode, "mine_expert")
    names = (*MIDDLE, *[name for name in zones("pact", mine).zones if name not in ("plate",) and "pocket" not in name])
    areas |= {name: zone(view, name) for name in names}
    return areas | {f"button {name}": rect for name, rect in PactTable(RULES).panels(view, context).buttons.items()}


@pytest.mark.parametrize(("mode", "seats"), TABLES)
def test_areas_keep_apart_and_within_the_table(mode: str, seats: int) -> None:
    for viewer in range(seats):
        view, context, _ = seen(crowded(mode, seats), viewer)
        areas = every_area(view, context)
        assert all(inside(rect, SCREEN) for rect in areas.values())
        for (one, first), (other, second) in combinations(areas.items(), 2):
            assert first.overlap(second) == 0, (one, other)


@pytest.mark.rule("P-12")
@pytest.mark.parametrize(("mode", "seats"), TABLES)
def test_neighbours_sit_beside_the_one_who_looks(mode: str, seats: int) -> None:
    """The left one on the left, with the pocket between; the others from left to right as they play."""
    for viewer in range(seats):
        view, context, _ = seen(crowded(mode, seats), viewer)
        count = clans_of(view.public)
        left, right = (viewer + 1) % count, (viewer - 1) % count
        assert clan_rect(view, context, left) == zone(view, "left")
        assert clan_rect(view, context, right) == zone(view, "right")
        assert pact_rect(view, context, viewer) == zone(view, "pocket_left")
        assert pact_rect(view, context, right) == zone(view, "pocket_right")
        far = [clan_rect(view, context, (viewer + step) % count).x for step in range(2, count - 1)]
        assert far == sorted(far) and len(set(far)) == count - 3


# ---------------------------------------------------------------------- pieces


@pytest.mark.parametrize(("mode", "seats"), TABLES)
@pytest.mark.parametrize("pile", [0, 1, 4, 5, 6, 9, 12, 14, 22])
def test_nothing_lies_over_something_else(mode: str, seats: int, pile: int) -> None:
    """With large piles, full hands and displays, and all Specialists with anybody: only a Figure stands on something."""
    if not pile and mode != "beginner":
        return  # a Figure stands on a Task
    for holder, viewer in ((holder, viewer) for holder in range(seats) for viewer in range(seats)):
        view, _, layout = seen(crowded(mode, seats, pile, holder=holder), viewer)
        assert all(inside(placement.rect, SCREEN) for placement in layout.values())
        lying = [(group_of(view, piece), one.rect) for piece, one in layout.items() if one.face != ZoneFace()]
        for (one, first), (other, second) in combinations(lying, 2):
            if one != other and not (one + other).count("figure"):
                assert first.overlap(second) < 1, (one, other, viewer)


@pytest.mark.rule("P-25")
@pytest.mark.parametrize(("mode", "seats"), TABLES)
@pytest.mark.parametrize("pile", [*range(1, 15), 18, 22, 26])
def test_every_task_of_a_pile_stays_in_sight(mode: str, seats: int, pile: int) -> None:
    """Own piles lie in their zones; of every Task at least its head or its tile is seen, the newest one on top."""
    view, context, layout = seen(crowded(mode, seats, pile))
    room, tasks = zone(view, "pocket_left"), view.public.pacts[0]
    rects = [layout[task_piece(task)].rect for task in tasks]
    pocket = piles.pocket_card_rect(view, context, 0)
    assert layout[pact_piece(0)].rect == pocket and len(rects) == min(pile, 14 + SPRING_TASKS[seats])
    assert all(inside(Rect(rect.x, rect.y, rect.w, 20), room) for rect in rects)
    assert min(rect.y for rect in rects) >= piles.pile_top(view, context, 0) - 1
    assert piles.pile_top(view, context, 0) - 28 >= room.y, "with its words above it"
    for one, other in combinations(rects, 2):
        apart = one.overlap(other) == 0 or abs(one.y - other.y) >= 28
        assert apart, "each shows its season and colour"
    assert layout[task_piece(tasks[-1])].face == TaskFace(tasks[-1])


def all_on_one_card(mode: str) -> PactState:
    """Every Task there is lies on the first of five Pact cards."""
    return position(mode=mode, seats=5, tasks="- - - -", rest_tasks="pact 0", winter=True)


@pytest.mark.rule("P-25")
@pytest.mark.parametrize("mode", ["beginner", "expert"])
@pytest.mark.parametrize("viewer", range(5))
def test_even_all_tasks_stay_in_the_place_of_one_pact_card(mode: str, viewer: int) -> None:
    view, context, layout = seen(all_on_one_card(mode), viewer)
    room, tasks = pact_rect(view, context, 0), view.public.pacts[0]
    rects = [layout[task_piece(task)].rect for task in tasks]
    assert len(rects) == 30 and len({(rect.x, rect.y) for rect in rects}) == 30
    assert all(inside(rect, room) for rect in rects[:-1])
    if viewer in (0, 1):
        assert all(one.overlap(other) == 0 for one, other in combinations(rects, 2)), "each is seen whole"


@pytest.mark.parametrize("viewer", range(5))
def test_the_list_of_all_tasks_stays_on_the_table(
    window: PactPlayer, monkeypatch: pytest.MonkeyPatch, viewer: int
) -> None:
    view, context, _ = seen(all_on_one_card("expert"), viewer)
    table, stage, panels = PactTable(RULES), window.house.stage, []
    monkeypatch.setattr(stage, "panel", lambda rect, **_: panels.append(rect))
    with window.listening() as said, stage.onto(pygame.Surface(stage.surface.get_size())):
        table.draw_over(stage, view, context, Attention(hovered=pact_piece(0)))
    assert len(panels) == 1 and inside(panels[0], SCREEN)
    assert {task.name for task in CONTENT.tasks} <= said


@pytest.mark.rule("P-61")
@pytest.mark.parametrize("kept", ["II", "II VIII", "II VIII X"])
def test_kept_commands_do_not_cover_each_other(kept: str) -> None:
    """Three of them are smaller: the numeral and the values of each are to be seen."""
    view, _, layout = seen(position(mode="two", commands={0: kept}))
    rects = [layout[command_piece(command)].rect for command in view.commands]
    assert len(rects) == len(kept.split()) and all(inside(rect, zone(view, "commands")) for rect in rects)
    assert all(one.overlap(other) == 0 for one, other in combinations(rects, 2))


@pytest.mark.parametrize(("mode", "seats"), TABLES)
@pytest.mark.parametrize("count", [1, 5, 6, 9, 12, 16])
def test_hands_stay_within_their_zone_sorted_by_kind(mode: str, seats: int, count: int) -> None:
    state = position(hands=[("WYKGBR" * 3)[:count]], mode=mode, seats=seats)
    view, _, layout = seen(state)
    area = zone(view, "hand")
    lying = sorted((layout[goblin_piece(card)].x, CONTENT.pack.kind_of[card]) for card in view.hand)
    assert all(inside(layout[goblin_piece(card)].rect, area) for card in view.hand)
    assert [kind for _, kind in lying] == sorted(kind for _, kind in lying)
    steps = [second[0] - first[0] for first, second in zip(lying, lying[1:], strict=False)]
    assert all(step > 24 for step in steps), "the badge in the corner stays in sight"


@pytest.mark.parametrize(("mode", "seats"), TABLES)
def test_displays_stay_in_their_trays(mode: str, seats: int) -> None:
    """Every kind has a place of its own, whoever's it is."""
    for viewer in range(seats):
        view, context, layout = seen(crowded(mode, seats), viewer)
        for clan in {viewer, (viewer + 1) % clans_of(view.public), (viewer - 1) % clans_of(view.public)}:
            tray = tray_rect(view, context, clan)
            places = {(layout[goblin_piece(card)].x, CONTENT.pack.kind_of[card]) for card in view.public.displays[clan]}
            assert len(places) == 6 and [kind for _, kind in sorted(places)] == list(range(6))
            assert all(inside(layout[goblin_piece(card)].rect, tray.grown(8)) for card in view.public.displays[clan])


@pytest.mark.rule("P-13", "P-71")
@pytest.mark.parametrize(("mode", "seats"), TABLES)
@pytest.mark.parametrize("count", range(7))
def test_specialists_lie_before_their_owner(mode: str, seats: int, count: int) -> None:
    """One to six of them, as a card with words, a ticket or an icon; one's own always say what they do."""
    held = {slug: 0 if number < count else (1 if seats > 1 else -1) for number, slug in enumerate(SPECIALISTS)}
    state = position(mode=mode, seats=seats, specialists=held)
    for viewer in range(seats):
        view, context, layout = seen(state, viewer)
        rects = {
            number: layout[specialist_piece(number)].rect for number in range(6) if view.public.specialists[number] >= 0
        }
        assert all(one.overlap(other) == 0 for one, other in combinations(rects.values(), 2))
        for number, rect in rects.items():
            owner = view.public.specialists[number]
            area = zone(view, "specialists") if owner == viewer else clan_rect(view, context, owner)
            assert inside(rect, area), (number, viewer)
            if owner == viewer:
                assert type(layout[specialist_piece(number)].face) in (SpecialistFace, TicketFace)


@pytest.mark.parametrize(("mode", "seats"), TABLES)
@pytest.mark.parametrize("count", range(9))
def test_tasks_done_alone_lie_before_their_clan(mode: str, seats: int, count: int) -> None:
    for loner, viewer in ((loner, viewer) for loner in range(max(3, seats)) for viewer in range(seats)):
        view, context, layout = seen(crowded(mode, seats, 1, count, loner=loner), viewer)
        area = geometry.alone_rect(view, context, loner)
        rects = [layout[task_piece(task)].rect for task in view.public.alone[loner]]
        assert len(rects) == count and all(inside(rect, area) for rect in rects), (loner, viewer)
        lefts = [rect.x for rect in rects]
        assert lefts == sorted(lefts) and all(two - one >= 5 for one, two in zip(lefts, lefts[1:], strict=False))
        assert loner != viewer or inside(area, plate_rect(view, context, loner))


@pytest.mark.rule("P-30")
def test_a_specialist_is_seen_on_its_way_to_another_clan(window: PactPlayer) -> None:
    """Between two sizes a picture that is ready is stretched; it is as large as the ticket is at that moment."""
    stage = window.house.stage
    there = Placement(800, 450, 200, 60, TicketFace(0, False), resizing=True)
    drawn = pygame.Surface(stage.surface.get_size(), pygame.SRCALPHA)
    with stage.onto(drawn):
        PactTable(RULES).draw_piece(stage, there, "idle")
    assert inside(Rect(*pygame.mask.from_surface(drawn, 200).get_bounding_rects()[0]), there.rect.grown(3))
    assert pygame.mask.from_surface(drawn, 200).count() > 0.8 * 200 * 60


# ---------------------------------------------------------------------- words


@pytest.mark.parametrize(("mode", "seats"), TABLES)
def test_long_names_are_not_shortened(window: PactPlayer, mode: str, seats: int) -> None:
    """A name is set smaller rather than cut."""
    chosen = a_setup(mode, seats)
    people = tuple(replace(seat, name=WIDE_NAME) for seat in chosen.seats)
    with window.listening() as said:
        window.sit_down_to(crowded(mode, seats), replace(chosen, seats=people))
        window.redraw()
    assert WIDE_NAME in said or seats == 1
    assert not [words for words in said if "…" in words and words != "Laying the table …"]


@pytest.mark.parametrize(("mode", "seats"), TABLES)
def test_pointing_at_anything_shows_words_that_fit(window: PactPlayer, mode: str, seats: int) -> None:
    """Large cards, piles with the names of their Tasks, and Glory line by line."""
    view, context, layout = seen(crowded(mode, seats))
    table, stage = PactTable(RULES), window.house.stage
    said_at: dict[Piece, set[str]] = {}
    for piece in layout:
        with window.listening() as said, stage.onto(pygame.Surface(stage.surface.get_size())):
            table.draw_over(stage, view, context, Attention(hovered=piece))
        said_at[piece] = said
        assert not [words for words in said if "…" in words], piece
    assert {CONTENT.tasks[task].name for task in view.public.pacts[0]} <= said_at[pact_piece(0)]
    assert any("Glory" in words for words in said_at[plate_piece(0)])


# ---------------------------------------------------------------------- gestures


def decisions(mode: str, seats: int) -> dict[str, PactState]:
    """One position for every kind of decision."""
    crowd = crowded(mode, seats)
    helpers = {"specialists": dict.fromkeys(SPECIALISTS, 0), "mode": mode, "seats": seats}
    displays = ["WWYYKKGGBBRR", *["WYKGBR"] * (max(3, seats) - 1)]
    found = {
        "reveal": RULES.new_game(a_setup(mode, seats), 1),
        "turn": crowd,
        "recruit": position(displays, ["WY"], phase="recruit", **helpers),
        "play": position(displays, ["WY"], phase="play", **helpers),
        "tasks": position(displays, ["WY"], phase="tasks", **helpers),
        "reduce": position(displays, [FULL_HAND], phase="reduce", reducing_for=0, **helpers),
        "prize": position(displays, phase="prize", prize_winner=0, **helpers),
    }
    if seats == 1:
        spent = dict.fromkeys(SPECIALISTS, -1)
        between = position(displays, ["WY"], mode=mode, campaign=True, specialists=spent)
        found["next"] = changed(between, phase="next", won=(Won((20, 1, 1)),))
        found["go on"] = changed(found["next"], taken_back=2, specialists=(0, 0, -1, -1, -1, -1))
    return found


@pytest.mark.parametrize(("mode", "seats"), TABLES)
def test_every_legal_action_has_its_gesture_or_its_button(mode: str, seats: int) -> None:
    for kind, state in decisions(mode, seats).items():
        seat = RULES.to_act(state)[0]
        view, context, layout = seen(state, seat)
        table, legal = PactTable(RULES), RULES.legal_actions(state, seat)
        targets, gestures = table.targets(view, context), table.gestures(view, legal)
        for source, target in gestures:
            assert source in layout, (kind, source)
            assert target in targets or target == source, (kind, source, target)
            assert not layout[source].fixed or source == target, (kind, source)
        buttons = table.decisions(view, legal, context)
        assert {one.first for one in gestures.values()} | {button.action for button in buttons} == set(legal), kind
        rects = [button.rect for button in buttons]
        assert all(inside(rect, SCREEN) for rect in (*rects, *targets.values())), kind
        assert all(one.overlap(other) == 0 for one, other in combinations(rects, 2))


# ---------------------------------------------------------------------- the set-up screen


@pytest.mark.rule("P-43", "P-50", "P-61", "P-75")
@pytest.mark.parametrize(
    ("mode", "seats", "words"),
    [("solo", 1, "P-75"), ("two", 2, "P-61"), ("beginner", 3, "P-43"), ("expert", 5, "P-50")],
)
def test_the_facts_before_a_game_are_those_of_the_game(mode: str, seats: int, words: str) -> None:
    facts = PactTable(RULES).facts_before(a_setup(mode, seats))
    assert len(facts) == 2 and words in " ".join(facts)


def test_the_frame_of_a_pact_card_leaves_the_words_over_it(window: PactPlayer, monkeypatch: pytest.MonkeyPatch) -> None:
    """It went through the number of their Tasks: “Tom and you: 0”."""
    view, context, _ = seen(position(["W", "Y", "K"], ["", "", ""]))
    found, light = dict[str, Rect](), Stage.light

    def heard(stage: Stage, text: str, *rest: Any, **more: Any) -> Rect:
        found[text] = light(stage, text, *rest, **more)
        return found[text]

    monkeypatch.setattr(Stage, "light", heard)
    table = PactTable(RULES)
    targets = table.targets(view, context)
    for pact, partner in ((0, 1), (2, 2)):
        table._ground._pact(window.house.stage, view, context, pact)
        words = found[say("pact-table-pact", name=context.name(partner), count=0)]
        assert inside(words, targets[pact_piece(pact)])
