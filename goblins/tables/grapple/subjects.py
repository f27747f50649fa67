"""What the things on the table of Grapple are: which topic explains each of them, and the facts of the moment.

What lies face down is told as what everybody sees of it: how many cards there are.
"""

from __future__ import annotations

from goblins.games.grapple.content import Content
from goblins.games.grapple.scoring import totals
from goblins.games.grapple.state import next_player
from goblins.games.grapple.view import GrappleView
from goblins.games.grapple.wording import in_cards, in_points
from goblins.tables.capabilities import Subject
from goblins.tables.contract import TableContext
from goblins.tables.grapple import showing as show
from goblins.tables.grapple.notes import IN_THE_LANE
from goblins.tables.grapple.round_sheet import areas
from goblins.ui.moving.motion import Layout, Piece
from goblins.ui.viewport import Point

Facts = dict[str, int | str]
Told = tuple[str, Facts]
#: Every topic that a thing on this table can have.
TOPICS = frozenset(
    {
        "army",
        "asked",
        "assassin",
        "covered",
        "dealer",
        "deck",
        "defender",
        "fighter",
        "garrison",
        "hidden",
        "king",
        "lane",
        "no_army",
        "one_round",
        "own_army",
        "own_garrison",
        "own_plate",
        "plate",
        "race",
        "resting",
        "scored",
        "spied",
        "spy",
        "stake",
        "standings",
        "used",
        "verdict",
    }
)
#: What the table itself tells or shows large while it is pointed at.
SHOWN_KINDS = (show.CARD, show.ARMY, show.GARRISON)
SHOWN = (show.RACE, show.DEALER, show.RIBBON)


def subject_of(
    view: GrappleView, context: TableContext, piece: Piece | None, layout: Layout, cards: Content
) -> Subject | None:
    """What a piece is; None for one that needs no words."""
    placement = layout.get(piece) if piece else None
    if piece is None or placement is None:
        return None
    told = _told(view, context, piece, cards)
    if told is None:
        return None
    topic, facts = told
    itself = (piece.kind in SHOWN_KINDS or piece in SHOWN) and topic != "covered"
    who = piece.number if piece.kind == show.PLATE else None
    return Subject(topic, placement.rect, facts, shown=itself, who=who)


def subject_on_sheet(view: GrappleView, pos: Point) -> Subject | None:
    """What a column of a finished round’s sheet says."""
    facts: Facts = {"goal": view.public.goal}
    columns = areas(view).items()
    return next((Subject(name, rect, facts) for name, rect in columns if rect.holds(pos) and _counts(name, view)), None)


def _counts(column: str, view: GrappleView) -> bool:
    """Whether there is such a column: a single round is no race."""
    return column != "standings" or bool(view.public.goal)


def _told(view: GrappleView, context: TableContext, piece: Piece, cards: Content) -> Told | None:
    public = view.public
    match piece.kind:
        case show.CARD:
            return _card(view, context, piece.number, cards)
        case show.ARMY | show.GARRISON | show.PLATE:
            return _board(view, context, piece, cards)
        case show.VERDICT.kind | show.ROPE.kind if view.battle:
            return "verdict", {}
        case show.STAKE.kind if view.battle:
            return "stake", {"points": in_points(cards.worth([*view.battle.attack, *view.battle.defence]))}
        case show.HIDDEN.kind:
            return "hidden", {}
        case show.SPIED.kind:
            return "spied", {}
        case show.DEALER.kind:
            starts = context.name(next_player(public, public.dealer))
            return "dealer", {"name": context.name(public.dealer), "starts": starts}
        case show.DECK.kind:
            return "deck", {"count": in_cards(view.deck_size)}
        case show.USED.kind:
            return "used", {"count": len(public.spies)}
        case show.RIBBON.kind:
            return "asked", {}
        case show.RACE.kind:
            mine = totals(public)[context.viewer]
            return ("race", {"goal": public.goal, "mine": mine}) if public.goal else ("one_round", {})
    return ("lane", {}) if piece.kind in IN_THE_LANE else None


def _card(view: GrappleView, context: TableContext, card: int, cards: Content) -> Told:
    if context.covered and card in view.hand:
        return "covered", {}
    goblin = cards.goblins[cards.kinds[card]]
    facts: Facts = {"name": goblin.name, "strength": goblin.strength, "copies": goblin.copies, "all": len(cards.kinds)}
    return (cards.powers[card] or "fighter"), facts


def _board(view: GrappleView, context: TableContext, piece: Piece, cards: Content) -> Told:
    seat = piece.number
    mine, name = seat == context.viewer, context.name(seat)
    if piece.kind == show.GARRISON:
        facts: Facts = {"points": in_points(cards.worth(view.public.garrisons[seat])), "enough": cards.garrison}
        return ("own_garrison" if mine else "garrison"), facts | {"name": name}
    size = view.army_sizes[seat]
    if piece.kind == show.ARMY:
        return ("own_army" if mine else "army" if size else "no_army"), {"name": name, "size": size}
    if seat not in view.public.players:
        return "resting", {"name": name}
    return ("own_plate" if mine else "plate"), {"name": name, "cards": view.hand_sizes[seat]}
