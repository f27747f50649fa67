"""What the things on the table of Pact are: which topic explains each of them, and the facts of the moment.

Only what the one who looks may know is told: a hand or a Command that lies face down is a hand or a Command, no more.
"""

from __future__ import annotations

from goblins.games.pact.content import SEASONS, Content
from goblins.games.pact.legal import completions
from goblins.games.pact.scoring import command_count, open_glory, sticks_of
from goblins.games.pact.state import NOBODY, figures_of, left_of, right_of, types_on_display
from goblins.games.pact.telling import signed
from goblins.games.pact.view import PactView
from goblins.tables.capabilities import Subject
from goblins.tables.contract import TableContext
from goblins.tables.pact import places as p
from goblins.tables.pact.geometry import dynamite_rect, task_slot
from goblins.tables.pact.helpers import usable
from goblins.tables.pact.meanings import tasks_to_come
from goblins.tables.pact.overlays import is_counted, shows
from goblins.ui.moving.motion import Layout, Piece
from goblins.ui.viewport import Point, Rect
from goblins.words import message, say

Facts = dict[str, int | str]
Told = tuple[str, Facts]
#: Every topic that a thing on this table can have.
TOPICS = frozenset(
    {
        "alone_task",
        "asked",
        "assisted",
        "bonus_command",
        "cell",
        "column",
        "command",
        "covered_command",
        "deck",
        "discards",
        "display",
        "dynamite",
        "figure",
        "goal",
        "hand",
        "lender",
        "master",
        "next",
        "open_task",
        "own_goblin",
        "own_plate",
        "own_specialist",
        "pact",
        "pact_task",
        "permanent",
        "placed_figure",
        "plate",
        "row_goblin",
        "row_later",
        "rules",
        "seasons",
        "shown_goblin",
        "solo_specialist",
        "starter",
        "task_deck",
        "their_commands",
        "their_display",
        "their_goblin",
        "their_specialist",
        "used_specialist",
        "ways",
    }
)
#: When it stands below Tasks who could do them.
TELLING_WAYS = ("turn", "recruit", "play", "tasks")
#: What has no panel of its own, although others of its kind have one.
WORDLESS = ("open_task", "covered_command", "lender")


#: The plates of those who have a seat.
PLATES = ("plate", "own_plate")


class Subjects:
    """Says which topic a thing belongs to."""

    def __init__(self, content: Content) -> None:
        self._content = content

    def at(
        self, view: PactView, context: TableContext, piece: Piece | None, pos: Point, layout: Layout
    ) -> Subject | None:
        """The piece at a point, or else the part of the table."""
        placement = layout.get(piece) if piece else None
        if token := self._token(view, context, pos):
            return token
        told = self._piece(view, context, piece) if piece and placement else None
        if piece and told and placement:
            itself = is_counted(view, piece) or (shows(piece, placement.rect) and told[0] not in WORDLESS)
            # in a game for few, clans sit in the ring that nobody plays
            who = piece.number if told[0] in PLATES and piece.number < len(context.setup.seats) else None
            return Subject(told[0], placement.rect, told[1], shown=itself, who=who)
        parts = p.areas(view, context)
        sides = (("left", left_of(view.public, view.seat)), ("right", right_of(view.public, view.seat)))
        for side, clan in sides:
            rect = parts[f"display_{side}"]
            if rect.holds(pos):
                return Subject("their_display", rect, {"name": p.seat_name(view, context, clan)})
        goal = parts.get("goal")
        if goal and goal.holds(pos):
            return Subject("goal", goal, self._goal(view))
        return self._sign(view, context, pos, parts["title"])

    def _token(self, view: PactView, context: TableContext, pos: Point) -> Subject | None:
        """What stands on a plate and means something of its own: told when asked for, as the plate shows its Glory."""
        public = view.public
        starter, following = p.starter_rect(view, context), p.next_rect(view, context)
        if starter and starter.holds(pos):
            return Subject("starter", starter, {"name": p.seat_name(view, context, public.start)}, shown=True)
        if following and following.holds(pos):
            clan = left_of(public, context.viewer)
            return Subject("next", following, {"name": p.seat_name(view, context, clan)}, shown=True)
        return None

    def _sign(self, view: PactView, context: TableContext, pos: Point, title: Rect) -> Subject | None:
        """Signs on the ground: how it is played, help that was asked for, Tasks left, ways to do one, Commands of others."""
        public, numbers = view.public, self._content.numbers
        tag = p.assisted_rect(title)
        if context.assisted and tag.holds(pos):
            return Subject("assisted", tag)
        banner = p.zone(view, "banner")
        if banner.holds(pos):
            return Subject("asked", banner, {"plays": numbers.plays}, shown=True)
        if title.holds(pos):
            return Subject("rules", title, {"mode": say(f"pact-mode-{public.mode}"), "plays": numbers.plays})
        deck = p.zone(view, "task_deck")
        below = Rect(deck.x, deck.bottom + 8, deck.w, 36)
        if below.holds(pos):
            return Subject("seasons", below, {"left": tasks_to_come(view), "row": numbers.task_row})
        mine = public.active == context.viewer and public.phase in TELLING_WAYS and not context.covered
        slots = {way.slot for way in completions(public, self._content, view.seat)} if mine else set[int]()
        for slot in slots:
            task = task_slot(view, slot)
            under = Rect(task.x, task.bottom + 3, task.w, 33)
            if under.holds(pos):
                return Subject("ways", under, {"alone": numbers.glory.alone, "pact": numbers.glory.pact})
        return self._their_commands(view, context, pos)

    def _their_commands(self, view: PactView, context: TableContext, pos: Point) -> Subject | None:
        for clan in range(len(view.public.markers)):
            count = view.command_counts[clan]
            if clan == context.viewer or not count or not p.is_near(view, context, clan):
                continue
            track = dynamite_rect(view, context, clan)
            backs = Rect(track.x, track.bottom + 2, 26.0 * count + 8, 38)
            if backs.holds(pos):
                return Subject("their_commands", backs, {"name": context.name(clan), "count": count})
        return None

    def _piece(self, view: PactView, context: TableContext, piece: Piece) -> Told | None:
        match piece.kind:
            case p.GOBLIN:
                return self._goblin(view, context, piece.number)
            case p.TASK:
                return self._task(view, context, piece.number)
            case p.PLATE | p.PACT:
                return self._clan(view, context, piece)
            case p.SPECIALIST:
                return self._specialist(view, context, piece.number)
            case p.COMMAND:
                return self._command(view, context, piece.number)
            case p.MASTER | p.FIGURE | p.DYNAMITE | p.PERMANENT:
                return self._expert(view, context, piece)
            case p.COLUMN | p.CELL:
                return piece.kind, {}
        return self._place(view, piece)

    # ------------------------------------------------------------------ places

    def _place(self, view: PactView, piece: Piece) -> Told | None:
        numbers = self._content.numbers
        if piece == p.HAND:
            return "hand", {"plays": numbers.plays}
        if piece == p.DISPLAY:
            return "display", {"types": types_on_display(view.public, self._content, view.seat)}
        if piece == p.DISCARDS:
            return "discards", {"count": say("pact-count-goblins", count=len(view.public.discards))}
        if piece == p.DECK:
            return "deck", {"count": say("pact-count-goblins", count=view.deck_size), "recruits": numbers.recruits}
        if piece == p.TASK_DECK:
            return "task_deck", {"left": tasks_to_come(view), "row": numbers.task_row}
        return None

    def _goal(self, view: PactView) -> Facts:
        mine, *theirs = (open_glory(view.public, self._content, clan) for clan in range(len(view.public.displays)))
        return {"mine": mine, "best": max(theirs)}

    # ------------------------------------------------------------------ goblins and Tasks

    def _goblin(self, view: PactView, context: TableContext, card: int) -> Told | None:
        public, name = view.public, self._content.goblin_name(card)
        if card in view.hand:
            return (
                ("hand", {"plays": self._content.numbers.plays}) if context.covered else ("own_goblin", {"name": name})
            )
        if card in public.discards:
            return "discards", {"count": say("pact-count-goblins", count=len(public.discards))}
        if card in public.row:
            later = public.active == view.seat and public.phase in ("play", "tasks")
            return ("row_later" if later else "row_goblin"), {"name": name, "recruits": self._content.numbers.recruits}
        clan = next((clan for clan, shown in enumerate(public.displays) if card in shown), NOBODY)
        if clan == NOBODY:
            return None
        if clan == view.seat:
            return "shown_goblin", {"name": name}
        return "their_goblin", {"name": name, "whose": p.seat_name(view, context, clan)}

    def _task(self, view: PactView, context: TableContext, number: int) -> Told:
        task, public, glory = self._content.tasks[number], view.public, self._content.numbers.glory
        needs = [
            message("pact-rules-goblins", kind=goblin.kind, name=goblin.name, count=task.needs[kind])
            for kind in dict.fromkeys(task.columns)
            for goblin in (self._content.goblins[kind],)
        ]
        facts: Facts = {
            "name": task.name,
            "needs": say("core-all-of", things=tuple(needs)),
            "season": say(f"pact-season-{SEASONS[task.season]}"),
            "sticks": say("pact-count-sticks", count=task.dynamite),
            "alone": glory.alone,
            "pact": glory.pact,
        }
        pact = next((pact for pact, pile in enumerate(public.pacts) if number in pile), NOBODY)
        if pact != NOBODY:
            return "pact_task", facts | {"names": self._pair(view, context, pact)}
        return ("open_task" if number in public.open_tasks else "alone_task"), facts

    # ------------------------------------------------------------------ clans

    def _pair(self, view: PactView, context: TableContext, pact: int) -> str:
        names = tuple(p.seat_name(view, context, clan) for clan in (pact, left_of(view.public, pact)))
        return say("core-all-of", things=names)

    def _clan(self, view: PactView, context: TableContext, piece: Piece) -> Told:
        public, number = view.public, piece.number
        if piece.kind == p.PACT:
            full = self._content.numbers.full_pacts
            steps = tuple(message("pact-full-pact-from", tasks=step.tasks, glory=step.glory) for step in full)
            more = say("pact-full-pacts-more", steps=steps) if steps else ""
            count = len(public.pacts[number])
            return "pact", {"names": self._pair(view, context, number), "count": count, "more": more}
        name = p.seat_name(view, context, number)
        if public.mode == "two" and number >= public.players:
            return "lender", {"name": name}
        facts: Facts = {
            "name": name,
            "glory": open_glory(public, self._content, number),
            "sticks": say("pact-count-sticks", count=sticks_of(public, self._content, number)),
        }
        return ("own_plate" if number == view.seat else "plate"), facts

    def _specialist(self, view: PactView, context: TableContext, number: int) -> Told:
        one, owner = self._content.specialists[number], view.public.specialists[number]
        facts: Facts = {"name": one.name, "words": one.words}
        if owner == NOBODY:
            return "used_specialist", facts
        if owner != view.seat:
            return "their_specialist", facts | {"whose": context.name(owner)}
        now = say("pact-usable-now") if number in usable(view) else one.when
        if view.public.mode == "solo":
            return "solo_specialist", facts | {"now": now}
        return "own_specialist", facts | {"now": now}

    # ------------------------------------------------------------------ the expert game

    def _command(self, view: PactView, context: TableContext, number: int) -> Told:
        if context.covered:
            return "covered_command", {}
        one, public = self._content.commands[number], view.public
        if not one.steps:
            return "bonus_command", {"name": one.name, "numeral": one.numeral}
        now = one.worth(command_count(public, self._content, view.seat, number))
        return "command", {"name": one.name, "numeral": one.numeral, "now": signed(now)}

    def _expert(self, view: PactView, context: TableContext, piece: Piece) -> Told:
        public, content, seat = view.public, self._content, piece.number
        whose = context.name(seat)
        if piece.kind == p.DYNAMITE:
            sticks, glory = content.track[public.markers[seat]]
            types = types_on_display(public, content, seat)
            least = content.numbers.march[0].types if content.numbers.march else 0
            said = say("pact-count-sticks", count=sticks)
            facts: Facts = {"sticks": said, "glory": glory, "types": types, "least": least}
            return "dynamite", facts | {"whose": whose}
        kind = public.masters[seat]
        goblin = say("pact-goblin-kind", kind=content.goblins[kind].kind, name=content.goblins[kind].name)
        if piece.kind == p.PERMANENT:
            return "permanent", {"goblin": goblin, "whose": whose}
        placed = figures_of(public, seat)
        if piece.kind == p.FIGURE and piece.part < placed:
            return "placed_figure", {"whose": whose}
        costs = content.numbers.figure_costs
        price = say("pact-count-goblins", count=costs[placed]) if placed < len(costs) else say("pact-no-figure-left")
        told: Facts = {"name": content.masters[kind].name, "goblin": goblin, "cost": price}
        return ("figure" if piece.kind == p.FIGURE else "master"), told
