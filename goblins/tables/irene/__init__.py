"""How Irene (The Princess and the Goblin) lies on the table."""

from goblins.tables.irene.table import IreneTable as TABLE

__all__ = ["TABLE"]
