"""How Irene (The Princess and the Goblin) lies on the table."""
