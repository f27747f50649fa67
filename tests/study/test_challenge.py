"""Challenges as codes: what goes in comes out, whatever chat programs and typists do to them."""

from __future__ import annotations

import random

import msgspec
import pytest

from goblins.bots.bot import decide
from goblins.bots.levels import make_bot
from goblins.content.shelf import box_of
from goblins.core.match import Match
from goblins.core.setup import Setup, checked, make_seats
from goblins.games.registry import info_of, rules_of, slugs
from goblins.library import Library
from goblins.library.door import LARGEST_NUMBER, LARGEST_SEED
from goblins.study.challenge import (
    Challenge,
    NoCode,
    _mark,
    can_challenge,
    challenge_from,
    challenge_of,
    code_of,
    ghost_of,
)
from goblins.study.letters import ALPHABET, GROUP, LONGEST_CODE, BadCode, Packing, Unpacking, read, written
from goblins.words import say, speaking
from tests.support.builders import setup

ALONE = [slug for slug in slugs() if info_of(slug).min_seats == 1]


def played(game: str, seats: list[str], seed: int = 5) -> Match:
    """A match to its end, with little thought; whoever is alone and gets nowhere gives up."""
    match, rng, bot = Match(rules_of(game), setup(game, seats), seed), random.Random(seed), make_bot(game, "easy")
    while match.outcome is None:
        seat = match.to_act[0]
        legal = match.rules.legal_actions(match.state, seat)
        stuck = len(match.steps) > 60 and legal[-1].resigns
        match.play(legal[-1] if stuck else decide(bot, match.rules.view(match.state, seat), legal, rng).action)
    return match


@pytest.mark.parametrize("number", [0, 1, 31, 32, 10**40 + 7])
def test_numbers_come_back(number: int) -> None:
    code = written(number)
    assert all(len(group) == GROUP for group in code.split())
    assert read(code) == number
    assert read(f" „{code.lower().replace(' ', '-')}“\n") == number


def test_what_was_packed_comes_out_in_order() -> None:
    packing = Packing()
    packing.add(3, 7)
    packing.add_number(10**12)
    packing.add(0, 5)
    packing.add(4, 5)
    unpacking = Unpacking(packing.number)
    assert (unpacking.take(7), unpacking.take_number(), unpacking.take(5), unpacking.take(5)) == (3, 10**12, 0, 4)
    assert unpacking.is_empty
    with pytest.raises(ValueError, match="not below"):
        packing.add(5, 5)


@pytest.mark.parametrize("game", slugs())
def test_a_deal_and_its_table_come_back_in_a_few_letters(game: str) -> None:
    count = info_of(game).max_seats
    match = played(game, ["human", *["hard"] * (count - 1)])
    challenge = challenge_of(match, "Mia Ünlü", ghost=False, claimed=12)
    code = code_of(challenge)
    assert challenge_from(code) == challenge
    assert len(code.replace(" ", "")) <= 64


def test_bots_come_back_as_they_were() -> None:
    first, *others = make_seats(["human", "hard:spiteful", "fitting", "easy"])
    seats = (first, others[0], msgspec.structs.replace(others[1], strength=137), others[2])
    challenge = Challenge(checked(info_of("koncita"), Setup("koncita", seats)), 9)
    assert challenge_from(code_of(challenge)).setup.seats == seats
    surprised = msgspec.structs.replace(others[0], surprise=True)
    back = challenge_from(code_of(Challenge(Setup("koncita", (first, surprised)), 9))).setup.seats[1]
    assert back.temper == "spiteful" and not back.surprise, "what was left to chance once is not left to it again"


def test_what_dealing_found_out_comes_back() -> None:
    asked = setup("fairies", ["human"])
    found = Setup("fairies", asked.seats, {**asked.options, "attempt": 3})
    assert challenge_from(code_of(Challenge(found, 77))).setup.options["attempt"] == 3


@pytest.mark.parametrize("game", ALONE)
def test_a_ghost_plays_the_same_match(game: str) -> None:
    match = played(game, ["human"])
    assert can_challenge(match)
    challenge = challenge_of(match, "Tom")
    try:
        code = code_of(challenge)
    except NoCode as reason:
        assert game == "pact" and say(reason.said), "only its turns are too many"
        return
    ghost = ghost_of(challenge_from(code))
    assert ghost is not None and ghost.outcome == match.outcome
    assert [step.action for step in ghost.steps] == [step.action for step in match.steps]


@pytest.mark.parametrize("game", slugs())
def test_a_long_code_is_read_however_many_turns_it_holds(game: str) -> None:
    match = played(game, ["human", *["easy"] * (info_of(game).max_seats - 1)])
    challenge = challenge_of(match, "Tom")
    assert challenge_from(code_of(challenge, longest=None)) == challenge


def test_the_longest_ghost_is_read() -> None:
    match = Match(rules_of("fairies"), setup("fairies", ["human"]), 5)
    while len(match.steps) < 2999:
        match.play(match.rules.legal_actions(match.state, match.to_act[0])[0])
    match.play(match.rules.legal_actions(match.state, match.to_act[0])[-1])
    assert match.outcome is not None and len(match.steps) == 3000
    challenge = challenge_of(match)
    code = code_of(challenge, longest=None)
    assert len(code.replace(" ", "")) < LONGEST_CODE / 2 and challenge_from(code) == challenge
    longer = Challenge(challenge.setup, 5, "", None, (*challenge.steps[:-1], challenge.steps[0], challenge.steps[-1]))
    with pytest.raises(NoCode):
        code_of(longer, longest=None)


def packed(seed: int = 7, attempt: int = 0, claimed: int = 3) -> str:
    """A code for a solitaire, whatever its numbers are."""
    info, packing = info_of("fairies"), Packing()
    packing.add(1, 16)
    packing.add(_mark("fairies"), 256)
    packing.add(info.rules_version % 64, 64)
    packing.add(1, 10)
    for size in (16, 64, 16):
        packing.add(0, size)
    for option in info.options:
        if option.offered(1):
            packing.add(0, len(option.choices_for(1)))
    packing.add_number(attempt)
    packing.add_number(seed)
    packing.add(0, 17)
    packing.add(1, 2)
    packing.add_number(claimed)
    packing.add(0, 2)
    return written(packing.number)


def test_a_code_that_is_accepted_makes_a_match_that_lasts() -> None:
    challenge = challenge_from(packed(seed=LARGEST_SEED - 1, attempt=LARGEST_NUMBER, claimed=LARGEST_NUMBER))
    assert challenge_from(code_of(challenge)) == challenge
    match = Match(rules_of("fairies"), challenge.setup, challenge.seed)
    with Library.in_memory() as library:
        match_id = library.follow(match)
        data = library.export_match(match_id)
        assert library.load(match_id).state == library.load(library.import_match(data)).state == match.state


@pytest.mark.parametrize(
    "numbers",
    [
        {"seed": LARGEST_SEED},
        {"seed": 2**250},
        {"attempt": LARGEST_NUMBER + 1},
        {"attempt": 2**250},
        {"claimed": LARGEST_NUMBER + 1},
        {"claimed": 2**250},
    ],
)
def test_a_code_with_numbers_that_can_t_be_kept_is_refused(numbers: dict[str, int]) -> None:
    with pytest.raises(BadCode) as caught:
        challenge_from(packed(**numbers))
    assert "no code for a game" in say(caught.value.said)


@pytest.mark.parametrize("seed", [-1, -5, LARGEST_SEED, 10**50])
def test_a_seed_that_no_code_can_hold_makes_none(seed: int) -> None:
    with pytest.raises(NoCode) as caught:
        code_of(Challenge(setup("fairies", ["human"]), seed))
    assert "seed" in say(caught.value.said)
    with pytest.raises(ValueError, match="less than 0"):
        Packing().add_number(-1)


def test_what_is_far_too_long_is_no_code() -> None:
    for text in ("A" * (LONGEST_CODE + 1), " " * 10**6, "A" * 5_000_000, written(32**LONGEST_CODE)):
        with pytest.raises(BadCode) as caught:
            challenge_from(text)
        assert "too long" in say(caught.value.said)


def test_a_wrong_letter_is_told_in_letters_that_can_be_shown() -> None:
    for text in ("\x1b[2J", "\u202e", "\0", "ABCD\u200fEF"):
        with pytest.raises(BadCode) as caught:
            challenge_from(text)
        assert say(caught.value.said).isprintable()


def test_every_single_mistake_is_found() -> None:
    code = code_of(challenge_of(played("fairies", ["human"]), "Tom")).replace(" ", "")
    rng = random.Random(4)
    for place in range(len(code)):
        other = rng.choice(ALPHABET.replace(code[place], ""))
        with pytest.raises(BadCode):
            challenge_from(code[:place] + other + code[place + 1 :])
        with pytest.raises(BadCode):
            challenge_from(code[:place] + code[place + 1 :])
        if place and code[place] != code[place - 1]:
            with pytest.raises(BadCode):
                challenge_from(code[: place - 1] + code[place] + code[place - 1] + code[place + 1 :])


def test_whatever_is_typed_gets_a_message() -> None:
    rng = random.Random(9)
    for length in (0, 1, 3, 4, 5, 8, 40, 400):
        for _ in range(20):
            with pytest.raises(BadCode) as caught:
                challenge_from("".join(rng.choice(ALPHABET + "0O1Iéß😀 -") for _ in range(length)))
            assert say(caught.value.said)
    for _ in range(200):  # letters that agree, and stand for nothing
        with pytest.raises(BadCode) as caught:
            challenge_from(written(rng.getrandbits(90)))
        assert say(caught.value.said)


def test_a_wrong_letter_is_named() -> None:
    code = code_of(challenge_of(played("fairies", ["human"])))
    with pytest.raises(BadCode) as caught:
        challenge_from(code[:-1] + "0")
    assert "“0”" in say(caught.value.said)


def test_a_ghost_whose_game_does_not_end_is_no_ghost() -> None:
    challenge = challenge_of(played("fairies", ["human"]))
    with pytest.raises(BadCode):
        challenge_from(code_of(Challenge(challenge.setup, challenge.seed, "", None, challenge.steps[:-1])) or "")


def test_other_rules_and_other_games_are_told(monkeypatch: pytest.MonkeyPatch) -> None:
    from goblins.study import challenge as module

    code = code_of(challenge_of(played("fairies", ["human"])))
    info = info_of("fairies")
    newer = msgspec.structs.replace(info, rules_version=info.rules_version + 1)
    with monkeypatch.context() as patched:
        patched.setattr(module, "info_of", lambda game: newer)
        with pytest.raises(BadCode) as caught:
            challenge_from(code)
        assert info.title in say(caught.value.said)
        with speaking("de"), pytest.raises(BadCode) as caught:
            challenge_from(code)
        with speaking("de"):
            assert box_of("fairies").title != info.title and box_of("fairies").title in say(caught.value.said)
    with monkeypatch.context() as patched:
        patched.setattr(module, "slugs", lambda: ["pact"])
        with pytest.raises(BadCode) as caught:
            challenge_from(code)
        assert "shelf" in say(caught.value.said)


def test_games_have_marks_of_their_own() -> None:
    assert len({_mark(slug) for slug in slugs()}) == len(slugs())


def test_only_what_is_over_and_was_played_by_one_can_be_a_challenge() -> None:
    assert not can_challenge(Match(rules_of("fairies"), setup("fairies", 1), 3))
    assert not can_challenge(played("fairies", ["human", "human"]))
    assert can_challenge(played("fairies", ["human", "easy"]))


def test_house_rules_are_too_long_for_a_code() -> None:
    from goblins.core.house import HouseRules

    seats = make_seats(["human"])
    with pytest.raises(NoCode) as caught:
        code_of(Challenge(Setup("fairies", seats, {}, HouseRules("mine", ())), 3))
    assert "file" in say(caught.value.said)
