# rivedere una partita finita
analysis-title = Analisi
analysis-back = Analisi
analysis-about = { $game }, { $turns ->
    [one] un turno
   *[other] { $turns } turni
}
analysis-thinking = Ci penso: turno { $turn } di { $turns }
analysis-paused = In pausa al turno { $turn } di { $turns }
analysis-done = Finita, e conservata con la partita
analysis-pause = Metti in pausa
analysis-go-on = Riprendi
analysis-chance = Probabilità di vincere
analysis-legend = linea piena: valutato a fondo; tratteggiata: a prima vista
analysis-legend-whole = da molte brevi partite di prova, ridistribuendo ogni volta ciò che era nascosto
analysis-end = La fine
analysis-before = Turno { $turn }, { $name }
analysis-sure = circa, ± { $spread }
analysis-glance = a prima vista
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
analysis-cost-turns = { $turns ->
        [one] È servito un turno più del necessario.
       *[other] Sono serviti { $turns } turni più del necessario.
    }
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
analysis-no-moment = Nessun momento da solo l’ha decisa: un’altalena di piccoli passi.
analysis-no-moment-yet = Qui compariranno i momenti che l’hanno decisa.
analysis-luck-heading = Fortuna e decisioni
analysis-luck = fortuna
analysis-decisions = decisioni
analysis-points = { $sign ->
    [plus] +{ $points }
    [minus] −{ $points }
   *[none] 0
}
analysis-not-yet = Valuto ogni passo…
analysis-no-luck = { $turns ->
    [0] La fortuna non c’entra: era tutto scoperto, e nessun turno è andato sprecato.
    [one] La fortuna non c’entra: era tutto scoperto. Un turno è andato sprecato.
   *[other] La fortuna non c’entra: era tutto scoperto. { $turns } turni sono andati sprecati.
}
analysis-no-luck-lost = La fortuna non c’entra: era tutto scoperto, e si poteva vincere.
analysis-analyse = Analisi
analysis-account = { $name }, in punti di probabilità: { $luck ->
        [won] +{ $lucky }
       *[cost] { $lucky ->
            [0] 0
           *[other] −{ $lucky }
        }
    } dalla fortuna, { $moves ->
        [won] +{ $moved }
       *[cost] { $moved ->
            [0] 0
           *[other] −{ $moved }
        }
    } dalle decisioni.
analysis-no-moment-solved = Nessun turno poteva essere migliore.
analysis-now = Adesso
analysis-so-far = Analisi (assistita)
analysis-done-so-far = Finita, da ciò che si poteva vedere
analysis-against-par = Rispetto al par
analysis-legend-par = 100% è il par, il minimo possibile con queste carte; ogni turno sprecato ne toglie un po’
analysis-elsewhere = lo stesso, ma altrove
