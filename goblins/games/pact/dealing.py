"""Setting up: goblins, Tasks, Specialists, Masters, Commands, and the goblin that starts each display (P-10 … P-14, P-50)."""

from __future__ import annotations

from goblins.core.chance import below, chance, shuffled
from goblins.games.pact.actions import KeepCommands, ReturnCommand, Reveal
from goblins.games.pact.cards import AUTUMN, COMMANDS, GOBLINS, KIND_OF, LEFT_HAND, RIGHT_HAND, SPRING, SUMMER
from goblins.games.pact.draft import Draft, put, without
from goblins.games.pact.events import Chose, CommandReturned, CommandsKept, Revealed
from goblins.games.pact.state import HAND, NO_CARD, NO_TASK, ROW
from goblins.games.pact.supply import draw, join, refill_tasks

#: How many unseen spring Tasks are removed, by the number of players (P-11, P-60, P-70).
REMOVED = {1: 8, 2: 8, 3: 8, 4: 4, 5: 0}
COMMANDS_DEALT = {"expert": 2, "two": 3}


def deal(draft: Draft) -> None:
    """Everything before the first decision."""
    rng = chance(draft.seed, draft.occasion)
    draft.occasion += 1
    draft.start = 0 if draft.mode == "solo" else below(rng, draft.players)
    draft.active = draft.start
    deal_goblins(draft, kept=set())
    for _ in range(HAND):
        for seat in range(draft.players):
            card = draw(draft)
            assert card is not None
            draft.gain(seat, card, seen=False)
    deal_row(draft)
    deal_tasks(draft)
    _deal_specialists(draft)
    if draft.mode != "beginner":
        masters = shuffled(chance(draft.seed, draft.occasion), range(6))
        draft.masters = tuple(masters[: draft.players])
        draft.occasion += 1
    if draft.mode in COMMANDS_DEALT:
        draft.markers = (draft.box.start,) * draft.players
        _deal_commands(draft)
    settle_strangers(draft)
    draft.phase = "commands" if draft.mode in COMMANDS_DEALT else "reveal"
    draft.events.clear()


def deal_goblins(draft: Draft, kept: set[int]) -> None:
    """A new deck of all goblins that nobody keeps (P-10, P-75)."""
    draft.deck = tuple(shuffled(chance(draft.seed, draft.occasion), [c for c in range(GOBLINS) if c not in kept]))
    draft.occasion += 1
    draft.discards = ()


def deal_row(draft: Draft) -> None:
    """Four goblins face up beside the deck (P-10)."""
    draft.row = tuple(draft.deck[-1 - slot] for slot in range(ROW))
    draft.deck = draft.deck[:-ROW]


def deal_tasks(draft: Draft) -> None:
    """The Task deck, spring on top; four lie face up (P-11)."""
    rng = chance(draft.seed, draft.occasion)
    draft.occasion += 1
    spring, summer, autumn = (shuffled(rng, draft.box.of_season(season)) for season in (SPRING, SUMMER, AUTUMN))
    draft.task_deck = (*autumn, *summer, *spring[REMOVED[draft.players] :])
    draft.under = ()
    draft.open_tasks = (NO_TASK,) * ROW
    draft.season = SPRING
    refill_tasks(draft)


def _deal_specialists(draft: Draft) -> None:
    """Face up, counter-clockwise from the starting player's right-hand neighbour (P-13); by halves for two (P-61)."""
    order = shuffled(chance(draft.seed, draft.occasion), range(6))
    draft.occasion += 1
    holders = [0] * 6
    for nth, specialist in enumerate(order):
        holders[specialist] = (draft.start - 1 - nth) % draft.players
    draft.specialists = tuple(holders)


def _deal_commands(draft: Draft) -> None:
    left_out = (RIGHT_HAND, LEFT_HAND) if draft.mode == "two" else ()
    order = shuffled(chance(draft.seed, draft.occasion), [c for c in range(COMMANDS) if c not in left_out])
    draft.occasion += 1
    count = COMMANDS_DEALT[draft.mode]
    draft.commands = tuple(tuple(sorted(order[seat * count : (seat + 1) * count])) for seat in range(draft.players))


def settle_strangers(draft: Draft) -> None:
    """Helix and Ferdix start with a goblin from the deck (P-60, P-70)."""
    for clan in range(draft.players, len(draft.displays)):
        join(draft, clan)


# ---------------------------------------------------------------------- what the players decide before the first turn


def return_command(draft: Draft, action: ReturnCommand) -> None:
    """A Command goes back into the box (P-50)."""
    seat = action.seat
    draft.commands = put(draft.commands, seat, without(draft.commands[seat], action.command))
    draft.returned = put(draft.returned, seat, (*draft.returned[seat], action.command))
    draft.events.append(CommandReturned(seat, action.command))


def keep_commands(draft: Draft, action: KeepCommands) -> None:
    """The rest is kept."""
    draft.events.append(CommandsKept(action.seat, len(draft.commands[action.seat])))
    draft.phase = "reveal"


def reveal(draft: Draft, action: Reveal) -> None:
    """A seat chooses its first goblin; after the last one all are turned up together (P-14)."""
    seat = action.seat
    card = next(held for held in draft.hands[seat] if KIND_OF[held] == action.kind)
    draft.chosen = put(draft.chosen, seat, card)
    draft.events.append(Chose(seat, card))
    following = (seat + 1) % draft.players
    if following != draft.start:
        draft.active = following
        draft.phase = "commands" if draft.mode in COMMANDS_DEALT else "reveal"
        return
    draft.events.append(Revealed(draft.chosen))
    for owner, chosen in enumerate(draft.chosen):
        draft.hands = put(draft.hands, owner, without(draft.hands[owner], chosen))
        draft.show(owner, chosen)
    draft.chosen = (NO_CARD,) * draft.players
    draft.active, draft.phase, draft.reveals = draft.start, "turn", True
