"""The Fairies table."""

from goblins.tables.fairies.table import FairiesTable as GameTable

__all__ = ["GameTable"]
