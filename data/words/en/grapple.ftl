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

# A goblin within a sentence: its name is in $name; $kind and the letter it begins with are there to choose an article by.
# `object` is one that something is done to.
grapple-a-goblin = { $kind ->
       *[any] { $initial ->
            [vowel] an { $name }
           *[consonant] a { $name }
        }
    }
    .object =
        { $kind ->
           *[any] { $initial ->
                [vowel] an { $name }
               *[consonant] a { $name }
            }
        }
grapple-the-goblin = { $kind ->
       *[any] { $initial ->
           *[any] the { $name }
        }
    }
    .object =
        { $kind ->
           *[any] { $initial ->
               *[any] the { $name }
            }
        }

# Why somebody might do something: hints.
grapple-why-only-look = With nothing to give it is only a look, but then you know that hand.
grapple-why-spy = You see a whole hand, and may trade your worst card for its best.
grapple-why-trade-for-nothing = { UP($taken) } for { $given } changes nothing, but it looks busy.
grapple-why-trade-for-assassin = It takes away { $taken } that your Kings would have to fear.
grapple-why-trade-for-stronger = { UP($taken) } for { $given } is a good trade: stronger for you, weaker for them.
grapple-why-trade-for-power = { UP($taken) } for { $given }: what it can do is worth more here than its strength.
grapple-why-just-look = Nothing there is worth what you would have to give; knowing it is enough.
grapple-why-place-at-end = The deck is empty: { $goblin } scores in the army and nothing in your hand.
grapple-why-place-soon = The round may end soon, and { $goblin } scores only in the army.
grapple-why-place-trap = { UP($goblin) } on top is a trap for any King that attacks.
grapple-why-place-unbeaten = Nothing beats { $goblin }, and it is worth { $worth ->
        [one] 1 point
       *[other] { $worth } points
    } in the army.
grapple-why-place-nearly-unbeaten = Only { $only } beats { $goblin }, and it is worth { $worth ->
        [one] 1 point
       *[other] { $worth } points
    } in the army.
grapple-why-place-cover = { UP($goblin) } covers { $covered } below it, which is safer now.
grapple-why-place-nothing = It scores nothing, but the others don’t know what lies there.
grapple-why-place = { UP($goblin) } is worth { $worth } in the army and not much in your hand.
grapple-why-attack-known = You have seen what lies there: { $goblin } takes { $top }.
grapple-why-attack-in-vain = You have seen what lies there, and { $goblin } won’t beat { $top }.
grapple-why-attack-ends-round = If { $goblin } wins, your garrison has { $points } and the round is over.
grapple-why-attack-unless-assassin = { UP($goblin) } takes this army’s top unless an Assassin waits there.
grapple-why-attack-if-king = If a King is on top, { $goblin } takes it; much else would stop it.
grapple-why-attack-long-shot = { UP($goblin) } wins almost nothing here, so it is a long shot.
grapple-why-attack-likely = Most goblins not seen yet are no stronger than { $goblin }, and a tie favours you.
grapple-why-attack-open = { UP($goblin) } may win, though much that is stronger has not been seen yet.
grapple-why-attack-no-assassin = No Assassin is left out there: nothing in this army beats { $goblin }.
grapple-why-attack-sure = Nothing that may be in this army beats { $goblin }.
grapple-why-end-nothing = There is nothing left to play.
grapple-why-end-deck = The deck is empty, and nothing that is left is worth doing.
grapple-why-end-defender = What is left in your hand is best kept, with a Defender for the next battle.
grapple-why-end-strong = Your strong goblins wait for a better target.
grapple-why-end = What is left is better kept for later.
grapple-why-rescue-and-win = { UP($helper) } beats { $beaten } as well, and { $own } comes back to your hand.
grapple-why-rescue-and-lose = { UP($own) } comes back to your hand, but { $helper } will lose in its place.
grapple-why-rescue-and-tie = { UP($helper) } turns a lost pair into a tie.
grapple-why-rescue = { UP($helper) } is lost instead of { $own }, which comes back to your hand.
grapple-why-stand-winning = You are winning: leave it as it is.
grapple-why-stand-without-defender = Without a Defender there is nothing to do.
grapple-why-stand-tied = The pair is tied, and a Defender would only make it weaker.
grapple-why-stand-defender = A Defender can’t replace a Defender.
grapple-why-stand = { UP($goblin) } is not worth a Defender here.
grapple-why-hold-unanswered = The attacker has no card to answer with: the { $points ->
        [one] 1 point
       *[other] { $points } points
    } are yours.
grapple-why-hold-strong = { UP($goblin) } will win most answers, and { $points ->
        [one] 1 point
       *[other] { $points } points
    } lie in this battle.
grapple-why-hold = { UP($goblin) } may win or tie again, and { $points ->
        [one] 1 point
       *[other] { $points } points
    } lie in this battle.
grapple-why-hold-bluff = A bluff: face down { $goblin } looks like anything, and it costs little if it is called.
grapple-why-give-up = Going on would risk another card for too little.
grapple-why-engage-likely = Few goblins that may lie there beat { $goblin }, and { $points ->
        [one] 1 point
       *[other] { $points } points
    } are at stake.
grapple-why-engage = The face-down goblin may be a bluff: { $goblin } tries for { $points ->
        [one] 1 point
       *[other] { $points } points
    }.
grapple-why-decline-weak = Nothing in your hand is likely to beat what lies there, so lose no more.
grapple-why-decline = It is better to lose this battle than to risk one more goblin.
grapple-why-next-round = The round is scored: on to the next one.

# What the rulebook says of numbers and goblins.
grapple-rules-cards = { $count ->
        [one] one card
       *[other] { WORDS($count) } cards
    }
grapple-rules-strength = strength { $strength }
grapple-rules-own-strength = its own strength
grapple-rules-goblin = { $name }: { $copies ->
        [one] 1 card
       *[other] { $copies } cards
    }, strength { $strength }{ $power ->
        [spy] ; looks at a hand and swaps a card (G-05, G-06)
        [defender] ; swaps into a battle (G-20)
        [assassin] ; beats any King (G-13)
        [king] ; an Assassin beats it (G-13)
       *[none] { "" }
    }.
