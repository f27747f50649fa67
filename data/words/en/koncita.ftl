# Why not.
koncita-no-after-stumble-gestures-are-locked = After a stumble gestures are locked until the next card, or until an order calls.
koncita-no-another-players-turn = It is another player’s turn.
koncita-no-bots-neither-accuse-nor-are = Bots neither accuse nor are accused.
koncita-no-card-doesnt-show-colour = The card doesn’t show that colour.
koncita-no-card-moves-one-square-toward = A card moves one square toward one of its colours.
koncita-no-card-moves-own-goblin-princess = A card moves your own goblin, the Princess, or Oscar.
koncita-no-cards-cant-thrown-away-while = Cards can’t be thrown away while one of them can be played.
koncita-no-casket-and-scepter-are-never = Casket and scepter are never moved by a card.
koncita-no-caught-for-table-forfeits-only = Caught! is only for gestures that are acted out for real.
koncita-no-compliment-paid-another-player-who = A compliment is paid to another player who is in the game.
koncita-no-deck-has-no-card-left = That deck has no card left.
koncita-no-forfeit-must-taken-first = A Forfeit must be taken first.
koncita-no-game-over = The game is over.
koncita-no-goblin-there-has-no-square = The goblin there has no square to be shoved to.
koncita-no-goblin-touched-princess-must-moved = The goblin that touched the Princess must be moved first.
koncita-no-goblins-are-still-being-placed = The goblins are still being placed.
koncita-no-goblins-begin-on-square-touches = Goblins begin on a square that touches an edge.
koncita-no-goblins-own-player-chooses-square = The goblin’s own player chooses the square.
koncita-no-movement-card-comes-first = A Movement card comes first.
koncita-no-no-card-can-played-throw = No card can be played: throw one or more away.
koncita-no-no-goblin-moves-twice-one = No goblin moves twice in one chain.
koncita-no-no-square-stand-on = That is no square to stand on.
koncita-no-nobody-sits-there = Nobody sits there.
koncita-no-none-cards-leads-there = None of your cards leads there.
koncita-no-none-cards-lets-oscar-run = None of your cards lets Oscar run there.
koncita-no-not-square-shover-came-from = Not to the square the shover came from.
koncita-no-only-card-own-hand-can = Only a card of your own hand can be played.
koncita-no-only-card-shows-oscar-can = Only a card that shows Oscar can send him running.
koncita-no-picked-card-must-used-first = The picked card must be used first.
koncita-no-player-whose-turn-chooses-where = The player whose turn it is chooses where a shoved goblin goes.
koncita-no-room-card-must-moved-first = The room card must be moved first.
koncita-no-shoved-goblin-goes-square-beside = A shoved goblin goes to a square beside it.
koncita-no-shoved-goblin-must-moved-first = The shoved goblin must be moved first.
koncita-no-square-not-empty = That square is not empty.
koncita-no-there-no-order-break-or = There is no order to break, or that one is being settled already.
koncita-no-there-no-order-keep-yet = There is no order to keep yet.
koncita-no-there-no-such-gesture = There is no such gesture.
koncita-no-throw-at-least-one-card = Throw at least one card away first, and only when none can be played.
koncita-no-who-out-keeps-no-orders = Who is out keeps no orders any more.
koncita-no-whoever-takes-forfeit-chooses-its = Whoever takes the Forfeit chooses its deck.
koncita-no-with-table-forfeits-gestures-are = With table forfeits gestures are made at the table.
koncita-no-way-wall = There is a wall or furniture toward { EITHER($colours) }.
koncita-no-way-shove = The goblin toward { EITHER($colours) } has no square to be shoved to.
koncita-no-way-room-card = A room card lies toward { EITHER($colours) }, and the Princess may not move onto one.
koncita-no-way-oscar = Oscar can’t run toward { EITHER($colours) }: he needs an empty square.
koncita-no-kind-held = You hold a { $kind } Forfeit already: take another kind.
koncita-no-square-so-far = The square must be { WORDS($flung) } away, along rows and columns.

# Colours of the walls, and kinds of Forfeits.
koncita-colour-red = red
koncita-colour-blue = blue
koncita-colour-green = green
koncita-colour-yellow = yellow
koncita-kind-friend = Friend
    .missed = Friend
koncita-kind-head = Head
    .missed = Head
koncita-kind-legs = Legs
    .missed = Legs
koncita-kind-tongue = Tongue
    .missed = Tongue
koncita-kind-hands = Hands
    .missed = Hands
koncita-kind-voice = Voice
    .missed = Voice

# How a game ended, and what everybody reached.
koncita-end-treasures = the last Treasure was taken
koncita-end-forfeits = the last Forfeit was taken
koncita-end-six-forfeits = { $most ->
        [one] one Forfeit
       *[other] { WORDS($most) } Forfeits
    } in one hand
koncita-end-last-one-in = only one goblin is left
koncita-headline-shared = A shared victory
koncita-line-treasures = Treasures
koncita-line-forfeits = Forfeits
koncita-line-points = Points

# What can be chosen.
koncita-keys-gestures = Koncita’s six gestures
koncita-option-forfeits = Gestures
koncita-option-forfeits-digital = On screen
koncita-option-forfeits-help = click what your Forfeits order, or act it out yourself
koncita-option-forfeits-table = For real
koncita-option-reminders = Reminders
koncita-option-reminders-help = tell me when a gesture is due
koncita-preference-reminders = Reminders
koncita-preference-reminders-help = Koncita: tell me when a gesture is due K-34.

# Why somebody might do something: hints. (A Treasure’s name is in $name; $treasure is there to choose an article by.)
koncita-treasure-won = { $treasure ->
       *[any] the { $name }
    }
koncita-why-gesture = Whoever has orders does well to keep them.
koncita-why-caught = The table saw it.
koncita-why-done = The cards that are left are worth keeping.
koncita-why-discard = It makes room for a card that can be played.
koncita-why-ends = It ends the game and wins it.
koncita-why-can-win = It can win { $treasure } at once.
koncita-why-wins = It wins { $treasure }.
koncita-why-reaches-and-wins = It reaches { $piece ->
        [princess] the Princess
        [casket] the casket
        [scepter] the scepter
       *[oscar] Oscar
    } and wins { $treasure }.
koncita-why-first-of-two = It is the first of two actions that win { $treasure }.
koncita-why-starts-close = It starts close { $piece }.
koncita-why-starts-out-of-way = It starts out of the Princess’s way.
koncita-why-starts-in-middle = It starts close to the middle of things.
koncita-why-picks-princess = It moves the Princess, and your goblin can stay where it is.
    .own = It moves the Princess, and my goblin can stay where it is.
koncita-why-picks-goblin = It moves your goblin, and better cards stay in the hand.
    .own = It moves my goblin, and better cards stay in the hand.
koncita-why-brings-closer = It brings your goblin closer { $piece }.
    .own = It brings my goblin closer { $piece }.
koncita-why-touches-princess = It touches the Princess: a Forfeit, but also a landing of your choice.
    .own = It touches the Princess: a Forfeit, but also a landing of my choice.
koncita-why-touches-thing = { $piece ->
        [casket] It touches the casket: a Forfeit, but the casket goes where you like.
        [scepter] It touches the scepter: a Forfeit, but the scepter goes where you like.
       *[oscar] It touches Oscar: a Forfeit, but Oscar goes where you like.
    }
    .own = { $piece ->
        [casket] It touches the casket: a Forfeit, but the casket goes where I like.
        [scepter] It touches the scepter: a Forfeit, but the scepter goes where I like.
       *[oscar] It touches Oscar: a Forfeit, but Oscar goes where I like.
    }
koncita-why-shoves = It shoves { $name } out of the way.
koncita-why-risks-nothing = It costs nothing: no Forfeit, no shove.
koncita-why-princess-into-own = It sends the Princess into your goblin: a Forfeit, but also a landing of your choice.
    .own = It sends the Princess into my goblin: a Forfeit, but also a landing of my choice.
koncita-why-princess-into-goblin = It sends the Princess into { $name }’s goblin, which costs a Forfeit.
koncita-why-princess-away = It keeps the Princess away from your goblin.
    .own = It keeps the Princess away from my goblin.
koncita-why-princess-toward = It sends the Princess toward { $name }’s goblin.
koncita-why-moves-princess = It moves the Princess, and your goblin stays where it is.
    .own = It moves the Princess, and my goblin stays where it is.
koncita-why-oscar-to-own = It lets Oscar run up to your goblin: a Forfeit, but it costs no move.
    .own = It lets Oscar run up to my goblin: a Forfeit, but it costs no move.
koncita-why-oscar-to-goblin = It makes Oscar stop by { $name }’s goblin, which costs a Forfeit.
koncita-why-shoves-into-princess = It shoves { $name } into the Princess, which costs a Forfeit.
koncita-why-shoves-into-thing = It shoves { $name } { $piece }, which costs a Forfeit.
koncita-why-shoves-into-goblin = It shoves { $name } into { $other }.
koncita-why-shoves-away-from = It shoves { $name } away { $piece }.
koncita-why-shoves-aside = It shoves { $name } to where that goblin can do little.
koncita-why-only-deck = { $deck } is the only deck to draw from.
koncita-why-seldom-called-for = What is left of { $deck } is seldom called for.
koncita-why-easy-to-remember = What is left of { $deck } is easy enough to remember.
koncita-why-lands-close = It lands close { $piece }.
koncita-why-lands-out-of-way = It lands out of the Princess’s way.
koncita-why-puts-near = It puts { $piece } nearer to your goblin than to any other.
    .own = It puts { $piece } nearer to my goblin than to any other.
koncita-why-puts-out-of-reach = It puts { $piece } out of everybody’s reach.
koncita-why-puts-aside = It puts { $piece } where it does little harm.
koncita-piece = { $piece ->
        [princess] the Princess
        [casket] the casket
        [scepter] the scepter
       *[oscar] Oscar
    }
    .to =
        { $piece ->
            [princess] to the Princess
            [casket] to the casket
            [scepter] to the scepter
           *[oscar] to Oscar
        }
    .from =
        { $piece ->
            [princess] from the Princess
            [casket] from the casket
            [scepter] from the scepter
           *[oscar] from Oscar
        }
    .into =
        { $piece ->
            [princess] into the Princess
            [casket] into the casket
            [scepter] into the scepter
           *[oscar] into Oscar
        }
    .and =
        { $piece ->
            [princess] the Princess
            [casket] the casket
            [scepter] the scepter
           *[oscar] Oscar
        }
koncita-why-gets-away = It gets your goblin away from the Princess.
    .own = It gets my goblin away from the Princess.
koncita-why-between = It keeps the Princess between { $name } and { $piece }.
koncita-why-sets-up = It brings { $treasure } within your reach.
    .own = It brings { $treasure } within my reach.
koncita-why-out-of-reach = It takes { $piece } out of { $name }’s reach.
koncita-why-harder = It makes { $treasure } harder to win for { $name }.
koncita-why-stays = Your goblin stays where it is, { $squares ->
        [one] one square
       *[other] { $squares } squares
    } { $piece }.
    .own = My goblin stays where it is, { $squares ->
        [one] one square
       *[other] { $squares } squares
    } { $piece }.
koncita-act-card = { $kind ->
        [princess] { $wild ->
            [yes] a wild Princess card
           *[no] a Princess card with { $colours }
        }
       *[goblin] { $wild ->
            [yes] a wild goblin card
           *[no] a goblin card with { $colours }
        }
    }
koncita-act-place = put the goblin down near { $walls }
koncita-act-pick = play { $card }
koncita-act-discard = throw { $card } away
koncita-act-done = throw no more away
koncita-act-move = { $kind ->
        [princess] move the Princess toward { $colour }
       *[goblin] move the goblin toward { $colour }
    }
koncita-act-run = send Oscar toward { $colour }
koncita-act-shove = shove { $name } toward { $colour }
koncita-act-take = take a Forfeit: { $deck }
koncita-act-bounce = land near { $walls }
koncita-act-relocate = put { $piece } near { $walls }
koncita-act-gesture = make the gesture: { $gesture }

# What the table waits for.
koncita-now-over = The game is over: { $why }.
koncita-over-treasures = the last Treasure is taken
koncita-over-forfeits = the last Forfeit is taken
koncita-over-six-forfeits = { $most ->
        [one] somebody holds one Forfeit
       *[other] somebody holds { WORDS($most) } Forfeits
    }
koncita-over-last-one-in = only one goblin is left
koncita-now-gestures = A moment for gestures: make yours now, if one is due
koncita-now-place = { $name }: put your goblin on an edge square
koncita-now-use = { $name }: choose where this card moves
koncita-now-shove = { $name } shoves { $other }: choose the square
koncita-now-take = { $name } { $why }: take a Forfeit
koncita-now-bounce = { $name } bounces: choose a place { $away } from her
koncita-now-relocate = { $name }: move the { $piece ->
        [casket] casket
        [scepter] scepter
       *[oscar] dog
    } { $away }
koncita-now-turn = { $name }’s turn
koncita-now-show-hand = { $name }: show your hand; the others look away
koncita-now-throw-more = { $name }: throw more away, or be done
koncita-now-throw-some = { $name }: no card can be played, throw some away
koncita-now-play = Your turn, { $name }: play a card
koncita-now-play-next = { $card ->
        [1] Your turn, { $name }: play your first card
        [2] Your turn, { $name }: play your second card
       *[3] Your turn, { $name }: play your third card
    }
koncita-now-bot-place = { $name } comes into the room
koncita-now-bot-pick = { $name } is looking at the cards
koncita-now-bot-use = { $name } chooses a way
koncita-now-bot-shove = { $name } shoves { $other }
koncita-now-bot-take = { $name } takes a Forfeit
koncita-now-bot-bounce = { $name } bounces
koncita-now-bot-relocate = { $name } moves the { $piece ->
        [casket] casket
        [scepter] scepter
       *[oscar] dog
    }

# For what a Forfeit is taken: this follows a name. And what comes then.
koncita-forfeit-breach = broke an order
koncita-forfeit-run-over = was run over by the Princess
koncita-forfeit-ran-into = ran into the Princess
koncita-forfeit-touched = { $piece ->
        [casket] touched the casket
        [scepter] touched the scepter
       *[oscar] touched Oscar
    }
koncita-forfeit-stopped-oscar = stopped Oscar
koncita-then-bounce = Then move { $name } to any empty place { $away } from her.
koncita-then-relocate = Then move { $piece ->
        [casket] the casket
        [scepter] the scepter
       *[oscar] Oscar
    } to any empty place { $away }.
koncita-then-card-lost = The Player card is lost; a second breach puts you out.
koncita-then-on = Then the game goes on.
koncita-take-binds = Take a Forfeit: its order binds { $name } to the game’s end.
koncita-take-last = Take a Forfeit: it makes { WORDS($most) }, and the game ends at once.
    .then = Then the points are counted; the most win.
koncita-take-replaces = All other decks are empty: the new order replaces the old one.
koncita-take-title = { $name } { $why }: choose a deck
koncita-take-held = you hold it
koncita-take-empty = no card left

# What sets off a Forfeit’s gesture.
koncita-order-treasure-taken = When a goblin takes a Treasure
koncita-order-princess-moves = When the Princess moves
koncita-order-oscar-runs = When Oscar runs
koncita-order-goblin-shoved = When any goblin is shoved
koncita-order-you-are-shoved = When you are shoved
koncita-order-other-takes-forfeit = When another player takes a Forfeit
koncita-order-your-turn-starts = When your turn starts
koncita-order-your-turn-ends = When your turn ends
koncita-order-wild-played = When a wild card is played
koncita-order-goblin-bounces = When a goblin bounces off the Princess
koncita-order-room-card-touched = When somebody touches a room card
koncita-order-moves-toward-red = When a card moves anybody toward red
koncita-order-moves-toward-blue = When a card moves anybody toward blue
koncita-order-moves-toward-green = When a card moves anybody toward green
koncita-order-moves-toward-yellow = When a card moves anybody toward yellow
koncita-order-to-taker = When another goblin takes a Treasure: point at the taker

# How somebody broke orders: this follows a name, or stands alone; $person is “they” or “you”.
koncita-broke-forgot = { $person ->
        [you] forgot { $kinds }
       *[they] forgot { $kinds }
    }
koncita-broke-forgot-twice = { $person ->
        [you] forgot { $kinds } twice
       *[they] forgot { $kinds } twice
    }
koncita-broke-forgot-then = { $person ->
        [you] forgot { $kinds }, then { $others }
       *[they] forgot { $kinds }, then { $others }
    }
koncita-broke-stumbled = { $person ->
        [you] stumbled once too often
       *[they] stumbled once too often
    }
koncita-broke-stumbled-twice = { $person ->
        [you] stumbled once too often twice
       *[they] stumbled once too often twice
    }
koncita-broke-caught = { $person ->
        [you] were caught
       *[they] was caught
    }
koncita-broke-caught-twice = { $person ->
        [you] were caught twice
       *[they] was caught twice
    }
koncita-broke-then = { $way }, then { $other }
koncita-you-forgot = You forgot { $deeds }.
koncita-you-broke = You { $way }.
koncita-to-do-friend = to praise somebody
koncita-to-do-head = to bow
koncita-to-do-legs = to stamp
koncita-to-do-tongue = to stick out your tongue
koncita-to-do-hands = to clap
koncita-to-do-voice = to squeal

# The log: a sentence is made of clauses. What somebody did (koncita-did-…) follows their name, or what they did before.
koncita-log-by = { $name } { $did }
koncita-log-then = { $before }; { $after }
koncita-log-sentence = { UP($words) }.
koncita-log-turn-over = { $name }’s turn was over.
koncita-log-ran-over = she ran over { $name }
koncita-log-reshuffled = the discards were shuffled into a new deck
koncita-log-over = the game is over: { $why }
koncita-did-come-in = came into the room
koncita-did-move = moved toward { $colour }
koncita-did-move-onto-goblin = moved toward { $colour }, onto { $other }
koncita-did-move-onto = moved toward { $colour }, { $piece ->
        [princess] into the Princess
        [casket] onto the casket
        [scepter] onto the scepter
       *[oscar] onto Oscar
    }
koncita-did-move-and-shove = moved toward { $colour } and shoved { $other }
koncita-did-move-and-shove-toward = moved toward { $colour } and shoved { $other } toward { $way }
koncita-did-move-princess = moved the Princess toward { $colour }
koncita-did-send-oscar = sent Oscar toward { $colour }; { $squares ->
        [one] he ran one square
       *[other] he ran { $squares } squares
    }
koncita-did-send-oscar-stopped = sent Oscar toward { $colour }; { $squares ->
        [one] he ran one square and was stopped by { $other }
       *[other] he ran { $squares } squares and was stopped by { $other }
    }
koncita-did-shove = shoved { $other }
koncita-did-shove-toward = shoved { $other } toward { $way }
koncita-did-touch = { $piece ->
        [princess] touched the Princess
        [casket] touched the casket
        [scepter] touched the scepter
       *[oscar] touched Oscar
    }
koncita-did-take = took { $forfeit } ({ $kind })
koncita-did-bounce = bounced away
koncita-did-relocate = { $piece ->
        [casket] moved the casket away
        [scepter] moved the scepter away
       *[oscar] moved Oscar away
    }
koncita-did-win = won { $treasure } ({ $points })
koncita-did-break = { $way } and lost the Player card
koncita-did-go-out = is out
koncita-did-throw-away = threw a card away
koncita-did-gesture = { $kind ->
        [friend] praised in time
        [head] bowed in time
        [legs] stamped in time
        [tongue] stuck out the tongue in time
        [hands] clapped in time
       *[voice] squealed in time
    }
koncita-did-praise = praised { $other } in time
koncita-did-stumble = { $kind ->
        [friend] praised for no reason and stumbled
        [head] bowed for no reason and stumbled
        [legs] stamped for no reason and stumbled
        [tongue] stuck out the tongue for no reason and stumbled
        [hands] clapped for no reason and stumbled
       *[voice] squealed for no reason and stumbled
    }
koncita-did-stumble-praising = praised { $other } for no reason and stumbled
koncita-did-get-caught = was caught

# Cards.
koncita-gesture-friend = Praise!
    .deed = praise
    .how = point at a player
koncita-gesture-head = Bow!
    .deed = bow
koncita-gesture-legs = Stamp!
    .deed = stamp
koncita-gesture-tongue = Stick it out!
    .deed = stick it out
koncita-gesture-hands = Clap!
    .deed = clap
koncita-gesture-voice = Squeal!
    .deed = squeal
koncita-card-goblin = Goblin
koncita-card-princess = Princess
koncita-card-or-oscar = or Oscar
koncita-card-or-onto = or move your own goblin onto
koncita-card-or-reach = or reach
koncita-onto-princess = the Princess
koncita-onto-casket = the casket
koncita-onto-scepter = the scepter
koncita-onto-oscar = Oscar
koncita-reach-princess = Princess
koncita-reach-casket = Casket
koncita-reach-scepter = Scepter
koncita-reach-oscar = Oscar

# What things are, when they are pointed at.
koncita-first-place = First your goblin comes into the room: choose an edge square. K-09
koncita-first-use = First choose where the card that you laid down moves. K-11
koncita-first-shove = First choose where the shoved goblin goes. K-17
koncita-first-take = First choose a Forfeit deck. K-32
koncita-first-bounce = First choose where the goblin lands. K-24
koncita-first-relocate = First choose where the card goes that was touched. K-26
koncita-first-gestures = A moment for everybody’s gestures first; then the next card. K-34
koncita-about-square = Point at one of your cards: the squares to which it leads light up. K-11
koncita-about-covered = First turn your hand up; the others look away. K-07
koncita-about-waiting-card = Your cards wait: { $name } decides now. K-10
koncita-about-princess = The Princess: whoever touches her takes a Forfeit and bounces { $away }. K-22
koncita-about-thing = { $piece ->
        [casket] Casket: whoever touches it takes a Forfeit, then moves it { $away }. K-25
        [scepter] Scepter: whoever touches it takes a Forfeit, then moves it { $away }. K-25
       *[oscar] Oscar: a card that shows him lets him run. Whoever touches or stops him takes a Forfeit. K-30
    }
koncita-about-furniture = { $furniture ->
       *[any] { UP($name) }: nobody enters it or goes past it; it counts as a wall. K-05
    }
koncita-about-wall = { $colour ->
        [red] The red wall: a card with red moves one square toward it. K-11
        [blue] The blue wall: a card with blue moves one square toward it. K-11
        [green] The green wall: a card with green moves one square toward it. K-11
       *[yellow] The yellow wall: a card with yellow moves one square toward it. K-11
    }
koncita-about-treasure = The Treasure: do what it says in your turn, or move onto the piece at its foot. K-41
koncita-about-forfeits = Forfeits of the kind { $kind }: who must take a Forfeit chooses one of the six decks. K-32
koncita-about-deck = The Movement deck: draw back to { $hand } when your turn ends. K-10
koncita-about-played = What { $name } has played in this turn. K-10
koncita-about-discards = The discards: shuffled when the deck is empty. K-16
koncita-about-out = { $name } broke orders twice: out of the game. K-37
koncita-about-panel = Most points of Treasures win; { $most ->
        [one] one Forfeit end
       *[other] { WORDS($most) } Forfeits end
    } the game. K-51
koncita-about-own-goblin = Your goblin: your goblin cards move it one square toward a wall of their colours. K-12
koncita-about-goblin = { $name }’s goblin: move yours onto it and shove it where you like. K-17
koncita-roundel-shove = The goblin there is shoved
koncita-roundel-forfeit = A Forfeit follows
koncita-roundel-oscar = Oscar runs here

# So many of something, for what is explained.
koncita-count-points = { $count ->
        [one] { $count } point
       *[other] { $count } points
    }
koncita-count-discards = { $count ->
        [one] { $count } discard
       *[other] { $count } discards
    }
koncita-count-cards = { $count ->
        [one] { $count } card
       *[other] { $count } cards
    }
koncita-count-movement-cards = { $count ->
        [one] { $count } Movement card
       *[other] { $count } Movement cards
    }
koncita-count-treasures = { $count ->
        [one] { $count } Treasure
       *[other] { $count } Treasures
    }
koncita-count-stumbles = { $count ->
        [one] { $count } stumble
       *[other] { $count } stumbles
    }
koncita-any-wall = any wall

# Headings and words on the table.
koncita-table-name = Koncita
koncita-table-treasure = Treasure
koncita-table-forfeits = Forfeits
koncita-table-deck = Deck
koncita-table-discards = Discards
koncita-table-left = { $count } left
koncita-table-none-left = none left
koncita-table-ordinal = { $number ->
        [1] 1st
        [2] 2nd
       *[3] 3rd
    }
koncita-table-ordinal-card = { $number ->
        [1] 1st card
       *[2] 2nd card
    }
koncita-table-draw = draw
koncita-table-at-the-door = The goblins are at the door.
koncita-table-your-hand = Your hand
koncita-table-hand = { $name }’s hand
koncita-table-secret = secret
koncita-table-assisted = assisted
koncita-table-out = out
koncita-table-no-treasure = no Treasure yet
koncita-table-half-done = 1 of 2
koncita-table-call = Press it before the next card.
koncita-table-whom = Whom do you praise? Choose a player.
koncita-table-nobody-near = Nobody is one card away.
koncita-table-near = One card away: { $names }
koncita-table-fan = { $name }’s Forfeits: { $count } of { $most }
koncita-table-fan-stumbled = { $stumbles ->
        [one] { $name }’s Forfeits: { $count } of { $most }; { $stumbles } stumble
       *[other] { $name }’s Forfeits: { $count } of { $most }; { $stumbles } stumbles
    }
koncita-table-no-orders = no orders yet
koncita-table-won = { $name }, { $points }
koncita-table-done = Done
koncita-table-caught = Caught!
koncita-table-agree = Does the table agree that { $name } broke an order?

# A turn’s order, in lines as they stand, and what somebody reads who is out.
koncita-turn = A turn
koncita-turn-play =
    Play a card: move your
    goblin, the Princess, or
    Oscar
koncita-turn-follows =
    Shoves, Forfeits,
    Treasure
koncita-turn-again = { $more ->
        [one] Play a second card
       *[other] Play { WORDS($more) } more cards so
    }
koncita-turn-draw = Draw back to { WORDS($hand) }
koncita-out-of-game = You are out of the game.
koncita-out-why = You { $way } (K-37).
koncita-out-keep = You keep your Treasures, but can’t win (K-52).
koncita-out-title = { $name } is out!
koncita-out-second = It was the second order you broke.
koncita-out-rule = Two breaches: out.
koncita-out-points = { $points ->
        [one] Your { $points } point stay in the list,
       *[other] Your { $points } points stay in the list,
    }
koncita-out-no-win = but you can’t win any more (K-52).
koncita-out-broke = You broke an order.
koncita-out-watch = Watch on
koncita-out-undo = Undo
koncita-out-result = Jump to the result

# Moments.
koncita-moment-waaah = Waaah!
koncita-moment-take-one = You! Take one!
koncita-moment-oops = Oops!
koncita-moment-broke = { UP($way) }!
koncita-moment-broke-out = { UP($way) }: out!
koncita-moment-out = Out!
koncita-moment-wedding = The wedding
koncita-moment-wedding-why = { UP($why) }
koncita-moment-takes = { $name } takes { $forfeit }
koncita-moment-remember = I’ll remember
koncita-moment-wins = { $name } wins { $treasure }!

# Before the game.
koncita-before-room = With { WORDS($players) } players: { $furniture } K-05 and { $treasures } K-06. The first player is drawn by lot K-09.
koncita-before-own-room = { $room }, with { WORDS($players) } players: { $furniture } K-05 and { $treasures } K-06. The first player is drawn by lot K-09.
koncita-before-furniture = { $count ->
        [0] no furniture
        [one] { WORDS($count) } piece of furniture
       *[other] { WORDS($count) } pieces of furniture
    }
koncita-before-pillars = { $furniture } and { $count ->
        [one] { WORDS($count) } pillar
       *[other] { WORDS($count) } pillars
    }
koncita-before-for-real = Act your gestures out for real. Whoever sees somebody forget one presses Caught! K-36.
koncita-before-on-screen = If you owe a gesture, click it in your panel before the next card is played K-34.

# What the rulebook says of numbers, cards and rooms.
koncita-rules-from-to = { WORDS($least) } to { WORDS($most) }
koncita-rules-either = { EITHER($things) }
koncita-rules-and-last = { $others }, and { $last }
koncita-rules-sentence = { UP($words) }.
koncita-rules-squares-away = { $squares ->
        [one] one square away
       *[other] { WORDS($squares) } squares away
    }
koncita-rules-mix = { $kind ->
        [goblin] { $count ->
            [0] None moves a goblin.
            [one] One moves a goblin: { $cards }.
           *[other] { UP(WORDS($count)) } move a goblin: { $cards }.
        }
       *[princess] { $count ->
            [0] None moves the Princess.
            [one] One moves the Princess: { $cards }.
           *[other] { UP(WORDS($count)) } move the Princess: { $cards }.
        }
    }
koncita-rules-each-pair = each of the { WORDS($pairs) } pairs of colours { $times ->
        [one] once
        [2] twice
       *[other] { WORDS($times) } times
    }
koncita-rules-colours = { EITHER($colours) } { $times ->
        [one] once
        [2] twice
       *[other] { WORDS($times) } times
    }
koncita-rules-wild = { $count ->
        [one] one wild one
       *[other] { WORDS($count) } wild ones
    }
koncita-rules-oscar-on-pairs = Of every pair, one goblin card and one Princess card also show Oscar: { WORDS($cards) } cards in all.
koncita-rules-oscar = { $cards ->
        [0] None of them also shows Oscar.
        [one] One of them also shows Oscar.
       *[other] { UP(WORDS($cards)) } of them also show Oscar.
    }
# These two follow “Forfeit cards in six decks”.
koncita-rules-decks = of { WORDS($cards) }: { $decks }
koncita-rules-decks-uneven = : { $decks }
koncita-rules-deck = { $deck } ({ $cards })
koncita-rules-later-cards = { $cards ->
        [1] { "" }
        [2] { " " }Then play a second card in the same way.
       *[3] { " " }Then play a second and then a third card in the same way.
    }
koncita-rules-every-stumble = { $number ->
        [1] Every stumble
        [2] Every second stumble
        [3] Every third stumble
        [4] Every fourth stumble
        [5] Every fifth stumble
        [6] Every sixth stumble
        [7] Every seventh stumble
        [8] Every eighth stumble
       *[9] Every ninth stumble
    }
koncita-rules-manners = { $count ->
        [0] { "" }
        [one] { " " }One of them is called { $orders }: when another goblin takes a Treasure, point at the taker, nobody else, and say that this is not done. Your own Treasures ask for nothing.
       *[other] { " " }Some of them are told: { $orders }: when another goblin takes a Treasure, point at the taker, nobody else, and say that this is not done. Your own Treasures ask for nothing.
    }
koncita-rules-none-away = All of them are played for.
koncita-rules-away = { $place ->
        [first] with { $players } players the top { $treasures } Treasures leave the game
       *[later] with { $players } players the top { $treasures }
    }
koncita-rules-walls = { $top } at the top, { $right } on the right, { $bottom } at the bottom, { $left } on the left
koncita-rules-walls-for = with { $players } players { $walls }
koncita-rules-against-walls = They always stand against a wall and make the room smaller.
koncita-rules-use = { $place ->
        [first] { $players } players use { $things }
       *[later] { $players } use { $things }
    }
koncita-rules-pillars-too = Pillars are like furniture.
koncita-rules-all-furniture = all { WORDS($count) }
koncita-rules-some-furniture = { WORDS($count) } ({ $pieces })
koncita-rules-no-furniture = none
koncita-rules-pillars = { $count ->
        [one] one pillar
       *[other] { WORDS($count) } pillars
    }
koncita-rules-treasure = { $name } ({ $points }, { $piece ->
        [princess] Princess
        [oscar] Oscar
        [casket] casket
       *[scepter] scepter
    }): { DOWN($objective) }
koncita-rules-treasure-alone = { $treasure }.
koncita-rules-treasure-noted = { $treasure }; { $note }.

# Furniture.
koncita-furniture-bed = bed
koncita-furniture-wardrobe = wardrobe
koncita-furniture-bath = bath
koncita-furniture-pillar = pillar
koncita-furniture-dresser = dresser
koncita-furniture-harp = harp

# What everybody came to.
koncita-tally-treasures = Treasures won
koncita-tally-in-play = In play
koncita-tally-stayed = to the end
koncita-tally-out = out, turn { $turn }
    .short = out, { $turn }
koncita-tally-won-in = Turn { $turn }: { $how }
koncita-headline-treasure = { $treasure } ({ $points })
koncita-headline-won = { $name } won { $treasures }.
koncita-headline-shoved-and-won = { $name } shoved { $others } and won { $treasures }.
koncita-headline-out = { $name } went out.

# Feats: what they are called, and what they take.
koncita-feat-full-chest = The full chest
koncita-feat-full-chest-help = { WORDS($count) } Treasures in one game
koncita-feat-good-manners = Good manners
koncita-feat-good-manners-help = won without a single Forfeit
koncita-feat-burdened = Heavy burden
koncita-feat-burdened-help = won with { WORDS($count) } Forfeits, { WORDS($players) } or more playing
koncita-feat-untouched = Untouchable
koncita-feat-untouched-help = won and never shoved, { WORDS($players) } or more playing
koncita-feat-elbows = Sharp elbows
koncita-feat-elbows-help = { WORDS($count) } shoves in one game
koncita-feat-good-dog = Good dog
koncita-feat-good-dog-help = Oscar ran { WORDS($count) } times for you
koncita-feat-two-at-once = Two at once
koncita-feat-two-at-once-help = two Treasures in one turn
koncita-feat-long-fingers = Long fingers
koncita-feat-long-fingers-help = { WORDS($count) } Treasures taken by their pieces
koncita-feat-last-one-in = Last one in
koncita-feat-last-one-in-help = won when all others were out
koncita-feat-perfect-memory = Perfect memory
koncita-feat-perfect-memory-help = won with { WORDS($count) } Forfeits, none forgotten
koncita-feat-crowd = Big crowd
koncita-feat-crowd-help = won at a table of { WORDS($count) } or more

# What others did, in a word or two beside the piece it was done with; before it is the face of whoever did it.
koncita-trace-you = you!
koncita-trace-came = came in
koncita-trace-moved = moved
# The Princess.
koncita-trace-princess = moved her
koncita-trace-oscar = sent Oscar
koncita-trace-shoved = shoved
# A room card.
koncita-trace-carried = moved it
koncita-trace-bounced = bounced off
koncita-trace-won = { $count ->
        [one] won 1 point
       *[other] won { $count } points
    }
koncita-trace-forfeit = a Forfeit
koncita-trace-broke = forgot
koncita-trace-out = is out
koncita-trace-threw = threw away

# Who deals says this when a match begins.
koncita-deal-said = Amuse me!
