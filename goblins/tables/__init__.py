"""How each game lies on the table: layout, gestures, words."""
