"""What happens in a game of Pact. Clans are the seats, then Helix and Ferdix where they take part."""

from __future__ import annotations

from goblins.core.contract import Event


class CommandReturned(Event, frozen=True):
    """A seat put a Command back; the others learn of it when all have chosen."""

    seat: int
    command: int | None


class CommandsKept(Event, frozen=True):
    """A seat has decided about its Commands; how many it keeps the others learn when all have chosen."""

    seat: int
    count: int | None


class CommandsCounted(Event, frozen=True):
    """All have chosen: how many Commands every seat keeps is open now (P-50)."""

    counts: tuple[int, ...]


class Chose(Event, frozen=True):
    """A seat chose the goblin that starts its display; nobody else knows which yet."""

    seat: int
    card: int | None


class Revealed(Event, frozen=True):
    """All chosen goblins are turned up: one for each seat."""

    cards: tuple[int, ...]


class Recruited(Event, frozen=True):
    """A seat took a goblin, from the row or unseen from the deck (slot DECK)."""

    seat: int
    slot: int
    card: int | None


class RowFilled(Event, frozen=True):
    """Goblins came face up into the row: (slot, card)."""

    cards: tuple[tuple[int, int], ...]


class Reshuffled(Event, frozen=True):
    """The discards became the new Goblin deck."""

    count: int


class Shortage(Event, frozen=True):
    """Goblins are short: everybody discards down to a few."""


class Reduced(Event, frozen=True):
    """A seat discarded a goblin because of the shortage."""

    seat: int
    card: int


class Played(Event, frozen=True):
    """A seat put a goblin into its display."""

    seat: int
    card: int


class SpecialistUsed(Event, frozen=True):
    """A seat used a Specialist; the Mimic names whom it copies. It went to a seat, or (NOBODY) out of the game."""

    seat: int
    specialist: int
    copied: int
    to: int


class Schemed(Event, frozen=True):
    """A face-up Task went under the deck, and another came for it."""

    seat: int
    slot: int
    task: int
    new: int


class Weighing(Event, frozen=True):
    """A seat considers where the goblins for a Task or a Figure come from."""

    seat: int


class CalledOff(Event, frozen=True):
    """A seat thought again: nothing was paid."""

    seat: int


class Completed(Event, frozen=True):
    """A clan completed a Task, alone or with a partner; the goblins that were discarded, and what was done without."""

    seat: int
    task: int
    slot: int
    partner: int
    own: tuple[int, ...]
    theirs: tuple[int, ...]
    without: tuple[int, ...]
    """The kinds that a Fixer or dynamite replaced."""


class Rewarded(Event, frozen=True):
    """A seat drew a goblin for a pact; only it knows which."""

    seat: int
    card: int | None


class FigurePlaced(Event, frozen=True):
    """A seat's Figure stands on a Task; the goblins it cost, and what was done without."""

    seat: int
    pact: int
    task: int
    cards: tuple[int, ...]
    without: tuple[int, ...]


class MarkerMoved(Event, frozen=True):
    """A seat's Marker moved on its Dynamite card."""

    seat: int
    before: int
    after: int


class TurnEnded(Event, frozen=True):
    """A seat's turn is over."""

    seat: int


class Passed(Event, frozen=True):
    """A seat could do nothing."""

    seat: int


class TasksTurnedUp(Event, frozen=True):
    """Tasks came into the row: (slot, task)."""

    tasks: tuple[tuple[int, int], ...]


class SeasonBegan(Event, frozen=True):
    """The first Task of a season lies in the row."""

    season: int


class WinterNears(Event, frozen=True):
    """The row could not be refilled: the last round is played out."""


class Joined(Event, frozen=True):
    """A goblin came to Helix or Ferdix."""

    clan: int
    card: int


class Slid(Event, frozen=True):
    """A Task slid away, onto the Pact card of Helix and Ferdix."""

    task: int


class PrizeTaken(Event, frozen=True):
    """A clan took the dynamite bonus: Tasks left in the row."""

    clan: int
    tasks: tuple[int, ...]


class GameEnded(Event, frozen=True):
    """A game of a solo campaign is over: its number, whether it was won, and everybody's Glory."""

    number: int
    won: bool
    glory: tuple[int, ...]


class TookBack(Event, frozen=True):
    """A used Specialist came back."""

    specialist: int


class GameDealt(Event, frozen=True):
    """The next game of the campaign begins."""

    number: int
    master: int


class Ended(Event, frozen=True):
    """Everything is over."""

    reason: str
