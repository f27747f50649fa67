"""What a piece of Koncita dropped somewhere means: one map from the legal actions, for dragging, clicking and keys."""

from __future__ import annotations

from collections.abc import Sequence

from msgspec.structs import replace

from goblins.core.chance import chance
from goblins.core.contract import Refusal
from goblins.games.koncita import legal as rulings
from goblins.games.koncita.actions import (
    Bounce,
    Discard,
    Gesture,
    KoncitaAction,
    Move,
    Pick,
    Place,
    Relocate,
    Run,
    Shove,
    Take,
)
from goblins.games.koncita.cards import COLOURS
from goblins.games.koncita.legal import FRIEND
from goblins.games.koncita.rules import KoncitaRules
from goblins.games.koncita.standing import occupied_squares
from goblins.games.koncita.state import NOBODY, OSCAR, Decision, KoncitaView
from goblins.tables.koncita.geometry import (
    PRINCESS_PIECE,
    WALLS,
    card_piece,
    deck_piece,
    gesture_piece,
    goblin_piece,
    number_of,
    panel_piece,
    thing_piece,
)
from goblins.ui.motion import Piece

#: What one drop means: an action, or several to be played one after the other.
Meaning = KoncitaAction | tuple[KoncitaAction, ...]
Found = dict[tuple[Piece, Piece], Meaning]


def gestures(view: KoncitaView, legal: Sequence[KoncitaAction], rules: KoncitaRules) -> Found:
    """What may be dropped where now."""
    found: Found = {}
    picks = [action for action in legal if isinstance(action, Pick)]
    uses = [action for action in legal if isinstance(action, Move | Run)]
    if picks:
        _picks(found, view, picks, rules)
    if uses:
        _uses(found, view, uses, rules)
    decision = view.decision
    for action in legal:
        if isinstance(action, Place):
            found[goblin_piece(action.seat), f"square:{action.square}"] = action
        elif isinstance(action, Shove | Bounce) and decision:
            found[goblin_piece(decision.goblin), f"square:{action.square}"] = action
        elif isinstance(action, Relocate) and decision:
            found[thing_piece(decision.thing), f"square:{action.square}"] = action
        elif isinstance(action, Take):
            found[deck_piece(action.kind), deck_piece(action.kind)] = action
            found[deck_piece(action.kind), panel_piece(action.seat)] = action
        elif isinstance(action, Discard):
            found[card_piece(action.card), "discards"] = action
        elif isinstance(action, Gesture):
            piece = gesture_piece(action.seat, action.kind)
            found[piece, piece if action.at == NOBODY else panel_piece(action.at)] = action
    return found


def target_of(view: KoncitaView, rules: KoncitaRules, seat: int, action: Move | Run, kind: str) -> Piece:
    """Where a move or a run of Oscar ends, as a target."""
    board = rules.lore(len(view.goblins)).board
    if isinstance(action, Move):
        start = view.goblins[seat] if kind == "goblin" else view.princess
        return f"square:{board.steps[action.colour][start]}"
    return f"oscar:{oscars_path(view, rules, action.colour)[-1]}"


def oscars_path(view: KoncitaView, rules: KoncitaRules, colour: int) -> list[int]:
    """The squares Oscar runs through toward a colour, the last one where he stops; his own if he can't run."""
    toward = rules.lore(len(view.goblins)).board.steps[colour]
    occupied = occupied_squares(view)
    path = [view.things[OSCAR]]
    following = toward[path[0]]
    while following >= 0 and not occupied >> following & 1:
        path.append(following)
        following = toward[following]
    return path[1:] or path


def uses_of(view: KoncitaView, rules: KoncitaRules, seat: int, card: int) -> tuple[Move | Run, ...]:
    """What a card could do for a seat now."""
    movable, runnable = rulings.ways(view, rules.lore(len(view.goblins)), seat)
    found = rulings.uses(rules.cards.movement[card], movable, runnable, seat)
    return tuple(action for action in found if isinstance(action, Move | Run))


def _picks(found: Found, view: KoncitaView, picks: Sequence[Pick], rules: KoncitaRules) -> None:
    """A card dropped on a square, or on a wall, is picked and used; a piece dropped on a square picks the card that fits."""
    fitting: dict[tuple[Piece, Piece], dict[object, Meaning]] = {}
    for pick in picks:
        spec = rules.cards.movement[pick.card]
        face = spec.kind, spec.colours, spec.oscar
        for use in uses_of(view, rules, pick.seat, pick.card):
            target = target_of(view, rules, pick.seat, use, spec.kind)
            found[card_piece(pick.card), target] = (pick, use)
            if isinstance(use, Move):
                found[card_piece(pick.card), f"wall:{COLOURS[use.colour]}"] = (pick, use)
            fitting.setdefault((_mover(use, spec.kind), target), {}).setdefault(face, (pick, use))
        # dropped on what it moves, it is laid down, and where to is chosen then
        found.setdefault((card_piece(pick.card), _mover_square(view, pick.seat, spec.kind)), pick)
    for drop, by_face in fitting.items():
        if len(by_face) == 1:
            found[drop] = next(iter(by_face.values()))


def _uses(found: Found, view: KoncitaView, uses: Sequence[Move | Run], rules: KoncitaRules) -> None:
    """The picked card, or what it moves, dropped on a square; the card also on a wall."""
    card = view.played[-1]
    kind = rules.cards.movement[card].kind
    for use in uses:
        target = target_of(view, rules, use.seat, use, kind)
        found[card_piece(card), target] = use
        found[_mover(use, kind), target] = use
        if isinstance(use, Move):
            found[card_piece(card), f"wall:{COLOURS[use.colour]}"] = use


def _mover(use: Move | Run, kind: str) -> Piece:
    """What a use moves, as a piece."""
    if isinstance(use, Run):
        return thing_piece(OSCAR)
    return goblin_piece(use.seat) if kind == "goblin" else PRINCESS_PIECE


def _mover_square(view: KoncitaView, seat: int, kind: str) -> Piece:
    return f"square:{view.goblins[seat] if kind == 'goblin' else view.princess}"


def drop_hint(view: KoncitaView, piece: Piece, target: Piece, seat: int, rules: KoncitaRules) -> str:
    """A piece was dropped where several cards could bring it: the card itself must say which."""
    decision = view.decision
    if decision is None or decision.kind != "pick" or decision.seat != seat or piece.startswith("card:"):
        return ""
    for card in view.hand:
        kind = rules.cards.movement[card].kind
        for use in uses_of(view, rules, seat, card):
            # a square is Oscar's target too, and found under either name
            ends = target_of(view, rules, seat, use, kind).removeprefix("oscar:").removeprefix("square:")
            if _mover(use, kind) == piece and target in (f"square:{ends}", f"oscar:{ends}"):
                return "More than one of your cards can do this: drag the card itself."
    return ""


def refused(
    view: KoncitaView, piece: Piece, target: Piece, viewer: int, rules: KoncitaRules
) -> KoncitaAction | Refusal | None:
    """What an impossible drop would have been, or the clause against it."""
    decision = view.decision
    square = number_of(target, "square")
    if square is None:
        square = number_of(target, "oscar")
    card = number_of(piece, "card")
    if card is not None:
        if target == "discards":
            return Discard(viewer, card)
        inside = square is not None or target.startswith("wall:")
        return _refused_card(view, card, square, target, viewer, rules) if inside else None
    if piece.startswith("gesture:"):
        _, seat, kind = piece.split(":")
        return Gesture(int(seat), int(kind), _anybody(view, int(seat)) if int(kind) == FRIEND else NOBODY)
    deck = number_of(piece, "forfeit")
    if deck is not None:
        return Take(decision.seat, deck) if decision and decision.kind == "take" else None
    if decision is None or square is None:
        return None
    if decision.kind == "pick":
        return None if drop_hint(view, piece, target, viewer, rules) else _refused_piece(piece, viewer)
    return _refused_decision(decision, piece, square)


def _anybody(view: KoncitaView, seat: int) -> int:
    return next((other for other, count in enumerate(view.breaches) if other != seat and count < 2), NOBODY)


def _refused_piece(piece: Piece, viewer: int) -> Refusal | None:
    """A piece was dragged somewhere although no card in hand leads there."""
    goblin = number_of(piece, "goblin")
    if goblin is not None and goblin != viewer:
        return Refusal("K-12", "A card moves your own goblin, the Princess, or Oscar.")
    if goblin is not None or piece == PRINCESS_PIECE:
        return Refusal("K-11", "None of your cards leads there.")
    if piece == thing_piece(OSCAR):
        return Refusal("K-30", "None of your cards lets Oscar run there.")
    return Refusal("K-20", "Casket and scepter are never moved by a card.") if piece.startswith("thing:") else None


def _refused_card(
    view: KoncitaView, card: int, square: int | None, target: Piece, viewer: int, rules: KoncitaRules
) -> KoncitaAction | Refusal | None:
    """A card that can't be played at all, or doesn't lead there: what the rules say if it were laid down for that."""
    decision = view.decision
    using = decision is not None and decision.kind == "use" and card in view.played[-1:]
    picking = decision is not None and decision.kind == "pick" and decision.seat == viewer
    if not using and not (picking and uses_of(view, rules, viewer, card)):
        return Pick(viewer, card)
    spec = rules.cards.movement[card]
    start = view.goblins[viewer] if spec.kind == "goblin" else view.princess
    steps = {start - 8: 0, start + 1: 1, start + 8: 2, start - 1: 3}
    if target.startswith("wall:"):
        colour = WALLS.index(target.removeprefix("wall:"))
    elif square in steps:
        colour = steps[square]
    else:
        return Refusal("K-11", "A card moves one square toward one of its colours.")
    if using:
        return Move(viewer, colour)
    world = rules.imagine(view, chance(0))
    hands = tuple(tuple(held for held in hand if held != card) for hand in world.hands)
    laid = replace(world, hands=hands, played=(*world.played, card), pending=(Decision("use", viewer),))
    return rules.why_not(laid, Move(viewer, colour))


def _refused_decision(decision: Decision, piece: Piece, square: int) -> KoncitaAction | None:
    goblin, thing = number_of(piece, "goblin"), number_of(piece, "thing")
    if decision.kind == "place" and goblin is not None:
        return Place(goblin, square)
    if decision.kind == "shove" and goblin is not None:
        return Shove(decision.seat, square)
    if decision.kind == "bounce" and goblin is not None:
        return Bounce(goblin, square)
    if decision.kind == "relocate" and thing is not None:
        return Relocate(decision.seat, square)
    return None


def shortcuts(view: KoncitaView, legal: Sequence[KoncitaAction], viewer: int) -> dict[str, KoncitaAction]:
    """The keys of the one who looks: six gestures, Friend to the next player who is in."""
    found: dict[str, KoncitaAction] = {}
    mine = [action for action in legal if isinstance(action, Gesture) and action.seat == viewer]
    count = len(view.goblins)
    for action in sorted(mine, key=lambda one: (one.at - viewer) % count if one.kind == FRIEND else 0):
        found.setdefault(f"gesture_{action.kind + 1}", action)
    return found
