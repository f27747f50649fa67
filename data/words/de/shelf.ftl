# Das Regal.
shelf-continue = Weiterspielen
shelf-more = { $count } mehr
shelf-more-tip = Alle Partien, die du weiterspielen kannst
shelf-first-game = Erstes Spiel: { $title }
shelf-now-play = Jetzt spielen: { $title }
shelf-play-again = Noch einmal: { $title }
shelf-welcome-back = Willkommen zurück!
shelf-another = Noch eine Runde, oder eine andere Schachtel?
shelf-rulebooks = Regelhefte
shelf-statistics = Statistik
shelf-about = Über
shelf-leave-title = Den Bau verlassen?
shelf-leave-words = Jede Partie ist gespeichert; mit „Weiterspielen“ geht die letzte weiter.
shelf-turn = Zug { $turn }
shelf-humans = { $names }{ $more ->
        [yes] { " " }…
       *[no] { "" }
    }
shelf-welcome = Willkommen im Bau!
shelf-five-games = Fünf Goblinspiele an einem Tisch.
shelf-just-now = gerade eben
shelf-minutes-ago = { $minutes ->
        [one] vor 1 Minute
       *[other] vor { $minutes } Minuten
    }
shelf-hours-ago = { $hours ->
        [one] vor 1 Stunde
       *[other] vor { $hours } Stunden
    }

# Die Partien des Tages.
shelf-deals = Partien des Tages
shelf-soon = Bald
shelf-pill-soon = bald
shelf-day-not-there = Noch nicht in der Schachtel
shelf-day-proving = Partie wird geprüft …
shelf-day-par = Par: { $par }
shelf-day-state = { $state ->
        [done] Geschafft: { $result }
        [lost] Verloren: noch ein Versuch?
        [begun] Begonnen
       *[new] Noch nicht gespielt
    }

# Eine offene Schachtel.
shelf-play-here = an diesem Tisch
shelf-play-first = ein leichtes erstes Spiel
shelf-change = Ändern
shelf-learn = Lernen
shelf-learn-again = Nochmal lernen
shelf-learn-with = { UP($name) } zeigt’s dir in { $minutes ->
        [one] 1 Minute
       *[other] { $minutes } Minuten
    }
shelf-learn-on = Weiter mit Schritt { $step } von { $steps }
shelf-learn-next = { $title }, { $minutes ->
        [one] 1 Minute
       *[other] { $minutes } Minuten
    }
shelf-lesson = Lektion { $number }
shelf-lesson-tip = { $title }: { $line }
shelf-players = { $players } Spieler
shelf-tricks = { $tricks ->
        [1] leicht
        [2] mit Kniffen
       *[3] für alte Hasen
    }
shelf-not-played = Das hast du noch nicht gespielt.
shelf-won-of = { $won } von { $played } gewonnen
shelf-your-table = Dein Tisch
shelf-table-left = wie du ihn verlassen hast
shelf-table-kind = gut für den Anfang
shelf-table-what = Plätze, Stufen, Optionen
shelf-learned = gelernt
shelf-learn-it = lernen
