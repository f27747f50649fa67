# Wörter, die schon dastehen, und mehrere Sätze hintereinander.
core-literal = { $words }
core-sentences = { ROW($parts) }

# Warum nicht.
core-no-last-move-was-another-players = Den letzten Zug hat jemand anders gemacht: Zurücknehmen kannst du nur deinen eigenen.
core-no-move-turned-up-something-hidden = Dabei wurde etwas Verdecktes aufgedeckt: Das kann niemand mehr vergessen.
core-no-there-nothing-undo-yet = Es gibt noch nichts zurückzunehmen.
core-no-anothers = Das entscheidet jemand anders.

# Ein Schalter.
core-on = an
core-off = aus

# Mehreres hintereinander.
core-all-of = { $things }

# Jemand am Tisch, dessen Name hier nicht bekannt ist.
core-player = Spieler { $number }
