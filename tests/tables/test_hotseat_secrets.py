"""While bots act between people, no picture tells what the next person must not see: tick by tick, at every table."""

from __future__ import annotations

from collections.abc import Iterator
from itertools import islice
from typing import Any, NamedTuple

import pytest
from msgspec.structs import replace

from goblins.bots.bot import decide, thinking_chance
from goblins.bots.levels import make_bot
from goblins.core.contract import Action
from goblins.core.info import OptionValue
from goblins.core.match import Match
from goblins.core.setup import Setup
from goblins.games.pact.actions import Reveal
from goblins.games.registry import rules_of, slugs
from goblins.library.settings import Settings
from goblins.scenes.lights import Lights
from goblins.scenes.table.curtain import CurtainScene
from goblins.scenes.table.screen import TableScene
from goblins.tables.kit.plates import ShowsTurn
from goblins.ui.time import TICK_SECONDS
from goblins.ui.viewport import Point
from tests.support.builders import setup
from tests.support.table_player import TablePlayer, window_of
from tests.support.worlds import WORLDS, alike_for_others, other_world

QUICK = Settings(animation_speed=2, bot_pace=3, pause=0, tips=False)
#: A table where nothing glides fades from one picture to the next.
CALM = replace(QUICK, calm=True)
#: The pointer moves on after so many ticks; between bots and curtain no more than so many go by.
POINTED, MOST = 24, 1500
NOWHERE: Point = (800.0, 4.0)
#: Large enough for every face to be seen.
TINY = (640, 360)


class Handing(NamedTuple):
    """What a person does last before only bots are to act, from a decision that needs a look at their hand."""

    setup: Setup
    state: Any
    actions: tuple[Action, ...]

    @property
    def owner(self) -> int:
        """The seat of the person whose secrets must be covered from then on."""
        return self.actions[0].seat


class Look(NamedTuple):
    """What the window shows at one tick, and what has happened by then."""

    ply: int
    covered: bool
    picture: int


class Watcher(TablePlayer):
    """Somebody who sits at the table while bots act; games are played by the rules, not in words."""

    game = ""

    def in_words(self, text: str) -> tuple[Action, ...]:
        raise NotImplementedError

    def watch(
        self, handing: Handing, state: Any, actions: tuple[Action, ...], settings: Settings
    ) -> tuple[Match, list[Look]]:
        """Do a person's last deed with their hand open, and look at every tick until a person decides again."""
        self._new_table(settings)
        match = Match(rules_of(handing.setup.game), handing.setup, 1, resumed_from=state)
        match_id = self.house.library.follow(match)
        self.house.scenes.reset(TableScene(self.house, match, match_id, {}, self.house.doors._helper(match_id)))
        self.until(lambda: self.laid.top.ready)
        self.settle()
        if self.has("look"):  # who is asked by the others may look first
            self.click("look")
        self.look()
        assert self.viewer == handing.owner and not self.covered
        self._begin_at_a_beat()
        looks = [self._seen()]
        self.table.carry_out(actions, lasting=True)
        for tick in range(MOST):
            self.step(TICK_SECONDS)
            looks.append(self._seen())
            if self.at(CurtainScene) or (match.cursor > len(actions) and self._settled()):
                return match, looks
            if tick % POINTED == 0:
                self._point_on(tick // POINTED)
            self.read_on()
        raise AssertionError("no person ever decides again")

    def _begin_at_a_beat(self) -> None:
        """Begin everything that breathes or drains away anew, however long the table took to be laid."""
        self.move(NOWHERE)
        self.table.now, self._clock._rest = 0, 0.0
        self.table.top.lights = Lights(self.table.top)
        self.step(TICK_SECONDS)

    def _point_on(self, number: int) -> None:
        """Point at the own hand, plate and what lies there, one after the other."""
        top = self.laid.top
        assert top.hand_cover is not None and isinstance(top.table, ShowsTurn)
        plate = top.table.plate(top.view, top.context, top.context.viewer)
        hand = top.hand_cover.rect
        points = (hand.centre, (plate.x + 60, plate.bottom + 80), (hand.x + 50, hand.centre[1]), plate.centre, NOWHERE)
        self.move(points[number % len(points)])

    def _seen(self) -> Look:
        surface = self.house.stage.surface
        return Look(self.laid.match.cursor, self.covered, hash(surface.get_buffer().raw))


@pytest.fixture(scope="module")
def window(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Watcher]:
    with window_of(Watcher, tmp_path_factory.mktemp("home"), TINY) as player:
        yield player


@pytest.fixture
def watcher(window: Watcher, monkeypatch: pytest.MonkeyPatch) -> Watcher:
    """Let bots think at once: when they act must not depend on the machine."""
    monkeypatch.setattr("goblins.scenes.table.driver.for_a_while", lambda: range(10**6))
    return window


def handings(chosen: Setup, seed: int) -> Iterator[Handing]:
    """Yield what a person does last, whenever those of a match leave it to bots to act."""
    rules, bot = rules_of(chosen.game), make_bot(chosen.game, "easy")
    match = Match(rules, chosen, seed)
    while match.outcome is None:
        seat, before = match.to_act[0], match.state
        view, legal = rules.view(before, seat), rules.legal_actions(before, seat)
        match.play(decide(bot, view, legal, thinking_chance(seed, match.cursor, seat)).action)
        if not chosen.seats[seat].is_human or set(match.to_act) & set(chosen.humans) or match.outcome:
            continue
        first = match.cursor - 1
        while first and match.steps[first].action.openly:
            first -= 1
        actions = tuple(step.action for step in match.steps[first:])
        if not actions[0].openly and {action.seat for action in actions} == {seat}:
            yield Handing(chosen, match.state_at(first), actions)


def in_another_world(handing: Handing) -> tuple[Any, tuple[Action, ...]] | None:
    """Find a world in which the same is done before everybody's eyes; None if what is done tells the two apart."""
    chosen, owner, rules = handing.setup, handing.owner, rules_of(handing.setup.game)
    played = [card for action in handing.actions if (card := getattr(action, "card", None)) is not None]
    here, there = handing.state, other_world(handing.state, owner, chosen, played)
    world, deeds = there, []
    for action in handing.actions:
        hidden = type(action) is Reveal or rules.why_not(there, action) is not None
        alike = [one for one in rules.legal_actions(there, owner) if type(one) is type(action)]
        deeds.append(alike[-1] if hidden else action)
        here, there = rules.apply(here, action).state, rules.apply(there, deeds[-1]).state
    return (world, tuple(deeds)) if alike_for_others(here, there, owner, chosen) else None


def steps_looked_at(watcher: Watcher, handing: Handing, settings: Settings) -> int:
    """Compare both worlds at every tick; return how many steps of bots were seen before they turned up what differs."""
    other = in_another_world(handing)
    if other is None:
        return 0
    done = len(handing.actions)
    match, looks = watcher.watch(handing, handing.state, handing.actions, settings)
    twin, twins = watcher.watch(handing, *other, settings)
    assert looks[0].picture != twins[0].picture, "the open hands differ"
    for tick, (one, two) in enumerate(zip(looks, twins, strict=False)):
        here, there = match.state_at(one.ply), twin.state_at(two.ply)
        if not alike_for_others(here, there, handing.owner, handing.setup):
            return looks[tick - 1].ply - done
        if one.ply >= done:
            where = f"{handing.setup.game}, {handing.actions} and {one.ply - done} steps of bots, tick {tick}"
            assert one.picture == two.picture, where
            assert one.covered and two.covered, where
    return looks[-1].ply - done


BETWEEN, AFTER = ("human", "easy", "human"), ("human", "human", "easy")
FIVE = ("human", "easy", "human", "easy", "easy")
#: A game, who plays, options, the deal, and at how many handings to look.
TABLES: list[tuple[str, tuple[str, ...], dict[str, OptionValue], int, int]] = [
    ("pact", AFTER, {"mode": "expert"}, 3, 3),
    ("pact", FIVE, {"mode": "expert"}, 5, 3),
    ("grapple", BETWEEN, {}, 3, 6),
    ("grapple", AFTER, {}, 4, 4),
    ("koncita", BETWEEN, {}, 3, 3),
    ("koncita", AFTER, {}, 3, 2),
    ("irene", BETWEEN, {"aide": True}, 3, 3),
    ("irene", AFTER, {"aide": True, "advanced": True}, 3, 2),
]


def test_the_worlds_are_those_of_all_games_with_secrets() -> None:
    assert {game for game in slugs() if rules_of(game).has_secrets(setup(game, AFTER))} == set(WORLDS)


@pytest.mark.parametrize(("game", "who", "options", "seed", "most"), TABLES)
def test_no_picture_of_a_bots_turn_tells_what_the_last_person_holds(
    watcher: Watcher, game: str, who: tuple[str, ...], options: dict[str, OptionValue], seed: int, most: int
) -> None:
    looked_at = [
        steps_looked_at(watcher, handing, QUICK)
        for handing in islice(handings(setup(game, who, **options), seed), most)
    ]
    assert sum(looked_at) >= most, looked_at


@pytest.mark.parametrize(("game", "who", "options", "seed", "most"), TABLES[::2])
def test_no_open_hand_shines_through_where_pictures_fade(
    watcher: Watcher, game: str, who: tuple[str, ...], options: dict[str, OptionValue], seed: int, most: int
) -> None:
    assert any(steps_looked_at(watcher, one, CALM) for one in islice(handings(setup(game, who, **options), seed), 2))
