"""What may be done in Irene solo, and why something may not."""

from __future__ import annotations

from goblins.core.contract import Refusal
from goblins.core.engine import Waiting
from goblins.games.irene.content import GRASS, SYMBOLS, Content
from goblins.games.irene.solo import actions as act
from goblins.games.irene.solo.state import SoloState

#: So many Cave tiles are needed to chart.
LEAST_CAVES = 2


def actions(state: SoloState, content: Content) -> tuple[act.SoloAction, ...]:
    """Everything the player may do, in a stable order."""
    public, phase = state.public, state.public.phase
    if public.ending:
        return ()
    if phase == "palace":
        return tuple([act.PickPalace(0, symbol) for symbol in range(len(SYMBOLS))])
    if phase == "chart":
        return tuple([act.Keep(0, tile) for tile in public.caves if tile not in public.keeping])
    if phase == "seal":
        return tuple([act.Seal(0, home) for home, turned in enumerate(public.turned) if not turned])
    if phase == "path":
        return _on_the_path(state, content)
    turn: list[act.SoloAction] = [act.Dig(0)] if state.secret.mountain else []
    if len(public.caves) >= LEAST_CAVES:
        turn.append(act.Chart(0))
    turn += (act.RunForIt(0), act.Surrender(0))
    return tuple(turn)


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
    return (*found, act.Surrender(0))


# ---------------------------------------------------------------------- why not

WAITING = Waiting(
    phases={
        "palace": Refusal("I-50", "Choose a Palace first."),
        "turn": Refusal("I-51", "Explore, chart your path, or escape."),
        "chart": Refusal("I-52", "Take half of the Cave tiles first."),
        "seal": Refusal("I-52", "A Home must be turned first."),
        "path": Refusal("I-55", "The escape has begun: lay your path."),
    },
    over=Refusal("I-56", "The game is over."),
    nobody=Refusal("I-50", "Nobody else plays."),
)
ONLY_IN_COMPANY = Refusal("I-50", "That is done in company, not alone.")
#: The clause against an action that is not legal, although this is its phase.
OBJECTIONS: dict[type[act.SoloAction], Refusal] = {
    act.PickPalace: Refusal("I-50", "There is no such Palace."),
    act.Dig: Refusal("I-51", "The Mountain is empty."),
    act.Chart: Refusal("I-52", "At least two Cave tiles are needed."),
    act.Keep: Refusal("I-52", "Take a tile of the Caves that you have not taken yet."),
    act.Seal: Refusal("I-52", "That Home is turned already."),
    act.Lay: Refusal("I-55", "A tile of your pile goes on only where the symbols match."),
    act.TakeBack: Refusal("I-55", "There is no tile on the path."),
    act.Enter: Refusal("I-55", "Only a path that ends in grass leads home."),
}
