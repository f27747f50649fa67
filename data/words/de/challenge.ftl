# Codes, die nicht gelesen werden können, und Partien, die in keinen Code passen.
challenge-code-wrong-letter = „{ $letter }“ in „{ $around }“ gibt es in keinem Code: 0, O, 1 und I kommen nicht vor, und sonst nur Buchstaben und Ziffern.
challenge-code-too-short = Für einen Code ist das zu kurz.
challenge-code-endless = Für einen Code ist das zu lang. Kopiere nur den Code.
challenge-code-mistyped = Ein Zeichen ist falsch, fehlt oder ist zu viel: Vergleiche Gruppe für Gruppe.
challenge-code-strange = Die Zeichen passen zusammen, aber das ist kein Code für ein Spiel.
challenge-code-other-version = Dieser Code stammt aus einer anderen Version des Programms.
challenge-code-other-rules = Dieser Code entstand mit anderen Regeln von { $game }: Es wäre nicht dasselbe Spiel.
challenge-code-other-game = Dieser Code gehört zu einem Spiel, das nicht im Regal steht.
challenge-code-house-rules = Hausregeln sind für einen Code zu lang. In eine Datei passen sie.
challenge-code-too-long = So viele Züge sind für einen Code zu lang. Nimm eine Datei oder lass den Geist weg.
challenge-code-large-seed = Die Startzahl dieser Partie passt in keinen Code.

# Der Geist neben der eigenen Partie.
challenge-somebody = jemand
challenge-to-beat = { $lost ->
        [yes] nicht gewonnen
       *[no] { $alone ->
            [yes] { $game ->
                [fairies] { $count ->
                    [one] 1 Zug
                   *[other] { $count } Züge
                }
                [pact] { $count } Ruhm
               *[other] { $count ->
                    [one] 1 Punkt
                   *[other] { $count } Punkte
                }
            }
           *[no] { $game ->
                [fairies] gewonnen
                [pact] gewonnen mit { $count } Ruhm
               *[other] gewonnen mit { $count ->
                    [one] 1 Punkt
                   *[other] { $count } Punkten
                }
            }
        }
    }
challenge-slip-beginning = { $known ->
        [yes] Herausforderung von { $name }: { $beat }.
       *[no] Herausforderung von { $name }: dieselbe Partie.
    }
challenge-slip = { $over ->
        [yes] { UP($name) } war schon fertig: { $theirs }, du { $own }
       *[no] Nach Zug { $turn }: { $name } { $theirs }, du { $own }
    } { $game ->
        [fairies] (Karten bis zum Sieg)
        [pact] (Ruhm)
       *[other] (Punkte)
    }
challenge-verdict = { $verdict ->
        [better] { $by ->
            [0] Du warst besser als { $name }!
           *[other] { $unit ->
                [turns] Du hast { $name } um { $by ->
                    [one] 1 Zug
                   *[other] { $by } Züge
                } geschlagen!
                [Glory] Du hast { $name } um { $by } Ruhm geschlagen!
               *[points] Du hast { $name } um { $by ->
                    [one] 1 Punkt
                   *[other] { $by } Punkte
                } geschlagen!
            }
        }
        [worse] { $by ->
            [0] Diesmal war { $name } besser.
           *[other] { $unit ->
                [turns] { UP($name) } war um { $by ->
                    [one] 1 Zug
                   *[other] { $by } Züge
                } besser.
                [Glory] { UP($name) } war um { $by } Ruhm besser.
               *[points] { UP($name) } war um { $by ->
                    [one] 1 Punkt
                   *[other] { $by } Punkte
                } besser.
            }
        }
       *[level] Gleichauf mit { $name }.
    }

# Einen Code machen.
challenge-title = Fordere jemanden heraus
challenge-lead = Dieselben Karten, dieselben Plätze: Wer macht es besser?
challenge-in-code = Im Code
challenge-my-ghost = Mein Geist
challenge-my-ghost-help = meine Züge laufen daneben mit
challenge-my-name = Mein Name
challenge-yours = dein Ergebnis
challenge-par = Par { $par }
challenge-par-help = der kürzeste Weg
challenge-time = { $minutes ->
        [0] { $seconds } s
       *[other] { $minutes } min { $seconds } s
    }
challenge-minutes-help = deine Zeit
challenge-beat = zu schlagen:
challenge-letters = { $count } Zeichen. { $ghost ->
        [yes] Darin stehen die Karten, der Tisch und alle deine Züge; verschickt wird nichts.
       *[no] Darin stehen die Karten, der Tisch und dein Ergebnis; verschickt wird nichts.
    }
challenge-copy = Code kopieren
challenge-try = Selbst noch einmal
challenge-copied = Kopiert. Füge ihn in eine Nachricht ein; im Regal heißt es dann „Code eingeben“.
challenge-button = Herausfordern

# Einen Code eingeben.
challenge-enter = Code eingeben
challenge-enter-lead = Eine Herausforderung – oder deine eigene von einem anderen Rechner.
challenge-enter-hint = vier Zeichen, vier Zeichen, …
challenge-paste = Einfügen
challenge-nothing-to-paste = Es gibt keinen Text zum Einfügen.
challenge-play = Spielen
challenge-from = { $name } fordert dich heraus.
challenge-from-somebody = Jemand fordert dich heraus.
challenge-seats = { $seats ->
        [one] allein
       *[other] zu { $seats } am Tisch
    }

# Die Bahnen neben dem Tisch: die eigene und die des Geists.
challenge-card = Herausforderung
challenge-card-from = von { $name }
challenge-card-beat = zu schlagen: { $beat }
challenge-pill = { $how ->
        [level] gleichauf
       *[other] { $game ->
            [fairies] { $by ->
                [one] eine Karte
               *[other] { WORDS($by) } Karten
            }
            [pact] { $by } Ruhm
           *[other] { $by ->
                [one] ein Punkt
               *[other] { WORDS($by) } Punkte
            }
        } { $how ->
            [ahead] voraus
           *[behind] zurück
        }
    }
challenge-lane = { $game ->
        [fairies] noch { $count }
        [pact] { $count } Ruhm
       *[other] { $count ->
            [one] 1 Punkt
           *[other] { $count } Punkte
        }
    }
challenge-lanes-show = Den Geist zeigen (G)
challenge-lanes-hide = Den Geist bis zum Ende verbergen (G)
challenge-after-turn = nach Zug { $turn }
challenge-answer = Mit einem Code antworten
challenge-file-title = { $name } hat diese Karten gespielt
challenge-file-body = Du kannst dieselben Karten gegen den Geist von { $name } spielen oder zusehen, wie es ging.
challenge-file-play = Dieselben Karten spielen
challenge-file-watch = Zusehen
