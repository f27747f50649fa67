# Why not.
koncita-no-after-stumble-gestures-are-locked = Dopo un passo falso i gesti sono bloccati fino alla prossima carta, o finché un ordine chiama.
koncita-no-another-players-turn = È il turno di un altro giocatore.
koncita-no-bots-neither-accuse-nor-are = I bot non accusano e non si accusano.
koncita-no-card-doesnt-show-colour = La carta non mostra quel colore.
koncita-no-card-moves-one-square-toward = Una carta muove di una casella verso uno dei suoi colori.
koncita-no-card-moves-own-goblin-princess = Una carta muove il tuo goblin, la Principessa o Oscar.
koncita-no-cards-cant-thrown-away-while = Non si scartano carte finché se ne può giocare una.
koncita-no-casket-and-scepter-are-never = Una carta non muove mai lo scrigno o lo scettro.
koncita-no-caught-for-table-forfeits-only = «Beccato!» vale solo con le Penitenze al tavolo.
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
koncita-kind-head = Testa
koncita-kind-legs = Gambe
koncita-kind-tongue = Lingua
koncita-kind-hands = Mani
koncita-kind-voice = Voce

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
koncita-option-forfeits = Penitenze
koncita-option-forfeits-digital = A schermo
koncita-option-forfeits-help = gesti sullo schermo, o fatti davvero con «Beccato!»
koncita-option-forfeits-table = Al tavolo
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
koncita-why-done = Le carte rimaste vale la pena di tenerle.
koncita-why-discard = Fa posto a una carta che si può giocare.
koncita-why-ends = Chiude la partita, e la vinci.
koncita-why-can-win = Può farti vincere subito { $treasure }.
koncita-why-wins = Ti fa vincere { $treasure }.
koncita-why-reaches-and-wins = Raggiunge { $piece ->
        [princess] la Principessa
        [casket] lo scrigno
        [scepter] lo scettro
       *[oscar] Oscar
    } e ti fa vincere { $treasure }.
koncita-why-first-of-two = È la prima di due azioni che ti fanno vincere { $treasure }.
koncita-why-starts-close = Parte vicino { $piece ->
        [princess] alla Principessa
        [casket] allo scrigno
        [scepter] allo scettro
       *[oscar] a Oscar
    }.
koncita-why-starts-out-of-way = Parte lontano dalla Principessa.
koncita-why-starts-in-middle = Parte vicino al centro della mischia.
koncita-why-picks-princess = Muove la Principessa, e il tuo goblin può restare dov’è.
koncita-why-picks-goblin = Muove il tuo goblin, e in mano restano carte migliori.
koncita-why-can-bring-closer = Può portare il tuo goblin più vicino { $piece ->
        [princess] alla Principessa
        [casket] allo scrigno
        [scepter] allo scettro
       *[oscar] a Oscar
    }.
koncita-why-brings-closer = Porta il tuo goblin più vicino { $piece ->
        [princess] alla Principessa
        [casket] allo scrigno
        [scepter] allo scettro
       *[oscar] a Oscar
    }.
koncita-why-touches-princess = Tocca la Principessa: una Penitenza, ma anche un atterraggio a tua scelta.
koncita-why-touches-thing = { $piece ->
        [casket] Tocca lo scrigno: una Penitenza, ma lo scrigno va dove vuoi tu.
        [scepter] Tocca lo scettro: una Penitenza, ma lo scettro va dove vuoi tu.
       *[oscar] Tocca Oscar: una Penitenza, ma Oscar va dove vuoi tu.
    }
koncita-why-shoves = Spintona il goblin che sta lì.
koncita-why-risks-nothing = Non rischia nulla.
koncita-why-princess-into-own = Manda la Principessa addosso al tuo goblin: una Penitenza, ma anche un atterraggio a tua scelta.
koncita-why-princess-into-goblin = Manda la Principessa addosso a un goblin, che ci rimette una Penitenza.
koncita-why-princess-away = Tiene la Principessa lontana dal tuo goblin.
koncita-why-moves-princess = Muove la Principessa, e il tuo goblin resta dov’è.
koncita-why-oscar-to-own = Fa correre Oscar fino al tuo goblin: una Penitenza, ma senza spendere una mossa.
koncita-why-oscar-to-goblin = Fa fermare Oscar contro un goblin, che ci rimette una Penitenza.
koncita-why-oscar-away = Manda via Oscar, e il tuo goblin resta dov’è.
koncita-why-shoves-into-princess = Spintona il goblin addosso alla Principessa, e gli costa una Penitenza.
koncita-why-shoves-into-thing = Spintona il goblin addosso { $piece ->
        [casket] allo scrigno
        [scepter] allo scettro
       *[oscar] a Oscar
    }, e gli costa una Penitenza.
koncita-why-shoves-into-goblin = Spintona il goblin addosso al prossimo.
koncita-why-shoves-away-from = Spintona il goblin lontano { $piece ->
        [princess] dalla Principessa
        [casket] dallo scrigno
        [scepter] dallo scettro
       *[oscar] da Oscar
    }.
koncita-why-shoves-aside = Spintona il goblin dove può fare poco.
koncita-why-only-deck = { $deck } è l’unico mazzo da cui pescare.
koncita-why-seldom-called-for = Gli ordini rimasti nel mazzo { $deck } scattano di rado.
koncita-why-easy-to-remember = Gli ordini rimasti nel mazzo { $deck } sono abbastanza facili da ricordare.
koncita-why-lands-close = Atterra vicino { $piece ->
        [princess] alla Principessa
        [casket] allo scrigno
        [scepter] allo scettro
       *[oscar] a Oscar
    }.
koncita-why-lands-out-of-way = Atterra lontano dalla Principessa.
koncita-why-puts-near = Mette { $piece ->
        [casket] lo scrigno
        [scepter] lo scettro
       *[oscar] Oscar
    } più vicino al tuo goblin che a ogni altro.
koncita-why-puts-out-of-reach = Mette { $piece ->
        [casket] lo scrigno
        [scepter] lo scettro
       *[oscar] Oscar
    } fuori dalla portata di tutti.
koncita-why-puts-aside = Mette { $piece ->
        [casket] lo scrigno
        [scepter] lo scettro
       *[oscar] Oscar
    } dove fa poco danno.

# What the rulebook says of numbers, cards and rooms.
koncita-rules-from-to = { $least }–{ $most }
koncita-rules-either = { EITHER($things) }
koncita-rules-and-last = { $others } e { $last }
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
koncita-furniture-dresser = cassettiera
koncita-furniture-harp = arpa

# How many Forfeits in one hand end the game.
