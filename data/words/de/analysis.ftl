# eine gespielte Partie durchsehen
analysis-title = Analyse
analysis-back = Analyse
analysis-about = { $game }, { $turns ->
    [one] ein Zug
   *[other] { $turns } Züge
}
analysis-thinking = Wird durchdacht: Zug { $turn } von { $turns }
analysis-paused = Ruht bei Zug { $turn } von { $turns }
analysis-done = Durchdacht und bei der Partie aufgehoben
analysis-pause = Ruhen lassen
analysis-go-on = Weiterdenken
analysis-chance = Gewinnchance
analysis-legend = durchgezogen: durchdacht; gestrichelt: erster Blick
analysis-legend-whole = geschätzt: oft kurz weitergespielt, Verdecktes jedes Mal anders verteilt
analysis-end = Das Ende
analysis-before = Zug { $turn }, { $name }
analysis-sure = ungefähr, ± { $spread }
analysis-glance = ein erster Blick
analysis-left = { $left ->
    [-1] nicht mehr zu gewinnen
    [0] gewonnen
    [one] ein Zug bis zum Sieg
   *[other] { $left } Züge bis zum Sieg
}
analysis-unproven = das weiß niemand
analysis-moment = Zug { $turn }: { $name }
analysis-action = { UP($what) }
analysis-why-better = { UP($reason) }
analysis-chance-before = Chance davor
analysis-chance-after = Chance danach
analysis-something-else = etwas anderes
analysis-lost = verloren
analysis-turns-more = { $turns ->
    [one] ein Zug
   *[other] { $turns } Züge
}
analysis-cost-game = Von hier an war es nicht mehr zu gewinnen.
analysis-cost-turns = Das dauerte { $turns ->
    [one] einen Zug
   *[other] { $turns } Züge
} länger als nötig.
analysis-watch = Ansehen
analysis-what-if = Was wäre wenn?
analysis-agrees = { $count ->
    [one] Der Bot hätte dasselbe getan.
   *[other] Der Bot hätte nichts Besseres getan.
}
analysis-compared = { UP($done) }: { $worth } – { UP($best) }: { $better } { $solved ->
    [1] { "" }
   *[0] (± { $spread })
}
analysis-no-moment = Kein einzelner Augenblick hat entschieden: Es ging in kleinen Schritten hin und her.
analysis-no-moment-yet = Hier liegen bald die Augenblicke, die entschieden haben.
analysis-luck-heading = Glück und Können
analysis-luck = Glück
analysis-decisions = Entscheidungen
analysis-points = { $sign ->
    [plus] +{ $points }
    [minus] −{ $points }
   *[none] 0
}
analysis-not-yet = Jeder Schritt wird gewogen …
analysis-no-luck = { $turns ->
    [0] Kein Glück im Spiel: Alles lag offen, und kein Zug war zu viel.
    [one] Kein Glück im Spiel: Alles lag offen. Ein Zug war zu viel.
   *[other] Kein Glück im Spiel: Alles lag offen. { $turns } Züge waren zu viel.
}
analysis-no-luck-lost = Kein Glück im Spiel: Alles lag offen, und es war zu gewinnen.
analysis-analyse = Analyse
analysis-account = { $name }: Das Glück { $luck ->
    [won] brachte
   *[cost] kostete
} { $lucky ->
    [one] 1 Punkt
   *[other] { $lucky } Punkte
} Gewinnchance, die Entscheidungen { $moves ->
    [won] brachten
   *[cost] kosteten
} { $moved }.
analysis-no-moment-solved = Kein Zug hätte besser sein können.
analysis-now = Jetzt
analysis-so-far = Analyse (mit Hilfe)
analysis-done-so-far = Durchdacht, nach dem, was zu sehen war
analysis-against-par = Gemessen am Par
analysis-legend-par = 100 % ist Par, kürzer geht es in dieser Partie nicht; jeder Zug zu viel kostet etwas davon
analysis-elsewhere = dasselbe, aber woanders
