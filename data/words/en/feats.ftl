# Feats and the calendar: medals on results, on the shelf, and in the statistics.
feats-title = Feats
feats-new = { $count ->
        [one] New feat
       *[other] New feats
    }
feats-new-of = New feat of { $name }
feats-more = and { $count } more
feats-of = { $done } of { $all }
feats-every-game = All games
feats-secret = a secret feat
feats-reached = { $reached } of { $needed }
feats-done-on = { $day }
feats-box-tip = { $done } of { $all } feats of this game done: see which

# Goals: feats for which many matches count.
feats-goal-week = One week
feats-goal-week-help = { WORDS($count) } days in a row
feats-goal-three-weeks = Three weeks
feats-goal-three-weeks-help = { $count } days in a row
feats-goal-regular = Regular guest
feats-goal-regular-help = { $count } deals of the day
feats-goal-all-games = All-rounder
feats-goal-all-games-help = all { WORDS($count) } games won
feats-goal-easy = First steps
feats-goal-easy-help = { WORDS($count) } wins against easy bots
feats-goal-medium = Worthy rival
feats-goal-medium-help = { WORDS($count) } wins against medium bots
feats-goal-hard = Hard nut
feats-goal-hard-help = { WORDS($count) } wins against hard bots
feats-goal-master = Master slayer
feats-goal-master-help = { WORDS($count) } wins against master bots
feats-goal-puzzler = Puzzler
feats-goal-puzzler-help = { WORDS($count) } puzzles solved
feats-goal-riddler = Riddler
feats-goal-riddler-help = { $count } puzzles solved

# The streak and the calendar.
feats-streak = { $days ->
        [one] 1 day
       *[other] { $days } days in a row
    }
feats-streak-danger = { $days ->
        [one] 1 day: play today
       *[other] { $days } days: play today
    }
feats-streak-new = New streak: 1 day
feats-streak-tip = Finish a deal or the puzzle of the day every day; one day in seven is forgiven.
feats-calendar = { UP($month) }
feats-month-before = The month before
feats-month-after = The month after
feats-days = { $days ->
        [one] day in a row
       *[other] days in a row
    }
feats-longest = longest
feats-month = this month
feats-won = deals won
feats-weekdays = Mo Tu We Th Fr Sa Su
feats-day-nothing = { $day }: no deal of the day
feats-day-played = { $day }: played, but no deal of the day
feats-day-forgiven = { $day }: forgiven
feats-day-coming = { $day }
feats-day-deals = { $day }: { $deals }
feats-day-won = { $game } won
feats-day-lost = { $game } played
feats-day-puzzle = the puzzle solved

# How often somebody has won, by level, by players, by variant.
feats-against-level = Against levels
feats-against-seats = By players
feats-against-variant = By variant
feats-by-level = Levels
feats-by-seats = Players
feats-by-variant = Variants
feats-won-of-played = won of played
feats-column-seats = { $count ->
        [1] alone
        [5] 5+
       *[other] { $count }
    }
feats-column-usual = usual game
feats-column-variant = with variants
feats-won-of = { $won } of { $played }
feats-not-yet = not yet

# The rating in the overview.
feats-rating-none = A rating comes with the first match against bots.
feats-named = { $more ->
        [0] { $title }
       *[other] { $title }, { $more } more
    }
