"""What the pages of a result know of the match that has ended."""

from __future__ import annotations

from functools import cached_property
from itertools import groupby

from goblins.core.match import Match, turns_played
from goblins.library import MatchRow
from goblins.library.records import DRAW
from goblins.scenes.after.pastmatch import mark_of, mark_words, minutes_of, unit_of
from goblins.scenes.after.race import Race
from goblins.scenes.ghost import ghost_from
from goblins.scenes.house import House
from goblins.scenes.tabletop import Tabletop
from goblins.study.challenge import NOTE
from goblins.study.record import THREE, Record, earned_stars, record_of
from goblins.study.story import Story, story_of
from goblins.tables.capabilities import Tallies
from goblins.tables.kit.log import headline
from goblins.tables.kit.tally import Tally
from goblins.tables.registry import table_of
from goblins.words import say

#: The most stars that a solitaire can earn.
STARS = THREE


class Ended:
    """A finished match: its outcome, its race, its story, and what the library knows of it."""

    def __init__(self, house: House, match: Match, top: Tabletop, match_id: int = 0) -> None:
        outcome = match.outcome
        assert outcome is not None, "only a finished match has a result"
        self.house, self.match, self.outcome, self.top, self.match_id = house, match, outcome, top, match_id
        self.context, self.facts = top.context, top.context.facts
        self.table = table_of(match.setup.game, match.setup.house)
        self.view = match.rules.view(match.state, top.context.viewer)
        #: Whose challenge it answered, and what came of that, in words; nothing where nobody challenged.
        self.ghost = ghost_from(self.facts.get(NOTE))
        self.verdict = self.ghost.verdict(match) if self.ghost else ""
        self.race = Race(match, self.table, top.context.viewer, self.tally.outs if self.tally else {})

    @property
    def alone(self) -> bool:
        """Whether one person played alone."""
        return len(self.match.setup.seats) == 1

    @property
    def won(self) -> bool:
        """Whether anybody at the table won."""
        return bool(self.outcome.winners)

    @property
    def losers(self) -> list[int]:
        """The people who did not win: whoever conceded has not, whatever their bot reached."""
        seats, winners = self.match.setup.seats, self.outcome.winners
        return [seat for seat in self.match.setup.humans if seat not in winners or seats[seat].conceded]

    @property
    def sound(self) -> str:
        """What is heard when the result is shown."""
        humans = self.match.setup.humans
        if self.outcome.reason == DRAW:
            return "draw"
        return "lose" if not self.won or (humans and len(self.losers) == len(humans)) else "win"

    @property
    def turns(self) -> int:
        """How many turns it took."""
        return turns_played(self.match)

    @cached_property
    def minutes(self) -> int | None:
        """How many minutes it took; None where the library does not know, or it was laid aside."""
        return minutes_of(self.house.library.match(self.match_id) if self.match_id else None)

    @property
    def mark(self) -> str:
        """What the result is marked with, in words; empty for none."""
        return mark_words(mark_of(self.match.setup, assisted=self.match.assisted))

    @cached_property
    def tally(self) -> Tally | None:
        """What every seat came to, as the table tells it."""
        table = self.table
        return table.tally(self.view, self.context, self.top.log) if isinstance(table, Tallies) else None

    @cached_property
    def story(self) -> Story:
        """How it was won."""
        turns = [self.match.rules.turns(self.match.state_at(ply)) for ply in range(self.match.cursor + 1)]
        left = len(self.match.setup.seats) - len(self.race.outs) == 1
        return story_of(self.race.standings, turns, self.outcome.winners, lower=self.table.lower_leads, alone=left)

    def turn_at(self, ply: int) -> int:
        """The number of the turn that a step belongs to."""
        return self.match.rules.turns(self.match.state_at(ply)) + 1

    def turn_words(self, turn: int) -> str:
        """What counted most in a turn."""
        decided = [entry for entry in self.top.log if not self.match.steps[entry.ply].action.aside]
        for number, entries in groupby(decided, key=lambda entry: entry.turn):
            if number == turn:
                return headline(self.table, list(entries), self.context)
        return ""

    def name(self, seat: int) -> str:
        """What somebody is called."""
        return self.match.setup.seats[seat].name

    @property
    def headline(self) -> str:
        """Who won, as the ribbon says it."""
        if self.outcome.headline:
            return self.outcome.headline
        if len(self.outcome.winners) == 1:
            return say("after-wins-name", name=self.name(self.outcome.winners[0]))
        return say("after-shared") if self.won else say("after-nobody-wins")

    @property
    def word(self) -> str:
        """One true, friendly sentence for the people who lost beside a winner, or had left; empty where there is none."""
        left = [seat for seat in self.match.setup.humans if self.match.setup.seats[seat].stand_in]
        if left and not self.alone:
            how = "conceded" if self.match.setup.seats[left[0]].conceded else "handed"
            return say("after-left-word", how=how, name=self.name(left[0]))
        if self.alone or not self.won or not self.losers:
            return ""
        names = tuple(self.name(seat) for seat in self.losers)
        place, short = self._short(self.losers[0])
        if len(self.losers) > 1 or short is None:
            return say("after-better-luck-names", names=names)
        told = {"place": say("after-place-nth", place=place), "name": names[0], "unit": unit_of(self.match.setup.game)}
        note = next((score.note for score in self.outcome.scores if score.seat == self.losers[0]), "")
        if note:
            return say("after-lost-noted", **told, note=note)
        return say("after-lost-short", **told, short=short) if short else say("after-lost-level", **told)

    def _short(self, seat: int) -> tuple[int, int | None]:
        """Which place somebody has, and how many points they were short of; None where points don't tell."""
        place = next(place for place, group in enumerate(self.outcome.ranking, 1) if seat in group)
        totals = {score.seat: score.total for score in self.outcome.scores}
        best = totals.get(self.outcome.winners[0])
        if self.table.lower_leads or best is None or totals.get(seat, best + 1) > best or seat in self.race.outs:
            return place, None
        return place, best - totals[seat]

    @property
    def over_par(self) -> int | None:
        """How many turns more than par a solitaire took; None where there is no par, or it was lost."""
        return self.reached - self.par if self.alone and self.won and self.par is not None else None

    @cached_property
    def rows(self) -> tuple[MatchRow, ...]:
        """All matches that the library holds."""
        return self.house.library.matches()

    @cached_property
    def record(self) -> Record:
        """What there was before of a game for one."""
        return record_of(self.rows, self.match, self.match_id)

    @property
    def reached(self) -> int:
        """What the only player reached."""
        score = self.outcome.score(0)
        return score.total if score else 0

    @property
    def par(self) -> int | None:
        """The fewest turns that win the deal; None where nobody knows."""
        par = self.facts.get("par", "")
        return int(par) if par.isdigit() else None

    @property
    def fewer(self) -> bool:
        """Whether a game for one is about few turns, not about many points."""
        solitaire = self.match.rules.info.solitaire
        return solitaire is not None and solitaire.fewer_is_better

    @property
    def stars(self) -> int:
        """The stars that a solitaire earned."""
        return earned_stars(self.match, self.par, self.record.deal)
