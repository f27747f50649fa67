# Heldentaten und Kalender: Medaillen auf Ergebnissen, auf dem Regal und in der Statistik.
feats-title = Heldentaten
feats-new = { $count ->
        [one] Neue Heldentat
       *[other] Neue Heldentaten
    }
feats-new-of = Neue Heldentat: { $name }
feats-more = { $count ->
        [one] und eine weitere
       *[other] und { $count } weitere
    }
feats-of = { $done } von { $all }
feats-every-game = Alle Spiele
feats-secret = eine geheime Heldentat
feats-reached = { $reached } von { $needed }
feats-done-on = { $day }
feats-box-tip = { $done } von { $all } Heldentaten dieses Spiels vollbracht: ansehen

# Ziele: Heldentaten, für die viele Partien zählen.
feats-goal-week = Eine Woche
feats-goal-week-help = { WORDS($count) } Tage in Folge
feats-goal-three-weeks = Drei Wochen
feats-goal-three-weeks-help = { $count } Tage in Folge
feats-goal-regular = Stammgast
feats-goal-regular-help = { $count } Partien des Tages
feats-goal-all-games = Alleskönner
feats-goal-all-games-help = alle { WORDS($count) } Spiele gewonnen
feats-goal-easy = Erste Schritte
feats-goal-easy-help = { WORDS($count) } Siege gegen leichte Bots
feats-goal-medium = Ebenbürtig
feats-goal-medium-help = { WORDS($count) } Siege gegen mittlere Bots
feats-goal-hard = Harte Nuss
feats-goal-hard-help = { WORDS($count) } Siege gegen schwere Bots
feats-goal-master = Angstgegner
feats-goal-master-help = { WORDS($count) } Siege gegen Meisterbots
feats-goal-puzzler = Knobler
feats-goal-puzzler-help = { WORDS($count) } Rätsel gelöst
feats-goal-riddler = Rätselkönig
feats-goal-riddler-help = { $count } Rätsel gelöst

# Serie und Kalender.
feats-streak = { $days ->
        [one] 1 Tag
       *[other] { $days } Tage in Folge
    }
feats-streak-danger = { $days ->
        [one] 1 Tag: spiel heute
       *[other] { $days } Tage: spiel heute
    }
feats-streak-new = Neue Serie: 1 Tag
feats-streak-tip = Spiel jeden Tag eine Partie des Tages zu Ende oder lös das Rätsel des Tages; einer von sieben Tagen wird verziehen.
feats-calendar = { UP($month) }
feats-month-before = Der Monat davor
feats-month-after = Der Monat danach
feats-days = { $days ->
        [one] Tag in Folge
       *[other] Tage in Folge
    }
feats-longest = längste
feats-month = im Monat
feats-won = gewonnen
feats-weekdays = Mo Di Mi Do Fr Sa So
feats-day-nothing = { $day }: keine Partie des Tages
feats-day-played = { $day }: gespielt, aber keine Partie des Tages
feats-day-forgiven = { $day }: verziehen
feats-day-coming = { $day }
feats-day-deals = { $day }: { $deals }
feats-day-won = { $game } gewonnen
feats-day-lost = { $game } gespielt
feats-day-puzzle = das Rätsel gelöst

# Wie oft jemand gewonnen hat: nach Stufen, Spielern, Varianten.
feats-against-level = Nach Stufe
feats-against-seats = Nach Spielerzahl
feats-against-variant = Nach Variante
feats-by-level = Stufen
feats-by-seats = Spieler
feats-by-variant = Varianten
feats-won-of-played = gewonnen von gespielt
feats-column-seats = { $count ->
        [1] allein
        [5] 5+
       *[other] { $count }
    }
feats-column-usual = üblich
feats-column-variant = mit Varianten
feats-won-of = { $won } von { $played }
feats-not-yet = noch nie

# Die Spielstärke im Überblick.
feats-rating-none = Nach der ersten Partie gegen Bots steht hier deine Spielstärke.
feats-named = { $more ->
        [0] { $title }
       *[other] { $title }, { $more } mehr
    }
