"""How close a game of Irene is, and how that shows in faces, as everybody can see it."""

from __future__ import annotations

from goblins.games.irene.caves import free_homes
from goblins.games.irene.rules import IreneView
from goblins.games.irene.view import MazeView
from goblins.tables.capabilities import Tension


def tension(view: IreneView) -> Tension:
    """Only one Home is left, or two; or the path out of the pile is being looked for."""
    if isinstance(view, MazeView):
        left = len(free_homes(view.public.homes))
        return 0 if view.public.phase == "next" else 2 if left == 1 else 1 if left == 2 else 0
    left = view.public.turned.count(False)
    return 2 if left == 1 or view.public.phase == "path" else 1 if left == 2 else 0


def feelings(view: IreneView) -> dict[int, str]:
    """Whoever is home is glad of it; somebody alone has nobody to show it to."""
    return dict.fromkeys(view.public.arrived, "happy") if isinstance(view, MazeView) else {}
