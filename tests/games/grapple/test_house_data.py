"""Every number of Grapple's data can be another: it is refused with a reason, or it reaches rules, rulebook, bots and table."""

from __future__ import annotations

from typing import Any

import pytest

from goblins.bots.arena import play_game
from goblins.content.box import Box, data_files
from goblins.content.loader import BadContent
from goblins.core.house import HouseRules
from goblins.core.setup import Setup, make_seats
from goblins.games.grapple.content import MOST_CARDS, MOST_COPIES, MOST_STRENGTH, Content, load_content
from goblins.games.grapple.rules import GrappleRules
from goblins.games.grapple.skill.estimates import estimates
from goblins.games.registry import rulebook_of, rules_of, skill_of
from goblins.tables.grapple.faces import art_of
from goblins.tables.grapple.table import GrappleTable
from tests.support.boxes import TITLE, box_where, box_with, edited, other_numbers
from tests.support.builders import setup
from tests.support.grapple.builders import CONTENT

CHANGES = {f"{place} {by:+d}": box for by in (1, -1) for place, box in other_numbers("grapple", by)}
#: The changes that can't be: a goblin has as many pictures as are drawn, and a goblin can't be weaker than nothing.
REFUSED = {
    *(f"cards.yaml: goblins.{kind}.looks +1" for kind in range(7)),
    "cards.yaml: goblins.0.strength -1",
    "numbers.yaml: draw -1",
}


def house_of(box: Box) -> HouseRules:
    assert box.house is not None
    return box.house


def kind(number: int = 0, **changes: Any) -> Box:
    """A box in which a kind of goblin is another."""
    return edited("grapple", "cards", lambda data: data["goblins"][number].update(changes))


def with_more(*goblins: dict[str, Any]) -> Box:
    """A box with more kinds of goblins."""
    return edited("grapple", "cards", lambda data: data["goblins"].extend(goblins))


MANY_DEALT = "hand: 10\ndraw: 4\ngarrison: 21\nrace: {long: 100, short: 50}\n"
TROLL = {"kind": "troll", "picture": "raider", "name": "Troll", "copies": 3, "strength": 10, "looks": 2}


def said(box: Box) -> str:
    """The whole rulebook."""
    book = rulebook_of("grapple", house_of(box))
    return " ".join(clause.text for chapter in book.chapters for clause in chapter.clauses)


def played(box: Box, level: str, seats: int, seed: int = 1, length: str = "50") -> None:
    """A game of bots comes to its end."""
    chosen = Setup("grapple", make_seats([level] * seats), {"length": length}, house_of(box))
    record = play_game(chosen, seed)
    assert record.finished and record.winners


# ---------------------------------------------------------------------- every number


def test_every_data_file_is_looked_at() -> None:
    assert (
        {place.partition(":")[0] for place in CHANGES} == set(data_files("grapple")) == {"cards.yaml", "numbers.yaml"}
    )


@pytest.mark.parametrize("change", CHANGES)
def test_a_number_is_refused_with_a_reason_or_reaches_the_rules_and_the_rulebook(change: str) -> None:
    box, key = CHANGES[change], change.split()[1].rpartition(".")[2]
    if change in REFUSED:
        with pytest.raises(BadContent) as caught:
            GrappleRules(box)
        assert f"{TITLE}: {change.partition(':')[0]}" in str(caught.value) and key in str(caught.value)
        return
    assert load_content(box) != CONTENT
    if key != "looks":
        assert said(box) != said(box_with("grapple"))


@pytest.mark.parametrize(("nth", "change"), list(enumerate(change for change in CHANGES if change not in REFUSED)))
def test_a_game_is_played_to_its_end_with_it(nth: int, change: str) -> None:
    """At some seat count, with bots that know nothing; now and then with ones that do."""
    rules = rules_of("grapple", house_of(CHANGES[change]))
    level = "easy" if nth % 8 == 0 else "random"
    chosen = Setup("grapple", make_seats([level] * (2 + nth % 3)), {"length": "round"}, house_of(CHANGES[change]))
    states: list[Any] = []
    assert play_game(chosen, nth).finished
    state = rules.new_game(chosen, nth)
    for _ in range(60):
        acting = rules.to_act(state)
        if not acting:
            break
        legal = rules.legal_actions(state, acting[0])
        state = rules.apply(state, legal[(nth + len(states)) % len(legal)]).state
        states.append(state)
    assert all(rules.audit(state) == () for state in states)


# ---------------------------------------------------------------------- what can't be carried


@pytest.mark.rule("G-01", "G-02", "G-03", "G-30", "G-32")
@pytest.mark.parametrize(
    ("box", "words"),
    [
        (kind(3, copies=MOST_COPIES + 10), ["cards.yaml", "brute", "copies", "40", "30"]),
        (kind(3, copies=-1), ["cards.yaml", "brute", "copies", "-1"]),
        (kind(6, strength=MOST_STRENGTH + 1), ["cards.yaml", "king", "strength", "21", "20"]),
        (kind(6, name="A goblin with a long name"), ["cards.yaml", "king", "name", "12"]),
        (kind(6, name=""), ["cards.yaml", "king", "name"]),
        (kind(6, special="Rules them all"), ["cards.yaml", "king", "special", "spy, defender, assassin"]),
        (kind(0, special="A special that is much too long for a card"), ["cards.yaml", "spy", "special", "30"]),
        (kind(0, looks=0), ["cards.yaml", "spy", "looks", "2"]),
        (kind(0, kind="king"), ["cards.yaml", "kind", "king", "twice"]),
        (kind(0, kind="Old spy"), ["cards.yaml", "kind", "Old spy"]),
        (kind(0, kind="scout"), ["cards.yaml", "scout", "picture"]),
        (kind(0, picture="rader"), ["cards.yaml", "picture", "'raider'"]),
        (kind(0, power="assasin"), ["cards.yaml", "power", "'assassin'"]),
        (kind(0, strenght=3), ["cards.yaml", "'strenght'", "'strength'"]),
        (kind(0, rule="It has {lives} lives."), ["cards.yaml", "spy", "rule", "'lives'"]),
        (edited("grapple", "cards", lambda data: data["goblins"].clear()), ["cards.yaml", "goblins"]),
        (
            edited("grapple", "cards", lambda data: [one.update(copies=2) for one in data["goblins"]]),
            ["cards.yaml", "copies", "14", "24"],
        ),
        (
            edited("grapple", "cards", lambda data: [one.update(copies=20) for one in data["goblins"]]),
            ["cards.yaml", "copies", "140", "120"],
        ),
        (
            edited("grapple", "cards", lambda data: [one.update(strength=0) for one in data["goblins"]]),
            ["cards.yaml", "strength"],
        ),
        (box_with("grapple", numbers=MANY_DEALT), ["numbers.yaml", "hand", "draw", "56", "52"]),
        (box_where("grapple", "numbers", "hand: 5", "hand: 0"), ["numbers.yaml", "hand", "from 1"]),
        (box_where("grapple", "numbers", "hand: 5", "hand: 11"), ["numbers.yaml", "hand", "11", "10"]),
        (box_where("grapple", "numbers", "draw: 1", "draw: 9"), ["numbers.yaml", "draw", "9"]),
        (box_where("grapple", "numbers", "garrison: 21", "garrison: 0"), ["numbers.yaml", "garrison", "from 1"]),
        (box_where("grapple", "numbers", "garrison: 21", "garrison: 100"), ["numbers.yaml", "garrison", "99"]),
        (box_where("grapple", "numbers", "long: 100", "long: 1000"), ["numbers.yaml", "race.long", "500"]),
        (box_where("grapple", "numbers", "short: 50", "short: 101"), ["numbers.yaml", "race.short", "100"]),
        (box_where("grapple", "numbers", "short: 50", "short: soon"), ["numbers.yaml", "race.short"]),
        (box_with("grapple", numbers="hand: 5"), ["numbers.yaml", "draw"]),
        (box_with("grapple", cards="[]"), ["cards.yaml"]),
    ],
    ids=lambda value: " ".join(value) if isinstance(value, list) else "",
)
def test_what_can_not_be_played_with_is_refused(box: Box, words: list[str]) -> None:
    with pytest.raises(BadContent) as caught:
        load_content(box)
    assert not [word for word in (TITLE, *words) if word not in str(caught.value)], str(caught.value)


# ---------------------------------------------------------------------- pointed


@pytest.mark.rule("G-01")
def test_a_twelfth_brute() -> None:
    box = box_where("grapple", "cards", "name: Brute, copies: 11", "name: Brute, copies: 12")
    rules: Any = rules_of("grapple", house_of(box))
    content: Content = rules.content
    assert len(content.kinds) == 53 and content.kinds.count(3) == 12
    book = said(box)
    assert "There are 53 cards" in book and "Brute: 12 cards" in book
    state = rules.new_game(setup("grapple", 4), 5)
    assert sorted([*state.secret.deck, *(card for hand in state.secret.hands for card in hand)]) == list(range(53))
    for seats in (2, 3, 4):
        played(box, "easy", seats)
    played(box, "medium", 2, length="round")


@pytest.mark.rule("G-01", "G-11")
def test_a_goblin_of_ones_own() -> None:
    """A Troll with the Raider's pictures: only an Assassin's trick, which is for Kings, would not help against it."""
    box = with_more(TROLL)
    rules: Any = rules_of("grapple", house_of(box))
    content: Content = rules.content
    troll = len(content.goblins) - 1
    assert all(content.verdicts[troll][other] == 1 for other in range(troll)) and "Troll: 3 cards" in said(box)
    assert art_of(len(content.kinds) - 1, content).name == "Troll"
    assert not set(GrappleTable(rules).pictures()) - set(GrappleTable(rules_of("grapple")).pictures())
    played(box, "easy", 3)


@pytest.mark.rule("G-05", "G-13", "G-20", "G-22")
def test_what_a_goblin_can_do_is_data() -> None:
    """A second Spy, a Mage who defends, and a Raider whom Assassins beat."""
    scout = {**TROLL, "kind": "scout", "picture": "spy", "name": "Scout", "strength": 1, "power": "spy"}

    def edit(data: Any) -> None:
        data["goblins"].append(scout)
        data["goblins"][4].update(power="defender")
        data["goblins"][5].update(power="king")

    box = edited("grapple", "cards", edit)
    content = load_content(box)
    assert content.verdicts[2][5] == 1 and content.verdicts[5][2] == -1
    assert {content.name(card) for card in range(len(content.kinds)) if content.powers[card] == "spy"} == {
        "Spy",
        "Scout",
    }
    assert "with its own strength" in said(box) and "Scout: 3 cards, strength 1; looks at a hand" in said(box)
    played(box, "easy", 2)


@pytest.mark.rule("G-02", "G-03", "G-04")
def test_hand_and_draw() -> None:
    box = box_where(
        "grapple", "numbers", "hand: 5             # cards that everybody is dealt (G-02)\ndraw: 1", "hand: 7\ndraw: 2"
    )
    rules = rules_of("grapple", house_of(box))
    state = rules.new_game(setup("grapple", 3), 3)
    assert sorted(map(len, state.secret.hands)) == [7, 7, 9]
    assert "deal seven to each player" in said(box) and "drawing two cards" in said(box)
    facts = " ".join(GrappleTable(rules).facts_before(setup("grapple", 3)))
    assert "dealt seven cards" in facts
    played(box, "easy", 4)


@pytest.mark.rule("G-30", "G-32", "G-34")
def test_garrison_and_race() -> None:
    numbers = "hand: 5\ndraw: 1\ngarrison: 12\nrace: {long: 60, short: 30}\n"
    box = box_with("grapple", numbers=numbers)
    rules: Any = rules_of("grapple", house_of(box))
    assert [rules.new_game(setup("grapple", 2, length=length), 1).public.goal for length in ("100", "50", "round")] == [
        60,
        30,
        0,
    ]
    facts = " ".join(GrappleTable(rules).facts_before(setup("grapple", 2)))
    assert "garrison of 12" in facts and "60 points" in facts
    assert all(words in said(box) for words in ("worth 12 or more", "60 points or more", "to 30 points"))
    assert estimates(rules.content).ending == 12
    played(box, "random", 2, length="100")


def test_bots_think_of_the_deck_they_play_with() -> None:
    """With Brutes of 9 a Brute is the best thing to hold, and a King is not."""
    box = kind(3, strength=9)
    deck, printed = estimates(load_content(box)), estimates(CONTENT)
    assert deck.held[3] > deck.held[6] and printed.held[3] < printed.held[6]
    assert deck.attack_promise[3] > printed.attack_promise[3]
    assert skill_of("grapple", house_of(box)) is not skill_of("grapple")


def test_a_rule_on_a_card_tells_the_number_at_hand() -> None:
    box = kind(6, rule="Three of them end a round of {garrison}, deal {hand:words}.")
    assert load_content(box).goblins[6].rule == "Three of them end a round of 21, deal five."


def test_the_largest_deck_there_can_be() -> None:
    def edit(data: Any) -> None:
        for goblin in data["goblins"]:
            goblin.update(copies=17)
        data["goblins"][3].update(copies=MOST_CARDS - 6 * 17)

    box = edited("grapple", "cards", edit)
    assert len(load_content(box).kinds) == MOST_CARDS
    played(box, "random", 4, length="round")
