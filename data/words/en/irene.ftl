# Why not.
irene-no-another-players-turn = It is another player’s turn.
irene-no-breadcrumb-goes-onto-another-tile = A breadcrumb goes onto another tile of the Caves.
irene-no-breadcrumb-lies-on-somebodys-path = That breadcrumb lies on somebody’s path.
irene-no-can-shout-only-before-escaping = You can shout only before an escaping player chooses the next tile.
irene-no-choose-palace-first = Choose a Palace first.
irene-no-done-alone-not-company = That is done alone, not in company.
irene-no-done-company-not-alone = That is done in company, not alone.
irene-no-drawn-tile-must-placed-first = The drawn tile must be placed first.
irene-no-escape-goes-on-with-tile = The escape goes on with a tile.
irene-no-escape-has-begun-lay-path = The escape has begun: lay your path.
irene-no-explore-chart-path-or-escape = Explore, chart your path, or escape.
irene-no-face-up-tile-can-chosen = A face-up tile can be chosen only if it fits.
irene-no-game-over = The game is over.
irene-no-goblin-spent = That Goblin is spent.
irene-no-home-must-taken-first = A Home must be taken first.
irene-no-home-must-turned-first = A Home must be turned first.
irene-no-home-not-available = That Home is not available.
irene-no-home-turned-already = That Home is turned already.
irene-no-mountain-empty = The Mountain is empty.
irene-no-mountain-empty-must-escape = The Mountain is empty: you must escape.
irene-no-mountains-own-cell-stays-free = The Mountain’s own cell stays free.
irene-no-nobody-else-plays = Nobody else plays.
irene-no-nobody-shouts-their-own-turn = Nobody shouts in their own turn.
irene-no-nobody-sits-there = Nobody sits there.
irene-no-once-have-begun-escape-can = Once you have begun your escape you can never explore again.
irene-no-only-available-home-can-turned = Only an available Home can be turned.
irene-no-only-path-ends-grass-leads = Only a path that ends in grass leads home.
irene-no-only-tiles-peeked-at-change = Only tiles you peeked at change places, and none with a breadcrumb on it.
irene-no-palace-must-chosen-first = A Palace must be chosen first.
irene-no-palace-taken = That Palace is taken.
irene-no-paths-tiles-must-put-back = The path’s tiles must be put back first.
irene-no-peek-comes-its-end-with = The peek comes to its end with a breadcrumb, or without one.
irene-no-shout-has-failed-this-turn = A shout has failed in this turn: nobody may shout again.
irene-no-shout-turns-up-face-down = A shout turns up a face-down tile of the Caves.
irene-no-take-cave-tiles-keep-first = Take the Cave tiles that you keep first.
irene-no-take-tile-caves-have-not = Take a tile of the Caves that you have not taken yet.
irene-no-there-no-face-down-cave = There is no face-down Cave tile to turn up.
irene-no-there-no-such-palace = There is no such Palace.
irene-no-there-no-tile-on-cell = There is no tile on that cell.
irene-no-there-no-tile-on-path = There is no tile on the path.
irene-no-there-tile-on-cell = There is a tile on that cell.
irene-no-tile-does-not-fit-must = The tile that does not fit must be laid on a cell first.
irene-no-tile-laid-beside-another-one = A tile is laid beside another one, or beside the Mountain.
irene-no-tile-pile-goes-on-only = A tile of your pile goes on only where the symbols match.
irene-no-turn-begins-explore-or-announce = A turn begins: explore, or announce your escape.
irene-no-whoever-shouted-must-turn-up = Whoever shouted must turn up a tile first.
irene-no-chart-of-so-few = A chart needs at least { $least ->
        [one] one tile
       *[other] { WORDS($least) } tiles
    } in the Caves.

# How a game ended, and what everybody reached.
irene-end-all-home = everybody is home
irene-end-no-home = no Home is left
irene-end-trapped = nobody inside can go on
irene-end-match-lost = the goblins have won { $games ->
        [one] one game
       *[other] { WORDS($games) } games
    }
irene-end-nobody = nobody escaped
irene-end-too-few = nobody has more than the goblins’ { $number }
irene-end-tie = a tie for most, with { $points ->
        [one] 1 point
       *[other] { $points } points
    }
irene-end-solo-won = home with more points than the goblins’ number
irene-end-solo-sealed = the last Home was turned
irene-end-solo-no-path = no path led out of the Escape Pile
irene-end-solo-gave-up = the game was given up
irene-end-solo-not-enough = home with { $points }, but the goblins have { $number }
irene-headline-goblins = The goblins win
irene-headline-home = { $tiles ->
        [one] { $name } came home over a single tile.
       *[other] { $name } came home over { WORDS($tiles) } tiles.
    }
irene-headline-caught = { $name } ran into a Goblin on the way home.
irene-headline-grew = { $tiles ->
        [one] { $name }’s path grew by a single tile.
       *[other] { $name }’s path grew by { WORDS($tiles) } tiles.
    }
irene-the-goblins = the goblins
irene-line-scrolls = scrolls
irene-line-crumbs = crumbs
irene-line-bonus = bonus
irene-line-points = Points
irene-line-not-home = not home
irene-line-games = games won

# What can be chosen.
irene-keys-goblins = ‘Goblins!’ in Irene
irene-option-advanced = Advanced
irene-option-advanced-help = secret swaps, bonus symbols, goblins to beat
irene-option-aide = Aide-mémoire
irene-option-aide-help = what you saw stays faintly visible; assisted
irene-option-match = Match
irene-option-match-help = one game after another, until there is a champion
irene-solitaire = Irene solo

# Numbers of things.
irene-points = { $count ->
        [one] 1 point
       *[other] { $count } points
    }
irene-tiles = { $count ->
        [one] one tile
       *[other] { WORDS($count) } tiles
    }
irene-cave-tiles = { $count ->
        [one] one Cave tile
       *[other] { WORDS($count) } Cave tiles
    }
irene-games = { $count ->
        [one] one game
       *[other] { WORDS($count) } games
    }
irene-goblins = { $count ->
        [one] one Goblin
       *[other] { WORDS($count) } Goblins
    }
irene-goblins-lie = { $count ->
        [one] lies
       *[other] lie
    }
irene-goblin-tiles = { $count ->
        [one] One tile is a Goblin
       *[other] { UP(WORDS($count)) } tiles are Goblins
    }
irene-share = { $of ->
        [1] all
        [2] half
        [3] a third
       *[4] a quarter
    }
irene-scrolls = { $count ->
        [0] no scroll
        [one] 1 scroll
       *[other] { $count } scrolls
    }
irene-breadcrumbs = { $count ->
        [one] 1 breadcrumb
       *[other] { $count } breadcrumbs
    }
irene-tiles-in-figures = { $count ->
        [one] 1 tile
       *[other] { $count } tiles
    }
irene-bonus = { $points } bonus
irene-best-path = The best path: { $points }

# What lies on tiles, as the rulebook lists them.
irene-paths-from = From { $symbol }: { $paths }.
irene-grass = grass
irene-scroll-plain = plain
irene-symbol-ring = ring
    .the = the ring
    .from = from the ring
    .every = every ring
    .each = each ring
    .crumb = the ring crumb
    .breadcrumb = ring breadcrumb
    .palace = the ring Palace
irene-symbol-rose = rose
    .the = the rose
    .from = from the rose
    .every = every rose
    .each = each rose
    .crumb = the rose crumb
    .breadcrumb = rose breadcrumb
    .palace = the rose Palace
irene-symbol-lamp = lamp
    .the = the lamp
    .from = from the lamp
    .every = every lamp
    .each = each lamp
    .crumb = the lamp crumb
    .breadcrumb = lamp breadcrumb
    .palace = the lamp Palace
irene-symbol-pick = pick
    .the = the pick
    .from = from the pick
    .every = every pick
    .each = each pick
    .crumb = the pick crumb
    .breadcrumb = pick breadcrumb
    .palace = the pick Palace

# Why somebody might do something: hints.
irene-why-explore-first = You know nothing of the Caves yet, so look around first.
    .own = I know nothing of the Caves yet, so I look around first.
irene-why-explore-more-worth = The way you know is not worth enough yet, and there is still time to look.
    .own = The way I know is not worth enough yet, and there is still time to look.
irene-why-explore = You have seen { $seen } of the { $tiles } tiles in the Caves: no good way home yet, so one more look.
    .own = I have seen { $seen } of the { $tiles } tiles in the Caves: no good way home yet, so one more look.
irene-why-escape-mountain-empty = The Mountain is empty: it is time to go.
irene-why-escape-now-or-never = Hardly a Home is left: now or never.
irene-why-escape-to-beat = What you remember may be enough to beat those who are home.
    .own = What I remember may be enough to beat those who are home.
irene-why-escape-after-others = Somebody has set out already, and you have seen a good way: go.
    .own = Somebody has set out already, and I have seen a good way: off I go.
irene-why-escape = You have seen a good way home: go before somebody takes its tiles.
    .own = I have seen a good way home: I go before somebody takes its tiles.
irene-why-place-news = { $tiles ->
        [one] From there you can peek at a tile that you have not seen.
       *[other] From there you can peek at { $tiles } tiles that you have not seen.
    }
    .own = { $tiles ->
        [one] From there I can peek at a tile that I have not seen.
       *[other] From there I can peek at { $tiles } tiles that I have not seen.
    }
irene-why-place-doubtful = Somebody may have swapped tiles there, so it is worth another look.
irene-why-place-memory = From there you can refresh your memory.
    .own = From there I can refresh my memory.
irene-why-place-aside = It lies out of the way there, where few will peek at it.
irene-why-crumb-bluff = Others may take it for a tile you want.
    .own = Others may take it for a tile I want.
irene-why-crumb-moved = It is more likely to be on your way there, and captured it is worth { $points ->
        [one] 1 point
       *[other] { $points } points
    }.
    .own = It is more likely to be on my way there, and captured it is worth { $points ->
        [one] 1 point
       *[other] { $points } points
    }.
irene-why-crumb-guards = On your way it is worth { $points ->
        [one] 1 point
       *[other] { $points } points
    }, and nobody can swap that tile any more.
    .own = On my way it is worth { $points ->
        [one] 1 point
       *[other] { $points } points
    }, and nobody can swap that tile any more.
irene-why-crumb = If you come past on your way home, it is worth { $points ->
        [one] 1 point
       *[other] { $points } points
    }.
    .own = If I come past on my way home, it is worth { $points ->
        [one] 1 point
       *[other] { $points } points
    }.
irene-why-palace-and-bonus = { UP($start) } you know the best way on, and { $bonus } on it is a bonus.
    .own = { UP($start) } I know the best way on, and { $bonus } on it is a bonus.
irene-why-palace-open = A tile that goes on { $start } lies open already.
irene-why-palace = Of all Palaces { $palace } fits best what you have seen.
    .own = Of all Palaces { $palace } fits best what I have seen.
irene-why-choose-home = It lies open, it fits, and it leads home.
irene-why-choose-open = { $points ->
        [0] It lies open, and it fits.
       *[other] It lies open, it fits, and it is worth { $points }.
    }
irene-why-choose-doubtful = You have seen this tile, though it may have been swapped since.
    .own = I have seen this tile, though it may have been swapped since.
irene-why-trust-memory = The way goes on { $start }, and you have seen this tile: trust your memory.
    .own = The way goes on { $start }, and I have seen this tile: I trust my memory.
irene-why-choose-mountain = Nobody knows the Mountain’s top tile, and it is as good a guess as any.
irene-why-choose-crumb = Somebody left a breadcrumb there, so it is the best guess.
irene-why-seal-advanced = One has to be turned, and nobody knows the number on its back.
irene-why-seal = One Home fewer for those who are still inside.
irene-why-shout-sure = Only a Goblin stops { $name }, and you have seen where one may lie.
    .own = Only a Goblin stops { $name }, and I have seen where one may lie.
irene-why-shout = { $name } is getting away, and a shout may cost them the turn.
irene-why-turn-up-crumb = It is a guess, and the breadcrumb there may be a bluff.
irene-why-solo-any-palace = Every symbol leads on equally often, so any Palace will do.
irene-why-solo-palace = No symbol leads on more often than { $symbol }.
irene-why-dig-too-few = A chart needs { $needed } tiles, and the Caves have { $caves }: dig.
    .own = A chart needs { $needed } tiles, and the Caves have { $caves }: I dig.
irene-why-dig-to-keep = One more tile in the Caves is one more to keep.
irene-why-dig = { $goblins ->
        [0] No Goblin is
        [one] One Goblin is
       *[other] { UP(WORDS($goblins)) } Goblins are
    } left in a Mountain of { $tiles }: a longer chart is worth the risk.
irene-why-chart = { $tiles ->
        [one] A tile comes to safety before a Goblin sweeps the Caves away.
       *[other] { UP(WORDS($tiles)) } tiles come to safety before a Goblin sweeps the Caves away.
    }
irene-why-keep-grass = A way home has to end in grass.
irene-why-keep-worth = It leads from { $entry } to { $end } and is worth { $points } points.
irene-why-keep = It leads from { $entry } to { $end }, and you may need that.
    .own = It leads from { $entry } to { $end }, and I may need that.
irene-why-run-nothing-more = There is nothing more to find: run for it.
irene-why-run = { $number ->
        [0] Your pile should lead home already.
       *[other] If you remember your pile well, it beats the { $number }.
    }
    .own = { $number ->
        [0] My pile should lead home already.
       *[other] If I remember my pile well, it beats the { $number }.
    }
irene-why-lay-grass = It ends in grass, and nothing longer is worth more.
irene-why-lay = It fits, and the best way goes on { $start }.
irene-why-enter = The path is complete, and worth { $points }.
irene-why-swap = Whoever remembers these two cells will be wrong about them.
irene-why-end-turn = No breadcrumb would help now, and one may give your way away.
    .own = No breadcrumb would help now, and one may give my way away.
irene-why-take-home = Home at last, and from the front every Home is as good as another.
irene-why-put-back = There it lies in nobody’s way and shows nobody more of the Caves.
irene-why-next-game = This game is over: on to the next one.
irene-why-solo-seal = One must be turned, and nobody knows the number on its back.
irene-why-take-back = Your pile allows more than this: try another way.
    .own = My pile allows more than this: I try another way.
irene-why-surrender = There is no way home any more.
irene-why-choose-another = What you know would do, but a tile that you have not seen may be worth more.
    .own = What I know would do, but a tile that I have not seen may be worth more.
irene-why-choose-unseen = Nothing you have seen goes on { $start }, so try a tile that you have not seen.
    .own = Nothing I have seen goes on { $start }, so I try a tile that I have not seen.
irene-why-turn-up-seen = Only a Goblin stops { $name }, and you have seen this tile: trust your memory.
    .own = Only a Goblin stops { $name }, and I have seen this tile: I trust my memory.
irene-why-turn-up-unseen = Only a Goblin stops { $name }, and it may lie where you have not looked.
    .own = Only a Goblin stops { $name }, and it may lie where I have not looked.
irene-why-open-place = { $tiles ->
        [one] From there I could peek at the tile beside it.
       *[other] From there I could peek at { $tiles } tiles beside it.
    }
irene-why-open-crumb = On my way home it is worth { $points ->
        [one] 1 point
       *[other] { $points } points
    }. Whether I will really come past stays my secret.
irene-why-open-choose = The way must go on { $start }. Either I remember this tile, or I am lucky.
irene-why-open-turn-up = Only a Goblin stops { $name }. Did I remember one there, or did I guess?
irene-cell = { $side ->
        [left] { $way ->
            [above] { $across } left and { $down } above the Mountain
            [below] { $across } left and { $down } below the Mountain
           *[none] { $across } left of the Mountain
        }
        [right] { $way ->
            [above] { $across } right and { $down } above the Mountain
            [below] { $across } right and { $down } below the Mountain
           *[none] { $across } right of the Mountain
        }
       *[none] { $way ->
            [above] { $down } above the Mountain
           *[below] { $down } below the Mountain
        }
    }
irene-act-explore = explore
irene-act-escape = escape
irene-act-end-turn = leave no breadcrumb
irene-act-shout = shout “Goblins!”
irene-act-next-game = begin the next game
irene-act-place = put the tile { $cell }
irene-act-swap = swap the tile { $one } with the one { $other }
irene-act-crumb = move { $crumb } onto the tile { $cell }
irene-act-palace = set out { $start }
irene-act-choose = turn to the tile { $cell }
irene-act-choose-mountain = turn up the top of the Mountain
irene-act-home = go into Home { $home }
irene-act-put-back = put the tile back { $cell }
irene-act-seal = turn Home { $home }
irene-act-dig = dig
irene-act-chart = chart the path
irene-act-run = run for it
irene-act-take-back = take a tile back
irene-act-enter = go home
irene-act-surrender = give up
irene-act-keep = keep the tile from { $entry } to { $end }
irene-act-lay = lay the tile from { $entry } to { $end }

# What is asked now: a heading, and a sentence of what to do. While a bot decides: what about.
irene-now-ring = Is there a Goblin under a tile?
    .stake = Ring your bell, then turn up a Cave tile. Find a Goblin, and { $name } loses this turn.
    .price = Wrong, and nobody may ring again this turn.
irene-now-awaited-turn = { $name }’s turn
    .words = { $name } explores, or begins to escape.
irene-now-awaited-place = { $name } has drawn a tile
    .words = { $name } is choosing a cell for it.
irene-now-awaited-peeked = { $name } peeks
    .words = { $name } looks at the neighbours of that tile, and may lay a breadcrumb.
irene-now-awaited-palace = { $name } will escape
    .words = { $name } is choosing a Palace.
irene-now-awaited-choose = { $name } escapes
    .words = { $name } is choosing a tile.
irene-now-awaited-home = { $name } is in the open
    .words = { $name } is choosing a Home.
irene-now-awaited-misfit = { $name }: it does not fit
    .words = { $name } is choosing a cell for the tile.
irene-now-awaited-caught = { $name } is caught
    .words = { $name } lays the tiles back into the Caves.
irene-now-awaited-job = { $name } seals a Home
    .words = { $name } was first home, and is choosing a Home to turn.
irene-now-awaited-shout = { $name } shouts: Goblins!
    .words = { $name } is choosing a Cave tile to turn up.
irene-now-must-escape = { $people ->
        [one] Escape!
       *[other] { $name }: escape!
    }
    .words = The Mountain is empty: you must begin your escape.
irene-now-turn = { $people ->
        [one] Explore or escape?
       *[other] { $name }: explore or escape
    }
    .words = Click the Mountain to draw a tile, or announce your escape.
irene-now-place = Place the tile in the Caves
    .words = Click a lit cell, or drag it there. It will lie face down.
irene-now-swap = Peek, swap, then a breadcrumb
    .words = Drag one peeked tile onto another to swap them; lay a crumb, or end your turn.
irene-now-peek = Peek, then a breadcrumb
    .words = Remember what you see. A breadcrumb reminds you; whoever takes its tile gets a point.
irene-now-palace = { $people ->
        [one] Choose a Palace
       *[other] { $name }: choose a Palace
    }
    .words = Your path begins with its symbol.
irene-now-palace-with-bonus = { $people ->
        [one] Choose a Palace
       *[other] { $name }: choose a Palace
    }
    .words = Its front begins your path. Every symbol like its back is worth { $worth }.
irene-now-others-may-ring = Goblins?
    .words = The others may ring now. If they turn up a Goblin, { $name } loses this turn; the path stays.
irene-now-choose = { $people ->
        [one] Your escape
       *[other] { $name } escapes
    }
    .words = Click a tile that goes on from the path’s end.
irene-now-home = { $people ->
        [one] Choose a Home
       *[other] { $name }: choose a Home
    }
    .words = The grass leads home: take any that is lit.
irene-now-misfit = { $people ->
        [one] It does not fit
       *[other] { $name }: it does not fit
    }
    .words = Click a lit cell for the tile: there it stays face up.
irene-now-caught = { $people ->
        [one] You are caught!
       *[other] { $name } is caught
    }
    .words = Click a lit cell for each tile.
irene-now-seal = { $people ->
        [one] Seal a Home
       *[other] { $name }: seal a Home
    }
    .words = You were first: in each turn one Home becomes the goblins’. Click it.
irene-now-turn-up = { $people ->
        [one] Goblins!
       *[other] { $name }: Goblins!
    }
    .words = Click a face-down Cave tile: a Goblin there ends the escape for this turn.
irene-now-over = The game is over
irene-now-moment-to-ring = { $name } escapes
    .words = Everybody has a moment to ring before { $name } goes on.
irene-now-solo-palace = Choose a Palace: your path begins with its symbol, and its back tells the bonus.
    .words = Build a path from it into the grass, worth more than the highest number on a Home that is turned.
irene-now-solo-chart = { $kept ->
        [0] Keep { $tiles ->
                [one] one Cave tile: click it.
               *[other] { WORDS($tiles) } Cave tiles: click them.
            }
       *[other] Keep { $tiles ->
                [one] one more Cave tile: click it.
               *[other] { WORDS($tiles) } more Cave tiles: click them.
            }
    }
    .words = What you keep goes face down into your Escape Pile. The others are discarded, and a Home is turned.
irene-now-solo-seal = Turn a Home of your choice to its Goblin side: click it.
    .words = Its number may be the one to beat. When the last Home is turned, the game is lost.
irene-now-solo-lay = Click tiles that go on from the path’s end; grass leads home. Not every tile must be used.
irene-now-solo-complete = The path is complete. A click on its last tile takes that back.
irene-now-solo-best = The best path was worth { $points }.
irene-now-solo-no-way = There was no way home.
irene-now-goblins-won = { $game ->
        [0] The goblins win
       *[other] The goblins win game { $game }
    }
irene-now-somebody-won = { $game ->
        [0] { $name } wins
       *[other] { $name } wins game { $game }
    }
irene-now-points = Points: { $reached }.
irene-now-reached = { $name } { $points }
irene-now-not-home = { $name } not home
irene-now-goblins-reached = goblins { $points }

# A tile that lies open.
irene-tile-goblin = a Goblin
irene-tile-path = { $entry } to { $exit }

# What happened in a step: clauses in one sentence. What somebody did follows their name, which is said once.
irene-log = { UP($told) }.
irene-log-deed = { $name } { $deed }
irene-log-dealt = game { $number } begins with { $name }
irene-log-goblins-won = { $how }: the goblins win
irene-log-somebody-won = { $how }: { $name } wins
irene-log-drew = drew a tile
irene-log-placed = { $peeked ->
        [0] placed a tile and peeked at none
        [one] placed a tile and peeked at one tile
       *[other] placed a tile and peeked at { WORDS($peeked) } tiles
    }
irene-log-crumb = laid { $crumb }
irene-log-announced = begins the escape
irene-log-palace = took { $palace }
irene-log-went-back = laid a tile in the Caves
irene-log-arrived = is home
irene-log-sealed = sealed a Home: Goblins, number { $number }
irene-log-shouted = shouted “Goblins!”
irene-log-passed = had no tile to choose
irene-log-joined = took { $tile }
irene-log-did-not-fit = turned up { $tile }: it did not fit
irene-log-caught-on-mountain = was caught by a Goblin on the Mountain
irene-log-caught-in-caves = was caught by a Goblin in the Caves
irene-log-found-goblin = turned up a Goblin: whoever escapes loses the turn
irene-log-found-no-goblin = turned up { $tile }: no Goblin
irene-log-solo-palace = { UP($palace) }; bonus symbol { $bonus }.
irene-log-solo-dug = Found { $tile }.
irene-log-solo-goblin = { $lost ->
        [0] A Goblin found the Caves empty.
        [one] A Goblin swept one tile away.
       *[other] A Goblin swept { WORDS($lost) } tiles away.
    }
irene-log-solo-charted = Charted { $kept }, discarded { $discarded }.
irene-log-solo-reshuffled = { UP($tiles) } went back under the Mountain.
irene-log-solo-sealed = A Home was turned: Goblins, number { $number }.
irene-log-solo-run = The escape begins with { $tiles }.
irene-log-solo-laid = Laid { $tile }.
irene-log-solo-took-back = Took { $tile } back.

# How a solo game ended; and the same in the log.
irene-verdict-sealed = The last Home was turned.
    .log = The last Home was turned.
irene-verdict-not-enough = Home, but the goblins’ number was not beaten.
    .log = Home, but the goblins’ number was not beaten.
irene-verdict-gave-up = You gave up.
    .log = You gave up.
irene-verdict-no-path = No path leads out of this Escape Pile.
    .log = No path leads out of this Escape Pile.
irene-verdict-won = Home, with more points than the goblins’ number!
    .log = Home, with more points than the goblins’ number.

# What happens while a story is told, where else it stands what is asked.
irene-told-tries = Does the tile go on from the path’s end?
irene-told-fits = It fits: the path goes on.
irene-told-misfit = The tile goes back into the Caves, and stays face up there.
irene-told-way-home = { $people ->
        [one] On your way home
       *[other] { $name } is on the way home
    }
    .words = The golden thread leads to the door.
irene-told-sealed = A Home is turned
    .words = The goblins live there now: their number is { $number }.
irene-told-goblin = A Goblin!
    .words = It takes every tile that lies in the Caves.
    .nothing = It finds nothing in the Caves.
irene-told-pile = The Escape Pile is turned up

# What happens before everybody’s eyes: ribbons, captions and shouts.
irene-tale-announced = { $name }: I’m going to escape!
irene-tale-did-not-fit = It does not fit.
irene-tale-caught = { $name } is caught!
irene-tale-path-lost = The path is lost; the Palace stays.
irene-tale-turn-over = The turn is over.
irene-tale-you-are-home = Home!
irene-tale-is-home = { $name } is home!
irene-tale-first-home = First home: from now on { $name } turns Homes.
irene-tale-no-goblin = No Goblin: the bell is silent this turn
    .line = { $name } goes on.
irene-tale-found = { $name } found a Goblin
irene-tale-you-lose-turn = You lose this turn. Your path stays.
irene-tale-loses-turn = { $name } loses this turn. The path stays.
irene-tale-passed = { $name } can’t go on
irene-tale-lost = { $tiles ->
        [one] A Goblin! One tile is lost.
       *[other] A Goblin! { UP(WORDS($tiles)) } tiles are lost.
    }
    .line = { UP(WORDS($more)) } more, and the discards come back: a Home is turned.
irene-tale-all-together = { UP($goblins) }!
    .line = Everything goes back under the Mountain: a Home is turned.
irene-tale-home-won = Home, and you win!
irene-tale-home-lost = Home, but the goblins win
irene-tale-against = { $points } against the goblins’ { $number }.
irene-shout-mine = Mine!
irene-shout-nothing = Nothing here?
irene-shout-caught = Caught!
irene-shout-growl = Hrrr …
irene-shout-goblins = Goblins!

# The sheet on which points are counted when somebody comes home.
irene-count-home = { $name } is home
irene-count-you = Home
irene-count-scrolls = { $count ->
        [one] 1 scroll on the way
       *[other] { $count } scrolls on the way
    }
irene-count-crumbs = { $count ->
        [one] 1 breadcrumb taken
       *[other] { $count } breadcrumbs taken
    }
irene-count-bonus = bonus symbols

# The sheet of a solo game that is over.
irene-sheet-not-home = not home: nothing counts
irene-sheet-goblins = The goblins
irene-sheet-pile = What lay in your Escape Pile
irene-sheet-all-homes = Your Homes
irene-sheet-no-palace = You gave up before you had chosen a Palace: without one no path begins.
irene-sheet-empty-pile = Your Escape Pile was empty. Tiles come into it when you chart your path.
irene-sheet-stuck = { UP($end) } no tile of your pile led on.
irene-sheet-path = Your path
irene-sheet-enough = would have won
irene-sheet-no-path = No path led home from this pile
irene-sheet-reasons = scrolls { $scrolls }, bonus symbols { $bonus }
irene-sheet-missing = { $count } missing
irene-sheet-homes = { $turned } of { $homes } Homes turned

# What the parts of the table are called, and what stands beside them. There is little room.
irene-table-name = The Princess and the Goblin
irene-assisted = assisted
irene-plate-wins = { $games } won
irene-plate-goblins-won = goblins { $games } won
irene-plate-home = Home: { $points }
irene-plate-path = Path: { $points }
irene-plate-your-turn = Your turn
irene-plate-exploring = Exploring
irene-plate-solo-turn = Solo, turn { $number }
irene-plate-solo-deal = deal { $code }
irene-plate-solo-best = best so far { $points }
irene-plate-solo-beat = Score more than
irene-aim-advanced = Come home with more points than anybody, and than any turned Home.
irene-area-palaces = Goblin Palaces
irene-area-homes = Homes: { $open } open
irene-area-homes-to-beat = Homes: { $open } open, { $number } to beat
irene-area-misfit = { $tiles ->
        [one] One tile goes to the Caves
       *[other] { $tiles } tiles go to the Caves
    }
irene-area-going-back = { $tiles ->
        [one] One tile goes back to the Caves
       *[other] { $tiles } tiles go back to the Caves
    }
irene-area-path = { $name }’s path
irene-area-own-path = Your path
irene-area-so-far = { $points } so far
irene-area-just-now = Just now
irene-area-nothing-yet = It is still quiet in the Caves.
irene-area-next-tile = next tile
irene-area-solo-homes = Homes
    .open = { $open } open; every turned Home may raise the score to beat
    .last = One is open: when it is turned, you lose!
irene-area-solo-palace = Your Palace
irene-area-solo-pile = Escape Pile: face down till you escape
irene-area-solo-no-pile = Escape Pile: empty, until you chart
irene-area-solo-bonus = Bonus
    .words = { $points } for { $each }
irene-area-solo-turned-up = Your Escape Pile: { $tiles }
irene-area-solo-caves = Caves: { $tiles }
irene-area-solo-warning = { $tiles ->
        [one] a Goblin takes it
       *[other] a Goblin takes them all
    }
irene-area-solo-mountain = The Mountain
    .words =
        { $goblins ->
            [one] 1 Goblin
           *[other] { $goblins } Goblins
        } among { $tiles ->
            [one] 1 tile
           *[other] { $tiles } tiles
        }
irene-area-solo-discards = Discards
    .words = Goblins { $goblins } of { $together }
irene-area-solo-path = Your path: { $points }, { $number } to beat
irene-look-closer = Turn the wheel to look closer
irene-look-elsewhere = Drag the ground to look elsewhere, double-click it to see everything

# The tray: the steps of a turn, one’s own breadcrumbs, and the drawn tile. Two short lines each where there are two.
irene-tray-place = Place
irene-tray-peek = Peek
irene-tray-crumb = Breadcrumb
irene-tray-crumbs = Your breadcrumbs
irene-tray-you-see =
    only you
    see it
irene-tray-sees =
    { $name }
    sees it
irene-tray-placed = you placed it
irene-crumb-ready = ready
irene-crumb-in-caves = in Caves
irene-crumb-captured = captured

# Beside a piece that is shown large: short lines, one below the other.
irene-face-entry = Entry
irene-face-exit = Exit
irene-face-exit-grass = Exit: grass
irene-face-only-you = Only you
irene-face-others-path = { $name }’s path: { $points }
irene-face-turned-home = Goblins: { $number }
irene-face-home =
    A Home
    for one
irene-face-palace =
    A Palace:
    a path from
    { $symbol }
irene-face-bonus = bonus: { $symbol }
irene-face-goblin =
    A Goblin
    { "" }
irene-face-spent-goblin =
    A Goblin
    spent
irene-face-solo-goblin = A Goblin
    .words = It takes all the Caves with it.
irene-face-solo-after = in your path, after

# What can be done: buttons, questions, and what an action brings.
irene-do-end-turn = End turn
irene-do-escape = Escape!
    .question = You can never explore again.
    .yes = Escape now
    .no = Explore on
irene-do-next-game = Next game
irene-do-put-all-back = Put them back for me
irene-do-lay-down = Lay it down for me
irene-do-show = Only I look
irene-look-first = First press ‘{ irene-do-show }’: what only you may see is covered.
irene-do-explore = Explore
    .caption = Draw a tile into the Caves.
    .danger =
        { $goblins ->
            [one] One of the { $tiles } is a Goblin
           *[other] { $goblins } of the { $tiles } are Goblins
        }{ $caves ->
            [0] { "" }
            [one] : one takes it
           *[other] : one takes all { WORDS($caves) }
        }.
    .empty = The Mountain is empty.
    .over = There is nothing left to explore.
irene-do-chart = Chart your path
    .caption = Keep { WORDS($kept) } of the { WORDS($tiles) } in your Escape Pile,
    .cost = lose the others, then turn a Home.
    .fatal = but that turns the last Home: lost!
    .question = Whoever charts turns a Home, and only one is left: the game would be lost at once.
    .yes = Chart and lose
    .later = Keep { $share } of the Cave tiles for your path.
    .needs = You need { $tiles } for it.
irene-do-run = Escape
    .caption = Reveal the pile of { WORDS($tiles) } and lay your path.
    .worth = It must be worth more than { $number }.
    .later = Lay your path from Palace to grass.
    .needs = Your Escape Pile is still empty.
    .hopeless = Your Escape Pile is empty: no path leads home, and the game is lost.
    .question = The Escape Pile of { $tiles } is turned up, and there is no more exploring. Without a path into the grass worth more than { $number } the game is lost.
irene-do-enter = Go home

# Before a match: who begins, and what wins.
irene-before-first = The first player is drawn by lot I-11. Explore as long as you dare; then escape I-20.
irene-before-win = You win with most points for scrolls and captured breadcrumbs among those who escape I-31.
irene-before-win-advanced = You win with more points than the others, and than the highest number on a turned Home I-42.
irene-before-champion = The first to win { $games } is champion, even if that is the goblins I-32.
irene-before-solo = Irene solo: explore, chart your path, and escape with more points than the goblins’ number I-56.
irene-before-solo-homes = A Home is turned whenever you chart I-52, and whenever { $goblins } lie discarded I-54.

# What a piece is with which nothing can be done now, and where one can go.
irene-about-mountain = The Mountain: { $tiles }, face down. Whoever explores draws the top one (I-12).
irene-about-own-crumb = Your { $crumb }. It reminds you of a tile; whoever takes that tile gets { $worth } (I-14, I-24).
irene-about-others-crumb = { $name }’s { $crumb }. It marks a tile; whoever takes that tile gets { $worth } (I-14, I-24).
irene-about-palace = A Goblin Palace: whoever escapes begins a path with its symbol (I-20).
irene-about-path = A tile of a path: { $worth } for each scroll, if it leads home (I-31).
irene-about-own-drawn = You have drawn this tile, and nobody else sees it. Lay it on a lit cell (I-12).
irene-about-drawn = { $name } has drawn this tile, and nobody else sees it (I-12).
irene-about-returning = It goes to the Caves, face up, on an empty cell (I-22, I-25).
irene-about-home = A Home: whoever has laid a tile with grass takes one, and has escaped (I-23).
irene-about-turned-home = The goblins have this Home, with the number { $number } (I-27).
irene-about-number-to-beat = The goblins have this Home, with the number { $number } to be beaten (I-42).
irene-about-thread = The golden thread: it runs from the Palace to the end of the path (I-21).
irene-about-first-home = { $name } was first home, and turns one Home in each turn (I-27).
irene-about-escaped = { $name } has escaped; a bell may still be rung (I-26).
irene-about-escaping = { $name } escapes along a path, and can never explore again (I-20). { $crumbs ->
        [one] 1 breadcrumb left.
       *[other] { $crumbs } breadcrumbs left.
    }
irene-about-exploring = { $name } explores, and may escape at the beginning of any turn (I-20). { $crumbs ->
        [one] 1 breadcrumb left.
       *[other] { $crumbs } breadcrumbs left.
    }
irene-about-face-down = A Cave tile, face down: whoever placed it or peeked at it has seen it (I-12, I-13).
irene-about-spent-goblin = A spent Goblin: it stays face up, and can’t be chosen again (I-25).
irene-about-face-up = A Cave tile, face up: it can be taken where it fits the end of a path (I-21).
irene-about-solo-mountain = The Mountain: { $tiles }, face down. Explore draws the top one (I-51).
irene-about-solo-path = Only the last tile of the path can be taken back (I-55).
irene-about-solo-tile = A Cave tile: chart your path to keep it before a Goblin takes it (I-52, I-53).
irene-about-solo-turned-home = The goblins have this Home: score more than { $number } (I-56).
irene-about-solo-home = A Home that is still yours. One is turned whenever you chart; when the last one is, you lose (I-54).
irene-about-solo-palace = Your path begins with its symbol; the bonus symbol on its back makes points (I-50, I-56).
irene-about-solo-discards = Discarded. When { $goblins } lie here, everything goes back under the Mountain (I-54).
irene-about-solo-thread = The golden thread: it runs from your Palace to the end of your path (I-55).
irene-about-solo-pile = Your Escape Pile: it stays face down until you escape (I-52).
irene-drop-on-cell = Drop it on a lit cell of the Caves.
irene-drop-on-tile = Drop it on a tile of the Caves.
irene-drop-on-tray = Drop it on the tray, or click the Mountain: you look at the tile first.
irene-drop-at-end = Click it, or drop it at the end of the path.
irene-drop-at-beginning = Click it, or drop it where the path will lie.
irene-drop-click = Click it.

# Feats: what they are called, and what they take.
irene-feat-light-feet = Light feet
irene-feat-light-feet-help = won and never caught, { WORDS($count) } or more playing
irene-feat-undaunted = Undaunted
irene-feat-undaunted-help = won after being caught { $count ->
        [2] twice
       *[other] { WORDS($count) } times
    }
irene-feat-last-door = Last door
irene-feat-last-door-help = home through the last open Home
irene-feat-first-home = First home
irene-feat-first-home-help = first one home at a table of { WORDS($count) }
irene-feat-treasure-hunt = Treasure hunt
irene-feat-treasure-hunt-help = home with { WORDS($count) } points
irene-feat-long-way = Long way
irene-feat-long-way-help = won with a path of { WORDS($count) } tiles
irene-feat-crumb-thief = Crumb thief
irene-feat-crumb-thief-help = home with { WORDS($count) } crumbs of the others
irene-feat-crier = Goblins!
irene-feat-crier-help = a shout that turned up a Goblin
irene-feat-goblins-beaten = Goblins beaten
irene-feat-goblins-beaten-help = the advanced game won
irene-feat-champion = Champion
irene-feat-champion-help = a whole match won
irene-feat-alone-home = Lantern bearer
irene-feat-alone-home-help = alone, out with { $count } points
irene-feat-best-way = The thread
irene-feat-best-way-help = alone, by the best path, { WORDS($count) } Homes turned at most

# What others did since one’s turn, in a word or two beside pictures.
irene-trace-placed = { $peeked ->
        [0] placed a tile
       *[other] placed; peeked at { $peeked }
    }
irene-trace-crumb = laid a breadcrumb
irene-trace-rang = rang the bell
irene-trace-palace = begins to escape
irene-trace-joined = went on
irene-trace-misfit = did not fit
irene-trace-caught = was caught
irene-trace-found = found a Goblin
irene-trace-found-none = found no Goblin
irene-trace-home = is home
irene-trace-sealed = sealed a Home
irene-trace-passed = had no tile

# Who deals says this when a match begins.
irene-deal-said = Mind the dark!
