# Why not.
grapple-no-attack-another-player-who-plays = Attack another player who plays in this round.
grapple-no-attacker-must-answer-face-down = The attacker must answer the face-down goblin first.
grapple-no-defender-cant-replace-defender-its = A Defender can’t replace a Defender of its own side.
grapple-no-game-over = The game is over.
grapple-no-nobody-sits-there = Nobody sits there.
grapple-no-one-card-spied-hand-for = One card of the spied hand for one of your own.
grapple-no-only-card-own-hand-can = Only a card of your own hand can be played.
grapple-no-only-defender-can-step = Only a Defender can step in.
grapple-no-only-spy-can-look-at = Only a Spy can look at a hand.
grapple-no-placed-goblin-never-attacks = A placed goblin never attacks.
grapple-no-player-has-no-army = That player has no army.
grapple-no-player-has-no-cards-show = That player has no cards to show.
grapple-no-round-over = The round is over.
grapple-no-somebody-being-asked-for-rescue = Somebody is being asked for a rescue.
grapple-no-spied-hand-comes-first-take = The spied hand comes first: take a card, or just look.
grapple-no-spy-on-another-player-who = Spy on another player who plays in this round.
grapple-no-tie-must-settled-first = The tie must be settled first.
grapple-no-time-for-turns-actions = It is time for a turn’s actions.
grapple-no-with-no-card-left-give = With no card left to give you can only look.

# How a game ended, and what everybody reached.
grapple-end = { $rounds ->
        [one] one round
       *[other] { $rounds } rounds
    }{ $goal ->
        [0] { "" }
       *[other] , { $goal } points reached
    }{ $shared ->
        [yes] , shared
       *[no] { "" }
    }
grapple-line-garrison = last garrison
grapple-line-army = last army
grapple-line-points = Points

# What can be chosen.
grapple-option-length = Length
grapple-option-length-help = how many points win at the end of a round
grapple-option-length-long = Long
grapple-option-length-round = One round
grapple-option-length-short = Short
grapple-preference-defender = Defender
grapple-preference-defender-help = Grapple: answer for me when I hold none G-21.
grapple-preference-step-battles = Step
grapple-preference-step-battles-help = Grapple: step through my battles; each verdict waits for a click.
