"""The Fairies table."""

from goblins.tables.fairies.table import FairiesTable as TABLE

__all__ = ["TABLE"]
