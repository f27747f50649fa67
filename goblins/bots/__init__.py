"""Who plays when no human does; solvers; where they think."""
