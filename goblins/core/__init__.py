"""The contract every game keeps, and a match played by it."""
