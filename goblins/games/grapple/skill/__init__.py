"""What bots know about playing Grapple well."""
