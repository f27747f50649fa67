# Warum nicht.
pact-no-after-recruiting-drag-one-more = Zieh nach dem Anwerben noch einen Goblin auf deine Hand: Das erledigt der Werbetrupp.
pact-no-all-figures-are-placed = Alle deine Figuren stehen schon.
pact-no-alone-mimic-copies-only-what = Im Solo ahmt der Nachäffer nur nach, was schon verbraucht ist.
pact-no-at-least-one-goblin-must = Mindestens ein Goblin muss aus deiner eigenen Auslage kommen.
pact-no-at-least-one-goblin-must-2 = Mindestens ein Goblin muss aus der Auslage dieses Nachbarn kommen.
pact-no-both-displays-together-do-not = Auch beide Auslagen zusammen haben nicht die nötigen Goblins.
pact-no-can-pass-only-if-there = Passen darfst du nur, wenn du sonst gar nichts tun kannst.
pact-no-cant-done-now = Das geht jetzt nicht.
pact-no-comes-later-turn = Das kommt später im Zug.
pact-no-command-was-not-dealt = Dieses Gebot hast du nicht bekommen.
pact-no-display-does-not-have-all = In deiner Auslage fehlen nötige Goblins.
pact-no-dont-have-specialist = Diesen Spezialisten hast du nicht.
pact-no-drag-face-up-task-onto = Zieh eine offene Aufgabe auf den Aufgabenstapel: Dann tauscht sie der Ränkeschmied.
pact-no-drag-goblin-hand-onto-display = Zieh einen Goblin von der Hand in deine Auslage: Dieser Spezialist erlaubt es dir.
pact-no-dynamite-cant-replace-goblin = Diesen Goblin kann Dynamit nicht ersetzen.
pact-no-each-side-must-give-at = Jede Seite muss mindestens einen Goblin geben.
pact-no-each-side-must-give-goblin = Jede Seite muss einen Goblin geben, auch mit Tüftler oder Dynamit.
pact-no-either-recruit-or-play-not = Entweder anwerben oder ausspielen, nicht beides in einem Zug.
pact-no-figure-goes-onto-one-own = Eine Figur kommt auf eine deiner eigenen Paktkarten.
pact-no-figure-placed-instead-recruiting-or = Eine Figur setzt du, statt anzuwerben oder auszuspielen.
pact-no-figures-belong-expert-game = Figuren gehören zum Expertenspiel.
pact-no-first-everybody-chooses-goblin-reveal = Zuerst wählen alle einen Goblin zum Aufdecken.
pact-no-first-everybody-decides-which-commands = Zuerst entscheiden alle, welche Gebote sie behalten.
pact-no-first-say-where-goblins-come = Sag zuerst, woher die Goblins kommen, oder brich ab.
pact-no-first-take-all-goblins-recruiting = Nimm zuerst alle Goblins, die zum Anwerben gehören.
pact-no-fixer-cant-help-out-there = Da kann der Tüftler nicht aushelfen.
pact-no-fixer-works-while-pay-complete = Der Tüftler hilft beim Bezahlen: Erledige eine Aufgabe, der ein Goblin fehlt.
pact-no-game-over = Die Partie ist zu Ende.
pact-no-game-won-prepare-for-next = Diese Partie ist gewonnen: Rüste dich für die nächste.
pact-no-goblins-are-short-first-everybody = Goblins sind knapp: Zuerst legen alle ab, was zu viel ist.
pact-no-just-do-what-another-specialist = Tu einfach, was ein anderer Spezialist dir erlauben würde: Der Nachäffer macht es möglich.
pact-no-keep-at-least-one-command = Behalte mindestens ein Gebot.
pact-no-neither-display-nor-pact-with = Weder deine Auslage noch ein Pakt mit einem Nachbarn hat jetzt alle nötigen Goblins.
pact-no-newest-task-there-has-figure = Auf der neuesten Aufgabe dort steht schon eine Figur.
pact-no-nobody-sits-there = Dort sitzt niemand.
pact-no-not-time-for = Dafür ist jetzt nicht die Zeit.
pact-no-nothing-more-needed = Mehr ist nicht nötig.
pact-no-one-specialist-turn-not-more = Ein Spezialist pro Zug, nicht mehr.
pact-no-pact-made-with-neighbour-drop = Einen Pakt schließt man mit Nachbarn: Leg die Aufgabe auf eine deiner beiden Paktkarten.
pact-no-pact-made-with-neighbour-on = Einen Pakt schließt man mit Nachbarn, links oder rechts.
pact-no-place-filled-only-after-all = Dieser Platz wird erst gefüllt, wenn alle Goblins genommen sind.
pact-no-playing-over-for-this-turn = Ausgespielt hast du in diesem Zug schon: Erledige Aufgaben oder beende ihn.
pact-no-press-gang-works-after-recruiting = Der Werbetrupp hilft nach dem Anwerben.
pact-no-recruit-or-play-first-then = Erst anwerben oder ausspielen, dann Aufgaben erledigen.
pact-no-recruits-go-into-hand-from = Angeworbene kommen auf deine Hand; von dort spielst du sie aus.
pact-no-specialist-has-been-used = Dieser Spezialist ist schon verbraucht.
pact-no-take-goblin-row-or-from = Nimm einen Goblin aus der Reihe oder vom Stapel.
pact-no-task-deck-empty-there-nothing = Der Aufgabenstapel ist leer: Es gibt nichts zu ziehen.
pact-no-taskmaster-works-after-playing-drummer = Der Antreiber hilft nach dem Ausspielen, der Trommler nach dem Anwerben.
pact-no-tasks-are-completed-with-goblins = Aufgaben erledigst du mit Goblins aus der Auslage, nicht von der Hand.
pact-no-there-no-goblin-left-draw = Es gibt keinen Goblin mehr zu ziehen.
pact-no-there-no-such-goblin-spare = Ein solcher Goblin ist nicht übrig, oder eine Seite gäbe gar keinen.
pact-no-there-no-such-goblin-spare-2 = Ein solcher Goblin ist nicht übrig.
pact-no-there-no-task-on-pact = Auf dieser Paktkarte liegt noch keine Aufgabe.
pact-no-there-no-task-place = An diesem Platz liegt keine Aufgabe.
pact-no-there-no-task-place-row = An diesem Platz liegt keine Aufgabe; die Reihe wird am Ende des Zuges aufgefüllt.
pact-no-winner-dynamite-bonus-chooses-task = Wer den Dynamitbonus gewinnt, wählt eine Aufgabe.
pact-no-such-goblin-in-hand = Einen solchen Goblin hast du nicht auf der Hand.
pact-no-anothers = Ein anderer Klan ist am Zug.
pact-no-more-taken-back = Verbrauchte Spezialisten kommen zurück, aber höchstens { $most ->
        [one] einer
       *[other] { WORDS($most) }
    }.
pact-no-next-game-yet = Hol zuerst { $missing ->
        [one] einen verbrauchten Spezialisten
       *[other] { WORDS($missing) } verbrauchte Spezialisten
    } zurück.
pact-no-end-while-recruiting = Anwerben heißt { $recruits ->
        [one] ein Goblin
       *[other] { WORDS($recruits) } Goblins
    }: Nimm noch einen.
pact-no-end-yet = Erst anwerben oder ausspielen.
pact-no-end-yet-expert = Erst anwerben, ausspielen oder eine Figur setzen.
pact-no-more-recruits = Pro Zug { $recruits ->
        [one] wird ein Goblin
       *[other] werden { WORDS($recruits) } Goblins
    } angeworben, nicht mehr.
pact-no-more-plays = { $plays ->
        [one] Ein Goblin
       *[other] { UP(WORDS($plays)) } Goblins
    } pro Zug, nicht mehr.
pact-no-scheme-without-schemer = Nur der Ränkeschmied legt eine Aufgabe unter den Stapel. { $why }
pact-no-figure-unpaid = Diese Figur kostet { $cost ->
        [one] 1 Goblin
       *[other] { $cost } Goblins
    } in der Farbe der Aufgabe: { $colour }.
pact-no-specialist-of-another = Diesen Spezialisten hat { $name }.

# Wie eine Partie ausging, und was alle erreicht haben.
pact-end-winter = der Winter ist da
pact-end-standstill = { $patience ->
        [one] eine Runde
       *[other] { WORDS($patience) } Runden
    } ohne erledigte Aufgabe
pact-end-won = mehr Ruhm als Helix und Ferdix
pact-end-lost = nicht mehr Ruhm als Helix und Ferdix
pact-end-grand-master = { $games ->
        [one] eine Partie
       *[other] { WORDS($games) } Partien
    } in Folge: Goblin-Großmeister
pact-end-after-standstill = { $standstill } { $clause }, und { $end }
pact-headline-lost = Die anderen Klans gewinnen
pact-headline-grand-master = Großmeister!
pact-line-pacts = durch Pakte
pact-line-alone = allein
pact-line-full = volle Paktkarten
pact-line-figures = Figuren
pact-line-track = Dynamitkarte
pact-line-bonus = Dynamitbonus
pact-line-commands = Gebote
pact-line-game = Partie { $number }
pact-line-sticks = Stangen Dynamit

# Was man wählen kann.
pact-option-campaign = Feldzug
pact-option-campaign-help = mehrere Partien in Folge, um den Titel des Großmeisters
pact-option-mode = Regeln
pact-option-mode-beginner = Einsteiger
pact-option-mode-expert = Experten
pact-option-mode-help = Experten: Meistergoblins, Figuren, Dynamit und geheime Gebote
pact-option-mode-solo = Solo
pact-solitaire = Pact solo

# Was gerade geschieht.
pact-now-winter = Der Winter ist da: Die Klans zählen ihren Ruhm.
pact-now-standstill = { $rounds ->
        [one] Eine Runde ohne erledigte Aufgabe: Die Klans zählen ihren Ruhm.
       *[other] { UP(WORDS($rounds)) } Runden ohne erledigte Aufgabe: Die Klans zählen ihren Ruhm.
    }
pact-now-theirs-reduce = { $count ->
        [one] { $name } muss bis auf einen Goblin alle ablegen.
       *[other] { $name } muss bis auf { WORDS($count) } Goblins alle ablegen.
    }
pact-now-theirs-commands = { $name } wählt Gebote.
pact-now-theirs-reveal = { $name } wählt einen Goblin zum Aufdecken.
pact-now-theirs-turn = { $name } ist dran.
pact-now-theirs-recruit = { $name } wirbt an.
pact-now-theirs-play = { $name } spielt Goblins aus.
pact-now-theirs-tasks = { $name } sucht Aufgaben zum Erledigen.
pact-now-theirs-pay = { $name } überlegt, was es kosten würde.
pact-now-theirs-prize = { $name } nimmt eine Aufgabe für das meiste Dynamit.
pact-now-theirs-next = { $name } rüstet sich für die nächste Partie.
pact-now-show-hand = { $name }: Zeig deine Hand; die anderen schauen weg.
pact-now-turn = Du bist dran: Wirb { $recruits ->
        [one] einen
       *[other] { WORDS($recruits) }
    } an oder spiel { $plays ->
        [one] einen
       *[other] bis zu { WORDS($plays) }
    } aus.{ $last ->
        [yes] { " " }Die letzte Runde!
       *[no] { "" }
    }
pact-now-turn-recruit = Du bist dran: Wirb { $recruits ->
        [one] einen
       *[other] { WORDS($recruits) }
    } an.
pact-now-turn-figure = Du bist dran: Wirb { $recruits ->
        [one] einen
       *[other] { WORDS($recruits) }
    } an, spiel { $plays ->
        [one] einen
       *[other] bis zu { WORDS($plays) }
    } aus oder setz eine Figur.{ $last ->
        [yes] { " " }Die letzte Runde!
       *[no] { "" }
    }
pact-now-recruit = { $count ->
        [one] Anwerben: Nimm noch einen Goblin.
       *[other] Anwerben: Nimm noch { WORDS($count) } Goblins.
    }
pact-now-play-more = Dein Zug: { $played } von { $most } ausgespielt. Spiel weiter aus, erledige Aufgaben oder beende den Zug.
pact-now-played = Dein Zug: { $played } von { $most } ausgespielt. Erledige Aufgaben oder beende den Zug.
pact-now-tasks = { $deed ->
        [recruit] Dein Zug: Du hast angeworben. Erledige Aufgaben oder beende ihn.
        [play] Dein Zug: { $played } ausgespielt. Erledige Aufgaben oder beende ihn.
        [figure] Dein Zug: Deine Figur steht. Erledige Aufgaben oder beende ihn.
       *[nothing] Dein Zug: Es gab nichts zu tun. Erledige Aufgaben oder beende ihn.
    }
pact-now-commands = Behalte mindestens eins dieser Gebote; klick eins an, um es zurückzulegen.
pact-now-reveal = Mit welchem Goblin deiner Hand beginnt deine Auslage? Zieh ihn dorthin.
pact-now-pay = Dein Zug: Die Goblins kommen zusammen.
pact-now-reduce = Goblins sind knapp: Zieh { $count ->
        [one] einen
       *[other] { WORDS($count) }
    } von deinen auf die Ablage.
pact-now-prize = Das meiste Dynamit! Zieh eine der übrigen Aufgaben zu dir.
pact-now-next = Gewonnen! Nimm zurück, was du darfst, dann geht es weiter.

# Goblins, Aufgaben und Spezialisten in dem, was erzählt wird. Goblins stehen hier immer im Akkusativ.
pact-counted-goblins = { $kind ->
        [shaman] { $count ->
            [one] einen Schamanen
           *[other] { WORDS($count) } Schamanen
        }
        [chieftain] { $count ->
            [one] einen Häuptling
           *[other] { WORDS($count) } Häuptlinge
        }
       *[any] { $count ->
            [one] einen { $name }
           *[other] { WORDS($count) } { $name }
        }
    }
pact-many-goblins = { $count ->
        [one] einen Goblin
       *[other] { WORDS($count) } Goblins
    }
pact-from-deck = { $count ->
        [one] einen vom Stapel
       *[other] { WORDS($count) } vom Stapel
    }
pact-row-and-deck = { $goblins } und { $deck }
pact-task = „{ $name }“
pact-task-alone = { $task } allein
pact-task-with = { $task } mit { $name }
pact-specialist-as = { $specialist } als { $other }

# Das Protokoll, Schritt für Schritt.
pact-log-sentence = { UP($words) }.
pact-log-also = { $before }; { $after }
pact-log-command-returned = { $name } legt ein Gebot zurück
pact-log-commands-kept = { $count ->
        [one] { $name } behält ein Gebot
       *[other] { $name } behält { WORDS($count) } Gebote
    }
pact-log-commands-chosen = { $name } wählt Gebote
pact-log-commands-counted = behaltene Gebote: { $each }
pact-log-commands-each = { $name } { WORDS($count) }
pact-log-chose = { $name } wählt einen Goblin
pact-log-revealed = alle decken auf: { $each }
pact-log-revealed-each = { $name } { $goblin }
pact-log-recruited = { $name } wirbt { $goblins } an
pact-log-played = { $name } spielt { $goblins } aus
pact-log-completed = { $name } erledigt { $task }
pact-log-figure = { $name } setzt eine Figur auf { $task }
pact-log-schemed = { $task } kommt unter den Stapel, dafür liegt jetzt { $new } offen
pact-log-used = { $name } setzt den { $specialist } ein
pact-log-marker = { $way ->
        [forward] der Marker von { $name } rückt vor
       *[back] der Marker von { $name } rückt zurück
    }
pact-log-passed = { $name } kann nichts tun
pact-log-shortage = Goblins sind knapp: Alle legen bis auf { $count ->
        [one] einen
       *[other] { WORDS($count) }
    } ab
pact-log-reduced = { $name } legt { $goblins } ab
pact-log-reshuffled = die Ablage wird zum neuen Stapel
pact-log-season = { $season ->
        [spring] der Frühling ist da
        [summer] der Sommer ist da
       *[autumn] der Herbst ist da
    }
pact-log-winter-near = die Aufgaben gehen aus: Der Winter naht
pact-log-joined = ein { $goblin } kommt zu { $name }
pact-log-slid = { $task } geht an Helix und Ferdix
pact-log-prize = { $name } nimmt für das meiste Dynamit { $tasks }
pact-log-game-won = Partie { $number } ist gewonnen
pact-log-game-lost = Partie { $number } ist verloren
pact-log-took-back = der { $specialist } kommt zurück
pact-log-game-began = Partie { $number } beginnt
pact-log-winter = der Winter ist da
pact-log-standstill = { $rounds ->
        [one] eine Runde lang wird nichts erledigt
       *[other] { WORDS($rounds) } Runden lang wird nichts erledigt
    }

# Das Protokoll, Zug für Zug, im Präsens: Was jemand tut (pact-did-…), folgt auf den Namen oder auf das, was davor geschah.
pact-log-turn = { $name } { $deeds }.
pact-log-then = { $before }, { $after }
pact-did-recruit = wirbt { $goblins } an
pact-did-play = spielt { $goblins } aus
pact-did-discard = legt { $goblins } ab
pact-did-complete = erledigt { $tasks }
pact-did-figure = setzt eine Figur auf { $task }
pact-did-swap = tauscht { $swaps }
pact-swap = { $task } gegen { $new }
pact-did-move-marker = { $way ->
        [forward] rückt den Marker vor
       *[back] rückt den Marker zurück
    }
pact-did-use = setzt den { $specialists } ein
pact-did-use-to-recruit = wirbt mit dem { $specialists } { $goblins } an
pact-did-use-to-play = spielt mit dem { $specialists } { $goblins } aus
pact-did-use-to-swap = tauscht mit dem { $specialists } { $swaps }

# Der letzte Zug eines Klans in wenigen Worten, ohne seinen Namen.
pact-few = { UP($words) }
pact-few-then = { $before }; { $after }
pact-few-sentence = { $words }.
pact-few-recruited = { $goblins } angeworben
pact-few-played = { $goblins } ausgespielt
pact-few-got = { $goblins } bekommen
pact-few-count = { $count ->
        [one] einen
       *[other] { WORDS($count) }
    }
pact-few-figure = Figur auf { $task }

# Was die Dinge sind, auf die man zeigt, und wohin sie kommen.
pact-about-hand = Deine Hand: Niemand sonst sieht sie; von hier spielst du Goblins in deine Auslage aus P-23.
pact-about-display = Deine Auslage: Goblins hier zahlen für Aufgaben, für deine und die deiner Nachbarn P-25.
pact-about-discards = Goblins, die gezahlt haben; sie werden der neue Stapel, wenn er leer ist P-22.
pact-about-sheet = Klick einen gestrichelten Platz an oder zieh einen Goblin in eine andere Zeile seiner Spalte P-25.
pact-about-panel = Wähl mit den Karten und Knöpfen auf diesem Blatt.
pact-about-figure = Auf der jüngsten Aufgabe einer Paktkarte zählt sie für ihren Besitzer als 1 Aufgabe mehr P-51.
pact-about-permanent = Ein Goblin für immer: Er zahlt jedes Mal, auch in Pakten, und wird nie abgelegt P-53.
pact-about-column = Der hier zahlt; ein gestrichelter Platz in seiner Spalte könnte stattdessen zahlen P-25.
pact-about-cell = Für diese Spalte ist dort kein Goblin übrig P-25.
pact-about-command = Ein geheimes Gebot: Es wird am Ende der Partie gewertet P-57.
pact-goes-task = Eine Aufgabe kommt auf eine Paktkarte, um sie mit diesem Nachbarn zu erledigen, oder für dich allein auf deine Tafel P-24.
pact-goes-figure = Eine Figur kommt auf eine deiner beiden Paktkarten P-51.
pact-goes-column = Ein Goblin bleibt in seiner Spalte: Eine andere Zeile darf zahlen P-25.
pact-goes-deck = Ein Goblin vom Stapel kommt auf deine Hand P-21.
pact-goes-row = Goblins aus der Reihe kommen auf deine Hand P-21.
pact-goes-discards = Goblins sind knapp: Deine kommen jetzt auf die Ablage P-22.
pact-goes-display = Goblins von deiner Hand kommen in deine Auslage P-23.
pact-about-covered = Deine Hand ist verdeckt: Zeig sie zuerst.
pact-about-row-goblin = { $goblin }: Du kannst ihn anwerben P-21.
pact-about-row-first = { $goblin }: lässt sich später anwerben. Erst beginnt ein Goblin deiner Hand deine Auslage P-14.
pact-about-row-later = { $goblin }: Angeworben wird zu Beginn eines Zuges, statt auszuspielen P-21.
pact-about-own-goblin = { $goblin } in deiner Auslage: Er zahlt für Aufgaben, allein oder im Pakt P-24.
pact-about-their-goblin = { $goblin } in der Auslage von { $name }: Ein Pakt mit { $name } darf ihn benutzen P-25.
pact-about-open-task = { $task }: allein { $alone } Ruhm, mit einem Nachbarn je { $pact }{ $sticks ->
        [0] { "" }
        [one] , dazu { $sticks } Stange Dynamit
       *[other] , dazu { $sticks } Stangen Dynamit
    } P-24.
pact-about-pact-task = { $task }: im Pakt erledigt, { $pact } Ruhm für jeden der beiden{ $sticks ->
        [0] { "" }
        [one] , dazu { $sticks } Stange Dynamit
       *[other] , dazu { $sticks } Stangen Dynamit
    } P-42.
pact-about-alone-task = { $task }: allein erledigt, { $alone } Ruhm{ $sticks ->
        [0] { "" }
        [one] , dazu { $sticks } Stange Dynamit
       *[other] , dazu { $sticks } Stangen Dynamit
    } P-42.
pact-about-deck = { $count ->
        [0] Der Goblinstapel: leer; anwerben darfst du auch von hier P-21.
        [one] Der Goblinstapel: noch ein Goblin; anwerben darfst du auch von hier P-21.
       *[other] Der Goblinstapel: noch { WORDS($count) } Goblins; anwerben darfst du auch von hier P-21.
    }
pact-about-task-deck = Kommende Aufgaben: { $left }. Lässt sich die Reihe nicht mehr füllen, kommt der Winter P-40.
pact-tasks-of-season = { $count ->
        [one] eine
       *[other] { WORDS($count) }
    } für den { $season ->
        [spring] Frühling
        [summer] Sommer
       *[autumn] Herbst
    }
pact-no-tasks-left = keine
pact-about-lender = Helix leiht nur Goblins und bekommt nie Ruhm P-62.
pact-about-own-plate = { $name }: bisher { $glory } Ruhm und { $sticks ->
        [0] keine Stange
        [one] { $sticks } Stange
       *[other] { $sticks } Stangen
    }. Zieh Aufgaben hierher, um sie allein zu erledigen P-24.
pact-about-plate = { $name }: bisher { $glory } Ruhm und { $sticks ->
        [0] keine Stange
        [one] { $sticks } Stange
       *[other] { $sticks } Stangen
    }. Das meiste Dynamit gewinnt eine Aufgabe P-41.
pact-about-pacts = Die Pakte von { $one } und { $other } P-42.
pact-about-full-pacts = Die Pakte von { $one } und { $other }: { $steps } Ruhm mehr für beide P-42.
pact-full-pact-brings = { $tasks ->
        [one] eine bringt
       *[other] { WORDS($tasks) } bringen
    } { $glory }
pact-about-master = { $master }: Jede gesetzte Figur gibt { $kind ->
        [shaman] einen Schamanen
       *[any] einen { $goblin }
    } für immer frei; darunter steht ihr Preis P-51.
pact-about-dynamite = Das Feld des Markers: { $sticks ->
        [0] keine Stange
        [one] { $sticks } Stange
       *[other] { $sticks } Stangen
    }, am Ende { $glory } Ruhm; viele Arten in der Auslage rücken ihn vor P-54.
pact-about-specialist = { $name }: { $short } P-31.

# So viel von etwas, und andere Wörter für das, was erklärt wird. Nominativ und Akkusativ sollen gleich lauten.
pact-count-goblins = { $count ->
        [0] keine Goblins
        [one] 1 Goblin
       *[other] { WORDS($count) } Goblins
    }
pact-count-sticks = { $count ->
        [0] keine Stange
        [one] eine Stange
       *[other] { WORDS($count) } Stangen
    }
pact-goblin-kind = { $name }
pact-season-spring = Frühling
pact-season-summer = Sommer
pact-season-autumn = Herbst
pact-full-pacts-more = Mehr Ruhm für beide: { $steps } Aufgaben.{ " " }
pact-full-pact-from = +{ $glory } ab { $tasks ->
        [one] einer
       *[other] { WORDS($tasks) }
    }
pact-no-figure-left = keine ist mehr übrig
pact-usable-now = jetzt

# Überschriften und Wörter auf dem Tisch.
pact-table-name = Pact
pact-table-assisted = mit Hilfe
pact-mode-beginner = Einsteiger
pact-mode-expert = Experten
pact-mode-two = Pact zu zweit
pact-mode-solo = Solo
pact-table-beginner-players = Einsteiger, { $players } Spieler
pact-table-expert-players = Experten, { $players } Spieler
pact-table-solo-game = Solo, Partie { $game } von { $games }
pact-table-last-round = die letzte Runde
pact-table-alone = allein
pact-table-alone-none = noch keine
pact-table-next = danach
pact-table-discards = Ablage
pact-census = Goblins nach Sorten
pact-census-row = { $which ->
        [discarded] abgelegt
       *[coming] Stapel, Hände
    }
pact-table-used = verbraucht
pact-table-only-lends = leiht nur Goblins
pact-table-no-specialist = kein Spezialist
pact-table-pact = { $name } und du: { $count }
pact-table-glory = Ruhm bisher
pact-table-done-alone = Allein erledigt
pact-table-nothing-yet = noch nichts
pact-table-your-display = deine Auslage
pact-table-specialists = Einer pro Zug, dann an { $name }
pact-table-none-now = zurzeit keiner
pact-table-types = { $types ->
        [one] { $types } Art ausgelegt
       *[other] { $types } Arten ausgelegt
    }
pact-table-types-march = { $types ->
        [one] { $types } Art ausgelegt: { $strides }
       *[other] { $types } Arten ausgelegt: { $strides }
    }
pact-table-stride = bei { $types ->
        [one] einer
       *[other] { WORDS($types) }
    } rückt dein Marker { $spaces } vor
pact-table-later-stride = bei { $types ->
        [one] einer
       *[other] { WORDS($types) }
    } { $spaces }
pact-table-secret-commands = geheime Gebote
pact-table-glory-of = Ruhm von { $name }
pact-table-pile = { $count ->
        [one] { $one } und { $other }: { $count } Aufgabe
       *[other] { $one } und { $other }: { $count } Aufgaben
    }
pact-table-no-task = noch keine Aufgabe
pact-table-your-commands = Deine geheimen Gebote
pact-table-keep-commands = Behalte mindestens eins: Gewertet wird jedes am Ende, und ein verfehltes kostet meist Ruhm. Klick eins an, um es zurückzulegen.
pact-table-with = mit
pact-table-with-name = mit { $name }
pact-table-alone-or = allein oder
pact-table-slides = entwischt
pact-table-slides-if = { $few ->
        [0] entwischt, wenn du anwirbst
        [one] entwischt, wenn du anwirbst oder nur einen spielst
       *[other] entwischt, wenn du anwirbst oder höchstens { WORDS($few) } spielst
    }
pact-table-usable = jetzt einsetzbar
pact-table-while-paying = beim Bezahlen
pact-table-one-a-turn = einer pro Zug
pact-table-nothing-to-copy = nichts nachzuäffen
pact-table-master = Meister
pact-table-step-space = Feld { $number }
pact-table-step-track = Stangen { $sticks }, Ruhm { $glory }
pact-table-step-so = wenn ja
pact-table-step-more = { $count } oder mehr
pact-table-step-else = sonst
pact-recap-each = je +{ $glory }
pact-recap-with = Ein Pakt mit { $name }
pact-recap-master = mit deinem Meister
pact-recap-took = nahm
pact-recap-for = für { $task }

# Solo: die anderen Klans, und zwischen zwei Partien.
pact-solo-after-turn = Nach deinem Zug
pact-solo-slides = die letzte Aufgabe entwischt
pact-solo-no-slide = keine Aufgabe entwischt
pact-solo-may-slide = die letzte Aufgabe kann entwischen
pact-solo-get = { $count ->
        [one] beide bekommen je { $count } Goblin
       *[other] beide bekommen je { $count } Goblins
    }
pact-solo-tasks = jeder erledigt allein, was er kann
pact-solo-beat = Schlag beide:
pact-solo-once = Jeder einmal, einer pro Zug:
pact-solo-campaign = Feldzug: Partie { $game } von { $games }
pact-next-won = Partie { $game } ist gewonnen!
pact-next-standstill = { $rounds ->
        [one] Sie endete nach einer Runde ohne erledigte Aufgabe.
       *[other] Sie endete nach { WORDS($rounds) } Runden ohne erledigte Aufgabe.
    }
pact-next-more = { $left ->
        [one] Noch eine, und du bist Goblin-Großmeister von Pact.
       *[other] Noch { $left } in Folge, und du bist Goblin-Großmeister von Pact.
    }
pact-next-none-used = Du hast keinen Spezialisten verbraucht, also kommt keiner zurück.
pact-next-none-back = Kein Spezialist kommt zurück.
pact-next-take-back = { $count ->
        [one] Hol einen verbrauchten Spezialisten zurück: Klick unten. { $taken } von { $count } geholt.
       *[other] Hol { WORDS($count) } verbrauchte Spezialisten zurück: Klick unten. { $taken } von { $count } geholt.
    }
pact-next-take-all = Hol zurück, was verbraucht ist: Klick unten. { $taken } von { $count } geholt.

# Die Karte des Feldzugs.
pact-road-name = Pact solo: der Feldzug
pact-road-lead = der Weg zum Großmeister
pact-road-home = Daheim
pact-road-title = Großmeister
pact-road-unknown = Meister unbekannt
pact-road-won-by = { $own } : { $helix }, { $ferdix } gewonnen
pact-road-lost-by = { $own } : { $helix }, { $ferdix } verloren
pact-road-now = diese Partie
pact-road-next = die nächste Partie
pact-road-closed = wird ausgelost
pact-road-begin = { UP(WORDS($games)) } Partien nacheinander
pact-road-draw = { $count ->
        [one] Helix und Ferdix ziehen nach jedem Zug je einen Goblin.
       *[other] Helix und Ferdix ziehen nach jedem Zug je { WORDS($count) } Goblins.
    }
pact-road-sum = { $games ->
        [0] Noch keine Partie gewonnen, noch kein Ruhm gesammelt.
        [one] { $glory } Ruhm aus der gewonnenen Partie.
       *[other] { $glory } Ruhm aus { WORDS($games) } gewonnenen Partien.
    }
pact-road-kept = Dir bleiben:
pact-road-scores = Wertung

# Das Blatt, auf dem eine Aufgabe oder eine Figur bezahlt wird.
pact-pay-figure = Die Figur: Welche Goblins?
pact-pay-task = { $task }: Wessen Goblins?
pact-pay-needs = verlangt
pact-pay-alone = Allein
pact-pay-with = Mit { $name }
pact-pay-tab-alone = { $how ->
        [choice] Allein
        [fixer] Allein + Tüftler
        [dynamite] Allein + Dynamit
       *[now] Allein, sofort
    }
pact-pay-tab-with = { $how ->
        [choice] Mit { $name }
        [fixer] { $name } + Tüftler
        [dynamite] { $name } + Dynamit
       *[now] Mit { $name }, sofort
    }
pact-pay-costs = kostet { $count }
pact-pay-glory-figure = +{ $glory } Ruhm für dich; sie zählt als eine Aufgabe mehr auf dieser Paktkarte
pact-pay-sticks-for-you = { $count ->
        [one] +{ $count } Stange Dynamit für dich
       *[other] +{ $count } Stangen Dynamit für dich
    }
pact-pay-sticks = { $count ->
        [one] +{ $count } Stange Dynamit
       *[other] +{ $count } Stangen Dynamit
    }
pact-pay-sticks-for-both = { $count ->
        [one] +{ $count } Stange Dynamit für beide
       *[other] +{ $count } Stangen Dynamit für beide
    }
pact-pay-uncovers = Figur { $number } von { $all } gibt { $kind ->
        [shaman] einen Schamanen
       *[any] einen { $goblin }
    } für immer frei
pact-pay-marker-back = dein Marker rückt zurück: { $before } auf { $after } (Stangen/Ruhm)
pact-pay-glory = +{ $glory } Ruhm für dich
pact-pay-glory-both = +{ $glory } Ruhm für dich und für { $name }
pact-pay-before-you = die Aufgabe liegt dann vor dir
pact-pay-on-pact = wird Aufgabe { $number } auf deiner Paktkarte mit { $name }
pact-pay-draw = dann ziehst du einen Goblin vom Stapel
pact-pay-you = Du
pact-pay-give = gibst { $count }
pact-pay-give-display = gibst { $count } aus der Auslage
pact-pay-your-hand = Deine Hand
pact-pay-gives = gibt { $count }
pact-pay-fixer = Tüftler
pact-pay-mimic = Nachäffer als Tüftler
pact-pay-goes-to = geht an { $name }
pact-pay-once = einmal pro Partie
pact-pay-stays = bleibt
pact-pay-dynamite = Dynamit
pact-pay-one-back = Marker 1 zurück
pact-pay-keep = behältst
pact-pay-keeps = behält
pact-pay-nothing = nichts
pact-pay-one-of-yours = mindestens einer von dir: { $count }
pact-pay-one-of-theirs = mindestens einer von { $name }: { $count }
pact-pay-how = Zieh einen Goblin in eine andere Zeile oder klick einen gestrichelten Platz an.

# Was ein Ablegen kostet und bringt.
pact-price-you = +{ $glory } für dich
pact-price-both = je +{ $glory } für dich und { $name }
pact-price-give = du gibst { $count }
pact-price-give-both = du gibst { $ours }, { $name } { $theirs }; dann ziehst du einen
pact-price-sticks = { $count ->
        [one] +{ $count } Stange
       *[other] +{ $count } Stangen
    }
pact-price-sticks-each = { $count ->
        [one] je +{ $count } Stange
       *[other] je +{ $count } Stangen
    }
pact-price-costs = Preis: { $goblins }
pact-price-box = noch +{ $glory }: Kästchen { $box }
pact-price-marker = dein Marker rückt zurück
pact-price-no-more = danach spielst du keinen mehr aus
# Der Name eines Spezialisten steht in $title; alle sind männlich.
pact-price-used-up = dein { $title } ist dann verbraucht
pact-price-goes = dein { $title } geht an { $name }

# Aller Ruhm nebeneinander.
pact-score-sum = Goblinruhm
pact-score-on-display = { $count } ausgelegt
pact-score-game = Partie { $game } von { $games }
pact-score-before = zuvor: { $glory } Ruhm
pact-score-dynamite = Dynamit
    .why = { $wide ->
        [yes] die meisten Stangen: eine übrige Aufgabe
       *[no] das meiste bringt eine Aufgabe
    }
    .tie = Gleichstand: niemand bekommt eine Aufgabe
pact-score-left = { $wide ->
        [yes] Mit dem linken Nachbarn
       *[no] Pakte links
    }
pact-score-right = { $wide ->
        [yes] Mit dem rechten Nachbarn
       *[no] Pakte rechts
    }
pact-score-full = Volle Paktkarten
pact-score-alone = Allein erledigt
pact-score-figures = Figuren
pact-score-track = Dynamitkarte
    .why = was das Feld deines Markers bringt
pact-score-commands = Gebote
    .why = jetzt gewertet; zeig darauf, um sie zu lesen
pact-score-bonus = Dynamitbonus
    .why = { $wide ->
        [yes] die meisten Stangen: eine übrige Aufgabe
       *[no] für die meisten Stangen
    }
    .not-command = nicht bei Gebot { $numeral }
pact-score-takes = nimmt
pact-score-a-pact = { $glory } Ruhm je Aufgabe auf der Paktkarte
pact-score-a-task = { $glory } Ruhm je Aufgabe
pact-score-each = { $wide ->
        [yes] je { $glory } Ruhm; jede zählt als eine Aufgabe mehr
       *[no] je { $glory } Ruhm
    }
pact-score-command = { $told } Hier: { $glory }.
pact-score-from = { $wide ->
        [yes] +{ $glory } ab { $tasks } Aufgaben
       *[no] { $glory } ab { $tasks }
    }
pact-score-two = { $one } und { $other }
pact-score-two-tasks = { $one } und { $other } Aufgaben
pact-score-two-worth = { $one } und { $other }: { $worth }

# Knöpfe.
pact-button-end-turn = Zug beenden
pact-button-pass = Passen
pact-button-keep = { $count ->
        [1] Dieses behalten
        [2] Beide behalten
       *[other] Alle { WORDS($count) } behalten
    }
pact-button-place = Setzen
pact-button-complete = Erledigen
pact-button-cancel = Abbrechen
pact-button-play-game = Partie { $number } spielen
pact-button-retire = Feldzug beenden
pact-button-retire-sure = Den Feldzug hier beenden, mit den Partien, die du gewonnen hast?

# Momente.
pact-moment-wants-yours = { $name } will deine Goblins!
pact-moment-wants = { $name } will Goblins von { $other }!
pact-moment-you-and-me = Du und ich, { $name }!
pact-moment-worked = Hat geklappt!
pact-moment-one-back = ein Feld zurück
pact-moment-pact = Ein Pakt!
pact-moment-alone = Ganz allein!
pact-moment-full = { $count } Aufgaben: +{ $glory }
pact-moment-short = Ein Goblin fehlt …
pact-moment-boom = BUMM
pact-moment-revealed = Alle aufgedeckt!
pact-moment-shortage = Goblins sind knapp!
pact-moment-slides = Entwischt! Die Aufgabe geht an { $names }.
pact-moment-summer = Der Sommer ist da
pact-moment-autumn = Der Herbst ist da
pact-moment-winter = Der Winter ist da
pact-moment-run-out = die Aufgaben gehen aus
pact-moment-last-round = die letzte Runde

# Vor der Partie.
pact-before-games = { $games ->
        [one] Eine gewonnene Partie macht dich zum Goblin-Großmeister von Pact P-75.
       *[other] { UP(WORDS($games)) } gewonnene Partien in Folge machen dich zum Goblin-Großmeister von Pact P-75.
    }
pact-before-one-game = Eine Partie P-75.
pact-before-solo = Helix und Ferdix sind deine Nachbarn: Du gewinnst mit mehr Ruhm als jeder von ihnen P-75.
pact-before-two = Pact zu zweit: Helix sitzt zwischen euch und leiht Goblins, bekommt aber nie Ruhm P-62.
pact-before-two-expert = { $dealt ->
        [1] Expertenregeln: Meister, Figuren, Dynamit und für jeden ein geheimes Gebot P-61.
        [2] Expertenregeln: Meister, Figuren, Dynamit und für jeden ein oder zwei geheime Gebote P-61.
       *[other] Expertenregeln: Meister, Figuren, Dynamit und für jeden ein bis { WORDS($dealt) } geheime Gebote P-61.
    }
pact-before-glory = Erledige Aufgaben allein für { $alone } Ruhm oder mit einem Nachbarn für je { $pact }; einen Pakt kann niemand ablehnen P-25.
pact-before-expert = { $dealt ->
        [1] Experten: Setz Figuren, rück deinen Marker vor und behalte ein geheimes Gebot P-50.
        [2] Experten: Setz Figuren, rück deinen Marker vor und behalte ein oder zwei geheime Gebote P-50.
       *[other] Experten: Setz Figuren, rück deinen Marker vor und behalte ein bis { WORDS($dealt) } geheime Gebote P-50.
    }
pact-before-winter = Gehen die Aufgaben aus, kommt der Winter; der meiste Ruhm gewinnt P-43.

# Ein Goblin im Satz: Sein Name steht in $name. Alle sind männlich; der Schamane wird schwach gebeugt.
# `object`, `none`: Akkusativ; `with`: Dativ.
pact-a-goblin = ein { $name }
    .object =
        { $kind ->
            [shaman] einen Schamanen
           *[any] einen { $name }
        }
    .none =
        { $kind ->
            [shaman] keinen Schamanen
           *[any] keinen { $name }
        }
    .another = noch ein { $name }
pact-the-goblin = der { $name }
    .object =
        { $kind ->
            [shaman] den Schamanen
           *[any] den { $name }
        }
    .with =
        { $kind ->
            [shaman] mit dem Schamanen
           *[any] mit dem { $name }
        }
# Ein Spezialist steht ohne Artikel: Der Satz gibt „der“, „den“ oder „dem“ dazu; alle sind männlich.
pact-the-specialist = { $name }

# Warum jemand etwas tun könnte: Tipps.
pact-why-pass = Es gibt nichts anzuwerben, auszuspielen oder zu setzen.
pact-why-pay = Billiger geht es nicht.
pact-why-call-off = Der Preis ist zu hoch: Überleg es dir noch einmal.
    .own = Der Preis ist zu hoch: Ich überlege es mir noch einmal.
pact-why-next-game = Diese Partie ist gewonnen: auf zur nächsten.
pact-why-retire = Was gewonnen ist, ist gewonnen, und die nächste Partie wäre schwerer.
pact-why-end-marker = Bei so vielen Arten in der Auslage rückt dein Marker jetzt vor.
    .own = Bei so vielen Arten in der Auslage rückt mein Marker jetzt vor.
pact-why-play-marker = { UP($goblin) } ist Art Nummer { $number } in der Auslage, und dafür rückt der Marker vor.
pact-why-needed = { $share ->
        [all] jede offene Aufgabe braucht einen
       *[some] { $tasks ->
            [one] eine offene Aufgabe braucht einen
           *[other] { WORDS($tasks) } offene Aufgaben brauchen einen
        }
    }
pact-why-return-command = „{ $command }“ würde öfter kosten als nützen.
pact-why-keep-one-command = Ein Gebot muss bleiben, und zwar dieses.
pact-why-keep-commands = Die sind alle zu schaffen, und jedes kann sich lohnen.
pact-why-reveal-needed = { UP($goblin) } ist ein guter Anfang: { UP($needed) }.
pact-why-reveal = Du kannst { $goblin } entbehren und verrätst nicht, was du vorhast.
    .own = Ich kann { $goblin } entbehren und verrate nicht, was ich vorhabe.
pact-why-take-from-deck = In der Reihe eilt nichts, und vom Stapel sieht niemand, was du bekommst.
    .own = In der Reihe eilt nichts, und vom Stapel sieht niemand, was ich bekomme.
pact-why-take-surprise = Der Rest der Reihe ist nicht besser als eine Überraschung vom Stapel.
pact-why-take-first = Du hast noch gar { $none }, und { $needed }.
    .own = Ich habe noch gar { $none }, und { $needed }.
pact-why-take-needed = { UP($goblin) } wird nützlich sein: { UP($needed) }.
pact-why-take = { UP($goblin) } ist jetzt zu haben, und spätere Aufgaben werden einen brauchen.
pact-why-take-more-alone = Eine Aufgabe entwischt ohnehin, also soll der Zug noch einen Goblin bringen.
pact-why-take-more = Der { $specialist } bringt einen Goblin mehr und wandert dann weiter.
pact-why-play-no-slide = { UP($goblin) } spielst du mehr als { $count ->
        [one] einen Goblin
       *[other] { WORDS($count) } Goblins
    } aus, und keine Aufgabe entwischt.
    .own = { UP($goblin) } spiele ich mehr als { $count ->
        [one] einen Goblin
       *[other] { WORDS($count) } Goblins
    } aus, und keine Aufgabe entwischt.
pact-why-play-first = In der Auslage hast du noch { $none }, und { $needed }.
    .own = In der Auslage habe ich noch { $none }, und { $needed }.
pact-why-play-another = { UP($another) } bringt dich einer Aufgabe näher.
    .own = { UP($another) } bringt mich einer Aufgabe näher.
pact-why-play = { UP($goblin) } nützt in der Auslage mehr als auf deiner Hand.
    .own = { UP($goblin) } nützt in der Auslage mehr als auf meiner Hand.
pact-why-play-more = Der { $specialist } lässt dich { $goblin } noch in diesem Zug ausspielen.
    .own = Der { $specialist } lässt mich { $goblin } noch in diesem Zug ausspielen.
pact-why-scheme = Weg mit „{ $task }“: Das hilft den anderen Klans mehr als deinem.
    .own = Weg mit „{ $task }“: Das hilft den anderen Klans mehr als meinem.
pact-why-alone = Allein erledigt bringt „{ $task }“ { $glory } Ruhm, und niemand sonst bekommt etwas.
pact-why-full-pact = Das ist Nummer { $number } auf der Paktkarte mit { $name } und bringt { $glory } Ruhm mehr.
pact-why-pact-theirs = { $name } hat fast alles, was „{ $task }“ braucht, also kostet es dich fast nichts.
    .own = { $name } hat fast alles, was „{ $task }“ braucht, also kostet es mich fast nichts.
pact-why-pact-with-helix = Helix braucht keinen Ruhm: Dieser Pakt bringt dir allein { $glory } Ruhm.
    .own = Helix braucht keinen Ruhm: Dieser Pakt bringt mir allein { $glory } Ruhm.
pact-why-pact = Mit { $name } ist „{ $task }“ billig: je { $glory } Ruhm, und für dich ein Goblin vom Stapel.
    .own = Mit { $name } ist „{ $task }“ billig: je { $glory } Ruhm, und für mich ein Goblin vom Stapel.
pact-why-last-figure = Deine letzte Figur: { $glory } Ruhm und ein { $number ->
        [1] erster
        [2] zweiter
        [3] dritter
        [4] vierter
        [5] fünfter
       *[6] sechster
    } { $goblin } für immer.
    .own = Meine letzte Figur: { $glory } Ruhm und ein { $number ->
        [1] erster
        [2] zweiter
        [3] dritter
        [4] vierter
        [5] fünfter
       *[6] sechster
    } { $goblin } für immer.
pact-why-figure = Eine Figur: { $glory } Ruhm und { $goblin }, der nie verbraucht wird.
pact-why-shift-theirs = Lass sie diesen geben, dann bleibt dir deiner.
    .own = Diesen können sie geben, dann bleibt mir meiner.
pact-why-shift-fixer = Der { $specialist } kommt ohne diesen aus.
pact-why-shift-dynamite = Ein Feld deines Markers ist billiger als dieser Goblin.
    .own = Ein Feld meines Markers ist billiger als dieser Goblin.
pact-why-shift-hand = Bezahl diesen von der Hand und schone deine Auslage.
    .own = Diesen bezahle ich von der Hand und schone meine Auslage.
pact-why-shift = Diesen kannst du entbehren, und Wertvolleres bleibt dir.
    .own = Diesen kann ich entbehren, und Wertvolleres bleibt mir.
pact-why-end-hand = Der Rest deiner Hand liegt sicherer, wo ihn niemand nutzen kann.
    .own = Der Rest meiner Hand liegt sicherer, wo ihn niemand nutzen kann.
pact-why-end-turn = In diesem Zug ist nichts mehr zu holen.
pact-why-reduce = { UP($goblin) } wird dir am wenigsten fehlen.
    .own = { UP($goblin) } wird mir am wenigsten fehlen.
pact-why-prize-commands = { $glory } Ruhm bringt jede, aber diese passt am besten zu deinen Geboten.
    .own = { $glory } Ruhm bringt jede, aber diese passt am besten zu meinen Geboten.
pact-why-prize = Jede Aufgabe in der Reihe bringt jetzt { $glory } Ruhm.
pact-why-take-back = In der nächsten Partie ist der { $specialist } am meisten wert.
pact-how-alone = im Alleingang
pact-how-with = mit { $name }
pact-why-nearer = { UP($goblin) } zählt für „{ $task }“, und dann { $missing ->
        [one] fehlt { $how } nur noch ein Goblin
       *[other] fehlen { $how } nur noch { WORDS($missing) } Goblins
    }.
pact-why-play-completes = { UP($goblin) } in der Auslage lässt sich „{ $task }“ { $how } erledigen.
pact-why-take-completes = { UP($goblin) } ist alles, was zu „{ $task }“ { $how } noch fehlt.
pact-act-return-command = „{ $command }“ zurückgeben
pact-act-keep-commands = die Gebote behalten
pact-act-reveal = zuerst { $goblin } zeigen
pact-act-draw = { $more ->
        [more] noch einen vom Stapel ziehen
       *[one] vom Stapel ziehen
    }
pact-act-take = { $more ->
        [more] auch { $goblin } anwerben
       *[one] { $goblin } anwerben
    }
pact-act-play = { $more ->
        [more] auch { $goblin } ausspielen
       *[one] { $goblin } ausspielen
    }
pact-act-scheme = „{ $task }“ unter den Stapel legen
pact-act-complete = „{ $task }“ { $how } erledigen
pact-act-figure = eine Figur auf die Paktkarte mit { $name } setzen
pact-act-shift = { $goblin } aus der Auslage bezahlen
pact-act-shift-theirs = den Nachbarn { $goblin } geben lassen
pact-act-shift-hand = { $goblin } von der Hand bezahlen
pact-act-shift-without = auf { $goblin } verzichten
pact-act-pay = bezahlen, wie es liegt
pact-act-call-off = es sich anders überlegen
pact-act-end-turn = den Zug beenden
pact-act-pass = passen
pact-act-reduce = { $goblin } ablegen
pact-act-prize = „{ $task }“ nehmen
pact-act-take-back = den { $specialist } zurücknehmen
pact-act-next-game = die nächste Partie beginnen
pact-act-retire = sich auf den Lorbeeren ausruhen

# Was das Regelheft über Zahlen und Karten sagt.
pact-rules-sentence = { UP($words) }.
pact-rules-space-in-short = { $sticks ->
        [one] 1 Stange
       *[other] { $sticks } Stangen
    } und { $glory } Ruhm{ $number ->
        [0] { "" }
       *[other] { " " }(Feld { $number })
    }
pact-rules-copies = { $copies } von jeder der { WORDS($types) } Arten
# So viele Goblins einer Art: Ihr Name steht in $name.
pact-rules-goblins = { $kind ->
        [shaman] { $count ->
            [one] 1 Schamane
           *[other] { $count } Schamanen
        }
        [chieftain] { $count ->
            [one] 1 Häuptling
           *[other] { $count } Häuptlinge
        }
       *[any] { $count } { $name }
    }
pact-rules-space = { $sticks ->
        [0] { $glory ->
            [0] keine Stange und kein Ruhm
           *[other] keine Stange und { $glory } Ruhm
        }
        [one] { $glory ->
            [0] 1 Stange
           *[other] 1 Stange und { $glory } Ruhm
        }
       *[other] { $glory ->
            [0] { $sticks } Stangen
           *[other] { $sticks } Stangen und { $glory } Ruhm
        }
    }{ $start ->
        [yes] , wo der Marker beginnt
       *[no] { "" }
    }
pact-rules-symbols = { $count ->
        [one] einem Symbol
       *[other] { WORDS($count) } Symbolen
    }
pact-rules-symbols-from-to = { WORDS($least) } bis { WORDS($most) } Symbolen
pact-rules-figures = { $count ->
        [one] eine Figur
       *[other] { WORDS($count) } Figuren
    }
pact-rules-figures-by-symbols = eine Figur für jedes Symbol des eigenen Meistergoblins
pact-rules-season = { $season ->
        [spring] Frühling
        [summer] Sommer
       *[autumn] Herbst
    }: { $tasks }.
pact-rules-no-tasks = Davon gibt es keine.
pact-rules-task = { $name } ({ $goblins }{ $sticks ->
        [0] { "" }
        [one] , 1 Stange
       *[other] , { $sticks } Stangen
    })
pact-rules-hand = { $count ->
        [one] einen Goblin
       *[other] { WORDS($count) } Goblins
    }
pact-rules-row-lies = { $count ->
        [one] einer davon liegt
       *[other] { WORDS($count) } davon liegen
    }
pact-rules-tasks-lie = { $count ->
        [one] Eine Aufgabe liegt
       *[other] { UP(WORDS($count)) } Aufgaben liegen
    }
pact-rules-none-removed = Keine Aufgabe kommt aus dem Spiel.
pact-rules-removed-with = { $place ->
        [first] { $tasks ->
            [one] bei { WORDS($players) } Spielern kommt 1 der Frühlingsaufgaben ungesehen aus dem Spiel
           *[other] bei { WORDS($players) } Spielern kommen { $tasks } der Frühlingsaufgaben ungesehen aus dem Spiel
        }
       *[later] bei { WORDS($players) } Spielern { $tasks }
    }
pact-rules-removed = { $tasks ->
        [0] Keine Aufgabe kommt aus dem Spiel
        [one] 1 der Frühlingsaufgaben kommt ungesehen aus dem Spiel
       *[other] { $tasks } der Frühlingsaufgaben kommen ungesehen aus dem Spiel
    }
pact-rules-recruits = { $count ->
        [one] einen Goblin
       *[other] { WORDS($count) } Goblins
    }
pact-rules-recruits-taken = { $count ->
        [1] ihn
        [2] beide
       *[other] alle { WORDS($count) }
    }
pact-rules-plays = { $most ->
        [one] einen Goblin
        [2] einen oder zwei Goblins
        [3] einen, zwei oder drei Goblins
       *[other] einen bis { WORDS($most) } Goblins
    }
pact-rules-patience = { $rounds ->
        [one] eine ganze Runde vergeht
       *[other] { WORDS($rounds) } ganze Runden vergehen
    }
pact-rules-no-full-pacts = Eine Paktkarte bringt nicht mehr, so voll sie auch ist.
pact-rules-full-pacts = Jede deiner Paktkarten bringt { $steps }.
pact-rules-full-pact = { $place ->
        [first] { $tasks ->
            [one] { $glory } mehr, wenn darauf mindestens 1 Aufgabe liegt
           *[other] { $glory } mehr, wenn darauf mindestens { $tasks } Aufgaben liegen
        }
       *[later] , oder { $glory } mehr bei mindestens { $tasks }
    }
pact-rules-figure = { $number ->
        [1] { $cost ->
            [one] Deine erste Figur kostet 1 Goblin in der Farbe dieser Aufgabe
           *[other] Deine erste Figur kostet { $cost } Goblins in der Farbe dieser Aufgabe
        }
        [2] , deine zweite { $cost }
        [3] , deine dritte { $cost }
        [4] , deine vierte { $cost }
       *[5] , deine fünfte { $cost }
    }
# Diese beiden folgen auf „Am Ende deines Zuges“.
pact-rules-no-march = rückt dein Marker nicht vor
pact-rules-march = rückt dein Marker { $strides }
pact-rules-stride = { $place ->
        [first] { $spaces ->
            [one] ein Feld
           *[other] { WORDS($spaces) } Felder
        } vor, wenn du { $types ->
            [one] eine Art
           *[other] { WORDS($types) } verschiedene Arten
        } in der Auslage hast
       *[later] { $spaces ->
            [one] ein Feld
           *[other] { WORDS($spaces) } Felder
        } bei { $types ->
            [one] einer
           *[other] { WORDS($types) }
        }
    }
# Diese beiden folgen auf „Alle bekommen“ und „verteilt“.
pact-rules-commands-expert = { $dealt ->
        [1] ein Gebot: Behalte es
       *[2] zwei Gebote: Behalte eins oder beide
    }
pact-rules-commands-two = { $dealt ->
        [1] an alle je eins der übrigen: Behalte es
        [2] an alle je zwei der übrigen: Behalte eins oder beide
        [3] an alle je drei der übrigen: Behalte eins, zwei oder alle drei
       *[4] an alle je vier der übrigen: Behalte eins, zwei, drei oder alle vier
    }
pact-rules-command = { $numeral }, { $name }: { $steps }.
pact-rules-command-step = { $done }, { SIGNED($glory) }
pact-rules-command-otherwise = sonst { SIGNED($glory) }
pact-rules-strangers-start = { $count ->
        [one] einem Goblin
       *[other] { WORDS($count) } Goblins
    }
pact-rules-strangers-draw = { $count ->
        [one] einen Goblin
       *[other] { WORDS($count) } Goblins
    }
# Das folgt auf „Wenn du in deinem Zug angeworben hast“.
pact-rules-slides = { $most ->
        [0] ,
        [one] { " " }oder insgesamt nur einen Goblin ausgespielt hast (die durch einen Spezialisten zählen mit),
       *[other] { " " }oder insgesamt höchstens { WORDS($most) } Goblins ausgespielt hast (die durch einen Spezialisten zählen mit),
    }
# Dativ: „weiter mit“.
pact-rules-later-games = { $count ->
        [one] Partie { $games }
       *[other] den Partien { $games }
    }
pact-rules-later-draw = { $place ->
        [first] { $goblins ->
            [one] je 1 Goblin in Partie { $game }
           *[other] je { $goblins } Goblins in Partie { $game }
        }
       *[later] { $goblins } in Partie { $game }
    }
# Das folgt auf „Du behältst … und“.
pact-rules-taken-back = { $count ->
        [one] nimmst einen verbrauchten deiner Wahl zurück
       *[other] nimmst { WORDS($count) } verbrauchte deiner Wahl zurück
    }

# Wie viele Runden ohne erledigte Aufgabe die Partie beenden.

# Heldentaten: wie sie heißen, und was dazu gehört.
pact-feat-best-of-friends = Beste Freunde
pact-feat-best-of-friends-help = mit zwei vollen Paktkarten gewonnen, mindestens zu { $players ->
        [3] dritt
       *[other] { $players }
    }
pact-feat-busy-turn = Voller Zug
pact-feat-busy-turn-help = zwei Aufgaben in einem Zug, gegen andere
pact-feat-all-figures = Alle Figuren
pact-feat-all-figures-help = gewonnen, alle Figuren gesetzt
pact-feat-grand-master = Großmeister
pact-feat-grand-master-help = alle Partien des Feldzugs gewonnen
pact-feat-halfway = Halber Weg
pact-feat-halfway-help = { WORDS($count) } Partien eines Feldzugs gewonnen
pact-feat-own-hands = Eigene Hände
pact-feat-own-hands-help = ohne Spezialisten gewonnen
pact-feat-long-fuse = Lange Lunte
pact-feat-long-fuse-help = das oberste Feld der Dynamitkarte
pact-feat-big-bang = Großer Knall
pact-feat-big-bang-help = mit dem Dynamitbonus gewonnen
pact-feat-lone-goblin = Einzelgänger
pact-feat-lone-goblin-help = gewonnen, { WORDS($count) } Aufgaben allein erledigt
pact-feat-glorious = Ruhmreich
pact-feat-glorious-help = { $count } Ruhm, mindestens zu { $players ->
        [3] dritt
       *[other] { $players }
    }
pact-feat-by-a-whisker = Um Haaresbreite
pact-feat-by-a-whisker-help = mit einem Ruhm Vorsprung oder bei Gleichstand gewonnen
pact-feat-full-table = Voller Tisch
pact-feat-full-table-help = gewonnen zu { $count ->
        [5] fünft
       *[other] { $count }
    }

# What others did, in a word or two over the pieces it was done with; before it is the face of whoever did it.
pact-trace-recruited = wirbt an
pact-trace-played = spielt aus
# A Specialist.
pact-trace-used = setzt ein
# A Task for another.
pact-trace-swapped = tauscht
pact-trace-figure = eine Figur
pact-trace-alone = allein
pact-trace-pact = ein Pakt
pact-trace-with-you = Pakt mit dir!

# Who deals says this when a match begins.
pact-deal-said = Endlich Frühling!
