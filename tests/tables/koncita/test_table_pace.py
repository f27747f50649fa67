"""The pause before every card of Koncita: the same for everybody, whether a duty is open or not, and silent about it."""

from __future__ import annotations

from collections.abc import Callable, Sequence

import pytest
from msgspec.structs import replace

from goblins.games.koncita.actions import Gesture
from goblins.games.koncita.content import KINDS
from goblins.library.settings import PAUSES, Settings
from goblins.scenes.table.curtain import CurtainScene
from goblins.scenes.table.screen import TableScene
from goblins.tables.contract import TableContext
from goblins.tables.koncita.lettering import gesture_word
from goblins.tables.koncita.showing import CARD, call_piece, card_piece, gesture_piece, panel_piece
from goblins.ui.time import ticks
from tests.support.koncita import names as k
from tests.support.koncita.builders import RULES, changed, decision, position, sq
from tests.support.koncita.player import SMALL, KoncitaPlayer

LEGS = KINDS.index("legs")
SLOW = Settings(animation_speed=0, bot_pace=4, pause=2)
MOVING = Settings(animation_speed=1, bot_pace=4, pause=2)
TICK = 0.1
HAND = ["goblin red yellow", "princess green blue", "goblin green blue"]
#: A card toward red makes this gesture due; the other order keeps quiet meanwhile.
FIRED, QUIET = "moves_toward_red", "oscar_runs"


def after_a_card(
    player: KoncitaPlayer,
    orders: Sequence[str] = (QUIET,),
    who: Sequence[str] = ("human", "easy"),
    settings: Settings = SLOW,
    **more: object,
) -> None:
    """The active person has played a card toward red; the orders are the first seat's."""
    state = position("c4 f6", hand=HAND, forfeits={0: orders}, **more)  # type: ignore[arg-type]
    player.lay(state, *who, settings=settings)
    player.do("goblin red yellow > red")
    player.step(0.0)


def seconds_until(player: KoncitaPlayer, condition: Callable[[], object], most: float = 20) -> float:
    """How long something takes, in table time."""
    passed = 0.0
    while not condition():
        player.step(TICK)
        passed += TICK
        assert passed < most, "it never came to that"
    return round(passed, 2)


def may_pick(player: KoncitaPlayer) -> bool:
    return any(piece.kind == CARD for piece, _ in player.table.reach.gestures)


# ---------------------------------------------------------------------- how long


@pytest.mark.rule("K-34")
def test_hands_wait_and_gestures_do_not(player: KoncitaPlayer) -> None:
    after_a_card(player, [FIRED])
    kind = player.state.public.due[0].bit_length() - 1
    assert player.table.pausing and kind >= 0 and not may_pick(player)
    before = player.match.cursor
    card = card_piece(player.view.hand[0])
    player.click(player.spot(card))
    player.click(player.square("g3"))
    player.drag(card, player.square("g3"))
    assert player.match.cursor == before and player.table.pausing
    if kind:
        player.key(str(kind + 1))
    else:
        player.drag(gesture_piece(0, 0), panel_piece(1))
    assert not player.state.public.due[0] and player.match.cursor == before + 1
    player.settle()
    assert may_pick(player)


def test_keys_for_the_next_card_that_come_too_early_do_nothing(player: KoncitaPlayer) -> None:
    """Least of all do the arrows and Enter find the Undo button."""
    after_a_card(player)
    before = player.match.cursor
    player.key("right", "return", "return")
    assert player.match.cursor == before and player.table.pausing


@pytest.mark.rule("K-34")
@pytest.mark.parametrize("pause", range(len(PAUSES)))
def test_it_lasts_as_the_settings_say(player: KoncitaPlayer, pause: int) -> None:
    after_a_card(player, settings=replace(SLOW, pause=pause))
    assert seconds_until(player, lambda: may_pick(player)) == pytest.approx(PAUSES[pause], abs=2 * TICK)


@pytest.mark.rule("K-34")
def test_it_is_the_same_with_a_duty_and_without(player: KoncitaPlayer) -> None:
    lasted = {}
    for order in (FIRED, QUIET):
        after_a_card(player, [order])
        assert bool(player.state.public.due[0]) == (order == FIRED)
        lasted[order] = seconds_until(player, lambda: may_pick(player))
    assert lasted[FIRED] == lasted[QUIET] >= PAUSES[2] - 2 * TICK


@pytest.mark.rule("K-34", "K-36")
def test_there_is_none_without_a_persons_orders(player: KoncitaPlayer) -> None:
    after_a_card(player, [])
    assert not player.table.pausing and may_pick(player)
    player.lay(position("c4 f6", hand=HAND, forfeits={1: ["legs"]}), "human", "easy", settings=SLOW)
    player.do("goblin red yellow > red")
    assert not player.table.pausing, "a bot's orders make nobody wait"
    after_a_card(player, ["legs"], table=True)
    assert not player.table.pausing and may_pick(player)


@pytest.mark.rule("K-34")
def test_bots_wait_too(player: KoncitaPlayer) -> None:
    lasted = []
    for orders in ([QUIET], []):
        state = position("c4 f6", active=1, hand=HAND, forfeits={0: orders}, princess="d2")
        player.lay(state, "human", "easy", settings=SLOW, opened=False)
        seconds_until(player, lambda: player.state.public.played)
        seconds_until(player, lambda: decision(player.state)[0] == "pick")
        cards = player.state.public.picks
        lasted.append(seconds_until(player, lambda cards=cards: player.state.public.picks > cards))  # type: ignore[misc]
    assert lasted[0] >= PAUSES[2] > 1 > lasted[1]


@pytest.mark.rule("K-34")
@pytest.mark.parametrize("settings", [SLOW, MOVING], ids=["still", "moving"])
def test_a_gesture_does_not_begin_it_anew(player: KoncitaPlayer, settings: Settings) -> None:
    """Nor does a stumble, and nor does the gesture of somebody else."""
    lasted = []
    for gestures in ([], [k.Gesture(0, LEGS)], [k.Gesture(0, LEGS), k.Gesture(1, LEGS)]):
        state = position("c4 f6", hand=HAND, forfeits={0: ["legs oscar_runs"], 1: ["legs"]})
        player.lay(state, "human", "easy", settings=settings)
        player.do("goblin red yellow > red")
        passed = seconds_until(player, lambda: player.table.pausing)
        player.step(TICK, times=8)
        for gesture in gestures:
            player.table.perform(gesture)
        lasted.append(seconds_until(player, lambda: may_pick(player)))
        assert passed < 1.5
    assert max(lasted) - min(lasted) <= (0.15 if settings is SLOW else 0.35)


def test_loading_and_taking_back_make_nobody_wait(player: KoncitaPlayer) -> None:
    player.lay(position("c4 f6", hand=HAND, forfeits={0: [QUIET]}), "human", "easy", settings=SLOW, opened=False)
    player.step(TICK, times=2)
    assert may_pick(player) and not player.table.pausing
    player.do("goblin red yellow > red")
    assert player.table.pausing
    player.key("ctrl+z")
    assert not player.table.pausing and may_pick(player)
    assert player.match.cursor == 0


def test_after_it_the_idle_table_draws_nothing(player: KoncitaPlayer) -> None:
    after_a_card(player, [FIRED])
    frames = player.window.frames_drawn
    player.step(TICK, times=10)
    assert player.window.frames_drawn > frames, "the ring drains"
    player.settle()
    player.step(times=3)
    frames = player.window.frames_drawn
    player.step(0.5, times=50)
    assert player.window.frames_drawn == frames
    assert player.table.wait() > ticks(0.2)


@pytest.mark.parametrize("interruption", ["menu", "resize"])
def test_no_other_screen_cuts_it_short(player: KoncitaPlayer, interruption: str) -> None:
    """The next person's hand is not shown before everybody had their time for gestures."""
    player.lay(position("c4 f6", hand=HAND, forfeits={0: [QUIET]}), "human", "human", settings=SLOW)
    player.do("goblin red yellow > red")
    player.do("goblin green blue > blue")
    assert player.at(TableScene) and player.table.pausing
    if interruption == "menu":
        player.key("escape")
        player.click("Play on")
    else:
        player.resize((1100, 620))
        player.resize(SMALL)
    player.step(TICK)
    assert player.at(TableScene), "the curtain does not fall yet"
    assert player.table.pausing
    player.settle()
    assert player.at(CurtainScene)


def test_a_hint_asked_for_meanwhile_is_given_or_not_counted(player: KoncitaPlayer) -> None:
    after_a_card(player)
    player.hint()
    player.step(TICK, times=5)
    player.settle()
    assert player.table.reach.hinted or not player.match.assisted


# ---------------------------------------------------------------------- what it tells: nothing


@pytest.mark.rule("K-34")
@pytest.mark.parametrize("who", [("human", "easy", "human"), ("human", "easy", "easy")])
def test_only_reminders_show_what_is_due(player: KoncitaPlayer, who: tuple[str, ...]) -> None:
    state = position("c4 f6 d6", hand=HAND, forfeits={0: ["legs", "voice"], 2: ["head"]})
    player.lay(state, *who)
    context = replace(player.table.top.context, covered=False)
    for seat, reminders in ((0, False), (2, False), (0, True)):
        wishing = replace(context, wishes=frozenset({"reminders"} if reminders else ()))
        loud = changed(player.view, due=tuple(1 << LEGS if other == seat else 0 for other in range(3)))
        same = player.picture(player.view, wishing) == player.picture(loud, wishing)
        assert same != reminders, (seat, reminders)


@pytest.mark.rule("K-34")
@pytest.mark.parametrize("reminders", [False, True])
def test_the_window_looks_the_same_with_a_duty_and_without(player: KoncitaPlayer, reminders: bool) -> None:
    screens = []
    for due in ({}, {0: "legs"}):
        state = position("c4 f6", hand=HAND, forfeits={0: ["legs"]}, due=due)  # type: ignore[arg-type]
        player.lay(state, "human", "easy", reminders=reminders)
        player.move((345, 450))
        screens.append(player.screen())
    assert (screens[0] == screens[1]) != reminders


@pytest.mark.rule("K-34")
def test_reminders_count_at_once_in_a_running_game(player: KoncitaPlayer) -> None:
    player.lay(position("c4 f6", hand=HAND, forfeits={0: ["legs"]}, due={0: "legs"}), "human", "easy")
    for wanted in (True, False):
        assert player.face(gesture_piece(0, LEGS)).due != wanted
        player.house.doors.settings()
        player.step()
        player.click("reminders")
        player.key("escape")
        player.step(times=3)
        assert player.face(gesture_piece(0, LEGS)).due == wanted


@pytest.mark.rule("K-34")
def test_the_switch_of_the_set_up_is_the_setting(player: KoncitaPlayer) -> None:
    player.house.change_settings(player.reminded(player.house.settings, on=False))
    player.house.doors.title()
    player.step()
    player.open_setup("koncita")
    player.step(times=2)
    for wanted in (True, False):
        player.click("reminders")
        assert player.house.settings.prefers(RULES.info.preferences[0]) == wanted


def test_a_moment_is_one_card_of_one_turn(player: KoncitaPlayer) -> None:
    player.lay(position("c4 f6", hand=HAND, forfeits={0: ["legs"]}), "human", "easy")
    table, view = player.table.top.table, player.view
    context: TableContext = player.table.top.context
    first = table.reaction_window(view, context)
    assert first is not None
    assert table.reaction_window(changed(view, due=(1, 0), locked=1), context) == first
    assert table.reaction_window(changed(view, picks=view.public.picks + 1), context) != first
    assert table.reaction_window(changed(view, table_forfeits=True), context) is None
    placing = changed(view, pending=(k.Decision("bounce", 0, goblin=0, square=sq("d4")),))
    assert table.reaction_window(placing, context) is None


def forget_legs(player: KoncitaPlayer) -> None:
    """Somebody picks a card and moves, and another forgets an order that is due meanwhile."""
    start = position("d6 a8", hand=["goblin red green"], forfeits={1: ["legs"]}, due={1: "legs"})
    player.lay(start, "human", "human", opened=True)
    player.settle()
    player.look()
    player.make(*player.ways(player.meant("goblin red green > red"))[0])
    player.settle()


@pytest.mark.rule("K-37")
def test_a_breach_between_picking_and_moving_leaves_the_move_to_be_chosen_again(player: KoncitaPlayer) -> None:
    """The drop meant both; the breach is settled first, by whoever forgot, and then the card waits in its place."""
    forget_legs(player)
    assert decision(player.state) == ("take", 1)
    player.do("1: take head")
    assert decision(player.state) == ("use", 0)
    player.do("move red")
    assert player.state.public.goblins[0] == sq("d5")


@pytest.mark.rule("K-37")
def test_who_broke_an_order_reads_which_one_while_a_forfeit_is_chosen(player: KoncitaPlayer) -> None:
    """On the panel and in the banner; also when the match is gone on with later."""
    forget_legs(player)
    name = player.laid.top.context.name(1)
    for _ in range(2):
        player.laid.top.forget_pictures()
        with player.listening() as said:
            player.redraw()
        assert f"{name} forgot Legs: choose a deck" in said and f"{name} forgot Legs: take a Forfeit" in said
        player.go_on_later()
    assert decision(player.state) == ("take", 1)


@pytest.mark.rule("K-34")
def test_with_reminders_a_duty_is_called_out(player: KoncitaPlayer) -> None:
    """In large letters at its button, until the gesture is made; nobody else is told, and nobody without reminders."""
    for reminders in (False, True):
        state = position("c4 f6", hand=HAND, forfeits={0: ["legs"]}, due={0: "legs"})
        player.lay(state, "human", "easy", reminders=reminders)
        with player.listening() as said:
            player.redraw()
        assert (gesture_word("legs") in said) == reminders, said
    player.click(player.spot(call_piece(0, LEGS)))
    player.step()
    assert isinstance(player.match.steps[-1].action, Gesture), (
        "a click on the call makes the gesture, and plays no card"
    )
    assert call_piece(0, LEGS) not in player.shown
