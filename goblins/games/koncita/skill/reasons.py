"""Why a player might do something: one sentence for a hint, from nothing but what the player sees."""

from __future__ import annotations

from collections.abc import Callable
from copy import copy
from typing import Any

from goblins.core.chance import chance
from goblins.core.skill import player
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
from goblins.games.koncita.skill.phrases import piece_named
from goblins.games.koncita.skill.stakes import Change, change, newly_between
from goblins.games.koncita.skill.threats import Paths, likelihood, piece_square
from goblins.games.koncita.state import NOBODY, ROOM_CARDS, Deed, KoncitaPublic, KoncitaState
from goblins.games.koncita.view import KoncitaView
from goblins.words import Message, message

CLOSE = 3
_CONSEQUENCES = ("take", "bounce", "relocate", "shove")


class _Sight:
    """What a player sees, and what an action leads to as far as that can be told before hidden cards turn up."""

    def __init__(self, rules: KoncitaRules, view: KoncitaView, paths: Paths) -> None:
        self.rules, self.view, self.public, self.paths = rules, view, view.public, paths
        self.content: Content = rules.content(len(view.public.goblins))
        self.treasure: Treasure | None = rules.cards.treasures[view.treasure] if view.treasure != NOBODY else None
        # one possible world is as good as another: only what is the same in all of them is looked at
        self.world = rules.imagine(view, chance(0))

    def after(self, world: KoncitaState) -> _Sight:
        """The same a step later."""
        later = copy(self)
        later.world, later.public = world, world.public
        return later

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


def reason_for(rules: KoncitaRules, view: KoncitaView, action: KoncitaAction, paths: Paths) -> Message:
    """The reason for an action."""
    if isinstance(action, Gesture):
        return message("koncita-why-gesture")
    if isinstance(action, Caught):
        return message("koncita-why-caught")
    if isinstance(action, Done):
        return message("koncita-why-done")
    if isinstance(action, Discard):
        return message("koncita-why-discard")
    sight = _Sight(rules, view, paths)
    return _ends(sight, action) or _wins(sight, action) or _REASONS[type(action)](sight, action)


def _ends(sight: _Sight, action: KoncitaAction) -> Message | None:
    """For what ends the game at once with a victory."""
    after = sight.rules.apply(sight.world, action).state
    outcome = sight.rules.outcome(after)
    return message("koncita-why-ends") if outcome and action.seat in outcome.winners else None


def _wins(sight: _Sight, action: KoncitaAction) -> Message | None:
    """For what wins the visible Treasure."""
    treasure = sight.treasure
    if not treasure or isinstance(action, Place | Take | Relocate):
        return None
    if isinstance(action, Pick):
        used = sight.rules.apply(sight.world, action).state
        if sight.rules.to_act(used) != (action.seat,) or used.public.pending[-1].kind != "use":
            return None
        uses = sight.rules.legal_actions(used, action.seat)
        can_win = any(sight.wins_from(used, use, action.seat)[0] for use in uses)
        return message("koncita-why-can-win", treasure=_the(treasure)) if can_win else None
    won, by_piece = sight.wins(action)
    if not won:
        return None
    if by_piece:
        return message("koncita-why-reaches-and-wins", piece=treasure.piece, treasure=_the(treasure))
    return message("koncita-why-wins", treasure=_the(treasure))


def _place(sight: _Sight, action: Place) -> Message:
    if sight.treasure and distance_between(action.square, sight.piece) <= CLOSE:
        return message("koncita-why-starts-close", piece=piece_named(sight.treasure.piece, "to"))
    if distance_between(action.square, sight.public.princess) > CLOSE:
        return message("koncita-why-starts-out-of-way")
    return message("koncita-why-starts-in-middle")


def _pick(sight: _Sight, action: Pick) -> Message:
    """The reason of its best use, as far as that can be told already."""
    card = sight.rules.cards.movement[action.card]
    used = sight.rules.apply(sight.world, action).state
    top = used.public.pending[-1] if used.public.pending else None
    if not sight.treasure or top is None or top.kind != "use" or top.seat != action.seat:
        return message("koncita-why-picks-princess" if card.kind == "princess" else "koncita-why-picks-goblin")
    uses = sight.rules.legal_actions(used, action.seat)
    best = max(uses, key=lambda use: _promise(sight, used, use))
    return _REASONS[type(best)](sight.after(used), best)


def _promise(sight: _Sight, used: KoncitaState, use: KoncitaAction) -> float:
    """What a use of a card promises at a glance: the Treasure nearer to oneself than to the others, and no Forfeit."""
    assert sight.treasure
    after = sight.rules.apply(used, use).state.public
    hopes = [
        likelihood(sight.paths, sight.treasure, after, seat, None) if square >= 0 else 0.0
        for seat, square in enumerate(after.goblins)
    ]
    others = [hope for seat, hope in enumerate(hopes) if seat != use.seat]
    touched = any(one.kind in ("take", "bounce") and one.seat == use.seat for one in after.pending)
    return hopes[use.seat] - max(others, default=0.0) - touched


def _move(sight: _Sight, action: Move) -> Message:
    public, steps = sight.public, sight.content.board.steps[action.colour]
    card = sight.rules.cards.movement[public.played[-1]]
    start = public.goblins[action.seat] if card.kind == "goblin" else public.princess
    square = steps[start]
    if sight.treasure:
        deed = Deed(card.kind, action.colour, card.wild, start, square)
        before = steps_done(sight.treasure, public.deeds, sight.content)
        if steps_done(sight.treasure, (*public.deeds, deed), sight.content) > before:
            return message("koncita-why-first-of-two", treasure=_the(sight.treasure))
    if card.kind == "princess":
        return _move_princess(sight, action, square)
    if square == public.princess:
        return message("koncita-why-touches-princess")
    if square in public.things:
        return message("koncita-why-touches-thing", piece=ROOM_CARDS[public.things.index(square)])
    if square in public.goblins:
        return message("koncita-why-shoves", name=player(public.goblins.index(square)))
    closer = sight.treasure is not None and _is_closer(sight, start, square)
    if sight.treasure and closer and not _changes(sight, action).within_reach:
        return message("koncita-why-brings-closer", piece=piece_named(sight.treasure.piece, "to"))
    return _about_race(sight, action) or _step_aside(public, start, square)


def _step_aside(public: KoncitaPublic, start: int, square: int) -> Message:
    if distance_between(square, public.princess) > distance_between(start, public.princess):
        return message("koncita-why-gets-away")
    return message("koncita-why-risks-nothing")


def _move_princess(sight: _Sight, action: Move, square: int) -> Message:
    public = sight.public
    own = public.goblins[action.seat]
    if square == own:
        return message("koncita-why-princess-into-own")
    if square in public.goblins:
        return message("koncita-why-princess-into-goblin", name=player(public.goblins.index(square)))
    told = _about_race(sight, action)
    if told:
        return told
    if distance_between(square, own) > distance_between(public.princess, own):
        return message("koncita-why-princess-away")
    others = [seat for seat, at in enumerate(public.goblins) if at >= 0 and seat != action.seat]
    nearest = min(others, key=lambda seat: distance_between(square, public.goblins[seat]), default=None)
    if nearest is not None and distance_between(square, public.goblins[nearest]) <= CLOSE:
        return message("koncita-why-princess-toward", name=player(nearest))
    return _stays(sight, action.seat)


def _changes(sight: _Sight, action: KoncitaAction) -> Change:
    assert sight.treasure
    after = sight.rules.apply(sight.world, action).state.public
    return change(sight.paths, sight.treasure, action.seat, sight.public, after)


def _about_race(sight: _Sight, action: KoncitaAction) -> Message | None:
    """Whom an action brings nearer to the visible Treasure, or holds back."""
    treasure, public = sight.treasure, sight.public
    if not treasure:
        return None
    after = sight.rules.apply(sight.world, action).state.public
    barred = newly_between(treasure, action.seat, public, after)
    if barred is not None:
        return message("koncita-why-between", name=player(barred), piece=piece_named(treasure.piece, "and"))
    changed = change(sight.paths, treasure, action.seat, public, after)
    if changed.within_reach:
        return message("koncita-why-sets-up", treasure=_the(treasure))
    other = changed.held_back
    if other is None:
        return None
    was, now = sight.piece, piece_square(treasure, after)
    if was != now and distance_between(public.goblins[other], now) > distance_between(public.goblins[other], was):
        return message("koncita-why-out-of-reach", name=player(other), piece=piece_named(treasure.piece))
    return message("koncita-why-harder", name=player(other), treasure=_the(treasure))


def _stays(sight: _Sight, seat: int) -> Message:
    """For what lets one's goblin be where it is."""
    if not sight.treasure:
        return message("koncita-why-moves-princess")
    squares = distance_between(sight.public.goblins[seat], sight.piece)
    return message("koncita-why-stays", squares=squares, piece=piece_named(sight.treasure.piece, "from"))


def _run(sight: _Sight, action: Run) -> Message:
    events = sight.rules.apply(sight.world, action).events
    ran = next(event for event in events if isinstance(event, OscarRan))
    if ran.stopper == action.seat:
        return message("koncita-why-oscar-to-own")
    if ran.stopper != NOBODY:
        return message("koncita-why-oscar-to-goblin", name=player(ran.stopper))
    return _about_race(sight, action) or _stays(sight, action.seat)


def _shove(sight: _Sight, action: Shove) -> Message:
    public, square, top = sight.public, action.square, sight.public.pending[-1]
    name = player(top.goblin)
    if square == public.princess:
        return message("koncita-why-shoves-into-princess", name=name)
    if square in public.things:
        piece = ROOM_CARDS[public.things.index(square)]
        return message("koncita-why-shoves-into-thing", name=name, piece=piece_named(piece, "into"))
    if square in public.goblins:
        other = player(public.goblins.index(square))
        return message("koncita-why-shoves-into-goblin", name=name, other=other)
    if sight.treasure and _is_closer(sight, square, top.square):
        away_from = piece_named(sight.treasure.piece, "from")
        return message("koncita-why-shoves-away-from", name=name, piece=away_from)
    return message("koncita-why-shoves-aside", name=name)


def _take(sight: _Sight, action: Take) -> Message:
    kind = KINDS[action.kind]
    decks = open_decks(sight.public, sight.content, action.seat, sight.view.deck_sizes)
    if decks == [action.kind]:
        return message("koncita-why-only-deck", deck=message(f"koncita-kind-{kind}"))
    often, left = how_often(sight.rules.cards), forfeits_left(sight.public, sight.content)
    met = {deck: average(left[deck], often) for deck in decks}
    if met[action.kind] <= min(met.values()):
        return message("koncita-why-seldom-called-for", deck=message(f"koncita-kind-{kind}"))
    return message("koncita-why-easy-to-remember", deck=message(f"koncita-kind-{kind}"))


def _bounce(sight: _Sight, action: Bounce) -> Message:
    if sight.treasure and distance_between(action.square, sight.piece) <= CLOSE:
        return message("koncita-why-lands-close", piece=piece_named(sight.treasure.piece, "to"))
    return message("koncita-why-lands-out-of-way")


def _relocate(sight: _Sight, action: Relocate) -> Message:
    public = sight.public
    piece = piece_named(ROOM_CARDS[public.pending[-1].thing])
    own = distance_between(action.square, public.goblins[action.seat])
    others = [
        distance_between(action.square, square)
        for seat, square in enumerate(public.goblins)
        if square >= 0 and seat != action.seat
    ]
    told = _about_race(sight, action)
    if told:
        return told
    if own < min(others):
        return message("koncita-why-puts-near", piece=piece)
    if min(others) >= CLOSE:
        return message("koncita-why-puts-out-of-reach", piece=piece)
    return message("koncita-why-puts-aside", piece=piece)


def _the(treasure: Treasure) -> Message:
    """A Treasure as something that is won."""
    return message("koncita-treasure-won", treasure=treasure.slug, name=treasure.name)


def _is_closer(sight: _Sight, start: int, square: int) -> bool:
    """Whether a square is closer to the piece of the visible Treasure than another."""
    return distance_between(square, sight.piece) < distance_between(start, sight.piece)


_REASONS: dict[type, Callable[[_Sight, Any], Message]] = {
    Place: _place,
    Pick: _pick,
    Move: _move,
    Run: _run,
    Shove: _shove,
    Take: _take,
    Bounce: _bounce,
    Relocate: _relocate,
}
