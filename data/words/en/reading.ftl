# Rulebooks.
reading-rulebooks = Rulebooks
reading-which-game = Which game shall it be?
reading-every-rule = Every rule has a number; a refused move names the one that forbids it.
reading-f1 = F1 opens the book at any table.
reading-rules = { $rules } rules
reading-not-in-box = not in this box yet
reading-rulebook = { $game } rulebook
reading-own-numbers = with the numbers of { $title }
reading-search = Search, or type a rule number
reading-hit = { $hit } of { $hits }
reading-nothing-found = No rule has all these words.
reading-go-to = Go to { $rule }
reading-back-to-shelf = Back to the shelf
reading-our-ruling = our ruling
reading-refused-by = This move was refused by
reading-not-allowed = The rules do not allow it.

# The first page.
reading-thirty-seconds = In thirty seconds
reading-glance = The game in thirty seconds
reading-teach-me = Teach me, { $minutes ->
        [one] 1 minute
       *[other] { $minutes } minutes
    }
reading-read-on = Read on

# About: *bold* and _aside_ are set so.
reading-about = About
reading-version = Goblins { $version }
reading-five-games = Five games, and whom to thank for them
reading-makers = _designed by _*{ $designer }*_, published by _*{ $publisher }*
reading-this-program = This program
reading-our-work = Every word, drawing, sound and line of code in this program is our own work, made for it and for nothing else. No picture and no sentence was taken from the printed games.
reading-their-work = The games themselves, their names and their designs belong to their makers. If one of them makes you laugh, buy the box.
reading-type = The letters are Fredoka One and Source Serif Pro, both under the SIL Open Font License; the window is pygame-ce’s.
reading-thanks = Thank you for playing.
