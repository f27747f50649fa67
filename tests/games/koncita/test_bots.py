"""Koncita's bots: they take what wins, shun Forfeits, remember duties by their level, and say why."""

from __future__ import annotations

import random
from collections import Counter
from typing import Any

import pytest

from goblins.bots.arena import play_game
from goblins.bots.bot import decide, willing
from goblins.bots.levels import interruption, make_bot
from goblins.core.setup import BOT_LEVELS, Setup, checked, make_seats
from goblins.games.koncita.actions import Gesture
from goblins.games.koncita.content import KINDS
from goblins.games.koncita.events import TreasureWon
from goblins.games.koncita.skill.duties import remembers
from goblins.games.koncita.state import KoncitaState
from goblins.games.registry import skill_of
from goblins.words import say
from tests.support.koncita.builders import (
    RULES,
    action,
    after,
    cards,
    changed,
    choices,
    decision,
    forfeit,
    kinds,
    position,
)

SKILL = skill_of("koncita")
GOBLIN_CARDS = ["goblin red blue", "goblin yellow green", "princess red blue"]


def chosen(state: KoncitaState, level: str, seed: int = 1) -> Any:
    """What a bot of a level does."""
    seat = RULES.to_act(state)[0]
    legal = RULES.legal_actions(state, seat)
    return decide(make_bot("koncita", level), RULES.view(state, seat), legal, random.Random(seed)).action


def gesture_of(state: KoncitaState, seat: int, level: str) -> Any:
    legal = RULES.legal_actions(state, seat)
    return interruption(skill_of("koncita"), level, RULES.view(state, seat), legal, random.Random(1))


# ---------------------------------------------------------------------- choosing


@pytest.mark.parametrize("level", ["medium", "hard"])
@pytest.mark.parametrize(
    ("treasure", "goblins", "pieces", "card"),
    [
        ("ring", "d6 c8", {"casket": "e6"}, "goblin yellow green"),
        ("opera", "d6 c8", {"oscar": "d7", "princess": "a3"}, "goblin yellow green"),
        ("handmirror", "d6 c8", {"princess": "f6"}, "goblin yellow green"),
        ("perfume", "d6 c8", {"princess": "c4"}, "princess yellow green"),
        ("dress", "d6 e6", {"princess": "e7"}, "princess red yellow"),
        ("veil", "d6 e6", {"princess": "e7"}, "goblin yellow green"),
        ("puff", "d6 e6", {"scepter": "e7"}, "goblin yellow green"),
        ("pearls", "d6 e6", {}, "goblin wild"),
    ],
)
def test_a_treasure_that_one_card_wins_is_won(
    treasure: str, goblins: str, pieces: dict[str, str], card: str, level: str
) -> None:
    others = ["goblin red blue", "princess red blue"]
    state = position(goblins, hand=[card, *others], treasure_card=treasure, **pieces)
    won: list[int] = []
    while not won and state.public.active == 0 and not state.public.ending:
        step = RULES.apply(state, chosen(state, level))
        won += [event.seat for event in step.events if isinstance(event, TreasureWon)]
        state = step.state
    assert won == [0]


def test_forfeits_for_nothing_are_shunned() -> None:
    """Red runs into Oscar for nothing, blue is free."""
    state = position("c4 f6", hand=["goblin red blue"] * 3, treasure_card="pot", casket="g4", oscar="c3", princess="e8")
    state = after(state, "pick goblin red blue")
    for level in ("medium", "hard"):
        assert chosen(state, level) == action(state, "move blue")


def test_a_position_is_better_with_points_and_worse_with_forfeits() -> None:
    plain = position("c4 f6")
    richer = position("c4 f6", won={0: "dress"})
    burdened = position("c4 f6", forfeits={0: ["legs", "voice"]})
    assert SKILL.evaluate(burdened, 0) < SKILL.evaluate(plain, 0) < SKILL.evaluate(richer, 0)
    assert SKILL.evaluate(richer, 1) < SKILL.evaluate(plain, 1)


def test_the_sixth_forfeit_is_for_whoever_leads() -> None:
    """Ending the game is good with the most points, and bad without."""
    five = ["friend", "head", "legs", "tongue", "hands"]
    for won, ends in (({0: "pot tiara"}, True), ({1: "pot tiara"}, False)):
        state = position(
            "c4 f6", hand=["goblin red blue"] * 3, forfeits={0: five}, won=won, oscar="c3", treasure_card="garter"
        )
        state = after(state, "pick goblin red blue")
        assert (chosen(state, "hard") == action(state, "move red")) is ends


def test_a_finished_game_is_won_or_lost() -> None:
    over = changed(position("c4 f6", won={0: "dress"}), ending="treasures", pending=())
    assert SKILL.evaluate(over, 0) == 1
    assert SKILL.evaluate(over, 1) == 0
    shared = changed(position("c4 f6"), ending="forfeits", pending=())
    assert 0.5 < SKILL.evaluate(shared, 0) == SKILL.evaluate(shared, 1) < 1


# ---------------------------------------------------------------------- duties


@pytest.mark.parametrize("kind", KINDS)
def test_hard_bots_make_the_gesture_that_is_due(kind: str) -> None:
    state = position("c4 f6 e2", forfeits={1: list(KINDS[:5]) if kind != "voice" else ["voice"]}, due={1: kind})
    made = gesture_of(state, 1, "hard")
    assert isinstance(made, Gesture)
    assert (made.seat, KINDS[made.kind]) == (1, kind)
    assert RULES.why_not(state, made) is None
    assert (made.at in (0, 2)) is (kind == "friend")
    assert RULES.apply(state, made).state.public.due == (0, 0, 0)


@pytest.mark.parametrize("level", BOT_LEVELS)
def test_nobody_makes_a_gesture_that_is_not_due(level: str) -> None:
    state = position("c4 f6", forfeits={1: ["legs", "voice"]}, due={0: ""})
    assert gesture_of(state, 1, level) is None
    for picks in range(60):
        made = gesture_of(changed(state, due=(0, kinds("legs")), picks=picks), 1, level)
        assert made is None or made == Gesture(1, KINDS.index("legs"))


def test_several_duties_are_met_one_after_the_other() -> None:
    state = position("c4 f6", forfeits={1: ["head", "legs", "voice"]}, due={1: "head legs voice"})
    for left in (2, 1, 0):
        state = RULES.apply(state, gesture_of(state, 1, "hard")).state
        assert state.public.due[1].bit_count() == left
    assert gesture_of(state, 1, "hard") is None


def test_at_the_table_bots_keep_still() -> None:
    state = position("c4 f6", forfeits={1: ["legs"]}, due={1: "legs"}, table=True, people=[0, 1])
    assert gesture_of(state, 1, "hard") is None


def test_a_duty_is_remembered_or_forgotten_once() -> None:
    """What happens before the next card is no second chance: a Treasure, others' Forfeits, draws and discards."""
    content = RULES.content(2)
    rolls: Counter[bool] = Counter()
    for picks in range(200):
        state = changed(position("c4 f6", forfeits={1: ["legs"]}, due={1: "legs"}), picks=picks)
        first = remembers(RULES.view(state, 1), content, KINDS.index("legs"), "random")
        rolls[first] += 1
        later = changed(
            state,
            won=(state.secret.treasures[:1], ()),
            treasures=state.secret.treasures[1:],
            discards=state.secret.deck[-2:],
            deck=state.secret.deck[:-2],
            trail=(1, 2),
            turns=state.public.turns + 1,
            active=1,
            princess=9,
            orders=(1 << forfeit("head"), state.public.orders[1] | 1 << forfeit("voice")),
        )
        assert remembers(RULES.view(later, 1), content, KINDS.index("legs"), "random") is first
    assert 80 < rolls[True] < 160


def test_better_bots_remember_more() -> None:
    content = RULES.content(2)
    base = RULES.view(position("c4 f6", forfeits={1: ["legs"]}, due={1: "legs"}), 1)
    forgotten = {
        level: sum(
            not remembers(changed(base, picks=picks), content, KINDS.index("legs"), level) for picks in range(6000)
        )
        for level in BOT_LEVELS
    }
    assert forgotten["random"] > 2000
    assert 10 < forgotten["easy"] < 80
    assert forgotten["hard"] < 3
    assert forgotten["hard"] < forgotten["medium"] < forgotten["easy"]


# ---------------------------------------------------------------------- reasons


@pytest.mark.parametrize("seats", [2, 5, 8])
def test_every_action_has_a_reason_that_tells_nothing_hidden(seats: int) -> None:
    rng = random.Random(seats)
    met: Counter[str] = Counter()
    for seed in range(3):
        state = RULES.new_game(checked(RULES.info, Setup("koncita", make_seats(["easy"] * seats))), seed)
        for _ in range(250):
            if state.public.ending:
                break
            seat = RULES.to_act(state)[0]
            view, legal = RULES.view(state, seat), RULES.legal_actions(state, seat)
            for chance in rng.sample(legal, min(3, len(legal))):
                text = say(SKILL.reason(view, chance))
                met[type(chance).__name__] += 1
                assert text[0].isupper() and text.endswith(".") and text.count(".") == 1
                hidden = {
                    cards().treasures[number].name for number in (*state.secret.treasures[1:], *state.public.unused)
                }
                hidden |= {cards().forfeits[number].name for deck in state.secret.decks for number in deck}
                assert not any(name in text for name in hidden)
                if isinstance(chance, Gesture):
                    assert text == say(SKILL.reason(changed(view, due=(0,) * seats), chance))
            state = RULES.apply(state, rng.choice(willing(legal))).state
    assert {"Place", "Pick", "Move", "Run", "Take", "Bounce", "Relocate", "Gesture"} <= set(met)


def test_reasons_in_words() -> None:
    state = position("d6 c8", hand=["goblin yellow green", *GOBLIN_CARDS[::2]], treasure_card="ring", casket="e6")
    seen = RULES.view(state, 0)
    assert say(SKILL.reason(seen, action(state, "pick goblin yellow green"))) == "It can win the Wedding ring at once."
    state = after(state, "pick goblin yellow green")
    text = say(SKILL.reason(RULES.view(state, 0), action(state, "move yellow")))
    assert text == "It reaches the casket and wins the Wedding ring."


def test_reasons_for_throwing_away() -> None:
    state = position("c4 f6")
    view = RULES.view(state, 0)
    for text in ("discard " + next(iter(choices(state, type(action(state, "pick goblin red yellow"))))), "done"):
        assert say(SKILL.reason(view, action(state, text))).endswith(".")
    assert say(SKILL.reason(view, action(state, "1: caught"))).endswith(".")
    assert decision(state) == ("pick", 0)


# ---------------------------------------------------------------------- whole games


@pytest.mark.parametrize("seats", range(2, 9))
def test_games_end(seats: int) -> None:
    record = play_game(Setup("koncita", make_seats(["easy"] * seats)), seats)
    assert record.finished
    assert record.winners
    assert record.steps < 3000


def test_easy_beats_random_and_medium_beats_easy() -> None:
    for better, worse, games in (("easy", "random", 10), ("medium", "easy", 12)):
        wins = 0
        for seed in range(games):
            own = seed % 2
            levels = [worse, better] if own else [better, worse]
            wins += own in play_game(Setup("koncita", make_seats(levels)), seed).winners
        assert wins > games / 2
