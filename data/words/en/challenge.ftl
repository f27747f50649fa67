# Codes that can't be read, and matches that no code can hold.
challenge-code-wrong-letter = “{ $letter }” in “{ $around }” is in no code: there is no 0, O, 1 or I, and nothing but letters and digits.
challenge-code-too-short = That is too short for a code.
challenge-code-endless = That’s too long for a code. Copy just the code.
challenge-code-mistyped = A letter is wrong, missing or too many: compare it group by group.
challenge-code-strange = That is no code for a game, though its letters agree.
challenge-code-other-version = This code comes from another version of the program.
challenge-code-other-rules = This code was made with other rules of { $game }: the same deal would be another game.
challenge-code-other-game = This code is for a game that isn’t on the shelf.
challenge-code-house-rules = House rules are too long for a code. A file can hold them.
challenge-code-too-long = So many turns are too long for a code. A file can hold them, or leave the ghost out.
challenge-code-large-seed = No code can hold the seed of this match.

# The ghost beside one's own match.
challenge-somebody = somebody
challenge-to-beat = { $lost ->
        [yes] not won
       *[no] { $alone ->
            [yes] { $game ->
                [fairies] { $count ->
                    [one] 1 turn
                   *[other] { $count } turns
                }
                [pact] { $count } Glory
               *[other] { $count ->
                    [one] 1 point
                   *[other] { $count } points
                }
            }
           *[no] { $game ->
                [fairies] won
                [pact] won with { $count } Glory
               *[other] won with { $count ->
                    [one] 1 point
                   *[other] { $count } points
                }
            }
        }
    }
challenge-slip-beginning = { $known ->
        [yes] { $name }’s challenge: { $beat }.
       *[no] { $name }’s challenge: the same deal.
    }
challenge-slip = { $over ->
        [yes] { $name } was done by now: { $theirs }, you { $own }
       *[no] After turn { $turn }: { $name } { $theirs }, you { $own }
    } { $game ->
        [fairies] (cards to go)
        [pact] (Glory)
       *[other] (points)
    }
challenge-verdict = { $verdict ->
        [better] { $by ->
            [0] You did better than { $name }!
           *[other] { $unit ->
                [turns] You beat { $name } by { $by ->
                    [one] 1 turn
                   *[other] { $by } turns
                }!
                [Glory] You beat { $name } by { $by } Glory!
               *[points] You beat { $name } by { $by ->
                    [one] 1 point
                   *[other] { $by } points
                }!
            }
        }
        [worse] { $by ->
            [0] { $name } did better this time.
           *[other] { $unit ->
                [turns] { $name } was { $by ->
                    [one] 1 turn
                   *[other] { $by } turns
                } better.
                [Glory] { $name } was { $by } Glory better.
               *[points] { $name } was { $by ->
                    [one] 1 point
                   *[other] { $by } points
                } better.
            }
        }
       *[level] Level with { $name }.
    }

# Making a code.
challenge-title = Challenge a friend
challenge-lead = Same deal, same seats: beat what you did.
challenge-in-code = In the code
challenge-my-ghost = My ghost
challenge-my-ghost-help = they see my turns beside theirs
challenge-my-name = My name
challenge-yours = your result
challenge-par = par { $par }
challenge-par-help = the shortest way
challenge-time = { $minutes ->
        [0] { $seconds } s
       *[other] { $minutes } min { $seconds } s
    }
challenge-minutes-help = your time
challenge-beat = to beat:
challenge-letters = { $count } letters. { $ghost ->
        [yes] It holds the deal, the table and all your turns; nothing is sent anywhere.
       *[no] It holds the deal, the table and what you reached; nothing is sent anywhere.
    }
challenge-copy = Copy the code
challenge-try = Try it again
challenge-copied = Copied. Paste it into a message; your friend chooses Enter a code on the shelf.
challenge-button = Challenge

# Entering one.
challenge-enter = Enter a code
challenge-enter-lead = Somebody’s challenge, or your own from another machine.
challenge-enter-hint = four letters, four letters, …
challenge-paste = Paste
challenge-nothing-to-paste = There is no text to paste.
challenge-play = Play
challenge-from = { $name } challenges you.
challenge-from-somebody = Somebody challenges you.
challenge-seats = { $seats ->
        [one] alone
       *[other] { $seats } players
    }

# The lanes beside the table: yours and the ghost's.
challenge-card = Challenge
challenge-card-from = from { $name }
challenge-card-beat = to beat: { $beat }
challenge-pill = { $how ->
        [level] level
       *[other] { $game ->
            [fairies] { $by ->
                [one] one card
               *[other] { WORDS($by) } cards
            }
            [pact] { $by } Glory
           *[other] { $by ->
                [one] one point
               *[other] { WORDS($by) } points
            }
        } { $how ->
            [ahead] ahead
           *[behind] behind
        }
    }
challenge-lane = { $game ->
        [fairies] { $count } to go
        [pact] { $count } Glory
       *[other] { $count ->
            [one] 1 point
           *[other] { $count } points
        }
    }
challenge-lanes-show = Show the ghost (G)
challenge-lanes-hide = Hide the ghost until the end (G)
challenge-after-turn = after turn { $turn }
challenge-answer = Answer with a code
challenge-file-title = { $name } played this deal
challenge-file-body = You can play the same deal against { $name }’s ghost, or watch how it went.
challenge-file-play = Play the same deal
challenge-file-watch = Watch it
