"""The Commands, each in its three outcomes (P-57)."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

import pytest

from goblins.games.pact.events import PrizeTaken
from tests.support.pact.builders import ended, position, standstill
from tests.support.pact.lines import after, glory, named, play, to_act


def worth(numeral: str, *, displays: Sequence[str] = (), marker: int = 1, **fields: Any) -> int:
    """The Glory that a Command brings the first seat in a position: how much more it has than without.

    The third seat has so much dynamite that the bonus does not come between a Command and what it counts.
    """
    given = dict(fields)
    markers = [marker, 1, 5]
    alone = {2: "2G2W1R 2R2K1Y 2Y2B1G", **given.pop("alone", {})}
    base = standstill(displays, markers=markers, alone=alone, commands={0: "X"}, **given)
    with_it = standstill(displays, markers=markers, alone=alone, commands={0: numeral}, **given)
    assert to_act(after(base, "end")) == (2,), "the third seat has most dynamite"
    return glory(ended(with_it)) - glory(ended(base))


@pytest.mark.rule("P-57")
@pytest.mark.parametrize(("marker", "glory_of_it"), [(0, -2), (1, -2), (2, -2), (3, 1), (4, 2), (5, 2)])
def test_i_the_marker(marker: int, glory_of_it: int) -> None:
    assert worth("I", marker=marker) == glory_of_it


SIX = "3W1Y1B 2W2G1K 3Y1K1R 3K1W1G 2K2R1B 3G1Y1B"
SIX_MORE = "3B1K1R 2B2Y1W 3R1W1G 2W1Y 2Y1K 2K1G"


@pytest.mark.rule("P-57")
@pytest.mark.parametrize(
    ("left", "right", "figures", "glory_of_it"),
    [
        (5, 5, 0, -2),
        (6, 0, 0, 1),
        (0, 6, 0, 1),
        (6, 6, 0, 3),
        (5, 0, 1, 1),
        (4, 0, 2, 1),
        (4, 0, 1, -2),
    ],
)
def test_ii_six_on_a_pact_card(left: int, right: int, figures: int, glory_of_it: int) -> None:
    names, others = SIX.split()[:left], SIX_MORE.split()[:right]
    alone = {2: "2G2W1R 2R2K1Y 2Y2B1G 3Y2R1K1G 3G2Y1B1R 3R2G1W1Y"}
    found = worth(
        "II",
        pacts={0: " ".join(names), 2: " ".join(others)},
        figures=dict.fromkeys(names[:figures], 0),
        alone=alone,
    )
    assert found == glory_of_it


@pytest.mark.rule("P-57", "P-53")
@pytest.mark.parametrize(
    ("mine", "figures", "glory_of_it"),
    [
        ("", 0, -2),
        ("WWYYKKGG", 0, -2),
        ("YKGBR", 0, 1),
        ("WYKGBR", 0, 2),
        ("YKGB", 1, 1),
        ("YKGBR", 1, 2),
        ("WYKG", 1, -2),
    ],
)
def test_iii_types_on_display(mine: str, figures: int, glory_of_it: int) -> None:
    standing = {"2K2R1B": 0} if figures else {}
    assert worth("III", displays=[mine, "", ""], pacts={0: "2K2R1B"}, figures=standing) == glory_of_it


@pytest.mark.rule("P-57")
@pytest.mark.parametrize(("figures", "glory_of_it"), [(0, -2), (1, -2), (2, 1), (3, 3)])
def test_iv_figures(figures: int, glory_of_it: int) -> None:
    names = ["2K2R1B", "3B1K1R", "2W1Y"]
    standing = dict.fromkeys(names[:figures], 0)
    assert worth("IV", pacts={0: "2K2R1B 2W1Y", 2: "3B1K1R"}, figures=standing) == glory_of_it


@pytest.mark.rule("P-57")
@pytest.mark.parametrize(
    ("fields", "glory_of_it"),
    [
        ({}, -1),
        ({"alone": {0: "3W2K1B"}}, -1),
        ({"alone": {0: "3W2K1B 3W1Y1B 2W1Y"}}, -1),
        ({"alone": {0: "3W2K1B 3K2B1W"}}, 1),
        ({"alone": {0: "3W2K1B"}, "pacts": {0: "3K2B1W"}}, 1),
        ({"pacts": {0: "3W2K1B", 2: "3K2B1W 3B2W1K"}}, 3),
        ({"pacts": {1: "3W2K1B 3K2B1W 3B2W1K"}}, -1),
        ({"pacts": {0: "3W2K1B"}, "figures": {"3W2K1B": 0}}, 1),
        ({"pacts": {0: "3W2K1B"}, "figures": {"3W2K1B": 1}}, -1),
        ({"pacts": {0: "3W2K1B", 2: "3K2B1W"}, "figures": {"3W2K1B": 0}}, 3),
    ],
)
def test_v_autumn_tasks(fields: dict[str, Any], glory_of_it: int) -> None:
    given = {**fields, "alone": {2: "2G2W1R 2R2K1Y 2Y2B1G 3Y2R1K1G", **fields.get("alone", {})}}
    assert worth("V", **given) == glory_of_it


@pytest.mark.rule("P-57")
@pytest.mark.parametrize(
    ("alone", "glory_of_it"),
    [("", -1), ("2W1Y", -1), ("2W1Y 2Y1K", 2), ("2W1Y 2Y1K 2K1G", 4), ("2W1Y 2Y1K 2K1G 2G1B", 4)],
)
def test_vi_tasks_done_alone(alone: str, glory_of_it: int) -> None:
    fields: dict[str, Any] = {"tasks": "3W2K1B 3K2B1W 3B2W1K 3Y2R1K1G", "alone": {0: alone}}
    assert worth("VI", **fields) == glory_of_it


@pytest.mark.rule("P-57")
def test_vi_does_not_count_pacts_and_figures() -> None:
    assert worth("VI", pacts={0: "2W1Y 2Y1K 2K1G"}, figures={"2W1Y": 0, "2K1G": 0}) == -1


PAIRS = {
    "VII": ["3B1K1R", "3R1W1G", "2B2Y1W", "2R1W"],
    "VIII": ["3Y1K1R", "3G1Y1B", "2Y1K", "2G1B"],
    "IX": ["3W1Y1B", "3K1W1G", "2W2G1K", "2K2R1B"],
}
OTHERS = {"VII": "2W1Y 2Y1K 2K1G 2G1B", "VIII": "2W1Y 2K1G 2B1R 2R1W", "IX": "2Y1K 2G1B 2B1R 2R1W"}


@pytest.mark.rule("P-57")
@pytest.mark.parametrize("numeral", ["VII", "VIII", "IX"])
@pytest.mark.parametrize(("count", "glory_of_it"), [(0, -1), (2, -1), (3, 2), (4, 4)])
@pytest.mark.parametrize("where", ["alone", "pact 0", "pact 2", "figure"])
def test_vii_to_ix_two_colours_together(numeral: str, count: int, glory_of_it: int, where: str) -> None:
    names = PAIRS[numeral][:count]
    fields: dict[str, Any] = {"tasks": "3W2K1B 3K2B1W 3B2W1K 3Y2R1K1G"}
    if where == "alone":
        fields["alone"] = {0: " ".join(names)}
    elif where == "figure" and names:
        fields["pacts"], fields["figures"] = {0: " ".join(names[1:])}, {names[1]: 0}
    else:
        fields["pacts"] = {0 if where != "pact 2" else 2: " ".join(names)}
    assert worth(numeral, **fields) == glory_of_it


@pytest.mark.rule("P-57")
@pytest.mark.parametrize("numeral", ["VII", "VIII", "IX"])
def test_other_colours_and_other_peoples_tasks_do_not_count(numeral: str) -> None:
    row = {"tasks": "3W2K1B 3K2B1W 3B2W1K 3Y2R1K1G"}
    assert worth(numeral, alone={0: OTHERS[numeral]}, **row) == -1
    assert worth(numeral, pacts={1: " ".join(PAIRS[numeral])}, **row) == -1
    assert worth(numeral, pacts={0: PAIRS[numeral][0]}, figures={PAIRS[numeral][0]: 1}, **row) == -1


# X, the dynamite bonus


@pytest.mark.rule("P-57", "P-41")
def test_x_takes_all_tasks_left() -> None:
    state = standstill(markers=[5, 1, 1], commands={0: "X"}, tasks="2W1Y 2Y1K 2K1G 2G1B")
    line = play(state, "end")
    assert to_act(line.state) == (), "there is nothing to choose"
    (event,) = line.all(PrizeTaken)
    assert event.clan == 0 and named(event.tasks) == "2W1Y 2Y1K 2K1G 2G1B"
    assert glory(ended(state)) == 4 * 2 + 3


@pytest.mark.rule("P-57", "P-41")
def test_x_is_nothing_without_the_bonus() -> None:
    state = standstill(markers=[4, 5, 1], commands={0: "X"})
    assert glory(ended(state)) == 2


@pytest.mark.rule("P-57", "P-41")
def test_a_task_of_the_bonus_counts_for_its_colour_and_season_but_not_as_done_alone() -> None:
    fields: dict[str, Any] = {"markers": [5, 1, 1], "tasks": "3W2K1B 2Y1K 2K1G 2G1B", "alone": {0: "3K2B1W"}}
    plain = 2 * 2 + 3
    assert glory(ended(standstill(commands={0: "VI"}, **fields), "3W2K1B")) == plain - 1
    assert glory(ended(standstill(commands={0: "V"}, **fields), "3W2K1B")) == plain + 1
    assert glory(ended(standstill(commands={0: "V"}, **fields), "2Y1K")) == plain - 1
    nine = {**fields, "alone": {0: "3K2B1W 3K1W1G"}}
    assert glory(ended(standstill(commands={0: "IX"}, **nine), "3W2K1B")) == plain + 2 + 2
    assert glory(ended(standstill(commands={0: "IX"}, **nine), "2G1B")) == plain + 2 - 1


# XI and XII, the neighbours


@pytest.mark.rule("P-57")
@pytest.mark.parametrize(
    ("left", "right", "figure", "eleven", "twelve"),
    [
        ("", "", "", -1, -1),
        ("2W1Y", "2Y1K", "", -1, -1),
        ("2W1Y", "", "", -1, 2),
        ("", "2W1Y", "", 2, -1),
        ("2W1Y 2Y1K", "3W1Y1B", "", -1, 2),
        ("3W1Y1B", "2W1Y 2Y1K", "", 2, -1),
        ("2W1Y", "2Y1K", "2W1Y", -1, 2),
        ("2W1Y", "2Y1K", "2Y1K", 2, -1),
    ],
)
def test_xi_and_xii_more_with_one_neighbour(left: str, right: str, figure: str, eleven: int, twelve: int) -> None:
    fields: dict[str, Any] = {"pacts": {0: left, 2: right}, "figures": {figure: 0} if figure else {}}
    assert worth("XI", **fields) == eleven
    assert worth("XII", **fields) == twelve


@pytest.mark.rule("P-57")
def test_both_commands_count_and_one_that_was_returned_does_not() -> None:
    fields: dict[str, Any] = {"markers": [3, 1, 5], "alone": {2: "2G2W1R"}}
    assert glory(ended(standstill(commands={0: "I IV"}, **fields))) == 1 + 1 - 2
    assert glory(ended(standstill(commands={0: "I"}, **fields))) == 1 + 1


@pytest.mark.rule("P-57")
def test_the_marker_counts_after_the_last_turn() -> None:
    state = position(
        ["", "", "WYKGBR"],
        mode="expert",
        phase="tasks",
        active=2,
        idle=29,
        markers=[5, 5, 2],
        commands={2: "I"},
    )
    assert glory(ended(state), 2) == 2 + 2
