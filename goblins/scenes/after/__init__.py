"""After the game: results, replays, past matches."""
