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
