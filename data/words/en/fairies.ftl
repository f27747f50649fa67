# Why not.
fairies-no-another-players-turn = It is another player’s turn.
fairies-no-game-over = The game is over.
fairies-no-only-card-own-hand-can = Only a card of your own hand can be added to the ring.
fairies-no-only-solitaire-can-given-up = Only a solitaire can be given up.

# How a game ended.
fairies-end-none-left = no { $way ->
        [reverse] fairies
       *[usual] goblins
    } left
fairies-end-enough = { WORDS($count) } { $way ->
        [reverse] goblins
       *[usual] fairies
    }
fairies-end-draw = the same position for the { $time ->
        [2] second
        [3] third
        [4] fourth
        [5] fifth
        [6] sixth
        [7] seventh
        [8] eighth
       *[9] ninth
    } time
fairies-end-gave-up = given up
fairies-end-stuck = no card left to add
fairies-headline-draw = A draw
fairies-headline-gave-up = Given up
fairies-headline-stuck = The { $way ->
        [reverse] fairies
       *[usual] goblins
    } stay

# What everybody reached.
fairies-line-left-usual = goblins left
fairies-line-left-reverse = fairies left
fairies-line-kept-usual = fairies
fairies-line-kept-reverse = goblins
fairies-line-turns = turns

# What can be chosen.
fairies-option-attempt = Attempt
fairies-option-backs = Backs
fairies-option-backs-help = shown for learning; marks the game as assisted
fairies-option-deal = Deal
fairies-option-deal-any = Any
fairies-option-deal-help = proven before it is dealt, or as it comes
fairies-option-deal-winnable = Winnable
fairies-option-level = Level
fairies-option-level-help = how many goblins and fairies are dealt
fairies-option-reverse = Reverse
fairies-option-reverse-help = fairies drool, goblins rule
fairies-option-ultimate = Ultimate
fairies-option-ultimate-help = no goblin in the ring either
fairies-solitaire = Fairy Solitaire
fairies-option-level-usual = Usual
fairies-option-level-harder = Harder
fairies-option-level-hardest = Hardest

# Why somebody might do something: hints. Upside down (reverse) fairies are what nobody wants.
fairies-why-give-up = There is nothing left to try.
fairies-why-none-left = It leaves no { $way ->
        [reverse] fairies
       *[usual] goblins
    } in the hand.
fairies-why-together = It brings { $count } { $way ->
        [reverse] goblins
       *[usual] fairies
    } together.
fairies-why-fewer = { $card } goes: that leaves { $left } { $way ->
        [reverse] { $left ->
            [one] fairy
           *[other] fairies
        }
       *[usual] { $left ->
            [one] goblin
           *[other] goblins
        }
    } instead of { $had }.
fairies-why-as-many = { $card } can be spared: the { $way ->
        [reverse] fairies
       *[usual] goblins
    } stay at { $had }.
fairies-why-more = It costs { $more ->
        [one] one more { $way ->
            [reverse] fairy
           *[usual] goblin
        }
       *[other] { $more } more { $way ->
            [reverse] fairies
           *[usual] goblins
        }
    } now, but it opens up the ring.
fairies-why-wins = { $turns ->
        [one] It wins now.
       *[other] No way is shorter: it is the first of { $turns } turns that win.
    }
    .own = { $turns ->
        [one] It wins now.
       *[other] I know the shortest way: this is the first of { $turns } turns that win.
    }
fairies-why-stops = With { $left } { $way ->
        [reverse] { $left ->
            [one] fairy
           *[other] fairies
        }
       *[usual] { $left ->
            [one] goblin
           *[other] goblins
        }
    } left { $name } could win next turn: this prevents it.
fairies-why-hinders = After it { $name } can’t get rid of a single { $way ->
        [reverse] fairy
       *[usual] goblin
    } next turn.
fairies-why-threatens = Unless the ring changes, you win next turn.
    .own = Unless the ring changes, I win next turn.
fairies-why-prepares = Unless the ring changes, { $count } { $way ->
        [reverse] fairies
       *[usual] goblins
    } can go next turn.
fairies-why-gathers = It makes { $kept } of the { $wanted } { $way ->
        [reverse] goblins
       *[usual] fairies
    } that win.
fairies-why-swaps = It trades { $card } for { $taken }, and the { $way ->
        [reverse] fairies
       *[usual] goblins
    } stay at { $had }.
fairies-why-turns = { $card } turns over { $count ->
        [one] a card
       *[other] { $count } cards
    } in the ring, and the { $way ->
        [reverse] fairies
       *[usual] goblins
    } stay at { $had }.
fairies-why-more-for = It costs { $more ->
        [one] one { $way ->
            [reverse] fairy
           *[usual] goblin
        }
       *[other] { $more } { $way ->
            [reverse] fairies
           *[usual] goblins
        }
    }, but it brings { $gained ->
        [one] one { $way ->
            [reverse] goblin
           *[usual] fairy
        }
       *[other] { $gained } { $way ->
            [reverse] goblins
           *[usual] fairies
        }
    }.
fairies-act-add = add { $card } to the ring
fairies-act-give-up = give up

# The meeting of a position that makes a draw, as the rulebook and the table name it: for the … time.
fairies-rules-meeting = { $number ->
        [2] second
        [3] third
        [4] fourth
        [5] fifth
        [6] sixth
        [7] seventh
        [8] eighth
       *[9] ninth
    }

# What wins; upside down (reverse) fairies are what nobody wants.
fairies-aim-ultimate = { $way ->
        [reverse] Win: no fairies in your hand, and none in the ring, when your turn ends.
       *[usual] Win: no goblins in your hand, and none in the ring, when your turn ends.
    }
fairies-aim-solitaire = { $way ->
        [reverse] Win: no fairies in your hand when your turn ends. { UP(WORDS($count)) } goblins do not win here.
       *[usual] Win: no goblins in your hand when your turn ends. { UP(WORDS($count)) } fairies do not win here.
    }
fairies-aim = { $way ->
        [reverse] You win with no fairies, or with { WORDS($count) } goblins.
       *[usual] You win with no goblins, or with { WORDS($count) } fairies.
    }

# Before the game.
fairies-before-dealt = { $way ->
        [reverse] Everybody is dealt { WORDS($hand) } fairies, one with a star F-10; { WORDS($ring) } goblins lie in the ring. The first player is drawn by lot F-11.
       *[usual] Everybody is dealt { WORDS($hand) } goblins, one with a star F-10; { WORDS($ring) } fairies lie in the ring. The first player is drawn by lot F-11.
    }
fairies-before-aim = { $way ->
        [reverse] You win with no fairies, or with { WORDS($count) } goblins F-25.
       *[usual] You win with no goblins, or with { WORDS($count) } fairies F-25.
    }
fairies-before-winnable = Only deals that can be won are dealt F-33.
fairies-before-any = Some deals can’t be won F-33.
fairies-before-too-many = With so many cards no deal can be proven F-33.
fairies-before-solitaire = { $way ->
        [reverse] Fairy Solitaire: { $hand } fairies in your hand, { $ring } goblins in the ring F-30. { $deal }
       *[usual] Fairy Solitaire: { $hand } goblins in your hand, { $ring } fairies in the ring F-30. { $deal }
    }
fairies-before-alone = { $way ->
        [reverse] You win with no fairies when your turn ends; par is the fewest turns.
       *[usual] You win with no goblins when your turn ends; par is the fewest turns.
    }
fairies-before-ultimate = { $way ->
        [reverse] You win with ring and hand free of fairies when your turn ends; par is the fewest turns.
       *[usual] You win with ring and hand free of goblins when your turn ends; par is the fewest turns.
    }

# The table.
fairies-table-turn = turn
fairies-table-next = next
fairies-table-assisted = assisted
fairies-table-over = The game is over
fairies-table-to-play = { $name } to play
fairies-table-your-turn = Your turn
fairies-table-count = { $count } of { $most }
fairies-table-nearly = { $count } of { $most }!
fairies-table-left = { $count ->
        [1] { $count } left!
       *[other] { $count } left
    }
fairies-table-last-turns = Last turns
fairies-table-no-turn =
    The first card is
    still to be played.
fairies-table-ultimate = Ultimate Solitaire
fairies-table-level = { $way ->
        [reverse] { $hand } fairies, { $ring } goblins
       *[usual] { $hand } goblins, { $ring } fairies
    }
# The number stands above it, large.
fairies-table-goblins-left = { $count ->
        [1] goblin left!
       *[other] goblins left
    }
fairies-table-fairies-left = { $count ->
        [1] fairy left!
       *[other] fairies left
    }
fairies-table-turns = Turns
fairies-table-par = Par
fairies-table-in-ring = In the ring
fairies-table-best-deal = Best, this deal
fairies-table-best-level = Best, { $hand } / { $ring }
fairies-table-deal = Deal
fairies-table-large =
    Point at a card
    to see it large
fairies-table-ring =
    Fairy
    Ring

# What a card will do, and what there is to do.
fairies-preview = If you play it
fairies-preview-take-this = you take
fairies-preview-star = Star
fairies-preview-flips-all = flips all { $count }
fairies-preview-flips = flips { $count }
fairies-preview-take = take { $count }
fairies-preview-goblin = Goblins
fairies-preview-fairy = Fairies
fairies-preview-of = of { $most }
fairies-symbol-sun = Sun
fairies-symbol-moon = Moon
fairies-symbol-mushroom = Mushroom
fairies-symbol-frog = Frog
fairies-now-over = The game is over.
fairies-now-play =
    Drag a card of yours
    into the ring. Point at
    one to see what it will
    flip and take.
fairies-now-wait =
    { $name } is playing.
    Point at any card
    to see it large.
fairies-about-in-ring = { $card } lies in the ring: it turns over when a card is added that rhymes with it. F-21
fairies-about-others = { $card } belongs to { $name }: you add cards of your own. F-20

# Moments.
fairies-moment-star = A star! Everything turns over.
fairies-moment-flips = { $cards }!
fairies-moment-takes = { $name } takes { $card }
fairies-moment-chain = { $flips } flips
fairies-moment-chain-takes = { $way ->
        [reverse] { $takes ->
            [one] { $flips } flips, { $takes } goblin
           *[other] { $flips } flips, { $takes } goblins
        }
       *[usual] { $takes ->
            [one] { $flips } flips, { $takes } fairy
           *[other] { $flips } flips, { $takes } fairies
        }
    }
fairies-moment-draw = A draw
fairies-moment-draw-why = the same position for the { $time ->
        [2] second
        [3] third
        [4] fourth
        [5] fifth
        [6] sixth
        [7] seventh
        [8] eighth
       *[9] ninth
    } time
fairies-moment-wins-with = { $way ->
        [reverse] { $name } wins: { WORDS($count) } goblins!
       *[usual] { $name } wins: { WORDS($count) } fairies!
    }
fairies-moment-wins-without = { $way ->
        [reverse] { $name } wins: no fairies!
       *[usual] { $name } wins: no goblins!
    }
fairies-moment-turns = { $turns ->
        [one] in one turn
       *[other] in { $turns } turns
    }

# The log: what follows a name goes on telling of the same player.
fairies-log-then = { $before }; { $after }
fairies-log-sentence = { $words }.
fairies-log-added = { $name } added { $card }
fairies-log-star-all = its star turned all { $count } over
fairies-log-star = its star turned { $cards }
fairies-log-turned = turned { $cards }
fairies-log-into = { $before } into { $after }
fairies-log-took = took { $cards }
fairies-log-won-without = and won with none left to be rid of
fairies-log-won-with = and won with { WORDS($count) } together
fairies-log-draw = the same position for the { $time ->
        [2] second
        [3] third
        [4] fourth
        [5] fifth
        [6] sixth
        [7] seventh
        [8] eighth
       *[9] ninth
    } time: a draw
fairies-log-gave-up = { $name } gave up
fairies-log-stuck = no card was left to add

# A solitaire that was lost.
fairies-lost-left = { $way ->
        [reverse] { $count ->
            [0] No fairy was left to turn
            [one] One fairy was still to go
           *[other] { UP(WORDS($count)) } fairies were still to go
        }
       *[usual] { $count ->
            [0] No goblin was left to turn
            [one] One goblin was still to go
           *[other] { UP(WORDS($count)) } goblins were still to go
        }
    }
fairies-lost-won = { $way ->
        [reverse] Goblins that had come: { $count }
       *[usual] Fairies that had come: { $count }
    }

# Feats: what they are called, and what they take.
fairies-feat-rhymester = Rhymester
fairies-feat-rhymester-help = { WORDS($count) } cards turned over at once
fairies-feat-stargazer = Stargazer
fairies-feat-stargazer-help = { WORDS($count) } stars in one game against others
fairies-feat-quick-wit = Quick wit
fairies-feat-quick-wit-help = won against others by your { $count ->
        [4] fourth
       *[other] { $count }th
    } turn
fairies-feat-six-fairies = Fairy court
fairies-feat-six-fairies-help = won by fairies alone, goblins still in hand
fairies-feat-light-hand = Light hand
fairies-feat-light-hand-help = won and took { WORDS($count) } cards at most
fairies-feat-heavy-load = Heavy load
fairies-feat-heavy-load-help = won after taking { WORDS($count) } cards at once
fairies-feat-short-work = Short work
fairies-feat-short-work-help = a solitaire won in { WORDS($count) } turns
fairies-feat-deep-wood = Deep wood
fairies-feat-deep-wood-help = the hardest solitaire won
fairies-feat-upside-down = Upside down
fairies-feat-upside-down-help = won with goblins: Reverse
fairies-feat-ultimate = The ultimate
fairies-feat-ultimate-help = Ultimate Solitaire won
fairies-feat-full-ring = Full ring
fairies-feat-full-ring-help = won at a table of { WORDS($count) }

# What others did, in a word or two beside the cards it was done with; before it is the face of whoever did it.
fairies-trace-added = added
fairies-trace-turned = turned { $count }
fairies-trace-took = took { $count }

# Who deals says this when a match begins.
fairies-deal-said = Rhyme along!
