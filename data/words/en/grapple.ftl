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
# `object` is one that something is done to; `with` one that somebody fights with, `for` one that is given for another.
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
    .with =
        { $kind ->
           *[any] { $initial ->
                [vowel] with an { $name }
               *[consonant] with a { $name }
            }
        }
    .for =
        { $kind ->
           *[any] { $initial ->
                [vowel] for an { $name }
               *[consonant] for a { $name }
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
grapple-why-only-look = With nothing to give it is only a look, but then you know what { $name } holds.
    .own = With nothing to give it is only a look, but then I know what { $name } holds.
grapple-why-spy = You see all that { $name } holds, and may trade your worst card for their best.
    .own = I see all that { $name } holds, and may trade my worst card for their best.
grapple-why-trade-for-nothing = { UP($taken) } for { $given } changes nothing, but it looks busy.
grapple-why-trade-for-assassin = It takes away { $taken } that your Kings would have to fear.
    .own = It takes away { $taken } that my Kings would have to fear.
grapple-why-trade-for-stronger = { UP($taken) } for { $given } is a good trade: stronger for you, weaker for { $name }.
    .own = { UP($taken) } for { $given } is a good trade: stronger for me, weaker for { $name }.
grapple-why-trade-for-power = { UP($taken) } for { $given }: what it can do is worth more here than its strength.
grapple-why-trade-for-cover = { UP($taken) } for { $given } costs strength, but nobody will expect it.
grapple-why-just-look = Nothing there is worth what you would have to give; knowing it is enough.
    .own = Nothing there is worth what I would have to give; knowing it is enough.
grapple-why-place-at-end = The deck is empty: { $goblin } scores in the army and nothing in the hand.
grapple-why-place-soon = { $name } may end the round soon, and { $goblin } scores only in the army.
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
grapple-why-place = { UP($goblin) } is worth { $worth } in the army and not much in the hand.
grapple-why-attack-known = You have seen what { $name } has there: { $goblin } takes { $top }.
    .own = I have seen what { $name } has there: { $goblin } takes { $top }.
grapple-why-attack-in-vain = You have seen what { $name } has there, and { $goblin } won’t beat { $top }.
    .own = I have seen what { $name } has there, and { $goblin } won’t beat { $top }.
grapple-why-attack-ends-round = If { $goblin } wins, your garrison has { $points } and the round is over.
    .own = If { $goblin } wins, my garrison has { $points } and the round is over.
grapple-why-attack-unless-assassin = { UP($goblin) } takes the top of { $name }’s army unless an Assassin waits there.
grapple-why-attack-if-king = If { $name } has a King on top, { $goblin } takes it; much else would stop it.
grapple-why-attack-long-shot = { UP($goblin) } wins almost nothing against { $name }, so it is a long shot.
grapple-why-attack-likely = Most that { $name } may have there is no stronger than { $goblin }, and a tie favours you.
    .own = Most that { $name } may have there is no stronger than { $goblin }, and a tie favours me.
grapple-why-attack-open = { UP($goblin) } may win against { $name }, though much that is stronger has not been seen yet.
grapple-why-attack-no-assassin = No Assassin is left out there: nothing in { $name }’s army beats { $goblin }.
grapple-why-attack-sure = Nothing that { $name } may have there beats { $goblin }.
grapple-why-end-nothing = There is nothing left to play.
grapple-why-end-deck = The deck is empty, and nothing that is left is worth doing.
grapple-why-end-defender = What is left in your hand is best kept, with a Defender for the next battle.
    .own = What is left in my hand is best kept, with a Defender for the next battle.
grapple-why-end-strong = Your strong goblins wait for a better target.
    .own = My strong goblins wait for a better target.
grapple-why-end = What is left is better kept for later.
grapple-why-rescue-and-win = { UP($helper) } beats { $beaten } as well, and { $own } comes back to your hand.
    .own = { UP($helper) } beats { $beaten } as well, and { $own } comes back to my hand.
grapple-why-rescue-and-lose = { UP($own) } comes back to your hand, but { $helper } will lose in its place.
    .own = { UP($own) } comes back to my hand, but { $helper } will lose in its place.
grapple-why-rescue-and-tie = { UP($helper) } turns a lost pair into a tie.
grapple-why-rescue = { UP($helper) } is lost instead of { $own }, which comes back to your hand.
    .own = { UP($helper) } is lost instead of { $own }, which comes back to my hand.
grapple-why-stand-winning = You are winning: leave it as it is.
    .own = I am winning: it may stay as it is.
grapple-why-stand-without-defender = Without a Defender there is nothing to do.
grapple-why-stand-tied = The pair is tied, and a Defender would only make it weaker.
grapple-why-stand-defender = A Defender can’t replace a Defender.
grapple-why-stand = { UP($goblin) } is not worth a Defender here.
grapple-why-hold-unanswered = { $name } has no card to answer with: the { $points ->
        [one] 1 point is
       *[other] { $points } points are
    } yours.
    .own = { $name } has no card to answer with: the { $points ->
        [one] 1 point is
       *[other] { $points } points are
    } mine.
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
    .own = Nothing in my hand is likely to beat what lies there, so I lose no more.
grapple-why-decline = It is better to lose this battle to { $name } than to risk one more goblin.
grapple-why-next-round = The round is scored: on to the next one.
grapple-why-open-trade = What I took and what I gave, only { $name } and I know.
grapple-why-open-place-at-end = The deck is empty: from now on goblins score in the army only, not in the hand.
grapple-why-open-place-soon = { $name } may end the round soon, and goblins score only in the army.
grapple-why-open-place-first = An army needs its first goblin. Which one it is stays my secret.
grapple-why-open-place = It scores if nobody takes it, and covers what lies below. Which one it is stays my secret.
grapple-why-open-hold = { $points ->
        [one] 1 point lies
       *[other] { $points } points lie
    } in this battle, too many to give away. Is it a bluff? That is for { $name } to find out.
grapple-act-spy = spy on { $name }
grapple-act-swap = take { $taken } and give { $given }
grapple-act-just-look = take nothing
grapple-act-place = place { $goblin }
grapple-act-attack = send { $goblin } against { $name }
grapple-act-end-turn = end the turn
grapple-act-rescue = swap { $goblin } in
grapple-act-let-stand = swap nobody in
grapple-act-hold = go on with { $goblin } face down
grapple-act-give-up = give the battle up
grapple-act-engage = answer with { $goblin }
grapple-act-decline = don’t answer
grapple-act-next-round = deal the next round

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

# Numbers of things.
grapple-points = { $count ->
        [one] 1 point
       *[other] { $count } points
    }
grapple-cards = { $count ->
        [0] no card
        [one] one card
       *[other] { WORDS($count) } cards
    }
grapple-goblins = { $count ->
        [one] one goblin
       *[other] { WORDS($count) } goblins
    }

# What is asked now: a word or two, and a sentence of what to do; `other` is for those who wait.
grapple-now-end = The end
    .words = The last round is scored.
grapple-now-round-over = Round over
grapple-now-awaited = { $name }’s turn
    .words = { $name } is choosing what to do.
grapple-now-battle = Battle!
    .words = { $name } attacks; { $other } answers.
grapple-now-won = Won
    .own = Won!
    .lost = Lost!
grapple-now-turn = Your turn
    .words = Place, attack or spy, as often as you like.
    .covered = { $name }: show your hand; the others look away.
grapple-now-spy = A Spy
    .swap = Swap one of their cards for one of yours, or just look.
    .look = You have no card left to give: you can only look.
    .other = { $name } looks at { $other }’s hand.
grapple-now-hold = Hold the line?
    .words = A tie goes to the attacker, unless you reinforce.
    .or-rescue = A tie goes to the attacker, unless you rescue or reinforce.
    .other = { $name } may reinforce face down.
grapple-now-engage = Re-engage?
    .words = Answer the hidden goblin with one of yours, or decline.
    .other = { $name } may answer, or decline.
grapple-now-rescue = Rescue?
    .words = Swap a Defender for your newest goblin, or let it stand.
    .without = You have no Defender to swap in: let it stand.
    .other = { $name } may swap a Defender in.
grapple-now-stands = A Defender stands
    .words = Your Defender stays: no other can replace it.
    .other = { $name }’s Defender stays: no other can replace it.
grapple-now-tie = Yours so far
    .words = A tie is the attacker’s, unless the other reinforces. Swap a Defender in anyway?
grapple-now-winning = You are winning
    .rescue = You win { $points }. Swap a Defender in anyway?
    .stand = You win { $points }. Let it stand.

# What happened in a step: clauses in one sentence. What somebody did follows their name, which is said once.
grapple-log = { UP($told) }.
grapple-log-deed = { $name } { $deed }
grapple-log-dealt = round { $number } was dealt by { $name }
grapple-log-drew = drew a card
grapple-log-drew-several = drew { $cards }
grapple-log-spied = spied on { $other }
grapple-log-took = took { $other }’s { $taken } { $given }
grapple-log-swapped = swapped a card with { $other }
grapple-log-looked = just looked
grapple-log-placed = placed a goblin
grapple-log-ended-turn = ended the turn
grapple-log-garrison-full = { $name }’s garrison ended the round
grapple-log-nobody-acted = nobody could draw and nobody acted: the round is over
grapple-log-over = the game is over
grapple-log-attacked = attacked { $other }’s { $top } { $goblin }
grapple-log-rescued = { $name }’s Defender saved { $goblin }
grapple-log-tied = a tie
grapple-log-held = reinforced face down
grapple-log-engaged = answered { $goblin }; { $hidden } was turned up
grapple-log-declined = declined
grapple-log-won = won the battle and { $points }
grapple-log-split = { $name } and { $other } split the goblins
grapple-log-gave-up = gave up
grapple-log-no-card = has no card left to hold a tie
grapple-headline-won = { $name } won a battle against { $other }: { SIGNED($points) }.
grapple-headline-took = { $name }’s { $goblin } took { $other }’s { $beaten }: { SIGNED($points) }.
grapple-headline-ended-round = That ended the round.

# What happens before everybody’s eyes: captions, ribbons and stamps.
grapple-round = Round { $number }
grapple-round-over = Round { $number } is over
grapple-last-round-over = The last round is over
grapple-tale-attacks = { $name } attacks { $other }
grapple-tale-steps-in = { $name }’s Defender steps in!
grapple-tale-tie-stands = The tie stands
grapple-tale-reinforces = { $name } reinforces face down
grapple-tale-declines = { $name } declines
grapple-tale-wins = { $name } wins { $points }
grapple-tale-gives-up = { $name } gives up: { $won }
grapple-tale-no-card = { $name } has no card left: { $won }
grapple-tale-declined = { $name } declines: { $won }
grapple-tale-split = Split: each keeps their own
grapple-tale-click = Click to go on
grapple-tale-spy = { $name } sends a Spy
grapple-tale-swaps = { $name } swaps a card with { $other }
grapple-tale-swapped = { $name }: { $taken } for { $given }
grapple-tale-deals = { $name } deals, { $other } starts
grapple-tale-garrison = { $name }’s garrison reached { $points }
grapple-tale-nobody-acted = Nobody could draw and nobody acted any more
grapple-stamp-beats = { $strong } beats { $weak }
grapple-stamp-tie-again = Tie again!
grapple-stamp-stake = { $points } points!
grapple-stamp-crowned = The dagger finds the crown
grapple-stamp-rescued = Rescued!
grapple-stamp-split = Split!

# What stands on boards, in the lane, on cards and in the race. There is little room; each line in the lane stands alone.
grapple-assisted = assisted
grapple-board-deck = Deck
grapple-board-spies = Used spies
grapple-board-army = Army
grapple-board-garrison = Garrison
grapple-board-resting = not in this round
grapple-board-no-army = none
grapple-board-hidden = hidden
grapple-board-worth = army worth { $points }
grapple-board-hand = { $cards ->
        [0] empty hand
       *[other] { $cards } in hand
    }
grapple-board-attacks = Attacks
grapple-board-defends = Defends
grapple-board-spying = Spies
grapple-board-spied-on = Spied on
grapple-board-log = So far
grapple-board-dealt = The cards are dealt.
grapple-race = Race to { $goal }
grapple-race-one-round = One round
grapple-goal = Attack armies, win battles, fill your garrison.
    .wins =
        { $goal ->
            [0] { $enough } in it end the round. The most points win.
           *[other] { $enough } in it end the round. { $goal } points win.
        }
grapple-lane-tie = Tie!
grapple-lane-winning = { $name } is winning
grapple-lane-attacks = { $name } attacks
grapple-lane-defends = { $name } defends
grapple-lane-stake = { $points } at stake
grapple-lane-answers =
    { $name }
    answers or
    gives up
grapple-lane-may-reinforce =
    { $name }
    may
    reinforce
grapple-lane-then-answers =
    then
    { $name }
    answers or
    gives up
grapple-card-no-special = No special.
grapple-card-copies = { $copies } of the { $deck } cards
grapple-spied-hand = { $name }’s hand
    .words = Only you see this. Drag one of these onto one of yours to swap, or just look.
grapple-army-own = Your army
    .words = worth { $points }; you alone may look. The top card meets the next attacker.
grapple-army-others = { $name }’s army
    .words = { $goblins }, face down. A card dropped on it attacks the top one.
grapple-army-open = open
grapple-army-bottom = bottom
grapple-army-top = top

# Where a card may be dropped, and what that does; `aimed` while it is held there.
grapple-mark-place = Place
    .aimed = Place it here
grapple-mark-attack = Attack
    .aimed = Attack { $name }
grapple-mark-spy = Spy
    .aimed = Spy on { $name }
grapple-mark-rescue = Rescue
grapple-mark-reinforce = Reinforce
    .place =
        Reinforce
        any card,
        face down
grapple-mark-answer = Answer
    .place =
        Answer
        any card,
        face up

# The sheet of a finished round, and of all rounds.
grapple-sheet-all = All rounds
grapple-sheet-none = No round is finished yet.
grapple-sheet-total = Total
grapple-sheet-army = Army, turned up
grapple-sheet-round = Round
grapple-sheet-leads = leads
grapple-sheet-deals-next = deals next
grapple-sheet-no-cards = none
grapple-sheet-garrison = { $name }’s garrison reached { $points }: that ends a round at once.
grapple-sheet-nobody-acted = Nobody could draw and nobody acted any more.
grapple-sheet-in-hand = Cards in hand score nothing.
grapple-sheet-won = { $count ->
        [one] { $names } wins with { $points }.
       *[other] { $names } share the victory with { $points }.
    }
grapple-sheet-blow = The round’s blow: { $words }
grapple-sheet-deals = { $name } deals, { $other } starts.
grapple-sheet-tie = { $names } tie. One more round, head to head.
grapple-sheet-stand = { $count ->
        [one] { $names } leads with { $points }; nobody has { $goal } yet.
       *[other] { $names } lead with { $points }; nobody has { $goal } yet.
    }

# What can be done with a button; `other` where it is done for somebody else who sits there.
grapple-do-end-turn = End turn
    .other = { $name }: end turn
grapple-do-just-look = Just look
    .other = { $name }: just look
grapple-do-no-rescue = No rescue
    .other = { $name }: no rescue
grapple-do-give-up = Give up battle
    .other = { $name }: give up battle
grapple-do-decline = Decline
    .other = { $name }: decline
grapple-do-next-round = Next round
grapple-do-take-win = Take the win
    .other = { $name }: take the win
grapple-do-whole-table = Whole table
grapple-do-wish = Only ask me when I hold a Defender
    .other = { $name }: only ask me with a Defender
    .warning = From whether you are asked, the others can then tell if you hold one.

# Before a match: how it is dealt, and what wins.
grapple-before-dealt = Everybody is dealt { $cards }; the first dealer is drawn by lot G-02.
grapple-before-garrison = A garrison of { $enough } ends the round at once; garrison and army count G-30.
grapple-before-goal = { $points ->
        [0] One round decides G-34.
       *[other] Whoever leads with { $points } points or more at the end of a round wins G-32.
    }

# What a piece is, and where a card can go. A sentence ends with the clause of the rules.
grapple-about-dealer = The dealer’s token: { $name } dealt this round, and { $other } began it. G-02
grapple-about-deck = The deck: { $left } left. Every turn begins with drawing { $drawn }. G-03
grapple-about-asked = Here it says what is asked of whom. In a turn anything may be done, as often as you like. G-03
grapple-about-used = Used Spies lie here, face up; they are never shuffled back in. G-04
grapple-about-hidden = A reinforcement: it is turned up if the attacker answers. G-15
grapple-about-spied = Only you see this hand. Swap one of its cards for one of yours, or just look. G-06
grapple-about-sheet = “Next round” goes on; “Whole table” lets you look at the table below.
    .last = “Result” goes on; “Whole table” lets you look at the table below.
grapple-about-one-round = One round decides: garrison and army count. G-34
grapple-about-race = Points of finished rounds. With { $goal } or more at the end of a round the leader wins. G-32
grapple-about-lane = Battles are fought here. To attack, drop a card on somebody’s army. G-10
grapple-about-stake = The winner takes every goblin that lies open here: { $points }. G-11
grapple-about-own-garrison = Your garrison: goblins won in battle, { $worth }. { $enough } end the round at once. G-30
grapple-about-garrison = { $name }’s garrison: goblins won in battle, { $worth }. { $enough } end the round at once. G-30
grapple-about-own-army = Your army: what you place here counts for you, and its top goblin meets the next attacker. G-07
grapple-about-army = { $name }’s army: { $goblins }. A card dropped on it attacks the top one. G-10
grapple-about-no-army = { $name } has no army, so there is nothing to attack. G-10
grapple-about-resting = { $name } does not play in this round: only those who share the lead do. G-33
grapple-about-you = This is you. Of your hand the others see only how many cards you hold.
grapple-about-player = { $name }. A Spy dropped here shows you this hand. G-05
grapple-about-covered = Show your hand first: then its cards can be played.
grapple-about-won = { $goblin }, { $worth } in your garrison. What is won stays there. G-12
grapple-about-others-won = { $goblin }, { $worth } in { $name }’s garrison. What is won stays there. G-12
grapple-about-fighting = { $goblin }, strength { $strength }, fights for { $name }. G-11
grapple-drop-to-place = Drop it on your army to place it.
grapple-drop-to-attack = Drop it on your army to place it, or on another’s army to attack.
grapple-drop-to-spy = Drop it on your army to place it, or on another’s portrait to spy.
grapple-drop-to-attack-or-spy = Drop it on your army to place it, on another’s army to attack, or on another’s portrait to spy.
grapple-drop-on-theirs = Drop it on one of theirs to swap, or just look.
grapple-drop-on-yours = Drop it on one of your own cards to swap, or just look.
grapple-drop-to-rescue = Drop the Defender on your newest goblin to rescue it.
grapple-drop-only-defender = Only a Defender can step in now. G-20
grapple-drop-in-lane = Drop it on the lit place in the battle.

# What everybody came to.
grapple-tally-rounds = Rounds
grapple-tally-round = Round { $number }: { $garrison } for the garrison, { $army } for the army

# Feats: what they are called, and what they take.
grapple-feat-last-card = Nine lives
grapple-feat-last-card-help = { WORDS($count) } battles won with the last card
grapple-feat-rescuer = Life saver
grapple-feat-rescuer-help = { WORDS($count) } rescues in one game
grapple-feat-rampage = Rampage
grapple-feat-rampage-help = { WORDS($count) } battles won in one round
grapple-feat-great-battle = Great battle
grapple-feat-great-battle-help = { WORDS($count) } goblins taken in one battle
grapple-feat-rich-booty = Rich booty
grapple-feat-rich-booty-help = { $count } points in one battle
grapple-feat-spymaster = Spymaster
grapple-feat-spymaster-help = { WORDS($count) } hands spied on in one game
grapple-feat-peaceful = Peaceful goblin
grapple-feat-peaceful-help = won with { WORDS($count) } attacks at most
grapple-feat-hard-to-beat = Hard to beat
grapple-feat-hard-to-beat-help = won with { WORDS($count) } lost battles at most
grapple-feat-from-behind = From behind
grapple-feat-from-behind-help = won after losing the first round
grapple-feat-stubborn = Stubborn goblin
grapple-feat-stubborn-help = a battle won after two ties
grapple-feat-full-table = Full table
grapple-feat-full-table-help = won at a table of { WORDS($count) }

# What others did since one’s turn, in a word or two beside pictures.
grapple-trace-you = you!
    .with = you!
grapple-trace-placed = placed
grapple-trace-spied = spied on
grapple-trace-swapped = swapped with
grapple-trace-ended = ended the round
grapple-trace-attacked = attacked
grapple-trace-rescued = saved
grapple-trace-held = reinforced
grapple-trace-engaged = answered
grapple-trace-declined = declined
grapple-trace-won = beat

# Who deals says this when a match begins.
grapple-deal-said = Round { $round }!
