"""Pact: clans, tasks and forced friends for one to five players."""
