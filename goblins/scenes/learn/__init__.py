"""Learning by playing: lessons at the real tables."""
