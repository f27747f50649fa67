"""Every sound of the game: OGG files, and kit/, the tool that makes them."""
