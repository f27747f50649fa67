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
grapple-preference-defender-help = Grapple: rispondi per me quando non ne ho G-21.
grapple-preference-step-battles = A passi
grapple-preference-step-battles-help = Grapple: le mie battaglie passo per passo; ogni verdetto aspetta un clic.

# A goblin within a sentence: its name is in $name; $kind and the letter it begins with are there to choose an article by.
# `object` is one that something is done to.
grapple-a-goblin = { $kind ->
        [spy] una { $name }
       *[any] un { $name }
    }
    .object =
        { $kind ->
            [spy] una { $name }
           *[any] un { $name }
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
grapple-why-only-look = Senza nulla da dare è solo un’occhiata, ma poi conosci quella mano.
grapple-why-spy = Vedi una mano intera, e puoi scambiare la tua carta peggiore con la sua migliore.
grapple-why-trade-for-nothing = { UP($taken) } per { $given } non cambia nulla, ma fa scena.
grapple-why-trade-for-assassin = Porta via { $taken } che i tuoi Re dovrebbero temere.
grapple-why-trade-for-stronger = { UP($taken) } per { $given } è un buon affare: più forza per te, meno per loro.
grapple-why-trade-for-power = { UP($taken) } per { $given }: ciò che sa fare qui vale più della sua forza.
grapple-why-just-look = Lì niente vale ciò che dovresti dare; saperlo basta.
grapple-why-place-at-end = Il mazzo è vuoto: { $goblin } dà punti nell’esercito, in mano nessuno.
grapple-why-place-soon = Il round può finire presto, e { $goblin } dà punti solo nell’esercito.
grapple-why-place-trap = { UP($goblin) } in cima è una trappola per ogni Re che attacca.
grapple-why-place-unbeaten = Niente batte { $goblin }: nell’esercito vale { $worth ->
        [one] 1 punto
       *[other] { $worth } punti
    }.
grapple-why-place-nearly-unbeaten = Solo { $only } batte { $goblin }, che nell’esercito vale { $worth ->
        [one] 1 punto
       *[other] { $worth } punti
    }.
grapple-why-place-cover = { UP($goblin) } copre { $covered }, ora più al sicuro.
grapple-why-place-nothing = Non dà punti, ma gli altri non sanno che cosa c’è lì.
grapple-why-place = { UP($goblin) } vale { $worth } nell’esercito e non molto in mano.
grapple-why-attack-known = Hai visto che cosa c’è lì: { $goblin } prende { $top }.
grapple-why-attack-in-vain = Hai visto che cosa c’è lì, e { $goblin } non batte { $top }.
grapple-why-attack-ends-round = Se { $goblin } vince, la tua guarnigione arriva a { $points } e il round è finito.
grapple-why-attack-unless-assassin = { UP($goblin) } prende la cima di questo esercito, a meno che lì non aspetti un Assassino.
grapple-why-attack-if-king = Se in cima c’è un Re, { $goblin } lo prende; contro molti altri perde.
grapple-why-attack-long-shot = Qui { $goblin } non vince quasi mai: è un colpo alla cieca.
grapple-why-attack-likely = La maggior parte dei goblin non ancora visti non è più forte di { $goblin }, e il pareggio è a tuo favore.
grapple-why-attack-open = { UP($goblin) } può vincere, anche se molti goblin più forti non si sono ancora visti.
grapple-why-attack-no-assassin = Non c’è più nessun Assassino in giro: niente in questo esercito batte { $goblin }.
grapple-why-attack-sure = Niente che possa trovarsi in questo esercito batte { $goblin }.
grapple-why-end-nothing = Non resta nulla da giocare.
grapple-why-end-deck = Il mazzo è vuoto, e non resta nulla che valga la pena.
grapple-why-end-defender = Ciò che hai in mano è meglio tenerlo, con un Difensore per la prossima battaglia.
grapple-why-end-strong = I tuoi goblin forti aspettano un bersaglio migliore.
grapple-why-end = Ciò che resta è meglio tenerlo per dopo.
grapple-why-rescue-and-win = Anche { $helper } batte { $beaten }, e { $own } ti torna in mano.
grapple-why-rescue-and-lose = { UP($own) } ti torna in mano, ma { $helper } perderà al suo posto.
grapple-why-rescue-and-tie = { UP($helper) } trasforma una coppia persa in un pareggio.
grapple-why-rescue = Perdi { $helper }, mentre { $own } ti torna in mano.
grapple-why-stand-winning = Stai vincendo: lascia tutto com’è.
grapple-why-stand-without-defender = Senza un Difensore non c’è nulla da fare.
grapple-why-stand-tied = La coppia è in pareggio, e un Difensore la indebolirebbe soltanto.
grapple-why-stand-defender = Un Difensore non può sostituire un Difensore.
grapple-why-stand = Qui { $goblin } non vale un Difensore.
grapple-why-hold-unanswered = L’attaccante non ha carte per rispondere: { $points ->
        [one] 1 punto è tuo
       *[other] { $points } punti sono tuoi
    }.
grapple-why-hold-strong = { UP($goblin) } vincerà contro quasi ogni risposta, e in questa battaglia { $points ->
        [one] c’è 1 punto
       *[other] ci sono { $points } punti
    }.
grapple-why-hold = { UP($goblin) } può vincere o pareggiare ancora, e in questa battaglia { $points ->
        [one] c’è 1 punto
       *[other] ci sono { $points } punti
    }.
grapple-why-hold-bluff = Un bluff: coperta, la carta può sembrare qualsiasi cosa, e { $goblin } costa poco se lo scoprono.
grapple-why-give-up = Continuare rischierebbe un’altra carta per troppo poco.
grapple-why-engage-likely = Pochi dei goblin possibili lì battono { $goblin }, e in palio { $points ->
        [one] c’è 1 punto
       *[other] ci sono { $points } punti
    }.
grapple-why-engage = Il goblin coperto può essere un bluff: { $goblin } ci prova per { $points ->
        [one] 1 punto
       *[other] { $points } punti
    }.
grapple-why-decline-weak = Niente di ciò che hai in mano può battere facilmente quel goblin: non perdere altro.
grapple-why-decline = Meglio perdere questa battaglia che rischiare un altro goblin.
grapple-why-next-round = Il round è contato: avanti con il prossimo.

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
