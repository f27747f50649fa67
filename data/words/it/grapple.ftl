# Why not.
grapple-no-attack-another-player-who-plays = Attacca un altro giocatore che partecipa a questo round.
grapple-no-attacker-must-answer-face-down = Prima l’attaccante deve rispondere al goblin coperto.
grapple-no-defender-cant-replace-defender-its = Un Difensore non può sostituire un Difensore della stessa parte.
grapple-no-game-over = La partita è finita.
grapple-no-nobody-sits-there = Lì non siede nessuno.
grapple-no-one-card-spied-hand-for = Una carta della mano spiata per una delle tue.
grapple-no-only-card-own-hand-can = Puoi giocare solo una carta della tua mano.
grapple-no-only-defender-can-step = Solo un Difensore può intervenire.
grapple-no-only-spy-can-look-at = Solo una Spia può guardare una mano.
grapple-no-placed-goblin-never-attacks = Un goblin schierato non attacca mai.
grapple-no-player-has-no-army = Quel giocatore non ha un esercito.
grapple-no-player-has-no-cards-show = Quel giocatore non ha carte da mostrare.
grapple-no-round-over = Il round è finito.
grapple-no-somebody-being-asked-for-rescue = Qualcuno deve decidere se intervenire.
grapple-no-spied-hand-comes-first-take = Prima la mano spiata: prendi una carta, o guarda soltanto.
grapple-no-spy-on-another-player-who = Spia un altro giocatore che partecipa a questo round.
grapple-no-tie-must-settled-first = Prima va risolto il pareggio.
grapple-no-time-for-turns-actions = È il momento delle azioni del turno.
grapple-no-with-no-card-left-give = Senza una carta da dare puoi solo guardare.

# How a game ended, and what everybody reached.
grapple-end = { $rounds ->
        [one] un round
       *[other] { $rounds } round
    }{ $goal ->
        [0] { "" }
       *[other] , { $goal } punti raggiunti
    }{ $shared ->
        [yes] , vittoria condivisa
       *[no] { "" }
    }
grapple-line-garrison = ultima guarnigione
grapple-line-army = ultimo esercito
grapple-line-points = Punti

# What can be chosen.
grapple-option-length = Durata
grapple-option-length-help = quanti punti servono per vincere alla fine di un round
grapple-option-length-long = Lunga
grapple-option-length-round = Un round
grapple-option-length-short = Breve
grapple-preference-defender = Difensore
grapple-preference-defender-help = Zuffa: rispondi per me quando non ne ho G-21.
grapple-preference-step-battles = A passi
grapple-preference-step-battles-help = Zuffa: le mie battaglie passo per passo; ogni verdetto aspetta un clic.

# A goblin within a sentence: its name is in $name; $kind and the letter it begins with are there to choose an article by.
# `object` is one that something is done to; `with` one that somebody fights with, `for` one that is given for another.
grapple-a-goblin = { $kind ->
        [spy] una { $name }
       *[any] un { $name }
    }
    .object =
        { $kind ->
            [spy] una { $name }
           *[any] un { $name }
        }
    .with =
        { $kind ->
            [spy] con una { $name }
           *[any] con un { $name }
        }
    .for =
        { $kind ->
            [spy] in cambio di una { $name }
           *[any] in cambio di un { $name }
        }
grapple-the-goblin = { $kind ->
        [spy] la { $name }
       *[any] { $initial ->
            [vowel] l’{ $name }
           *[consonant] il { $name }
        }
    }
    .object =
        { $kind ->
            [spy] la { $name }
           *[any] { $initial ->
                [vowel] l’{ $name }
               *[consonant] il { $name }
            }
        }

# Why somebody might do something: hints.
grapple-why-only-look = Senza nulla da dare è solo un’occhiata, ma poi sai che cosa ha in mano { $name }.
    .own = Senza nulla da dare è solo un’occhiata, ma poi so che cosa ha in mano { $name }.
grapple-why-spy = Vedi tutta la mano di { $name }, e puoi scambiare la tua carta peggiore con la sua migliore.
    .own = Vedo tutta la mano di { $name }, e posso scambiare la mia carta peggiore con la sua migliore.
grapple-why-trade-for-nothing = { UP($taken) } per { $given } non cambia nulla, ma fa scena.
grapple-why-trade-for-assassin = Porta via { $taken } che i tuoi Re dovrebbero temere.
    .own = Porta via { $taken } che i miei Re dovrebbero temere.
grapple-why-trade-for-stronger = { UP($taken) } per { $given } è un buon affare: più forza per te, meno per { $name }.
    .own = { UP($taken) } per { $given } è un buon affare: più forza per me, meno per { $name }.
grapple-why-trade-for-power = { UP($taken) } per { $given }: ciò che sa fare qui vale più della sua forza.
grapple-why-trade-for-cover = { UP($taken) } per { $given } costa forza, ma nessuno se l’aspetta.
grapple-why-just-look = Lì niente vale ciò che dovresti dare; saperlo basta.
    .own = Lì niente vale ciò che dovrei dare; saperlo basta.
grapple-why-place-at-end = Il mazzo è vuoto: { $goblin } dà punti nell’esercito, in mano nessuno.
grapple-why-place-soon = { $name } può chiudere presto il round, e { $goblin } dà punti solo nell’esercito.
grapple-why-place-trap = { UP($goblin) } in cima è una trappola per ogni Re che attacca.
grapple-why-place-unbeaten = Niente batte { $goblin }: nell’esercito vale { $worth ->
        [one] 1 punto
       *[other] { $worth } punti
    }.
grapple-why-place-nearly-unbeaten = Solo { $only } batte { $goblin }, che nell’esercito vale { $worth ->
        [one] 1 punto
       *[other] { $worth } punti
    }.
grapple-why-place-cover = { UP($goblin) } copre { $covered }, che ora è più al sicuro.
grapple-why-place-nothing = Non dà punti, ma gli altri non sanno che cosa c’è lì.
grapple-why-place = { UP($goblin) } vale { $worth } nell’esercito e non molto in mano.
grapple-why-attack-known = Hai visto che cosa ha lì { $name }: { $goblin } prende { $top }.
    .own = Ho visto che cosa ha lì { $name }: { $goblin } prende { $top }.
grapple-why-attack-in-vain = Hai visto che cosa ha lì { $name }, e { $goblin } non batte { $top }.
    .own = Ho visto che cosa ha lì { $name }, e { $goblin } non batte { $top }.
grapple-why-attack-ends-round = Se { $goblin } vince, la tua guarnigione arriva a { $points } e il round è finito.
    .own = Se { $goblin } vince, la mia guarnigione arriva a { $points } e il round è finito.
grapple-why-attack-unless-assassin = { UP($goblin) } prende la cima dell’esercito di { $name }, a meno che lì non aspetti un Assassino.
grapple-why-attack-if-king = Se in cima all’esercito di { $name } c’è un Re, { $goblin } lo prende; contro molti altri perde.
grapple-why-attack-long-shot = Contro { $name } { $goblin } non vince quasi mai: è un colpo alla cieca.
grapple-why-attack-likely = La maggior parte dei goblin che { $name } può avere lì non è più forte di { $goblin }, e il pareggio è a tuo favore.
    .own = La maggior parte dei goblin che { $name } può avere lì non è più forte di { $goblin }, e il pareggio è a mio favore.
grapple-why-attack-open = { UP($goblin) } può vincere contro { $name }, anche se molti goblin più forti non si sono ancora visti.
grapple-why-attack-no-assassin = Non c’è più nessun Assassino in giro: niente nell’esercito di { $name } batte { $goblin }.
grapple-why-attack-sure = Niente che { $name } possa avere lì batte { $goblin }.
grapple-why-end-nothing = Non resta nulla da giocare.
grapple-why-end-deck = Il mazzo è vuoto, e non resta nulla che valga la pena.
grapple-why-end-defender = Ciò che hai in mano è meglio tenerlo, con un Difensore per la prossima battaglia.
    .own = Ciò che ho in mano è meglio tenerlo, con un Difensore per la prossima battaglia.
grapple-why-end-strong = I tuoi goblin forti aspettano un bersaglio migliore.
    .own = I miei goblin forti aspettano un bersaglio migliore.
grapple-why-end = Ciò che resta è meglio tenerlo per dopo.
grapple-why-rescue-and-win = Anche { $helper } batte { $beaten }, e { $own } ti torna in mano.
    .own = Anche { $helper } batte { $beaten }, e { $own } mi torna in mano.
grapple-why-rescue-and-lose = { UP($own) } ti torna in mano, ma { $helper } perderà al suo posto.
    .own = { UP($own) } mi torna in mano, ma { $helper } perderà al suo posto.
grapple-why-rescue-and-tie = { UP($helper) } trasforma una coppia persa in un pareggio.
grapple-why-rescue = Perdi { $helper }, mentre { $own } ti torna in mano.
    .own = Perdo { $helper }, mentre { $own } mi torna in mano.
grapple-why-stand-winning = Stai vincendo: lascia tutto com’è.
    .own = Sto vincendo: resta tutto com’è.
grapple-why-stand-without-defender = Senza un Difensore non c’è nulla da fare.
grapple-why-stand-tied = La coppia è in pareggio, e un Difensore la indebolirebbe soltanto.
grapple-why-stand-defender = Un Difensore non può sostituire un Difensore.
grapple-why-stand = Qui { $goblin } non vale un Difensore.
grapple-why-hold-unanswered = { $name } non ha carte per rispondere: { $points ->
        [one] il punto è tuo
       *[other] i { $points } punti sono tuoi
    }.
    .own = { $name } non ha carte per rispondere: { $points ->
        [one] il punto è mio
       *[other] i { $points } punti sono miei
    }.
grapple-why-hold-strong = { UP($goblin) } vincerà contro quasi ogni risposta, e in questa battaglia { $points ->
        [one] c’è 1 punto
       *[other] ci sono { $points } punti
    }.
grapple-why-hold = { UP($goblin) } può vincere o pareggiare ancora, e in questa battaglia { $points ->
        [one] c’è 1 punto
       *[other] ci sono { $points } punti
    }.
grapple-why-hold-bluff = Un bluff: coperta, la carta può essere chiunque, e se va male { $goblin } costa poco.
grapple-why-give-up = Continuare vuol dire rischiare un’altra carta per troppo poco.
grapple-why-engage-likely = Pochi dei goblin che possono essere lì battono { $goblin }, e in palio { $points ->
        [one] c’è 1 punto
       *[other] ci sono { $points } punti
    }.
grapple-why-engage = Il goblin coperto può essere un bluff: { $goblin } ci prova per { $points ->
        [one] 1 punto
       *[other] { $points } punti
    }.
grapple-why-decline-weak = Niente di ciò che hai in mano può battere facilmente quel goblin: non perdere altro.
    .own = Niente di ciò che ho in mano può battere facilmente quel goblin: non voglio perdere altro.
grapple-why-decline = Meglio perdere questa battaglia contro { $name } che rischiare un altro goblin.
grapple-why-next-round = Il round è contato: avanti con il prossimo.
grapple-why-open-trade = Che cosa ho preso e che cosa ho dato lo sappiamo solo { $name } e io.
grapple-why-open-place-at-end = Il mazzo è vuoto: d’ora in poi i goblin danno punti solo nell’esercito, in mano no.
grapple-why-open-place-soon = { $name } può chiudere presto il round, e i goblin danno punti solo nell’esercito.
grapple-why-open-place-first = Un esercito ha bisogno del suo primo goblin. Quale sia resta il mio segreto.
grapple-why-open-place = Se nessuno lo prende dà punti, e copre chi sta sotto. Quale sia resta il mio segreto.
grapple-why-open-hold = In questa battaglia { $points ->
        [one] c’è 1 punto, troppo per regalarlo
       *[other] ci sono { $points } punti, troppi per regalarli
    }. È un bluff? Tocca a { $name } scoprirlo.
grapple-act-spy = spiare { $name }
grapple-act-swap = prendere { $taken } e dare { $given }
grapple-act-just-look = non prendere nulla
grapple-act-place = schierare { $goblin }
grapple-act-attack = mandare { $goblin } contro { $name }
grapple-act-end-turn = finire il turno
grapple-act-rescue = far entrare { $goblin }
grapple-act-let-stand = non far entrare nessuno
grapple-act-hold = continuare con { $goblin } a faccia in giù
grapple-act-give-up = cedere la battaglia
grapple-act-engage = rispondere con { $goblin }
grapple-act-decline = non rispondere
grapple-act-next-round = distribuire per il prossimo round

# What the rulebook says of numbers and goblins.
grapple-rules-cards = { $count ->
        [one] una carta
       *[other] { WORDS($count) } carte
    }
grapple-rules-strength = forza { $strength }
grapple-rules-own-strength = la propria forza
grapple-rules-goblin = { $name }: { $copies ->
        [one] 1 carta
       *[other] { $copies } carte
    }, forza { $strength }{ $power ->
        [spy] ; guarda una mano e scambia una carta (G-05, G-06)
        [defender] ; interviene in una battaglia (G-20)
        [assassin] ; batte ogni Re (G-13)
        [king] ; un Assassino lo batte (G-13)
       *[none] { "" }
    }.

# Numbers of things.
grapple-points = { $count ->
        [one] 1 punto
       *[other] { $count } punti
    }
grapple-cards = { $count ->
        [0] nessuna carta
        [one] una carta
       *[other] { WORDS($count) } carte
    }
grapple-goblins = { $count ->
        [one] un goblin
       *[other] { WORDS($count) } goblin
    }

# What is asked now: a word or two, and a sentence of what to do; `other` is for those who wait.
grapple-now-end = Fine
    .words = L’ultimo round è finito.
grapple-now-round-over = Round finito
grapple-now-awaited = Tocca a { $name }
    .words = { $name } sceglie che cosa fare.
grapple-now-battle = Battaglia!
    .words = { $name } attacca; { $other } risponde.
grapple-now-won = Vinta
    .own = Vinta!
    .lost = Persa!
grapple-now-turn = Tocca a te
    .words = Schiera, attacca o spia, quante volte vuoi.
    .covered = { $name }: scopri la tua mano; gli altri non guardino.
grapple-now-spy = Una Spia
    .swap = Scambia una delle sue carte con una tua, o guarda e basta.
    .look = Non hai più carte da dare: puoi solo guardare.
    .other = { $name } guarda la mano di { $other }.
grapple-now-hold = Resisti?
    .words = Il pareggio va all’attaccante, a meno che tu non rinforzi.
    .or-rescue = Il pareggio va all’attaccante, a meno che tu non mandi un Difensore o rinforzi.
    .other = { $name } può rinforzare con una carta coperta.
grapple-now-engage = Rispondi?
    .words = Rispondi al goblin coperto con uno dei tuoi, o cedi.
    .other = { $name } può rispondere o cedere.
grapple-now-rescue = Un Difensore?
    .words = Scambia un Difensore con il tuo goblin più recente, o lascia così.
    .without = Non hai Difensori da mandare: lascia così.
    .other = { $name } può mandare un Difensore.
grapple-now-stands = C’è un Difensore
    .words = Il tuo Difensore resta: un altro non può prenderne il posto.
    .other = Il Difensore di { $name } resta: un altro non può prenderne il posto.
grapple-now-tie = Per ora è tua
    .words = Il pareggio è dell’attaccante, se l’altro non rinforza. Mandi lo stesso un Difensore?
grapple-now-winning = Stai vincendo
    .rescue = Vinci { $points }. Mandi lo stesso un Difensore?
    .stand = Vinci { $points }. Lascia così.

# What happened in a step: clauses in one sentence. What somebody did follows their name, which is said once.
# The names of goblins come without an article here: it is chosen by the name.
grapple-log = { UP($told) }.
grapple-log-deed = { $name } { $deed }
grapple-log-dealt = round { $number }: { $name } ha dato le carte
grapple-log-drew = ha pescato una carta
grapple-log-drew-several = ha pescato { $cards }
grapple-log-spied = ha spiato la mano di { $other }
grapple-log-took = ha preso { $taken ->
        [Spia] la Spia
        [Assassino] l’Assassino
       *[any] il { $taken }
    } di { $other } { $given }
grapple-log-swapped = ha scambiato una carta con { $other }
grapple-log-looked = ha solo guardato
grapple-log-placed = ha schierato un goblin
grapple-log-ended-turn = ha chiuso il turno
grapple-log-garrison-full = la guarnigione di { $name } ha chiuso il round
grapple-log-nobody-acted = nessuno poteva pescare e nessuno ha agito: il round è finito
grapple-log-over = la partita è finita
grapple-log-attacked = ha attaccato { $top ->
        [Spia] la Spia
        [Assassino] l’Assassino
       *[any] il { $top }
    } di { $other } { $goblin }
grapple-log-rescued = il Difensore di { $name } ha salvato { $goblin }
grapple-log-tied = pareggio
grapple-log-held = ha rinforzato con una carta coperta
grapple-log-engaged = ha risposto { $goblin }; coperto c’era { $hidden }
grapple-log-declined = ha ceduto
grapple-log-won = ha vinto la battaglia e { $points }
grapple-log-split = { $name } e { $other } si dividono i goblin
grapple-log-gave-up = ha ceduto
grapple-log-no-card = non ha più carte
grapple-headline-won = { $name } ha vinto una battaglia contro { $other }: { SIGNED($points) }.
grapple-headline-took = { $goblin ->
        [Spia] La Spia
        [Assassino] L’Assassino
       *[any] Il { $goblin }
    } di { $name } ha preso { $beaten ->
        [Spia] la Spia
        [Assassino] l’Assassino
       *[any] il { $beaten }
    } di { $other }: { SIGNED($points) }.
grapple-headline-ended-round = E il round è finito.

# What happens before everybody’s eyes: captions, ribbons and stamps.
grapple-round = Round { $number }
grapple-round-over = Il round { $number } è finito
grapple-last-round-over = L’ultimo round è finito
grapple-tale-attacks = { $name } attacca { $other }
grapple-tale-steps-in = Il Difensore di { $name } interviene!
grapple-tale-tie-stands = Resta il pareggio
grapple-tale-reinforces = { $name } rinforza, a carta coperta
grapple-tale-declines = { $name } cede
grapple-tale-wins = { $name } vince { $points }
grapple-tale-gives-up = { $name } cede: { $won }
grapple-tale-no-card = { $name } non ha più carte: { $won }
grapple-tale-declined = { $name } cede: { $won }
grapple-tale-split = Divisi: ognuno tiene i suoi
grapple-tale-click = Clicca per continuare
grapple-tale-spy = { $name } manda una Spia
grapple-tale-swaps = { $name } scambia una carta con { $other }
grapple-tale-swapped = { $name }: { $taken } in cambio di { $given }
grapple-tale-deals = { $name } dà le carte, { $other } comincia
grapple-tale-garrison = La guarnigione di { $name } è arrivata a { $points }
grapple-tale-nobody-acted = Nessuno poteva più pescare e nessuno ha agito
grapple-stamp-beats = { $strong } batte { $weak }
grapple-stamp-tie-again = Ancora pareggio!
grapple-stamp-stake = { $points } punti!
grapple-stamp-crowned = Il pugnale trova la corona
grapple-stamp-rescued = In salvo!
grapple-stamp-split = Divisi!

# What stands on boards, in the lane, on cards and in the race. There is little room; each line in the lane stands alone.
grapple-assisted = assistita
grapple-board-deck = Mazzo
grapple-board-spies = Spie usate
grapple-board-army = Esercito
grapple-board-garrison = Guarnigione
grapple-board-resting = non in questo round
grapple-board-no-army = nessuno
grapple-board-hidden = coperto
grapple-board-worth = esercito: { $points }
grapple-board-hand = { $cards ->
        [0] mano vuota
       *[other] { $cards } in mano
    }
grapple-board-attacks = Attacca
grapple-board-defends = Difende
grapple-board-spying = Spia
grapple-board-spied-on = Bersaglio
grapple-board-log = Finora
grapple-board-dealt = Le carte sono date.
grapple-race = Corsa a { $goal }
grapple-race-one-round = Un round
grapple-goal = Attacca eserciti, vinci battaglie, riempi la guarnigione.
    .wins =
        { $goal ->
            [0] Con { $enough } lì dentro il round finisce. Vince chi ha più punti.
           *[other] Con { $enough } lì dentro il round finisce. Con { $goal } punti si vince.
        }
grapple-lane-tie = Pareggio!
grapple-lane-winning = { $name } sta vincendo
grapple-lane-attacks = { $name } attacca
grapple-lane-defends = { $name } difende
grapple-lane-stake = { $points } in palio
grapple-lane-answers =
    { $name }
    risponde
    o cede
grapple-lane-may-reinforce =
    { $name }
    può
    rinforzare
grapple-lane-then-answers =
    poi
    { $name }
    risponde
    o cede
grapple-card-no-special = Niente di speciale.
grapple-card-copies = { $copies } carte su { $deck }
grapple-spied-hand = La mano di { $name }
    .words = La vedi solo tu. Trascina una di queste su una tua per scambiarle, o guarda e basta.
grapple-army-own = Il tuo esercito
    .words = vale { $points }; puoi guardarlo solo tu. La carta in cima affronta il prossimo attaccante.
grapple-army-others = L’esercito di { $name }
    .words = { $goblins } a faccia in giù. Una carta messa qui attacca quello in cima.
grapple-army-open = aperto
grapple-army-bottom = in fondo
grapple-army-top = in cima

# Where a card may be dropped, and what that does; `aimed` while it is held there.
grapple-mark-place = Schiera
    .aimed = Schiera qui
grapple-mark-attack = Attacca
    .aimed = Attacca { $name }
grapple-mark-spy = Spia
    .aimed = Spia { $name }
grapple-mark-rescue = Salva
grapple-mark-reinforce = Rinforza
    .place =
        Rinforza
        una carta,
        coperta
grapple-mark-answer = Rispondi
    .place =
        Rispondi
        una carta,
        scoperta

# The sheet of a finished round, and of all rounds.
grapple-sheet-all = Tutti i round
grapple-sheet-none = Nessun round è ancora finito.
grapple-sheet-total = Totale
grapple-sheet-army = Esercito, scoperto
grapple-sheet-round = Round
grapple-sheet-leads = in testa
grapple-sheet-deals-next = mazziere
grapple-sheet-no-cards = nessuna
grapple-sheet-garrison = La guarnigione di { $name } è arrivata a { $points }: questo chiude subito il round.
grapple-sheet-nobody-acted = Nessuno poteva più pescare e nessuno ha agito.
grapple-sheet-in-hand = Le carte in mano non valgono niente.
grapple-sheet-won = { $count ->
        [one] { $names } vince con { $points }.
       *[other] { $names } vincono insieme con { $points }.
    }
grapple-sheet-blow = Il colpo del round: { $words }
grapple-sheet-deals = { $name } dà le carte, { $other } comincia.
grapple-sheet-tie = { $names }: parità. Ancora un round, testa a testa.
grapple-sheet-stand = { $count ->
        [one] { $names } è in testa con { $points }; nessuno è ancora a { $goal }.
       *[other] { $names } sono in testa con { $points }; nessuno è ancora a { $goal }.
    }

# What can be done with a button; `other` where it is done for somebody else who sits there.
grapple-do-end-turn = Fine turno
    .other = { $name }: fine turno
grapple-do-just-look = Guarda e basta
    .other = { $name }: guarda e basta
grapple-do-no-rescue = Lascia così
    .other = { $name }: lascia così
grapple-do-give-up = Cedi la battaglia
    .other = { $name }: cedi la battaglia
grapple-do-decline = Cedi
    .other = { $name }: cedi
grapple-do-next-round = Prossimo round
grapple-do-take-win = Prendi tutto
    .other = { $name }: prendi tutto
grapple-do-whole-table = Guarda il tavolo
grapple-do-wish = Chiedimelo solo se ho un Difensore
    .other = { $name }: chiedimelo solo con un Difensore
    .warning = Così, vedendo se te lo si chiede, gli altri capiscono se ne hai uno.

# Before a match: how it is dealt, and what wins.
grapple-before-dealt = Ognuno riceve { $cards }; il primo mazziere è estratto a sorte G-02.
grapple-before-garrison = Una guarnigione di { $enough } chiude subito il round; contano guarnigione ed esercito G-30.
grapple-before-goal = { $points ->
        [0] Decide un solo round G-34.
       *[other] Vince chi a fine round è in testa con almeno { $points } punti G-32.
    }

# What a piece is, and where a card can go. A sentence ends with the clause of the rules.
grapple-about-dealer = Il segnalino del mazziere: in questo round { $name } ha dato le carte e { $other } ha cominciato. G-02
grapple-about-deck = Nel mazzo: { $left }. Ogni turno comincia pescando { $drawn }. G-03
grapple-about-asked = Qui si legge che cosa si decide e chi. Nel proprio turno si fa tutto, quante volte si vuole. G-03
grapple-about-used = Le Spie usate stanno qui, scoperte; non tornano più nel mazzo. G-04
grapple-about-hidden = Un rinforzo: si scopre se l’attaccante risponde. G-15
grapple-about-spied = Questa mano la vedi solo tu. Scambia una delle sue carte con una tua, o guarda e basta. G-06
grapple-about-sheet = «Prossimo round» fa proseguire; «Guarda il tavolo» mostra il tavolo qui sotto.
    .last = «Esito» fa proseguire; «Guarda il tavolo» mostra il tavolo qui sotto.
grapple-about-one-round = Decide un solo round: contano guarnigione ed esercito. G-34
grapple-about-race = I punti dei round finiti. Con almeno { $goal } a fine round vince chi è in testa. G-32
grapple-about-lane = Qui si combatte. Per attaccare, metti una carta sull’esercito di qualcuno. G-10
grapple-about-stake = Chi vince prende ogni goblin scoperto qui: { $points }. G-11
grapple-about-own-garrison = La tua guarnigione: goblin vinti in battaglia, { $worth }. { $enough } chiudono subito il round. G-30
grapple-about-garrison = La guarnigione di { $name }: goblin vinti in battaglia, { $worth }. { $enough } chiudono subito il round. G-30
grapple-about-own-army = Il tuo esercito: ciò che schieri qui conta per te, e il goblin in cima affronta il prossimo attaccante. G-07
grapple-about-army = L’esercito di { $name }: { $goblins }. Una carta messa qui attacca quello in cima. G-10
grapple-about-no-army = { $name } non ha un esercito: non c’è niente da attaccare. G-10
grapple-about-resting = { $name } non gioca in questo round: lo gioca solo chi è in testa a pari punti. G-33
grapple-about-you = Sei tu. Della tua mano gli altri vedono solo quante carte hai.
grapple-about-player = { $name }. Una Spia messa qui ti mostra questa mano. G-05
grapple-about-covered = Prima scopri la tua mano: poi puoi giocarne le carte.
grapple-about-won = { $goblin }, { $worth } nella tua guarnigione. Ciò che si vince resta lì. G-12
grapple-about-others-won = { $goblin }, { $worth } nella guarnigione di { $name }. Ciò che si vince resta lì. G-12
grapple-about-fighting = { $goblin }, forza { $strength }, combatte per { $name }. G-11
grapple-drop-to-place = Mettila sul tuo esercito per schierarla.
grapple-drop-to-attack = Mettila sul tuo esercito per schierarla, o sull’esercito di un altro per attaccare.
grapple-drop-to-spy = Mettila sul tuo esercito per schierarla, o sul ritratto di un altro per spiare.
grapple-drop-to-attack-or-spy = Mettila sul tuo esercito per schierarla, sull’esercito di un altro per attaccare, o sul suo ritratto per spiare.
grapple-drop-on-theirs = Mettila su una delle sue per scambiarle, o guarda e basta.
grapple-drop-on-yours = Mettila su una delle tue carte per scambiarle, o guarda e basta.
grapple-drop-to-rescue = Metti il Difensore sul tuo goblin più recente per salvarlo.
grapple-drop-only-defender = Ora può intervenire solo un Difensore. G-20
grapple-drop-in-lane = Mettila sul posto illuminato nella battaglia.

# A che cosa sono arrivati tutti.
grapple-tally-rounds = Round
grapple-tally-round = Round { $number }: { $garrison } per la guarnigione, { $army } per l’esercito

# Imprese: come si chiamano, e che cosa ci vuole.
grapple-feat-last-card = Sette vite
grapple-feat-last-card-help = { WORDS($count) } battaglie vinte con l’ultima carta
grapple-feat-rescuer = Angelo custode
grapple-feat-rescuer-help = { WORDS($count) } salvataggi in una partita
grapple-feat-rampage = Furia
grapple-feat-rampage-help = { WORDS($count) } battaglie vinte in un round
grapple-feat-great-battle = Gran battaglia
grapple-feat-great-battle-help = { WORDS($count) } goblin presi in una battaglia
grapple-feat-rich-booty = Ricco bottino
grapple-feat-rich-booty-help = { $count } punti in una battaglia
grapple-feat-spymaster = Capo delle spie
grapple-feat-spymaster-help = { WORDS($count) } mani spiate in una partita
grapple-feat-peaceful = Goblin pacifico
grapple-feat-peaceful-help = vincere con { WORDS($count) } attacchi al massimo
grapple-feat-hard-to-beat = Duro a morire
grapple-feat-hard-to-beat-help = vincere perdendo { WORDS($count) } battaglie al massimo
grapple-feat-from-behind = In rimonta
grapple-feat-from-behind-help = vincere dopo aver perso il primo round
grapple-feat-stubborn = Goblin testardo
grapple-feat-stubborn-help = una battaglia vinta dopo due pareggi
grapple-feat-full-table = Tavolo pieno
grapple-feat-full-table-help = vincere a un tavolo da { WORDS($count) }

# Che cosa hanno fatto gli altri dopo il proprio turno, in una o due parole accanto alle figure.
grapple-trace-you = te!
    .with = te!
grapple-trace-placed = ha schierato
grapple-trace-spied = ha spiato
grapple-trace-swapped = ha scambiato con
grapple-trace-ended = ha chiuso il round
grapple-trace-attacked = ha attaccato
grapple-trace-rescued = ha salvato
grapple-trace-held = ha rinforzato
grapple-trace-engaged = ha risposto
grapple-trace-declined = ha ceduto
grapple-trace-won = ha battuto

# Who deals says this when a match begins.
grapple-deal-said = Round { $round }!
