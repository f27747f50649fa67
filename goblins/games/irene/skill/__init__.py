"""What bots know about playing Irene well."""
