# Why not.
koncita-no-after-stumble-gestures-are-locked = After a stumble gestures are locked until the next card, or until an order calls.
koncita-no-another-players-turn = It is another player’s turn.
koncita-no-bots-neither-accuse-nor-are = Bots neither accuse nor are accused.
koncita-no-card-doesnt-show-colour = The card doesn’t show that colour.
koncita-no-card-moves-one-square-toward = A card moves one square toward one of its colours.
koncita-no-card-moves-own-goblin-princess = A card moves your own goblin, the Princess, or Oscar.
koncita-no-cards-cant-thrown-away-while = Cards can’t be thrown away while one of them can be played.
koncita-no-casket-and-scepter-are-never = Casket and scepter are never moved by a card.
koncita-no-caught-for-table-forfeits-only = Caught! is for table forfeits only.
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
koncita-kind-head = Head
koncita-kind-legs = Legs
koncita-kind-tongue = Tongue
koncita-kind-hands = Hands
koncita-kind-voice = Voice

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
koncita-option-forfeits = Forfeits
koncita-option-forfeits-digital = Digital
koncita-option-forfeits-help = gestures on screen, or done for real with Caught!
koncita-option-forfeits-table = Table
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
koncita-why-starts-close = It starts close to { $piece ->
        [princess] the Princess
        [casket] the casket
        [scepter] the scepter
       *[oscar] Oscar
    }.
koncita-why-starts-out-of-way = It starts out of the Princess’s way.
koncita-why-starts-in-middle = It starts close to the middle of things.
koncita-why-picks-princess = It moves the Princess, and your goblin can stay where it is.
koncita-why-picks-goblin = It moves your goblin, and better cards stay in the hand.
koncita-why-can-bring-closer = It can bring your goblin closer to { $piece ->
        [princess] the Princess
        [casket] the casket
        [scepter] the scepter
       *[oscar] Oscar
    }.
koncita-why-brings-closer = It brings your goblin closer to { $piece ->
        [princess] the Princess
        [casket] the casket
        [scepter] the scepter
       *[oscar] Oscar
    }.
koncita-why-touches-princess = It touches the Princess: a Forfeit, but also a landing of your choice.
koncita-why-touches-thing = { $piece ->
        [casket] It touches the casket: a Forfeit, but the casket goes where you like.
        [scepter] It touches the scepter: a Forfeit, but the scepter goes where you like.
       *[oscar] It touches Oscar: a Forfeit, but Oscar goes where you like.
    }
koncita-why-shoves = It shoves a goblin that stands there.
koncita-why-risks-nothing = It risks nothing.
koncita-why-princess-into-own = It sends the Princess into your goblin: a Forfeit, but also a landing of your choice.
koncita-why-princess-into-goblin = It sends the Princess into a goblin, which costs a Forfeit.
koncita-why-princess-away = It keeps the Princess away from your goblin.
koncita-why-moves-princess = It moves the Princess, and your goblin stays where it is.
koncita-why-oscar-to-own = It lets Oscar run up to your goblin: a Forfeit, but it costs no move.
koncita-why-oscar-to-goblin = It makes Oscar stop by a goblin, which costs a Forfeit.
koncita-why-oscar-away = It sends Oscar away, and your goblin stays where it is.
koncita-why-shoves-into-princess = It shoves the goblin into the Princess, which costs a Forfeit.
koncita-why-shoves-into-thing = It shoves the goblin into { $piece ->
        [casket] the casket
        [scepter] the scepter
       *[oscar] Oscar
    }, which costs a Forfeit.
koncita-why-shoves-into-goblin = It shoves the goblin into the next one.
koncita-why-shoves-away-from = It shoves the goblin away from { $piece ->
        [princess] the Princess
        [casket] the casket
        [scepter] the scepter
       *[oscar] Oscar
    }.
koncita-why-shoves-aside = It shoves the goblin to where it can do little.
koncita-why-only-deck = { $deck } is the only deck to draw from.
koncita-why-seldom-called-for = What is left of { $deck } is seldom called for.
koncita-why-easy-to-remember = What is left of { $deck } is easy enough to remember.
koncita-why-lands-close = It lands close to { $piece ->
        [princess] the Princess
        [casket] the casket
        [scepter] the scepter
       *[oscar] Oscar
    }.
koncita-why-lands-out-of-way = It lands out of the Princess’s way.
koncita-why-puts-near = It puts { $piece ->
        [casket] the casket
        [scepter] the scepter
       *[oscar] Oscar
    } nearer to your goblin than to any other.
koncita-why-puts-out-of-reach = It puts { $piece ->
        [casket] the casket
        [scepter] the scepter
       *[oscar] Oscar
    } out of everybody’s reach.
koncita-why-puts-aside = It puts { $piece ->
        [casket] the casket
        [scepter] the scepter
       *[oscar] Oscar
    } where it does little harm.

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
koncita-furniture-dresser = dresser
koncita-furniture-harp = harp

# How many Forfeits in one hand end the game.
koncita-rules-most-forfeits = { $most ->
        [one] one Forfeit
       *[other] { WORDS($most) } Forfeits
    }
