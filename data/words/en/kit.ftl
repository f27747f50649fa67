# Usual answers, and the button over a covered hand.
kit-yes = Yes
kit-no = No
kit-show-hand = Show my hand

# A sentence of the log that is true several times in a row.
kit-times = { $words } ({ $count } ×)
