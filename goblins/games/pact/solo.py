"""Pact Solo: what Helix and Ferdix do by themselves after each turn, and the campaign (P-70 … P-76)."""

from __future__ import annotations

from goblins.core.chance import pick
from goblins.core.tuples import replaced
from goblins.games.pact.actions import ALONE, NextGame, Retire, TakeBack
from goblins.games.pact.content import Content
from goblins.games.pact.dealing import deal_goblins, deal_row, deal_tasks, settle_strangers
from goblins.games.pact.draft import Draft
from goblins.games.pact.ending import end
from goblins.games.pact.events import Completed, GameDealt, Slid, TookBack
from goblins.games.pact.kinds import KINDS
from goblins.games.pact.state import NO_TASK, NOBODY, PactPublic
from goblins.games.pact.supply import join, refill_tasks

YOU, HELIX, FERDIX = 0, 1, 2
THEIR_PACT = HELIX


def slides(content: Content, deed: str, played: int) -> bool:
    """Whether a Task slides away after such a turn (P-72)."""
    return deed == "recruit" or 0 < played <= content.numbers.slides_up_to


def upkeep(draft: Draft) -> None:
    """After a turn: the Task that slides away, the strangers' goblins, and the Tasks they do (P-72, P-73)."""
    if slides(draft.content, draft.public.deed, draft.public.played):
        slide(draft)
    for _ in range(draft.content.numbers.strangers_draw[draft.public.game - 1]):
        join(draft, HELIX)
        join(draft, FERDIX)
    for clan in (HELIX, FERDIX):
        while _does_a_task(draft, clan):
            refill_tasks(draft)


def slide(draft: Draft) -> None:
    """The rightmost Task goes onto the Pact card of Helix and Ferdix; the others shift (P-72)."""
    last = len(draft.public.open_tasks) - 1
    task = draft.public.open_tasks[last]
    if task == NO_TASK:
        return
    draft.bind(THEIR_PACT, draft.remove_task(last))
    draft.tell(Slid(task))
    refill_tasks(draft)


def _does_a_task(draft: Draft, clan: int) -> bool:
    public, content = draft.public, draft.content
    tasks = content.tasks
    display = public.displays[clan]
    if len(display) < content.smallest_task:
        return False
    missing = ~content.pack.bits_of(display)
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


def may_go_on(public: PactPublic, content: Content) -> bool:
    """Whether all that may be taken back is taken back."""
    return public.taken_back >= content.numbers.taken_back or NOBODY not in public.specialists


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
    public.deed, public.played, public.extra, public.recruited, public.specialist_used = "", 0, 0, 0, False
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
