"""Where goblins and Tasks come from: the decks, the rows, and what happens when goblins are short (P-21, P-22, P-40)."""

from __future__ import annotations

from goblins.core.chance import chance, shuffled
from goblins.games.pact.draft import Draft
from goblins.games.pact.events import (
    Joined,
    Reduced,
    Reshuffled,
    Rewarded,
    RowFilled,
    SeasonBegan,
    Shortage,
    TasksTurnedUp,
    WinterNears,
)
from goblins.games.pact.state import HAND_IN_SHORTAGE, NO_CARD, NO_TASK, NOBODY, ROW


def draw(draft: Draft) -> int | None:
    """The top goblin of the deck, made anew from the discards if it is empty; None if there is none (P-22)."""
    if not draft.deck and not reshuffle(draft):
        return None
    card = draft.deck[-1]
    draft.deck = draft.deck[:-1]
    draft.reveals = True
    return card


def reshuffle(draft: Draft) -> bool:
    """The discards become the deck; False if there are none."""
    if not draft.discards:
        return False
    draft.events.append(Reshuffled(len(draft.discards)))
    draft.deck = tuple(shuffled(chance(draft.seed, draft.occasion), draft.discards))
    draft.discards = ()
    draft.occasion += 1
    return True


def top_up(draft: Draft) -> bool:
    """Fill the goblin row as far as there are goblins; whether it is full (P-21, P-22)."""
    if NO_CARD not in draft.row:
        return True
    filled = []
    row = list(draft.row)
    for slot in range(ROW):
        if row[slot] == NO_CARD:
            card = draw(draft)
            if card is None:
                break
            row[slot] = card
            filled.append((slot, card))
    if filled:
        draft.row = tuple(row)
        draft.events.append(RowFilled(tuple(filled)))
    return NO_CARD not in row


def fill_row(draft: Draft) -> None:
    """After recruiting: fill the row; if goblins are short, everybody discards down to five first (P-22)."""
    draft.phase = "tasks"
    if not top_up(draft) and any(len(hand) > HAND_IN_SHORTAGE for hand in draft.hands):
        draft.events.append(Shortage())
        draft.reducing_for = draft.active
        draft.phase = "reduce"
        _ask_next(draft, draft.active)
        return
    _welcome_helix(draft)


def reduce(draft: Draft, kind: int) -> None:
    """A seat discards a goblin; after the last one the row is filled (P-22)."""
    seat = draft.active
    card = draft.lose(seat, kind)
    draft.discards += (card,)
    draft.events.append(Reduced(seat, card))
    if len(draft.hands[seat]) > HAND_IN_SHORTAGE:
        return
    if any(len(hand) > HAND_IN_SHORTAGE for hand in draft.hands):
        _ask_next(draft, seat)
        return
    draft.active, draft.reducing_for, draft.phase = draft.reducing_for, NOBODY, "tasks"
    top_up(draft)
    _welcome_helix(draft)


def _ask_next(draft: Draft, seat: int) -> None:
    while len(draft.hands[seat]) <= HAND_IN_SHORTAGE:
        seat = (seat + 1) % draft.players
    draft.active = seat


def _welcome_helix(draft: Draft) -> None:
    if draft.helix_waits:
        draft.helix_waits = False
        join(draft, draft.players)


def join(draft: Draft, clan: int) -> None:
    """Helix or Ferdix gets a goblin from the deck (P-60, P-62, P-73)."""
    card = draw(draft)
    if card is not None:
        draft.show(clan, card)
        draft.events.append(Joined(clan, card))


def reward(draft: Draft, seat: int) -> None:
    """A goblin from the deck for a pact (P-25)."""
    card = draw(draft)
    if card is not None:
        draft.gain(seat, card, seen=False)
        draft.events.append(Rewarded(seat, card))


# ---------------------------------------------------------------------- Tasks


def draw_task(draft: Draft) -> int:
    """The top Task of the deck."""
    task = draft.task_deck[-1]
    draft.task_deck = draft.task_deck[:-1]
    if draft.under:
        draft.under = tuple([known for known in draft.under if known != task])
    draft.reveals = True
    return task


def refill_tasks(draft: Draft) -> None:
    """Fill the Task row; if it stays short, winter is near (P-26, P-40). In the solo game it closes up first (P-73)."""
    if NO_TASK not in draft.open_tasks:
        return
    row = list(draft.open_tasks)
    gaps = [slot for slot in range(ROW) if row[slot] == NO_TASK]
    if draft.mode == "solo":
        row = [NO_TASK] * len(gaps) + [task for task in row if task != NO_TASK]
        gaps = list(range(len(gaps) - 1, -1, -1))
    turned_up = []
    for slot in gaps[: len(draft.task_deck)]:
        row[slot] = draw_task(draft)
        turned_up.append((slot, row[slot]))
    draft.open_tasks = tuple(row)
    if turned_up:
        draft.events.append(TasksTurnedUp(tuple(turned_up)))
        for _, task in turned_up:
            notice_season(draft, task)
    if len(turned_up) < len(gaps) and not draft.winter:
        draft.winter = True
        draft.events.append(WinterNears())


def notice_season(draft: Draft, task: int) -> None:
    """Say so if a Task that was turned up is the first of a later season."""
    season = draft.box.tasks[task].season
    if season > draft.season:
        draft.season = season
        draft.events.append(SeasonBegan(season))
