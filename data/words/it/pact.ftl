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
pact-no-first-say-where-goblins-come = Prima di’ da dove vengono i goblin, o rinuncia.
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
    } di fila: Gran Mastro Goblin
pact-end-after-standstill = { $standstill } { $clause }, e { $end }
pact-headline-lost = Vincono gli altri clan
pact-headline-grand-master = Gran Mastro!
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
pact-option-campaign-help = più partite di fila, per il titolo di Gran Mastro
pact-option-mode = Regole
pact-option-mode-beginner = base
pact-option-mode-expert = esperti
pact-option-mode-help = esperti: Mastri, Figure, dinamite e Comandi segreti
pact-option-mode-solo = solitario
pact-solitaire = Patto in solitario

# What is going on now.
pact-now-winter = È inverno: i clan contano la Gloria.
pact-now-standstill = { $rounds ->
        [one] Un giro senza un Incarico: i clan contano la Gloria.
       *[other] { UP(WORDS($rounds)) } giri senza un Incarico: i clan contano la Gloria.
    }
pact-now-theirs-reduce = { $count ->
        [one] { $name } deve scartare fino a tenere un goblin.
       *[other] { $name } deve scartare fino a tenere { WORDS($count) } goblin.
    }
pact-now-theirs-commands = { $name } sceglie fra i Comandi.
pact-now-theirs-reveal = { $name } sceglie un goblin da mostrare.
pact-now-theirs-turn = Tocca a { $name }.
pact-now-theirs-recruit = { $name } recluta.
pact-now-theirs-play = { $name } gioca goblin.
pact-now-theirs-tasks = { $name } cerca Incarichi da completare.
pact-now-theirs-pay = { $name } valuta quanto costerebbe.
pact-now-theirs-prize = { $name } ha più dinamite di tutti, e prende un Incarico.
pact-now-theirs-next = { $name } passa alla prossima partita.
pact-now-show-hand = { $name }: scopri la tua mano; voi altri, non guardate.
pact-now-turn = Tocca a te: recluta { $recruits ->
        [one] un
       *[other] { WORDS($recruits) }
    } goblin, o giocane fino a { WORDS($plays) }.{ $last ->
        [yes] { " " }È l’ultimo giro!
       *[no] { "" }
    }
pact-now-turn-recruit = Tocca a te: recluta { $recruits ->
        [one] un
       *[other] { WORDS($recruits) }
    } goblin.
pact-now-turn-figure = Tocca a te: recluta { $recruits ->
        [one] un
       *[other] { WORDS($recruits) }
    } goblin, giocane fino a { WORDS($plays) }, o piazza una Figura.{ $last ->
        [yes] { " " }È l’ultimo giro!
       *[no] { "" }
    }
pact-now-recruit = { $count ->
        [one] Stai reclutando: prendi un altro goblin.
       *[other] Stai reclutando: prendi altri { WORDS($count) } goblin.
    }
pact-now-play-more = Tocca a te: giocati { $played } su { $most }. Giocane altri, completa Incarichi o finisci il turno.
pact-now-played = Tocca a te: giocati { $played } su { $most }. Completa Incarichi o finisci il turno.
pact-now-tasks = { $deed ->
        [recruit] Tocca a te: hai reclutato. Completa Incarichi o finisci il turno.
        [play] Tocca a te: ne hai giocati { $played }. Completa Incarichi o finisci il turno.
        [figure] Tocca a te: la Figura è al suo posto. Completa Incarichi o finisci il turno.
       *[nothing] Tocca a te: non c’era nulla da fare. Completa Incarichi o finisci il turno.
    }
pact-now-commands = Tieni almeno uno di questi Comandi; clicca quelli da restituire.
pact-now-reveal = Scegli il goblin della tua mano che apre la tua schiera: trascinalo lì.
pact-now-pay = Tocca a te: i goblin si radunano.
pact-now-reduce = I goblin scarseggiano: trascinane { WORDS($count) } dei tuoi sugli scarti.
pact-now-prize = Hai più dinamite di tutti! Trascina a te uno degli Incarichi rimasti.
pact-now-next = Vittoria! Riprendi ciò che ti spetta, poi avanti.

# Goblins, Tasks and Specialists within what is told. A goblin’s name is in $name; $kind is there to choose a word by.
pact-counted-goblins = { $count ->
        [one] { $kind ->
            [shaman] uno { DOWN($name) }
            [scientist] uno { DOWN($name) }
           *[any] un { DOWN($name) }
        }
       *[other] { WORDS($count) } { $kind ->
            [shaman] sciamani
            [builder] costruttori
            [chieftain] capotribù
            [scientist] scienziati
            [merchant] mercanti
            [warrior] guerrieri
           *[any] { DOWN($name) }
        }
    }
pact-many-goblins = { $count ->
        [one] un goblin
       *[other] { WORDS($count) } goblin
    }
pact-from-deck = { $count ->
        [one] un goblin dal mazzo
       *[other] { WORDS($count) } goblin dal mazzo
    }
pact-row-and-deck = { $goblins } e { $deck }
pact-task = «{ $name }»
pact-task-alone = { $task } senza aiuto
pact-task-with = { $task } con { $name }
pact-specialist-as = { $specialist } come { $other }

# The log, step by step.
pact-log-sentence = { UP($words) }.
pact-log-also = { $before }; { $after }
pact-log-command-returned = { $name } ha restituito un Comando
pact-log-commands-kept = { $count ->
        [one] { $name } ha tenuto un Comando
       *[other] { $name } ha tenuto { WORDS($count) } Comandi
    }
pact-log-commands-chosen = { $name } ha scelto fra i Comandi
pact-log-commands-counted = Comandi tenuti: { $each }
pact-log-commands-each = { $name } { WORDS($count) }
pact-log-chose = { $name } ha scelto un goblin
pact-log-revealed = tutti hanno scoperto il loro goblin: { $each }
pact-log-revealed-each = { $name } { $goblin }
pact-log-recruited = { $name } ha reclutato { $goblins }
pact-log-played = { $name } ha giocato { $goblins }
pact-log-completed = { $name } ha completato { $task }
pact-log-figure = { $name } ha piazzato una Figura su { $task }
pact-log-schemed = l’Incarico { $task } è finito sotto il mazzo, ed è arrivato { $new }
pact-log-used = { $name } ha usato { $specialist }
pact-log-marker = { $way ->
        [forward] il Segnalino di { $name } è avanzato
       *[back] il Segnalino di { $name } è arretrato
    }
pact-log-passed = { $name } non ha potuto fare nulla
pact-log-shortage = i goblin scarseggiano: ognuno scarta fino a tenerne { WORDS($count) }
pact-log-reduced = { $name } ha scartato { $goblins }
pact-log-reshuffled = gli scarti formano il nuovo mazzo
pact-log-season = { $season ->
        [spring] è arrivata la primavera
        [summer] è arrivata l’estate
       *[autumn] è arrivato l’autunno
    }
pact-log-winter-near = gli Incarichi finiscono: l’inverno è vicino
pact-log-joined = { $kind ->
        [shaman] uno { DOWN($goblin) } si è unito a { $name }
        [scientist] uno { DOWN($goblin) } si è unito a { $name }
       *[any] un { DOWN($goblin) } si è unito a { $name }
    }
pact-log-slid = l’Incarico { $task } è scivolato fino a Helix e Ferdix
pact-log-prize = { $name } ha preso { $tasks } con il bonus dinamite
pact-log-game-won = la partita { $number } è vinta
pact-log-game-lost = la partita { $number } è persa
pact-log-took-back = { $specialist } è tornato
pact-log-game-began = è cominciata la partita { $number }
pact-log-winter = è arrivato l’inverno
pact-log-standstill = { $rounds ->
        [one] per un giro non è successo nulla
       *[other] per { WORDS($rounds) } giri non è successo nulla
    }

# The log, turn by turn: what somebody did (pact-did-…) follows their name, or what they did before.
pact-log-turn = { $name } { $deeds }.
pact-log-then = { $before }, poi { $after }
pact-did-recruit = ha reclutato { $goblins }
pact-did-play = ha giocato { $goblins }
pact-did-discard = ha scartato { $goblins }
pact-did-complete = ha completato { $tasks }
pact-did-figure = ha piazzato una Figura su { $task }
pact-did-swap = ha scambiato { $swaps }
pact-swap = { $task } con { $new }
pact-did-move-marker = { $way ->
        [forward] ha portato avanti il Segnalino
       *[back] ha portato indietro il Segnalino
    }
pact-did-use = ha usato { $specialists }
pact-did-use-to-recruit = ha usato { $specialists } per reclutare { $goblins }
pact-did-use-to-play = ha usato { $specialists } per giocare { $goblins }
pact-did-use-to-swap = ha usato { $specialists } per scambiare { $swaps }

# A clan’s last turn in few words, without its name.
pact-few = { UP($words) }
pact-few-then = { $before }; { $after }
pact-few-sentence = { $words }.
pact-few-recruited = ha reclutato { $goblins }
pact-few-played = ha giocato { $goblins }
pact-few-got = ha ricevuto { $goblins }
pact-few-count = { $count ->
        [one] un goblin
       *[other] { WORDS($count) } goblin
    }
pact-few-figure = una Figura su { $task }

# What things are, when they are pointed at, and where they go.
pact-about-hand = La tua mano: nessun altro la vede; da qui i goblin si giocano nella tua schiera P-23.
pact-about-display = La tua schiera: qui i goblin pagano gli Incarichi, tuoi e dei tuoi vicini P-25.
pact-about-discards = Goblin che hanno già pagato; diventano il nuovo mazzo quando finisce P-22.
pact-about-sheet = Clicca un posto tratteggiato, o trascina un goblin su un’altra riga della sua colonna P-25.
pact-about-panel = Scegli con le carte e i pulsanti di questo foglio.
pact-about-figure = Piazzata sull’Incarico più recente di una carta Patto, vale 1 Incarico in più per chi la possiede P-51.
pact-about-permanent = Un goblin permanente: paga ogni volta, anche nei patti, e non si scarta mai P-53.
pact-about-column = Paga questo; potrebbe pagare invece un posto tratteggiato della sua colonna P-25.
pact-about-cell = Per questa colonna qui non c’è un goblin da dare P-25.
pact-about-command = Un Comando segreto: si valuta alla fine della partita P-57.
pact-goes-task = Un Incarico va su una tua carta Patto per svolgerlo con quel vicino, o sulla tua targa per svolgerlo senza aiuto P-24.
pact-goes-figure = Una Figura va su una delle tue due carte Patto P-51.
pact-goes-column = Un goblin resta nella sua colonna: lì può pagare un’altra riga P-25.
pact-goes-deck = Un goblin del mazzo va nella tua mano P-21.
pact-goes-row = I goblin della fila vanno nella tua mano P-21.
pact-goes-discards = I goblin scarseggiano: ora i tuoi vanno sugli scarti P-22.
pact-goes-display = I goblin della tua mano vanno nella tua schiera P-23.
pact-about-covered = La tua mano è coperta: prima scoprila.
pact-about-row-goblin = { $goblin }: si può reclutare P-21.
pact-about-row-first = { $goblin }: si potrà reclutare più tardi. Prima un goblin della tua mano apre la tua schiera P-14.
pact-about-row-later = { $goblin }: si recluta all’inizio del turno, invece di giocare P-21.
pact-about-own-goblin = { $goblin } nella tua schiera: paga gli Incarichi, da soli o con un patto P-24.
pact-about-their-goblin = { $goblin } nella schiera di { $name }: un patto con { $name } può usarlo P-25.
pact-about-open-task = { $task }: { $alone ->
        [one] 1 punto Gloria
       *[other] { $alone } punti Gloria
    } da soli, o { $pact } a testa con un vicino{ $sticks ->
        [0] { "" }
        [one] , con { $sticks } candelotto di dinamite
       *[other] , con { $sticks } candelotti di dinamite
    } P-24.
pact-about-pact-task = { $task }: svolto con un patto, { $pact ->
        [one] 1 punto Gloria
       *[other] { $pact } punti Gloria
    } a ciascuno dei due{ $sticks ->
        [0] { "" }
        [one] , con { $sticks } candelotto di dinamite
       *[other] , con { $sticks } candelotti di dinamite
    } P-42.
pact-about-alone-task = { $task }: svolto senza aiuto, { $alone ->
        [one] 1 punto Gloria
       *[other] { $alone } punti Gloria
    }{ $sticks ->
        [0] { "" }
        [one] , con { $sticks } candelotto di dinamite
       *[other] , con { $sticks } candelotti di dinamite
    } P-42.
pact-about-deck = { $count ->
        [0] Il mazzo dei goblin: è vuoto; si recluta anche da qui P-21.
        [one] Il mazzo dei goblin: ne resta uno; si recluta anche da qui P-21.
       *[other] Il mazzo dei goblin: ne restano { WORDS($count) }; si recluta anche da qui P-21.
    }
pact-about-task-deck = Incarichi in arrivo: { $left }. Quando la fila non si può riempire, arriva l’inverno P-40.
pact-tasks-of-season = { $season ->
        [spring] { WORDS($count) } di primavera
        [summer] { WORDS($count) } d’estate
       *[autumn] { WORDS($count) } d’autunno
    }
pact-no-tasks-left = nessuno
pact-about-lender = Helix presta soltanto goblin, e non fa mai punti P-62.
pact-about-own-plate = { $sticks ->
        [one] { $name }, finora Gloria { $glory } e { $sticks } candelotto. Gli Incarichi lasciati qui si svolgono senza aiuto P-24.
       *[other] { $name }, finora Gloria { $glory } e { $sticks } candelotti. Gli Incarichi lasciati qui si svolgono senza aiuto P-24.
    }
pact-about-plate = { $sticks ->
        [one] { $name }, finora Gloria { $glory } e { $sticks } candelotto. Chi ha più dinamite vince un Incarico P-41.
       *[other] { $name }, finora Gloria { $glory } e { $sticks } candelotti. Chi ha più dinamite vince un Incarico P-41.
    }
pact-about-pacts = I patti di { $one } e { $other } P-42.
pact-about-full-pacts = I patti di { $one } e { $other }. Gloria in più a ciascuno: { $steps } P-42.
pact-full-pact-brings = { $tasks ->
        [one] uno dà { $glory }
       *[other] { WORDS($tasks) } danno { $glory }
    }
pact-about-master = { $kind ->
        [shaman] { $master }: ogni Figura piazzata scopre uno { DOWN($goblin) } permanente; sotto c’è il suo prezzo P-51.
        [scientist] { $master }: ogni Figura piazzata scopre uno { DOWN($goblin) } permanente; sotto c’è il suo prezzo P-51.
       *[any] { $master }: ogni Figura piazzata scopre un { DOWN($goblin) } permanente; sotto c’è il suo prezzo P-51.
    }
pact-about-dynamite = La casella del Segnalino: { $sticks ->
        [one] { $sticks } candelotto
       *[other] { $sticks } candelotti
    }, e alla fine Gloria { $glory }; tanti tipi nella schiera lo fanno avanzare P-54.
pact-about-specialist = { $name }: { $short } P-31.

# So many of something, and other words for what is explained.
pact-count-goblins = { $count ->
        [one] un goblin
       *[other] { WORDS($count) } goblin
    }
pact-count-sticks = { $count ->
        [0] nessun candelotto
        [one] un candelotto
       *[other] { WORDS($count) } candelotti
    }
pact-goblin-kind = { DOWN($name) }
pact-season-spring = primavera
pact-season-summer = estate
pact-season-autumn = autunno
pact-full-pacts-more = Gloria in più a ciascuno: { $steps }.{ " " }
pact-full-pact-from = { $glory } da { WORDS($tasks) } in su
pact-no-figure-left = non ne restano
pact-usable-now = ora

# Headings and words on the table.
pact-table-name = Patto
pact-table-assisted = assistita
pact-mode-beginner = Base
pact-mode-expert = Esperti
pact-mode-two = Patto in due
pact-mode-solo = Solitario
pact-table-beginner-players = Base, { $players } giocatori
pact-table-expert-players = Esperti, { $players } giocatori
pact-table-solo-game = Solitario, partita { $game } di { $games }
pact-table-last-round = l’ultimo giro
pact-table-alone = da soli
pact-table-alone-none = ancora nessuno
pact-table-next = prossimo
pact-table-discards = scarti
pact-census = Goblin, tipo per tipo
pact-census-row = { $which ->
        [discarded] scartati
       *[coming] mazzo e mani
    }
pact-table-used = usato
pact-table-only-lends = presta soltanto goblin
pact-table-no-specialist = nessuno Specialista
pact-table-pact = Tu e { $name }: { $count }
pact-table-glory = Gloria finora
pact-table-done-alone = Svolti da soli
pact-table-nothing-yet = ancora niente
pact-table-your-display = la tua schiera
pact-table-specialists = Specialisti: uno a turno, poi a { $name }
pact-table-none-now = per ora nessuno
pact-table-types = { $types ->
        [one] { $types } tipo nella schiera
       *[other] { $types } tipi nella schiera
    }
pact-table-types-march = { $types ->
        [one] { $types } tipo nella schiera: { $strides }
       *[other] { $types } tipi nella schiera: { $strides }
    }
pact-table-stride = con { WORDS($types) } il Segnalino avanza di { $spaces }
pact-table-later-stride = con { WORDS($types) } di { $spaces }
pact-table-secret-commands = Comandi segreti
pact-table-glory-of = La Gloria di { $name }
pact-table-pile = { $count ->
        [one] { $one } e { $other }: { $count } Incarico
       *[other] { $one } e { $other }: { $count } Incarichi
    }
pact-table-no-task = ancora nessun Incarico
pact-table-your-commands = I tuoi Comandi segreti
pact-table-keep-commands = Tienine almeno uno: ognuno si valuta alla fine, e se fallisce di solito costa Gloria. Clicca quelli da restituire.
pact-table-with = con
pact-table-with-name = con { $name }
pact-table-alone-or = da soli o
pact-table-slides = scivola via
pact-table-slides-if = { $few ->
        [0] scivola via se recluti
        [one] scivola via se recluti, o ne giochi solo uno
       *[other] scivola via se recluti, o non ne giochi più di { WORDS($few) }
    }
pact-table-usable = si può usare
pact-table-while-paying = mentre paghi
pact-table-one-a-turn = uno a turno
pact-table-nothing-to-copy = nulla da copiare
pact-table-master = Mastro
pact-table-step-space = casella { $number }
pact-table-step-track = candelotti { $sticks }, Gloria { $glory }
pact-table-step-so = se sì
pact-table-step-more = { $count } o più
pact-table-step-else = altrimenti
pact-recap-each = +{ $glory } a testa
pact-recap-with = Patto con { $name }
pact-recap-master = con il tuo Mastro
pact-recap-took = ha preso
pact-recap-for = per { $task }

# Alone: the other clans, and between two games.
pact-solo-after-turn = Dopo il tuo turno
pact-solo-slides = l’ultimo Incarico scivola via
pact-solo-no-slide = nessun Incarico scivola via
pact-solo-may-slide = l’ultimo Incarico può scivolare via
pact-solo-get = { $count } goblin a Helix, { $count } a Ferdix
pact-solo-tasks = svolgono Incarichi da soli
pact-solo-beat = Batti entrambi:
pact-solo-once = Ognuno una volta, uno a turno:
pact-solo-campaign = Campagna: partita { $game } di { $games }
pact-next-won = La partita { $game } è vinta!
pact-next-standstill = { $rounds ->
        [one] È finita dopo un giro senza un Incarico.
       *[other] È finita dopo { WORDS($rounds) } giri senza un Incarico.
    }
pact-next-more = { $left ->
        [one] Ancora una, e sei Gran Mastro Goblin di Patto.
       *[other] Altre { $left } di fila, e sei Gran Mastro Goblin di Patto.
    }
pact-next-none-used = Non hai usato Specialisti: non ne torna nessuno.
pact-next-none-back = Non torna nessuno Specialista.
pact-next-take-back = { $count ->
        [one] Riprendi uno Specialista usato: clicca qui sotto. Ripresi { $taken } su { $count }.
       *[other] Riprendi { WORDS($count) } Specialisti usati: clicca qui sotto. Ripresi { $taken } su { $count }.
    }
pact-next-take-all = Riprendi quelli che hai usato: clicca qui sotto. Ripresi { $taken } su { $count }.

# La mappa della campagna.
pact-road-name = Patto in solitario: la campagna
pact-road-lead = la via del Gran Mastro
pact-road-home = Casa
pact-road-title = Gran Mastro
pact-road-unknown = Maestro ignoto
pact-road-won-by = vinta { $own } : { $helix }, { $ferdix }
pact-road-lost-by = persa { $own } : { $helix }, { $ferdix }
pact-road-now = questa partita
pact-road-next = la prossima partita
pact-road-closed = estratto a sorte
pact-road-begin = { UP(WORDS($games)) } partite di fila
pact-road-draw = { $count ->
        [one] Helix e Ferdix pescano un goblin a testa dopo ogni turno.
       *[other] Helix e Ferdix pescano { WORDS($count) } goblin a testa dopo ogni turno.
    }
pact-road-sum = { $games ->
        [0] Nessuna partita vinta, ancora nessuna Gloria.
        [one] Gloria { $glory } dalla partita vinta.
       *[other] Gloria { $glory } dalle { WORDS($games) } partite vinte.
    }
pact-road-kept = Ti restano:
pact-road-scores = Risultati

# The sheet on which a Task or a Figure is paid for.
pact-pay-figure = La Figura: quali goblin?
pact-pay-task = { $task }: i goblin di chi?
pact-pay-needs = servono
pact-pay-alone = Da soli
pact-pay-with = Con { $name }
pact-pay-tab-alone = { $how ->
        [choice] Da soli
        [fixer] Da soli + Faccendiere
        [dynamite] Da soli + Dinamite
       *[now] Da soli, subito
    }
pact-pay-tab-with = { $how ->
        [choice] Con { $name }
        [fixer] { $name } + Faccendiere
        [dynamite] { $name } + Dinamite
       *[now] Con { $name }, subito
    }
pact-pay-costs = costa { $count }
pact-pay-glory-figure = +{ $glory } Gloria per te; conta come un Incarico in più su questa carta Patto
pact-pay-sticks-for-you = { $count ->
        [one] +{ $count } candelotto di dinamite per te
       *[other] +{ $count } candelotti di dinamite per te
    }
pact-pay-sticks = { $count ->
        [one] +{ $count } candelotto di dinamite
       *[other] +{ $count } candelotti di dinamite
    }
pact-pay-sticks-for-both = { $count ->
        [one] +{ $count } candelotto di dinamite a testa
       *[other] +{ $count } candelotti di dinamite a testa
    }
pact-pay-uncovers = { $kind ->
        [shaman] Figura { $number } di { $all }: scopre uno { DOWN($goblin) } permanente
        [scientist] Figura { $number } di { $all }: scopre uno { DOWN($goblin) } permanente
       *[any] Figura { $number } di { $all }: scopre un { DOWN($goblin) } permanente
    }
pact-pay-marker-back = il tuo Segnalino arretra: da { $before } a { $after } (candelotti/Gloria)
pact-pay-glory = +{ $glory } Gloria per te
pact-pay-glory-both = +{ $glory } Gloria per te e per { $name }
pact-pay-before-you = l’Incarico va davanti a te
pact-pay-on-pact = diventa l’Incarico { $number } sulla tua carta Patto con { $name }
pact-pay-draw = poi peschi un goblin dal mazzo
pact-pay-you = Tu
pact-pay-give = dai { $count }
pact-pay-give-display = dalla schiera { $count }
pact-pay-your-hand = La tua mano
pact-pay-gives = dà { $count }
pact-pay-fixer = Faccendiere
pact-pay-mimic = Imitatore (Faccendiere)
pact-pay-goes-to = passa a { $name }
pact-pay-once = una volta a partita
pact-pay-stays = resta
pact-pay-dynamite = Dinamite
pact-pay-one-back = Segnalino indietro di 1
pact-pay-keep = tieni
pact-pay-keeps = tiene
pact-pay-nothing = niente
pact-pay-one-of-yours = almeno uno dei tuoi: { $count }
pact-pay-one-of-theirs = almeno uno di { $name }: { $count }
pact-pay-how = Trascina un goblin su un’altra riga, o clicca un posto tratteggiato.

# What a drop costs and brings.
pact-price-you = +{ $glory } a te
pact-price-both = +{ $glory } a te, +{ $glory } a { $name }
pact-price-give = ne dai { $count }
pact-price-give-both = tu ne dai { $ours }, { $name } { $theirs }; poi ne peschi uno
pact-price-sticks = { $count ->
        [one] +{ $count } candelotto
       *[other] +{ $count } candelotti
    }
pact-price-sticks-each = { $count ->
        [one] +{ $count } candelotto a testa
       *[other] +{ $count } candelotti a testa
    }
pact-price-costs = costa { $goblins }
pact-price-box = +{ $glory } in più: casella { $box }
pact-price-marker = il tuo Segnalino arretra
pact-price-no-more = poi non ne giochi altri
# A Specialist’s name is in $title; $specialist is there to choose a word by.
pact-price-used-up = il tuo { $title } è esaurito
pact-price-goes = il tuo { $title } passa a { $name }

# Everybody’s Glory side by side.
pact-score-sum = Gloria goblin
pact-score-on-display = { $count } nella schiera
pact-score-game = Partita { $game } di { $games }
pact-score-before = prima: Gloria { $glory }
pact-score-dynamite = Dinamite
    .why = { $wide ->
        [yes] più candelotti: uno degli Incarichi rimasti
       *[no] a chi ne ha di più, un Incarico
    }
    .tie = parità in testa: nessuno ne prende
pact-score-left = { $wide ->
        [yes] Con il vicino di sinistra
       *[no] Vicino di sinistra
    }
pact-score-right = { $wide ->
        [yes] Con il vicino di destra
       *[no] Vicino di destra
    }
pact-score-full = Carte Patto piene
pact-score-alone = Svolti da soli
pact-score-figures = Figure
pact-score-track = Carta Dinamite
    .why = quanto porta lo spazio del segnalino
pact-score-commands = Comandi
    .why = giudicati ora; puntali per leggerli
pact-score-bonus = Bonus dinamite
    .why = { $wide ->
        [yes] più candelotti: uno degli Incarichi rimasti
       *[no] per più candelotti di tutti
    }
    .not-command = non per il Comando { $numeral }
pact-score-takes = prende
pact-score-a-pact = { $glory } a Incarico sulla carta Patto
pact-score-a-task = { $glory } a Incarico
pact-score-each = { $wide ->
        [yes] { $glory } ciascuna; ognuna vale un Incarico in più
       *[no] { $glory } ciascuna
    }
pact-score-command = { $told } Qui: { $glory }.
pact-score-from = { $wide ->
        [yes] +{ $glory } da { $tasks } Incarichi
       *[no] { $glory } da { $tasks } in su
    }
pact-score-two = { $one } e { $other }
pact-score-two-tasks = { $one } e { $other } Incarichi
pact-score-two-worth = { $one } e { $other }: { $worth }

# Buttons.
pact-button-end-turn = Fine turno
pact-button-pass = Passa
pact-button-keep = { $count ->
        [1] Tieni questo
        [2] Tieni entrambi
       *[other] Tieni tutti e { WORDS($count) }
    }
pact-button-place = Piazzala
pact-button-complete = Completa
pact-button-cancel = Rinuncia
pact-button-play-game = Gioca la partita { $number }
pact-button-retire = Chiudi la campagna
pact-button-retire-sure = Chiudi qui la campagna, con le partite che hai vinto?

# Moments.
pact-moment-wants-yours = { $name } vuole i tuoi goblin!
pact-moment-wants = { $name } vuole i goblin di { $other }!
pact-moment-you-and-me = Io e te, { $name }!
pact-moment-worked = Ha funzionato!
pact-moment-one-back = una casella indietro
pact-moment-pact = Un patto!
pact-moment-alone = Senza aiuto!
pact-moment-full = { $count } Incarichi: +{ $glory }
pact-moment-short = Manca un goblin…
pact-moment-boom = BUM
pact-moment-revealed = Tutti scoperti!
pact-moment-shortage = I goblin scarseggiano!
pact-moment-slides = L’Incarico scivola via: va a { $names }.
pact-moment-summer = È arrivata l’estate
pact-moment-autumn = È arrivato l’autunno
pact-moment-winter = È inverno
pact-moment-run-out = gli Incarichi sono finiti
pact-moment-last-round = l’ultimo giro

# Before the game.
pact-before-games = { $games ->
        [one] Una vittoria fa di te il Gran Mastro Goblin di Patto P-75.
       *[other] { UP(WORDS($games)) } vittorie di fila fanno di te il Gran Mastro Goblin di Patto P-75.
    }
pact-before-one-game = Una sola partita P-75.
pact-before-solo = Helix e Ferdix sono i tuoi vicini: vinci se hai più Gloria di ciascuno di loro P-75.
pact-before-two = Patto in due: Helix siede fra voi e presta goblin, ma non fa mai punti P-62.
pact-before-two-expert = { $dealt ->
        [1] Regole esperte: Mastri, Figure, dinamite e un Comando segreto a testa P-61.
        [2] Regole esperte: Mastri, Figure, dinamite e uno o due Comandi segreti a testa P-61.
       *[other] Regole esperte: Mastri, Figure, dinamite e da uno a { WORDS($dealt) } Comandi segreti a testa P-61.
    }
pact-before-glory = Completa Incarichi senza aiuto per { $alone ->
        [one] 1 punto Gloria
       *[other] { $alone } punti Gloria
    }, o con un vicino per { $pact } a testa; nessuno può rifiutare un patto P-25.
pact-before-expert = { $dealt ->
        [1] Esperti: piazza Figure, muovi il Segnalino e tieni un Comando segreto P-50.
        [2] Esperti: piazza Figure, muovi il Segnalino e tieni uno o due Comandi segreti P-50.
       *[other] Esperti: piazza Figure, muovi il Segnalino e tieni da uno a { WORDS($dealt) } Comandi segreti P-50.
    }
pact-before-winter = Quando gli Incarichi finiscono arriva l’inverno; vince chi ha più Gloria P-43.

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
    .own = Il prezzo è troppo alto: ci ripenso.
pact-why-next-game = Questa partita è vinta: avanti con la prossima.
pact-why-retire = Ciò che è vinto è vinto, e la prossima partita sarebbe più dura.
pact-why-end-marker = Con tanti tipi nella schiera ora il tuo Segnalino avanza.
    .own = Con tanti tipi nella schiera ora il mio Segnalino avanza.
pact-why-play-marker = { UP($goblin) } è il tipo numero { $number } nella schiera, e questo muove il Segnalino.
pact-why-needed = { $share ->
        [all] ogni Incarico aperto ne chiede uno
       *[some] { $tasks ->
            [one] un Incarico aperto ne chiede uno
           *[other] { WORDS($tasks) } Incarichi aperti ne chiedono uno
        }
    }
pact-why-return-command = { $command } costerebbe più spesso di quanto renda.
pact-why-keep-one-command = Un Comando va tenuto, ed è questo.
pact-why-keep-commands = Si possono fare tutti, e ognuno può rendere bene.
pact-why-reveal-needed = { UP($goblin) } è un buon inizio: { $needed }.
pact-why-reveal = Puoi permetterti { $goblin }, e nascondi che cosa cerchi.
    .own = Posso permettermi { $goblin }, e nascondo che cosa cerco.
pact-why-take-from-deck = Nella fila niente è urgente, e dal mazzo nessuno vede che cosa prendi.
    .own = Nella fila niente è urgente, e dal mazzo nessuno vede che cosa prendo.
pact-why-take-surprise = Il resto della fila non è meglio di una sorpresa dal mazzo.
pact-why-take-first = Non hai { $none }, e { $needed }.
    .own = Non ho { $none }, e { $needed }.
pact-why-take-needed = { UP($goblin) } servirà: { $needed }.
pact-why-take = { UP($goblin) } ora è a portata di mano, e i prossimi Incarichi ne vorranno uno.
pact-why-take-more-alone = Un Incarico scivola via comunque: che questo turno porti un goblin in più.
pact-why-take-more = { UP($specialist) } porta un goblin in più, e poi passa al vicino.
pact-why-play-no-slide = { UP($goblin) } giochi più di { $count ->
        [one] un goblin
       *[other] { WORDS($count) } goblin
    }, così nessun Incarico scivola via.
    .own = { UP($goblin) } gioco più di { $count ->
        [one] un goblin
       *[other] { WORDS($count) } goblin
    }, così nessun Incarico scivola via.
pact-why-play-first = Nella schiera non hai ancora { $none }, e { $needed }.
    .own = Nella schiera non ho ancora { $none }, e { $needed }.
pact-why-play-another = { UP($another) } ti avvicina a un Incarico.
    .own = { UP($another) } mi avvicina a un Incarico.
pact-why-play = { UP($goblin) } serve di più nella schiera che nella tua mano.
    .own = { UP($goblin) } serve di più nella schiera che nella mia mano.
pact-why-play-more = { UP($specialist) } ti fa giocare { $goblin } in questo stesso turno.
    .own = { UP($specialist) } mi fa giocare { $goblin } in questo stesso turno.
pact-why-scheme = Via «{ $task }»: aiuta gli altri clan più del tuo.
    .own = Via «{ $task }»: aiuta gli altri clan più del mio.
pact-why-alone = Senza patto «{ $task }» vale { $glory ->
        [one] 1 punto Gloria
       *[other] { $glory } punti Gloria
    }, e nessun altro ne riceve.
pact-why-full-pact = È il numero { $number } sulla carta Patto con { $name }, e porta { $glory ->
        [one] 1 punto Gloria
       *[other] { $glory } punti Gloria
    } in più.
pact-why-pact-theirs = { $name } ha quasi tutto ciò che serve per «{ $task }»: a te costa quasi nulla.
    .own = { $name } ha quasi tutto ciò che serve per «{ $task }»: a me costa quasi nulla.
pact-why-pact-with-helix = A Helix la Gloria non serve: questo patto vale { $glory ->
        [one] 1 punto Gloria
       *[other] { $glory } punti Gloria
    } solo per te.
    .own = A Helix la Gloria non serve: questo patto vale { $glory ->
        [one] 1 punto Gloria
       *[other] { $glory } punti Gloria
    } solo per me.
pact-why-pact = Con { $name } «{ $task }» costa poco: { $glory ->
        [one] 1 punto Gloria
       *[other] { $glory } punti Gloria
    } a testa, e un goblin dal mazzo per te.
    .own = Con { $name } «{ $task }» costa poco: { $glory ->
        [one] 1 punto Gloria
       *[other] { $glory } punti Gloria
    } a testa, e un goblin dal mazzo per me.
pact-why-last-figure = La tua ultima Figura: { $glory ->
        [one] 1 punto Gloria
       *[other] { $glory } punti Gloria
    }, e un { $number ->
        [1] primo
        [2] secondo
        [3] terzo
        [4] quarto
        [5] quinto
       *[6] sesto
    } { $goblin } per sempre.
    .own = La mia ultima Figura: { $glory ->
        [one] 1 punto Gloria
       *[other] { $glory } punti Gloria
    }, e un { $number ->
        [1] primo
        [2] secondo
        [3] terzo
        [4] quarto
        [5] quinto
       *[6] sesto
    } { $goblin } per sempre.
pact-why-figure = Una Figura vale { $glory ->
        [one] 1 punto Gloria
       *[other] { $glory } punti Gloria
    }, e dà { $goblin } che non si consuma mai.
pact-why-shift-theirs = Questo fallo dare al vicino, così il tuo resta.
    .own = Questo lo dà il vicino, così il mio resta.
pact-why-shift-fixer = { UP($specialist) } può farne a meno.
pact-why-shift-dynamite = Una casella del tuo Segnalino costa meno di questo goblin.
    .own = Una casella del mio Segnalino costa meno di questo goblin.
pact-why-shift-hand = Questo pagalo dalla mano, e conserva la schiera.
    .own = Questo lo pago dalla mano, e conservo la schiera.
pact-why-shift = Di questo puoi fare a meno, e tieni ciò che vale di più.
    .own = Di questo posso fare a meno, e tengo ciò che vale di più.
pact-why-end-hand = Il resto della tua mano è più al sicuro dove nessuno può usarlo.
    .own = Il resto della mia mano è più al sicuro dove nessuno può usarlo.
pact-why-end-turn = In questo turno non c’è altro da guadagnare.
pact-why-reduce = { UP($goblin) } è ciò che ti mancherà meno.
    .own = { UP($goblin) } è ciò che mi mancherà meno.
pact-why-prize-commands = Vale { $glory ->
        [one] 1 punto Gloria
       *[other] { $glory } punti Gloria
    } come gli altri, e si adatta meglio ai tuoi Comandi.
    .own = Vale { $glory ->
        [one] 1 punto Gloria
       *[other] { $glory } punti Gloria
    } come gli altri, e si adatta meglio ai miei Comandi.
pact-why-prize = Ogni Incarico della fila ora vale { $glory ->
        [one] 1 punto Gloria
       *[other] { $glory } punti Gloria
    }.
pact-why-take-back = Nella prossima partita { $specialist } varrà più di tutti.
pact-how-alone = senza patto
pact-how-with = con { $name }
pact-why-nearer = { UP($goblin) } conta per «{ $task }»: poi { $how } { $missing ->
        [one] manca solo un goblin
       *[other] mancano solo { WORDS($missing) } goblin
    }.
pact-why-play-completes = { UP($goblin) } nella schiera «{ $task }» si può completare { $how }.
pact-why-take-completes = { UP($goblin) } è tutto ciò che { $how } manca ancora a «{ $task }».
pact-act-return-command = restituire «{ $command }»
pact-act-keep-commands = tenere i Comandi
pact-act-reveal = cominciare con { $goblin }
pact-act-draw = { $more ->
        [more] pescarne ancora uno dal mazzo
       *[one] pescare dal mazzo
    }
pact-act-take = { $more ->
        [more] reclutare anche { $goblin }
       *[one] reclutare { $goblin }
    }
pact-act-play = { $more ->
        [more] giocare anche { $goblin }
       *[one] giocare { $goblin }
    }
pact-act-scheme = mettere «{ $task }» sotto il mazzo
pact-act-complete = completare «{ $task }» { $how }
pact-act-figure = piazzare una Figura sulla carta Patto con { $name }
pact-act-shift = pagare { $goblin } dalla schiera
pact-act-shift-theirs = far dare { $goblin } al vicino
pact-act-shift-hand = pagare { $goblin } dalla mano
pact-act-shift-without = non pagare { $goblin }
pact-act-pay = pagare così
pact-act-call-off = ripensarci
pact-act-end-turn = finire il turno
pact-act-pass = passare
pact-act-reduce = scartare { $goblin }
pact-act-prize = prendere «{ $task }»
pact-act-take-back = riprendere { $specialist }
pact-act-next-game = cominciare la prossima partita
pact-act-retire = riposare sugli allori

# What the rulebook says of numbers and cards.
pact-rules-sentence = { UP($words) }.
pact-rules-space-in-short = { $sticks ->
        [one] 1 candelotto
       *[other] { $sticks } candelotti
    } e Gloria { $glory }{ $number ->
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
           *[other] niente candelotti e Gloria { $glory }
        }
        [one] { $glory ->
            [0] 1 candelotto
           *[other] 1 candelotto e Gloria { $glory }
        }
       *[other] { $glory ->
            [0] { $sticks } candelotti
           *[other] { $sticks } candelotti e Gloria { $glory }
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

# Imprese: come si chiamano, e che cosa ci vuole.
pact-feat-best-of-friends = Grandi amici
pact-feat-best-of-friends-help = vincere con le due carte Patto piene, in { WORDS($players) } o più
pact-feat-busy-turn = Turno pieno
pact-feat-busy-turn-help = due Incarichi in un turno, contro altri
pact-feat-all-figures = Tutte in campo
pact-feat-all-figures-help = vincere con tutte le Figure piazzate
pact-feat-grand-master = Gran Mastro
pact-feat-grand-master-help = tutte le partite della campagna vinte
pact-feat-halfway = A metà strada
pact-feat-halfway-help = { WORDS($count) } partite di una campagna vinte
pact-feat-own-hands = Fai da te
pact-feat-own-hands-help = vincere senza uno Specialista
pact-feat-long-fuse = Miccia lunga
pact-feat-long-fuse-help = in cima alla carta Dinamite
pact-feat-big-bang = Gran botto
pact-feat-big-bang-help = vincere con il bonus dinamite
pact-feat-lone-goblin = Goblin solitario
pact-feat-lone-goblin-help = vincere con { WORDS($count) } Incarichi svolti da soli
pact-feat-glorious = Glorioso
pact-feat-glorious-help = { $count } punti Gloria, in { WORDS($players) } o più
pact-feat-by-a-whisker = Per un soffio
pact-feat-by-a-whisker-help = vincere di un punto Gloria o in parità
pact-feat-full-table = Tavolo pieno
pact-feat-full-table-help = vincere a un tavolo da { WORDS($count) }

# What others did, in a word or two over the pieces it was done with; before it is the face of whoever did it.
pact-trace-recruited = ha reclutato
pact-trace-played = ha giocato
# A Specialist.
pact-trace-used = ha usato
# A Task for another.
pact-trace-swapped = ha scambiato
pact-trace-figure = una Figura
pact-trace-alone = senza aiuto
pact-trace-pact = un patto
pact-trace-with-you = ha fatto un patto con te!

# Who deals says this when a match begins.
pact-deal-said = Finalmente primavera!
