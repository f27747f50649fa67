# rivedere una partita finita
analysis-title = Analisi
analysis-back = Analisi
analysis-about = { $game }, { $turns ->
    [one] un turno
   *[other] { $turns } turni
}
analysis-thinking = Ci penso: turno { $turn } di { $turns }
analysis-paused = In pausa al turno { $turn } di { $turns }
analysis-done = Pensata fino in fondo e conservata con la partita
analysis-pause = Metti in pausa
analysis-go-on = Continua a pensare
analysis-chance = Probabilità di vincere
analysis-legend = linea piena: pensato; tratteggiata: prima occhiata
analysis-legend-whole = da molte brevi continuazioni di ogni turno, ridistribuendo ciò che era nascosto
analysis-percent = { $number } %
analysis-end = La fine
analysis-before = Turno { $turn }, { $name }
analysis-sure = circa, ± { $spread }
analysis-glance = una prima occhiata
analysis-left = { $left ->
    [-1] non si può più vincere
    [0] vinta
    [one] un turno alla vittoria
   *[other] { $left } turni alla vittoria
}
analysis-unproven = nessuno lo sa
analysis-moment = Turno { $turn }: { $name }
analysis-action = { UP($what) }
analysis-why-better = { UP($reason) }
analysis-chance-before = Probabilità prima
analysis-chance-after = Probabilità dopo
analysis-something-else = qualcos’altro
analysis-lost = persa
analysis-turns-more = { $turns ->
    [one] un turno
   *[other] { $turns } turni
}
analysis-cost-game = Da qui in poi non si poteva più vincere.
analysis-cost-turns = Ci sono voluti { $turns ->
    [one] un turno
   *[other] { $turns } turni
} più del necessario.
analysis-watch = Guarda
analysis-what-if = E se invece?
analysis-agrees = { $count ->
    [one] Il bot avrebbe fatto lo stesso.
   *[other] Il bot non avrebbe fatto di meglio.
}
analysis-compared = { UP($done) }: { $worth } – { UP($best) }: { $better } { $solved ->
    [1] { "" }
   *[0] (± { $spread })
}
analysis-no-moment = Nessun singolo momento ha deciso: è andata avanti e indietro a piccoli passi.
analysis-no-moment-yet = Qui compariranno i momenti che l’hanno decisa.
analysis-luck-heading = Fortuna e decisioni
analysis-luck = fortuna
analysis-decisions = decisioni
analysis-points = { $sign ->
    [plus] +{ $points }
    [minus] −{ $points }
   *[none] 0
}
analysis-not-yet = Si pesa ogni passo …
analysis-no-luck = { $turns ->
    [0] Niente fortuna: tutto era scoperto, e nessun turno è andato sprecato.
    [one] Niente fortuna: tutto era scoperto. Un turno è andato sprecato.
   *[other] Niente fortuna: tutto era scoperto. { $turns } turni sono andati sprecati.
}
analysis-no-luck-lost = Niente fortuna: tutto era scoperto, e si poteva vincere.
analysis-analyse = Analisi
analysis-account = { $name }: la fortuna { $luck ->
    [won] ha dato
   *[cost] è costata
} { $lucky } punti di probabilità, le decisioni { $moves ->
    [won] ne hanno dati
   *[cost] ne sono costate
} { $moved }.
analysis-no-moment-solved = Nessun turno poteva essere migliore.
analysis-now = Adesso
analysis-so-far = Analisi (con aiuto)
analysis-done-so-far = Pensata, da ciò che si poteva vedere
analysis-against-par = Rispetto al par
analysis-legend-par = 100 % è il par, il minimo per questa distribuzione; ogni turno sprecato ne toglie un po’
analysis-elsewhere = lo stesso, ma altrove
