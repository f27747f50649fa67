"""Making a challenge: a finished match as a code, with or without one's ghost and name."""

from __future__ import annotations

from collections.abc import Callable

import pygame

from goblins.bots.solitaire import expert_of
from goblins.content.shelf import box_of
from goblins.core.match import Match
from goblins.scenes.after.pastmatch import saved_as_file, seconds_of, variant_of
from goblins.scenes.deals import as_asked
from goblins.scenes.ghost import Ghost
from goblins.scenes.house import House
from goblins.scenes.lanes import draw_lanes
from goblins.scenes.scene import Scene
from goblins.scenes.stars import draw_star
from goblins.scenes.tabletop import Tabletop
from goblins.study.challenge import NoCode, challenge_of, code_of
from goblins.study.comparing import total
from goblins.study.record import THREE, earned_stars, record_of
from goblins.tables.contract import Attention
from goblins.ui.draw.fitted import draw_fitted
from goblins.ui.draw.rich import Run, lay_out_within
from goblins.ui.draw.type import CREAM, INK
from goblins.ui.stage import DIM, Stage
from goblins.ui.viewport import Rect, centred
from goblins.ui.widgets.controls import Button, Toggle, set_alike
from goblins.ui.widgets.messages import Toast
from goblins.words import say

PANEL = Rect(150, 48, 1300, 792)
WHAT, INSIDE = Rect(200, 196, 560, 296), Rect(784, 196, 616, 296)
CODE = Rect(200, 516, 1200, 144)
GROUND, GOLD = (40, 26, 50), (255, 226, 142)
#: How many groups of letters stand in a line, and how high all lines may be.
GROUPS_A_LINE, CODE_HEIGHT = 14, 92.0
#: Where the buttons stand.
ROW, HIGH, BETWEEN = 690.0, 66.0, 16.0
#: How large the table is drawn at first.
SIZE = (1280, 720)


class ChallengeScene(Scene):
    """What goes into the code, and the code."""

    opaque = False

    def __init__(self, house: House, match: Match, answered: Ghost | None = None, match_id: int = 0) -> None:
        """With `answered`, the match was an answer itself: both ways are shown."""
        super().__init__(house)
        self._match, self._answered = match, answered
        self._row = house.library.match(match_id) if match_id else None
        par = house.library.notes(match_id).get("par") if match_id else None
        self._par = par if type(par) is int else None
        #: As many stars as its result shows.
        self._stars = earned_stars(match, self._par, record_of(house.library.matches(), match, match_id).deal)
        self._picture: pygame.Surface | None = None
        self._ghost = self._named = True
        self.code, self._why = "", ""
        self._write()

    @property
    def _name(self) -> str:
        return self._match.setup.seats[self._match.setup.humans[0]].name

    def _write(self) -> None:
        """The code for what is chosen, or why there is none."""
        match, outcome = self._match, self._match.outcome
        assert outcome is not None
        reached = total(outcome, match.setup.humans[0])
        self._challenge = challenge_of(match, self._name if self._named else "", ghost=self._ghost, claimed=reached)
        try:
            self.code, self._why = code_of(self._challenge), ""
        except NoCode as reason:
            self.code, self._why = "", say(reason.said)

    def refresh(self) -> None:
        """Two switches, and what to do with the code."""
        doors, match = self.house.doors, self._match
        acts: list[tuple[str, Callable[[], None], str]] = [(say("challenge-copy"), self._copy, "copy")]
        if self._row is not None:
            acts.append((say("after-save-as-file"), self._save, "export"))
        acts.append((say("challenge-try"), lambda: doors.deal(as_asked(match.setup), match.seed), "deal"))
        acts.append((say("screens-back"), self.back, "chevron_left"))
        wide = (CODE.w - BETWEEN * (len(acts) - 1)) / len(acts)
        buttons = []
        for index, (label, act, icon) in enumerate(acts):
            place = Rect(CODE.x + (wide + BETWEEN) * index, ROW, wide, HIGH)
            kind, enabled = ("orange", bool(self.code)) if index == 0 else ("teal", True)
            buttons.append(Button(place, label, act, icon=icon, kind=kind, px=20, enabled=enabled))
        set_alike(self.stage, buttons)
        switches = [
            Toggle(INSIDE.x + 30, INSIDE.y + 86, self._set_ghost, on=self._ghost, name="ghost"),
            Toggle(INSIDE.x + 30, INSIDE.y + 178, self._set_named, on=self._named, name="name"),
        ]
        self.widgets.set([*buttons, *switches], focus=buttons[0] if self.code else buttons[1])

    @property
    def _to_be_drawn(self) -> bool:
        """Whether the deal is to be shown and was not drawn yet: nothing of it may be hidden."""
        setup = self._match.setup
        return self._picture is None and len(setup.seats) == 1 and expert_of(setup.game) is not None

    def work(self) -> None:
        """Draw the deal as it lay at first, once there is a first picture of the page."""
        if self._to_be_drawn and not self.dirty:
            small, top = self.stage.beside(SIZE), Tabletop(self.house, self._match, 0, {})
            top.show(0, "load")
            top.draw(small, Attention())
            self._picture = small.surface
            self.mark()

    def wait(self) -> int:
        """No waiting while the deal is to be drawn."""
        return 0 if self._to_be_drawn else super().wait()

    def _save(self) -> None:
        assert self._row is not None
        self.say(saved_as_file(self.house.library, self._row))

    def _set_ghost(self, on: bool) -> None:  # noqa: FBT001 - a toggle tells it so
        self._ghost = on
        self._rewrite()

    def _set_named(self, on: bool) -> None:  # noqa: FBT001 - a toggle tells it so
        self._named = on
        self._rewrite()

    def _rewrite(self) -> None:
        self._write()
        self.refresh()
        self.mark()

    def _copy(self) -> None:
        self.house.copy_text(self.code)
        self.say(Toast(say("challenge-copied"), "done"))

    def draw(self, stage: Stage) -> None:
        """The result stays visible behind, dimmed."""
        stage.shade(170)
        stage.panel(PANEL, curls="all", shadow=14)
        stage.sprite("shell/ribbon.svg", (800, 92), 580)
        title = say("challenge-answer" if self._answered else "challenge-title")
        draw_fitted(stage, title, centred(800, 88, 440, 56), 44, CREAM, outline=True)
        draw_fitted(stage, self._lead, centred(800, 166, 1100, 44), 21, DIM, "body")
        self._draw_what(stage)
        self._draw_inside(stage)
        self._draw_code(stage)
        super().draw(stage)

    @property
    def _lead(self) -> str:
        return (self._answered and self._answered.verdict(self._match)) or say("challenge-lead")

    def _draw_what(self, stage: Stage) -> None:
        """Which game it was, and what is to be beaten."""
        match = self._match
        stage.box(WHAT, (224, 200, 156), 12)
        stage.blit(stage.tokens.game(match.setup.game, stage.viewport.length(52)), (WHAT.x + 46, WHAT.y + 48))
        solitaire = match.rules.info.solitaire
        alone = len(match.setup.seats) == 1
        title = solitaire.title if alone and solitaire else box_of(match.setup.game).title
        draw_fitted(stage, title, Rect(WHAT.x + 88, WHAT.y + 16, WHAT.w - 110, 34), 28, anchor="midleft")
        told = filter(None, (say("challenge-seats", seats=len(match.setup.seats)), variant_of(match.setup)))
        draw_fitted(
            stage, ", ".join(told), Rect(WHAT.x + 88, WHAT.y + 54, WHAT.w - 110, 28), 19, DIM, "body", "midleft"
        )
        lanes = self._answered.lanes(match) if self._answered else None
        if lanes is not None:
            draw_lanes(stage, Rect(WHAT.x + 110, WHAT.y + 84, 340, 208), lanes)
            return
        self._draw_table(stage, Rect(WHAT.x + 24, WHAT.y + 100, 304, 171))
        facts = [("flag", self._reached, say("challenge-yours"))]
        if self._par is not None:
            facts.append(("par", say("challenge-par", par=self._par), say("challenge-par-help")))
        seconds = seconds_of(self._row)
        if seconds is not None:
            time = say("challenge-time", minutes=seconds // 60, seconds=seconds % 60)
            facts.append(("clock", time, say("challenge-minutes-help")))
        y = WHAT.y + 186 - 34 * (len(facts) - 1)
        for icon, value, label in facts:
            stage.icon(icon, (WHAT.x + 362, y), 36)
            draw_fitted(stage, value, Rect(WHAT.x + 392, y - 30, 156, 32), 22, anchor="midleft")
            draw_fitted(stage, label, Rect(WHAT.x + 392, y + 2, 156, 26), 18, DIM, "body", "midleft")
            y += 68

    @property
    def _reached(self) -> str:
        """What is to be beaten."""
        return Ghost(challenge_of(self._match, self._name)).to_beat

    def _draw_table(self, stage: Stage, rect: Rect) -> None:
        """The deal as it lay at first, where nothing of it is hidden; else who played it."""
        setup = self._match.setup
        seat = setup.seats[setup.humans[0]]
        if self._picture is None:
            stage.blit(stage.tokens.portrait(seat.colour, seat.goblin, stage.viewport.length(150)), rect.centre)
            return
        x, y, width, height = stage.viewport.rect(rect)
        stage.surface.blit(pygame.transform.smoothscale(self._picture, (width, height)), (x, y))
        stage.box(rect.grown(3), None, 10, INK, 5)

    def _draw_inside(self, stage: Stage) -> None:
        """What the two switches are about."""
        stage.box(INSIDE, (224, 200, 156), 12)
        draw_fitted(stage, say("challenge-in-code"), Rect(INSIDE.x + 30, INSIDE.y + 24, 540, 40), 28, anchor="midleft")
        rows = (
            (say("challenge-my-ghost"), say("challenge-my-ghost-help")),
            (say("challenge-my-name"), self._name),
        )
        for index, (title, help_words) in enumerate(rows):
            x, y = INSIDE.x + 134, INSIDE.y + 78 + 92 * index
            room = INSIDE.right - x - 176
            draw_fitted(stage, title, Rect(x, y, room, 34), 24, anchor="midleft")
            draw_fitted(stage, help_words, Rect(x, y + 36, room, 44), 19, DIM, "body", "midleft")

        seat = self._match.setup.seats[self._match.setup.humans[0]]
        x = INSIDE.right - 92
        portrait = stage.tokens.portrait(seat.colour, seat.goblin, stage.viewport.length(104))
        stage.blit(portrait, (x, INSIDE.y + 92))
        draw_fitted(stage, say("challenge-beat"), centred(x, INSIDE.y + 174, 156, 28), 18, DIM, "body")
        draw_fitted(stage, self._reached, centred(x, INSIDE.y + 206, 156, 38), 24)
        for index in range(THREE if self._stars else 0):
            draw_star(stage, (x + 40 * (index - 1), INSIDE.y + 250), 38, lit=index < self._stars)

    def _draw_code(self, stage: Stage) -> None:
        stage.box(CODE, GROUND, 14, GOLD, 4)
        if not self.code:
            why = lay_out_within(stage, [Run(self._why, "bold")], CODE.w - 80, CODE.h - 30, 24)
            why.draw(stage, CODE.x + 40, CODE.centre[1] - why.height / 2, CREAM)
            return
        groups = self.code.split()
        count = sum(map(len, groups))
        lines = -(-len(groups) // GROUPS_A_LINE)
        each = -(-len(groups) // lines)
        pitch = CODE_HEIGHT / lines
        for line in range(lines):
            middle = CODE.centre[0], CODE.y + 12 + pitch * (line + 0.5)
            words = "  ".join(groups[line * each : (line + 1) * each])
            stage.text(words, middle, min(44, 0.9 * pitch), GOLD, width=CODE.w - 60)
        words = say("challenge-letters", count=count, ghost="yes" if self._ghost else "no")
        draw_fitted(stage, words, centred(CODE.centre[0], CODE.bottom - 24, CODE.w - 40, 40), 19, CREAM, "body")
