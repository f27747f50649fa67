# The shelf.
shelf-continue = Continue
shelf-more = { $count } more
shelf-more-tip = All matches that you can go on with
shelf-first-game = First game: { $title }
shelf-now-play = Now play: { $title }
shelf-play-again = Play again: { $title }
shelf-welcome-back = Welcome back!
shelf-another = Another round, or another box?
shelf-rulebooks = Rulebooks
shelf-statistics = Statistics
shelf-about = About
shelf-leave-title = Leave the den?
shelf-leave-words = Every match is saved; Continue goes on with the last one.
shelf-turn = Turn { $turn }
shelf-humans = { $names }{ $more ->
        [yes] { " " }…
       *[no] { "" }
    }
shelf-welcome = Welcome to the den!
shelf-five-games = Five goblin games on one table.
shelf-just-now = just now
shelf-minutes-ago = { $minutes ->
        [one] 1 minute ago
       *[other] { $minutes } minutes ago
    }
shelf-hours-ago = { $hours ->
        [one] 1 hour ago
       *[other] { $hours } hours ago
    }

# The deals of the day.
shelf-deals = Deals of the day
shelf-soon = Soon
shelf-pill-soon = soon
shelf-day-not-there = Not in this box yet
shelf-day-proving = Proving the deal …
shelf-day-par = Par: { $par }
shelf-day-state = { $state ->
        [done] Done: { $result }
        [lost] Lost: try once more
        [begun] Begun
       *[new] Not played yet
    }

# An opened box.
shelf-play-here = at this table
shelf-play-first = a first game is easy
shelf-change = Change
shelf-learn = Learn
shelf-learn-again = Learn again
shelf-learn-with = { $minutes ->
        [one] 1 minute
       *[other] { $minutes } minutes
    } at a real table, with { $name }
shelf-learn-on = Go on with step { $step } of { $steps }
shelf-learn-next = { $title }, { $minutes ->
        [one] 1 minute
       *[other] { $minutes } minutes
    }
shelf-lesson = Lesson { $number }
shelf-lesson-tip = { $title }: { $line }
shelf-players = { $players } players
shelf-tricks = { $tricks ->
        [1] easy
        [2] some tricks
       *[3] for old foxes
    }
shelf-not-played = You have not played it yet.
shelf-won-of = Won { $won } of { $played }
shelf-your-table = Your table
shelf-table-left = as you left it
shelf-table-kind = kind to beginners
shelf-table-what = seats, levels, options
shelf-learned = learned
shelf-learn-it = learn it
