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
fairies-why-fewer = It leaves { $left } instead of { $had } { $way ->
        [reverse] fairies
       *[usual] goblins
    }.
fairies-why-as-many = It keeps the { $way ->
        [reverse] fairies
       *[usual] goblins
    } at { $had }, and changes the ring.
fairies-why-more = It costs { $more } more { $way ->
        [reverse] fairies
       *[usual] goblins
    } now, but it opens up the ring.
fairies-why-wins = { $turns ->
        [one] It wins now.
       *[other] It is the first of { $turns } turns that win.
    }

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
