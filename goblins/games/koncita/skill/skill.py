"""What makes a good move in Koncita: Treasures first, few Forfeits, and a goblin near what can be won."""

from __future__ import annotations

import random
from collections.abc import Collection, Mapping

from msgspec.structs import replace

from goblins.content.judgement import judgement_of
from goblins.core.bits import members
from goblins.core.chance import chance, pick
from goblins.core.contract import AnyRules
from goblins.core.skill import CAREFUL, EASYGOING, USUAL_CURIOSITY, Lapses, Leaning, Skill
from goblins.games.koncita.actions import (
    Bounce,
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
from goblins.games.koncita.awards import mover_square
from goblins.games.koncita.content import Treasure
from goblins.games.koncita.forfeits import is_due
from goblins.games.koncita.goals import earns
from goblins.games.koncita.rules import KoncitaRules
from goblins.games.koncita.scoring import rank_of
from goblins.games.koncita.skill.duties import average, how_often, remembers
from goblins.games.koncita.skill.features import BY_HAND, TABLES, TREASURES_TO_COME, features_of, table_of
from goblins.games.koncita.skill.phrases import phrase_for
from goblins.games.koncita.skill.reasons import reason_for
from goblins.games.koncita.skill.temper import leaning_of
from goblins.games.koncita.skill.threats import (
    ANY,
    OSCAR_BITS,
    PRINCESS_BITS,
    SURE,
    WILD_BITS,
    Chances,
    Paths,
    aims_of,
    can_shove_to_win,
    likelihood,
    paths_of,
    piece_square,
    winning_uses,
)
from goblins.games.koncita.standing import oscars_run, piece_on
from goblins.games.koncita.state import OUT, KoncitaPublic, KoncitaState
from goblins.games.koncita.view import KoncitaView
from goblins.words import Message

#: How many seats after the active one are asked for what they threaten.
SEATS_AHEAD = 3
#: How often bots try a line of play; how often they decide without thinking.
ITERATIONS = {"medium": 8, "hard": 100, "master": 800}
LAPSES = {"easy": EASYGOING, "medium": Lapses(1, 8), "hard": Lapses(1, 18)}
CURIOSITY = {"hard": 0.5, "master": 0.5}
#: What a card that wins is worth trying, compared with others.
WINS, PLAIN, POOR = 4.0, 0.4, 0.1

#: A lead, however large, is worth this much less than it looks: whoever leads had better end the game.
UNDECIDED = 0.94 / 0.96


class KoncitaSkill(Skill[KoncitaState, KoncitaAction, KoncitaView]):
    """Evaluation, rollout choice, duties and reasons for Koncita."""

    def __init__(self, rules: AnyRules | None = None) -> None:
        self._rules = rules if isinstance(rules, KoncitaRules) else KoncitaRules()
        info, cards = self._rules.info, self._rules.cards
        seats = range(info.min_seats, info.max_seats + 1)
        chances = Chances(cards.movement)
        self._paths = {count: paths_of(self._rules.content(count), chances) for count in seats}
        self._uses = chances.uses
        numbers = self._rules.content(info.min_seats).numbers
        self._most_forfeits, self._cards_in_a_turn = numbers.most_forfeits, numbers.cards_in_a_turn
        self._points = tuple(treasure.points for treasure in cards.treasures)
        self._often = how_often(cards)
        self.judgement = judgement_of(self._rules.box, BY_HAND, TABLES)

    # ------------------------------------------------------------------ how good a position is

    def evaluate(self, state: KoncitaState, seat: int) -> float:
        """The lead in points, in hand and in sight, against how many more Treasures are likely to come."""
        public = state.public
        if public.ending:
            return self._final(public, seat)
        if public.breaches[seat] >= OUT:
            return 0.0
        return 0.5 + UNDECIDED * (self.judgement.judged(table_of(public), self._features(state, seat)) - 0.5)

    def features(self, state: KoncitaState, seat: int) -> tuple[float, ...] | None:
        """What a position is judged by for those who are not out."""
        public = state.public
        return None if public.ending or public.breaches[seat] >= OUT else self._features(state, seat)

    def _features(self, state: KoncitaState, seat: int) -> tuple[float, ...]:
        public, left, worths = state.public, state.secret.treasures, self._points
        points, hopes = [sum([worths[treasure] for treasure in won]) for won in public.won], [0.0] * len(public.won)
        if left:
            self._add_hopes(hopes, state, seat)
        to_go = self._most_forfeits - max([len(held) for held in public.forfeits])
        to_come = min(len(left), TREASURES_TO_COME[min(to_go, len(TREASURES_TO_COME)) - 1])
        return features_of(public, seat, points, hopes, self._burden(public.orders[seat]), to_come)

    def _final(self, public: KoncitaPublic, seat: int) -> float:
        content = self._rules.content(len(public.goblins))
        ranks = [rank_of(public, content, other) for other in range(len(public.goblins))]
        best = min(ranks)
        if ranks[seat] != best:
            return 0.0
        return 1.0 if ranks.count(best) == 1 else 0.7

    def _burden(self, orders: int) -> float:
        """How much there is to remember."""
        burden, often = 0.0, self._often
        while orders:
            lowest = orders & -orders
            burden += often[lowest.bit_length() - 1]
            orders ^= lowest
        return burden

    def _add_hopes(self, worth: list[float], state: KoncitaState, seat: int) -> None:
        """Add what every seat may hope for from the visible Treasure, in the order in which they come to try."""
        public, hands = state.public, state.secret.hands
        treasure = self._rules.cards.treasures[state.secret.treasures[0]]
        count, active = len(hands), public.active
        paths, points = self._paths[count], treasure.points
        left = 1.0
        if public.pending[-1].kind != "place":
            hope = self._hope_now(paths, treasure, state, seat)
            worth[active] += hope * points
            left -= hope
        for ahead in range(1, count):
            other = (active + ahead) % count
            if public.goblins[other] < 0 or (ahead > SEATS_AHEAD and other != seat):
                continue
            cards = [self._uses[card] for card in hands[other]] if other == seat else None
            hope = left * likelihood(paths, treasure, public, other, cards)
            worth[other] += hope * points
            left -= hope

    def _hope_now(self, paths: Paths, treasure: Treasure, state: KoncitaState, seat: int) -> float:
        """How likely the active seat is to win the visible Treasure in the rest of its turn."""
        public = state.public
        active, top = public.active, public.pending[-1]
        if public.goblins[active] < 0:
            return 0.0
        deeds = public.deeds
        if public.deed is not None:
            if self._earned(treasure, public):
                return 1.0
            if top.kind == "shove" and can_shove_to_win(paths, treasure, public, top.square, top.source):
                return SURE
            deeds = (*deeds, replace(public.deed, end=public.goblins[active]))
        hand = [self._uses[card] for card in state.secret.hands[active]] if active == seat else None
        if not public.played:
            return likelihood(paths, treasure, public, active, hand)
        uses = winning_uses(paths, treasure, public, active, aims_of(paths, treasure, public, active, deeds))
        if top.kind == "use" and self._uses[public.played[-1]] & uses:
            return SURE
        if len(public.played) >= self._cards_in_a_turn or not uses:
            return 0.0
        if hand is None:
            return paths.chances.of(uses, paths.hand - len(public.played))
        hope = SURE if any(card & uses for card in hand) else 0.0
        return 0.6 * hope if top.kind == "use" else hope

    def _earned(self, treasure: Treasure, public: KoncitaPublic) -> bool:
        """Whether the card being carried out wins the Treasure as things stand."""
        deed = public.deed
        assert deed is not None
        taking = tuple([waiting.seat for waiting in public.pending if waiting.kind == "take" and not waiting.breach])
        deed = replace(deed, end=mover_square(public, deed), forfeits=deed.forfeits + taking)
        content = self._rules.content(len(public.goblins))
        return any(earns(treasure, content, public, (*public.deeds, deed)))

    # ------------------------------------------------------------------ what to try first

    def inclination(self, state: KoncitaState, action: KoncitaAction) -> float:
        """More for what wins the Treasure, less for what brings a Forfeit."""
        return self._inclinations(state, (action,))[0]

    def rollout(self, state: KoncitaState, actions: tuple[KoncitaAction, ...], rng: random.Random) -> KoncitaAction:
        """What promises most, any of them if several do."""
        promises = self._inclinations(state, actions)
        most = max(promises)
        return pick(rng, [action for action, promise in zip(actions, promises, strict=True) if promise >= most])

    def _inclinations(self, state: KoncitaState, actions: tuple[KoncitaAction, ...]) -> list[float]:
        first, left = actions[0], state.secret.treasures
        if isinstance(first, Take):
            often, decks = self._often, state.secret.decks
            return [1 / (0.5 + average(decks[action.kind], often)) for action in actions if isinstance(action, Take)]
        if not left or isinstance(first, Relocate | Discard):
            return [PLAIN] * len(actions)
        public = state.public
        paths, treasure = self._paths[len(public.goblins)], self._rules.cards.treasures[left[0]]
        if isinstance(first, Shove):
            top = public.pending[-1]
            wins = can_shove_to_win(paths, treasure, public, top.square, top.source)
            return [WINS if wins >> action.square & 1 else PLAIN for action in actions if isinstance(action, Shove)]
        wanted = 1 << piece_square(treasure, public)
        if isinstance(first, Place):
            return [PLAIN + bool(paths.two[action.square] & wanted) for action in actions if isinstance(action, Place)]
        seat = first.seat
        aims = aims_of(paths, treasure, public, seat, public.deeds if seat == public.active else ())
        wanted |= aims.goblin
        if isinstance(first, Bounce):
            return [
                PLAIN + bool(paths.two[action.square] & wanted) + bool(paths.around[action.square] & wanted)
                for action in actions
                if isinstance(action, Bounce)
            ]
        uses = winning_uses(paths, treasure, public, seat, aims)
        if isinstance(first, Pick):
            return [WINS if self._uses[action.card] & uses else PLAIN for action in actions if isinstance(action, Pick)]
        return [self._use(paths, public, action, uses, wanted) for action in actions]

    def _use(self, paths: Paths, public: KoncitaPublic, action: KoncitaAction, uses: int, wanted: int) -> float:
        """What a use of the picked card promises."""
        if isinstance(action, Run):
            if uses >> OSCAR_BITS + action.colour & 1:
                return WINS
            own = public.goblins[action.seat]
            return POOR if oscars_run(public, paths.board, action.colour)[1] == own else PLAIN
        if not isinstance(action, Move):
            return PLAIN
        if self._uses[public.played[-1]] & ANY:
            return self._use_of_goblin(paths, public, action, uses, wanted)
        own, square = public.goblins[action.seat], paths.board.steps[action.colour][public.princess]
        if uses >> PRINCESS_BITS + action.colour & 1:
            return WINS if square != own else WINS / 2
        return POOR if square == own else PLAIN + (square in public.goblins)

    def _use_of_goblin(self, paths: Paths, public: KoncitaPublic, action: Move, uses: int, wanted: int) -> float:
        """What a move of one's own goblin promises."""
        wild = self._uses[public.played[-1]] >> WILD_BITS
        if uses >> action.colour & 1 or (wild and uses >> WILD_BITS + action.colour & 1):
            return WINS
        square = paths.board.steps[action.colour][public.goblins[action.seat]]
        if piece_on(public, square) >= 0:
            return POOR
        return PLAIN + bool(paths.around[square] & wanted) + 0.3 * bool(paths.two[square] & wanted)

    def leaning(self, state: KoncitaState, action: KoncitaAction) -> Leaning:
        """Who gets shoved, and who stands where it may happen to them."""
        return leaning_of(self._rules, state, action)

    # ------------------------------------------------------------------ duties and reasons

    def stirring(self, public: KoncitaPublic, levels: Mapping[int, str]) -> Collection[int]:
        """Those of whom a gesture is due."""
        if public.table_forfeits or not any(public.due):
            return ()
        return [seat for seat in levels if public.due[seat]]

    def interrupt(
        self, view: KoncitaView, legal: tuple[KoncitaAction, ...], level: str, rng: random.Random
    ) -> KoncitaAction | None:
        """The first gesture that is due and that the bot remembers; it never makes another (K-35, K-38)."""
        public = view.public
        if not self.stirring(public, {view.seat: level}):
            return None
        content = self._rules.content(len(public.goblins))
        for kind in members(public.due[view.seat]):
            if remembers(view, content, kind, level):
                made = [action for action in legal if isinstance(action, Gesture) and action.kind == kind]
                fitting = [action for action in made if is_due(public, content, action)]
                if fitting:
                    return pick(rng, fitting)
        return None

    def careless(self, view: KoncitaView, level: str) -> Lapses:
        """Even a few of these cost much: an order is broken, or a Treasure left to others."""
        return LAPSES.get(level, CAREFUL)

    def iterations(self, level: str) -> int | None:
        """Fewer than usual: a turn of two cards is soon seen through, and looking farther is better."""
        return ITERATIONS.get(level)

    def patience(self, level: str) -> int:
        """A card and its use; good bots see a whole turn and more."""
        return 2 if level == "medium" else 6

    def curiosity(self, level: str) -> float:
        """Less for hard bots: they try little, and rather see through what looks good."""
        return CURIOSITY.get(level, USUAL_CURIOSITY)

    def reason(self, view: KoncitaView, action: KoncitaAction) -> Message:
        """What the action does, in the table's words."""
        return reason_for(self._rules, view, action, self._paths[len(view.public.goblins)])

    def phrase(self, view: KoncitaView, action: KoncitaAction) -> Message | None:
        """What the action is."""
        return phrase_for(self._rules, view, action)

    def open_reason(self, view: KoncitaView, action: KoncitaAction) -> Message | None:
        """What it was good for: all but hands and decks lies open, and those of a possible world stand for them.

        A card that was picked is told of by its use, and gestures tell of themselves.
        """
        if action.aside or isinstance(action, Pick | Discard | Done):
            return None
        known = self._rules.view(self._rules.imagine(view, chance(0)), action.seat)
        return self.reason(known, action)
