"""Where goblins and Tasks come from: the decks, the rows, and what happens when goblins are short (P-21, P-22, P-40)."""

from __future__ import annotations

from goblins.core.chance import shuffled
from goblins.games.pact import events as ev
from goblins.games.pact.actions import Reduce
from goblins.games.pact.draft import Draft
from goblins.games.pact.state import NO_CARD, NO_TASK, NOBODY


def draw(draft: Draft) -> int | None:
    """The top goblin of the deck, made anew from the discards if it is empty; None if there is none (P-22)."""
    secret = draft.secret
    if not secret.deck and not reshuffle(draft):
        return None
    card = secret.deck[-1]
    secret.deck = secret.deck[:-1]
    draft.reveals = True
    return card


def reshuffle(draft: Draft) -> bool:
    """The discards become the deck; False if there are none."""
    discards = draft.public.discards
    if not discards:
        return False
    draft.tell(ev.Reshuffled(len(discards)))
    draft.secret.deck = tuple(shuffled(draft.chance(), discards))
    draft.public.discards = ()
    return True


def top_up(draft: Draft) -> bool:
    """Fill the goblin row as far as there are goblins; False if it stays short (P-21, P-22)."""
    public = draft.public
    if NO_CARD not in public.row:
        return True
    filled = []
    row = list(public.row)
    for slot in range(len(row)):
        if row[slot] == NO_CARD:
            card = draw(draft)
            if card is None:
                break
            row[slot] = card
            filled.append((slot, card))
    if filled:
        public.row = tuple(row)
        draft.tell(ev.RowFilled(tuple(filled)))
    return NO_CARD not in row


def fill_row(draft: Draft) -> None:
    """After recruiting: fill the row; if goblins are short, everybody discards down to a few first (P-22)."""
    public, most = draft.public, draft.content.numbers.shortage_hand
    public.phase = "tasks"
    if not top_up(draft) and any(len(hand) > most for hand in draft.secret.hands):
        draft.tell(ev.Shortage())
        public.reducing_for = public.active
        public.phase = "reduce"
        _ask_next(draft, public.active)
        return
    _welcome_helix(draft)


def reduce(draft: Draft, action: Reduce) -> None:
    """A seat discards a goblin in a shortage; after the last one the row is filled (P-22)."""
    public, seat, most = draft.public, action.seat, draft.content.numbers.shortage_hand
    card = draft.lose(seat, action.kind)
    public.discards += (card,)
    draft.tell(ev.Reduced(seat, card))
    hands = draft.secret.hands
    if len(hands[seat]) > most:
        return
    if any(len(hand) > most for hand in hands):
        _ask_next(draft, seat)
        return
    public.active, public.reducing_for, public.phase = public.reducing_for, NOBODY, "tasks"
    top_up(draft)
    _welcome_helix(draft)


def _ask_next(draft: Draft, seat: int) -> None:
    while len(draft.secret.hands[seat]) <= draft.content.numbers.shortage_hand:
        seat = (seat + 1) % draft.public.players
    draft.public.active = seat


def _welcome_helix(draft: Draft) -> None:
    if draft.public.helix_waits:
        draft.public.helix_waits = False
        for _ in range(draft.content.numbers.helix_gains):
            join(draft, draft.public.players)


def join(draft: Draft, clan: int) -> None:
    """Helix or Ferdix gets a goblin from the deck (P-60, P-62, P-73)."""
    card = draw(draft)
    if card is not None:
        draft.show(clan, card)
        draft.tell(ev.Joined(clan, card))


def reward(draft: Draft, seat: int) -> None:
    """A goblin from the deck for a pact (P-25)."""
    card = draw(draft)
    if card is not None:
        draft.gain(seat, card, seen=False)
        draft.tell(ev.Rewarded(seat, card))


# ---------------------------------------------------------------------- Tasks


def draw_task(draft: Draft) -> int:
    """The top Task of the deck."""
    secret, public = draft.secret, draft.public
    task = secret.task_deck[-1]
    secret.task_deck = secret.task_deck[:-1]
    if public.under:
        public.under = tuple([known for known in public.under if known != task])
    draft.reveals = True
    return task


def refill_tasks(draft: Draft) -> None:
    """Fill the Task row; if it stays short, winter is near (P-26, P-40). In the solo game it closes up first (P-73)."""
    public = draft.public
    if NO_TASK not in public.open_tasks:
        return
    row = list(public.open_tasks)
    gaps = [slot for slot, task in enumerate(row) if task == NO_TASK]
    if public.mode == "solo":
        row = [NO_TASK] * len(gaps) + [task for task in row if task != NO_TASK]
        gaps = list(range(len(gaps) - 1, -1, -1))
    turned_up = []
    for slot in gaps[: len(draft.secret.task_deck)]:
        row[slot] = draw_task(draft)
        turned_up.append((slot, row[slot]))
    public.open_tasks = tuple(row)
    if turned_up:
        draft.tell(ev.TasksTurnedUp(tuple(turned_up)))
        for _, task in turned_up:
            notice_season(draft, task)
    if len(turned_up) < len(gaps) and not public.winter:
        public.winter = True
        draft.tell(ev.WinterNears())


def notice_season(draft: Draft, task: int) -> None:
    """Say so if a Task that was turned up is the first of a later season."""
    season = draft.content.tasks[task].season
    if season > draft.public.season:
        draft.public.season = season
        draft.tell(ev.SeasonBegan(season))
