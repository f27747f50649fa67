# Sullo scaffale dei giochi.
puzzles-puzzle = Rompicapo
puzzles-solve-today = Risolvi

# Lo scaffale dei rompicapi.
puzzles-title = Rompicapi
puzzles-solved-of = { $solved } risolti su { $count }
puzzles-of = { $solved } su { $count }
puzzles-days = { $days ->
    [one] { $days } giorno
   *[other] { $days } giorni di fila
}
puzzles-of-the-day = Rompicapo del giorno
puzzles-solve = Risolvi
puzzles-all-kinds = Tutti i tipi
puzzles-level = { $level ->
    [0] Tutti
    [1] Facili
    [2] Medi
   *[3] Diabolici
}
puzzles-state = { $state ->
    [open] Aperti
    [solved] Risolti
    [new] Nuovi
   *[all] Tutti
}
puzzles-none = Qui non c’è nessun rompicapo così.
puzzles-begun = { $tries ->
    [0] iniziato
    [one] { $tries } tentativo
   *[other] { $tries } tentativi
}

# Un rompicapo sul tavolo.
puzzles-number = Rompicapo { $number } di { $count }
puzzles-turns = Turni
puzzles-so-far = Finora
puzzles-tries = Errori
puzzles-hints = Aiuti
puzzles-hints-of = { $used } su { $all }
puzzles-to-win = In palio
puzzles-won = Vinte
puzzles-solution = Soluzione
puzzles-start-over = Ricomincia
puzzles-next = Prossimo
puzzles-solved = Risolto! { $stars ->
    [3] Al primo tentativo e senza suggerimenti: tre stelle.
    [2] Vale due stelle.
   *[1] Vale una stella.
}
puzzles-this-piece = Questo qui: la luce mostra dove può andare.
puzzles-this-button = Premi «{ $label }».
puzzles-tried = Tentativi finora
puzzles-astray = Da qui la riuscita non è più certa. Torna indietro o ricomincia.
puzzles-solution-title = Mostrare la soluzione?
puzzles-solution-words = Poi puoi ancora risolverlo da te, per una stella.
puzzles-step-of = Passo { $step } di { $steps }
puzzles-bubble-step = passo { $turn }: { $name }

# Come si chiamano i rompicapi.
puzzles-name = { $number ->
    [1] Giorno di bucato
    [2] Nove vite
    [3] Senza fiato
    [4] Fango nelle orecchie
    [5] L’ultima briciola
    [6] In punta di piedi
    [7] A lume di candela
    [8] Starnuto notturno
    [9] Due stivali sinistri
    [10] Prima di colazione
    [11] Il cucchiaio storto
    [12] Tempo da rospi
    [13] Un buco nel calzino
    [14] Il giro lungo
    [15] Una mosca nella zuppa
    [16] Luna piena
    [17] La porta che cigola
    [18] Sette funghi
    [19] Nemmeno un fruscio
    [20] Il trucco della nonna
    [21] Uno di troppo
    [22] Il cappello sbagliato
    [23] Sassi scivolosi
    [24] Una strizzata d’occhio
    [25] La dispensa chiusa
    [26] Pipistrelli in soffitta
    [27] Controvento
    [28] Il bottone perduto
    [29] La mappa sgualcita
    [30] Tre colpi alla porta
    [31] La lampada in prestito
    [32] Il mulo testardo
    [33] Tuoni a mezzogiorno
    [34] Il ponte stretto
    [35] Un pizzico di sale
    [36] L’altra tasca
    [37] Piedi freddi
    [38] Il grande sbadiglio
    [39] Leggero come una piuma
    [40] La pentola crepata
    [41] Dietro l’angolo
    [42] Il consiglio del gufo
    [43] Un nodo alla coda
    [44] La cantina silenziosa
    [45] Niente tè, oggi
    [46] Il settimo gradino
    [47] Muschio e luna
    [48] La lumaca d’oro
    [49] Segatura
   *[50] Una manciata di piselli
}

# Koncita.
puzzles-koncita-kind = Un turno, un Tesoro
puzzles-koncita-brief = Un Tesoro in questo turno
puzzles-koncita-goal = Prendi subito «{ $treasure }»: { DOWN($objective) }, o raggiungi { $piece }
puzzles-koncita-left = Il turno è finito e «{ $treasure }» è ancora lì.
puzzles-koncita-where-card = { $moves ->
    [princess] Guarda le tue carte Principessa.
   *[goblin] Guarda le carte che muovono il tuo goblin.
}
puzzles-koncita-where-way = { $does ->
    [oscar] Oscar potrebbe correre.
   *[step] Guarda i colori della carta: da che parte?
}
puzzles-koncita-where-forfeit = Una Penitenza vale l’altra: qui conta solo il Tesoro.
puzzles-koncita-where-square = Guarda le caselle: dove resta libera la strada?

# Grapple.
puzzles-grapple-kind = La battaglia decisiva
puzzles-grapple-brief = Vinci { $goal } punti
puzzles-grapple-goal = Vinci { $points } punti in battaglia in questo turno, qualunque sia la risposta
puzzles-grapple-left = { $points ->
    [0] In questo turno non hai vinto nessuna battaglia.
    [one] In questo turno hai vinto un solo punto.
   *[other] In questo turno hai vinto solo { $points } punti.
}
puzzles-grapple-hand = Le tue spie lo sanno: { $name } ha in mano { $cards }.
puzzles-grapple-army = { $more ->
    [0] L’esercito di { $name } è { $top ->
        [Spia] una sola Spia
       *[other] un solo { $top }
    }.
   *[other] In cima all’esercito di { $name } c’è { $top ->
        [Assassino] l’Assassino
        [Spia] la Spia
       *[other] il { $top }
    }; sotto: { $below }.
}
puzzles-grapple-where-attack = È il momento di attaccare. Chi batte il goblin in cima, e che cosa potrebbe rispondere?
puzzles-grapple-where-spy = Una spia può fare più che guardare.
puzzles-grapple-where-swap = Una di quelle carte ti intralcia, o ti serve in mano.
puzzles-grapple-where-justlook = Non ti serve nessuna di quelle carte.
puzzles-grapple-where-engage = Che cosa può esserci là coperto? Rispondi a tutto.
puzzles-grapple-where-decline = Non ogni battaglia vale un’altra carta.
puzzles-grapple-where-rescue = Cerca un Difensore.
puzzles-grapple-where-letstand = Questa coppia può restare così.
puzzles-grapple-where-hold = La posizione si può tenere.
puzzles-grapple-where-giveup = Lascia perdere questa.

# Fairies.
puzzles-fairies-kind = La rima più corta
puzzles-fairies-brief = Vinci in { $goal } turni
puzzles-fairies-goal = Vinci in { $turns } turni: nessun goblin in mano
puzzles-fairies-left = { $goblins ->
    [one] Ti resta un goblin in mano.
   *[other] Ti restano { $goblins } goblin in mano.
}
puzzles-fairies-where-takes = { $side ->
    [fairy] Guarda le tue fate: una porta carte nella tua mano.
   *[goblin] Guarda i tuoi goblin: uno porta carte nella tua mano.
}
puzzles-fairies-where-flips = { $side ->
    [fairy] Guarda le tue fate: una fa una rima utile.
   *[goblin] Guarda i tuoi goblin: uno fa una rima utile.
}
puzzles-fairies-where-nothing = { $side ->
    [fairy] Guarda le tue fate: una se ne va e basta.
   *[goblin] Guarda i tuoi goblin: uno se ne va e basta.
}

# Irene.
puzzles-irene-kind = La via di casa
puzzles-irene-brief = A casa con { $goal } punti
puzzles-irene-goal = Traccia il sentiero da queste Caverne e torna a casa con { $points } punti, qualunque sia il numero dei goblin
puzzles-irene-left = { $points ->
    [0] Quella via non portava a casa, e c’erano { $missing } punti da prendere.
    [one] Un punto: ce n’erano altri { $missing }.
   *[other] { $points } punti: ce n’erano altri { $missing }.
}
puzzles-irene-left-dug = Hai scavato ancora: tutto il necessario era già nelle Caverne.
puzzles-irene-where = { $scrolls ->
    [0] La prossima tessera non ha pergamene, ma porta avanti.
   *[other] La prossima tessera ha una pergamena.
}
puzzles-irene-where-chart = Traccia adesso. Quali tessere fanno un sentiero dal Palazzo all’erba?
puzzles-irene-where-seal = Una Casa vale l’altra: qui contano solo i punti.
puzzles-irene-where-run = Hai tutto quello che serve. Scappa!
puzzles-irene-where-home = Alla fine c’è l’erba: vai a casa.

# Pact.
puzzles-pact-kind = Due Incarichi, un turno
puzzles-pact-brief = { $goal } Incarichi in questo turno
puzzles-pact-goal = Completa { WORDS($tasks) } Incarichi in questo turno
puzzles-pact-left = { $tasks ->
    [0] In questo turno non hai completato nessun Incarico.
    [one] In questo turno hai completato un solo Incarico.
   *[other] In questo turno hai completato solo { WORDS($tasks) } Incarichi.
}
puzzles-pact-where-task = Ora si può completare un Incarico. Quale lascia abbastanza per l’altro?
puzzles-pact-where-row = Guarda i goblin scoperti nella fila.
puzzles-pact-where-hand = Guarda la tua mano: che cosa manca nelle schiere?
puzzles-pact-where-pay = Guarda chi dà quale goblin: deve restare qualcosa per l’altro Incarico.
