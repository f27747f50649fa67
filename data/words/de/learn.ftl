# Eine Lektion.
learn-not-now = Das geht, aber nicht in diesem Schritt.
learn-read-first = Lies erst weiter: Drück auf „{ learn-next }“.
learn-leave-title = Die Lektion verlassen?
learn-leave-words = Bei Schritt { $step } kannst du jederzeit weitermachen.
learn-skip = Auslassen
learn-next = Weiter
learn-once-more = { $task } Noch { $left ->
        [one] einmal.
       *[other] { $left }-mal.
    }

# Nach einer Lektion.
learn-lesson-done = { $title }: geschafft
learn-next-lesson = Weiter: { $title }
learn-minutes = { $minutes } Min.
learn-all-done = Mehr brauchst du für { $game } nicht. Was offen bleibt, steht im Regelheft: F1 oder Rechtsklick.
learn-more-lessons = Gut gemacht. Es gibt noch mehr zu lernen: { $line }.

# Hilfe am Tisch.
learn-what-wins = Wie gewinnt man?
learn-fold-aim = Das Ziel wegklappen
# The aim in full, where its slip has no room for type as large as is wanted; then what a click does.
learn-aim-large = { $aim } ({ $fold })
learn-more = Rechtsklick oder I: mehr
learn-nothing-here = Hier gibt es nichts zu erklären. Ein Rechtsklick auf eine Karte, eine Figur oder ein Schild sagt, was das ist.
# Beside the keys that do it.
learn-kind = { $kind ->
        [figure] eine Figur auf dem Plan
        [board] ein Teil des Plans
        [card] eine Karte
        [cards] Karten am Platz
        [pile] ein Kartenstapel
        [tile] ein Plättchen
        [tiles] ein Stapel Plättchen
        [token] ein Marker
        [place] ein Platz auf dem Tisch
        [gesture] eine Geste
        [player] jemand am Tisch
        [score] was zählt
       *[sign] ein Zeichen auf dem Tisch
        [course] so geht ein Zug
    }
learn-next-link = nächster Verweis
learn-close = schließen
learn-put-away = Weglegen
learn-recap-more = und noch { $count }
learn-got-it = Alles klar
learn-no-tips = Keine Hinweise mehr

# Auf dem Schild eines Bots: Stufe und Wesen.
learn-bot = Bot, { $level }: { $temper }.

# Bots fragen, warum.
learn-why = Warum?
learn-why-tip = Warum haben sie das getan? (W)
learn-why-said = { $words }
learn-why-nothing = Noch hat niemand etwas getan, was einen Grund braucht.
