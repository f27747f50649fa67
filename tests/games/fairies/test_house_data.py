"""Cards and numbers of a house's own: they are refused with a reason, or rules, bots, solver and rulebook go by them."""

from __future__ import annotations

import random
from collections.abc import Callable
from itertools import product
from typing import Any

import pytest

from goblins.bots.arena import play_game
from goblins.bots.bot import decide
from goblins.bots.fairies import deals
from goblins.bots.fairies.deals import prepare, shipped_deals
from goblins.bots.fairies.solver import Search
from goblins.bots.levels import make_bot
from goblins.bots.solitaire import ready_seed, solving
from goblins.content.box import Box
from goblins.content.loader import BadContent
from goblins.core.chance import chance, pick
from goblins.games.fairies.actions import Add
from goblins.games.fairies.content import Content, content
from goblins.games.fairies.rules import FairiesRules
from goblins.games.fairies.state import FairiesState
from goblins.games.registry import rulebook_of, skill_of
from tests.support.boxes import edited, other_numbers
from tests.support.fairies.builders import content as printed
from tests.support.fairies.decks import both, house_of, large_deck, numbers_with, rules_in, set_up

OTHERS = [(f"{where} {by:+}", box) for by in (1, -1, 40) for where, box in other_numbers("fairies", by)]
BY_NAME = dict(OTHERS)


def told(box: Box | None, clause: str) -> str:
    """A clause as players with a box read it."""
    found = rulebook_of("fairies", box.house if box else None).clause(clause)
    assert found is not None
    return found.text


# Every number


@pytest.mark.parametrize("where", BY_NAME)
def test_every_number_is_refused_with_a_reason_or_reaches_rules_and_rulebook(where: str) -> None:
    box = BY_NAME[where]
    file, key, _ = where.replace(":", "").split()
    try:
        other = content(box)
    except BadContent as refusal:
        message = str(refusal)
        assert message.startswith(f"{house_of(box).title}: {file}: {key.rpartition('.')[0] or key}")
        assert any(words in message for words in ("at least", "at most", "from", "take")), message
        return
    assert other.numbers != printed().numbers
    book = rulebook_of("fairies", box.house)
    assert book != rulebook_of("fairies")


def test_some_numbers_are_refused_and_most_are_not() -> None:
    refused = set()
    for where, box in OTHERS:
        try:
            content(box)
        except BadContent:
            refused.add(where)
    small = {where for where in BY_NAME if not where.endswith("+40")}
    assert refused - small == set(BY_NAME) - small
    assert refused & small == {"numbers.yaml: company.hand +1", "numbers.yaml: company.ring +1"}


@pytest.mark.parametrize(
    "where",
    [
        "company.hand -1",
        "company.ring -1",
        "to_win -1",
        "to_win +1",
        "meetings -1",
        "levels.usual.ring +1",
        "levels.hardest.hand +1",
    ],
)
def test_a_game_with_another_number_is_played_to_its_end(where: str) -> None:
    box = BY_NAME[f"numbers.yaml: {where}"]
    players = ["easy"] if where.startswith("levels") else ["easy", "random", "easy"]
    level = {"level": 7 if "hardest" in where else 5} if where.startswith("levels") else {}
    state, rules = _played(box, players, **level)
    assert rules.audit(state) == ()
    assert rules.outcome(state) is not None


def _played(box: Box, players: list[str], most: int = 200, **options: Any) -> tuple[FairiesState, FairiesRules]:
    """A game of bots to its end, audited at every step; a solitaire that goes on for too long is given up."""
    rules, setup = rules_in(box), set_up(box, *players, deal="any", **options)
    state, rng = rules.new_game(setup, 3), random.Random(3)
    for _ in range(most):
        assert rules.audit(state) == ()
        if not rules.to_act(state):
            break
        seat = rules.to_act(state)[0]
        bot = make_bot("fairies", setup.seats[seat].player, box.house)
        action = decide(bot, rules.view(state, seat), rules.legal_actions(state, seat), rng).action
        assert rules.why_not(state, action) is None
        state = rules.apply(state, action).state
    if rules.to_act(state) and len(players) == 1:
        state = rules.apply(state, rules.legal_actions(state, 0)[-1]).state
    return state, rules


# Numbers in play


@pytest.mark.rule("F-10", "F-11", "F-30", "F-31")
@pytest.mark.parametrize("reverse", [False, True])
def test_hands_and_ring_are_dealt_as_the_house_says(reverse: bool) -> None:
    box = numbers_with(
        lambda data: (data["company"].update(hand=3, ring=6), data["levels"]["harder"].update(hand=4, ring=8)),
    )
    rules = rules_in(box)
    for seats in (2, 3, 4):
        public = rules.new_game(set_up(box, *["easy"] * seats, reverse=reverse), 1).public
        assert [hand.bit_count() for hand in public.hands] == [3] * seats and len(public.ring) == 6
    alone = rules.new_game(set_up(box, "human", level=6, reverse=reverse), 1).public
    assert (alone.hands[0].bit_count(), len(alone.ring)) == (4, 8)
    assert "until they hold three" in told(box, "F-10") and told(box, "F-11").startswith("Six cards")
    assert "4 goblins (the star included) and 8 fairies" in told(box, "F-31")


@pytest.mark.rule("F-25", "F-40")
@pytest.mark.parametrize("reverse", [False, True])
def test_as_many_fairies_win_as_the_house_says(reverse: bool) -> None:
    box = numbers_with(lambda data: data.update(to_win=3))
    rules, found = rules_in(box), False
    for seed in range(20):
        state, rng = rules.new_game(set_up(box, "easy", "easy", reverse=reverse), seed), chance(seed)
        while rules.to_act(state):
            state = rules.apply(state, pick(rng, rules.legal_actions(state, state.public.active))).state
            hand, (unwanted, wanted) = state.public.hands, rules.content.goals[reverse]
            mover = state.public.active if state.public.ending else (state.public.active - 1) % 2
            many = (hand[mover] & wanted).bit_count() >= 3 and hand[mover] & unwanted
            assert (state.public.ending == "six_fairies") == bool(many)
        if state.public.ending == "six_fairies":
            outcome = rules.outcome(state)
            assert outcome is not None and outcome.text == f"three {'goblins' if reverse else 'fairies'}"
            found = True
    assert found
    assert "with three or more fairies" in told(box, "F-25")
    assert "without the three-goblin win" in told(box, "F-40") and "three fairies do not win" in told(box, "F-30")


@pytest.mark.rule("F-26")
@pytest.mark.parametrize(("meetings", "turns"), [(2, 4), (3, 8), (4, 12)])
def test_a_draw_comes_at_the_meeting_that_the_house_says(meetings: int, turns: int) -> None:
    box = numbers_with(lambda data: data.update(meetings=meetings))
    rules = rules_in(box)
    state = rules.new_game(set_up(box, "easy", "easy"), 5)
    for turn, number in enumerate((13, 19, 29, 36) * 3, start=1):
        state = rules.apply(state, Add(state.public.active, number)).state
        assert state.public.ending == ("draw" if turn == turns else "")
        if turn == turns:
            break
    ordinal = {2: "second", 3: "third", 4: "fourth"}[meetings]
    outcome = rules.outcome(state)
    assert outcome is not None and outcome.text == f"the same position for the {ordinal} time"
    assert f"for the {ordinal} time" in told(box, "F-26")


# Other cards


@pytest.mark.rule("F-01", "F-02", "F-05")
def test_a_larger_deck_with_more_rhymes_is_told_by_the_rulebook() -> None:
    box = large_deck()
    assert "There are 32 cards" in told(box, "F-01")
    assert "one of seven rhymes (oop, elly, ock, our, ew, ump, inkle)" in told(box, "F-02")
    assert "Five goblin sides and five fairy sides" in told(box, "F-05")
    assert "(of the five)" in told(box, "F-10") and "The remaining 27 cards" in told(box, "F-10")


@pytest.mark.rule("F-04")
def test_a_card_may_have_one_rhyme_on_both_sides_and_two_cards_the_same_pair() -> None:
    def one_rhyme(data: dict[str, Any]) -> None:
        data["cards"][9]["fairy"].update(rhyme="our")
        data["cards"][13]["fairy"].update(rhyme="ock")

    state, _ = _played(edited("fairies", "cards", one_rhyme), ["easy", "easy"])
    assert state.public.ending
    assert told(None, "F-04").startswith("In the printed deck")


@pytest.mark.parametrize(("seats", "reverse"), list(product([1, 2, 3, 4], [False, True])))
def test_a_larger_deck_is_dealt_and_played_at_every_table(seats: int, reverse: bool) -> None:
    box = large_deck()
    rules, cards, largest = rules_in(box), set(), 0
    assert rules.content.cards == 32
    for seed in range(40):
        public = rules.new_game(set_up(box, *["easy"] * seats, reverse=reverse), seed).public
        cards |= {rules.content.card(face) for face in public.ring}
        largest = max(largest, *public.hands, *(1 << face for face in public.ring))
    stars = {number for number in range(32) if rules.content.stars >> number + (32 if reverse else 0) & 1}
    assert cards == set(range(32)) - stars, "every card without a star comes to the ring"
    assert largest >> 56, "the last faces are dealt too"
    state, _ = _played(box, ["easy"] * seats, reverse=reverse)
    assert rules.outcome(state) is not None


@pytest.mark.rule("F-20")
def test_every_card_of_a_large_hand_may_be_added() -> None:
    box = large_deck()
    rules = rules_in(box)
    state = rules.new_game(set_up(box, "easy", "easy"), 1)
    for number in range(64):
        one = FairiesState(state.public.__copy__(), state.secret)
        one.public.hands, one.public.active = (1 << number | 1, 1), 0
        assert set(rules.legal_actions(one, 0)) == {Add(0, number), Add(0, 0)}
    assert not rules.why_not(one, Add(0, 63))


@pytest.mark.parametrize("level", ["medium", "hard"])
def test_searching_bots_play_with_other_cards(level: str) -> None:
    box = large_deck()
    rules = rules_in(box)
    state = rules.new_game(set_up(box, level, "easy"), 4)
    view, legal = rules.view(state, state.public.active), rules.legal_actions(state, state.public.active)
    assert decide(make_bot("fairies", level, box.house), view, legal, random.Random(1)).action in legal


def test_bots_know_how_many_win() -> None:
    """Two fairies in hand are worth more where three win than where six do."""
    few = numbers_with(lambda data: data.update(to_win=3))
    state = rules_in(few).new_game(set_up(few, "easy", "easy"), 1)
    public, cards = state.public, rules_in(few).content.cards
    public.hands = (public.hands[0] | 3 << cards, public.hands[1])
    near = skill_of("fairies", few.house).evaluate(state, 0)
    assert near > skill_of("fairies").evaluate(state, 0)


# The solver, and deals


def fewest_turns(rules: FairiesRules, state: FairiesState) -> int | None:
    """The smallest number of turns that wins, by plainly trying everything; None if nothing does."""
    met, row, turns = {(state.public.hands, frozenset(state.public.ring))}, [state], 0
    while row:
        turns, reached = turns + 1, []
        for start in row:
            for action in rules.legal_actions(start, 0)[:-1]:
                end = rules.apply(start, action).state
                if end.public.ending == "no_goblins":
                    return turns
                key = end.public.hands, frozenset(end.public.ring)
                if not end.public.ending and key not in met:
                    met.add(key)
                    reached.append(end)
        row = reached
    return None


@pytest.mark.rule("F-33")
@pytest.mark.parametrize("ultimate", [False, True])
def test_the_solver_goes_by_the_cards_of_the_house(ultimate: bool) -> None:
    box, pars = both(large_deck(), numbers_with(lambda data: data["levels"]["usual"].update(hand=3, ring=3))), set()
    rules = rules_in(box)
    for seed in range(12):
        state = rules.new_game(set_up(box, "human", deal="any", ultimate=ultimate), seed)
        proof = Search(state, rules.content).finish()
        assert proof.proven and proof.par == fewest_turns(rules, state)
        pars.add(proof.par)
        last = list(solving("fairies", state, box.house))[-1]
        assert len(last.actions) == (proof.par or 0)
        for action in last.actions:
            state = rules.apply(state, action).state
        assert not last.actions or state.public.ending == "no_goblins"
    assert len(pars) > 2


@pytest.mark.rule("F-33")
def test_the_hard_bot_solves_a_solitaire_with_the_cards_of_the_house() -> None:
    box = large_deck()
    setup = set_up(box, "hard")
    ready = prepare(setup, 7)
    assert ready.setup.house == box.house and ready.proof is not None and ready.proof.par
    assert play_game(setup, 7).scores == (ready.proof.par,)


@pytest.mark.rule("F-33")
def test_shipped_deals_count_only_where_they_deal_what_was_proven() -> None:
    seed = shipped_deals(5)[0].seed
    renamed = edited("fairies", "cards", lambda data: data["cards"][0]["goblin"].update(name="Jumpy Nelly"))
    other_level = numbers_with(lambda data: data["levels"]["usual"].update(ring=6))
    for box, known in ((renamed, True), (large_deck(), False), (other_level, False)):
        setup = set_up(box, "human")
        assert (ready_seed(setup, 0) == seed) == known
        ready = prepare(setup, seed)
        assert (ready.explored == 0) == known
        assert ready.proof is not None and ready.proof.par
        state = rules_in(box).new_game(ready.setup, seed)
        assert Search(state, rules_in(box).content).finish().par == ready.proof.par
    assert ready_seed(set_up(other_level, "human", level=6), 0) is not None


@pytest.mark.rule("F-33")
def test_more_cards_than_can_be_searched_are_dealt_unproven() -> None:
    box = numbers_with(lambda data: data["levels"]["hardest"].update(hand=8, ring=8))
    ready = prepare(set_up(box, "human", level=7), 1)
    assert ready.ready and ready.proof is not None
    assert (ready.proof.par, ready.proof.proven) == (None, False)


@pytest.mark.rule("F-33")
def test_cards_that_can_never_be_won_with_are_dealt_all_the_same(monkeypatch: pytest.MonkeyPatch) -> None:
    """Only suns and moons that all rhyme alike: whatever is added flips and takes all the rest."""
    monkeypatch.setattr(deals, "MOST_HOPELESS", 3)

    def alike(data: dict[str, Any]) -> None:
        for card in data["cards"]:
            card["goblin"].update(symbol="sun", rhyme="oop")
            card["fairy"].update(symbol="moon", rhyme="elly")

    box = edited("fairies", "cards", alike)
    ready = prepare(set_up(box, "human", ultimate=True), 1)
    assert ready.ready and ready.proof is not None
    assert (ready.proof.par, ready.proof.proven, ready.attempt) == (None, True, 2)


# What does not fit


@pytest.mark.parametrize(
    ("change", "said"),
    [
        (lambda data: data["company"].update(hand=6), ["company", "28 cards for 4 players", "at most 24"]),
        (lambda data: data["company"].update(hand=1), ["company.hand", "at least 2"]),
        (lambda data: data["levels"]["harder"].update(ring=1), ["levels.harder.ring", "at least 2"]),
        (
            lambda data: data["levels"]["hardest"].update(hand=9, ring=8),
            ["levels.hardest", "17 cards for one player", "at most 16"],
        ),
        (lambda data: data.update(to_win=1), ["to_win", "from 2 to 12"]),
        (lambda data: data.update(to_win=13), ["to_win", "from 2 to 12"]),
        (lambda data: data.update(meetings=1), ["meetings", "from 2 to 9"]),
        (lambda data: data.update(meetings=10), ["meetings", "from 2 to 9"]),
        (lambda data: data["levels"].pop("harder"), ["levels", "harder"]),
        (lambda data: data["levels"].update(hard={"hand": 4, "ring": 4}), ["levels", "'hard'", "'harder'"]),
        (lambda data: data.update(to_winn=6), ["'to_winn'", "'to_win'"]),
        (lambda data: data.update(to_win="six"), ["to_win"]),
    ],
)
def test_numbers_that_can_not_be_played_with_are_named(
    change: Callable[[dict[str, Any]], object], said: list[str]
) -> None:
    with pytest.raises(BadContent) as caught:
        content(numbers_with(change))
    message = str(caught.value)
    assert message.startswith("Other data: numbers.yaml: ")
    assert not [words for words in said if words not in message], message


def test_larger_hands_need_more_cards() -> None:
    box = numbers_with(lambda data: data["company"].update(hand=5))
    with pytest.raises(
        BadContent, match=r"numbers\.yaml: company: .* take 20 cards .* data/fairies/cards\.yaml: cards: 16"
    ):
        content(box)
    larger = both(box, large_deck())
    held: Content = rules_in(larger).content
    assert (held.cards, held.numbers.company.hand) == (32, 5)
    state, _ = _played(larger, ["easy"] * 4)
    assert state.public.ending
