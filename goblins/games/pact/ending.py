"""The end: the dynamite bonus, and what follows it (P-26, P-40, P-41)."""

from __future__ import annotations

from goblins.games.pact.actions import TakePrize
from goblins.games.pact.cards import GRAB
from goblins.games.pact.draft import Draft, put
from goblins.games.pact.events import Ended, GameEnded, PrizeTaken
from goblins.games.pact.scoring import open_glory, sticks_of
from goblins.games.pact.state import CAMPAIGN, NO_TASK, NOBODY, ROW, Won, clans_of


def finish(draft: Draft) -> None:
    """The last turn is over: who has the most dynamite takes a Task (P-41)."""
    left = [slot for slot in range(ROW) if draft.open_tasks[slot] != NO_TASK]
    winner = dynamite_winner(draft)
    if winner == NOBODY or not left:
        conclude(draft)
    elif winner >= draft.players:
        take(draft, winner, left[:1])  # Helix and Ferdix take the leftmost (P-74)
    elif len(left) == 1 or GRAB in draft.commands[winner]:
        take(draft, winner, left)
    else:
        draft.phase, draft.active = "prize", winner


def dynamite_winner(draft: Draft) -> int:
    """The clan with the most sticks; NOBODY if that is a tie. In Pact for Two Helix competes for nothing (P-62)."""
    rivals = clans_of(draft) if draft.mode == "solo" else draft.players
    sticks = [sticks_of(draft, draft.box, clan) for clan in range(rivals)]
    most = max(sticks)
    return sticks.index(most) if sticks.count(most) == 1 else NOBODY


def take_prize(draft: Draft, action: TakePrize) -> None:
    """The winner of the bonus chooses a Task."""
    take(draft, action.seat, [action.slot])


def take(draft: Draft, clan: int, slots: list[int]) -> None:
    """Tasks of the row go to the winner of the bonus."""
    draft.prize = tuple(draft.open_tasks[slot] for slot in slots)
    draft.prize_winner = clan
    for slot in slots:
        draft.open_tasks = put(draft.open_tasks, slot, NO_TASK)
    draft.events.append(PrizeTaken(clan, draft.prize))
    conclude(draft)


def conclude(draft: Draft) -> None:
    """Everything is counted: the game is over, or in the solo campaign a game of it."""
    draft.reveals = True  # hands and Commands are turned up
    if draft.mode != "solo":
        end(draft, "winter" if draft.winter else "standstill")
        return
    glory = tuple(open_glory(draft, draft.box, clan) for clan in range(clans_of(draft)))
    won = glory[0] > max(glory[1:])
    draft.events.append(GameEnded(draft.game, won, glory))
    if not won:
        end(draft, "lost")
        return
    draft.won += (Won(glory),)
    if not draft.campaign:
        end(draft, "won")
    elif draft.game == CAMPAIGN:
        end(draft, "grand_master")
    else:
        draft.phase, draft.active, draft.taken_back = "next", 0, 0


def end(draft: Draft, reason: str) -> None:
    """Everything is over."""
    draft.ending = reason
    draft.events.append(Ended(reason))
