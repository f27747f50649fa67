"""The settings. Every change counts at once and is kept."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

import msgspec

from goblins.library.settings import ANIMATION_SPEEDS, BOT_PACES, PAUSES, TEXT_SIZES, usual_keys
from goblins.scenes.dusk import draw_heading, dusk
from goblins.scenes.house import House
from goblins.scenes.preferences.keyboard import KeyChange, are_usual, key_rows, paint_row
from goblins.scenes.preferences.switches import (
    ANIMATION_Y,
    APART,
    CONTROL_X,
    DISPLAY,
    EFFECTS_Y,
    HELP_X,
    LABEL_X,
    LABELS,
    LANGUAGE_Y,
    MUSIC_Y,
    PACE_Y,
    PAGE,
    PAGED_X,
    PAUSE_Y,
    PLAYING,
    SIZE_Y,
    Switch,
    switches,
)
from goblins.scenes.scene import Scene
from goblins.ui.draw.fitted import draw_fitted
from goblins.ui.draw.keycaps import caps_of, draw_keycap
from goblins.ui.draw.rich import Paragraph, Run, clauses_linked, lay_out_within
from goblins.ui.input import FocusLost, Input, Key, Pressed
from goblins.ui.stage import DIM, Stage
from goblins.ui.viewport import Point, Rect
from goblins.ui.widgets.base import Widget
from goblins.ui.widgets.controls import Button, Segments, Slider, Toggle
from goblins.ui.widgets.fields import Row, Spot
from goblins.ui.widgets.messages import Toast
from goblins.words import language, languages, say

SPEEDS = ("off", "slow", "normal", "double", "triple")
SIZES = ("normal", "large", "largest")
PERCENT_STEP = 5
#: How many names are listed, and the room of a help with them.
LISTED_NAMES, HELP_ROOM = 3, 66.0

PAGES = ("help", "keys")
#: Where the rows of keys stand, and how far from each other they are at most.
KEYS_FROM, KEYS_TO, KEYS_APART = 192.0, 785.0, 46.0


class SettingsScene(Scene):
    """Sliders, choices and switches on the left; help and games, or the keys, on the right."""

    def __init__(self, house: House) -> None:
        super().__init__(house)
        self.change: KeyChange | None = None
        self.page = "help"
        self._switches = switches()
        self._backdrop = dusk(self._furnish)
        self._built_for: object = None

    # ------------------------------------------------------------------ layout

    def refresh(self) -> None:
        """Follow the settings. The widgets stay the same ones while one of them may be held; another text size moves links."""
        settings = self.house.settings
        built_for = (self.stage.text_size, settings.games, self.page, language())
        if self._built_for != built_for:
            self._built_for = built_for
            self._switches = switches()
            self.widgets.set(self._build())
        stands = {switch.name: self._stands(switch) for switch in self._switches}
        for widget in self.widgets.widgets:
            if isinstance(widget, Toggle):
                widget.on = stands[widget.name]
            elif isinstance(widget, Slider):
                widget.value = self._on_slider(widget.name)
            elif isinstance(widget, Segments):
                widget.chosen = self.page if widget.name == "page" else getattr(settings, widget.name)
            elif widget.name == "restore":
                widget.enabled = not are_usual(self.house.keys)
            elif isinstance(widget, Row):
                widget.state = "selected" if self.change and widget.name == f"key {self.change.row}" else ""
        self.mark()

    def _stands(self, switch: Switch) -> bool:
        """Whether a switch is on."""
        settings = self.house.settings
        if switch.preference is None:
            return bool(getattr(settings, switch.name))
        return settings.prefers(switch.preference, self.house.library.finished(switch.game))

    def _build(self) -> list[Widget]:
        back = Button(Rect(24, 26, 140, 56), say("screens-back"), self.back, icon="chevron_left")
        named = [(page, say(f"preferences-page-{page}")) for page in PAGES]
        place = Rect(PAGE.x + 60, PAGE.y + 26, PAGE.w - 120, 52)
        pages = Segments(place, named, self.page, self._turn_to, px=20, name="page")
        keys = self._keys() if self.page == "keys" else []
        return [back, *self._sliders(), *self._choices(), pages, *self._toggles(), *keys]

    def _turn_to(self, page: str) -> None:
        """The other page."""
        self.page, self.change = page, None
        self.house.sound.play("page")
        self.refresh()

    @property
    def _seen(self) -> list[Switch]:
        """The switches that can be seen."""
        return [switch for switch in self._switches if not switch.paged or self.page == "help"]

    def _sliders(self) -> list[Widget]:
        """Volumes, and how long things take."""
        settings, audible = self.house.settings, self.house.sound.available
        volumes = [
            Slider(
                Rect(CONTROL_X, y - 20, 470, 40),
                getattr(settings, name),
                100,
                self._setter(name, "tick"),
                step=PERCENT_STEP,
                enabled=audible,
                name=name,
            )
            for name, y in (("music", MUSIC_Y), ("effects", EFFECTS_Y))
        ]
        paces = [
            Slider(
                Rect(CONTROL_X + 58, y - 20, 322, 40),
                self._on_slider(name),
                len(values) - 1,
                self._pacer(name),
                ticks=True,
                tooltip=say(help),
                name=name,
            )
            for name, y, values, help in (
                ("bot_pace", PACE_Y, BOT_PACES, "preferences-bots-pace-help"),
                ("pause", PAUSE_Y, PAUSES, "preferences-time-to-react-help"),
            )
        ]
        return [*volumes, *paces]

    def _choices(self) -> list[Widget]:
        """Animation, text size, and the language where there are several."""
        settings = self.house.settings
        speeds = [
            (speed, say(f"preferences-speed-{name}")) for speed, name in zip(ANIMATION_SPEEDS, SPEEDS, strict=True)
        ]
        sizes = [(size, say(f"preferences-size-{name}")) for size, name in zip(TEXT_SIZES, SIZES, strict=True)]
        choices: list[Widget] = [
            Segments(
                Rect(CONTROL_X, ANIMATION_Y - 26, 584, 52),
                speeds,
                settings.animation_speed,
                self._setter("animation_speed"),
                px=20,
                name="animation_speed",
            ),
            Segments(
                Rect(CONTROL_X, SIZE_Y - 26, 390, 52),
                sizes,
                settings.text_size,
                self._setter("text_size"),
                px=20,
                name="text_size",
            ),
        ]
        if len(languages()) > 1:
            place = Rect(CONTROL_X, LANGUAGE_Y - 23, 584, 46)
            known = [("", say("preferences-as-system")), *languages().items()]
            choices.append(Segments(place, known, settings.language, self._setter("language"), px=20, name="language"))
        return choices

    def _toggles(self) -> list[Widget]:
        """The switches, and the links in their help."""
        widgets: list[Widget] = []
        for switch in self._seen:
            stands = self._stands(switch)
            widgets.append(Toggle(switch.x, switch.y - 20, self._switcher(switch), on=stands, name=switch.name))
            words = self._help(switch)
            for rect, rule in words.links:
                place = rect.moved(*self._help_place(switch, words)).grown(4)
                if rule == say("preferences-forget"):
                    forget, tip = self._forgetter(switch), say("preferences-forget-tip")
                    widgets.append(Spot(place, forget, tooltip=tip, name="forget"))
                else:
                    read, tip = self._reader(switch.game, rule), say("screens-read-rule", rule=rule)
                    widgets.append(Spot(place, read, tooltip=tip, name=f"read {rule}"))
        return widgets

    def _keys(self) -> list[Widget]:
        """The rows of keys, and two buttons for them."""
        rows = key_rows()
        apart = min(KEYS_APART, (KEYS_TO - KEYS_FROM) / len(rows))
        widgets: list[Widget] = []
        for index, row in enumerate(rows):
            tooltip = say("preferences-fixed") if row.fixed else ""
            rect = Rect(974, KEYS_FROM + apart * index, 576, apart - 4)
            widgets.append(
                Row(rect, self._starter(index), self._row_painter(index), tooltip=tooltip, name=f"key {index}")
            )
        for rect, label, act, icon, name in (
            (Rect(974, 798, 250, 56), say("preferences-change-key"), self._change_some, "pencil", "change"),
            (Rect(1310, 798, 240, 56), say("preferences-restore"), self._restore, "undo", "restore"),
        ):
            widgets.append(Button(rect, label, act, icon=icon, kind="paper", px=19, icon_px=30, name=name))
        return widgets

    def _help(self, switch: Switch) -> Paragraph:
        """A switch's help; beside a switch on one line, below one of the page on two, where it may also tell for whom it is
        done among several people.
        """
        runs = clauses_linked(switch.help, "aside") if switch.game else [Run(switch.help, "aside")]
        width = PAGE.right - 36 - PAGED_X if switch.paged else DISPLAY.right - 40 - HELP_X
        height = HELP_ROOM if switch.paged else 1.5 * self.stage.pixels(19) / self.stage.scale
        names = self.house.settings.names_for(switch.preference) if switch.preference else ()
        if names:
            words = say("preferences-for-names", names=_listed(names))
            runs += [Run(f" {words} ", "aside"), Run(say("preferences-forget"), "link")]
        return lay_out_within(self.stage, runs, width, height, 19)

    @staticmethod
    def _help_place(switch: Switch, words: Paragraph) -> Point:
        return (PAGED_X, switch.y + 14) if switch.paged else (HELP_X, switch.y - words.height / 2)

    # ------------------------------------------------------------------ changing

    def _setter(self, name: str, sound: str = "click") -> Callable[[Any], None]:
        def change(value: Any) -> None:
            self.house.change_settings(msgspec.structs.replace(self.house.settings, **{name: value}))
            self.house.sound.play(sound)

        return change

    def _on_slider(self, name: str) -> int:
        """Where a setting stands on its slider. From left to right things go faster, so a long pause is on the left."""
        value: int = getattr(self.house.settings, name)
        return len(PAUSES) - 1 - value if name == "pause" else value

    def _pacer(self, name: str) -> Callable[[int], None]:
        set_value = self._setter(name, "tick")
        return (lambda value: set_value(len(PAUSES) - 1 - value)) if name == "pause" else set_value

    def _reader(self, game: str, rule: str) -> Callable[[], None]:
        return lambda: self.house.doors.rulebook(game, rule)

    def _switcher(self, switch: Switch) -> Callable[[bool], None]:
        preference = switch.preference
        if preference is None:
            return self._setter(switch.name)

        def change(value: bool) -> None:  # noqa: FBT001 - a switch tells how it stands
            self.house.change_settings(self.house.settings.preferring(preference, on=value))
            self.house.sound.play("click")

        return change

    def _forgetter(self, switch: Switch) -> Callable[[], None]:
        """Everybody is asked always again."""

        def forget() -> None:
            assert switch.preference is not None
            self.house.change_settings(self.house.settings.naming(switch.preference, ()))
            self.house.sound.play("click")
            self.widgets.focus = self.widgets.named(switch.name)

        return forget

    def _starter(self, row: int) -> Callable[[], None]:
        return lambda: self._start_change(row)

    def _start_change(self, row: int) -> None:
        if key_rows()[row].fixed:
            caps = " ".join(caps_of(self.house.keys[key_rows()[row].actions[0]]))
            self.say(Toast(say("preferences-cap-fixed", cap=caps), "info"))
            return
        self.house.sound.play("click")
        self.change = KeyChange(self.house.keys, row, self._keep_keys)
        self.refresh()

    def _change_some(self) -> None:
        """Point at the first row that can be changed, and say how."""
        first = next(index for index, row in enumerate(key_rows()) if not row.fixed)
        self.widgets.focus = self.widgets.named(f"key {first}")
        self.say(Toast(say("preferences-how-to-change"), "info"))

    def _keep_keys(self, keys: dict[str, str]) -> None:
        self.change = None
        self.house.change_settings(msgspec.structs.replace(self.house.settings, keys=keys))
        self.house.sound.play("click")

    def _restore(self) -> None:
        self.change = None
        self.house.change_settings(msgspec.structs.replace(self.house.settings, keys=usual_keys(key_rows())))
        self.widgets.focus = self.widgets.named("change")
        self.say(Toast(say("preferences-restored"), "done"))

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
        """Three sheets of parchment in the den."""
        settings = self.house.settings
        self._backdrop.draw(
            stage, (self.house.sound.available, self.change is not None, str(settings.games), self.page)
        )
        for value, y in ((settings.music, MUSIC_Y), (settings.effects, EFFECTS_Y)):
            stage.text(say("screens-percent", number=value), (CONTROL_X + 508, y), 20, anchor="midleft", width=90)
        pace = say("preferences-pace", step=settings.bot_pace)
        for words, y in ((pace, PACE_Y), (say("preferences-pause", step=settings.pause), PAUSE_Y)):
            draw_fitted(stage, words, Rect(CONTROL_X + 458, y - 27, 130, 54), 20, anchor="midleft")
        self._draw_full_screen_key(stage)
        super().draw(stage)

    def _furnish(self, stage: Stage) -> None:
        """What stays the same whatever is set."""
        draw_heading(stage, say("screens-settings"), say("preferences-at-once"))
        aside = say("preferences-click-skips" if self.house.sound.available else "preferences-silent")
        stage.panel(PLAYING, say("preferences-sound-motion"), curls="top", aside=aside)
        stage.panel(DISPLAY, say("preferences-display"), curls="top")
        stage.panel(PAGE, curls="top")
        for icon, key, y in LABELS:
            self._label(stage, say(key), y, icon)
        if len(languages()) > 1:
            self._label(stage, say("preferences-language"), LANGUAGE_Y, "book")
        for y in (PACE_Y, PAUSE_Y):
            stage.icon("snail", (CONTROL_X + 14, y), 34)
            stage.icon("bolt", (CONTROL_X + 421, y), 34)
        stage.text(say("preferences-letters"), (LABEL_X - 36, SIZE_Y), 30, width=54)
        sample = Rect(CONTROL_X + 410, SIZE_Y - 26, 178, 52)
        draw_fitted(stage, say("preferences-sample"), sample, 20, kind="body", anchor="midleft")
        for switch in self._seen:
            if switch.paged:
                self._label(stage, switch.label, switch.y - 8, switch.icon, PAGED_X + 40, PAGE.right - 30)
            else:
                self._label(stage, switch.label, switch.y, switch.icon)
            if switch.help:
                words = self._help(switch)
                words.draw(stage, *self._help_place(switch, words), DIM)

    def _draw_full_screen_key(self, stage: Stage) -> None:
        x = CONTROL_X + 102
        for cap in caps_of(self.house.keys["full_screen"]):
            x += draw_keycap(stage, x, SIZE_Y + APART - 17, cap) + 8

    def _label(
        self, stage: Stage, label: str, y: float, icon: str, x: float = LABEL_X, end: float = CONTROL_X - 20
    ) -> None:
        if icon.startswith("token "):
            stage.blit(stage.tokens.game(icon.removeprefix("token "), stage.viewport.length(40)), (x - 36, y))
        elif icon:
            stage.icon(icon, (x - 36, y), 38)
        draw_fitted(stage, label, Rect(x, y - 27, end - x, 54), 22, anchor="midleft")

    def _row_painter(self, index: int) -> Callable[[Stage, Rect], None]:
        return lambda stage, rect: paint_row(stage, rect, index, self.house.keys, self.change)


def _listed(names: tuple[str, ...]) -> str:
    """The first few names, and how many more there are."""
    more = len(names) - LISTED_NAMES
    shown = ", ".join(names[:LISTED_NAMES])
    return say("preferences-names-more", names=shown, count=more) if more > 0 else shown
