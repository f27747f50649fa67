"""Goblins Drool, Fairies Rule!: a card game of rhymes for one to four players."""
