"""Setting up: goblins, Tasks, Specialists, Masters, Commands, and the goblin that starts each display (P-10 … P-14, P-50)."""

from __future__ import annotations

from typing import Any

from goblins.core.chance import below, shuffled
from goblins.core.tuples import replaced, without
from goblins.games.pact.actions import KeepCommands, ReturnCommand, Reveal
from goblins.games.pact.content import AUTUMN, LEFT_HAND, RIGHT_HAND, SPECIALISTS, SPRING, SUMMER
from goblins.games.pact.draft import Draft
from goblins.games.pact.events import Chose, CommandReturned, CommandsCounted, CommandsKept, Revealed
from goblins.games.pact.kinds import KINDS
from goblins.games.pact.state import NO_CARD, NO_TASK, Mode, PactPublic, PactSecret, PactState
from goblins.games.pact.supply import draw, join, refill_tasks


def empty_table(mode: Mode, players: int, seed: int, *, campaign: bool) -> PactState:
    """A state in which nothing is dealt yet."""
    for_clans: tuple[Any, ...] = ((),) * max(3, players)
    for_seats: tuple[Any, ...] = ((),) * players
    public = PactPublic(
        mode=mode,
        players=players,
        displays=for_clans,
        pacts=for_clans,
        alone=for_clans,
        figures=for_clans,
        shown=for_seats,
        campaign=campaign,
    )
    secret = PactSecret(
        hands=for_seats,
        deck=(),
        task_deck=(),
        commands=for_seats,
        returned=for_seats,
        chosen=(NO_CARD,) * players,
        payment=None,
        seed=seed,
        occasion=1,
    )
    return PactState(public, secret)


def deal(draft: Draft) -> None:
    """Everything before the first decision."""
    public, mode = draft.public, draft.public.mode
    rng = draft.chance()
    public.start = public.active = 0 if mode == "solo" else below(rng, public.players)
    deal_goblins(draft, kept=set())
    for _ in range(draft.content.numbers.hand):
        for seat in range(public.players):
            card = draw(draft)
            assert card is not None
            draft.gain(seat, card, seen=False)
    deal_row(draft)
    deal_tasks(draft)
    _deal_specialists(draft)
    if mode != "beginner":
        public.masters = tuple(shuffled(draft.chance(), range(len(KINDS)))[: public.players])
    with_commands = bool(draft.content.commands_dealt(mode))
    if with_commands:
        public.markers = (draft.content.start,) * public.players
        _deal_commands(draft)
    settle_strangers(draft)
    public.phase = "commands" if with_commands else "reveal"


def deal_goblins(draft: Draft, kept: set[int]) -> None:
    """A new deck of all goblins that nobody keeps (P-10, P-75)."""
    goblins = range(len(draft.content.pack))
    draft.secret.deck = tuple(shuffled(draft.chance(), [card for card in goblins if card not in kept]))
    draft.public.discards = ()


def deal_row(draft: Draft) -> None:
    """Some goblins face up beside the deck (P-10); a campaign's later games may have few left for it (P-22, P-75)."""
    deck, size = draft.secret.deck, draft.content.numbers.goblin_row
    row = deck[: -1 - size : -1]
    draft.public.row, draft.secret.deck = row + (NO_CARD,) * (size - len(row)), deck[: -len(row)] if row else ()


def deal_tasks(draft: Draft) -> None:
    """The Task deck, spring on top; some lie face up (P-11)."""
    public, rng = draft.public, draft.chance()
    spring, summer, autumn = (shuffled(rng, draft.content.of_season(season)) for season in (SPRING, SUMMER, AUTUMN))
    draft.secret.task_deck = (*autumn, *summer, *spring[draft.content.numbers.removed[public.players] :])
    public.under = ()
    public.open_tasks = (NO_TASK,) * draft.content.numbers.task_row
    public.season = SPRING
    refill_tasks(draft)


def _deal_specialists(draft: Draft) -> None:
    """Face up, counter-clockwise from the starting player's right-hand neighbour (P-13); by halves for two (P-61)."""
    public = draft.public
    order = shuffled(draft.chance(), range(len(SPECIALISTS)))
    public.specialists = tuple([(public.start - 1 - order.index(one)) % public.players for one in range(len(order))])


def _deal_commands(draft: Draft) -> None:
    mode, players = draft.public.mode, draft.public.players
    left_out = (RIGHT_HAND, LEFT_HAND) if mode == "two" else ()
    order = shuffled(
        draft.chance(), [command for command in range(len(draft.content.commands)) if command not in left_out]
    )
    count = draft.content.commands_dealt(mode)
    draft.secret.commands = tuple(tuple(sorted(order[seat * count : (seat + 1) * count])) for seat in range(players))


def settle_strangers(draft: Draft) -> None:
    """Helix and Ferdix start with a goblin from the deck, or some (P-60, P-70)."""
    for clan in range(draft.public.players, len(draft.public.displays)):
        for _ in range(draft.content.numbers.strangers_start):
            join(draft, clan)


# ---------------------------------------------------------------------- what the players decide before the first turn


def return_command(draft: Draft, action: ReturnCommand) -> None:
    """A Command goes back into the box (P-50)."""
    secret, seat, command = draft.secret, action.seat, action.command
    secret.commands = replaced(secret.commands, seat, without(secret.commands[seat], command))
    secret.returned = replaced(secret.returned, seat, (*secret.returned[seat], command))
    draft.tell(CommandReturned(seat, command))


def keep_commands(draft: Draft, action: KeepCommands) -> None:
    """The rest is kept."""
    draft.tell(CommandsKept(action.seat, len(draft.secret.commands[action.seat])))
    draft.public.phase = "reveal"


def reveal(draft: Draft, action: Reveal) -> None:
    """A seat chooses its first goblin; after the last one all are turned up together (P-14)."""
    public, secret, seat, kind_of = draft.public, draft.secret, action.seat, draft.content.pack.kind_of
    card = next(held for held in secret.hands[seat] if kind_of[held] == action.kind)
    secret.chosen = replaced(secret.chosen, seat, card)
    draft.tell(Chose(seat, card))
    following = (seat + 1) % public.players
    if following != public.start:
        public.active = following
        public.phase = "commands" if public.markers else "reveal"
        return
    draft.tell(Revealed(secret.chosen), reveals=True)
    for owner, chosen in enumerate(secret.chosen):
        secret.hands = replaced(secret.hands, owner, without(secret.hands[owner], chosen))
        draft.show(owner, chosen)
    secret.chosen = (NO_CARD,) * public.players
    public.active, public.phase = public.start, "turn"
    if public.markers:
        draft.tell(CommandsCounted(tuple([len(kept) for kept in secret.commands])))
