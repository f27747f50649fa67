# Why not.
pact-no-after-recruiting-drag-one-more = Dopo aver reclutato, trascina un altro goblin nella tua mano: è il lavoro dell’Arruolatore.
pact-no-all-figures-are-placed = Tutte le tue Figure sono già piazzate.
pact-no-alone-mimic-copies-only-what = In solitario l’Imitatore copia solo ciò che è già stato usato.
pact-no-at-least-one-goblin-must = Almeno un goblin deve venire dalla tua schiera.
pact-no-at-least-one-goblin-must-2 = Almeno un goblin deve venire dalla schiera di quel vicino.
pact-no-both-displays-together-do-not = Nemmeno le due schiere insieme hanno i goblin che servono.
pact-no-can-pass-only-if-there = Puoi passare solo se non puoi fare nient’altro.
pact-no-cant-done-now = Ora non si può fare.
pact-no-comes-later-turn = Questo viene più avanti nel turno.
pact-no-command-was-not-dealt = Quel Comando non è stato dato a te.
pact-no-display-does-not-have-all = La tua schiera non ha tutti i goblin che servono.
pact-no-dont-have-specialist = Non hai quello Specialista.
pact-no-drag-face-up-task-onto = Trascina un Incarico scoperto sul mazzo degli Incarichi: l’Intrigante lo scambia.
pact-no-drag-goblin-hand-onto-display = Trascina un goblin dalla mano alla tua schiera: questo Specialista ti permette di giocarlo.
pact-no-dynamite-cant-replace-goblin = La dinamite non può sostituire quel goblin.
pact-no-each-side-must-give-at = Ogni parte deve dare almeno un goblin.
pact-no-each-side-must-give-goblin = Ogni parte deve dare un goblin, anche con un Faccendiere o la dinamite.
pact-no-either-recruit-or-play-not = O recluti o giochi, non entrambe le cose in un turno.
pact-no-figure-goes-onto-one-own = Una Figura va su una delle tue carte Patto.
pact-no-figure-placed-instead-recruiting-or = Una Figura si piazza invece di reclutare o giocare.
pact-no-figures-belong-expert-game = Le Figure appartengono alla partita da esperti.
pact-no-first-everybody-chooses-goblin-reveal = Prima ognuno sceglie un goblin da mostrare.
pact-no-first-everybody-decides-which-commands = Prima ognuno decide quali Comandi tenere.
pact-no-first-say-where-goblins-come = Prima di’ da dove vengono i goblin, o lascia perdere.
pact-no-first-take-all-goblins-recruiting = Prima prendi tutti i goblin che spettano a chi recluta.
pact-no-fixer-cant-help-out-there = Lì il Faccendiere non può dare una mano.
pact-no-fixer-works-while-pay-complete = Il Faccendiere lavora mentre paghi: completa un Incarico a cui manca un goblin.
pact-no-game-over = La partita è finita.
pact-no-game-won-prepare-for-next = Quella partita è vinta: preparati per la prossima.
pact-no-goblins-are-short-first-everybody = I goblin scarseggiano: prima ognuno scarta quelli di troppo.
pact-no-just-do-what-another-specialist = Fai ciò che ti permetterebbe un altro Specialista: l’Imitatore lo rende possibile.
pact-no-keep-at-least-one-command = Tieni almeno un Comando.
pact-no-neither-display-nor-pact-with = Né la tua schiera né un patto con un vicino hanno ora tutti i suoi goblin.
pact-no-newest-task-there-has-figure = L’Incarico più recente lì ha già una Figura.
pact-no-nobody-sits-there = Lì non siede nessuno.
pact-no-not-time-for = Non è il momento.
pact-no-nothing-more-needed = Non serve altro.
pact-no-one-specialist-turn-not-more = Uno Specialista per turno, non di più.
pact-no-pact-made-with-neighbour-drop = Un patto si fa con un vicino: lascia l’Incarico su una delle tue due carte Patto.
pact-no-pact-made-with-neighbour-on = Un patto si fa con un vicino, di sinistra o di destra.
pact-no-place-filled-only-after-all = Quel posto si riempie solo dopo che tutti i goblin sono stati presi.
pact-no-playing-over-for-this-turn = In questo turno hai finito di giocare: completa Incarichi, o finisci il turno.
pact-no-press-gang-works-after-recruiting = L’Arruolatore lavora dopo aver reclutato.
pact-no-recruit-or-play-first-then = Prima recluta o gioca; poi completa Incarichi.
pact-no-recruits-go-into-hand-from = Le reclute vanno in mano; da lì si giocano.
pact-no-specialist-has-been-used = Quello Specialista è già stato usato.
pact-no-take-goblin-row-or-from = Prendi un goblin dalla fila o dal mazzo.
pact-no-task-deck-empty-there-nothing = Il mazzo degli Incarichi è vuoto: non c’è nulla da pescare.
pact-no-taskmaster-works-after-playing-drummer = L’Aguzzino lavora dopo aver giocato, il Tamburino dopo aver reclutato.
pact-no-tasks-are-completed-with-goblins = Gli Incarichi si completano con i goblin della schiera, non della mano.
pact-no-there-no-goblin-left-draw = Non ci sono più goblin da pescare.
pact-no-there-no-such-goblin-spare = Non c’è un goblin così da dare, o una delle parti non ne darebbe nessuno.
pact-no-there-no-such-goblin-spare-2 = Non c’è un goblin così da dare.
pact-no-there-no-task-on-pact = Su quella carta Patto non c’è ancora nessun Incarico.
pact-no-there-no-task-place = In quel posto non c’è nessun Incarico.
pact-no-there-no-task-place-row = In quel posto non c’è nessun Incarico; la fila si riempie alla fine del turno.
pact-no-winner-dynamite-bonus-chooses-task = Chi vince il bonus dinamite sceglie un Incarico.
pact-no-such-goblin-in-hand = Non hai in mano un goblin così.
pact-no-anothers = È il turno di un altro clan.
pact-no-more-taken-back = Gli Specialisti usati tornano, { $most ->
        [one] uno
       *[other] { WORDS($most) }
    } al massimo.
pact-no-next-game-yet = Prima riprendi { $missing ->
        [one] uno
       *[other] { WORDS($missing) }
    } degli Specialisti che hai usato.
pact-no-end-while-recruiting = Chi recluta prende { $recruits ->
        [one] un goblin
       *[other] { WORDS($recruits) } goblin
    }: prendine un altro.
pact-no-end-yet = Prima recluta o gioca.
pact-no-end-yet-expert = Prima recluta, gioca o piazza una Figura.
pact-no-more-recruits = { $recruits ->
        [one] Si recluta un goblin
       *[other] Si reclutano { WORDS($recruits) } goblin
    } per turno, non di più.
pact-no-more-plays = { $plays ->
        [one] Un goblin
       *[other] { UP(WORDS($plays)) } goblin
    } per turno, non di più.
pact-no-scheme-without-schemer = Solo l’Intrigante mette un Incarico sotto il mazzo. { $why }
pact-no-figure-unpaid = Quella Figura costa { $cost ->
        [one] 1 goblin
       *[other] { $cost } goblin
    } del colore dell’Incarico: { $colour }.
pact-no-specialist-of-another = Quello Specialista è da { $name }.

# How a game ended, and what everybody reached.
pact-end-winter = è arrivato l’inverno
pact-end-standstill = { $patience ->
        [one] un giro
       *[other] { WORDS($patience) } giri
    } senza un Incarico completato
pact-end-won = più Gloria di Helix e Ferdix
pact-end-lost = Helix o Ferdix ha almeno altrettanta Gloria
pact-end-grand-master = { $games ->
        [one] una partita
       *[other] { WORDS($games) } partite
    } di fila: Gran Maestro Goblin
pact-end-after-standstill = { $standstill } { $clause }, e { $end }
pact-headline-lost = Vincono gli altri clan
pact-headline-grand-master = Gran Maestro!
pact-line-pacts = con i patti
pact-line-alone = da soli
pact-line-full = carte Patto piene
pact-line-figures = Figure
pact-line-track = carta Dinamite
pact-line-bonus = bonus dinamite
pact-line-commands = Comandi
pact-line-game = partita { $number }
pact-line-sticks = candelotti di dinamite

# What can be chosen.
pact-option-campaign = Campagna
pact-option-campaign-help = più partite di fila, per il titolo di Gran Maestro
pact-option-mode = Regole
pact-option-mode-beginner = base
pact-option-mode-expert = esperti
pact-option-mode-help = esperti: Mastri, Figure, dinamite e Comandi segreti
pact-option-mode-solo = solitario
pact-solitaire = Patto in solitario

# A goblin within a sentence: its name is in $name; $kind and the letter it begins with are there to choose an article by.
# `object` is one that something is done to.
pact-a-goblin = { $kind ->
        [shaman] uno { $name }
        [scientist] uno { $name }
       *[any] un { $name }
    }
    .object =
        { $kind ->
            [shaman] uno { $name }
            [scientist] uno { $name }
           *[any] un { $name }
        }
    .none =
        { $kind ->
            [shaman] nessuno { $name }
            [scientist] nessuno { $name }
           *[any] nessun { $name }
        }
    .another = un altro { $name }
pact-the-goblin = { $kind ->
        [shaman] lo { $name }
        [scientist] lo { $name }
       *[any] { $initial ->
            [vowel] l’{ $name }
           *[consonant] il { $name }
        }
    }
    .object =
        { $kind ->
            [shaman] lo { $name }
            [scientist] lo { $name }
           *[any] { $initial ->
                [vowel] l’{ $name }
               *[consonant] il { $name }
            }
        }
    .with =
        { $kind ->
            [shaman] con lo { $name }
            [scientist] con lo { $name }
           *[any] { $initial ->
                [vowel] con l’{ $name }
               *[consonant] con il { $name }
            }
        }
pact-the-specialist = { $specialist ->
        [drummer] il { $name }
        [fixer] il { $name }
       *[any] l’{ $name }
    }

# Why somebody might do something: hints.
pact-why-pass = Non c’è nulla da reclutare, giocare o piazzare.
pact-why-pay = Non c’è un modo più economico di pagare.
pact-why-call-off = Il prezzo è troppo alto: ripensaci.
pact-why-next-game = Questa partita è vinta: avanti con la prossima.
pact-why-retire = Ciò che è vinto è vinto, e la prossima partita sarebbe più dura.
pact-why-end-marker = Con tanti tipi nella schiera ora il tuo Segnalino avanza.
pact-why-play-marker = { UP($goblin) } è il tuo { $number ->
        [1] primo
        [2] secondo
        [3] terzo
        [4] quarto
        [5] quinto
       *[6] sesto
    } tipo nella schiera, e questo muove il tuo Segnalino.
pact-why-needed = { $share ->
        [all] ogni Incarico aperto ne chiede uno
       *[some] { $tasks ->
            [one] un Incarico aperto ne chiede uno
           *[other] { WORDS($tasks) } Incarichi aperti ne chiedono uno
        }
    }
pact-why-return-command = { $command } costerebbe più spesso di quanto renda.
pact-why-keep-one-command = Un Comando va tenuto, ed è questo.
pact-why-keep-commands = Tutti questi si possono fare, e ognuno può ben rendere.
pact-why-reveal-needed = { UP($goblin) } è un buon inizio: { $needed }.
pact-why-reveal = Puoi permetterti { $goblin }, e nascondi che cosa cerchi.
pact-why-take-from-deck = Nella fila niente è urgente, e dal mazzo nessuno vede che cosa prendi.
pact-why-take-surprise = Il resto della fila non è meglio di una sorpresa dal mazzo.
pact-why-take-first = Non hai { $none }, e { $needed }.
pact-why-take-needed = { UP($goblin) } servirà: { $needed }.
pact-why-take = { UP($goblin) } ora è a portata di mano, e i prossimi Incarichi ne vorranno uno.
pact-why-take-more-alone = Un Incarico scivola via comunque: che questo turno porti un goblin in più.
pact-why-take-more = { UP($specialist) } porta un goblin in più, e poi passa al vicino.
pact-why-play-no-slide = { UP($goblin) } giochi più di { $count ->
        [one] un goblin
       *[other] { WORDS($count) } goblin
    }, così nessun Incarico scivola via.
pact-why-play-first = Nella schiera non hai ancora { $none }, e { $needed }.
pact-why-play-another = { UP($another) } ti avvicina a un Incarico.
pact-why-play = { UP($goblin) } serve di più nella schiera che in mano.
pact-why-play-more = { UP($specialist) } ti fa giocare { $goblin } in questo stesso turno.
pact-why-scheme = Via «{ $task }»: aiuta gli altri clan più del tuo.
pact-why-alone = Senza patto «{ $task }» vale { $glory } Gloria, e nessun altro ne riceve.
pact-why-full-pact = È il numero { $number } su quella carta Patto, e porta { $glory } Gloria in più.
pact-why-pact-theirs = Il vicino ha quasi tutto ciò che serve per «{ $task }»: a te costa quasi nulla.
pact-why-pact-with-helix = A Helix la Gloria non serve: questo patto vale { $glory } Gloria solo per te.
pact-why-pact = Insieme «{ $task }» costa poco: { $glory } Gloria a testa, e un goblin dal mazzo per te.
pact-why-last-figure = La tua ultima Figura: { $glory } Gloria, e un { $number ->
        [1] primo
        [2] secondo
        [3] terzo
        [4] quarto
        [5] quinto
       *[6] sesto
    } { $goblin } per sempre.
pact-why-figure = Una Figura vale { $glory } Gloria, e dà { $goblin } che non si consuma mai.
pact-why-shift-theirs = Questo fallo dare al vicino, così il tuo resta.
pact-why-shift-fixer = { UP($specialist) } può farne a meno.
pact-why-shift-dynamite = Una casella del tuo Segnalino costa meno di questo goblin.
pact-why-shift-hand = Questo pagalo dalla mano, e conserva la schiera.
pact-why-shift = Di questo puoi fare a meno, e tieni ciò che vale di più.
pact-why-end-hand = Il resto della mano è più al sicuro dove nessuno può usarlo.
pact-why-end-turn = In questo turno non c’è altro da guadagnare.
pact-why-reduce = { UP($goblin) } è ciò che ti mancherà meno.
pact-why-prize-commands = Vale { $glory } Gloria come gli altri, e si adatta meglio ai tuoi Comandi.
pact-why-prize = Ogni Incarico della fila ora vale { $glory } Gloria.
pact-why-take-back = Nella prossima partita { $specialist } varrà più di tutti.

# What the rulebook says of numbers and cards.
pact-rules-sentence = { UP($words) }.
pact-rules-space-in-short = { $sticks ->
        [one] 1 candelotto
       *[other] { $sticks } candelotti
    } e { $glory } Gloria{ $number ->
        [0] { "" }
       *[other] { " " }(casella { $number })
    }
pact-rules-copies = { $copies } per ognuno di { WORDS($types) } tipi
# So many goblins of a kind: its name is in $name; $kind is there to choose a word by.
pact-rules-goblins = { $count ->
        [one] 1 { DOWN($name) }
       *[other] { $count } { $kind ->
            [shaman] sciamani
            [builder] costruttori
            [chieftain] capotribù
            [scientist] scienziati
            [merchant] mercanti
            [warrior] guerrieri
           *[any] { DOWN($name) }
        }
    }
pact-rules-space = { $sticks ->
        [0] { $glory ->
            [0] niente candelotti e niente Gloria
           *[other] niente candelotti e { $glory } Gloria
        }
        [one] { $glory ->
            [0] 1 candelotto
           *[other] 1 candelotto e { $glory } Gloria
        }
       *[other] { $glory ->
            [0] { $sticks } candelotti
           *[other] { $sticks } candelotti e { $glory } Gloria
        }
    }{ $start ->
        [yes] , dove parte il Segnalino
       *[no] { "" }
    }
pact-rules-symbols = { $count ->
        [one] un simbolo
       *[other] { WORDS($count) } simboli
    }
pact-rules-symbols-from-to = da { WORDS($least) } a { WORDS($most) } simboli
pact-rules-figures = { $count ->
        [one] una Figura
       *[other] { WORDS($count) } Figure
    }
pact-rules-figures-by-symbols = una Figura per ogni simbolo del suo Mastro
pact-rules-season = { $season ->
        [spring] Primavera
        [summer] Estate
       *[autumn] Autunno
    }: { $tasks }.
pact-rules-no-tasks = Non ce ne sono.
pact-rules-task = { $name } chiede { $goblins }{ $sticks ->
        [0] { "" }
        [one] , 1 candelotto
       *[other] , { $sticks } candelotti
    }
pact-rules-hand = { $count ->
        [one] un goblin
       *[other] { WORDS($count) } goblin
    }
pact-rules-row-lies = { $count ->
        [one] uno di essi sta
       *[other] { WORDS($count) } di essi stanno
    }
pact-rules-tasks-lie = { $count ->
        [one] Un Incarico sta
       *[other] { UP(WORDS($count)) } Incarichi stanno
    }
pact-rules-none-removed = Nessun Incarico esce dal gioco.
pact-rules-removed-with = { $place ->
        [first] { $tasks ->
            [one] con { WORDS($players) } giocatori 1 degli Incarichi di primavera esce dal gioco senza essere visto
           *[other] con { WORDS($players) } giocatori { $tasks } degli Incarichi di primavera escono dal gioco senza essere visti
        }
       *[later] con { WORDS($players) } giocatori { $tasks }
    }
pact-rules-removed = { $tasks ->
        [0] Nessun Incarico esce dal gioco
        [one] 1 degli Incarichi di primavera esce dal gioco senza essere visto
       *[other] { $tasks } degli Incarichi di primavera escono dal gioco senza essere visti
    }
pact-rules-recruits = { $count ->
        [one] un goblin
       *[other] { WORDS($count) } goblin
    }
pact-rules-recruits-taken = { $count ->
        [1] quel goblin
        [2] entrambi
       *[other] tutti e { WORDS($count) }
    }
pact-rules-plays = { $most ->
        [one] un
       *[other] { EITHER($counts) }
    } goblin
pact-rules-patience = { $rounds ->
        [one] passa un giro intero
       *[other] passano { WORDS($rounds) } giri interi
    }
pact-rules-no-full-pacts = Una carta Patto non dà altro, per quanto piena.
pact-rules-full-pacts = Ognuna delle tue carte Patto dà { $steps }.
pact-rules-full-pact = { $place ->
        [first] { $tasks ->
            [one] { $glory } in più se ha almeno 1 Incarico
           *[other] { $glory } in più se ha almeno { $tasks } Incarichi
        }
       *[later] , oppure { $glory } in più se ne ha almeno { $tasks }
    }
pact-rules-figure = { $number ->
        [1] { $cost ->
            [one] La tua prima Figura costa 1 goblin del colore di quell’Incarico
           *[other] La tua prima Figura costa { $cost } goblin del colore di quell’Incarico
        }
        [2] , la seconda { $cost }
        [3] , la terza { $cost }
        [4] , la quarta { $cost }
       *[5] , la quinta { $cost }
    }
pact-rules-no-march = il tuo Segnalino non si muove
pact-rules-march = il tuo Segnalino avanza { $strides }
pact-rules-stride = { $place ->
        [first] di { $spaces ->
            [one] una casella
           *[other] { WORDS($spaces) } caselle
        } se nella schiera hai { $types ->
            [one] un tipo diverso
           *[other] { WORDS($types) } tipi diversi
        }
       *[later] di { $spaces ->
            [one] una
           *[other] { WORDS($spaces) }
        } se ne hai { WORDS($types) }
    }
# These two follow “deal everybody” and “deal”.
pact-rules-commands-expert = { $dealt ->
        [1] un Comando: tienilo
       *[2] due Comandi: tienine uno o entrambi
    }
pact-rules-commands-two = { $dealt ->
        [1] uno degli altri a ogni giocatore: tienilo
        [2] due degli altri a ogni giocatore: tienine uno o entrambi
        [3] tre degli altri a ogni giocatore: tienine uno, due o tutti e tre
       *[4] quattro degli altri a ogni giocatore: tienine uno, due, tre o tutti e quattro
    }
pact-rules-command = { $numeral }, { $name }: { $steps }.
pact-rules-command-step = { $done }, { SIGNED($glory) }
pact-rules-command-otherwise = altrimenti { SIGNED($glory) }
pact-rules-strangers-start = { $count ->
        [one] un goblin
       *[other] { WORDS($count) } goblin
    }
pact-rules-strangers-draw = { $count ->
        [one] un goblin
       *[other] { WORDS($count) } goblin
    }
# This follows “If you recruited in your turn”.
pact-rules-slides = { $most ->
        [0] ,
        [one] , o giocato un solo goblin in tutto (contano anche quelli che uno Specialista ti fa giocare),
       *[other] , o giocato non più di { WORDS($most) } goblin in tutto (contano anche quelli che uno Specialista ti fa giocare),
    }
pact-rules-later-games = { $count ->
        [one] la partita { $games }
       *[other] le partite { $games }
    }
pact-rules-later-draw = { $place ->
        [first] { $goblins ->
            [one] 1 goblin ciascuno nella partita { $game }
           *[other] { $goblins } goblin ciascuno nella partita { $game }
        }
       *[later] { $goblins } nella partita { $game }
    }
pact-rules-taken-back = { $count ->
        [one] ne riprendi uno usato a tua scelta
       *[other] ne riprendi { WORDS($count) } usati a tua scelta
    }

# How many rounds without a completed Task end the game.
