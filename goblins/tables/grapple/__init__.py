"""How Grapple lies on the table."""

from goblins.tables.grapple.table import GrappleTable as TABLE

__all__ = ["TABLE"]
