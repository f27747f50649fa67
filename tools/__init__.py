"""Small scripts for the game's makers."""
