"""Deals of Fairy Solitaire that can be won: proving one before it is dealt (F-33), and those proven beforehand."""

from __future__ import annotations

from collections import deque
from collections.abc import Iterator
from functools import cache
from itertools import count
from pathlib import Path

from msgspec import Struct

from goblins import paths
from goblins.bots.fairies.solver import POSITION_LIMIT, Search
from goblins.bots.solitaire import Preparation, Proof
from goblins.content.loader import BadContent, convert, read_yaml, shown
from goblins.core.house import HouseRules
from goblins.core.setup import HUMAN, Setup, checked, make_seats
from goblins.games.fairies.info import INFO
from goblins.games.fairies.rules import FairiesRules
from goblins.games.registry import rules_of

GAME = INFO.slug
LOWEST_SEED, HIGHEST_SEED = 10_000_000, 99_999_999

#: How many shipped deals of a level a check proves again, those that are won soonest: all would take minutes.
PROVEN_AGAIN = {5: 40, 6: 10, 7: 3}

#: How many attempts at a seed are searched before an unproven deal has to do.
MOST_ATTEMPTS = 8
#: How many deals that can't be won are passed over: with cards of a house's own there may be no others.
MOST_HOPELESS = 100

#: Positions between two signs of progress: about a fiftieth of a second.
SLICE = 20_000


class Deal(Struct, frozen=True, array_like=True, forbid_unknown_fields=True):
    """A deal that is known to be winnable: its seed, the attempt at that seed, and its par."""

    seed: int
    attempt: int
    par: int


class _File(Struct, frozen=True, forbid_unknown_fields=True):
    level: int
    deals: tuple[object, ...]


def rules_in(house: HouseRules | None) -> FairiesRules:
    """The rules that are played in a house."""
    rules = rules_of(GAME, house)
    assert isinstance(rules, FairiesRules)
    return rules


def prepare(setup: Setup, seed: int, limit: int = POSITION_LIMIT) -> Preparation:
    """The set-up with its attempt resolved, and the proof of the deal, in one go."""
    return deque(preparing(setup, seed, limit), maxlen=1)[0]


def preparing(setup: Setup, seed: int, limit: int = POSITION_LIMIT) -> Iterator[Preparation]:
    """The same in slices; only the last one is `ready`. Games and set-ups that prove nothing are ready at once."""
    if not needs_proof(setup):
        yield Preparation(setup, 0, 0, ready=True)
        return
    rules = rules_in(setup.house)
    setup = checked(rules.info, setup)
    known = known_deal(setup, seed)
    if known:
        yield Preparation(
            _attempt(setup, known.attempt), known.attempt, 0, ready=True, proof=Proof(known.par, proven=True)
        )
        return
    unproven: Preparation | None = None
    for attempt in count():
        trial = _attempt(setup, attempt)
        search = Search(rules.new_game(trial, seed), rules.content, limit)
        while not search.run(SLICE):
            yield Preparation(trial, attempt, search.explored)
        assert search.result is not None
        found = Preparation(trial, attempt, search.explored, ready=True, proof=search.result)
        if search.result.winnable or setup.options["deal"] == "any":
            yield found
            return
        if not search.result.proven:
            unproven = found
        if attempt + 1 >= (MOST_ATTEMPTS if unproven else MOST_HOPELESS):
            # F-33: a deal that takes too long to search is dealt as unproven rather than never
            yield unproven or found
            return


def needs_proof(setup: Setup) -> bool:
    """Whether a set-up is a solitaire whose deal can be proven."""
    return setup.game == GAME and len(setup.seats) == 1


def is_standard(setup: Setup) -> bool:
    """Whether a set-up asks for what the shipped deals were proven for: a winnable deal, the plain goal, and cards that do
    what the shipped ones do.
    """
    options = setup.options
    if options.get("deal", "winnable") != "winnable" or options.get("ultimate") or options.get("reverse"):
        return False
    return setup.house is None or _deals_like_shipped(setup)


def _deals_like_shipped(setup: Setup) -> bool:
    """Whether house rules leave the deals of a level as they were."""
    own, shipped = rules_in(setup.house).content, rules_in(None).content
    return own.plays_like(shipped) and own.numbers.level(setup.options) == shipped.numbers.level(setup.options)


def level_of(setup: Setup) -> int:
    """The level that a set-up asks for."""
    return int(setup.options.get("level", INFO.option("level").default))


def known_deal(setup: Setup, seed: int) -> Deal | None:
    """The shipped deal of that seed, if the set-up asks for a winnable one with the goal it was proven for."""
    if not is_standard(setup):
        return None
    return _by_seed(level_of(setup)).get(seed)


def deals_path(level: int) -> Path:
    """Where the shipped deals of a level lie."""
    return paths.LEVELS / GAME / f"deals_{level}.yaml"


@cache
def shipped_deals(level: int) -> tuple[Deal, ...]:
    """The shipped deals of a level, read and checked once; BadContent names file and row."""
    return read_deals(deals_path(level), level)


def read_deals(path: Path, level: int) -> tuple[Deal, ...]:
    """The deals of a file; BadContent names file and row."""
    where = shown(path)
    file = convert(read_yaml(path), _File, where)
    if file.level != level:
        raise BadContent(f"{where}: level: {file.level} stands there, but the file is for level {level}")
    deals: list[Deal] = []
    seeds: set[int] = set()
    for number, row in enumerate(file.deals, 1):
        place = f"{where}: row {number}"
        deal = convert(row, Deal, place)
        if not LOWEST_SEED <= deal.seed <= HIGHEST_SEED:
            raise BadContent(f"{place}: the seed {deal.seed} does not have eight digits")
        if deal.seed in seeds:
            raise BadContent(f"{place}: the seed {deal.seed} stands there twice")
        if deal.attempt < 0:
            raise BadContent(f"{place}: there is no attempt {deal.attempt}")
        if deal.par < 1:
            raise BadContent(f"{place}: the par must be 1 or more, not {deal.par}")
        seeds.add(deal.seed)
        deals.append(deal)
    return tuple(deals)


def disproof(setup: Setup, deal: Deal) -> str | None:
    """What is wrong with a shipped deal, found by searching it again; None if it holds."""
    rules = rules_in(None)
    state = rules.new_game(_attempt(checked(rules.info, setup), deal.attempt), deal.seed)
    proof = Search(state, rules.content).finish()
    if proof.par == deal.par:
        return None
    found = f"its par is {proof.par}" if proof.winnable else "no way to win it was found"
    return f"seed {deal.seed}, attempt {deal.attempt}: {found}, not {deal.par}"


@cache
def _by_seed(level: int) -> dict[int, Deal]:
    """Deals by seed; none where no file was shipped, since any deal can be proven on the spot."""
    return {deal.seed: deal for deal in shipped_deals(level)} if deals_path(level).exists() else {}


def _attempt(setup: Setup, attempt: int) -> Setup:
    return Setup(setup.game, setup.seats, {**setup.options, "attempt": attempt}, setup.house)


def faults(level: int) -> Iterator[str]:
    """What is wrong with some shipped deals of a level, proving them again."""
    setup = Setup(GAME, make_seats([HUMAN]), {"level": level})
    soonest = sorted(enumerate(shipped_deals(level), 1), key=lambda row: (row[1].attempt, row[1].par))
    for number, deal in soonest[: PROVEN_AGAIN[level]]:
        problem = disproof(setup, deal)
        if problem:
            yield f"{shown(deals_path(level))}: row {number}: {problem}"
