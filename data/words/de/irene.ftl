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
irene-headline-home = { $tiles ->
        [one] { $name } kam über ein einziges Plättchen nach Hause.
       *[other] { $name } kam über { WORDS($tiles) } Plättchen nach Hause.
    }
irene-headline-caught = { $name } wurde auf dem Heimweg von einem Goblin erwischt.
irene-headline-grew = { $tiles ->
        [one] Der Weg von { $name } wuchs um ein einziges Plättchen.
       *[other] Der Weg von { $name } wuchs um { WORDS($tiles) } Plättchen.
    }
irene-the-goblins = die Goblins
irene-line-scrolls = Rollen
irene-line-crumbs = Krumen
irene-line-bonus = Bonus
irene-line-points = Punkte
irene-line-not-home = nicht zu Hause
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
irene-scrolls = { $count ->
        [0] keine Schriftrolle
        [one] 1 Schriftrolle
       *[other] { $count } Schriftrollen
    }
irene-breadcrumbs = { $count ->
        [one] 1 Brotkrume
       *[other] { $count } Brotkrumen
    }
irene-tiles-in-figures = { $count } Plättchen
irene-bonus = { $points } Bonus
irene-best-path = Der beste Weg: { $points }

# Was auf Plättchen liegt, wie das Regelheft es aufzählt.
# `crumb` und `breadcrumb` sind im Akkusativ wie im Nominativ; `palace` hat keinen Artikel.
irene-paths-from = Eingang { $symbol }: { $paths }.
irene-grass = Wiese
irene-scroll-plain = leer
irene-symbol-ring = Ring
    .the = der Ring
    .from = vom Ring
    .every = jeder Ring
    .each = je Ring
    .crumb = die Ringkrume
    .breadcrumb = Brotkrume (Ring)
    .palace = Ringpalast
irene-symbol-rose = Rose
    .the = die Rose
    .from = von der Rose
    .every = jede Rose
    .each = je Rose
    .crumb = die Rosenkrume
    .breadcrumb = Brotkrume (Rose)
    .palace = Rosenpalast
irene-symbol-lamp = Lampe
    .the = die Lampe
    .from = von der Lampe
    .every = jede Lampe
    .each = je Lampe
    .crumb = die Lampenkrume
    .breadcrumb = Brotkrume (Lampe)
    .palace = Lampenpalast
irene-symbol-pick = Hacke
    .the = die Hacke
    .from = von der Hacke
    .every = jede Hacke
    .each = je Hacke
    .crumb = die Hackenkrume
    .breadcrumb = Brotkrume (Hacke)
    .palace = Hackenpalast

# Warum jemand etwas tun könnte: Tipps.
irene-why-explore-first = Du kennst die Höhlen noch gar nicht: Sieh dich erst einmal um.
    .own = Ich kenne die Höhlen noch gar nicht: Erst sehe ich mich um.
irene-why-explore-more-worth = Der Weg, den du kennst, ist noch nicht genug wert, und zum Umsehen ist noch Zeit.
    .own = Der Weg, den ich kenne, ist noch nicht genug wert, und zum Umsehen ist noch Zeit.
irene-why-explore = Du kennst { $seen } von { $tiles } Plättchen der Höhlen, aber noch keinen guten Heimweg: noch ein Blick.
    .own = Ich kenne { $seen } von { $tiles } Plättchen der Höhlen, aber noch keinen guten Heimweg: noch ein Blick.
irene-why-escape-mountain-empty = Der Berg ist leer: Zeit zu gehen.
irene-why-escape-now-or-never = Kaum ein Haus ist noch frei: jetzt oder nie.
irene-why-escape-to-beat = Was du noch weißt, könnte reichen, um die zu schlagen, die zu Hause sind.
    .own = Was ich noch weiß, könnte reichen, um die zu schlagen, die zu Hause sind.
irene-why-escape-after-others = Jemand ist schon unterwegs, und du hast einen guten Weg gesehen: los!
    .own = Jemand ist schon unterwegs, und ich habe einen guten Weg gesehen: los!
irene-why-escape = Du hast einen guten Heimweg gesehen: Geh, bevor dir jemand die Plättchen nimmt.
    .own = Ich habe einen guten Heimweg gesehen: Ich gehe, bevor mir jemand die Plättchen nimmt.
irene-why-place-news = { $tiles ->
        [one] Von dort kannst du ein Plättchen ansehen, das du noch nicht kennst.
       *[other] Von dort kannst du { $tiles } Plättchen ansehen, die du noch nicht kennst.
    }
    .own = { $tiles ->
        [one] Von dort kann ich ein Plättchen ansehen, das ich noch nicht kenne.
       *[other] Von dort kann ich { $tiles } Plättchen ansehen, die ich noch nicht kenne.
    }
irene-why-place-doubtful = Vielleicht hat dort jemand getauscht: Das ist noch einen Blick wert.
irene-why-place-memory = Von dort kannst du dein Gedächtnis auffrischen.
    .own = Von dort kann ich mein Gedächtnis auffrischen.
irene-why-place-aside = Dort liegt es abseits, wo kaum jemand hinspäht.
irene-why-crumb-bluff = Die anderen könnten glauben, du willst dieses Plättchen.
    .own = Die anderen könnten glauben, ich will dieses Plättchen.
irene-why-crumb-moved = Dort liegt sie eher auf deinem Weg, und erbeutet bringt sie { $points ->
        [one] 1 Punkt
       *[other] { $points } Punkte
    }.
    .own = Dort liegt sie eher auf meinem Weg, und erbeutet bringt sie { $points ->
        [one] 1 Punkt
       *[other] { $points } Punkte
    }.
irene-why-crumb-guards = Auf deinem Weg bringt sie { $points ->
        [one] 1 Punkt
       *[other] { $points } Punkte
    }, und niemand kann dieses Plättchen mehr tauschen.
    .own = Auf meinem Weg bringt sie { $points ->
        [one] 1 Punkt
       *[other] { $points } Punkte
    }, und niemand kann dieses Plättchen mehr tauschen.
irene-why-crumb = Kommst du auf dem Heimweg daran vorbei, bringt sie { $points ->
        [one] 1 Punkt
       *[other] { $points } Punkte
    }.
    .own = Komme ich auf dem Heimweg daran vorbei, bringt sie { $points ->
        [one] 1 Punkt
       *[other] { $points } Punkte
    }.
irene-why-palace-and-bonus = { UP($start) } aus kennst du den besten Weg, und { $bonus } darauf ist ein Bonus.
    .own = { UP($start) } aus kenne ich den besten Weg, und { $bonus } darauf ist ein Bonus.
irene-why-palace-open = Ein Plättchen, das { $start } weiterführt, liegt schon offen.
irene-why-palace = Von allen Palästen passt { $palace } am besten zu dem, was du gesehen hast.
    .own = Von allen Palästen passt { $palace } am besten zu dem, was ich gesehen habe.
irene-why-choose-home = Es liegt offen, es passt, und es führt nach Hause.
irene-why-choose-open = { $points ->
        [0] Es liegt offen, und es passt.
        [one] Es liegt offen, es passt, und es bringt 1 Punkt.
       *[other] Es liegt offen, es passt, und es bringt { $points } Punkte.
    }
irene-why-choose-doubtful = Du hast dieses Plättchen gesehen, auch wenn es seither getauscht sein könnte.
    .own = Ich habe dieses Plättchen gesehen, auch wenn es seither getauscht sein könnte.
irene-why-trust-memory = Der Weg muss { $start } aus weitergehen, und du hast dieses Plättchen gesehen: Trau deinem Gedächtnis.
    .own = Der Weg muss { $start } aus weitergehen, und ich habe dieses Plättchen gesehen: Ich traue meinem Gedächtnis.
irene-why-choose-mountain = Was auf dem Berg obenauf liegt, weiß niemand; es ist so gut geraten wie jedes andere.
irene-why-choose-crumb = Jemand hat dort eine Brotkrume gelassen: Besser kann man nicht raten.
irene-why-seal-advanced = Eines muss umgedreht werden, und niemand kennt die Zahl auf seiner Rückseite.
irene-why-seal = Ein Haus weniger für alle, die noch drinnen sind.
irene-why-shout-sure = Nur ein Goblin hält { $name } auf, und du hast gesehen, wo einer liegen kann.
    .own = Nur ein Goblin hält { $name } auf, und ich habe gesehen, wo einer liegen kann.
irene-why-shout = { $name } entwischt, und ein Ruf könnte den Zug kosten.
irene-why-turn-up-crumb = Es ist geraten, und die Brotkrume dort könnte ein Bluff sein.
irene-why-solo-any-palace = Jedes Symbol führt gleich oft weiter, also ist jeder Palast recht.
irene-why-solo-palace = Kein Symbol führt öfter weiter als { $symbol }.
irene-why-dig-too-few = Ein Plan braucht { $needed } Plättchen, und in den Höhlen liegen { $caves }: grab weiter.
    .own = Ein Plan braucht { $needed } Plättchen, und in den Höhlen liegen { $caves }: Ich grabe weiter.
irene-why-dig-to-keep = Ein Plättchen mehr in den Höhlen ist eines mehr zum Behalten.
irene-why-dig = Im Berg { $goblins ->
        [0] ist kein Goblin
        [one] ist ein Goblin
       *[other] sind { $goblins } Goblins
    } unter { $tiles } Plättchen: Ein längerer Plan ist das wert.
irene-why-chart = { $tiles ->
        [one] Ein Plättchen kommt in Sicherheit, bevor ein Goblin die Höhlen leer fegt.
       *[other] { UP(WORDS($tiles)) } Plättchen kommen in Sicherheit, bevor ein Goblin die Höhlen leer fegt.
    }
irene-why-keep-grass = Ein Heimweg muss auf einer Wiese enden.
irene-why-keep-worth = Von { $entry } nach { $end }, und { $points ->
        [one] 1 Punkt
       *[other] { $points } Punkte
    } wert.
irene-why-keep = Von { $entry } nach { $end }: Das könntest du brauchen.
    .own = Von { $entry } nach { $end }: Das könnte ich brauchen.
irene-why-run-nothing-more = Mehr ist nicht zu finden: lauf!
irene-why-run = { $number ->
        [0] Dein Stapel müsste schon nach Hause führen.
       *[other] Wenn du deinen Stapel gut im Kopf hast, schlägt er die { $number }.
    }
    .own = { $number ->
        [0] Mein Stapel müsste schon nach Hause führen.
       *[other] Wenn ich meinen Stapel gut im Kopf habe, schlägt er die { $number }.
    }
irene-why-lay-grass = Es endet auf einer Wiese, und kein längerer Weg ist mehr wert.
irene-why-lay = Es passt, und der beste Weg geht { $start } aus weiter.
irene-why-enter = Der Weg ist vollständig und bringt { $points ->
        [one] 1 Punkt
       *[other] { $points } Punkte
    }.
irene-why-swap = Wer sich diese zwei Felder gemerkt hat, liegt danach falsch.
irene-why-end-turn = Keine Brotkrume würde jetzt helfen, und eine könnte deinen Weg verraten.
    .own = Keine Brotkrume würde jetzt helfen, und eine könnte meinen Weg verraten.
irene-why-take-home = Endlich zu Hause, und von vorn ist ein Haus so gut wie das andere.
irene-why-put-back = Dort liegt es niemandem im Weg und zeigt niemandem mehr von den Höhlen.
irene-why-next-game = Diese Partie ist vorbei: auf zur nächsten.
irene-why-solo-seal = Eines muss umgedreht werden, und niemand kennt die Zahl auf seiner Rückseite.
irene-why-take-back = Dein Stapel gibt mehr her: Versuch einen anderen Weg.
    .own = Mein Stapel gibt mehr her: Ich versuche einen anderen Weg.
irene-why-surrender = Es gibt keinen Heimweg mehr.
irene-why-choose-another = Was du kennst, würde reichen, aber ein unbekanntes Plättchen kann mehr bringen.
    .own = Was ich kenne, würde reichen, aber ein unbekanntes Plättchen kann mehr bringen.
irene-why-choose-unseen = Nichts, was du gesehen hast, führt { $start } aus weiter: Versuch ein unbekanntes Plättchen.
    .own = Nichts, was ich gesehen habe, führt { $start } aus weiter: Ich versuche ein unbekanntes Plättchen.
irene-why-turn-up-seen = Nur ein Goblin hält { $name } auf, und du hast dieses Plättchen gesehen: Trau deinem Gedächtnis.
    .own = Nur ein Goblin hält { $name } auf, und ich habe dieses Plättchen gesehen: Ich traue meinem Gedächtnis.
irene-why-turn-up-unseen = Nur ein Goblin hält { $name } auf, und er kann liegen, wo du noch nicht hingesehen hast.
    .own = Nur ein Goblin hält { $name } auf, und er kann liegen, wo ich noch nicht hingesehen habe.
irene-why-open-place = { $tiles ->
        [one] Von dort konnte ich das Plättchen daneben ansehen.
       *[other] Von dort konnte ich { $tiles } Plättchen daneben ansehen.
    }
irene-why-open-crumb = Auf meinem Heimweg bringt sie { $points ->
        [one] 1 Punkt
       *[other] { $points } Punkte
    }. Ob ich wirklich vorbeikomme, bleibt mein Geheimnis.
irene-why-open-choose = Der Weg muss { $start } aus weitergehen. Entweder kenne ich dieses Plättchen, oder ich habe Glück.
irene-why-open-turn-up = Nur ein Goblin hält { $name } auf. Wusste ich, wo einer liegt, oder habe ich geraten?
irene-cell = { $side ->
        [left] { $way ->
            [above] { $across } links und { $down } über dem Berg
            [below] { $across } links und { $down } unter dem Berg
           *[none] { $across } links vom Berg
        }
        [right] { $way ->
            [above] { $across } rechts und { $down } über dem Berg
            [below] { $across } rechts und { $down } unter dem Berg
           *[none] { $across } rechts vom Berg
        }
       *[none] { $way ->
            [above] { $down } über dem Berg
           *[below] { $down } unter dem Berg
        }
    }
irene-act-explore = erkunden
irene-act-escape = fliehen
irene-act-end-turn = keine Brotkrume legen
irene-act-shout = „Goblins!“ rufen
irene-act-next-game = die nächste Partie beginnen
irene-act-place = das Plättchen { $cell } anlegen
irene-act-swap = das Plättchen { $one } mit dem { $other } tauschen
irene-act-crumb = { $crumb } auf das Plättchen { $cell } legen
irene-act-palace = { $start } aus aufbrechen
irene-act-choose = das Plättchen { $cell } wählen
irene-act-choose-mountain = das oberste vom Berg aufdecken
irene-act-home = in Haus { $home } gehen
irene-act-put-back = das Plättchen { $cell } zurücklegen
irene-act-seal = Haus { $home } umdrehen
irene-act-dig = graben
irene-act-chart = den Weg planen
irene-act-run = loslaufen
irene-act-take-back = ein Plättchen zurücknehmen
irene-act-enter = nach Hause gehen
irene-act-surrender = aufgeben
irene-act-keep = das Plättchen von { $entry } nach { $end } behalten
irene-act-lay = das Plättchen von { $entry } nach { $end } legen

# Was jetzt gefragt ist: eine Überschrift, und ein Satz, was zu tun ist. Solange ein Bot entscheidet: worüber.
irene-now-ring = Liegt irgendwo ein Goblin?
    .stake = Läute deine Glocke und deck ein Höhlenplättchen auf. Ist es ein Goblin, verliert { $name } diesen Zug.
    .price = Wenn nicht, darf in diesem Zug niemand mehr läuten.
irene-now-awaited-turn = { $name } ist am Zug
    .words = { $name } erkundet oder beginnt die Flucht.
irene-now-awaited-place = { $name } hat ein Plättchen gezogen
    .words = { $name } wählt ein Feld dafür.
irene-now-awaited-peeked = { $name } späht
    .words = { $name } sieht die Nachbarn des Plättchens an und darf eine Brotkrume legen.
irene-now-awaited-palace = { $name } will fliehen
    .words = { $name } wählt einen Palast.
irene-now-awaited-choose = { $name } flieht
    .words = { $name } wählt ein Plättchen.
irene-now-awaited-home = { $name } ist im Freien
    .words = { $name } wählt ein Haus.
irene-now-awaited-misfit = { $name }: Es passt nicht
    .words = { $name } wählt ein Feld für das Plättchen.
irene-now-awaited-caught = { $name } ist erwischt
    .words = { $name } legt die Plättchen zurück in die Höhlen.
irene-now-awaited-job = { $name } dreht ein Haus um
    .words = { $name } war zuerst zu Hause und wählt ein Haus zum Umdrehen.
irene-now-awaited-shout = { $name } ruft: Goblins!
    .words = { $name } wählt ein Höhlenplättchen zum Aufdecken.
irene-now-must-escape = { $people ->
        [one] Flieh!
       *[other] { $name }: Flieh!
    }
    .words = Der Berg ist leer: Du musst deine Flucht beginnen.
irene-now-turn = { $people ->
        [one] Erkunden oder fliehen?
       *[other] { $name }: Erkunde oder flieh
    }
    .words = Klick auf den Berg, um ein Plättchen zu ziehen, oder sag deine Flucht an.
irene-now-place = Leg das Plättchen in die Höhlen
    .words = Klick auf ein leuchtendes Feld, oder zieh es dorthin. Es liegt dann verdeckt.
irene-now-swap = Spähen, tauschen, dann eine Brotkrume
    .words = Zieh zum Tauschen ein angesehenes Plättchen auf ein anderes; leg eine Krume, oder beende deinen Zug.
irene-now-peek = Spähen, dann eine Brotkrume
    .words = Merk dir, was du siehst. Eine Brotkrume erinnert dich; wer ihr Plättchen nimmt, bekommt einen Punkt.
irene-now-palace = { $people ->
        [one] Wähl einen Palast
       *[other] { $name }: Wähl einen Palast
    }
    .words = Mit seinem Symbol beginnt dein Weg.
irene-now-palace-with-bonus = { $people ->
        [one] Wähl einen Palast
       *[other] { $name }: Wähl einen Palast
    }
    .words = Vorn steht, wie dein Weg beginnt. Jedes Symbol wie auf der Rückseite bringt { $worth }.
irene-now-others-may-ring = Goblins?
    .words = Jetzt dürfen die anderen läuten. Decken sie einen Goblin auf, verliert { $name } diesen Zug; der Weg bleibt.
irene-now-choose = { $people ->
        [one] Deine Flucht
       *[other] { $name } flieht
    }
    .words = Klick auf ein Plättchen, das am Ende des Weges weiterführt.
irene-now-home = { $people ->
        [one] Wähl ein Haus
       *[other] { $name }: Wähl ein Haus
    }
    .words = Die Wiese führt nach Hause: Nimm eines, das leuchtet.
irene-now-misfit = { $people ->
        [one] Es passt nicht
       *[other] { $name }: Es passt nicht
    }
    .words = Klick auf ein leuchtendes Feld für das Plättchen: Dort bleibt es offen liegen.
irene-now-caught = { $people ->
        [one] Erwischt!
       *[other] { $name } ist erwischt
    }
    .words = Klick für jedes Plättchen auf ein leuchtendes Feld.
irene-now-seal = { $people ->
        [one] Dreh ein Haus um
       *[other] { $name }: Dreh ein Haus um
    }
    .words = Du warst zuerst da: In jedem Zug bekommen die Goblins ein Haus. Klick darauf.
irene-now-turn-up = { $people ->
        [one] Goblins!
       *[other] { $name }: Goblins!
    }
    .words = Klick auf ein verdecktes Höhlenplättchen: Ein Goblin dort beendet die Flucht für diesen Zug.
irene-now-over = Die Partie ist zu Ende
irene-now-moment-to-ring = { $name } flieht
    .words = Alle haben kurz Zeit zu läuten, bevor { $name } weitergeht.
irene-now-solo-palace = Wähl einen Palast: Mit seinem Symbol beginnt dein Weg, hinten steht der Bonus.
    .words = Bau von dort einen Weg bis zur Wiese, der mehr bringt als die höchste Zahl auf einem umgedrehten Haus.
irene-now-solo-chart = { $kept ->
        [0] Behalt { $tiles ->
                [one] ein Höhlenplättchen: Klick darauf.
               *[other] { WORDS($tiles) } Höhlenplättchen: Klick darauf.
            }
       *[other] Behalt noch { $tiles ->
                [one] ein Höhlenplättchen: Klick darauf.
               *[other] { WORDS($tiles) } Höhlenplättchen: Klick darauf.
            }
    }
    .words = Was du behältst, kommt verdeckt auf deinen Fluchtstapel. Die anderen werden abgelegt, und ein Haus wird umgedreht.
irene-now-solo-seal = Dreh ein Haus deiner Wahl auf die Goblinseite: Klick darauf.
    .words = Vielleicht ist seine Zahl die, die du schlagen musst. Ist das letzte Haus umgedreht, ist die Partie verloren.
irene-now-solo-lay = Klick auf Plättchen, die am Ende des Weges weiterführen; eine Wiese führt nach Hause. Du musst nicht alle benutzen.
irene-now-solo-complete = Der Weg ist vollständig. Ein Klick auf sein letztes Plättchen nimmt es zurück.
irene-now-solo-best = { $points ->
        [one] Der beste Weg brachte 1 Punkt.
       *[other] Der beste Weg brachte { $points } Punkte.
    }
irene-now-solo-no-way = Es gab keinen Heimweg.
irene-now-goblins-won = { $game ->
        [0] Die Goblins gewinnen
       *[other] Die Goblins gewinnen Partie { $game }
    }
irene-now-somebody-won = { $game ->
        [0] { $name } gewinnt
       *[other] { $name } gewinnt Partie { $game }
    }
irene-now-points = Punkte: { $reached }.
irene-now-reached = { $name } { $points }
irene-now-not-home = { $name } nicht zu Hause
irene-now-goblins-reached = Goblins { $points }

# Ein offenes Plättchen, im Akkusativ.
irene-tile-goblin = einen Goblin
irene-tile-path = { $entry }–{ $exit }

# Was in einem Schritt geschah: Teile eines Satzes. Was jemand tat, folgt auf den Namen, der nur einmal dasteht.
irene-log = { UP($told) }.
irene-log-deed = { $name } { $deed }
irene-log-dealt = Partie { $number } beginnt mit { $name }
irene-log-goblins-won = { $how }: Die Goblins gewinnen
irene-log-somebody-won = { $how }: { $name } gewinnt
irene-log-drew = zieht ein Plättchen
irene-log-placed = { $peeked ->
        [0] legt ein Plättchen und sieht keines an
        [one] legt ein Plättchen und sieht eines an
       *[other] legt ein Plättchen und sieht { WORDS($peeked) } an
    }
irene-log-crumb = legt { $crumb }
irene-log-announced = beginnt die Flucht
irene-log-palace = nimmt den { $palace }
irene-log-went-back = legt ein Plättchen in die Höhlen
irene-log-arrived = ist zu Hause
irene-log-sealed = dreht ein Haus um: Goblins, Zahl { $number }
irene-log-shouted = ruft „Goblins!“
irene-log-passed = hat kein Plättchen zur Wahl
irene-log-joined = nimmt { $tile }
irene-log-did-not-fit = deckt { $tile } auf: Es passt nicht
irene-log-caught-on-mountain = wird auf dem Berg von einem Goblin erwischt
irene-log-caught-in-caves = wird in den Höhlen von einem Goblin erwischt
irene-log-found-goblin = deckt einen Goblin auf: Wer flieht, verliert den Zug
irene-log-found-no-goblin = deckt { $tile } auf: kein Goblin
irene-log-solo-palace = { UP($palace) }; Bonussymbol { $bonus }.
irene-log-solo-dug = { UP($tile) } gefunden.
irene-log-solo-goblin = { $lost ->
        [0] Ein Goblin findet die Höhlen leer.
        [one] Ein Goblin fegt ein Plättchen weg.
       *[other] Ein Goblin fegt { WORDS($lost) } Plättchen weg.
    }
irene-log-solo-charted = Geplant: { $kept } behalten, { $discarded } abgelegt.
irene-log-solo-reshuffled = Zurück unter den Berg: { $tiles }.
irene-log-solo-sealed = Ein Haus wird umgedreht: Goblins, Zahl { $number }.
irene-log-solo-run = Die Flucht beginnt: { $tiles }.
irene-log-solo-laid = { UP($tile) } gelegt.
irene-log-solo-took-back = { UP($tile) } zurückgenommen.

# Wie ein Solo ausging; und dasselbe im Verlauf.
irene-verdict-sealed = Das letzte Haus ist umgedreht.
    .log = Das letzte Haus ist umgedreht.
irene-verdict-not-enough = Zu Hause, aber die Zahl der Goblins wurde nicht geschlagen.
    .log = Zu Hause, aber die Zahl der Goblins wurde nicht geschlagen.
irene-verdict-gave-up = Du hast aufgegeben.
    .log = Du hast aufgegeben.
irene-verdict-no-path = Kein Weg führt aus diesem Fluchtstapel hinaus.
    .log = Kein Weg führt aus diesem Fluchtstapel hinaus.
irene-verdict-won = Zu Hause, mit mehr Punkten als die Goblins!
    .log = Zu Hause, mit mehr Punkten als die Goblins.

# Was geschieht, solange davon erzählt wird, wo sonst steht, was gefragt ist.
irene-told-tries = Geht es mit dem Plättchen am Ende des Wegs weiter?
irene-told-fits = Es passt: Der Weg geht weiter.
irene-told-misfit = Das Plättchen kommt zurück in die Höhlen und bleibt dort offen liegen.
irene-told-way-home = { $people ->
        [one] Auf dem Heimweg
       *[other] { $name } ist auf dem Heimweg
    }
    .words = Der goldene Faden führt bis an die Tür.
irene-told-sealed = Ein Haus wird umgedreht
    .words = Jetzt wohnen Goblins darin: Ihre Zahl ist { $number }.
irene-told-goblin = Ein Goblin!
    .words = Er nimmt alle Plättchen, die in den Höhlen liegen.
    .nothing = Er findet nichts in den Höhlen.
irene-told-pile = Der Fluchtstapel wird aufgedeckt

# Was vor aller Augen geschieht: Bänder, Zeilen und Rufe.
irene-tale-announced = { $name }: Ich fliehe!
irene-tale-did-not-fit = Es passt nicht.
irene-tale-caught = { $name } ist erwischt!
irene-tale-path-lost = Der Weg ist dahin; der Palast bleibt.
irene-tale-turn-over = Der Zug ist vorbei.
irene-tale-you-are-home = Zu Hause!
irene-tale-is-home = { $name } ist zu Hause!
irene-tale-first-home = Zuerst zu Hause: Ab jetzt dreht { $name } Häuser um.
irene-tale-no-goblin = Kein Goblin: Die Glocke schweigt in diesem Zug
    .line = { $name } geht weiter.
irene-tale-found = { $name } hat einen Goblin gefunden
irene-tale-you-lose-turn = Du verlierst diesen Zug. Dein Weg bleibt.
irene-tale-loses-turn = { $name } verliert diesen Zug. Der Weg bleibt.
irene-tale-passed = { $name } kann nicht weiter
irene-tale-lost = { $tiles ->
        [one] Ein Goblin! Ein Plättchen ist verloren.
       *[other] Ein Goblin! { UP(WORDS($tiles)) } Plättchen sind verloren.
    }
    .line =
        { $more ->
            [one] Noch einer, und die Ablage kommt zurück: Ein Haus wird umgedreht.
           *[other] Noch { WORDS($more) }, und die Ablage kommt zurück: Ein Haus wird umgedreht.
        }
irene-tale-all-together = { UP($goblins) }!
    .line = Alles kommt zurück unter den Berg: Ein Haus wird umgedreht.
irene-tale-home-won = Zu Hause, und du gewinnst!
irene-tale-home-lost = Zu Hause, aber die Goblins gewinnen
irene-tale-against = { $points } gegen die { $number } der Goblins.
irene-shout-mine = Meins!
irene-shout-nothing = Nichts da?
irene-shout-caught = Erwischt!
irene-shout-growl = Grrr …
irene-shout-goblins = Goblins!

# Das Blatt, auf dem gezählt wird, wenn jemand nach Hause kommt.
irene-count-home = { $name } ist zu Hause
irene-count-you = Zu Hause
irene-count-scrolls = { $count ->
        [one] 1 Schriftrolle am Weg
       *[other] { $count } Schriftrollen am Weg
    }
irene-count-crumbs = { $count ->
        [one] 1 Brotkrume erbeutet
       *[other] { $count } Brotkrumen erbeutet
    }
irene-count-bonus = Bonussymbole

# Das Blatt eines Solos, das vorbei ist.
irene-sheet-not-home = nicht zu Hause: Nichts zählt
irene-sheet-goblins = Die Goblins
irene-sheet-pile = Das lag in deinem Fluchtstapel
irene-sheet-all-homes = Deine Häuser
irene-sheet-no-palace = Du hast aufgegeben, bevor du einen Palast gewählt hattest: Ohne ihn beginnt kein Weg.
irene-sheet-empty-pile = Dein Fluchtstapel war leer. Plättchen kommen hinein, wenn du deinen Weg planst.
irene-sheet-stuck = { UP($end) } aus führte kein Plättchen deines Stapels weiter.
irene-sheet-path = Dein Weg
irene-sheet-enough = hätte gereicht
irene-sheet-no-path = Aus diesem Stapel führte kein Weg nach Hause
irene-sheet-reasons = Schriftrollen { $scrolls }, Bonussymbole { $bonus }
irene-sheet-missing = { $count ->
        [one] 1 fehlt
       *[other] { $count } fehlen
    }
irene-sheet-homes = { $turned } von { $homes } Häusern gedreht

# Wie die Teile des Tisches heißen, und was daneben steht. Platz ist knapp.
irene-table-name = Die Prinzessin und der Goblin
irene-assisted = mit Hilfe
irene-plate-wins = Siege: { $games }
irene-plate-goblins-won = Goblinsiege: { $games }
irene-plate-home = Zu Hause: { $points }
irene-plate-path = Weg: { $points }
irene-plate-your-turn = Du bist dran
irene-plate-exploring = Erkundet
irene-plate-solo-turn = Solo, Zug { $number }
irene-plate-solo-deal = Partie { $code }
irene-plate-solo-best = Bestwert { $points }
irene-plate-solo-beat = Mehr Punkte als
irene-aim-advanced = Komm mit mehr Punkten heim als alle anderen und jedes umgedrehte Haus.
irene-area-palaces = Goblinpaläste
irene-area-homes = Häuser: { $open } frei
irene-area-homes-to-beat = Häuser: { $open } frei, { $number } zu schlagen
irene-area-misfit = { $tiles ->
        [one] Ein Plättchen kommt in die Höhlen
       *[other] { $tiles } Plättchen kommen in die Höhlen
    }
irene-area-going-back = { $tiles ->
        [one] Ein Plättchen kommt zurück in die Höhlen
       *[other] { $tiles } Plättchen kommen zurück in die Höhlen
    }
irene-area-path = Weg von { $name }
irene-area-own-path = Dein Weg
irene-area-so-far = bisher { $points }
irene-area-just-now = Gerade eben
irene-area-nothing-yet = Noch ist es still in den Höhlen.
irene-area-next-tile = nächstes Plättchen
irene-area-solo-homes = Häuser
    .open = { $open } frei; jedes umgedrehte kann die Zahl erhöhen, die du schlagen musst
    .last = Eines ist frei: Wird es umgedreht, verlierst du!
irene-area-solo-palace = Dein Palast
irene-area-solo-pile = Fluchtstapel: verdeckt, bis du fliehst
irene-area-solo-no-pile = Fluchtstapel: leer, bis du planst
irene-area-solo-bonus = Bonus
    .words = { $points } { $each }
irene-area-solo-turned-up = Dein Fluchtstapel: { $tiles }
irene-area-solo-caves = Höhlen: { $tiles }
irene-area-solo-warning = { $tiles ->
        [one] ein Goblin nimmt es mit
       *[other] ein Goblin nimmt alle mit
    }
irene-area-solo-mountain = Der Berg
    .words =
        { $goblins ->
            [one] 1 Goblin
           *[other] { $goblins } Goblins
        } unter { $tiles } Plättchen
irene-area-solo-discards = Ablage
    .words = Goblins: { $goblins } von { $together }
irene-area-solo-path = Dein Weg: { $points }, { $number } zu schlagen
irene-look-closer = Dreh am Mausrad, um näher hinzusehen
irene-look-elsewhere = Zieh am Boden, um dich umzusehen; Doppelklick zeigt alles

# Die Leiste: die Schritte eines Zuges, deine Brotkrumen, das gezogene Plättchen. Zwei kurze Zeilen, wo zwei stehen.
irene-tray-place = Legen
irene-tray-peek = Spähen
irene-tray-crumb = Brotkrume
irene-tray-crumbs = Deine Brotkrumen
irene-tray-you-see =
    nur du
    siehst es
irene-tray-sees =
    { $name }
    sieht es
irene-tray-placed = von dir gelegt
irene-crumb-ready = bereit
irene-crumb-in-caves = gelegt
irene-crumb-captured = erbeutet

# Neben etwas, das groß gezeigt wird: kurze Zeilen untereinander.
irene-face-entry = Eingang
irene-face-exit = Ausgang
irene-face-exit-grass = Ausgang: Wiese
irene-face-only-you = Nur du
irene-face-others-path = Weg von { $name }: { $points }
irene-face-turned-home = Goblins: { $number }
irene-face-home =
    Ein Haus
    für eine Person
irene-face-palace =
    Ein Palast:
    Am Anfang
    steht { $symbol }
irene-face-bonus = Bonus: { $symbol }
irene-face-goblin =
    Ein Goblin
    { "" }
irene-face-spent-goblin =
    Ein Goblin
    verbraucht
irene-face-solo-goblin = Ein Goblin
    .words = Er nimmt alle Höhlenplättchen mit.
irene-face-solo-after = in deinem Weg, nach

# Was man tun kann: Knöpfe, Fragen, und was eine Aktion bringt.
irene-do-end-turn = Zug beenden
irene-do-escape = Fliehen!
    .question = Du kannst dann nie wieder erkunden.
    .yes = Jetzt fliehen
    .no = Weiter erkunden
irene-do-next-game = Nächste Partie
irene-do-put-all-back = Leg sie für mich zurück
irene-do-lay-down = Leg es für mich hin
irene-do-show = Nur ich schaue
irene-look-first = Drück zuerst auf „{ irene-do-show }“: Was nur du sehen darfst, ist verdeckt.
irene-do-explore = Erkunden
    .caption = Zieh ein Plättchen in die Höhlen.
    .danger =
        { $goblins ->
            [one] Eines der { $tiles } ist ein Goblin
           *[other] { $goblins } der { $tiles } sind Goblins
        }{ $caves ->
            [0] { "" }
            [one] : Kommt einer, ist eines weg
           *[other] : Kommt einer, sind alle { WORDS($caves) } weg
        }.
    .empty = Der Berg ist leer.
    .over = Es gibt nichts mehr zu erkunden.
irene-do-chart = Weg planen
    .caption =
        { $kept ->
            [one] Behalt eines der { WORDS($tiles) } im Fluchtstapel,
           *[other] Behalt { WORDS($kept) } der { WORDS($tiles) } im Fluchtstapel,
        }
    .cost = leg die anderen ab und dreh ein Haus um.
    .fatal = doch das dreht das letzte Haus um: verloren!
    .question = Wer plant, dreht ein Haus um, und nur noch eines ist übrig: Die Partie wäre sofort verloren.
    .yes = Planen und verlieren
    .later = Behalt { $share } der Höhlenplättchen für deinen Weg.
    .needs = Dafür brauchst du { $tiles }.
irene-do-run = Fliehen
    .caption =
        { $tiles ->
            [one] Deck dein Plättchen auf und leg deinen Weg.
           *[other] Deck deine { WORDS($tiles) } Plättchen auf und leg deinen Weg.
        }
    .worth = Er muss mehr als { $number } bringen.
    .later = Leg deinen Weg vom Palast zur Wiese.
    .needs = Dein Fluchtstapel ist noch leer.
    .hopeless = Dein Fluchtstapel ist leer: Kein Weg führt nach Hause, und die Partie ist verloren.
    .question = Der Fluchtstapel ({ $tiles }) wird aufgedeckt, und mit dem Erkunden ist es vorbei. Ohne einen Weg auf die Wiese, der mehr als { $number } bringt, ist die Partie verloren.
irene-do-enter = Nach Hause

# Vor einem Match: wer beginnt, und was gewinnt.
irene-before-first = Wer beginnt, wird ausgelost I-11. Erkunde, solange du dich traust; dann flieh I-20.
irene-before-win = Von allen, die entkommen, gewinnt, wer für Schriftrollen und erbeutete Brotkrumen die meisten Punkte hat I-31.
irene-before-win-advanced = Du gewinnst mit mehr Punkten als alle anderen und als die höchste Zahl auf einem umgedrehten Haus I-42.
irene-before-champion = Wer zuerst { $games } gewinnt, ist Champion, auch wenn das die Goblins sind I-32.
irene-before-solo = Irene solo: Erkunde, plane deinen Weg, und flieh mit mehr Punkten, als die Goblins haben I-56.
irene-before-solo-homes = Ein Haus wird umgedreht, sooft du planst I-52 und sooft { $goblins } in der Ablage liegen I-54.

# Was etwas ist, womit sich jetzt nichts tun lässt, und wohin es kann.
irene-about-mountain = Der Berg: { $tiles }, verdeckt. Wer erkundet, zieht das oberste (I-12).
irene-about-own-crumb = Deine { $crumb }. Sie erinnert dich an ein Plättchen; wer es nimmt, bekommt { $worth } (I-14, I-24).
irene-about-others-crumb = { $crumb } von { $name }: So merkt man sich ein Plättchen; wer es nimmt, bekommt { $worth } (I-14, I-24).
irene-about-palace = Ein Goblinpalast: Wer flieht, beginnt den Weg mit seinem Symbol (I-20).
irene-about-path = Ein Plättchen eines Weges: { $worth } je Schriftrolle, wenn er nach Hause führt (I-31).
irene-about-own-drawn = Du hast dieses Plättchen gezogen, und niemand sonst sieht es. Leg es auf ein leuchtendes Feld (I-12).
irene-about-drawn = { $name } hat dieses Plättchen gezogen, und niemand sonst sieht es (I-12).
irene-about-returning = Es kommt offen auf ein leeres Feld der Höhlen (I-22, I-25).
irene-about-home = Ein Haus: Wer ein Wiesenplättchen gelegt hat, nimmt eines und ist entkommen (I-23).
irene-about-turned-home = Dieses Haus haben die Goblins, mit der Zahl { $number } (I-27).
irene-about-number-to-beat = Dieses Haus haben die Goblins, und die { $number } ist zu schlagen (I-42).
irene-about-thread = Der goldene Faden: Er läuft vom Palast bis ans Ende des Weges (I-21).
irene-about-first-home = { $name } war zuerst zu Hause und dreht in jedem Zug ein Haus um (I-27).
irene-about-escaped = { $name } ist entkommen, darf aber noch läuten (I-26).
irene-about-escaping = { $name } flieht auf einem Weg und kann nie wieder erkunden (I-20). { $crumbs ->
        [0] Keine Brotkrume mehr.
        [one] Noch 1 Brotkrume.
       *[other] Noch { $crumbs } Brotkrumen.
    }
irene-about-exploring = { $name } erkundet und darf zu Beginn jedes Zuges fliehen (I-20). { $crumbs ->
        [0] Keine Brotkrume mehr.
        [one] Noch 1 Brotkrume.
       *[other] Noch { $crumbs } Brotkrumen.
    }
irene-about-face-down = Ein verdecktes Höhlenplättchen: Gesehen hat es, wer es gelegt oder heimlich angesehen hat (I-12, I-13).
irene-about-spent-goblin = Ein verbrauchter Goblin: Er bleibt offen liegen und ist nicht mehr wählbar (I-25).
irene-about-face-up = Ein offenes Höhlenplättchen: Passt es ans Ende eines Weges, kann man es nehmen (I-21).
irene-about-solo-mountain = Der Berg: { $tiles }, verdeckt. Beim Erkunden ziehst du das oberste (I-51).
irene-about-solo-path = Nur das letzte Plättchen des Weges lässt sich zurücknehmen (I-55).
irene-about-solo-tile = Ein Höhlenplättchen: Plane deinen Weg, um es zu behalten, bevor ein Goblin es nimmt (I-52, I-53).
irene-about-solo-turned-home = Dieses Haus haben die Goblins: Hol mehr als { $number } (I-56).
irene-about-solo-home = Ein Haus, das noch dir gehört. Sooft du planst, wird eines umgedreht; beim letzten verlierst du (I-54).
irene-about-solo-palace = Mit seinem Symbol beginnt dein Weg; das Bonussymbol auf der Rückseite bringt Punkte (I-50, I-56).
irene-about-solo-discards = Abgelegt. Liegen hier { $goblins }, kommt alles zurück unter den Berg (I-54).
irene-about-solo-thread = Der goldene Faden: Er läuft von deinem Palast bis ans Ende deines Weges (I-55).
irene-about-solo-pile = Dein Fluchtstapel: Er bleibt verdeckt, bis du fliehst (I-52).
irene-drop-on-cell = Leg es auf ein leuchtendes Feld der Höhlen.
irene-drop-on-tile = Leg sie auf ein Plättchen der Höhlen.
irene-drop-on-tray = Zieh es auf die Leiste unten, oder klick auf den Berg: Du siehst das Plättchen zuerst an.
irene-drop-at-end = Klick darauf, oder leg es ans Ende des Weges.
irene-drop-at-beginning = Klick darauf, oder leg ihn dorthin, wo der Weg liegen wird.
irene-drop-click = Klick darauf.

# Heldentaten: wie sie heißen, und was dazu gehört.
irene-feat-light-feet = Leichte Füße
irene-feat-light-feet-help = gewonnen und nie erwischt, mindestens zu { $count ->
        [3] dritt
       *[other] { $count }
    }
irene-feat-undaunted = Unverzagt
irene-feat-undaunted-help = gewonnen, obwohl { WORDS($count) }mal erwischt
irene-feat-last-door = Letzte Tür
irene-feat-last-door-help = im letzten freien Haus angekommen
irene-feat-first-home = Zuerst daheim
irene-feat-first-home-help = vor allen anderen zu Hause, zu { $count ->
        [4] viert
       *[other] { $count }
    }
irene-feat-treasure-hunt = Reiche Funde
irene-feat-treasure-hunt-help = mit { WORDS($count) } Punkten zu Hause
irene-feat-long-way = Weiter Weg
irene-feat-long-way-help = mit einem Weg von { WORDS($count) } Plättchen gewonnen
irene-feat-crumb-thief = Krumendieb
irene-feat-crumb-thief-help = mit { WORDS($count) } fremden Krumen zu Hause
irene-feat-crier = Goblins!
irene-feat-crier-help = ein Ruf, der einen Goblin aufdeckt
irene-feat-goblins-beaten = Goblins geschlagen
irene-feat-goblins-beaten-help = nach den Regeln für Fortgeschrittene gewonnen
irene-feat-champion = Champion
irene-feat-champion-help = ein ganzes Match gewonnen
irene-feat-alone-home = Laternenträger
irene-feat-alone-home-help = allein entkommen, mit { $count } Punkten
irene-feat-best-way = Der Faden
irene-feat-best-way-help = allein auf dem besten Weg, höchstens { WORDS($count) } Häuser umgedreht

# Was andere seit dem eigenen Zug getan haben, in ein, zwei Wörtern neben Bildern.
irene-trace-placed = { $peeked ->
        [0] legt ein Plättchen
       *[other] legt; sieht { $peeked } an
    }
irene-trace-crumb = legt einen Krümel
irene-trace-rang = läutet die Glocke
irene-trace-palace = flieht
irene-trace-joined = geht weiter
irene-trace-misfit = passt nicht
irene-trace-caught = wird erwischt
irene-trace-found = findet einen Goblin
irene-trace-found-none = findet keinen Goblin
irene-trace-home = ist zu Hause
irene-trace-sealed = dreht ein Haus um
irene-trace-passed = hat keine Wahl

# Who deals says this when a match begins.
irene-deal-said = Augen auf im Dunkeln!
