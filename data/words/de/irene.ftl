# Warum nicht.
irene-no-another-players-turn = Jemand anders ist am Zug.
irene-no-breadcrumb-goes-onto-another-tile = Eine Brotkrume kommt auf ein anderes Plättchen der Höhlen.
irene-no-breadcrumb-lies-on-somebodys-path = Diese Brotkrume liegt auf jemandes Weg.
irene-no-can-shout-only-before-escaping = Rufen kannst du nur, bevor jemand auf der Flucht das nächste Plättchen wählt.
irene-no-choose-palace-first = Wähl zuerst einen Palast.
irene-no-done-alone-not-company = Das gibt es nur im Solo, nicht in Gesellschaft.
irene-no-done-company-not-alone = Das gibt es nur in Gesellschaft, nicht im Solo.
irene-no-drawn-tile-must-placed-first = Leg zuerst das gezogene Plättchen.
irene-no-escape-goes-on-with-tile = Die Flucht geht mit einem Plättchen weiter.
irene-no-escape-has-begun-lay-path = Die Flucht hat begonnen: Leg deinen Weg.
irene-no-explore-chart-path-or-escape = Erkunde, plane deinen Weg oder flieh.
irene-no-face-up-tile-can-chosen = Ein offenes Plättchen kannst du nur wählen, wenn es passt.
irene-no-game-over = Die Partie ist zu Ende.
irene-no-goblin-spent = Dieser Goblin ist verbraucht.
irene-no-home-must-taken-first = Zuerst muss ein Haus genommen werden.
irene-no-home-must-turned-first = Zuerst muss ein Haus umgedreht werden.
irene-no-home-not-available = Dieses Haus ist nicht mehr frei.
irene-no-home-turned-already = Dieses Haus ist schon umgedreht.
irene-no-mountain-empty = Der Berg ist leer.
irene-no-mountain-empty-must-escape = Der Berg ist leer: Du musst fliehen.
irene-no-mountains-own-cell-stays-free = Das Feld des Berges bleibt frei.
irene-no-nobody-else-plays = Niemand sonst spielt mit.
irene-no-nobody-shouts-their-own-turn = Im eigenen Zug ruft niemand.
irene-no-nobody-sits-there = Dort sitzt niemand.
irene-no-once-have-begun-escape-can = Wer seine Flucht begonnen hat, kann nie wieder erkunden.
irene-no-only-available-home-can-turned = Umdrehen kannst du nur ein freies Haus.
irene-no-only-path-ends-grass-leads = Nur ein Weg, der auf einer Wiese endet, führt nach Hause.
irene-no-only-tiles-peeked-at-change = Nur Plättchen, die du angesehen hast, tauschen den Platz, und keines mit einer Brotkrume darauf.
irene-no-palace-must-chosen-first = Zuerst muss ein Palast gewählt werden.
irene-no-palace-taken = Dieser Palast ist vergeben.
irene-no-paths-tiles-must-put-back = Zuerst müssen die Plättchen des Weges zurückgelegt werden.
irene-no-peek-comes-its-end-with = Nach dem Spähen kommt eine Brotkrume, oder auch keine.
irene-no-shout-has-failed-this-turn = Ein Ruf ging in diesem Zug schon daneben: Niemand darf noch einmal rufen.
irene-no-shout-turns-up-face-down = Ein Ruf deckt ein verdecktes Plättchen der Höhlen auf.
irene-no-take-cave-tiles-keep-first = Nimm zuerst die Höhlenplättchen, die du behältst.
irene-no-take-tile-caves-have-not = Nimm ein Höhlenplättchen, das du noch nicht genommen hast.
irene-no-there-no-face-down-cave = Es gibt kein verdecktes Höhlenplättchen zum Aufdecken.
irene-no-there-no-such-palace = Einen solchen Palast gibt es nicht.
irene-no-there-no-tile-on-cell = Auf diesem Feld liegt kein Plättchen.
irene-no-there-no-tile-on-path = Auf dem Weg liegt kein Plättchen.
irene-no-there-tile-on-cell = Auf diesem Feld liegt schon ein Plättchen.
irene-no-tile-does-not-fit-must = Das Plättchen, das nicht passt, muss zuerst auf ein Feld.
irene-no-tile-laid-beside-another-one = Ein Plättchen wird neben ein anderes oder neben den Berg gelegt.
irene-no-tile-pile-goes-on-only = Ein Plättchen deines Stapels geht nur weiter, wo die Symbole passen.
irene-no-turn-begins-explore-or-announce = Ein Zug beginnt: Erkunde oder sag deine Flucht an.
irene-no-whoever-shouted-must-turn-up = Wer gerufen hat, muss zuerst ein Plättchen aufdecken.
irene-no-chart-of-so-few = Zum Planen braucht es mindestens { $least ->
        [one] ein Plättchen
       *[other] { WORDS($least) } Plättchen
    } in den Höhlen.

# Wie eine Partie ausging, und was alle erreicht haben.
irene-end-all-home = alle sind zu Hause
irene-end-no-home = kein Haus ist mehr frei
irene-end-trapped = drinnen kann niemand mehr weiter
irene-end-match-lost = die Goblins haben { $games ->
        [one] eine Partie
       *[other] { WORDS($games) } Partien
    } gewonnen
irene-end-nobody = niemand ist entkommen
irene-end-too-few = niemand hat mehr als die { $number } der Goblins
irene-end-tie = Gleichstand an der Spitze, mit { $points ->
        [one] 1 Punkt
       *[other] { $points } Punkten
    }
irene-end-solo-won = zu Hause, mit mehr Punkten als die Goblins
irene-end-solo-sealed = das letzte Haus wurde umgedreht
irene-end-solo-no-path = kein Weg führte aus dem Fluchtstapel hinaus
irene-end-solo-gave-up = die Partie wurde aufgegeben
irene-end-solo-not-enough = mit { $points } zu Hause, aber die Goblins haben { $number }
irene-headline-goblins = Die Goblins gewinnen
irene-the-goblins = die Goblins
irene-line-scrolls = Rollen
irene-line-crumbs = Krumen
irene-line-bonus = Bonus
irene-line-points = Punkte
irene-line-games = Siege

# Was man wählen kann.
irene-keys-goblins = „Goblins!“ in Irene
irene-option-advanced = Fortgeschritten
irene-option-advanced-help = heimlich tauschen, Bonussymbole, Goblins als Gegner
irene-option-aide = Gedächtnisstütze
irene-option-aide-help = was du sahst, bleibt schwach sichtbar; mit Hilfe
irene-option-match = Match
irene-option-match-help = eine Partie nach der anderen, bis der Champion feststeht
irene-solitaire = Irene solo

# Wie viele von etwas.
irene-points = { $count ->
        [one] 1 Punkt
       *[other] { $count } Punkte
    }
irene-tiles = { $count ->
        [one] ein Plättchen
       *[other] { WORDS($count) } Plättchen
    }
irene-cave-tiles = { $count ->
        [one] ein Höhlenplättchen
       *[other] { WORDS($count) } Höhlenplättchen
    }
irene-games = { $count ->
        [one] eine Partie
       *[other] { WORDS($count) } Partien
    }
irene-goblins = { $count ->
        [one] ein Goblin
       *[other] { WORDS($count) } Goblins
    }
irene-goblins-lie = { $count ->
        [one] liegt
       *[other] liegen
    }
irene-goblin-tiles = { $count ->
        [one] Ein Plättchen ist ein Goblin
       *[other] { UP(WORDS($count)) } Plättchen sind Goblins
    }
irene-share = { $of ->
        [1] alle
        [2] die Hälfte
        [3] ein Drittel
       *[4] ein Viertel
    }

# Was auf Plättchen liegt, wie das Regelheft es aufzählt.
irene-paths-from = Eingang { $symbol }: { $paths }.
irene-grass = Wiese
irene-scroll-plain = leer
irene-symbol-ring = Ring
    .the = der Ring
    .from = vom Ring
    .every = jeder Ring
irene-symbol-rose = Rose
    .the = die Rose
    .from = von der Rose
    .every = jede Rose
irene-symbol-lamp = Lampe
    .the = die Lampe
    .from = von der Lampe
    .every = jede Lampe
irene-symbol-pick = Hacke
    .the = die Hacke
    .from = von der Hacke
    .every = jede Hacke

# Warum jemand etwas tun könnte: Tipps.
irene-why-explore-first = Du kennst die Höhlen noch gar nicht: Sieh dich erst einmal um.
irene-why-explore-more-worth = Der Weg, den du kennst, ist noch nicht genug wert, und zum Umsehen ist noch Zeit.
irene-why-explore = Was du gesehen hast, ergibt noch keinen guten Heimweg: noch ein Blick.
irene-why-escape-mountain-empty = Der Berg ist leer: Zeit zu gehen.
irene-why-escape-now-or-never = Kaum ein Haus ist noch frei: jetzt oder nie.
irene-why-escape-to-beat = Was du noch weißt, könnte reichen, um die zu schlagen, die zu Hause sind.
irene-why-escape-after-others = Jemand ist schon unterwegs, und du hast einen guten Weg gesehen: los!
irene-why-escape = Du hast einen guten Heimweg gesehen: Geh, bevor dir jemand die Plättchen nimmt.
irene-why-place-news = { $tiles ->
        [one] Von dort kannst du ein Plättchen ansehen, das du noch nicht kennst.
       *[other] Von dort kannst du { $tiles } Plättchen ansehen, die du noch nicht kennst.
    }
irene-why-place-doubtful = Vielleicht hat dort jemand getauscht: Das ist noch einen Blick wert.
irene-why-place-memory = Von dort kannst du dein Gedächtnis auffrischen.
irene-why-place-aside = Dort liegt es abseits, wo kaum jemand hinspäht.
irene-why-crumb-bluff = Die anderen könnten glauben, du willst dieses Plättchen.
irene-why-crumb-moved = Dort liegt sie eher auf deinem Weg, und erbeutet bringt sie { $points ->
        [one] 1 Punkt
       *[other] { $points } Punkte
    }.
irene-why-crumb-guards = Auf deinem Weg bringt sie { $points ->
        [one] 1 Punkt
       *[other] { $points } Punkte
    }, und niemand kann dieses Plättchen mehr tauschen.
irene-why-crumb = Kommst du auf dem Heimweg daran vorbei, bringt sie { $points ->
        [one] 1 Punkt
       *[other] { $points } Punkte
    }.
irene-why-palace-and-bonus = { UP($start) } aus kennst du den besten Weg, und { $bonus } darauf ist ein Bonus.
irene-why-palace-open = Ein Plättchen, das { $start } weiterführt, liegt schon offen.
irene-why-palace = Von allen Palästen passt { $palace } am besten zu dem, was du gesehen hast.
irene-why-choose-home = Es liegt offen, es passt, und es führt nach Hause.
irene-why-choose-open = { $points ->
        [0] Es liegt offen, und es passt.
        [one] Es liegt offen, es passt, und es bringt 1 Punkt.
       *[other] Es liegt offen, es passt, und es bringt { $points } Punkte.
    }
irene-why-choose-doubtful = Du hast dieses Plättchen gesehen, auch wenn es seither getauscht sein könnte.
irene-why-trust-memory = Du hast dieses Plättchen gesehen: Trau deinem Gedächtnis.
irene-why-choose-mountain = Was auf dem Berg obenauf liegt, weiß niemand; es ist so gut geraten wie jedes andere.
irene-why-choose-crumb = Jemand hat dort eine Brotkrume gelassen: Besser kann man nicht raten.
irene-why-best-guess = Dieses Feld ist am besten geraten.
irene-why-seal-advanced = Eines muss umgedreht werden, und niemand kennt die Zahl auf seiner Rückseite.
irene-why-seal = Ein Haus weniger für alle, die noch drinnen sind.
irene-why-shout-sure = Was du in den Höhlen gesehen hast, reicht für einen Ruf.
irene-why-shout = Sie entwischen, und ein Ruf könnte sie den Zug kosten.
irene-why-turn-up-crumb = Es ist geraten, und die Brotkrume dort könnte ein Bluff sein.
irene-why-solo-any-palace = Jedes Symbol führt gleich oft weiter, also ist jeder Palast recht.
irene-why-solo-palace = Kein Symbol führt öfter weiter als { $symbol }.
irene-why-dig-too-few = In den Höhlen liegt zu wenig zum Planen: grab weiter.
irene-why-dig-to-keep = Ein Plättchen mehr in den Höhlen ist eines mehr zum Behalten.
irene-why-dig = Ein längerer Plan ist das Risiko eines Goblins wert.
irene-why-chart = { $tiles ->
        [one] Bring ein Plättchen in Sicherheit, bevor ein Goblin die Höhlen leer fegt.
       *[other] Bring { $tiles } Plättchen in Sicherheit, bevor ein Goblin die Höhlen leer fegt.
    }
irene-why-keep-grass = Ein Heimweg muss auf einer Wiese enden.
irene-why-keep-worth = Von { $entry } nach { $end }, und { $points ->
        [one] 1 Punkt
       *[other] { $points } Punkte
    } wert.
irene-why-keep = Von { $entry } nach { $end }: Das könntest du brauchen.
irene-why-run-nothing-more = Mehr ist nicht zu finden: lauf!
irene-why-run = { $number ->
        [0] Dein Stapel müsste schon nach Hause führen.
       *[other] Wenn du deinen Stapel gut im Kopf hast, schlägt er die { $number }.
    }
irene-why-lay-grass = Es endet auf einer Wiese, und kein längerer Weg ist mehr wert.
irene-why-lay = Es passt, und der beste Weg geht { $start } aus weiter.
irene-why-enter = Der Weg ist vollständig und bringt { $points ->
        [one] 1 Punkt
       *[other] { $points } Punkte
    }.
irene-why-swap = Wer sich diese zwei Felder gemerkt hat, liegt danach falsch.
irene-why-end-turn = Keine Brotkrume würde jetzt helfen, und eine könnte deinen Weg verraten.
irene-why-take-home = Endlich zu Hause, und von vorn ist ein Haus so gut wie das andere.
irene-why-put-back = Dort liegt es niemandem im Weg und zeigt niemandem mehr von den Höhlen.
irene-why-next-game = Diese Partie ist vorbei: auf zur nächsten.
irene-why-solo-seal = Eines muss umgedreht werden, und niemand kennt die Zahl auf seiner Rückseite.
irene-why-take-back = Dein Stapel gibt mehr her: Versuch einen anderen Weg.
irene-why-surrender = Es gibt keinen Heimweg mehr.
