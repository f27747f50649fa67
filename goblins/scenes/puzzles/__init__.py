"""Puzzles: the shelf of all of them, and one on the table."""
