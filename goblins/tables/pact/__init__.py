"""How Pact lies on the table."""

from goblins.tables.pact.table import PactTable as GameTable

__all__ = ["GameTable"]
