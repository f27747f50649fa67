"""The sound kit: instruments of our own in, small OGG files out. The game never imports it."""
