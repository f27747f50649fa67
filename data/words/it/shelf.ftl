# The shelf.
shelf-continue = Continua
shelf-more = altre { $count }
shelf-more-tip = Tutte le partite da continuare
shelf-first-game = Per cominciare: { $title }
shelf-now-play = Ora gioca: { $title }
shelf-play-again = Ancora: { $title }
shelf-welcome-back = Di nuovo nella tana!
shelf-another = Un’altra partita, o un’altra scatola?
shelf-rulebooks = Regolamenti
shelf-statistics = Statistiche
shelf-about = Info
shelf-leave-title = Uscire dalla tana?
shelf-leave-words = Ogni partita è salvata; con Continua riprendi l’ultima.
shelf-turn = Turno { $turn }
shelf-humans = { $names }{ $more ->
        [yes] { " " }…
       *[no] { "" }
    }
shelf-welcome = Benvenuti nella tana!
shelf-five-games = Cinque giochi di goblin su un solo tavolo.
shelf-just-now = proprio ora
shelf-minutes-ago = { $minutes ->
        [one] 1 minuto fa
       *[other] { $minutes } minuti fa
    }
shelf-hours-ago = { $hours ->
        [one] 1 ora fa
       *[other] { $hours } ore fa
    }

# The deals of the day.
shelf-deals = Partite del giorno
shelf-soon = Presto
shelf-pill-soon = presto
shelf-day-not-there = Non ancora in questa scatola
shelf-day-proving = Verifico le carte…
shelf-day-par = Par: { $par }
shelf-day-state = { $state ->
        [done] Fatta: { $result }
        [lost] Persa: riprova
        [begun] Iniziata
       *[new] Ancora da giocare
    }

# An opened box.
shelf-play-here = a questo tavolo
shelf-play-first = la prima partita è facile
shelf-change = Cambia
shelf-learn = Impara
shelf-learn-again = Ripassa
shelf-learn-with = { $minutes ->
        [one] 1 minuto
       *[other] { $minutes } minuti
    } a un vero tavolo, con { $name }
shelf-learn-on = Riprendi dal passo { $step } di { $steps }
shelf-learn-next = { $title }, { $minutes ->
        [one] 1 minuto
       *[other] { $minutes } minuti
    }
shelf-lesson = Lezione { $number }
shelf-lesson-tip = { $title }: { $line }
shelf-players = { $players } giocatori
shelf-tricks = { $tricks ->
        [1] facile
        [2] qualche astuzia
       *[3] per vecchie volpi
    }
shelf-not-played = Non ci hai ancora giocato.
shelf-won-of = Vinte { $won } su { $played }
shelf-your-table = Il tuo tavolo
shelf-table-left = come l’hai lasciato
shelf-table-kind = adatto a chi comincia
shelf-table-what = posti, livelli, opzioni
shelf-learned = imparato
shelf-learn-it = imparalo
