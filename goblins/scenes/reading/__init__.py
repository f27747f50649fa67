"""Rulebooks, and who made all this."""
