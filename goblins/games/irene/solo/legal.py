"""What may be done in Irene solo, and why something may not."""

from __future__ import annotations

from goblins.core.contract import Refusal, refuse
from goblins.core.engine import Waiting
from goblins.games.irene.content import GRASS, SYMBOLS, Content
from goblins.games.irene.solo import actions as act
from goblins.games.irene.solo.state import SoloState


def actions(state: SoloState, content: Content) -> tuple[act.SoloAction, ...]:
    """Everything the player may do, in a stable order; one may always give up (I-57)."""
    return () if state.public.ending else (*_going_on(state, content), act.Surrender(0))


def _going_on(state: SoloState, content: Content) -> tuple[act.SoloAction, ...]:
    public, phase = state.public, state.public.phase
    if phase == "palace":
        return tuple([act.PickPalace(0, symbol) for symbol in range(len(SYMBOLS))])
    if phase == "chart":
        return tuple([act.Keep(0, tile) for tile in public.caves if tile not in public.keeping])
    if phase == "seal":
        return tuple([act.Seal(0, home) for home, turned in enumerate(public.turned) if not turned])
    if phase == "path":
        return _on_the_path(state, content)
    turn: list[act.SoloAction] = [act.Dig(0)] if state.secret.mountain else []
    if len(public.caves) >= content.numbers.chart_from:
        turn.append(act.Chart(0))
    return (*turn, act.RunForIt(0))


def _on_the_path(state: SoloState, content: Content) -> tuple[act.SoloAction, ...]:
    """Go on with a tile that fits, go home from the grass, or go back (I-55)."""
    path = state.public.path
    end = content.end_of(path, state.public.palace)
    found: list[act.SoloAction] = []
    if end == GRASS:
        found.append(act.Enter(0))
    else:
        found += [act.Lay(0, tile) for tile in state.secret.pile if tile not in path and content.fits(tile, end)]
    if path:
        found.append(act.TakeBack(0))
    return tuple(found)


# ---------------------------------------------------------------------- why not

WAITING = Waiting(
    phases={
        "palace": refuse("I-50", "irene-no-choose-palace-first"),
        "turn": refuse("I-51", "irene-no-explore-chart-path-or-escape"),
        "chart": refuse("I-52", "irene-no-take-cave-tiles-keep-first"),
        "seal": refuse("I-52", "irene-no-home-must-turned-first"),
        "path": refuse("I-55", "irene-no-escape-has-begun-lay-path"),
    },
    over=refuse("I-56", "irene-no-game-over"),
    nobody=refuse("I-50", "irene-no-nobody-else-plays"),
)
ONLY_IN_COMPANY = refuse("I-50", "irene-no-done-company-not-alone")
_OBJECTIONS: dict[type[act.SoloAction], Refusal] = {
    act.PickPalace: refuse("I-50", "irene-no-there-no-such-palace"),
    act.Dig: refuse("I-51", "irene-no-mountain-empty"),
    act.Keep: refuse("I-52", "irene-no-take-tile-caves-have-not"),
    act.Seal: refuse("I-52", "irene-no-home-turned-already"),
    act.Lay: refuse("I-55", "irene-no-tile-pile-goes-on-only"),
    act.TakeBack: refuse("I-55", "irene-no-there-no-tile-on-path"),
    act.Enter: refuse("I-55", "irene-no-only-path-ends-grass-leads"),
}


def objection(action: act.SoloAction, content: Content) -> Refusal:
    """The clause against an action that is not legal, although this is its phase."""
    if isinstance(action, act.Chart):
        return refuse("I-52", "irene-no-chart-of-so-few", least=content.numbers.chart_from)
    return _OBJECTIONS[type(action)]
