"""Who could win the visible Treasure with a single card, whatever cards they hold: what everybody can see for themselves."""

from __future__ import annotations

from collections.abc import Sequence

from msgspec.structs import replace

from goblins.games.koncita.actions import KoncitaAction, Move, Run
from goblins.games.koncita.content import Cards, Content, Movement
from goblins.games.koncita.events import TreasureWon
from goblins.games.koncita.knowledge import forfeits_left
from goblins.games.koncita.rules import KoncitaRules
from goblins.games.koncita.standing import seats_in
from goblins.games.koncita.state import NOBODY, NOWHERE, Decision, KoncitaPublic, KoncitaSecret, KoncitaState

#: How many decisions after the move are looked at: shoves of a chain, Forfeits, bounces.
DEEPEST = 6


def in_reach(public: KoncitaPublic, treasure: int, rules: KoncitaRules) -> tuple[int, ...]:
    """The seats for which some card would win the visible Treasure at once."""
    seats = seats_in(public)
    if treasure == NOBODY or public.ending or public.deed or any(public.goblins[seat] == NOWHERE for seat in seats):
        return ()
    secret = _nothing_but(treasure, public, rules.content(len(public.goblins)))
    uses = _telling_uses(rules.cards)
    return tuple(seat for seat in seats if any(_can_win(public, secret, rules, seat, card, use) for card, use in uses))


def _nothing_but(treasure: int, public: KoncitaPublic, content: Content) -> KoncitaSecret:
    """No cards in hand, no deck, and a last Treasure; Forfeits that are left lie in any order."""
    return KoncitaSecret(
        hands=((),) * len(public.goblins),
        deck=(),
        treasures=(treasure,),
        decks=tuple(tuple(deck) for deck in forfeits_left(public, content)),
        heedful=True,
        seed=0,
        occasion=0,
    )


def _telling_uses(cards: Cards) -> list[tuple[Movement, type[Move | Run]]]:
    """Cards that can do together whatever any card can, and what they are used for: moves of either kind, and runs."""
    kinds = ("goblin", "princess")
    moves = [_telling_cards([card for card in cards.movement if card.kind == kind]) for kind in kinds]
    runs = _telling_cards([card for card in cards.movement if card.oscar])
    return [(card, Move) for telling in moves for card in telling] + [(card, Run) for card in runs]


def _telling_cards(cards: Sequence[Movement]) -> list[Movement]:
    """As few of some cards as show all the colours that any of them shows, the most colourful first."""
    found, shown = [], 0
    for card in sorted(cards, key=lambda card: -card.colours.bit_count()):
        if card.colours & ~shown:
            found.append(card)
            shown |= card.colours
    return found


def _can_win(
    public: KoncitaPublic, secret: KoncitaSecret, rules: KoncitaRules, seat: int, card: Movement, use: type[Move | Run]
) -> bool:
    """Whether a card would do it that a seat has laid down in its turn, used so."""
    laid = replace(
        public,
        active=seat,
        deeds=public.deeds if seat == public.active else (),
        played=(card.id,),
        charges=(),
        pending=(Decision("use", seat),),
    )
    state = KoncitaState(laid, secret)
    ways = [way for way in rules.legal_actions(state, seat) if isinstance(way, use)]
    return any(_wins(state, rules, way, seat, DEEPEST) for way in ways)


def _wins(state: KoncitaState, rules: KoncitaRules, action: KoncitaAction, seat: int, depth: int) -> bool:
    """Whether an action wins the Treasure, with the best shoves and any Forfeit, bounce or relocation after it."""
    step = rules.apply(state, action)
    if any(isinstance(event, TreasureWon) for event in step.events):
        return True
    decision = step.state.public.decision
    if depth == 0 or decision is None or decision.kind in ("pick", "use", "place"):
        return False
    choices = rules.legal_actions(step.state, decision.seat)
    if decision.seat != seat or decision.kind == "take":
        choices = choices[:1]  # others choose for themselves, and no objective asks for a kind of Forfeit
    return any(_wins(step.state, rules, choice, seat, depth - 1) for choice in choices)
