"""How Koncita lies on the table."""

from goblins.tables.koncita.table import KoncitaTable as TABLE

__all__ = ["TABLE"]
