"""The Fairies table."""
