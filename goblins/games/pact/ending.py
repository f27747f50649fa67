"""The end: the dynamite bonus, and what follows it (P-26, P-40, P-41)."""

from __future__ import annotations

from goblins.games.pact.actions import TakePrize
from goblins.games.pact.content import GRAB, Content
from goblins.games.pact.draft import Draft
from goblins.games.pact.events import Ended, GameEnded, PrizeTaken
from goblins.games.pact.scoring import open_glory, sticks_of
from goblins.games.pact.state import NO_TASK, NOBODY, PactPublic, Won, clans_of, competitors


def finish(draft: Draft) -> None:
    """The last turn is over: who has the most dynamite takes a Task (P-41)."""
    public = draft.public
    left = [slot for slot, task in enumerate(public.open_tasks) if task != NO_TASK]
    winner = dynamite_winner(public, draft.content)
    if winner == NOBODY or not left:
        conclude(draft)
    elif winner >= public.players:
        take(draft, winner, left[:1])  # Helix and Ferdix take the leftmost (P-74)
    elif len(left) == 1 or GRAB in draft.secret.commands[winner]:
        take(draft, winner, left)
    else:
        public.phase, public.active = "prize", winner


def dynamite_winner(public: PactPublic, content: Content) -> int:
    """The clan with the most sticks; NOBODY if that is a tie."""
    sticks = [sticks_of(public, content, clan) for clan in competitors(public)]
    most = max(sticks)
    return sticks.index(most) if sticks.count(most) == 1 else NOBODY


def take_prize(draft: Draft, action: TakePrize) -> None:
    """The winner of the bonus chooses a Task."""
    take(draft, action.seat, [action.slot])


def take(draft: Draft, clan: int, slots: list[int]) -> None:
    """Tasks of the row go to the winner of the bonus."""
    public = draft.public
    public.prize = tuple([draft.remove_task(slot) for slot in slots])
    public.prize_winner = clan
    draft.tell(PrizeTaken(clan, public.prize))
    conclude(draft)


def conclude(draft: Draft) -> None:
    """Everything is counted: the game is over, or in the solo campaign a game of it."""
    public = draft.public
    draft.reveals = True  # hands and Commands are turned up
    if public.mode != "solo":
        end(draft, "winter" if public.winter else "standstill")
        return
    glory = tuple(open_glory(public, draft.content, clan) for clan in range(clans_of(public)))
    won = glory[0] > max(glory[1:])
    draft.tell(GameEnded(public.game, won, glory))
    if not won:
        end(draft, "lost")
        return
    public.won += (Won(glory),)
    if not public.campaign:
        end(draft, "won")
    elif public.game == draft.content.numbers.games:
        end(draft, "grand_master")
    else:
        public.phase, public.active, public.taken_back = "next", 0, 0


def end(draft: Draft, reason: str) -> None:
    """Everything is over."""
    draft.public.ending = reason
    draft.tell(Ended(reason))
