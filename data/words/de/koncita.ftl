# Warum nicht.
koncita-no-after-stumble-gestures-are-locked = Nach einem Patzer sind Gesten gesperrt, bis zur nächsten Karte oder bis ein Befehl ruft.
koncita-no-another-players-turn = Jemand anders ist am Zug.
koncita-no-bots-neither-accuse-nor-are = Bots beschuldigen niemanden und werden nicht beschuldigt.
koncita-no-card-doesnt-show-colour = Diese Farbe zeigt die Karte nicht.
koncita-no-card-moves-one-square-toward = Eine Karte bewegt ein Feld weit in Richtung einer ihrer Farben.
koncita-no-card-moves-own-goblin-princess = Eine Karte bewegt deinen Goblin, die Prinzessin oder Oscar.
koncita-no-cards-cant-thrown-away-while = Solange sich eine Karte spielen lässt, darfst du keine abwerfen.
koncita-no-casket-and-scepter-are-never = Schatulle und Zepter bewegt nie eine Karte.
koncita-no-caught-for-table-forfeits-only = „Erwischt!“ gilt nur bei Pfändern am Tisch.
koncita-no-compliment-paid-another-player-who = Gelobt wird jemand anders, der noch mitspielt.
koncita-no-deck-has-no-card-left = Dieser Stapel ist leer.
koncita-no-forfeit-must-taken-first = Zuerst muss ein Pfand genommen werden.
koncita-no-game-over = Die Partie ist zu Ende.
koncita-no-goblin-there-has-no-square = Der Goblin dort kann auf kein Feld geschubst werden.
koncita-no-goblin-touched-princess-must-moved = Zuerst muss der Goblin weg, der die Prinzessin berührt hat.
koncita-no-goblins-are-still-being-placed = Noch werden die Goblins aufgestellt.
koncita-no-goblins-begin-on-square-touches = Goblins beginnen auf einem Feld am Rand.
koncita-no-goblins-own-player-chooses-square = Das Feld wählt, wem der Goblin gehört.
koncita-no-movement-card-comes-first = Zuerst kommt eine Bewegungskarte.
koncita-no-no-card-can-played-throw = Keine Karte lässt sich spielen: Wirf eine oder mehrere ab.
koncita-no-no-goblin-moves-twice-one = In einer Kette bewegt sich kein Goblin zweimal.
koncita-no-no-square-stand-on = Auf diesem Feld kann niemand stehen.
koncita-no-nobody-sits-there = Dort sitzt niemand.
koncita-no-none-cards-leads-there = Keine deiner Karten führt dorthin.
koncita-no-none-cards-lets-oscar-run = Keine deiner Karten lässt Oscar dorthin rennen.
koncita-no-not-square-shover-came-from = Nicht auf das Feld, von dem der Schubs kam.
koncita-no-only-card-own-hand-can = Du kannst nur eine Karte von deiner Hand spielen.
koncita-no-only-card-shows-oscar-can = Nur eine Karte mit Oscar lässt ihn rennen.
koncita-no-picked-card-must-used-first = Zuerst muss die gewählte Karte genutzt werden.
koncita-no-player-whose-turn-chooses-where = Wer am Zug ist, entscheidet, wohin ein geschubster Goblin kommt.
koncita-no-room-card-must-moved-first = Zuerst muss die Zimmerkarte versetzt werden.
koncita-no-shoved-goblin-goes-square-beside = Ein geschubster Goblin kommt auf ein Nachbarfeld.
koncita-no-shoved-goblin-must-moved-first = Zuerst muss der geschubste Goblin weg.
koncita-no-square-not-empty = Dieses Feld ist nicht leer.
koncita-no-there-no-order-break-or = Da gibt es keinen Befehl zu brechen, oder es wird schon darüber entschieden.
koncita-no-there-no-order-keep-yet = Noch gibt es keinen Befehl zu befolgen.
koncita-no-there-no-such-gesture = Eine solche Geste gibt es nicht.
koncita-no-throw-at-least-one-card = Wirf zuerst mindestens eine Karte ab, und nur, wenn sich keine spielen lässt.
koncita-no-who-out-keeps-no-orders = Wer ausgeschieden ist, befolgt keine Befehle mehr.
koncita-no-whoever-takes-forfeit-chooses-its = Wer das Pfand nimmt, wählt den Stapel.
koncita-no-with-table-forfeits-gestures-are = Bei Pfändern am Tisch macht ihr die Gesten selbst.
koncita-no-way-wall = Richtung { EITHER($colours) } ist eine Wand oder ein Möbelstück.
koncita-no-way-shove = Der Goblin Richtung { EITHER($colours) } kann auf kein Feld geschubst werden.
koncita-no-way-room-card = Richtung { EITHER($colours) } liegt eine Zimmerkarte, und darauf darf die Prinzessin nicht.
koncita-no-way-oscar = Richtung { EITHER($colours) } kann Oscar nicht rennen: Er braucht ein leeres Feld.
koncita-no-kind-held = Ein Pfand der Art „{ $kind }“ hast du schon: Nimm eine andere Art.
koncita-no-square-so-far = Das Feld muss { $flung ->
        [one] ein Feld
       *[other] { WORDS($flung) } Felder
    } entfernt sein, waagrecht und senkrecht gezählt.

# Farben der Wände und Arten der Pfänder.
koncita-colour-red = Rot
koncita-colour-blue = Blau
koncita-colour-green = Grün
koncita-colour-yellow = Gelb
koncita-kind-friend = Freund
koncita-kind-head = Kopf
koncita-kind-legs = Beine
koncita-kind-tongue = Zunge
koncita-kind-hands = Hände
koncita-kind-voice = Stimme

# Wie eine Partie ausging, und was alle erreicht haben.
koncita-end-treasures = der letzte Schatz ist weg
koncita-end-forfeits = das letzte Pfand ist weg
koncita-end-six-forfeits = { $most ->
        [one] ein Pfand
       *[other] { WORDS($most) } Pfänder
    } auf einer Hand
koncita-end-last-one-in = nur ein Goblin ist noch übrig
koncita-headline-shared = Ein geteilter Sieg
koncita-line-treasures = Schätze
koncita-line-forfeits = Pfänder
koncita-line-points = Punkte

# Was man wählen kann.
koncita-keys-gestures = Koncitas sechs Gesten
koncita-option-forfeits = Pfänder
koncita-option-forfeits-digital = Digital
koncita-option-forfeits-help = Gesten am Bildschirm, oder in echt mit „Erwischt!“
koncita-option-forfeits-table = Am Tisch
koncita-option-reminders = Erinnern
koncita-option-reminders-help = sag mir, wenn eine Geste fällig ist
koncita-preference-reminders = Erinnern
koncita-preference-reminders-help = Koncita: Sag mir, wenn eine Geste fällig ist K-34.

# Warum jemand etwas tun könnte: Tipps. (Der Name eines Schatzes steht in $name; $treasure sagt, welcher Artikel zu ihm gehört. Akkusativ.)
koncita-treasure-won = { $treasure ->
        [dress] das { $name }
        [carillon] das { $name }
        [collar] { $name }
        [garter] das { $name }
        [opera] das { $name }
        [tiara] das { $name }
        [slippers] die { $name }
        [puff] die { $name }
        [earrings] die { $name }
        [pearls] die { $name }
        [list] die { $name }
        [veil] den { $name }
        [bone] den { $name }
        [handmirror] den { $name }
        [ring] den { $name }
        [goblet] den { $name }
        [fan] den { $name }
        [perfume] den { $name }
        [pot] den Fliegenden Nachttopf
        [bonbons] die Vergifteten Pralinen
       *[any] den Schatz „{ $name }“
    }
koncita-why-gesture = Wer Befehle hat, befolgt sie besser.
koncita-why-caught = Der ganze Tisch hat es gesehen.
koncita-why-done = Die übrigen Karten lohnt es zu behalten.
koncita-why-discard = Das macht Platz für eine Karte, die sich spielen lässt.
koncita-why-ends = Das beendet die Partie und gewinnt sie.
koncita-why-can-win = Das kann sofort { $treasure } gewinnen.
koncita-why-wins = Das gewinnt { $treasure }.
koncita-why-reaches-and-wins = Das erreicht { $piece ->
        [princess] die Prinzessin
        [casket] die Schatulle
        [scepter] das Zepter
       *[oscar] Oscar
    } und gewinnt { $treasure }.
koncita-why-first-of-two = Das ist die erste von zwei Aktionen für { $treasure }.
koncita-why-starts-close = Von hier ist es nicht weit { $piece ->
        [princess] zur Prinzessin
        [casket] zur Schatulle
        [scepter] zum Zepter
       *[oscar] zu Oscar
    }.
koncita-why-starts-out-of-way = Hier stehst du der Prinzessin nicht im Weg.
koncita-why-starts-in-middle = Hier bist du nah am Geschehen.
koncita-why-picks-princess = Sie bewegt die Prinzessin, und dein Goblin kann bleiben, wo er ist.
koncita-why-picks-goblin = Sie bewegt deinen Goblin, und bessere Karten bleiben auf der Hand.
koncita-why-can-bring-closer = Das kann deinen Goblin näher { $piece ->
        [princess] zur Prinzessin
        [casket] zur Schatulle
        [scepter] zum Zepter
       *[oscar] zu Oscar
    } bringen.
koncita-why-brings-closer = Das bringt deinen Goblin näher { $piece ->
        [princess] zur Prinzessin
        [casket] zur Schatulle
        [scepter] zum Zepter
       *[oscar] zu Oscar
    }.
koncita-why-touches-princess = Das berührt die Prinzessin: ein Pfand, aber du landest, wo du willst.
koncita-why-touches-thing = { $piece ->
        [casket] Das berührt die Schatulle: ein Pfand, aber sie kommt hin, wo du willst.
        [scepter] Das berührt das Zepter: ein Pfand, aber es kommt hin, wo du willst.
       *[oscar] Das berührt Oscar: ein Pfand, aber er kommt hin, wo du willst.
    }
koncita-why-shoves = Das schubst einen Goblin, der dort steht.
koncita-why-risks-nothing = Das riskiert nichts.
koncita-why-princess-into-own = Das schickt die Prinzessin auf deinen Goblin: ein Pfand, aber du landest, wo du willst.
koncita-why-princess-into-goblin = Das schickt die Prinzessin auf einen Goblin, und das kostet ein Pfand.
koncita-why-princess-away = Das hält die Prinzessin von deinem Goblin fern.
koncita-why-moves-princess = Das bewegt die Prinzessin, und dein Goblin bleibt, wo er ist.
koncita-why-oscar-to-own = Das lässt Oscar zu deinem Goblin rennen: ein Pfand, aber es kostet keine Bewegung.
koncita-why-oscar-to-goblin = Das lässt Oscar bei einem Goblin anhalten, und das kostet ein Pfand.
koncita-why-oscar-away = Das schickt Oscar weg, und dein Goblin bleibt, wo er ist.
koncita-why-shoves-into-princess = Das schubst den Goblin in die Prinzessin, und das kostet ein Pfand.
koncita-why-shoves-into-thing = Das schubst den Goblin gegen { $piece ->
        [casket] die Schatulle
        [scepter] das Zepter
       *[oscar] Oscar
    }, und das kostet ein Pfand.
koncita-why-shoves-into-goblin = Das schubst den Goblin in den nächsten.
koncita-why-shoves-away-from = Das schubst den Goblin weg { $piece ->
        [princess] von der Prinzessin
        [casket] von der Schatulle
        [scepter] vom Zepter
       *[oscar] von Oscar
    }.
koncita-why-shoves-aside = Das schubst den Goblin dorthin, wo er wenig anrichtet.
koncita-why-only-deck = Nur der Stapel „{ $deck }“ hat noch Karten für dich.
koncita-why-seldom-called-for = Was im Stapel „{ $deck }“ noch liegt, ist selten fällig.
koncita-why-easy-to-remember = Was im Stapel „{ $deck }“ noch liegt, merkt man sich leicht.
koncita-why-lands-close = Von dort ist es nicht weit { $piece ->
        [princess] zur Prinzessin
        [casket] zur Schatulle
        [scepter] zum Zepter
       *[oscar] zu Oscar
    }.
koncita-why-lands-out-of-way = Dort stehst du der Prinzessin nicht im Weg.
koncita-why-puts-near = Das bringt { $piece ->
        [casket] die Schatulle
        [scepter] das Zepter
       *[oscar] Oscar
    } näher zu deinem Goblin als zu jedem anderen.
koncita-why-puts-out-of-reach = Das bringt { $piece ->
        [casket] die Schatulle
        [scepter] das Zepter
       *[oscar] Oscar
    } außer Reichweite für alle.
koncita-why-puts-aside = Das bringt { $piece ->
        [casket] die Schatulle
        [scepter] das Zepter
       *[oscar] Oscar
    } dorthin, wo wenig passieren kann.

# Was das Regelheft über Zahlen, Karten und Zimmer sagt.
koncita-rules-from-to = { WORDS($least) } bis { WORDS($most) }
koncita-rules-either = { EITHER($things) }
koncita-rules-and-last = { $others } und { $last }
koncita-rules-sentence = { UP($words) }.
koncita-rules-squares-away = { $squares ->
        [one] ein Feld entfernt
       *[other] { WORDS($squares) } Felder entfernt
    }
koncita-rules-mix = { $kind ->
        [goblin] { $count ->
            [0] Keine bewegt einen Goblin.
            [one] Eine bewegt einen Goblin: { $cards }.
           *[other] { UP(WORDS($count)) } bewegen einen Goblin: { $cards }.
        }
       *[princess] { $count ->
            [0] Keine bewegt die Prinzessin.
            [one] Eine bewegt die Prinzessin: { $cards }.
           *[other] { UP(WORDS($count)) } bewegen die Prinzessin: { $cards }.
        }
    }
koncita-rules-each-pair = jedes der { WORDS($pairs) } Farbpaare { $times ->
        [one] einmal
       *[other] { WORDS($times) }mal
    }
koncita-rules-colours = { EITHER($colours) } { $times ->
        [one] einmal
       *[other] { WORDS($times) }mal
    }
koncita-rules-wild = { $count ->
        [one] ein Joker
       *[other] { WORDS($count) } Joker
    }
koncita-rules-oscar-on-pairs = Von jedem Paar zeigen eine Goblinkarte und eine Prinzessinnenkarte auch Oscar: { WORDS($cards) } Karten insgesamt.
koncita-rules-oscar = { $cards ->
        [0] Keine davon zeigt auch Oscar.
        [one] Eine davon zeigt auch Oscar.
       *[other] { UP(WORDS($cards)) } davon zeigen auch Oscar.
    }
# Diese beiden folgen auf „Pfandkarten in sechs Stapeln“.
koncita-rules-decks = zu je { $cards ->
        [one] einer
       *[other] { WORDS($cards) }
    }: { $decks }
koncita-rules-decks-uneven = : { $decks }
koncita-rules-deck = { $deck } ({ $cards })
koncita-rules-later-cards = { $cards ->
        [1] { "" }
        [2] { " " }Spiel dann ebenso eine zweite Karte.
       *[3] { " " }Spiel dann ebenso eine zweite und danach eine dritte Karte.
    }
koncita-rules-every-stumble = { $number ->
        [1] Jeder Patzer
        [2] Jeder zweite Patzer
        [3] Jeder dritte Patzer
        [4] Jeder vierte Patzer
        [5] Jeder fünfte Patzer
        [6] Jeder sechste Patzer
        [7] Jeder siebte Patzer
        [8] Jeder achte Patzer
       *[9] Jeder neunte Patzer
    }
koncita-rules-manners = { $count ->
        [0] { "" }
        [one] { " " }Einer davon heißt „{ $orders }“: Nimmt ein anderer Goblin einen Schatz, zeig auf ihn, auf niemanden sonst, und sag, dass man das nicht tut. Deine eigenen Schätze verlangen nichts.
       *[other] { " " }Einige davon heißen { $orders }: Nimmt ein anderer Goblin einen Schatz, zeig auf ihn, auf niemanden sonst, und sag, dass man das nicht tut. Deine eigenen Schätze verlangen nichts.
    }
koncita-rules-none-away = Um alle wird gespielt.
koncita-rules-away = { $place ->
        [first] bei { $players } Spielern kommen die obersten { $treasures } Schätze aus dem Spiel
       *[later] bei { $players } Spielern die obersten { $treasures }
    }
koncita-rules-walls = { $top } oben, { $right } rechts, { $bottom } unten, { $left } links
koncita-rules-walls-for = bei { $players } Spielern { $walls }
koncita-rules-against-walls = Sie stehen immer an einer Wand und machen das Zimmer kleiner.
koncita-rules-use = { $place ->
        [first] bei { $players } Spielern stehen { $things } im Zimmer
       *[later] bei { $players } { $things }
    }
koncita-rules-pillars-too = Säulen sind wie Möbel.
koncita-rules-all-furniture = alle { WORDS($count) }
koncita-rules-some-furniture = { $count ->
        [one] eins
       *[other] { WORDS($count) }
    } ({ $pieces })
koncita-rules-no-furniture = keine
koncita-rules-pillars = { $count ->
        [one] eine Säule
       *[other] { WORDS($count) } Säulen
    }
koncita-rules-treasure = { $name } ({ $points }, { $piece ->
        [princess] Prinzessin
        [oscar] Oscar
        [casket] Schatulle
       *[scepter] Zepter
    }): { $objective }
koncita-rules-treasure-alone = { $treasure }.
koncita-rules-treasure-noted = { $treasure }; { $note }.

# Möbel.
koncita-furniture-bed = Bett
koncita-furniture-wardrobe = Schrank
koncita-furniture-bath = Wanne
koncita-furniture-dresser = Kommode
koncita-furniture-harp = Harfe

# Wie viele Pfänder auf einer Hand die Partie beenden.
