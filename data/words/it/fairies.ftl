# Why not.
fairies-no-another-players-turn = È il turno di un altro giocatore.
fairies-no-game-over = La partita è finita.
fairies-no-only-card-own-hand-can = Puoi aggiungere al cerchio solo una carta della tua mano.
fairies-no-only-solitaire-can-given-up = Ci si può arrendere solo in un solitario.

# How a game ended.
fairies-end-none-left = { $way ->
        [reverse] nessuna fata rimasta
       *[usual] nessun goblin rimasto
    }
fairies-end-enough = { $way ->
        [reverse] { $count ->
            [one] un goblin
           *[other] { WORDS($count) } goblin
        }
       *[usual] { $count ->
            [one] una fata
           *[other] { WORDS($count) } fate
        }
    }
fairies-end-draw = la stessa posizione per la { $time ->
        [2] seconda
        [3] terza
        [4] quarta
        [5] quinta
        [6] sesta
        [7] settima
        [8] ottava
       *[9] nona
    } volta
fairies-end-gave-up = resa
fairies-end-stuck = nessuna carta da aggiungere
fairies-headline-draw = Patta
fairies-headline-gave-up = Ti arrendi
fairies-headline-stuck = { $way ->
        [reverse] Le fate restano
       *[usual] I goblin restano
    }

# What everybody reached.
fairies-line-left-usual = goblin rimasti
fairies-line-left-reverse = fate rimaste
fairies-line-kept-usual = fate
fairies-line-kept-reverse = goblin
fairies-line-turns = turni

# What can be chosen.
fairies-option-attempt = Tentativo
fairies-option-backs = Retri
fairies-option-backs-help = visibili per imparare; la partita è segnata come assistita
fairies-option-deal = Carte
fairies-option-deal-any = Qualsiasi
fairies-option-deal-help = verificate prima di distribuirle, o come vengono
fairies-option-deal-winnable = Vincibili
fairies-option-level = Livello
fairies-option-level-help = quanti goblin e quante fate si distribuiscono
fairies-option-reverse = Alla rovescia
fairies-option-reverse-help = fate bavose, goblin favolosi
fairies-option-ultimate = Estremo
fairies-option-ultimate-help = nessun goblin nemmeno nel cerchio
fairies-solitaire = Solitario delle fate
fairies-option-level-usual = Normale
fairies-option-level-harder = Più difficile
fairies-option-level-hardest = Difficilissimo

# Why somebody might do something: hints. Upside down (reverse) fairies are what nobody wants.
fairies-why-give-up = Non resta più nulla da tentare.
fairies-why-none-left = { $way ->
        [reverse] Non ti lascia nessuna fata in mano.
       *[usual] Non ti lascia nessun goblin in mano.
    }
fairies-why-together = Riunisce { $count } { $way ->
        [reverse] goblin
       *[usual] { $count ->
            [one] fata
           *[other] fate
        }
    }.
fairies-why-fewer = Ti lascia { $left } { $way ->
        [reverse] { $left ->
            [one] fata
           *[other] fate
        }
       *[usual] goblin
    } invece di { $had }.
fairies-why-as-many = { $way ->
        [reverse] { $had ->
            [one] La fata resta una
           *[other] Le fate restano { $had }
        }
       *[usual] { $had ->
            [one] Il goblin resta uno
           *[other] I goblin restano { $had }
        }
    }, ma il cerchio cambia.
fairies-why-more = Ora ti costa { $more } { $way ->
        [reverse] { $more ->
            [one] fata
           *[other] fate
        }
       *[usual] goblin
    } in più, ma apre il cerchio.
fairies-why-wins = { $turns ->
        [one] Vince subito.
       *[other] È il primo di { $turns } turni che portano alla vittoria.
    }

# The meeting of a position that makes a draw, as the rulebook and the table name it: for the … time.
fairies-rules-meeting = { $number ->
        [2] seconda
        [3] terza
        [4] quarta
        [5] quinta
        [6] sesta
        [7] settima
        [8] ottava
       *[9] nona
    }
