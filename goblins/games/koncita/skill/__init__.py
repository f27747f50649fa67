"""What bots know about playing Koncita well."""
