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
