# Knöpfe, die auf mehreren Bildschirmen stehen.
screens-back = Zurück
screens-done = Fertig
screens-go-on = Weiter
screens-leave = Verlassen
screens-menu = Menü
screens-play = Spielen
screens-play-on = Weiterspielen
screens-quit = Beenden
screens-replay = Ansehen
screens-rules = Regeln
screens-settings = Einstellungen
screens-shelf = Regal
screens-show-me = Zeig’s mir
screens-since-your-turn = Seit deinem Zug
screens-stay = Bleiben
screens-to-the-shelf = Zum Regal
screens-try-again = Nochmal
screens-all-right = In Ordnung
screens-save-elsewhere = Woanders sichern
screens-copy-code = Partiecode kopieren
screens-give-up = Aufgeben
screens-all-turns = Alle Züge
screens-read-rule = { $rule } lesen
screens-percent = { $number } %
screens-not-in-box = { $title }: noch nicht in der Schachtel

# Wer spielt: ein Mensch, oder ein Bot nach seiner Stufe.
screens-human = Mensch
screens-left = { $how ->
        [conceded] aufgegeben
       *[handed] vom Bot beendet
    }
screens-player = { $player ->
        [you] du
        [human] Mensch
        [easy] leicht
        [medium] mittel
        [hard] schwer
        [master] Meister
        [fitting] passend
       *[other] { $player }
    }

# Das Wesen eines Bots.
screens-bot = { $level }, { $temper }
screens-temper = { $temper ->
        [bold] kühn
        [careful] vorsichtig
        [spiteful] boshaft
        [generous] großzügig
        [surprise] Überraschung
       *[even] ausgeglichen
    }

# Was in einem Spiel allein gezählt wird.
screens-counted = { $unit ->
        [turns] { $count ->
            [one] 1 Zug
           *[other] { $count } Züge
        }
        [Glory] { $count } Ruhm
       *[points] { $count ->
            [one] 1 Punkt
           *[other] { $count } Punkte
        }
    }

# Das Banner über allen Bildschirmen.
screens-banner-looking = Goblins ist in einem anderen Fenster offen, hier siehst du nur zu: Was du jetzt spielst, kommt nicht ins Archiv.
screens-banner-play-on = Spiel ruhig weiter: Alle paar Sekunden wird es wieder versucht.
screens-banner-fold = Wegklappen
screens-banner-tab = { $kind ->
        [unsaved] Nicht gespeichert
       *[looking] Nur ansehen
    }
screens-still-not-saved = Es lässt sich noch immer nicht speichern.
screens-saved-again = Jetzt ist wieder alles gespeichert.
screens-not-saved-elsewhere = Auch woanders ließ es sich nicht sichern: { $error }
screens-saved-as = Gesichert als { $where }
screens-no-match-to-save = Es gibt keine Partie zu sichern.

# Bevor jemand geht.
screens-leave-unsaved = Ohne Speichern gehen?
screens-leave-unsaved-body = { $what } Wenn du bleibst, kannst du die Partie über das Banner oben woanders sichern.

# Ein Fehler, den niemand erwartet hat.
screens-trouble-not-me = Ich war’s nicht!
screens-copy-report = Bericht kopieren
screens-report-copied = Der Bericht liegt in der Zwischenablage.
screens-trouble-unsaved = Noch nicht gespeichert
screens-trouble-unsaved-words = { $what } Verloren ist nichts: Mach weiter, dann wird es noch einmal versucht.
screens-trouble-looking = Nichts wurde verändert
screens-trouble-looking-words = Du hast nur zugesehen: Im Archiv ist alles, wie es war.
screens-trouble-saved = Gespeichert
screens-trouble-saved-words = Deine Partie ist sicher: Jeder Zug wurde sofort gespeichert.
screens-trouble-safe = Deine Partie ist sicher: { $game } ist bis Zug { $turn } gespeichert.
screens-trouble-rest = Einstellungen, Statistik und Partien des Tages sind, wie sie waren.
screens-trouble-title = Jemand hat den Tisch fallen lassen
screens-trouble-words = Im Programm ist etwas schiefgegangen.
screens-trouble-what = Was geschehen ist
screens-trouble-report = Der Bericht enthält keine Namen und keine verdeckten Karten. Er steht auch in { $path }
screens-trouble-back = { $to ->
        [shelf] Im Regal liegt alles, wie es gespeichert ist.
       *[table] Mit „Weiter“ geht es zurück an den Tisch, wie er gespeichert ist.
    }

# Ein Archiv, das ein anderes Fenster benutzt.
screens-occupied-title = Goblins ist schon offen
screens-only-look = Nur ansehen
screens-another-library = Anderes Archiv
screens-occupied-why = Ein anderes Fenster spielt mit deinem Archiv, und zwei können nicht zugleich hineinschreiben.
screens-occupied-look = Du kannst dir alles ansehen, was darin liegt. Was du hier tust, bleibt nicht erhalten.
screens-occupied-other = Oder spiel mit einem eigenen Archiv gleich daneben: Dort bleiben die Partien erhalten, getrennt von den anderen.
screens-occupied-where = Das benutzte Archiv liegt in

# Dateien und Codes.
screens-file-taken-in = { $name } liegt jetzt bei den früheren Partien.
screens-file-goes-on = { $name } liegt jetzt bei den früheren Partien. Sie ist noch nicht zu Ende: Du kannst sie weiterspielen, aber nicht ansehen.
screens-code-copied = Partiecode { $code } kopiert.

# Ein Tisch wird gedeckt.
screens-begins = { $name } beginnt
screens-laying-table = Der Tisch wird gedeckt …

# Eine Postkarte.
screens-save-picture = Bild speichern
screens-picture-saved = Das Bild liegt unter { $path }.
screens-picture-not-saved = Das Bild konnte nicht gespeichert werden: { $why }
