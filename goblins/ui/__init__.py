"""How things look and feel: viewport, sprites, text, widgets, drag, director, sound."""
