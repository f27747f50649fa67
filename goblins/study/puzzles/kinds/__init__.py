"""What is asked for in each game's puzzles: a module a game, found by its name."""
