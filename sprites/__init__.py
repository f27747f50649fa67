"""Every drawing of the game: SVG files, and kit/, the tool that makes them."""
