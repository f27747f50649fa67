# Usual answers, and the button over a covered hand.
kit-yes = Yes
kit-no = No
kit-show-hand = Show my hand
