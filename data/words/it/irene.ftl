# Why not.
irene-no-another-players-turn = È il turno di un altro giocatore.
irene-no-breadcrumb-goes-onto-another-tile = Una briciola va su un’altra tessera delle Caverne.
irene-no-breadcrumb-lies-on-somebodys-path = Quella briciola è sul sentiero di qualcuno.
irene-no-can-shout-only-before-escaping = Puoi gridare solo prima che chi fugge scelga la prossima tessera.
irene-no-choose-palace-first = Prima scegli un Palazzo.
irene-no-done-alone-not-company = Questo si fa da soli, non in compagnia.
irene-no-done-company-not-alone = Questo si fa in compagnia, non da soli.
irene-no-drawn-tile-must-placed-first = Prima va posata la tessera pescata.
irene-no-escape-goes-on-with-tile = La fuga prosegue con una tessera.
irene-no-escape-has-begun-lay-path = La fuga è cominciata: posa il tuo sentiero.
irene-no-explore-chart-path-or-escape = Esplora, traccia il tuo sentiero, o fuggi.
irene-no-face-up-tile-can-chosen = Una tessera scoperta si può scegliere solo se combacia.
irene-no-game-over = La partita è finita.
irene-no-goblin-spent = Quel Goblin ha già fatto la sua parte.
irene-no-home-must-taken-first = Prima va presa una Casa.
irene-no-home-must-turned-first = Prima va girata una Casa.
irene-no-home-not-available = Quella Casa non è disponibile.
irene-no-home-turned-already = Quella Casa è già girata.
irene-no-mountain-empty = La Montagna è vuota.
irene-no-mountain-empty-must-escape = La Montagna è vuota: devi fuggire.
irene-no-mountains-own-cell-stays-free = La casella della Montagna resta libera.
irene-no-nobody-else-plays = Non gioca nessun altro.
irene-no-nobody-shouts-their-own-turn = Nessuno grida nel proprio turno.
irene-no-nobody-sits-there = Lì non siede nessuno.
irene-no-once-have-begun-escape-can = Una volta cominciata la fuga non si può più esplorare.
irene-no-only-available-home-can-turned = Si può girare solo una Casa disponibile.
irene-no-only-path-ends-grass-leads = Solo un sentiero che finisce nell’erba porta a casa.
irene-no-only-tiles-peeked-at-change = Si scambiano solo tessere che hai sbirciato, e nessuna con una briciola sopra.
irene-no-palace-must-chosen-first = Prima va scelto un Palazzo.
irene-no-palace-taken = Quel Palazzo è già preso.
irene-no-paths-tiles-must-put-back = Prima vanno rimesse a posto le tessere del sentiero.
irene-no-peek-comes-its-end-with = La sbirciata finisce con una briciola, o senza.
irene-no-shout-has-failed-this-turn = In questo turno un grido è già fallito: nessuno può gridare ancora.
irene-no-shout-turns-up-face-down = Un grido scopre una tessera coperta delle Caverne.
irene-no-take-cave-tiles-keep-first = Prima prendi le tessere delle Caverne che tieni.
irene-no-take-tile-caves-have-not = Prendi una tessera delle Caverne che non hai ancora preso.
irene-no-there-no-face-down-cave = Nelle Caverne non ci sono tessere coperte da scoprire.
irene-no-there-no-such-palace = Un Palazzo così non c’è.
irene-no-there-no-tile-on-cell = Su quella casella non c’è nessuna tessera.
irene-no-there-no-tile-on-path = Sul sentiero non c’è nessuna tessera.
irene-no-there-tile-on-cell = Su quella casella c’è già una tessera.
irene-no-tile-does-not-fit-must = Prima va posata su una casella la tessera che non combacia.
irene-no-tile-laid-beside-another-one = Una tessera si posa accanto a un’altra, o accanto alla Montagna.
irene-no-tile-pile-goes-on-only = Una tessera della tua pila prosegue solo dove i simboli combaciano.
irene-no-turn-begins-explore-or-announce = Comincia un turno: esplora, o annuncia la tua fuga.
irene-no-whoever-shouted-must-turn-up = Prima chi ha gridato deve scoprire una tessera.
irene-no-chart-of-so-few = Per tracciare { $least ->
        [one] serve almeno una tessera nelle Caverne
       *[other] servono almeno { WORDS($least) } tessere nelle Caverne
    }.

# How a game ended, and what everybody reached.
irene-end-all-home = sono tutti a casa
irene-end-no-home = non resta nessuna Casa
irene-end-trapped = chi è dentro non può più proseguire
irene-end-match-lost = i goblin hanno vinto { $games ->
        [one] una partita
       *[other] { WORDS($games) } partite
    }
irene-end-nobody = nessuno è fuggito
irene-end-too-few = nessuno supera il numero dei goblin: { $number }
irene-end-tie = parità in testa, con { $points ->
        [one] 1 punto
       *[other] { $points } punti
    }
irene-end-solo-won = a casa con più punti del numero dei goblin
irene-end-solo-sealed = l’ultima Casa è stata girata
irene-end-solo-no-path = nessun sentiero usciva dalla Pila di fuga
irene-end-solo-gave-up = resa
irene-end-solo-not-enough = a casa con { $points }, ma i goblin hanno { $number }
irene-headline-goblins = Vincono i goblin
irene-headline-home = { $tiles ->
        [one] Con una sola tessera { $name } è a casa.
       *[other] Con { WORDS($tiles) } tessere { $name } è a casa.
    }
irene-headline-caught = Sulla via di casa un Goblin ha preso { $name }.
irene-headline-grew = { $tiles ->
        [one] Il sentiero di { $name } si è allungato di una sola tessera.
       *[other] Il sentiero di { $name } si è allungato di { WORDS($tiles) } tessere.
    }
irene-the-goblins = i goblin
irene-line-scrolls = pergamene
irene-line-crumbs = briciole
irene-line-bonus = bonus
irene-line-points = Punti
irene-line-not-home = non a casa
irene-line-games = partite vinte

# What can be chosen.
irene-keys-goblins = «Goblin!» in Irene
irene-option-advanced = Avanzata
irene-option-advanced-help = scambi segreti, simboli bonus, goblin da battere
irene-option-aide = Memoria
irene-option-aide-help = ciò che hai visto resta visibile in trasparenza; assistita
irene-option-match = Torneo
irene-option-match-help = una partita dopo l’altra, finché c’è un campione
irene-solitaire = Irene in solitario

# Numbers of things.
irene-points = { $count ->
        [one] 1 punto
       *[other] { $count } punti
    }
irene-tiles = { $count ->
        [0] nessuna tessera
        [one] una tessera
       *[other] { WORDS($count) } tessere
    }
irene-cave-tiles = { $count ->
        [0] nessuna tessera delle Caverne
        [one] una tessera delle Caverne
       *[other] { WORDS($count) } tessere delle Caverne
    }
irene-games = { $count ->
        [one] una partita
       *[other] { WORDS($count) } partite
    }
irene-goblins = { $count ->
        [one] un Goblin
       *[other] { WORDS($count) } Goblin
    }
irene-goblins-lie = { $count ->
        [one] c’è
       *[other] ci sono
    }
irene-goblin-tiles = { $count ->
        [one] Una tessera è un Goblin
       *[other] { UP(WORDS($count)) } tessere sono Goblin
    }
irene-share = { $of ->
        [1] la totalità
        [2] la metà
        [3] un terzo
       *[4] un quarto
    }
irene-scrolls = { $count ->
        [0] zero pergamene
        [one] 1 pergamena
       *[other] { $count } pergamene
    }
irene-breadcrumbs = { $count ->
        [one] 1 briciola
       *[other] { $count } briciole
    }
irene-tiles-in-figures = { $count ->
        [one] 1 tessera
       *[other] { $count } tessere
    }
irene-bonus = bonus { $points }
irene-best-path = Il sentiero migliore: { $points }

# What lies on tiles, as the rulebook lists them.
irene-paths-from = Da { $symbol }: { $paths }.
irene-grass = erba
irene-scroll-plain = semplice
irene-symbol-ring = anello
    .the = l’anello
    .from = dall’anello
    .every = ogni anello
    .each = ad anello
    .crumb = la briciola con l’anello
    .breadcrumb = briciola con l’anello
    .palace = il Palazzo con l’anello
irene-symbol-rose = rosa
    .the = la rosa
    .from = dalla rosa
    .every = ogni rosa
    .each = a rosa
    .crumb = la briciola con la rosa
    .breadcrumb = briciola con la rosa
    .palace = il Palazzo con la rosa
irene-symbol-lamp = lampada
    .the = la lampada
    .from = dalla lampada
    .every = ogni lampada
    .each = a lampada
    .crumb = la briciola con la lampada
    .breadcrumb = briciola con la lampada
    .palace = il Palazzo con la lampada
irene-symbol-pick = piccone
    .the = il piccone
    .from = dal piccone
    .every = ogni piccone
    .each = a piccone
    .crumb = la briciola con il piccone
    .breadcrumb = briciola con il piccone
    .palace = il Palazzo con il piccone

# Why somebody might do something: hints.
irene-why-explore-first = Delle Caverne non sai ancora nulla: prima guardati intorno.
    .own = Delle Caverne non so ancora nulla: prima mi guardo intorno.
irene-why-explore-more-worth = La via che conosci non vale ancora abbastanza, e c’è tempo per guardare ancora.
    .own = La via che conosco non vale ancora abbastanza, e c’è tempo per guardare ancora.
irene-why-explore = Hai visto { $seen } delle { $tiles } tessere delle Caverne: non c’è ancora una buona via, un’altra occhiata.
    .own = Ho visto { $seen } delle { $tiles } tessere delle Caverne: non c’è ancora una buona via, un’altra occhiata.
irene-why-escape-mountain-empty = La Montagna è vuota: è ora di andare.
irene-why-escape-now-or-never = Non resta quasi nessuna Casa: ora o mai più.
irene-why-escape-to-beat = Ciò che ricordi può bastare a battere chi è già a casa.
    .own = Ciò che ricordo può bastare a battere chi è già a casa.
irene-why-escape-after-others = Qualcuno è già partito, e tu hai visto una buona via: vai.
    .own = Qualcuno è già partito, e io ho visto una buona via: vado.
irene-why-escape = Hai visto una buona via per casa: vai, prima che qualcuno ne prenda le tessere.
    .own = Ho visto una buona via per casa: vado, prima che qualcuno ne prenda le tessere.
irene-why-place-news = { $tiles ->
        [one] Da lì puoi sbirciare una tessera che non hai ancora visto.
       *[other] Da lì puoi sbirciare { $tiles } tessere che non hai ancora visto.
    }
    .own = { $tiles ->
        [one] Da lì posso sbirciare una tessera che non ho ancora visto.
       *[other] Da lì posso sbirciare { $tiles } tessere che non ho ancora visto.
    }
irene-why-place-doubtful = Forse lì qualcuno ha scambiato delle tessere: vale un’altra occhiata.
irene-why-place-memory = Da lì puoi rinfrescarti la memoria.
    .own = Da lì posso rinfrescarmi la memoria.
irene-why-place-aside = Lì sta fuori mano, dove pochi la sbirceranno.
irene-why-crumb-bluff = Gli altri potrebbero credere che tu voglia quella tessera.
    .own = Gli altri potrebbero credere che io voglia quella tessera.
irene-why-crumb-moved = Lì è più facile che sia sulla tua via, e catturata vale { $points ->
        [one] 1 punto
       *[other] { $points } punti
    }.
    .own = Lì è più facile che sia sulla mia via, e catturata vale { $points ->
        [one] 1 punto
       *[other] { $points } punti
    }.
irene-why-crumb-guards = Sulla tua via vale { $points ->
        [one] 1 punto
       *[other] { $points } punti
    }, e nessuno può più scambiare quella tessera.
    .own = Sulla mia via vale { $points ->
        [one] 1 punto
       *[other] { $points } punti
    }, e nessuno può più scambiare quella tessera.
irene-why-crumb = Se ci passi tornando a casa, vale { $points ->
        [one] 1 punto
       *[other] { $points } punti
    }.
    .own = Se ci passo tornando a casa, vale { $points ->
        [one] 1 punto
       *[other] { $points } punti
    }.
irene-why-palace-and-bonus = { UP($start) } conosci la via migliore, e { $bonus } che trovi è un bonus.
    .own = { UP($start) } conosco la via migliore, e { $bonus } che trovo è un bonus.
irene-why-palace-open = Una tessera che prosegue { $start } è già scoperta.
irene-why-palace = Tra tutti, il Palazzo con { $palace } è il più adatto a ciò che hai visto.
    .own = Tra tutti, il Palazzo con { $palace } è il più adatto a ciò che ho visto.
irene-why-choose-home = È scoperta, combacia e porta a casa.
irene-why-choose-open = { $points ->
        [0] È scoperta e combacia.
        [one] È scoperta, combacia e vale 1 punto.
       *[other] È scoperta, combacia e vale { $points } punti.
    }
irene-why-choose-doubtful = Questa tessera l’hai vista, anche se nel frattempo può essere stata scambiata.
    .own = Questa tessera l’ho vista, anche se nel frattempo può essere stata scambiata.
irene-why-trust-memory = La via prosegue { $start }, e questa tessera l’hai vista: fidati della tua memoria.
    .own = La via prosegue { $start }, e questa tessera l’ho vista: mi fido della mia memoria.
irene-why-choose-mountain = Nessuno conosce la prima tessera della Montagna: un tentativo vale l’altro.
irene-why-choose-crumb = Qualcuno ci ha lasciato una briciola: è il tentativo migliore.
irene-why-seal-advanced = Una va girata, e nessuno conosce il numero sul retro.
irene-why-seal = Una Casa in meno per chi è ancora dentro.
irene-why-shout-sure = Solo un Goblin ferma { $name }, e tu hai visto dove può essercene uno.
    .own = Solo un Goblin ferma { $name }, e io ho visto dove può essercene uno.
irene-why-shout = { $name } sta scappando, e un grido può costare il turno.
irene-why-turn-up-crumb = È un tentativo, e la briciola lì può essere un bluff.
irene-why-solo-any-palace = Ogni simbolo prosegue con la stessa frequenza: va bene qualsiasi Palazzo.
irene-why-solo-palace = Il simbolo che prosegue più spesso è { $symbol }.
irene-why-dig-too-few = Per tracciare servono { $needed } tessere, e nelle Caverne { $caves ->
        [0] non ce ne sono
        [one] ce n’è 1
       *[other] ce ne sono { $caves }
    }: scava.
    .own = Per tracciare servono { $needed } tessere, e nelle Caverne { $caves ->
        [0] non ce ne sono
        [one] ce n’è 1
       *[other] ce ne sono { $caves }
    }: scavo.
irene-why-dig-to-keep = Una tessera in più nelle Caverne è una in più da tenere.
irene-why-dig = Nella Montagna { $goblins ->
        [0] non c’è nessun Goblin
        [one] c’è un Goblin
       *[other] ci sono { $goblins } Goblin
    } su { $tiles ->
        [one] una tessera
       *[other] { $tiles } tessere
    }: un tracciato più lungo vale il rischio.
irene-why-chart = { $tiles ->
        [one] Una tessera va al sicuro prima che un Goblin spazzi via le Caverne.
       *[other] { UP(WORDS($tiles)) } tessere vanno al sicuro prima che un Goblin spazzi via le Caverne.
    }
irene-why-keep-grass = Una via per casa deve finire nell’erba.
irene-why-keep-worth = Va da { $entry } { $end ->
        [anello] ad anello
        [erba] all’erba
       *[other] a { $end }
    } e vale { $points ->
        [one] 1 punto
       *[other] { $points } punti
    }.
irene-why-keep = Porta da { $entry } { $end ->
        [anello] ad anello
        [erba] all’erba
       *[other] a { $end }
    }, e può servirti.
    .own = Porta da { $entry } { $end ->
        [anello] ad anello
        [erba] all’erba
       *[other] a { $end }
    }, e può servirmi.
irene-why-run-nothing-more = Non c’è altro da trovare: via di corsa.
irene-why-run = { $number ->
        [0] La tua pila dovrebbe già portare a casa.
       *[other] Se ricordi bene la tua pila, supera { $number }.
    }
    .own = { $number ->
        [0] La mia pila dovrebbe già portare a casa.
       *[other] Se ricordo bene la mia pila, supera { $number }.
    }
irene-why-lay-grass = Finisce nell’erba, e niente di più lungo vale di più.
irene-why-lay = Combacia, e la via migliore prosegue { $start }.
irene-why-enter = Il sentiero è completo, e vale { $points ->
        [one] 1 punto
       *[other] { $points } punti
    }.
irene-why-swap = Chi ricorda queste due caselle si sbaglierà.
irene-why-end-turn = Una briciola ora non aiuterebbe, e potrebbe tradire la tua via.
    .own = Una briciola ora non aiuterebbe, e potrebbe tradire la mia via.
irene-why-take-home = Finalmente a casa, e da davanti una Casa vale l’altra.
irene-why-put-back = Lì non è d’intralcio a nessuno e non svela altro delle Caverne.
irene-why-next-game = Questa partita è finita: avanti con la prossima.
irene-why-solo-seal = Una va girata, e nessuno conosce il numero sul retro.
irene-why-take-back = La tua pila permette di più: prova un’altra via.
    .own = La mia pila permette di più: provo un’altra via.
irene-why-surrender = Non c’è più nessuna via per casa.
irene-why-choose-another = Ciò che conosci basterebbe, ma una tessera che non hai visto può valere di più.
    .own = Ciò che conosco basterebbe, ma una tessera che non ho visto può valere di più.
irene-why-choose-unseen = Niente di ciò che hai visto prosegue { $start }: prova una tessera che non conosci.
    .own = Niente di ciò che ho visto prosegue { $start }: provo una tessera che non conosco.
irene-why-turn-up-seen = Solo un Goblin ferma { $name }, e questa tessera l’hai vista: fidati della tua memoria.
    .own = Solo un Goblin ferma { $name }, e questa tessera l’ho vista: mi fido della mia memoria.
irene-why-turn-up-unseen = Solo un Goblin ferma { $name }, e può essere dove non hai guardato.
    .own = Solo un Goblin ferma { $name }, e può essere dove non ho guardato.
irene-why-open-place = { $tiles ->
        [one] Da lì ho potuto sbirciare la tessera accanto.
       *[other] Da lì ho potuto sbirciare { $tiles } tessere accanto.
    }
irene-why-open-crumb = Sulla mia via per casa vale { $points ->
        [one] 1 punto
       *[other] { $points } punti
    }. Se ci passerò davvero resta il mio segreto.
irene-why-open-choose = La via deve proseguire { $start }. O ricordo questa tessera, o ho fortuna.
irene-why-open-turn-up = Solo un Goblin ferma { $name }. Sapevo dov’era, o ho tirato a indovinare?
irene-cell = { $side ->
        [left] { $way ->
            [above] { $across } a sinistra e { $down } sopra la Montagna
            [below] { $across } a sinistra e { $down } sotto la Montagna
           *[none] { $across } a sinistra della Montagna
        }
        [right] { $way ->
            [above] { $across } a destra e { $down } sopra la Montagna
            [below] { $across } a destra e { $down } sotto la Montagna
           *[none] { $across } a destra della Montagna
        }
       *[none] { $way ->
            [above] { $down } sopra la Montagna
           *[below] { $down } sotto la Montagna
        }
    }
irene-act-explore = esplorare
irene-act-escape = fuggire
irene-act-end-turn = non lasciare briciole
irene-act-shout = gridare «Goblin!»
irene-act-next-game = cominciare la prossima partita
irene-act-place = mettere la tessera: { $cell }
irene-act-swap = scambiare due tessere: { $one }, { $other }
irene-act-crumb = spostare { $crumb }: { $cell }
irene-act-palace = partire { $start }
irene-act-choose = scegliere la tessera: { $cell }
irene-act-choose-mountain = scoprire la cima della Montagna
irene-act-home = entrare nella Casa { $home }
irene-act-put-back = rimettere la tessera: { $cell }
irene-act-seal = girare la Casa { $home }
irene-act-dig = scavare
irene-act-chart = tracciare il sentiero
irene-act-run = fuggire
irene-act-take-back = riprendere una tessera
irene-act-enter = entrare in casa
irene-act-surrender = arrendersi
irene-act-keep = tenere la tessera da { $entry } { $end ->
        [anello] ad anello
        [erba] all’erba
       *[other] a { $end }
    }
irene-act-lay = mettere la tessera da { $entry } { $end ->
        [anello] ad anello
        [erba] all’erba
       *[other] a { $end }
    }

# What is asked now: a heading, and a sentence of what to do. While a bot decides: what about.
irene-now-ring = C’è un Goblin sotto una tessera?
    .stake = Suona la campanella, poi scopri una tessera delle Caverne. Se è un Goblin, { $name } perde il turno.
    .price = Se è altro, per questo turno nessuno può più suonare.
irene-now-awaited-turn = Tocca a { $name }
    .words = { $name } esplora, o comincia la fuga.
irene-now-awaited-place = { $name } ha pescato una tessera
    .words = { $name } sceglie una casella dove posarla.
irene-now-awaited-peeked = { $name } sbircia
    .words = { $name } guarda le vicine di quella tessera, e può posare una briciola.
irene-now-awaited-palace = { $name } vuole fuggire
    .words = { $name } sceglie un Palazzo.
irene-now-awaited-choose = { $name } in fuga
    .words = { $name } sceglie una tessera.
irene-now-awaited-home = { $name } è all’aperto
    .words = { $name } sceglie una Casa.
irene-now-awaited-misfit = { $name }: non combacia
    .words = { $name } sceglie una casella per la tessera.
irene-now-awaited-caught = Un Goblin ha preso { $name }
    .words = { $name } rimette le tessere nelle Caverne.
irene-now-awaited-job = { $name } gira una Casa
    .words = { $name } è a casa prima di tutti, e ora sceglie una Casa da girare.
irene-now-awaited-shout = { $name } grida: Goblin!
    .words = { $name } sceglie una tessera delle Caverne da scoprire.
irene-now-must-escape = { $people ->
        [one] Fuggi!
       *[other] { $name }: fuggi!
    }
    .words = La Montagna è vuota: devi cominciare la fuga.
irene-now-turn = { $people ->
        [one] Esplorare o fuggire?
       *[other] { $name }: esplora o fuggi
    }
    .words = Clicca la Montagna per pescare una tessera, o annuncia la tua fuga.
irene-now-place = Posa la tessera nelle Caverne
    .words = Clicca una casella illuminata, o trascinala lì. Resterà coperta.
irene-now-swap = Sbircia, scambia, poi una briciola
    .words = Trascina una tessera sbirciata su un’altra per scambiarle; posa una briciola, o chiudi il turno.
irene-now-peek = Sbircia, poi una briciola
    .words = Ricorda ciò che vedi. Una briciola ti aiuta; chi prende la sua tessera ottiene un punto.
irene-now-palace = { $people ->
        [one] Scegli un Palazzo
       *[other] { $name }: scegli un Palazzo
    }
    .words = Il tuo sentiero comincia con il suo simbolo.
irene-now-palace-with-bonus = { $people ->
        [one] Scegli un Palazzo
       *[other] { $name }: scegli un Palazzo
    }
    .words = Il fronte comincia il tuo sentiero. Ogni simbolo uguale al retro vale { $worth }.
irene-now-others-may-ring = Goblin?
    .words = Ora gli altri possono suonare. Se scoprono un Goblin, { $name } perde il turno; il sentiero resta.
irene-now-choose = { $people ->
        [one] La tua fuga
       *[other] { $name } in fuga
    }
    .words = Clicca una tessera che prosegue dalla fine del sentiero.
irene-now-home = { $people ->
        [one] Scegli una Casa
       *[other] { $name }: scegli una Casa
    }
    .words = L’erba porta a casa: prendine una illuminata.
irene-now-misfit = { $people ->
        [one] Non combacia
       *[other] { $name }: non combacia
    }
    .words = Clicca una casella illuminata per la tessera: lì resta scoperta.
irene-now-caught = { $people ->
        [one] Un Goblin ti ha preso!
       *[other] Un Goblin ha preso { $name }
    }
    .words = Clicca una casella illuminata per ogni tessera.
irene-now-seal = { $people ->
        [one] Gira una Casa
       *[other] { $name }: gira una Casa
    }
    .words = Sei a casa prima di tutti: a ogni turno una Casa passa ai goblin. Cliccala.
irene-now-turn-up = { $people ->
        [one] Goblin!
       *[other] { $name }: Goblin!
    }
    .words = Clicca una tessera coperta delle Caverne: se è un Goblin, per questo turno la fuga si ferma.
irene-now-over = La partita è finita
irene-now-moment-to-ring = { $name } in fuga
    .words = Tutti hanno un momento per suonare, prima che { $name } prosegua.
irene-now-solo-palace = Scegli un Palazzo: il sentiero comincia con il suo simbolo, e il retro dice il bonus.
    .words = Da lì costruisci un sentiero fino all’erba, che valga più del numero più alto su una Casa girata.
irene-now-solo-chart = { $kept ->
        [0] Tieni { $tiles ->
                [one] una tessera delle Caverne: cliccala.
               *[other] { WORDS($tiles) } tessere delle Caverne: cliccale.
            }
       *[other] Tieni ancora { $tiles ->
                [one] una tessera delle Caverne: cliccala.
               *[other] { WORDS($tiles) } tessere delle Caverne: cliccale.
            }
    }
    .words = Quello che tieni va coperto nella tua Pila di fuga. Le altre si scartano, e si gira una Casa.
irene-now-solo-seal = Gira una Casa a tua scelta sul lato Goblin: cliccala.
    .words = Il suo numero può essere quello da battere. Quando si gira l’ultima Casa, la partita è persa.
irene-now-solo-lay = Clicca tessere che proseguono dalla fine del sentiero; l’erba porta a casa. Non devi usarle tutte.
irene-now-solo-complete = Il sentiero è completo. Un clic sull’ultima tessera la toglie.
irene-now-solo-best = Il sentiero migliore valeva { $points }.
irene-now-solo-no-way = Non c’era nessuna via per casa.
irene-now-goblins-won = { $game ->
        [0] Vincono i goblin
       *[other] Partita { $game } ai goblin
    }
irene-now-somebody-won = { $game ->
        [0] Vince { $name }
       *[other] Partita { $game }: vince { $name }
    }
irene-now-points = Punti: { $reached }.
irene-now-reached = { $name } { $points }
irene-now-not-home = { $name } non è a casa
irene-now-goblins-reached = goblin { $points }

# A tile that lies open.
irene-tile-goblin = un Goblin
irene-tile-path = una tessera da { $entry } { $exit ->
        [anello] ad anello
        [erba] all’erba
       *[other] a { $exit }
    }

# What happened in a step: clauses in one sentence. What somebody did follows their name, which is said once.
irene-log = { UP($told) }.
irene-log-deed = { $name } { $deed }
irene-log-dealt = la partita { $number } comincia con { $name }
irene-log-goblins-won = { $how }: vincono i goblin
irene-log-somebody-won = { $how }: vince { $name }
irene-log-drew = ha pescato una tessera
irene-log-placed = { $peeked ->
        [0] ha posato una tessera senza sbirciarne altre
        [one] ha posato una tessera e ne ha sbirciata una
       *[other] ha posato una tessera e ne ha sbirciate { WORDS($peeked) }
    }
irene-log-crumb = ha posato { $crumb }
irene-log-announced = comincia la fuga
irene-log-palace = ha preso { $palace }
irene-log-went-back = ha rimesso una tessera nelle Caverne
irene-log-arrived = è a casa
irene-log-sealed = ha girato una Casa: Goblin, numero { $number }
irene-log-shouted = ha gridato «Goblin!»
irene-log-passed = non aveva tessere da scegliere
irene-log-joined = ha preso { $tile }
irene-log-did-not-fit = ha scoperto { $tile }: non combacia
irene-log-caught-on-mountain = cade in mano a un Goblin della Montagna
irene-log-caught-in-caves = cade in mano a un Goblin delle Caverne
irene-log-found-goblin = ha scoperto un Goblin: chi fugge perde il turno
irene-log-found-no-goblin = ha scoperto { $tile }: nessun Goblin
irene-log-solo-palace = { UP($palace) }; simbolo bonus: { $bonus }.
irene-log-solo-dug = Dalla Montagna: { $tile }.
irene-log-solo-goblin = { $lost ->
        [0] Un Goblin ha trovato le Caverne vuote.
        [one] Un Goblin ha spazzato via una tessera.
       *[other] Un Goblin ha spazzato via { WORDS($lost) } tessere.
    }
irene-log-solo-charted = Tessere tracciate: { $kept }; scartate: { $discarded }.
irene-log-solo-reshuffled = Di nuovo sotto la Montagna: { $tiles }.
irene-log-solo-sealed = Una Casa è stata girata: Goblin, numero { $number }.
irene-log-solo-run = La fuga comincia con { $tiles }.
irene-log-solo-laid = Sul sentiero: { $tile }.
irene-log-solo-took-back = Tolta dal sentiero: { $tile }.

# How a solo game ended; and the same in the log.
irene-verdict-sealed = L’ultima Casa è stata girata.
    .log = L’ultima Casa è stata girata.
irene-verdict-not-enough = A casa, ma senza battere il numero dei goblin.
    .log = A casa, ma senza battere il numero dei goblin.
irene-verdict-gave-up = Hai gettato la spugna.
    .log = Hai gettato la spugna.
irene-verdict-no-path = Nessun sentiero esce da questa Pila di fuga.
    .log = Nessun sentiero esce da questa Pila di fuga.
irene-verdict-won = A casa, con più punti del numero dei goblin!
    .log = A casa, con più punti del numero dei goblin.

# Che cosa succede mentre lo si racconta, dove di solito sta scritto che cosa si chiede.
irene-told-tries = La tessera continua dalla fine del sentiero?
irene-told-fits = Combacia: il sentiero continua.
irene-told-misfit = La tessera torna nelle Caverne e ci resta scoperta.
irene-told-way-home = { $people ->
        [one] Sulla via di casa
       *[other] { $name } è sulla via di casa
    }
    .words = Il filo d’oro porta fino alla porta.
irene-told-sealed = Una Casa viene girata
    .words = Ora ci abitano i goblin: il loro numero è { $number }.
irene-told-goblin = Un Goblin!
    .words = Prende tutte le tessere che sono nelle Caverne.
    .nothing = Nelle Caverne non trova niente.
irene-told-pile = La Pila di fuga viene scoperta

# What happens before everybody’s eyes: ribbons, captions and shouts.
irene-tale-announced = { $name }: io me la svigno!
irene-tale-did-not-fit = Non combacia.
irene-tale-caught = Un Goblin ha preso { $name }!
irene-tale-path-lost = Il sentiero è perso; il Palazzo resta.
irene-tale-turn-over = Il turno è finito.
irene-tale-you-are-home = A casa!
irene-tale-is-home = { $name } è a casa!
irene-tale-first-home = Prima di tutti: d’ora in poi { $name } gira le Case.
irene-tale-no-goblin = Nessun Goblin: per questo turno la campanella tace
    .line = { $name } prosegue.
irene-tale-found = { $name } ha trovato un Goblin
irene-tale-you-lose-turn = Perdi il turno. Il tuo sentiero resta.
irene-tale-loses-turn = { $name } perde il turno. Il sentiero resta.
irene-tale-passed = { $name } non può proseguire
irene-tale-lost = { $tiles ->
        [one] Un Goblin! Una tessera è persa.
       *[other] Un Goblin! { UP(WORDS($tiles)) } tessere sono perse.
    }
    .line =
        { $more ->
            [one] Ancora uno, e gli scarti tornano: si gira una Casa.
           *[other] Altri { WORDS($more) }, e gli scarti tornano: si gira una Casa.
        }
irene-tale-all-together = { UP($goblins) }!
    .line = Tutto torna sotto la Montagna: si gira una Casa.
irene-tale-home-won = A casa, e vinci!
irene-tale-home-lost = A casa, ma vincono i goblin
irene-tale-against = { $points }; i goblin: { $number }.
irene-shout-mine = Tutto mio!
irene-shout-nothing = Qui niente?
irene-shout-caught = Preso!
irene-shout-growl = Grrr…
irene-shout-goblins = Goblin!

# The sheet on which points are counted when somebody comes home.
irene-count-home = { $name } è a casa
irene-count-you = A casa
irene-count-scrolls = { $count ->
        [one] 1 pergamena sulla via
       *[other] { $count } pergamene sulla via
    }
irene-count-crumbs = { $count ->
        [one] 1 briciola presa
       *[other] { $count } briciole prese
    }
irene-count-bonus = simboli bonus

# The sheet of a solo game that is over.
irene-sheet-not-home = non a casa: non conta nulla
irene-sheet-goblins = I goblin
irene-sheet-pile = Nella tua Pila di fuga
irene-sheet-all-homes = Le tue Case
irene-sheet-no-palace = Hai rinunciato prima di scegliere un Palazzo: senza, nessun sentiero comincia.
irene-sheet-empty-pile = La tua Pila di fuga era vuota. Le tessere ci arrivano quando tracci il sentiero.
irene-sheet-stuck = { UP($end) } nessuna tessera della tua pila andava avanti.
irene-sheet-path = Il tuo sentiero
irene-sheet-enough = avrebbe vinto
irene-sheet-no-path = Nessun sentiero portava a casa da questa pila
irene-sheet-reasons = pergamene { $scrolls }, simboli bonus { $bonus }
irene-sheet-missing = { $count ->
        [one] ne manca 1
       *[other] ne mancano { $count }
    }
irene-sheet-homes = { $turned } Case girate su { $homes }

# What the parts of the table are called, and what stands beside them. There is little room.
irene-table-name = La principessa e il goblin
irene-assisted = assistita
irene-plate-wins = { $games ->
        [one] 1 vinta
       *[other] { $games } vinte
    }
irene-plate-goblins-won = { $games ->
        [one] goblin: 1 vinta
       *[other] goblin: { $games } vinte
    }
irene-plate-home = A casa: { $points }
irene-plate-path = Finora { $points }
irene-plate-your-turn = Tocca a te
irene-plate-exploring = Esplora
irene-plate-solo-turn = Solitario, turno { $number }
irene-plate-solo-deal = codice { $code }
irene-plate-solo-best = record finora { $points }
irene-plate-solo-beat = Fai più di
irene-aim-advanced = Torna a casa con più punti di tutti, e di ogni Casa girata.
irene-area-palaces = Palazzi dei goblin
irene-area-homes = Case aperte: { $open }
irene-area-homes-to-beat = Case: { $open }, da battere: { $number }
irene-area-misfit = { $tiles ->
        [one] Una tessera va nelle Caverne
       *[other] { $tiles } tessere vanno nelle Caverne
    }
irene-area-going-back = { $tiles ->
        [one] Una tessera torna nelle Caverne
       *[other] { $tiles } tessere tornano nelle Caverne
    }
irene-area-path = Il sentiero di { $name }
irene-area-own-path = Il tuo sentiero
irene-area-so-far = { $points } finora
irene-area-just-now = Poco fa
irene-area-nothing-yet = Per ora le Grotte tacciono.
irene-area-next-tile = prossima
irene-area-solo-homes = Case
    .open = { $open } aperte; ogni Casa girata può alzare il numero da battere
    .last = Una è aperta: se si gira, perdi!
irene-area-solo-palace = Il tuo Palazzo
irene-area-solo-pile = Pila di fuga: coperta finché non fuggi
irene-area-solo-no-pile = Pila di fuga: vuota, finché non tracci
irene-area-solo-bonus = Bonus
    .words = { $points } { $each }
irene-area-solo-turned-up = La tua Pila di fuga: { $tiles }
irene-area-solo-caves = Caverne: { $tiles }
irene-area-solo-warning = { $tiles ->
        [one] un Goblin la prende
       *[other] un Goblin le prende tutte
    }
irene-area-solo-mountain = La Montagna
    .words =
        { $goblins } Goblin su { $tiles ->
            [one] 1 tessera
           *[other] { $tiles } tessere
        }
irene-area-solo-discards = Scarti
    .words = Goblin: { $goblins } su { $together }
irene-area-solo-path = Il tuo sentiero: { $points }, da battere: { $number }
irene-look-closer = Gira la rotella per guardare da vicino
irene-look-elsewhere = Trascina il terreno per guardare altrove, doppio clic per vedere tutto

# The tray: the steps of a turn, one’s own breadcrumbs, and the drawn tile. Two short lines each where there are two.
irene-tray-place = Posa
irene-tray-peek = Sbircia
irene-tray-crumb = Briciola
irene-tray-crumbs = Le tue briciole
irene-tray-you-see =
    la vedi
    solo tu
irene-tray-sees =
    { $name }
    la vede
irene-tray-placed = l’hai posata tu
irene-crumb-ready = pronta
irene-crumb-in-caves = in gioco
irene-crumb-captured = catturata

# Beside a piece that is shown large: short lines, one below the other.
irene-face-entry = Entrata
irene-face-exit = Uscita
irene-face-exit-grass = Uscita: erba
irene-face-only-you = Solo tu
irene-face-others-path = Sentiero di { $name }: { $points }
irene-face-turned-home = Goblin: { $number }
irene-face-home =
    Una Casa
    per uno
irene-face-palace =
    Un Palazzo:
    si comincia
    con { $symbol }
irene-face-bonus = bonus: { $symbol }
irene-face-goblin =
    Un Goblin
    { "" }
irene-face-spent-goblin =
    Un Goblin
    esaurito
irene-face-solo-goblin = Un Goblin
    .words = Si porta via tutte le Caverne.
irene-face-solo-after = nel sentiero, dopo

# What can be done: buttons, questions, and what an action brings.
irene-do-end-turn = Fine turno
irene-do-escape = Fuggi!
    .question = Non potrai più esplorare.
    .yes = Sì, fuggo
    .no = Esploro ancora
irene-do-next-game = Prossima partita
irene-do-put-all-back = Rimettile tu
irene-do-lay-down = Posala tu
irene-do-show = Guardo solo io
irene-look-first = Prima premi «{ irene-do-show }»: ciò che puoi vedere solo tu è coperto.
irene-do-explore = Esplora
    .caption = Pesca una tessera nelle Caverne.
    .danger =
        { $goblins ->
            [one] Su { $tiles } c’è 1 Goblin
           *[other] Su { $tiles } ci sono { $goblins } Goblin
        }{ $caves ->
            [0] { "" }
            [one] : uno la prende
           *[other] : uno le prende tutte e { WORDS($caves) }
        }.
    .empty = La Montagna è vuota.
    .over = Non c’è più niente da esplorare.
irene-do-chart = Traccia il sentiero
    .caption =
        { $kept ->
            [one] Tienine una su { WORDS($tiles) } nella Pila di fuga,
           *[other] Tienine { WORDS($kept) } su { WORDS($tiles) } nella Pila di fuga,
        }
    .cost = perdi le altre, poi gira una Casa.
    .fatal = ma così giri l’ultima Casa: è persa!
    .question = Chi traccia gira una Casa, e ne resta una sola: la partita sarebbe persa subito.
    .yes = Traccia e perdi
    .later = Tieni { $share } delle tessere delle Caverne per il sentiero.
    .needs = Tessere che servono: { $tiles }.
irene-do-run = Fuggi
    .caption =
        { $tiles ->
            [0] Posa il sentiero.
            [one] Scopri la tua tessera e posa il sentiero.
           *[other] Scopri le tue { WORDS($tiles) } tessere e posa il sentiero.
        }
    .worth = Deve valere più di { $number }.
    .later = Posa il sentiero dal Palazzo all’erba.
    .needs = La tua Pila di fuga è ancora vuota.
    .hopeless = La tua Pila di fuga è vuota: nessun sentiero porta a casa, e la partita è persa.
    .question = La Pila di fuga ({ $tiles }) si scopre, e non si esplora più. Senza un sentiero fino all’erba che valga più di { $number } la partita è persa.
irene-do-enter = Entra in casa

# Before a match: who begins, and what wins.
irene-before-first = Chi comincia è estratto a sorte I-11. Esplora finché ne hai il coraggio; poi fuggi I-20.
irene-before-win = Tra chi riesce a fuggire, vince chi ha più punti per pergamene e briciole catturate I-31.
irene-before-win-advanced = Vinci con più punti degli altri, e del numero più alto su una Casa girata I-42.
irene-before-champion = È campione chi per primo vince { $games }, anche se sono i goblin I-32.
irene-before-solo = Irene in solitario: esplora, traccia il sentiero, e fuggi con più punti del numero dei goblin I-56.
irene-before-solo-homes = Si gira una Casa ogni volta che tracci I-52, e ogni volta che fra gli scarti si contano { $goblins } I-54.

# What a piece is with which nothing can be done now, and where one can go.
irene-about-mountain = La Montagna: { $tiles } a faccia in giù. Chi esplora pesca la tessera in cima (I-12).
irene-about-own-crumb = La tua { $crumb }. Ti ricorda una tessera; chi prende quella tessera ottiene { $worth } (I-14, I-24).
irene-about-others-crumb = { $name }: { $crumb }. Segna una tessera; chi prende quella tessera ottiene { $worth } (I-14, I-24).
irene-about-palace = Un Palazzo dei goblin: chi fugge comincia un sentiero con il suo simbolo (I-20).
irene-about-path = Una tessera di un sentiero: { $worth } per ogni pergamena, se porta a casa (I-31).
irene-about-own-drawn = Questa tessera l’hai pescata tu, e nessun altro la vede. Posala su una casella illuminata (I-12).
irene-about-drawn = { $name } ha pescato questa tessera, e nessun altro la vede (I-12).
irene-about-returning = Va nelle Caverne, scoperta, su una casella vuota (I-22, I-25).
irene-about-home = Una Casa: chi ha posato una tessera con l’erba ne prende una, e la fuga è riuscita (I-23).
irene-about-turned-home = Questa Casa è dei goblin, con il numero { $number } (I-27).
irene-about-number-to-beat = Questa Casa è dei goblin; il numero da battere: { $number } (I-42).
irene-about-thread = Il filo d’oro: va dal Palazzo alla fine del sentiero (I-21).
irene-about-first-home = { $name } è a casa prima di tutti, e gira una Casa in ogni suo turno (I-27).
irene-about-escaped = La fuga di { $name } è riuscita; la campanella si può ancora suonare (I-26).
irene-about-escaping = { $name } fugge lungo un sentiero, e non può più esplorare (I-20). { $crumbs ->
        [one] Resta 1 briciola.
       *[other] Restano { $crumbs } briciole.
    }
irene-about-exploring = { $name } esplora, e può fuggire all’inizio di ogni turno (I-20). { $crumbs ->
        [one] Resta 1 briciola.
       *[other] Restano { $crumbs } briciole.
    }
irene-about-face-down = Una tessera coperta delle Caverne: l’ha vista chi l’ha posata o sbirciata (I-12, I-13).
irene-about-spent-goblin = Un Goblin esaurito: resta scoperto, e non si può più scegliere (I-25).
irene-about-face-up = Una tessera scoperta delle Caverne: si può prendere dove combacia con la fine di un sentiero (I-21).
irene-about-solo-mountain = La Montagna: { $tiles } a faccia in giù. Esplora pesca la tessera in cima (I-51).
irene-about-solo-path = Del sentiero si può togliere solo l’ultima tessera (I-55).
irene-about-solo-tile = Una tessera delle Caverne: traccia il sentiero per tenerla, prima che la prenda un Goblin (I-52, I-53).
irene-about-solo-turned-home = Questa Casa è dei goblin: fai più di { $number } (I-56).
irene-about-solo-home = Una Casa ancora tua. Se ne gira una ogni volta che tracci; quando si gira l’ultima, perdi (I-54).
irene-about-solo-palace = Il tuo sentiero comincia con il suo simbolo; il simbolo bonus sul retro dà punti (I-50, I-56).
irene-about-solo-discards = Scarti. Quando qui si contano { $goblins }, tutto torna sotto la Montagna (I-54).
irene-about-solo-thread = Il filo d’oro: va dal tuo Palazzo alla fine del tuo sentiero (I-55).
irene-about-solo-pile = La tua Pila di fuga: resta coperta finché non fuggi (I-52).
irene-drop-on-cell = Mettila su una casella illuminata delle Caverne.
irene-drop-on-tile = Mettila su una tessera delle Caverne.
irene-drop-on-tray = Mettila sul vassoio, o clicca la Montagna: prima guardi la tessera.
irene-drop-at-end = Cliccala, o mettila alla fine del sentiero.
irene-drop-at-beginning = Cliccalo, o mettilo dove starà il sentiero.
irene-drop-click = Clicca qui.

# Imprese: come si chiamano, e che cosa ci vuole.
irene-feat-light-feet = Passo leggero
irene-feat-light-feet-help = vincere senza farsi prendere, in { WORDS($count) } o più
irene-feat-undaunted = Senza paura
irene-feat-undaunted-help = vincere dopo { WORDS($count) } catture
irene-feat-last-door = Ultima porta
irene-feat-last-door-help = a casa nell’ultima Casa libera
irene-feat-first-home = Prima di tutti
irene-feat-first-home-help = a casa prima di tutti, in { WORDS($count) }
irene-feat-treasure-hunt = Caccia ricca
irene-feat-treasure-hunt-help = a casa con { WORDS($count) } punti
irene-feat-long-way = Lungo cammino
irene-feat-long-way-help = vincere con un sentiero di { WORDS($count) } tessere
irene-feat-crumb-thief = Ladro di briciole
irene-feat-crumb-thief-help = a casa con { WORDS($count) } briciole altrui
irene-feat-crier = Goblin!
irene-feat-crier-help = un grido che scopre un Goblin
irene-feat-goblins-beaten = Goblin battuti
irene-feat-goblins-beaten-help = vincere con le regole avanzate
irene-feat-champion = Campione
irene-feat-champion-help = vincere un incontro intero
irene-feat-alone-home = Portalanterna
irene-feat-alone-home-help = in solitario, a casa con { $count } punti
irene-feat-best-way = Il filo
irene-feat-best-way-help = in solitario per il sentiero migliore, { WORDS($count) } Case girate al massimo

# Che cosa hanno fatto gli altri dopo il proprio turno, in una o due parole accanto alle figure.
irene-trace-placed = { $peeked ->
        [0] ha posato una tessera
       *[other] ha posato; ne sbircia { $peeked }
    }
irene-trace-crumb = ha posato una briciola
irene-trace-rang = suona la campana
irene-trace-palace = comincia la fuga
irene-trace-joined = va avanti
irene-trace-misfit = non combacia
irene-trace-caught = cade in mano ai Goblin
irene-trace-found = trova un Goblin
irene-trace-found-none = nessun Goblin
irene-trace-home = è a casa
irene-trace-sealed = ha girato una Casa
irene-trace-passed = niente da scegliere

# Who deals says this when a match begins.
irene-deal-said = Occhi aperti nel buio!
