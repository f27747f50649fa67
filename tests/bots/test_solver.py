"""The solver of Fairy Solitaire against an independent brute force, and the deals proven with it."""

from __future__ import annotations

import random
from pathlib import Path

import pytest

from goblins.bots.fairies import deals as fairies_deals
from goblins.bots.fairies.deals import Deal, disproof, prepare, preparing, read_deals, shipped_deals
from goblins.bots.fairies.prove import prove, seeds
from goblins.content.loader import BadContent
from goblins.core.setup import Setup, checked, make_seats
from goblins.games.fairies.actions import Add, GiveUp
from goblins.games.fairies.rules import FairiesRules
from goblins.games.fairies.state import FairiesState
from tests.support.fairies.builders import search

RULES = FairiesRules()

#: The published deck as the rulebook tells it, written down a second time: goblin, rhyme, symbol, fairy, rhyme, symbol.
DECK = """
Nervous Nelly* elly sun | Vanilla Scoop oop moon
Chicken Pock* ock moon | Willow Sue ew sun
Dusty Dour* our mushroom | Baby Blue ew frog
Salamander Snoop* oop frog | Petal Flower our mushroom
Goblin Soup oop sun | Morning Dew* ew moon
He So Smelly elly moon | Candy Rock* ock sun
Earwax Stew ew mushroom | Kokopelli* elly frog
Spidery Glue ew frog | Rainbow Swoop* oop mushroom
Old Man Sock ock sun | Sweet and Sour our moon
Needs a Shower our sun | Snowflake Shelly elly moon
O.P. You ew sun | Poppy Smock ock moon
Gobble T. Goop oop moon | P.B. and Jelly elly sun
Nappy Hour our moon | Lemon Loop oop sun
Full Moon Moo ew moon | Pixie Power our sun
Dastardly Droop oop mushroom | Goldie Lock ock frog
Vermin Vermicelli elly mushroom | Dewdrop Shower our frog
Cobweb Shock ock mushroom | Hula Hoop oop frog
Big Big Belly elly frog | Penny Clue ew mushroom
Cuckoo Clock ock frog | Lucky O'Kelly elly mushroom
Cringe and Cower our frog | Hickory Dock ock mushroom
"""


class Name:
    """A side of a card as a person reads it."""

    def __init__(self, text: str, kind: str) -> None:
        *words, self.rhyme, self.symbol = text.split()
        self.name, self.kind = " ".join(words).removesuffix("*"), kind
        self.star = words[-1].endswith("*")
        self.back: Name


def _names() -> dict[str, Name]:
    found = {}
    for line in DECK.strip().splitlines():
        front, back = (
            Name(text.strip(), kind) for text, kind in zip(line.split("|"), ("goblin", "fairy"), strict=True)
        )
        front.back, back.back = back, front
        found[front.name], found[back.name] = front, back
    return found


NAMES = _names()
Position = tuple[frozenset[Name], frozenset[Name]]


def turn(hand: frozenset[Name], ring: frozenset[Name], added: Name) -> Position:
    """F-20 … F-24 in so many words."""
    after = {card.back if added.star or card.rhyme == added.rhyme else card for card in ring}
    taken = {card for card in after if card.symbol == added.symbol}
    return (hand - {added}) | taken, frozenset(after - taken | {added})


def brute_force(start: Position, *, ultimate: bool, reverse: bool, most: int) -> tuple[int | None, int]:
    """The fewest turns that win, or None, and the depth up to which that is certain (-1: for good)."""
    unwanted = "fairy" if reverse else "goblin"
    met, layer, depth = {start}, [start], 0
    while layer:
        depth += 1
        following = []
        for hand, ring in layer:
            for added in hand:
                reached = turn(hand, ring, added)
                if reached in met:
                    continue
                must_be_clean = reached[0] | reached[1] if ultimate else reached[0]
                if all(card.kind != unwanted for card in must_be_clean):
                    return depth, -1
                met.add(reached)
                following.append(reached)
        if len(met) > most:
            return None, depth
        layer = following
    return None, -1


def dealt(seed: int, **options: int | bool | str) -> FairiesState:
    setup = checked(RULES.info, Setup("fairies", make_seats(["human"]), {"deal": "any", **options}))
    return RULES.new_game(setup, seed)


def named(state: FairiesState) -> Position:
    words = RULES.describe(state)
    return frozenset(NAMES[name] for name in words["hands"][0]), frozenset(NAMES[name] for name in words["ring"])


def replayed(state: FairiesState, solution: tuple[int, ...]) -> FairiesState:
    for face in solution:
        assert not state.public.ending
        assert RULES.why_not(state, Add(0, face)) is None
        state = RULES.apply(state, Add(0, face)).state
    return state


CASES = [(seed, {"ultimate": bool(seed % 3 == 1), "reverse": bool(seed % 2)}) for seed in range(50)]


@pytest.mark.parametrize(("seed", "goal"), CASES)
def test_agrees_with_brute_force(seed: int, goal: dict[str, bool]) -> None:
    state = dealt(seed, **goal)
    if seed % 5 == 4:  # from the middle of a game, too
        rng = random.Random(seed)
        for _ in range(3):
            action = rng.choice(RULES.legal_actions(state, 0)[:-1])
            after = RULES.apply(state, action).state
            state = state if after.public.ending else after
    proof = search(state).finish()
    par, certain = brute_force(named(state), **goal, most=6000)
    if certain < 0:
        assert proof.par == par
    else:
        assert proof.par is None or proof.par > certain
    assert proof.proven
    if proof.par is not None:
        assert len(proof.solution) == proof.par
        assert replayed(state, proof.solution).public.ending == "no_goblins"


@pytest.mark.parametrize("level", [6, 7])
@pytest.mark.parametrize("goal", [{}, {"ultimate": True}, {"reverse": True}])
def test_solutions_of_higher_levels_win(level: int, goal: dict[str, bool]) -> None:
    state = dealt(11, level=level, **goal)
    proof = search(state, limit=400_000).finish()
    if proof.par is not None:
        assert replayed(state, proof.solution).public.ending == "no_goblins"


def test_slices_do_not_change_the_result() -> None:
    whole = search(dealt(5))
    whole.finish()
    sliced = search(dealt(5))
    slices = 1
    while not sliced.run(37):
        slices += 1
    assert slices > 3
    assert sliced.result == whole.result
    assert sliced.explored == whole.explored


def test_limit_leaves_a_deal_unproven() -> None:
    proof = search(dealt(5), limit=50).finish()
    assert (proof.par, proof.proven, proof.winnable) == (None, False, False)


def test_given_up_and_won_positions() -> None:
    state = dealt(5)
    best = search(state).finish()
    assert search(RULES.apply(state, GiveUp(0)).state).finish() == best
    assert search(replayed(state, best.solution)).finish().par == 0


def test_only_solitaire_is_searched() -> None:
    setup = checked(RULES.info, Setup("fairies", make_seats(["human", "easy"])))
    with pytest.raises(ValueError, match="solitaire"):
        search(RULES.new_game(setup, 1))


def _first_unwinnable() -> int:
    return next(seed for seed in range(200) if search(dealt(seed)).finish().par is None)


def test_prepare_finds_the_first_winnable_attempt() -> None:
    seed = _first_unwinnable()
    solitaire = Setup("fairies", make_seats(["human"]))
    ready = prepare(solitaire, seed)
    assert ready.attempt == ready.setup.options["attempt"] >= 1
    assert ready.proof and ready.proof.winnable
    for attempt in range(ready.attempt):
        assert search(dealt(seed, attempt=attempt)).finish().par is None
    as_it_comes = prepare(Setup("fairies", make_seats(["human"]), {"deal": "any"}), seed)
    assert as_it_comes.attempt == 0
    assert as_it_comes.proof and (as_it_comes.proof.par, as_it_comes.proof.proven) == (None, True)


def test_preparing_shows_progress_and_agrees(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(fairies_deals, "SLICE", 50)
    solitaire = Setup("fairies", make_seats(["human"]))
    steps = list(preparing(solitaire, 5))
    assert [step.ready for step in steps] == [False] * (len(steps) - 1) + [True]
    assert len(steps) > 3
    assert steps[-1] == prepare(solitaire, 5)


def test_tables_with_several_seats_need_no_proof() -> None:
    setup = Setup("fairies", make_seats(["human", "easy"]))
    ready = prepare(setup, 5)
    assert ready.ready
    assert ready.proof is None
    assert ready.setup == setup


# ---------------------------------------------------------------------- shipped deals


@pytest.mark.parametrize(("level", "count", "again"), [(5, 400, 20), (6, 200, 5), (7, 100, 1)])
def test_shipped_deals_hold(level: int, count: int, again: int) -> None:
    deals = shipped_deals(level)
    assert len(deals) == count
    assert [deal.seed for deal in deals] == seeds(level, count)
    setup = Setup("fairies", make_seats(["human"]), {"level": level})
    for deal in deals[-again:]:
        assert disproof(setup, deal) is None
        ready = prepare(setup, deal.seed)
        assert (ready.attempt, ready.proof and ready.proof.par, ready.explored) == (deal.attempt, deal.par, 0)


def test_proving_repeats() -> None:
    assert [prove(5, deal.seed) for deal in shipped_deals(5)[:5]] == list(shipped_deals(5)[:5])


def test_a_wrong_par_is_found() -> None:
    deal = shipped_deals(5)[0]
    problem = disproof(
        Setup("fairies", make_seats(["human"]), {"level": 5}), Deal(deal.seed, deal.attempt, deal.par + 1)
    )
    assert problem and str(deal.seed) in problem


@pytest.mark.parametrize(
    ("text", "words"),
    [
        ("level: 5\ndeals:\n  - [12345678, 0, 5]\n  - [1234, 0, 5]\n", ["deals_5.yaml", "row 2", "eight digits"]),
        ("level: 5\ndeals:\n  - [12345678, 0, 5]\n  - [12345678, 0, 5]\n", ["row 2", "twice"]),
        ("level: 5\ndeals:\n  - [12345678, 0]\n", ["row 1"]),
        ("level: 5\ndeals:\n  - [12345678, 0, five]\n", ["row 1"]),
        ("level: 5\ndeals:\n  - [12345678, -1, 5]\n", ["row 1", "attempt"]),
        ("level: 5\ndeals:\n  - [12345678, 0, 0]\n", ["row 1", "par"]),
        ("level: 6\ndeals: []\n", ["level"]),
        ("level: 5\ndeal: []\n", ["deal", "deals"]),
        ("[", ["YAML"]),
    ],
)
def test_bad_deal_files_are_named(tmp_path: Path, text: str, words: list[str]) -> None:
    path = tmp_path / "deals_5.yaml"
    path.write_text(text, encoding="utf-8")
    with pytest.raises(BadContent) as caught:
        read_deals(path, 5)
    for word in ["deals_5.yaml", *words]:
        assert word in str(caught.value)
