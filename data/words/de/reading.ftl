# Regelhefte.
reading-rulebooks = Regelhefte
reading-which-game = Welches Spiel darf es sein?
reading-every-rule = Jede Regel hat eine Nummer; ein verwehrter Zug nennt die, die ihn verbietet.
reading-f1 = F1 öffnet das Heft an jedem Tisch.
reading-rules = { $rules } Regeln
reading-not-in-box = noch nicht in der Schachtel
reading-rulebook = Regelheft: { $game }
reading-own-numbers = mit den Zahlen von „{ $title }“
reading-search = Suchwort oder Regelnummer
reading-hit = { $hit } von { $hits }
reading-nothing-found = Keine Regel enthält alle diese Wörter.
reading-go-to = Zu { $rule }
reading-back-to-shelf = Zurück zum Regal
reading-our-ruling = unsere Auslegung
reading-refused-by = Diesen Zug verbietet
reading-not-allowed = Das erlauben die Regeln nicht.

# Die erste Seite.
reading-thirty-seconds = In dreißig Sekunden
reading-glance = Das Spiel in dreißig Sekunden
reading-teach-me = Zeig’s mir, { $minutes ->
        [one] 1 Minute
       *[other] { $minutes } Minuten
    }
reading-read-on = Weiterlesen

# Über: *fett* und _beiseite_ werden so gesetzt.
reading-about = Über
reading-version = Goblins { $version }
reading-five-games = Fünf Spiele, und wem sie zu verdanken sind
reading-makers = _erdacht von _*{ $designer }*_, erschienen bei _*{ $publisher }*
reading-this-program = Dieses Programm
reading-our-work = Jedes Wort, jede Zeichnung, jeder Ton und jede Zeile Code in diesem Programm ist unsere eigene Arbeit, nur dafür gemacht. Kein Bild und kein Satz stammt aus den gedruckten Spielen.
reading-their-work = Die Spiele selbst, ihre Namen und ihre Gestaltung gehören denen, die sie gemacht haben. Bringt dich eines zum Lachen? Dann kauf die Schachtel.
reading-type = Die Schriften sind Fredoka One und Source Serif Pro, beide unter der SIL Open Font License; das Fenster ist von pygame-ce.
reading-thanks = Danke fürs Spielen.
