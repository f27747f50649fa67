# Wörter, die schon dastehen, und mehrere Sätze hintereinander.
core-literal = { $words }
core-sentences = { ROW($parts) }

# Warum nicht.
core-no-last-move-was-another-players = Den letzten Zug hat jemand anders gemacht: Nur der könnte ihn zurücknehmen.
core-no-move-turned-up-something-hidden = Dieser Zug hat etwas Verdecktes aufgedeckt; das lässt sich nicht vergessen.
core-no-there-nothing-undo-yet = Es gibt noch nichts zurückzunehmen.
core-no-anothers = Das entscheidet jemand anders.

# Ein Schalter.
core-on = an
core-off = aus

# Mehreres hintereinander.
core-all-of = { $things }

# Jemand am Tisch, dessen Name hier nicht bekannt ist.
core-player = Spieler { $number }
