"""The table of each game, found by its name: `goblins.tables.<game>.TABLE`."""

from __future__ import annotations

from importlib import import_module

from goblins.core.house import HouseRules
from goblins.core.kept import kept
from goblins.games.registry import SETS_OF_RULES, rules_of
from goblins.tables.contract import AnyTable
from goblins.words import language


def table_of(game: str, house: HouseRules | None = None) -> AnyTable:
    """How a game lies on the table, with its box or with house rules, in the language that is spoken now."""
    return table_in(language(), game, house)


@kept(SETS_OF_RULES)
def table_in(spoken: str, game: str, house: HouseRules | None) -> AnyTable:
    """The same in any language."""
    table: AnyTable = import_module(f"goblins.tables.{game}").TABLE(rules_of(game, house, spoken))
    return table
