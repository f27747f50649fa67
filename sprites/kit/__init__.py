"""The drawing kit: recipes in, plain nanosvg-safe SVG files out. The game never imports it."""
