"""The shelf: the first screen, the deal of the day."""
