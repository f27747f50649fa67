"""Koncita, the Royal Wedding: shoves, forfeits and stolen treasures for two to eight players."""
