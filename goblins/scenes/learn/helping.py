"""Help at an ordinary table: what wins, a tip when something happens to a person for the first time, and what others did."""

from __future__ import annotations

from typing import TYPE_CHECKING, get_args

from msgspec.structs import replace

from goblins.content.glance import glance_of
from goblins.lessons.tips import Tip, tips_of
from goblins.scenes.companion import Companion
from goblins.scenes.explained import EXPLAIN_KEY, STEPS
from goblins.scenes.ghost import Ghost
from goblins.scenes.house import House
from goblins.scenes.learn.aim import AimSlip
from goblins.scenes.learn.asking import WhyPanel, answers, is_askable, why_button
from goblins.scenes.learn.explaining import Explainer
from goblins.scenes.learn.ghostcard import GhostCard
from goblins.scenes.learn.recap import Recap, RecapPanel
from goblins.scenes.learn.tip import TipPanel
from goblins.ui.input import RIGHT, Input, Key, Moved, Pressed
from goblins.ui.stage import Stage
from goblins.ui.viewport import Direction
from goblins.ui.widgets.base import Widget
from goblins.ui.widgets.messages import Toast
from goblins.words import say

if TYPE_CHECKING:
    from goblins.scenes.table.screen import TableScene

#: The key that brings the recap back.
RECAP_KEY = "r"
#: The key that asks bots why they did what they did.
WHY_KEY = "w"
#: The key that shows or hides the ghost of a challenge.
GHOST_KEY = "g"


class HelpCompanion(Companion):
    """Looks at what happened when the table has come to rest. One voice at a time: a tip hides the recap."""

    def __init__(self, house: House, ghost: Ghost | None = None) -> None:
        """With a `ghost`, the slip tells how far it was instead of what wins."""
        self._house, self.ghost = house, ghost
        self._tip: TipPanel | None = None
        self._recap: RecapPanel | None = None
        self._why: WhyPanel | None = None
        self._seen = 0
        self.card: GhostCard | None = None

    def sit_down(self, table: TableScene) -> None:
        """What happened before it sat down is known."""
        self.table = table
        self._tips = tips_of(table.match.setup.game)
        self._seen = table.match.cursor
        self._explainer = Explainer(table, table.rebuild)
        if self.ghost:
            self.card = GhostCard(table, self.ghost, table.rebuild)

    def follow_language(self) -> None:
        """Tips, explanations and what others did are told anew."""
        table = self.table
        self._tips = tips_of(table.match.setup.game)
        self._explainer = Explainer(table, table.rebuild)
        if self._tip:
            self._tip = self._tip.told_by(self._tips)
        if self._recap:
            self._recap = RecapPanel.of(Recap.since_turn(table, self._tips), table)
        if self._why:
            self._why = self._why.told_anew()

    @property
    def lets_play(self) -> bool:  # type: ignore[override]
        """Bots wait while a tip is read, or what they said; but not for somebody who left the match to one of them."""
        if self._tip is None and self._why is None:
            return True
        match = self.table.match
        return bool(match.setup.humans) and not match.seated.humans

    def _aim_words(self) -> str:
        """What wins, in one sentence; empty where the game has no first page that says it. Or what the ghost did."""
        if self.ghost and not (self.card and self.card.has_place):
            return self.ghost.words(self.table.match)
        setup, said = self.table.match.setup, self.table.top.panels.aim_words
        page = glance_of(setup.game)
        if said or page is None:
            return said
        return (page.alone if len(setup.seats) == 1 else "") or page.aim

    def _aim(self) -> list[Widget]:
        """What wins on its slip of paper, unless something else lies there or is being said there."""
        panels, words = self.table.top.panels, self._aim_words()
        place, recap = panels.aim, panels.recap if self._recap else None
        if self.table.stage.text_size > 100:
            place = panels.aim_large or place
        covered = place is not None and recap is not None and place.overlap(recap) > 0
        hidden = panels.sheet or panels.veiled or covered
        if place is None or hidden or not words:
            return []
        if self.card and not self.card.has_place and self.ghost and self.ghost.match:
            slip = AimSlip(place, words, self.card.toggle, folded=False)
            slip.tooltip = say("challenge-lanes-hide" if self.card.shown else "challenge-lanes-show")
            return [slip]
        folded = self.table.match.setup.game in self._house.settings.aims_folded
        return [AimSlip(place, words, self._fold, folded=folded)]

    def _fold(self) -> None:
        """Fold the aim away at this game's tables, or unfold it."""
        settings, game = self._house.settings, self.table.match.setup.game
        others = tuple(one for one in settings.aims_folded if one != game)
        folded = others if game in settings.aims_folded else (*others, game)
        self._house.sound.play("page")
        self._house.keep_settings(replace(settings, aims_folded=folded))
        self.table.rebuild()

    # ------------------------------------------------------------------ looking

    def update(self) -> None:
        """When everything lies still, look at what is new."""
        table = self.table
        if self._explainer.wait(table.now) == 1:
            table.mark()
        if self.card and table.top.ready and table.top.wait() != 0:
            self.card.look()
        if table.match.cursor != self._seen and (self._tip or self._recap or self._why):
            self._tip = self._recap = self._why = None  # whoever acts has understood, and its buttons go with it
            table.rebuild()
        # neither the button at which a story waits nor a sheet is covered: what is said of them comes after
        still_told = table.top.wait() == 0 or table.top.director.waiting or table.top.panels.sheet
        if table.match.cursor == self._seen or still_told or not self._may_speak():
            return
        since, self._seen = self._seen, table.match.cursor
        self._explainer.forget()
        if since < table.match.cursor:
            self._look(since)
        table.rebuild()

    def _may_speak(self) -> bool:
        """Whether the one who looks is a person before an open table that waits for somebody."""
        table, context = self.table, self.table.top.context
        asked = context.viewer in table.match.to_act or table.match.outcome is not None
        return (
            asked and context.seat(context.viewer).is_human and not context.covered and len(table.match.setup.seats) > 0
        )

    def _look(self, since: int) -> None:
        table, settings = self.table, self._house.settings
        if table.match.outcome is not None:
            return
        entries, viewer = table.top.log[since:], table.top.context.viewer
        events = [event for entry in entries for event in entry.events]
        name = table.top.context.name(viewer)
        seen = settings.tips_seen.get(name, ())
        game = table.match.setup.game
        prefix = f"{game} "
        known = {key.removeprefix(prefix) for key in seen if key.startswith(prefix)}
        now = table.top.table.circumstances(table.top.view)
        tip = self._tips.for_events(events, viewer, known, now) if settings.tips else None
        if tip is not None:
            self._house.is_new_to(name, f"{prefix}{tip.key}")
            self._show(tip)
        told = settings.recap and self._turn_began()
        self._recap = RecapPanel.of(Recap.since_turn(table, self._tips), table) if told else None

    def _turn_began(self) -> bool:
        """Whether the one who looks has had a turn before, and this is another one."""
        table, viewer = self.table, self.table.top.context.viewer
        last = next((entry.turn for entry in reversed(table.top.log) if entry.seat == viewer), None)
        return last is not None and last <= table.match.rules.turns(table.match.state)

    def _show(self, tip: Tip) -> None:
        self._house.sound.play("hint")
        self._explainer.kept = None
        self._tip = TipPanel(self.table, tip, self._close, self._no_more)

    def _close(self) -> None:
        """*Got it*."""
        self._tip = None
        self.table.rebuild()

    def _no_more(self) -> None:
        self._house.keep_settings(replace(self._house.settings, tips=False))
        self._close()

    # ------------------------------------------------------------------ at the table

    def beside(self, widgets: list[Widget]) -> list[Widget]:
        """The table's buttons, and those of what is being said."""
        widgets = widgets + self._aim() + self._explainer.widgets() + (self.card.widgets() if self.card else [])
        if self._tip:
            return widgets + self._tip.widgets()
        panels, told = self.table.top.panels, self._recap is not None
        if not panels.sheet and not (told and panels.why and panels.recap and panels.recap.overlap(panels.why) > 0):
            widgets = widgets + why_button(self.table, self._ask, widgets)
        if self._why:
            return widgets + self._why.widgets(self._ask)
        return widgets + (self._recap.widgets(self._put_away) if self._recap else [])

    def _put_away(self) -> None:
        self._recap = None
        self.table.rebuild()

    def _ask(self) -> None:
        """Let the bots say why, or put away what they said."""
        found = [] if self._why else answers(self.table)
        if not found and not self._why:
            self.table.say(Toast(say("learn-why-nothing"), "info"))
        self._why = WhyPanel(self.table, found) if found else None
        self._house.sound.play("page")
        self.table.rebuild()

    def handle(self, event: Input) -> bool:
        """The pointer asks what things are; Enter closes a tip, Escape what is said, and a key brings the recap back."""
        if isinstance(event, Moved):
            self._explainer.point(event.pos, self.table.now)
        if isinstance(event, Pressed) and event.button == RIGHT:
            return self._explainer.keep()
        if isinstance(event, Pressed) or (isinstance(event, Key) and event.name in get_args(Direction)):
            self._explainer.forget()  # whoever walks with the keys points at nothing any more
        return isinstance(event, Key) and self._key(event)

    def _key(self, event: Key) -> bool:
        if event.name == GHOST_KEY and self.card:
            self.card.toggle()
            return True
        if event.name == EXPLAIN_KEY and self._explainer.keep():
            return True
        if event.name in STEPS and self._explainer.step(STEPS[event.name]):
            return True
        if event.name == "escape" and self._explainer.kept is not None:
            self._explainer.let_be()
            return True
        if self._tip and event.name in ("return", "escape"):
            self._close()
            return True
        if self._why and event.name == "escape":
            self._ask()
            return True
        if self._recap and event.name == "escape" and self.table.reach.hand.active is None:  # that is let go first
            self._put_away()
            return True
        if event.name == WHY_KEY and not self._tip and (self._why or is_askable(self.table)):
            self._ask()
            return True
        if event.name == RECAP_KEY and not self._tip:
            self._recap = RecapPanel.of(Recap.since_turn(self.table, self._tips), self.table)
            self.table.rebuild()
            return True
        return False

    def draw(self, stage: Stage) -> None:
        """The tip, or else what bots say, or else the recap."""
        if self.table.top.wait() == 0:
            return
        shown = self._tip or self._why or self._recap
        if shown:
            shown.draw(stage)
        self._explainer.draw(stage, self.table.now, asked_only=self._tip is not None)

    def wait(self) -> int | None:
        """Until something that is pointed at is explained."""
        return self._explainer.wait(self.table.now)
