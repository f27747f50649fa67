# What can be done at a table.
table-undo = Undo
table-redo = Redo
table-hint = Hint
table-result = Result
table-to-result = To the result
table-watch-again = Watch this turn again
table-look-at-hand = { $name }: look at my hand
table-looking-for-hint = Looking for a good move …
table-back = Back to the table

# What a touch is answered with.
table-which = Several can go there: click the one you mean.
table-nothing-now = Nothing can be done with this now.
table-others-decide = It is { $names }’s turn to decide.

# Questions.
table-take-back-title = Take it back?
table-take-back-words = Something has been turned up or answered since. Going back past it marks this match as assisted.
table-take-back = Take it back
table-hint-title = A hint?
table-hint-words = A hint marks this match as assisted: it counts apart from those you play without help.
table-think-myself = I’ll think myself
table-give-up-title = Give up this deal?
table-give-up-words = It counts as a loss in the statistics.{ $solved ->
        [yes] { " " }The shortest solution will be shown.
       *[no] { "" }
    }

# The curtain.
table-i-am = I am { $name }
table-pass-to = Pass to
table-look-away = Everyone else: look away, please.
table-wait-undo = Wait, undo that
table-wait-undo-tip = Back to { $name }. Nobody has seen anything yet.
table-game-turn = { $game }, turn { $turn }

# All turns.
table-log-click = click a turn to watch it again
table-log-empty = Nothing has been played yet.

# The menu.
table-pause = Pause
table-new-deal = Same players, new deal
table-let-bot = Let a bot finish
table-let-bot-title = { $people ->
        [1] Let a bot finish for you?
       *[other] Let a bot finish for { $name }?
    }
table-let-bot-words = A bot of this table’s level plays on. The result says so, and counts neither as won nor as lost. You may come back before the end.
table-play-myself = Play on myself
table-concede = Concede
table-concede-title = { $people ->
        [1] Concede this match?
       *[other] Does { $name } concede?
    }
table-concede-words = It counts as lost. { $others ->
        [yes] A bot plays on in that seat.
       *[no] Bots play it to its end at once, and the result follows.
    }
table-try-to-save = Try to save again
table-back-to-shelf = Back to the shelf
table-house-rules = House rules: { $title }
table-all-saved = Every move is saved when it is made.
table-not-saved = Your last moves are not saved!
table-only-looking = You only look: nothing is saved.
