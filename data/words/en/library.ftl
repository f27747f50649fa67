# What keys do.
library-keys-focus-next = Walk from piece to piece
library-keys-take = Take, then drop
library-keys-cancel = Let go, close, menu
library-keys-undo = Undo
library-keys-redo = Redo
library-keys-hint = Hint
library-keys-rules = Rulebook
library-keys-end-turn = End the turn
library-keys-skip = Skip the animation
library-keys-log-back = Log back and forth
library-keys-full-screen = Full screen

# Why something could not be read or written: it stands behind a colon, or within brackets.
library-why-seal-broken = its seal is broken
library-why-busy = another program is using it
library-why-full = the disk is full
library-why-only-read = it may only be read
library-why-no-answer = the disk does not answer as it should
library-why-not-opened = its file can’t be opened
library-why-unwritable = the library can’t be written
library-why-newer = a newer version of Goblins is using it
library-why-damaged = its file is damaged
library-why-steps-lead-elsewhere = its steps lead elsewhere
library-why-steps-missing = some of its steps are missing
library-why-begun-otherwise = { $otherwise ->
        [rules] it was begun by other rules
       *[cards] it was begun with other cards
    }
library-why-of-another-game = it is of { $game }, its set-up of { $other }

# What the banner tells.
library-written-anew = The library was gone. It was written anew as { $path }.
library-not-written = The library { $path } can’t be written to ({ $why }). Goblins keeps trying. Until then, what you play lasts only until you close the game.
library-not-read-at-all = The library { $path } can’t be opened ({ $why }). Nothing in it has changed. Goblins keeps trying. Until it opens, what you play lasts only until you close the game.
library-set-aside = { $state ->
        [damaged] The library { $path } is damaged. It was kept as { $kept }, and a new one was begun.
       *[newer] The library { $path } belongs to a newer version of Goblins. It was kept as { $kept }, and a new one was begun.
    }
library-unsaved-moves = Your last moves could not be saved: { $why }.
library-unsaved-settings = Your settings could not be saved.
library-unsaved-progress = Your latest stars and results couldn’t be saved: { $why }.
library-taken-over = The other window is closed. From now on everything is saved here, along with what you did in the meantime.
library-could-not-be-written = The library could not be written: { $why }.
library-could-not-be-read = The library could not be read: { $why }.
library-passed-over = Match { $number } can’t be read here ({ $why }). It is left in the library as it is.
library-changed-elsewhere = This match was changed in another window. What you play here is kept as a match of its own.

# Matches that can’t be opened, and what is told of those that can.
library-begun-otherwise = { $otherwise ->
        [rules] This match was begun by other rules than today’s. It goes on from where it stands.
       *[cards] This match was begun with other cards than today’s. It goes on from where it stands.
    }
library-not-there = There is no match { $number } in the library.
library-lost-steps = Match { $number } has lost some of its steps.
library-not-opened = Match { $number } can’t be opened: { $why }.
library-not-opened-nor-position = Match { $number } can’t be opened: { $why }, and its last position can’t be read either.
library-not-opened-nor-played-on = Match { $number } can’t be opened: { $why }, and its last position can’t be read either. ({ $error })
library-damaged = Match { $number } is damaged: { $why }.
library-not-read = Match { $number } can’t be read: { $why }.
library-not-kept = It could not be kept in the library: { $why }.
library-not-replayed-elsewhere = Match { $number } was begun by other rules and went on by these: it can’t be replayed elsewhere.

# What is wrong with a match that was read: it stands behind a colon, or within brackets.
library-unfit-no-plain-file = that is not a plain file
library-unfit-large-file = it is larger than { $most } MB, so it can’t be a match of Goblins
library-unfit-house-files = its house rules have too many files
library-unfit-house-file-large = a file of its house rules is too large
library-unfit-words = { $what ->
        [option] an option is told in words that can’t be shown
        [house-file] a file of its house rules is told in words that can’t be shown
        [house-choice] a choice of house rules is told in words that can’t be shown
        [score] a score is told in words that can’t be shown
        [rival] a rival is told in words that can’t be shown
       *[end] its end is told in words that can’t be shown
    }
library-unfit-unknown-words = its end is told in words that nobody knows
library-unfit-many-words = its end has too many words
library-unfit-seat = it ended for a seat { $seat }, which is not there
library-unfit-seed = its seed is too large
library-unfit-count = { $number } can’t be counted
library-unfit-number = a number is too large

# Files that are no matches, or can’t be played here.
library-file-unfit = { $why }.
library-file-not-played-here = The file can’t be played here: { $why }.
library-file-newer-rules = The file was played by newer rules of { $game } than this version of Goblins knows.
library-file-wrong-setup = The file’s set-up is wrong: { $why }.
library-file-not-dealt = The file’s set-up can’t be dealt: { $why }.
library-file-step-refused = { $rules ->
        [older] Step { $step } of the file is not allowed any more: it was played by older rules. { $why }
       *[same] Step { $step } of the file is not allowed. { $why }
    }
library-file-no-action = Step { $step } of the file is no action of { $game }: { $why }.
library-file-too-short = The file should be at step { $step }, but has only { $steps }.
library-file-too-long = The file is damaged: no match takes more than { $most } steps.
library-file-no-match = The file is not a match of Goblins.
library-file-no-json = The file is not JSON, so it can’t be a match of Goblins.
library-file-newer-format = The file is of format { $format }; this version of Goblins reads up to { $known }.
library-file-no-such-format = There has never been a format { $format }.
library-file-damaged = The file is damaged: { $why }.
