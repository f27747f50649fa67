# Warum nicht.
grapple-no-attack-another-player-who-plays = Greif jemand anderen an, der in dieser Runde mitspielt.
grapple-no-attacker-must-answer-face-down = Zuerst muss der Angreifer auf den verdeckten Goblin antworten.
grapple-no-defender-cant-replace-defender-its = Ein Verteidiger kann keinen eigenen Verteidiger ersetzen.
grapple-no-game-over = Die Partie ist zu Ende.
grapple-no-nobody-sits-there = Dort sitzt niemand.
grapple-no-one-card-spied-hand-for = Eine Karte der ausspionierten Hand gegen eine von deinen.
grapple-no-only-card-own-hand-can = Du kannst nur eine Karte von deiner Hand spielen.
grapple-no-only-defender-can-step = Nur ein Verteidiger kann einspringen.
grapple-no-only-spy-can-look-at = Nur ein Spion kann eine Hand ansehen.
grapple-no-placed-goblin-never-attacks = Goblins in der Armee greifen nie an.
grapple-no-player-has-no-army = Dort gibt es keine Armee.
grapple-no-player-has-no-cards-show = Dort gibt es keine Handkarten zu sehen.
grapple-no-round-over = Die Runde ist vorbei.
grapple-no-somebody-being-asked-for-rescue = Gerade wird jemand gefragt, ob ein Verteidiger einspringt.
grapple-no-spied-hand-comes-first-take = Zuerst die ausspionierte Hand: Nimm eine Karte oder sieh sie dir nur an.
grapple-no-spy-on-another-player-who = Spioniere jemand anderen aus, der in dieser Runde mitspielt.
grapple-no-tie-must-settled-first = Zuerst muss der Gleichstand entschieden werden.
grapple-no-time-for-turns-actions = Jetzt ist Zeit für die Aktionen eines Zuges.
grapple-no-with-no-card-left-give = Ohne eine Karte zum Tauschen kannst du nur schauen.

# Wie eine Partie ausging, und was alle erreicht haben.
grapple-end = { $rounds ->
        [one] eine Runde
       *[other] { $rounds } Runden
    }{ $goal ->
        [0] { "" }
       *[other] , { $goal } Punkte erreicht
    }{ $shared ->
        [yes] , geteilt
       *[no] { "" }
    }
grapple-line-garrison = letzte Festung
grapple-line-army = letzte Armee
grapple-line-points = Punkte

# Was man wählen kann.
grapple-option-length = Länge
grapple-option-length-help = mit wie vielen Punkten man am Ende einer Runde gewinnt
grapple-option-length-long = Lang
grapple-option-length-round = Eine Runde
grapple-option-length-short = Kurz
grapple-preference-defender = Verteidiger
grapple-preference-defender-help = Gerangel: Antworte für mich, wenn ich keinen habe G-21.
grapple-preference-step-battles = Schrittweise
grapple-preference-step-battles-help = Gerangel: meine Kämpfe Schritt für Schritt; jedes Urteil wartet auf einen Klick.

# Ein Goblin im Satz: Sein Name steht in $name. Alle sind männlich; `object` ist der Akkusativ.
# `with`: womit jemand kämpft (Dativ); `for`: wogegen getauscht wird (Akkusativ).
grapple-a-goblin = ein { $name }
    .object = einen { $name }
    .with = mit einem { $name }
    .for = gegen einen { $name }
grapple-the-goblin = der { $name }
    .object = den { $name }

# Warum jemand etwas tun könnte: Tipps.
grapple-why-only-look = Ohne Karte zum Tauschen ist es nur ein Blick, aber dann weißt du, was { $name } hat.
    .own = Ohne Karte zum Tauschen ist es nur ein Blick, aber dann weiß ich, was { $name } hat.
grapple-why-spy = Du siehst alles, was { $name } auf der Hand hat, und darfst deine schlechteste Karte gegen die beste dort tauschen.
    .own = Ich sehe alles, was { $name } auf der Hand hat, und darf meine schlechteste Karte gegen die beste dort tauschen.
grapple-why-trade-for-nothing = { UP($taken) } gegen { $given } ändert nichts, sieht aber fleißig aus.
grapple-why-trade-for-assassin = Das nimmt ihnen { $taken }, den deine Könige fürchten müssten.
    .own = Das nimmt ihnen { $taken }, den meine Könige fürchten müssten.
grapple-why-trade-for-stronger = { UP($taken) } gegen { $given } ist ein guter Tausch: stärker für dich, schwächer für { $name }.
    .own = { UP($taken) } gegen { $given } ist ein guter Tausch: stärker für mich, schwächer für { $name }.
grapple-why-trade-for-power = { UP($taken) } gegen { $given }: Sein Können ist hier mehr wert als seine Stärke.
grapple-why-trade-for-cover = { UP($taken) } gegen { $given } kostet Stärke, aber damit rechnet niemand.
grapple-why-just-look = Nichts dort ist wert, was du geben müsstest; es zu wissen, reicht.
    .own = Nichts dort ist wert, was ich geben müsste; es zu wissen, reicht.
grapple-why-place-at-end = Der Stapel ist leer: { UP($goblin) } zählt in der Armee, auf der Hand nicht.
grapple-why-place-soon = { $name } kann die Runde bald beenden, und { $goblin } zählt nur in der Armee.
grapple-why-place-trap = { UP($goblin) } obenauf ist eine Falle für jeden König, der angreift.
grapple-why-place-unbeaten = Nichts schlägt { $goblin }, und der bringt in der Armee { $worth ->
        [one] 1 Punkt
       *[other] { $worth } Punkte
    }.
grapple-why-place-nearly-unbeaten = Nur { $only } schlägt { $goblin }, und der bringt in der Armee { $worth ->
        [one] 1 Punkt
       *[other] { $worth } Punkte
    }.
grapple-why-place-cover = { UP($goblin) } deckt { $covered } darunter, der jetzt sicherer liegt.
grapple-why-place-nothing = Das bringt keine Punkte, aber die anderen wissen nicht, was dort liegt.
grapple-why-place = { UP($goblin) } bringt in der Armee { $worth ->
        [one] 1 Punkt
       *[other] { $worth } Punkte
    } und auf der Hand nicht viel.
grapple-why-attack-known = Du hast gesehen, was { $name } dort hat: { UP($goblin) } holt sich { $top }.
    .own = Ich habe gesehen, was { $name } dort hat: { UP($goblin) } holt sich { $top }.
grapple-why-attack-in-vain = Du hast gesehen, was { $name } dort hat, und { $goblin } schlägt { $top } nicht.
    .own = Ich habe gesehen, was { $name } dort hat, und { $goblin } schlägt { $top } nicht.
grapple-why-attack-ends-round = Gewinnt { $goblin }, hat deine Festung { $points }, und die Runde ist vorbei.
    .own = Gewinnt { $goblin }, hat meine Festung { $points }, und die Runde ist vorbei.
grapple-why-attack-unless-assassin = { UP($goblin) } holt sich den Obersten in der Armee von { $name }, wenn dort kein Meuchler lauert.
grapple-why-attack-if-king = Liegt bei { $name } ein König obenauf, holt ihn sich { $goblin }; vieles andere würde ihn stoppen.
grapple-why-attack-long-shot = { UP($goblin) } gewinnt gegen { $name } fast nie: Das ist reines Glück.
grapple-why-attack-likely = Die meisten Goblins, die dort bei { $name } liegen können, sind nicht stärker als { $goblin }, und ein Gleichstand nützt dir.
    .own = Die meisten Goblins, die dort bei { $name } liegen können, sind nicht stärker als { $goblin }, und ein Gleichstand nützt mir.
grapple-why-attack-open = { UP($goblin) } kann gegen { $name } gewinnen, auch wenn vieles Stärkere noch nicht zu sehen war.
grapple-why-attack-no-assassin = Kein Meuchler ist mehr unterwegs: Nichts in der Armee von { $name } schlägt { $goblin }.
grapple-why-attack-sure = Nichts, was dort bei { $name } liegen kann, schlägt { $goblin }.
grapple-why-end-nothing = Es gibt nichts mehr zu spielen.
grapple-why-end-deck = Der Stapel ist leer, und nichts, was noch bleibt, lohnt sich.
grapple-why-end-defender = Den Rest behältst du besser, mit einem Verteidiger für den nächsten Kampf.
    .own = Den Rest behalte ich besser, mit einem Verteidiger für den nächsten Kampf.
grapple-why-end-strong = Deine starken Goblins warten auf ein besseres Ziel.
    .own = Meine starken Goblins warten auf ein besseres Ziel.
grapple-why-end = Den Rest hebst du besser auf.
    .own = Den Rest hebe ich besser auf.
grapple-why-rescue-and-win = { UP($helper) } schlägt auch { $beaten }, und { $own } kommt zurück auf deine Hand.
    .own = { UP($helper) } schlägt auch { $beaten }, und { $own } kommt zurück auf meine Hand.
grapple-why-rescue-and-lose = { UP($own) } kommt zurück auf deine Hand, aber { $helper } wird an seiner Stelle verlieren.
    .own = { UP($own) } kommt zurück auf meine Hand, aber { $helper } wird an seiner Stelle verlieren.
grapple-why-rescue-and-tie = { UP($helper) } macht aus einem verlorenen Paar einen Gleichstand.
grapple-why-rescue = { UP($helper) } geht verloren, aber { $own } kommt zurück auf deine Hand.
    .own = { UP($helper) } geht verloren, aber { $own } kommt zurück auf meine Hand.
grapple-why-stand-winning = Du gewinnst gerade: Lass es so.
    .own = Ich gewinne gerade: So kann es bleiben.
grapple-why-stand-without-defender = Ohne Verteidiger ist nichts zu machen.
grapple-why-stand-tied = Es steht gleich, und ein Verteidiger würde dich nur schwächen.
    .own = Es steht gleich, und ein Verteidiger würde mich nur schwächen.
grapple-why-stand-defender = Ein Verteidiger kann keinen Verteidiger ersetzen.
grapple-why-stand = { UP($goblin) } ist hier keinen Verteidiger wert.
grapple-why-hold-unanswered = { $name } kann nicht mehr antworten: { $points ->
        [one] Der eine Punkt gehört
       *[other] Die { $points } Punkte gehören
    } dir.
    .own = { $name } kann nicht mehr antworten: { $points ->
        [one] Der eine Punkt gehört
       *[other] Die { $points } Punkte gehören
    } mir.
grapple-why-hold-strong = { UP($goblin) } gewinnt gegen fast alles, und in diesem Kampf { $points ->
        [one] liegt 1 Punkt
       *[other] liegen { $points } Punkte
    }.
grapple-why-hold = { UP($goblin) } kann gewinnen oder wieder gleichziehen, und in diesem Kampf { $points ->
        [one] liegt 1 Punkt
       *[other] liegen { $points } Punkte
    }.
grapple-why-hold-bluff = Ein Bluff: Verdeckt sieht { $goblin } nach allem aus, und fliegt er auf, kostet es wenig.
grapple-why-give-up = Weiterkämpfen würde für zu wenig noch eine Karte riskieren.
grapple-why-engage-likely = Wenig, was dort liegen kann, schlägt { $goblin }, und es geht um { $points ->
        [one] 1 Punkt
       *[other] { $points } Punkte
    }.
grapple-why-engage = Der verdeckte Goblin kann ein Bluff sein: { UP($goblin) } versucht es für { $points ->
        [one] 1 Punkt
       *[other] { $points } Punkte
    }.
grapple-why-decline-weak = Nichts auf deiner Hand schlägt wohl, was dort liegt: Verlier nicht noch mehr.
    .own = Nichts auf meiner Hand schlägt wohl, was dort liegt: Mehr will ich nicht verlieren.
grapple-why-decline = Lieber diesen Kampf an { $name } verlieren, als noch einen Goblin zu riskieren.
grapple-why-next-round = Die Runde ist gewertet: auf zur nächsten.
grapple-why-open-trade = Was ich nahm und was ich gab, wissen nur { $name } und ich.
grapple-why-open-place-at-end = Der Stapel ist leer: Ab jetzt zählen Goblins nur in der Armee, nicht auf der Hand.
grapple-why-open-place-soon = { $name } kann die Runde bald beenden, und Goblins zählen nur in der Armee.
grapple-why-open-place-first = Eine Armee braucht ihren ersten Goblin. Welcher es ist, bleibt mein Geheimnis.
grapple-why-open-place = Holt ihn niemand, zählt er, und er deckt, was darunter liegt. Welcher es ist, bleibt mein Geheimnis.
grapple-why-open-hold = In diesem Kampf { $points ->
        [one] liegt 1 Punkt
       *[other] liegen { $points } Punkte
    }, zu viel zum Verschenken. Ein Bluff? Das muss { $name } herausfinden.
grapple-act-spy = { $name } ausspionieren
grapple-act-swap = { $taken } nehmen und { $given } geben
grapple-act-just-look = nichts nehmen
grapple-act-place = { $goblin } in die Armee legen
grapple-act-attack = { $goblin } gegen { $name } schicken
grapple-act-end-turn = den Zug beenden
grapple-act-rescue = { $goblin } einwechseln
grapple-act-let-stand = niemanden einwechseln
grapple-act-hold = verdeckt { $goblin } dazulegen und weiterkämpfen
grapple-act-give-up = den Kampf aufgeben
grapple-act-engage = mit { $goblin } antworten
grapple-act-decline = verzichten
grapple-act-next-round = die nächste Runde austeilen

# Was das Regelheft über Zahlen und Goblins sagt.
grapple-rules-cards = { $count ->
        [one] eine Karte
       *[other] { WORDS($count) } Karten
    }
grapple-rules-strength = Stärke { $strength }
grapple-rules-own-strength = eigener Stärke
grapple-rules-goblin = { $name }: { $copies ->
        [one] 1 Karte
       *[other] { $copies } Karten
    }, Stärke { $strength }{ $power ->
        [spy] ; sieht eine Hand an und tauscht eine Karte (G-05, G-06)
        [defender] ; wechselt sich in einen Kampf ein (G-20)
        [assassin] ; schlägt jeden König (G-13)
        [king] ; ein Meuchler schlägt ihn (G-13)
       *[none] { "" }
    }.

# Wie viele von etwas: im Nominativ oder Akkusativ.
grapple-points = { $count ->
        [one] 1 Punkt
       *[other] { $count } Punkte
    }
grapple-cards = { $count ->
        [0] keine Karte
        [one] eine Karte
       *[other] { WORDS($count) } Karten
    }
grapple-goblins = { $count ->
        [one] ein Goblin
       *[other] { WORDS($count) } Goblins
    }

# Was jetzt gefragt ist: ein, zwei Wörter, und ein Satz, was zu tun ist; `other` für alle, die warten.
grapple-now-end = Ende
    .words = Die letzte Runde ist gewertet.
grapple-now-round-over = Runde vorbei
grapple-now-awaited = { $name } ist dran
    .words = { $name } überlegt, was zu tun ist.
grapple-now-battle = Kampf!
    .words = { $name } greift an; { $other } hält dagegen.
grapple-now-won = Gewonnen
    .own = Gewonnen!
    .lost = Verloren!
grapple-now-turn = Du bist dran
    .words = Leg, greif an oder spioniere, so oft du magst.
    .covered = { $name }: Deck deine Hand auf; die anderen schauen weg.
grapple-now-spy = Ein Spion
    .swap = Tausch eine dieser Karten gegen eine von deinen, oder schau nur.
    .look = Du hast keine Karte zum Tauschen: Du kannst nur schauen.
    .other = { $name } sieht sich die Hand von { $other } an.
grapple-now-hold = Weiterkämpfen?
    .words = Ein Gleichstand geht an den Angreifer, außer du kämpfst weiter.
    .or-rescue = Ein Gleichstand geht an den Angreifer, außer ein Verteidiger springt ein oder du kämpfst weiter.
    .other = { $name } darf verdeckt weiterkämpfen.
grapple-now-engage = Antworten?
    .words = Antworte auf den verdeckten Goblin mit einem von deinen, oder verzichte.
    .other = { $name } darf antworten oder verzichten.
grapple-now-rescue = Einwechseln?
    .words = Wechsle einen Verteidiger für deinen jüngsten Goblin ein, oder lass es so.
    .without = Du hast keinen Verteidiger zum Einwechseln: Lass es so.
    .other = { $name } darf einen Verteidiger einwechseln.
grapple-now-stands = Ein Verteidiger steht
    .words = Dein Verteidiger bleibt: Kein zweiter kann ihn ablösen.
    .other = Der Verteidiger von { $name } bleibt: Kein zweiter kann ihn ablösen.
grapple-now-tie = Noch deiner
    .words = Ein Gleichstand gehört dem Angreifer, außer der andere geht weiter. Trotzdem einen Verteidiger einwechseln?
grapple-now-winning = Du gewinnst gerade
    .rescue = Du gewinnst { $points }. Trotzdem einen Verteidiger einwechseln?
    .stand = Du gewinnst { $points }. Lass es so.

# Was in einem Schritt geschah: Teile eines Satzes. Was jemand tat, folgt auf den Namen, der nur einmal dasteht.
grapple-log = { UP($told) }.
grapple-log-deed = { $name } { $deed }
grapple-log-dealt = Runde { $number }: { $name } teilt aus
grapple-log-drew = zieht eine Karte
grapple-log-drew-several = zieht { $cards }
grapple-log-spied = spioniert { $other } aus
grapple-log-took = bekommt von { $other } den { $taken } { $given }
grapple-log-swapped = tauscht eine Karte mit { $other }
grapple-log-looked = schaut nur
grapple-log-placed = legt einen Goblin in die Armee
grapple-log-ended-turn = beendet den Zug
grapple-log-garrison-full = die Festung von { $name } beendet die Runde
grapple-log-nobody-acted = niemand kann mehr ziehen, und niemand tut etwas: Die Runde ist vorbei
grapple-log-over = die Partie ist zu Ende
grapple-log-attacked = greift { $goblin } den { $top } von { $other } an
grapple-log-rescued = der Verteidiger von { $name } rettet { $goblin }
grapple-log-tied = Gleichstand
grapple-log-held = kämpft verdeckt weiter
grapple-log-engaged = antwortet { $goblin }; aufgedeckt wird { $hidden }
grapple-log-declined = verzichtet
grapple-log-won = gewinnt den Kampf und { $points }
grapple-log-split = { $name } und { $other } teilen sich die Goblins
grapple-log-gave-up = gibt auf
grapple-log-no-card = hat keine Karte mehr zum Weiterkämpfen
grapple-headline-won = { $name } gewinnt einen Kampf gegen { $other }: { SIGNED($points) }.
grapple-headline-took = Der { $goblin } von { $name } schlägt den { $beaten } von { $other }: { SIGNED($points) }.
grapple-headline-ended-round = Damit ist die Runde vorbei.

# Was vor aller Augen geschieht: Zeilen, Bänder und Stempel.
grapple-round = Runde { $number }
grapple-round-over = Runde { $number } ist vorbei
grapple-last-round-over = Die letzte Runde ist vorbei
grapple-tale-attacks = { $name } greift { $other } an
grapple-tale-steps-in = { $name }: Ein Verteidiger springt ein!
grapple-tale-tie-stands = Es bleibt beim Gleichstand
grapple-tale-reinforces = { $name } kämpft verdeckt weiter
grapple-tale-declines = { $name } verzichtet
grapple-tale-wins = { $name } gewinnt { $points }
grapple-tale-gives-up = { $name } gibt auf: { $won }
grapple-tale-no-card = { $name } hat keine Karte mehr: { $won }
grapple-tale-declined = { $name } verzichtet: { $won }
grapple-tale-split = Geteilt: Alle behalten ihre eigenen
grapple-tale-click = Klick, um weiterzumachen
grapple-tale-spy = { $name } schickt einen Spion
grapple-tale-swaps = { $name } tauscht eine Karte mit { $other }
grapple-tale-swapped = { $name }: { $taken } gegen { $given }
grapple-tale-deals = { $name } teilt aus, { $other } beginnt
grapple-tale-garrison = { $name } hat { $points } in der Festung
grapple-tale-nobody-acted = Niemand konnte mehr ziehen, niemand tat mehr etwas
grapple-stamp-beats = { $strong } schlägt { $weak }
grapple-stamp-tie-again = Wieder gleich!
grapple-stamp-stake = { $points } Punkte!
grapple-stamp-crowned = Der Dolch trifft die Krone
grapple-stamp-rescued = Gerettet!
grapple-stamp-split = Geteilt!

# Was auf Tafeln, im Kampf, auf Karten und beim Wettlauf steht. Platz ist knapp; jede Zeile im Kampf steht für sich.
grapple-assisted = mit Hilfe
grapple-board-deck = Stapel
grapple-board-spies = Benutzte Spione
grapple-board-army = Armee
grapple-board-garrison = Festung
grapple-board-resting = setzt aus
grapple-board-no-army = keine
grapple-board-hidden = verdeckt
grapple-board-worth = Armee: { $points }
grapple-board-hand = { $cards ->
        [0] leere Hand
       *[other] { $cards } auf der Hand
    }
grapple-board-attacks = Greift an
grapple-board-defends = Wehrt sich
grapple-board-spying = Spioniert
grapple-board-spied-on = Ausspioniert
grapple-board-log = Bisher
grapple-board-dealt = Die Karten sind ausgeteilt.
grapple-race = Rennen bis { $goal }
grapple-race-one-round = Eine Runde
grapple-goal = Greif Armeen an, gewinn Kämpfe, füll deine Festung.
    .wins =
        { $goal ->
            [0] { $enough } darin beenden die Runde. Die meisten Punkte gewinnen.
           *[other] { $enough } darin beenden die Runde. { $goal } Punkte gewinnen.
        }
grapple-lane-tie = Gleichstand!
grapple-lane-winning = { $name } gewinnt gerade
grapple-lane-attacks = { $name } greift an
grapple-lane-defends = { $name } wehrt sich
grapple-lane-stake = Einsatz: { $points }
grapple-lane-answers =
    { $name }
    antwortet oder
    verzichtet
grapple-lane-may-reinforce =
    { $name }
    darf weiter-
    kämpfen
grapple-lane-then-answers =
    dann:
    { $name }
    antwortet oder
    verzichtet
grapple-card-no-special = Nichts Besonderes.
grapple-card-copies = { $copies } der { $deck } Karten
grapple-spied-hand = Hand von { $name }
    .words = Das siehst nur du. Zieh zum Tauschen eine davon auf eine von deinen, oder schau nur.
grapple-army-own = Deine Armee
    .words = { $points } wert; nur du darfst sie ansehen. Die oberste Karte empfängt den nächsten Angreifer.
grapple-army-others = Armee von { $name }
    .words = { $goblins }, verdeckt. Eine Karte darauf greift den obersten an.
grapple-army-open = offen
grapple-army-bottom = unten
grapple-army-top = oben

# Wo man eine Karte ablegen kann, und was das tut; `aimed`, solange sie darüber gehalten wird.
grapple-mark-place = Legen
    .aimed = Hierher legen
grapple-mark-attack = Angreifen
    .aimed = { $name } angreifen
grapple-mark-spy = Spionieren
    .aimed = { $name } ausspionieren
grapple-mark-rescue = Einwechseln
grapple-mark-reinforce = Weiterkämpfen
    .place =
        Weiterkämpfen
        jede Karte,
        verdeckt
grapple-mark-answer = Antworten
    .place =
        Antworten
        jede Karte,
        offen

# Das Blatt einer Runde, die vorbei ist, und aller Runden.
grapple-sheet-all = Alle Runden
grapple-sheet-none = Noch ist keine Runde vorbei.
grapple-sheet-total = Gesamt
grapple-sheet-army = Armee, aufgedeckt
grapple-sheet-round = Runde
grapple-sheet-leads = führt
grapple-sheet-deals-next = teilt aus
grapple-sheet-no-cards = keine
grapple-sheet-garrison = { $name } hat { $points } in der Festung: Damit endet die Runde sofort.
grapple-sheet-nobody-acted = Niemand konnte mehr ziehen, und niemand tat mehr etwas.
grapple-sheet-in-hand = Handkarten zählen nichts.
grapple-sheet-won = { $count ->
        [one] { $names } gewinnt mit { $points }.
       *[other] { $names } teilen sich den Sieg mit { $points }.
    }
grapple-sheet-blow = Der Schlag der Runde: { $words }
grapple-sheet-deals = { $name } teilt aus, { $other } beginnt.
grapple-sheet-tie = Gleichstand: { $names }. Noch eine Runde, im Stechen.
grapple-sheet-stand = { $count ->
        [one] { $names } führt mit { $points }; noch hat niemand { $goal }.
       *[other] { $names } führen mit { $points }; noch hat niemand { $goal }.
    }

# Was man mit einem Knopf tun kann; `other`, wo man es für jemand anderen tut, der dort sitzt.
grapple-do-end-turn = Zug beenden
    .other = { $name }: Zug beenden
grapple-do-just-look = Nur schauen
    .other = { $name }: nur schauen
grapple-do-no-rescue = So lassen
    .other = { $name }: so lassen
grapple-do-give-up = Kampf aufgeben
    .other = { $name }: Kampf aufgeben
grapple-do-decline = Verzichten
    .other = { $name }: verzichten
grapple-do-next-round = Nächste Runde
grapple-do-take-win = Gewinnen
    .other = { $name }: gewinnen
grapple-do-whole-table = Ganzer Tisch
grapple-do-wish = Nur mit Verteidiger fragen
    .other = { $name }: nur mit Verteidiger fragen
    .warning = Daran, ob du gefragt wirst, merken die anderen dann, ob du einen hast.

# Vor einem Match: wie ausgeteilt wird, und was gewinnt.
grapple-before-dealt = Alle bekommen { $cards }; der erste Geber wird ausgelost G-02.
grapple-before-garrison = Eine Festung mit { $enough } beendet die Runde sofort; Festung und Armee zählen G-30.
grapple-before-goal = { $points ->
        [0] Eine Runde entscheidet G-34.
       *[other] Wer am Ende einer Runde mit mindestens { $points } Punkten führt, gewinnt G-32.
    }

# Was etwas ist, und wohin eine Karte kann. Ein Satz endet mit der Nummer der Regel.
grapple-about-dealer = Der Geberstein: { $name } hat diese Runde ausgeteilt, und { $other } hat begonnen. G-02
grapple-about-deck = Der Stapel: { $left }. Jeder Zug beginnt damit, dass man { $drawn } zieht. G-03
grapple-about-asked = Hier steht, wer was entscheidet. Im eigenen Zug geht alles, so oft man will. G-03
grapple-about-used = Hier liegen benutzte Spione, offen; sie werden nie wieder eingemischt. G-04
grapple-about-hidden = Damit geht der Kampf weiter: Antwortet der Angreifer, wird die Karte aufgedeckt. G-15
grapple-about-spied = Diese Hand siehst nur du. Tausch eine Karte daraus gegen eine von deinen, oder schau nur. G-06
grapple-about-sheet = „Nächste Runde“ geht weiter; „Ganzer Tisch“ zeigt dir den Tisch darunter.
    .last = „Ergebnis“ geht weiter; „Ganzer Tisch“ zeigt dir den Tisch darunter.
grapple-about-one-round = Eine Runde entscheidet: Festung und Armee zählen. G-34
grapple-about-race = Punkte der gewerteten Runden. Wer am Ende einer Runde mit mindestens { $goal } führt, gewinnt. G-32
grapple-about-lane = Hier wird gekämpft. Zum Angreifen leg eine Karte auf die Armee von jemand anderem. G-10
grapple-about-stake = Wer gewinnt, nimmt alle Goblins, die hier offen liegen: { $points }. G-11
grapple-about-own-garrison = Deine Festung: im Kampf gewonnene Goblins, { $worth }. { $enough } beenden die Runde sofort. G-30
grapple-about-garrison = Festung von { $name }: im Kampf gewonnene Goblins, { $worth }. { $enough } beenden die Runde sofort. G-30
grapple-about-own-army = Deine Armee: Was du hierher legst, zählt für dich, und der oberste Goblin empfängt den nächsten Angreifer. G-07
grapple-about-army = Armee von { $name }: { $goblins }. Eine Karte darauf greift den obersten an. G-10
grapple-about-no-army = { $name } hat keine Armee: Hier gibt es nichts anzugreifen. G-10
grapple-about-resting = { $name } setzt in dieser Runde aus: Es spielt nur, wer gemeinsam führt. G-33
grapple-about-you = Das bist du. Von deiner Hand sehen die anderen nur, wie viele Karten du hast.
grapple-about-player = { $name }. Leg einen Spion hierher, und du siehst diese Hand. G-05
grapple-about-covered = Deck zuerst deine Hand auf: Dann kannst du ihre Karten spielen.
grapple-about-won = { $goblin }, { $worth } in deiner Festung. Was gewonnen ist, bleibt dort. G-12
grapple-about-others-won = { $goblin }, { $worth } in der Festung von { $name }. Was gewonnen ist, bleibt dort. G-12
grapple-about-fighting = { $goblin }, Stärke { $strength }, kämpft für { $name }. G-11
grapple-drop-to-place = Leg die Karte in deine Armee.
grapple-drop-to-attack = Leg die Karte in deine Armee, oder auf eine fremde Armee, um anzugreifen.
grapple-drop-to-spy = Leg die Karte in deine Armee, oder auf ein fremdes Porträt, um zu spionieren.
grapple-drop-to-attack-or-spy = Leg die Karte in deine Armee, auf eine fremde Armee, um anzugreifen, oder auf ein fremdes Porträt, um zu spionieren.
grapple-drop-on-theirs = Leg die Karte zum Tauschen auf eine von den fremden, oder schau nur.
grapple-drop-on-yours = Leg die Karte zum Tauschen auf eine von deinen, oder schau nur.
grapple-drop-to-rescue = Leg den Verteidiger auf deinen jüngsten Goblin, um ihn zu retten.
grapple-drop-only-defender = Jetzt kann nur ein Verteidiger einspringen. G-20
grapple-drop-in-lane = Leg die Karte auf den leuchtenden Platz im Kampf.

# Was alle erreicht haben.
grapple-tally-rounds = Runden
grapple-tally-round = Runde { $number }: { $garrison } für die Festung, { $army } für die Armee

# Heldentaten: wie sie heißen, und was dazu gehört.
grapple-feat-last-card = Sieben Leben
grapple-feat-last-card-help = { WORDS($count) } Kämpfe mit der letzten Karte gewonnen
grapple-feat-rescuer = Lebensretter
grapple-feat-rescuer-help = { WORDS($count) } Rettungen in einer Partie
grapple-feat-rampage = Raserei
grapple-feat-rampage-help = { WORDS($count) } Kämpfe in einer Runde gewonnen
grapple-feat-great-battle = Große Schlacht
grapple-feat-great-battle-help = { WORDS($count) } Goblins in einem Kampf erbeutet
grapple-feat-rich-booty = Fette Beute
grapple-feat-rich-booty-help = { $count } Punkte in einem Kampf
grapple-feat-spymaster = Spionagechef
grapple-feat-spymaster-help = { WORDS($count) } Hände in einer Partie ausgespäht
grapple-feat-peaceful = Friedlicher Goblin
grapple-feat-peaceful-help = mit höchstens { WORDS($count) } Angriffen gewonnen
grapple-feat-hard-to-beat = Kaum zu schlagen
grapple-feat-hard-to-beat-help = gewonnen, höchstens { WORDS($count) } Kämpfe verloren
grapple-feat-from-behind = Aufgeholt
grapple-feat-from-behind-help = gewonnen nach verlorener erster Runde
grapple-feat-stubborn = Sturer Goblin
grapple-feat-stubborn-help = einen Kampf nach zweimal Gleichstand gewonnen
grapple-feat-full-table = Voller Tisch
grapple-feat-full-table-help = gewonnen zu { $count ->
        [4] viert
       *[other] { $count }
    }

# Was andere seit dem eigenen Zug getan haben, in ein, zwei Wörtern neben Bildern.
grapple-trace-you = dich!
    .with = dir!
grapple-trace-placed = legt ab
grapple-trace-spied = spioniert aus
grapple-trace-swapped = tauscht mit
grapple-trace-ended = beendet die Runde
grapple-trace-attacked = greift an
grapple-trace-rescued = rettet
grapple-trace-held = verstärkt
grapple-trace-engaged = antwortet
grapple-trace-declined = verzichtet
grapple-trace-won = schlägt

# Who deals says this when a match begins.
grapple-deal-said = Runde { $round }!
