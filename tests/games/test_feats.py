"""Every feat: a match in which it was done, and one in which it very nearly was."""

from __future__ import annotations

from typing import Any

import pytest

from goblins.games.fairies import feats as fairies
from goblins.games.fairies.events import Flipped, Taken
from goblins.games.grapple import feats as grapple
from goblins.games.grapple.events import Attacked, Rescued, RoundEnded, Spied, Tied, Won
from goblins.games.irene import feats as irene
from goblins.games.irene.events import Arrived, GameDealt, ShoutTurnedUp, WasCaught
from goblins.games.irene.solo.events import SoloEnded, SoloSealed
from goblins.games.irene.state import TURNED
from goblins.games.koncita import feats as koncita
from goblins.games.koncita.events import Breached, OscarRan, Shoved, TreasureWon, TurnStarted
from goblins.games.pact import feats as pact
from goblins.games.pact.events import Completed, PrizeTaken, SpecialistUsed, TurnEnded
from goblins.games.pact.state import Figure
from goblins.games.pact.state import Won as GameWon
from goblins.games.registry import feats_of, rules_of, slugs
from tests.support.told import told

#: For each feat what its match is, and what is different where it was nearly done by seat 0.
Case = tuple[dict[str, Any], dict[str, Any]]
WON: dict[str, Any] = {"winners": (0,)}
LOST: dict[str, Any] = {"winners": (1,)}


def times(event: Any, most: int) -> Case:
    """So often is enough, once less is not."""
    return {"events": [event] * most}, {"events": [event] * (most - 1)}


# ---------------------------------------------------------------------- Koncita

SHOVE, RUN = Shoved(0, 1, 3, 4), OscarRan(0, 3, 4, 0, -1)
TREASURE, TURN = TreasureWon(0, 1, by_piece=True, shown=2), TurnStarted(0)
KONCITA: dict[str, Case] = {
    "full_chest": (
        {"won": (tuple(range(koncita.CHEST)), ())},
        {"won": (tuple(range(koncita.CHEST - 1)), tuple(range(9)))},
    ),
    "good_manners": ({**WON, "forfeits": ((), (1,))}, {**WON, "forfeits": ((1,), ())}),
    "burdened": (
        {**WON, "seats": 3, "forfeits": (tuple(range(koncita.BURDEN)), (), ())},
        {**WON, "seats": 2, "forfeits": (tuple(range(koncita.BURDEN)), ())},
    ),
    "untouched": (
        {**WON, "seats": 3, "events": [SHOVE]},
        {**WON, "seats": 3, "events": [Shoved(1, 0, 3, 4)]},
    ),
    "elbows": times(SHOVE, koncita.SHOVES),
    "good_dog": times(RUN, koncita.RUNS),
    "two_at_once": ({"events": [TURN, TREASURE, TREASURE]}, {"events": [TURN, TREASURE, TURN, TREASURE]}),
    "long_fingers": times(TREASURE, koncita.PIECES),
    "last_one_in": ({**WON, "reason": "last_one_in"}, {**WON, "reason": "treasures"}),
    "perfect_memory": (
        {**WON, "forfeits": (tuple(range(koncita.DUTIES)), ()), "events": [Breached(1, (1,), 1)]},
        {**WON, "forfeits": (tuple(range(koncita.DUTIES)), ()), "events": [Breached(0, (1,), 1)]},
    ),
    "crowd": ({**WON, "seats": koncita.CROWD}, {**WON, "seats": koncita.CROWD - 1}),
}

# ---------------------------------------------------------------------- Grapple

BATTLE, BEATEN, ATTACK = Won(0, 1, (1, 2), 5), Won(1, 0, (1, 2), 5), Attacked(0, 1, 1, 2)
ROUND = RoundEnded("deck", 0, (5, 9), (0, 0), ((), ()))
GRAPPLE: dict[str, Case] = {
    "last_card": (
        {"events": [BATTLE] * grapple.LAST, "hands": ((), (1,))},
        {"events": [BATTLE] * grapple.LAST, "hands": ((1,), ())},
    ),
    "rescuer": times(Rescued(0, 1, 2), grapple.RESCUES),
    "rampage": (
        {"events": [BATTLE] * grapple.VICTORIES},
        {"events": [BATTLE, ROUND, *[BATTLE] * (grapple.VICTORIES - 1)]},
    ),
    "great_battle": (
        {"events": [Won(0, 1, tuple(range(grapple.CARDS)), 5)]},
        {"events": [Won(0, 1, tuple(range(grapple.CARDS - 1)), 5)]},
    ),
    "rich_booty": (
        {"events": [Won(0, 1, (1, 2), grapple.POINTS)]},
        {"events": [Won(0, 1, (1, 2), grapple.POINTS - 1)]},
    ),
    "spymaster": times(Spied(0, 1, 1, ()), grapple.SPIES),
    "peaceful": (
        {**WON, "events": [ATTACK] * grapple.ATTACKS},
        {**WON, "events": [ATTACK] * (grapple.ATTACKS + 1)},
    ),
    "hard_to_beat": (
        {**WON, "events": [BEATEN] * grapple.LOSSES},
        {**WON, "events": [BEATEN] * (grapple.LOSSES + 1)},
    ),
    "from_behind": (
        {**WON, "events": [ROUND, ROUND]},
        {**WON, "events": [RoundEnded("deck", 0, (9, 5), (0, 0), ((), ())), ROUND]},
    ),
    "stubborn": (
        {"events": [ATTACK, Tied(0, 1), Tied(0, 1), BATTLE]},
        {"events": [ATTACK, Tied(0, 1), ATTACK, Tied(0, 1), BATTLE]},
    ),
    "full_table": ({**WON, "seats": grapple.TABLE}, {**WON, "seats": grapple.TABLE - 1}),
}

# ---------------------------------------------------------------------- Fairies

STAR = Flipped(0, (1,), (2,), star=True)
FAIRIES: dict[str, Case] = {
    "rhymester": (
        {"events": [Flipped(0, (1,) * fairies.FLIPPED, (2,) * fairies.FLIPPED, star=False)]},
        {"events": [Flipped(1, (1,) * fairies.FLIPPED, (2,) * fairies.FLIPPED, star=False)]},
    ),
    "stargazer": times(STAR, fairies.STARS),
    "quick_wit": (
        {**WON, "turns": 2 * fairies.QUICK},
        {**WON, "turns": 2 * fairies.QUICK + 1},
    ),
    "six_fairies": ({**WON, "reason": "six_fairies"}, {**WON, "reason": "no_goblins"}),
    "light_hand": (
        {**WON, "events": [Taken(0, (1,) * fairies.LIGHT)]},
        {**WON, "events": [Taken(0, (1,) * fairies.LIGHT), Taken(0, (1,))]},
    ),
    "heavy_load": (
        {**WON, "events": [Taken(0, (1,) * fairies.LOAD)]},
        {**WON, "events": [Taken(0, (1,) * (fairies.LOAD - 1))] * 2},
    ),
    "short_work": ({**WON, "seats": 1, "turns": fairies.SHORT}, {**WON, "seats": 1, "turns": fairies.SHORT + 1}),
    "deep_wood": (
        {**WON, "seats": 1, "options": {"level": fairies.HARDEST}},
        {**WON, "seats": 1, "options": {"level": fairies.HARDEST - 1}},
    ),
    "upside_down": ({**WON, "options": {"reverse": True}}, WON),
    "ultimate": ({**WON, "seats": 1, "options": {"ultimate": True}}, {**WON, "seats": 1}),
    "full_ring": ({**WON, "seats": fairies.TABLE}, {**WON, "seats": fairies.TABLE - 1}),
}

# ---------------------------------------------------------------------- Irene

CAUGHT = WasCaught(0, 1, 2)
GOBLIN = next(tile for tile in range(200) if rules_of("irene").content.is_goblin(tile))
IRENE: dict[str, Case] = {
    "light_feet": ({**WON, "seats": irene.COMPANY}, {**WON, "seats": irene.COMPANY, "events": [CAUGHT]}),
    "undaunted": ({**WON, **times(CAUGHT, irene.CATCHES)[0]}, {**WON, **times(CAUGHT, irene.CATCHES)[1]}),
    "last_door": (
        {"events": [Arrived(0, 1)], "homes": (TURNED,) * 6},
        {"events": [Arrived(0, 1)]},
    ),
    "first_home": (
        {"seats": irene.TABLE, "events": [GameDealt(1, 0), Arrived(0, 1), Arrived(1, 2)]},
        {"seats": irene.TABLE, "events": [GameDealt(1, 0), Arrived(1, 2), Arrived(0, 1)]},
    ),
    "treasure_hunt": ({"totals": [irene.POINTS]}, {"totals": [irene.POINTS - 1, irene.POINTS]}),
    "long_way": (
        {**WON, "paths": (tuple(range(irene.TILES)), ())},
        {**WON, "paths": (tuple(range(irene.TILES - 1)), ())},
    ),
    "crumb_thief": (
        {"arrived": (0,), "paths": ((1, 2, 3), ()), "crumbs": ((-1,) * 4, (1, 2, 3, -1))},
        {"arrived": (0,), "paths": ((1, 2, 3), ()), "crumbs": ((1, 2, 3, -1), (-1,) * 4)},
    ),
    "crier": ({"events": [ShoutTurnedUp(0, 1, GOBLIN)]}, {"events": [ShoutTurnedUp(0, 1, 0)]}),
    "goblins_beaten": ({**WON, "options": {"advanced": True}}, WON),
    "champion": ({**WON, "options": {"match": True}}, WON),
    "alone_home": (
        {**WON, "seats": 1, "totals": [irene.ALONE_POINTS]},
        {**WON, "seats": 1, "totals": [irene.ALONE_POINTS - 1]},
    ),
    "best_way": (
        {**WON, "seats": 1, "events": [SoloSealed(1, 5), SoloEnded(won=True, why="won", points=9, best=9)]},
        {**WON, "seats": 1, "events": [SoloSealed(1, 5), SoloEnded(won=True, why="won", points=9, best=10)]},
    ),
}

# ---------------------------------------------------------------------- Pact

FULL = rules_of("pact").content.numbers.full_pacts[-1].tasks
DONE, TURN_OVER = Completed(0, 1, 0, -1, (), (), ()), TurnEnded(0)
EXPERT: dict[str, Any] = {"seats": 3, "options": {"mode": "expert"}}
SYMBOLS = rules_of("pact").content.masters[0].symbols


def figures(count: int) -> tuple[tuple[Figure, ...], ...]:
    return tuple([Figure(0, 0, task) for task in range(count)]), (), ()


PACT: dict[str, Case] = {
    "best_of_friends": (
        {**WON, "seats": 3, "pacts": (tuple(range(FULL)), (), tuple(range(FULL)))},
        {**WON, "seats": 3, "pacts": (tuple(range(FULL)), tuple(range(FULL)), (1,))},
    ),
    "busy_turn": ({"seats": 3, "events": [DONE, DONE]}, {"seats": 3, "events": [DONE, TURN_OVER, DONE]}),
    "all_figures": (
        {**WON, **EXPERT, "masters": (0, 1, 2), "figures": figures(SYMBOLS)},
        {**WON, **EXPERT, "masters": (0, 1, 2), "figures": figures(SYMBOLS - 1)},
    ),
    "grand_master": ({**WON, "seats": 1, "reason": "grand_master"}, {**WON, "seats": 1, "reason": "won"}),
    "halfway": (
        {"seats": 1, "won": (GameWon((9, 1, 1)),) * pact.GAMES},
        {"seats": 1, "won": (GameWon((9, 1, 1)),) * (pact.GAMES - 1)},
    ),
    "own_hands": (
        {**WON, "seats": 3, "events": [SpecialistUsed(1, 2, -1, 0)]},
        {**WON, "seats": 3, "events": [SpecialistUsed(0, 2, -1, 1)]},
    ),
    "long_fuse": (
        {**EXPERT, "markers": (len(rules_of("pact").content.track) - 1, 0, 0)},
        {**EXPERT, "markers": (len(rules_of("pact").content.track) - 2, 0, 0)},
    ),
    "big_bang": (
        {**WON, "seats": 3, "events": [PrizeTaken(0, (1,))]},
        {**WON, "seats": 3, "events": [PrizeTaken(1, (1,))]},
    ),
    "lone_goblin": (
        {**WON, "seats": 3, "alone": (tuple(range(pact.LONELY)), (), ())},
        {**WON, "seats": 3, "alone": (tuple(range(pact.LONELY - 1)), (), ())},
    ),
    "glorious": ({"seats": 3, "totals": [pact.GLORY]}, {"seats": 3, "totals": [pact.GLORY - 1]}),
    "by_a_whisker": ({**WON, "seats": 3, "totals": [15, 14, 9]}, {**WON, "seats": 3, "totals": [15, 13, 9]}),
    "full_table": ({**WON, "seats": pact.TABLE}, {**WON, "seats": pact.TABLE - 1}),
}

CASES = {"koncita": KONCITA, "grapple": GRAPPLE, "fairies": FAIRIES, "irene": IRENE, "pact": PACT}


@pytest.mark.parametrize("game", slugs())
def test_every_feat_is_done_in_one_match_and_not_quite_in_another(game: str) -> None:
    assert [feat.key for feat in feats_of(game)] == list(CASES[game])
    for feat in feats_of(game):
        done, nearly = CASES[game][feat.key]
        assert feat.done(told(game, **done), 0), feat.key
        assert not feat.done(told(game, **nearly), 0), f"{feat.key}, nearly"


@pytest.mark.parametrize("game", slugs())
def test_feats_of_winners_are_not_those_of_losers(game: str) -> None:
    for feat in feats_of(game):
        done, _ = CASES[game][feat.key]
        if "winners" in done and done.get("seats", 2) > 1:
            assert not feat.done(told(game, **{**done, **LOST}), 0), feat.key


@pytest.mark.parametrize("game", slugs())
def test_feats_have_a_short_name_a_picture_and_about_a_dozen_a_game(game: str) -> None:
    feats = feats_of(game)
    assert 10 <= len(feats) <= 14 and len({feat.title for feat in feats}) == len(feats)
    for feat in feats:
        assert len(feat.title.split()) <= 3 and len(feat.help) > len(feat.title), feat.key
