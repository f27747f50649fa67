"""Irene solo: exploring, charting, goblins, and the path out of the Escape Pile (I-50 … I-58)."""

from __future__ import annotations

import random
from collections.abc import Sequence

import pytest

from goblins.games.irene.content import GRASS, SYMBOLS
from goblins.games.irene.solo.actions import RunForIt, TakeBack
from goblins.games.irene.solo.events import Charted, Dug, GoblinCame, PalacePicked, PileShown, Reshuffled, SoloSealed
from tests.support.irene.builders import HOMES, RULES, changed, new_game, outcome_of, symbol, tile, tile_name, to_act
from tests.support.irene.solo_builders import after, give_up, named, play, refused, result, solo, verbs

# Set-up and exploring


@pytest.mark.rule("I-50")
def test_the_deal() -> None:
    """No Caves, no breadcrumbs; all Homes face up; first a Palace is chosen."""
    state = new_game(1, 4)
    assert (
        sorted(state.secret.mountain) == list(range(25))
        and state.public.caves == state.secret.pile == state.public.discards == ()
    )
    assert sorted(state.secret.numbers) == [3, 5, 7, 9, 11, 14] and not any(state.public.turned)
    palaces = {SYMBOLS[legal.symbol] for legal in RULES.legal_actions(state, 0) if not legal.resigns}
    assert palaces == set(SYMBOLS) and to_act(state) == (0,)
    assert len({new_game(1, seed).secret.numbers for seed in range(20)}) > 10
    assert len({new_game(1, seed).secret.backs for seed in range(20)}) > 8
    refused(state, "dig")


@pytest.mark.rule("I-50")
def test_one_looks_at_the_back_of_the_palace_chosen() -> None:
    """Not before."""
    state = new_game(1, 4)
    assert RULES.view(state, 0).bonus == -1
    line, back = play(state, "palace rose"), state.secret.backs[symbol("rose")]
    assert line.events == (PalacePicked(1, back),) and RULES.view(line.state, 0).bonus == back
    refused(line.state, "palace ring")


@pytest.mark.rule("I-51")
def test_a_drawn_tile_lies_face_up_in_the_caves() -> None:
    line = play(solo(["ring-rose", "lamp-bare"]), "dig", "dig")
    assert line.all(Dug) == [Dug(tile("ring-rose")), Dug(tile("lamp-bare"))]
    assert sorted(named(RULES.view(line.state, 0).public.caves)) == ["lamp-bare", "ring-rose"]
    assert len(line.state.secret.mountain) == 23


# Charting


@pytest.mark.rule("I-52")
@pytest.mark.parametrize(("caves", "half"), [(2, 1), (3, 1), (4, 2), (5, 2), (7, 3)])
def test_half_of_the_caves_goes_beneath_the_palace(caves: int, half: int) -> None:
    """Rounded down, of one's choice; the others are discarded, and a Home is turned at once."""
    names = "ring-rose rose-lamp lamp-pick pick-ring ring-lamp lamp-rose rose-bare".split()[:caves]
    line = play(solo(caves=" ".join(names), pile="ring-bare"), "chart", *[f"keep {name}" for name in names[-half:]])
    state = line.state
    assert sorted(named(state.secret.pile)) == sorted(["ring-bare", *names[-half:]]) and state.public.caves == ()
    assert sorted(named(sum(state.public.discards, ()))) == sorted(names[:-half])
    assert len(line.all(Charted)) == 1 and verbs(state) == {"Seal", "Surrender"}
    line = play(state, "seal 9")
    assert line.all(SoloSealed) == [SoloSealed(HOMES.index(9), 9)] and line.state.public.phase == "turn"
    assert line.state.public.turned == tuple(number == 9 for number in HOMES)


@pytest.mark.rule("I-52")
@pytest.mark.parametrize("caves", ["", "ring-rose"])
def test_two_cave_tiles_are_needed(caves: str) -> None:
    assert refused(solo(caves=caves), "chart") == "I-52"


@pytest.mark.rule("I-52")
def test_charting_can_not_be_broken_off() -> None:
    """No tile twice, none from elsewhere, nothing else meanwhile."""
    state = after(solo(caves="ring-rose rose-lamp lamp-pick pick-ring"), "chart", "keep rose-lamp")
    assert verbs(state) == {"Keep", "Surrender"}
    for text in ("keep rose-lamp", "keep ring-bare", "dig", "run", "seal 3"):
        refused(state, text)


@pytest.mark.rule("I-52")
def test_a_sealed_home_can_not_be_sealed_again() -> None:
    state = after(solo(caves="ring-rose rose-lamp", turned=[3]), "chart", "keep rose-lamp")
    refused(state, "seal 3")
    refused(state, "dig")
    assert {HOMES[legal.home] for legal in RULES.legal_actions(state, 0) if not legal.resigns} == {5, 7, 9, 11, 14}


@pytest.mark.rule("I-52")
def test_the_pile_is_not_looked_at_before_the_escape() -> None:
    """What one put there one has seen, and must remember."""
    state = after(solo(caves="ring-rose rose-lamp"), "chart", "keep rose-lamp", "seal 3")
    view = RULES.view(state, 0)
    assert view.pile == () and view.pile_size == 1 and named(view.remembered) == ["rose-lamp"]
    assert named(RULES.view(after(state, "run"), 0).pile) == ["rose-lamp"]


# Goblins


@pytest.mark.rule("I-53")
def test_a_goblin_takes_the_caves_with_it() -> None:
    """To a new pile, itself on top; the Escape Pile is safe."""
    state = solo(["goblin"], caves="ring-rose rose-lamp", pile="ring-bare", discards=["lamp-bare goblin"])
    line = play(state, "dig")
    assert len(line.all(GoblinCame)) == 1 and line.state.public.caves == () and len(line.state.public.discards) == 2
    newest = named(line.state.public.discards[-1])
    assert newest[-1] == "goblin" and sorted(newest[:-1]) == ["ring-rose", "rose-lamp"]
    assert (
        named(line.state.secret.pile) == ["ring-bare"]
        and line.state.public.phase == "turn"
        and not any(line.state.public.turned)
    )


@pytest.mark.rule("I-54")
def test_three_goblins_shuffle_the_discards_under_the_mountain() -> None:
    """And one Home of the player's choice is turned."""
    state = solo(
        ["goblin", "ring-lamp"], caves="ring-rose", discards=["lamp-bare goblin", "rose-bare", "goblin"], turned=[3]
    )
    line = play(state, "dig")
    below = {*"lamp-bare rose-bare ring-rose goblin".split()}
    assert (
        line.state.public.discards == () and line.state.public.caves == () and line.all(Reshuffled) == [Reshuffled(6)]
    )
    assert line.state.secret.mountain[6:] == state.secret.mountain[:-1], "what lay there stays on top"
    assert set(named(line.state.secret.mountain[:6])) == below and verbs(line.state) == {"Seal", "Surrender"}
    refused(line.state, "seal 3")
    assert (
        after(line.state, "seal 14").public.phase == "turn" and tile_name(line.state.secret.mountain[-1]) == "ring-lamp"
    )


@pytest.mark.rule("I-54")
def test_the_discards_are_shuffled() -> None:
    """By the seed, not in the order in which they lay."""
    gone = "lamp-bare rose-bare ring-rose pick-rose pick-ring ring-lamp goblin"
    orders = set()
    for seed in range(8):
        state = changed(solo(["goblin"], discards=[gone, "goblin"]), seed=seed)
        orders.add(after(state, "dig").secret.mountain[:9])
    assert len(orders) > 5


@pytest.mark.rule("I-54")
def test_three_goblins_twice() -> None:
    """All paths are in the pile, so every tile drawn is a Goblin."""
    state = solo(rest="pile")
    assert named(state.secret.mountain) == ["goblin"] * 5
    first = play(state, "dig", "dig", "dig")
    assert (
        len(first.all(Reshuffled)) == 1 and len(first.state.secret.mountain) == 5 and first.state.public.discards == ()
    )
    second = play(first.state, "seal 5", "dig", "dig")
    assert (
        second.all(Reshuffled) == [] and len(second.state.public.discards) == 2 and second.state.public.phase == "turn"
    )
    third = play(second.state, "dig", "seal 11")
    assert (
        len(third.all(Reshuffled)) == 1 and third.state.public.discards == () and len(third.state.secret.mountain) == 5
    )
    assert [number for number, shut in zip(HOMES, third.state.public.turned) if shut] == [5, 11]


@pytest.mark.rule("I-54", "I-52")
def test_the_last_home_is_turned() -> None:
    """Lost at once, by goblins or by charting, although the pile would lead home."""
    homes = [3, 5, 7, 9, 11]
    came = solo(["goblin"], discards=["goblin", "goblin"], pile="ring-grass", turned=homes)
    assert not result(play(came, "dig", "seal 14"))[0]
    charted = solo(caves="ring-grass rose-lamp", turned=homes)
    assert not result(play(charted, "chart", "keep ring-grass", "seal 14"))[0]


# The escape

WAY = "ring-rose rose-lamp lamp-grass"  # three scrolls; the lamp on a scroll and on two signposts


@pytest.mark.rule("I-55")
def test_the_pile_is_turned_up_and_a_path_is_laid() -> None:
    """From the Palace, symbols matching, up to the grass."""
    state = solo(pile=f"{WAY} lamp-pick", turned=[3])
    line = play(state, "run")
    assert sorted(line.all(PileShown)[0].tiles) == sorted(state.secret.pile)
    for text in ("lay lamp-pick", "lay rose-lamp", "enter", "lay ring-bare", "dig", "chart"):
        refused(line.state, text)
    assert refused(line.state, "lay rose-lamp") == "I-55"
    state = after(line.state, "lay ring-rose", "lay rose-lamp", "lay lamp-grass")
    assert named(state.public.path) == WAY.split()
    assert "Enter" in verbs(state) and refused(state, "lay lamp-pick") == "I-55"
    assert result(play(state, "enter"))[0]


@pytest.mark.rule("I-56")
@pytest.mark.parametrize(
    ("grass", "turned", "points", "wins"),
    [
        ("lamp-grass", [3], 6, True), ("lamp-grass", [5], 6, True), ("lamp-grass", [3, 7], 6, False),
        ("lamp-bare", [3], 5, True), ("lamp-bare", [5], 5, False), ("lamp-bare", [3, 5], 5, False),
    ],
)  # fmt: skip
def test_one_must_beat_the_highest_goblins(grass: str, turned: list[int], points: int, wins: bool) -> None:
    """Scrolls, and symbols like the one on the Palace's back; equal is not enough."""
    state = solo(pile=f"ring-rose rose-lamp {grass}", turned=turned)
    line = play(state, "run", "lay ring-rose", "lay rose-lamp", f"lay {grass}", "enter")
    assert result(line)[:2] == (wins, points) and RULES.view(line.state, 0).points == points
    assert max(turned) in [number for _, number in outcome_of(line.state, 1).others]


@pytest.mark.rule("I-55", "I-56")
def test_only_the_tiles_of_the_path_score() -> None:
    """Not every tile must be used."""
    state = solo(pile=f"{WAY} ring-bare ring-lamp lamp-ring", turned=[3])
    won, points, best = result(play(state, "run", "lay ring-bare", "enter"))
    assert (won, points) == (False, 0) and best > 6


@pytest.mark.rule("I-56")
def test_without_a_complete_path_one_loses() -> None:
    """Nothing begins at the Palace, or the pile is empty."""
    for pile in ("rose-lamp lamp-grass", ""):
        assert result(give_up(solo(pile=pile, turned=[3]))) == (False, 0, -1)


@pytest.mark.rule("I-56")
def test_a_wrong_turn_can_be_taken_back_or_loses() -> None:
    """The path can't be finished; what the pile allowed is told (I-58)."""
    state = after(solo(pile="ring-rose ring-grass", turned=[3]), "run", "lay ring-rose")
    assert verbs(state) == {"Surrender", "TakeBack"}
    assert verbs(RULES.apply(state, TakeBack(0)).state) == {"Lay", "Surrender"}
    assert result(play(state, "surrender")) == (False, 0, 2)


@pytest.mark.rule("I-57")
@pytest.mark.parametrize(
    "texts", [(), ("chart",), ("chart", "keep ring-rose"), ("chart", "keep ring-rose", "keep rose-bare")]
)
def test_one_may_give_up_at_any_time(texts: tuple[str, ...]) -> None:
    """The game is lost, and what the pile allowed is told."""
    state = after(solo(caves="ring-rose rose-bare lamp-bare pick-bare", pile="ring-grass"), *texts)
    line = play(state, "surrender")
    outcome = outcome_of(line.state, 1)
    assert outcome.rule == "I-57" and outcome.reason == "lost" and line.state.public.keeping == ()
    pile = "ring-rose rose-bare ring-grass" if len(texts) == 3 else "ring-grass"
    assert result(line) == (False, 0, 2) and sorted(named(line.state.secret.pile)) == sorted(pile.split())


@pytest.mark.rule("I-57")
def test_one_may_give_up_before_a_palace_is_chosen() -> None:
    line = play(new_game(1, 4), "surrender")
    view = RULES.view(line.state, 0)
    assert result(line) == (False, 0, -1) and view.best_way == () and view.points == 0 and RULES.audit(line.state) == ()


@pytest.mark.rule("I-04", "I-56")
def test_the_palaces_own_signpost_counts_if_it_matches() -> None:
    """Dealt its own symbol on its back."""
    state = changed(solo(pile="ring-grass", turned=[3]), backs=(0, 3, 2, 1))
    assert result(play(state, "run", "lay ring-grass", "enter"))[1] == 1 + 1 + 1, "a scroll, the entry, and the Palace"


@pytest.mark.rule("I-56")
def test_a_won_game_is_told_in_points() -> None:
    state = solo(pile="ring-lamp lamp-pick pick-grass", turned=[3])
    outcome = outcome_of(after(state, "run", "lay ring-lamp", "lay lamp-pick", "lay pick-grass", "enter"), 1)
    assert outcome.reason == "won" and "more points than the goblins’ number" in outcome.text


# The best path, views and worlds


def worth(way: Sequence[int], palace: int) -> int:
    """Points of a path, counted by the rulebook."""
    paths = [RULES.content.paths[number] for number in way]
    symbols = [palace] + [sign for path in paths for sign in (path.entry, path.exit, *path.scrolls)]
    return sum(len(path.scrolls) for path in paths) + symbols.count((palace + 2) % 4)


def best(pile: frozenset[int], palace: int, end: int, way: tuple[int, ...] = ()) -> int:
    """The most points of any path home, by trying all; -1: there is none."""
    found = -1
    for number in pile:
        path = RULES.content.paths[number]
        if path.entry == end:
            longer = (*way, number)
            points = worth(longer, palace) if path.exit == GRASS else best(pile - {number}, palace, path.exit, longer)
            found = max(found, points)
    return found


@pytest.mark.rule("I-58")
@pytest.mark.parametrize("seed", range(12))
def test_the_best_path_is_shown_after_the_end(seed: int) -> None:
    """Searched exactly."""
    rng = random.Random(seed)
    pile = rng.sample(range(len(RULES.content.paths)), rng.randint(3, 10))
    palace = rng.randrange(4)
    state = solo(pile=" ".join(named(pile)), palace=SYMBOLS[palace], turned=[3])
    assert RULES.view(state, 0).best == -1
    line = give_up(state)
    assert result(line)[2] == best(frozenset(pile), palace, palace) == RULES.view(line.state, 0).best


@pytest.mark.rule("I-05", "I-51")
def test_the_view_hides_the_mountain_and_the_homes() -> None:
    state = solo(caves="ring-rose", turned=[7], discards=["goblin"])
    assert RULES.view(state, 0) == RULES.view(changed(state, mountain=state.secret.mountain[::-1]), 0)
    assert (
        RULES.view(state, 0).numbers == (0, 0, 7, 0, 0, 0)
        and RULES.view(state, 0).public.discards == state.public.discards
    )


def test_random_games_and_their_worlds() -> None:
    """Every game ends, and at every moment the player can imagine worlds that look the same."""
    for seed in range(6):
        rng = random.Random(seed)
        state = new_game(1, seed)
        for _ in range(400):
            if not to_act(state):
                break
            legal = RULES.legal_actions(state, 0)
            going_on = [
                one for one in legal if not one.resigns and not (isinstance(one, RunForIt) and rng.random() < 0.9)
            ]
            state = RULES.apply(state, rng.choice(going_on or legal)).state
            assert RULES.audit(state) == () and state.secret.mountain, "three Goblins are always in it (I-54)"
            world = RULES.imagine(RULES.view(state, 0), rng)
            assert RULES.audit(world) == () and RULES.view(world, 0) == RULES.view(state, 0)
            assert sorted(world.secret.pile) == sorted(state.secret.pile)
        outcome_of(state, 1)
