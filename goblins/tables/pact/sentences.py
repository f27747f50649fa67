"""Pact in words: what is asked now, and what happened."""

from __future__ import annotations

from collections import Counter
from collections.abc import Sequence
from functools import reduce

from goblins.core.contract import Event
from goblins.games.pact import events as e
from goblins.games.pact.actions import ALONE
from goblins.games.pact.content import SEASONS, Content
from goblins.games.pact.legal import figure_places
from goblins.games.pact.state import NOBODY, may_play
from goblins.games.pact.view import PactView
from goblins.tables.contract import TableContext
from goblins.tables.pact.places import STRANGERS
from goblins.words import Message, message, say


def asked(view: PactView, context: TableContext, content: Content) -> str:
    """What is going on, in one sentence."""
    public = view.public
    if public.ending:
        return say("pact-now-winter") if public.winter else say("pact-now-standstill", rounds=content.numbers.patience)
    name = context.name(public.active)
    if public.active != context.viewer or context.waiting:
        if public.phase == "reduce":
            return say("pact-now-theirs-reduce", name=name, count=content.numbers.shortage_hand)
        return say(f"pact-now-theirs-{public.phase}", name=name)
    if context.covered:
        return say("pact-now-show-hand", name=name)
    return _asked_of_viewer(view, content)


def _asked_of_viewer(view: PactView, content: Content) -> str:
    public, numbers = view.public, content.numbers
    match public.phase:
        case "turn":
            last = "yes" if public.winter and public.mode != "solo" else "no"
            figure = bool(public.masters) and bool(figure_places(public, view.hand, content, view.seat))
            key = "pact-now-turn-figure" if figure else "pact-now-turn" if view.hand else "pact-now-turn-recruit"
            return say(key, recruits=numbers.recruits, plays=numbers.plays, last=last)
        case "recruit":
            return say("pact-now-recruit", count=numbers.recruits - 1 - public.recruited)
        case "play":
            key = "pact-now-play-more" if may_play(public, content) else "pact-now-played"
            return say(key, played=public.played, most=numbers.plays + public.extra)
        case "tasks":
            return say("pact-now-tasks", deed=public.deed, played=public.played)
        case "reduce":
            return say("pact-now-reduce", count=len(view.hand) - numbers.shortage_hand)
    return say(f"pact-now-{public.phase}")


# ---------------------------------------------------------------------- what happened


#: What happens without anybody's doing.
BY_THEMSELVES = (e.Reshuffled, e.SeasonBegan, e.WinterNears, e.Joined, e.Slid, e.Ended, e.GameEnded, e.Shortage)


class Words:
    """Tells events with the names of those who sit at the table."""

    def __init__(self, context: TableContext, content: Content) -> None:
        self._context, self._content = context, content

    def who(self, clan: int) -> str:
        """What a clan is called."""
        players = len(self._context.setup.seats)
        return self._context.name(clan) if clan < players else STRANGERS[clan - players]

    def kind(self, card: int, count: int = 1) -> Message:
        """So many goblins of a card's kind."""
        goblin = self._content.goblins[self._content.pack.kind_of[card]]
        return message("pact-counted-goblins", kind=goblin.kind, name=goblin.name, count=count)

    def goblins(self, cards: Sequence[int]) -> Message:
        """Some goblins: "a builder and a shaman", or how many where that would be long."""
        return message("pact-many-goblins", count=len(cards)) if len(cards) > 2 else self.counted(cards)

    def counted(self, cards: Sequence[int]) -> Message:
        """Goblins by their kinds, however many."""
        kinds = self._content.pack.kind_of
        first = {kinds[card]: card for card in reversed(cards)}
        counts = Counter(kinds[card] for card in cards)
        return message("core-all-of", things=tuple(self.kind(first[kind], count) for kind, count in counts.items()))

    def task(self, task: int) -> Message:
        """A Task's name."""
        return message("pact-task", name=self._content.tasks[task].name)

    def done(self, event: e.Completed, task: Message | str) -> Message:
        """A Task that was completed, and with whom."""
        if event.partner == ALONE:
            return message("pact-task-alone", task=task)
        return message("pact-task-with", task=task, name=self.who(event.partner))

    def specialist(self, number: int, copied: int = NOBODY) -> Message:
        """A Specialist, or the Mimic as one."""
        one = self._content.specialists[number]
        named = message("pact-the-specialist", specialist=one.slug, name=one.name)
        if copied == NOBODY:
            return named
        return message("pact-specialist-as", specialist=named, other=self._content.specialists[copied].name)

    def sentence(self, events: Sequence[Event]) -> str:
        """A step in a sentence; empty if nothing in it is worth telling."""
        deeds = [event for event in events if not isinstance(event, BY_THEMSELVES)]
        others = [event for event in events if isinstance(event, BY_THEMSELVES)]
        return " ".join(filter(None, (self._joined(deeds), self._joined(others))))

    def _joined(self, events: Sequence[Event]) -> str:
        said = [words for words in (self.clause(event) for event in events) if words]
        if not said:
            return ""
        return say(
            "pact-log-sentence", words=reduce(lambda one, more: say("pact-log-also", before=one, after=more), said)
        )

    def clause(self, event: Event) -> str:
        """One thing that happened, without its full stop."""
        match event:
            case e.CommandReturned() | e.CommandsKept() | e.CommandsCounted():
                return self._commands(event)
            case e.Chose(seat=seat):
                return say("pact-log-chose", name=self.who(seat))
            case e.Revealed(cards=cards):
                shown = [
                    say("pact-log-revealed-each", name=self.who(seat), goblin=self.kind(card))
                    for seat, card in enumerate(cards)
                ]
                return say("pact-log-revealed", each=", ".join(shown))
            case e.Recruited(seat=seat):
                return say("pact-log-recruited", name=self.who(seat), goblins=self.recruits([event]))
            case e.Played(seat=seat, card=card):
                return say("pact-log-played", name=self.who(seat), goblins=self.kind(card))
            case e.Completed() | e.FigurePlaced() | e.Schemed() | e.SpecialistUsed() | e.MarkerMoved():
                return self._deed(event)
            case e.Passed(seat=seat):
                return say("pact-log-passed", name=self.who(seat))
            case e.Shortage():
                return say("pact-log-shortage", count=self._content.numbers.shortage_hand)
            case e.Reduced(seat=seat, card=card):
                return say("pact-log-reduced", name=self.who(seat), goblins=self.kind(card))
            case e.Reshuffled():
                return say("pact-log-reshuffled")
            case _:
                return self._by_itself(event)

    def _commands(self, event: Event) -> str:
        """What is told of Commands: how many the others keep only when all have chosen."""
        match event:
            case e.CommandReturned(seat=seat, command=int()):
                return say("pact-log-command-returned", name=self.who(seat))
            case e.CommandsKept(seat=seat, count=int(count)):
                return say("pact-log-commands-kept", name=self.who(seat), count=count)
            case e.CommandsKept(seat=seat):
                return say("pact-log-commands-chosen", name=self.who(seat))
            case e.CommandsCounted(counts=counts):
                kept = [
                    say("pact-log-commands-each", name=self.who(seat), count=count) for seat, count in enumerate(counts)
                ]
                return say("pact-log-commands-counted", each=", ".join(kept))
        return ""

    def recruits(self, events: Sequence[e.Recruited]) -> Message:
        """Goblins that were recruited: those of the row by their kinds."""
        seen = [event.card for event in events if event.card is not None and event.slot >= 0]
        unseen = message("pact-from-deck", count=len(events) - len(seen))
        if not seen:
            return unseen
        of_the_row = self.counted(seen)
        if len(seen) == len(events):
            return of_the_row
        return message("pact-row-and-deck", goblins=of_the_row, deck=unseen)

    def _deed(self, event: Event) -> str:
        match event:
            case e.Completed(seat=seat, task=task):
                return say("pact-log-completed", name=self.who(seat), task=self.done(event, self.task(task)))
            case e.FigurePlaced(seat=seat, task=task):
                return say("pact-log-figure", name=self.who(seat), task=self.task(task))
            case e.Schemed(task=task, new=new):
                return say("pact-log-schemed", task=self.task(task), new=self.task(new))
            case e.SpecialistUsed(seat=seat, specialist=specialist, copied=copied):
                return say("pact-log-used", name=self.who(seat), specialist=self.specialist(specialist, copied))
            case e.MarkerMoved(seat=seat, before=before, after=after):
                return say("pact-log-marker", name=self.who(seat), way="forward" if after > before else "back")
        return ""

    def _by_itself(self, event: Event) -> str:
        match event:
            case e.SeasonBegan(season=season):
                return say("pact-log-season", season=SEASONS[season])
            case e.WinterNears():
                return say("pact-log-winter-near")
            case e.Joined(clan=clan, card=card):
                goblin = self._content.goblins[self._content.pack.kind_of[card]]
                return say("pact-log-joined", kind=goblin.kind, goblin=goblin.name, name=self.who(clan))
            case e.Slid(task=task):
                return say("pact-log-slid", task=self.task(task))
            case e.PrizeTaken(clan=clan, tasks=tasks):
                return say("pact-log-prize", name=self.who(clan), tasks=tuple(self.task(task) for task in tasks))
        return self._of_games(event)

    def _of_games(self, event: Event) -> str:
        match event:
            case e.GameEnded(number=number, won=won):
                return say("pact-log-game-won" if won else "pact-log-game-lost", number=number)
            case e.TookBack(specialist=specialist):
                return say("pact-log-took-back", specialist=self.specialist(specialist))
            case e.GameDealt(number=number):
                return say("pact-log-game-began", number=number)
            case e.Ended(reason="winter"):
                return say("pact-log-winter")
            case e.Ended(reason="standstill"):
                return say("pact-log-standstill", rounds=self._content.numbers.patience)
        return ""
