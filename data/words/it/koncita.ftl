# Why not.
koncita-no-after-stumble-gestures-are-locked = Dopo un passo falso i gesti sono bloccati fino alla prossima carta, o finché un ordine chiama.
koncita-no-another-players-turn = È il turno di un altro giocatore.
koncita-no-bots-neither-accuse-nor-are = I bot non accusano e non si accusano.
koncita-no-card-doesnt-show-colour = La carta non mostra quel colore.
koncita-no-card-moves-one-square-toward = Una carta muove di una casella verso uno dei suoi colori.
koncita-no-card-moves-own-goblin-princess = Una carta muove il tuo goblin, la Principessa o Oscar.
koncita-no-cards-cant-thrown-away-while = Non si scartano carte finché se ne può giocare una.
koncita-no-casket-and-scepter-are-never = Una carta non muove mai lo scrigno o lo scettro.
koncita-no-caught-for-table-forfeits-only = «Beccato!» vale solo quando i gesti si fanno davvero.
koncita-no-compliment-paid-another-player-who = Il complimento si fa a un altro giocatore ancora in gioco.
koncita-no-deck-has-no-card-left = In quel mazzo non ci sono più carte.
koncita-no-forfeit-must-taken-first = Prima va presa una Penitenza.
koncita-no-game-over = La partita è finita.
koncita-no-goblin-there-has-no-square = Il goblin lì non ha una casella dove finire se lo spintoni.
koncita-no-goblin-touched-princess-must-moved = Prima va mosso il goblin che ha toccato la Principessa.
koncita-no-goblins-are-still-being-placed = Si stanno ancora piazzando i goblin.
koncita-no-goblins-begin-on-square-touches = I goblin cominciano su una casella che tocca un bordo.
koncita-no-goblins-own-player-chooses-square = La casella la sceglie il giocatore di quel goblin.
koncita-no-movement-card-comes-first = Prima viene una carta Movimento.
koncita-no-no-card-can-played-throw = Nessuna carta si può giocare: scartane una o più.
koncita-no-no-goblin-moves-twice-one = In una catena nessun goblin si muove due volte.
koncita-no-no-square-stand-on = Su quella casella non si può stare.
koncita-no-nobody-sits-there = Lì non siede nessuno.
koncita-no-none-cards-leads-there = Nessuna delle tue carte porta lì.
koncita-no-none-cards-lets-oscar-run = Nessuna delle tue carte fa correre lì Oscar.
koncita-no-not-square-shover-came-from = Non sulla casella da cui viene chi spintona.
koncita-no-only-card-own-hand-can = Puoi giocare solo una carta della tua mano.
koncita-no-only-card-shows-oscar-can = Solo una carta che mostra Oscar può farlo correre.
koncita-no-picked-card-must-used-first = Prima va usata la carta scelta.
koncita-no-player-whose-turn-chooses-where = Dove va un goblin spintonato lo sceglie chi è di turno.
koncita-no-room-card-must-moved-first = Prima va mossa la carta della stanza.
koncita-no-shoved-goblin-goes-square-beside = Un goblin spintonato va su una casella accanto.
koncita-no-shoved-goblin-must-moved-first = Prima va mosso il goblin spintonato.
koncita-no-square-not-empty = Quella casella non è vuota.
koncita-no-there-no-order-break-or = Non c’è nessun ordine da violare, o la faccenda si sta già regolando.
koncita-no-there-no-order-keep-yet = Non c’è ancora nessun ordine da rispettare.
koncita-no-there-no-such-gesture = Un gesto così non c’è.
koncita-no-throw-at-least-one-card = Prima scarta almeno una carta, e solo se non ne puoi giocare nessuna.
koncita-no-who-out-keeps-no-orders = Chi è eliminato non ha più ordini da rispettare.
koncita-no-whoever-takes-forfeit-chooses-its = Il mazzo lo sceglie chi prende la Penitenza.
koncita-no-with-table-forfeits-gestures-are = Con le Penitenze al tavolo i gesti si fanno dal vivo.
koncita-no-way-wall = Verso il lato { EITHER($colours) } c’è una parete o un mobile.
koncita-no-way-shove = Verso il lato { EITHER($colours) } c’è un goblin che non ha una casella dove finire.
koncita-no-way-room-card = Verso il lato { EITHER($colours) } c’è una carta della stanza, e la Principessa non può salirci.
koncita-no-way-oscar = Verso il lato { EITHER($colours) } Oscar non può correre: gli serve una casella vuota.
koncita-no-kind-held = Hai già una Penitenza { $kind }: prendine una di un altro tipo.
koncita-no-square-so-far = La casella deve essere a distanza { WORDS($flung) }, contando righe e colonne.

# Colours of the walls, and kinds of Forfeits.
koncita-colour-red = rosso
koncita-colour-blue = blu
koncita-colour-green = verde
koncita-colour-yellow = giallo
koncita-kind-friend = Amico
    .missed = Amico
koncita-kind-head = Testa
    .missed = Testa
koncita-kind-legs = Gambe
    .missed = Gambe
koncita-kind-tongue = Lingua
    .missed = Lingua
koncita-kind-hands = Mani
    .missed = Mani
koncita-kind-voice = Voce
    .missed = Voce

# How a game ended, and what everybody reached.
koncita-end-treasures = l’ultimo Tesoro è stato preso
koncita-end-forfeits = l’ultima Penitenza è stata presa
koncita-end-six-forfeits = { $most ->
        [one] una Penitenza
       *[other] { WORDS($most) } Penitenze
    } in una sola mano
koncita-end-last-one-in = è rimasto un solo goblin
koncita-headline-shared = Vittoria condivisa
koncita-line-treasures = Tesori
koncita-line-forfeits = Penitenze
koncita-line-points = Punti

# What can be chosen.
koncita-keys-gestures = I sei gesti di Koncita
koncita-option-forfeits = Gesti
koncita-option-forfeits-digital = A schermo
koncita-option-forfeits-help = clicca gli ordini delle Penitenze, o eseguili tu
koncita-option-forfeits-table = Dal vivo
koncita-option-reminders = Promemoria
koncita-option-reminders-help = dimmi quando tocca fare un gesto
koncita-preference-reminders = Promemoria
koncita-preference-reminders-help = Koncita: dimmi quando tocca fare un gesto K-34.

# Why somebody might do something: hints. (A Treasure’s name is in $name; $treasure is there to choose an article by.)
koncita-treasure-won = { $treasure ->
        [dress] l’{ $name }
        [carillon] il { $name }
        [veil] il { $name }
        [pot] il { $name }
        [collar] il { $name }
        [bone] l’{ $name }
        [slippers] le { $name }
        [handmirror] lo { $name }
        [garter] la { $name }
        [ring] la { $name }
        [puff] il { $name }
        [goblet] il { $name }
        [fan] il { $name }
        [perfume] la { $name }
        [earrings] gli { $name }
        [bonbons] i { $name }
        [opera] il { $name }
        [pearls] la { $name }
        [tiara] la { $name }
        [list] la { $name }
       *[any] il Tesoro «{ $name }»
    }
koncita-why-gesture = Chi ha ordini fa bene a rispettarli.
koncita-why-caught = L’ha visto tutto il tavolo.
koncita-why-done = Le carte rimaste conviene tenerle.
koncita-why-discard = Fa posto a una carta che si può giocare.
koncita-why-ends = Chiude la partita, e la vince.
koncita-why-can-win = Può vincere subito { $treasure }.
koncita-why-wins = Vince { $treasure }.
koncita-why-reaches-and-wins = Raggiunge { $piece ->
        [princess] la Principessa
        [casket] lo scrigno
        [scepter] lo scettro
       *[oscar] Oscar
    } e vince { $treasure }.
koncita-why-first-of-two = È la prima di due azioni che vincono { $treasure }.
koncita-why-starts-close = Parte vicino { $piece }.
koncita-why-starts-out-of-way = Parte lontano dalla Principessa.
koncita-why-starts-in-middle = Parte vicino al centro della mischia.
koncita-why-picks-princess = Muove la Principessa, e il tuo goblin può restare dov’è.
    .own = Muove la Principessa, e il mio goblin può restare dov’è.
koncita-why-picks-goblin = Muove il tuo goblin, e in mano restano carte migliori.
    .own = Muove il mio goblin, e in mano restano carte migliori.
koncita-why-brings-closer = Porta il tuo goblin più vicino { $piece }.
    .own = Porta il mio goblin più vicino { $piece }.
koncita-why-touches-princess = Tocca la Principessa: una Penitenza, ma anche un atterraggio a tua scelta.
    .own = Tocca la Principessa: una Penitenza, ma anche un atterraggio a mia scelta.
koncita-why-touches-thing = { $piece ->
        [casket] Tocca lo scrigno: una Penitenza, ma lo scrigno va dove vuoi tu.
        [scepter] Tocca lo scettro: una Penitenza, ma lo scettro va dove vuoi tu.
       *[oscar] Tocca Oscar: una Penitenza, ma Oscar va dove vuoi tu.
    }
    .own = { $piece ->
        [casket] Tocca lo scrigno: una Penitenza, ma lo scrigno va dove voglio io.
        [scepter] Tocca lo scettro: una Penitenza, ma lo scettro va dove voglio io.
       *[oscar] Tocca Oscar: una Penitenza, ma Oscar va dove voglio io.
    }
koncita-why-shoves = Spintona via { $name }.
koncita-why-risks-nothing = Non costa nulla: né Penitenza né spintone.
koncita-why-princess-into-own = Manda la Principessa addosso al tuo goblin: una Penitenza, ma anche un atterraggio a tua scelta.
    .own = Manda la Principessa addosso al mio goblin: una Penitenza, ma anche un atterraggio a mia scelta.
koncita-why-princess-into-goblin = Manda la Principessa addosso al goblin di { $name }, che ci rimette una Penitenza.
koncita-why-princess-away = Tiene la Principessa lontana dal tuo goblin.
    .own = Tiene la Principessa lontana dal mio goblin.
koncita-why-princess-toward = Manda la Principessa verso il goblin di { $name }.
koncita-why-moves-princess = Muove la Principessa, e il tuo goblin resta dov’è.
    .own = Muove la Principessa, e il mio goblin resta dov’è.
koncita-why-oscar-to-own = Fa correre Oscar fino al tuo goblin: una Penitenza, ma senza spendere una mossa.
    .own = Fa correre Oscar fino al mio goblin: una Penitenza, ma senza spendere una mossa.
koncita-why-oscar-to-goblin = Fa fermare Oscar contro il goblin di { $name }, che ci rimette una Penitenza.
koncita-why-shoves-into-princess = Spintona { $name } addosso alla Principessa, e costa una Penitenza.
koncita-why-shoves-into-thing = Spintona { $name } { $piece }, e costa una Penitenza.
koncita-why-shoves-into-goblin = Spintona { $name } addosso a { $other }.
koncita-why-shoves-away-from = Spintona { $name } lontano { $piece }.
koncita-why-shoves-aside = Spintona { $name } dove quel goblin può fare poco.
koncita-why-only-deck = { $deck } è l’unico mazzo da cui pescare.
koncita-why-seldom-called-for = Gli ordini rimasti nel mazzo { $deck } scattano di rado.
koncita-why-easy-to-remember = Gli ordini rimasti nel mazzo { $deck } sono abbastanza facili da ricordare.
koncita-why-lands-close = Atterra vicino { $piece }.
koncita-why-lands-out-of-way = Atterra lontano dalla Principessa.
koncita-why-puts-near = Mette { $piece } più vicino al tuo goblin che a ogni altro.
    .own = Mette { $piece } più vicino al mio goblin che a ogni altro.
koncita-why-puts-out-of-reach = Mette { $piece } fuori dalla portata di tutti.
koncita-why-puts-aside = Mette { $piece } dove può fare pochi danni.
koncita-piece = { $piece ->
        [princess] la Principessa
        [casket] lo scrigno
        [scepter] lo scettro
       *[oscar] Oscar
    }
    .to =
        { $piece ->
            [princess] alla Principessa
            [casket] allo scrigno
            [scepter] allo scettro
           *[oscar] a Oscar
        }
    .from =
        { $piece ->
            [princess] dalla Principessa
            [casket] dallo scrigno
            [scepter] dallo scettro
           *[oscar] da Oscar
        }
    .into =
        { $piece ->
            [princess] addosso alla Principessa
            [casket] addosso allo scrigno
            [scepter] addosso allo scettro
           *[oscar] addosso a Oscar
        }
    .and =
        { $piece ->
            [princess] la Principessa
            [casket] lo scrigno
            [scepter] lo scettro
           *[oscar] Oscar
        }
koncita-why-gets-away = Allontana il tuo goblin dalla Principessa.
    .own = Allontana il mio goblin dalla Principessa.
koncita-why-between = Così la Principessa sta tra { $name } e { $piece }.
koncita-why-sets-up = Così puoi prendere presto { $treasure }.
    .own = Così posso prendere presto { $treasure }.
koncita-why-out-of-reach = Mette { $piece } fuori dalla portata di { $name }.
koncita-why-harder = Così per { $name } è più difficile vincere { $treasure }.
koncita-why-stays = Il tuo goblin resta dov’è, a { $squares ->
        [one] una casella
       *[other] { $squares } caselle
    } { $piece }.
    .own = Il mio goblin resta dov’è, a { $squares ->
        [one] una casella
       *[other] { $squares } caselle
    } { $piece }.
koncita-act-card = { $kind ->
        [princess] { $wild ->
            [yes] un jolly della Principessa
           *[no] una carta Principessa con { $colours }
        }
       *[goblin] { $wild ->
            [yes] un jolly
           *[no] una carta goblin con { $colours }
        }
    }
koncita-act-place = mettere il goblin dalla parte di { $walls }
koncita-act-pick = giocare { $card }
koncita-act-discard = scartare { $card }
koncita-act-done = non scartare altro
koncita-act-move = { $kind ->
        [princess] muovere la Principessa verso il { $colour }
       *[goblin] muovere il goblin verso il { $colour }
    }
koncita-act-run = mandare Oscar verso il { $colour }
koncita-act-shove = spintonare { $name } verso il { $colour }
koncita-act-take = prendere una Penitenza: { $deck }
koncita-act-bounce = atterrare dalla parte di { $walls }
koncita-act-relocate = mettere { $piece } dalla parte di { $walls }
koncita-act-gesture = fare il gesto: { $gesture }

# What the table waits for.
koncita-now-over = La partita è finita: { $why }.
koncita-over-treasures = l’ultimo Tesoro è stato preso
koncita-over-forfeits = l’ultima Penitenza è stata presa
koncita-over-six-forfeits = { $most ->
        [one] qualcuno ha una Penitenza
       *[other] qualcuno ha { WORDS($most) } Penitenze
    }
koncita-over-last-one-in = è rimasto un solo goblin
koncita-now-gestures = Un momento per i gesti: se ne devi uno, fallo adesso
koncita-now-place = { $name }: metti il tuo goblin su una casella al bordo
koncita-now-use = { $name }: scegli dove muove questa carta
koncita-now-shove = { $name } spintona { $other }: scegli la casella
koncita-now-take = { $name } { $why }: prendi una Penitenza
koncita-now-bounce = { $name } rimbalza: scegli dove, { $away } da lei
koncita-now-relocate = { $name }: sposta { $piece ->
        [casket] lo scrigno
        [scepter] lo scettro
       *[oscar] il cane
    } { $away }
koncita-now-turn = Turno di { $name }
koncita-now-show-hand = { $name }: scopri la mano; gli altri non guardino
koncita-now-throw-more = { $name }: scarta ancora, o premi Fatto
koncita-now-throw-some = { $name }: nessuna carta si può giocare, scartane qualcuna
koncita-now-play = Tocca a te, { $name }: gioca una carta
koncita-now-play-next = { $card ->
        [1] Tocca a te, { $name }: gioca la prima carta
        [2] Tocca a te, { $name }: gioca la seconda carta
       *[3] Tocca a te, { $name }: gioca la terza carta
    }
koncita-now-bot-place = { $name } entra nella stanza
koncita-now-bot-pick = { $name } guarda le sue carte
koncita-now-bot-use = { $name } sceglie da che parte andare
koncita-now-bot-shove = { $name } spintona { $other }
koncita-now-bot-take = { $name } prende una Penitenza
koncita-now-bot-bounce = { $name } rimbalza
koncita-now-bot-relocate = { $name } sposta { $piece ->
        [casket] lo scrigno
        [scepter] lo scettro
       *[oscar] il cane
    }

# For what a Forfeit is taken: this follows a name. And what comes then.
koncita-forfeit-breach = ha violato un ordine
koncita-forfeit-run-over = ha addosso la Principessa
koncita-forfeit-ran-into = ha urtato la Principessa
koncita-forfeit-touched = { $piece ->
        [casket] ha toccato lo scrigno
        [scepter] ha toccato lo scettro
       *[oscar] ha toccato Oscar
    }
koncita-forfeit-stopped-oscar = ha fermato Oscar
koncita-then-bounce = Poi muovi { $name } su una casella vuota { $away } dalla Principessa.
koncita-then-relocate = Poi sposta { $piece ->
        [casket] lo scrigno
        [scepter] lo scettro
       *[oscar] Oscar
    } su una casella vuota { $away }.
koncita-then-card-lost = La carta Giocatore è persa; alla seconda mancanza sei fuori.
koncita-then-on = Poi il gioco continua.
koncita-take-binds = Prendi una Penitenza: il suo ordine vincola { $name } fino a fine partita.
koncita-take-last = Prendi una Penitenza: con questa sono { WORDS($most) }, e la partita finisce subito.
    .then = Poi si contano i punti; vince chi ne ha di più.
koncita-take-replaces = Tutti gli altri mazzi sono vuoti: il nuovo ordine sostituisce il vecchio.
koncita-take-title = { $name } { $why }: scegli un mazzo
koncita-take-held = ce l’hai già
koncita-take-empty = carte finite

# What sets off a Forfeit’s gesture.
koncita-order-treasure-taken = Quando un goblin prende un Tesoro
koncita-order-princess-moves = Quando la Principessa si muove
koncita-order-oscar-runs = Quando Oscar corre
koncita-order-goblin-shoved = Quando un goblin qualsiasi viene spintonato
koncita-order-you-are-shoved = Quando ti spintonano
koncita-order-other-takes-forfeit = Quando un altro giocatore prende una Penitenza
koncita-order-your-turn-starts = Quando comincia il tuo turno
koncita-order-your-turn-ends = Quando finisce il tuo turno
koncita-order-wild-played = Quando si gioca un jolly
koncita-order-goblin-bounces = Quando un goblin rimbalza sulla Principessa
koncita-order-room-card-touched = Quando qualcuno tocca una carta della stanza
koncita-order-moves-toward-red = Quando una carta muove qualcuno verso il rosso
koncita-order-moves-toward-blue = Quando una carta muove qualcuno verso il blu
koncita-order-moves-toward-green = Quando una carta muove qualcuno verso il verde
koncita-order-moves-toward-yellow = Quando una carta muove qualcuno verso il giallo
koncita-order-to-taker = Quando un altro goblin prende un Tesoro: indica chi l’ha preso

# How somebody broke orders: this follows a name, or stands alone; $person is “they” or “you”.
koncita-broke-forgot = { $person ->
        [you] hai dimenticato { $kinds }
       *[they] ha dimenticato { $kinds }
    }
koncita-broke-forgot-twice = { $person ->
        [you] hai dimenticato due volte { $kinds }
       *[they] ha dimenticato due volte { $kinds }
    }
koncita-broke-forgot-then = { $person ->
        [you] hai dimenticato { $kinds }, poi { $others }
       *[they] ha dimenticato { $kinds }, poi { $others }
    }
koncita-broke-stumbled = { $person ->
        [you] hai fatto un passo falso di troppo
       *[they] ha fatto un passo falso di troppo
    }
koncita-broke-stumbled-twice = { $person ->
        [you] hai fatto due volte un passo falso di troppo
       *[they] ha fatto due volte un passo falso di troppo
    }
koncita-broke-caught = { $person ->
        [you] non l’hai fatta franca
       *[they] non l’ha fatta franca
    }
koncita-broke-caught-twice = { $person ->
        [you] per due volte non l’hai fatta franca
       *[they] per due volte non l’ha fatta franca
    }
koncita-broke-then = { $way }, poi { $other }
koncita-you-forgot = Hai dimenticato { $deeds }.
koncita-you-broke = { UP($way) }.
koncita-to-do-friend = di fare un complimento
koncita-to-do-head = di inchinarti
koncita-to-do-legs = di pestare i piedi
koncita-to-do-tongue = di fare la linguaccia
koncita-to-do-hands = di applaudire
koncita-to-do-voice = di strillare

# The log: a sentence is made of clauses. What somebody did (koncita-did-…) follows their name, or what they did before;
# it never needs to know whether they are he or she.
koncita-log-by = { $name } { $did }
koncita-log-then = { $before }; { $after }
koncita-log-sentence = { UP($words) }.
koncita-log-turn-over = Il turno di { $name } è finito.
koncita-log-ran-over = la Principessa ha investito { $name }
koncita-log-reshuffled = gli scarti, mescolati, formano il nuovo mazzo
koncita-log-over = la partita è finita: { $why }
koncita-did-come-in = ha messo piede nella stanza
koncita-did-move = ha mosso verso il { $colour }
koncita-did-move-onto-goblin = ha mosso verso il { $colour }, addosso a { $other }
koncita-did-move-onto = ha mosso verso il { $colour }, { $piece ->
        [princess] addosso alla Principessa
        [casket] sullo scrigno
        [scepter] sullo scettro
       *[oscar] addosso a Oscar
    }
koncita-did-move-and-shove = ha mosso verso il { $colour }, spintonando { $other }
koncita-did-move-and-shove-toward = ha mosso verso il { $colour }, spintonando { $other } verso il { $way }
koncita-did-move-princess = ha mosso la Principessa verso il { $colour }
koncita-did-send-oscar = ha fatto correre Oscar verso il { $colour } per { $squares ->
        [one] una casella
       *[other] { $squares } caselle
    }
koncita-did-send-oscar-stopped = ha fatto correre Oscar verso il { $colour } per { $squares ->
        [one] una casella, fino a { $other }
       *[other] { $squares } caselle, fino a { $other }
    }
koncita-did-shove = ha spintonato { $other }
koncita-did-shove-toward = ha spintonato { $other } verso il { $way }
koncita-did-touch = { $piece ->
        [princess] ha toccato la Principessa
        [casket] ha toccato lo scrigno
        [scepter] ha toccato lo scettro
       *[oscar] ha toccato Oscar
    }
koncita-did-take = ha preso «{ $forfeit }» ({ $kind })
koncita-did-bounce = ha fatto un bel rimbalzo
koncita-did-relocate = { $piece ->
        [casket] ha spostato lo scrigno
        [scepter] ha spostato lo scettro
       *[oscar] ha spostato Oscar
    }
koncita-did-win = ha vinto { $treasure } ({ $points })
koncita-did-break = { $way }: carta Giocatore persa
koncita-did-go-out = è fuori
koncita-did-throw-away = ha scartato una carta
koncita-did-gesture = { $kind ->
        [friend] ha fatto un complimento in tempo
        [head] ha fatto l’inchino in tempo
        [legs] ha pestato i piedi in tempo
        [tongue] ha fatto la linguaccia in tempo
        [hands] ha applaudito in tempo
       *[voice] ha strillato in tempo
    }
koncita-did-praise = ha lodato { $other } in tempo
koncita-did-stumble = { $kind ->
        [friend] ha lodato senza motivo: passo falso
        [head] ha fatto l’inchino senza motivo: passo falso
        [legs] ha pestato i piedi senza motivo: passo falso
        [tongue] ha fatto la linguaccia senza motivo: passo falso
        [hands] ha applaudito senza motivo: passo falso
       *[voice] ha strillato senza motivo: passo falso
    }
koncita-did-stumble-praising = ha lodato { $other } senza motivo: passo falso
koncita-did-get-caught = non l’ha fatta franca

# Cards.
koncita-gesture-friend = Loda!
    .deed = complimento
    .how = indica un giocatore
koncita-gesture-head = Inchinati!
    .deed = inchino
koncita-gesture-legs = Pesta i piedi!
    .deed = pestare i piedi
koncita-gesture-tongue = Linguaccia!
    .deed = linguaccia
koncita-gesture-hands = Applaudi!
    .deed = applauso
koncita-gesture-voice = Strilla!
    .deed = strillo
koncita-card-goblin = Goblin
koncita-card-princess = Principessa
koncita-card-or-oscar = o Oscar
koncita-card-or-onto = o raggiungi con il tuo goblin
koncita-card-or-reach = o raggiungi:
koncita-onto-princess = la Principessa
koncita-onto-casket = lo scrigno
koncita-onto-scepter = lo scettro
koncita-onto-oscar = Oscar
koncita-reach-princess = Principessa
koncita-reach-casket = Scrigno
koncita-reach-scepter = Scettro
koncita-reach-oscar = Oscar

# What things are, when they are pointed at.
koncita-first-place = Prima il tuo goblin entra nella stanza: scegli una casella al bordo. K-09
koncita-first-use = Prima scegli dove muove la carta che hai giocato. K-11
koncita-first-shove = Prima scegli dove va il goblin spintonato. K-17
koncita-first-take = Prima scegli un mazzo di Penitenze. K-32
koncita-first-bounce = Prima scegli dove atterra il goblin. K-24
koncita-first-relocate = Prima scegli dove va la carta che è stata toccata. K-26
koncita-first-gestures = Prima un momento per i gesti di tutti; poi la prossima carta. K-34
koncita-about-square = Punta una delle tue carte: si illuminano le caselle a cui porta. K-11
koncita-about-covered = Prima scopri la mano; gli altri non guardino. K-07
koncita-about-waiting-card = Le tue carte aspettano: ora decide { $name }. K-10
koncita-about-princess = La Principessa: chi la tocca prende una Penitenza e rimbalza { $away }. K-22
koncita-about-thing = { $piece ->
        [casket] Scrigno: chi lo tocca prende una Penitenza, poi lo sposta { $away }. K-25
        [scepter] Scettro: chi lo tocca prende una Penitenza, poi lo sposta { $away }. K-25
       *[oscar] Oscar: una carta che lo mostra lo fa correre. Chi lo tocca o lo ferma prende una Penitenza. K-30
    }
koncita-about-furniture = { UP($name) }: nessuno ci entra o ci passa; conta come una parete. K-05
koncita-about-wall = { $colour ->
        [red] La parete rossa: una carta con il rosso muove di una casella da questa parte. K-11
        [blue] La parete blu: una carta con il blu muove di una casella da questa parte. K-11
        [green] La parete verde: una carta con il verde muove di una casella da questa parte. K-11
       *[yellow] La parete gialla: una carta con il giallo muove di una casella da questa parte. K-11
    }
koncita-about-treasure = Il Tesoro: nel tuo turno fai ciò che dice, o raggiungi il pezzo in basso. K-41
koncita-about-forfeits = Penitenze di tipo { $kind }: chi deve prenderne una sceglie uno dei sei mazzi. K-32
koncita-about-deck = Il mazzo Movimento: a fine turno ripeschi fino ad avere { $hand ->
        [one] { $hand } carta
       *[other] { $hand } carte
    }. K-10
koncita-about-played = Ciò che { $name } ha giocato in questo turno. K-10
koncita-about-discards = Gli scarti: si mescolano quando il mazzo è vuoto. K-16
koncita-about-out = { $name } ha violato due ordini: è fuori dal gioco. K-37
koncita-about-panel = Vince chi ha più punti dai Tesori; { $most ->
        [one] una Penitenza chiude
       *[other] { WORDS($most) } Penitenze chiudono
    } la partita. K-51
koncita-about-own-goblin = Il tuo goblin: le tue carte goblin lo muovono di una casella verso una parete dei loro colori. K-12
koncita-about-goblin = Il goblin di { $name }: vagli addosso con il tuo e spintonalo dove vuoi. K-17
koncita-roundel-shove = Il goblin lì viene spintonato
koncita-roundel-forfeit = Segue una Penitenza
koncita-roundel-oscar = Oscar corre fin qui

# So many of something, for what is explained.
koncita-count-points = { $count ->
        [one] { $count } punto
       *[other] { $count } punti
    }
koncita-count-discards = { $count ->
        [one] { $count } scarto
       *[other] { $count } scarti
    }
koncita-count-cards = { $count ->
        [one] { $count } carta
       *[other] { $count } carte
    }
koncita-count-movement-cards = { $count ->
        [one] { $count } carta Movimento
       *[other] { $count } carte Movimento
    }
koncita-count-treasures = { $count ->
        [one] { $count } Tesoro
       *[other] { $count } Tesori
    }
koncita-count-stumbles = { $count ->
        [one] { $count } passo falso
       *[other] { $count } passi falsi
    }
koncita-any-wall = una parete qualsiasi

# Headings and words on the table.
koncita-table-name = Koncita
koncita-table-treasure = Tesoro
koncita-table-forfeits = Penitenze
koncita-table-deck = Mazzo
koncita-table-discards = Scarti
koncita-table-left = { $count ->
        [one] ne resta { $count }
       *[other] ne restano { $count }
    }
koncita-table-none-left = finiti
koncita-table-ordinal = { $number ->
        [1] 1ª
        [2] 2ª
       *[3] 3ª
    }
koncita-table-ordinal-card = { $number ->
        [1] 1ª carta
       *[2] 2ª carta
    }
koncita-table-draw = pesca
koncita-table-at-the-door = I goblin sono alla porta.
koncita-table-your-hand = La tua mano
koncita-table-hand = La mano di { $name }
koncita-table-secret = segreta
koncita-table-assisted = assistita
koncita-table-out = fuori
koncita-table-no-treasure = ancora nessun Tesoro
koncita-table-half-done = 1 su 2
koncita-table-call = Premi prima della prossima carta.
koncita-table-whom = A chi fai il complimento? Scegli un giocatore.
koncita-table-nobody-near = A una carta: nessuno
koncita-table-near = A una carta: { $names }
koncita-table-fan = Penitenze di { $name }: { $count } su { $most }
koncita-table-fan-stumbled = { $stumbles ->
        [one] Penitenze di { $name }: { $count } su { $most }; { $stumbles } passo falso
       *[other] Penitenze di { $name }: { $count } su { $most }; { $stumbles } passi falsi
    }
koncita-table-no-orders = ancora nessun ordine
koncita-table-won = { $name }, { $points }
koncita-table-done = Fatto
koncita-table-caught = Beccato!
koncita-table-agree = Il tavolo conferma che { $name } ha violato un ordine?

# A turn’s order, in lines as they stand, and what somebody reads who is out.
koncita-turn = Un turno
koncita-turn-play =
    Gioca una carta: muovi
    il tuo goblin, Oscar
    o la Principessa
koncita-turn-follows =
    Spintoni, Penitenze,
    Tesoro
koncita-turn-again = { $more ->
        [one] Gioca un’altra carta
       *[other] Gioca altre { WORDS($more) } carte
    }
koncita-turn-draw = Ripesca fino a { $hand ->
        [one] una
       *[other] { WORDS($hand) }
    }
koncita-out-of-game = Sei fuori dal gioco.
koncita-out-why = { UP($way) } (K-37).
koncita-out-keep = I tuoi Tesori restano, ma non puoi vincere (K-52).
koncita-out-title = { $name } è fuori!
koncita-out-second = È il secondo ordine che violi.
koncita-out-rule = Due mancanze: fuori.
koncita-out-points = { $points ->
        [one] Il tuo punto resta in classifica,
       *[other] I tuoi { $points } punti restano in classifica,
    }
koncita-out-no-win = ma non puoi più vincere (K-52).
koncita-out-broke = Hai violato un ordine.
koncita-out-watch = Guarda
koncita-out-undo = Annulla
koncita-out-result = Vai al risultato

# Moments.
koncita-moment-waaah = Uaaah!
koncita-moment-take-one = Tu! Prendine una!
koncita-moment-oops = Ops!
koncita-moment-broke = { UP($way) }!
koncita-moment-broke-out = { UP($way) }: fuori!
koncita-moment-out = Fuori!
koncita-moment-wedding = Le nozze
koncita-moment-wedding-why = { UP($why) }
koncita-moment-takes = { $name } prende «{ $forfeit }»
koncita-moment-remember = Me ne ricorderò
koncita-moment-wins = { $name } vince { $treasure }!

# Before the game.
koncita-before-room = Con { WORDS($players) } giocatori: { $furniture } K-05 e { $treasures } K-06. Il primo giocatore è estratto a sorte K-09.
koncita-before-own-room = { $room }, con { WORDS($players) } giocatori: { $furniture } K-05 e { $treasures } K-06. Il primo giocatore è estratto a sorte K-09.
koncita-before-furniture = { $count ->
        [0] nessun mobile
        [one] un mobile
       *[other] { WORDS($count) } mobili
    }
koncita-before-pillars = { $furniture } e { $count ->
        [one] una colonna
       *[other] { WORDS($count) } colonne
    }
koncita-before-for-real = I gesti si fanno davvero. Chi vede che qualcuno ne dimentica uno preme «Beccato!» K-36.
koncita-before-on-screen = Se devi un gesto, cliccalo nel tuo riquadro prima della prossima carta K-34.

# What the rulebook says of numbers, cards and rooms.
koncita-rules-from-to = { $least }–{ $most }
koncita-rules-either = { EITHER($things) }
koncita-rules-and-last = { $others }, più { $last }
koncita-rules-sentence = { UP($words) }.
koncita-rules-squares-away = { $squares ->
        [one] a una casella di distanza
       *[other] a { WORDS($squares) } caselle di distanza
    }
koncita-rules-mix = { $kind ->
        [goblin] { $count ->
            [0] Nessuna muove un goblin.
            [one] Una muove un goblin: { $cards }.
           *[other] { UP(WORDS($count)) } muovono un goblin: { $cards }.
        }
       *[princess] { $count ->
            [0] Nessuna muove la Principessa.
            [one] Una muove la Principessa: { $cards }.
           *[other] { UP(WORDS($count)) } muovono la Principessa: { $cards }.
        }
    }
koncita-rules-each-pair = ognuna delle { WORDS($pairs) } coppie di colori { $times ->
        [one] una volta
       *[other] { WORDS($times) } volte
    }
koncita-rules-colours = { EITHER($colours) } { $times ->
        [one] una volta
       *[other] { WORDS($times) } volte
    }
koncita-rules-wild = { $count ->
        [one] un jolly
       *[other] { WORDS($count) } jolly
    }
koncita-rules-oscar-on-pairs = Di ogni coppia, una carta goblin e una carta Principessa mostrano anche Oscar: { $cards ->
        [one] una carta
       *[other] { WORDS($cards) } carte
    } in tutto.
koncita-rules-oscar = { $cards ->
        [0] Nessuna di esse mostra anche Oscar.
        [one] Una di esse mostra anche Oscar.
       *[other] { UP(WORDS($cards)) } di esse mostrano anche Oscar.
    }
# These two follow “Forfeit cards in six decks”.
koncita-rules-decks = { $cards ->
        [one] da una
       *[other] da { WORDS($cards) }
    }: { $decks }
koncita-rules-decks-uneven = : { $decks }
koncita-rules-deck = { $deck } ({ $cards })
koncita-rules-later-cards = { $cards ->
        [1] { "" }
        [2] { " " }Poi gioca allo stesso modo una seconda carta.
       *[3] { " " }Poi gioca allo stesso modo una seconda e poi una terza carta.
    }
koncita-rules-every-stumble = { $number ->
        [1] Ogni passo falso
        [2] Ogni secondo passo falso
        [3] Ogni terzo passo falso
        [4] Ogni quarto passo falso
        [5] Ogni quinto passo falso
        [6] Ogni sesto passo falso
        [7] Ogni settimo passo falso
        [8] Ogni ottavo passo falso
       *[9] Ogni nono passo falso
    }
koncita-rules-manners = { $count ->
        [0] { "" }
        [one] { " " }Uno di essi si chiama { $orders }: quando un altro goblin prende un Tesoro, indica chi l’ha preso, e nessun altro, e di’ che questo non si fa. I tuoi Tesori non chiedono nulla.
       *[other] { " " }Alcuni si leggono così: { $orders }: quando un altro goblin prende un Tesoro, indica chi l’ha preso, e nessun altro, e di’ che questo non si fa. I tuoi Tesori non chiedono nulla.
    }
koncita-rules-none-away = Si gioca per tutti.
koncita-rules-away = { $place ->
        [first] con { $players } giocatori { $treasures ->
            [one] il primo Tesoro del mazzo esce
           *[other] i primi { $treasures } Tesori del mazzo escono
        } dal gioco
       *[later] con { $players } giocatori { $treasures ->
            [one] il primo
           *[other] i primi { $treasures }
        }
    }
koncita-rules-walls = { $top } in alto, { $right } a destra, { $bottom } in basso, { $left } a sinistra
koncita-rules-walls-for = con { $players } giocatori { $walls }
koncita-rules-against-walls = Stanno sempre contro una parete e rimpiccioliscono la stanza.
koncita-rules-use = { $place ->
        [first] con { $players } giocatori: { $things }
       *[later] con { $players }: { $things }
    }
koncita-rules-pillars-too = Le colonne valgono come mobili.
koncita-rules-all-furniture = tutti e { WORDS($count) }
koncita-rules-some-furniture = { WORDS($count) } ({ $pieces })
koncita-rules-no-furniture = nessuno
koncita-rules-pillars = { $count ->
        [one] una colonna
       *[other] { WORDS($count) } colonne
    }
koncita-rules-treasure = { $name } ({ $points }, { $piece ->
        [princess] Principessa
        [oscar] Oscar
        [casket] scrigno
       *[scepter] scettro
    }): { DOWN($objective) }
koncita-rules-treasure-alone = { $treasure }.
koncita-rules-treasure-noted = { $treasure }; { $note }.

# Furniture.
koncita-furniture-bed = letto
koncita-furniture-wardrobe = armadio
koncita-furniture-bath = vasca
koncita-furniture-pillar = colonna
koncita-furniture-dresser = toeletta
koncita-furniture-harp = arpa

# A che cosa sono arrivati tutti.
koncita-tally-treasures = Tesori vinti
koncita-tally-in-play = In gioco
koncita-tally-stayed = fino alla fine
koncita-tally-out = fuori, turno { $turn }
    .short = fuori, { $turn }
koncita-tally-won-in = Turno { $turn }: { $how }
koncita-headline-treasure = { $treasure } ({ $points })
koncita-headline-won = { $name } ha vinto { $treasures }.
koncita-headline-shoved-and-won = { $name } ha spintonato { $others } e ha vinto { $treasures }.
koncita-headline-out = Per { $name } il gioco è finito.

# Imprese: come si chiamano, e che cosa ci vuole.
koncita-feat-full-chest = Scrigno colmo
koncita-feat-full-chest-help = { WORDS($count) } Tesori in una partita
koncita-feat-good-manners = Buone maniere
koncita-feat-good-manners-help = vincere senza una Penitenza
koncita-feat-burdened = Gran fardello
koncita-feat-burdened-help = vincere con { WORDS($count) } Penitenze, in { WORDS($players) } o più
koncita-feat-untouched = Intoccabile
koncita-feat-untouched-help = vincere senza uno spintone, in { WORDS($players) } o più
koncita-feat-elbows = Gomiti aguzzi
koncita-feat-elbows-help = { WORDS($count) } spintoni in una partita
koncita-feat-good-dog = Bravo cane
koncita-feat-good-dog-help = Oscar corre { WORDS($count) } volte per te
koncita-feat-two-at-once = Due insieme
koncita-feat-two-at-once-help = due Tesori in un turno
koncita-feat-long-fingers = Dita lunghe
koncita-feat-long-fingers-help = { WORDS($count) } Tesori presi toccando il pezzo
koncita-feat-last-one-in = Ultimo ospite
koncita-feat-last-one-in-help = vincere quando tutti gli altri sono fuori
koncita-feat-perfect-memory = Gran memoria
koncita-feat-perfect-memory-help = vincere con { WORDS($count) } Penitenze, nessuna dimenticata
koncita-feat-crowd = Gran folla
koncita-feat-crowd-help = vincere in { WORDS($count) } o più

# What others did, in a word or two beside the piece it was done with; before it is the face of whoever did it.
koncita-trace-you = te!
koncita-trace-came = è in scena
koncita-trace-moved = ha mosso
# The Princess.
koncita-trace-princess = l’ha mossa
koncita-trace-oscar = ha lanciato Oscar
koncita-trace-shoved = ha spintonato
# A room card.
koncita-trace-carried = ha spostato
koncita-trace-bounced = ha rimbalzato
koncita-trace-won = { $count ->
        [one] ha vinto 1 punto
       *[other] ha vinto { $count } punti
    }
koncita-trace-forfeit = una Penitenza
koncita-trace-broke = ha dimenticato
koncita-trace-out = è fuori
koncita-trace-threw = ha scartato

# Who deals says this when a match begins.
koncita-deal-said = Fatemi divertire!
