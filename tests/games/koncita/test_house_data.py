"""Every number of Koncita's data is data: changed, it is refused with a reason, or the whole game is played with it."""

from __future__ import annotations

import random
import re
from collections.abc import Callable
from typing import Any

import pytest
import yaml

from goblins import paths
from goblins.bots.arena import play_game
from goblins.bots.bot import willing
from goblins.content.box import Box, check_names
from goblins.content.loader import BadContent
from goblins.content.numerals import in_words
from goblins.core.chance import below
from goblins.core.house import HouseRules
from goblins.core.setup import Setup, checked, make_seats
from goblins.core.tuples import replaced, without
from goblins.games.houses import picked
from goblins.games.koncita.actions import Gesture, Pick, Run
from goblins.games.koncita.content import KINDS
from goblins.games.koncita.events import Gestured
from goblins.games.koncita.info import INFO
from goblins.games.koncita.reach import in_reach
from goblins.games.koncita.rules import KoncitaRules
from goblins.games.koncita.state import NOBODY, KoncitaState
from goblins.games.registry import rulebook_of, rules_of, skill_of
from tests.support.boxes import TITLE, box_where, box_with, edited, other_numbers, plain, text_of
from tests.support.koncita.builders import RULES, changed, decision

DECKS = sorted(path.parent for path in (paths.DATA / "koncita" / "house").glob("*/house.yaml"))
#: Which clause tells a number, and how.
TOLD: dict[str, tuple[str, Callable[[int], str]]] = {
    "hand": ("K-07", lambda number: f"draws {in_words(number)} Movement cards"),
    "flung": ("K-23", lambda number: f"together exactly {in_words(number)}"),
    "stumbles": ("K-35", lambda number: {2: "Every second stumble", 4: "Every fourth stumble"}[number]),
    "most_forfeits": ("K-50", lambda number: f"holds {in_words(number)} Forfeit cards"),
    "long_run": ("K-44", lambda number: f"run {in_words(number)} squares or more"),
    "precious": ("K-51", lambda number: f"Treasures of {number} points"),
    "cards_in_a_turn": ("K-10", lambda number: "Then play a second and then a third card" if number > 1 else "from it. Then draw"),
    "treasures_away.0.away": ("K-06", lambda number: f"with two or three players the top {number}"),
}  # fmt: skip


def said(house: HouseRules | None, clause: str) -> str:
    """What the rulebook says with house rules."""
    found = rulebook_of("koncita", house).clause(clause)
    assert found is not None
    return found.text


def house_of(box: Box) -> HouseRules:
    assert box.house is not None
    return box.house


def contents(rules: KoncitaRules) -> list[Any]:
    """What is played with at every number of players."""
    return [rules.content(count) for count in range(INFO.min_seats, INFO.max_seats + 1)]


def played(house: HouseRules, seats: int, seed: int = 1, level: str = "easy") -> str:
    """How a game of bots with house rules ended; another of random moves had nothing but sound states."""
    setup = checked(INFO, Setup("koncita", make_seats([level] * seats), {}, house))
    record = play_game(setup, seed)
    assert record.finished
    rules, rng = rules_of("koncita", house), random.Random(seed)
    state = rules.new_game(setup, seed)
    while rules.to_act(state):
        assert rules.audit(state) == ()
        legal = willing(rules.legal_actions(state, rules.to_act(state)[0]))
        state = rules.apply(state, legal[below(rng, len(legal))]).state
    assert rules.audit(state) == () and rules.outcome(state) is not None
    return record.reason


@pytest.mark.parametrize("by", [1, -1])
def test_every_number_is_refused_with_a_reason_or_reaches_the_rules(by: int) -> None:
    usual, seen = contents(RULES), 0
    for place, box in other_numbers("koncita", by):
        file, key = place.split(": ")
        if by < 0 and file != "numbers.yaml":
            continue  # fewer cards and points are no other matter than more
        inner = re.sub(r"\.(\d+)\.", r"[\1].", key)
        try:
            rules = KoncitaRules(box)
        except BadContent as error:
            # a number too few or too many is told of the file it is in, or of the one that it no longer fits
            assert str(error).startswith((f"{TITLE}: {file}: ", "data/koncita/")) and len(str(error)) > 30, place
            assert inner.split(".")[0].split("[")[0] in str(error) or "treasures" in str(error), place
            continue
        assert contents(rules) != usual, place
        seen += 1
        clause = TOLD.get(key)
        if clause and file == "numbers.yaml":
            value = plain(text_of("koncita", file))
            for part in key.split("."):
                value = value[int(part) if part.isdigit() else part]
            assert clause[1](value + by) in said(house_of(box), clause[0]), place
    assert seen > (50 if by > 0 else 6)


#: A box with something else in it -> what the rulebook says of it then.
CHANGES: dict[str, tuple[Box, str, str]] = {
    "one more wild card": (box_where("koncita", "movement", "wild, oscar: false, count: 6", "wild, oscar: false, count: 7"), "K-03", "Thirty-one move a goblin"),
    "uneven pairs": (box_where("koncita", "movement", "count: 3", "count: 4"), "K-03", "red or yellow five times"),
    "cards of one colour and of three": (
        edited("koncita", "movement", lambda data: data["cards"].extend([
            {"kind": "goblin", "colours": ["red"], "oscar": True, "count": 4},
            {"kind": "princess", "colours": ["red", "green", "blue"], "oscar": False, "count": 4},
        ])), "K-03", "red four times",
    ),
    "a Treasure of nine points": (box_where("koncita", "treasures", "points: 2", "points: 9"), "K-44", "Wedding dress (9, Princess)"),
    "another piece": (box_where("koncita", "treasures", "piece: princess", "piece: oscar"), "K-44", "Wedding dress (2, Oscar)"),
    "a goal twice": (box_where("koncita", "treasures", "goal: two_central_ends", "goal: princess_twice"), "K-04", "20 Treasure cards"),
    "one Treasure more": (
        edited("koncita", "treasures", lambda data: data["treasures"].append({**data["treasures"][0], "slug": "sock", "name": "Sock"})),
        "K-44", "Sock (2, Princess): move the Princess so that she touches a goblin.",
    ),
    "few Treasures": (edited("koncita", "treasures", lambda data: data["treasures"].__delitem__(slice(7, None))), "K-04", "7 Treasure cards"),
    "a Forfeit less": (edited("koncita", "forfeits", lambda data: data["forfeits"].pop()), "K-04", "Hands (5) and Voice (4)"),
    "no Manners": (edited("koncita", "forfeits", lambda data: data["forfeits"].pop(0)), "K-38", "toward a certain colour. Bots"),
    "an empty deck": (
        edited("koncita", "forfeits", lambda data: data.update(forfeits=[one for one in data["forfeits"] if one["kind"] != "legs"])),
        "K-04", "Legs (0)",
    ),
    "a single Forfeit": (edited("koncita", "forfeits", lambda data: data["forfeits"].__delitem__(slice(1, None))), "K-04", "1 Forfeit card"),
    "a large hand": (box_where("koncita", "numbers", "hand: 3", "hand: 6"), "K-15", "draw back to six"),
    "one card a turn": (box_where("koncita", "numbers", "cards_in_a_turn: 2", "cards_in_a_turn: 1"), "K-10", "follows from it. Then draw"),
    "flung far": (box_where("koncita", "numbers", "flung: 3", "flung: 10"), "K-26", "ten squares away"),
    "the first Forfeit ends it": (box_where("koncita", "numbers", "most_forfeits: 6", "most_forfeits: 1"), "K-50", "holds one Forfeit"),
}  # fmt: skip


@pytest.mark.parametrize("change", CHANGES)
def test_a_changed_box_is_told_and_played_to_the_end(change: str) -> None:
    box, clause, words = CHANGES[change]
    house = house_of(box)
    check_names(house, "koncita")
    assert words in said(house, clause)
    seats = 2 + sum(map(ord, change)) % 7
    assert played(house, seats) in INFO.reasons


#: What can't be played with -> the box, and what its error must say.
MISTAKES: dict[str, tuple[Box, list[str]]] = {
    "too small a hand": (box_where("koncita", "numbers", "hand: 3", "hand: 1"), ["numbers.yaml: hand: 1", "2 to 6", "the table can show"]),
    "more cards than the hand": (edited("koncita", "numbers", lambda data: data.update(hand=2, cards_in_a_turn=3)), ["cards_in_a_turn: 3", "a hand of 2"]),
    "no word on seven players": (box_where("koncita", "numbers", "[6, 8]", "[6, 6]"), ["treasures_away", "7 players"]),
    "nine players": (box_where("koncita", "numbers", "[6, 8]", "[6, 9]"), ["treasures_away[2].players: 6 to 9", "2 to 8"]),
    "Treasures that are not there": (box_where("koncita", "numbers", "away: 6", "away: -1"), ["treasures_away[0].away: -1", "0 at least"]),
    "no Treasure left": (box_where("koncita", "numbers", "away: 6", "away: 20"), ["treasures.yaml: treasures: 20", "21 to 30"]),
    "an unknown number": (box_where("koncita", "numbers", "hand:", "hands:"), ["numbers.yaml", "hands", "did you mean 'hand'"]),
    "too few cards": (
        edited("koncita", "movement", lambda data: data["cards"].__delitem__(slice(6, None))),
        ["movement.yaml: cards", "8 hands of 3 need 24", "(K-07)"],
    ),
    "too many cards": (box_where("koncita", "movement", "count: 6", "count: 99"), ["movement.yaml: cards[12].count", "120 Movement cards at most"]),
    "less than no card": (box_where("koncita", "movement", "count: 3", "count: -1"), ["movement.yaml: cards[0].count", "0 at least"]),
    "a colour twice": (box_where("koncita", "movement", "[red, yellow]", "[red, red]"), ["movement.yaml: cards[0].colours", "each of them once"]),
    "no way to blue": (
        edited("koncita", "movement", lambda data: data.update(cards=[{"kind": "goblin", "colours": ["red", "yellow", "green"], "oscar": False, "count": 40}])),
        ["movement.yaml: cards", "no card moves a goblin toward blue"],
    ),
    "a Treasure of ten points": (box_where("koncita", "treasures", "points: 2", "points: 10"), ["treasures.yaml: treasures[0].points: 10", "0 to 9"]),
    "a picture that was never drawn": (box_where("koncita", "treasures", "icon: dress", "icon: drss"), ["treasures[0].icon", "did you mean 'dress'"]),
    "an unknown goal": (box_where("koncita", "treasures", "goal: two_shoves", "goal: two_shove"), ["treasures[3].goal", "did you mean 'two_shoves'"]),
    "a slug twice": (box_where("koncita", "treasures", "slug: veil", "slug: dress"), ["treasures[0].slug", "'dress' stands there twice"]),
    "a number nobody has": (box_where("koncita", "treasures", "{long_run:words}", "{longrun:words}"), ["treasures[5].objective", "did you mean 'long_run'"]),
    "too long a name": (box_where("koncita", "treasures", "Wedding dress", "Wedding dress " * 4), ["treasures[0].name: 56 letters", "1 to 28 fit"]),
    "no Forfeits": (box_with("koncita", forfeits="forfeits: []"), ["forfeits.yaml: forfeits", "one at least"]),
    "too many of a kind": (
        edited("koncita", "forfeits", lambda data: data["forfeits"].extend({**data["forfeits"][0], "name": f"Manners {n}"} for n in range(11))),
        ["16 friend Forfeits", "room for 15"],
    ),
    "a name twice": (box_where("koncita", "forfeits", "Seeing Red", "Manners"), ["forfeits[0].name", "stands there twice"]),
    "a colour too many": (box_where("koncita", "forfeits", "trigger: goblin_shoved\n", "trigger: goblin_shoved\n    colour: red\n"), ["forfeits[2].colour", "moves_toward"]),
    "told to nobody": (box_where("koncita", "forfeits", "trigger: goblin_shoved\n", "trigger: goblin_shoved\n    to: taker\n"), ["forfeits[2].to", "treasure_taken"]),
}  # fmt: skip


@pytest.mark.parametrize("mistake", MISTAKES)
def test_what_can_not_be_played_with_is_refused_with_file_key_and_reason(mistake: str) -> None:
    box, words = MISTAKES[mistake]
    with pytest.raises(BadContent) as caught:
        KoncitaRules(box)
    assert all(word in str(caught.value) for word in words), str(caught.value)


def test_bots_know_how_many_cards_there_are() -> None:
    """With twice the wild cards a wild one is drawn more often; and Oscar's long run may be longer."""
    box = box_where("koncita", "movement", "wild, oscar: false, count: 6", "wild, oscar: false, count: 30")
    usual, wild = skill_of("koncita"), skill_of("koncita", house_of(box))
    uses = 0b1111 << 12
    assert wild._paths[2].chances.of(uses, 3) > usual._paths[2].chances.of(uses, 3) > 0  # type: ignore[attr-defined]
    longer = skill_of("koncita", house_of(box_where("koncita", "numbers", "long_run: 4", "long_run: 6")))
    assert (usual._paths[2].long_run, longer._paths[2].long_run) == (4, 6)  # type: ignore[attr-defined]


def test_who_is_one_card_away_is_known_without_wild_cards_and_without_oscar() -> None:
    def plain(data: Any) -> None:
        data["cards"] = [{**group, "oscar": False} for group in data["cards"] if group["colours"] != "wild"]

    rules = KoncitaRules(edited("koncita", "movement", plain))
    state = rules.new_game(checked(INFO, Setup("koncita", make_seats(["easy"] * 3))), 1)
    while state.public.pending[-1].kind == "place":
        state = rules.apply(state, rules.legal_actions(state, rules.to_act(state)[0])[0]).state
    assert in_reach(state.public, NOBODY, rules) == ()
    reached = {in_reach(state.public, treasure, rules) for treasure in range(len(rules.cards.treasures))}
    assert len(reached) > 1


@pytest.mark.parametrize("folder", DECKS, ids=lambda folder: folder.name)
def test_the_shipped_house_rules_are_played_to_the_end(folder: Any) -> None:
    about = yaml.safe_load((folder / "house.yaml").read_text(encoding="utf-8"))
    assert set(about) == {"title", "words"} and all(isinstance(text, str) and text for text in about.values())
    files = tuple((path.name, path.read_text(encoding="utf-8")) for path in sorted(folder.glob("*.yaml")))
    house = HouseRules(about["title"], tuple(file for file in files if not file[0].startswith("house.")))
    check_names(house, "koncita")
    assert Box("koncita", house).fingerprint() != Box("koncita").fingerprint()
    assert {played(house, seats, seed=seats) for seats in (2, 3, 5, 8)} <= set(INFO.reasons)


def test_there_are_two_decks_of_house_rules() -> None:
    assert [folder.name for folder in DECKS] == ["dog_days", "governess"]


def dog_days(seats: int) -> tuple[KoncitaRules, Setup]:
    """The shipped house rules in which wild cards show Oscar, and a table for people."""
    house = picked("koncita", paths.DATA / "nobodys", [("rules", "dog_days")], seats)
    rules = rules_of("koncita", house)
    assert isinstance(rules, KoncitaRules)
    return rules, checked(INFO, Setup("koncita", make_seats(["human"] * seats), {}, house))


def with_oscars_wild_card(rules: KoncitaRules, setup: Setup, bound: int) -> tuple[KoncitaState, int]:
    """A game in which seat 0 begins and holds a wild card with Oscar, and *Wild Applause* binds a seat; the card."""
    seeds = (seed for seed in range(100) if rules.new_game(setup, seed).public.active == 0)
    for seed in seeds:
        state = rules.new_game(setup, seed)
        while decision(state)[0] == "place":
            state = rules.apply(state, rules.legal_actions(state, rules.to_act(state)[0])[0]).state
        wild = [card for card in state.secret.hands[0] if rules.card_name(card) == "goblin, wild, with Oscar"]
        if wild:
            break
    forfeit = next(one for one in rules.cards.forfeits if one.name == "Wild Applause")
    deck = without(state.secret.decks[forfeit.kind], forfeit.id)
    held = {
        "decks": replaced(state.secret.decks, forfeit.kind, deck),
        "forfeits": replaced(state.public.forfeits, bound, (forfeit.id,)),
        "orders": replaced(state.public.orders, bound, 1 << forfeit.id),
    }
    return changed(state, **held), wild[0]


@pytest.mark.rule("K-38", "K-30")
def test_a_wild_card_that_sends_oscar_running_is_a_wild_card_played() -> None:
    rules, setup = dog_days(5)
    state, card = with_oscars_wild_card(rules, setup, bound=4)
    assert rules.audit(state) == ()
    state = rules.apply(state, Pick(0, card)).state
    assert state.public.due == (0,) * 5, "the order waits until the card is used"
    run = next(action for action in rules.legal_actions(state, 0) if isinstance(action, Run))
    hands = KINDS.index("hands")
    ran = rules.apply(state, run).state
    assert ran.public.due == (0, 0, 0, 0, 1 << hands) and rules.audit(ran) == ()
    assert rules.apply(ran, Gesture(4, hands)).events == (Gestured(4, hands, NOBODY),)
