"""How Pact lies on the table."""

from goblins.tables.pact.table import PactTable as TABLE

__all__ = ["TABLE"]
