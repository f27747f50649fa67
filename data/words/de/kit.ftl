# Übliche Antworten, und der Knopf über verdeckten Handkarten.
kit-yes = Ja
kit-no = Nein
kit-show-hand = Meine Hand zeigen

# A sentence of the log that is true several times in a row.
kit-times = { $words } ({ $count } ×)
