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
