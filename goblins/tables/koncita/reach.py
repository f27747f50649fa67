"""Who could win the visible Treasure with a single card, whatever cards they hold: what everybody can see for themselves."""

from __future__ import annotations

from functools import lru_cache

from msgspec.structs import replace

from goblins.core.chance import chance
from goblins.games.koncita.actions import KoncitaAction, Move, Pick, Run
from goblins.games.koncita.cards import Movement
from goblins.games.koncita.events import TreasureWon
from goblins.games.koncita.rules import KoncitaRules
from goblins.games.koncita.state import Decision, KoncitaState, KoncitaView

#: How many decisions after the move are looked at: shoves of a chain, Forfeits, bounces.
DEEPEST = 6


def in_reach(view: KoncitaView, rules: KoncitaRules) -> tuple[int, ...]:
    """The seats for which some card would win the visible Treasure at once."""
    return _in_reach(view_key(view), rules)


def view_key(view: KoncitaView) -> KoncitaView:
    """The view without what makes no difference here, so that looking again costs nothing."""
    return replace(
        view,
        seat=0,
        hand=(),
        hand_sizes=(0,) * len(view.hand_sizes),
        discards=(),
        gone=(),
        played=(),
        due=(0,) * len(view.due),
        locked=0,
        charges=(),
        trail=(),
        picks=0,
        turns=0,
    )


@lru_cache(maxsize=64)
def _in_reach(view: KoncitaView, rules: KoncitaRules) -> tuple[int, ...]:
    if view.treasure < 0 or view.ending or view.deed is not None or any(square < 0 for square in _standing(view)):
        return ()
    world = rules.imagine(view, chance(0))
    return tuple(seat for seat, count in enumerate(view.breaches) if count < 2 and _can_win(world, rules, seat))


def _standing(view: KoncitaView) -> list[int]:
    return [square for square, count in zip(view.goblins, view.breaches, strict=True) if count < 2]


def _can_win(world: KoncitaState, rules: KoncitaRules, seat: int) -> bool:
    """Whether any card would do it: telling cards are put into the seat's hand in turn."""
    for card in _telling_cards(rules):
        ready = replace(
            world,
            active=seat,
            hands=tuple((card.id,) if other == seat else () for other in range(len(world.hands))),
            deeds=world.deeds if seat == world.active else (),
            pending=(Decision("pick", seat),),
        )
        picked = rules.apply(ready, Pick(seat, card.id)).state
        uses = [use for use in rules.legal_actions(picked, seat) if isinstance(use, Move if not card.oscar else Run)]
        if any(_wins(picked, rules, use, seat, DEEPEST) for use in uses):
            return True
    return False


@lru_cache(maxsize=2)
def _telling_cards(rules: KoncitaRules) -> tuple[Movement, ...]:
    """Cards that can do together whatever any card can: a wild one of each kind, and two that send Oscar every way."""
    cards = rules.cards.movement
    wild = [next(card for card in cards if card.wild and card.kind == kind) for kind in ("goblin", "princess")]
    running = [next(card for card in cards if card.oscar and card.colours == pair) for pair in (0b0101, 0b1010)]
    return (*wild, *running)


def _wins(state: KoncitaState, rules: KoncitaRules, action: KoncitaAction, seat: int, depth: int) -> bool:
    """Whether an action wins the Treasure, with the best shoves and any Forfeit, bounce or relocation after it."""
    step = rules.apply(state, action)
    if any(isinstance(event, TreasureWon) for event in step.events):
        return True
    decision = step.state.pending[-1] if step.state.pending and not step.state.ending else None
    if depth == 0 or decision is None or decision.kind in ("pick", "use", "place"):
        return False
    choices = rules.legal_actions(step.state, decision.seat)
    if decision.seat != seat or decision.kind == "take":
        choices = choices[:1]  # others choose for themselves, and no objective asks for a kind of Forfeit
    return any(_wins(step.state, rules, choice, seat, depth - 1) for choice in choices)
