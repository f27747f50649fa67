"""What bots say about their moves: all of it afterwards, and while the match goes on nothing that is hidden."""

from __future__ import annotations

import re
from collections import Counter, defaultdict
from collections.abc import Iterator
from typing import Any

import pytest

from goblins.bots.accounts import Account, account, bots_matter, longer_look, matter_at, open_account
from goblins.bots.levels import make_bot
from goblins.bots.parts import Ranked
from goblins.bots.simple import THOUGHTLESS
from goblins.bots.thinking import Matter, ThinkingRoom, Thought
from goblins.core.chance import below, chance
from goblins.core.contract import UNSEEN, Action
from goblins.core.match import Match
from goblins.core.skill import player, with_names
from goblins.games.registry import rules_for, rules_of, skill_of, slugs
from goblins.words import Message, in_own_words, languages, message, say, speaking
from tests.support.builders import setup
from tests.support.library_tools import new_match, play_on
from tests.support.permutations import PERMUTE
from tests.support.word_keys import sentences

#: Every game in company, and what brings secrets or actions of its own.
TABLES: list[tuple[str, int, dict[str, Any]]] = [
    ("fairies", 3, {}),
    ("grapple", 3, {}),
    ("irene", 3, {"advanced": True}),
    ("koncita", 3, {}),
    ("pact", 3, {"mode": "expert"}),
]
#: So many actions of a kind are looked at.
MOST_TOLD = 6
ALONE: list[tuple[str, int, dict[str, Any]]] = [("fairies", 1, {}), ("irene", 1, {}), ("pact", 1, {"mode": "solo"})]


def wandering(
    game: str, seats: int, options: dict[str, Any], steps: int, seed: int = 5
) -> Iterator[tuple[Any, tuple[Action, ...]]]:
    """States of a random game, each with what its seat may do."""
    rules, rng = rules_of(game), chance(seed, 3)
    state = rules.new_game(setup(game, seats, **options), seed)
    for _ in range(steps):
        acting = rules.to_act(state)
        if not acting:
            return
        legal = rules.legal_actions(state, acting[0])
        yield state, legal
        willing = [action for action in legal if not action.resigns]
        state = rules.apply(state, willing[below(rng, len(willing))]).state


def test_every_game_is_asked() -> None:
    assert {game for game, _, _ in TABLES} == set(slugs())


@pytest.mark.parametrize(("game", "seats", "options"), TABLES)
def test_what_looks_alike_to_the_one_who_asks_is_answered_alike(game: str, seats: int, options: dict[str, Any]) -> None:
    """Neither what somebody did in secret nor what lies hidden changes what they say about it."""
    rules, skill = rules_of(game), skill_of(game)
    told = 0
    for ply, (state, legal) in enumerate(wandering(game, seats, options, 60)):
        seat = legal[0].seat
        asker = (seat + 1 + ply % (seats - 1)) % seats
        other = PERMUTE[game](state, asker, chance(7, ply))
        alike: dict[Any, list[Message | None]] = defaultdict(list)
        for action in legal:
            answers = [skill.open_reason(rules.view(one, asker), action.witnessed()) for one in (state, other)]
            assert answers[0] == answers[1]
            step = rules.apply(state, action)
            if not step.reveals:
                seen = tuple(rules.redact(event, asker) for event in step.events)
                alike[type(action), seen, repr(rules.view(step.state, asker))].append(answers[0])
            told += answers[0] is not None
        assert all(len(set(answers)) == 1 for answers in alike.values())
    assert told


@pytest.mark.parametrize("game", [game for game, _, _ in TABLES if game != "fairies"])
def test_an_action_is_witnessed_without_what_is_hidden_of_it(game: str) -> None:
    hiding = [kind for kind in _kinds(rules_of(game).action_type) if kind.hidden]
    assert hiding or game == "koncita", "only there is nothing done in secret"
    for kind in hiding:
        made = kind(0, *range(1, len(kind.__struct_fields__)))
        seen = made.witnessed()
        assert all(getattr(seen, name) == UNSEEN for name in kind.hidden)
        assert seen.seat == 0


def _kinds(union: Any) -> list[type[Action]]:
    return list(union.__args__)


@pytest.mark.parametrize(("game", "seats", "options"), [*TABLES, *ALONE])
def test_every_action_is_told_in_a_few_words_in_every_language(game: str, seats: int, options: dict[str, Any]) -> None:
    rules, names = rules_of(game), ["Mia", "Tom", "Grub"]
    skills = {language: skill_of(game, None, language) for language in languages()}
    told: Counter[type] = Counter()
    for state, legal in wandering(game, seats, options, 60):
        view = rules.view(state, legal[0].seat)
        for action in {type(action): action for action in legal if told[type(action)] < MOST_TOLD}.values():
            told[type(action)] += 1
            for language, skill in skills.items():
                with speaking(language):
                    phrase = skill.phrase(view, action)
                    reason = in_own_words(with_names(skill.reason(view, action), names))
                    assert phrase is None or 2 < len(say(with_names(phrase, names))) < 90
                    assert say(reason)[-1] in ".!?"
    assert told


def test_players_have_their_names_wherever_they_stand() -> None:
    within = message("core-all-of", things=(player(1), message("core-sentences", parts=(player(0), "and"))))
    assert say(with_names(within, ["Mia", "Tom"])) == "Tom and Mia and"
    assert say(player(1)) == "Player 2"


def test_what_is_said_to_somebody_is_said_otherwise_of_oneself() -> None:
    """English shows it: where a reason says *you*, there is another one that says *I*."""
    reasons = {key: str(pattern) for key, pattern in sentences("en").items() if "-why" in key}
    to_you = re.compile(r"\b[Yy]ou(r|rs)?\b")
    of_you = [key for key, words in reasons.items() if to_you.search(words) and key.partition("-")[0] in slugs()]
    assert of_you and not [key for key in of_you if key.endswith(".own")]
    assert not [key for key in of_you if f"{key}.own" not in reasons and not key.startswith("koncita-out")]


# ---------------------------------------------------------------------- afterwards


def thought_of(matter: Matter | None) -> Thought:
    assert matter is not None
    one = ThinkingRoom().think(matter)
    while not one.done:
        one.go_on(range(64))  # type: ignore[arg-type]
    return one


def thought_again(match: Match, ply: int) -> Account:
    thought = thought_of(bots_matter(match, ply))
    assert thought.best and thought.best.action == match.steps[ply].action
    told = account(match, ply, thought.best.reason, thought.ranking)
    assert told is not None
    return told


def some_bots_match(level: str, seed: int = 4) -> tuple[Match, int, int]:
    """A match of Fairies between a person and a bot that plays as at a table: and a step of each, the bot's first."""
    match = new_match("human", level, seed=seed)
    for _ in range(4):
        if match.to_act == (0,):
            play_on(match, 1)
            continue
        matter = matter_at(match, match.cursor, 1, level)
        *_, advice = make_bot("fairies", level).think(matter.view, matter.legal, matter.rng)
        match.play(advice.action)
    made = [step.action.seat for step in match.steps]
    return match, made.index(1), made.index(0)


def test_a_bot_thinks_the_same_again_and_tells_what_else_it_liked() -> None:
    match, bots, persons = some_bots_match("medium")
    told = thought_again(match, bots)
    assert told.seat == 1 and told.chosen and len(told.others) == 2
    assert all(0 <= one.chance <= told.chosen.chance for one in told.others)
    assert len({one.words for one in (told.chosen, *told.others)}) == 3
    assert account(match, persons) is None and bots_matter(match, persons) is None, "a person tells nothing"
    assert open_account(match, persons, 1) is None


def test_a_bot_that_hardly_thinks_gives_its_reason_alone() -> None:
    match, bots, _ = some_bots_match("easy")
    told = thought_again(match, bots)
    assert told.chosen is None and told.others == () and say(told.reason)


@pytest.mark.parametrize("level", ["easy", "medium", "hard"])
def test_who_decided_without_thinking_says_so_and_a_longer_look_tells_what_else_there_was(level: str) -> None:
    """Lapses are told of as what they are, with what was made and what would have been better."""
    hasty = []
    for seed in range(40):
        match, bots, _ = some_bots_match(level, seed)
        first = thought_of(bots_matter(match, bots))
        if first.best and first.best.reason == THOUGHTLESS:
            assert first.ranking == (), "nothing was weighed, whatever parts of the thought came before"
            longer = thought_of(longer_look(match, bots))
            told = account(match, bots, first.best.reason, longer.ranking, hasty=True)
            assert told and told.hasty and say(told.reason) == "I did that without thinking."
            assert len(told.others) == 2 and len({one.words for one in (told.chosen, *told.others) if one}) >= 2
            hasty.append(told)
    assert hasty, "some decisions are taken so"
    known = [told for told in hasty if told.chosen]
    assert known and any(told.chosen and told.others[0].chance > told.chosen.chance for told in known)


def test_where_there_was_no_choice_nobody_looks_longer() -> None:
    match, bots, _ = some_bots_match("easy")
    assert longer_look(match, bots) is not None
    chosen = setup("grapple", ("human", "easy"))
    match = play_on(Match(rules_for(chosen), chosen, 3), 80)
    lone = [
        ply
        for ply, step in enumerate(match.steps)
        if step.action.seat == 1 and len(match.rules.legal_actions(match.state_at(ply), 1)) == 1
    ]
    assert lone and all(longer_look(match, ply) is None for ply in lone)


def test_a_bot_that_would_act_otherwise_today_speaks_of_what_it_did() -> None:
    match, bots, _ = some_bots_match("medium")
    matter, made = bots_matter(match, bots), match.steps[bots].action
    assert matter is not None
    told = account(match, bots, None, [Ranked(action, 0.5, 0.6) for action in matter.legal if action != made])
    assert told and told.chosen is None and told.others == ()
    names = [seat.name for seat in match.setup.seats]
    assert told.reason == in_own_words(with_names(skill_of("fairies").reason(matter.view, made), names))


def test_nobody_answers_for_what_they_do_not_tell() -> None:
    """What a bot did for itself alone is not asked about by itself."""
    chosen = setup("grapple", ("human", "easy", "easy"))
    match = play_on(Match(rules_for(chosen), chosen, 3), 60)
    for ply, step in enumerate(match.steps):
        told = open_account(match, ply, 0)
        assert told is None or step.action.seat in (1, 2)
        assert open_account(match, ply, step.action.seat) is None
    assert any(open_account(match, ply, 0) for ply in range(match.cursor))
