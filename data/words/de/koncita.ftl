# Warum nicht.
koncita-no-after-stumble-gestures-are-locked = Nach einem Patzer sind Gesten gesperrt, bis zur nächsten Karte oder bis ein Befehl ruft.
koncita-no-another-players-turn = Jemand anders ist am Zug.
koncita-no-bots-neither-accuse-nor-are = Bots beschuldigen niemanden und werden nicht beschuldigt.
koncita-no-card-doesnt-show-colour = Diese Farbe zeigt die Karte nicht.
koncita-no-card-moves-one-square-toward = Eine Karte bewegt ein Feld weit in Richtung einer ihrer Farben.
koncita-no-card-moves-own-goblin-princess = Eine Karte bewegt deinen Goblin, die Prinzessin oder Oscar.
koncita-no-cards-cant-thrown-away-while = Solange sich eine Karte spielen lässt, darfst du keine abwerfen.
koncita-no-casket-and-scepter-are-never = Schatulle und Zepter bewegt nie eine Karte.
koncita-no-caught-for-table-forfeits-only = „Erwischt!“ gilt nur, wenn die Gesten in echt gemacht werden.
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
    .missed = das Lob
koncita-kind-head = Kopf
    .missed = die Verbeugung
koncita-kind-legs = Beine
    .missed = das Stampfen
koncita-kind-tongue = Zunge
    .missed = die Zunge
koncita-kind-hands = Hände
    .missed = das Klatschen
koncita-kind-voice = Stimme
    .missed = das Quieken

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
koncita-option-forfeits = Gesten
koncita-option-forfeits-digital = Am Bildschirm
koncita-option-forfeits-help = klick an, was die Pfänder befehlen, oder mach es selbst vor
koncita-option-forfeits-table = In echt
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
koncita-why-starts-close = Von hier ist es nicht weit { $piece }.
koncita-why-starts-out-of-way = Hier steht der Goblin der Prinzessin nicht im Weg.
koncita-why-starts-in-middle = Hier ist der Goblin nah am Geschehen.
koncita-why-picks-princess = Sie bewegt die Prinzessin, und dein Goblin kann bleiben, wo er ist.
    .own = Sie bewegt die Prinzessin, und mein Goblin kann bleiben, wo er ist.
koncita-why-picks-goblin = Sie bewegt deinen Goblin, und bessere Karten bleiben auf der Hand.
    .own = Sie bewegt meinen Goblin, und bessere Karten bleiben auf der Hand.
koncita-why-brings-closer = Das bringt deinen Goblin näher { $piece }.
    .own = Das bringt meinen Goblin näher { $piece }.
koncita-why-touches-princess = Das berührt die Prinzessin: ein Pfand, aber du landest, wo du willst.
    .own = Das berührt die Prinzessin: ein Pfand, aber ich lande, wo ich will.
koncita-why-touches-thing = { $piece ->
        [casket] Das berührt die Schatulle: ein Pfand, aber sie kommt hin, wo du willst.
        [scepter] Das berührt das Zepter: ein Pfand, aber es kommt hin, wo du willst.
       *[oscar] Das berührt Oscar: ein Pfand, aber er kommt hin, wo du willst.
    }
    .own = { $piece ->
        [casket] Das berührt die Schatulle: ein Pfand, aber sie kommt hin, wo ich will.
        [scepter] Das berührt das Zepter: ein Pfand, aber es kommt hin, wo ich will.
       *[oscar] Das berührt Oscar: ein Pfand, aber er kommt hin, wo ich will.
    }
koncita-why-shoves = Das schubst { $name } aus dem Weg.
koncita-why-risks-nothing = Das kostet nichts: kein Pfand, kein Schubs.
koncita-why-princess-into-own = Das schickt die Prinzessin auf deinen Goblin: ein Pfand, aber du landest, wo du willst.
    .own = Das schickt die Prinzessin auf meinen Goblin: ein Pfand, aber ich lande, wo ich will.
koncita-why-princess-into-goblin = Das schickt die Prinzessin auf den Goblin von { $name }, und das kostet ein Pfand.
koncita-why-princess-away = Das hält die Prinzessin von deinem Goblin fern.
    .own = Das hält die Prinzessin von meinem Goblin fern.
koncita-why-princess-toward = Das schickt die Prinzessin zum Goblin von { $name }.
koncita-why-moves-princess = Das bewegt die Prinzessin, und dein Goblin bleibt, wo er ist.
    .own = Das bewegt die Prinzessin, und mein Goblin bleibt, wo er ist.
koncita-why-oscar-to-own = Das lässt Oscar zu deinem Goblin rennen: ein Pfand, aber es kostet keine Bewegung.
    .own = Das lässt Oscar zu meinem Goblin rennen: ein Pfand, aber es kostet keine Bewegung.
koncita-why-oscar-to-goblin = Das lässt Oscar beim Goblin von { $name } anhalten, und das kostet ein Pfand.
koncita-why-shoves-into-princess = Das schubst { $name } in die Prinzessin, und das kostet ein Pfand.
koncita-why-shoves-into-thing = Das schubst { $name } { $piece }, und das kostet ein Pfand.
koncita-why-shoves-into-goblin = Das schubst { $name } gegen { $other }.
koncita-why-shoves-away-from = Das schubst { $name } weg { $piece }.
koncita-why-shoves-aside = Das schubst { $name } dorthin, wo der Goblin wenig anrichtet.
koncita-why-only-deck = Nur der Stapel „{ $deck }“ hat noch passende Karten.
koncita-why-seldom-called-for = Was im Stapel „{ $deck }“ noch liegt, ist selten fällig.
koncita-why-easy-to-remember = Was im Stapel „{ $deck }“ noch liegt, merkt man sich leicht.
koncita-why-lands-close = Von dort ist es nicht weit { $piece }.
koncita-why-lands-out-of-way = Dort steht der Goblin der Prinzessin nicht im Weg.
koncita-why-puts-near = Das bringt { $piece } näher zu deinem Goblin als zu jedem anderen.
    .own = Das bringt { $piece } näher zu meinem Goblin als zu jedem anderen.
koncita-why-puts-out-of-reach = Das bringt { $piece } außer Reichweite für alle.
koncita-why-puts-aside = Das bringt { $piece } dorthin, wo wenig passieren kann.
koncita-piece = { $piece ->
        [princess] die Prinzessin
        [casket] die Schatulle
        [scepter] das Zepter
       *[oscar] Oscar
    }
    .to =
        { $piece ->
            [princess] zur Prinzessin
            [casket] zur Schatulle
            [scepter] zum Zepter
           *[oscar] zu Oscar
        }
    .from =
        { $piece ->
            [princess] von der Prinzessin
            [casket] von der Schatulle
            [scepter] vom Zepter
           *[oscar] von Oscar
        }
    .into =
        { $piece ->
            [princess] in die Prinzessin
            [casket] gegen die Schatulle
            [scepter] gegen das Zepter
           *[oscar] gegen Oscar
        }
    .and =
        { $piece ->
            [princess] der Prinzessin
            [casket] der Schatulle
            [scepter] dem Zepter
           *[oscar] Oscar
        }
koncita-why-gets-away = Das bringt deinen Goblin weg von der Prinzessin.
    .own = Das bringt meinen Goblin weg von der Prinzessin.
koncita-why-between = So steht die Prinzessin zwischen { $name } und { $piece }.
koncita-why-sets-up = So kannst du bald { $treasure } holen.
    .own = So kann ich bald { $treasure } holen.
koncita-why-out-of-reach = Das bringt { $piece } außer Reichweite von { $name }.
koncita-why-harder = So kommt { $name } schwerer an { $treasure }.
koncita-why-stays = Dein Goblin bleibt, wo er ist: { $squares ->
        [one] ein Feld
       *[other] { WORDS($squares) } Felder
    } { $piece } entfernt.
    .own = Mein Goblin bleibt, wo er ist: { $squares ->
        [one] ein Feld
       *[other] { WORDS($squares) } Felder
    } { $piece } entfernt.
koncita-act-card = { $kind ->
        [princess] { $wild ->
            [yes] eine Prinzessinnenkarte als Joker
           *[no] eine Prinzessinnenkarte mit { $colours }
        }
       *[goblin] { $wild ->
            [yes] eine Jokerkarte
           *[no] eine Goblinkarte mit { $colours }
        }
    }
koncita-act-place = den Goblin nahe { $walls } aufstellen
koncita-act-pick = { $card } spielen
koncita-act-discard = { $card } wegwerfen
koncita-act-done = nichts mehr wegwerfen
koncita-act-move = { $kind ->
        [princess] die Prinzessin Richtung { $colour } bewegen
       *[goblin] den Goblin Richtung { $colour } bewegen
    }
koncita-act-run = Oscar Richtung { $colour } schicken
koncita-act-shove = { $name } Richtung { $colour } schubsen
koncita-act-take = ein Pfand nehmen: { $deck }
koncita-act-bounce = nahe { $walls } landen
koncita-act-relocate = { $piece } nahe { $walls } hinlegen
koncita-act-gesture = die Geste machen: { $gesture }

# Worauf der Tisch wartet.
koncita-now-over = Die Partie ist zu Ende: { UP($why) }.
koncita-over-treasures = der letzte Schatz ist weg
koncita-over-forfeits = das letzte Pfand ist weg
koncita-over-six-forfeits = { $most ->
        [one] jemand hat ein Pfand
       *[other] jemand hat { WORDS($most) } Pfänder
    }
koncita-over-last-one-in = nur ein Goblin ist noch übrig
koncita-now-gestures = Zeit für Gesten: Ist eine fällig, mach sie jetzt
koncita-now-place = { $name }: Setz deinen Goblin auf ein Randfeld
koncita-now-use = { $name }: Wähl, wohin diese Karte bewegt
koncita-now-shove = { $name } schubst { $other }: Wähl das Feld
koncita-now-take = { $name } { $why }: Nimm ein Pfand
koncita-now-bounce = { $name } prallt ab: Wähl einen Platz, { $away } von ihr
koncita-now-relocate = { $piece ->
        [casket] { $name }: Wähl einen Platz für die Schatulle, { $away }
        [scepter] { $name }: Wähl einen Platz für das Zepter, { $away }
       *[oscar] { $name }: Wähl einen Platz für Oscar, { $away }
    }
koncita-now-turn = { $name } ist am Zug
koncita-now-show-hand = { $name }: Deck deine Hand auf; die anderen schauen weg
koncita-now-throw-more = { $name }: Wirf weitere Karten ab oder wähl „Fertig“
koncita-now-throw-some = { $name }: Keine Karte lässt sich spielen, wirf welche ab
koncita-now-play = Du bist dran, { $name }: Spiel eine Karte
koncita-now-play-next = { $card ->
        [1] Du bist dran, { $name }: Spiel deine erste Karte
        [2] Du bist dran, { $name }: Spiel deine zweite Karte
       *[3] Du bist dran, { $name }: Spiel deine dritte Karte
    }
koncita-now-bot-place = { $name } kommt ins Zimmer
koncita-now-bot-pick = { $name } sieht sich die Karten an
koncita-now-bot-use = { $name } wählt einen Weg
koncita-now-bot-shove = { $name } schubst { $other }
koncita-now-bot-take = { $name } nimmt ein Pfand
koncita-now-bot-bounce = { $name } prallt ab
koncita-now-bot-relocate = { $piece ->
        [casket] { $name } versetzt die Schatulle
        [scepter] { $name } versetzt das Zepter
       *[oscar] { $name } versetzt Oscar
    }

# Wofür ein Pfand genommen wird: Das folgt auf einen Namen. Und was dann kommt.
koncita-forfeit-breach = hat einen Befehl gebrochen
koncita-forfeit-run-over = wurde von der Prinzessin umgerannt
koncita-forfeit-ran-into = ist in die Prinzessin gerannt
koncita-forfeit-touched = { $piece ->
        [casket] hat die Schatulle berührt
        [scepter] hat das Zepter berührt
       *[oscar] hat Oscar berührt
    }
koncita-forfeit-stopped-oscar = hat Oscar aufgehalten
koncita-then-bounce = Dann kommt { $name } auf einen beliebigen freien Platz, { $away } von ihr.
koncita-then-relocate = { $piece ->
        [casket] Dann kommt die Schatulle auf einen beliebigen freien Platz, { $away }.
        [scepter] Dann kommt das Zepter auf einen beliebigen freien Platz, { $away }.
       *[oscar] Dann kommt Oscar auf einen beliebigen freien Platz, { $away }.
    }
koncita-then-card-lost = Die Spielerkarte ist weg; nach einem zweiten Verstoß scheidest du aus.
koncita-then-on = Dann geht die Partie weiter.
koncita-take-binds = Nimm ein Pfand: Sein Befehl gilt für { $name } bis zum Ende der Partie.
koncita-take-last = Nimm ein Pfand: Damit sind es { WORDS($most) }, und die Partie endet sofort.
    .then = Dann wird gezählt; die meisten Punkte siegen.
koncita-take-replaces = Alle anderen Stapel sind leer: Der neue Befehl ersetzt den alten.
koncita-take-title = { $name } { $why }: Wähl einen Stapel
koncita-take-held = hast du schon
koncita-take-empty = keine Karte mehr

# Was die Geste eines Pfandes auslöst.
koncita-order-treasure-taken = Wenn ein Goblin einen Schatz nimmt
koncita-order-princess-moves = Wenn sich die Prinzessin bewegt
koncita-order-oscar-runs = Wenn Oscar rennt
koncita-order-goblin-shoved = Wenn irgendein Goblin geschubst wird
koncita-order-you-are-shoved = Wenn du geschubst wirst
koncita-order-other-takes-forfeit = Wenn jemand anders ein Pfand nimmt
koncita-order-your-turn-starts = Wenn dein Zug beginnt
koncita-order-your-turn-ends = Wenn dein Zug endet
koncita-order-wild-played = Wenn ein Joker gespielt wird
koncita-order-goblin-bounces = Wenn ein Goblin an der Prinzessin abprallt
koncita-order-room-card-touched = Wenn jemand eine Zimmerkarte berührt
koncita-order-moves-toward-red = Wenn eine Karte irgendwen Richtung Rot bewegt
koncita-order-moves-toward-blue = Wenn eine Karte irgendwen Richtung Blau bewegt
koncita-order-moves-toward-green = Wenn eine Karte irgendwen Richtung Grün bewegt
koncita-order-moves-toward-yellow = Wenn eine Karte irgendwen Richtung Gelb bewegt
koncita-order-to-taker = Wenn ein anderer Goblin einen Schatz nimmt: Zeig auf ihn

# Wie jemand Befehle gebrochen hat: Das folgt auf einen Namen (they) oder auf „Du“ (you), oder es steht allein.
koncita-broke-forgot = { $person ->
        [you] hast { $kinds } vergessen
       *[they] hat { $kinds } vergessen
    }
koncita-broke-forgot-twice = { $person ->
        [you] hast zweimal { $kinds } vergessen
       *[they] hat zweimal { $kinds } vergessen
    }
koncita-broke-forgot-then = { $person ->
        [you] hast erst { $kinds }, dann { $others } vergessen
       *[they] hat erst { $kinds }, dann { $others } vergessen
    }
koncita-broke-stumbled = { $person ->
        [you] hast einmal zu oft gepatzt
       *[they] hat einmal zu oft gepatzt
    }
koncita-broke-stumbled-twice = { $person ->
        [you] hast zweimal zu oft gepatzt
       *[they] hat zweimal zu oft gepatzt
    }
koncita-broke-caught = { $person ->
        [you] wurdest erwischt
       *[they] wurde erwischt
    }
koncita-broke-caught-twice = { $person ->
        [you] wurdest zweimal erwischt
       *[they] wurde zweimal erwischt
    }
koncita-broke-then = { $way } und { $other }
koncita-you-forgot = Du hast vergessen, { $deeds }.
koncita-you-broke = Du { $way }.
koncita-to-do-friend = jemanden zu loben
koncita-to-do-head = dich zu verbeugen
koncita-to-do-legs = zu stampfen
koncita-to-do-tongue = die Zunge herauszustrecken
koncita-to-do-hands = zu klatschen
koncita-to-do-voice = zu quieken

# Der Verlauf, im Präsens: Ein Satz besteht aus Teilen. Was jemand tut (koncita-did-…), folgt auf den Namen oder auf das, was er davor tat.
koncita-log-by = { $name } { $did }
koncita-log-then = { $before }; { $after }
koncita-log-sentence = { UP($words) }.
koncita-log-turn-over = Der Zug von { $name } ist zu Ende.
koncita-log-ran-over = sie rennt { $name } um
koncita-log-reshuffled = die Ablage wird zum neuen Stapel gemischt
koncita-log-over = die Partie ist zu Ende: { UP($why) }
koncita-did-come-in = kommt ins Zimmer
koncita-did-move = läuft Richtung { $colour }
koncita-did-move-onto-goblin = läuft Richtung { $colour }, auf das Feld von { $other }
koncita-did-move-onto = { $piece ->
        [princess] läuft Richtung { $colour }, in die Prinzessin
        [casket] läuft Richtung { $colour }, auf die Schatulle
        [scepter] läuft Richtung { $colour }, auf das Zepter
       *[oscar] läuft Richtung { $colour }, auf Oscar
    }
koncita-did-move-and-shove = läuft Richtung { $colour } und schubst { $other }
koncita-did-move-and-shove-toward = läuft Richtung { $colour } und schubst { $other } Richtung { $way }
koncita-did-move-princess = bewegt die Prinzessin Richtung { $colour }
koncita-did-send-oscar = { $squares ->
        [one] schickt Oscar Richtung { $colour }; er rennt ein Feld weit
       *[other] schickt Oscar Richtung { $colour }; er rennt { $squares } Felder weit
    }
koncita-did-send-oscar-stopped = { $squares ->
        [one] schickt Oscar Richtung { $colour }; er rennt ein Feld weit und wird von { $other } aufgehalten
       *[other] schickt Oscar Richtung { $colour }; er rennt { $squares } Felder weit und wird von { $other } aufgehalten
    }
koncita-did-shove = schubst { $other }
koncita-did-shove-toward = schubst { $other } Richtung { $way }
koncita-did-touch = { $piece ->
        [princess] berührt die Prinzessin
        [casket] berührt die Schatulle
        [scepter] berührt das Zepter
       *[oscar] berührt Oscar
    }
koncita-did-take = nimmt „{ $forfeit }“ ({ $kind })
koncita-did-bounce = prallt ab
koncita-did-relocate = { $piece ->
        [casket] versetzt die Schatulle
        [scepter] versetzt das Zepter
       *[oscar] versetzt Oscar
    }
koncita-did-win = gewinnt { $treasure } ({ $points })
koncita-did-break = { $way } und verliert die Spielerkarte
koncita-did-go-out = scheidet aus
koncita-did-throw-away = wirft eine Karte ab
koncita-did-gesture = { $kind ->
        [friend] lobt rechtzeitig
        [head] verbeugt sich rechtzeitig
        [legs] stampft rechtzeitig
        [tongue] streckt rechtzeitig die Zunge heraus
        [hands] klatscht rechtzeitig
       *[voice] quiekt rechtzeitig
    }
koncita-did-praise = lobt { $other } rechtzeitig
koncita-did-stumble = { $kind ->
        [friend] lobt grundlos und patzt
        [head] verbeugt sich grundlos und patzt
        [legs] stampft grundlos und patzt
        [tongue] streckt grundlos die Zunge heraus und patzt
        [hands] klatscht grundlos und patzt
       *[voice] quiekt grundlos und patzt
    }
koncita-did-stumble-praising = lobt { $other } grundlos und patzt
koncita-did-get-caught = wird erwischt

# Karten.
koncita-gesture-friend = Lobe!
    .deed = loben
    .how = zeig auf jemanden
koncita-gesture-head = Verbeug dich!
    .deed = verbeugen
koncita-gesture-legs = Stampf!
    .deed = stampfen
koncita-gesture-tongue = Zunge raus!
    .deed = Zunge zeigen
koncita-gesture-hands = Klatsch!
    .deed = klatschen
koncita-gesture-voice = Quiek!
    .deed = quieken
koncita-card-goblin = Goblin
koncita-card-princess = Prinzessin
koncita-card-or-oscar = oder Oscar
koncita-card-or-onto = oder tritt mit deinem Goblin auf
koncita-card-or-reach = oder erreiche
koncita-onto-princess = die Prinzessin
koncita-onto-casket = die Schatulle
koncita-onto-scepter = das Zepter
koncita-onto-oscar = Oscar
koncita-reach-princess = Prinzessin
koncita-reach-casket = Schatulle
koncita-reach-scepter = Zepter
koncita-reach-oscar = Oscar

# Was etwas ist, wenn man darauf zeigt.
koncita-first-place = Zuerst kommt dein Goblin ins Zimmer: Wähl ein Randfeld. K-09
koncita-first-use = Wähl zuerst, wohin die gelegte Karte bewegt. K-11
koncita-first-shove = Wähl zuerst, wohin der geschubste Goblin kommt. K-17
koncita-first-take = Wähl zuerst einen Pfandstapel. K-32
koncita-first-bounce = Wähl zuerst, wo der Goblin landet. K-24
koncita-first-relocate = Wähl zuerst, wohin die berührte Karte kommt. K-26
koncita-first-gestures = Zuerst ist Zeit für alle Gesten; dann kommt die nächste Karte. K-34
koncita-about-square = Zeig auf eine deiner Karten: Die Felder, zu denen sie führt, leuchten auf. K-11
koncita-about-covered = Deck zuerst deine Hand auf; die anderen schauen weg. K-07
koncita-about-waiting-card = Deine Karten warten: Jetzt entscheidet { $name }. K-10
koncita-about-princess = Die Prinzessin: Wer sie berührt, nimmt ein Pfand, prallt ab und landet { $away }. K-22
koncita-about-thing = { $piece ->
        [casket] Schatulle: Wer sie berührt, nimmt ein Pfand und legt sie dann { $away } wieder hin. K-25
        [scepter] Zepter: Wer es berührt, nimmt ein Pfand und legt es dann { $away } wieder hin. K-25
       *[oscar] Oscar: Eine Karte, die ihn zeigt, lässt ihn rennen. Wer ihn berührt oder aufhält, nimmt ein Pfand. K-30
    }
koncita-about-furniture = { UP($name) }: Hier kommt niemand drauf und niemand durch; das zählt als Wand. K-05
koncita-about-wall = { $colour ->
        [red] Die rote Wand: Eine Karte mit Rot bewegt ein Feld weit zu ihr hin. K-11
        [blue] Die blaue Wand: Eine Karte mit Blau bewegt ein Feld weit zu ihr hin. K-11
        [green] Die grüne Wand: Eine Karte mit Grün bewegt ein Feld weit zu ihr hin. K-11
       *[yellow] Die gelbe Wand: Eine Karte mit Gelb bewegt ein Feld weit zu ihr hin. K-11
    }
koncita-about-treasure = Der Schatz: Tu in deinem Zug, was er sagt, oder tritt auf die Figur unten auf der Karte. K-41
koncita-about-forfeits = Pfänder der Art „{ $kind }“: Wer ein Pfand nehmen muss, wählt einen der sechs Stapel. K-32
koncita-about-deck = Die Bewegungskarten: Am Ende deines Zuges ziehst du auf { $hand } nach. K-10
koncita-about-played = Was { $name } in diesem Zug gespielt hat. K-10
koncita-about-discards = Die Ablage: Sie wird gemischt, wenn der Stapel leer ist. K-16
koncita-about-out = { $name } hat zweimal Befehle gebrochen: ausgeschieden. K-37
koncita-about-panel = Die meisten Punkte aus Schätzen gewinnen; { $most ->
        [one] ein Pfand beendet
       *[other] { WORDS($most) } Pfänder beenden
    } die Partie. K-51
koncita-about-own-goblin = Dein Goblin: Deine Goblinkarten bewegen ihn ein Feld weit zu einer Wand in ihren Farben hin. K-12
koncita-about-goblin = Der Goblin von { $name }: Tritt mit deinem auf sein Feld und schubs ihn, wohin du willst. K-17
koncita-roundel-shove = Der Goblin dort wird geschubst
koncita-roundel-forfeit = Das kostet ein Pfand
koncita-roundel-oscar = Oscar rennt hierher

# So viele von etwas, für das, was erklärt wird.
koncita-count-points = { $count ->
        [one] { $count } Punkt
       *[other] { $count } Punkte
    }
koncita-count-discards = { $count ->
        [one] { $count } abgelegte Karte
       *[other] { $count } abgelegte Karten
    }
koncita-count-cards = { $count ->
        [one] { $count } Karte
       *[other] { $count } Karten
    }
koncita-count-movement-cards = { $count ->
        [one] { $count } Bewegungskarte
       *[other] { $count } Bewegungskarten
    }
koncita-count-treasures = { $count ->
        [one] { $count } Schatz
       *[other] { $count } Schätze
    }
koncita-count-stumbles = { $count } Patzer
# Das folgt auf „Richtung“.
koncita-any-wall = einer beliebigen Wand

# Überschriften und Wörter auf dem Tisch.
koncita-table-name = Koncita
koncita-table-treasure = Schatz
koncita-table-forfeits = Pfänder
koncita-table-deck = Stapel
koncita-table-discards = Ablage
koncita-table-left = noch { $count }
koncita-table-none-left = keiner mehr
koncita-table-ordinal = { $number ->
        [1] 1.
        [2] 2.
       *[3] 3.
    }
koncita-table-ordinal-card = { $number ->
        [1] 1. Karte
       *[2] 2. Karte
    }
koncita-table-draw = ziehen
koncita-table-at-the-door = Die Goblins stehen vor der Tür.
koncita-table-your-hand = Deine Hand
koncita-table-hand = Hand von { $name }
koncita-table-secret = geheim
koncita-table-assisted = mit Hilfe
koncita-table-out = raus
koncita-table-no-treasure = noch kein Schatz
koncita-table-half-done = 1 von 2
koncita-table-call = Drück vor der nächsten Karte darauf.
koncita-table-whom = Wen lobst du? Wähl jemanden aus.
koncita-table-nobody-near = Niemand ist nur eine Karte entfernt.
koncita-table-near = Nur eine Karte entfernt: { $names }
koncita-table-fan = Pfänder von { $name }: { $count } von { $most }
koncita-table-fan-stumbled = Pfänder von { $name }: { $count } von { $most }; { $stumbles } Patzer
koncita-table-no-orders = noch keine Befehle
koncita-table-won = { $name }, { $points }
koncita-table-done = Fertig
koncita-table-caught = Erwischt!
koncita-table-agree = Sind sich alle einig, dass { $name } einen Befehl gebrochen hat?

# Der Ablauf eines Zuges, in Zeilen, wie sie dastehen, und was liest, wer ausgeschieden ist.
koncita-turn = Ein Zug
koncita-turn-play =
    Spiel eine Karte: Beweg
    deinen Goblin, Oscar
    oder die Prinzessin
koncita-turn-follows =
    Schubse, Pfänder,
    Schatz
koncita-turn-again = { $more ->
        [one] Spiel eine zweite Karte
       *[other] Spiel noch { WORDS($more) } Karten
    }
koncita-turn-draw = Zieh auf { WORDS($hand) } nach
koncita-out-of-game = Du bist ausgeschieden.
koncita-out-why = Du { $way } (K-37).
koncita-out-keep = Deine Schätze behältst du, aber gewinnen kannst du nicht (K-52).
koncita-out-title = { $name } ist raus!
koncita-out-second = Das war der zweite Befehl, den du gebrochen hast.
koncita-out-rule = Zwei Verstöße: ausgeschieden.
koncita-out-points = { $points ->
        [one] Dein { $points } Punkt bleibt in der Liste,
       *[other] Deine { $points } Punkte bleiben in der Liste,
    }
koncita-out-no-win = aber gewinnen kannst du nicht mehr (K-52).
koncita-out-broke = Du hast einen Befehl gebrochen.
koncita-out-watch = Zusehen
koncita-out-undo = Zurück
koncita-out-result = Zum Ergebnis

# Große Momente.
koncita-moment-waaah = Wäääh!
koncita-moment-take-one = Du! Nimm eins!
koncita-moment-oops = Ups!
koncita-moment-broke = { UP($way) }!
koncita-moment-broke-out = { UP($way) }: raus!
koncita-moment-out = Raus!
koncita-moment-wedding = Die Hochzeit
koncita-moment-wedding-why = { UP($why) }
koncita-moment-takes = { $name } nimmt „{ $forfeit }“
koncita-moment-remember = Merk ich mir
koncita-moment-wins = { $name } gewinnt { $treasure }!

# Vor der Partie.
koncita-before-room = Bei { WORDS($players) } Spielern: { $furniture } K-05 und { $treasures } K-06. Wer beginnt, wird ausgelost K-09.
koncita-before-own-room = { $room }, bei { WORDS($players) } Spielern: { $furniture } K-05 und { $treasures } K-06. Wer beginnt, wird ausgelost K-09.
koncita-before-furniture = { $count ->
        [0] keine Möbel
        [one] ein Möbelstück
       *[other] { WORDS($count) } Möbelstücke
    }
koncita-before-pillars = { $count ->
        [one] { $furniture } und eine Säule
       *[other] { $furniture } und { WORDS($count) } Säulen
    }
koncita-before-for-real = Ihr macht die Gesten in echt. Wer sieht, dass jemand eine vergisst, drückt „Erwischt!“ K-36.
koncita-before-on-screen = Wer eine Geste schuldet, klickt sie vor der nächsten Karte auf seiner Tafel an K-34.

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
koncita-furniture-pillar = Säule
koncita-furniture-dresser = Kommode
koncita-furniture-harp = Harfe

# Was alle erreicht haben.
koncita-tally-treasures = Gewonnene Schätze
koncita-tally-in-play = Im Spiel
koncita-tally-stayed = bis zum Ende
koncita-tally-out = raus, Zug { $turn }
    .short = raus, { $turn }
koncita-tally-won-in = Zug { $turn }: { $how }
koncita-headline-treasure = { $treasure } ({ $points })
koncita-headline-won = { $name } gewann { $treasures }.
koncita-headline-shoved-and-won = { $name } schubste { $others } und gewann { $treasures }.
koncita-headline-out = { $name } schied aus.

# Heldentaten: wie sie heißen, und was dazu gehört.
koncita-feat-full-chest = Volle Truhe
koncita-feat-full-chest-help = { WORDS($count) } Schätze in einer Partie
koncita-feat-good-manners = Gute Manieren
koncita-feat-good-manners-help = ohne ein Pfand gewonnen
koncita-feat-burdened = Schwere Last
koncita-feat-burdened-help = mit { WORDS($count) } Pfändern gewonnen, mindestens zu { $players ->
        [3] dritt
       *[other] { $players }
    }
koncita-feat-untouched = Unantastbar
koncita-feat-untouched-help = gewonnen, ohne je geschubst zu werden, mindestens zu { $players ->
        [3] dritt
       *[other] { $players }
    }
koncita-feat-elbows = Spitze Ellbogen
koncita-feat-elbows-help = { WORDS($count) } Schubser in einer Partie
koncita-feat-good-dog = Braver Hund
koncita-feat-good-dog-help = Oscar rennt { WORDS($count) }mal für dich
koncita-feat-two-at-once = Doppelter Griff
koncita-feat-two-at-once-help = zwei Schätze in einem Zug
koncita-feat-long-fingers = Lange Finger
koncita-feat-long-fingers-help = { WORDS($count) } Schätze über ihre Figur
koncita-feat-last-one-in = Letzter Gast
koncita-feat-last-one-in-help = gewonnen, weil alle anderen ausgeschieden sind
koncita-feat-perfect-memory = Gutes Gedächtnis
koncita-feat-perfect-memory-help = mit { WORDS($count) } Pfändern gewonnen, nichts vergessen
koncita-feat-crowd = Großes Gedränge
koncita-feat-crowd-help = gewonnen mit mindestens { WORDS($count) } am Tisch

# What others did, in a word or two beside the piece it was done with; before it is the face of whoever did it.
koncita-trace-you = dich!
koncita-trace-came = kommt herein
koncita-trace-moved = läuft
# The Princess.
koncita-trace-princess = bewegt sie
koncita-trace-oscar = schickt Oscar
koncita-trace-shoved = schubst
# A room card.
koncita-trace-carried = versetzt
koncita-trace-bounced = prallt ab
koncita-trace-won = { $count ->
        [one] gewinnt 1 Punkt
       *[other] gewinnt { $count } Punkte
    }
koncita-trace-forfeit = nimmt ein Pfand
koncita-trace-broke = vergisst
koncita-trace-out = scheidet aus
koncita-trace-threw = wirft ab

# Who deals says this when a match begins.
koncita-deal-said = Unterhaltet mich!
