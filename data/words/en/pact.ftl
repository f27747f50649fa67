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

# What is going on now.
pact-now-winter = Winter is here: the clans count their Glory.
pact-now-standstill = { $rounds ->
        [one] One round without a Task: the clans count their Glory.
       *[other] { UP(WORDS($rounds)) } rounds without a Task: the clans count their Glory.
    }
pact-now-theirs-reduce = { $count ->
        [one] { $name } must discard down to one goblin.
       *[other] { $name } must discard down to { WORDS($count) } goblins.
    }
pact-now-theirs-commands = { $name } is choosing Commands.
pact-now-theirs-reveal = { $name } is choosing a goblin to reveal.
pact-now-theirs-turn = { $name } is on.
pact-now-theirs-recruit = { $name } is recruiting.
pact-now-theirs-play = { $name } is playing goblins.
pact-now-theirs-tasks = { $name } looks for Tasks to complete.
pact-now-theirs-pay = { $name } weighs what it would cost.
pact-now-theirs-prize = { $name } takes a Task for the most dynamite.
pact-now-theirs-next = { $name } goes on to the next game.
pact-now-show-hand = { $name }: show your hand; the others look away.
pact-now-turn = Your turn: recruit { WORDS($recruits) }, or play up to { WORDS($plays) }.{ $last ->
        [yes] { " " }The last round!
       *[no] { "" }
    }
pact-now-turn-recruit = Your turn: recruit { WORDS($recruits) }.
pact-now-turn-figure = Your turn: recruit { WORDS($recruits) }, play up to { WORDS($plays) }, or place a Figure.{ $last ->
        [yes] { " " }The last round!
       *[no] { "" }
    }
pact-now-recruit = { $count ->
        [one] Recruiting: take one more goblin.
       *[other] Recruiting: take { WORDS($count) } more goblins.
    }
pact-now-play-more = Your turn: played { $played } of { $most }. Play more, complete Tasks, or end your turn.
pact-now-played = Your turn: played { $played } of { $most }. Complete Tasks, or end your turn.
pact-now-tasks = { $deed ->
        [recruit] Your turn: you recruited. Complete Tasks, or end it.
        [play] Your turn: you played { $played }. Complete Tasks, or end it.
        [figure] Your turn: your Figure stands. Complete Tasks, or end it.
       *[nothing] Your turn: nothing to be done. Complete Tasks, or end it.
    }
pact-now-commands = Keep at least one of these Commands; click one to put it back.
pact-now-reveal = Choose the goblin of your hand that starts your display: drag it there.
pact-now-pay = Your turn: the goblins come together.
pact-now-reduce = Goblins are short: drag { WORDS($count) } of yours onto the discards.
pact-now-prize = Most dynamite! Drag one of the Tasks left to yourself.
pact-now-next = Won! Take back what you may, then go on.

# Goblins, Tasks and Specialists within what is told. A goblin’s name is in $name; $kind is there to choose a word by.
pact-counted-goblins = { $kind ->
       *[any] { $count ->
            [one] a { DOWN($name) }
           *[other] { WORDS($count) } { DOWN($name) }s
        }
    }
pact-many-goblins = { WORDS($count) } goblins
pact-from-deck = { WORDS($count) } from the deck
pact-row-and-deck = { $goblins } and { $deck }
pact-task = ‘{ $name }’
pact-task-alone = { $task } alone
pact-task-with = { $task } with { $name }
pact-specialist-as = { $specialist } as { $other }

# The log, step by step.
pact-log-sentence = { UP($words) }.
pact-log-also = { $before }; { $after }
pact-log-command-returned = { $name } put a Command back
pact-log-commands-kept = { $count ->
        [one] { $name } kept one Command
       *[other] { $name } kept { WORDS($count) } Commands
    }
pact-log-commands-chosen = { $name } chose among the Commands
pact-log-commands-counted = Commands kept: { $each }
pact-log-commands-each = { $name } { WORDS($count) }
pact-log-chose = { $name } chose a goblin
pact-log-revealed = all revealed: { $each }
pact-log-revealed-each = { $name } { $goblin }
pact-log-recruited = { $name } recruited { $goblins }
pact-log-played = { $name } played { $goblins }
pact-log-completed = { $name } completed { $task }
pact-log-figure = { $name } placed a Figure on { $task }
pact-log-schemed = { $task } went under the deck, { $new } came
pact-log-used = { $name } used { $specialist }
pact-log-marker = { $way ->
        [forward] { $name }’s Marker moved forward
       *[back] { $name }’s Marker moved back
    }
pact-log-passed = { $name } could do nothing
pact-log-shortage = goblins are short: everybody discards down to { WORDS($count) }
pact-log-reduced = { $name } discarded { $goblins }
pact-log-reshuffled = the discards became the new deck
pact-log-season = { $season ->
        [spring] spring has come
        [summer] summer has come
       *[autumn] autumn has come
    }
pact-log-winter-near = the Tasks run out: winter is near
pact-log-joined = { $kind ->
       *[any] a { DOWN($goblin) } joined { $name }
    }
pact-log-slid = { $task } slid away to Helix and Ferdix
pact-log-prize = { $name } took { $tasks } for the most dynamite
pact-log-game-won = game { $number } was won
pact-log-game-lost = game { $number } was lost
pact-log-took-back = { $specialist } came back
pact-log-game-began = game { $number } began
pact-log-winter = winter has come
pact-log-standstill = { $rounds ->
        [one] nothing happened for one round
       *[other] nothing happened for { WORDS($rounds) } rounds
    }

# The log, turn by turn: what somebody did (pact-did-…) follows their name, or what they did before.
pact-log-turn = { $name } { $deeds }.
pact-log-then = { $before }, then { $after }
pact-did-recruit = recruited { $goblins }
pact-did-play = played { $goblins }
pact-did-discard = discarded { $goblins }
pact-did-complete = completed { $tasks }
pact-did-figure = placed a Figure on { $task }
pact-did-swap = swapped { $swaps }
pact-swap = { $task } for { $new }
pact-did-move-marker = { $way ->
        [forward] moved the Marker forward
       *[back] moved the Marker back
    }
pact-did-use = used { $specialists }
pact-did-use-to-recruit = used { $specialists } to recruit { $goblins }
pact-did-use-to-play = used { $specialists } to play { $goblins }
pact-did-use-to-swap = used { $specialists } to swap { $swaps }

# A clan’s last turn in few words, without its name.
pact-few = { UP($words) }
pact-few-then = { $before }; { $after }
pact-few-sentence = { $words }.
pact-few-recruited = recruited { $goblins }
pact-few-played = played { $goblins }
pact-few-got = got { $goblins }
pact-few-count = { WORDS($count) }
pact-few-figure = a Figure on { $task }

# What things are, when they are pointed at, and where they go.
pact-about-hand = Your hand: nobody else sees it; from here goblins are played into your display P-23.
pact-about-display = Your display: goblins here pay for Tasks, yours and your neighbours’ P-25.
pact-about-discards = Goblins that have paid; they become the new deck when it runs out P-22.
pact-about-sheet = Click a dashed place, or drag a goblin to another lane of its column P-25.
pact-about-panel = Choose with the cards and the buttons of this sheet.
pact-about-figure = Placed on the newest Task of a Pact card it is 1 more Task for its owner P-51.
pact-about-permanent = A permanent goblin: it pays every time, in pacts too, and is never discarded P-53.
pact-about-column = This one pays; a dashed place in its column could pay instead P-25.
pact-about-cell = No goblin to spare is there for this column P-25.
pact-about-command = A secret Command: it is judged at the end of the game P-57.
pact-goes-task = A Task goes into a pocket to do it with that neighbour, or onto your plate to do it alone P-24.
pact-goes-figure = A Figure goes onto one of your own two Pact cards P-51.
pact-goes-column = A goblin stays in its own column: another lane of it may pay P-25.
pact-goes-deck = A goblin from the deck goes into your hand P-21.
pact-goes-row = Goblins of the row go into your hand P-21.
pact-goes-discards = Goblins are short: yours go onto the discards now P-22.
pact-goes-display = Goblins of your hand go into your display P-23.
pact-about-covered = Your hand lies face down: show it first.
pact-about-row-goblin = { $goblin }: it can be recruited P-21.
pact-about-row-first = { $goblin }: it can be recruited later. First a goblin of your hand starts your display P-14.
pact-about-row-later = { $goblin }: recruits are taken at the beginning of a turn, instead of playing P-21.
pact-about-own-goblin = { $goblin } on your display: it pays for Tasks, alone or in a pact P-24.
pact-about-their-goblin = { $goblin } on { $name }’s display: a pact with { $name } may use it P-25.
pact-about-open-task = { $task }: { $alone } Glory alone, or { $pact } each with a neighbour{ $sticks ->
        [0] { "" }
        [one] , with { $sticks } stick of dynamite
       *[other] , with { $sticks } sticks of dynamite
    } P-24.
pact-about-pact-task = { $task }: done in a pact, { $pact } Glory for each of the two{ $sticks ->
        [0] { "" }
        [one] , with { $sticks } stick of dynamite
       *[other] , with { $sticks } sticks of dynamite
    } P-42.
pact-about-alone-task = { $task }: done alone, { $alone } Glory{ $sticks ->
        [0] { "" }
        [one] , with { $sticks } stick of dynamite
       *[other] , with { $sticks } sticks of dynamite
    } P-42.
pact-about-deck = { $count ->
        [one] The goblin deck: one goblin left; recruits may come from here too P-21.
       *[other] The goblin deck: { WORDS($count) } goblins left; recruits may come from here too P-21.
    }
pact-about-task-deck = Tasks to come: { $left }. When the row can’t be filled, winter comes P-40.
pact-tasks-of-season = { $season ->
        [spring] { WORDS($count) } of spring
        [summer] { WORDS($count) } of summer
       *[autumn] { WORDS($count) } of autumn
    }
pact-no-tasks-left = none
pact-about-lender = Helix only lends goblins, and never scores P-62.
pact-about-own-plate = { $sticks ->
        [one] { $name }: { $glory } Glory and { $sticks } stick so far. Tasks dropped here are done alone P-24.
       *[other] { $name }: { $glory } Glory and { $sticks } sticks so far. Tasks dropped here are done alone P-24.
    }
pact-about-plate = { $sticks ->
        [one] { $name }: { $glory } Glory and { $sticks } stick so far. Most dynamite wins a Task P-41.
       *[other] { $name }: { $glory } Glory and { $sticks } sticks so far. Most dynamite wins a Task P-41.
    }
pact-about-pacts = The pacts of { $one } and { $other } P-42.
pact-about-full-pacts = The pacts of { $one } and { $other }: { $steps } more Glory to each P-42.
pact-full-pact-brings = { WORDS($tasks) } bring { $glory }
pact-about-master = { $kind ->
       *[any] { $master }: every Figure placed uncovers a permanent { DOWN($goblin) }; below stands its price P-51.
    }
pact-about-dynamite = The Marker’s space: { $sticks ->
        [one] { $sticks } stick
       *[other] { $sticks } sticks
    }, { $glory } Glory at the end; many types on display move it on P-54.
pact-about-specialist = { $name }: { $short } P-31.

# So many of something, and other words for what is explained.
pact-count-goblins = { $count ->
        [one] one goblin
       *[other] { WORDS($count) } goblins
    }
pact-count-sticks = { $count ->
        [one] one stick
       *[other] { WORDS($count) } sticks
    }
pact-goblin-kind = { $kind ->
       *[any] { DOWN($name) }
    }
pact-season-spring = spring
pact-season-summer = summer
pact-season-autumn = autumn
pact-full-pacts-more = Glory more for each: { $steps }.{ " " }
pact-full-pact-from = from { WORDS($tasks) } on { $glory }
pact-no-figure-left = none is left
pact-usable-now = now

# Headings and words on the table.
pact-table-name = Pact
pact-table-assisted = assisted
pact-mode-beginner = Beginner
pact-mode-expert = Expert
pact-mode-two = Pact for Two
pact-mode-solo = Solo
pact-table-beginner-players = Beginner, { $players } players
pact-table-expert-players = Expert, { $players } players
pact-table-solo-game = Solo, game { $game } of { $games }
pact-table-last-round = the last round
pact-table-alone = alone
pact-table-alone-none = none yet
pact-table-next = next
pact-table-discards = discards
pact-census = Goblins, type by type
pact-census-row = { $which ->
        [discarded] discarded
       *[coming] deck and hands
    }
pact-table-used = used
pact-table-only-lends = only lends goblins
pact-table-no-specialist = no Specialist
pact-table-pact = { $name } and you: { $count }
pact-table-glory = Glory so far
pact-table-done-alone = Done alone
pact-table-nothing-yet = nothing yet
pact-table-your-display = your display
pact-table-specialists = Specialists: one a turn, then to { $name }
pact-table-none-now = none at the moment
pact-table-types = { $types ->
        [one] { $types } type shown
       *[other] { $types } types shown
    }
pact-table-types-march = { $types ->
        [one] { $types } type shown: { $strides }
       *[other] { $types } types shown: { $strides }
    }
pact-table-stride = { WORDS($types) } move your Marker { $spaces }
pact-table-later-stride = { WORDS($types) } move it { $spaces }
pact-table-secret-commands = secret Commands
pact-table-glory-of = { $name }’s Glory
pact-table-pile = { $count ->
        [one] { $one } and { $other }: { $count } Task
       *[other] { $one } and { $other }: { $count } Tasks
    }
pact-table-no-task = no Task yet
pact-table-your-commands = Your secret Commands
pact-table-keep-commands = Keep at least one: each is judged at the end, and a missed one mostly costs Glory. Click one to put it back.
pact-table-with = with
pact-table-with-name = with { $name }
pact-table-alone-or = alone or
pact-table-slides = slides away
pact-table-slides-if = { $few ->
        [0] slides if you recruit
        [one] slides if you recruit, or play only one
       *[other] slides if you recruit, or play no more than { WORDS($few) }
    }
pact-table-usable = usable now
pact-table-while-paying = while paying
pact-table-one-a-turn = one a turn
pact-table-nothing-to-copy = nothing to copy now
pact-table-master = Master
pact-table-step-space = space { $number }
pact-table-step-track = sticks { $sticks }, Glory { $glory }
pact-table-step-so = if so
pact-table-step-more = { $count } or more
pact-table-step-else = else
pact-recap-each = +{ $glory } each
pact-recap-with = A pact with { $name }
pact-recap-master = with your Master
pact-recap-took = took
pact-recap-for = for { $task }

# Alone: the other clans, and between two games.
pact-solo-after-turn = After your turn
pact-solo-slides = the last Task slides away
pact-solo-no-slide = no Task slides
pact-solo-may-slide = the last Task may slide away
pact-solo-get = { $count ->
        [one] Helix and Ferdix get { $count } goblin each
       *[other] Helix and Ferdix get { $count } goblins each
    }
pact-solo-tasks = they do what Tasks they can, alone
pact-solo-beat = Beat both:
pact-solo-once = Each once, one a turn:
pact-solo-campaign = Campaign: game { $game } of { $games }
pact-next-won = Game { $game } is won!
pact-next-standstill = { $rounds ->
        [one] It ended after one round without a Task.
       *[other] It ended after { WORDS($rounds) } rounds without a Task.
    }
pact-next-more = { $left ->
        [one] One more makes you Goblin Grand Master of Pact.
       *[other] { $left } more in a row make you Goblin Grand Master of Pact.
    }
pact-next-none-used = You used no Specialist, so none comes back.
pact-next-none-back = No Specialist comes back.
pact-next-take-back = { $count ->
        [one] Take back one used Specialist: click below. { $taken } of { $count } taken.
       *[other] Take back { WORDS($count) } used Specialists: click below. { $taken } of { $count } taken.
    }
pact-next-take-all = Take back what you have used: click below. { $taken } of { $count } taken.

# The map of the solo campaign.
pact-road-name = Pact Solo: the campaign
pact-road-lead = the road to Grand Master
pact-road-home = Home
pact-road-title = Grand Master
pact-road-unknown = A Master unknown
pact-road-won-by = won { $own } : { $helix }, { $ferdix }
pact-road-lost-by = lost { $own } : { $helix }, { $ferdix }
pact-road-now = this game
pact-road-next = the next game
pact-road-closed = drawn by lot
pact-road-begin = { UP(WORDS($games)) } games in a row
pact-road-draw = { $count ->
        [one] Helix and Ferdix draw one goblin each after every turn.
       *[other] Helix and Ferdix draw { WORDS($count) } goblins each after every turn.
    }
pact-road-sum = { $games ->
        [0] No game won yet: no Glory kept.
        [one] { $glory } Glory from the game you won.
       *[other] { $glory } Glory from the { WORDS($games) } games you won.
    }
pact-road-kept = You keep:
pact-road-scores = Results

# The sheet on which a Task or a Figure is paid for.
pact-pay-figure = The Figure: which goblins?
pact-pay-task = { $task }: whose goblins?
pact-pay-needs = needs
pact-pay-alone = Alone
pact-pay-with = With { $name }
pact-pay-tab-alone = { $how ->
        [choice] Alone
        [fixer] Alone + Fixer
        [dynamite] Alone + Dynamite
       *[now] Alone, at once
    }
pact-pay-tab-with = { $how ->
        [choice] With { $name }
        [fixer] { $name } + Fixer
        [dynamite] { $name } + Dynamite
       *[now] With { $name }, at once
    }
pact-pay-costs = costs { $count }
pact-pay-glory-figure = +{ $glory } Glory for you; it counts as one more Task on this Pact card
pact-pay-sticks-for-you = { $count ->
        [one] +{ $count } stick of dynamite for you
       *[other] +{ $count } sticks of dynamite for you
    }
pact-pay-sticks = { $count ->
        [one] +{ $count } stick of dynamite
       *[other] +{ $count } sticks of dynamite
    }
pact-pay-sticks-for-both = { $count ->
        [one] +{ $count } stick of dynamite for both
       *[other] +{ $count } sticks of dynamite for both
    }
pact-pay-uncovers = { $kind ->
       *[any] Figure { $number } of { $all } uncovers a permanent { DOWN($goblin) }
    }
pact-pay-marker-back = your Marker goes back: { $before } to { $after } (sticks/Glory)
pact-pay-glory = +{ $glory } Glory for you
pact-pay-glory-both = +{ $glory } Glory for you and for { $name }
pact-pay-before-you = the Task lies before you
pact-pay-on-pact = becomes Task { $number } on your Pact card with { $name }
pact-pay-draw = then you draw a goblin from the deck
pact-pay-you = You
pact-pay-give = give { $count }
pact-pay-give-display = give { $count } from display
pact-pay-your-hand = Your hand
pact-pay-gives = gives { $count }
pact-pay-fixer = Fixer
pact-pay-mimic = Mimic as Fixer
pact-pay-goes-to = goes to { $name }
pact-pay-once = once in the game
pact-pay-stays = stays
pact-pay-dynamite = Dynamite
pact-pay-one-back = Marker 1 back
pact-pay-keep = keep
pact-pay-keeps = keeps
pact-pay-nothing = nothing
pact-pay-one-of-yours = at least one of yours: { $count }
pact-pay-one-of-theirs = at least one of { $name }’s: { $count }
pact-pay-how = Drag a goblin to another lane, or click a dashed place.

# What a drop costs and brings.
pact-price-you = +{ $glory } you
pact-price-both = +{ $glory } you, +{ $glory } { $name }
pact-price-give = you give { $count }
pact-price-give-both = you give { $ours }, { $name } { $theirs }; then you draw one
pact-price-sticks = { $count ->
        [one] +{ $count } stick
       *[other] +{ $count } sticks
    }
pact-price-sticks-each = { $count ->
        [one] +{ $count } stick each
       *[other] +{ $count } sticks each
    }
pact-price-costs = costs { $goblins }
pact-price-box = +{ $glory } more: box { $box }
pact-price-marker = your Marker goes back
pact-price-no-more = then no more playing
# A Specialist’s name is in $title; $specialist is there to choose a word by.
pact-price-used-up = { $specialist ->
       *[any] your { $title } is used up
    }
pact-price-goes = { $specialist ->
       *[any] your { $title } goes to { $name }
    }

# Everybody’s Glory side by side.
pact-score-sum = Goblin Glory
pact-score-on-display = { $count } on display
pact-score-game = Game { $game } of { $games }
pact-score-before = before: { $glory } Glory
pact-score-dynamite = Dynamite
    .why = { $wide ->
        [yes] most sticks: one of the Tasks left over
       *[no] most take a Task left over
    }
    .tie = a tie for the most: nobody takes one
pact-score-left = { $wide ->
        [yes] With the left neighbour
       *[no] With the left
    }
pact-score-right = { $wide ->
        [yes] With the right neighbour
       *[no] With the right
    }
pact-score-full = Full Pact cards
pact-score-alone = Done alone
pact-score-figures = Figures
pact-score-track = Dynamite card
    .why = what your Marker’s space brings
pact-score-commands = Commands
    .why = judged now; point at them to read them
pact-score-bonus = Dynamite bonus
    .why = { $wide ->
        [yes] most sticks: one of the Tasks left over
       *[no] for the most sticks
    }
    .not-command = not for Command { $numeral }
pact-score-takes = takes
pact-score-a-pact = { $glory } Glory a Task on the Pact card
pact-score-a-task = { $glory } Glory a Task
pact-score-each = { $wide ->
        [yes] { $glory } Glory each; each is one Task more
       *[no] { $glory } Glory each
    }
pact-score-command = { $told } Here: { $glory }.
pact-score-from = { $wide ->
        [yes] +{ $glory } from { $tasks } Tasks
       *[no] { $glory } from { $tasks }
    }
pact-score-two = { $one } and { $other }
pact-score-two-tasks = { $one } and { $other } Tasks
pact-score-two-worth = { $one } and { $other }: { $worth }

# Buttons.
pact-button-end-turn = End turn
pact-button-pass = Pass
pact-button-keep = { $count ->
        [1] Keep this one
        [2] Keep both
       *[other] Keep all { WORDS($count) }
    }
pact-button-place = Place it
pact-button-complete = Complete
pact-button-cancel = Cancel
pact-button-play-game = Play game { $number }
pact-button-retire = End the campaign
pact-button-retire-sure = End the campaign here, with the games you have won?

# Moments.
pact-moment-wants-yours = { $name } wants your goblins!
pact-moment-wants = { $name } wants { $other }’s goblins!
pact-moment-you-and-me = You and me, { $name }!
pact-moment-worked = Worked!
pact-moment-one-back = one space back
pact-moment-pact = A pact!
pact-moment-alone = All alone!
pact-moment-full = { $count } Tasks: +{ $glory }
pact-moment-short = One goblin short …
pact-moment-boom = BOOM
pact-moment-revealed = All are turned up!
pact-moment-shortage = Goblins are short!
pact-moment-slides = The Task slides away to { $names }.
pact-moment-summer = Summer has come
pact-moment-autumn = Autumn has come
pact-moment-winter = Winter is here
pact-moment-run-out = the Tasks run out
pact-moment-last-round = the last round

# Before the game.
pact-before-games = { $games ->
        [one] One game in a row make you Goblin Grand Master of Pact P-75.
       *[other] { UP(WORDS($games)) } games in a row make you Goblin Grand Master of Pact P-75.
    }
pact-before-one-game = One game P-75.
pact-before-solo = Helix and Ferdix are your neighbours: win with more Glory than each of them P-75.
pact-before-two = Pact for Two: Helix sits between you and lends goblins, but never scores P-62.
pact-before-two-expert = { $dealt ->
        [1] Expert rules: Masters, Figures, dynamite, and a secret Command each P-61.
        [2] Expert rules: Masters, Figures, dynamite, and one or two secret Commands each P-61.
       *[other] Expert rules: Masters, Figures, dynamite, and one to { WORDS($dealt) } secret Commands each P-61.
    }
pact-before-glory = Complete Tasks alone for { $alone } Glory, or with a neighbour for { $pact } each; nobody can refuse a pact P-25.
pact-before-expert = { $dealt ->
        [1] Expert: place Figures, move your Marker, and keep a secret Command P-50.
        [2] Expert: place Figures, move your Marker, and keep one or two secret Commands P-50.
       *[other] Expert: place Figures, move your Marker, and keep one to { WORDS($dealt) } secret Commands P-50.
    }
pact-before-winter = When the Tasks run out, winter comes; most Glory wins P-43.

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
    .own = The price is too high: I think again.
pact-why-next-game = This game is won: on to the next one.
pact-why-retire = What is won is won, and the next game would be harder.
pact-why-end-marker = With so many types on display your Marker moves now.
    .own = With so many types on display my Marker moves now.
pact-why-play-marker = { UP($goblin) } is type number { $number } on display, which moves the Marker.
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
    .own = I have { $goblin } to spare, and hide what I am after.
pact-why-take-from-deck = Nothing in the row is urgent, and from the deck nobody sees what you get.
    .own = Nothing in the row is urgent, and from the deck nobody sees what I get.
pact-why-take-surprise = The rest of the row is no better than a surprise from the deck.
pact-why-take-first = You have { $none } at all, and { $needed }.
    .own = I have { $none } at all, and { $needed }.
pact-why-take-needed = { UP($goblin) } will be of use: { $needed }.
pact-why-take = { UP($goblin) } is at hand now, and later Tasks will want one.
pact-why-take-more-alone = A Task slides away anyhow, so let this turn bring one goblin more.
pact-why-take-more = { UP($specialist) } brings one goblin more, and then moves on.
pact-why-play-no-slide = { UP($goblin) } you play more than { $count ->
        [one] one goblin
       *[other] { WORDS($count) } goblins
    }, so no Task slides away.
    .own = { UP($goblin) } I play more than { $count ->
        [one] one goblin
       *[other] { WORDS($count) } goblins
    }, so no Task slides away.
pact-why-play-first = You show { $none } yet, and { $needed }.
    .own = I show { $none } yet, and { $needed }.
pact-why-play-another = { UP($another) } brings you nearer to a Task.
    .own = { UP($another) } brings me nearer to a Task.
pact-why-play = { UP($goblin) } is of more use on display than in your hand.
    .own = { UP($goblin) } is of more use on display than in my hand.
pact-why-play-more = { UP($specialist) } lets you play { $goblin } in this very turn.
    .own = { UP($specialist) } lets me play { $goblin } in this very turn.
pact-why-scheme = Away with ‘{ $task }’: it helps the other clans more than yours.
    .own = Away with ‘{ $task }’: it helps the other clans more than mine.
pact-why-alone = Done alone ‘{ $task }’ is { $glory } Glory, and nobody else gets any.
pact-why-full-pact = It is number { $number } on the Pact card with { $name }, which brings { $glory ->
        [one] a Glory
       *[other] { $glory } Glory
    } more.
pact-why-pact-theirs = { $name } has nearly all that ‘{ $task }’ needs, so it costs you next to nothing.
    .own = { $name } has nearly all that ‘{ $task }’ needs, so it costs me next to nothing.
pact-why-pact-with-helix = Helix has no use for Glory: this pact is worth { $glory ->
        [one] a Glory
       *[other] { $glory } Glory
    } to you alone.
    .own = Helix has no use for Glory: this pact is worth { $glory ->
        [one] a Glory
       *[other] { $glory } Glory
    } to me alone.
pact-why-pact = With { $name } ‘{ $task }’ is cheap: { $glory ->
        [one] a Glory
       *[other] { $glory } Glory
    } each, and a goblin from the deck for you.
    .own = With { $name } ‘{ $task }’ is cheap: { $glory ->
        [one] a Glory
       *[other] { $glory } Glory
    } each, and a goblin from the deck for me.
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
    .own = My last Figure: { $glory ->
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
    .own = They can give this one, so that mine stays.
pact-why-shift-fixer = { UP($specialist) } can do without this one.
pact-why-shift-dynamite = A space of your Marker is cheaper than this goblin.
    .own = A space of my Marker is cheaper than this goblin.
pact-why-shift-hand = Pay this one from your hand, and keep your display.
    .own = I pay this one from my hand, and keep my display.
pact-why-shift = This one you can spare, and it keeps what is worth more.
    .own = This one I can spare, and it keeps what is worth more.
pact-why-end-hand = The rest of your hand is safer where nobody can use it.
    .own = The rest of my hand is safer where nobody can use it.
pact-why-end-turn = There is nothing more to gain in this turn.
pact-why-reduce = { UP($goblin) } is what you will miss least.
    .own = { UP($goblin) } is what I will miss least.
pact-why-prize-commands = It is { $glory } Glory like any other, and it suits your Commands best.
    .own = It is { $glory } Glory like any other, and it suits my Commands best.
pact-why-prize = Every Task in the row is worth { $glory } Glory now.
pact-why-take-back = In the next game { $specialist } will be worth most.
pact-how-alone = alone
pact-how-with = with { $name }
pact-why-nearer = { UP($goblin) } helps: done { $how }, ‘{ $task }’ then lacks only { $missing ->
        [one] one goblin
       *[other] { WORDS($missing) } goblins
    }.
pact-why-play-completes = { UP($goblin) } on display ‘{ $task }’ can be done { $how }.
pact-why-take-completes = { UP($goblin) } is all that ‘{ $task }’ lacks to be done { $how }.
pact-act-return-command = put ‘{ $command }’ back
pact-act-keep-commands = keep the Commands
pact-act-reveal = begin with { $goblin }
pact-act-draw = { $more ->
        [more] draw one more from the deck
       *[one] draw from the deck
    }
pact-act-take = { $more ->
        [more] recruit { $goblin } as well
       *[one] recruit { $goblin }
    }
pact-act-play = { $more ->
        [more] play { $goblin } as well
       *[one] play { $goblin }
    }
pact-act-scheme = put ‘{ $task }’ under the deck
pact-act-complete = complete ‘{ $task }’ { $how }
pact-act-figure = place a Figure on the Pact card with { $name }
pact-act-shift = pay { $goblin } from the display
pact-act-shift-theirs = let the neighbour give { $goblin }
pact-act-shift-hand = pay { $goblin } from the hand
pact-act-shift-without = do without { $goblin }
pact-act-pay = pay as it lies
pact-act-call-off = call it off
pact-act-end-turn = end the turn
pact-act-pass = pass
pact-act-reduce = discard { $goblin }
pact-act-prize = take ‘{ $task }’
pact-act-take-back = take { $specialist } back
pact-act-next-game = begin the next game
pact-act-retire = rest on one’s laurels

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

# Feats: what they are called, and what they take.
pact-feat-best-of-friends = Best of friends
pact-feat-best-of-friends-help = won with both Pact cards full, { WORDS($players) } or more playing
pact-feat-busy-turn = Busy turn
pact-feat-busy-turn-help = two Tasks in one turn, against others
pact-feat-all-figures = All aboard
pact-feat-all-figures-help = won with all Figures placed
pact-feat-grand-master = Grand Master
pact-feat-grand-master-help = all games of the campaign won
pact-feat-halfway = Halfway up
pact-feat-halfway-help = { WORDS($count) } games of a campaign won
pact-feat-own-hands = Own hands
pact-feat-own-hands-help = won without a Specialist
pact-feat-long-fuse = Long fuse
pact-feat-long-fuse-help = the top of the Dynamite card
pact-feat-big-bang = Big bang
pact-feat-big-bang-help = won with the dynamite bonus
pact-feat-lone-goblin = Lone goblin
pact-feat-lone-goblin-help = won with { WORDS($count) } Tasks done alone
pact-feat-glorious = Glorious
pact-feat-glorious-help = { $count } Glory, { WORDS($players) } or more playing
pact-feat-by-a-whisker = By a whisker
pact-feat-by-a-whisker-help = won by one Glory, or in a tie
pact-feat-full-table = Full table
pact-feat-full-table-help = won at a table of { WORDS($count) }

# What others did, in a word or two over the pieces it was done with; before it is the face of whoever did it.
pact-trace-recruited = recruited
pact-trace-played = played
# A Specialist.
pact-trace-used = used
# A Task for another.
pact-trace-swapped = swapped
pact-trace-figure = a Figure
pact-trace-alone = alone
pact-trace-pact = a pact
pact-trace-with-you = made a pact with you!

# Who deals says this when a match begins.
pact-deal-said = Spring at last!
