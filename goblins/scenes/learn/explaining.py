"""Everything explains itself: a sheet beside what is pointed at for a moment; a right click or a key keeps it open."""

from __future__ import annotations

from collections.abc import Callable
from functools import partial
from math import dist
from typing import TYPE_CHECKING

from goblins.lessons.topics import Topic, topics_of
from goblins.scenes.learn.pointing import overlap
from goblins.scenes.learn.tip import best_place, edge_towards, in_use
from goblins.tables.capabilities import Explains, Subject
from goblins.ui.draw.balloon import KEPT, SHEET, draw_balloon
from goblins.ui.draw.keycaps import SMALL_CAP, caps_of, draw_keycap, keycap_width
from goblins.ui.draw.rich import Paragraph, Run, clauses_linked, lay_out
from goblins.ui.draw.type import CREAM, INK, Colour
from goblins.ui.stage import DIM, RULE, Stage
from goblins.ui.time import ticks
from goblins.ui.viewport import Point, Rect, centred
from goblins.ui.widgets.base import Widget
from goblins.ui.widgets.controls import Button
from goblins.ui.widgets.fields import Spot
from goblins.ui.widgets.messages import Toast
from goblins.words import say

if TYPE_CHECKING:
    from goblins.scenes.table.screen import TableScene

#: How long something is pointed at before it is explained, and how soon after another explanation.
HOVER, SOON = ticks(0.45), ticks(0.4)
#: How far the pointer must go before it points again at a table that has changed below it.
STIRRED = 40.0
SMALL, LARGE, INSET, ICON = 300.0, 360.0, 18.0, 40.0
TITLE, WORDS, FOOT = 21.0, 18.0, 17.0
#: The head of what is kept open: its title, what kind of thing it is below, the medallion, and what is between.
NAME, KIND, MEDALLION, BESIDE = 25.0, 17.0, 62.0, 14.0
GOLD: Colour = (233, 180, 64)
#: What stands before a sentence: how wide its number is, and how far the words keep from the edge then.
NUMBER, INDENT = 26.0, 36.0
#: The keys that do something with what is kept open, and what that is.
KEYS = (("tab", "learn-next-link"), ("escape", "learn-close"))
#: How the links of what is kept open are called.
LINKED = "topic "
#: Where what is kept open is closed, from its upper right corner.
CROSS = Rect(-50, 8, 42, 42)


class Explainer:
    """What is pointed at, and what is kept open."""

    def __init__(self, table: TableScene, on_change: Callable[[], None]) -> None:
        self._table, self._changed = table, on_change
        self._topics = topics_of(table.match.setup.game)
        self._pos: Point | None = None
        #: Where the pointer rested when the table changed below it: what came there was not pointed at.
        self._rest: Point | None = None
        self._subject: Subject | None = None
        self._used: object = None
        self._since = 0
        self._last_open = -SOON
        self.kept: Subject | None = None
        self._eyes = self._eyes_now()

    # ------------------------------------------------------------------ whose eyes it is for

    def _eyes_now(self) -> tuple[int, bool]:
        """Return who looks at the table, and whether their hand is covered."""
        context = self._table.top.context
        return context.viewer, context.covered

    def _look_anew(self) -> None:
        """Drop what was explained to other eyes, or of a hand that is covered now."""
        now = self._eyes_now()
        if now != self._eyes:
            self._eyes, self.kept, self._subject = now, None, None

    # ------------------------------------------------------------------ pointing

    def point(self, pos: Point, now: int) -> None:
        """The pointer is somewhere else."""
        self._look_anew()
        self._pos = pos
        if self._rest is not None and dist(pos, self._rest) < STIRRED:
            return
        self._rest = None
        subject = self._at(pos)
        if subject and _thing(subject) == self._used:
            return
        self._used = None
        if subject != self._subject:
            if self.open(now):
                self._last_open = now
            self._subject, self._since = subject, now
            self._table.mark()

    def _at(self, pos: Point) -> Subject | None:
        table = self._table
        if table.top.wait() == 0 or table.reach.hand.phase == "held" or table.widgets.at(pos):
            return None
        return self._of(pos)

    def _of(self, pos: Point) -> Subject | None:
        top = self._table.top
        if not isinstance(top.table, Explains):
            return None
        subject = top.table.subject(top.view, top.context, top.piece_at(pos), pos)
        return subject if subject and subject.topic in self._topics else None

    def open(self, now: int) -> bool:
        """Whether what is pointed at is being explained."""
        self._look_anew()
        waited = 0 if now - self._last_open < SOON else HOVER
        subject = self._subject
        if subject is None or subject.shown or subject == self.kept:
            return False
        return now - self._since >= waited

    def wait(self, now: int) -> int | None:
        """How long until something is explained; None if nothing will be."""
        self._look_anew()
        if self._subject is None or self._subject.shown or self.open(now):
            return None
        return max(1, HOVER - (now - self._since))

    def keep(self) -> bool:
        """Keep open what is pointed at, or close what is kept; whether there was either, or it was said there is not."""
        self._look_anew()
        subject = self._at(self._pos) if self._pos else None
        if subject is None and self.kept is None:
            return self._say_nothing_is_here()
        self.kept = None if subject == self.kept else subject
        self._changed()
        return True

    def _say_nothing_is_here(self) -> bool:
        """The bare table is not silent, either, if that is what was asked about: whether it was."""
        table, hand = self._table, self._table.reach.hand
        busy = table.top.wait() == 0 or hand.phase != "idle" or hand.selected is not None
        if self._pos is None or busy or table.widgets.at(self._pos) or not isinstance(table.top.table, Explains):
            return False
        table.say(Toast(say("learn-nothing-here"), "info"))
        return True

    def let_be(self) -> None:
        """Close what is kept."""
        self.kept = None
        self._changed()

    def step(self, by: int) -> bool:
        """Go to the next link of what is kept open; whether there is one."""
        group = self._table.widgets
        links = [widget for widget in group.widgets if widget.name.startswith(LINKED)]
        return self.kept is not None and group.step_focus(by, links)

    def forget(self) -> None:
        """Something is done here, or the position changed: what lies below the pointer is explained only when that has
        moved away, and what was acted with only after something else was pointed at."""
        used = self._of(self._pos) if self._pos else None
        self._subject, self._used, self._rest = None, used and _thing(used), self._pos

    # ------------------------------------------------------------------ the sheets

    def _topic(self, subject: Subject) -> Topic:
        game = self._table.match.setup.game
        return self._topics[subject.topic].told(subject.facts, f"data/{game}/topics.yaml: {subject.topic}")

    def _sheet(self, stage: Stage, subject: Subject, *, kept: bool) -> _Sheet:
        """An explanation where it covers least of what can be used, or of all pieces when nothing can, and of what belongs to
        its thing.
        """
        used = in_use(self._table) or [placement.rect for placement in self._table.top.layout.values()]
        leave = [*subject.leave, *used]
        topic, game = self._topic(subject), self._table.match.setup.game
        return _Sheet(stage, topic, subject.rect, leave, kept=kept, game=game, bot=self._bot(subject))

    def _bot(self, subject: Subject) -> str:
        """Who plays the seat whose plate is pointed at; nothing for people."""
        if subject.who is None:
            return ""
        seat = self._table.match.setup.seats[subject.who]
        if seat.is_human:
            return ""
        level, temper = say("screens-player", player=seat.player), say("screens-temper", temper=seat.temper or "even")
        return say("learn-bot", level=level, temper=temper)

    def widgets(self) -> list[Widget]:
        """The cross and the links of what is kept open."""
        self._look_anew()
        if self.kept is None:
            return []
        sheet = self._sheet(self._table.stage, self.kept, kept=True)
        cross = CROSS.moved(sheet.rect.right, sheet.rect.y)
        read = self._table.commands.open_rules
        links: list[Widget] = [
            Spot(rect, partial(read, rule), tooltip=say("screens-read-rule", rule=rule), name=f"{LINKED}{rule}")
            for rect, rule in sheet.links()
        ]
        return [Button(cross, "", self.let_be, icon="cross", icon_px=20, kind="paper", name="close topic"), *links]

    def draw(self, stage: Stage, now: int, *, asked_only: bool = False) -> None:
        """What is kept, and what is pointed at: not while something else is read (`asked_only`)."""
        self._look_anew()
        if self.kept is not None:
            self._sheet(stage, self.kept, kept=True).draw(stage)
            group = self._table.widgets
            for widget in group.widgets:
                if widget.name == "close topic":
                    widget.draw(stage, group.look_of(widget))
            if group.focus and group.focus.name.startswith(LINKED):
                group.draw_focus(stage)
        if not asked_only and self.open(now) and self._subject is not None:
            self._sheet(stage, self._subject, kept=False).draw(stage)


def _thing(subject: Subject) -> object:
    """What a subject is about, whatever there is to say of it now."""
    return subject.topic, subject.rect


class _Sheet:
    """An explanation set for its place beside a thing."""

    def __init__(
        self, stage: Stage, topic: Topic, thing: Rect, leave: list[Rect], *, kept: bool, game: str, bot: str = ""
    ) -> None:
        self._topic, self._thing, self._kept, self._game = topic, thing, kept, game
        width = (LARGE if kept else SMALL) * (1.0 if stage.text_size <= 100 else 1.25)
        self._name, self._kind = (stage.pixels(px) / stage.scale * 1.3 for px in (NAME, KIND))
        plain = stage.pixels(TITLE) / stage.scale * 1.5
        self._head = max(MEDALLION, self._name + self._kind) + BESIDE if kept else plain
        inner = width - 2 * INSET
        told = [topic.say, *(topic.more if kept else ())]
        #: What is kept open tells one thing after the other, and numbers them.
        self._indent = INDENT if len(told) > 1 else 0.0
        self._bot = lay_out(stage, [Run(bot)], inner, WORDS, WORDS * 1.26) if bot else None
        self._lines = [lay_out(stage, clauses_linked(line), inner - self._indent, WORDS, WORDS * 1.26) for line in told]
        named = {rule for line in self._lines for _, rule in line.links}
        others = " ".join(rule for rule in topic.clauses if rule not in named) if kept else ""
        self._rules = lay_out(stage, clauses_linked(others), inner, FOOT) if others else None
        more = not kept and (topic.more or topic.clauses)
        words = [Run("icons/info.svg", "picture"), Run(f" {say('learn-more')}", "aside")]
        self._foot: Paragraph | None = lay_out(stage, words, inner, FOOT) if more else None
        height = 2 * INSET - 6 + self._head + sum(part.height + 4 for part in self._paragraphs)
        height += sum(part.height + 8 for part in (self._rules, self._foot) if part)
        self._keys = self._caps(stage, inner) if kept else []
        height += SMALL_CAP + 12 if self._keys else 0
        self.rect = best_place(width, height, thing, leave)

    @property
    def _paragraphs(self) -> list[Paragraph]:
        return [*([self._bot] if self._bot else ()), *self._lines]

    def _caps(self, stage: Stage, inner: float) -> list[tuple[float, str, str]]:
        """The keys that do something with the sheet: where each stands, and what it does; those there is room for."""
        found, x = [], 0.0
        for key, word in KEYS if self._linked else KEYS[1:]:
            cap, words = " ".join(caps_of(key)), say(word)
            wide = keycap_width(stage, cap, SMALL_CAP) + 8 + stage.text_width(words, FOOT, "aside")
            if x + wide <= inner:
                found.append((x, cap, words))
            x += wide + 18
        return found

    @property
    def _linked(self) -> bool:
        return any(part.links for part in (*self._lines, *([self._rules] if self._rules else ())))

    def links(self) -> list[tuple[Rect, str]]:
        """Where clauses can be clicked."""
        placed = self._placed() if self._kept else []
        return [(rect.moved(x, y), rule) for part, x, y in placed for rect, rule in part.links]

    def _placed(self) -> list[tuple[Paragraph, float, float]]:
        """Every paragraph, and where it begins."""
        x, y, found = self.rect.x + INSET, self.rect.y + INSET - 6 + self._head, []
        for part in self._paragraphs:
            found.append((part, x + (0.0 if part is self._bot else self._indent), y))
            y += part.height + 4
        for last in (self._rules, self._foot):
            if last:
                found.append((last, x, y + 4))
                y += last.height + 8
        return found

    def draw(self, stage: Stage) -> None:
        """Title, sentences, and what more there is."""
        rect, topic = self.rect, self._topic
        # where there is no room beside its thing it lies on it: a tail would go through the words
        tail = None if overlap(rect, self._thing) else edge_towards(rect, self._thing)
        draw_balloon(stage, rect, tail, KEPT if self._kept else SHEET)
        x, y = rect.x + INSET, rect.y + INSET - 6
        if self._kept:
            self._draw_head(stage, (x, y))
        else:
            left = x + ICON if topic.icon else x
            if topic.icon:
                stage.icon(topic.icon, (x + 15, y + self._head / 2), 34)
            room = rect.right - INSET - left
            stage.text(topic.title, (left, y + self._head / 2), TITLE, INK, anchor="midleft", width=room)
        for part, at, y in self._placed():
            if part in (self._rules, self._foot):
                stage.line((x, y - 3), (rect.right - INSET, y - 3), RULE, 1)
            elif self._indent and part is not self._bot:
                number, middle = self._lines.index(part) + 1, (x + NUMBER / 2, y + part.line_height / 2)
                stage.box(centred(*middle, NUMBER, NUMBER), CREAM, 9, INK, 2.4)
                stage.text(str(number), middle, 17, width=NUMBER - 6)
            part.draw(stage, at, y, DIM if part is self._foot else INK)
        y = rect.bottom - INSET - SMALL_CAP
        if self._keys:
            stage.line((x, y - 6), (rect.right - INSET, y - 6), RULE, 1)
        for at, cap, words in self._keys:
            wide = draw_keycap(stage, x + at, y, cap, SMALL_CAP)
            stage.text(words, (x + at + wide + 8, y + SMALL_CAP / 2), FOOT, DIM, "aside", "midleft")

    def _draw_head(self, stage: Stage, corner: Point) -> None:
        """What is kept open: its face or sign in a medallion, its name, what kind of thing it is, and a rule below."""
        (x, y), topic = corner, self._topic
        middle = (x + MEDALLION / 2, y + (self._head - BESIDE) / 2)
        if topic.face:
            stage.blit(stage.tokens.medallion(topic.face, stage.viewport.length(MEDALLION), self._game), middle)
        elif topic.icon:
            stage.box(centred(*middle, MEDALLION, MEDALLION), CREAM, MEDALLION / 2, INK, 3)
            stage.box(centred(*middle, MEDALLION - 8, MEDALLION - 8), None, MEDALLION / 2 - 4, GOLD, 3)
            stage.icon(topic.icon, middle, 38)
        left = x + MEDALLION + BESIDE if topic.face or topic.icon else x
        right = self.rect.right - INSET
        top = middle[1] - (self._name + self._kind) / 2
        stage.text(topic.title, (left, top + self._name / 2), NAME, INK, anchor="midleft", width=right - left - 40)
        kind = say("learn-kind", kind=topic.kind)
        below = top + self._name + self._kind / 2
        room = right - left - (0 if below - KIND / 2 > y + CROSS.bottom - INSET + 6 else 40)
        stage.text(kind, (left, below), KIND, DIM, "aside", "midleft", width=room)
        stage.line((x, y + self._head - 8), (right, y + self._head - 8), RULE, 2)
