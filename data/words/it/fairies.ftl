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
fairies-headline-gave-up = Bandiera bianca
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
        [reverse] Non lascia nessuna fata in mano.
       *[usual] Non lascia nessun goblin in mano.
    }
fairies-why-together = Riunisce { $count } { $way ->
        [reverse] goblin
       *[usual] { $count ->
            [one] fata
           *[other] fate
        }
    }.
fairies-why-fewer = { $card } se ne va: { $left ->
        [one] resta
       *[other] restano
    } { $left } { $way ->
        [reverse] { $left ->
            [one] fata
           *[other] fate
        }
       *[usual] goblin
    } invece di { $had }.
fairies-why-as-many = Si può fare a meno di { $card }: { $way ->
        [reverse] { $had ->
            [one] la fata resta una
           *[other] le fate restano { $had }
        }
       *[usual] { $had ->
            [one] il goblin resta uno
           *[other] i goblin restano { $had }
        }
    }.
fairies-why-more = Ora costa { $more } { $way ->
        [reverse] { $more ->
            [one] fata
           *[other] fate
        }
       *[usual] goblin
    } in più, ma apre il cerchio.
fairies-why-wins = { $turns ->
        [one] Vince subito.
       *[other] Più corta non c’è: è il primo di { $turns } turni che vincono.
    }
    .own = { $turns ->
        [one] Vince subito.
       *[other] Conosco la via più corta: questo è il primo di { $turns } turni che vincono.
    }
fairies-why-stops = Con { $left } { $way ->
        [reverse] { $left ->
            [one] fata
           *[other] fate
        }
       *[usual] goblin
    } { $name } potrebbe vincere al prossimo turno: così non può.
fairies-why-hinders = Dopo, al prossimo turno { $name } non si libera di { $way ->
        [reverse] nessuna fata
       *[usual] nessun goblin
    }.
fairies-why-threatens = Se il cerchio non cambia, vinci al prossimo turno.
    .own = Se il cerchio non cambia, vinco al prossimo turno.
fairies-why-prepares = Se il cerchio non cambia, al prossimo turno se ne vanno { $count } { $way ->
        [reverse] fate
       *[usual] goblin
    }.
fairies-why-gathers = { $way ->
        [reverse] Fa { $kept } dei { $wanted } goblin che servono per vincere.
       *[usual] Fa { $kept } delle { $wanted } fate che servono per vincere.
    }
fairies-why-swaps = Scambia { $card } con { $taken }: { $way ->
        [reverse] { $had ->
            [one] la fata resta una
           *[other] le fate restano { $had }
        }
       *[usual] { $had ->
            [one] il goblin resta uno
           *[other] i goblin restano { $had }
        }
    }.
fairies-why-turns = { $card } gira { $count ->
        [one] una carta
       *[other] { $count } carte
    } nel cerchio, e { $way ->
        [reverse] { $had ->
            [one] la fata resta una
           *[other] le fate restano { $had }
        }
       *[usual] { $had ->
            [one] il goblin resta uno
           *[other] i goblin restano { $had }
        }
    }.
fairies-why-more-for = Costa { $more } { $way ->
        [reverse] { $more ->
            [one] fata
           *[other] fate
        }
       *[usual] goblin
    } in più, ma porta { $gained } { $way ->
        [reverse] goblin
       *[usual] { $gained ->
            [one] fata
           *[other] fate
        }
    }.
fairies-act-add = aggiungere { $card } al cerchio
fairies-act-give-up = arrendersi

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

# What wins; upside down (reverse) fairies are what nobody wants.
fairies-aim-ultimate = { $way ->
        [reverse] Vinci se a fine turno non ci sono fate né nella tua mano né nel cerchio.
       *[usual] Vinci se a fine turno non ci sono goblin né nella tua mano né nel cerchio.
    }
fairies-aim-solitaire = { $way ->
        [reverse] Vinci se a fine turno non hai fate in mano. Qui { WORDS($count) } goblin non bastano.
       *[usual] Vinci se a fine turno non hai goblin in mano. Qui { WORDS($count) } fate non bastano.
    }
fairies-aim = { $way ->
        [reverse] Vinci se non hai più fate, o se hai { WORDS($count) } goblin.
       *[usual] Vinci se non hai più goblin, o se hai { WORDS($count) } fate.
    }

# Before the game.
fairies-before-dealt = { $way ->
        [reverse] Ognuno riceve { WORDS($hand) } fate, di cui una con la stella F-10; nel cerchio ci sono { WORDS($ring) } goblin. Il primo giocatore è estratto a sorte F-11.
       *[usual] Ognuno riceve { WORDS($hand) } goblin, di cui uno con la stella F-10; nel cerchio ci sono { WORDS($ring) } fate. Il primo giocatore è estratto a sorte F-11.
    }
fairies-before-aim = { $way ->
        [reverse] Vinci se non hai più fate, o se hai { WORDS($count) } goblin F-25.
       *[usual] Vinci se non hai più goblin, o se hai { WORDS($count) } fate F-25.
    }
fairies-before-winnable = Si distribuiscono solo carte con cui si può vincere F-33.
fairies-before-any = Con certe carte non si può vincere F-33.
fairies-before-too-many = Con così tante carte non si può verificare nulla F-33.
fairies-before-solitaire = { $way ->
        [reverse] Solitario delle fate: { $hand } fate in mano, { $ring } goblin nel cerchio F-30. { $deal }
       *[usual] Solitario delle fate: { $hand } goblin in mano, { $ring } fate nel cerchio F-30. { $deal }
    }
fairies-before-alone = { $way ->
        [reverse] Vinci se a fine turno non hai più fate; il par è il minor numero di turni.
       *[usual] Vinci se a fine turno non hai più goblin; il par è il minor numero di turni.
    }
fairies-before-ultimate = { $way ->
        [reverse] Vinci se a fine turno non ci sono fate né in mano né nel cerchio; il par è il minor numero di turni.
       *[usual] Vinci se a fine turno non ci sono goblin né in mano né nel cerchio; il par è il minor numero di turni.
    }

# The table.
fairies-table-turn = turno
fairies-table-next = poi
fairies-table-assisted = assistita
fairies-table-over = La partita è finita
fairies-table-to-play = Tocca a { $name }
fairies-table-your-turn = Tocca a te
fairies-table-count = { $count } su { $most }
fairies-table-nearly = { $count } su { $most }!
fairies-table-left = { $count ->
        [0] nessuno!
        [1] ancora { $count }!
       *[other] ancora { $count }
    }
fairies-table-last-turns = Ultimi turni
fairies-table-no-turn =
    La prima carta è
    ancora da giocare.
fairies-table-ultimate = Solitario estremo
fairies-table-level = { $way ->
        [reverse] { $hand } fate, { $ring } goblin
       *[usual] { $hand } goblin, { $ring } fate
    }
# The number stands above it, large.
fairies-table-goblins-left = { $count ->
        [1] goblin rimasto!
       *[other] goblin rimasti
    }
fairies-table-fairies-left = { $count ->
        [1] fata rimasta!
       *[other] fate rimaste
    }
fairies-table-turns = Turni
fairies-table-par = Par
fairies-table-in-ring = Nel cerchio
fairies-table-best-deal = Queste carte
fairies-table-best-level = Livello { $hand } / { $ring }
fairies-table-deal = Codice
fairies-table-large =
    Punta una carta
    per vederla grande
fairies-table-ring =
    Cerchio
    delle fate

# What a card will do, and what there is to do.
fairies-preview = Se la giochi
fairies-preview-take-this = la prendi
fairies-preview-star = Stella
fairies-preview-flips-all = { $count ->
        [0] ne gira { $count }
        [one] ne gira { $count }
       *[other] gira tutte e { $count }
    }
fairies-preview-flips = ne gira { $count }
fairies-preview-take = ne prendi { $count }
fairies-preview-goblin = Goblin
fairies-preview-fairy = Fate
fairies-preview-of = su { $most }
fairies-symbol-sun = Sole
fairies-symbol-moon = Luna
fairies-symbol-mushroom = Fungo
fairies-symbol-frog = Rana
fairies-now-over = La partita è finita.
fairies-now-play =
    Trascina nel cerchio
    una tua carta. Puntala
    per vedere che cosa
    gira e che cosa prendi.
fairies-now-wait =
    Sta giocando { $name }.
    Punta una carta
    per vederla grande.
fairies-about-in-ring = { $card } è nel cerchio: si gira quando si aggiunge una carta che ci fa rima. F-21
fairies-about-others = { $card } è di { $name }: puoi aggiungere solo carte tue. F-20

# Moments.
fairies-moment-star = Una stella! Si gira tutto.
fairies-moment-flips = { $cards }!
fairies-moment-takes = { $name } prende { $card }
fairies-moment-chain = { $flips ->
        [one] { $flips } carta girata
       *[other] { $flips } carte girate
    }
fairies-moment-chain-takes = { $flips ->
        [one] { $flips } girata
       *[other] { $flips } girate
    }, { $takes } { $way ->
        [reverse] goblin
       *[usual] { $takes ->
            [one] fata
           *[other] fate
        }
    }
fairies-moment-draw = Patta
fairies-moment-draw-why = la stessa posizione per la { $time ->
        [2] seconda
        [3] terza
        [4] quarta
        [5] quinta
        [6] sesta
        [7] settima
        [8] ottava
       *[9] nona
    } volta
fairies-moment-wins-with = { $way ->
        [reverse] { $name } vince: { WORDS($count) } goblin!
       *[usual] { $name } vince: { WORDS($count) } fate!
    }
fairies-moment-wins-without = { $way ->
        [reverse] { $name } vince: niente più fate!
       *[usual] { $name } vince: niente più goblin!
    }
fairies-moment-turns = { $turns ->
        [one] in un turno
       *[other] in { $turns } turni
    }

# The log: what follows a name goes on telling of the same player.
fairies-log-then = { $before }; { $after }
fairies-log-sentence = { $words }.
fairies-log-added = { $name } ha aggiunto { $card }
fairies-log-star-all = con la stella ha girato tutte e { $count } le carte
fairies-log-star = con la stella ha girato { $cards }
fairies-log-turned = ha girato { $cards }
fairies-log-into = { $before } (ora { $after })
fairies-log-took = ha preso { $cards }
fairies-log-won-without = e ha vinto: più nessuna carta di cui liberarsi
fairies-log-won-with = e ha vinto riunendone { WORDS($count) }
fairies-log-draw = la stessa posizione per la { $time ->
        [2] seconda
        [3] terza
        [4] quarta
        [5] quinta
        [6] sesta
        [7] settima
        [8] ottava
       *[9] nona
    } volta: patta
fairies-log-gave-up = { $name } ha gettato la spugna
fairies-log-stuck = non restava nessuna carta da aggiungere

# Un solitario perso.
fairies-lost-left = { $way ->
        [reverse] { $count ->
            [0] Nessuna fata era rimasta in mano
            [one] Una fata era ancora in mano
           *[other] { UP(WORDS($count)) } fate erano ancora in mano
        }
       *[usual] { $count ->
            [0] Nessun goblin era rimasto in mano
            [one] Un goblin era ancora in mano
           *[other] { UP(WORDS($count)) } goblin erano ancora in mano
        }
    }
fairies-lost-won = { $way ->
        [reverse] Goblin già arrivati: { $count }
       *[usual] Fate già arrivate: { $count }
    }

# Imprese: come si chiamano, e che cosa ci vuole.
fairies-feat-rhymester = Gran rimatore
fairies-feat-rhymester-help = { WORDS($count) } carte girate in un colpo
fairies-feat-stargazer = Astronomo
fairies-feat-stargazer-help = { WORDS($count) } stelle in una partita contro altri
fairies-feat-quick-wit = Mente svelta
fairies-feat-quick-wit-help = vincere contro altri entro il { $count ->
        [4] quarto turno
       *[other] turno { $count }
    }
fairies-feat-six-fairies = Corte fatata
fairies-feat-six-fairies-help = vincere con le fate, goblin ancora in mano
fairies-feat-light-hand = Mano leggera
fairies-feat-light-hand-help = vincere prendendo { WORDS($count) } carte al massimo
fairies-feat-heavy-load = Gran carico
fairies-feat-heavy-load-help = vincere dopo aver preso { WORDS($count) } carte insieme
fairies-feat-short-work = In un lampo
fairies-feat-short-work-help = un solitario vinto in { WORDS($count) } turni
fairies-feat-deep-wood = Bosco fitto
fairies-feat-deep-wood-help = vincere il solitario più difficile
fairies-feat-upside-down = A testa in giù
fairies-feat-upside-down-help = vincere alla rovescia: con i goblin
fairies-feat-ultimate = Impresa estrema
fairies-feat-ultimate-help = vincere il Solitario estremo
fairies-feat-full-ring = Cerchio pieno
fairies-feat-full-ring-help = vincere a un tavolo da { WORDS($count) }

# What others did, in a word or two beside the cards it was done with; before it is the face of whoever did it.
fairies-trace-added = aggiunge
fairies-trace-turned = gira { $count }
fairies-trace-took = prende { $count }

# Who deals says this when a match begins.
fairies-deal-said = A tutta rima!
