"""The result's words: bests, levels, marks and plurals."""

from __future__ import annotations

from collections import deque
from datetime import UTC, datetime, timedelta
from typing import Any

import pytest

from goblins.bots.solitaire import solving
from goblins.core.match import Match
from goblins.games.registry import rules_for
from goblins.library import Library
from goblins.scenes.after.pastmatch import unit_of
from goblins.scenes.after.podium import draw_podium
from goblins.scenes.after.ranking import played_by
from goblins.scenes.after.result import ResultScene
from goblins.scenes.after.wonpage import WonPage
from goblins.scenes.tabletop import Tabletop
from goblins.ui.stage import Stage
from goblins.words import number_in_words, say, speaking
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
    with speaking("de"):
        assert "Mit Hilfe: kein Bestwert" in words(match)


def test_the_average_has_the_point_of_its_language() -> None:
    library, match = Library.in_memory(), play_all(new_match(seed=3), winning_actions(3))
    for seed in (3, 3):
        library.follow(earlier := new_match(seed=seed))
        play_all(earlier, winning_actions(3))
    turns = match.rules.turns(match.state)

    def result(house: Any) -> ResultScene:
        top = Tabletop(house, match, 0, {})
        top.show(match.cursor, "load")
        return ResultScene(house, match, top)

    for language, average in (("en", f"{turns}.0"), ("de", f"{turns},0"), ("it", f"{turns},0")):
        with speaking(language), written() as lines:
            open_screen(result, library=library)
        assert average in [line.text for line in lines]


def test_in_pact_it_is_glory_that_was_missing() -> None:
    told = {"place": "Second", "name": "Mia", "short": 1}
    assert say("after-lost-short", unit="Glory", **told) == "Second, Mia: 1 Glory short"
    assert say("after-lost-short", unit=unit_of("grapple"), **told) == "Second, Mia: one point short"
    with speaking("de"):
        assert say("after-lost-short", unit=unit_of("pact"), **told).endswith("nur 1 Ruhm fehlte")


def test_a_game_without_levels_has_no_best_of_its_level() -> None:
    assert "This level" in words(play_all(new_match(seed=3), winning_actions(3)))
    alone = words(irene_alone())
    assert "All deals" in alone and "This level" not in alone


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


def test_a_star_that_was_not_earned_is_explained() -> None:
    """Which turn cost it, and what would have been shorter; where nobody knows, what stars are given for."""
    match = play_all(new_match(seed=3), winning_actions(3))
    assert "Three stars are given" in " ".join(words(match))
    par = len(deque(solving("fairies", match.opening), maxlen=1)[0].actions)

    def result(house: Any) -> ResultScene:
        top = Tabletop(house, match, 0, {"par": str(par)})
        top.show(match.cursor, "load")
        return ResultScene(house, match, top)

    scene = open_screen(result).scene
    page = scene.page
    assert isinstance(page, WonPage) and page.ended.stars < 3
    said = [page.words]
    while page.think():
        said.append(page.words)
    assert said[0].startswith(f"Three stars are given for par {par}, two for up to {par + 2} turns")
    assert page.title.startswith("Turn ") and page.title.endswith("star")
    done, better = page.ways
    assert done[1] != better[1] and better[1].startswith("Shorter: ")
    with written() as lines:
        page.paint(scene.stage)
    assert {done[1], better[1], page.title} <= {line.text for line in lines}


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
    assert played_by(one) == say("screens-bot", level="hard", temper="bold")
    assert (played_by(other), played_by(person)) == ("easy", say("screens-human"))


def test_who_was_a_few_points_short_is_told_so_and_minutes_are_known() -> None:
    now = [datetime(2026, 11, 16, 18, tzinfo=UTC)]
    library = Library.in_memory(clock=lambda: now[0])
    chosen = setup("grapple", ["easy", "human", "easy"])
    match = Match(rules_for(chosen), chosen, 7)
    kept = library.follow(match)
    play_on(match, 9)
    now[0] += timedelta(minutes=26)
    play_on(match, 3000)
    person = open_screen(lambda house: result_of(house, match, kept), library=library)
    ended = person.scene.ended
    assert match.outcome is not None and ended.minutes == 26
    totals = {score.seat: score.total for score in match.outcome.scores}
    assert 1 not in match.outcome.winners, "the person lost"
    name = chosen.seats[1].name
    short = max(totals.values()) - totals[1]
    assert ended.word.startswith((f"Second, {name}: ", f"Third, {name}: ")) and ended.word.endswith("short")
    assert number_in_words(short) in ended.word
    assert ended.losers == [1] and ended.sound == "lose"


def result_of(house: Any, match: Match, match_id: int) -> ResultScene:
    top = Tabletop(house, match, 0, {})
    top.show(match.cursor, "load")
    return ResultScene(house, match, top, match_id)


@pytest.mark.rule("K-52")
def test_whoever_went_out_has_no_medal_on_the_podium(monkeypatch: pytest.MonkeyPatch) -> None:
    """The ranking beside it has a cross for them."""
    chosen = setup("koncita", ["human", "easy", "easy"])
    match = play_on(Match(rules_for(chosen), chosen, 3), 3000)
    scene = open_screen(result_of, match, 0).scene
    assert isinstance(scene, ResultScene) and set(scene.ended.race.outs) == {0, 1}
    pictures, draw = list[str](), Stage.sprite

    def sprite(stage: Stage, name: str, *more: Any, **named: Any) -> Any:
        pictures.append(name)
        return draw(stage, name, *more, **named)

    monkeypatch.setattr(Stage, "sprite", sprite)
    with written() as lines:
        draw_podium(scene.stage, scene.ended, 1.0)
    assert [name for name in pictures if name.startswith("medals/")] == ["medals/1.svg"]
    assert {line.text for line in lines} == {"1", *(seat.name for seat in chosen.seats)}


def test_in_larger_text_the_story_has_as_many_sentences_as_have_room() -> None:
    chosen = setup("koncita", ["human", "easy", "easy"])
    match = play_on(Match(rules_for(chosen), chosen, 3), 3000)
    usual, large = shown(match, 100), shown(match, 150)
    assert "was out in turn" in " ".join(line.text for line in large), "there was room for more than one sentence"
    heights = [[line.rect.h for line in lines if line.text == "was"] for lines in (usual, large)]
    assert min(heights[1]) > 1.3 * max(heights[0])
