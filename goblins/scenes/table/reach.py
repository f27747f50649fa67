"""A player's reach over the table: the pointer and the keyboard's finger on pieces, and what letting go of one means."""

from __future__ import annotations

from goblins.core.contract import Action
from goblins.scenes.tabletop import Tabletop
from goblins.tables.contract import Attention
from goblins.ui.drag import DOUBLE_CLICK_TICKS, Dropped, Gestures, Hand, choices_of, near
from goblins.ui.moving.motion import Beat, Piece, Placement
from goblins.ui.viewport import Direction, Point, Rect, nearest, outward

GLIDE_HOME_SECONDS = 0.2
NO_PRESS: tuple[Piece | None, int] = (None, 0)


class Reach:
    """What is hovered, walked to, held and hinted, and the gestures that may be made now."""

    def __init__(self, top: Tabletop) -> None:
        self._top = top
        self.hand = Hand()
        self.gestures: Gestures = {}
        self._deciding = False
        self.hinted: Piece | None = None
        self._hinted_target: Piece | None = None
        self._hovered: Piece | None = None
        #: What was dropped, and where: neither is pointed at before the pointer has been elsewhere.
        self._dropped_on: tuple[Piece | None, ...] = ()
        self._walked: Piece | None = None
        self._walked_target: Piece | None = None
        self._last_press = NO_PRESS
        #: Where the button went down while one's own move was still told.
        self._early: Point | None = None
        self._pointer: Point | None = None
        self._pressed_at: Point | None = None
        #: Where a click did what a double click would have done: its second half means nothing more.
        self._done_at: Point | None = None
        #: A place that was clicked, and the pieces that may go there: one of them is to be chosen.
        self.choosing: tuple[Piece, frozenset[Piece]] | None = None
        #: A piece clicked twice that would only have spent something else: that is answered, and not done.
        self.spared: Piece | None = None

    @property
    def playable(self) -> bool:
        """Whether the one who looks may do something, and nothing moves."""
        return bool(self.gestures) and not self._top.director.busy

    def offer(self, gestures: Gestures, *, deciding: bool = False) -> None:
        """Other gestures are possible from now on; what lies under the pointer may be another piece by now.

        `deciding`: something may be done, if only with a button. Pieces can be tried then, and the rules say why not.
        """
        self.gestures, self._deciding = gestures, deciding
        self.choosing = None
        self.drop_what_is_gone()
        if self._pointer and self.hand.phase == "idle" and not self._top.director.busy:
            self._hovered = self._pointed_at(self._pointer)

    def hint_at(self, action: Action) -> None:
        """Raise the piece whose gesture would begin with an action, and light where it would go if that is one place."""
        self._top.look_closely(None)  # it may be out of sight
        drops = [drop for drop, meant in self.gestures.items() if meant.first == action and not meant.among]
        self.hinted = drops[0][0] if drops else None
        self._hinted_target = drops[0][1] if len(drops) == 1 else None

    def point_at(self, piece: Piece) -> None:
        """Point at a piece without the pointer, until that moves."""
        self._hovered, self._walked = piece, None

    def forget(self) -> None:
        """The position changed: nothing is walked to or hinted any more."""
        self.hinted = self._hinted_target = self._walked = self._walked_target = self.choosing = None

    def drop_what_is_gone(self) -> None:
        """Let go of a piece with which nothing can be done any more: a move elsewhere must not knock a card out of the hand."""
        if self._hovered not in self._top.director.placements:
            self._hovered = None  # after a hand-over it may be a piece that only the last one who looked knows
        kept = self.hand.piece or self.hand.selected
        if kept is not None and not self._is_source(kept):
            self.let_go()
        if self.gestures and not self._is_source(self._walked):
            self._walked = None  # else Enter would lift again and again what can't be used

    def attention(self, *, previews: bool) -> Attention:
        """What is pointed at and may be done with it. Without `previews` only what is held or selected shows its effect."""
        active = self.hand.active
        targets = frozenset(self._targets_of(active)) if active and self.playable else frozenset()
        pointed = active or self._walked or self._hovered or self.hinted
        if not active and (not previews or not self._is_source(pointed)):
            pointed = None
        place, rising = self.choosing or (None, frozenset[Piece]())
        if place:
            targets |= {place}
        sources = frozenset(source for source, _ in self.gestures) if self.playable else frozenset()
        aimed = self._walked_target if self._walked_target in targets else self._aimed()
        return Attention(
            pointed, targets, self._hovered, self.hinted, self.playable, sources, aimed, self._hinted_target, rising
        )

    def _aimed(self) -> Piece | None:
        """Where the held piece would be dropped now."""
        piece = self.hand.piece if self.hand.phase == "held" else None
        placement = self._top.director.placements.get(piece) if piece else None
        if piece is None or placement is None:
            return None
        return self.hand.aim(piece, self.gestures, self._targets(), (placement.w, placement.h))

    # ------------------------------------------------------------------ the pointer

    def move(self, pos: Point) -> tuple[bool, bool]:
        """The pointer moved: whether anything looks different now, and whether a piece was just picked up."""
        self._pointer = pos
        if self.hand.phase != "idle":
            pressed = self.hand.phase == "pressed"
            held = self.hand.move(pos)
            if held:
                self._hovered = self._walked = None
                self._last_press = NO_PRESS  # a drag is not the first half of a double click
            return True, pressed and held
        hovered = None if self._top.director.busy else self._pointed_at(pos)
        if hovered == self._hovered:
            return False, False
        self._hovered, self._walked, self._walked_target = hovered, None, None
        return True, False

    def _pointed_at(self, pos: Point) -> Piece | None:
        """What the pointer points at: not what it only rests on because something was dropped there."""
        piece = self._top.piece_at(pos)
        if piece not in self._dropped_on:
            self._dropped_on = ()
        return None if self._dropped_on else piece

    def press_early(self, pos: Point, clock: int) -> None:
        """The button skipped what moved: after one's own move that may be the first half of a double click."""
        mine = bool(self._top.log) and self._top.log[-1].seat == self._top.context.viewer
        self._early = pos if mine else None
        self._last_press = (None, clock)

    def press(self, pos: Point, clock: int) -> Dropped | None:
        """The button went down; what that means if a target of the selected piece was clicked, a piece with one target twice,
        or one of those that rise for a place. Letting the button go is then no click any more.
        """
        self.spared = None
        if self._is_second_half(pos, clock):
            return None
        dropped = self._press(pos, clock)
        self._pressed_at = None if dropped or self.spared else pos
        return dropped

    def _press(self, pos: Point, clock: int) -> Dropped | None:
        piece = self._top.piece_at(pos)
        chosen = self._chosen(piece)
        if chosen:
            return chosen
        if self.hand.selected and piece != self.hand.selected:
            target = self._target_at(pos, self.hand.selected)
            if target and (self.hand.selected, target) in self.gestures:
                return self.hand.click_target(target, self.gestures)
            if target and not self._is_source(piece) and not self._others_able_at(pos, self.hand.selected):
                return self.hand.click_target(target, self.gestures)
        trying = self._deciding and not self._top.director.busy
        if piece is None or not (self.playable or trying):
            self.hand.cancel()
            return None
        last, at = self._last_press
        again = last == piece or (self._early is not None and near(self._early, pos))
        self._last_press, self._early = (piece, clock), None
        if again and clock - at < DOUBLE_CLICK_TICKS:
            dropped = self.hand.only_target(piece, self.gestures)
            self.spared = None if dropped else self._spending(piece)
            if dropped or self.spared:
                return dropped
        placement = self._top.director.placements[piece]
        if placement.fixed and not self._is_source(piece):
            self.hand.cancel()
            return None
        self.hand.press(piece, pos, (placement.x, placement.y))
        return None

    def _spending(self, piece: Piece) -> Piece | None:
        """The piece itself, if all that can be done with it spends something else; it is let go then."""
        meant = [one for (source, _), one in self.gestures.items() if source == piece]
        if not meant or not all(one.spends for one in meant):
            return None
        self.hand.cancel()
        self._last_press = NO_PRESS
        return piece

    def _is_second_half(self, pos: Point, clock: int) -> bool:
        """Whether a press is the second half of a double click whose first half has done it all."""
        done, self._done_at = self._done_at, None
        return done is not None and near(done, pos) and clock - self._last_press[1] < DOUBLE_CLICK_TICKS

    def _chosen(self, piece: Piece | None) -> Dropped | None:
        """What a click means while pieces rise for a place: the one that was clicked goes there, if one was."""
        if self.choosing is None:
            return None
        (place, rising), self.choosing = self.choosing, None
        if piece not in rising or piece is None:
            return None
        self.hand.cancel()
        return Dropped(piece, place, self.gestures.get((piece, place)))

    @property
    def pressed(self) -> bool:
        """Whether the button went down over the table."""
        return self._pressed_at is not None

    def _able_at(self, pos: Point) -> dict[Piece, list[Piece]]:
        """The places at a point where something can go, and what can."""
        places = self._targets()
        able: dict[Piece, list[Piece]] = {}
        for (source, target), meant in self.gestures.items() if self.playable else ():
            beside = meant.first.aside or meant.among  # done only on purpose, with the piece itself
            if source != target and not beside and target in places and places[target].holds(pos):
                able.setdefault(target, []).append(source)
        return able

    def _others_able_at(self, pos: Point, selected: Piece) -> bool:
        """Whether a click at a point means other pieces than the selected one. One of the same kind that can't go there is
        meant all the same, and refused: nobody who has chosen a card wants another one to be played.
        """
        able = [source for sources in self._able_at(pos).values() for source in sources]
        return bool(able) and all(source.kind != selected.kind for source in able)

    def click_place(self, pos: Point) -> Dropped | None:
        """What a click on a place means if one piece can go there; where several can they rise, and the next click chooses."""
        pressed, self._pressed_at = self._pressed_at, None
        if pressed is None or not near(pos, pressed):
            return None
        able, places = self._able_at(pos), self._targets()
        if not able or self._is_source(self._top.piece_at(pos)):
            return None
        place = min(able, key=lambda target: places[target].w * places[target].h)
        sources = [self.hinted] if self.hinted in able[place] else able[place]
        self.hand.cancel()
        able_to = {source: self.gestures[source, place] for source in reversed(sources) if source}
        meanings = {meant.alike or meant: source for source, meant in able_to.items()}
        if len(meanings) == 1:
            source = next(iter(meanings.values()))
            return Dropped(source, place, able_to[source])
        self.choose(place, frozenset(meanings.values()))
        return None

    def choose(self, place: Piece, pieces: frozenset[Piece]) -> None:
        """Let pieces rise of which one is to be chosen for a place."""
        self.choosing = place, pieces

    def idle_at(self, pos: Point) -> Piece | None:
        """A piece (or a bare place) at a point with which nothing can be done now, and that nobody has picked up to try."""
        places = self._targets().items() if self._deciding else ()
        piece = self._top.piece_at(pos) or next((name for name, rect in places if rect.holds(pos)), None)
        return piece if piece and self.hand.phase == "idle" and not self._is_source(piece) else None

    def aside_at(self, pos: Point) -> Action | None:
        """What a click means that may be made even while things move: something beside the game; None if there is no such."""
        piece = self._top.piece_at(pos)
        meant = self.gestures.get((piece, piece)) if piece else None
        return meant.first if meant and meant.first.aside else None

    def release(self) -> Dropped | None:
        """The button went up. A held piece lies where it was let go until it is told to go home."""
        piece = self.hand.piece
        if piece is None:
            return None
        was_held, centre = self.hand.phase == "held", self.hand.centre
        placement = self._top.director.placements.get(piece)
        if placement is None:  # it left the table meanwhile
            self.hand.cancel()
            return None
        dropped = self.hand.release(self.gestures, self._targets(), (placement.w, placement.h))
        if not self._is_source(piece):
            self.hand.selected = None
        if was_held:
            self._dropped_on = (piece, dropped.target) if dropped and dropped.target else ()
            self._lay(piece, centre)
        if dropped:
            twice = (
                sum(source == piece and meant == dropped.gesture for (source, _), meant in self.gestures.items()) > 1
            )
            self._done_at = self._pressed_at if twice and not was_held else None
            self._pressed_at = None
        return dropped

    def let_go(self) -> bool:
        """Cancel what is held or selected, and let it glide home; whether there was anything."""
        held, centre, piece = self.hand.phase == "held", self.hand.centre, self.hand.piece
        had = self.hand.cancel() or self.choosing is not None
        self._walked_target = self.choosing = None
        if held and piece:
            self._lay(piece, centre)
            self.glide_home()
        return had

    def glide_home(self) -> None:
        """Every piece goes back to where the layout puts it."""
        layout = self._top.layout
        if self._top.director.speed > 0:
            self._top.director.queue([Beat(layout, GLIDE_HOME_SECONDS)])
        else:
            self._top.director.snap(layout)

    def _lay(self, piece: Piece, centre: Point) -> None:
        placements = self._top.director.placements
        if piece not in placements:  # it left the table meanwhile
            return
        held = placements[piece]
        self._top.director.snap({**placements, piece: Placement(*centre, held.w, held.h, held.face, 999)})

    # ------------------------------------------------------------------ the keyboard

    def walk(self, direction: Direction) -> bool:
        """Move the keyboard's finger to the next piece in a direction, or, with one lifted, target; whether it could."""
        if not self.playable:
            return False
        choices, current = choices_of(self.hand.selected, self.gestures), self._walked_target
        if len(choices) > 1:
            amid = choices[outward([self._place_of(one) for one in choices], direction)]
            self._walked_target = self._next(choices, current, direction) if current else amid
            return True
        # what is done beside the game has keys of its own
        decisions = {source for (source, _), meant in self.gestures.items() if not meant.first.aside}
        if not decisions:
            return False
        at = self._walked or self.hand.selected or self._hovered
        if at not in decisions:  # nobody is led first to what costs something besides
            free = {source for (source, _), meant in self.gestures.items() if source in decisions and not meant.spends}
            decisions = free or decisions
        self._walked = self._next(list(decisions), at, direction)
        self._hovered = None
        if self.hand.selected:
            self.hand.selected = self._walked
        return True

    @property
    def finger(self) -> Rect | None:
        """Where the keyboard's finger is: on a piece, or, with one lifted, on a target; None while the pointer is used."""
        if not self.playable:
            return None
        if self._walked_target:
            return self._targets().get(self._walked_target)
        placement = self._top.director.placements.get(self._walked) if self._walked else None
        return placement.rect if placement else None

    def take_or_drop(self) -> Dropped | None:
        """Enter: lift the piece under the keyboard's finger; again: drop it on its target."""
        if not self.playable:
            return None
        if self.hand.selected and self._walked_target:
            target, self._walked_target = self._walked_target, None
            return self.hand.click_target(target, self.gestures)
        if self.hand.selected:
            targets = choices_of(self.hand.selected, self.gestures)
            if len(targets) == 1:  # also one that costs something: it is lit, and nobody presses twice by mistake
                return self.hand.click_target(targets[0], self.gestures)
            return self.hand.only_target(self.hand.selected, self.gestures)
        if self._walked or self.hinted:
            self.hand.selected = self._walked = self._walked or self.hinted
        else:
            self.walk("right")
        return None

    def _reading_order(self, piece: Piece) -> tuple[float, float]:
        x, y = self._place_of(piece)
        return y, x

    def _place_of(self, piece: Piece) -> Point:
        placement = self._top.director.placements.get(piece)
        return (placement.x, placement.y) if placement else self._targets()[piece].centre

    def _next(self, pieces: list[Piece], current: Piece | None, direction: Direction) -> Piece:
        """The nearest of some pieces in a direction from one. Where there is none that way, the one that comes next when
        the table is read line by line, so that every piece can be reached; nobody walks along a row by going up.
        """
        read = sorted(pieces, key=self._reading_order)
        if current not in read or current is None:
            return read[0]
        places = [self._place_of(piece) for piece in read]
        found = nearest(self._place_of(current), places, direction)
        if found is None and direction in ("up", "down") and len({round(y) for _, y in places}) == 1:
            return current
        if found is None:
            found = (read.index(current) + (1 if direction in ("right", "down") else -1)) % len(read)
        return read[found]

    # ------------------------------------------------------------------ what is where

    def _is_source(self, piece: Piece | None) -> bool:
        return any(source == piece for source, _ in self.gestures)

    def _targets_of(self, piece: Piece) -> list[Piece]:
        return [target for source, target in self.gestures if source == piece]

    def _targets(self) -> dict[Piece, Rect]:
        return self._top.targets

    def _target_at(self, pos: Point, piece: Piece) -> Piece | None:
        """The target at a point; one where the piece may go before any other."""
        under = [name for name, rect in self._targets().items() if rect.holds(pos)]
        return next((name for name in under if (piece, name) in self.gestures), under[0] if under else None)
