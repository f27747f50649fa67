"""Pact Solo: what Helix and Ferdix do by themselves after each turn, and the campaign (P-70 … P-76)."""

from __future__ import annotations

from goblins.core.chance import chance, pick
from goblins.games.pact.actions import ALONE, NextGame, Retire, TakeBack
from goblins.games.pact.dealing import deal_goblins, deal_row, deal_tasks, settle_strangers
from goblins.games.pact.draft import Draft, bits_of, put
from goblins.games.pact.ending import end
from goblins.games.pact.events import Completed, GameDealt, Slid, TookBack
from goblins.games.pact.state import NO_TASK, NOBODY, ROW
from goblins.games.pact.supply import join, refill_tasks

YOU, HELIX, FERDIX = 0, 1, 2
THEIR_PACT = HELIX
TAKEN_BACK = 2
#: No Task needs fewer goblins.
SMALLEST_TASK = 3


def slides(deed: str, played: int) -> bool:
    """Whether a Task slides away after such a turn (P-72)."""
    return deed == "recruit" or played == 1


def upkeep(draft: Draft) -> None:
    """After a turn: the Task that slides away, the strangers' goblins, and the Tasks they do (P-72, P-73)."""
    if slides(draft.deed, draft.played):
        slide(draft)
    for _ in range(draft.game):
        join(draft, HELIX)
        join(draft, FERDIX)
    for clan in (HELIX, FERDIX):
        while _does_a_task(draft, clan):
            refill_tasks(draft)


def slide(draft: Draft) -> None:
    """The rightmost Task goes onto the Pact card of Helix and Ferdix; the others shift (P-72)."""
    task = draft.open_tasks[ROW - 1]
    if task == NO_TASK:
        return
    draft.open_tasks = put(draft.open_tasks, ROW - 1, NO_TASK)
    draft.pacts = put(draft.pacts, THEIR_PACT, (*draft.pacts[THEIR_PACT], task))
    draft.events.append(Slid(task))
    refill_tasks(draft)


def _does_a_task(draft: Draft, clan: int) -> bool:
    tasks, display = draft.box.tasks, draft.displays[clan]
    if len(display) < SMALLEST_TASK:
        return False
    missing = ~bits_of(display)
    for slot, task in enumerate(draft.open_tasks):
        if task != NO_TASK and not tasks[task].bits & missing:
            gone = tuple([draft.withdraw(clan, kind) for kind in tasks[task].columns])
            draft.discards += gone
            draft.open_tasks = put(draft.open_tasks, slot, NO_TASK)
            draft.alone = put(draft.alone, clan, (*draft.alone[clan], task))
            draft.idle = -1
            draft.events.append(Completed(clan, task, slot, ALONE, gone, (), ()))
            return True
    return False


# ---------------------------------------------------------------------- the campaign


def take_back(draft: Draft, action: TakeBack) -> None:
    """A used Specialist comes back (P-75)."""
    draft.specialists = put(draft.specialists, action.specialist, YOU)
    draft.taken_back += 1
    draft.events.append(TookBack(action.specialist))


def may_go_on(specialists: tuple[int, ...], taken_back: int) -> bool:
    """Whether all that may be taken back is taken back."""
    return taken_back == TAKEN_BACK or NOBODY not in specialists


def next_game(draft: Draft, action: NextGame) -> None:
    """The next game: another Master; hand, display and unused Specialists are kept (P-75)."""
    draft.game += 1
    draft.old_masters += draft.masters
    unused = [kind for kind in range(6) if kind not in draft.old_masters]
    rng = chance(draft.seed, draft.occasion)
    draft.occasion += 1
    draft.masters = (pick(rng, unused),)
    draft.figures = ((), (), ())
    draft.prize, draft.prize_winner = (), NOBODY
    draft.winter, draft.idle, draft.taken_back = False, 0, 0
    draft.deed, draft.played, draft.extra, draft.specialist_used = "", 0, 0, False
    draft.displays = (draft.displays[YOU], (), ())
    draft.pacts = draft.alone = ((), (), ())
    draft.phase, draft.active = "turn", YOU
    draft.events.append(GameDealt(draft.game, draft.masters[0]))
    deal_goblins(draft, kept={*draft.hands[YOU], *draft.displays[YOU]})
    deal_row(draft)
    deal_tasks(draft)
    settle_strangers(draft)
    draft.reveals = True


def retire(draft: Draft, action: Retire) -> None:
    """The campaign ends here, with what was won."""
    end(draft, "won")
