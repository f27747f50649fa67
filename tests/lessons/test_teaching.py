"""What teaches besides lessons, in every game: topics, tips and first pages fit the rules, the rulebook and the table."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from pathlib import Path

import pytest

from goblins import paths
from goblins.cli import teaching
from goblins.content import glance
from goblins.content.diagrams import diagrams_of
from goblins.content.glance import glance_of
from goblins.content.loader import BadContent
from goblins.content.rulebook import Rulebook
from goblins.games.irene.events import Announced, Sealed, Shouted
from goblins.games.irene.solo.events import SoloSealed
from goblins.games.registry import rulebook_of, slugs
from goblins.lessons import tips as tips_module
from goblins.lessons import topics as topics_module
from goblins.lessons.tips import Tips, tips_of
from goblins.lessons.topics import topics_of

GAME = "koncita"
TOPIC = 'princess: {title: "She", say: "%s", clauses: [%s], icon: %s}\n'
TIP = 'tips:\n  - {key: one, when: {%s: {%s: me}}, title: "A", say: "%s", point: {area: %s}}\n'
PANEL = '  - {title: "A", say: "%s", clause: %s, ground: ["#000000", "#111111"], things: [%s]}\n'
THING = "{piece: %s, number: %d, at: [0.5, 0.5], size: 40}"


@pytest.fixture
def written(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Iterator[Callable[[str, str], None]]:
    """Writes a file of the game instead of the shipped one."""
    loaded = (topics_of, tips_of, glance_of, diagrams_of)
    (tmp_path / GAME).mkdir()
    rulebook_of(GAME)

    def write(name: str, text: str) -> None:
        (tmp_path / GAME / name).write_text(text, encoding="utf-8")
        for one in loaded:
            one.cache_clear()

    for module in (topics_module, tips_module, glance):
        assert module.paths is paths
    monkeypatch.setattr(paths, "DATA", tmp_path)
    yield write
    monkeypatch.undo()
    for one in loaded:
        one.cache_clear()


# ---------------------------------------------------------------------- what is shipped


@pytest.mark.parametrize("game", slugs())
@pytest.mark.parametrize("look", [teaching.topics, teaching.tips, teaching.first_page])
def test_what_is_shipped_fits(game: str, look: Callable[[str], Iterator[str]]) -> None:
    assert list(look(game)) == []


@pytest.mark.parametrize("game", slugs())
def test_every_topic_leads_to_a_clause_or_needs_none(game: str) -> None:
    book: Rulebook = rulebook_of(game)
    for name, topic in topics_of(game).items():
        assert topic.title and topic.say.endswith((".", "!", ".”")), name
        assert set(topic.clauses) <= set(book.ids()), name
        assert len(set(topic.clauses)) == len(topic.clauses), name


@pytest.mark.parametrize("game", slugs())
def test_what_hits_somebody_is_about_somebody(game: str) -> None:
    for pattern in tips_of(game).hits:
        ((name, fields),) = pattern.items()
        assert tips_module.ME in fields.values(), name


@pytest.mark.parametrize("game", slugs())
def test_the_aim_is_one_line(game: str) -> None:
    page = glance_of(game)
    assert page is None or 0 < len(page.aim) <= 70


# ---------------------------------------------------------------------- what does not fit is named


@pytest.mark.parametrize(
    ("topic", "wrong"),
    [
        (TOPIC % ("Ouch.", "K-99", "tiara"), "princess: there is no clause K-99"),
        (TOPIC % ("See K-98.", "K-21", "tiara"), "princess: there is no clause K-98"),
        (TOPIC % ("Ouch.", "K-21", "tiaras"), "princess: there is no icon 'tiaras'"),
        (TOPIC % ("Ouch.", "K-21", "tiara, face: nobody"), "princess: there is no face of 'nobody'"),
        ('prince: {title: "He", say: "Ouch."}', "prince: nothing on the table has this topic"),
        ('prince: {title: "He", say: "Ouch."}', "the topic 'princess' of the table is missing"),
    ],
)
def test_a_wrong_topic_is_named(written: Callable[[str, str], None], topic: str, wrong: str) -> None:
    written("topics.yaml", topic)
    assert f"data/{GAME}/topics.yaml: {wrong}" in list(teaching.topics(GAME))


@pytest.mark.parametrize(
    ("tip", "wrong"),
    [
        (TIP % ("Shove", "goblin", "Ouch.", "hand"), "tip 'one': there is no event 'Shove'"),
        (TIP % ("Shoved", "goblins", "Ouch.", "hand"), "tip 'one': Shoved has no field 'goblins'"),
        (TIP % ("Shoved", "goblin", "See K-99.", "hand"), "tip 'one': there is no clause K-99"),
        (TIP % ("Shoved", "goblin", "Ouch.", "attic"), "there is no 'attic' to point at"),
        ("hits:\n  - {Shove: {goblin: me}}\n", "hits, number 1: there is no event 'Shove'"),
    ],
)
def test_a_wrong_tip_is_named(written: Callable[[str, str], None], tip: str, wrong: str) -> None:
    written("tips.yaml", tip)
    assert any(wrong in finding for finding in teaching.tips(GAME))


@pytest.mark.parametrize(
    ("panel", "wrong"),
    [
        (PANEL % ("Ouch.", "K-99", ""), "panel 1: there is no clause K-99"),
        (PANEL % ("Ouch.", "K-21", THING % ("treasure", 999)), "panel 1: treasure 999"),
        (PANEL % ("Ouch.", "K-21", THING % ("dragon", 1)), "panel 1: dragon 1"),
        (PANEL % ("Ouch.", "K-21", "{sprite: none.svg, at: [0.5, 0.5], size: 9}"), "sprites/none.svg"),
        (PANEL % ("Ouch.", "K-21", "{portrait: grey moo, at: [0.5, 0.5], size: 9}"), "no seat of the colour grey"),
        (PANEL % ("Ouch.", "K-21", "{portrait: teal moo asleep, at: [0.5, 0.5], size: 9}"), "moo/bust_asleep.svg"),
    ],
)
def test_a_wrong_first_page_is_named(written: Callable[[str, str], None], panel: str, wrong: str) -> None:
    written("glance.yaml", "aim: Win.\npanels:\n" + panel * 5)
    assert any(wrong in finding for finding in teaching.first_page(GAME))


DIAGRAM = """
  - clause: %s
    frames:
      - {say: "%s", ground: ["#000000", "#FFFFFF"], floor: %s, things: [%s]}
"""


@pytest.mark.parametrize(
    ("diagram", "wrong"),
    [
        (DIAGRAM % ("K-99", "Ouch.", "[2, 2]", ""), "K-99: there is no clause K-99"),
        (DIAGRAM % ("K-21", "Ouch.", "[2, 2]", THING % ("treasure", 999)), "K-21: frame 1: treasure 999"),
        (DIAGRAM % ("K-21", "Ouch.", "[2, 2]", "{sprite: none.svg, at: [0.5, 0.5], size: 9}"), "sprites/none.svg"),
    ],
)
def test_a_wrong_diagram_is_named(written: Callable[[str, str], None], diagram: str, wrong: str) -> None:
    written("diagrams.yaml", "diagrams:" + diagram)
    assert any(wrong in finding for finding in teaching.diagrams(GAME))


@pytest.mark.parametrize(
    ("diagram", "wrong"),
    [
        (DIAGRAM % ("K-21", "word " * 13, "[2, 2]", ""), "K-21: frame 1: 13 words"),
        (DIAGRAM % ("K-21", "Ouch.", "[2, 0]", ""), "K-21: frame 1: a floor needs squares"),
        (DIAGRAM % ("K-21", "Ouch.", "[2, 2]", "") * 2, "K-21: it has two diagrams"),
        ("\n  - {clause: K-21, frames: []}\n", "K-21: there must be one to 3 frames, not 0"),
    ],
)
def test_a_diagram_that_can_not_be_used_is_refused(
    written: Callable[[str, str], None], diagram: str, wrong: str
) -> None:
    written("diagrams.yaml", "diagrams:" + diagram)
    with pytest.raises(BadContent, match=wrong):
        diagrams_of(GAME)


@pytest.mark.parametrize("game", slugs())
def test_every_game_has_diagrams_that_show_what_there_is(game: str) -> None:
    assert len(diagrams_of(game)) >= 5
    assert list(teaching.diagrams(game)) == []


def test_too_many_words_are_refused(written: Callable[[str, str], None]) -> None:
    long = "word " * 30
    written("topics.yaml", TOPIC % (long, "K-21", "tiara"))
    written("tips.yaml", TIP % ("Shoved", "goblin", long, "hand"))
    written("glance.yaml", "aim: Win.\npanels:\n" + PANEL % (long, "K-21", "") * 5)
    for look in (topics_of, tips_of, glance_of):
        with pytest.raises(BadContent, match="words"):
            look(GAME)


@pytest.mark.parametrize("key", ["escape", "shout", "sealed"])
def test_what_only_others_do_to_somebody_is_not_told_to_whoever_does_it(key: str) -> None:
    tips = Tips(tips=tuple(tip for tip in tips_of("irene").tips if tip.key == key))
    happened = {"escape": Announced(1), "shout": Shouted(1), "sealed": Sealed(1, 0, 5)}[key]
    assert tips.for_events([happened], 0, ()) is not None
    assert tips.for_events([happened], 1, ()) is None


def test_a_tip_points_at_what_its_event_is_about() -> None:
    """The Home that was turned, not the first one."""
    tip = tips_of("irene").for_events([Sealed(1, 3, 7)], 0, ())
    assert tip is not None and tip.point is not None and (tip.point.piece, tip.point.number) == ("home", 3)
    alone = tips_of("irene").for_events([SoloSealed(4, 9)], 0, ())
    assert alone is not None and alone.point is not None and alone.point.number == 4
