# On the shelf of games.
puzzles-puzzle = Puzzle
puzzles-solve-today = Solve

# The shelf of puzzles.
puzzles-title = Puzzles
puzzles-solved-of = { $solved } of { $count } solved
puzzles-of = { $solved } of { $count }
puzzles-days = { $days ->
    [one] { $days } day
   *[other] { $days } days in a row
}
puzzles-of-the-day = Puzzle of the day
puzzles-solve = Solve it
puzzles-all-kinds = All kinds
puzzles-level = { $level ->
    [0] Every
    [1] Easy
    [2] Fair
   *[3] Fiendish
}
puzzles-state = { $state ->
    [open] Open
    [solved] Solved
    [new] New
   *[all] All
}
puzzles-none = There is no such puzzle here.
puzzles-begun = { $tries ->
    [0] begun
    [one] { $tries } try
   *[other] { $tries } tries
}

# A puzzle on the table.
puzzles-number = Puzzle { $number } of { $count }
puzzles-turns = Turns
puzzles-so-far = So far
puzzles-tries = Missed
puzzles-hints = Hints
puzzles-hints-of = { $used } of { $all }
puzzles-to-win = To win
puzzles-won = Won
puzzles-solution = Solution
puzzles-start-over = Start over
puzzles-next = Next puzzle
puzzles-solved = Solved! { $stars ->
    [3] First try, without a hint: three stars.
    [2] That is worth two stars.
   *[1] That is worth a star.
}
puzzles-this-piece = This one: the light shows where it can go.
puzzles-this-button = Press “{ $label }”.
puzzles-tried = Tried so far
puzzles-astray = From here it can’t be done for certain any more. Take something back, or start over.
puzzles-solution-title = Show the solution?
puzzles-solution-words = Afterwards you can still solve it yourself, for one star.
puzzles-step-of = Step { $step } of { $steps }
puzzles-bubble-step = step { $turn }: { $name }

# What puzzles are called.
puzzles-name = { $number ->
    [1] Wash day
    [2] Nine lives
    [3] Out of breath
    [4] Mud in the ears
    [5] The last crumb
    [6] On tiptoe
    [7] By candlelight
    [8] A sneeze at night
    [9] Two left boots
    [10] Before breakfast
    [11] The crooked spoon
    [12] Toad weather
    [13] A hole in the sock
    [14] The long way round
    [15] A fly in the soup
    [16] Full moon
    [17] The creaking door
    [18] Seven mushrooms
    [19] Not a sound
    [20] Grandmother’s trick
    [21] One too many
    [22] The wrong hat
    [23] Slippery stones
    [24] A wink and a nod
    [25] The locked larder
    [26] Bats in the attic
    [27] Against the wind
    [28] The lost button
    [29] The crumpled map
    [30] Three knocks
    [31] The borrowed lamp
    [32] The stubborn mule
    [33] Thunder at noon
    [34] The narrow bridge
    [35] A pinch of salt
    [36] The other pocket
    [37] Cold feet
    [38] The great yawn
    [39] Light as a feather
    [40] The cracked pot
    [41] Round the corner
    [42] The owl’s advice
    [43] A knot in the tail
    [44] The quiet cellar
    [45] No time for tea
    [46] The seventh step
    [47] Moss and moonlight
    [48] The golden snail
    [49] Sawdust
   *[50] A handful of peas
}

# Koncita.
puzzles-koncita-kind = One turn, one Treasure
puzzles-koncita-brief = A Treasure this turn
puzzles-koncita-goal = Take the { $treasure } this turn: { DOWN($objective) }, or reach { $piece }
puzzles-koncita-left = The turn is over, and the { $treasure } still lies there.
puzzles-koncita-where-card = { $moves ->
    [princess] Look at your Princess cards.
   *[goblin] Look at the cards that move your goblin.
}
puzzles-koncita-where-way = { $does ->
    [oscar] Oscar could run.
   *[step] Look at the colours of the card: which way?
}
puzzles-koncita-where-forfeit = Any Forfeit will do: here it is only the Treasure that counts.
puzzles-koncita-where-square = Look at the squares: where does it leave the way open?

# Grapple.
puzzles-grapple-kind = The battle that counts
puzzles-grapple-brief = Win { $goal } points
puzzles-grapple-goal = Win { $points } points in battle this turn, whatever they answer
puzzles-grapple-left = { $points ->
    [0] No battle was won this turn.
    [one] Only one point was won this turn.
   *[other] Only { $points } points were won this turn.
}
puzzles-grapple-hand = Your spies know: { $name } holds { $cards }.
puzzles-grapple-army = { $more ->
    [0] { $name }’s army is one { $top }.
   *[other] On top of { $name }’s army stands the { $top }, below it: { $below }.
}
puzzles-grapple-where-attack = It is time to attack. Who beats the goblin on top, and what could answer?
puzzles-grapple-where-spy = A spy could do more than look.
puzzles-grapple-where-swap = One of those cards is in your way, or belongs in your hand.
puzzles-grapple-where-justlook = You need none of those cards.
puzzles-grapple-where-engage = What can lie face down there? Answer all of it.
puzzles-grapple-where-decline = Not every battle is worth another card.
puzzles-grapple-where-rescue = Look for a Defender.
puzzles-grapple-where-letstand = This pair may stand as it is.
puzzles-grapple-where-hold = The line can be held.
puzzles-grapple-where-giveup = Let this one go.

# Fairies.
puzzles-fairies-kind = The shortest rhyme
puzzles-fairies-brief = Win in { $goal } turns
puzzles-fairies-goal = Win in { $turns } turns: no goblin left in your hand
puzzles-fairies-left = { $goblins ->
    [one] One goblin is still in your hand.
   *[other] { $goblins } goblins are still in your hand.
}
puzzles-fairies-where-takes = { $side ->
    [fairy] Look at your fairies: one of them brings cards to your hand.
   *[goblin] Look at your goblins: one of them brings cards to your hand.
}
puzzles-fairies-where-flips = { $side ->
    [fairy] Look at your fairies: one of them rhymes usefully.
   *[goblin] Look at your goblins: one of them rhymes usefully.
}
puzzles-fairies-where-nothing = { $side ->
    [fairy] Look at your fairies: one of them just goes.
   *[goblin] Look at your goblins: one of them just goes.
}

# Irene.
puzzles-irene-kind = The best way home
puzzles-irene-brief = Home with { $goal } points
puzzles-irene-goal = Chart these Caves, then get home with { $points } points, whatever the goblins’ number
puzzles-irene-left = { $points ->
    [0] That way did not lead home, and { $missing } points were to be had.
    [one] One point: { $missing } more were to be had.
   *[other] { $points } points: { $missing } more were to be had.
}
puzzles-irene-left-dug = You dug on: everything you need lay in the Caves already.
puzzles-irene-where = { $scrolls ->
    [0] The next tile has no scroll, but it leads on.
   *[other] The next tile has a scroll.
}
puzzles-irene-where-chart = Chart now. Which tiles make a path from your Palace to the grass?
puzzles-irene-where-seal = Any Home will do: only the points count here.
puzzles-irene-where-run = You have all you need. Run for it!
puzzles-irene-where-home = There is grass at the end: go home.

# Pact.
puzzles-pact-kind = Two Tasks in one turn
puzzles-pact-brief = { UP(WORDS($goal)) } Tasks this turn
puzzles-pact-goal = Complete { WORDS($tasks) } Tasks this turn
puzzles-pact-left = { $tasks ->
    [0] No Task was completed this turn.
   *[other] Only { WORDS($tasks) } was completed this turn.
}
puzzles-pact-where-task = A Task can be completed now. Which one leaves enough for the other?
puzzles-pact-where-row = Look at the face-up goblins in the row.
puzzles-pact-where-hand = Look at your hand: what is missing in the displays?
puzzles-pact-where-pay = Look who gives which goblin: something must be left for the other Task.
