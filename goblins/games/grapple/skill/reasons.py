"""Why a player might do something: one sentence for a hint, from nothing but what the player sees."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

from goblins.games.grapple import actions as act
from goblins.games.grapple.content import ASSASSIN, BRUTE, CARDS, DEFENDER, KING, RAIDER, Content
from goblins.games.grapple.scoring import ENOUGH
from goblins.games.grapple.skill.counting import STRENGTHS, beats
from goblins.games.grapple.state import NOBODY
from goblins.games.grapple.view import GrappleView

#: A garrison that has so much can end the round with one good battle.
NEARLY = 13
#: How likely a win must be to be called so.
LIKELY = 0.7


def reason_for(view: GrappleView, action: act.GrappleAction, content: Content) -> str:
    """A sentence about an action that tells nothing the view does not show."""
    return _REASONS[type(action)](view, action, content)


def unseen(view: GrappleView) -> list[int]:
    """The cards that a seat knows nothing of: in the deck, in others' hands and armies."""
    battle = view.battle
    seen = {*view.hand, *view.army, *view.public.spies, *view.spied_hand, *(one.card for one in view.sightings)}
    seen.update(*view.public.garrisons)
    if battle:
        seen.update(battle.attack, battle.defence, (battle.hidden,))
    return [card for card in range(CARDS) if card not in seen]


def possible_with(view: GrappleView, owner: int) -> list[int]:
    """The cards that another seat may have hidden, as far as a seat knows."""
    return unseen(view) + [one.card for one in view.sightings if owner in (one.owner, one.also)]


def known_top(view: GrappleView, owner: int) -> int | None:
    """The top goblin of an army, when the seat can be sure of it: one place, and it was seen to go there."""
    height = view.army_sizes[owner]
    if view.hand_sizes[owner] or (view.battle and view.battle.holding and view.battle.defender == owner):
        return None
    sure = [one.card for one in view.sightings if one.owner == owner and one.also == NOBODY and one.above == height - 1]
    return sure[0] if len(sure) == 1 else None


def chance_to_win(view: GrappleView, card: int, target: int, content: Content) -> float:
    """How likely a goblin wins or ties against the top of an army, by counting what has not been seen."""
    kind, top = content.kinds[card], known_top(view, target)
    possible = [top] if top is not None else possible_with(view, target)
    if not possible:
        return 0.5
    return sum(beats(kind, content.kinds[one]) >= 0 for one in possible) / len(possible)


def _a(name: str, article: str = "a") -> str:
    return f"{article}n {name}" if name[0] in "AEIOU" else f"{article} {name}"


# ---------------------------------------------------------------------- a turn


def _spy(view: GrappleView, action: act.Spy, content: Content) -> str:
    if len(view.hand) == 1:
        return "With nothing to give it is only a look, but then you know that hand."
    return "You see a whole hand, and may trade your worst card for its best."


def _swap(view: GrappleView, action: act.Swap, content: Content) -> str:
    take, give = content.name(action.take), content.name(action.give)
    if content.kinds[action.take] == content.kinds[action.give]:
        return f"{_a(take, 'A')} for {_a(give)} changes nothing, but it looks busy."
    if content.kinds[action.take] == ASSASSIN and KING in (content.kinds[card] for card in view.army + view.hand):
        return "It takes away an Assassin that your Kings would have to fear."
    if STRENGTHS[content.kinds[action.take]] > STRENGTHS[content.kinds[action.give]]:
        return f"{_a(take, 'A')} for {_a(give)} is a good trade: stronger for you, weaker for them."
    return f"{_a(take, 'A')} for {_a(give)}: what it can do is worth more here than its strength."


def _just_look(view: GrappleView, action: act.JustLook, content: Content) -> str:
    return "Nothing there is worth what you would have to give; knowing it is enough."


def _place(view: GrappleView, action: act.Place, content: Content) -> str:
    kind, name = content.kinds[action.card], content.name(action.card)
    worth = STRENGTHS[kind]
    if not view.deck_size:
        return f"The deck is empty: the {name} scores in the army and nothing in your hand."
    if any(_points(view, seat, content) >= NEARLY for seat in view.public.players if seat != view.seat):
        return f"The round may end soon, and the {name} scores only in the army."
    if kind == ASSASSIN:
        return "An Assassin on top is a trap for any King that attacks."
    if kind == KING:
        return "Only an Assassin beats a King, and it is worth 8 points in the army."
    if kind == RAIDER:
        return "Only a King beats a Raider, and it is worth 5 points in the army."
    if view.army and worth <= STRENGTHS[content.kinds[view.army[-1]]]:
        return f"The {name} covers the {content.name(view.army[-1])} below it, which is safer now."
    if worth == 0:
        return "It scores nothing, but the others don’t know what lies there."
    return f"The {name} is worth {worth} in the army and not much in your hand."


def _attack(view: GrappleView, action: act.Attack, content: Content) -> str:
    kind, name = content.kinds[action.card], content.name(action.card)
    likely = chance_to_win(view, action.card, action.target, content)
    own = _points(view, view.seat, content)
    top = known_top(view, action.target)
    if top is not None:
        if beats(kind, content.kinds[top]) >= 0:
            return f"You have seen what lies there: {_a(name)} takes the {content.name(top)}."
        return f"You have seen what lies there, and {_a(name)} won’t beat the {content.name(top)}."
    if own + STRENGTHS[kind] >= ENOUGH and likely >= 0.5:
        return f"If the {name} wins, your garrison has {ENOUGH} and the round is over."
    if kind == KING:
        if any(content.kinds[card] == ASSASSIN for card in possible_with(view, action.target)):
            return "A King takes this army’s top unless an Assassin waits there."
        return "No Assassin is left out there: nothing in this army beats a King."
    if kind == ASSASSIN:
        return "If a King is on top, the Assassin takes it; much else would stop it."
    if kind <= DEFENDER:
        return f"{_a(name, 'A')} wins almost nothing here, so it is a long shot."
    if likely >= LIKELY:
        return f"Most goblins not seen yet are no stronger than {_a(name)}, and a tie favours you."
    return f"The {name} may win, though much that is stronger has not been seen yet."


def _end_turn(view: GrappleView, action: act.EndTurn, content: Content) -> str:
    if not view.hand:
        return "There is nothing left to play."
    if not view.deck_size:
        return "The deck is empty, and nothing that is left is worth doing."
    if any(content.kinds[card] == DEFENDER for card in view.hand):
        return "What is left in your hand is best kept, with a Defender for the next battle."
    if any(content.kinds[card] >= RAIDER for card in view.hand):
        return "Your strong goblins wait for a better target."
    return "What is left is better kept for later."


# ---------------------------------------------------------------------- a battle


def _pair(view: GrappleView) -> tuple[int, int]:
    """The viewer's newest goblin of the battle and the other side's."""
    battle = view.battle
    assert battle is not None
    attack, defence = battle.attack[-1], battle.defence[-1]
    return (attack, defence) if battle.attacker == view.seat else (defence, attack)


def _rescue(view: GrappleView, action: act.Rescue, content: Content) -> str:
    own, theirs = (content.kinds[card] for card in _pair(view))
    name = content.name(_pair(view)[0])
    if beats(DEFENDER, theirs) > 0:
        return f"A Defender beats a Spy as well, and the {name} comes back to your hand."
    if beats(own, theirs) >= 0:
        return f"The {name} comes back to your hand, but the Defender will lose in its place."
    if beats(DEFENDER, theirs) == 0:
        return "A Defender turns a lost pair into a tie."
    return f"The Defender is lost instead of the {name}, which comes back to your hand."


def _let_stand(view: GrappleView, action: act.LetStand, content: Content) -> str:
    own, theirs = _pair(view)
    result = beats(content.kinds[own], content.kinds[theirs])
    if result > 0:
        return "You are winning: leave it as it is."
    if not any(content.kinds[card] == DEFENDER for card in view.hand):
        return "Without a Defender there is nothing to do."
    if result == 0:
        return "The pair is tied, and a Defender would only make it weaker."
    if content.kinds[own] == DEFENDER:
        return "A Defender can’t replace a Defender."
    return f"The {content.name(own)} is not worth a Defender here."


def _hold(view: GrappleView, action: act.Hold, content: Content) -> str:
    battle, name = view.battle, content.name(action.card)
    assert battle is not None
    pot = content.worth(battle.attack) + content.worth(battle.defence)
    strength = STRENGTHS[content.kinds[action.card]]
    if not view.hand_sizes[battle.attacker]:
        return f"The attacker has no card to answer with: the {pot} points are yours."
    if strength >= STRENGTHS[RAIDER]:
        return f"The {name} will win most answers, and {pot} points lie in this battle."
    if strength >= STRENGTHS[BRUTE]:
        return f"The {name} may win or tie again, and {pot} points lie in this battle."
    return f"A bluff: face down the {name} looks like anything, and it costs little if it is called."


def _give_up(view: GrappleView, action: act.GiveUp, content: Content) -> str:
    return "Going on would risk another card for too little."


def _engage(view: GrappleView, action: act.Engage, content: Content) -> str:
    battle, kind, name = view.battle, content.kinds[action.card], content.name(action.card)
    assert battle is not None
    pot = content.worth(battle.attack) + content.worth(battle.defence)
    possible = possible_with(view, battle.defender)
    likely = sum(beats(kind, content.kinds[card]) >= 0 for card in possible) / max(1, len(possible))
    if likely >= LIKELY:
        return f"Few goblins that may lie there beat {_a(name)}, and {pot} points are at stake."
    return f"The face-down goblin may be a bluff: the {name} tries for {pot} points."


def _decline(view: GrappleView, action: act.Decline, content: Content) -> str:
    if all(STRENGTHS[content.kinds[card]] <= 2 for card in view.hand):
        return "Nothing in your hand is likely to beat what lies there, so lose no more."
    return "It is better to lose this battle than to risk one more goblin."


def _next_round(view: GrappleView, action: act.NextRound, content: Content) -> str:
    return "The round is scored: on to the next one."


def _points(view: GrappleView, seat: int, content: Content) -> int:
    return content.worth(view.public.garrisons[seat])


_REASONS: dict[type, Callable[[GrappleView, Any, Content], str]] = {
    act.Spy: _spy,
    act.Swap: _swap,
    act.JustLook: _just_look,
    act.Place: _place,
    act.Attack: _attack,
    act.EndTurn: _end_turn,
    act.Rescue: _rescue,
    act.LetStand: _let_stand,
    act.Hold: _hold,
    act.GiveUp: _give_up,
    act.Engage: _engage,
    act.Decline: _decline,
    act.NextRound: _next_round,
}
