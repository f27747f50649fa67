"""A turn of Pact in sentences that read: what one did is said together, in the order of the turn."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Sequence
from itertools import groupby

from goblins.content.numerals import in_words
from goblins.core.contract import Event
from goblins.games.pact import events as e
from goblins.games.pact.actions import ALONE
from goblins.games.pact.state import NOBODY
from goblins.games.pact.telling import at_first, joined
from goblins.tables.pact.sentences import BY_THEMSELVES, Words

#: A deed of somebody that can be told together with others of theirs.
_Deed = e.Recruited | e.Played | e.Reduced | e.Completed | e.FigurePlaced | e.Schemed | e.SpecialistUsed | e.MarkerMoved
#: What is left out first when a turn is told in few words: what one had in hand, then what helped.
_TASKS, _GOBLINS, _HELP = range(3)


class Turns(Words):
    """Tells whole turns."""

    def turn(self, events: Sequence[Event]) -> str:
        """A turn in full: a sentence for everybody who did something, then what happened by itself."""
        deeds = [event for event in events if not isinstance(event, BY_THEMSELVES) and self.clause(event)]
        others = [event for event in events if isinstance(event, BY_THEMSELVES)]
        told = []
        for seat, run in groupby(deeds, key=lambda event: event.seat if isinstance(event, _Deed) else None):
            done = list(run)
            phrases = ", then ".join(self._phrases(done)) if seat is not None else ""
            told.append(f"{self.who(seat)} {phrases}." if seat is not None else self._joined(done))
        return " ".join(filter(None, (*told, self._joined(others))))

    def _phrases(self, deeds: Sequence[Event]) -> Iterator[str]:
        """What somebody did, without their name; what is done several times is said once."""
        helped = ""
        for kind, run in groupby(deeds, key=type):
            some = list(run)
            if kind is e.SpecialistUsed:
                helped = self._used(some)
                continue
            said = self._alike(some)
            if helped and kind in (e.Played, e.Recruited, e.Schemed):
                bare = (
                    said.replace("played", "to play", 1)
                    .replace("recruited", "to recruit", 1)
                    .replace("swapped", "to swap", 1)
                )
                yield f"{helped} {bare}"
            else:
                yield from filter(None, (helped, said))
            helped = ""
        yield from [helped] if helped else []

    def _used(self, events: Sequence[Event]) -> str:
        names = []
        for event in events:
            assert isinstance(event, e.SpecialistUsed)
            as_whom = f" as {self._content.specialists[event.copied].name}" if event.copied != NOBODY else ""
            names.append(f"the {self._content.specialists[event.specialist].name}{as_whom}")
        return f"used {joined(names)}"

    def _alike(self, events: Sequence[Event]) -> str:
        """Several deeds of a kind."""
        match events[0]:
            case e.Recruited():
                return f"recruited {self._recruits(events)}"
            case e.Played():
                return f"played {self.counted([one.card for one in events if isinstance(one, e.Played)])}"
            case e.Reduced():
                return f"discarded {self.counted([one.card for one in events if isinstance(one, e.Reduced)])}"
            case e.Completed():
                done = [self._done(one) for one in events if isinstance(one, e.Completed)]
                return f"completed {joined(done)}"
            case e.FigurePlaced():
                return joined(
                    [f"placed a Figure on {self.task(one.task)}" for one in events if isinstance(one, e.FigurePlaced)]
                )
            case e.Schemed():
                swaps = [
                    f"{self.task(one.task)} for {self.task(one.new)}" for one in events if isinstance(one, e.Schemed)
                ]
                return f"swapped {joined(swaps)}"
            case e.MarkerMoved(before=before, after=after):
                return f"moved the Marker {'forward' if after > before else 'back'}"
        return ""

    def _recruits(self, events: Sequence[Event]) -> str:
        taken = [event for event in events if isinstance(event, e.Recruited)]
        seen = [event.card for event in taken if event.card is not None and event.slot >= 0]
        unseen = len(taken) - len(seen)
        parts = [self.counted(seen)] if seen else []
        return joined([*parts, f"{in_words(unseen)} from the deck"] if unseen else parts)

    def _done(self, event: e.Completed) -> str:
        how = "alone" if event.partner == ALONE else f"with {self.who(event.partner)}"
        return f"{self.task(event.task)} {how}"

    # ------------------------------------------------------------------ in few words

    def last_turn(self, events: Sequence[Event], fits: Callable[[str], bool]) -> str:
        """A clan's last turn without its name, in so many words as fit: Tasks are told first, then goblins, then helpers."""
        text = ""
        for most, briefly in ((4, False), (2, False), (2, True), (1, True)):
            said = self._few(events, briefly=briefly)
            kept = sorted(sorted(range(len(said)), key=lambda place: said[place][0])[:most])
            text = at_first("; ".join(said[place][1] for place in kept))
            if fits(text):
                break
        return f"{text}." if text else ""

    def _few(self, events: Sequence[Event], *, briefly: bool) -> list[tuple[int, str]]:
        """What happened in a turn, each with how soon it is left out."""
        taken = [event for event in events if isinstance(event, e.Recruited)]
        played = [event.card for event in events if isinstance(event, e.Played)]
        came = [event.card for event in events if isinstance(event, e.Joined)]
        said = []
        if taken:
            said.append((_GOBLINS, f"recruited {in_words(len(taken)) if briefly else self._recruits(taken)}"))
        for verb, cards in (("played", played), ("got", came)):
            if cards:
                said.append((_GOBLINS, f"{verb} {in_words(len(cards)) if briefly else self.goblins(cards)}"))
        for event in events:
            if isinstance(event, e.Completed):
                how = "alone" if event.partner == ALONE else f"with {self.who(event.partner)}"
                said.append((_TASKS, f"{self._content.tasks[event.task].name} {how}"))
            elif isinstance(event, e.FigurePlaced):
                said.append((_TASKS, f"a Figure on {self._content.tasks[event.task].name}"))
            elif isinstance(event, e.SpecialistUsed):
                said.append((_HELP, f"the {self._content.specialists[event.specialist].name}"))
        return said
