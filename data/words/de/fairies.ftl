# Warum nicht.
fairies-no-another-players-turn = Jemand anders ist am Zug.
fairies-no-game-over = Die Partie ist zu Ende.
fairies-no-only-card-own-hand-can = Nur eine Karte von deiner Hand kann in den Ring.
fairies-no-only-solitaire-can-given-up = Aufgeben kann man nur ein Solo.

# Wie eine Partie ausging.
fairies-end-none-left = { $way ->
        [reverse] keine Feen mehr
       *[usual] keine Goblins mehr
    }
fairies-end-enough = { $way ->
        [reverse] { $count ->
            [one] ein Goblin
           *[other] { WORDS($count) } Goblins
        }
       *[usual] { $count ->
            [one] eine Fee
           *[other] { WORDS($count) } Feen
        }
    }
fairies-end-draw = dieselbe Stellung zum { $time ->
        [2] zweiten
        [3] dritten
        [4] vierten
        [5] fünften
        [6] sechsten
        [7] siebten
        [8] achten
       *[9] neunten
    } Mal
fairies-end-gave-up = aufgegeben
fairies-end-stuck = keine Karte mehr für den Ring
fairies-headline-draw = Unentschieden
fairies-headline-gave-up = Aufgegeben
fairies-headline-stuck = { $way ->
        [reverse] Die Feen bleiben
       *[usual] Die Goblins bleiben
    }

# Was alle erreicht haben.
fairies-line-left-usual = Goblins übrig
fairies-line-left-reverse = Feen übrig
fairies-line-kept-usual = Feen
fairies-line-kept-reverse = Goblins
fairies-line-turns = Züge

# Was man wählen kann.
fairies-option-attempt = Versuch
fairies-option-backs = Rückseiten
fairies-option-backs-help = sichtbar zum Lernen; die Partie gilt als mit Hilfe gespielt
fairies-option-deal = Partie
fairies-option-deal-any = Beliebig
fairies-option-deal-help = vor dem Austeilen geprüft, oder wie sie kommt
fairies-option-deal-winnable = Gewinnbar
fairies-option-level = Stufe
fairies-option-level-help = wie viele Goblins und Feen ausgeteilt werden
fairies-option-reverse = Umgekehrt
fairies-option-reverse-help = Feen sabbern, Goblins siegen
fairies-option-ultimate = Meister
fairies-option-ultimate-help = auch im Ring kein Goblin
fairies-solitaire = Feen-Solo
fairies-option-level-usual = Normal
fairies-option-level-harder = Schwerer
fairies-option-level-hardest = Knallhart

# Warum jemand etwas tun könnte: Tipps. Umgekehrt sind es die Feen, die niemand haben will.
fairies-why-give-up = Es gibt nichts mehr zu versuchen.
fairies-why-none-left = Danach { $way ->
        [reverse] sind keine Feen
       *[usual] sind keine Goblins
    } mehr auf der Hand.
fairies-why-together = { $way ->
        [reverse] Damit sind { WORDS($count) } Goblins beisammen.
       *[usual] Damit sind { WORDS($count) } Feen beisammen.
    }
fairies-why-fewer = { $card } geht: { $left ->
        [one] Es bleibt { $way ->
            [reverse] eine Fee
           *[usual] ein Goblin
        }
       *[other] Es bleiben { WORDS($left) } { $way ->
            [reverse] Feen
           *[usual] Goblins
        }
    } statt { WORDS($had) }.
fairies-why-as-many = { $card } ist zu entbehren: Es bleibt bei { $way ->
        [reverse] { $had ->
            [one] einer Fee
           *[other] { WORDS($had) } Feen
        }
       *[usual] { $had ->
            [one] einem Goblin
           *[other] { WORDS($had) } Goblins
        }
    }.
fairies-why-more = Das kostet jetzt { $way ->
        [reverse] { $more ->
            [one] eine Fee
           *[other] { WORDS($more) } Feen
        }
       *[usual] { $more ->
            [one] einen Goblin
           *[other] { WORDS($more) } Goblins
        }
    } mehr, bringt aber den Ring in Bewegung.
fairies-why-wins = { $turns ->
        [one] Das gewinnt sofort.
       *[other] Kürzer geht es nicht: Das ist der erste von { WORDS($turns) } Zügen zum Sieg.
    }
    .own = { $turns ->
        [one] Das gewinnt sofort.
       *[other] Ich kenne den kürzesten Weg: Das ist der erste von { WORDS($turns) } Zügen zum Sieg.
    }
fairies-why-stops = Mit { $way ->
        [reverse] { $left ->
            [one] einer Fee
           *[other] { WORDS($left) } Feen
        }
       *[usual] { $left ->
            [one] einem Goblin
           *[other] { WORDS($left) } Goblins
        }
    } könnte { $name } im nächsten Zug gewinnen: Das verhindert es.
fairies-why-hinders = Danach wird { $name } im nächsten Zug { $way ->
        [reverse] keine einzige Fee
       *[usual] keinen einzigen Goblin
    } los.
fairies-why-threatens = Bleibt der Ring so, gewinnst du im nächsten Zug.
    .own = Bleibt der Ring so, gewinne ich im nächsten Zug.
fairies-why-prepares = Bleibt der Ring so, { $count ->
        [one] verschwindet im nächsten Zug { $way ->
            [reverse] eine Fee
           *[usual] ein Goblin
        }
       *[other] verschwinden im nächsten Zug { WORDS($count) } { $way ->
            [reverse] Feen
           *[usual] Goblins
        }
    }.
fairies-why-gathers = Damit { $kept ->
        [one] ist
       *[other] sind
    } es { $kept } von { $wanted } { $way ->
        [reverse] Goblins
       *[usual] Feen
    } zum Sieg.
fairies-why-swaps = { $card } gegen { $taken }: Es bleibt bei { $way ->
        [reverse] { $had ->
            [one] einer Fee
           *[other] { WORDS($had) } Feen
        }
       *[usual] { $had ->
            [one] einem Goblin
           *[other] { WORDS($had) } Goblins
        }
    }.
fairies-why-turns = { $card } dreht { $count ->
        [one] eine Karte
       *[other] { WORDS($count) } Karten
    } im Ring um, und es bleibt bei { $way ->
        [reverse] { $had ->
            [one] einer Fee
           *[other] { WORDS($had) } Feen
        }
       *[usual] { $had ->
            [one] einem Goblin
           *[other] { WORDS($had) } Goblins
        }
    }.
fairies-why-more-for = Das kostet { $way ->
        [reverse] { $more ->
            [one] eine Fee
           *[other] { WORDS($more) } Feen
        }
       *[usual] { $more ->
            [one] einen Goblin
           *[other] { WORDS($more) } Goblins
        }
    } mehr, bringt aber { $way ->
        [reverse] { $gained ->
            [one] einen Goblin
           *[other] { WORDS($gained) } Goblins
        }
       *[usual] { $gained ->
            [one] eine Fee
           *[other] { WORDS($gained) } Feen
        }
    }.
fairies-act-add = { $card } in den Ring legen
fairies-act-give-up = aufgeben

# Das wievielte Mal einer Stellung, das ein Patt ergibt, wie Regelheft und Tisch es nennen: zum … Mal.
fairies-rules-meeting = { $number ->
        [2] zweiten
        [3] dritten
        [4] vierten
        [5] fünften
        [6] sechsten
        [7] siebten
        [8] achten
       *[9] neunten
    }

# Was gewinnt; umgekehrt sind es die Feen, die niemand haben will.
fairies-aim-ultimate = { $way ->
        [reverse] Sieg: keine Feen auf der Hand und keine im Ring, wenn dein Zug endet.
       *[usual] Sieg: keine Goblins auf der Hand und keine im Ring, wenn dein Zug endet.
    }
fairies-aim-solitaire = { $way ->
        [reverse] Sieg: keine Feen auf der Hand, wenn dein Zug endet. { UP(WORDS($count)) } Goblins gewinnen hier nicht.
       *[usual] Sieg: keine Goblins auf der Hand, wenn dein Zug endet. { UP(WORDS($count)) } Feen gewinnen hier nicht.
    }
fairies-aim = { $way ->
        [reverse] Du gewinnst ohne Feen oder mit { WORDS($count) } Goblins.
       *[usual] Du gewinnst ohne Goblins oder mit { WORDS($count) } Feen.
    }

# Vor der Partie.
fairies-before-dealt = { $way ->
        [reverse] Alle bekommen { WORDS($hand) } Feen, eine davon mit Stern F-10; { WORDS($ring) } Goblins liegen im Ring. Wer beginnt, wird ausgelost F-11.
       *[usual] Alle bekommen { WORDS($hand) } Goblins, einen davon mit Stern F-10; { WORDS($ring) } Feen liegen im Ring. Wer beginnt, wird ausgelost F-11.
    }
fairies-before-aim = { $way ->
        [reverse] Du gewinnst ohne Feen oder mit { WORDS($count) } Goblins F-25.
       *[usual] Du gewinnst ohne Goblins oder mit { WORDS($count) } Feen F-25.
    }
fairies-before-winnable = Jede Partie lässt sich gewinnen F-33.
fairies-before-any = Manche Partie lässt sich nicht gewinnen F-33.
fairies-before-too-many = Bei so vielen Karten lässt sich keine Partie prüfen F-33.
fairies-before-solitaire = { $way ->
        [reverse] Feen-Solo: { $hand } Feen auf der Hand, { $ring } Goblins im Ring F-30. { $deal }
       *[usual] Feen-Solo: { $hand } Goblins auf der Hand, { $ring } Feen im Ring F-30. { $deal }
    }
fairies-before-alone = { $way ->
        [reverse] Du gewinnst, wenn du am Ende deines Zuges keine Feen hast; Par ist die kleinste Zahl an Zügen.
       *[usual] Du gewinnst, wenn du am Ende deines Zuges keine Goblins hast; Par ist die kleinste Zahl an Zügen.
    }
fairies-before-ultimate = { $way ->
        [reverse] Du gewinnst, wenn am Ende deines Zuges Ring und Hand frei von Feen sind; Par ist die kleinste Zahl an Zügen.
       *[usual] Du gewinnst, wenn am Ende deines Zuges Ring und Hand frei von Goblins sind; Par ist die kleinste Zahl an Zügen.
    }

# Der Tisch.
fairies-table-turn = am Zug
fairies-table-next = danach
fairies-table-assisted = mit Hilfe
fairies-table-over = Die Partie ist zu Ende
fairies-table-to-play = { $name } ist dran
fairies-table-your-turn = Du bist dran
fairies-table-count = { $count } von { $most }
fairies-table-nearly = { $count } von { $most }!
fairies-table-left = { $count ->
        [1] noch { $count }!
       *[other] noch { $count }
    }
fairies-table-last-turns = Letzte Züge
fairies-table-no-turn =
    Noch wurde keine
    Karte gespielt.
fairies-table-ultimate = Meister-Solo
fairies-table-level = { $way ->
        [reverse] { $hand } Feen, { $ring } Goblins
       *[usual] { $hand } Goblins, { $ring } Feen
    }
# Die Zahl steht groß darüber.
fairies-table-goblins-left = { $count ->
        [1] Goblin übrig!
       *[other] Goblins übrig
    }
fairies-table-fairies-left = { $count ->
        [1] Fee übrig!
       *[other] Feen übrig
    }
fairies-table-turns = Züge
fairies-table-par = Par
fairies-table-in-ring = Im Ring
fairies-table-best-deal = Bestwert, Partie
fairies-table-best-level = Bestwert, { $hand } / { $ring }
fairies-table-deal = Partie
fairies-table-large =
    Zeig auf eine Karte,
    um sie groß zu sehen
fairies-table-ring =
    Feen-
    ring

# Was eine Karte bewirkt, und was zu tun ist.
fairies-preview = Wenn du sie spielst
fairies-preview-take-this = du nimmst
fairies-preview-star = Stern
fairies-preview-flips-all = dreht alle { $count }
fairies-preview-flips = dreht { $count } um
fairies-preview-take = nimmt { $count }
fairies-preview-goblin = Goblins
fairies-preview-fairy = Feen
fairies-preview-of = von { $most }
fairies-symbol-sun = Sonne
fairies-symbol-moon = Mond
fairies-symbol-mushroom = Pilz
fairies-symbol-frog = Frosch
fairies-now-over = Die Partie ist zu Ende.
fairies-now-play =
    Zieh eine deiner Karten
    in den Ring. Zeig auf
    eine, und du siehst, was
    sie umdreht und nimmt.
fairies-now-wait =
    { $name } ist dran.
    Zeig auf eine Karte,
    um sie groß zu sehen.
fairies-about-in-ring = „{ $card }“ liegt im Ring: Kommt eine Karte dazu, die sich darauf reimt, wird sie umgedreht. F-21
fairies-about-others = „{ $card }“ gehört { $name }: Du legst nur eigene Karten. F-20

# Große Momente.
fairies-moment-star = Ein Stern! Alles wird umgedreht.
fairies-moment-flips = { $cards }!
fairies-moment-takes = { $name } nimmt { $card }
fairies-moment-chain = { $flips }-mal umgedreht
fairies-moment-chain-takes = { $way ->
        [reverse] { $takes ->
            [one] { $flips }-mal umgedreht, { $takes } Goblin
           *[other] { $flips }-mal umgedreht, { $takes } Goblins
        }
       *[usual] { $takes ->
            [one] { $flips }-mal umgedreht, { $takes } Fee
           *[other] { $flips }-mal umgedreht, { $takes } Feen
        }
    }
fairies-moment-draw = Unentschieden
fairies-moment-draw-why = dieselbe Stellung zum { $time ->
        [2] zweiten
        [3] dritten
        [4] vierten
        [5] fünften
        [6] sechsten
        [7] siebten
        [8] achten
       *[9] neunten
    } Mal
fairies-moment-wins-with = { $way ->
        [reverse] { $name } gewinnt: { WORDS($count) } Goblins!
       *[usual] { $name } gewinnt: { WORDS($count) } Feen!
    }
fairies-moment-wins-without = { $way ->
        [reverse] { $name } gewinnt: keine Feen mehr!
       *[usual] { $name } gewinnt: keine Goblins mehr!
    }
fairies-moment-turns = { $turns ->
        [one] in einem Zug
       *[other] in { $turns } Zügen
    }

# Der Verlauf, im Präsens: Was auf einen Namen folgt, erzählt von derselben Person weiter.
fairies-log-then = { $before }; { $after }
fairies-log-sentence = { $words }.
fairies-log-added = { $name } legt { $card }
fairies-log-star-all = dreht mit dem Stern alle { $count } um
fairies-log-star = dreht mit dem Stern um: { $cards }
fairies-log-turned = dreht um: { $cards }
fairies-log-into = { $before } wird { $after }
fairies-log-took = nimmt { $cards }
fairies-log-won-without = und gewinnt: nichts mehr loszuwerden
fairies-log-won-with = und gewinnt: { WORDS($count) } beisammen
fairies-log-draw = dieselbe Stellung zum { $time ->
        [2] zweiten
        [3] dritten
        [4] vierten
        [5] fünften
        [6] sechsten
        [7] siebten
        [8] achten
       *[9] neunten
    } Mal: unentschieden
fairies-log-gave-up = { $name } gibt auf
fairies-log-stuck = keine Karte mehr für den Ring

# Ein verlorenes Solo.
fairies-lost-left = { $way ->
        [reverse] { $count ->
            [0] Keine Fee war mehr auf der Hand
            [one] Eine Fee war noch auf der Hand
           *[other] { UP(WORDS($count)) } Feen waren noch auf der Hand
        }
       *[usual] { $count ->
            [0] Kein Goblin war mehr auf der Hand
            [one] Ein Goblin war noch auf der Hand
           *[other] { UP(WORDS($count)) } Goblins waren noch auf der Hand
        }
    }
fairies-lost-won = { $way ->
        [reverse] Goblins, die schon da waren: { $count }
       *[usual] Feen, die schon da waren: { $count }
    }

# Heldentaten: wie sie heißen, und was dazu gehört.
fairies-feat-rhymester = Reimeschmied
fairies-feat-rhymester-help = { WORDS($count) } Karten auf einmal umgedreht
fairies-feat-stargazer = Sternengucker
fairies-feat-stargazer-help = { WORDS($count) } Sterne in einer Partie gegen andere
fairies-feat-quick-wit = Schlagfertig
fairies-feat-quick-wit-help = gegen andere in { WORDS($count) } eigenen Zügen gewonnen
fairies-feat-six-fairies = Feenhof
fairies-feat-six-fairies-help = durch Feen gewonnen, mit Goblins auf der Hand
fairies-feat-light-hand = Leichte Hand
fairies-feat-light-hand-help = gewonnen und höchstens { WORDS($count) } Karten genommen
fairies-feat-heavy-load = Schwere Bürde
fairies-feat-heavy-load-help = { WORDS($count) } Karten auf einmal genommen und doch gewonnen
fairies-feat-short-work = Kurzer Prozess
fairies-feat-short-work-help = ein Solo in { WORDS($count) } Zügen gewonnen
fairies-feat-deep-wood = Tiefer Wald
fairies-feat-deep-wood-help = das schwerste Solo gewonnen
fairies-feat-upside-down = Kopfüber
fairies-feat-upside-down-help = umgekehrt gewonnen: mit Goblins
fairies-feat-ultimate = Meisterstück
fairies-feat-ultimate-help = das Meister-Solo gewonnen
fairies-feat-full-ring = Voller Ring
fairies-feat-full-ring-help = gewonnen zu { $count ->
        [4] viert
       *[other] { $count }
    }

# What others did, in a word or two beside the cards it was done with; before it is the face of whoever did it.
fairies-trace-added = legt an
fairies-trace-turned = dreht { $count } um
fairies-trace-took = nimmt { $count }

# Who deals says this when a match begins.
fairies-deal-said = Reimt mit!
