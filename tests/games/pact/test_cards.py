"""Data files of Pact: what may be otherwise, and what is said about those that are damaged or can't be carried."""

from __future__ import annotations

from itertools import product

import pytest

from goblins.content.loader import BadContent
from goblins.games.pact.content import load_content
from goblins.games.pact.kinds import Pack, as_bits
from goblins.games.pact.rules import PactRules
from tests.support.boxes import TITLE, box_where, box_with, text_of
from tests.support.pact.lines import CONTENT


def test_every_goblin_has_one_of_its_kinds_faces() -> None:
    pack = CONTENT.pack
    assert all(0 <= CONTENT.look(card) < CONTENT.goblins[pack.kind_of[card]].looks for card in range(len(pack)))
    assert {CONTENT.look(card) for card in range(len(pack))} == {0, 1, 2, 3}


@pytest.mark.parametrize("levels", [3, 4, 6])
def test_bits_count_as_many_of_a_kind_as_are_needed(levels: int) -> None:
    """Whoever has so many of a kind, alone or together, has what a Task needs of it."""
    pooled = Pack((13,) * 6, levels).pooled
    for ours, theirs, need in product(range(levels + 2), range(levels + 2), range(1, levels + 1)):
        for kind, other in ((0, 1), (5, 0), (2, 3)):
            mine, yours = as_bits([kind, other] * ours, levels), as_bits([kind] * theirs, levels)
            needs = as_bits([kind] * need, levels)
            assert (needs & mine).bit_count() == min(need, ours)
            assert (needs & pooled(mine, yours)).bit_count() == min(need, ours + theirs)
            both = as_bits([kind] * (ours + theirs) + [other] * ours, levels)
            assert pooled(mine, yours) == pooled(yours, mine) == both


def test_every_task_has_a_bit_for_every_goblin_it_needs() -> None:
    for one in CONTENT.tasks:
        assert one.bits.bit_count() == sum(one.needs) == len(one.columns)
        assert [(one.bits >> kind & 0b1000001000001).bit_count() for kind in range(6)] == list(one.needs)


def test_cards_of_unlike_kinds_are_numbered_one_after_the_other() -> None:
    pack = Pack((8, 20, 8, 9, 10, 11), 3)
    assert [pack.kind_of.count(kind) for kind in range(6)] == [8, 20, 8, 9, 10, 11] and len(pack) == 66
    assert pack.counted((0, 7, 8, 27, 28, 65)) == (2, 2, 1, 0, 0, 1)
    assert pack == Pack(pack.copies, 3) != Pack(pack.copies, 4)


# What may be otherwise


@pytest.mark.parametrize(
    ("file", "old", "new"),
    [
        ("clans", "copies: 13", "copies: 8"),
        ("clans", "copies: 13", "copies: 20"),
        ("clans", "looks: 4", "looks: 1"),
        ("clans", "Professor Fizz, symbols: 3", "Professor Fizz, symbols: 1"),
        ("clans", "{sticks: 3, glory: 1}", "{sticks: 3, glory: 2}"),
        ("clans", "    - {sticks: 2, glory: 0}\n", ""),
        ("clans", "    - {sticks: 2, glory: 0}\n", "    - {sticks: 2, glory: 0}\n" * 5),
        ("clans", "start: 1", "start: 0"),
        ("tasks", "needs: 2W1Y,", "needs: 6W,"),
        ("tasks", "needs: 2W1Y,", "needs: 1W1Y1K1G1B1R,"),
        ("tasks", "needs: 2W1Y, dynamite: 0", "needs: 1Y, dynamite: 5"),
        ("tasks", "season: spring, colour: W", "season: autumn, colour: R"),
        (
            "tasks",
            "  - {season: summer, colour: W, needs: 3W1Y1B, dynamite: 1, name: Heat boils, picture: heat_boils}\n",
            "",
        ),
        ("tasks", ", picture: heat_boils", ""),
        ("tasks", "picture: heat_boils", "picture: mud_baths"),
        ("commands", "{from: 3, glory: 1}", "{from: 1, glory: 0}"),
        ("commands", "steps: []", "steps: [{from: 1, glory: 3}]"),
        ("commands", "else: -2", "else: 0"),
        ("commands", "least: 6", "least: 3"),
        ("numbers", "figure_costs: [3, 4, 5]", "figure_costs: [1, 1, 9, 9]"),
        ("numbers", "full_pacts: [{tasks: 4, glory: 1}, {tasks: 6, glory: 2}]", "full_pacts: []"),
        ("numbers", "strangers_draw: [1, 2, 3, 4]", "strangers_draw: [0, 9]"),
        ("numbers", "march: [{types: 5, spaces: 1}, {types: 6, spaces: 2}]", "march: []"),
    ],
)
def test_what_may_be_otherwise(file: str, old: str, new: str) -> None:
    assert load_content(box_where("pact", file, old, new)) != CONTENT


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
        ("copies: 13", "copies: 7", ["shaman", "copies", "7", "8 to 20"]),
        ("copies: 13", "copies: 21", ["shaman", "copies", "21", "8 to 20"]),
        ("kind: warrior, name: Warrior", "kind: shaman, name: Warrior", ["goblins", "warrior", "P-01"]),
        ("looks: ", "looks: -", ["shaman", "look"]),
        ("looks: 4", "looks: 5", ["shaman", "looks", "1 to 4"]),
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
        ("Professor Fizz, symbols: 3", "Professor Fizz, symbols: 4", ["masters", "scientist", "figure_costs", "P-51"]),
        ("Professor Fizz, symbols: 3", "Professor Fizz, symbols: 0", ["masters", "scientist", "symbols", "1 to 5"]),
        ("kind: merchant, name: Madam", "kind: warrior, name: Madam", ["masters", "P-03"]),
        ("{sticks: 3, glory: 1}", "{sticks: 10, glory: 1}", ["dynamite", "track", "sticks", "0 to 9"]),
        ("start: 1", "start: 6", ["dynamite", "start", "6", "0 to 5"]),
        ("start: 1", "start: here", ["dynamite", "start"]),
    ],
)
def test_damage_to_specialists_masters_and_the_dynamite_card(old: str, new: str, words: list[str]) -> None:
    said = damaged("clans", old, new)
    assert [word for word in words if word not in said] == [], said


@pytest.mark.rule("P-04")
def test_a_track_that_no_card_has_room_for() -> None:
    line = "    - {sticks: 2, glory: 0}\n"
    assert "11 can’t be played with: from 2 to 10" in damaged("clans", line, line * 6)


@pytest.mark.rule("P-02")
@pytest.mark.parametrize(
    ("old", "new", "words"),
    [
        ("needs: 2W1Y,", "needs: 2W1W,", ["Sneezing fits", "needs", "2W1W", "P-02"]),
        ("needs: 2W1Y,", "needs: 2W1P,", ["Sneezing fits", "needs", "2W1P", "WYKGBR"]),
        ("needs: 2W1Y,", "needs: W2,", ["Sneezing fits", "needs", "W2"]),
        ("needs: 2W1Y,", "needs: 7W,", ["Sneezing fits", "needs", "7", "1 to 6"]),
        ("needs: 2W1Y,", "needs: 0W1Y,", ["Sneezing fits", "needs", "0", "1 to 6"]),
        ("needs: 2W1Y,", "needs: 5W5Y,", ["Sneezing fits", "needs", "10", "1 to 9"]),
        ("needs: 2W1Y, dynamite: 0", "needs: 2W1Y, dynamite: 6", ["Sneezing fits", "dynamite", "0 to 5"]),
        ("season: spring, colour: W", "season: winter, colour: W", ["tasks", "season", "winter"]),
        ("season: spring, colour: W", "season: spring, colour: P", ["tasks", "colour", "P"]),
        ("dynamite: 0", "dynamite: none", ["tasks", "dynamite"]),
        ("name: Mud baths", "name: Crooked fence", ["name", "Crooked fence", "2 times"]),
        ("name: Mud baths", "nam: Mud baths", ["tasks", "nam", "name"]),
        ("picture: mud_baths", "picture: mud_bath", ["tasks", "picture", "mud_baths"]),
    ],
)
def test_damage_to_the_tasks(old: str, new: str, words: list[str]) -> None:
    said = damaged("tasks", old, new)
    assert [word for word in words if word not in said] == [], said


def a_task(number: int, season: str) -> str:
    """One more Task."""
    return f"  - {{season: {season}, colour: W, needs: 2W1Y, dynamite: 0, name: Number {number}}}\n"


@pytest.mark.rule("P-02", "P-11")
def test_there_must_be_tasks_enough_and_not_too_many() -> None:
    def said(tasks: str) -> str:
        with pytest.raises(BadContent) as caught:
            load_content(box_with("pact", tasks=f"tasks:\n{tasks}"))
        return str(caught.value)

    assert "61 can’t be played with: from 2 to 60" in said("".join(a_task(number, "spring") for number in range(61)))
    few_of_spring = said("".join(a_task(number, "spring" if number < 7 else "autumn") for number in range(30)))
    assert "removed: 1: 8 is more than the 7 spring Tasks" in few_of_spring
    assert "too few for a task_row of 4" in said("".join(a_task(number, "spring") for number in range(11)))


@pytest.mark.rule("P-57")
@pytest.mark.parametrize(
    ("old", "new", "words"),
    [
        ("numeral: VII,", "numeral: VIII,", ["commands", "P-57"]),
        ("{from: 3, glory: 1}", "{from: 3, glory: 5}", ["I:", "glory", "5, 2", "grow"]),
        ("{from: 3, glory: 1}", "{from: 9, glory: 1}", ["I:", "from", "9", "1 to 5"]),
        ("{from: 2, glory: 3}", "{from: 3, glory: 3}", ["II:", "from", "1 to 2"]),
        ("else: -2", "else: 2", ["I:", "else", "2, 1", "grow"]),
        ("else: -2", "otherwise: -2", ["commands", "otherwise"]),
        ("else: -2", "least: 3, else: -2", ["I:", "least", "II"]),
        ("at or past {space}", "at or past {spaces}", ["I:", "spaces", "space"]),
    ],
)
def test_damage_to_the_commands(old: str, new: str, words: list[str]) -> None:
    with pytest.raises(BadContent) as caught:
        PactRules(box_where("pact", "commands", old, new))
    said = str(caught.value)
    assert said.startswith(f"{TITLE}: commands.yaml: "), "it names the file"
    assert [word for word in words if word not in said] == [], said


@pytest.mark.parametrize(
    ("old", "new", "words"),
    [
        ("hand: 6", "hand: 0", ["hand: 0", "1 to 9"]),
        ("task_row: 4", "task_row: 7", ["task_row", "1 to 6"]),
        ("3: 8,", "", ["removed", "1, 2, 3, 4 and 5", "P-11"]),
        ("5: 0", "5: 13", ["removed: 5", "13", "12 spring Tasks"]),
        ("{tasks: 4, glory: 1}", "{tasks: 9, glory: 1}", ["full_pacts: tasks", "1 to 8"]),
        ("{tasks: 4, glory: 1}", "{tasks: 7, glory: 1}", ["full_pacts: tasks", "7, 6", "grow"]),
        ("figure_costs: [3, 4, 5]", "figure_costs: [3, 4, 10]", ["figure_costs", "10", "1 to 9"]),
        ("{types: 5,", "{types: 7,", ["march: types", "1 to 6"]),
        ("expert: 2", "expert: 3", ["commands_dealt: expert", "1 to 2"]),
        ("strangers_draw: [1, 2, 3, 4]", "strangers_draw: [1]", ["strangers_draw", "2 to 6"]),
        ("hand: 6", "hands: 6", ["hands", "hand"]),
    ],
)
def test_damage_to_the_numbers(old: str, new: str, words: list[str]) -> None:
    said = damaged("numbers", old, new)
    assert [word for word in words if word not in said] == [], said


def test_there_must_be_goblins_enough_to_deal() -> None:
    clans = text_of("pact", "clans.yaml").replace("copies: 13", "copies: 8")
    numbers = text_of("pact", "numbers.yaml").replace("hand: 6", "hand: 9")
    assert len(load_content(box_with("pact", clans=clans)).pack) == 48
    with pytest.raises(BadContent, match=r"numbers\.yaml: hand: 5 players would be dealt 49 goblins .* 48 \(P-10\)"):
        load_content(box_with("pact", clans=clans, numbers=numbers))


@pytest.mark.parametrize("name", ["clans", "tasks", "commands", "numbers"])
@pytest.mark.parametrize("text", ["- [unclosed", "plain words", "", "[]", "{unknown: 1}"])
def test_a_file_that_is_something_else_is_named(name: str, text: str) -> None:
    with pytest.raises(BadContent, match=rf"{TITLE}: {name}\.yaml: ."):
        load_content(box_with("pact", **{name: text}))


@pytest.mark.parametrize(
    ("name", "old"),
    [("clans", "copies: 13"), ("tasks", "dynamite: 0"), ("commands", "else: -2"), ("numbers", "alone: 2")],
)
def test_a_key_that_stands_there_twice_is_an_error(name: str, old: str) -> None:
    assert "twice" in damaged(name, old, f"{old}, {old}")
