"""A wrong move is refused with the clause that forbids it."""

from __future__ import annotations

from typing import Any

import pytest

from goblins.games.pact.actions import ALONE, Complete, PlaceFigure, Reveal, Scheme, Shift, Take
from goblins.games.pact.content import NUMERALS
from goblins.games.pact.state import NOBODY
from tests.support.pact.builders import new_game, position, standstill
from tests.support.pact.lines import RULES, action, after, outcome_of, refused

ROW = "2W1Y 2W1K1R 2G1B 2B1R"
EVERY_VERB = [
    "return I",
    "keep",
    "reveal W",
    "take 0",
    "take deck",
    "play W",
    "more W",
    "press 0",
    "press deck",
    "scheme 0",
    "figure 0",
    "complete 0 alone",
    "complete 0 with 1",
    "shift 0 D",
    "pay",
    "call off",
    "end",
    "pass",
    "reduce W",
    "prize 0",
    "back fixer",
    "next",
    "retire",
]


@pytest.mark.rule("P-20", "P-21", "P-23")
@pytest.mark.parametrize(
    ("line", "wrong", "clause"),
    [
        ([], "1: take 0", "P-20"),
        ([], "end", "P-20"),
        ([], "complete 2W1Y alone", "P-20"),
        (["take 0"], "play W", "P-20"),
        (["take 0"], "end", "P-21"),
        (["take 0"], "take 0", "P-21"),
        (["take 0", "take 1"], "take 2", "P-21"),
        (["take 0", "take 1"], "play W", "P-20"),
        (["play W"], "take 2", "P-20"),
        (["play WWW"], "play W", "P-23"),
        ([], "play R", "P-23"),
        ([], "pass", "P-23"),
    ],
)
def test_the_order_of_a_turn(line: list[str], wrong: str, clause: str) -> None:
    assert refused(after(position(["WWY"], ["WWWW"], tasks=ROW), *line), wrong) == clause


@pytest.mark.rule("P-24", "P-25")
@pytest.mark.parametrize(
    ("displays", "wrong", "clauses"),
    [
        (["WW", "Y", "Y"], "complete 2W1Y alone", "P-24"),
        (["WW", "K", "Y"], "complete 2W1Y with 1", "P-25"),
        (["K", "WWY", ""], "complete 2W1Y with 1", "P-25"),
        (["WWY", "", ""], "complete 2W1Y with 2", "P-25"),
    ],
)
def test_goblins_that_lack(displays: list[str], wrong: str, clauses: str) -> None:
    assert refused(position(displays, tasks=ROW, phase="tasks"), wrong) in clauses.split()


@pytest.mark.rule("P-26")
def test_a_task_that_is_gone() -> None:
    state = after(position(["WWYWWY"], tasks=ROW, phase="tasks"), "do 2W1Y alone")
    assert refused(state, "complete 0 alone") in ("P-24", "P-26")


@pytest.mark.rule("P-30", "P-31")
@pytest.mark.parametrize(
    ("line", "wrong", "clauses"),
    [
        ([], "more W", "P-31"),
        ([], "press 0", "P-31"),
        (["take 0"], "press 0", "P-31"),
        (["scheme 2W1Y", "play W"], "more W", "P-30"),
        (["scheme 2W1Y"], "scheme 2G1B", "P-30"),
        (["take 0", "take 1", "press 0"], "more W", "P-30"),
    ],
)
def test_specialists(line: list[str], wrong: str, clauses: str) -> None:
    mine = dict.fromkeys(["taskmaster", "drummer", "schemer", "pressgang", "fixer"], 0)
    assert refused(after(position([], ["WWWW"], tasks=ROW, specialists=mine), *line), wrong) in clauses.split()


@pytest.mark.rule("P-31")
def test_the_mimic_can_do_no_more_than_what_it_copies() -> None:
    fields: dict[str, Any] = {"tasks": ROW, "specialists": {"mimic": 0, "schemer": 1}}
    assert refused(position(rest_tasks="pact 1", **fields), "scheme 2W1Y") == "P-31"
    assert refused(position(specialists={"mimic": 1, "schemer": 2}, tasks=ROW), "scheme 2W1Y") in ("P-30", "P-31")


@pytest.mark.rule("P-51")
@pytest.mark.parametrize(
    ("fields", "wrong"),
    [
        ({}, "figure 0"),
        ({"pacts": {1: "2R2K1Y"}}, "figure 1"),
        ({"pacts": {0: "2R2K1Y"}, "figures": {"2R2K1Y": 1}}, "figure 0"),
        ({"pacts": {0: "2K2R1B"}}, "figure 0"),
    ],
)
def test_figures(fields: dict[str, Any], wrong: str) -> None:
    state = position([], ["RRRRRR"], mode="expert", markers=[0, 0, 0], tasks=ROW, **fields)
    assert refused(state, wrong) == "P-51"


@pytest.mark.rule("P-25", "P-31", "P-32", "P-55")
def test_while_paying() -> None:
    state = position(["WWYY", "WWY"], mode="expert", tasks=ROW, phase="tasks", markers=[0, 1, 1])
    paying = after(state, "complete 2W1Y with 1")
    assert refused(paying, "shift 0 X") == "P-55"
    assert refused(paying, "shift 0 F") in ("P-30", "P-31")
    assert refused(paying, "shift 0 H") in ("P-24", "P-25", "P-51")
    assert refused(paying, "shift 0 M") in ("P-25", "P-53")
    assert refused(paying, "shift 0 N") in ("P-25", "P-53")
    assert all(refused(paying, verb) for verb in ("end", "take 0", "scheme 2W1Y", "complete 2W1Y alone"))


@pytest.mark.rule("P-14", "P-50", "P-61")
def test_before_the_game() -> None:
    beginner = new_game(3, 1, mode="beginner")
    assert refused(beginner, "keep") in ("P-14", "P-50")
    assert refused(beginner, "end") == "P-14"
    expert = new_game(3, 1, mode="expert")
    assert refused(expert, "reveal W") == refused(expert, "take 0") == "P-50"
    assert refused(expert, f"{(expert.public.start + 1) % 3}: keep") in ("P-14", "P-20", "P-50")
    pair = new_game(2, 1)
    foreign = next(numeral for n, numeral in enumerate(NUMERALS) if n not in pair.secret.commands[pair.public.start])
    assert refused(pair, f"return {foreign}") in ("P-50", "P-61")


@pytest.mark.rule("P-22", "P-41", "P-75")
@pytest.mark.parametrize(
    ("wrong", "clause"),
    [("reduce W", "P-22"), ("prize 2W1Y", "P-41"), ("back fixer", "P-75"), ("next", "P-75"), ("retire", "P-75")],
)
@pytest.mark.parametrize("mode", ["beginner", "solo"])
def test_what_has_a_time_of_its_own(wrong: str, clause: str, mode: str) -> None:
    assert refused(position(["WWY"], ["WWWW"], mode=mode, tasks=ROW), wrong) in (clause, "P-20")


@pytest.mark.rule("P-71")
def test_a_specialist_that_was_used_up() -> None:
    state = position([], ["WW"], mode="solo", tasks=ROW, specialists={"schemer": NOBODY})
    assert refused(state, "scheme 2W1Y") == "P-71"
    assert refused(after(state, "play W"), "more W") == "P-71"


@pytest.mark.rule("P-40", "P-26")
def test_after_the_end_everything_is_refused() -> None:
    state = after(standstill(mode="beginner"), "end")
    assert outcome_of(state).reason == "standstill"
    assert all(refused(state, f"{seat}: {verb}") for verb in EVERY_VERB for seat in range(3))


@pytest.mark.parametrize("mode", ["beginner", "expert", "two", "solo"])
@pytest.mark.parametrize("phase", ["turn", "tasks", "play"])
def test_why_not_agrees_with_what_is_legal_for_every_verb(mode: str, phase: str) -> None:
    everything = dict.fromkeys(["taskmaster", "drummer", "schemer", "mimic", "pressgang", "fixer"], 0)
    state = position(["WWYRR", "WY"], ["WWRR"], mode=mode, tasks=ROW, phase=phase, specialists=everything)
    for seat in range(state.public.players):
        legal = RULES.legal_actions(state, seat)
        for verb in EVERY_VERB:
            wanted = action(state, f"{seat}: {verb}")
            refusal = RULES.why_not(state, wanted)
            assert (refusal is None) == (wanted in legal), verb
            assert refusal is None or (refusal.rule.startswith("P-") and refusal.text.endswith((".", "!", "?")))


@pytest.mark.parametrize(
    "wild",
    [
        Take(0, 4),
        Take(0, -2),
        Take(0, 99),
        Scheme(0, 7),
        Scheme(0, -1),
        Complete(0, 9, ALONE),
        Complete(0, -1, ALONE),
        Complete(0, 0, 17),
        Complete(0, 0, -5),
        PlaceFigure(0, 8),
        PlaceFigure(0, -1),
        Shift(0, 3, 3),
        Shift(0, -1, 0),
        Reveal(0, 6),
        Take(7, 0),
        Take(-1, 0),
    ],
    ids=repr,
)
@pytest.mark.parametrize("phase", ["turn", "tasks"])
def test_wild_numbers_are_refused_and_break_nothing(wild: Any, phase: str) -> None:
    everything = dict.fromkeys(["taskmaster", "drummer", "schemer", "mimic", "pressgang", "fixer"], 0)
    state = position(
        ["WWYRR", "WY"], ["WWRR"], mode="expert", tasks=ROW, phase=phase, specialists=everything, pacts={0: "2K2R1B"}
    )
    refusal = RULES.why_not(state, wild)
    assert refusal is not None and refusal.text


@pytest.mark.parametrize(
    "wild", [Shift(0, 3, 0), Shift(0, -1, 0), Shift(0, 0, 7), Shift(0, 0, -1), Shift(0, 99, 5)], ids=repr
)
def test_wild_shifts_are_refused(wild: Shift) -> None:
    state = after(position(["WWY", "WWY"], tasks=ROW, phase="tasks"), "complete 2W1Y with 1")
    refusal = RULES.why_not(state, wild)
    assert refusal is not None and refusal.text
