"""What lies in the box (P-01 … P-04), and what is said about data files that are damaged."""

from __future__ import annotations

from collections import Counter
from itertools import product

import pytest

from goblins.content.loader import BadContent
from goblins.games.pact.content import (
    AUTUMN,
    COMMANDS,
    FIGURE_COSTS,
    FIGURES,
    NUMERALS,
    SPECIALISTS,
    SPRING,
    SUMMER,
    load_content,
)
from goblins.games.pact.kinds import GOBLINS, KIND_OF, KINDS, LETTERS, as_bits, pooled
from tests.support.boxes import TITLE, box_where, box_with
from tests.support.pact.lines import task, task_name

#: The table of P-02 once more, by colour: what a Task needs and its dynamite.
TABLE = {
    "W": ["2W1Y 0", "2W1K1R 1", "3W1Y1B 1", "2W2G1K 1", "3W2K1B 2"],
    "Y": ["2Y1K 0", "2Y1W1G 0", "3Y1K1R 1", "2Y2B1G 2", "3Y2R1K1G 3"],
    "K": ["2K1G 0", "2K1Y1B 1", "3K1W1G 1", "2K2R1B 1", "3K2B1W 2"],
    "G": ["2G1B 0", "2G1K1R 0", "3G1Y1B 1", "2G2W1R 2", "3G2Y1B1R 3"],
    "B": ["2B1R 0", "2B1W1G 1", "3B1K1R 1", "2B2Y1W 1", "3B2W1K 2"],
    "R": ["2R1W 0", "2R1Y1B 0", "3R1W1G 1", "2R2K1Y 2", "3R2G1W1Y 3"],
}
SEASON_ORDER = [SPRING, SPRING, SUMMER, SUMMER, AUTUMN]


# What there is


@pytest.mark.rule("P-01")
def test_there_are_thirteen_goblins_of_each_of_six_types() -> None:
    assert GOBLINS == len(KIND_OF) == 78
    assert Counter(KIND_OF) == dict.fromkeys(range(6), 13)
    colours = [(goblin.kind, goblin.colour, goblin.copies) for goblin in load_content().goblins]
    assert colours == [
        ("shaman", "white", 13),
        ("builder", "yellow", 13),
        ("chieftain", "black", 13),
        ("scientist", "green", 13),
        ("merchant", "blue", 13),
        ("warrior", "red", 13),
    ]
    assert len(KINDS) == 6 and LETTERS == "WYKGBR"


@pytest.mark.rule("P-02")
@pytest.mark.parametrize("colour", LETTERS)
def test_every_task_of_a_colour_is_as_printed(colour: str) -> None:
    for season, printed in zip(SEASON_ORDER, TABLE[colour], strict=True):
        needs, dynamite = printed.split()
        found = load_content().tasks[task(needs)]
        assert (found.season, found.colour, found.dynamite) == (season, LETTERS.index(colour), int(dynamite))
        assert found.needs == tuple(found.columns.count(kind) for kind in range(6))
        assert sum(found.needs) == sum(map(int, needs[::2]))
        assert found.columns[0] == found.colour, "its own colour comes first"


@pytest.mark.rule("P-02")
def test_there_are_twelve_spring_twelve_summer_and_six_autumn_tasks() -> None:
    assert [len(load_content().of_season(season)) for season in (SPRING, SUMMER, AUTUMN)] == [12, 12, 6]
    assert len(load_content().tasks) == len({task_name(number) for number in range(30)}) == 30


@pytest.mark.rule("P-03")
def test_there_are_six_specialists_six_masters_and_twelve_commands() -> None:
    assert tuple(one.slug for one in load_content().specialists) == SPECIALISTS and len(SPECIALISTS) == 6
    assert [(master.kind, master.symbols) for master in load_content().masters] == [(kind, 3) for kind in KINDS]
    assert [command.numeral for command in load_content().commands] == list(NUMERALS) and COMMANDS == 12
    assert FIGURES == 3


@pytest.mark.rule("P-51")
def test_the_figures_cost_three_four_and_five() -> None:
    assert FIGURE_COSTS == (3, 4, 5)


@pytest.mark.rule("P-04")
def test_the_dynamite_track() -> None:
    assert load_content().track == ((0, 0), (1, 0), (2, 0), (3, 1), (4, 2), (4, 3))
    assert load_content().track[load_content().start] == (1, 0)


@pytest.mark.rule("P-57")
@pytest.mark.parametrize(
    ("numeral", "worths"),
    [
        ("I", [-2, -2, -2, 1, 2, 2]),
        ("II", [-2, 1, 3]),
        ("III", [-2, -2, -2, -2, -2, 1, 2]),
        ("IV", [-2, -2, 1, 3]),
        ("V", [-1, -1, 1, 3, 3]),
        ("VI", [-1, -1, 2, 4, 4]),
        ("VII", [-1, -1, -1, 2, 4, 4]),
        ("VIII", [-1, -1, -1, 2, 4, 4]),
        ("IX", [-1, -1, -1, 2, 4, 4]),
        ("X", [0]),
        ("XI", [-1, 2]),
        ("XII", [-1, 2]),
    ],
)
def test_what_a_command_is_worth_by_its_count(numeral: str, worths: list[int]) -> None:
    command = load_content().commands[NUMERALS.index(numeral)]
    assert [command.worth(count) for count in range(len(worths))] == worths


def test_every_goblin_has_one_of_its_kinds_faces() -> None:
    assert all(0 <= load_content().look(card) < load_content().goblins[KIND_OF[card]].looks for card in range(GOBLINS))


def test_bits_count_up_to_three_of_a_kind() -> None:
    """Whoever has so many of a kind, alone or together, has what a Task needs of it."""
    for ours, theirs, need in product(range(5), range(5), range(1, 4)):
        for kind, other in ((0, 1), (5, 0), (2, 3)):
            mine, yours = as_bits([kind, other] * ours), as_bits([kind] * theirs)
            needs = as_bits([kind] * need)
            assert (needs & mine).bit_count() == min(need, ours)
            assert (needs & pooled(mine, yours)).bit_count() == min(need, ours + theirs)
            assert pooled(mine, yours) == pooled(yours, mine) == as_bits([kind] * (ours + theirs) + [other] * ours)


def test_every_task_has_a_bit_for_every_goblin_it_needs() -> None:
    for one in load_content().tasks:
        assert one.bits.bit_count() == sum(one.needs) == len(one.columns)
        assert [(one.bits >> kind & 0b1000001000001).bit_count() for kind in range(6)] == list(one.needs)


# What is said about damage


def damaged(name: str, old: str, new: str) -> str:
    """What is said when a piece of text in a file is another."""
    with pytest.raises(BadContent) as caught:
        load_content(box_where("pact", name, old, new))
    said = str(caught.value)
    assert said.startswith(f"{TITLE}: {name}.yaml: "), "it names the file"
    return said


@pytest.mark.rule("P-01")
@pytest.mark.parametrize(
    ("old", "new", "words"),
    [
        ("copies: 13", "copies: 12", ["shaman", "13", "12", "P-01"]),
        ("kind: warrior, name: Warrior", "kind: shaman, name: Warrior", ["goblins", "warrior", "P-01"]),
        ("looks: ", "looks: -", ["shaman", "look"]),
        ("looks: ", "looks: many ", ["goblins", "looks"]),
        ("kind: shaman", "kind: shamen", ["goblins", "kind", "shamen", "shaman"]),
        ("copies: 13", "copys: 13", ["goblins", "copys", "copies"]),
        ("colour: white, ", "", ["goblins", "colour"]),
    ],
)
def test_damage_to_the_goblins(old: str, new: str, words: list[str]) -> None:
    said = damaged("clans", old, new)
    assert [word for word in words if word not in said] == [], said


@pytest.mark.rule("P-03", "P-04")
@pytest.mark.parametrize(
    ("old", "new", "words"),
    [
        ("slug: mimic", "slug: fixer", ["specialists", "mimic", "P-31"]),
        ("slug: pressgang", "slug: pressgong", ["specialists", "pressgong", "pressgang"]),
        ("Professor Fizz, symbols: 3", "Professor Fizz, symbols: 4", ["masters", "scientist", "4", "P-03"]),
        ("kind: merchant, name: Madam", "kind: warrior, name: Madam", ["masters", "P-03"]),
        ("{sticks: 3, glory: 1}", "{sticks: 3, glory: 2}", ["dynamite", "track", "P-04"]),
        ("    - {sticks: 2, glory: 0}\n", "", ["dynamite", "track", "P-04"]),
        ("start: 1", "start: 0", ["dynamite", "start", "0", "P-04"]),
        ("start: 1", "start: here", ["dynamite", "start"]),
    ],
)
def test_damage_to_specialists_masters_and_the_dynamite_card(old: str, new: str, words: list[str]) -> None:
    said = damaged("clans", old, new)
    assert [word for word in words if word not in said] == [], said


@pytest.mark.rule("P-02")
@pytest.mark.parametrize(
    ("old", "new", "words"),
    [
        ("needs: 2W1Y,", "needs: 2W1K,", ["spring W 2W1K", "0 dynamite", "P-02"]),
        ("needs: 2W1Y,", "needs: 2W1K1R,", ["spring W 2W1K1R", "P-02"]),
        ("needs: 2W1Y, dynamite: 0", "needs: 2W1Y, dynamite: 1", ["spring W 2W1Y", "1 dynamite", "P-02"]),
        ("season: spring, colour: W", "season: summer, colour: W", ["summer W 2W1Y", "P-02"]),
        ("season: spring, colour: W", "season: winter, colour: W", ["tasks", "season", "winter"]),
        ("season: spring, colour: W", "season: spring, colour: P", ["tasks", "colour", "P"]),
        ("dynamite: 0", "dynamite: none", ["tasks", "dynamite"]),
        ("name: Mud baths", "name: Crooked fence", ["name", "Crooked fence", "2 times"]),
        ("name: Mud baths", "nam: Mud baths", ["tasks", "nam", "name"]),
        ("  - {season: spring, colour: W, needs: 2W1Y, dynamite: 0, name: Sneezing fits}\n", "", ["tasks", "30", "29"]),
    ],
)
def test_damage_to_the_tasks(old: str, new: str, words: list[str]) -> None:
    said = damaged("tasks", old, new)
    assert [word for word in words if word not in said] == [], said


@pytest.mark.rule("P-57")
@pytest.mark.parametrize(
    ("old", "new", "words"),
    [
        ("numeral: VII,", "numeral: VIII,", ["commands", "P-57"]),
        ("{from: 3, glory: 1}", "{from: 3, glory: 5}", ["I:", "else -2", "P-57"]),
        ("{from: 3, glory: 1}", "{from: 2, glory: 1}", ["I:", "P-57"]),
        ("else: -2", "else: 2", ["I:", "else -2", "P-57"]),
        ("else: -2", "otherwise: -2", ["commands", "otherwise"]),
        ("steps: []", "steps: [{from: 1, glory: 1}]", ["X:", "P-57"]),
    ],
)
def test_damage_to_the_commands(old: str, new: str, words: list[str]) -> None:
    said = damaged("commands", old, new)
    assert [word for word in words if word not in said] == [], said


@pytest.mark.parametrize("name", ["clans", "tasks", "commands"])
@pytest.mark.parametrize("text", ["- [unclosed", "plain words", "", "[]", "{unknown: 1}"])
def test_a_file_that_is_something_else_is_named(name: str, text: str) -> None:
    with pytest.raises(BadContent, match=rf"{TITLE}: {name}\.yaml: ."):
        load_content(box_with("pact", **{name: text}))


@pytest.mark.parametrize(("name", "old"), [("clans", "copies: 13"), ("tasks", "dynamite: 0"), ("commands", "else: -2")])
def test_a_key_that_stands_there_twice_is_an_error(name: str, old: str) -> None:
    assert "twice" in damaged(name, old, f"{old}, {old}")
