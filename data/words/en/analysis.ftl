# looking through a finished match
analysis-title = Analysis
analysis-back = Analysis
analysis-about = { $game }, { $turns ->
    [one] one turn
   *[other] { $turns } turns
}
analysis-thinking = Thinking it through: turn { $turn } of { $turns }
analysis-paused = Resting at turn { $turn } of { $turns }
analysis-done = Thought through, and kept with the match
analysis-pause = Let it rest
analysis-go-on = Think on
analysis-chance = Chance to win
analysis-legend = solid: thought through; dashed: first glance
analysis-legend-whole = from many short games, played on from each turn with what was hidden dealt anew
analysis-end = The end
analysis-before = Turn { $turn }, { $name }
analysis-sure = about, ± { $spread }
analysis-glance = a first glance
analysis-left = { $left ->
    [-1] can’t be won any more
    [0] won
    [one] one turn to the win
   *[other] { $left } turns to the win
}
analysis-unproven = nobody knows
analysis-moment = Turn { $turn }: { $name }
analysis-action = { UP($what) }
analysis-why-better = { UP($reason) }
analysis-chance-before = Chance before
analysis-chance-after = Chance after
analysis-something-else = something else
analysis-lost = lost
analysis-turns-more = { $turns ->
    [one] one turn
   *[other] { $turns } turns
}
analysis-cost-game = From here on it could not be won any more.
analysis-cost-turns = It took { $turns ->
    [one] one turn
   *[other] { $turns } turns
} more than it needed.
analysis-watch = Watch
analysis-what-if = What if?
analysis-agrees = { $count ->
    [one] The bot would have done the same.
   *[other] The bot would have done nothing better.
}
analysis-compared = { UP($done) }: { $worth } – { UP($best) }: { $better } { $solved ->
    [1] { "" }
   *[0] (± { $spread })
}
analysis-no-moment = No single moment decided it: it went back and forth in small steps.
analysis-no-moment-yet = The moments that decided it will lie here.
analysis-luck-heading = Luck against decisions
analysis-luck = luck
analysis-decisions = decisions
analysis-points = { $sign ->
    [plus] +{ $points }
    [minus] −{ $points }
   *[none] 0
}
analysis-not-yet = Weighing every step …
analysis-no-luck = { $turns ->
    [0] No luck here: everything lay open, and no turn was wasted.
    [one] No luck here: everything lay open. One turn was wasted.
   *[other] No luck here: everything lay open. { $turns } turns were wasted.
}
analysis-no-luck-lost = No luck here: everything lay open, and it could have been won.
analysis-analyse = Analyse
analysis-account = { $name }: luck { $luck ->
    [won] won
   *[cost] cost
} { $lucky } points of chance, the decisions { $moves ->
    [won] won
   *[cost] cost
} { $moved }.
analysis-no-moment-solved = No turn could have been better.
analysis-now = Now
analysis-so-far = Analyse (assisted)
analysis-done-so-far = Thought through, from what could be seen
analysis-against-par = Against par
analysis-legend-par = 100 % is par, as short as this deal can be won; every wasted turn costs some of it
analysis-elsewhere = the same, but elsewhere
