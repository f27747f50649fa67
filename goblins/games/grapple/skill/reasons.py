"""Why a player might do something: one sentence for a hint, from nothing but what the player sees."""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable
from typing import Any

from goblins.core.skill import player
from goblins.games.grapple import actions as act
from goblins.games.grapple.content import ASSASSIN, DEFENDER, KING, SPY, Content, Goblin
from goblins.games.grapple.sightings import known_tops
from goblins.games.grapple.view import GrappleView
from goblins.games.grapple.wording import named
from goblins.words import Message, message

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

    def reason_for(self, view: GrappleView, action: act.GrappleAction) -> Message:
        """Something about an action that tells nothing the view does not show."""
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

    def _goblin(self, card: int) -> Goblin:
        return self._content.goblins[self._content.kinds[card]]

    def _a(self, card: int) -> Message:
        """Any goblin of its kind, as one that does something."""
        return named("grapple-a-goblin", self._goblin(card))

    def _to_a(self, card: int) -> Message:
        """Any goblin of its kind, as one that something is done to."""
        return named("grapple-a-goblin.object", self._goblin(card))

    def _the(self, card: int) -> Message:
        """This goblin, as one that does something."""
        return named("grapple-the-goblin", self._goblin(card))

    def _to_the(self, card: int) -> Message:
        """This goblin, as one that something is done to."""
        return named("grapple-the-goblin.object", self._goblin(card))

    def _compared(self, card: int, other: int) -> int:
        kinds = self._content.kinds
        return self._content.verdicts[kinds[card]][kinds[other]]

    def _beaten_by(self, card: int) -> list[Goblin]:
        """The kinds that beat a goblin."""
        kind, content = self._content.kinds[card], self._content
        return [
            goblin
            for other, goblin in enumerate(content.goblins)
            if goblin.copies and content.verdicts[other][kind] > 0
        ]

    def nearly_home(self, view: GrappleView) -> int | None:
        """Somebody else whose garrison may end the round with one good battle."""
        return next(
            (seat for seat in view.public.players if seat != view.seat and self._points(view, seat) >= self._nearly),
            None,
        )

    def _points(self, view: GrappleView, seat: int) -> int:
        return self._content.worth(view.public.garrisons[seat])

    # ------------------------------------------------------------------ a turn

    def _spy(self, view: GrappleView, action: act.Spy) -> Message:
        if len(view.hand) == 1:
            return message("grapple-why-only-look", name=player(action.target))
        return message("grapple-why-spy", name=player(action.target))

    def _swap(self, view: GrappleView, action: act.Swap) -> Message:
        content, taken, given = self._content, self._a(action.take), self._to_a(action.give)
        if content.kinds[action.take] == content.kinds[action.give]:
            return message("grapple-why-trade-for-nothing", taken=taken, given=given)
        if content.powers[action.take] == ASSASSIN and KING in (content.powers[card] for card in view.army + view.hand):
            return message("grapple-why-trade-for-assassin", taken=self._to_a(action.take))
        if content.strengths[action.take] > content.strengths[action.give]:
            return message("grapple-why-trade-for-stronger", taken=taken, given=given, name=player(view.public.spied))
        able = content.powers[action.take] in (SPY, DEFENDER, ASSASSIN)
        key = "grapple-why-trade-for-power" if able else "grapple-why-trade-for-cover"
        return message(key, taken=taken, given=given)

    def _just_look(self, view: GrappleView, action: act.JustLook) -> Message:
        return message("grapple-why-just-look")

    def _place(self, view: GrappleView, action: act.Place) -> Message:
        content, goblin = self._content, self._the(action.card)
        worth = content.strengths[action.card]
        if not view.deck_size:
            return message("grapple-why-place-at-end", goblin=goblin)
        ending = self.nearly_home(view)
        if ending is not None:
            return message("grapple-why-place-soon", goblin=goblin, name=player(ending))
        if content.powers[action.card] == ASSASSIN:
            return message("grapple-why-place-trap", goblin=self._a(action.card))
        stronger = self._beaten_by(action.card)
        if worth and len(stronger) < 2:
            beaten = self._to_a(action.card)
            if not stronger:
                return message("grapple-why-place-unbeaten", goblin=beaten, worth=worth)
            only = named("grapple-a-goblin", stronger[0])
            return message("grapple-why-place-nearly-unbeaten", only=only, goblin=beaten, worth=worth)
        if view.army and worth <= content.strengths[view.army[-1]]:
            return message("grapple-why-place-cover", goblin=goblin, covered=self._to_the(view.army[-1]))
        if worth == 0:
            return message("grapple-why-place-nothing")
        return message("grapple-why-place", goblin=goblin, worth=worth)

    def _attack(self, view: GrappleView, action: act.Attack) -> Message:
        content, goblin, name = self._content, self._a(action.card), player(action.target)
        top = self.known_top(view, action.target)
        if top is not None:
            takes = self._compared(action.card, top) >= 0
            key = "grapple-why-attack-known" if takes else "grapple-why-attack-in-vain"
            return message(key, goblin=goblin, top=self._to_the(top), name=name)
        likely, power = self.chance_to_win(view, action.card, action.target), content.powers[action.card]
        enough = content.garrison
        if self._points(view, view.seat) + content.strengths[action.card] >= enough and likely >= 0.5:
            return message("grapple-why-attack-ends-round", goblin=self._the(action.card), points=enough)
        if likely == 1.0:
            return self._sure(view, action)
        if power == KING and self._only_assassins_stop(view, action):
            return message("grapple-why-attack-unless-assassin", goblin=goblin, name=name)
        if power == ASSASSIN:
            return message("grapple-why-attack-if-king", goblin=self._the(action.card), name=name)
        if likely < UNLIKELY:
            return message("grapple-why-attack-long-shot", goblin=goblin, name=name)
        if likely >= LIKELY:
            return message("grapple-why-attack-likely", goblin=goblin, name=name)
        return message("grapple-why-attack-open", goblin=self._the(action.card), name=name)

    def _only_assassins_stop(self, view: GrappleView, action: act.Attack) -> bool:
        """Whether nothing that may be on top beats an attacking King, but Assassins."""
        results, goblins = self._content.verdicts[self._content.kinds[action.card]], self._content.goblins
        possible = self.possible_with(view, action.target)
        return all(goblins[kind].power == ASSASSIN for kind in possible if results[kind] < 0)

    def _sure(self, view: GrappleView, action: act.Attack) -> Message:
        king = self._content.powers[action.card] == KING
        key = "grapple-why-attack-no-assassin" if king else "grapple-why-attack-sure"
        return message(key, goblin=self._to_a(action.card), name=player(action.target))

    def _end_turn(self, view: GrappleView, action: act.EndTurn) -> Message:
        content = self._content
        if not view.hand:
            return message("grapple-why-end-nothing")
        if not view.deck_size:
            return message("grapple-why-end-deck")
        if any(content.powers[card] == DEFENDER for card in view.hand):
            return message("grapple-why-end-defender")
        if any(content.strengths[card] >= self._strong for card in view.hand):
            return message("grapple-why-end-strong")
        return message("grapple-why-end")

    # ------------------------------------------------------------------ a battle

    def _pair(self, view: GrappleView) -> tuple[int, int]:
        """The viewer's newest goblin of the battle and the other side's."""
        battle = view.battle
        assert battle is not None
        attack, defence = battle.attack[-1], battle.defence[-1]
        return (attack, defence) if battle.attacker == view.seat else (defence, attack)

    def _rescue(self, view: GrappleView, action: act.Rescue) -> Message:
        own, theirs = self._pair(view)
        helper = self._the(action.card)
        gain = self._compared(action.card, theirs)
        if gain > 0:
            return message("grapple-why-rescue-and-win", helper=helper, beaten=self._to_a(theirs), own=self._the(own))
        if self._compared(own, theirs) >= 0:
            return message("grapple-why-rescue-and-lose", helper=helper, own=self._the(own))
        if gain == 0:
            return message("grapple-why-rescue-and-tie", helper=self._a(action.card))
        return message("grapple-why-rescue", helper=helper, own=self._the(own))

    def _let_stand(self, view: GrappleView, action: act.LetStand) -> Message:
        own, theirs = self._pair(view)
        result, powers = self._compared(own, theirs), self._content.powers
        if result > 0:
            return message("grapple-why-stand-winning")
        if not any(powers[card] == DEFENDER for card in view.hand):
            return message("grapple-why-stand-without-defender")
        if result == 0:
            return message("grapple-why-stand-tied")
        if powers[own] == DEFENDER:
            return message("grapple-why-stand-defender")
        return message("grapple-why-stand", goblin=self._the(own))

    def at_stake(self, view: GrappleView) -> int:
        """The points that lie in a battle."""
        battle = view.battle
        assert battle is not None
        return self._content.worth(battle.attack) + self._content.worth(battle.defence)

    def _hold(self, view: GrappleView, action: act.Hold) -> Message:
        battle, goblin, pot = view.battle, self._the(action.card), self.at_stake(view)
        assert battle is not None
        strength = self._content.strengths[action.card]
        if not view.hand_sizes[battle.attacker]:
            return message("grapple-why-hold-unanswered", points=pot, name=player(battle.attacker))
        if strength >= self._strong:
            return message("grapple-why-hold-strong", goblin=goblin, points=pot)
        if strength >= self._middling:
            return message("grapple-why-hold", goblin=goblin, points=pot)
        return message("grapple-why-hold-bluff", goblin=goblin)

    def _give_up(self, view: GrappleView, action: act.GiveUp) -> Message:
        return message("grapple-why-give-up")

    def _engage(self, view: GrappleView, action: act.Engage) -> Message:
        battle = view.battle
        assert battle is not None
        pot = self.at_stake(view)
        if self._share(action.card, self.possible_with(view, battle.defender)) >= LIKELY:
            return message("grapple-why-engage-likely", goblin=self._to_a(action.card), points=pot)
        return message("grapple-why-engage", goblin=self._the(action.card), points=pot)

    def _decline(self, view: GrappleView, action: act.Decline) -> Message:
        if all(self._content.strengths[card] < self._middling for card in view.hand):
            return message("grapple-why-decline-weak")
        assert view.battle is not None
        return message("grapple-why-decline", name=player(view.battle.defender))

    def _next_round(self, view: GrappleView, action: act.NextRound) -> Message:
        return message("grapple-why-next-round")


_REASONS: dict[type, Callable[[Reasons, GrappleView, Any], Message]] = {
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
