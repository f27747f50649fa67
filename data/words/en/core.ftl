# Words that are there already, and several sentences in a row.
core-literal = { $words }
core-sentences = { ROW($parts) }

# Why not.
core-no-last-move-was-another-players = The last move was another player’s: only they could take it back.
core-no-move-turned-up-something-hidden = That move turned up something hidden; it can’t be unseen.
core-no-there-nothing-undo-yet = There is nothing to undo yet.
core-no-anothers = That is for another player to decide.

# A switch.
core-on = on
core-off = off

# Some things in a row.
core-all-of = { $things }

# Somebody at the table whose name is not known here.
core-player = Player { $number }
