# Codici che non si possono leggere, e partite che non entrano in un codice.
challenge-code-wrong-letter = «{ $letter }» in «{ $around }» non c’è in nessun codice: niente 0, O, 1 o I, solo lettere e cifre.
challenge-code-too-short = È troppo corto per essere un codice.
challenge-code-mistyped = Un carattere è sbagliato, manca o è di troppo: confronta gruppo per gruppo.
challenge-code-strange = I caratteri tornano, ma non è il codice di un gioco.
challenge-code-other-version = Questo codice viene da un’altra versione del programma.
challenge-code-other-rules = Questo codice è nato con altre regole di { $game }: non sarebbe lo stesso gioco.
challenge-code-other-game = Questo codice è di un gioco che non è sullo scaffale.
challenge-code-house-rules = Le regole della casa sono troppo lunghe per un codice. Un file può contenerle.
challenge-code-too-long = Tanti turni sono troppi per un codice. Usa un file, oppure lascia fuori il fantasma.
