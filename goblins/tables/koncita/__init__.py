"""How Koncita lies on the table."""

from goblins.tables.koncita.table import KoncitaTable as GameTable

__all__ = ["GameTable"]
