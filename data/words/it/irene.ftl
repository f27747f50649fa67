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
irene-end-too-few = nessuno supera il { $number } dei goblin
irene-end-tie = parità in testa, con { $points } punti
irene-end-solo-won = a casa con più punti del numero dei goblin
irene-end-solo-sealed = l’ultima Casa è stata girata
irene-end-solo-no-path = nessun sentiero usciva dalla Pila di fuga
irene-end-solo-gave-up = resa
irene-end-solo-not-enough = a casa con { $points }, ma i goblin hanno { $number }
irene-headline-goblins = Vincono i goblin
irene-the-goblins = i goblin
irene-line-scrolls = pergamene
irene-line-crumbs = briciole
irene-line-bonus = bonus
irene-line-points = Punti
irene-line-games = partite vinte

# What can be chosen.
irene-keys-goblins = «Goblin!» in Irene
irene-option-advanced = Avanzata
irene-option-advanced-help = scambi segreti, simboli bonus, goblin da battere
irene-option-aide = Memoria
irene-option-aide-help = ciò che hai visto resta visibile in trasparenza; assistita
irene-option-match = Torneo
irene-option-match-help = una partita dopo l’altra, finché c’è un campione
irene-solitaire = Irene da sola

# Numbers of things.
irene-points = { $count ->
        [one] 1 punto
       *[other] { $count } punti
    }
irene-tiles = { $count ->
        [one] una tessera
       *[other] { WORDS($count) } tessere
    }
irene-cave-tiles = { $count ->
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

# What lies on tiles, as the rulebook lists them.
irene-paths-from = Da { $symbol }: { $paths }.
irene-grass = erba
irene-scroll-plain = semplice
irene-symbol-ring = anello
    .the = l’anello
    .from = dall’anello
    .every = ogni anello
irene-symbol-rose = rosa
    .the = la rosa
    .from = dalla rosa
    .every = ogni rosa
irene-symbol-lamp = lampada
    .the = la lampada
    .from = dalla lampada
    .every = ogni lampada
irene-symbol-pick = piccone
    .the = il piccone
    .from = dal piccone
    .every = ogni piccone

# Why somebody might do something: hints.
irene-why-explore-first = Delle Caverne non sai ancora nulla: prima guardati intorno.
irene-why-explore-more-worth = La via che conosci non vale ancora abbastanza, e c’è tempo per guardare ancora.
irene-why-explore = Ciò che hai visto non è ancora una buona via per casa: un’altra occhiata.
irene-why-escape-mountain-empty = La Montagna è vuota: è ora di andare.
irene-why-escape-now-or-never = Non resta quasi nessuna Casa: ora o mai più.
irene-why-escape-to-beat = Ciò che ricordi può bastare a battere chi è già a casa.
irene-why-escape-after-others = Qualcuno è già partito, e tu hai visto una buona via: vai.
irene-why-escape = Hai visto una buona via per casa: vai, prima che qualcuno ne prenda le tessere.
irene-why-place-news = { $tiles ->
        [one] Da lì puoi sbirciare una tessera che non hai ancora visto.
       *[other] Da lì puoi sbirciare { $tiles } tessere che non hai ancora visto.
    }
irene-why-place-doubtful = Forse lì qualcuno ha scambiato delle tessere: vale un’altra occhiata.
irene-why-place-memory = Da lì puoi rinfrescarti la memoria.
irene-why-place-aside = Lì sta fuori mano, dove pochi la sbirceranno.
irene-why-crumb-bluff = Gli altri potrebbero credere che tu voglia quella tessera.
irene-why-crumb-moved = Lì è più facile che sia sulla tua via, e catturata vale { $points ->
        [one] 1 punto
       *[other] { $points } punti
    }.
irene-why-crumb-guards = Sulla tua via vale { $points ->
        [one] 1 punto
       *[other] { $points } punti
    }, e nessuno può più scambiare quella tessera.
irene-why-crumb = Se ci passi tornando a casa, vale { $points ->
        [one] 1 punto
       *[other] { $points } punti
    }.
irene-why-palace-and-bonus = { UP($start) } conosci la via migliore, e { $bonus } che trovi è un bonus.
irene-why-palace-open = Una tessera che prosegue { $start } è già scoperta.
irene-why-palace = Tra tutti i Palazzi { $palace } è quello che meglio si adatta a ciò che hai visto.
irene-why-choose-home = È scoperta, combacia e porta a casa.
irene-why-choose-open = { $points ->
        [0] È scoperta e combacia.
       *[other] È scoperta, combacia e vale { $points }.
    }
irene-why-choose-doubtful = Questa tessera l’hai vista, anche se nel frattempo può essere stata scambiata.
irene-why-trust-memory = Questa tessera l’hai vista: fidati della tua memoria.
irene-why-choose-mountain = Nessuno conosce la prima tessera della Montagna: un tentativo vale l’altro.
irene-why-choose-crumb = Qualcuno ci ha lasciato una briciola: è il tentativo migliore.
irene-why-best-guess = Questa casella è il tentativo migliore.
irene-why-seal-advanced = Una va girata, e nessuno conosce il numero sul retro.
irene-why-seal = Una Casa in meno per chi è ancora dentro.
irene-why-shout-sure = Ciò che hai visto nelle Caverne basta per gridare.
irene-why-shout = Stanno scappando, e un grido può costare loro il turno.
irene-why-turn-up-crumb = È un tentativo, e la briciola lì può essere un bluff.
irene-why-solo-any-palace = Ogni simbolo prosegue con la stessa frequenza: va bene qualsiasi Palazzo.
irene-why-solo-palace = Il simbolo che prosegue più spesso è { $symbol }.
irene-why-dig-too-few = Le Caverne sono troppo poche per tracciare: scava.
irene-why-dig-to-keep = Una tessera in più nelle Caverne è una in più da tenere.
irene-why-dig = Un tracciato più lungo vale il rischio di un Goblin.
irene-why-chart = { $tiles ->
        [one] Metti al sicuro una tessera prima che un Goblin spazzi via le Caverne.
       *[other] Metti al sicuro { $tiles } tessere prima che un Goblin spazzi via le Caverne.
    }
irene-why-keep-grass = Una via per casa deve finire nell’erba.
irene-why-keep-worth = Porta da { $entry } a { $end } e vale { $points ->
        [one] 1 punto
       *[other] { $points } punti
    }.
irene-why-keep = Porta da { $entry } a { $end }, e può servirti.
irene-why-run-nothing-more = Non c’è altro da trovare: via di corsa.
irene-why-run = { $number ->
        [0] La tua pila dovrebbe già portare a casa.
       *[other] Se ricordi bene la tua pila, batte il { $number }.
    }
irene-why-lay-grass = Finisce nell’erba, e niente di più lungo vale di più.
irene-why-lay = Combacia, e la via migliore prosegue { $start }.
irene-why-enter = Il sentiero è completo, e vale { $points }.
irene-why-swap = Chi ricorda queste due caselle si sbaglierà.
irene-why-end-turn = Una briciola ora non aiuterebbe, e potrebbe tradire la tua via.
irene-why-take-home = Finalmente a casa, e da davanti una Casa vale l’altra.
irene-why-put-back = Lì non è d’intralcio a nessuno e non svela altro delle Caverne.
irene-why-next-game = Questa partita è finita: avanti con la prossima.
irene-why-solo-seal = Una va girata, e nessuno conosce il numero sul retro.
irene-why-take-back = La tua pila permette di più: prova un’altra via.
irene-why-surrender = Non c’è più nessuna via per casa.
