"""What a piece of Koncita dropped somewhere means: one map from the legal actions, for dragging, clicking and keys."""

from __future__ import annotations

from collections.abc import Sequence

from msgspec.structs import replace

from goblins.core.contract import Refusal, refuse
from goblins.games.koncita.actions import Bounce, Discard, KoncitaAction, Move, Pick, Place, Relocate, Run, Shove, Take
from goblins.games.koncita.legal import uses as rules_uses
from goblins.games.koncita.refusals import no_use
from goblins.games.koncita.rules import KoncitaRules
from goblins.games.koncita.standing import oscars_run
from goblins.games.koncita.state import OSCAR, Decision
from goblins.games.koncita.view import KoncitaView
from goblins.tables.contract import TableContext
from goblins.tables.koncita import gestures, showing
from goblins.tables.koncita.geometry import colour_toward
from goblins.ui.drag import Gesture, Gestures, gesture
from goblins.ui.moving.motion import Piece

Found = dict[tuple[Piece, Piece], Gesture]


def drops(view: KoncitaView, legal: Sequence[KoncitaAction], rules: KoncitaRules) -> Gestures:
    """What may be dropped where now."""
    found: Found = {}
    _picks(found, view, [action for action in legal if isinstance(action, Pick)], rules)
    _uses(found, view, [action for action in legal if isinstance(action, Move | Run)], rules)
    decision = view.public.decision
    for action in legal:
        match action:
            case Place(seat=seat, square=square):
                found[showing.goblin_piece(seat), showing.square_piece(square)] = gesture(action)
            case Shove(square=square) | Bounce(square=square) if decision:
                found[showing.goblin_piece(decision.goblin), showing.square_piece(square)] = gesture(action)
            case Relocate(square=square) if decision:
                found[showing.thing_piece(decision.thing), showing.square_piece(square)] = gesture(action)
            case Take(seat=seat, kind=kind):
                found[showing.deck_piece(kind), showing.deck_piece(kind)] = gesture(action)
                found[showing.deck_piece(kind), showing.panel_piece(seat)] = gesture(action)
            case Discard(card=card):
                found[showing.card_piece(card), showing.DISCARDS] = gesture(action)
    return {**found, **gestures.drops(view, legal)}


def target_of(view: KoncitaView, rules: KoncitaRules, seat: int, action: Move | Run, kind: str) -> Piece:
    """Where a move or a run of Oscar ends, as a target."""
    if isinstance(action, Run):
        return showing.run_piece(oscars_path(view, rules, action.colour)[-1])
    board = rules.content(len(view.public.goblins)).board
    return showing.square_piece(board.steps[action.colour][_start(view, seat, kind)])


def oscars_path(view: KoncitaView, rules: KoncitaRules, colour: int) -> list[int]:
    """The squares Oscar runs through toward a colour, the last one where he stops; his own if he can't run."""
    path, _ = oscars_run(view.public, rules.content(len(view.public.goblins)).board, colour)
    return path or [view.public.things[OSCAR]]


def uses_of(view: KoncitaView, rules: KoncitaRules, seat: int, card: int) -> tuple[Move | Run, ...]:
    """What a card could do for a seat now."""
    return rules_uses(view.public, rules.content(len(view.public.goblins)), seat, card)


def _picks(found: Found, view: KoncitaView, picks: Sequence[Pick], rules: KoncitaRules) -> None:
    """A card dropped on a square, or on a wall, is picked and used; a piece dropped on a square picks the card that fits,
    or lets those rise of which one must be chosen. Cards with the same face are one choice.
    """
    fitting: dict[tuple[Piece, Piece], dict[object, Gesture]] = {}
    for pick in picks:
        spec = rules.cards.movement[pick.card]
        face = spec.kind, spec.colours, spec.oscar
        for use in uses_of(view, rules, pick.seat, pick.card):
            target = target_of(view, rules, pick.seat, use, spec.kind)
            both = Gesture((pick, use), alike=(face, use))
            found[showing.card_piece(pick.card), target] = both
            if isinstance(use, Move):
                found[showing.card_piece(pick.card), showing.wall_piece(use.colour)] = both
            fitting.setdefault((_mover(use, spec.kind), target), {}).setdefault(face, both)
        # dropped on what it moves, it is laid down, and where to is chosen then
        start = showing.square_piece(_start(view, pick.seat, spec.kind))
        found.setdefault((showing.card_piece(pick.card), start), gesture(pick))
    for drop, by_face in fitting.items():
        first, *others = by_face.values()
        found[drop] = replace(first, among=frozenset(map(_card_of, by_face.values()))) if others else first


def _card_of(meant: Gesture) -> Piece:
    """The card that a gesture begins with."""
    assert isinstance(meant.first, Pick)
    return showing.card_piece(meant.first.card)


def _uses(found: Found, view: KoncitaView, uses: Sequence[Move | Run], rules: KoncitaRules) -> None:
    """The picked card, or what it moves, dropped on a square; the card also on a wall."""
    for use in uses:
        card = view.public.played[-1]
        kind = rules.cards.movement[card].kind
        target = target_of(view, rules, use.seat, use, kind)
        found[showing.card_piece(card), target] = gesture(use)
        found[_mover(use, kind), target] = gesture(use)
        if isinstance(use, Move):
            found[showing.card_piece(card), showing.wall_piece(use.colour)] = gesture(use)


def _mover(use: Move | Run, kind: str) -> Piece:
    """What a use moves, as a piece."""
    if isinstance(use, Run):
        return showing.thing_piece(OSCAR)
    return showing.goblin_piece(use.seat) if kind == "goblin" else showing.PRINCESS_PIECE


def _start(view: KoncitaView, seat: int, kind: str) -> int:
    """The square of what a card of a kind moves."""
    return view.public.goblins[seat] if kind == "goblin" else view.public.princess


# ---------------------------------------------------------------------- drops that mean nothing


def refused(
    view: KoncitaView, piece: Piece, target: Piece | None, context: TableContext, rules: KoncitaRules
) -> KoncitaAction | Refusal | None:
    """What an impossible drop would have been, or the clause against it."""
    decision, square, viewer = view.public.decision, showing.square_of(target), context.viewer
    if piece.kind in (showing.SQUARE, showing.OSCARS_SQUARE):
        return _refused_square(view, piece.number, context, rules)
    if piece.kind == showing.CARD:
        if context.covered and piece.number in view.hand:
            return None  # what is against it would tell what it is
        return _refused_card(view, piece.number, target, viewer, rules)
    if piece.kind in (showing.GESTURE, showing.CALL):
        return gestures.refused(view, piece)
    if decision is None:
        return None
    if piece.kind == showing.DECK:
        return Take(decision.seat, piece.number) if decision.kind == "take" else None
    if square is None:
        return None
    if decision.kind == "pick":
        return _refused_piece(piece, viewer)
    return _refused_decision(decision, piece, square, _holder(decision, context))


def _holder(decision: Decision, context: TableContext) -> int:
    """Who holds the mouse: among several people anybody may; against bots it is always the same one."""
    return decision.seat if context.seat(decision.seat).is_human else context.viewer


def _refused_square(
    view: KoncitaView, square: int, context: TableContext, rules: KoncitaRules
) -> KoncitaAction | Refusal | None:
    """A square was clicked to which what is being decided about can't go."""
    decision = view.public.decision
    if decision is None or not context.seat(decision.seat).is_human:
        return None
    if decision.kind == "use":
        return _refused_card(view, view.public.played[-1], showing.square_piece(square), decision.seat, rules)
    if decision.kind == "relocate":
        return Relocate(decision.seat, square)
    goblin = decision.seat if decision.kind == "place" else decision.goblin
    return _refused_decision(decision, showing.goblin_piece(goblin), square, decision.seat)


def _refused_piece(piece: Piece, viewer: int) -> Refusal | None:
    """A piece was dragged somewhere although no card in hand leads there."""
    if piece.kind == showing.GOBLIN and piece.number != viewer:
        return refuse("K-12", "koncita-no-card-moves-own-goblin-princess")
    if piece.kind == showing.GOBLIN or piece == showing.PRINCESS_PIECE:
        return refuse("K-11", "koncita-no-none-cards-leads-there")
    if piece == showing.thing_piece(OSCAR):
        return refuse("K-30", "koncita-no-none-cards-lets-oscar-run")
    return refuse("K-20", "koncita-no-casket-and-scepter-are-never") if piece.kind == showing.THING else None


def _refused_card(
    view: KoncitaView, card: int, target: Piece | None, viewer: int, rules: KoncitaRules
) -> KoncitaAction | Refusal | None:
    """A card that can't be played at all, or doesn't lead there: what the rules say if it were laid down for that."""
    if target == showing.DISCARDS:
        return Discard(viewer, card)
    if target == showing.card_piece(card) and card in view.hand and _picks_now(view, viewer):
        return Pick(viewer, card)
    square = showing.square_of(target)
    if target is None or (square is None and target.kind != showing.WALL):
        return None
    decision = view.public.decision
    using = decision is not None and decision.kind == "use" and card in view.public.played[-1:]
    if not using and not (_picks_now(view, viewer) and uses_of(view, rules, viewer, card)):
        return Pick(viewer, card)
    start = _start(view, viewer, rules.cards.movement[card].kind)
    colour = (
        target.number if square is None else colour_toward(rules.content(len(view.public.goblins)).room, start, square)
    )
    if colour is None:
        return refuse("K-11", "koncita-no-card-moves-one-square-toward")
    if using:
        return Move(viewer, colour)
    return no_use(view.public, rules.content(len(view.public.goblins)), card, Move(viewer, colour))


def _picks_now(view: KoncitaView, seat: int) -> bool:
    decision = view.public.decision
    return decision is not None and decision.kind == "pick" and decision.seat == seat


def _refused_decision(decision: Decision, piece: Piece, square: int, seat: int) -> KoncitaAction | None:
    match decision.kind, piece.kind:
        case "place", showing.GOBLIN:
            return Place(piece.number, square)
        case "shove", showing.GOBLIN:
            return Shove(seat, square)
        case "bounce", showing.GOBLIN:
            return Bounce(piece.number, square)
        case "relocate", showing.THING:
            return Relocate(seat, square)
    return None
