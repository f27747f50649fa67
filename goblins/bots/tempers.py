"""Tempers: bold, careful, spiteful and generous bots judge alike, but choose differently among what is nearly best.

What an action is like (`Skill.leaning`) is looked at in one possible world, the same one for the same view: whoever works at
a thought, and however many, a temper chooses the same.
"""

from __future__ import annotations

import random
from collections.abc import Sequence
from functools import cache
from typing import Annotated, Any

from msgspec import Meta, Struct

from goblins import paths
from goblins.bots.bot import Advice
from goblins.bots.parts import Finding, Ranked, Thinker, Work, summed_up
from goblins.content.loader import BadContent, load, shown
from goblins.core.contract import Action, AnyRules
from goblins.core.setup import TEMPERS
from goblins.core.skill import AnySkill, Leaning
from goblins.words import Message

Share = Annotated[float, Meta(ge=0.0, le=1.0)]
Weight = Annotated[float, Meta(ge=-3.0, le=3.0)]


class Temper(Struct, frozen=True, forbid_unknown_fields=True):
    """How much of the margin an action is liked more for what it is like."""

    harm: Weight = 0.0
    help: Weight = 0.0
    risk: Weight = 0.0
    commit: Weight = 0.0

    def likes(self, leaning: Leaning) -> float:
        """How much an action is liked for what it is like."""
        return (
            self.harm * leaning.harm
            + self.help * leaning.help
            + self.risk * leaning.risk
            + self.commit * leaning.commit
        )


class Temperaments(Struct, frozen=True, forbid_unknown_fields=True):
    """What `data/temperaments.yaml` says."""

    share: Share
    least: Share
    most: Share
    tries: Annotated[int, Meta(ge=1)]
    tried: Share
    tempers: dict[str, Temper]

    def margin_of(self, worths: Sequence[float], best: float) -> float:
        """How much less than the best an action may be worth: little, where the best is hardly better than the average, and
        where the game is nearly won or lost, or shared among many.
        """
        most = self.most * 2 * min(best, 1.0 - best)
        return max(self.least, min(most, self.share * (best - sum(worths) / len(worths))))


@cache
def temperaments() -> Temperaments:
    """How bots with a temper choose; BadContent if the file lacks one of them, or knows another."""
    path = paths.DATA / "temperaments.yaml"
    read = load(path, Temperaments)
    if set(read.tempers) != set(TEMPERS):
        raise BadContent(f"{shown(path)}: tempers: there must be {', '.join(TEMPERS)}, and no others")
    return read


def liked_best(
    skill: AnySkill, temper: str, world: Any, actions: Sequence[Action], worths: Sequence[float], best: float
) -> list[Action]:
    """What somebody with a temper likes best among deeds like the best action, and nearly as good, in a possible world."""
    own = temperaments()
    margin, liking = own.margin_of(worths, best), own.tempers[temper]
    near = [(action, worth) for action, worth in zip(actions, worths, strict=True) if worth >= best - margin]
    leanings = [skill.leaning(world, action) for action, _ in near]
    deed = leanings[max(range(len(near)), key=lambda number: near[number][1])].deed
    liked = [
        (action, worth + margin * liking.likes(leaning))
        for (action, worth), leaning in zip(near, leanings, strict=True)
        if leaning.deed == deed
    ]
    most = max([value for _, value in liked])
    return [action for action, value in liked if value >= most]


class Tempered(Thinker):
    """A bot that thinks like another, and chooses by its temper."""

    def __init__(self, rules: AnyRules, skill: AnySkill, temper: str, thinker: Thinker) -> None:
        self._rules, self._skill, self._temper, self._thinker = rules, skill, temper, thinker

    def suited(self, view: Any) -> Thinker:
        """The one that the other bot leaves it to, with this temper."""
        return Tempered(self._rules, self._skill, self._temper, self._thinker.suited(view))

    def parts(self, view: Any, legal: tuple[Action, ...]) -> int:
        """As many as the other bot's."""
        return self._thinker.parts(view, legal)

    def part(self, view: Any, legal: tuple[Action, ...], rng: random.Random) -> Work:
        """The other bot's."""
        return self._thinker.part(view, legal, rng)

    def best(self, findings: Sequence[Finding]) -> int:
        """What the other bot would choose."""
        return self._thinker.best(findings)

    def enough(self, findings: Sequence[Finding], parts: int) -> bool:
        """When the other bot has enough."""
        return self._thinker.enough(findings, parts)

    def reason(self, view: Any, action: Action) -> Message:
        """The other bot's."""
        return self._thinker.reason(view, action)

    def ranking(self, legal: tuple[Action, ...], findings: Sequence[Finding]) -> tuple[Ranked, ...]:
        """What the other bot weighed."""
        return self._thinker.ranking(legal, findings)

    def advice(self, view: Any, legal: tuple[Action, ...], findings: Sequence[Finding]) -> Advice:
        """What the temper likes best among what is nearly as good as the other bot's choice."""
        plain = self._thinker.advice(view, legal, findings)
        weighed = self._weighed(findings) if findings[-1].choice is None else {}
        if len(weighed) < 2:
            return plain
        world, actions = self._rules.imagine(view, random.Random(0)), [legal[number] for number in weighed]
        worths = list(weighed.values())
        action = liked_best(self._skill, self._temper, world, actions, worths, worths[0])[0]
        return plain if action == plain.action else Advice(action, self._thinker.reason(view, action))

    def _weighed(self, findings: Sequence[Finding]) -> dict[int, float]:
        """What the actions are worth, by number, that were tried often enough to tell; the other bot's choice first."""
        sums, chosen, own = summed_up(findings), self._thinker.best(findings), temperaments()
        most, total = sums[chosen]
        often = max(min(own.tries, most), own.tried * most)
        told = {number: gained / tried for number, (tried, gained) in sums.items() if tried >= often}
        return {chosen: total / most, **told}
