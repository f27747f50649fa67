"""Pact in words: what is asked now, and what happened."""

from __future__ import annotations

from collections import Counter
from collections.abc import Sequence

from goblins.content.numerals import in_words
from goblins.core.contract import Event
from goblins.games.pact import events as e
from goblins.games.pact.actions import ALONE
from goblins.games.pact.content import SEASONS, Content
from goblins.games.pact.legal import figure_places
from goblins.games.pact.scoring import idle_rounds
from goblins.games.pact.state import NOBODY, may_play
from goblins.games.pact.telling import at_first, joined, several
from goblins.games.pact.view import PactView
from goblins.tables.contract import TableContext
from goblins.tables.pact.places import STRANGERS


def asked(view: PactView, context: TableContext, content: Content) -> str:
    """What is going on, in one sentence."""
    public = view.public
    if public.ending:
        why = "Winter is here" if public.winter else f"{at_first(idle_rounds(content))} without a Task"
        return f"{why}: the clans count their Glory."
    if public.active != context.viewer:
        if public.phase == "reduce":
            return f"{context.name(public.active)} must discard down to {several(content.numbers.shortage_hand, 'goblin')}."
        return f"{context.name(public.active)} {_OTHERS[public.phase]}"
    if context.covered:
        return f"{context.name(public.active)}: show your hand; the others look away."
    return _asked_of_viewer(view, content)


_OTHERS = {
    "commands": "is choosing Commands.",
    "reveal": "is choosing a goblin to reveal.",
    "turn": "is on.",
    "recruit": "is recruiting.",
    "play": "is playing goblins.",
    "tasks": "may complete Tasks.",
    "pay": "is paying.",
    "prize": "takes a Task for the most dynamite.",
    "next": "goes on to the next game.",
}


def _asked_of_viewer(view: PactView, content: Content) -> str:
    public, numbers = view.public, content.numbers
    last = " The last round!" if public.winter and public.mode != "solo" else ""
    if public.phase == "turn":
        figure = bool(public.masters) and bool(figure_places(public, view.hand, content, view.seat))
        recruit, play = f"recruit {in_words(numbers.recruits)}", f"play up to {in_words(numbers.plays)}"
        return f"Your turn: {f'{recruit}, {play}, or place a Figure' if figure else f'{recruit}, or {play}'}.{last}"
    if public.phase == "recruit":
        return f"Recruiting: take {several(numbers.recruits - 1 - public.recruited, 'more goblin')}."
    if public.phase == "play":
        more = "Play more, complete Tasks" if may_play(public, content) else "Complete Tasks"
        return f"Your turn: played {public.played} of {numbers.plays + public.extra}. {more}, or end your turn."
    if public.phase == "tasks":
        done = {"recruit": "you recruited", "play": f"you played {public.played}", "figure": "your Figure stands"}
        return f"Your turn: {done.get(public.deed, 'nothing to be done')}. Complete Tasks, or end it."
    return {
        "commands": "Keep at least one of these Commands; click one to put it back.",
        "reveal": "Choose the goblin that starts your display: drag it there.",
        "pay": "Your turn: the goblins come together.",
        "reduce": f"Goblins are short: drag {in_words(len(view.hand) - numbers.shortage_hand)} of yours onto the discards.",
        "prize": "Most dynamite! Drag one of the Tasks left to yourself.",
        "next": "Won! Take back what you may, then go on.",
    }[public.phase]


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

    def goblin(self, card: int) -> str:
        """A goblin's kind, in small letters."""
        return self._content.goblin_name(card).lower()

    def goblins(self, cards: Sequence[int]) -> str:
        """Some goblins: "a builder and a shaman", or how many where that would be long."""
        return f"{in_words(len(cards))} goblins" if len(cards) > 2 else self.counted(cards)

    def counted(self, cards: Sequence[int]) -> str:
        """Goblins by their kinds, however many."""
        counts = Counter(self.goblin(card) for card in cards)
        said = [f"a {name}" if count == 1 else f"{in_words(count)} {name}s" for name, count in counts.items()]
        return joined(said)

    def task(self, task: int) -> str:
        """A Task's name."""
        return f"‘{self._content.tasks[task].name}’"

    def sentence(self, events: Sequence[Event]) -> str:
        """A step in a sentence; empty if nothing in it is worth telling."""
        deeds = [event for event in events if not isinstance(event, BY_THEMSELVES)]
        others = [event for event in events if isinstance(event, BY_THEMSELVES)]
        return " ".join(filter(None, (self._joined(deeds), self._joined(others))))

    def _joined(self, events: Sequence[Event]) -> str:
        said = [words for words in (self.clause(event) for event in events) if words]
        text = joined(said)
        return f"{text[0].upper()}{text[1:]}." if text else ""

    def clause(self, event: Event) -> str:
        """One thing that happened, without its full stop."""
        match event:
            case e.CommandReturned() | e.CommandsKept() | e.CommandsCounted():
                return self._commands(event)
            case e.Chose(seat=seat):
                return f"{self.who(seat)} chose a goblin"
            case e.Revealed(cards=cards):
                shown = [f"{self.who(seat)} a {self.goblin(card)}" for seat, card in enumerate(cards)]
                return f"all revealed: {', '.join(shown)}"
            case e.Recruited(seat=seat, slot=slot, card=card):
                return f"{self.who(seat)} recruited {self._recruit(slot, card)}"
            case e.Played(seat=seat, card=card):
                return f"{self.who(seat)} played a {self.goblin(card)}"
            case e.Completed() | e.FigurePlaced() | e.Schemed() | e.SpecialistUsed() | e.MarkerMoved():
                return self._deed(event)
            case e.Passed(seat=seat):
                return f"{self.who(seat)} could do nothing"
            case e.Shortage():
                return f"goblins are short: everybody discards down to {in_words(self._content.numbers.shortage_hand)}"
            case e.Reduced(seat=seat, card=card):
                return f"{self.who(seat)} discarded a {self.goblin(card)}"
            case e.Reshuffled():
                return "the discards became the new deck"
            case _:
                return self._by_itself(event)

    def _commands(self, event: Event) -> str:
        """What is told of Commands: how many the others keep only when all have chosen."""
        match event:
            case e.CommandReturned(seat=seat, command=int()):
                return f"{self.who(seat)} put a Command back"
            case e.CommandsKept(seat=seat, count=int(count)):
                return f"{self.who(seat)} kept {several(count, 'Command')}"
            case e.CommandsKept(seat=seat):
                return f"{self.who(seat)} chose among the Commands"
            case e.CommandsCounted(counts=counts):
                kept = [f"{self.who(seat)} {in_words(count)}" for seat, count in enumerate(counts)]
                return f"Commands kept: {', '.join(kept)}"
        return ""

    def _recruit(self, slot: int, card: int | None) -> str:
        if card is None or slot < 0:
            return "one from the deck"
        return f"a {self.goblin(card)}"

    def _deed(self, event: Event) -> str:
        match event:
            case e.Completed(seat=seat, task=task, partner=partner):
                how = "alone" if partner == ALONE else f"with {self.who(partner)}"
                return f"{self.who(seat)} completed {self.task(task)} {how}"
            case e.FigurePlaced(seat=seat, task=task):
                return f"{self.who(seat)} placed a Figure on {self.task(task)}"
            case e.Schemed(task=task, new=new):
                return f"{self.task(task)} went under the deck, {self.task(new)} came"
            case e.SpecialistUsed(seat=seat, specialist=specialist, copied=copied):
                name = self._content.specialists[specialist].name
                as_whom = f" as {self._content.specialists[copied].name}" if copied != NOBODY else ""
                return f"{self.who(seat)} used the {name}{as_whom}"
            case e.MarkerMoved(seat=seat, before=before, after=after):
                return f"{self.who(seat)}’s Marker moved {'forward' if after > before else 'back'}"
        return ""

    def _by_itself(self, event: Event) -> str:
        match event:
            case e.SeasonBegan(season=season):
                return f"{SEASONS[season]} has come"
            case e.WinterNears():
                return "the Tasks run out: winter is near"
            case e.Joined(clan=clan, card=card):
                return f"a {self.goblin(card)} joined {self.who(clan)}"
            case e.Slid(task=task):
                return f"{self.task(task)} slid away to Helix and Ferdix"
            case e.PrizeTaken(clan=clan, tasks=tasks):
                return f"{self.who(clan)} took {joined([self.task(task) for task in tasks])} for the most dynamite"
            case e.GameEnded(number=number, won=won):
                return f"game {number} was {'won' if won else 'lost'}"
            case e.TookBack(specialist=specialist):
                return f"the {self._content.specialists[specialist].name} came back"
            case e.GameDealt(number=number):
                return f"game {number} began"
            case e.Ended(reason=reason):
                return {
                    "winter": "winter has come",
                    "standstill": f"nothing happened for {idle_rounds(self._content)}",
                }.get(reason, "")
        return ""
