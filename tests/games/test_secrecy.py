"""Nobody sees what their seat may not see: change what is hidden from a seat, and nothing changes for it.

For each game `PERMUTE` knows how to change what a seat can't see; a game without an entry fails.
"""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any

import msgspec
import pytest

from goblins.bots.bot import decide, willing
from goblins.bots.levels import PARTS, interruption, make_bot
from goblins.bots.parts import Finding, Thinker, finished
from goblins.bots.planning import PlanBot
from goblins.bots.search import Budget, SearchBot
from goblins.core.bits import members
from goblins.core.chance import below, chance
from goblins.core.contract import Action
from goblins.core.info import OptionValue
from goblins.core.setup import BOT_LEVELS
from goblins.games.fairies.actions import Add, GiveUp
from goblins.games.fairies.events import Flipped, Taken
from goblins.games.fairies.state import FairiesState
from goblins.games.fairies.view import FairiesView, Preview
from goblins.games.pact.actions import DECK
from goblins.games.pact.events import Chose, CommandReturned, CommandsKept, Recruited, Rewarded
from goblins.games.registry import rules_of, skill_of, slugs
from goblins.words import say
from goblins.words.catalogue import FIRST
from tests.support.builders import changed, packed, setup
from tests.support.fairies.builders import add, content, face, goblins, known_backs, new_game, position
from tests.support.fairies.builders import fairies as fairies_among
from tests.support.fairies.permutations import permute_fairies
from tests.support.permutations import PERMUTE

#: So many parts of a thought are compared.
FEW_PARTS = 3
#: With so many at the table, and from this ply on, a master is asked: where there is little to be thought about.
LATE = {"fairies": (2, 11), "grapple": (2, 66), "irene": (3, 4), "koncita": (2, 34), "pact": (2, 31)}


def plies(game: str, seats: int, seed: int, limit: int = 40, **options: Any) -> Iterator[tuple[Any, Action | None]]:
    """The states of a game played at random, each with the action chosen in it (None at the end)."""
    rules, rng = rules_of(game), chance(seed, 2)
    state = rules.new_game(setup(game, seats, **options), seed)
    for _ in range(limit):
        acting = rules.to_act(state)
        if not acting:
            break
        willing = [action for action in rules.legal_actions(state, acting[0]) if not action.resigns]
        action = willing[below(rng, len(willing))]
        yield state, action
        state = rules.apply(state, action).state
    yield state, None


def seat_counts() -> list[tuple[str, int]]:
    """Every game with every number of seats."""
    return [
        (game, seats)
        for game in slugs()
        for seats in range(rules_of(game).info.min_seats, rules_of(game).info.max_seats + 1)
    ]


def test_every_game_says_what_is_hidden_in_it() -> None:
    assert set(PERMUTE) == set(slugs())


#: Options, besides the usual ones, that bring secrets of their own.
MORE_SECRETS: list[tuple[str, int, dict[str, OptionValue]]] = [
    ("pact", 3, {"mode": "expert"}),
    ("pact", 5, {"mode": "expert"}),
]


@pytest.mark.parametrize(
    ("game", "seats", "options"), [*((game, seats, {}) for game, seats in seat_counts()), *MORE_SECRETS]
)
def test_what_is_hidden_changes_nothing_that_a_seat_sees(
    game: str, seats: int, options: dict[str, OptionValue]
) -> None:
    rules = rules_of(game)
    for seed in range(4):
        for ply, (state, action) in enumerate(plies(game, seats, seed, **options)):
            for seat in range(seats):
                other = PERMUTE[game](state, seat, chance(seed, ply))
                assert packed(rules.view(other, seat)) == packed(rules.view(state, seat))
                assert rules.legal_actions(other, seat) == rules.legal_actions(state, seat)
                # a step that reveals something shows what was hidden before: only the others must look alike
                if action is not None and action.seat == seat and not rules.apply(state, action).reveals:
                    events, others = rules.apply(state, action).events, rules.apply(other, action).events
                    assert [rules.redact(event, seat) for event in events] == [
                        rules.redact(event, seat) for event in others
                    ]


@pytest.mark.parametrize(
    ("level", "temper"), [("easy", ""), ("easy", "spiteful"), ("medium", ""), ("medium", "bold"), ("hard", "")]
)
@pytest.mark.parametrize("game", slugs())
def test_what_is_hidden_changes_no_choice_of_a_bot_and_no_reason(game: str, level: str, temper: str) -> None:
    rules = rules_of(game)
    seats = max(2, rules.info.min_seats)
    for ply, (state, action) in enumerate(plies(game, seats, 3, limit=6)):
        if action is None:
            break
        other = PERMUTE[game](state, action.seat, chance(3, ply))
        choices = [
            decide(
                make_bot(game, level, None, FIRST, temper),
                rules.view(world, action.seat),
                rules.legal_actions(world, action.seat),
                chance(9, ply),
            )
            for world in (state, other)
        ]
        assert choices[0] == choices[1]


def seen_twice(game: str, seats: int, ply: int, **options: Any) -> tuple[list[Any], tuple[Action, ...]]:
    """The views of a seat that has a choice, from a ply on, in a position and in another that looks the same; what it may do."""
    rules = rules_of(game)
    for number, (state, action) in enumerate(plies(game, seats, 3, limit=200, **options)):
        legal = rules.legal_actions(state, action.seat) if action else ()
        if action and number >= ply and len(skill_of(game).consider(state, willing(legal))) > 1:
            other = PERMUTE[game](state, action.seat, chance(3, number))
            assert rules.legal_actions(other, action.seat) == legal
            return [rules.view(one, action.seat) for one in (state, other)], legal
    raise AssertionError(f"nobody has a choice in {game}")


@pytest.mark.parametrize("level", sorted(PARTS))
@pytest.mark.parametrize("game", slugs())
def test_every_part_of_a_thought_is_the_same_whatever_is_hidden(game: str, level: str) -> None:
    """Choice, reason, what was weighed, how much was thought, and when it was enough: with a level's parts, but few tries."""
    rules, skill = rules_of(game), skill_of(game)
    thinker: Thinker = PlanBot(
        rules, skill, level, SearchBot(rules, skill, Budget(2 * PARTS[level], skill.patience(level), PARTS[level]))
    )
    for ply in (4, 17):
        views, legal = seen_twice(game, max(3, rules.info.min_seats), ply)
        found = [_thought_of(thinker.suited(view), view, legal) for view in views]
        assert found[0] == found[1] and found[0][0]


def _thought_of(thinker: Thinker, view: Any, legal: tuple[Action, ...]) -> tuple[list[Finding], list[Any], Any]:
    """The findings of the first parts, the choices by them with their reasons, and what was liked next."""
    count = thinker.parts(view, legal)
    found = [finished(thinker.part(view, legal, chance(9, part))) for part in range(min(count, FEW_PARTS))]
    told = [thinker.advice(view, legal, found[: part + 1]) for part in range(len(found))]
    return (
        found,
        [count, *told, *[thinker.enough(found[: part + 1], count) for part in range(len(found))]],
        (thinker.ranking(legal, found)),
    )


@pytest.mark.parametrize("game", slugs())
def test_what_is_hidden_changes_no_choice_of_a_master(game: str) -> None:
    """With all it may think, once."""
    views, legal = seen_twice(game, *LATE[game])
    choices = [decide(make_bot(game, "master"), view, legal, chance(9, 0)) for view in views]
    assert choices[0] == choices[1]


@pytest.mark.parametrize("level", BOT_LEVELS[1:])
@pytest.mark.parametrize("game", slugs())
def test_what_is_hidden_changes_no_interruption(game: str, level: str) -> None:
    rules, skill = rules_of(game), skill_of(game)
    for ply, (state, _) in enumerate(plies(game, max(3, rules.info.min_seats), 3, limit=30)):
        for seat in rules.may_interrupt(state):
            worlds = state, PERMUTE[game](state, seat, chance(3, ply))
            done = [
                interruption(skill, level, rules.view(one, seat), rules.legal_actions(one, seat), chance(9, ply))
                for one in worlds
            ]
            assert done[0] == done[1]


# Pact: what is drawn, chosen or put back unseen is its owner's secret


@pytest.mark.rule("P-10", "P-14", "P-21", "P-25", "P-50")
@pytest.mark.parametrize("seats", [2, 3, 5])
def test_pact_tells_only_its_owner_what_was_drawn_chosen_or_put_back(seats: int) -> None:
    rules = rules_of("pact")
    told: set[type] = set()
    for seed in range(12):
        for state, action in plies("pact", seats, seed, limit=250, mode="expert"):
            for event in rules.apply(state, action).events if action is not None else ():
                if not isinstance(event, Chose | CommandReturned | CommandsKept | Rewarded | Recruited):
                    assert all(rules.redact(event, seat) == event for seat in range(seats))
                    continue
                secret = not isinstance(event, Recruited) or event.slot == DECK
                told |= {type(event)} if secret else set()
                for seat in range(seats):
                    hidden = None in msgspec.structs.astuple(rules.redact(event, seat))
                    assert hidden == (secret and seat != event.seat)
    assert told == {Chose, CommandReturned, CommandsKept, Rewarded, Recruited}


# Fairies: all cards are open, their backs are nobody's to look at (F-12)


def showing(state: FairiesState) -> set[int]:
    """The faces that lie open."""
    return {number for held in state.public.hands for number in map(face, content().named(held))} | set(
        state.public.ring
    )


def names_unseen(state: FairiesState) -> list[str]:
    """The names of all faces that have not shown in this game."""
    view = rules_of("fairies").view(state, 0)
    known = showing(state) | {content().other_side(number) for number in known_backs(view)}
    return [side.name for side in content().faces if side.id not in known]


@pytest.mark.rule("F-12")
@pytest.mark.parametrize("backs", [False, True])
@pytest.mark.parametrize("seats", [1, 2, 3, 4])
def test_a_view_holds_what_lies_open_and_nothing_else(seats: int, backs: bool) -> None:
    rules = rules_of("fairies")
    for state, _ in plies("fairies", seats, 8, backs=backs):
        for seat in range(seats):
            view = rules.view(state, seat)
            assert set(msgspec.structs.asdict(view)) == {"public", "seat"}
            assert set(msgspec.structs.asdict(view.public)) == {
                "hands",
                "ring",
                "active",
                "turns",
                "seen",
                "cards",
                "goal",
                "history",
                "ending",
            }
            held = [set(members(hand)) for hand in view.public.hands]
            assert set().union(*held) | set(view.public.ring) == showing(state)
            assert held == [set(map(face, content().named(hand))) for hand in state.public.hands]
            backs = set(known_backs(view))
            assert backs <= showing(state)
            # what else is in it follows from that: nothing names a back that was never seen
            assert set(members(view.public.seen)) == showing(state) | set(map(content().other_side, backs))
            assert set(members(view.public.cards)) == {content().card(number) for number in showing(state)}


@pytest.mark.rule("F-12")
def test_a_view_knows_only_backs_that_were_seen() -> None:
    """Kept by hand here: a back is known when the card has shown both sides since the deal."""
    rules = rules_of("fairies")
    for seed in range(6):
        shown: set[int] = set()
        for state, _ in plies("fairies", 3, seed):
            shown |= showing(state)
            expected = {number for number in showing(state) if content().other_side(number) in shown}
            # A card that flips and is taken within one turn shows its new face at the turn's end, so nothing is missed.
            assert set(known_backs(rules.view(state, 0))) == expected


@pytest.mark.rule("F-12")
@pytest.mark.parametrize("seats", [1, 2, 4])
def test_games_of_other_seeds_with_the_same_cards_open_look_the_same(seats: int) -> None:
    """The opening is laid out by its names alone, and the same actions are played in both."""
    rules = rules_of("fairies")
    for seed in range(5):
        game = list(plies("fairies", seats, seed))
        laid_out = changed(permute_fairies(game[0][0], 0, chance(0)), history=())
        for state, action in game:
            for seat in range(seats):
                seen, same = rules.view(state, seat), rules.view(laid_out, seat)
                # Only the opening itself was not counted as met in the game that was laid out by hand.
                assert same.public.history == seen.public.history[1:]
                replace = msgspec.structs.replace
                assert same.seat == seen.seat
                assert replace(same.public, history=()) == replace(seen.public, history=())
            if action is not None:
                laid_out = rules.apply(laid_out, action).state


@pytest.mark.rule("F-12")
def test_nothing_that_is_saved_with_a_view_tells_the_seed() -> None:
    seed = 87654321
    view = rules_of("fairies").view(new_game(2, seed), 0)
    assert str(seed).encode() not in packed(view)


@pytest.mark.rule("F-12")
@pytest.mark.parametrize("seats", [1, 2, 3])
def test_refusals_reasons_and_choices_name_no_unseen_side(seats: int) -> None:
    rules, skill = rules_of("fairies"), skill_of("fairies")
    for state, action in plies("fairies", seats, 21, limit=20):
        if action is None:
            break
        tries = [Add(seat, number) for seat in range(seats) for number in range(40)] + [
            GiveUp(seat) for seat in range(seats)
        ]
        texts = [refusal.text for refusal in (rules.why_not(state, one) for one in tries) if refusal]
        view, legal = rules.view(state, action.seat), rules.legal_actions(state, action.seat)
        reasons = [say(skill.reason(view, one)) for one in legal if not one.resigns]
        assert texts and all(reasons)
        if seats > 1:
            reasons.append(say(decide(make_bot("fairies", "easy"), view, legal, chance(1)).reason))
        for name in names_unseen(state):
            assert not [text for text in [*texts, *reasons] if name.lower() in text.lower()]


@pytest.mark.rule("F-12", "F-24")
@pytest.mark.parametrize("seats", [1, 2, 4])
def test_a_preview_names_open_faces_only_and_comes_true(seats: int) -> None:
    """Symbols of backs may be inferred by everybody (F-03), so what will be taken can be told, by what shows now."""
    rules: Any = rules_of("fairies")
    for seed in range(3):
        for state, action in plies("fairies", seats, seed):
            if not isinstance(action, Add):
                break
            view: FairiesView = rules.view(state, action.seat)
            for number in map(face, content().named(state.public.hands[action.seat])):
                preview: Preview = rules.preview(view, number)
                step = add(state, content().faces[number].name)
                flipped = [event for event in step.events if isinstance(event, Flipped)]
                taken = [event for event in step.events if isinstance(event, Taken)]
                before = flipped[0].before if flipped else ()
                came_from = {new: old for event in flipped for old, new in zip(event.before, event.after, strict=True)}
                assert preview.face == number and preview.flips == before
                assert preview.takes == tuple(came_from.get(one, one) for event in taken for one in event.faces)
                held = step.state.public.hands[action.seat]
                assert (preview.goblins, preview.fairies) == (goblins(held), fairies_among(held))
                assert {preview.face, *preview.flips, *preview.takes} <= showing(state)


@pytest.mark.rule("F-12")
def test_an_imagined_world_knows_as_much_as_the_view() -> None:
    """What was seen to flip stays seen, so that turning it up again reveals nothing."""
    rules = rules_of("fairies")
    state = add(
        position([["Nappy Hour", "Cuckoo Clock", "Dusty Dour"]], ["Sweet and Sour", "Hula Hoop"]), "Nappy Hour"
    ).state
    imagined = rules.imagine(rules.view(state, 0), chance(1))
    back_again = Add(0, face("Cuckoo Clock"))  # rhymes with Sock, which turns back into Sweet and Sour
    assert not rules.apply(state, back_again).reveals
    assert not rules.apply(imagined, back_again).reveals
