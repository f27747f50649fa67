"""What may be done in Irene solo."""

from __future__ import annotations

from goblins.games.irene.content import GRASS, SYMBOLS, Content
from goblins.games.irene.solo import actions as act
from goblins.games.irene.solo.state import SoloState

#: So many Cave tiles are needed to chart.
LEAST_CAVES = 2


def actions(state: SoloState, content: Content) -> tuple[act.SoloAction, ...]:
    """Everything the player may do, in a stable order."""
    public = state.public
    if public.ending:
        return ()
    if public.phase == "palace":
        return tuple([act.PickPalace(0, symbol) for symbol in range(len(SYMBOLS))])
    if public.phase == "chart":
        return tuple([act.Keep(0, tile) for tile in public.caves if tile not in public.keeping])
    if public.phase == "seal":
        return tuple([act.Seal(0, home) for home, turned in enumerate(public.turned) if not turned])
    if public.phase == "path":
        return _on_the_path(state, content)
    turn: list[act.SoloAction] = [act.Dig(0)] if state.secret.mountain else []
    if len(public.caves) >= LEAST_CAVES:
        turn.append(act.Chart(0))
    return (*turn, act.RunForIt(0), act.Surrender(0))


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
