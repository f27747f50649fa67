"""The table where a match is played, and what falls over it."""
