# Buttons that stand on several screens.
screens-back = Back
screens-done = Done
screens-go-on = Go on
screens-leave = Leave
screens-menu = Menu
screens-play = Play
screens-play-on = Play on
screens-quit = Quit
screens-replay = Replay
screens-rules = Rules
screens-settings = Settings
screens-shelf = Shelf
screens-show-me = Show me
screens-since-your-turn = Since your turn
screens-stay = Stay
screens-to-the-shelf = To the shelf
screens-try-again = Try again
screens-all-right = All right
screens-save-elsewhere = Save elsewhere
screens-copy-code = Copy the deal code
screens-give-up = Give up
screens-all-turns = All turns
screens-read-rule = Read { $rule }
screens-percent = { $number } %
screens-not-in-box = { $title }: not in this box yet

# Who plays: a person, or a bot by its level.
screens-human = Human
screens-left = { $how ->
        [conceded] conceded
       *[handed] a bot finished
    }
screens-player = { $player ->
        [you] you
        [human] human
        [easy] easy
        [medium] medium
        [hard] hard
        [master] master
        [fitting] fitting
       *[other] { $player }
    }

# A bot's temper.
screens-bot = { $level }, { $temper }
screens-temper = { $temper ->
        [bold] bold
        [careful] careful
        [spiteful] spiteful
        [generous] generous
        [surprise] surprise me
       *[even] even-tempered
    }

# What is counted in a game for one.
screens-counted = { $unit ->
        [turns] { $count ->
            [one] 1 turn
           *[other] { $count } turns
        }
        [Glory] { $count } Glory
       *[points] { $count ->
            [one] 1 point
           *[other] { $count } points
        }
    }

# The banner over all screens.
screens-banner-looking = Goblins is open in another window, so here you only look: nothing you play now is kept in the library.
screens-banner-play-on = You can play on: it is tried again every few seconds.
screens-banner-fold = Fold it up
screens-banner-tab = { $kind ->
        [unsaved] Not saved
       *[looking] Only looking
    }
screens-still-not-saved = It still can’t be saved.
screens-saved-again = Everything is saved again.
screens-not-saved-elsewhere = It could not be saved elsewhere either: { $error }
screens-saved-as = Saved as { $where }
screens-no-match-to-save = There is no match to save.

# Before somebody leaves.
screens-leave-unsaved = Leave without saving?
screens-leave-unsaved-body = { $what } If you stay, the banner above can save the match elsewhere.

# An error that nobody expected.
screens-trouble-not-me = That was not me!
screens-copy-report = Copy the report
screens-report-copied = The report is on the clipboard.
screens-trouble-unsaved = Not saved yet
screens-trouble-unsaved-words = { $what } They are still there: go on, and they are tried again.
screens-trouble-looking = Nothing was changed
screens-trouble-looking-words = You were only looking: nothing in the library is other than it was.
screens-trouble-saved = Saved
screens-trouble-saved-words = Your match is safe: every move was saved when it was made.
screens-trouble-safe = Your match is safe: { $game } is saved up to turn { $turn }.
screens-trouble-rest = Settings, statistics and the deals of the day are as they were.
screens-trouble-title = Somebody dropped the table
screens-trouble-words = Something went wrong inside the program.
screens-trouble-what = What happened
screens-trouble-report = The report holds no names and no hidden cards. It also stands in { $path }
screens-trouble-back = { $to ->
        [shelf] On the shelf everything is as it was saved.
       *[table] Go on returns to the table as it was saved.
    }

# A library that is used by another window.
screens-occupied-title = Goblins is open already
screens-only-look = Only look
screens-another-library = Another library
screens-occupied-why = Another window plays with your library, and two can’t write into it at once.
screens-occupied-look = You can look at everything that lies in it. Nothing you do here will be kept.
screens-occupied-other = Or play with a library of its own, which lies beside it: matches are kept there, apart from the others.
screens-occupied-where = The library that is used lies in

# Files and codes.
screens-file-taken-in = { $name } lies among the past matches now.
screens-file-goes-on = { $name } lies among the past matches now. It is not over: it can be gone on with, but not watched.
screens-code-copied = Deal code { $code } copied.

# A table is laid.
screens-begins = { $name } begins
screens-laying-table = Laying the table …

# A postcard.
screens-save-picture = Save a picture
screens-picture-saved = The picture is { $path }.
screens-picture-not-saved = The picture could not be saved: { $why }
