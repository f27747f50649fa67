"""Setting a game up, and dealing it."""
