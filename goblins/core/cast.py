"""Who may sit at a table: colours, emblems, goblins and names."""

from __future__ import annotations

#: Seat colours in their usual order, each with its emblem and the goblin that sits there by default.
SEAT_LOOKS = (
    ("violet", "key", "cobweb"),
    ("orange", "acorn", "belly"),
    ("teal", "fish", "moo"),
    ("pink", "heart", "king"),
    ("lime", "clover", "smelly"),
    ("brown", "bone", "sock"),
    ("slate", "feather", "glower"),
    ("night", "beetle", "assassin"),
)
COLOURS = tuple(look[0] for look in SEAT_LOOKS)
GOBLINS = tuple(look[2] for look in SEAT_LOOKS)
NAMES = ("Mia", "Grub", "Tom", "Snot", "Wart", "Bodo", "Fen", "Nix")
