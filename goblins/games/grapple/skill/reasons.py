"""Why a player might do something: one sentence for a hint, from nothing but what the player sees."""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable
from typing import Any

from goblins.games.grapple import actions as act
from goblins.games.grapple.content import ASSASSIN, DEFENDER, KING, Content, with_article
from goblins.games.grapple.sightings import known_tops
from goblins.games.grapple.view import GrappleView

#: How likely a win must be to be called so, and how unlikely to be called a long shot.
LIKELY, UNLIKELY = 0.7, 0.3


class Reasons:
    """Finds the words for what might be done with the goblins of a deck."""

    def __init__(self, content: Content) -> None:
        self._content = content
        self._everything = Counter(content.kinds)
        strengths = sorted({goblin.strength for goblin in content.goblins if goblin.copies})
        #: A garrison that has so much can end the round with one good battle.
        self._nearly = content.garrison - strengths[-1]
        #: From which strength on a goblin is one of the strongest, or in the middle.
        self._strong, self._middling = strengths[-2:][0], strengths[len(strengths) // 2]

    def reason_for(self, view: GrappleView, action: act.GrappleAction) -> str:
        """A sentence about an action that tells nothing the view does not show."""
        return _REASONS[type(action)](self, view, action)

    # ------------------------------------------------------------------ what may be where

    def unseen(self, view: GrappleView) -> Counter[int]:
        """How many of each kind a seat knows nothing of: in the deck, in others' hands and armies."""
        battle, kinds = view.battle, self._content.kinds
        piles = [view.hand, view.army, view.public.spies, *view.public.garrisons]
        piles.append(tuple(one.card for one in view.sightings))  # whoever looks at a hand has seen it by now
        if battle:
            piles += [battle.attack, battle.defence, *[(battle.hidden,)] * (battle.defender == view.seat)]
        return self._everything - Counter(kinds[card] for pile in piles for card in pile if card >= 0)

    def possible_with(self, view: GrappleView, owner: int) -> Counter[int]:
        """The kinds of goblins that another seat may have hidden, and how many, as far as a seat knows."""
        seen = [one.card for one in view.sightings if owner in (one.owner, one.also)]
        return self.unseen(view) + Counter(self._content.kinds[card] for card in seen)

    def known_top(self, view: GrappleView, owner: int) -> int | None:
        """What the top of an army looks like, when the seat can be sure of it: one place, and it was seen to go there."""
        if view.hand_sizes[owner] or (view.battle and view.battle.holding and view.battle.defender == owner):
            return None
        sure = known_tops(view.sightings, owner, view.army_sizes[owner])
        return sure[0] if len(sure) == 1 else None

    def chance_to_win(self, view: GrappleView, card: int, target: int) -> float:
        """How likely a goblin wins or ties against the top of an army, by counting what has not been seen."""
        top = self.known_top(view, target)
        possible = Counter([self._content.kinds[top]]) if top is not None else self.possible_with(view, target)
        return self._share(card, possible)

    def _share(self, card: int, possible: Counter[int]) -> float:
        """How much of what is possible a goblin beats or ties with."""
        results = self._content.verdicts[self._content.kinds[card]]
        if not possible:
            return 0.5
        return sum(count for kind, count in possible.items() if results[kind] >= 0) / possible.total()

    # ------------------------------------------------------------------ words

    def _name(self, card: int) -> str:
        return self._content.name(card)

    def _a(self, card: int) -> str:
        return with_article(self._name(card))

    def _compared(self, card: int, other: int) -> int:
        kinds = self._content.kinds
        return self._content.verdicts[kinds[card]][kinds[other]]

    def _beaten_by(self, card: int) -> list[str]:
        """The names of the kinds that beat a goblin."""
        kind, content = self._content.kinds[card], self._content
        return [
            goblin.name
            for other, goblin in enumerate(content.goblins)
            if goblin.copies and content.verdicts[other][kind] > 0
        ]

    def _points(self, view: GrappleView, seat: int) -> int:
        return self._content.worth(view.public.garrisons[seat])

    # ------------------------------------------------------------------ a turn

    def _spy(self, view: GrappleView, action: act.Spy) -> str:
        if len(view.hand) == 1:
            return "With nothing to give it is only a look, but then you know that hand."
        return "You see a whole hand, and may trade your worst card for its best."

    def _swap(self, view: GrappleView, action: act.Swap) -> str:
        content, trade = self._content, f"{_capital(self._a(action.take))} for {self._a(action.give)}"
        if content.kinds[action.take] == content.kinds[action.give]:
            return f"{trade} changes nothing, but it looks busy."
        if content.powers[action.take] == ASSASSIN and KING in (content.powers[card] for card in view.army + view.hand):
            return f"It takes away {self._a(action.take)} that your Kings would have to fear."
        if content.strengths[action.take] > content.strengths[action.give]:
            return f"{trade} is a good trade: stronger for you, weaker for them."
        return f"{trade}: what it can do is worth more here than its strength."

    def _just_look(self, view: GrappleView, action: act.JustLook) -> str:
        return "Nothing there is worth what you would have to give; knowing it is enough."

    def _place(self, view: GrappleView, action: act.Place) -> str:
        content, name = self._content, self._name(action.card)
        worth = content.strengths[action.card]
        if not view.deck_size:
            return f"The deck is empty: the {name} scores in the army and nothing in your hand."
        if any(self._points(view, seat) >= self._nearly for seat in view.public.players if seat != view.seat):
            return f"The round may end soon, and the {name} scores only in the army."
        if content.powers[action.card] == ASSASSIN:
            return f"{_capital(self._a(action.card))} on top is a trap for any King that attacks."
        stronger = self._beaten_by(action.card)
        if worth and len(stronger) < 2:
            only = f"Only {with_article(stronger[0])} beats" if stronger else "Nothing beats"
            return f"{only} {self._a(action.card)}, and it is worth {_points(worth)} in the army."
        if view.army and worth <= content.strengths[view.army[-1]]:
            return f"The {name} covers the {self._name(view.army[-1])} below it, which is safer now."
        if worth == 0:
            return "It scores nothing, but the others don’t know what lies there."
        return f"The {name} is worth {worth} in the army and not much in your hand."

    def _attack(self, view: GrappleView, action: act.Attack) -> str:
        content, name = self._content, self._name(action.card)
        top = self.known_top(view, action.target)
        if top is not None:
            if self._compared(action.card, top) >= 0:
                return f"You have seen what lies there: {self._a(action.card)} takes the {self._name(top)}."
            return f"You have seen what lies there, and {self._a(action.card)} won’t beat the {self._name(top)}."
        likely, power = self.chance_to_win(view, action.card, action.target), content.powers[action.card]
        enough = content.garrison
        if self._points(view, view.seat) + content.strengths[action.card] >= enough and likely >= 0.5:
            return f"If the {name} wins, your garrison has {enough} and the round is over."
        if likely == 1.0:
            return self._sure(view, action)
        if power == KING and self._only_assassins_stop(view, action):
            return f"{_capital(self._a(action.card))} takes this army’s top unless an Assassin waits there."
        if power == ASSASSIN:
            return f"If a King is on top, the {name} takes it; much else would stop it."
        if likely < UNLIKELY:
            return f"{_capital(self._a(action.card))} wins almost nothing here, so it is a long shot."
        if likely >= LIKELY:
            return f"Most goblins not seen yet are no stronger than {self._a(action.card)}, and a tie favours you."
        return f"The {name} may win, though much that is stronger has not been seen yet."

    def _only_assassins_stop(self, view: GrappleView, action: act.Attack) -> bool:
        """Whether nothing that may be on top beats an attacking King, but Assassins."""
        results, goblins = self._content.verdicts[self._content.kinds[action.card]], self._content.goblins
        possible = self.possible_with(view, action.target)
        return all(goblins[kind].power == ASSASSIN for kind in possible if results[kind] < 0)

    def _sure(self, view: GrappleView, action: act.Attack) -> str:
        if self._content.powers[action.card] == KING:
            return f"No Assassin is left out there: nothing in this army beats {self._a(action.card)}."
        return f"Nothing that may be in this army beats {self._a(action.card)}."

    def _end_turn(self, view: GrappleView, action: act.EndTurn) -> str:
        content = self._content
        if not view.hand:
            return "There is nothing left to play."
        if not view.deck_size:
            return "The deck is empty, and nothing that is left is worth doing."
        if any(content.powers[card] == DEFENDER for card in view.hand):
            return "What is left in your hand is best kept, with a Defender for the next battle."
        if any(content.strengths[card] >= self._strong for card in view.hand):
            return "Your strong goblins wait for a better target."
        return "What is left is better kept for later."

    # ------------------------------------------------------------------ a battle

    def _pair(self, view: GrappleView) -> tuple[int, int]:
        """The viewer's newest goblin of the battle and the other side's."""
        battle = view.battle
        assert battle is not None
        attack, defence = battle.attack[-1], battle.defence[-1]
        return (attack, defence) if battle.attacker == view.seat else (defence, attack)

    def _rescue(self, view: GrappleView, action: act.Rescue) -> str:
        own, theirs = self._pair(view)
        name, helper = self._name(own), self._name(action.card)
        gain = self._compared(action.card, theirs)
        if gain > 0:
            return f"The {helper} beats {self._a(theirs)} as well, and the {name} comes back to your hand."
        if self._compared(own, theirs) >= 0:
            return f"The {name} comes back to your hand, but the {helper} will lose in its place."
        if gain == 0:
            return f"{_capital(self._a(action.card))} turns a lost pair into a tie."
        return f"The {helper} is lost instead of the {name}, which comes back to your hand."

    def _let_stand(self, view: GrappleView, action: act.LetStand) -> str:
        own, theirs = self._pair(view)
        result, powers = self._compared(own, theirs), self._content.powers
        if result > 0:
            return "You are winning: leave it as it is."
        if not any(powers[card] == DEFENDER for card in view.hand):
            return "Without a Defender there is nothing to do."
        if result == 0:
            return "The pair is tied, and a Defender would only make it weaker."
        if powers[own] == DEFENDER:
            return "A Defender can’t replace a Defender."
        return f"The {self._name(own)} is not worth a Defender here."

    def _at_stake(self, view: GrappleView) -> str:
        battle = view.battle
        assert battle is not None
        return _points(self._content.worth(battle.attack) + self._content.worth(battle.defence))

    def _hold(self, view: GrappleView, action: act.Hold) -> str:
        battle, name, pot = view.battle, self._name(action.card), self._at_stake(view)
        assert battle is not None
        strength = self._content.strengths[action.card]
        if not view.hand_sizes[battle.attacker]:
            return f"The attacker has no card to answer with: the {pot} are yours."
        if strength >= self._strong:
            return f"The {name} will win most answers, and {pot} lie in this battle."
        if strength >= self._middling:
            return f"The {name} may win or tie again, and {pot} lie in this battle."
        return f"A bluff: face down the {name} looks like anything, and it costs little if it is called."

    def _give_up(self, view: GrappleView, action: act.GiveUp) -> str:
        return "Going on would risk another card for too little."

    def _engage(self, view: GrappleView, action: act.Engage) -> str:
        battle = view.battle
        assert battle is not None
        if self._share(action.card, self.possible_with(view, battle.defender)) >= LIKELY:
            return (
                f"Few goblins that may lie there beat {self._a(action.card)}, and {self._at_stake(view)} are at stake."
            )
        return f"The face-down goblin may be a bluff: the {self._name(action.card)} tries for {self._at_stake(view)}."

    def _decline(self, view: GrappleView, action: act.Decline) -> str:
        if all(self._content.strengths[card] < self._middling for card in view.hand):
            return "Nothing in your hand is likely to beat what lies there, so lose no more."
        return "It is better to lose this battle than to risk one more goblin."

    def _next_round(self, view: GrappleView, action: act.NextRound) -> str:
        return "The round is scored: on to the next one."


def _capital(words: str) -> str:
    """The beginning of a sentence."""
    return words[0].upper() + words[1:]


def _points(number: int) -> str:
    return f"{number} point{'' if number == 1 else 's'}"


_REASONS: dict[type, Callable[[Reasons, GrappleView, Any], str]] = {
    act.Spy: Reasons._spy,
    act.Swap: Reasons._swap,
    act.JustLook: Reasons._just_look,
    act.Place: Reasons._place,
    act.Attack: Reasons._attack,
    act.EndTurn: Reasons._end_turn,
    act.Rescue: Reasons._rescue,
    act.LetStand: Reasons._let_stand,
    act.Hold: Reasons._hold,
    act.GiveUp: Reasons._give_up,
    act.Engage: Reasons._engage,
    act.Decline: Reasons._decline,
    act.NextRound: Reasons._next_round,
}
