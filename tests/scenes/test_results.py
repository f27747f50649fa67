"""The result's words: bests, levels, marks and plurals."""

from __future__ import annotations

from typing import Any

import pytest

from goblins.core.match import Match
from goblins.games.registry import rules_for
from goblins.scenes.after.result import ResultScene, _played_by
from goblins.scenes.tabletop import Tabletop
from goblins.words import say
from tests.support.builders import setup
from tests.support.lettering import Written, written
from tests.support.library_tools import give_up, new_match, play_all, play_on, winning_actions
from tests.support.shell_tools import open_screen


def shown(match: Match, text_size: int = 100, **facts: str) -> list[Written]:
    def result(house: Any) -> ResultScene:
        top = Tabletop(house, match, 0, facts)
        top.show(match.cursor, "load")
        return ResultScene(house, match, top)

    with written() as lines:
        open_screen(result, text_size=text_size)
    return lines


def words(match: Match, **facts: str) -> list[str]:
    return [line.text for line in shown(match, **facts)]


def irene_alone() -> Match:
    chosen = setup("irene", 1)
    return play_on(Match(rules_for(chosen), chosen, 7), 3000)


def test_a_win_with_help_says_why_it_is_no_best() -> None:
    match = play_all(new_match(seed=3), winning_actions(3))
    assert not any("not kept" in line for line in words(match))
    match.mark_assisted()
    assert "assisted: not kept as a best" in words(match)


def test_a_game_without_levels_has_no_best_of_its_level() -> None:
    assert "Best, this level" in words(play_all(new_match(seed=3), winning_actions(3)))
    alone = words(irene_alone())
    assert "Best of all" in alone and "Best, this level" not in alone


@pytest.mark.parametrize("text_size", [100, 125, 150])
def test_the_mark_covers_no_number_of_turns(text_size: int) -> None:
    chosen = setup("grapple", ["human", "easy", "easy"])
    match = play_on(Match(rules_for(chosen), chosen, 7), 3000)
    match.mark_assisted()
    lines = shown(match, text_size)
    turns = next(line.rect for line in lines if line.text.endswith(" turns"))
    mark = next(line.rect for line in lines if line.text == "assisted")
    assert mark.right + 6 < turns.x
    reason = [line.rect for line in lines if abs(line.rect.centre[1] - 72) < 30 and line.rect.x < mark.x]
    assert reason and all(rect.right < mark.x for rect in reason)


def test_one_turn_is_no_turns() -> None:
    match = give_up(play_on(new_match(seed=3), 1))
    said = words(match)
    assert match.rules.turns(match.state) == 1 and "1 turn" in said and "1 turns" not in said


def test_a_solitaire_is_measured_against_par() -> None:
    match = play_all(new_match(seed=3), winning_actions(3))
    turns = match.rules.turns(match.state)
    assert "Par!" in words(match, par=str(turns))
    assert "Two over par" in words(match, par=str(turns - 2))
    assert not any("par" in line.lower() for line in words(match, par="unproven") if line not in ("Par", "unproven"))
    assert "Place" not in words(match), "nobody else is there"


def test_people_who_lost_to_a_bot_get_a_kind_word() -> None:
    chosen = setup("fairies", ["human", "hard"])
    for seed in range(1, 20):
        match = play_on(Match(rules_for(chosen), chosen, seed), 3000)
        assert match.outcome is not None
        name = chosen.seats[0].name
        assert (f"Better luck next time, {name}!" in words(match)) == (match.outcome.winners == (1,))
        if match.outcome.winners == (1,):
            return
    raise AssertionError("the bot never wins")


def test_the_result_says_of_what_temper_a_bot_was() -> None:
    one, other, person = setup("fairies", ["hard:bold", "easy", "human"]).seats
    assert _played_by(one) == say("screens-bot", level="hard", temper="bold")
    assert (_played_by(other), _played_by(person)) == ("easy", say("screens-human"))
