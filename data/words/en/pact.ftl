# Why not.
pact-no-after-recruiting-drag-one-more = After recruiting, drag one more goblin into your hand: that is the Press-gang’s work.
pact-no-all-figures-are-placed = All your Figures are placed.
pact-no-alone-mimic-copies-only-what = Alone, the Mimic copies only what has been used already.
pact-no-at-least-one-goblin-must = At least one goblin must come from your own display.
pact-no-at-least-one-goblin-must-2 = At least one goblin must come from that neighbour’s display.
pact-no-both-displays-together-do-not = Both displays together do not have the goblins it needs.
pact-no-can-pass-only-if-there = You can pass only if there is nothing else you could do.
pact-no-cant-done-now = That can’t be done now.
pact-no-comes-later-turn = That comes later in a turn.
pact-no-command-was-not-dealt = That Command was not dealt to you.
pact-no-display-does-not-have-all = Your display does not have all the goblins it needs.
pact-no-dont-have-specialist = You don’t have that Specialist.
pact-no-drag-face-up-task-onto = Drag a face-up Task onto the Task deck: the Schemer then swaps it.
pact-no-drag-goblin-hand-onto-display = Drag a goblin of your hand onto your display: this Specialist then lets you play it.
pact-no-dynamite-cant-replace-goblin = Dynamite can’t replace that goblin.
pact-no-each-side-must-give-at = Each side must give at least one goblin.
pact-no-each-side-must-give-goblin = Each side must give a goblin, even with a Fixer or dynamite.
pact-no-either-recruit-or-play-not = Either recruit or play, not both in one turn.
pact-no-figure-goes-onto-one-own = A Figure goes onto one of your own Pact cards.
pact-no-figure-placed-instead-recruiting-or = A Figure is placed instead of recruiting or playing.
pact-no-figures-belong-expert-game = Figures belong to the expert game.
pact-no-first-everybody-chooses-goblin-reveal = First everybody chooses a goblin to reveal.
pact-no-first-everybody-decides-which-commands = First everybody decides which Commands to keep.
pact-no-first-say-where-goblins-come = First say where the goblins come from, or call it off.
pact-no-first-take-all-goblins-recruiting = First take all the goblins that recruiting means.
pact-no-fixer-cant-help-out-there = The Fixer can’t help out there.
pact-no-fixer-works-while-pay-complete = The Fixer works while you pay: complete a Task that lacks one goblin.
pact-no-game-over = The game is over.
pact-no-game-won-prepare-for-next = That game is won: prepare for the next one.
pact-no-goblins-are-short-first-everybody = Goblins are short: first everybody discards what is too much.
pact-no-just-do-what-another-specialist = Just do what another Specialist would let you do: the Mimic makes it possible.
pact-no-keep-at-least-one-command = Keep at least one Command.
pact-no-neither-display-nor-pact-with = Neither your display nor a pact with a neighbour has all its goblins now.
pact-no-newest-task-there-has-figure = The newest Task there has a Figure already.
pact-no-nobody-sits-there = Nobody sits there.
pact-no-not-time-for = That is not the time for it.
pact-no-nothing-more-needed = Nothing more is needed.
pact-no-one-specialist-turn-not-more = One Specialist a turn, not more.
pact-no-pact-made-with-neighbour-drop = A pact is made with a neighbour: drop the Task on one of your own two Pact cards.
pact-no-pact-made-with-neighbour-on = A pact is made with a neighbour, on the left or on the right.
pact-no-place-filled-only-after-all = That place is filled only after all goblins are taken.
pact-no-playing-over-for-this-turn = Playing is over for this turn: complete Tasks, or end it.
pact-no-press-gang-works-after-recruiting = The Press-gang works after recruiting.
pact-no-recruit-or-play-first-then = Recruit or play first; then complete Tasks.
pact-no-recruits-go-into-hand-from = Recruits go into your hand; from there they are played.
pact-no-specialist-has-been-used = That Specialist has been used.
pact-no-take-goblin-row-or-from = Take a goblin of the row, or from the deck.
pact-no-task-deck-empty-there-nothing = The Task deck is empty: there is nothing to draw.
pact-no-taskmaster-works-after-playing-drummer = The Taskmaster works after playing, the Drummer after recruiting.
pact-no-tasks-are-completed-with-goblins = Tasks are completed with goblins on display, not from the hand.
pact-no-there-no-goblin-left-draw = There is no goblin left to draw.
pact-no-there-no-such-goblin-spare = There is no such goblin to spare, or one side would give none.
pact-no-there-no-such-goblin-spare-2 = There is no such goblin to spare.
pact-no-there-no-task-on-pact = There is no Task on that Pact card yet.
pact-no-there-no-task-place = There is no Task in that place.
pact-no-there-no-task-place-row = There is no Task in that place; the row is filled at the end of a turn.
pact-no-winner-dynamite-bonus-chooses-task = The winner of the dynamite bonus chooses a Task.
pact-no-such-goblin-in-hand = You have no such goblin in your hand.
pact-no-anothers = It is another clan’s turn.
pact-no-more-taken-back = Specialists that were used come back, { WORDS($most) } at most.
pact-no-next-game-yet = First take back { WORDS($missing) } of the Specialists you used.
pact-no-end-while-recruiting = Recruiting means { $recruits ->
        [one] one goblin
       *[other] { WORDS($recruits) } goblins
    }: take another one.
pact-no-end-yet = Recruit or play first.
pact-no-end-yet-expert = Recruit, play or place a Figure first.
pact-no-more-recruits = { $recruits ->
        [one] One goblin
       *[other] { UP(WORDS($recruits)) } goblins
    } a turn are recruited, not more.
pact-no-more-plays = { $plays ->
        [one] One goblin
       *[other] { UP(WORDS($plays)) } goblins
    } a turn, not more.
pact-no-scheme-without-schemer = Only the Schemer puts a Task under the deck. { $why }
pact-no-figure-unpaid = That Figure costs { $cost ->
        [one] 1 goblin
       *[other] { $cost } goblins
    } of the Task’s colour: { $colour }.
pact-no-specialist-of-another = That Specialist is with { $name }.

# How a game ended, and what everybody reached.
pact-end-winter = winter has come
pact-end-standstill = { $patience ->
        [one] one round
       *[other] { WORDS($patience) } rounds
    } without a completed Task
pact-end-won = more Glory than Helix and Ferdix
pact-end-lost = not more Glory than both Helix and Ferdix
pact-end-grand-master = { $games ->
        [one] one game
       *[other] { WORDS($games) } games
    } in a row: Goblin Grand Master
pact-end-after-standstill = { $standstill } { $clause }, and { $end }
pact-headline-lost = The other clans win
pact-headline-grand-master = Grand Master!
pact-line-pacts = through pacts
pact-line-alone = alone
pact-line-full = full Pact cards
pact-line-figures = Figures
pact-line-track = Dynamite card
pact-line-bonus = dynamite bonus
pact-line-commands = Commands
pact-line-game = game { $number }
pact-line-sticks = sticks of dynamite

# What can be chosen.
pact-option-campaign = Campaign
pact-option-campaign-help = several games in a row, for the title of Grand Master
pact-option-mode = Rules
pact-option-mode-beginner = beginner
pact-option-mode-expert = expert
pact-option-mode-help = expert: Masters, Figures, dynamite and secret Commands
pact-option-mode-solo = solo
pact-solitaire = Pact Solo

# A goblin within a sentence: its name is in $name; $kind and the letter it begins with are there to choose an article by.
# `object` is one that something is done to.
pact-a-goblin = { $kind ->
       *[any] { $initial ->
            [vowel] an { $name }
           *[consonant] a { $name }
        }
    }
    .object =
        { $kind ->
           *[any] { $initial ->
                [vowel] an { $name }
               *[consonant] a { $name }
            }
        }
    .none =
        { $kind ->
           *[any] { $initial ->
               *[any] no { $name }
            }
        }
    .another =
        { $kind ->
           *[any] { $initial ->
               *[any] another { $name }
            }
        }
pact-the-goblin = { $kind ->
       *[any] { $initial ->
           *[any] the { $name }
        }
    }
    .object =
        { $kind ->
           *[any] { $initial ->
               *[any] the { $name }
            }
        }
    .with =
        { $kind ->
           *[any] { $initial ->
               *[any] with the { $name }
            }
        }
pact-the-specialist = { $specialist ->
       *[any] the { $name }
    }

# Why somebody might do something: hints.
pact-why-pass = There is nothing to recruit, to play or to place.
pact-why-pay = There is no cheaper way to pay.
pact-why-call-off = The price is too high: think again.
pact-why-next-game = This game is won: on to the next one.
pact-why-retire = What is won is won, and the next game would be harder.
pact-why-end-marker = With so many types on display your Marker moves now.
pact-why-play-marker = { UP($goblin) } is your { $number ->
        [1] first
        [2] second
        [3] third
        [4] fourth
        [5] fifth
       *[6] sixth
    } type on display, and that moves your Marker.
pact-why-needed = { $share ->
        [all] every open Task needs one
       *[some] { $tasks ->
            [one] an open Task needs one
           *[other] { WORDS($tasks) } open Tasks need one
        }
    }
pact-why-return-command = { $command } would cost more often than it pays.
pact-why-keep-one-command = One Command must be kept, and this is it.
pact-why-keep-commands = All of these can be done, and each may well pay.
pact-why-reveal-needed = { UP($goblin) } is a good start: { $needed }.
pact-why-reveal = You have { $goblin } to spare, and hide what you are after.
pact-why-take-from-deck = Nothing in the row is urgent, and from the deck nobody sees what you get.
pact-why-take-surprise = The rest of the row is no better than a surprise from the deck.
pact-why-take-first = You have { $none } at all, and { $needed }.
pact-why-take-needed = { UP($goblin) } will be of use: { $needed }.
pact-why-take = { UP($goblin) } is at hand now, and later Tasks will want one.
pact-why-take-more-alone = A Task slides away anyhow, so let this turn bring one goblin more.
pact-why-take-more = { UP($specialist) } brings one goblin more, and then moves on.
pact-why-play-no-slide = { UP($goblin) } you play more than { $count ->
        [one] one goblin
       *[other] { WORDS($count) } goblins
    }, so no Task slides away.
pact-why-play-first = You show { $none } yet, and { $needed }.
pact-why-play-another = { UP($another) } brings you nearer to a Task.
pact-why-play = { UP($goblin) } is of more use on display than in your hand.
pact-why-play-more = { UP($specialist) } lets you play { $goblin } in this very turn.
pact-why-scheme = Away with ‘{ $task }’: it helps the other clans more than yours.
pact-why-alone = Done alone ‘{ $task }’ is { $glory } Glory, and nobody else gets any.
pact-why-full-pact = It is number { $number } on that Pact card, which brings { $glory ->
        [one] a Glory
       *[other] { $glory } Glory
    } more.
pact-why-pact-theirs = They have nearly all that ‘{ $task }’ needs, so it costs you next to nothing.
pact-why-pact-with-helix = Helix has no use for Glory: this pact is worth { $glory ->
        [one] a Glory
       *[other] { $glory } Glory
    } to you alone.
pact-why-pact = Together ‘{ $task }’ is cheap: { $glory ->
        [one] a Glory
       *[other] { $glory } Glory
    } each, and a goblin from the deck for you.
pact-why-last-figure = Your last Figure: { $glory ->
        [one] a Glory
       *[other] { $glory } Glory
    }, and a { $number ->
        [1] first
        [2] second
        [3] third
        [4] fourth
        [5] fifth
       *[6] sixth
    } { $goblin } for good.
pact-why-figure = A Figure is { $glory ->
        [one] a Glory
       *[other] { $glory } Glory
    }, and { $goblin } that is never used up.
pact-why-shift-theirs = Let them give this one, so that yours stays.
pact-why-shift-fixer = { UP($specialist) } can do without this one.
pact-why-shift-dynamite = A space of your Marker is cheaper than this goblin.
pact-why-shift-hand = Pay this one from your hand, and keep your display.
pact-why-shift = This one you can spare, and it keeps what is worth more.
pact-why-end-hand = The rest of your hand is safer where nobody can use it.
pact-why-end-turn = There is nothing more to gain in this turn.
pact-why-reduce = { UP($goblin) } is what you will miss least.
pact-why-prize-commands = It is { $glory } Glory like any other, and it suits your Commands best.
pact-why-prize = Every Task in the row is worth { $glory } Glory now.
pact-why-take-back = In the next game { $specialist } will be worth most.

# What the rulebook says of numbers and cards.
pact-rules-sentence = { UP($words) }.
pact-rules-space-in-short = { $sticks ->
        [one] 1 stick
       *[other] { $sticks } sticks
    } and { $glory } Glory{ $number ->
        [0] { "" }
       *[other] { " " }(space { $number })
    }
pact-rules-copies = { $copies } of each of { WORDS($types) } types
# So many goblins of a kind: its name is in $name; $kind is there to choose a word by.
pact-rules-goblins = { $kind ->
       *[any] { $count ->
            [one] 1 { DOWN($name) }
           *[other] { $count } { DOWN($name) }s
        }
    }
pact-rules-space = { $sticks ->
        [0] { $glory ->
            [0] no sticks and no Glory
           *[other] no sticks and { $glory } Glory
        }
        [one] { $glory ->
            [0] 1 stick
           *[other] 1 stick and { $glory } Glory
        }
       *[other] { $glory ->
            [0] { $sticks } sticks
           *[other] { $sticks } sticks and { $glory } Glory
        }
    }{ $start ->
        [yes] , where the Marker starts
       *[no] { "" }
    }
pact-rules-symbols = { $count ->
        [one] one symbol
       *[other] { WORDS($count) } symbols
    }
pact-rules-symbols-from-to = { WORDS($least) } to { WORDS($most) } symbols
pact-rules-figures = { $count ->
        [one] one Figure
       *[other] { WORDS($count) } Figures
    }
pact-rules-figures-by-symbols = a Figure for each symbol of their Master
pact-rules-season = { $season ->
        [spring] Spring
        [summer] Summer
       *[autumn] Autumn
    }: { $tasks }.
pact-rules-no-tasks = There are none.
pact-rules-task = { $name } needs { $goblins }{ $sticks ->
        [0] { "" }
        [one] , 1 stick
       *[other] , { $sticks } sticks
    }
pact-rules-hand = { $count ->
        [one] one goblin
       *[other] { WORDS($count) } goblins
    }
pact-rules-row-lies = { $count ->
        [one] one of them lies
       *[other] { WORDS($count) } of them lie
    }
pact-rules-tasks-lie = { $count ->
        [one] One Task lies
       *[other] { UP(WORDS($count)) } Tasks lie
    }
pact-rules-none-removed = No Task leaves the game.
pact-rules-removed-with = { $place ->
        [first] { $tasks ->
            [one] with { WORDS($players) } players 1 of the spring Tasks leaves the game unseen
           *[other] with { WORDS($players) } players { $tasks } of the spring Tasks leave the game unseen
        }
       *[later] with { WORDS($players) } players { $tasks }
    }
pact-rules-removed = { $tasks ->
        [0] No Task leaves the game
        [one] 1 of the spring Tasks leaves the game unseen
       *[other] { $tasks } of the spring Tasks leave the game unseen
    }
pact-rules-recruits = { $count ->
        [one] one goblin
       *[other] { WORDS($count) } goblins
    }
pact-rules-recruits-taken = { $count ->
        [1] it
        [2] both
       *[other] all { WORDS($count) }
    }
pact-rules-plays = { EITHER($counts) } { $most ->
        [one] goblin
       *[other] goblins
    }
pact-rules-patience = { $rounds ->
        [one] one whole round goes by
       *[other] { WORDS($rounds) } whole rounds go by
    }
pact-rules-no-full-pacts = A Pact card gives no more, however full.
pact-rules-full-pacts = Each of your Pact cards gives { $steps }.
pact-rules-full-pact = { $place ->
        [first] { $tasks ->
            [one] { $glory } more if it has at least 1 Task
           *[other] { $glory } more if it has at least { $tasks } Tasks
        }
       *[later] , or { $glory } more if it has at least { $tasks }
    }
pact-rules-figure = { $number ->
        [1] { $cost ->
            [one] Your first Figure costs 1 goblin of that Task’s colour
           *[other] Your first Figure costs { $cost } goblins of that Task’s colour
        }
        [2] , your second { $cost }
        [3] , your third { $cost }
        [4] , your fourth { $cost }
       *[5] , your fifth { $cost }
    }
pact-rules-no-march = your Marker does not move
pact-rules-march = your Marker moves { $strides }
pact-rules-stride = { $place ->
        [first] { $spaces ->
            [one] one space
           *[other] { WORDS($spaces) } spaces
        } forward if you have { $types ->
            [one] one different type
           *[other] { WORDS($types) } different types
        } on display
       *[later] { WORDS($spaces) } if you have { WORDS($types) }
    }
# These two follow “deal everybody” and “deal”.
pact-rules-commands-expert = { $dealt ->
        [1] one Command: keep it
       *[2] two Commands: keep one or both
    }
pact-rules-commands-two = { $dealt ->
        [1] one of the others to each player: keep it
        [2] two of the others to each player: keep one or both
        [3] three of the others to each player: keep one, two or all three
       *[4] four of the others to each player: keep one, two, three or all four
    }
pact-rules-command = { $numeral }, { $name }: { $steps }.
pact-rules-command-step = { $done }, { SIGNED($glory) }
pact-rules-command-otherwise = otherwise { SIGNED($glory) }
pact-rules-strangers-start = { $count ->
        [one] one goblin
       *[other] { WORDS($count) } goblins
    }
pact-rules-strangers-draw = { $count ->
        [one] one goblin
       *[other] { WORDS($count) } goblins
    }
# This follows “If you recruited in your turn”.
pact-rules-slides = { $most ->
        [0] ,
        [one] , or played only one goblin in all (those a Specialist lets you play count too),
       *[other] , or played no more than { WORDS($most) } goblins in all (those a Specialist lets you play count too),
    }
pact-rules-later-games = { $count ->
        [one] game { $games }
       *[other] games { $games }
    }
pact-rules-later-draw = { $place ->
        [first] { $goblins ->
            [one] 1 goblin each in game { $game }
           *[other] { $goblins } goblins each in game { $game }
        }
       *[later] { $goblins } in game { $game }
    }
pact-rules-taken-back = { $count ->
        [one] take back one used one of your choice
       *[other] take back { WORDS($count) } used ones of your choice
    }

# How many rounds without a completed Task end the game.
pact-rules-idle-rounds = { $rounds ->
        [one] one round
       *[other] { WORDS($rounds) } rounds
    }
