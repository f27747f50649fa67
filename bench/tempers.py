"""What tempers do and cost: one bot with a temper among even ones of its level, in every seat in turn.

    python -m bench.tempers --game koncita --level easy --seats 4 --games 80

It prints for every temper how many games were won, what its actions were like on average, and what was done how often.
"""

from __future__ import annotations

import argparse
from collections import Counter

from goblins.bots.bot import decide, thinking_chance
from goblins.bots.levels import Interrupters, make_bot
from goblins.core.setup import BOT_LEVELS, TEMPERS, Setup, checked, make_seats
from goblins.core.skill import Leaning
from goblins.games.registry import info_of, rules_for, skill_of, slugs
from goblins.words.catalogue import FIRST

#: A game that takes longer is left at that.
MOST_STEPS = 2000


def play(game: str, players: list[str], me: int, seed: int) -> tuple[float, Counter[str], list[Leaning]]:
    """One game: the share of its victory, what a seat did (actions, and events of its own), and what that was like."""
    setup = checked(info_of(game), Setup(game, make_seats(players, info_of(game).cast)))
    rules, skill, interrupters = rules_for(setup), skill_of(game), Interrupters(setup)
    state, steps, done, leanings = rules.new_game(setup, seed), 0, Counter[str](), list[Leaning]()
    while rules.to_act(state) and steps < MOST_STEPS:
        action = interrupters.first(state, seed, steps)
        if action is None:
            seat, legal = rules.to_act(state)[0], rules.legal_actions(state, rules.to_act(state)[0])
            who, rng = setup.seats[seat], thinking_chance(seed, steps, seat)
            bot = make_bot(game, who.player, None, FIRST, who.temper)
            action = decide(bot, rules.view(state, seat), legal, rng).action
            if seat == me:
                leanings.append(skill.leaning(state, action))
        step = rules.apply(state, action)
        if action.seat == me:
            done[type(action).__name__] += 1
            done.update(type(event).__name__ for event in step.events if getattr(event, "seat", None) == me)
        state, steps = step.state, steps + 1
    outcome = rules.outcome(state)
    winners = outcome.winners if outcome else ()
    won = (me in winners) / len(winners) if winners else 1 / len(players)
    return won, done, leanings


def main() -> None:
    """All tempers, one after the other."""
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--game", choices=slugs(), required=True)
    parser.add_argument("--level", choices=BOT_LEVELS[1:], default="easy")
    parser.add_argument("--seats", type=int, default=2)
    parser.add_argument("--games", type=int, default=24)
    chosen = parser.parse_args()
    for temper in ("", *TEMPERS):
        won, done, leanings = 0.0, Counter[str](), list[Leaning]()
        for number in range(chosen.games):
            me = number % chosen.seats
            players = [chosen.level] * chosen.seats
            players[me] = f"{chosen.level}:{temper}".rstrip(":")
            share, deeds, felt = play(chosen.game, players, me, 1000 + number // chosen.seats)
            won, done, leanings = won + share, done + deeds, leanings + felt
        count = max(1, len(leanings))
        like = {
            name: sum(getattr(one, name) for one in leanings) / count for name in ("harm", "help", "risk", "commit")
        }
        print(f"{temper or 'even':9} won {won:5.1f} of {chosen.games}  ", end="")
        print("  ".join(f"{name} {value:.3f}" for name, value in like.items()))
        print("          ", ", ".join(f"{name} {times}" for name, times in done.most_common(20)), flush=True)


if __name__ == "__main__":
    main()
