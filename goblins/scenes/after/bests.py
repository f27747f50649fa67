"""The bests of somebody's games for one, as the result says them."""

from __future__ import annotations

from goblins.scenes.after.ended import Ended
from goblins.scenes.after.pastmatch import mark_of
from goblins.words import say


def best_rows(ended: Ended) -> list[tuple[str, str, str]]:
    """A sign, what it is, and the number: the best of the deal and of the level, and the average or why nothing is kept."""
    record, mark = ended.record, mark_of(ended.match.setup, assisted=ended.match.assisted)
    own = [ended.reached] if ended.won and not mark else []
    best = min if ended.fewer else max
    deal, level = (
        best([*own, *([known] if known is not None else [])], default=None) for known in (record.deal, record.level)
    )
    label = "after-best-level" if _has_levels(ended) else "after-best-of-all"
    rows = [("best", say("after-best-deal"), _number(deal)), ("trophy", say(label), _number(level))]
    if mark:
        rows.append(("info", say("after-not-kept", mark=mark), ""))
    elif record.count > 1 and record.average is not None:
        whole, tenths = divmod(round(10 * record.average), 10)
        average = say("after-average", whole=whole, tenths=tenths)
        rows.append(("chart", say("after-average-of", count=record.count), average))
    return rows


def _has_levels(ended: Ended) -> bool:
    """Whether a game for one can be made harder or easier before it is dealt."""
    offered = [one for one in ended.match.rules.info.options if one.offered(1) and not one.cosmetic]
    return any(len(option.choices_for(1)) > 1 and not option.is_toggle for option in offered)


def _number(value: int | None) -> str:
    return str(value) if value is not None else "–"
