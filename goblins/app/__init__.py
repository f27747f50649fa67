"""The window, the loop, and putting it all together."""
