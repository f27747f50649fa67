"""How Grapple lies on the table."""

from goblins.tables.grapple.table import GrappleTable as GameTable

__all__ = ["GameTable"]
