# A lesson.
learn-not-now = That is possible, but not in this step.
learn-read-first = Read on first: press { learn-next }.
learn-leave-title = Leave the lesson?
learn-leave-words = You can go on at step { $step } whenever you like.
learn-skip = Skip
learn-next = Next
learn-once-more = { $task } { $left ->
        [one] One more to go.
       *[other] { UP(WORDS($left)) } more to go.
    }

# After a lesson.
learn-lesson-done = { $title }: done
learn-next-lesson = Next: { $title }
learn-minutes = { $minutes } min
learn-all-done = That is all you need to play { $game }. The rulebook answers whatever is left: F1, or a right click.
learn-more-lessons = Well done. There is more to learn: { $line }.

# Help at the table.
learn-what-wins = What wins?
learn-fold-aim = Fold the aim away
# The aim in full, where its slip has no room for type as large as is wanted; then what a click does.
learn-aim-large = { $aim } ({ $fold })
learn-more = Right click, or I: more
learn-nothing-here = There is nothing to explain here. A right click on a card, a piece or a plate says what that is.
# Beside the keys that do it.
learn-kind = { $kind ->
        [figure] a figure on the board
        [board] part of the board
        [card] a card
        [cards] cards of a player
        [pile] a pile of cards
        [tile] a tile
        [tiles] a pile of tiles
        [token] a token
        [place] a place on the table
        [gesture] a gesture
        [player] a player
        [score] what counts
       *[sign] a sign on the table
        [course] how a turn goes
    }
learn-next-link = next link
learn-close = close
learn-put-away = Put away
learn-recap-more = and { $count } more
learn-got-it = Got it
learn-no-tips = No more tips

# On the plate of a bot: its level and its temper.
learn-bot = Bot, { $level }: { $temper }.

# Asking bots why.
learn-why = Why?
learn-why-tip = Why did they do that? (W)
learn-why-said = “{ $words }”
learn-why-nothing = Nobody has done anything yet that needs a reason.
