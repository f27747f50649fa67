# Auf dem Spieleregal.
puzzles-puzzle = Rätsel
puzzles-solve-today = Lösen

# Das Regal der Rätsel.
puzzles-title = Rätsel
puzzles-solved-of = { $solved } von { $count } gelöst
puzzles-of = { $solved } von { $count }
puzzles-days = { $days ->
    [one] { $days } Tag
   *[other] { $days } Tage in Folge
}
puzzles-of-the-day = Rätsel des Tages
puzzles-solve = Lösen
puzzles-all-kinds = Alle Arten
puzzles-level = { $level ->
    [0] Alle
    [1] Leicht
    [2] Mittel
   *[3] Teuflisch
}
puzzles-state = { $state ->
    [open] Offen
    [solved] Gelöst
    [new] Neu
   *[all] Alle
}
puzzles-none = So ein Rätsel gibt es hier nicht.
puzzles-begun = { $tries ->
    [0] begonnen
    [one] { $tries } Versuch
   *[other] { $tries } Versuche
}

# Ein Rätsel auf dem Tisch.
puzzles-number = Rätsel { $number } von { $count }
puzzles-turns = Züge
puzzles-so-far = Bisher
puzzles-tries = Verfehlt
puzzles-hints = Tipps
puzzles-hints-of = { $used } von { $all }
puzzles-to-win = Zu holen
puzzles-won = Geholt
puzzles-solution = Lösung
puzzles-start-over = Von vorn
puzzles-next = Nächstes Rätsel
puzzles-solved = Gelöst! { $stars ->
    [3] Beim ersten Versuch und ohne Tipp: drei Sterne.
    [2] Das ist zwei Sterne wert.
   *[1] Das ist einen Stern wert.
}
puzzles-this-piece = Das hier ist es: Das Licht zeigt, wohin damit.
puzzles-this-button = Drück auf „{ $label }“.
puzzles-tried = Bisher versucht
puzzles-astray = Von hier aus geht es nicht mehr sicher. Nimm etwas zurück oder fang von vorn an.
puzzles-solution-title = Die Lösung zeigen?
puzzles-solution-words = Danach kannst du es immer noch selbst lösen, für einen Stern.
puzzles-step-of = Schritt { $step } von { $steps }
puzzles-bubble-step = Schritt { $turn }: { $name }

# Wie Rätsel heißen.
puzzles-name = { $number ->
    [1] Waschtag
    [2] Neun Leben
    [3] Außer Atem
    [4] Schlamm im Ohr
    [5] Der letzte Krümel
    [6] Auf Zehenspitzen
    [7] Bei Kerzenlicht
    [8] Niesen bei Nacht
    [9] Zwei linke Stiefel
    [10] Vor dem Frühstück
    [11] Der krumme Löffel
    [12] Krötenwetter
    [13] Ein Loch im Strumpf
    [14] Der lange Umweg
    [15] Die Fliege in der Suppe
    [16] Vollmond
    [17] Die knarrende Tür
    [18] Sieben Pilze
    [19] Kein Mucks
    [20] Großmutters Kniff
    [21] Einer zu viel
    [22] Der falsche Hut
    [23] Glitschige Steine
    [24] Ein Augenzwinkern
    [25] Die Speisekammer
    [26] Fledermäuse im Dach
    [27] Gegen den Wind
    [28] Der verlorene Knopf
    [29] Der zerknitterte Plan
    [30] Dreimal klopfen
    [31] Die geborgte Lampe
    [32] Das störrische Maultier
    [33] Donner am Mittag
    [34] Der schmale Steg
    [35] Eine Prise Salz
    [36] Die andere Tasche
    [37] Kalte Füße
    [38] Das große Gähnen
    [39] Federleicht
    [40] Der Sprung im Topf
    [41] Um die Ecke
    [42] Der Rat der Eule
    [43] Ein Knoten im Schwanz
    [44] Der stille Keller
    [45] Keine Zeit für Tee
    [46] Die siebte Stufe
    [47] Moos und Mondlicht
    [48] Die goldene Schnecke
    [49] Sägemehl
   *[50] Eine Handvoll Erbsen
}

# Koncita.
puzzles-koncita-kind = Ein Zug, ein Schatz
puzzles-koncita-brief = Ein Schatz in diesem Zug
puzzles-koncita-goal = Hol dir jetzt „{ $treasure }“: { $objective }, oder erreiche { $piece }
puzzles-koncita-left = Der Zug ist vorbei, und „{ $treasure }“ liegt noch da.
puzzles-koncita-where-card = { $moves ->
    [princess] Schau dir deine Prinzessinnenkarten an.
   *[goblin] Schau dir die Karten an, die deinen Goblin bewegen.
}
puzzles-koncita-where-way = { $does ->
    [oscar] Oscar könnte laufen.
   *[step] Schau auf die Farben der Karte: In welche Richtung?
}
puzzles-koncita-where-forfeit = Jedes Pfand ist recht: Hier zählt nur der Schatz.
puzzles-koncita-where-square = Schau dir die Felder an: Wo bleibt der Weg frei?

# Grapple.
puzzles-grapple-kind = Der Kampf, der zählt
puzzles-grapple-brief = Gewinne { $goal } Punkte
puzzles-grapple-goal = Gewinne in diesem Zug { $points } Punkte im Kampf, egal, wie die Antwort ausfällt
puzzles-grapple-left = { $points ->
    [0] In diesem Zug wurde kein Kampf gewonnen.
    [one] In diesem Zug wurde nur ein Punkt gewonnen.
   *[other] In diesem Zug wurden nur { $points } Punkte gewonnen.
}
puzzles-grapple-hand = Deine Spione wissen: { $name } hat { $cards }.
puzzles-grapple-army = { $more ->
    [0] Die Armee von { $name }: { $top }.
   *[other] Oben auf der Armee von { $name }: { $top }, darunter: { $below }.
}
puzzles-grapple-where-attack = Zeit zum Angriff. Wer schlägt den Goblin obenauf, und was könnte antworten?
puzzles-grapple-where-spy = Ein Spion kann mehr als nur schauen.
puzzles-grapple-where-swap = Eine dieser Karten steht dir im Weg oder gehört auf deine Hand.
puzzles-grapple-where-justlook = Du brauchst keine dieser Karten.
puzzles-grapple-where-engage = Was kann dort verdeckt liegen? Antworte auf alles davon.
puzzles-grapple-where-decline = Nicht jeder Kampf ist noch eine Karte wert.
puzzles-grapple-where-rescue = Such einen Verteidiger.
puzzles-grapple-where-letstand = Dieses Paar darf so stehen bleiben.
puzzles-grapple-where-hold = Die Stellung lässt sich halten.
puzzles-grapple-where-giveup = Lass diesen Kampf sein.

# Feen.
puzzles-fairies-kind = Der kürzeste Reim
puzzles-fairies-brief = Gewinne in { $goal } Zügen
puzzles-fairies-goal = Gewinne in { WORDS($turns) } Zügen: kein Goblin mehr auf deiner Hand
puzzles-fairies-left = { $goblins ->
    [one] Ein Goblin ist noch auf deiner Hand.
   *[other] { UP(WORDS($goblins)) } Goblins sind noch auf deiner Hand.
}
puzzles-fairies-where-takes = { $side ->
    [fairy] Schau auf deine Feen: Eine davon bringt Karten auf deine Hand.
   *[goblin] Schau auf deine Goblins: Einer davon bringt Karten auf deine Hand.
}
puzzles-fairies-where-flips = { $side ->
    [fairy] Schau auf deine Feen: Eine davon reimt sich günstig.
   *[goblin] Schau auf deine Goblins: Einer davon reimt sich günstig.
}
puzzles-fairies-where-nothing = { $side ->
    [fairy] Schau auf deine Feen: Eine davon kannst du einfach ablegen.
   *[goblin] Schau auf deine Goblins: Einen davon wirst du einfach los.
}

# Irene.
puzzles-irene-kind = Der beste Heimweg
puzzles-irene-brief = Heim mit { $goal } Punkten
puzzles-irene-goal = Plane den Weg aus diesen Höhlen und komm mit { $points } Punkten nach Hause, egal, welche Zahl die Goblins haben
puzzles-irene-left = { $points ->
    [0] Das führte nicht nach Hause, und { $missing ->
        [one] ein Punkt wäre
       *[other] { $missing } Punkte wären
    } möglich gewesen.
   *[other] { $points ->
        [one] Ein Punkt
       *[other] { $points } Punkte
    }: { $missing ->
        [one] Einer mehr wäre
       *[other] { $missing } mehr wären
    } möglich gewesen.
}
puzzles-irene-left-dug = Du hast weitergegraben: Alles Nötige lag schon in den Höhlen.
puzzles-irene-where = { $scrolls ->
    [0] Das nächste Plättchen hat keine Schriftrolle, aber es führt weiter.
   *[other] Das nächste Plättchen hat eine Schriftrolle.
}
puzzles-irene-where-chart = Plane jetzt den Weg. Welche Plättchen führen vom Palast bis auf die Wiese?
puzzles-irene-where-seal = Jedes Haus ist recht: Hier zählen nur die Punkte.
puzzles-irene-where-run = Du hast alles, was du brauchst. Lauf los!
puzzles-irene-where-home = Am Ende ist eine Wiese: Geh nach Hause.

# Pact.
puzzles-pact-kind = Zwei Aufgaben, ein Zug
puzzles-pact-brief = { UP(WORDS($goal)) } Aufgaben in diesem Zug
puzzles-pact-goal = Erledige { WORDS($tasks) } Aufgaben in diesem Zug
puzzles-pact-left = { $tasks ->
    [0] In diesem Zug wurde keine Aufgabe erledigt.
    [one] In diesem Zug wurde nur eine Aufgabe erledigt.
   *[other] In diesem Zug wurden nur { WORDS($tasks) } Aufgaben erledigt.
}
puzzles-pact-where-task = Eine Aufgabe lässt sich jetzt erledigen. Welche lässt genug für die andere übrig?
puzzles-pact-where-row = Schau auf die offenen Goblins in der Reihe.
puzzles-pact-where-hand = Schau auf deine Hand: Was fehlt in den Auslagen?
puzzles-pact-where-pay = Schau, wer welchen Goblin gibt: Für die andere Aufgabe muss etwas übrig bleiben.
