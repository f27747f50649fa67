# Imprese e calendario: medaglie sugli esiti, sullo scaffale e nelle statistiche.
feats-title = Imprese
feats-new = { $count ->
        [one] Nuova impresa
       *[other] Nuove imprese
    }
feats-new-of = Nuova impresa di { $name }
feats-more = { $count ->
        [one] e un’altra
       *[other] e altre { $count }
    }
feats-of = { $done } su { $all }
feats-every-game = Tutti i giochi
feats-secret = un’impresa segreta
feats-reached = { $reached } su { $needed }
feats-done-on = { $day }
feats-box-tip = { $done } imprese su { $all } compiute in questo gioco: guarda quali

# Traguardi: imprese per cui contano molte partite.
feats-goal-week = Una settimana
feats-goal-week-help = { WORDS($count) } giorni di fila
feats-goal-three-weeks = Tre settimane
feats-goal-three-weeks-help = { $count } giorni di fila
feats-goal-regular = Ospite fisso
feats-goal-regular-help = { $count } partite del giorno
feats-goal-all-games = A tutto campo
feats-goal-all-games-help = i { WORDS($count) } giochi, tutti vinti
feats-goal-easy = Primi passi
feats-goal-easy-help = { WORDS($count) } vittorie contro bot facili
feats-goal-medium = Degno rivale
feats-goal-medium-help = { WORDS($count) } vittorie contro bot medi
feats-goal-hard = Osso duro
feats-goal-hard-help = { WORDS($count) } vittorie contro bot difficili
feats-goal-master = Domamaestri
feats-goal-master-help = { WORDS($count) } vittorie contro maestri
feats-goal-puzzler = Solutore
feats-goal-puzzler-help = { WORDS($count) } rompicapi risolti
feats-goal-riddler = Enigmista
feats-goal-riddler-help = { $count } rompicapi risolti

# La serie e il calendario.
feats-streak = { $days ->
        [one] 1 giorno
       *[other] { $days } giorni di fila
    }
feats-streak-danger = { $days ->
        [one] 1 giorno: gioca oggi
       *[other] { $days } giorni: gioca oggi
    }
feats-streak-new = Nuova serie: 1 giorno
feats-streak-tip = Finisci ogni giorno una partita del giorno o il rompicapo; un giorno su sette è perdonato.
feats-calendar = { UP($month) }
feats-month-before = Il mese prima
feats-month-after = Il mese dopo
feats-days = { $days ->
        [one] giorno di fila
       *[other] giorni di fila
    }
feats-longest = record
feats-month = questo mese
feats-won = vinte
feats-weekdays = Lu Ma Me Gi Ve Sa Do
feats-day-nothing = { $day }: nessuna partita del giorno
feats-day-played = { $day }: si è giocato, ma non la partita del giorno
feats-day-forgiven = { $day }: perdonato
feats-day-coming = { $day }
feats-day-deals = { $day }: { $deals }
feats-day-won = { $game } (vinta)
feats-day-lost = { $game } (giocata)
feats-day-puzzle = rompicapo risolto

# Quante volte si è vinto: per livelli, giocatori, varianti.
feats-against-level = Per livello
feats-against-seats = Per giocatori
feats-against-variant = Per variante
feats-by-level = Livelli
feats-by-seats = Giocatori
feats-by-variant = Varianti
feats-won-of-played = vinte su giocate
feats-column-seats = { $count ->
        [1] in solitario
        [5] 5+
       *[other] { $count }
    }
feats-column-usual = solita
feats-column-variant = con varianti
feats-won-of = { $won } su { $played }
feats-not-yet = mai finora

# La valutazione nel riepilogo.
feats-rating-none = La valutazione arriva con la prima partita contro i bot.
feats-named = { $more ->
        [0] { $title }
       *[other] { $title }, altre { $more }
    }
