"""Every way of paying that the law allows can be reached, and no other (P-24, P-25, P-31, P-32, P-51, P-53, P-55)."""

from __future__ import annotations

import random
from collections import Counter
from collections.abc import Iterable, Sequence
from itertools import product
from typing import Any

import pytest

from goblins.games.pact import paying
from goblins.games.pact.events import Completed, FigurePlaced
from goblins.games.pact.kinds import LETTERS
from goblins.games.pact.state import PactState, uncovered
from tests.support.pact.bot_tools import wander
from tests.support.pact.builders import new_game, position
from tests.support.pact.lines import CONTENT, SOURCES, after, allowed, display, letters, play, refused, task, ways

STANDING = {"2R2K1Y": 0, "2K2R1B": 1, "3R1W1G": 2}
PACTS = {0: "2R2K1Y 2K2R1B", 2: "3R1W1G"}
ROW = "2W1Y 2W1K1R 2Y2B1G 3Y2R1K1G"


def lawful_ways(columns: Iterable[int], supply: dict[str, Counter[int]], most: dict[str, int], sides: str) -> set[str]:
    """All ways to pay by counting: what a source has of every kind, and how often a need may be done without.

    `sides`: the groups of sources of which each must give a goblin.
    """
    needed = sorted(columns)
    found = set()
    having = [[by for by in SOURCES if supply.get(by, Counter())[kind] or most.get(by, 0)] for kind in needed]
    for way in product(*having):
        used = {source: Counter(kind for kind, by in zip(needed, way) if by == source) for source in SOURCES}
        enough = all(used[source] <= supply.get(source, Counter()) for source in "DMTNH")
        modest = all(used[source].total() <= most.get(source, 0) for source in "FX")
        fair = all(any(used[source] for source in side) for side in sides.split())
        if enough and modest and fair:
            found.add(
                "".join(SOURCES[n] for _, n in sorted((kind, SOURCES.index(by)) for kind, by in zip(needed, way)))
            )
    return found


def in_effect(ways_to_pay: set[str]) -> set[str]:
    """Ways that do the same count once: where Fixer and dynamite both help, it does not matter which stands for which."""
    return {way.replace("F", "X") for way in ways_to_pay}


def outcomes(ways_to_pay: set[str], columns: Sequence[int]) -> set[tuple[tuple[tuple[str, int], ...], int, int]]:
    """What ways to pay come to: the goblins that go, and whether the Fixer and dynamite are used."""
    found = set()
    for way in ways_to_pay:
        gone = [(by, kind) for by, kind in zip(way, sorted(columns), strict=True) if by in "DTH"]
        found.add((tuple(sorted(gone)), way.count("F"), way.count("X")))
    return found


def supplies(state: PactState, partner: int | None, *, from_hand: bool) -> dict[str, Counter[int]]:
    """What every source has of every kind."""

    def shown(clan: int) -> Counter[int]:
        return Counter(CONTENT.pack.kind_of[card] for card in state.public.displays[clan])

    def symbols(clan: int) -> Counter[int]:
        kind, count = uncovered(state.public, clan)
        return Counter({kind: count})

    found = {"D": shown(0), "M": symbols(0)}
    if partner is not None:
        found |= {"T": shown(partner), "N": symbols(partner)}
    if from_hand:
        found["H"] = Counter(CONTENT.pack.kind_of[card] for card in state.secret.hands[0])
    return found


def random_position(seed: int, **fields: Any) -> PactState:
    """Displays, Markers, Masters and Specialists by lot; everybody has a symbol."""
    rng = random.Random(seed)
    displays = ["".join(rng.choice("WYKGBR") for _ in range(rng.randint(0, 7))) for _ in range(3)]
    masters = "".join(rng.sample(LETTERS, 3))
    specialists = rng.choice([{}, {}, {"fixer": 0}, {"mimic": 0, "fixer": 1}])
    markers = [rng.choice([0, 0, 2]), 1, 1]
    return position(
        displays,
        ["".join(rng.choice("WYKGBR") for _ in range(6))],
        mode="expert",
        row="----",
        masters=masters,
        markers=markers,
        specialists=specialists,
        figures=STANDING,
        **{"pacts": PACTS, "tasks": ROW, "phase": "tasks", **fields},
    )


def helps(state: PactState) -> dict[str, int]:
    """How often the Fixer and dynamite may help the first seat."""
    has_fixer = state.public.specialists[5] == 0 or state.public.specialists[3] == 0
    return {"F": int(has_fixer), "X": int(state.public.markers[0] > 0)}


@pytest.mark.rule("P-24", "P-25", "P-31", "P-32", "P-53", "P-55")
@pytest.mark.parametrize("seed", range(24))
def test_the_ways_to_pay_for_a_task_are_those_of_the_law(seed: int) -> None:
    state = random_position(seed)
    for name, partner in product(ROW.split()[:3], [None, 1, 2]):
        text = f"complete {name} alone" if partner is None else f"complete {name} with {partner}"
        lawful = lawful_ways(
            CONTENT.tasks[task(name)].columns,
            supplies(state, partner, from_hand=False),
            helps(state),
            "" if partner is None else "DM TN",
        )
        if not lawful:
            assert refused(state, text) in ("P-24", "P-25", "P-32", "P-55")
            continue
        assert allowed(state, text)
        begun = play(state, text)
        if begun.state.public.phase == "pay":
            assert ways(begun.state) == lawful
            assert len(outcomes(lawful, CONTENT.tasks[task(name)].columns)) > 1, "a question has more than one answer"
        else:
            assert len(in_effect(lawful)) == 1 and len(begun.all(Completed)) == 1


@pytest.mark.rule("P-51", "P-53", "P-55")
@pytest.mark.parametrize("seed", range(24))
def test_the_ways_to_pay_for_a_figure_are_those_of_the_law(seed: int) -> None:
    state = random_position(seed, phase="turn", pacts={0: "2R2K1Y 2K2R1B 2W2G1K", 2: "3R1W1G 3B1K1R"})
    for pact, colour in ((0, 0), (2, 4)):
        lawful = lawful_ways([colour] * 4, supplies(state, None, from_hand=True), helps(state), "")
        if not lawful:
            assert refused(state, f"figure {pact}") in ("P-51", "P-55")
            continue
        begun = play(state, f"figure {pact}")
        if begun.state.public.phase == "pay":
            assert ways(begun.state) == lawful
        else:
            assert len(in_effect(lawful)) == 1 and len(begun.all(FigurePlaced)) == 1


@pytest.mark.rule("P-24", "P-25", "P-51")
@pytest.mark.parametrize("seed", range(12))
def test_what_is_proposed_can_be_paid_and_spends_no_specialist_or_dynamite_without_need(seed: int) -> None:
    state = random_position(seed)
    for name, partner in product(ROW.split()[:3], [None, 1, 2]):
        text = f"complete {name} alone" if partner is None else f"complete {name} with {partner}"
        if not allowed(state, text):
            continue
        begun = after(state, text)
        if begun.public.phase != "pay" or begun.secret.payment is None:
            continue
        assert allowed(begun, "pay"), "the proposal is lawful"
        spent = sum(source in (5, 6) for source in begun.secret.payment.sources)
        assert spent == min(sum(letter in "FX" for letter in way) for way in ways(begun))
        done = play(begun, "pay")
        (event,) = done.all(Completed)
        assert sorted(display(state)) == sorted(display(done.state) + letters(event.own))
        assert len(event.without) == spent


@pytest.mark.rule("P-24", "P-25")
@pytest.mark.parametrize(
    ("displays", "fields", "text"),
    [
        (["WWY"], {"markers": [0, 1, 1]}, "complete 2W1Y alone"),
        (["W", "WY"], {"markers": [0, 1, 1]}, "complete 2W1Y with 1"),
        (["WY"], {}, "complete 2W1Y alone"),
        (["W", "Y"], {}, "complete 2W1Y with 1"),
        (["Y"], {"specialists": {"fixer": 0}}, "complete 2W1Y alone"),
        (["WWK", "WWG"], {"specialists": {"fixer": 0}, "markers": [0, 1, 1]}, "complete 2W1Y with 1"),
        (["WWK", "WWG"], {}, "complete 2W1Y with 1"),
    ],
)
def test_where_the_law_leaves_one_way_nobody_is_asked(displays: list[str], fields: dict[str, Any], text: str) -> None:
    # two goblins of a kind are alike: which of them the Fixer or dynamite replaces makes no difference
    state = position(displays, mode="expert", tasks=ROW, phase="tasks", **fields)
    line = play(state, text)
    assert line.state.public.phase == "tasks" and len(line.all(Completed)) == 1


@pytest.mark.rule("P-25")
@pytest.mark.parametrize("seats", [1, 2, 3])
def test_what_is_offered_is_what_can_be_shifted(seats: int) -> None:
    met = 0
    options = {"mode": "expert"} if seats == 3 else {}
    for state in [one for seed in range(5) for one in wander(new_game(seats, seed, **options), seed, 250)]:
        if state.secret.payment is None:
            continue
        met += 1
        payment, means = (
            state.secret.payment,
            paying.means_of(
                state.public,
                CONTENT,
                state.secret.hands[state.public.active],
                state.public.active,
                state.secret.payment,
            ),
        )
        cells = product(range(len(payment.columns)), paying.SOURCES)
        assert paying.shifts(payment, means) == [cell for cell in cells if paying.shifted(payment, means, *cell)]
    assert met > 20
