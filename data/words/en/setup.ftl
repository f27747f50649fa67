# Who sits where.
setup-facts = { $least }–{ $most } players, about { $minutes } minutes
setup-seats = Seats, in turn order
setup-add-seat = Add a seat
setup-seats-taken = { $taken } of { $most } seats taken. The next goblin:
setup-needs-seats = { $game } needs at least { $seats }
setup-drag = Drag to change the order of turns
setup-nameless = Nameless
setup-portrait-of = { $name }’s portrait
setup-taken = taken
setup-colour-emblem = Colour and emblem
setup-look = { $colour ->
        [violet] Violet key
        [orange] Orange acorn
        [teal] Teal fish
        [pink] Pink heart
        [lime] Lime clover
        [brown] Brown bone
        [slate] Slate feather
       *[night] Night beetle
    }.{ $several ->
        [yes] { " " }The locked ones are taken.
       *[no] { "" }
    }

# How a bot is disposed.
setup-temper = { $temper ->
        [bold] attacks early, takes risks
        [careful] plays it safe
        [spiteful] likes to get in your way
        [generous] shares, and spares you
        [surprise] the deal will tell
       *[even] simply plays its best
    }
setup-temper-tip = { UP($name) }: { $words }
setup-surprise-told = { $name } is { $temper } today.
setup-fitting = { $people ->
        [0] Fitting bots play like medium ones when no person is at the table.
        [one] A fitting bot follows your rating in this game: you win about half. Without a rating it begins at medium.
       *[other] Fitting bots follow the ratings of all people at the table: you win about half. They begin at medium.
    }

# Options, facts and the deal.
setup-options = Options
setup-nothing-to-choose = { $players ->
        [one] Nothing to choose for one player.
       *[other] Nothing to choose for so many players.
    }
setup-no-secrets = All cards lie open: nobody has to look away.
setup-one-human = { $people ->
        [0] Only bots play: no cards have to be hidden.
       *[other] Nobody else looks at this screen: your cards need not be hidden.
    }
setup-curtain = Hands are secret: when somebody else takes over, a curtain hides the cards first.
setup-deal-code = Deal code
setup-new = New
setup-start = Start
setup-code-copied = Deal code copied.
setup-code-digits = A deal code has eight digits.
setup-looking-for-deal = Looking for a deal
setup-proving = Proving that it can be won before it is dealt.
setup-tried = { $positions } positions searched{ $deals ->
        [0] { "" }
        [one] ; 1 deal could not be won
       *[other] ; { $deals } deals could not be won
    }

# House rules, and maps of one's own.
setup-house-rules = House rules
setup-house-rules-for = House rules for { $game }
setup-house-rules-kept = House rules: { $title }. Results are kept, but not counted.
setup-as-printed = As printed
setup-as-printed-rules = As the rulebook has it.
setup-as-printed-map = As the rulebook sets it up for so many players.
setup-usual-map = The usual { $kind ->
        [room] room
       *[map] map
    }
setup-maps = { $kind ->
        [room] Rooms
       *[map] Maps
    }
setup-begin-own = Begin your own
setup-begin-map = Begin a { $kind ->
        [room] room
       *[map] map
    }
setup-begun-rules = Copies of the data lie in { $where }. Change what you like, then look here again.
setup-begun-map = Draw it with Tiled: { $where }
setup-map-unfit = That { $kind ->
        [room] room
       *[map] map
    } is not for { $seats } players: the usual one is set up.
setup-offer-seats = For { $least } to { $most } players. { $words }
setup-offer-own = your own, { $name }
setup-offer-own-seats = your own, { $name }, { $least }–{ $most } players
setup-offer-example = an example
setup-offer-example-seats = an example, { $least }–{ $most } players
setup-own-lie-in = Your own lie in { $folder }
