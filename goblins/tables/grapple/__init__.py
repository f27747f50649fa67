"""How Grapple lies on the table."""
