"""What may be done in Koncita, in a few words; squares are named by the walls they are near."""

from __future__ import annotations

from goblins.core.skill import player
from goblins.games.koncita.actions import (
    Bounce,
    Caught,
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
from goblins.games.koncita.content import KINDS, Content, Movement
from goblins.games.koncita.room import COLOURS, SIDE, SIDES
from goblins.games.koncita.rules import KoncitaRules
from goblins.games.koncita.state import ROOM_CARDS
from goblins.games.koncita.view import KoncitaView
from goblins.words import Message, message


def phrase_for(rules: KoncitaRules, view: KoncitaView, action: KoncitaAction) -> Message | None:
    """An action, as one would say what to do."""
    public, content = view.public, rules.content(len(view.public.goblins))
    match action:
        case Place():
            return message("koncita-act-place", walls=_walls(content, action.square))
        case Pick():
            return message("koncita-act-pick", card=_card(rules.cards.movement[action.card]))
        case Discard():
            return message("koncita-act-discard", card=_card(rules.cards.movement[action.card]))
        case Move():
            kind = rules.cards.movement[public.played[-1]].kind
            return message("koncita-act-move", kind=kind, colour=_colour(action.colour))
        case Run():
            return message("koncita-act-run", colour=_colour(action.colour))
        case Shove():
            return _shove(view, action, content)
        case Take():
            return message("koncita-act-take", deck=message(f"koncita-kind-{KINDS[action.kind]}"))
        case Bounce():
            return message("koncita-act-bounce", walls=_walls(content, action.square))
        case Relocate():
            piece = ROOM_CARDS[public.pending[-1].thing]
            return message("koncita-act-relocate", piece=piece_named(piece), walls=_walls(content, action.square))
        case Gesture():
            return message("koncita-act-gesture", gesture=message(f"koncita-kind-{KINDS[action.kind]}"))
        case Caught():
            return None
    return message("koncita-act-done")


def piece_named(piece: str, form: str = "") -> Message:
    """The Princess, a room card or Oscar within a sentence, in one of its forms."""
    return message(f"koncita-piece.{form}" if form else "koncita-piece", piece=piece)


def _colour(colour: int) -> Message:
    return message(f"koncita-colour-{COLOURS[colour]}")


def _card(card: Movement) -> Message:
    colours = tuple([message(f"koncita-colour-{name}") for name in card.colour_names])
    return message("koncita-act-card", kind=card.kind, wild="yes" if card.wild else "no", colours=colours)


def _shove(view: KoncitaView, action: Shove, content: Content) -> Message:
    top = view.public.pending[-1]
    ways = [colour for colour in range(len(COLOURS)) if content.board.steps[colour][top.square] == action.square]
    return message("koncita-act-shove", name=player(top.goblin), colour=_colour(ways[0]))


def _walls(content: Content, square: int) -> tuple[Message, ...]:
    """The nearer one of each two walls that face each other."""
    column, row = square % SIDE, square // SIDE
    nearer = ("top" if row < SIDE / 2 else "bottom", "left" if column < SIDE / 2 else "right")
    return tuple([message(f"koncita-colour-{content.room.walls[SIDES.index(side)]}") for side in nearer])
