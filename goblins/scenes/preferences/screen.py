"""The settings. Every change counts at once and is kept."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

import msgspec

from goblins.games.registry import slugs
from goblins.library.settings import ANIMATION_SPEEDS, BOT_PACES, DEFAULT_KEYS, PAUSES, TEXT_SIZES
from goblins.scenes.dusk import draw_heading, dusk
from goblins.scenes.house import House
from goblins.scenes.preferences.keyboard import ROWS, KeyChange, are_usual, paint_row
from goblins.scenes.scene import Scene
from goblins.ui.controls import Button, Choice, Slider, Toggle
from goblins.ui.fields import Row, Spot
from goblins.ui.input import FocusLost, Input, Key, Pressed
from goblins.ui.keycaps import caps_of, draw_keycap
from goblins.ui.messages import Toast
from goblins.ui.rich import Paragraph, Run, clauses_linked, lay_out_within
from goblins.ui.stage import DIM, Stage
from goblins.ui.viewport import Rect
from goblins.ui.widgets import Widget

SOUND = Rect(24, 104, 900, 176)
MOTION = Rect(24, 290, 900, 244)
DISPLAY = Rect(24, 544, 900, 336)
KEYBOARD = Rect(948, 104, 628, 776)
LABEL_X, CONTROL_X, HELP_X = 116.0, 288.0, 400.0
SPEED_WORDS = ("Off", "Slow", "Normal", "Double", "Triple")
SIZE_WORDS = ("Normal", "Large", "Largest")
PACE_WORDS = ("three seconds", "two seconds", "one second", "half a second", "at once")
PAUSE_WORDS = ("one second", "two seconds", "three seconds", "five seconds", "eight seconds")
SAMPLE = "Goblins bounce."
PERCENT_STEP = 5
#: The link that forgets names, how many of them are listed, and the room of a help with them.
FORGET, LISTED_NAMES, TWO_LINES = "Forget", 3, 48.0

#: What stands before the sliders and choices: icon, label, y.
LABELS = (
    ("note", "Music", 190.0),
    ("speaker", "Effects", 240.0),
    ("bolt", "Animation", 378.0),
    ("bot", "Bots’ pace", 436.0),
    ("turns", "Time to react", 488.0),
    ("", "Text size", 630.0),
)
#: The switches: setting, label, icon (or a game's token), y, help, and the game whose clause the help names.
SWITCHES = (
    ("full_screen", "Full screen", "screen", 684.0, "", ""),
    ("reminders", "Reminders", "bell", 736.0, "Koncita: tell me when a gesture is due K-34.", "koncita"),
    ("defender", "Defender", "token grapple", 786.0, "Grapple: answer for me when I hold none G-21.", "grapple"),
    ("previews", "Previews", "eye", 836.0, "Show what a card will do before it is played.", ""),
)


class SettingsScene(Scene):
    """Sliders, choices and switches on the left, the keys on the right."""

    def __init__(self, house: House) -> None:
        super().__init__(house)
        self.change: KeyChange | None = None
        self._backdrop = dusk(self._furnish)
        self._built_for: object = None

    # ------------------------------------------------------------------ layout

    def refresh(self) -> None:
        """Follow the settings. The widgets stay the same ones while one of them may be held; another text size moves links."""
        settings = self.house.settings
        if self._built_for != (self.stage.text_size, settings.defender_names):
            self._built_for = (self.stage.text_size, settings.defender_names)
            self.widgets.set(self._build())
        for widget in self.widgets.widgets:
            if isinstance(widget, Toggle):
                widget.on = getattr(settings, widget.name)
            elif isinstance(widget, Slider):
                widget.value = getattr(settings, widget.name)
            elif isinstance(widget, Choice):
                widget.chosen = getattr(settings, widget.name)
            elif widget.name == "restore":
                widget.enabled = not are_usual(settings.keys)
            elif isinstance(widget, Row):
                widget.state = "selected" if self.change and widget.name == f"key {self.change.row}" else ""
        self.mark()

    def _build(self) -> list[Widget]:
        settings, audible = self.house.settings, self.house.sound.available
        widgets: list[Widget] = [Button(Rect(24, 26, 140, 56), "Back", self.back, icon="chevron_left")]
        for name, y in (("music", 190.0), ("effects", 240.0)):
            widgets.append(
                Slider(
                    Rect(CONTROL_X, y - 20, 470, 40),
                    getattr(settings, name),
                    100,
                    self._setter(name, "tick"),
                    step=PERCENT_STEP,
                    enabled=audible,
                    name=name,
                )
            )
        speeds = list(zip(ANIMATION_SPEEDS, SPEED_WORDS, strict=True))
        widgets.append(
            Choice(
                Rect(CONTROL_X, 352, 596, 52),
                speeds,
                settings.animation_speed,
                self._setter("animation_speed"),
                px=20,
                name="animation_speed",
            )
        )
        for name, y, values in (("bot_pace", 436.0, BOT_PACES), ("pause", 488.0, PAUSES)):
            widgets.append(
                Slider(
                    Rect(CONTROL_X + 58, y - 20, 322, 40),
                    getattr(settings, name),
                    len(values) - 1,
                    self._setter(name, "tick"),
                    ticks=True,
                    name=name,
                )
            )
        sizes = list(zip(TEXT_SIZES, SIZE_WORDS, strict=True))
        widgets.append(
            Choice(
                Rect(CONTROL_X, 603, 360, 54),
                sizes,
                settings.text_size,
                self._setter("text_size"),
                px=20,
                name="text_size",
            )
        )
        for name, _, _, y, _, game in SWITCHES:
            widgets.append(Toggle(CONTROL_X, y - 20, getattr(settings, name), self._setter(name), name=name))
            if game in slugs():
                for rect, rule in self._help(name).links:
                    place = rect.moved(HELP_X, y - self._help(name).height / 2).grown(4)
                    if rule == FORGET:
                        widgets.append(Spot(place, self._forget_names, tooltip="Ask them always again", name="forget"))
                        continue
                    widgets.append(Spot(place, self._reader(game, rule), tooltip=f"Read {rule}", name=f"read {rule}"))
        for index, row in enumerate(ROWS):
            tooltip = "works everywhere and stays as it is" if row.fixed else ""
            rect = Rect(974, 174 + 47 * index, 576, 43)
            widgets.append(
                Row(rect, self._starter(index), self._row_painter(index), tooltip=tooltip, name=f"key {index}")
            )
        widgets.append(
            Button(
                Rect(974, 798, 250, 56),
                "Change a key",
                self._change_some,
                icon="pencil",
                kind="paper",
                px=19,
                icon_px=30,
                name="change",
            )
        )
        widgets.append(
            Button(
                Rect(1310, 798, 240, 56),
                "Restore all",
                self._restore,
                icon="undo",
                kind="paper",
                px=19,
                icon_px=30,
                name="restore",
            )
        )
        return widgets

    def _help(self, name: str) -> Paragraph:
        """A switch's help, on one line; on two where it tells for whom it is done among several people."""
        words, game = next((switch[4], switch[5]) for switch in SWITCHES if switch[0] == name)
        runs = clauses_linked(words, "aside") if game in slugs() else [Run(words, "aside")]
        height = 1.5 * self.stage.pixels(19) / self.stage.scale
        names = self.house.settings.defender_names if name == "defender" else ()
        if names:
            runs += [Run(f" Among several people for {_listed(names)}. ", "aside"), Run(FORGET, "link")]
            height = TWO_LINES
        return lay_out_within(self.stage, runs, DISPLAY.right - 40 - HELP_X, height, 19)

    # ------------------------------------------------------------------ changing

    def _setter(self, name: str, sound: str = "click") -> Callable[[Any], None]:
        def change(value: Any) -> None:
            self.house.change_settings(msgspec.structs.replace(self.house.settings, **{name: value}))
            self.house.sound.play(sound)

        return change

    def _reader(self, game: str, rule: str) -> Callable[[], None]:
        return lambda: self.house.doors.rulebook(game, rule)

    def _forget_names(self) -> None:
        """Everybody is asked always again."""
        self._setter("defender_names")(())
        self.widgets.focus = self.widgets.named("defender")

    def _starter(self, row: int) -> Callable[[], None]:
        return lambda: self._start_change(row)

    def _start_change(self, row: int) -> None:
        if ROWS[row].fixed:
            self.say(
                Toast(
                    f"{' '.join(caps_of(self.house.settings.keys[ROWS[row].actions[0]]))} works everywhere and stays as it is.",
                    "info",
                )
            )
            return
        self.house.sound.play("click")
        self.change = KeyChange(self.house.settings.keys, row, self._keep_keys)
        self.refresh()

    def _change_some(self) -> None:
        """Point at the first row that can be changed, and say how."""
        first = next(index for index, row in enumerate(ROWS) if not row.fixed)
        self.widgets.focus = self.widgets.named(f"key {first}")
        self.say(Toast("Click a row (or Enter on it), then press its new key.", "info"))

    def _keep_keys(self, keys: dict[str, str]) -> None:
        self.change = None
        self.house.change_settings(msgspec.structs.replace(self.house.settings, keys=keys))
        self.house.sound.play("click")

    def _restore(self) -> None:
        self.change = None
        self.house.change_settings(msgspec.structs.replace(self.house.settings, keys=dict(DEFAULT_KEYS)))
        self.widgets.focus = self.widgets.named("change")
        self.say(Toast("All keys are as they were at first.", "done"))

    def _end_change(self) -> None:
        self.change = None
        self.refresh()

    # ------------------------------------------------------------------ input

    @property
    def wants_every_key(self) -> bool:
        """While a row waits for its key."""
        return self.change is not None

    def handle(self, event: Input) -> None:
        """A row that waits for a key gets it before anything else; Esc or a click lets it be."""
        if self.change and isinstance(event, Key):
            if event.name == "escape":
                self._end_change()
            else:
                change = self.change
                change.press(event.name)
                if change.clash is not None:
                    self.house.sound.play("refusal")
                self.mark()
            return
        if self.change and isinstance(event, Pressed | FocusLost):
            self._end_change()
        super().handle(event)

    # ------------------------------------------------------------------ drawing

    def draw(self, stage: Stage) -> None:
        """Four sheets of parchment in the den."""
        settings = self.house.settings
        self._backdrop.draw(stage, (self.house.sound.available, self.change is not None, settings.defender_names))
        for value, y in ((settings.music, 190), (settings.effects, 240)):
            stage.text(f"{value} %", (CONTROL_X + 508, y), 20, anchor="midleft", width=90)
        for words, y in ((PACE_WORDS[settings.bot_pace], 436), (PAUSE_WORDS[settings.pause], 488)):
            stage.text(words, (CONTROL_X + 458, y), 20, anchor="midleft", width=142)
        self._draw_full_screen_key(stage)
        super().draw(stage)

    def _furnish(self, stage: Stage) -> None:
        """What stays the same whatever is set."""
        draw_heading(stage, "Settings", "Every change counts at once and is kept.")
        stage.panel(
            SOUND, "Sound", curls="top", aside="" if self.house.sound.available else "no sound device: playing silently"
        )
        stage.panel(MOTION, "Motion", curls="top", aside="a click skips any animation")
        stage.panel(DISPLAY, "Display and help", curls="top")
        stage.panel(KEYBOARD, "Keyboard", curls="top", aside="Esc lets it be" if self.change else "")
        for icon, label, y in LABELS:
            self._label(stage, label, y, icon)
        for fast, slow, y in (("snail", "bolt", 436), ("bolt", "snail", 488)):
            stage.icon(fast, (CONTROL_X + 14, y), 34)
            stage.icon(slow, (CONTROL_X + 421, y), 34)
        stage.text("Aa", (LABEL_X - 36, 630), 30, width=54)
        stage.text(SAMPLE, (CONTROL_X + 380, 630), 20, kind="body", anchor="midleft", width=244)
        for name, label, icon, y, words, _ in SWITCHES:
            self._label(stage, label, y, icon)
            if words:
                help_line = self._help(name)
                help_line.draw(stage, HELP_X, y - help_line.height / 2, DIM)

    def _draw_full_screen_key(self, stage: Stage) -> None:
        x = CONTROL_X + 102
        for cap in caps_of(self.house.settings.keys["full_screen"]):
            x += draw_keycap(stage, x, 684 - 17, cap) + 8

    def _label(self, stage: Stage, label: str, y: float, icon: str) -> None:
        if icon.startswith("token "):
            stage.blit(stage.tokens.game(icon.removeprefix("token "), stage.viewport.length(40)), (LABEL_X - 36, y))
        elif icon:
            stage.icon(icon, (LABEL_X - 36, y), 38)
        stage.text(label, (LABEL_X, y), 22, anchor="midleft", width=CONTROL_X - LABEL_X - 20)

    def _row_painter(self, index: int) -> Callable[[Stage, Rect], None]:
        return lambda stage, rect: paint_row(stage, rect, index, self.house.settings.keys, self.change)


def _listed(names: tuple[str, ...]) -> str:
    """The first few names, and how many more there are."""
    more = len(names) - LISTED_NAMES
    shown = ", ".join(names[:LISTED_NAMES])
    return f"{shown} and {more} more" if more > 0 else shown
