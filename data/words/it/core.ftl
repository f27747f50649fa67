# Words that are there already, and several sentences in a row.
core-literal = { $words }
core-sentences = { ROW($parts) }

# Why not.
core-no-last-move-was-another-players = L’ultima mossa era di un altro giocatore: può annullarla solo chi l’ha fatta.
core-no-move-turned-up-something-hidden = Quella mossa ha scoperto qualcosa di nascosto: ormai è stato visto.
core-no-there-nothing-undo-yet = Non c’è ancora nulla da annullare.
core-no-anothers = Lo decide un altro giocatore.

# A switch.
core-on = sì
core-off = no

# Some things in a row.
core-all-of = { $things }

# Qualcuno al tavolo di cui qui non si sa il nome.
core-player = Giocatore { $number }
