"""The plan of the house: what loads what, and who knows whom."""

from __future__ import annotations

import ast
import re
import subprocess
import sys
from pathlib import Path

import pytest

from goblins import paths
from goblins.games.registry import slugs

PURE = ("core", "content", "games", "bots", "library")
#: Where every game may have a folder of its own.
OF_GAMES = ("games", "tables", "bots")
SHARED = ("core", "content", "library", "bots", "ui", "scenes", "app", "cli")

LOAD_EVERYTHING = """
import importlib, pkgutil, sys
for room in ROOMS:
    package = importlib.import_module(f"goblins.{room}")
    for module in pkgutil.walk_packages(package.__path__, f"goblins.{room}."):
        importlib.import_module(module.name)
from goblins.core.setup import Setup, checked, make_seats
from goblins.games.registry import rules_of, slugs
for game in slugs():
    rules = rules_of(game)
    seats = make_seats(["random"] * rules.info.max_seats, rules.info.cast)
    state = rules.new_game(checked(rules.info, Setup(game, seats)), 1)
    rules.apply(state, rules.legal_actions(state, rules.to_act(state)[0])[0])
print(sorted(name for name in sys.modules if name.partition(".")[0] == "pygame"))
"""


def test_pure_rooms_load_no_pygame_even_when_games_are_played() -> None:
    """In a process of its own, where nobody else has loaded it."""
    script = f"ROOMS = {PURE!r}\n{LOAD_EVERYTHING}"
    told = subprocess.run([sys.executable, "-c", script], capture_output=True, text=True, cwd=paths.ROOT, check=False)
    assert (told.stdout.strip(), told.stderr) == ("[]", "")


def imported(path: Path) -> set[str]:
    """The modules that a file imports, also inside functions."""
    found: set[str] = set()
    for node in ast.walk(ast.parse(path.read_text(encoding="utf-8"))):
        if isinstance(node, ast.ImportFrom) and node.module:
            found |= {node.module, *(f"{node.module}.{name.name}" for name in node.names)}
        elif isinstance(node, ast.Import):
            found |= {name.name for name in node.names}
    return found


@pytest.mark.parametrize("game", slugs())
def test_no_game_imports_another(game: str) -> None:
    """Neither its rules nor its table nor its expert."""
    others = tuple(f"goblins.{room}.{other}" for room in OF_GAMES for other in slugs() if other != game)
    for room in OF_GAMES:
        for path in (paths.ROOT / "goblins" / room / game).rglob("*.py"):
            assert [name for name in imported(path) if name.startswith(others)] == [], path


@pytest.mark.parametrize("room", SHARED)
def test_no_shared_room_knows_a_game_by_name(room: str) -> None:
    """A game's folders, and one line of the registry, are all that names it."""
    name = re.compile(rf"[\"'.](?:{'|'.join(slugs())})[\"'.]")
    known = []
    for path in sorted((paths.ROOT / "goblins" / room).rglob("*.py")):
        inside = path.relative_to(paths.ROOT / "goblins" / room).parts
        if inside[0] in slugs():
            continue  # a game's own folder
        lines = path.read_text(encoding="utf-8").splitlines()
        known += [
            f"{'/'.join(inside)}:{number}: {line.strip()}" for number, line in enumerate(lines, 1) if name.search(line)
        ]
    assert known == []
