"""A turn of Pact in sentences that read: what one did is said together, in the order of the turn."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Sequence
from functools import reduce
from itertools import groupby

from goblins.core.contract import Event
from goblins.games.pact import events as e
from goblins.tables.pact.sentences import BY_THEMSELVES, Words
from goblins.words import Message, message, say

#: A deed of somebody that can be told together with others of theirs.
_Deed = e.Recruited | e.Played | e.Reduced | e.Completed | e.FigurePlaced | e.Schemed | e.SpecialistUsed | e.MarkerMoved
#: What is left out first when a turn is told in few words: what one had in hand, then what helped.
_TASKS, _GOBLINS, _HELP = range(3)


class Turns(Words):
    """Tells whole turns."""

    def turn(self, events: Sequence[Event]) -> str:
        """A turn in full: a sentence for everybody who did something, then what happened by itself."""
        if any(isinstance(event, e.Revealed) for event in events):  # which tells what everybody chose
            events = [event for event in events if not isinstance(event, e.Chose)]
        deeds = [event for event in events if not isinstance(event, BY_THEMSELVES) and self.clause(event)]
        others = [event for event in events if isinstance(event, BY_THEMSELVES)]
        told = []
        for seat, run in groupby(deeds, key=lambda event: event.seat if isinstance(event, _Deed) else None):
            done = list(run)
            if seat is None:
                told.append(self._joined(done))
                continue
            phrases = reduce(
                lambda before, after: say("pact-log-then", before=before, after=after), self._phrases(done)
            )
            told.append(say("pact-log-turn", name=self.who(seat), deeds=phrases))
        return " ".join(filter(None, (*told, self._joined(others))))

    def _phrases(self, deeds: Sequence[Event]) -> Iterator[str]:
        """What somebody did, without their name; what is done several times is said once."""
        helped: tuple[Message, ...] = ()
        for kind, run in groupby(deeds, key=type):
            some = list(run)
            if kind is e.SpecialistUsed:
                helped = self._used(some)
                continue
            together = self._with_help(some, helped) if helped else ""
            if together:
                yield together
            else:
                yield from [say("pact-did-use", specialists=helped)] if helped else []
                yield from filter(None, (self._alike(some),))
            helped = ()
        yield from [say("pact-did-use", specialists=helped)] if helped else []

    def _used(self, events: Sequence[Event]) -> tuple[Message, ...]:
        used = [event for event in events if isinstance(event, e.SpecialistUsed)]
        return tuple(self.specialist(event.specialist, event.copied) for event in used)

    def _with_help(self, events: Sequence[Event], helped: tuple[Message, ...]) -> str:
        """What Specialists were used for, where that can be said with them."""
        match events[0]:
            case e.Recruited():
                return say("pact-did-use-to-recruit", specialists=helped, goblins=self._recruits(events))
            case e.Played():
                return say("pact-did-use-to-play", specialists=helped, goblins=self._played(events))
            case e.Schemed():
                return say("pact-did-use-to-swap", specialists=helped, swaps=self._swaps(events))
        return ""

    def _alike(self, events: Sequence[Event]) -> str:
        """Several deeds of a kind."""
        match events[0]:
            case e.Recruited():
                return say("pact-did-recruit", goblins=self._recruits(events))
            case e.Played():
                return say("pact-did-play", goblins=self._played(events))
            case e.Reduced():
                cards = [one.card for one in events if isinstance(one, e.Reduced)]
                return say("pact-did-discard", goblins=self.counted(cards))
            case e.Completed():
                done = [self.done(one, self.task(one.task)) for one in events if isinstance(one, e.Completed)]
                return say("pact-did-complete", tasks=tuple(done))
            case e.FigurePlaced():
                tasks = [self.task(one.task) for one in events if isinstance(one, e.FigurePlaced)]
                return say("core-all-of", things=tuple(message("pact-did-figure", task=task) for task in tasks))
            case e.Schemed():
                return say("pact-did-swap", swaps=self._swaps(events))
            case e.MarkerMoved(before=before, after=after):
                return say("pact-did-move-marker", way="forward" if after > before else "back")
        return ""

    def _recruits(self, events: Sequence[Event]) -> Message:
        return self.recruits([event for event in events if isinstance(event, e.Recruited)])

    def _played(self, events: Sequence[Event]) -> Message:
        return self.counted([one.card for one in events if isinstance(one, e.Played)])

    def _swaps(self, events: Sequence[Event]) -> tuple[Message, ...]:
        swapped = [one for one in events if isinstance(one, e.Schemed)]
        return tuple(message("pact-swap", task=self.task(one.task), new=self.task(one.new)) for one in swapped)

    # ------------------------------------------------------------------ in few words

    def last_turn(self, events: Sequence[Event], fits: Callable[[str], bool]) -> str:
        """A clan's last turn without its name, in so many words as fit: Tasks are told first, then goblins, then helpers."""
        text = ""
        for most, briefly in ((4, False), (2, False), (2, True), (1, True)):
            said = self._few(events, briefly=briefly)
            kept = sorted(sorted(range(len(said)), key=lambda place: said[place][0])[:most])
            if not kept:
                return ""
            parts = [said[place][1] for place in kept]
            text = say("pact-few", words=reduce(_after, parts))
            if fits(text):
                break
        return say("pact-few-sentence", words=text)

    def _few(self, events: Sequence[Event], *, briefly: bool) -> list[tuple[int, str]]:
        """What happened in a turn, each with how soon it is left out."""
        taken = [event for event in events if isinstance(event, e.Recruited)]
        played = [event.card for event in events if isinstance(event, e.Played)]
        came = [event.card for event in events if isinstance(event, e.Joined)]
        said = []
        if taken:
            some = message("pact-few-count", count=len(taken)) if briefly else self._recruits(taken)
            said.append((_GOBLINS, say("pact-few-recruited", goblins=some)))
        for key, cards in (("pact-few-played", played), ("pact-few-got", came)):
            if cards:
                some = message("pact-few-count", count=len(cards)) if briefly else self.goblins(cards)
                said.append((_GOBLINS, say(key, goblins=some)))
        for event in events:
            if isinstance(event, e.Completed):
                said.append((_TASKS, say(self.done(event, self._content.tasks[event.task].name))))
            elif isinstance(event, e.FigurePlaced):
                said.append((_TASKS, say("pact-few-figure", task=self._content.tasks[event.task].name)))
            elif isinstance(event, e.SpecialistUsed):
                said.append((_HELP, say(self.specialist(event.specialist))))
        return said


def _after(before: str, after: str) -> str:
    return say("pact-few-then", before=before, after=after)
