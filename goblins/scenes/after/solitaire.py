"""What the result of a game for one says: its length against par, and against the best so far."""

from __future__ import annotations

from goblins.core.match import Match
from goblins.library import Library
from goblins.scenes.after.pastmatch import mark_of
from goblins.ui.stage import DIM, Stage
from goblins.ui.type import INK
from goblins.words import say


def draw_solitaire_story(stage: Stage, library: Library, match: Match, par: str) -> None:
    """The result against par, where there is one, and against the best so far."""
    outcome, solitaire = match.outcome, match.rules.info.solitaire
    assert outcome is not None
    score = outcome.score(0)
    reached = score.total if score else 0
    stage.icon("par", (711, 572), 42)
    if not outcome.winners:
        title = say("after-better-luck")
    elif par.isdigit() and reached <= int(par):
        title = say("after-shortest")
    else:
        title = say("after-solitaire-won", unit=solitaire.unit if solitaire else "points", count=reached)
    stage.text(title, (740, 572), 24, anchor="midleft", width=350)
    deal, level = _bests(library, match)
    best = "after-best-level" if _has_levels(match) else "after-best-of-all"
    rows = [(say("after-best-deal"), deal), (say(best), level)]
    if par:
        rows.insert(0, (say("after-par"), par if par.isdigit() else say("after-no-par", par=par)))
    for index, (label, value) in enumerate(rows):
        y = 622 + index * 40
        stage.text(label, (702, y), 20, DIM, "body", "midleft", width=220)
        stage.text(value, (930, y), 24, INK, anchor="midleft", width=170)
    if mark := mark_of(match.setup, assisted=match.assisted):
        y = 622 + len(rows) * 40
        stage.text(say("after-not-kept", mark=mark), (702, y), 19, DIM, "aside", "midleft", width=400)


def _has_levels(match: Match) -> bool:
    """Whether a game for one can be made harder or easier before it is dealt."""
    offered = [one for one in match.rules.info.options if one.offered(1) and not one.cosmetic]
    return any(len(option.choices_for(1)) > 1 and not option.is_toggle for option in offered)


def _bests(library: Library, match: Match) -> tuple[str, str]:
    found = [library.best_result(match.setup.game, match.setup, seed) for seed in (match.seed, None)]
    deal, level = (str(turns) if turns is not None else "–" for turns in found)
    return deal, level
