"""Being asked for a rescue only with a Defender in hand: everybody's own wish where several people play at one window."""

from __future__ import annotations

from typing import Any

import pytest
from msgspec.structs import replace

from goblins.games.grapple import actions as act
from goblins.games.grapple.state import GrappleState
from goblins.library.settings import Settings
from goblins.scenes.table.curtain import CurtainScene
from goblins.scenes.table.screen import TableScene
from tests.support.grapple.builders import Fight, deciding, position
from tests.support.grapple.player import ANSWERED, NOWHERE, STILL, GrapplePlayer, asked_of_the_other

TWO = ("human", "human")
WISH = "order defender"
#: Kinds that don’t lie open: looks go by the card.
NONE, ONE = "brute assassin", "brute defender"


def lay(player: GrapplePlayer, state: GrappleState, *names: str, usual: Settings = STILL) -> None:
    """The position with two people; those named have wished not to be asked without a Defender."""
    player.lay(state, *TWO, settings=replace(usual, games=usual.games | {"defender_names": names}), opened=False)
    player.step(0.01)


def name(player: GrapplePlayer, seat: int) -> str:
    return player.laid.top.context.name(seat)


@pytest.fixture
def asked(player: GrapplePlayer) -> str:
    """The name of seat 1, who is asked in most of these positions."""
    lay(player, asked_of_the_other(NONE))
    return name(player, 1)


def nothing_is_done(player: GrapplePlayer) -> bool:
    player.step(0.2, times=40)
    return player.match.cursor == 0 and player.at(TableScene)


# ---------------------------------------------------------------------- ticking


@pytest.mark.rule("G-21")
@pytest.mark.parametrize("usual", [STILL, ANSWERED])
@pytest.mark.parametrize("hand", [NONE, ONE])
def test_among_several_people_everybody_is_asked_at_first(player: GrapplePlayer, hand: str, usual: Settings) -> None:
    lay(player, asked_of_the_other(hand), usual=usual)
    assert nothing_is_done(player) and not player.widget(WISH).on
    assert "others" in player.widget(WISH).tooltip and name(player, 1) in player.widget(WISH).label


@pytest.mark.rule("G-21")
def test_a_tick_is_kept_for_the_name_and_counts_from_the_next_question_on(player: GrapplePlayer) -> None:
    lay(player, asked_of_the_other(NONE))
    player.click(WISH)
    assert (
        player.house.library.settings().games.get("defender_names", ())
        == (name(player, 1),)
        == player.house.settings.games.get("defender_names", ())
    )
    assert nothing_is_done(player) and player.widget(WISH).on, "the present question is answered by hand"
    player.press_main(f"{name(player, 1)}: no rescue")
    player.settle()
    assert deciding(player.state) == ("rescue", (0,)) and not player.widget(WISH).on, "the other one did not tick it"
    assert player.widget(WISH).label == "Only ask me when I hold a Defender"
    lay(player, asked_of_the_other(NONE), *player.house.settings.games.get("defender_names", ()))
    player.until(lambda: player.match.cursor > 0)
    assert player.done() == [act.LetStand(1)]


@pytest.mark.rule("G-21")
def test_it_can_be_ticked_by_keyboard(player: GrapplePlayer) -> None:
    lay(player, asked_of_the_other(NONE))
    player.tab_to(WISH)
    player.key("space")
    assert player.house.settings.games.get("defender_names", ()) == (name(player, 1),)
    player.key("space")
    assert player.house.settings.games.get("defender_names", ()) == () and nothing_is_done(player)


@pytest.mark.rule("G-21")
@pytest.mark.parametrize("hand", [NONE, ONE])
def test_it_is_unticked_at_the_next_question(player: GrapplePlayer, asked: str, hand: str) -> None:
    """Also while the answer is on its way: then the question is theirs again."""
    lay(player, asked_of_the_other(hand), "Somebody else", asked)
    assert player.widget(WISH).on and player.match.cursor == 0
    player.click(WISH)
    assert player.house.library.settings().games.get("defender_names", ()) == ("Somebody else",)
    assert nothing_is_done(player) and not player.widget(WISH).on
    player.press_main(f"{asked}: no rescue")
    assert player.done() == [act.LetStand(1)]


@pytest.mark.rule("G-21")
def test_one_person_has_the_setting_and_no_wish(player: GrapplePlayer, asked: str) -> None:
    for who in (("easy", "human"), ("human", "easy")):
        fight = Fight(1, "king", "raider", asked=(who.index("human"),))
        start = position([NONE, NONE], ["spy", "mage"], phase="rescue", battle=fight, acted=True)
        player.lay(
            start,
            *who,
            settings=replace(STILL, games=STILL.games | {"defender_names": (asked, "Mia", "Grub")}),
            opened=False,
        )
        assert nothing_is_done(player) and not player.has(WISH), "a name is for playing among people"
        assert player.button("Take the win" if who[0] == "human" else "No rescue")


# ---------------------------------------------------------------------- being answered for


@pytest.mark.rule("G-21")
def test_only_the_one_who_wants_it_is_answered_for(player: GrapplePlayer, asked: str) -> None:
    lay(player, asked_of_the_other(NONE), asked)
    player.settle()
    assert player.done() == [act.LetStand(1)] and deciding(player.state) == ("rescue", (0,))
    player.step(0.2, times=40)
    assert player.match.cursor == 1 and player.button("Take the win")


@pytest.mark.rule("G-21")
@pytest.mark.parametrize("phase", ["rescue", "hold"])
def test_who_holds_a_defender_or_decides_something_else_is_asked(player: GrapplePlayer, asked: str, phase: Any) -> None:
    lay(player, asked_of_the_other(ONE if phase == "rescue" else NONE, phase=phase), asked)
    assert nothing_is_done(player) and player.has(WISH) == (phase == "rescue")


@pytest.mark.rule("G-14", "G-21")
def test_nobody_is_answered_for_on_a_tie_that_they_could_hold(player: GrapplePlayer, asked: str) -> None:
    fight = Fight(1, "raider", "raider", asked=(1, 0))
    start = position(["brute mage", NONE], ["spy", "mage"], phase="rescue", battle=fight, acted=True)
    lay(player, start, asked)
    assert nothing_is_done(player) and player.has(WISH)


@pytest.mark.rule("G-21")
def test_an_answer_takes_as_long_as_for_a_single_person(player: GrapplePlayer, asked: str) -> None:
    waits = []
    for who, usual in (
        (("easy", "human"), ANSWERED),
        (TWO, replace(STILL, games=STILL.games | {"defender_names": (asked,)})),
    ):
        player.lay(asked_of_the_other(NONE), *who, settings=replace(usual, bot_pace=2), opened=False)
        rounds = 0
        while player.match.cursor == 0:
            player.step(0.05)
            rounds += 1
        waits.append(rounds)
    assert waits[0] == waits[1] > 10


# ---------------------------------------------------------------------- what the others see


def looks(player: GrapplePlayer) -> list[Any]:
    """All that is on the screen, wherever one points."""
    found: list[Any] = [type(player.scene)]
    for point in (NOWHERE, (700.0, 770.0), (464.0, 220.0), player.widget("undo").rect.centre):
        player.move(point)
        found.append(player.screen())
    found += [(widget.name, widget.rect, widget.enabled) for widget in player.scene.widgets.widgets]
    return found


@pytest.mark.rule("G-21")
def test_the_answer_looks_as_no_rescue_does(player: GrapplePlayer, asked: str) -> None:
    """For the one who looks on: the same step, log, cover and picture, and no curtain either way."""
    seen = []
    for wish in (False, True):
        lay(player, asked_of_the_other(NONE), *((asked,) if wish else ()))
        if not wish:
            player.settle()
            player.press_main(f"{asked}: no rescue")
        player.settle()
        assert not player.at(CurtainScene) and player.viewer == 0
        top = player.laid.top
        log = [top.table.words(entry, top.context) for entry in top.log]
        seen.append((player.done(), player.match.steps[0].events, log, player.covered, looks(player)))
    assert seen[0] == seen[1]


@pytest.mark.rule("G-21")
@pytest.mark.parametrize("wish", [False, True])
def test_the_question_looks_the_same_whatever_the_asked_one_holds(
    player: GrapplePlayer, asked: str, wish: bool
) -> None:
    """With the wish, until the answer comes or does not."""
    seen = []
    for hand in (NONE, ONE):
        lay(player, asked_of_the_other(hand), *((asked,) if wish else ()))
        player.move(NOWHERE)
        seen.append((player.screen(), [(one.name, one.rect, one.enabled) for one in player.scene.widgets.widgets]))
        assert player.match.cursor == 0 and player.widget(WISH).on == wish
    assert seen[0] == seen[1]


@pytest.mark.rule("G-21")
@pytest.mark.parametrize("wish", [False, True])
def test_a_wish_of_the_other_changes_nothing_about_my_own_questions(player: GrapplePlayer, wish: bool) -> None:
    lay(player, asked_of_the_other(NONE))
    other = name(player, 0)
    lay(player, asked_of_the_other(NONE), *((other,) if wish else ()))
    assert nothing_is_done(player) and not player.widget(WISH).on


@pytest.mark.rule("G-22")
@pytest.mark.parametrize("hand", [NONE, "brute defender"])
@pytest.mark.parametrize("who", [TWO, ("easy", "human")])
def test_nobody_is_asked_to_rescue_their_own_defender(player: GrapplePlayer, who: tuple[str, str], hand: str) -> None:
    """Everybody sees that it can't be replaced: that it is answered tells nobody anything, whatever is held."""
    fight = Fight(1, "king", "defender", asked=(1, 0))
    start = position(["brute mage", hand], ["spy", "mage"], phase="rescue", battle=fight, acted=True)
    player.lay(start, *who, settings=STILL, opened=False)
    player.until(lambda: player.match.cursor > 0)
    assert player.done()[:1] == [act.LetStand(1)]
