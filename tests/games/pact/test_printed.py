"""What the shipped data files hold is what the rulebook prints (P-01 … P-04, P-51, P-57)."""

from __future__ import annotations

import re
from collections import Counter

import pytest

from goblins.games.pact.content import AUTUMN, NUMERALS, SEASONS, SPECIALISTS, SPRING, SUMMER
from goblins.games.pact.kinds import KINDS, LETTERS
from goblins.games.pact.numbers import CommandsDealt, FullPact, GloryFor, Stride
from goblins.games.pact.telling import needs_in_words
from goblins.games.registry import rulebook_of
from tests.support.pact.lines import CONTENT, task, task_name

#: The table of P-02, by colour: what a Task needs and its dynamite.
TABLE = {
    "W": ["2W1Y 0", "2W1K1R 1", "3W1Y1B 1", "2W2G1K 1", "3W2K1B 2"],
    "Y": ["2Y1K 0", "2Y1W1G 0", "3Y1K1R 1", "2Y2B1G 2", "3Y2R1K1G 3"],
    "K": ["2K1G 0", "2K1Y1B 1", "3K1W1G 1", "2K2R1B 1", "3K2B1W 2"],
    "G": ["2G1B 0", "2G1K1R 0", "3G1Y1B 1", "2G2W1R 2", "3G2Y1B1R 3"],
    "B": ["2B1R 0", "2B1W1G 1", "3B1K1R 1", "2B2Y1W 1", "3B2W1K 2"],
    "R": ["2R1W 0", "2R1Y1B 0", "3R1W1G 1", "2R2K1Y 2", "3R2G1W1Y 3"],
}
SEASON_ORDER = [SPRING, SPRING, SUMMER, SUMMER, AUTUMN]
NUMBERS = CONTENT.numbers


def said(clause: str) -> str:
    """The text of a clause."""
    found = rulebook_of("pact").clause(clause)
    assert found is not None
    return found.text


@pytest.mark.rule("P-01")
def test_there_are_thirteen_goblins_of_each_of_six_types() -> None:
    assert len(CONTENT.pack) == len(CONTENT.pack.kind_of) == 78
    assert Counter(CONTENT.pack.kind_of) == dict.fromkeys(range(6), 13)
    colours = [(goblin.kind, goblin.colour, goblin.copies) for goblin in CONTENT.goblins]
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
        found = CONTENT.tasks[task(needs)]
        assert (found.season, found.colour, found.dynamite) == (season, LETTERS.index(colour), int(dynamite))
        assert found.needs == tuple(found.columns.count(kind) for kind in range(6))
        assert sum(found.needs) == sum(map(int, needs[::2]))
        assert found.columns[0] == found.colour, "its own colour comes first"


@pytest.mark.rule("P-02")
def test_there_are_twelve_spring_twelve_summer_and_six_autumn_tasks() -> None:
    assert [len(CONTENT.of_season(season)) for season in (SPRING, SUMMER, AUTUMN)] == [12, 12, 6]
    assert len(CONTENT.tasks) == len({task_name(number) for number in range(30)}) == 30


@pytest.mark.rule("P-02")
def test_the_rulebook_lists_every_task_in_its_season() -> None:
    season = ""
    found = []
    for part in said("P-02").partition("White Tasks")[2].replace(". ", "; ").rstrip(".").split("; "):
        heading, colon, listed = part.partition(": ")
        if colon:
            season = heading.lower()
        if " needs " in part:
            found.append((season, listed or part))
    assert sorted(found) == sorted((SEASONS[one.season], needs_in_words(one, CONTENT)) for one in CONTENT.tasks)
    assert ("spring", "Toothless bites needs 2 shamans, 1 chieftain and 1 warrior, 1 stick") in found


@pytest.mark.rule("P-03")
def test_there_are_six_specialists_six_masters_and_twelve_commands() -> None:
    assert tuple(one.slug for one in CONTENT.specialists) == SPECIALISTS and len(SPECIALISTS) == 6
    assert [(master.kind, master.symbols) for master in CONTENT.masters] == [(kind, 3) for kind in KINDS]
    assert [command.numeral for command in CONTENT.commands] == list(NUMERALS) and len(NUMERALS) == 12


@pytest.mark.rule("P-04")
def test_the_dynamite_track() -> None:
    assert CONTENT.track == ((0, 0), (1, 0), (2, 0), (3, 1), (4, 2), (4, 3))
    assert CONTENT.track[CONTENT.start] == (1, 0)


@pytest.mark.rule("P-10", "P-11", "P-21", "P-22", "P-23", "P-26")
def test_hands_rows_and_limits() -> None:
    assert (NUMBERS.hand, NUMBERS.goblin_row, NUMBERS.task_row, NUMBERS.recruits, NUMBERS.plays) == (6, 4, 4, 2, 3)
    assert (NUMBERS.shortage_hand, NUMBERS.patience) == (5, 10)
    assert NUMBERS.removed == {1: 8, 2: 8, 3: 8, 4: 4, 5: 0}


@pytest.mark.rule("P-42", "P-52")
def test_what_tasks_and_figures_are_worth() -> None:
    assert NUMBERS.glory == GloryFor(alone=2, pact=1, figure=1)
    assert NUMBERS.full_pacts == (FullPact(4, 1), FullPact(6, 2))
    assert [CONTENT.full_pact_glory(count) for count in range(9)] == [0, 0, 0, 0, 1, 1, 2, 2, 2]


@pytest.mark.rule("P-51", "P-54")
def test_what_figures_cost_and_how_far_markers_move() -> None:
    assert NUMBERS.figure_costs == (3, 4, 5)
    assert NUMBERS.march == (Stride(5, 1), Stride(6, 2)) and CONTENT.strides == (0, 0, 0, 0, 0, 1, 2)


@pytest.mark.rule("P-50", "P-60", "P-61", "P-62", "P-72", "P-73", "P-75")
def test_the_numbers_of_the_other_games() -> None:
    assert NUMBERS.commands_dealt == CommandsDealt(expert=2, two=3)
    assert (NUMBERS.strangers_start, NUMBERS.helix_gains, NUMBERS.slides_up_to) == (1, 1, 1)
    assert NUMBERS.strangers_draw == (1, 2, 3, 4) and NUMBERS.games == 4 and NUMBERS.taken_back == 2


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
        ("X", [0, 0]),
        ("XI", [-1, 2, 2]),
        ("XII", [-1, 2, 2]),
    ],
)
def test_what_a_command_is_worth_by_its_count(numeral: str, worths: list[int]) -> None:
    command = CONTENT.commands[NUMERALS.index(numeral)]
    assert [command.worth(count) for count in range(len(worths))] == worths
    assert command.least == (6 if numeral == "II" else 0)


@pytest.mark.rule("P-31", "P-57")
def test_the_rulebook_tells_of_every_specialist_and_command() -> None:
    assert all(f"{specialist.name}: " in said("P-31") for specialist in CONTENT.specialists)
    lines = said("P-57")
    for numeral, command in zip(NUMERALS, CONTENT.commands, strict=True):
        line = lines.partition(f"{numeral}, {command.name}: ")[2].partition(". ")[0]
        worth = [step.glory for step in command.steps] + [command.otherwise] * bool(command.otherwise)
        told = [int(sign.replace("−", "-")) for sign in re.findall(r"[+−]\d", line)]
        assert line and told == worth, command.name


@pytest.mark.rule("P-58")
def test_the_example_of_the_rulebook_comes_out_at_seventeen() -> None:
    assert said("P-58").endswith("That makes 17 Glory.")


@pytest.mark.rule("P-20", "P-31", "P-55", "P-57", "P-62", "P-71", "P-74")
def test_the_rulebook_says_it_plainly() -> None:
    assert "complete any Tasks you can" in said("P-20")
    assert "mimic a Mimic" not in said("P-31")
    assert "one goblin fewer" in said("P-55") and "A pact still needs a goblin from each side (P-32)." in said("P-55")
    assert "costs Glory (except X)" in said("P-57")
    assert "one each time" in said("P-62")
    assert "once in a game" in said("P-71") and "P-75" in said("P-71")
    assert "after P-72 and P-73 have been carried out" in said("P-74")


def test_a_goblin_is_written_small_but_in_titles() -> None:
    book = " ".join(clause.text for chapter in rulebook_of("pact").chapters for clause in chapter.clauses)
    cards = " ".join(f"{one.short} {one.when} {one.words}" for one in CONTENT.specialists)
    large = {match.group() for match in re.finditer(r"(\w+ )?Goblins?( \w+)?", f"{book} {cards}")}
    titles = {words for words in large if "Master" in words or "Goblin Grand" in words}
    assert "goblin" in cards and large == titles


def test_the_box_names_no_number_that_the_rulebook_does_not_know() -> None:
    assert "{" not in "".join(clause.text for chapter in rulebook_of("pact").chapters for clause in chapter.clauses)
