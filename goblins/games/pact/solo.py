"""Pact Solo: what Helix and Ferdix do by themselves after each turn, and the campaign (P-70 … P-76)."""

from __future__ import annotations

from goblins.core.chance import pick
from goblins.core.tuples import replaced
from goblins.games.pact.actions import ALONE, NextGame, Retire, TakeBack
from goblins.games.pact.dealing import deal_goblins, deal_row, deal_tasks, settle_strangers
from goblins.games.pact.draft import Draft
from goblins.games.pact.ending import end
from goblins.games.pact.events import Completed, GameDealt, Slid, TookBack
from goblins.games.pact.kinds import KINDS, bits_of
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
    if slides(draft.public.deed, draft.public.played):
        slide(draft)
    for _ in range(draft.public.game):
        join(draft, HELIX)
        join(draft, FERDIX)
    for clan in (HELIX, FERDIX):
        while _does_a_task(draft, clan):
            refill_tasks(draft)


def slide(draft: Draft) -> None:
    """The rightmost Task goes onto the Pact card of Helix and Ferdix; the others shift (P-72)."""
    task = draft.public.open_tasks[ROW - 1]
    if task == NO_TASK:
        return
    draft.bind(THEIR_PACT, draft.remove_task(ROW - 1))
    draft.tell(Slid(task))
    refill_tasks(draft)


def _does_a_task(draft: Draft, clan: int) -> bool:
    public, tasks = draft.public, draft.content.tasks
    display = public.displays[clan]
    if len(display) < SMALLEST_TASK:
        return False
    missing = ~bits_of(display)
    for slot, task in enumerate(public.open_tasks):
        if task != NO_TASK and not tasks[task].bits & missing:
            gone = tuple([draft.withdraw(clan, kind) for kind in tasks[task].columns])
            public.discards += gone
            draft.credit(clan, draft.remove_task(slot))
            public.idle = -1
            draft.tell(Completed(clan, task, slot, ALONE, own=gone, theirs=(), without=()))
            return True
    return False


# ---------------------------------------------------------------------- the campaign


def take_back(draft: Draft, action: TakeBack) -> None:
    """A used Specialist comes back (P-75)."""
    public = draft.public
    public.specialists = replaced(public.specialists, action.specialist, YOU)
    public.taken_back += 1
    draft.tell(TookBack(action.specialist))


def may_go_on(specialists: tuple[int, ...], taken_back: int) -> bool:
    """Whether all that may be taken back is taken back."""
    return taken_back == TAKEN_BACK or NOBODY not in specialists


def next_game(draft: Draft, action: NextGame) -> None:
    """The next game: another Master; hand, display and unused Specialists are kept (P-75)."""
    public = draft.public
    public.game += 1
    public.old_masters += public.masters
    unused = [kind for kind in range(len(KINDS)) if kind not in public.old_masters]
    public.masters = (pick(draft.chance(), unused),)
    public.figures = ((), (), ())
    public.prize, public.prize_winner = (), NOBODY
    public.winter, public.idle, public.taken_back = False, 0, 0
    public.deed, public.played, public.extra, public.specialist_used = "", 0, 0, False
    public.displays = (public.displays[YOU], (), ())
    public.pacts = public.alone = ((), (), ())
    public.phase, public.active = "turn", YOU
    draft.tell(GameDealt(public.game, public.masters[0]), reveals=True)
    deal_goblins(draft, kept={*draft.secret.hands[YOU], *public.displays[YOU]})
    deal_row(draft)
    deal_tasks(draft)
    settle_strangers(draft)


def retire(draft: Draft, action: Retire) -> None:
    """The campaign ends here, with what was won."""
    end(draft, "won")
