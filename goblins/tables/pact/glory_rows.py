"""What Glory comes from in Pact: the rows of its score sheet, with everybody's part of each."""

from __future__ import annotations

from collections.abc import Sequence

from msgspec import Struct
from msgspec.structs import replace

from goblins.games.pact.content import LONER, NUMERALS, PRINTED_BOX, Content
from goblins.games.pact.scoring import command_glory, on_pact, open_glory, pacts_of, sticks_of
from goblins.games.pact.state import clans_of, figures_of, left_of, right_of
from goblins.games.pact.telling import command_in_words
from goblins.games.pact.telling import signed as with_sign
from goblins.games.pact.view import PactView
from goblins.words import say

ASIDE_WEIGHT = 1.5
#: The sign of the Commands.
COMMANDS = "pact_scroll"
#: So many rows have room for a reason each, where a sheet is not wide.
REASONED = 6
#: So many columns have room for sums, and for the names of Commands.
ROOMY = 3


class Entry(Struct, frozen=True):
    """A clan's part of a row: Tasks or words, and the Glory they bring; None where nothing is counted."""

    glory: int | None
    tasks: tuple[int, ...] = ()
    words: str = ""
    below: str = ""
    """A second line of words."""
    icon: str = ""
    """What the words count, and bring: then the Tasks were taken for it."""
    partner: int | None = None
    """The clan with whom the Tasks were done."""


class Row(Struct, frozen=True):
    """What Glory comes from: its sign and name, everybody's part, and what must be said about it."""

    icon: str
    label: str
    entries: list[Entry]
    aside: str = ""
    needed: bool = False
    """Whether it is said however many rows there are."""

    @property
    def weight(self) -> float:
        """How tall it is, compared with a row of one line."""
        return ASIDE_WEIGHT if self.aside else 1.0


class GloryRows:
    """Counts everybody's Glory, row by row."""

    def __init__(self, content: Content) -> None:
        self._content = content

    def total(self, view: PactView, clan: int) -> int:
        """A clan's Glory, its Commands included."""
        return open_glory(view.public, self._content, clan) + sum(glory for _, glory in self._commands(view, clan))

    def _commands(self, view: PactView, clan: int) -> list[tuple[str, int]]:
        kept = view.shown_commands[clan] if clan < len(view.shown_commands) else ()
        return [
            (self._content.commands[one].numeral, command_glory(view.public, self._content, clan, one)) for one in kept
        ]

    def rows(self, view: PactView, *, roomy: bool) -> list[Row]:
        """What Glory comes from; `roomy`: there is room for whole sentences."""
        public, glory, wide = view.public, self._content.numbers.glory, "yes" if roomy else "no"
        clans = counted_clans(view)
        left, right = (
            [
                Entry(glory.pact * len(public.pacts[pact]), public.pacts[pact], partner=partner(public, clan))
                for clan, pact in zip(clans, pacts, strict=True)
            ]
            for pacts, partner in zip(
                zip(*(pacts_of(public, clan) for clan in clans), strict=True), (left_of, right_of), strict=True
            )
        )
        alone = [Entry(glory.alone * len(public.alone[clan]), public.alone[clan]) for clan in clans]
        full = [self._full(view, clan, wide) for clan in clans]
        a_pact = say("pact-score-a-pact" if roomy else "pact-score-a-task", glory=glory.pact)
        rows = [
            self._sticks_row(view, clans, wide),
            Row("pact_to_left", say("pact-score-left", wide=wide), left, a_pact),
            Row("pact_to_right", say("pact-score-right", wide=wide), right, a_pact),
            Row("pact_handshake", say("pact-score-full"), full, self._full_reason(wide)),
            Row("pact_alone", say("pact-score-alone"), alone, say("pact-score-a-task", glory=glory.alone)),
        ]
        if public.masters:
            rows.append(self._figures_row(view, clans, wide))
        if public.markers:
            track = [self._track(view, clan) for clan in clans]
            rows.append(Row("pact_track", say("pact-score-track"), track, say("pact-score-track.why")))
            commands = [self._command_entry(view, clan, named=roomy and len(clans) <= ROOMY) for clan in clans]
            rows.append(Row(COMMANDS, say("pact-score-commands"), commands, say("pact-score-commands.why")))
        return rows if roomy or len(rows) <= REASONED else [_bare(row) for row in rows]

    def _figures_row(self, view: PactView, clans: Sequence[int], wide: str) -> Row:
        """How many Figures everybody has placed; each counts as one Task more (P-52)."""
        glory = self._content.numbers.glory.figure
        placed = [figures_of(view.public, clan) for clan in clans]
        figures = [Entry(glory * count, words=str(count) if count else "", icon="pact_figure") for count in placed]
        return Row("pact_figure", say("pact-score-figures"), figures, say("pact-score-each", glory=glory, wide=wide))

    def _full_reason(self, wide: str) -> str:
        """How many Tasks on a Pact card bring how much more (P-42)."""
        full_pacts = self._content.numbers.full_pacts
        steps = [say("pact-score-from", glory=full.glory, tasks=full.tasks, wide=wide) for full in full_pacts]
        return ", ".join(steps)

    def _sticks_row(self, view: PactView, clans: Sequence[int], wide: str) -> Row:
        """Everybody's sticks, and the Task that the most of them have brought (P-41)."""
        public = view.public
        if not public.prize:
            sticks = [self._sticks(view, clan) for clan in clans]
            return Row("pact_stick", say("pact-score-dynamite"), sticks, self._sticks_reason(view, clans, wide))
        # it was not done alone, and does not count as if it were (P-41)
        aside = say("pact-score-bonus.why", wide=wide)
        if public.markers:
            aside = say("pact-score-bonus.not-command", numeral=NUMERALS[LONER])
        worth = self._content.numbers.glory.alone * len(public.prize)
        entries = [
            replace(self._sticks(view, clan), glory=worth, tasks=public.prize)
            if clan == public.prize_winner
            else self._sticks(view, clan)
            for clan in clans
        ]
        return Row("pact_bonus", say("pact-score-bonus"), entries, aside, needed=bool(public.markers))

    def _sticks_reason(self, view: PactView, clans: Sequence[int], wide: str) -> str:
        """What most sticks bring; at the end of a game, why they brought nothing (P-41)."""
        sticks = [sticks_of(view.public, self._content, clan) for clan in clans]
        tied = view.public.ending and not view.public.prize and sticks.count(max(sticks)) > 1
        return say("pact-score-dynamite.tie") if tied else say("pact-score-dynamite.why", wide=wide)

    def _sticks(self, view: PactView, clan: int) -> Entry:
        return Entry(None, words=str(sticks_of(view.public, self._content, clan)), icon="pact_stick")

    def _full(self, view: PactView, clan: int, wide: str) -> Entry:
        one, other = (on_pact(view.public, clan, pact) for pact in pacts_of(view.public, clan))
        worth = [self._content.full_pact_glory(count) for count in (one, other)]
        words, below = say("pact-score-two", one=one, other=other), " + ".join(map(str, worth)) if any(worth) else ""
        if len(counted_clans(view)) > ROOMY:
            return Entry(sum(worth), words=words)
        if wide == "yes":
            return Entry(sum(worth), words=say("pact-score-two-tasks", one=one, other=other), below=below)
        words = say("pact-score-two-worth", one=one, other=other, worth=below) if below else words
        return Entry(sum(worth), words=words)

    def _track(self, view: PactView, clan: int) -> Entry:
        sticks, glory = self._content.track[view.public.markers[clan]]
        return Entry(glory, words=str(sticks), icon="pact_stick")

    def _command_entry(self, view: PactView, clan: int, *, named: bool) -> Entry:
        told = self._commands(view, clan)
        names = {one.numeral: f"{one.numeral} {one.name}" if named else one.numeral for one in self._content.commands}
        words = [f"{names[numeral]} {with_sign(glory)}" for numeral, glory in told]
        return Entry(sum(glory for _, glory in told), words=("\n" if named else ", ").join(words))

    def commands_told(self, view: PactView, clan: int) -> str:
        """Every Command that somebody kept, as the rulebook tells it, and what it was worth (P-57)."""
        found = {one.numeral: one for one in self._content.commands}
        lines = [
            say(
                "pact-score-command",
                told=command_in_words(found[numeral], self._content, PRINTED_BOX),
                glory=with_sign(glory),
            )
            for numeral, glory in self._commands(view, clan)
        ]
        return "\n".join(lines)


def counted_clans(view: PactView) -> range:
    """Whose Glory is counted: alone also that of Helix and Ferdix."""
    public = view.public
    return range(clans_of(public) if public.mode == "solo" else public.players)


def _bare(row: Row) -> Row:
    """A row without its reason, where there are many; what must be said stays."""
    return row if row.needed else replace(row, aside="")
