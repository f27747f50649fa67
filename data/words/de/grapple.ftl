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
grapple-no-placed-goblin-never-attacks = Wer in der Armee liegt, greift nie an.
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
grapple-a-goblin = ein { $name }
    .object = einen { $name }
grapple-the-goblin = der { $name }
    .object = den { $name }

# Warum jemand etwas tun könnte: Tipps.
grapple-why-only-look = Ohne Karte zum Tauschen ist es nur ein Blick, aber dann kennst du diese Hand.
grapple-why-spy = Du siehst eine ganze Hand und darfst deine schlechteste Karte gegen ihre beste tauschen.
grapple-why-trade-for-nothing = { UP($taken) } gegen { $given } ändert nichts, sieht aber fleißig aus.
grapple-why-trade-for-assassin = Das nimmt ihnen { $taken }, den deine Könige fürchten müssten.
grapple-why-trade-for-stronger = { UP($taken) } gegen { $given } ist ein guter Tausch: stärker für dich, schwächer für sie.
grapple-why-trade-for-power = { UP($taken) } gegen { $given }: Sein Können ist hier mehr wert als seine Stärke.
grapple-why-just-look = Nichts dort ist wert, was du geben müsstest; es zu wissen, reicht.
grapple-why-place-at-end = Der Stapel ist leer: { UP($goblin) } zählt in der Armee, auf der Hand nicht.
grapple-why-place-soon = Die Runde kann bald enden, und { $goblin } zählt nur in der Armee.
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
grapple-why-attack-known = Du hast gesehen, was dort liegt: { UP($goblin) } holt sich { $top }.
grapple-why-attack-in-vain = Du hast gesehen, was dort liegt, und { $goblin } schlägt { $top } nicht.
grapple-why-attack-ends-round = Gewinnt { $goblin }, hat deine Festung { $points }, und die Runde ist vorbei.
grapple-why-attack-unless-assassin = { UP($goblin) } holt sich den Obersten dieser Armee, wenn dort kein Meuchler lauert.
grapple-why-attack-if-king = Liegt ein König obenauf, holt ihn sich { $goblin }; vieles andere würde ihn stoppen.
grapple-why-attack-long-shot = { UP($goblin) } gewinnt hier fast nie: Das wäre reines Glück.
grapple-why-attack-likely = Die meisten Goblins, die noch fehlen, sind nicht stärker als { $goblin }, und ein Gleichstand nützt dir.
grapple-why-attack-open = { UP($goblin) } kann gewinnen, auch wenn vieles Stärkere noch nicht zu sehen war.
grapple-why-attack-no-assassin = Kein Meuchler ist mehr unterwegs: Nichts in dieser Armee schlägt { $goblin }.
grapple-why-attack-sure = Nichts, was in dieser Armee liegen kann, schlägt { $goblin }.
grapple-why-end-nothing = Es gibt nichts mehr zu spielen.
grapple-why-end-deck = Der Stapel ist leer, und nichts, was noch bleibt, lohnt sich.
grapple-why-end-defender = Den Rest behältst du besser, mit einem Verteidiger für den nächsten Kampf.
grapple-why-end-strong = Deine starken Goblins warten auf ein besseres Ziel.
grapple-why-end = Den Rest hebst du besser auf.
grapple-why-rescue-and-win = { UP($helper) } schlägt auch { $beaten }, und { $own } kommt zurück auf deine Hand.
grapple-why-rescue-and-lose = { UP($own) } kommt zurück auf deine Hand, aber { $helper } wird an seiner Stelle verlieren.
grapple-why-rescue-and-tie = { UP($helper) } macht aus einem verlorenen Paar einen Gleichstand.
grapple-why-rescue = { UP($helper) } geht verloren, aber { $own } kommt zurück auf deine Hand.
grapple-why-stand-winning = Du gewinnst gerade: Lass es so.
grapple-why-stand-without-defender = Ohne Verteidiger ist nichts zu machen.
grapple-why-stand-tied = Es steht gleich, und ein Verteidiger würde dich nur schwächen.
grapple-why-stand-defender = Ein Verteidiger kann keinen Verteidiger ersetzen.
grapple-why-stand = { UP($goblin) } ist hier keinen Verteidiger wert.
grapple-why-hold-unanswered = Der Angreifer kann nicht mehr nachlegen: { $points ->
        [one] Der 1 Punkt gehört
       *[other] Die { $points } Punkte gehören
    } dir.
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
grapple-why-decline = Lieber diesen Kampf verlieren, als noch einen Goblin zu riskieren.
grapple-why-next-round = Die Runde ist gewertet: auf zur nächsten.

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
