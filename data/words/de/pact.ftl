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
pact-the-specialist = der { $name }

# Warum jemand etwas tun könnte: Tipps.
pact-why-pass = Es gibt nichts anzuwerben, auszuspielen oder zu setzen.
pact-why-pay = Billiger geht es nicht.
pact-why-call-off = Der Preis ist zu hoch: Überleg es dir noch einmal.
pact-why-next-game = Diese Partie ist gewonnen: auf zur nächsten.
pact-why-retire = Was gewonnen ist, ist gewonnen, und die nächste Partie wäre schwerer.
pact-why-end-marker = Bei so vielen Arten in der Auslage rückt dein Marker jetzt vor.
pact-why-play-marker = { UP($goblin) } ist deine { $number ->
        [1] erste
        [2] zweite
        [3] dritte
        [4] vierte
        [5] fünfte
       *[6] sechste
    } Art in der Auslage, und dafür rückt dein Marker vor.
pact-why-needed = { $share ->
        [all] jede offene Aufgabe braucht einen
       *[some] { $tasks ->
            [one] eine offene Aufgabe braucht einen
           *[other] { WORDS($tasks) } offene Aufgaben brauchen einen
        }
    }
pact-why-return-command = „{ $command }“ würde öfter kosten als nützen.
pact-why-keep-one-command = Ein Gebot musst du behalten, und zwar dieses.
pact-why-keep-commands = Die sind alle zu schaffen, und jedes kann sich lohnen.
pact-why-reveal-needed = { UP($goblin) } ist ein guter Anfang: { UP($needed) }.
pact-why-reveal = Du kannst { $goblin } entbehren und verrätst nicht, was du vorhast.
pact-why-take-from-deck = In der Reihe eilt nichts, und vom Stapel sieht niemand, was du bekommst.
pact-why-take-surprise = Der Rest der Reihe ist nicht besser als eine Überraschung vom Stapel.
pact-why-take-first = Du hast noch gar { $none }, und { $needed }.
pact-why-take-needed = { UP($goblin) } wird nützlich sein: { UP($needed) }.
pact-why-take = { UP($goblin) } ist jetzt zu haben, und spätere Aufgaben werden einen brauchen.
pact-why-take-more-alone = Eine Aufgabe entwischt ohnehin, also soll der Zug noch einen Goblin bringen.
pact-why-take-more = { UP($specialist) } bringt einen Goblin mehr und wandert dann weiter.
pact-why-play-no-slide = { UP($goblin) } spielst du mehr als { $count ->
        [one] einen Goblin
       *[other] { WORDS($count) } Goblins
    } aus, und keine Aufgabe entwischt.
pact-why-play-first = In der Auslage hast du noch { $none }, und { $needed }.
pact-why-play-another = { UP($another) } bringt dich einer Aufgabe näher.
pact-why-play = { UP($goblin) } nützt in der Auslage mehr als auf der Hand.
pact-why-play-more = { UP($specialist) } lässt dich { $goblin } noch in diesem Zug ausspielen.
pact-why-scheme = Weg mit „{ $task }“: Das hilft den anderen Klans mehr als deinem.
pact-why-alone = Allein erledigt bringt „{ $task }“ { $glory } Ruhm, und niemand sonst bekommt etwas.
pact-why-full-pact = Das ist Nummer { $number } auf dieser Paktkarte und bringt { $glory } Ruhm mehr.
pact-why-pact-theirs = Für „{ $task }“ liegt dort schon fast alles, also kostet es dich fast nichts.
pact-why-pact-with-helix = Helix braucht keinen Ruhm: Dieser Pakt bringt dir allein { $glory } Ruhm.
pact-why-pact = Gemeinsam ist „{ $task }“ billig: je { $glory } Ruhm, und für dich ein Goblin vom Stapel.
pact-why-last-figure = Deine letzte Figur: { $glory } Ruhm und ein { $number ->
        [1] erster
        [2] zweiter
        [3] dritter
        [4] vierter
        [5] fünfter
       *[6] sechster
    } { $goblin } für immer.
pact-why-figure = Eine Figur: { $glory } Ruhm und { $goblin }, der nie verbraucht wird.
pact-why-shift-theirs = Lass sie diesen geben, dann bleibt dir deiner.
pact-why-shift-fixer = { UP($specialist) } kommt ohne diesen aus.
pact-why-shift-dynamite = Ein Feld deines Markers ist billiger als dieser Goblin.
pact-why-shift-hand = Bezahl diesen von der Hand und schone deine Auslage.
pact-why-shift = Diesen kannst du entbehren, und Wertvolleres bleibt dir.
pact-why-end-hand = Der Rest deiner Hand liegt sicherer, wo ihn niemand nutzen kann.
pact-why-end-turn = In diesem Zug ist nichts mehr zu holen.
pact-why-reduce = { UP($goblin) } wird dir am wenigsten fehlen.
pact-why-prize-commands = { $glory } Ruhm bringt jede, aber diese passt am besten zu deinen Geboten.
pact-why-prize = Jede Aufgabe in der Reihe bringt jetzt { $glory } Ruhm.
pact-why-take-back = In der nächsten Partie ist { $specialist } am meisten wert.

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
