"""One room per game: its state, its actions, its rules."""
