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
irene-end-tie = a tie for most, with { $points } points
irene-end-solo-won = home with more points than the goblins’ number
irene-end-solo-sealed = the last Home was turned
irene-end-solo-no-path = no path led out of the Escape Pile
irene-end-solo-gave-up = the game was given up
irene-end-solo-not-enough = home with { $points }, but the goblins have { $number }
irene-headline-goblins = The goblins win
irene-the-goblins = the goblins
irene-line-scrolls = scrolls
irene-line-crumbs = crumbs
irene-line-bonus = bonus
irene-line-points = Points
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

# What lies on tiles, as the rulebook lists them.
irene-paths-from = From { $symbol }: { $paths }.
irene-grass = grass
irene-scroll-plain = plain
irene-symbol-ring = ring
    .the = the ring
    .from = from the ring
    .every = every ring
irene-symbol-rose = rose
    .the = the rose
    .from = from the rose
    .every = every rose
irene-symbol-lamp = lamp
    .the = the lamp
    .from = from the lamp
    .every = every lamp
irene-symbol-pick = pick
    .the = the pick
    .from = from the pick
    .every = every pick

# Why somebody might do something: hints.
irene-why-explore-first = You know nothing of the Caves yet, so look around first.
irene-why-explore-more-worth = The way you know is not worth enough yet, and there is still time to look.
irene-why-explore = What you have seen does not make a good way home yet: one more look.
irene-why-escape-mountain-empty = The Mountain is empty: it is time to go.
irene-why-escape-now-or-never = Hardly a Home is left: now or never.
irene-why-escape-to-beat = What you remember may be enough to beat those who are home.
irene-why-escape-after-others = Somebody has set out already, and you have seen a good way: go.
irene-why-escape = You have seen a good way home: go before somebody takes its tiles.
irene-why-place-news = { $tiles ->
        [one] From there you can peek at a tile that you have not seen.
       *[other] From there you can peek at { $tiles } tiles that you have not seen.
    }
irene-why-place-doubtful = Somebody may have swapped tiles there, so it is worth another look.
irene-why-place-memory = From there you can refresh your memory.
irene-why-place-aside = It lies out of the way there, where few will peek at it.
irene-why-crumb-bluff = Others may take it for a tile you want.
irene-why-crumb-moved = It is more likely to be on your way there, and captured it is worth { $points ->
        [one] 1 point
       *[other] { $points } points
    }.
irene-why-crumb-guards = On your way it is worth { $points ->
        [one] 1 point
       *[other] { $points } points
    }, and nobody can swap that tile any more.
irene-why-crumb = If you come past on your way home, it is worth { $points ->
        [one] 1 point
       *[other] { $points } points
    }.
irene-why-palace-and-bonus = { UP($start) } you know the best way on, and { $bonus } on it is a bonus.
irene-why-palace-open = A tile that goes on { $start } lies open already.
irene-why-palace = Of all Palaces { $palace } fits best what you have seen.
irene-why-choose-home = It lies open, it fits, and it leads home.
irene-why-choose-open = { $points ->
        [0] It lies open, and it fits.
       *[other] It lies open, it fits, and it is worth { $points }.
    }
irene-why-choose-doubtful = You have seen this tile, though it may have been swapped since.
irene-why-trust-memory = You have seen this tile: trust your memory.
irene-why-choose-mountain = Nobody knows the Mountain’s top tile, and it is as good a guess as any.
irene-why-choose-crumb = Somebody left a breadcrumb there, so it is the best guess.
irene-why-best-guess = This cell is the best guess.
irene-why-seal-advanced = One has to be turned, and nobody knows the number on its back.
irene-why-seal = One Home fewer for those who are still inside.
irene-why-shout-sure = What you have seen in the Caves is enough to shout.
irene-why-shout = They are getting away, and a shout may cost them the turn.
irene-why-turn-up-crumb = It is a guess, and the breadcrumb there may be a bluff.
irene-why-solo-any-palace = Every symbol leads on equally often, so any Palace will do.
irene-why-solo-palace = No symbol leads on more often than { $symbol }.
irene-why-dig-too-few = The Caves are too few to chart: dig.
irene-why-dig-to-keep = One more tile in the Caves is one more to keep.
irene-why-dig = A longer chart is worth the risk of a Goblin.
irene-why-chart = { $tiles ->
        [one] Take a tile to safety before a Goblin sweeps the Caves away.
       *[other] Take { $tiles } tiles to safety before a Goblin sweeps the Caves away.
    }
irene-why-keep-grass = A way home has to end in grass.
irene-why-keep-worth = It leads from { $entry } to { $end } and is worth { $points } points.
irene-why-keep = It leads from { $entry } to { $end }, and you may need that.
irene-why-run-nothing-more = There is nothing more to find: run for it.
irene-why-run = { $number ->
        [0] Your pile should lead home already.
       *[other] If you remember your pile well, it beats the { $number }.
    }
irene-why-lay-grass = It ends in grass, and nothing longer is worth more.
irene-why-lay = It fits, and the best way goes on { $start }.
irene-why-enter = The path is complete, and worth { $points }.
irene-why-swap = Whoever remembers these two cells will be wrong about them.
irene-why-end-turn = No breadcrumb would help now, and one may give your way away.
irene-why-take-home = Home at last, and from the front every Home is as good as another.
irene-why-put-back = There it lies in nobody’s way and shows nobody more of the Caves.
irene-why-next-game = This game is over: on to the next one.
irene-why-solo-seal = One must be turned, and nobody knows the number on its back.
irene-why-take-back = Your pile allows more than this: try another way.
irene-why-surrender = There is no way home any more.
