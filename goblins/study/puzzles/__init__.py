"""Puzzles: positions out of bots' games in which one line of play reaches a goal, and proofs of them. Pure."""
