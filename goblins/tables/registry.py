"""The table of each game, found by its name: `goblins.tables.<game>.TABLE`."""

from __future__ import annotations

from importlib import import_module

from goblins.core.house import HouseRules
from goblins.core.kept import kept
from goblins.games.registry import SETS_OF_RULES, rules_of
from goblins.tables.contract import AnyTable


@kept(SETS_OF_RULES)
def table_of(game: str, house: HouseRules | None = None) -> AnyTable:
    """How a game lies on the table, with its box or with house rules."""
    table: AnyTable = import_module(f"goblins.tables.{game}").TABLE(rules_of(game, house))
    return table
