"""The rules of Goblins Drool, Fairies Rule! (F-01 … F-40)."""

from __future__ import annotations

import random
from typing import Any

from goblins.core.chance import below, chance, shuffled
from goblins.core.contract import Event, Outcome, Refusal, Rules, Score, ScoreLine, Step
from goblins.core.setup import Setup
from goblins.games.fairies.cards import (
    CARDS,
    FAIRY_FACES,
    GOBLIN_FACES,
    Deck,
    bits,
    by_byte,
    deck,
    members,
    other_side,
    set_of,
    turned,
)
from goblins.games.fairies.info import INFO
from goblins.games.fairies.state import (
    Add,
    Added,
    Ended,
    FairiesAction,
    FairiesState,
    FairiesView,
    Flipped,
    GiveUp,
    Goal,
    Preview,
    Taken,
)

FAIRIES_TO_WIN = 6
RING_SIZE = 4
HAND_SIZE = 4
REPETITIONS = 3

FairiesStep = Step[FairiesState, FairiesAction]


class FairiesRules(Rules[FairiesState, FairiesAction, FairiesView]):
    """One stateless object that knows the whole game."""

    info = INFO
    state_type = FairiesState
    action_type = FairiesAction

    def __init__(self, cards: Deck | None = None) -> None:
        self.deck = cards or deck()
        self._adds = [by_byte([Add(seat, face) for face in range(2 * CARDS)]) for seat in range(INFO.max_seats)]
        flips = tuple(
            GOBLIN_FACES | FAIRY_FACES if self.deck.stars >> face & 1 else self.deck.rhyming[face]
            for face in range(2 * CARDS)
        )
        #: For every face, the faces that it turns over (F-21, F-22) and those that it takes (F-23).
        self.flipped_by = flips
        self.taken_by = self.deck.matching

    # ------------------------------------------------------------------ set-up

    def new_game(self, setup: Setup, seed: int) -> FairiesState:
        """Deal (F-10, F-11, F-30, F-31, F-40). Later attempts at the same seed are other deals, for F-33."""
        options, count = setup.options, len(setup.seats)
        goal = Goal(
            solitaire=count == 1,
            ultimate=count == 1 and bool(options.get("ultimate")),
            reverse=bool(options.get("reverse")),
        )
        rng = chance(seed, int(options.get("attempt", 0)))
        starred = [card for card in range(CARDS) if self.deck.stars >> _face(card, goblin=not goal.reverse) & 1]
        plain = shuffled(rng, [card for card in range(CARDS) if card not in starred])
        starred = shuffled(rng, starred)
        size = int(options.get("level", 5)) if goal.solitaire else HAND_SIZE
        first = 0 if goal.solitaire else below(rng, count)
        hands = []
        for seat in range(count):
            dealt = [starred[seat], *plain[: size - 1]]
            del plain[: size - 1]
            hands.append(set_of([_face(card, goblin=not goal.reverse) for card in dealt]))
        ring = tuple(_face(card, goblin=goal.reverse) for card in plain[: size if goal.solitaire else RING_SIZE])
        shown = set_of(ring)
        for hand in hands:
            shown |= hand
        state = FairiesState(tuple(hands), ring, first, 0, shown, (shown | turned(shown)) & GOBLIN_FACES, goal)
        return state if goal.solitaire else _with_history(state, (_position(hands, shown, first),))

    # ------------------------------------------------------------------ a turn

    def to_act(self, state: FairiesState) -> tuple[int, ...]:
        """The player whose turn it is."""
        return () if state.ending else (state.active,)

    def turns(self, state: FairiesState) -> int:
        """Every addition is a turn."""
        return state.turns

    def legal_actions(self, state: FairiesState, seat: int) -> tuple[FairiesAction, ...]:
        """Every card in hand may be added (F-20); a solitaire may be given up (F-34)."""
        if state.ending or seat != state.active:
            return ()
        actions = members(state.hands[seat], self._adds[seat])
        return (*actions, GiveUp(seat)) if state.goal.solitaire else actions

    def why_not(self, state: FairiesState, action: FairiesAction) -> Refusal | None:
        """The clause that forbids an action."""
        if state.ending:
            return Refusal("F-25", "The game is over.")
        if action.seat != state.active:
            return Refusal("F-20", "It is another player's turn.")
        if isinstance(action, GiveUp):
            return None if state.goal.solitaire else Refusal("F-34", "Only a solitaire can be given up.")
        if not 0 <= action.face < 2 * CARDS or not state.hands[action.seat] >> action.face & 1:
            return Refusal("F-20", "Only a card of your own hand can be added to the ring.")
        return None

    def apply(self, state: FairiesState, action: FairiesAction) -> FairiesStep:
        """Add, flip, take, and see who has won."""
        if isinstance(action, GiveUp):
            ended = _ended(state, "gave_up")
            return Step(action, ended, (Ended(action.seat, "gave_up"),), False)
        seat, face = action.seat, action.face
        flipped_by, taken_by = self.flipped_by[face], self.taken_by[face]
        before, after, taken, stays = [], [], [], []
        for card in state.ring:
            if flipped_by >> card & 1:
                before.append(card)
                card = card + CARDS if card < CARDS else card - CARDS
                after.append(card)
            if taken_by >> card & 1:
                taken.append(card)
            else:
                stays.append(card)
        stays.append(face)
        hand = state.hands[seat] & ~(1 << face)
        for card in taken:
            hand |= 1 << card
        turned_up = 0
        for card in after:
            turned_up |= 1 << card
        hands = state.hands[:seat] + (hand,) + state.hands[seat + 1 :]
        events: tuple[Event, ...] = (Added(seat, face),)
        if before:
            events += (Flipped(seat, tuple(before), tuple(after), bool(self.deck.stars >> face & 1)),)
        if taken:
            events += (Taken(seat, tuple(taken)),)
        following = seat + 1 if seat + 1 < len(hands) else 0
        ring, history = tuple(stays), state.history
        ending = self._ending(state.goal, hand, ring)
        if not state.goal.solitaire:
            position = _position(hands, set_of(ring), following)
            if not ending and history.count(position) >= REPETITIONS - 1:
                ending = "draw"
            history += (position,)
        if ending:
            events += (Ended(seat, ending),)
        after_turn = FairiesState(
            hands,
            ring,
            seat if ending else following,
            state.turns + 1,
            state.seen | turned_up,
            state.cards,
            state.goal,
            history,
            ending,
        )
        return Step(action, after_turn, events, bool(turned_up & ~state.seen))

    def _ending(self, goal: Goal, hand: int, ring: tuple[int, ...]) -> str:
        """Why the game is over after a turn that left its player with this hand (F-25, F-30, F-35)."""
        unwanted, wanted = unwanted_and_wanted(goal)
        if not hand & unwanted:
            if not goal.ultimate or not set_of(ring) & unwanted:
                return "no_goblins"
            return "" if hand else "stuck"
        if not goal.solitaire and (hand & wanted).bit_count() >= FAIRIES_TO_WIN:
            return "six_fairies"
        return ""

    # ------------------------------------------------------------------ knowing and judging

    def view(self, state: FairiesState, seat: int) -> FairiesView:
        """Everything that shows; all of it is public."""
        return FairiesView(
            seat,
            tuple(bits(hand) for hand in state.hands),
            state.ring,
            state.active,
            state.turns,
            state.goal,
            state.history.count(state.history[-1]) - 1 if state.history else 0,
            bits(state.seen & turned(state.seen) & self._showing(state)),
            state.ending,
            state.history,
        )

    def imagine(self, view: FairiesView, rng: random.Random) -> FairiesState:
        """The world of a view. The deck is public and every face is on one card only, so there is just one."""
        hands = tuple(set_of(hand) for hand in view.hands)
        shown = set_of(view.ring)
        for hand in hands:
            shown |= hand
        cards = (shown | turned(shown)) & GOBLIN_FACES
        seen = shown | turned(set_of(view.shows_backs))
        return FairiesState(hands, view.ring, view.active, view.turns, seen, cards, view.goal, view.past, view.ending)

    def preview(self, view: FairiesView, face: int) -> Preview:
        """What adding a face of the acting seat's hand would do. Names no back: sides and symbols follow from F-03."""
        flips = tuple(card for card in view.ring if self.flipped_by[face] >> card & 1)
        takes = tuple(
            card for card in view.ring if self.taken_by[face] >> (other_side(card) if card in flips else card) & 1
        )
        hand = [card for card in view.hands[view.active] if card != face]
        hand += [other_side(card) if card in flips else card for card in takes]
        goblins = sum(card < CARDS for card in hand)
        return Preview(face, flips, takes, goblins, len(hand) - goblins)

    def outcome(self, state: FairiesState) -> Outcome | None:
        """How the game ended (F-25, F-26, F-30, F-34, F-35)."""
        if not state.ending:
            return None
        won = state.ending in ("no_goblins", "six_fairies")
        unwanted, wanted = unwanted_and_wanted(state.goal)
        bad, good = ("fairies", "goblins") if state.goal.reverse else ("goblins", "fairies")
        scores = []
        for seat, hand in enumerate(state.hands):
            counts = (hand & unwanted).bit_count(), (hand & wanted).bit_count()
            lines: tuple[ScoreLine, ...] = (
                ScoreLine(f"{bad} left", counts[0], counts=False),
                ScoreLine(good, counts[1], counts=not state.goal.solitaire),
            )
            if state.goal.solitaire:
                lines = (*lines, ScoreLine("turns", state.turns))
            scores.append(Score(seat, sum(line.amount for line in lines if line.counts), lines))
        rule, text = {
            "no_goblins": ("F-30" if state.goal.solitaire else "F-25", f"no {bad} left"),
            "six_fairies": ("F-25", f"six {good}"),
            "draw": ("F-26", "the same position for the third time"),
            "gave_up": ("F-34", "given up"),
            "stuck": ("F-35", "no card left to add"),
        }[state.ending]
        standing = sorted(
            range(len(state.hands)), key=lambda seat: (not (won and seat == state.active), scores[seat].lines[0].amount)
        )
        winners = (state.active,) if won else ()
        ranking = tuple((seat,) for seat in standing) if won or state.goal.solitaire else (tuple(sorted(standing)),)
        headline = {"draw": "A draw", "gave_up": "Given up", "stuck": f"The {bad} stay"}.get(state.ending, "")
        return Outcome(state.ending, rule, text, winners, ranking, tuple(scores), headline)

    def audit(self, state: FairiesState) -> tuple[str, ...]:
        """Cards lost, doubled or torn in two, and numbers that can't be."""
        problems = []
        faces = [face for hand in state.hands for face in bits(hand)] + list(state.ring)
        cards = [face % CARDS for face in faces]
        for card in sorted(set(cards)):
            if cards.count(card) > 1:
                problems.append(f"{self.deck.faces[card].name} is in play {cards.count(card)} times")
        if set_of(cards) != state.cards:
            problems.append("a card was lost or came from nowhere")
        if not 0 <= state.active < len(state.hands):
            problems.append(f"seat {state.active} does not exist")
        if not state.ending and not state.hands[state.active]:
            problems.append("the active player has no card to add")
        if self._showing(state) & ~state.seen:
            problems.append("a face shows that was never seen")
        return tuple(problems)

    def describe(self, state: FairiesState) -> dict[str, Any]:
        """Hands and ring by the names that show."""
        names = [face.name for face in self.deck.faces]
        return {
            "hands": [[names[face] for face in bits(hand)] for hand in state.hands],
            "ring": [names[face] for face in state.ring],
            "first": state.active,
        }

    def _showing(self, state: FairiesState) -> int:
        shown = set_of(state.ring)
        for hand in state.hands:
            shown |= hand
        return shown


def unwanted_and_wanted(goal: Goal) -> tuple[int, int]:
    """The faces to be rid of and the faces to collect (F-25; the other way round by F-40)."""
    return (FAIRY_FACES, GOBLIN_FACES) if goal.reverse else (GOBLIN_FACES, FAIRY_FACES)


def _face(card: int, *, goblin: bool) -> int:
    return card if goblin else card + CARDS


def _position(hands: tuple[int, ...] | list[int], ring: int, active: int) -> bytes:
    """A position as F-26 compares it: who holds which faces, which lie in the ring, who is to move."""
    packed = active
    for mask in (*hands, ring):
        packed = packed << 2 * CARDS | mask
    return packed.to_bytes(5 * len(hands) + 6, "little")


def _with_history(state: FairiesState, history: tuple[bytes, ...]) -> FairiesState:
    return FairiesState(
        state.hands, state.ring, state.active, state.turns, state.seen, state.cards, state.goal, history, state.ending
    )


def _ended(state: FairiesState, reason: str) -> FairiesState:
    return FairiesState(
        state.hands, state.ring, state.active, state.turns, state.seen, state.cards, state.goal, state.history, reason
    )
