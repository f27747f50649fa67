# Codes, die nicht gelesen werden können, und Partien, die in keinen Code passen.
challenge-code-wrong-letter = „{ $letter }“ in „{ $around }“ gibt es in keinem Code: 0, O, 1 und I kommen nicht vor, und sonst nur Buchstaben und Ziffern.
challenge-code-too-short = Für einen Code ist das zu kurz.
challenge-code-mistyped = Ein Zeichen ist falsch, fehlt oder ist zu viel: Vergleiche Gruppe für Gruppe.
challenge-code-strange = Die Zeichen passen zusammen, aber das ist kein Code für ein Spiel.
challenge-code-other-version = Dieser Code stammt aus einer anderen Version des Programms.
challenge-code-other-rules = Dieser Code entstand mit anderen Regeln von { $game }: Es wäre nicht dasselbe Spiel.
challenge-code-other-game = Dieser Code gehört zu einem Spiel, das nicht im Regal steht.
challenge-code-house-rules = Hausregeln sind für einen Code zu lang. In eine Datei passen sie.
challenge-code-too-long = So viele Züge sind für einen Code zu lang. Nimm eine Datei oder lass den Geist weg.
