# How a match ended, in a line.
after-unfinished = Non finita, turno { $turn }
after-won-alone = Vinta in { $turns ->
        [one] 1 turno
       *[other] { $turns } turni
    }
after-won-alone-par = Vinta in { $turns ->
        [one] 1 turno
       *[other] { $turns } turni
    }, par { $par }
after-lost-alone = Persa dopo { $turns ->
        [one] 1 turno
       *[other] { $turns } turni
    }
after-won = { $winners ->
        [one] Vince { $names }
       *[other] Vincono { $names }
    }
after-won-with = { $winners ->
        [one] Vince { $names }
       *[other] Vincono { $names }
    } con { $unit ->
        [Glory] { $count ->
            [one] 1 punto Gloria
           *[other] { $count } punti Gloria
        }
       *[points] { $count ->
            [one] 1 punto
           *[other] { $count } punti
        }
    }
after-draw = Patta
after-nobody-won = Nessun vincitore
after-detail-lost = { UP($reason) }; { $deal }
after-detail-turns = { UP($reason) }, { $turns ->
        [one] 1 turno
       *[other] { $turns } turni
    }
after-players = { $count ->
        [one] Un giocatore
       *[other] { UP(WORDS($count)) } giocatori
    }
after-first-up = { UP($words) }
after-deal = codice { $code }
after-deal-of-day = partita del giorno
after-today = Oggi, { $time }
after-yesterday = Ieri, { $time }
after-mark = { $mark ->
        [house] regole della casa
        [conceded] abbandonata
        [handed] finita da un bot
       *[assisted] assistita
    }

# Past matches.
after-count-today = { $count } oggi
after-count-since = { $count } da { $month }
after-count-since-year = { $count } da { $month } { $year }
after-player = Giocatore
after-every-game = Tutti i giochi
after-status-all = Tutte
after-status-won = Vinte
after-status-lost = Perse
after-status-open = In corso
after-show-all = Mostra tutte
after-delete = Elimina
after-result = Risultato
after-save-as-file = Salva in un file
after-not-saved = Non è stato possibile salvarla: { $error }
after-delete-title = Elimini questa partita?
after-delete-words = «{ $match }» ({ $when }) sparirà, anche dalle statistiche.
after-keep-it = Conservala
after-deleted = La partita è stata eliminata.
after-no-match = Ancora nessuna partita
after-no-match-words = Ogni partita che giochi resta qui, da continuare o da rivedere.
after-no-match-fits = Nessuna partita corrisponde
after-no-match-fits-words = Con altri filtri forse ne trovi.

# Statistics.
after-nobody-yet = ancora nessuno
after-wins = Vittorie per gioco
after-wins-solid = pieno = vinte
after-none-finished = ancora nessuna finita
after-not-in-box = non ancora in questa scatola
after-none-yet = nessuna
after-won-of = { $won } su { $played }
after-against-bots = Contro i bot
after-par-heading = { $game }: par
after-left-out = { $count } { $mark ->
        [house] con regole della casa
        [unknown-par] con par ignoto
       *[assisted] { $count ->
            [one] assistita
           *[other] assistite
        }
    }
after-without = senza contare { $omitted }
after-only-omitted = Finora solo { $omitted }: non contano.
after-no-solitaire = Ancora nessun solitario giocato fino in fondo.
after-what-par-is = Par: il minor numero di turni per vincere.
after-at-par = par
after-more = oltre
after-lost = perse

# A replay.
after-turn-back = Un turno indietro
after-turn-on = Un turno avanti
after-pause = Pausa
after-no-turns = Ancora nessun turno
after-turn-of = Turno { $turn } di { $turns }
after-turns = { $turns ->
        [one] 1 turno
       *[other] { $turns } turni
    }
after-opening = L’inizio
after-turn-whose = Turno di { $name }
after-bubble-opening = l’inizio
after-bubble-turn = turno { $turn }: { $name }
after-cant-be-won = Con queste carte non si può vincere
after-no-way-found = Nessuna via trovata per vincere
after-looking-for-way = Cerco la via più breve… { $positions } posizioni
after-shortest-way = La via più breve, codice { $code }
after-shortest-way-par = La via più breve, codice { $code }: par { $par }

# The result.
after-wins-name = Vince { $name }!
after-shared = Vittoria condivisa!
after-nobody-wins = Non vince nessuno
after-same-deal = Rigioca
after-new-deal = Nuova partita
after-watch-turn = Guarda il turno { $turn }
after-over-par = { $over ->
        [0] Par!
        [one] Uno sopra il par
       *[other] { UP(WORDS($over)) } sopra il par
    }
after-better-luck-names = Andrà meglio la prossima volta, { $names }!
after-no-turning-point = Nessuna svolta
after-no-lead = Nessuno ha mai preso il largo.

# A game for one.
after-shortest = Più breve non si può!
after-solitaire-won = { $unit ->
        [turns] Vinta in { $count ->
            [one] 1 turno
           *[other] { $count } turni
        }
        [Glory] Vinta con { $count ->
            [one] 1 punto Gloria
           *[other] { $count } punti Gloria
        }
       *[points] Vinta con { $count ->
            [one] 1 punto
           *[other] { $count } punti
        }
    }
after-best-deal = Stesso codice
after-best-level = Stesso livello
after-best-of-all = Tutte le partite
after-par = Par
after-not-kept = { $mark }: non vale come record

# Come si è vinto, e la parola gentile per chi ha perso.
after-minutes = { $minutes } min
after-story-behind = Rimonta di { $name } da −{ $by }
after-story-start = { $name } in testa dall’inizio alla fine
after-story-point = { $name } ha vinto per un soffio
after-story-last = { $name } ha vinto all’ultimo turno
after-story-left = Alla fine resta solo { $name }
after-story-shared = Pari fino alla fine
after-story-lead = { $name } in testa dal turno { $turn }
after-story-turn = Turno { $turn }:
after-story-before = { $turns ->
        [one] Fin lì { $name } era in testa da un turno.
       *[other] Fin lì { $name } era in testa da { WORDS($turns) } turni.
    }
after-story-out = { $name } fuori al turno { $turn }.
after-place-nth = { $place ->
        [2] Secondo posto
        [3] Terzo posto
        [4] Quarto posto
        [5] Quinto posto
        [6] Sesto posto
        [7] Settimo posto
       *[8] Ottavo posto
    }
after-left-word = { $how ->
        [conceded] Resa di { $name }; un bot ha continuato
       *[handed] Un bot ha finito per { $name }
    }
after-lost-noted = { $place }, { $name }: { $note }
after-lost-level = { $place }, { $name }: stessi punti!
after-lost-short = { $place }, { $name }: { $short ->
        [one] mancava un punto
       *[other] mancavano { WORDS($short) } punti
    }
after-try-stars = Punta a tre stelle
after-try-again = Riprova
after-chart-turn = turno { $turn }

# Da soli: stelle, pietre, record e giorni.
after-not-this-time = Stavolta no
after-lamp-burns = La lampada arde ancora. Un’altra partita ti aspetta.
after-deal-of = Codice { $code }
after-deal-of-the-day = Partita del giorno, { $day }
after-against-par = Rispetto al par
after-your-turns = I tuoi turni
after-you-now = tu
after-best-before = record finora
after-your-bests = I tuoi record
after-new-best = nuovo record
after-average-of = Media di { $count }
after-average = { $whole },{ $tenths }
after-days-in-a-row = { $days ->
        [one] giorno di fila
       *[other] giorni di fila
    }
after-longest = La serie più lunga: { $days }
after-play-today = Vinci una partita del giorno!
after-the-shortest-way = La via più breve
after-watch-path = Guarda questa via
after-how-it-went = Com’è andata
after-no-shorter = Nessuna via è più corta.
after-cost-star = Il turno { $turn } è costato la { $star ->
        [2] seconda stella
       *[3] terza stella
    }
after-shorter = Più breve: { $action }
after-stars-par = Tre stelle per il par { $par }, due fino a { $two } turni.
after-stars-best = Tre stelle per il tuo record in questa partita, due per quasi altrettanti turni.
after-weekday = { $day ->
        [0] lu
        [1] ma
        [2] me
        [3] gi
        [4] ve
        [5] sa
       *[6] do
    }
after-all-at-once = Tutto subito

# The pages of the statistics, and ratings.
after-statistics = Statistiche
after-page-overview = Riepilogo
after-page-matches = Partite passate
after-page-rating = Valutazione
after-page-feats = Imprese
after-ratings = Valutazione per gioco
after-rating-against = partita dopo partita, contro i bot
after-not-rated = non ancora nota
after-rated-matches = { $count ->
        [one] 1 partita
       *[other] { $count } partite
    }
after-rating-about = più o meno { $points }
after-rating-month = { $points } questo mese
after-rating-unsure = si sta ancora assestando
after-rating-none = In questo gioco non c’è ancora una valutazione
after-rating-none-words = Finisci una partita contro i bot senza aiuti: da lì comincia la curva.
after-rating-what = Che cosa significa
after-rating-like-a-bot = { $medium } è la forza di un bot medio. Con 120 punti in più di un avversario lo batti due volte su tre.
after-rating-gets-surer = Ogni partita la rende più precisa; dopo una lunga pausa torna più incerta.
after-rating-what-counts = Conta ogni partita finita contro i bot, senza aiuti e con le regole della scatola.

# Beside a finished match: why a bot did something, and what else it weighed.
after-why-nobody = Qui i bot raccontano perché hanno fatto quel che hanno fatto.
after-why-stand-in = L’ha giocata un bot per { $name }.
after-why-person = Il perché lo sa solo { $name }.
after-why-again = { $name } ci ripensa…
after-why-said = «{ $words }»
after-why-weighed = Che cosa ha valutato { $name }, e con quali probabilità di vincere:
after-why-longer = Se { $name } ci avesse pensato meglio, con le probabilità di vincere:
after-why-action = { UP($words) }
after-why-chance = circa { $chance }%

# La mappa di una campagna: più partite di fila.
after-campaign-map = La mappa
after-campaign-begin = In cammino
after-campaign-go-on = Continua
after-campaign-again = Gioca ancora
after-campaign-new = Nuova campagna
after-campaign-before = Le tue campagne
after-campaign-played = giocate fino in fondo
after-campaign-titles = titoli vinti
after-campaign-best = il massimo in una
