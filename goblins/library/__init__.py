"""Matches, results and settings on disk."""
