"""The table of each game, found by its name: `goblins.tables.<game>.GameTable`."""

from __future__ import annotations

from functools import cache
from importlib import import_module

from goblins.tables.contract import Table


@cache
def table_of(game: str) -> Table:
    """How a game lies on the table."""
    table: Table = import_module(f"goblins.tables.{game}").GameTable()
    return table
