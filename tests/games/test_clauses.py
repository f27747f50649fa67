"""Every clause of every rulebook has a test that cites it, and no test cites a clause that does not exist."""

from __future__ import annotations

import ast
from functools import cache
from pathlib import Path

import pytest

from goblins import paths
from goblins.content.rulebook import rulebook
from goblins.games.registry import slugs

TESTS = Path(__file__).parent.parent
GAMES_WITH_A_RULEBOOK = sorted(path.parent.name for path in paths.DATA.glob("*/rules.yaml"))

#: The numbered clauses of the rulebooks the games were made from.
FAIRIES = (
    "F-01 F-02 F-03 F-04 F-05 F-10 F-11 F-12 F-20 F-21 F-22 F-23 F-24 F-25 F-26 F-30 F-31 F-32 F-33 F-34 F-35 F-40"
)
KONCITA = (
    "K-01 K-02 K-03 K-04 K-05 K-06 K-07 K-08 K-09 K-10 K-11 K-12 K-13 K-14 K-15 K-16 K-17 K-18 K-19 K-20 K-21 K-22 "
    "K-23 K-24 K-25 K-26 K-30 K-31 K-32 K-33 K-34 K-35 K-36 K-37 K-38 K-40 K-41 K-42 K-43 K-44 K-50 K-51 K-52"
)
GRAPPLE = (
    "G-01 G-02 G-03 G-04 G-05 G-06 G-07 G-08 G-10 G-11 G-12 G-13 G-14 G-15 G-16 G-17 G-18 G-20 G-21 G-22 G-30 G-31 "
    "G-32 G-33 G-34"
)
IRENE = (
    "I-01 I-02 I-03 I-04 I-05 I-06 I-10 I-11 I-12 I-13 I-14 I-15 I-20 I-21 I-22 I-23 I-24 I-25 I-26 I-27 I-28 I-30 "
    "I-31 I-32 I-40 I-41 I-42 I-50 I-51 I-52 I-53 I-54 I-55 I-56 I-57 I-58"
)
PACT = (
    "P-01 P-02 P-03 P-04 P-10 P-11 P-12 P-13 P-14 P-20 P-21 P-22 P-23 P-24 P-25 P-26 P-30 P-31 P-32 P-40 P-41 P-42 "
    "P-43 P-50 P-51 P-52 P-53 P-54 P-55 P-56 P-57 P-58 P-60 P-61 P-62 P-70 P-71 P-72 P-73 P-74 P-75 P-76"
)


def _is_rule_marker(node: ast.expr) -> bool:
    return isinstance(node, ast.Call) and ast.unparse(node.func) == "pytest.mark.rule"


@cache
def cited_by_tests() -> dict[str, list[str]]:
    """Clause id -> the tests whose `rule` marker names it; read from the files, so that nothing has to be imported."""
    cited: dict[str, list[str]] = {}
    for path in sorted(TESTS.glob("**/test_*.py")):
        for node in ast.walk(ast.parse(path.read_text(encoding="utf-8"))):
            if not isinstance(node, ast.FunctionDef | ast.ClassDef):
                continue
            for marker in filter(_is_rule_marker, node.decorator_list):
                for clause in marker.args:  # type: ignore[attr-defined]
                    assert isinstance(clause, ast.Constant), f"{path.name}: {node.name} must cite its clauses plainly"
                    cited.setdefault(str(clause.value), []).append(f"{path.name}::{node.name}")
    return cited


def test_every_game_has_a_rulebook() -> None:
    assert set(slugs()) <= set(GAMES_WITH_A_RULEBOOK)


@pytest.mark.parametrize("game", GAMES_WITH_A_RULEBOOK)
def test_every_clause_has_a_test(game: str) -> None:
    cited = cited_by_tests()
    untested = [clause for clause in rulebook(game).ids() if clause not in cited]
    assert not untested


def test_no_test_cites_an_unknown_clause() -> None:
    known = {clause for game in GAMES_WITH_A_RULEBOOK for clause in rulebook(game).ids()}
    unknown = {clause: tests for clause, tests in cited_by_tests().items() if clause not in known}
    assert not unknown


def test_no_clause_belongs_to_two_games() -> None:
    clauses = [clause for game in GAMES_WITH_A_RULEBOOK for clause in rulebook(game).ids()]
    assert len(set(clauses)) == len(clauses)


#: Clauses that are ours wholly or in part; the rest is printed.
RULINGS = {
    "fairies": "F-26 F-33 F-35 F-40",
    "irene": "I-01 I-02 I-03 I-04 I-05 I-06 I-11 I-12 I-15 I-21 I-22 I-23 I-25 I-26 I-28 I-32 I-42 I-52 I-54",
    "koncita": "K-01 K-03 K-05 K-15 K-16 K-18 K-19 K-21 K-23 K-30 K-31 K-33 K-34 K-35 K-36 K-37 K-40 K-43",
    "grapple": "G-02 G-04 G-05 G-06 G-08 G-12 G-17 G-21 G-22 G-33 G-34",
    "pact": (
        "P-01 P-02 P-03 P-04 P-12 P-22 P-23 P-26 P-31 P-32 P-41 P-43 P-51 P-52 P-53 P-55 P-57 P-62 P-72 P-73 P-74 P-75"
    ),
}


@pytest.mark.parametrize(
    ("game", "clauses"),
    [("fairies", FAIRIES), ("irene", IRENE), ("koncita", KONCITA), ("grapple", GRAPPLE), ("pact", PACT)],
)
def test_a_rulebook_has_all_its_clauses_in_order(game: str, clauses: str) -> None:
    assert " ".join(rulebook(game).ids()) == clauses


@pytest.mark.parametrize("game", sorted(RULINGS))
def test_rulings_of_our_own_are_marked_as_such(game: str) -> None:
    ours = [clause for clause in rulebook(game).ids() if rulebook(game).clause(clause).ruling]  # type: ignore[union-attr]
    assert " ".join(ours) == RULINGS[game]
