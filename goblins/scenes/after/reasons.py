"""Beside a finished match: why a bot did what is shown, what else it weighed, and its chance of winning by each."""

from __future__ import annotations

from goblins.bots.accounts import Account, Weighed, account, bots_matter, longer_look, open_account
from goblins.bots.bot import Advice
from goblins.bots.thinking import ThinkingRoom, Thought
from goblins.core.match import Match
from goblins.core.setup import Seat
from goblins.scenes.after.timeline import Turn
from goblins.tables.contract import TableContext
from goblins.ui.draw.rich import Paragraph, Run, lay_out, lay_out_within
from goblins.ui.draw.type import INK
from goblins.ui.stage import DIM, RULE, Stage
from goblins.ui.time import for_a_while
from goblins.ui.viewport import Rect
from goblins.words import say

#: Where it is told, beside a table that lies a little smaller.
COLUMN = Rect(1284, 52, 304, 692)
INSET, FACE = 20.0, 84.0
REASON, WORDS, CHANCE = 20.0, 17.0, 21.0
#: How high the words of a reason and of a weighed action may become, and the bar of its chance.
MOST_REASON, MOST_WORDS, BAR, BAR_ROW = 165.0, 56.0, 10.0, 24.0
FILLED, EMPTY = (74, 150, 118), (222, 200, 158)
CHOSEN = (233, 150, 62)


def has_reasons(match: Match) -> bool:
    """Whether there is anybody to tell why, and nothing to be kept secret any more."""
    return match.outcome is not None and bool(match.setup.bots)


class Reasons:
    """What the bots of a finished match say about their moves; each thinks again once, when somebody stands at its move."""

    def __init__(self, match: Match, room: ThinkingRoom) -> None:
        self._match, self._room = match, room
        self._known: dict[int, Account | None] = {}
        self._step: int | None = None
        self._thought: Thought | None = None
        #: What a bot said that has weighed nothing, while a longer look is taken in its place.
        self._hasty: Advice | None = None

    def stand_at(self, ply: int, turn: Turn | None) -> None:
        """Somebody looks at a ply now, and the turn that led there."""
        step = self._told_of(ply, turn) if turn else None
        if step != self._step:
            self.drop()
            self._step = step

    def _told_of(self, ply: int, turn: Turn) -> int:
        """The step before a ply; at the end of a turn the last one that there is something to say about."""
        match, last = self._match, ply - 1
        if ply < turn.end or len(match.setup.seats) == 1:
            return last
        worth = (step for step in range(last, turn.first - 1, -1) if open_account(match, step, self._other(step)))
        return next(worth, last)

    def _other(self, step: int) -> int:
        """Somebody else than who made a step."""
        seat: int = self._match.steps[step].action.seat
        return (seat + 1) % len(self._match.setup.seats)

    def forget(self) -> None:
        """Everything is to be told anew, in another language."""
        self.drop()
        self._known.clear()

    def drop(self) -> None:
        """Think no more."""
        if self._thought is not None:
            self._thought.drop()
        self._thought = self._hasty = None

    @property
    def account(self) -> Account | None:
        """What is said about the present step, if that is known by now."""
        return self._known.get(self._step) if self._step is not None else None

    @property
    def thinking(self) -> bool:
        """Whether it is still to be found out."""
        return self._step is not None and self._step not in self._known

    def work(self) -> bool:
        """Go on thinking for a short while; whether something is known now that was not."""
        step = self._step
        if step is None or step in self._known:
            return False
        if self._thought is None:
            matter = bots_matter(self._match, step)
            if matter is None:
                self._known[step] = account(self._match, step)
                return True
            self._thought = self._room.think(matter)
        self._thought.go_on(for_a_while())
        if not self._thought.done:
            return False
        thought, hasty, self._thought = self._thought, self._hasty, None
        if not thought.ranking and not hasty and (longer := longer_look(self._match, step)):
            self._thought, self._hasty = self._room.think(longer), thought.best
            return False
        best, action = hasty or thought.best, self._match.steps[step].action
        # a match from before the bots learned something new: then they speak of what they did, not of what they would do
        reason = best.reason if best and best.action == action else None
        self._known[step] = account(self._match, step, reason, thought.ranking, hasty=hasty is not None)
        self._hasty = None
        return True

    # ------------------------------------------------------------------ drawing

    def draw(self, stage: Stage, context: TableContext) -> None:
        """The column: who, why, and what else, on a sheet that is as high as all that."""
        width = COLUMN.w - 2 * INSET
        if self._step is None:
            words = lay_out(stage, [Run(say("after-why-nobody"), "aside")], width, WORDS)
            self._sheet(stage, words.height)
            words.draw(stage, COLUMN.x + INSET, COLUMN.y + INSET, DIM)
            return
        number, told = self._match.steps[self._step].action.seat, self.account
        asked = self._match.setup.seats[number]
        seat = asked if asked.played(self._step) else context.seat(number)
        if told is None:
            key = "after-why-again" if self.thinking and not seat.is_human else "after-why-person"
            if asked.is_human and seat is not asked:
                key = "after-why-stand-in"
            reason = lay_out(stage, [Run(say(key, name=seat.name), "aside")], width, WORDS)
        else:
            said = say("after-why-said", words=told.reason)
            reason = lay_out_within(stage, [Run(said)], width, MOST_REASON, REASON)
        weighed = _Weighed(stage, told, seat.name, width) if told and (told.chosen or told.others) else None
        self._sheet(stage, FACE + 18 + reason.height + (weighed.height if weighed else 0))
        x, y = COLUMN.x + INSET, COLUMN.y + INSET
        self._draw_who(stage, seat, x, y)
        reason.draw(stage, x, y + FACE + 18, INK if told else DIM)
        if weighed:
            weighed.draw(stage, x, y + FACE + 18 + reason.height)

    def _sheet(self, stage: Stage, height: float) -> None:
        stage.panel(Rect(COLUMN.x, COLUMN.y, COLUMN.w, min(COLUMN.h, height + 2 * INSET)), curls="small", shadow=10)

    def _draw_who(self, stage: Stage, seat: Seat, x: float, y: float) -> None:
        """A face, a name, and how well its bot plays."""
        face = stage.tokens.portrait(seat.colour, seat.goblin, stage.viewport.length(FACE))
        stage.blit(face, (x + FACE / 2, y + FACE / 2))
        left, room = x + FACE + 14, COLUMN.w - 2 * INSET - FACE - 14
        stage.text(seat.name, (left, y + 26), 25, INK, anchor="midleft", width=room)
        level = say("screens-player", player=seat.player)
        stage.text(level, (left, y + 62), 17, DIM, "aside", "midleft", width=room)


class _Weighed:
    """What was weighed, set for the column: the chosen action and the others, each with its chance."""

    def __init__(self, stage: Stage, told: Account, name: str, width: float) -> None:
        heading = say("after-why-longer" if told.hasty else "after-why-weighed", name=name)
        self._heading = lay_out(stage, [Run(heading, "aside")], width, WORDS)
        self._chosen, self._width = told.chosen, width
        self._rows = [(one, self._phrase(stage, one)) for one in (told.chosen, *told.others) if one]
        self.height = 40 + self._heading.height + sum(BAR_ROW + phrase.height + 14 for _, phrase in self._rows)

    def _phrase(self, stage: Stage, one: Weighed) -> Paragraph:
        words = say("after-why-action", words=one.words)
        run = Run(words, "bold") if one is self._chosen else Run(words)
        return lay_out_within(stage, [run], self._width, MOST_WORDS, WORDS)

    def draw(self, stage: Stage, x: float, y: float) -> None:
        """A heading, and a bar for every action."""
        stage.line((x, y + 16), (x + self._width, y + 16), RULE, 1.5)
        self._heading.draw(stage, x, y + 26, DIM)
        y += 40 + self._heading.height
        for one, phrase in self._rows:
            chance = say("after-why-chance", chance=one.chance)
            stage.text(chance, (x + self._width, y + 10), CHANCE, INK, anchor="midright")
            bar = Rect(x, y + 5, self._width - stage.text_width(chance, CHANCE) - 14, BAR)
            stage.box(bar, EMPTY, 5, INK, 1.2)
            if one.chance:
                full = Rect(bar.x, bar.y, max(BAR, bar.w * one.chance / 100), BAR)
                stage.box(full, CHOSEN if one is self._chosen else FILLED, 5)
            phrase.draw(stage, x, y + BAR_ROW, INK)
            y += BAR_ROW + phrase.height + 14
