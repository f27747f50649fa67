"""Irene alone: charting a path through face-up caves, and laying it out at the end (I-50 … I-58)."""
