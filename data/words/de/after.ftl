# Wie eine Partie ausging, in einer Zeile.
after-unfinished = Offen, Zug { $turn }
after-won-alone = { $turns ->
        [one] In 1 Zug gewonnen
       *[other] In { $turns } Zügen gewonnen
    }
after-won-alone-par = { $turns ->
        [one] In 1 Zug gewonnen
       *[other] In { $turns } Zügen gewonnen
    }, Par { $par }
after-lost-alone = { $turns ->
        [one] Nach 1 Zug verloren
       *[other] Nach { $turns } Zügen verloren
    }
after-won = { $winners ->
        [one] { $names } hat gewonnen
       *[other] { $names } haben gewonnen
    }
after-won-with = { $winners ->
        [one] { $names } siegte
       *[other] { $names } siegten
    } mit { $unit ->
        [Glory] { $count } Ruhm
       *[points] { $count ->
            [one] 1 Punkt
           *[other] { $count } Punkten
        }
    }
after-draw = Unentschieden
after-nobody-won = Niemand hat gewonnen
after-detail-lost = { UP($reason) }; { $deal }
after-detail-turns = { UP($reason) }, { $turns ->
        [one] 1 Zug
       *[other] { $turns } Züge
    }
after-players = { $count ->
        [one] Ein Spieler
       *[other] { UP(WORDS($count)) } Spieler
    }
after-first-up = { UP($words) }
after-deal = Partie { $code }
after-deal-of-day = Partie des Tages
after-today = Heute, { $time }
after-yesterday = Gestern, { $time }
after-mark = { $mark ->
        [house] Hausregeln
        [conceded] aufgegeben
        [handed] vom Bot beendet
       *[assisted] mit Hilfe
    }

# Frühere Partien.
after-count-today = { $count } heute
after-count-since = { $count } seit { $month }
after-count-since-year = { $count } seit { $month } { $year }
after-player = Spieler
after-every-game = Alle Spiele
after-status-all = Alle
after-status-won = Gewonnen
after-status-lost = Verloren
after-status-open = Offen
after-show-all = Alle zeigen
after-delete = Löschen
after-result = Ergebnis
after-save-as-file = Als Datei sichern
after-not-saved = Das ließ sich nicht speichern: { $error }
after-delete-title = Diese Partie löschen?
after-delete-words = „{ $match }“ ({ $when }) ist dann weg, auch aus der Statistik.
after-keep-it = Behalten
after-deleted = Die Partie ist gelöscht.
after-no-match = Noch keine Partie
after-no-match-words = Hier liegt jede Partie, die du spielst: zum Weiterspielen oder Ansehen.
after-no-match-fits = Keine Partie passt
after-no-match-fits-words = Andere Filter finden vielleicht mehr.

# Statistik.
after-nobody-yet = noch niemandem
after-wins = Siege nach Spiel
after-wins-solid = gefüllt = gewonnen
after-none-finished = noch keine beendet
after-not-in-box = noch nicht in der Schachtel
after-none-yet = noch keine
after-won-of = { $won } von { $played }
after-against-bots = Gegen die Bots
after-par-heading = { $game }: Par
after-left-out = { $count } { $mark ->
        [house] mit Hausregeln
        [unknown-par] mit unbekanntem Par
       *[assisted] mit Hilfe
    }
after-without = ohne { $omitted }
after-only-omitted = Bisher nur { $omitted }: nicht gezählt.
after-no-solitaire = Noch kein Solo zu Ende gespielt.
after-what-par-is = Par: die wenigsten Züge, die zum Sieg reichen.
after-at-par = Par
after-more = mehr
after-lost = verloren

# Eine Wiederholung.
after-turn-back = Einen Zug zurück
after-turn-on = Einen Zug weiter
after-pause = Pause
after-no-turns = Noch keine Züge
after-turn-of = Zug { $turn } von { $turns }
after-turns = { $turns ->
        [one] 1 Zug
       *[other] { $turns } Züge
    }
after-opening = Der Anfang
after-turn-whose = { $name } am Zug
after-bubble-opening = der Anfang
after-bubble-turn = Zug { $turn }: { $name }
after-cant-be-won = Diese Partie ist nicht zu gewinnen
after-no-way-found = Kein Weg zum Sieg gefunden
after-looking-for-way = Der kürzeste Weg wird gesucht … { $positions } Stellungen
after-shortest-way = Der kürzeste Weg, Partie { $code }
after-shortest-way-par = Der kürzeste Weg, Partie { $code }: Par { $par }

# Das Ergebnis.
after-wins-name = { $name } gewinnt!
after-shared = Ein geteilter Sieg!
after-nobody-wins = Niemand gewinnt
after-same-deal = Nochmal
after-new-deal = Neue Partie
after-watch-turn = Zug { $turn } ansehen
after-over-par = { $over ->
        [0] Par!
       *[other] { UP(WORDS($over)) } über Par
    }
after-better-luck-names = Mehr Glück beim nächsten Mal, { $names }!
after-no-turning-point = Kein Wendepunkt
after-no-lead = Niemand hielt seinen Vorsprung lange.

# Ein Spiel allein.
after-shortest = Kürzer geht es nicht!
after-solitaire-won = { $unit ->
        [turns] { $count ->
            [one] In 1 Zug gewonnen
           *[other] In { $count } Zügen gewonnen
        }
        [Glory] Mit { $count } Ruhm gewonnen
       *[points] { $count ->
            [one] Mit 1 Punkt gewonnen
           *[other] Mit { $count } Punkten gewonnen
        }
    }
after-best-deal = Diese Partie
after-best-level = Diese Stufe
after-best-of-all = Alle Partien
after-par = Par
after-not-kept = { UP($mark) }: kein Bestwert

# Wie gewonnen wurde, und das freundliche Wort für die, die verloren haben.
after-minutes = { $minutes } min
after-story-behind = { $name } holte noch { WORDS($by) } auf
after-story-start = { $name } führte von Anfang bis Ende
after-story-point = { $name } siegte um Haaresbreite
after-story-last = { $name } siegte im letzten Zug
after-story-left = Nur { $name } blieb übrig
after-story-shared = Gleichauf bis zum Schluss
after-story-lead = { $name } ging in Zug { $turn } in Führung
after-story-turn = Zug { $turn }:
after-story-before = { $turns ->
        [one] Bis dahin hatte { $name } einen Zug lang geführt.
       *[other] Bis dahin hatte { $name } { WORDS($turns) } Züge lang geführt.
    }
after-story-out = { $name } schied in Zug { $turn } aus.
after-place-nth = { $place ->
        [2] Platz zwei
        [3] Platz drei
        [4] Platz vier
        [5] Platz fünf
        [6] Platz sechs
        [7] Platz sieben
       *[8] Platz acht
    }
after-left-word = { $how ->
        [conceded] { $name } hat aufgegeben; ein Bot spielte weiter
       *[handed] Ein Bot hat für { $name } zu Ende gespielt
    }
after-lost-noted = { $place }, { $name }: { $note }
after-lost-level = { $place }, { $name }: { $unit ->
        [Glory] gleich viel Ruhm!
       *[points] gleich viele Punkte!
    }
after-lost-short = { $place }, { $name }: { $unit ->
        [Glory] nur { $short } Ruhm { $short ->
            [one] fehlte
           *[other] fehlten
        }
       *[points] { $short ->
            [one] nur ein Punkt fehlte
           *[other] { WORDS($short) } Punkte fehlten
        }
    }
after-try-stars = Um drei Sterne
after-try-again = Noch einmal
after-chart-turn = Zug { $turn }

# Allein gespielt: Sterne, Steine, Bestwerte und Tage.
after-not-this-time = Diesmal nicht
after-lamp-burns = Noch brennt das Licht. Die nächste Partie wartet.
after-deal-of = Partie { $code }
after-deal-of-the-day = Partie des Tages, { $day }
after-against-par = Gegen Par
after-your-turns = Deine Züge
after-you-now = du
after-best-before = bisher am besten
after-your-bests = Deine Bestwerte
after-new-best = Bestwert!
after-average-of = Schnitt aus { $count }
after-average = { $whole },{ $tenths }
after-days-in-a-row = { $days ->
        [one] Tag in Folge
       *[other] Tage in Folge
    }
after-longest = Deine längste Serie: { $days }
after-play-today = Gewinn eine Partie des Tages!
after-the-shortest-way = Der kürzeste Weg
after-watch-path = Diesen Weg ansehen
after-how-it-went = So lief es
after-no-shorter = Kürzer geht es nicht.
after-cost-star = Zug { $turn } kostete den { $star ->
        [2] zweiten Stern
       *[3] dritten Stern
    }
after-shorter = Kürzer: { $action }
after-stars-par = Drei Sterne gibt es für Par { $par }, zwei bis zu { $two } Zügen.
after-stars-best = Drei Sterne gibt es für deinen Bestwert in dieser Partie, zwei für fast so wenige Züge.
after-weekday = { $day ->
        [0] Mo
        [1] Di
        [2] Mi
        [3] Do
        [4] Fr
        [5] Sa
       *[6] So
    }
after-all-at-once = Alles auf einmal

# Die Seiten der Statistik, und die Spielstärke.
after-statistics = Statistik
after-page-overview = Überblick
after-page-matches = Frühere Partien
after-page-rating = Spielstärke
after-page-feats = Heldentaten
after-ratings = Spielstärke je Spiel
after-rating-against = Partie für Partie, gegen die Bots
after-not-rated = noch nicht bekannt
after-rated-matches = { $count ->
        [one] 1 Partie
       *[other] { $count } Partien
    }
after-rating-about = ± { $points }
after-rating-month = { $points } in diesem Monat
after-rating-unsure = pendelt sich noch ein
after-rating-none = In diesem Spiel ist deine Stärke noch nicht bekannt
after-rating-none-words = Spiel eine Partie gegen Bots ohne Hilfe zu Ende, dann beginnt hier eine Kurve.
after-rating-what = Was das heißt
after-rating-like-a-bot = { $medium } ist so stark wie ein mittlerer Bot. Wer 120 Punkte mehr hat als jemand, gewinnt zwei von drei Partien.
after-rating-gets-surer = Mit jeder Partie wird die Zahl sicherer, nach einer langen Pause wieder unsicherer.
after-rating-what-counts = Es zählt jede beendete Partie gegen Bots, ohne Hilfe und nach den gedruckten Regeln.

# Neben einer beendeten Partie: warum ein Bot etwas getan hat, und was er sonst erwog.
after-why-nobody = Hier erzählen die Bots, warum sie taten, was sie taten.
after-why-stand-in = Das hat ein Bot für { $name } gespielt.
after-why-person = Warum, das weiß nur { $name }.
after-why-again = { $name } überlegt noch einmal …
after-why-said = { $words }
after-why-weighed = Was { $name } erwog, und die Aussicht auf den Sieg:
after-why-longer = Hätte { $name } länger überlegt, mit der Aussicht auf den Sieg:
after-why-action = { UP($words) }
after-why-chance = etwa { $chance } %

# Die Karte eines Feldzugs: mehrere Partien nacheinander.
after-campaign-map = Die Karte
after-campaign-begin = Aufbrechen
after-campaign-go-on = Weiterspielen
after-campaign-again = Noch einmal
after-campaign-new = Neuer Feldzug
after-campaign-before = Deine Feldzüge
after-campaign-played = zu Ende gespielt
after-campaign-titles = Titel errungen
after-campaign-best = das meiste in einem
