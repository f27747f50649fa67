"""What bots know about playing Pact well."""
