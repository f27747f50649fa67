"""Entering a code: who challenges, to what, and off to the table."""

from __future__ import annotations

from goblins.content.shelf import box_of
from goblins.games.registry import info_of
from goblins.scenes.ghost import Ghost
from goblins.scenes.house import House
from goblins.scenes.scene import Scene
from goblins.study.challenge import MOST_LETTERS, challenge_from
from goblins.study.letters import GROUP, BadCode, grouped
from goblins.ui.draw.fitted import draw_fitted
from goblins.ui.draw.rich import Run, lay_out_within
from goblins.ui.draw.type import CREAM
from goblins.ui.input import Input, Key
from goblins.ui.stage import DIM, RED, Stage
from goblins.ui.viewport import Rect, centred
from goblins.ui.widgets.controls import Button
from goblins.ui.widgets.fields import Field
from goblins.ui.widgets.messages import Toast
from goblins.words import say

PANEL = Rect(250, 142, 1100, 588)
FIELD = Rect(300, 316, 800, 60)
FOUND = Rect(300, 400, 1000, 190)
#: A code with everything between its letters.
LONGEST = 2 * MOST_LETTERS


class EnterCodeScene(Scene):
    """A line to type or paste a code in, and what it holds."""

    opaque = False

    def __init__(self, house: House) -> None:
        super().__init__(house)
        self._typed = ""
        self.ghost: Ghost | None = None
        self.wrong = ""

    def refresh(self) -> None:
        """A field, *Paste*, *Play*, *Back*."""
        field = Field(
            FIELD,
            self._typed,
            self._type,
            hint=say("challenge-enter-hint"),
            icon="deal",
            px=24,
            longest=LONGEST,
            on_enter=self._play,
            clearable=True,
            name="code",
        )
        field.click(FIELD.centre)
        paste = Button(Rect(1116, 316, 184, 60), say("challenge-paste"), self._paste, icon="copy", name="paste")
        play = Button(
            Rect(300, 624, 300, 66),
            say("challenge-play"),
            self._play,
            icon="play",
            kind="orange",
            px=24,
            enabled=self.ghost is not None,
            name="play",
        )
        back = Button(Rect(1060, 624, 240, 66), say("screens-back"), self.back, icon="chevron_left")
        self.widgets.set([field, paste, play, back], focus=field if self.ghost is None else play)

    def handle(self, event: Input) -> None:
        """Ctrl+V pastes wherever one is."""
        if isinstance(event, Key) and event.name == "ctrl+v":
            self._paste()
            return
        super().handle(event)

    def _paste(self) -> None:
        text = self.house.pasted_text().strip()
        if not text:
            self.say(Toast(say("challenge-nothing-to-paste"), "info"))
            return
        self._typed = text[:LONGEST]
        self._look(complete=True)
        self.refresh()

    def _type(self, text: str) -> None:
        before, self._typed = self.ghost, text
        self._look(complete=False)
        if (before is None) != (self.ghost is None):
            play = self.widgets.named("play")
            play.enabled = self.ghost is not None

    def _look(self, *, complete: bool) -> None:
        """What the letters hold. While they are typed nothing is called wrong that only is not whole yet."""
        self.ghost, self.wrong = None, ""
        try:
            self.ghost = Ghost(challenge_from(self._typed))
            self._typed = self._typed if not complete else grouped("".join(self._typed.split()).upper())
        except BadCode as error:
            if complete or len(self._typed.replace(" ", "")) % GROUP == 0 or error.said.key.endswith("wrong-letter"):
                self.wrong = say(error.said) if self._typed.strip() else ""
        self.mark()

    def _play(self) -> None:
        if self.ghost is None:
            self._look(complete=True)
            return
        self.house.doors.challenged(self.ghost.challenge, self._typed)

    def draw(self, stage: Stage) -> None:
        """The shelf stays visible behind, dimmed."""
        stage.shade(150)
        stage.panel(PANEL, curls="all", shadow=14)
        stage.sprite("shell/ribbon.svg", (800, 186), 520)
        draw_fitted(stage, say("challenge-enter"), centred(800, 182, 380, 52), 42, CREAM, outline=True)
        draw_fitted(stage, say("challenge-enter-lead"), centred(800, 268, 1000, 50), 21, DIM, "body")
        if self.ghost:
            self._draw_found(stage, self.ghost)
        elif self.wrong:
            stage.icon("stop", (FOUND.x + 30, FOUND.y + 40), 44)
            words = lay_out_within(stage, [Run(self.wrong, "bold")], FOUND.w - 90, FOUND.h - 20, 22)
            words.draw(stage, FOUND.x + 70, FOUND.y + 40 - min(words.height, 60) / 2, RED)
        super().draw(stage)

    def _draw_found(self, stage: Stage, ghost: Ghost) -> None:
        """Who challenges to what."""
        setup, seat = ghost.challenge.setup, ghost.challenge.setup.seats[ghost.challenge.seat]
        stage.box(FOUND, (224, 200, 156), 12)
        middle = (FOUND.x + 96, FOUND.centre[1])
        stage.blit(stage.tokens.portrait(seat.colour, seat.goblin, stage.viewport.length(140)), middle)
        name = ghost.challenge.name
        said = say("challenge-from", name=name) if name else say("challenge-from-somebody")
        x, room = FOUND.x + 190, FOUND.w - 360
        draw_fitted(stage, said, Rect(x, FOUND.y + 16, room, 56), 28, anchor="midleft")
        solitaire = info_of(setup.game).solitaire
        alone = len(setup.seats) == 1 and solitaire is not None
        title = solitaire.title if alone and solitaire else box_of(setup.game).title
        table = f"{title}, {say('challenge-seats', seats=len(setup.seats))}"
        draw_fitted(stage, table, Rect(x, FOUND.y + 78, room, 42), 22, DIM, "body", "midleft")
        if ghost.to_beat:
            draw_fitted(stage, ghost.to_beat, Rect(x, FOUND.y + 126, room, 50), 30, anchor="midleft")
        stage.blit(stage.tokens.game(setup.game, stage.viewport.length(96)), (FOUND.right - 90, FOUND.centre[1]))
