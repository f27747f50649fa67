"""Who plays when no human does; solvers; hints."""
