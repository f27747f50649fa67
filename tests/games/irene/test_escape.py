"""The way out: palaces, fitting tiles, Goblins, shouts, and sealed Homes (I-20 … I-27; passing: see the end)."""

from __future__ import annotations

import pytest

from goblins.games.irene.actions import Choose, PlaceTile, PutBack, SealHome, TakeHome, TakePalace, TurnUp
from goblins.games.irene.events import (
    Announced,
    Arrived,
    DidNotFit,
    Joined,
    Sealed,
    Shouted,
    ShoutTurnedUp,
    TookPalace,
    WasCaught,
    WentBack,
)
from goblins.games.irene.state import NOBODY, TURNED, MazeState
from tests.support.irene.builders import (
    RULES,
    after,
    cell,
    choices,
    home,
    lies,
    path,
    play,
    position,
    refused,
    symbol,
    tile,
    to_act,
    verbs,
)

CROSS = {"n1": "ring-rose", "e1": "rose-lamp", "s1": "lamp-pick", "w1": "goblin"}


def shouters(state: MazeState) -> set[int]:
    return set(RULES.may_interrupt(state))


# Beginning


@pytest.mark.rule("I-20")
def test_an_escape_begins_with_a_palace() -> None:
    line = play(position(CROSS), "escape")
    assert line.events == (Announced(0),) and to_act(line.state) == (0,)
    assert choices(line.state, TakePalace) == {"ring", "rose", "lamp", "pick"}
    line = play(line.state, "palace lamp")
    assert TookPalace(0, symbol("lamp")) in line.events
    assert line.state.public.starts == (2, -1) and line.state.public.palaces == (NOBODY, NOBODY, 0, NOBODY)
    assert to_act(line.state) == (0,) and verbs(line.state) == {"Choose"}


@pytest.mark.rule("I-20")
def test_a_palace_is_taken_only_once() -> None:
    state = after(position(CROSS, seats=4, paths={1: "ring:", 2: "pick:"}), "escape")
    assert choices(state, TakePalace) == {"rose", "lamp"} and refused(state, "palace ring") == "I-20"


@pytest.mark.rule("I-20")
def test_one_escapes_only_at_the_beginning_of_a_turn() -> None:
    state = position(CROSS)
    refused(after(state, "explore"), "escape")
    refused(after(state, "explore", "place n2"), "escape")


@pytest.mark.rule("I-20")
def test_who_escapes_never_explores_again() -> None:
    state = after(position(CROSS), "escape", "palace lamp", "choose n1", "explore", "place n2", "end")
    assert to_act(state) == (0,) and verbs(state) == {"Choose"}
    assert refused(state, "explore") == "I-20"
    refused(state, "escape")


# Choosing tiles


@pytest.mark.rule("I-21")
def test_any_face_down_tile_may_be_turned_up() -> None:
    """And the Mountain's top; a face-up one only if it fits."""
    state = position({**CROSS, "n2": "pick-rose!", "e2": "ring-pick!", "s2": "goblin!"}, paths={0: "ring:"})
    assert choices(state, Choose) == {"n1", "e1", "s1", "w1", "e2", "mountain"}
    assert refused(state, "choose n2") == "I-21"
    assert refused(state, "choose s2") == "I-25"
    assert refused(state, "choose n3") == "I-21"


@pytest.mark.rule("I-21")
def test_a_tile_that_fits_joins_and_one_goes_on() -> None:
    """The breadcrumbs on it come along."""
    state = position(CROSS, paths={0: "ring:"}, crumbs={"1 rose": "n1", "0 pick": "n1"})
    line = play(state, "choose n1", "choose e1", "choose s1")
    assert line.events[0] == Joined(0, state.secret.caves[0].cell, tile("ring-rose"))
    assert path(line.state, 0) == "ring-rose rose-lamp lamp-pick" and len(line.all(Joined)) == 3
    assert [lies(line.state, name) for name in ("n1", "e1", "s1")] == ["-"] * 3
    assert to_act(line.state) == (0,) and line.state.secret.crumbs == state.secret.crumbs
    view = RULES.view(line.state, 1)
    assert view.crumbs[1][1] == view.crumbs[0][3] == -2
    assert view.captured[1][1] == view.captured[0][3] == tile("ring-rose")


@pytest.mark.rule("I-21", "I-22")
def test_a_face_up_tile_that_fits_is_taken() -> None:
    """And so is the Mountain's top if it turns out to fit."""
    state = position({"n1": "ring-rose!"}, mountain=["rose-pick", "pick-lamp"], paths={0: "ring:"})
    assert choices(state, Choose) == {"n1", "mountain"}
    line = play(state, "choose n1", "choose mountain", "choose mountain")
    assert path(line.state, 0) == "ring-rose rose-pick pick-lamp"


@pytest.mark.rule("I-21")
def test_tiles_are_not_reversible() -> None:
    line = play(position({"n1": "rose-ring"}, paths={0: "ring:"}), "choose n1")
    assert len(line.all(DidNotFit)) == 1 and to_act(line.state) == (1,)


@pytest.mark.rule("I-22")
def test_a_tile_that_does_not_fit_stays_face_up_and_ends_the_turn() -> None:
    """Next turn one goes on from the same end."""
    state = position(CROSS, paths={0: "ring: ring-pick", 1: "pick: pick-lamp"})
    line = play(state, "choose e1")
    assert lies(line.state, "e1") == "rose-lamp!" and line.events[0] == DidNotFit(
        0, state.secret.caves[1].cell, tile("rose-lamp")
    )
    assert to_act(line.state) == (1,) and path(line.state, 0) == "ring-pick"
    again = after(line.state, "choose n1")
    assert to_act(again) == (0,) and path(again, 0) == "ring-pick"
    assert refused(again, "choose e1") == "I-21"


@pytest.mark.rule("I-22", "I-12", "I-15")
def test_a_misfit_from_the_mountain_is_laid_face_up_on_a_cell() -> None:
    """By who turned it up; the path stays, and what lay below may be turned up by the next."""
    state = position(CROSS, mountain=["lamp-rose", "ring-bare"], paths={0: "ring: ring-pick", 1: "lamp: lamp-ring"})
    size = len(state.secret.mountain)
    line = play(state, "choose mountain")
    assert line.events == (DidNotFit(0, cell("mountain"), tile("lamp-rose")),) and to_act(line.state) == (0,)
    assert verbs(line.state) == {"PutBack"} and refused(line.state, "choose n1") == "I-22"
    assert refused(line.state, "back n1") == "I-12" and refused(line.state, "back n3") == "I-12"
    assert shouters(line.state) == set() and path(line.state, 0) == "ring-pick"
    assert choices(line.state, PutBack) == choices(after(position(CROSS), "explore"), PlaceTile)
    done = after(line.state, "back n2")
    assert lies(done, "n2") == "lamp-rose!" and len(done.secret.mountain) == size - 1
    assert to_act(done) == (1,) and path(done, 0) == "ring-pick" and not done.public.misfit
    assert "mountain" in choices(done, Choose)
    assert all(set(RULES.view(done, seat).sights) == set() for seat in (0, 1)), "nobody peeks from there"


@pytest.mark.rule("I-22", "I-25")
def test_a_misfit_is_no_goblin() -> None:
    """Also with nothing but a Palace the turn ends, and nothing else is lost."""
    state = position(CROSS, mountain=["lamp-rose"], paths={0: "ring:", 1: "lamp:"})
    line = play(state, "choose mountain", "back n2")
    assert line.all(WasCaught) == [] and len(line.all(WentBack)) == 1 and to_act(line.state) == (1,)


# Home


@pytest.mark.rule("I-23")
def test_a_grass_tile_leads_home_at_once() -> None:
    """Any free Home; nobody shouts in between; the turn is over."""
    state = position({**CROSS, "n2": "ring-grass"}, seats=3, paths={0: "ring:"}, turned=[3])
    line = play(state, "choose n2")
    assert to_act(line.state) == (0,) and shouters(line.state) == set() and verbs(line.state) == {"TakeHome"}
    assert choices(line.state, TakeHome) == {5, 7, 9, 11, 14}
    refused(line.state, "1: shout")
    assert refused(line.state, "home 3") in ("I-23", "I-27")
    line = play(line.state, "home 9")
    assert line.events[0] == Arrived(0, home(state, 9)) and line.state.public.arrived == (0,)
    assert line.state.public.homes[home(state, 9)] == 0 and to_act(line.state) == (1,)


@pytest.mark.rule("I-23")
def test_a_home_is_taken_only_once() -> None:
    state = position({"n1": "ring-bare"}, seats=3, paths={0: "ring:", 1: "rose: rose-bare"}, arrived=[1])
    state = after(state, "choose n1")
    assert choices(state, TakeHome) == {5, 7, 9, 11, 14}
    refused(state, "home 3")


# Goblins


@pytest.mark.rule("I-25")
def test_a_goblin_catches_one_with_nothing_but_a_palace() -> None:
    """The turn is lost, nothing goes back; the Goblin is spent."""
    line = play(position(CROSS, paths={0: "ring:", 1: "rose:"}), "choose w1")
    assert len(line.all(WasCaught)) == 1 and line.all(WentBack) == [] and to_act(line.state) == (1,)
    assert lies(line.state, "w1") == "goblin!" and line.state.public.starts[0] == 0
    assert refused(line.state, "choose w1") == "I-25"


@pytest.mark.rule("I-25")
def test_caught_one_lays_the_path_back_face_up_with_its_breadcrumbs() -> None:
    """Onto cells of one's choice, one after the other."""
    state = position(CROSS, paths={0: "rose: rose-ring ring-lamp"}, crumbs={"1 lamp": "ring-lamp"})
    caught = after(state, "choose w1")
    assert to_act(caught) == (0,) and sorted(caught.public.returning) == sorted(state.public.paths[0])
    assert verbs(caught) == {"PutBack"} and refused(caught, "back n3") in ("I-12", "I-25")
    assert "n3" not in choices(caught, PutBack) and "n2" in choices(caught, PutBack)
    once = after(caught, "back n2")
    assert "n3" in choices(once, PutBack) and "n2" not in choices(once, PutBack) and to_act(once) == (0,)
    done = after(once, "back n3")
    assert {lies(done, "n2"), lies(done, "n3")} == {"rose-ring!", "ring-lamp!"}
    assert done.public.paths[0] == () and done.public.starts[0] == 1 and to_act(done) == (1,)
    assert done.secret.crumbs[1][2] == tile("ring-lamp") and done.public.returning == ()
    assert RULES.view(done, 0).captured == ((-1,) * 4,) * 2


@pytest.mark.rule("I-25", "I-12")
def test_caught_with_six_tiles_and_few_free_cells() -> None:
    """Only the Goblin lies in the Caves; every tile laid back makes room for the next."""
    way = "ring-rose rose-lamp lamp-pick pick-ring ring-lamp lamp-rose"
    state = after(position({"n1": "goblin"}, paths={0: f"ring: {way}", 1: "rose:"}), "choose n1")
    assert choices(state, PutBack) == {"e1", "s1", "w1", "n2", "n1e1", "n1w1"} and len(state.public.returning) == 6
    refused(state, "back mountain")
    state = after(state, "back e1", "back s1", "back w1", "back n2", "back n1e1")
    assert to_act(state) == (0,) and "n3" in choices(state, PutBack) and "e1" not in choices(state, PutBack)
    state = after(state, "back n3")
    assert to_act(state) == (1,) and len(state.secret.caves) == 7 and all(spot.up for spot in state.secret.caves)
    assert {lies(state, name) for name in ("e1", "s1", "w1", "n2", "n1e1", "n3")} == {
        f"{name}!" for name in way.split()
    }


@pytest.mark.rule("I-25", "I-12")
def test_laid_back_with_mountain_and_caves_empty() -> None:
    """The Mountain's cell still counts as a neighbour, and is never filled."""
    rest = "lamp: lamp-ring ring-pick pick-lamp lamp-rose rose-ring ring-lamp lamp-pick pick-rose rose-bare"
    state = position({}, mountain=["goblin"], paths={0: "ring: ring-rose", 1: rest}, arrived=[1], rest="up")
    state = after(state, "choose mountain")
    assert state.secret.mountain == () and "n1" in choices(state, PutBack) and len(state.public.returning) == 2
    refused(state, "back mountain")
    state = after(state, "back n1", "back n2")
    assert {lies(state, "n1"), lies(state, "n2")} == {"goblin!", "ring-rose!"}


@pytest.mark.rule("I-25")
def test_a_goblin_from_the_mountain_is_laid_into_the_caves() -> None:
    """By the caught player, also with no path to lose; the next top is face down."""
    state = position(CROSS, mountain=["goblin", "ring-bare"], paths={0: "ring:", 1: "rose:"})
    size = len(state.secret.mountain)
    caught = after(state, "choose mountain")
    assert to_act(caught) == (0,) and verbs(caught) == {"PutBack"} and len(caught.public.returning) == 1
    done = after(caught, "back e2")
    assert lies(done, "e2") == "goblin!" and len(done.secret.mountain) == size - 1
    assert to_act(done) == (1,) and refused(done, "choose e2") == "I-25"


@pytest.mark.rule("I-25")
def test_after_being_caught_one_begins_again_at_the_palace() -> None:
    """And may use the tiles laid back."""
    state = position(CROSS, paths={0: "rose: rose-ring", 1: "lamp:"})
    state = after(state, "choose w1", "back w2", "choose n1")
    assert to_act(state) == (0,) and {"w2", "e1"} <= choices(state, Choose)
    assert path(after(state, "choose w2"), 0) == "rose-ring"


# Shouts


@pytest.mark.rule("I-26")
@pytest.mark.parametrize("phase", ["explore", "place", "job"])
def test_nobody_shouts_at_who_explores_or_is_home(phase: str) -> None:
    if phase == "job":
        state = position(CROSS, seats=3, paths={0: "ring: ring-bare"}, arrived=[0])
    else:
        state = position(CROSS, seats=3)
        state = after(state, "explore", "place n2") if phase == "place" else state
    assert shouters(state) == set() and refused(state, "1: shout") == "I-26"


@pytest.mark.rule("I-26")
def test_everybody_else_may_shout() -> None:
    """Also who explores and who is home; not the one on the move."""
    state = position(CROSS, seats=4, paths={0: "ring:", 1: "rose:", 2: "pick: pick-bare"}, arrived=[2])
    assert shouters(state) == {1, 2, 3} and refused(state, "0: shout") == "I-26"
    assert all("Shout" in verbs(state, seat) for seat in (1, 2, 3))
    assert shouters(after(state, "choose n1")) == {1, 2, 3}


@pytest.mark.rule("I-26")
def test_a_shout_turns_up_a_face_down_tile_of_the_caves() -> None:
    """Not the Mountain's top; meanwhile nobody else does anything."""
    state = position({**CROSS, "n2": "ring-pick!"}, seats=3, paths={0: "ring:"})
    line = play(state, "2: shout")
    assert line.events == (Shouted(2),) and to_act(line.state) == (2,) and shouters(line.state) == set()
    assert choices(line.state, TurnUp, 2) == {"n1", "e1", "s1", "w1"}
    for text in ("0: choose n1", "1: shout", "2: shout", "2: turn mountain", "2: turn n2"):
        refused(line.state, text)


@pytest.mark.rule("I-26")
def test_a_shout_that_finds_a_goblin_costs_the_turn_not_the_path() -> None:
    """The Goblin stays face up, spent."""
    state = position(CROSS, paths={0: "rose: rose-ring", 1: "lamp:"})
    line = play(state, "1: shout", "turn w1")
    assert len(line.all(ShoutTurnedUp)) == 1 and path(line.state, 0) == "rose-ring"
    assert lies(line.state, "w1") == "goblin!" and to_act(line.state) == (1,)
    assert refused(line.state, "choose w1") == "I-25"


@pytest.mark.rule("I-26")
def test_two_shouts_in_a_turn() -> None:
    """After one that found no Goblin nobody may shout again in this turn, not even after more tiles."""
    state = position(CROSS, seats=3, paths={0: "ring:", 1: "lamp:"})
    line = play(state, "1: shout", "turn e1")
    assert lies(line.state, "e1") == "rose-lamp!" and to_act(line.state) == (0,) and line.state.public.hushed
    for who in (1, 2):
        assert refused(line.state, f"{who}: shout") == "I-26"
    later = after(line.state, "choose n1", "choose e1")
    assert shouters(later) == set() and refused(later, "2: shout") == "I-26"
    ended = (
        after(later, "choose mountain")
        if path(later, 0).endswith("x")
        else after(later, "choose w1", "back n1", "back e1")
    )
    assert to_act(ended) == (1,) and not ended.public.hushed and shouters(ended) == {0, 2}


@pytest.mark.rule("I-26")
def test_a_shout_between_two_tiles() -> None:
    """The tiles chosen before it stay in the path."""
    line = play(position(CROSS, paths={0: "ring:", 1: "lamp:"}), "choose n1", "1: shout", "turn w1")
    assert path(line.state, 0) == "ring-rose" and to_act(line.state) == (1,)


@pytest.mark.rule("I-26", "I-21")
def test_a_tile_that_a_shout_turned_up_may_be_used() -> None:
    state = after(position(CROSS, paths={0: "ring:"}), "1: shout", "turn n1")
    assert path(after(state, "choose n1"), 0) == "ring-rose"


@pytest.mark.rule("I-26")
def test_without_a_face_down_tile_in_the_caves_nobody_shouts() -> None:
    state = position({"n1": "ring-rose!"}, paths={0: "ring:"})
    assert shouters(state) == set() and refused(state, "1: shout") == "I-26"


@pytest.mark.rule("I-26")
def test_one_who_was_caught_is_not_shouted_at_while_laying_back() -> None:
    """No tile is chosen any more in this turn."""
    assert shouters(after(position(CROSS, paths={0: "rose: rose-ring"}), "choose w1")) == set()


# The job


@pytest.mark.rule("I-27")
def test_the_first_one_home_seals_a_home_each_turn() -> None:
    """Only free ones; its number shows."""
    state = position(CROSS, paths={0: "ring: ring-bare", 1: "rose:"}, arrived=[0], turned=[5])
    assert to_act(state) == (0,) and verbs(state) == {"SealHome"} and choices(state, SealHome) == {7, 9, 11, 14}
    refused(state, "seal 3")
    refused(state, "seal 5")
    line = play(state, "seal 14")
    assert line.all(Sealed) == [Sealed(0, home(state, 14), 14)] and line.state.public.homes[home(state, 14)] == TURNED
    assert to_act(line.state) == (1,) and 14 in RULES.view(line.state, 1).numbers
    back = after(line.state, "choose n1")
    assert to_act(back) == (0,) and choices(back, SealHome) == {7, 9, 11}


@pytest.mark.rule("I-27")
def test_the_job_begins_with_the_turn_after_the_escape() -> None:
    state = after(position({**CROSS, "n2": "ring-bare"}, paths={0: "ring:", 1: "lamp:"}), "choose n2", "home 3")
    assert TURNED not in state.public.homes and to_act(state) == (1,)
    assert verbs(after(state, "choose n1")) == {"SealHome"}


@pytest.mark.rule("I-27")
def test_later_ones_home_have_no_job() -> None:
    """Their turns are skipped."""
    ways = {0: "ring: ring-bare", 1: "rose: rose-bare", 2: "lamp:"}
    state = position(CROSS, seats=3, paths=ways, arrived=[1, 0], active=2)
    state = after(state, "choose n1")
    assert to_act(state) == (1,) and to_act(after(state, "seal 11")) == (2,)
