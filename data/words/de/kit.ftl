# Übliche Antworten, und der Knopf über verdeckten Handkarten.
kit-yes = Ja
kit-no = Nein
kit-show-hand = Meine Hand zeigen
