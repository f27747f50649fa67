"""What bots say about their moves: afterwards all of it, while the match goes on only what lies open.

A decision follows from set-up, seed, ply and view. So nothing is kept with a match: its bots think the same thought again.
"""

from __future__ import annotations

from collections.abc import Sequence

from msgspec import Struct

from goblins.bots.bot import thinking_chance, willing
from goblins.bots.levels import PARTS, level_of, steady_level
from goblins.bots.parts import Ranked
from goblins.bots.thinking import Matter
from goblins.core.contract import Action
from goblins.core.match import Match
from goblins.core.skill import AnySkill, with_names
from goblins.games.registry import skill_of
from goblins.words import Message, in_own_words, language

#: So many other actions are told of.
OTHERS = 2
#: Who looks longer in place of a bot that never weighs anything.
LOOKS = "medium"


class Weighed(Struct, frozen=True):
    """An action in a few words, and how likely its player thought to win by it, in per cent."""

    words: Message
    chance: int


class Account(Struct, frozen=True):
    """A bot's own words about a move; the move and those it liked next, where any were weighed.

    A `hasty` move was made without weighing anything: what stands beside it, a longer look would have said.
    """

    seat: int
    reason: Message
    chosen: Weighed | None = None
    others: tuple[Weighed, ...] = ()
    hasty: bool = False


def matter_at(match: Match, ply: int, seat: int, level: str) -> Matter:
    """What a bot of a level thinks about that advises a seat after so many steps."""
    setup, rules, state = match.setup, match.rules, match.state_at(ply)
    view, legal = rules.view(state, seat), rules.legal_actions(state, seat)
    rng = thinking_chance(match.seed, ply, seat)
    return Matter(setup.game, level, setup.house, view, legal, rng, advising=True)


def seated_matter(match: Match, ply: int, seat: int) -> Matter:
    """What the bot that sits in a seat thinks about after so many steps, at its level and by its temper."""
    who, setup, rules, state = match.seated.seats[seat], match.setup, match.rules, match.state_at(ply)
    rng = thinking_chance(match.seed, ply, seat)
    level, view, legal = level_of(who, rng), rules.view(state, seat), rules.legal_actions(state, seat)
    return Matter(setup.game, level, setup.house, view, legal, rng, who.temper)


def bots_matter(match: Match, ply: int) -> Matter | None:
    """What a bot thought about before the step that followed on a ply; None if a person made it, or nobody had to think."""
    action = match.steps[ply].action
    player = match.setup.seats[action.seat]
    if player.is_human or action.aside or action.resigns:
        return None
    return seated_matter(match, ply, action.seat)


def longer_look(match: Match, ply: int) -> Matter | None:
    """What somebody thinks about who looks longer at a bot's step than the bot did; None if there was no choice."""
    seat = match.steps[ply].action.seat
    level = steady_level(match.setup.seats[seat])
    matter = matter_at(match, ply, seat, level if level in PARTS else LOOKS)
    return matter if len(willing(matter.legal)) > 1 else None


def account(
    match: Match, ply: int, reason: Message | None = None, ranking: Sequence[Ranked] = (), *, hasty: bool = False
) -> Account | None:
    """What a bot says about the step that followed on a ply, after its thought; None about a person's.

    `reason` is what the thought gave for its choice; without one it is what the game says of the action. The ranking is the
    thought's own; a hasty bot's is that of a longer look, by which other actions may be better.
    """
    action = match.steps[ply].action
    if match.setup.seats[action.seat].is_human:
        return None
    skill, view = _skill(match), match.rules.view(match.state_at(ply), action.seat)
    weighed = [(one.action, told) for one in ranking if (told := _weighed(match, skill, view, one))]
    chosen = next((told for one, told in weighed if one == action), None)
    others = _unlike(chosen, [told for one, told in weighed if one != action])[:OTHERS] if chosen or hasty else ()
    if chosen and not hasty:
        others = tuple([_no_better(one, chosen) for one in others])
    return Account(action.seat, _own(match, reason or skill.reason(view, action)), chosen, others, hasty)


def open_account(match: Match, ply: int, asker: int) -> Account | None:
    """What a bot says about the step that followed on a ply while the match goes on, to one who asks.

    It is made of what that seat saw then and what everybody saw of the action: no secret of the bot's comes near it.
    """
    action = match.steps[ply].action
    if match.setup.seats[action.seat].is_human or action.seat == asker:
        return None
    reason = open_reason(match, action, match.rules.view(match.state_at(ply), asker))
    return Account(action.seat, reason) if reason else None


def open_reason(match: Match, action: Action, seen: object) -> Message | None:
    """A bot's words about an action, from the view of somebody else."""
    reason = _skill(match).open_reason(seen, action.witnessed())
    return _own(match, reason) if reason else None


def _skill(match: Match) -> AnySkill:
    return skill_of(match.setup.game, match.setup.house, language())


def _own(match: Match, reason: Message) -> Message:
    return in_own_words(with_names(reason, _names(match)))


def _names(match: Match) -> list[str]:
    return [seat.name for seat in match.setup.seats]


def _weighed(match: Match, skill: AnySkill, view: object, ranked: Ranked) -> Weighed | None:
    words = skill.phrase(view, ranked.action)
    return Weighed(with_names(words, _names(match)), round(100 * ranked.worth)) if words else None


def _no_better(one: Weighed, chosen: Weighed) -> Weighed:
    """Another action was not thought better than the chosen one: where it seems so, it was tried too little to tell."""
    return Weighed(one.words, min(one.chance, chosen.chance))


def _unlike(chosen: Weighed | None, others: Sequence[Weighed]) -> tuple[Weighed, ...]:
    """Those that read differently: of actions that are told alike the one liked most speaks for all."""
    told: dict[Message, Weighed] = {chosen.words: chosen} if chosen else {}
    for one in others:
        told.setdefault(one.words, one)
    return tuple([one for one in told.values() if one is not chosen])
