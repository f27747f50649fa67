"""What is pressed and typed into: widgets, their group, and words that come and go."""
