# Rulebooks.
reading-rulebooks = Regolamenti
reading-which-game = Quale gioco vuoi leggere?
reading-every-rule = Ogni regola ha un numero; una mossa rifiutata nomina quella che la vieta.
reading-f1 = F1 apre il regolamento a ogni tavolo.
reading-rules = { $rules } regole
reading-not-in-box = non ancora in questa scatola
reading-rulebook = Regolamento di { $game }
reading-own-numbers = con i numeri di { $title }
reading-search = Cerca, o scrivi il numero di una regola
reading-hit = { $hit } di { $hits }
reading-nothing-found = Nessuna regola contiene tutte queste parole.
reading-go-to = Vai a { $rule }
reading-back-to-shelf = Torna allo scaffale
reading-our-ruling = decisione nostra
reading-refused-by = Questa mossa è vietata da
reading-not-allowed = Le regole non lo permettono.

# The first page.
reading-thirty-seconds = In trenta secondi
reading-glance = Il gioco in trenta secondi
reading-teach-me = Insegnami, { $minutes ->
        [one] 1 minuto
       *[other] { $minutes } minuti
    }
reading-read-on = Continua a leggere

# About: *bold* and _aside_ are set so.
reading-about = Info
reading-version = Goblins { $version }
reading-five-games = Cinque giochi, e chi ringraziare
reading-makers = _ideato da _*{ $designer }*_, pubblicato da _*{ $publisher }*
reading-this-program = Questo programma
reading-our-work = Ogni parola, disegno, suono e riga di codice di questo programma è opera nostra, fatta per questo e per nient’altro. Nessuna immagine e nessuna frase viene dai giochi stampati.
reading-their-work = I giochi, i loro nomi e le loro idee appartengono ai loro autori. Se uno di essi ti fa ridere, compra la scatola.
reading-type = I caratteri sono Fredoka One e Source Serif Pro, entrambi con licenza SIL Open Font License; la finestra è di pygame-ce.
reading-thanks = Grazie per aver giocato.
