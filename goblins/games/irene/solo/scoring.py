"""What a path out of the Escape Pile is worth, which one is best, and how a solo game ended (I-56, I-58)."""

from __future__ import annotations

from goblins.core.contract import Outcome, Score, ScoreLine
from goblins.games.irene.content import GRASS, Content
from goblins.games.irene.solo.state import Solo, SoloState

#: What the best path is worth where there is none.
NO_PATH = -1

_REASONS = {
    "won": ("I-56", "home with more clues than the goblins’ number"),
    "sealed": ("I-54", "the last Home was turned"),
    "no_path": ("I-56", "no path led out of the Escape Pile"),
    "gave_up": ("I-56", "no way home was found"),
}


def to_beat(solo: Solo) -> int:
    """The highest number on a turned Home; 0 when none is (I-56)."""
    homes = zip(solo.secret.numbers, solo.public.turned, strict=True)
    return max((number for number, turned in homes if turned), default=0)


def worth(path: tuple[int, ...], palace: int, content: Content) -> int:
    """1 per scroll, 1 per matching symbol on the Palace's signpost, signposts and scrolls (I-56)."""
    wanted = content.bonus[palace]
    scrolls = sum(len(content.paths[tile].scrolls) for tile in path)
    symbols = [palace, *(symbol for tile in path for symbol in content.symbols(tile))]
    return scrolls + symbols.count(wanted)


def best_path(pile: tuple[int, ...], palace: int, content: Content) -> tuple[int, ...]:
    """The path out of a pile that is worth most; empty if there is none (I-58)."""
    best: tuple[int, tuple[int, ...]] = (NO_PATH, ())

    def grow(path: tuple[int, ...], symbol: int, left: frozenset[int]) -> None:
        nonlocal best
        for tile in sorted(left):
            spec = content.paths[tile]
            if spec.entry != symbol:
                continue
            longer = (*path, tile)
            if spec.exit == GRASS:
                points = worth(longer, palace, content)
                if points > best[0]:
                    best = (points, longer)
            else:
                grow(longer, spec.exit, left - {tile})

    grow((), palace, frozenset(pile))
    return best[1]


def outcome(state: SoloState, content: Content) -> Outcome | None:
    """How it ended; None while it goes on."""
    public = state.public
    if not public.ending:
        return None
    won, number = public.ending == "won", to_beat(state)
    points = worth(public.path, public.palace, content) if public.why in ("won", "not_enough") else 0
    if public.why == "not_enough":
        rule, text = "I-56", f"home with {points}, but the goblins have {number}"
    else:
        rule, text = _REASONS[public.why]
    return Outcome(
        reason=public.ending,
        rule=rule,
        text=text,
        winners=(0,) if won else (),
        ranking=((0,),),
        scores=(Score(0, points, (ScoreLine("Points", points),)),),
        headline="" if won else "The goblins win",
        others=(("the goblins", number),),
    )
