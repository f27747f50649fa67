"""Goblin Grapple: card battles for two to four players."""
