"""What may be done in Irene solo, and why something may not."""

from __future__ import annotations

from goblins.core.contract import Refusal
from goblins.core.engine import Waiting
from goblins.games.irene.content import GRASS, SYMBOLS, Content
from goblins.games.irene.solo import actions as act
from goblins.games.irene.solo.state import SoloState
from goblins.games.irene.wording import in_tiles


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
        "palace": Refusal("I-50", "Choose a Palace first."),
        "turn": Refusal("I-51", "Explore, chart your path, or escape."),
        "chart": Refusal("I-52", "Take the Cave tiles that you keep first."),
        "seal": Refusal("I-52", "A Home must be turned first."),
        "path": Refusal("I-55", "The escape has begun: lay your path."),
    },
    over=Refusal("I-56", "The game is over."),
    nobody=Refusal("I-50", "Nobody else plays."),
)
ONLY_IN_COMPANY = Refusal("I-50", "That is done in company, not alone.")
_OBJECTIONS: dict[type[act.SoloAction], Refusal] = {
    act.PickPalace: Refusal("I-50", "There is no such Palace."),
    act.Dig: Refusal("I-51", "The Mountain is empty."),
    act.Keep: Refusal("I-52", "Take a tile of the Caves that you have not taken yet."),
    act.Seal: Refusal("I-52", "That Home is turned already."),
    act.Lay: Refusal("I-55", "A tile of your pile goes on only where the symbols match."),
    act.TakeBack: Refusal("I-55", "There is no tile on the path."),
    act.Enter: Refusal("I-55", "Only a path that ends in grass leads home."),
}


def objection(action: act.SoloAction, content: Content) -> Refusal:
    """The clause against an action that is not legal, although this is its phase."""
    if isinstance(action, act.Chart):
        return Refusal("I-52", f"A chart needs at least {in_tiles(content.numbers.chart_from)} in the Caves.")
    return _OBJECTIONS[type(action)]
