# un’altra strada da una posizione in poi
whatif-title = E se invece
whatif-from-turn = dal turno { $turn }
whatif-trunk = tronco
whatif-branch = ramo { $letter }
whatif-here = sei qui
whatif-where = Ramo { $letter }, turno { $turn }
whatif-counts-nowhere = non conta in nessuna statistica
whatif-back = Torna al tronco
whatif-back-tip = Torna alla partita com’era (Esc)
whatif-keep = Conserva
whatif-keep-tip = Conservalo con la sua partita (Ctrl+K)
whatif-kept = Conservato
whatif-kept-words = Il ramo { $letter } resta con la sua partita.
whatif-leave-title = Lasciare il ramo { $letter }?
whatif-leave-words = Non l’hai conservato: ciò che vi è accaduto andrà perso.
whatif-leave = Lascia
whatif-stay = Continua a giocare
whatif-ends = Com’è finita in entrambi
whatif-goes-on = continua
whatif-look-on = Guarda il tavolo
whatif-play-on = Gioca da qui
whatif-play-on-tip = Prova un’altra strada; la partita resta com’era
whatif-row = Ramo { $letter }: { $headline }
whatif-row-from = dal turno { $turn }; non conta in nessuna statistica
whatif-chance = Probabilità di { $name }
whatif-both = I due finali
whatif-step-back-tip = Indietro di una decisione (Ctrl+Z)
whatif-step-on-tip = Di nuovo avanti (Ctrl+Y)
whatif-verdict = { $verdict ->
    [better] { $by ->
        [0] Il ramo è finito meglio per { $name }.
       *[other] Il ramo è finito meglio per { $name }: di { $by }.
    }
    [worse] { $by ->
        [0] La partita stessa è finita meglio per { $name }.
       *[other] La partita stessa è finita meglio per { $name }: di { $by }.
    }
   *[level] Per { $name } il risultato è lo stesso.
}
