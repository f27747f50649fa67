"""What comes of finished games: ratings, analysis, puzzles, challenges, feats. Pure."""
