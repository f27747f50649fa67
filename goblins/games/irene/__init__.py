"""The Princess and the Goblin: a cave maze of memory for one to four players."""
