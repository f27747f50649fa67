"""What happened in a step of Koncita, as beats: cards, Forfeits and Treasures; the room and the orders are told beside."""

from __future__ import annotations

from typing import Any

from msgspec.structs import replace

from goblins.core.tuples import replaced
from goblins.games.koncita import events as ev
from goblins.tables.kit.teller import tells
from goblins.tables.koncita import moments, players, showing
from goblins.tables.koncita.closeups import FORFEIT, TREASURE
from goblins.tables.koncita.geometry import centre_of, zone
from goblins.tables.koncita.laying import CARD_Z, CHOICE_Z, VEIL_Z, card_at, filling
from goblins.tables.koncita.lettering import treasure_won
from goblins.tables.koncita.orders_story import OrdersTeller
from goblins.tables.koncita.pieces import FORFEIT_CARD
from goblins.tables.koncita.room_story import Placed
from goblins.ui.moving.easing import between
from goblins.ui.moving.motion import Beat, Piece, Placement, Prompt
from goblins.ui.viewport import Point, centred
from goblins.words import say

CARD = 0.2
SMALL_CARD = 76.0
#: How long a bot's Forfeit is shown, and how long it flies to its owner then.
LOOK, FLIGHT_HOME = 0.9, 0.26
#: A Forfeit is handed over between these places of the room, from its middle.
GIVER, TAKER, HANDED = (-262.0, 60.0), (262.0, 66.0), (0.0, -34.0)
GIVER_TALL, TAKER_TALL = 250.0, 230.0
#: Where a Treasure is shown that was won, and where its winner stands, from the room's middle.
SHOWN, CHEERING, WINNER_TALL = (-120.0, -60.0), (190.0, 90.0), 250.0
STARS = (130.0, -250.0)
RAYS_WIDE = 740.0
CARRYING, OVERHEAD, HOPS = 130.0, 92.0, 5


class KoncitaTeller(OrdersTeller):
    """Tells what happens to the cards, and all the rest."""

    def __init__(self, *args: Any, **more: Any) -> None:
        super().__init__(*args, **more)
        #: Treasures that came home in this step: the panels show them only when the story is over.
        self._kept: Placed = {}

    def laid(self) -> Placed:
        """Where everything lies as the view is now, and what came home meanwhile."""
        return super().laid() | self._kept

    def end(self) -> None:
        """The last beat; what came home is seen until then."""
        if self._kept:
            home = {**self._lay_out(self.after), **self._kept}
            if self.beats[-1].layout != home:
                self.beat(self.home, layout=home)
            self.beats.append(Beat(self._lay_out(self.after), 0.0))
        else:
            super().end()

    # ------------------------------------------------------------------ Movement cards

    @tells(ev.Picked)
    def _picked(self, event: ev.Picked) -> None:
        """The card goes to its place among this turn's; another player's comes from their panel."""
        seat, card, own = event.seat, event.card, event.seat == self.context.viewer
        if not own:
            start = card_at(self._panel(seat).rect.centre, SMALL_CARD, showing.BackFace(), CARD_Z + 50)
            self.beat(0.01, layout={**self.laid(), showing.card_piece(card): start})
        hand = tuple(other for other in self.now.hand if other != card)
        sizes = replaced(self.now.hand_sizes, seat, self.now.hand_sizes[seat] - 1)
        self.now = replace(self.now, hand=hand, hand_sizes=sizes)
        self._lie(played=(*self.now.public.played, card), active=seat)
        self.beat(CARD if own else 0.45, "card_flick")

    @tells(ev.Discarded)
    def _discarded(self, event: ev.Discarded) -> None:
        public, card = self.now.public, event.card
        played = tuple(other for other in public.played if other != card)
        self.now = replace(self.now, hand=tuple(other for other in self.now.hand if other != card))
        self._lie(played=played, discards=(*public.discards, card))
        self.beat(0.3, "card_flick")

    @tells(ev.Drew)
    def _drew(self, event: ev.Drew) -> None:
        """The turn's cards go to the discards; one's own new cards come from the deck."""
        played, discards = self.now.public.played, self.now.public.discards
        self._lie(played=(), discards=tuple(card for card in discards if card not in played) + played)
        if event.cards is None:
            self.beat(0.25, "card_flick")
            return
        start = filling(zone("deck"), showing.BackFace(), CARD_Z + 60)
        drawn = {showing.card_piece(card): start for card in event.cards}
        self.beat(0.22, "card_flick", layout={**self.laid(), **drawn})
        self.now = replace(self.now, hand=self.now.hand + event.cards)
        self.beat(0.32, "card_flick")

    # ------------------------------------------------------------------ Forfeits

    def _from_the_middle(self, by: Point) -> Point:
        return moments.moved(zone("room").centre, by)

    def _veiled(self) -> Placed:
        """The room darkened, for something seen close."""
        return {**self.laid(), showing.VEIL_PIECE: filling(zone("room"), showing.VeilFace(), VEIL_Z, fixed=True)}

    @tells(ev.ForfeitTaken)
    def _forfeit(self, event: ev.ForfeitTaken) -> None:
        """The card turns over in the middle of the room, is read, and goes to its new owner."""
        seat, forfeit = event.seat, event.forfeit
        card, piece, face = self._cards.forfeits[forfeit], Piece(showing.DRAWN, forfeit), showing.ForfeitFace(forfeit)
        left = self.now.deck_sizes[card.kind] - 1
        self.now = replace(self.now, deck_sizes=replaced(self.now.deck_sizes, card.kind, left))
        start = filling(self.laid()[showing.deck_piece(card.kind)].rect, showing.DeckFace(card.kind, 1), CHOICE_Z + 50)
        read = self._handed_over if self.context.seat(seat).is_human else self._shown
        self.moment("forfeit", seat)
        home = read(seat, piece, start, face)
        held = self.now.public.forfeits
        self._lie(forfeits=replaced(held, seat, (*held[seat], forfeit)))
        panel = self._panel(seat)
        gone = card_at(panel.rect.centre, FORFEIT_CARD * 0.3, face, CHOICE_Z)
        count = f"{len(self.now.public.forfeits[seat])}/{self._content.numbers.most_forfeits}"
        cues = moments.taken(panel.gestures[card.kind].centre, players.forfeits_at(panel), count, FLIGHT_HOME)
        self.beat(FLIGHT_HOME, "card_flick", layout={**self.laid(), **home, piece: gone}, cues=cues)
        self.beat(0.06)

    def _shown(self, seat: int, piece: Piece, start: Placement, face: showing.ForfeitFace) -> Placed:
        """A bot's: everybody may read it for a moment."""
        layout, middle = self.laid(), zone("room").centre
        self.beat(0.02, "forfeit_drum", layout={**layout, piece: start})
        shown = card_at(middle, FORFEIT * 0.8, face, CHOICE_Z + 50)
        cues, flips = moments.handed_over(seat), frozenset({piece})
        caption = say("koncita-moment-takes", name=self.name(seat), forfeit=self._cards.forfeits[face.forfeit].name)
        self.beat(0.22, layout={**layout, piece: shown}, flips=flips, cues=cues, caption=caption)
        self.beat(LOOK, layout={**layout, piece: shown}, caption=caption)
        return {}

    def _handed_over(self, seat: int, piece: Piece, start: Placement, face: showing.ForfeitFace) -> Placed:
        """A person's: the Princess hands it over, and it stays until it was read."""
        her, goblin = showing.PRINCESS_PIECE, showing.goblin_piece(seat)
        layout = self._veiled()
        here = {her: self._standing(her), goblin: self._standing(goblin, "sad")}
        self.beat(0.02, "forfeit_drum", layout={**layout, **here, piece: start})
        close = {
            her: self._grown(her, self._from_the_middle(GIVER), GIVER_TALL),
            goblin: self._grown(goblin, self._from_the_middle(TAKER), TAKER_TALL, "sad"),
        }
        held = card_at(self._from_the_middle((GIVER[0] + 120, GIVER[1])), FORFEIT_CARD, start.face, CHOICE_Z + 50)
        self.beat(0.24, layout={**layout, **close, piece: held})
        middle = self._from_the_middle(HANDED)
        shown = card_at(middle, FORFEIT, face, CHOICE_Z + 50)
        cues, flips = moments.handed_over(seat), frozenset({piece})
        self.beat(0.3, layout={**layout, **close, piece: shown}, flips=flips, cues=cues)
        button = Prompt(say("koncita-moment-remember"), centred(middle[0], shown.rect.bottom + 52, 260, 62))
        self.beat(LOOK, layout={**layout, **close, piece: shown}, prompts=(button,))
        return here

    # ------------------------------------------------------------------ Treasures

    @tells(ev.TreasureWon)
    def _treasure(self, event: ev.TreasureWon) -> None:
        """It is shown, counted, and carried to its owner; only then the next one turns up."""
        seat, held = event.seat, self.now.public.won
        form = self.moment("treasure", seat)
        left = self.now.treasures_left - 1
        self.now = replace(self.now, treasure=-1)
        if form.brief:
            self._won_in_passing(event)
        else:
            self._won_in_full(event, form.hold(0.5))
        self._kept[showing.kept_piece(event.treasure)] = self.beats[-1].layout[showing.WON_PIECE]
        self._lie(won=replaced(held, seat, (*held[seat], event.treasure)))
        next_one = filling(zone("treasure"), showing.PileFace(), CARD_Z)
        if event.shown >= 0:
            self.beat(0.02, layout={**self._without_the_top(self.laid()), showing.TREASURE_PIECE: next_one})
        self.now = replace(self.now, treasure=event.shown, treasures_left=left)
        if event.shown >= 0:
            turning = frozenset({showing.TREASURE_PIECE})
            self.beat(0.28, "flip_fairy", layout=self._without_the_top(self.laid()), flips=turning)

    def _without_the_top(self, layout: Placed) -> Placed:
        """The pile below a Treasure that was won."""
        if self.now.treasures_left > 1:
            layout[showing.PILE_PIECE] = filling(zone("treasure"), showing.PileFace(), CARD_Z - 1)
        return layout

    def _won_in_passing(self, event: ev.TreasureWon) -> None:
        won, middle = self._cards.treasures[event.treasure], zone("treasure").centre
        words = say("koncita-moment-wins", name=self.name(event.seat), treasure=treasure_won(won))
        layout, chip = self._without_the_top(self.laid()), showing.ChipFace(won.icon)
        start = Placement(*middle, 150, 150, chip, CHOICE_Z)
        end = players.next_chip(self._panel(event.seat), len(self.now.public.won[event.seat]))
        moods = moments.faces(event.seat, self._seats)
        cues = moments.won_in_passing(middle, words, end.centre, won.points, zone("room"), moods)
        self.beat(0.3, layout={**layout, showing.WON_PIECE: start}, cues=cues)
        self.beat(0.6, layout={**layout, showing.WON_PIECE: filling(end, chip, CHOICE_Z)}, arc=60)

    def _won_in_full(self, event: ev.TreasureWon, held: float) -> None:
        won, seat = self._cards.treasures[event.treasure], event.seat
        goblin = showing.goblin_piece(seat)
        here = centre_of(self.now.public.goblins[seat])
        card = showing.WonFace(event.treasure)
        top = filling(zone("treasure"), card, CHOICE_Z + 20)
        layout = self._without_the_top(self.laid())
        noticed = moments.noticed(here, zone("treasure").centre, 0.3)
        self.beat(0.32, layout={**layout, showing.WON_PIECE: top}, cues=noticed)
        layout = self._without_the_top(self._veiled())
        middle = self._from_the_middle(SHOWN)
        shown = card_at(middle, TREASURE, card, CHOICE_Z + 20)
        self.beat(0.02, layout={**layout, showing.WON_PIECE: top, goblin: self._standing(goblin, "happy")})
        happy = self._grown(goblin, self._from_the_middle(CHEERING), WINNER_TALL, "happy")
        words = say("koncita-moment-wins", name=self.name(seat), treasure=treasure_won(won))
        close = {**layout, showing.WON_PIECE: shown, goblin: happy}
        rays = Placement(*zone("room").centre, RAYS_WIDE, RAYS_WIDE, showing.RaysFace(), VEIL_Z + 1)
        crown = moments.moved(self._from_the_middle(CHEERING), (0, -WINNER_TALL * 0.62))
        prize = moments.prize(middle, words, seat, zone("room"), 1.1 + held)
        prize += moments.held_up(f"icons/treasure_{won.icon}.svg", crown, 1.1 + held)
        self.beat(0.5, layout={**close, showing.RAYS_PIECE: rays}, ease="back", cues=prize)
        close[showing.RAYS_PIECE] = replace(rays, angle=10)
        self.beat(0.6 + held, layout=close, ease="even", cues=moments.stars(self._from_the_middle(STARS), won.points))
        self._carry_home(event)

    def _carry_home(self, event: ev.TreasureWon) -> None:
        """The goblin carries it to its panel, and goes back to where it stood."""
        seat, won = event.seat, self._cards.treasures[event.treasure]
        goblin, chip = showing.goblin_piece(seat), showing.ChipFace(won.icon)
        panel, start = self._panel(seat), self._from_the_middle(CHEERING)
        end = panel.face[0]
        layout = self._without_the_top(self.laid())
        for hop in range(HOPS + 1):
            part = hop / HOPS
            at = between(start[0], end[0], part), between(start[1], end[1], part)
            figure = self._grown(goblin, at, CARRYING, "happy")
            treasure = Placement(at[0], at[1] - OVERHEAD, 84, 84, chip, CHOICE_Z + 30)
            cues = moments.landing((at[0], at[1] + 26), 0.12) if hop else ()
            sound = f"hop_{seat + 1}" if hop else ""
            carried = {**layout, goblin: figure, showing.WON_PIECE: treasure}
            self.beat(0.14, sound, layout=carried, arc=18 if hop else 0, ease="even" if hop else "out", cues=cues)
        place = players.next_chip(panel, len(self.now.public.won[seat]))
        moods = moments.faces(seat, self._seats)
        cues = moments.kept(place.centre, players.star_at(panel), won.points, moods)
        back = {goblin: self._standing(goblin, "happy"), showing.WON_PIECE: filling(place, chip, CHOICE_Z)}
        self.beat(0.4, layout={**layout, **back}, cues=cues, ease="both")
