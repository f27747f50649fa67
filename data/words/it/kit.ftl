# Usual answers, and the button over a covered hand.
kit-yes = Sì
kit-no = No
kit-show-hand = Mostra la mia mano
