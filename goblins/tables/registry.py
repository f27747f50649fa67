"""The table of each game, found by its name: `goblins.tables.<game>.TABLE`."""

from __future__ import annotations

from functools import cache
from importlib import import_module

from goblins.tables.contract import AnyTable


@cache
def table_of(game: str) -> AnyTable:
    """How a game lies on the table."""
    table: AnyTable = import_module(f"goblins.tables.{game}").TABLE()
    return table
