"""What bots know about playing Fairies well."""
