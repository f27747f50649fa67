# Wer wo sitzt.
setup-facts = { $least }–{ $most } Spieler, etwa { $minutes } Minuten
setup-seats = Plätze, der Reihe nach
setup-add-seat = Platz dazu
setup-seats-taken = { $taken } von { $most } Plätzen besetzt. Der nächste Goblin:
setup-needs-seats = { $game } braucht mindestens { $seats }
setup-drag = Ziehen, um die Reihenfolge zu ändern
setup-nameless = Namenlos
setup-portrait-of = Porträt von { $name }
setup-taken = vergeben
setup-colour-emblem = Farbe und Zeichen
setup-look = { $colour ->
        [violet] Violetter Schlüssel
        [orange] Orangefarbene Eichel
        [teal] Türkisfarbener Fisch
        [pink] Rosa Herz
        [lime] Hellgrünes Kleeblatt
        [brown] Brauner Knochen
        [slate] Schiefergraue Feder
       *[night] Nachtblauer Käfer
    }.{ $several ->
        [yes] { " " }Die verschlossenen sind vergeben.
       *[no] { "" }
    }

# Das Wesen eines Bots.
setup-temper = { $temper ->
        [bold] greift früh an, wagt etwas
        [careful] geht auf Nummer sicher
        [spiteful] kommt dir gern in die Quere
        [generous] teilt und verschont dich
        [surprise] zeigt sich beim Austeilen
       *[even] spielt einfach, so gut es geht
    }
setup-temper-tip = { UP($name) }: { $words }
setup-surprise-told = { $name } ist heute { $temper }.
setup-fitting = { $people ->
        [0] Passende Bots spielen ohne Menschen am Tisch wie mittlere.
        [one] Ein passender Bot folgt deiner Spielstärke: Du gewinnst etwa die Hälfte. Solange sie nicht bekannt ist, beginnt er bei mittel.
       *[other] Passende Bots folgen der Spielstärke aller Menschen am Tisch: Ihr gewinnt etwa die Hälfte. Sie beginnen bei mittel.
    }

# Optionen, Fakten und der Partiecode.
setup-options = Optionen
setup-nothing-to-choose = { $players ->
        [one] Alleine gibt es nichts zu wählen.
       *[other] Bei so vielen Spielern gibt es nichts zu wählen.
    }
setup-no-secrets = Alle Karten liegen offen: Niemand muss wegschauen.
setup-one-human = { $people ->
        [0] Nur Bots spielen: Keine Karten müssen verdeckt werden.
       *[other] Außer dir schaut niemand auf den Bildschirm: Deine Karten bleiben offen.
    }
setup-curtain = Die Handkarten sind geheim: Übernimmt jemand anderes, verdeckt sie vorher ein Vorhang.
setup-deal-code = Partiecode
setup-new = Neu
setup-start = Los!
setup-code-copied = Partiecode kopiert.
setup-code-digits = Ein Partiecode hat acht Ziffern.
setup-looking-for-deal = Eine Partie wird gesucht
setup-proving = Vor dem Austeilen wird geprüft, ob sie zu gewinnen ist.
setup-tried = { $positions } Stellungen untersucht{ $deals ->
        [0] { "" }
        [one] ; 1 Partie war nicht zu gewinnen
       *[other] ; { $deals } Partien waren nicht zu gewinnen
    }

# Hausregeln und eigene Karten.
setup-house-rules = Hausregeln
setup-house-rules-for = Hausregeln für { $game }
setup-house-rules-kept = Hausregeln: { $title }. Ergebnisse bleiben erhalten, zählen aber nicht.
setup-as-printed = Wie gedruckt
setup-as-printed-rules = Wie es im Regelheft steht.
setup-as-printed-map = Wie es das Regelheft für so viele Spieler vorsieht.
setup-usual-map = { $kind ->
        [room] Das übliche Zimmer
       *[map] Der übliche Plan
    }
setup-maps = { $kind ->
        [room] Zimmer
       *[map] Pläne
    }
setup-begin-own = Eigene beginnen
setup-begin-map = { $kind ->
        [room] Ein Zimmer beginnen
       *[map] Einen Plan beginnen
    }
setup-begun-rules = Kopien der Daten liegen in { $where }. Ändere, was du magst, und schau dann wieder hier herein.
setup-begun-map = Zeichne es mit Tiled: { $where }
setup-map-unfit = { $kind ->
        [room] Dieses Zimmer ist nicht für { $seats } Spieler: Aufgebaut wird das übliche.
       *[map] Dieser Plan ist nicht für { $seats } Spieler: Aufgebaut wird der übliche.
    }
setup-offer-seats = Für { $least } bis { $most } Spieler. { $words }
setup-offer-own = von dir, { $name }
setup-offer-own-seats = von dir, { $name }, { $least }–{ $most } Spieler
setup-offer-example = ein Beispiel
setup-offer-example-seats = ein Beispiel, { $least }–{ $most } Spieler
setup-own-lie-in = Deine eigenen liegen in { $folder }
