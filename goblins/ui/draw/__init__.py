"""What is drawn: sprites, type, shapes, backgrounds, balloons, light."""
