"""What a path out of the Escape Pile is worth, which one is best, and how a solo game ended (I-56, I-58)."""

from __future__ import annotations

from goblins.core.contract import Outcome, Score, score_line
from goblins.games.irene.content import SYMBOLS, Content
from goblins.games.irene.routes import best_route, bits_of
from goblins.games.irene.solo.state import Solo, SoloState
from goblins.games.irene.state import NO_PALACE
from goblins.words import message

#: What the best path is worth where there is none.
NO_PATH = -1
#: A path that does not end in grass is worth nothing.
NO_WAY = (-1000.0,) * len(SYMBOLS)

_REASONS = {
    "won": ("I-56", message("irene-end-solo-won")),
    "sealed": ("I-54", message("irene-end-solo-sealed")),
    "no_path": ("I-56", message("irene-end-solo-no-path")),
    "gave_up": ("I-57", message("irene-end-solo-gave-up")),
}


def to_beat(solo: Solo) -> int:
    """The highest number on a turned Home; 0 when none is (I-56)."""
    homes = zip(solo.secret.numbers, solo.public.turned, strict=True)
    return max((number for number, turned in homes if turned), default=0)


def worth(solo: Solo, path: tuple[int, ...], content: Content) -> int:
    """What a path is worth: its scrolls, and matching symbols on the Palace's signpost, signposts and scrolls (I-56)."""
    palace = solo.public.palace
    if palace == NO_PALACE:
        return 0
    wanted = solo.secret.backs[palace]
    symbols = (wanted == palace) + sum([content.symbols[tile].count(wanted) for tile in path])
    return sum([content.scroll_points[tile] for tile in path]) + symbols * content.numbers.bonus


def best_path(solo: Solo, content: Content) -> tuple[int, ...]:
    """The path out of the pile that is worth most; empty if there is none (I-58)."""
    palace = solo.public.palace
    if palace == NO_PALACE or not solo.secret.pile:
        return ()
    worths = content.worths[solo.secret.backs[palace]]
    route = best_route(content, palace, bits_of(solo.secret.pile, content), worths, NO_WAY)
    return route.tiles if route.complete else ()


def outcome(state: SoloState, content: Content) -> Outcome | None:
    """How it ended; None while it goes on."""
    public = state.public
    if not public.ending:
        return None
    won, number = public.ending == "won", to_beat(state)
    points = worth(state, public.path, content) if public.why in ("won", "not_enough") else 0
    if public.why == "not_enough":
        rule, said = "I-56", message("irene-end-solo-not-enough", points=points, number=number)
    else:
        rule, said = _REASONS[public.why]
    return Outcome(
        reason=public.ending,
        rule=rule,
        said=said,
        winners=(0,) if won else (),
        ranking=((0,),),
        scores=(Score(0, points, (score_line("irene-line-points", points),)),),
        headed="" if won else message("irene-headline-goblins"),
        others=((message("irene-the-goblins"), number),),
    )
