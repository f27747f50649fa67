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
fairies-option-deal = Blatt
fairies-option-deal-any = Beliebig
fairies-option-deal-help = vor dem Austeilen geprüft, oder wie es kommt
fairies-option-deal-winnable = Gewinnbar
fairies-option-level = Stufe
fairies-option-level-help = wie viele Goblins und Feen ausgeteilt werden
fairies-option-reverse = Umgekehrt
fairies-option-reverse-help = Feen sabbern, Goblins siegen
fairies-option-ultimate = Meister-Solo
fairies-option-ultimate-help = auch im Ring kein Goblin
fairies-solitaire = Feen-Solo
fairies-option-level-usual = Normal
fairies-option-level-harder = Schwerer
fairies-option-level-hardest = Am schwersten

# Warum jemand etwas tun könnte: Tipps. Umgekehrt sind es die Feen, die niemand haben will.
fairies-why-give-up = Es gibt nichts mehr zu versuchen.
fairies-why-none-left = Danach hast du { $way ->
        [reverse] keine Feen
       *[usual] keine Goblins
    } mehr.
fairies-why-together = { $way ->
        [reverse] Damit hast du { $count } Goblins beisammen.
       *[usual] Damit hast du { $count } Feen beisammen.
    }
fairies-why-fewer = Danach hast du nur noch { $left } statt { $had } { $way ->
        [reverse] Feen
       *[usual] Goblins
    }.
fairies-why-as-many = Es bleibt bei { $had } { $way ->
        [reverse] { $had ->
            [one] Fee
           *[other] Feen
        }
       *[usual] { $had ->
            [one] Goblin
           *[other] Goblins
        }
    }, und der Ring verändert sich.
fairies-why-more = Das kostet jetzt { $more } { $way ->
        [reverse] { $more ->
            [one] Fee
           *[other] Feen
        }
       *[usual] { $more ->
            [one] Goblin
           *[other] Goblins
        }
    } mehr, bringt aber den Ring in Bewegung.
fairies-why-wins = { $turns ->
        [one] Das gewinnt sofort.
       *[other] Das ist der erste von { $turns } Zügen zum Sieg.
    }

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
