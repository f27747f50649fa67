# Was man an einem Tisch tun kann.
table-undo = Zurück
table-redo = Wiederholen
table-hint = Tipp
table-result = Ergebnis
table-to-result = Zum Ergebnis
table-watch-again = Diesen Zug noch einmal ansehen
table-look-at-hand = { $name }: meine Hand ansehen
table-looking-for-hint = Ein guter Zug wird gesucht …
table-back = Zurück an den Tisch

# Womit eine Berührung beantwortet wird.
table-which = Mehreres kann dorthin: Klick an, was du meinst.
table-nothing-now = Damit lässt sich jetzt nichts anfangen.
table-others-decide = Die Entscheidung liegt jetzt bei { $names }.

# Fragen.
table-take-back-title = Zurücknehmen?
table-take-back-words = Seither wurde etwas aufgedeckt oder beantwortet. Wer weiter zurückgeht, spielt diese Partie mit Hilfe.
table-take-back = Zurücknehmen
table-hint-title = Ein Tipp?
table-hint-words = Mit einem Tipp gilt diese Partie als mit Hilfe gespielt: Sie zählt getrennt von denen, die du allein spielst.
table-think-myself = Ich denke selbst
table-give-up-title = Diese Partie aufgeben?
table-give-up-words = In der Statistik zählt sie als verloren.{ $solved ->
        [yes] { " " }Danach siehst du die kürzeste Lösung.
       *[no] { "" }
    }

# Der Vorhang.
table-i-am = Ich bin { $name }
table-pass-to = Weiter an
table-look-away = Alle anderen: bitte wegschauen!
table-wait-undo = Halt, rückgängig!
table-wait-undo-tip = Zurück zu { $name }. Noch hat niemand etwas gesehen.
table-game-turn = { $game }, Zug { $turn }

# Alle Züge.
table-log-click = Klick auf einen Zug, um ihn noch einmal zu sehen
table-log-empty = Noch wurde nichts gespielt.

# Das Menü.
table-pause = Pause
table-new-deal = Gleicher Tisch, neue Partie
table-let-bot = Bot spielt zu Ende
table-let-bot-title = { $people ->
        [1] Einen Bot zu Ende spielen lassen?
       *[other] Einen Bot für { $name } zu Ende spielen lassen?
    }
table-let-bot-words = Ein Bot von der Stärke dieses Tisches spielt weiter. Beim Ergebnis steht es dabei, und es zählt weder als gewonnen noch als verloren. Vor dem Ende kann man wieder selbst spielen.
table-play-myself = Selbst weiterspielen
table-concede = Aufgeben
table-concede-title = { $people ->
        [1] Diese Partie aufgeben?
       *[other] Gibt { $name } auf?
    }
table-concede-words = Sie zählt als verloren. { $others ->
        [yes] Auf diesem Platz spielt ein Bot weiter.
       *[no] Bots spielen sie sofort zu Ende, dann kommt das Ergebnis.
    }
table-try-to-save = Noch einmal speichern
table-back-to-shelf = Zurück zum Regal
table-house-rules = Hausregeln: { $title }
table-all-saved = Jeder Zug wird sofort gespeichert.
table-not-saved = Deine letzten Züge sind nicht gespeichert!
table-only-looking = Du siehst nur zu: Nichts wird gespeichert.
