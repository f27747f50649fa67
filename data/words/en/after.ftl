# How a match ended, in a line.
after-unfinished = Unfinished, turn { $turn }
after-won-alone = Won in { $turns ->
        [one] 1 turn
       *[other] { $turns } turns
    }
after-won-alone-par = Won in { $turns ->
        [one] 1 turn
       *[other] { $turns } turns
    }, par { $par }
after-lost-alone = Lost after { $turns ->
        [one] 1 turn
       *[other] { $turns } turns
    }
after-won = { $winners ->
        [one] { $names } won
       *[other] { $names } won
    }
after-won-with = { $winners ->
        [one] { $names } won
       *[other] { $names } won
    } with { $unit ->
        [Glory] { $count } Glory
       *[points] { $count ->
            [one] 1 point
           *[other] { $count } points
        }
    }
after-draw = A draw
after-nobody-won = Nobody won
after-detail-lost = { UP($reason) }; { $deal }
after-detail-turns = { UP($reason) }, { $turns ->
        [one] 1 turn
       *[other] { $turns } turns
    }
after-players = { UP(WORDS($count)) } players
after-first-up = { UP($words) }
after-deal = deal { $code }
after-deal-of-day = deal of the day
after-today = Today, { $time }
after-yesterday = Yesterday, { $time }
after-mark = { $mark ->
        [house] house rules
        [conceded] conceded
        [handed] finished by a bot
       *[assisted] assisted
    }

# Past matches.
after-count-today = { $count } today
after-count-since = { $count } since { $month }
after-count-since-year = { $count } since { $month } { $year }
after-player = Player
after-every-game = Every game
after-status-all = All
after-status-won = Won
after-status-lost = Lost
after-status-open = Open
after-show-all = Show all
after-delete = Delete
after-result = Result
after-save-as-file = Save as a file
after-not-saved = It could not be saved: { $error }
after-delete-title = Delete this match?
after-delete-words = ‘{ $match }’ of { $when } will be gone, from the statistics too.
after-keep-it = Keep it
after-deleted = The match is deleted.
after-no-match = No match yet
after-no-match-words = Every match you play is kept here, to go on with or to watch.
after-no-match-fits = No match fits
after-no-match-fits-words = Other filters may find more.

# Statistics.
after-nobody-yet = nobody yet
after-wins = Wins by game
after-wins-solid = solid = won
after-none-finished = none finished yet
after-not-in-box = not in this box yet
after-none-yet = none yet
after-won-of = { $won } of { $played }
after-against-bots = Against the bots
after-par-heading = { $game }: par
after-left-out = { $count } { $mark ->
        [house] house rules
        [unknown-par] of unknown par
       *[assisted] assisted
    }
after-without = without { $omitted }
after-only-omitted = Only { $omitted } so far: not counted.
after-no-solitaire = No solitaire played to its end yet.
after-what-par-is = Par is the fewest turns a deal can be won in.
after-at-par = par
after-more = more
after-lost = lost

# A replay.
after-turn-back = One turn back
after-turn-on = One turn on
after-pause = Pause
after-no-turns = No turns yet
after-turn-of = Turn { $turn } of { $turns }
after-turns = { $turns ->
        [one] 1 turn
       *[other] { $turns } turns
    }
after-opening = The opening
after-turn-whose = { $name }’s turn
after-bubble-opening = the opening
after-bubble-turn = turn { $turn }: { $name }
after-cant-be-won = This deal can’t be won
after-no-way-found = No way to win was found
after-looking-for-way = Looking for the shortest way … { $positions } positions
after-shortest-way = The shortest way of deal { $code }
after-shortest-way-par = The shortest way of deal { $code }: par { $par }

# The result.
after-wins-name = { $name } wins!
after-shared = A shared victory!
after-nobody-wins = Nobody wins
after-same-deal = Same deal
after-new-deal = New deal
after-watch-turn = Watch turn { $turn }
after-over-par = { $over ->
        [0] Par!
       *[other] { UP(WORDS($over)) } over par
    }
after-better-luck-names = Better luck next time, { $names }!
after-no-turning-point = No turning point
after-no-lead = Nobody took a lead that lasted.

# A game for one.
after-shortest = As short as can be!
after-solitaire-won = { $unit ->
        [turns] Won in { $count ->
            [one] 1 turn
           *[other] { $count } turns
        }
        [Glory] Won with { $count } Glory
       *[points] Won with { $count ->
            [one] 1 point
           *[other] { $count } points
        }
    }
after-best-deal = This deal
after-best-level = This level
after-best-of-all = All deals
after-par = Par
after-not-kept = { $mark }: not kept as a best

# How it was won, and the friendly word for whoever lost.
after-minutes = { $minutes } min
after-story-behind = { $name } came from { WORDS($by) } behind
after-story-start = { $name } led from start to end
after-story-point = { $name } won by a whisker
after-story-last = { $name } won in the last turn
after-story-left = { $name } was the last one left
after-story-shared = Level to the end
after-story-lead = { $name } took the lead in turn { $turn }
after-story-turn = Turn { $turn }:
after-story-before = { $turns ->
        [one] Until then { $name } had led for a turn.
       *[other] Until then { $name } had led for { WORDS($turns) } turns.
    }
after-story-out = { $name } was out in turn { $turn }.
after-place-nth = { $place ->
        [2] Second
        [3] Third
        [4] Fourth
        [5] Fifth
        [6] Sixth
        [7] Seventh
       *[8] Eighth
    }
after-left-word = { $how ->
        [conceded] { $name } conceded; a bot played on
       *[handed] A bot finished for { $name }
    }
after-lost-noted = { $place }, { $name }: { $note }
after-lost-level = { $place }, { $name }: { $unit ->
        [Glory] level on Glory!
       *[points] level on points!
    }
after-lost-short = { $place }, { $name }: { $unit ->
        [Glory] { $short } Glory short
       *[points] { $short ->
            [one] one point short
           *[other] { WORDS($short) } points short
        }
    }
after-try-stars = Try for three stars
after-try-again = Try again
after-chart-turn = turn { $turn }

# A game for one: stars, stones, bests and days.
after-not-this-time = Not this time
after-lamp-burns = The lamp still burns. Another deal waits.
after-deal-of = Deal { $code }
after-deal-of-the-day = Deal of the day, { $day }
after-against-par = Against par
after-your-turns = Your turns
after-you-now = you
after-best-before = best before
after-your-bests = Your bests
after-new-best = new best
after-average-of = Average of { $count }
after-average = { $whole }.{ $tenths }
after-days-in-a-row = { $days ->
        [one] day in a row
       *[other] days in a row
    }
after-longest = Your longest: { $days }
after-play-today = Win a deal of the day to light it.
after-the-shortest-way = The shortest way
after-watch-path = Watch this path
after-how-it-went = How it went
after-no-shorter = No way is shorter.
after-cost-star = Turn { $turn } cost the { $star ->
        [2] second star
       *[3] third star
    }
after-shorter = Shorter: { $action }
after-stars-par = Three stars are given for par { $par }, two for up to { $two } turns.
after-stars-best = Three stars are given for your best of this deal, two for nearly as few turns.
after-weekday = { $day ->
        [0] Mo
        [1] Tu
        [2] We
        [3] Th
        [4] Fr
        [5] Sa
       *[6] Su
    }
after-all-at-once = All at once

# The pages of the statistics, and ratings.
after-statistics = Statistics
after-page-overview = Overview
after-page-matches = Past matches
after-page-rating = Rating
after-page-feats = Feats
after-ratings = Rating by game
after-rating-against = match by match, against the bots
after-not-rated = not rated yet
after-rated-matches = { $count ->
        [one] 1 match
       *[other] { $count } matches
    }
after-rating-about = give or take { $points }
after-rating-month = { $points } this month
after-rating-unsure = still finding its level
after-rating-none = No rating in this game yet
after-rating-none-words = Finish a match against bots without help, and a curve begins here.
after-rating-what = What it means
after-rating-like-a-bot = { $medium } is as strong as a medium bot. With 120 points more than somebody you win two of three matches against them.
after-rating-gets-surer = Every match makes it surer. After a long pause it is less sure again.
after-rating-what-counts = What counts is every finished match against bots, without help and by the printed rules.

# Beside a finished match: why a bot did something, and what else it weighed.
after-why-nobody = Here the bots tell why they did what they did.
after-why-stand-in = A bot played this for { $name }.
after-why-person = Only { $name } knows why.
after-why-again = { $name } thinks it over again …
after-why-said = “{ $words }”
after-why-weighed = What { $name } weighed, and the chance of winning:
after-why-longer = If { $name } had looked longer, with the chance of winning:
after-why-action = { UP($words) }
after-why-chance = about { $chance } %

# The map of a campaign: several games in a row.
after-campaign-map = The map
after-campaign-begin = Begin
after-campaign-go-on = Go on
after-campaign-again = Play again
after-campaign-new = New campaign
after-campaign-before = Your campaigns
after-campaign-played = played to their end
after-campaign-titles = titles won
after-campaign-best = most in one
