"""The command line: what can be typed, and what is printed for it."""
