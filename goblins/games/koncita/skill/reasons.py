"""Why a player might do something: one sentence for a hint, from nothing but what the player sees."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

from goblins.core.chance import chance
from goblins.games.koncita.actions import (
    Bounce,
    Caught,
    Discard,
    Done,
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
from goblins.games.koncita.board import distance_between
from goblins.games.koncita.content import KINDS, Content, Treasure
from goblins.games.koncita.events import OscarRan, TreasureWon
from goblins.games.koncita.goals import steps_done
from goblins.games.koncita.knowledge import forfeits_left
from goblins.games.koncita.legal import open_decks
from goblins.games.koncita.rules import KoncitaRules
from goblins.games.koncita.skill.duties import average, how_often
from goblins.games.koncita.skill.threats import piece_square
from goblins.games.koncita.state import NOBODY, ROOM_CARDS, Deed, KoncitaState
from goblins.games.koncita.view import KoncitaView

#: How a Treasure's piece is called in a sentence.
PIECE_NAMES = {"princess": "the Princess", "casket": "the casket", "scepter": "the scepter", "oscar": "Oscar"}
CLOSE = 3
_CONSEQUENCES = ("take", "bounce", "relocate", "shove")


class _Sight:
    """What a player sees, and what an action leads to as far as that can be told before hidden cards turn up."""

    def __init__(self, rules: KoncitaRules, view: KoncitaView) -> None:
        self.rules, self.view, self.public = rules, view, view.public
        self.content: Content = rules.content(len(view.public.goblins))
        self.treasure: Treasure | None = rules.cards.treasures[view.treasure] if view.treasure != NOBODY else None
        # one possible world is as good as another: only what is the same in all of them is looked at
        self.world = rules.imagine(view, chance(0))

    @property
    def piece(self) -> int:
        """Where the piece at the foot of the visible Treasure is."""
        assert self.treasure
        return piece_square(self.treasure, self.public)

    def wins(self, action: KoncitaAction) -> tuple[bool, bool]:
        """Whether an action and its consequences can win the visible Treasure, and by reaching its piece."""
        return self.wins_from(self.world, action, action.seat)

    def wins_from(self, world: KoncitaState, action: KoncitaAction, seat: int) -> tuple[bool, bool]:
        """Whether an action in a world, a few actions on, can win a seat the visible Treasure, and by reaching its piece."""
        step = self.rules.apply(world, action)
        for event in step.events:
            if isinstance(event, TreasureWon):
                return event.seat == seat and event.treasure == self.view.treasure, event.by_piece
        public = step.state.public
        top = public.pending[-1] if public.pending else None
        if not top or top.kind not in _CONSEQUENCES or public.deed is None:
            return False, False
        following = self.rules.legal_actions(step.state, top.seat)
        # what a shove or one's own landing comes to is a choice; the rest leads to the same Treasure either way
        chosen = following if top.kind == "shove" or top.seat == seat and top.kind == "bounce" else following[:1]
        for after in chosen:
            won, by_piece = self.wins_from(step.state, after, seat)
            if won:
                return won, by_piece
        return False, False


def reason_for(rules: KoncitaRules, view: KoncitaView, action: KoncitaAction) -> str:
    """The reason for an action in a sentence."""
    if isinstance(action, Gesture):
        return "Whoever has orders does well to keep them."
    if isinstance(action, Caught):
        return "The table saw it."
    if isinstance(action, Done):
        return "The cards that are left are worth keeping."
    if isinstance(action, Discard):
        return "It makes room for a card that can be played."
    sight = _Sight(rules, view)
    return _ends(sight, action) or _wins(sight, action) or _REASONS[type(action)](sight, action)


def _ends(sight: _Sight, action: KoncitaAction) -> str:
    """For what ends the game at once with a victory."""
    after = sight.rules.apply(sight.world, action).state
    outcome = sight.rules.outcome(after)
    return "It ends the game and wins it." if outcome and action.seat in outcome.winners else ""


def _wins(sight: _Sight, action: KoncitaAction) -> str:
    """For what wins the visible Treasure."""
    treasure = sight.treasure
    if not treasure or isinstance(action, Place | Take | Relocate):
        return ""
    if isinstance(action, Pick):
        used = sight.rules.apply(sight.world, action).state
        if sight.rules.to_act(used) != (action.seat,) or used.public.pending[-1].kind != "use":
            return ""
        uses = sight.rules.legal_actions(used, action.seat)
        can_win = any(sight.wins_from(used, use, action.seat)[0] for use in uses)
        return f"It can win the {treasure.name} at once." if can_win else ""
    won, by_piece = sight.wins(action)
    if not won:
        return ""
    reached = f"reaches {PIECE_NAMES[treasure.piece]} and " if by_piece else ""
    return f"It {reached}wins the {treasure.name}."


def _place(sight: _Sight, action: Place) -> str:
    if sight.treasure and distance_between(action.square, sight.piece) <= CLOSE:
        return f"It starts close to {PIECE_NAMES[sight.treasure.piece]}."
    if distance_between(action.square, sight.public.princess) > CLOSE:
        return "It starts out of the Princess’s way."
    return "It starts close to the middle of things."


def _pick(sight: _Sight, action: Pick) -> str:
    card = sight.rules.cards.movement[action.card]
    if card.kind == "princess":
        return "It moves the Princess, and your goblin can stay where it is."
    start = sight.public.goblins[action.seat]
    squares = [sight.content.board.steps[colour][start] for colour in range(4) if card.colours >> colour & 1]
    if sight.treasure and any(_is_closer(sight, start, square) for square in squares if square >= 0):
        return f"It can bring your goblin closer to {PIECE_NAMES[sight.treasure.piece]}."
    return "It moves your goblin, and better cards stay in the hand."


def _move(sight: _Sight, action: Move) -> str:
    public, steps = sight.public, sight.content.board.steps[action.colour]
    card = sight.rules.cards.movement[public.played[-1]]
    start = public.goblins[action.seat] if card.kind == "goblin" else public.princess
    square = steps[start]
    if sight.treasure:
        deed = Deed(card.kind, action.colour, card.wild, start, square)
        before = steps_done(sight.treasure, public.deeds, sight.content)
        if steps_done(sight.treasure, (*public.deeds, deed), sight.content) > before:
            return f"It is the first of two actions that win the {sight.treasure.name}."
    if card.kind == "princess":
        return _move_princess(sight, action, square)
    if square == public.princess:
        return "It touches the Princess: a Forfeit, but also a landing of your choice."
    if square in public.things:
        touched = PIECE_NAMES[ROOM_CARDS[public.things.index(square)]]
        return f"It touches {touched}: a Forfeit, but {touched} goes where you like."
    if square in public.goblins:
        return "It shoves a goblin that stands there."
    if sight.treasure and _is_closer(sight, start, square):
        return f"It brings your goblin closer to {PIECE_NAMES[sight.treasure.piece]}."
    return "It risks nothing."


def _move_princess(sight: _Sight, action: Move, square: int) -> str:
    own = sight.public.goblins[action.seat]
    if square == own:
        return "It sends the Princess into your goblin: a Forfeit, but also a landing of your choice."
    if square in sight.public.goblins:
        return "It sends the Princess into a goblin, which costs a Forfeit."
    if distance_between(square, own) > distance_between(sight.public.princess, own):
        return "It keeps the Princess away from your goblin."
    return "It moves the Princess, and your goblin stays where it is."


def _run(sight: _Sight, action: Run) -> str:
    events = sight.rules.apply(sight.world, action).events
    ran = next(event for event in events if isinstance(event, OscarRan))
    if ran.stopper == action.seat:
        return "It lets Oscar run up to your goblin: a Forfeit, but it costs no move."
    if ran.stopper != NOBODY:
        return "It makes Oscar stop by a goblin, which costs a Forfeit."
    return "It sends Oscar away, and your goblin stays where it is."


def _shove(sight: _Sight, action: Shove) -> str:
    public, square = sight.public, action.square
    if square == public.princess:
        return "It shoves the goblin into the Princess, which costs a Forfeit."
    if square in public.things:
        return (
            f"It shoves the goblin into {PIECE_NAMES[ROOM_CARDS[public.things.index(square)]]}, which costs a Forfeit."
        )
    if square in public.goblins:
        return "It shoves the goblin into the next one."
    if sight.treasure and _is_closer(sight, square, public.pending[-1].square):
        return f"It shoves the goblin away from {PIECE_NAMES[sight.treasure.piece]}."
    return "It shoves the goblin to where it can do little."


def _take(sight: _Sight, action: Take) -> str:
    kind = KINDS[action.kind].capitalize()
    decks = open_decks(sight.public, sight.content, action.seat, sight.view.deck_sizes)
    if decks == [action.kind]:
        return f"{kind} is the only deck to draw from."
    often, left = how_often(sight.rules.cards), forfeits_left(sight.public, sight.content)
    met = {deck: average(left[deck], often) for deck in decks}
    if met[action.kind] <= min(met.values()):
        return f"What is left of {kind} is seldom called for."
    return f"What is left of {kind} is easy enough to remember."


def _bounce(sight: _Sight, action: Bounce) -> str:
    if sight.treasure and distance_between(action.square, sight.piece) <= CLOSE:
        return f"It lands close to {PIECE_NAMES[sight.treasure.piece]}."
    return "It lands out of the Princess’s way."


def _relocate(sight: _Sight, action: Relocate) -> str:
    public = sight.public
    name = PIECE_NAMES[ROOM_CARDS[public.pending[-1].thing]]
    own = distance_between(action.square, public.goblins[action.seat])
    others = [
        distance_between(action.square, square)
        for seat, square in enumerate(public.goblins)
        if square >= 0 and seat != action.seat
    ]
    if own < min(others):
        return f"It puts {name} nearer to your goblin than to any other."
    if min(others) >= CLOSE:
        return f"It puts {name} out of everybody’s reach."
    return f"It puts {name} where it does little harm."


def _is_closer(sight: _Sight, start: int, square: int) -> bool:
    """Whether a square is closer to the piece of the visible Treasure than another."""
    return distance_between(square, sight.piece) < distance_between(start, sight.piece)


_REASONS: dict[type, Callable[[_Sight, Any], str]] = {
    Place: _place,
    Pick: _pick,
    Move: _move,
    Run: _run,
    Shove: _shove,
    Take: _take,
    Bounce: _bounce,
    Relocate: _relocate,
}
