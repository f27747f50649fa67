# Codes that can't be read, and matches that no code can hold.
challenge-code-wrong-letter = “{ $letter }” in “{ $around }” is in no code: there is no 0, O, 1 or I, and nothing but letters and digits.
challenge-code-too-short = That is too short for a code.
challenge-code-mistyped = A letter is wrong, missing or too many: compare it group by group.
challenge-code-strange = That is no code for a game, though its letters agree.
challenge-code-other-version = This code comes from another version of the program.
challenge-code-other-rules = This code was made with other rules of { $game }: the same deal would be another game.
challenge-code-other-game = This code is for a game that isn’t on the shelf.
challenge-code-house-rules = House rules are too long for a code. A file can hold them.
challenge-code-too-long = So many turns are too long for a code. A file can hold them, or leave the ghost out.
