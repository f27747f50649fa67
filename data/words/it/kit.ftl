# Usual answers, and the button over a covered hand.
kit-yes = Sì
kit-no = No
kit-show-hand = Mostra la mia mano

# A sentence of the log that is true several times in a row.
kit-times = { $words } ({ $count } ×)
