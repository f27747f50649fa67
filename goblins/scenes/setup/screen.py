"""Setting up a game: who sits where and how they look, the game's options, and the deal."""

from __future__ import annotations

from collections.abc import Callable
from functools import partial

import pygame
from msgspec.structs import replace

from goblins.content.shelf import box_of
from goblins.core.chance import deal_code
from goblins.core.house import HouseRules
from goblins.core.info import Option, OptionValue, Preference
from goblins.core.setup import FITTING, HUMAN, Seat, Setup, checked
from goblins.games.registry import info_of
from goblins.scenes.backdrop import Backdrop
from goblins.scenes.deals import as_asked, campaign_table, fresh_seed, kind_table, last_table
from goblins.scenes.house import House
from goblins.scenes.scene import Scene
from goblins.scenes.setup.facts import facts_of_setup
from goblins.scenes.setup.houserules import HouseRulesScene, refitted
from goblins.scenes.setup.lookpanel import draw_look, look_widgets
from goblins.scenes.setup.optionbox import OptionBox
from goblins.scenes.setup.seating import USUAL_BOT, Seating
from goblins.scenes.setup.seatrow import Grip, PortraitSpot, SeatRow
from goblins.tables.capabilities import OwnGround
from goblins.tables.registry import table_of
from goblins.ui.draw.fitted import draw_fitted
from goblins.ui.input import LEFT, FocusLost, Input, Moved, Pressed, Released
from goblins.ui.stage import DIM, Stage
from goblins.ui.viewport import Point, Rect
from goblins.ui.widgets.base import Widget
from goblins.ui.widgets.controls import Button, Segments
from goblins.ui.widgets.fields import Field, Spot
from goblins.ui.widgets.messages import Toast
from goblins.words import say

DUSK = (30, 40, 56)
#: With so many seats the switch in the heading adds more: a button below them would take the facts' place.
MOST_ADDED = 5
#: How wide a seat's name is.
NAME_WIDE = 118.0
#: So wide is each number of seats.
COUNT_WIDE = 54.0
BOTS = ("easy", "medium", "hard", "master", FITTING)
#: What stands before who may play; in larger text the words take the room.
WHO_ICONS, WHO_ICON = ("person", "bot", "bot", "bot", "bot", "chart"), 20.0


class SetupScene(Scene):
    """Seats on the left; look, options and deal on the right."""

    def __init__(self, house: House, game: str, setup: Setup | None = None) -> None:
        """Begin with a set-up; without one, with the table that sat down to the game last."""
        super().__init__(house)
        self.info = info_of(game)
        setup = setup or last_table(house.library, game) or kind_table(game, house.settings.player_names)
        seats = [_offered(seat) for seat in as_asked(setup).seats] if setup else []
        self.seating = Seating(self.info, seats, house.settings.player_names)
        self.options: dict[str, OptionValue] = {option.key: self._usual(option) for option in self.info.options}
        if setup:
            asked = as_asked(setup).options
            kept = {option.key for option in self.info.options if self._preference(option)}
            self.options |= {key: value for key, value in asked.items() if key not in kept}
        self.own: HouseRules | None = setup.house if setup else None
        self._box = OptionBox(self.info, self.options, lambda: len(self.seating.seats))
        self.code = deal_code(self._new_seed())
        self._typed_code = False
        self._dragged: int | None = None
        self._backdrop = Backdrop(self._paint_ground)

    def _new_seed(self) -> int:
        return fresh_seed(self._setup())

    # ------------------------------------------------------------------ widgets

    def refresh(self) -> None:
        """Everything again for the present seats and options."""
        doors = self.house.doors
        widgets: list[Widget] = [
            Button(Rect(24, 26, 140, 56), say("screens-shelf"), doors.title, icon="chevron_left"),
            Button(Rect(1408, 26, 168, 56), say("screens-rules"), self._reader(""), icon="book"),
            self._house_button(),
        ]
        for index in range(len(self.seating.seats)):
            widgets += self._seat_widgets(index)
        widgets += self._count_widgets()
        widgets += look_widgets(self.seating, self.info.cast, self._dress) + self._box.widgets(self._optioner)
        self._facts = facts_of_setup(self.stage, self._setup(), self._ceiling())
        for rect, rule in self._facts.links():
            tip = say("screens-read-rule", rule=rule)
            widgets.append(Spot(rect, self._reader(rule), tooltip=tip, name=f"link {rule}", focusable=False))
        place, word = Rect(1038, 796, 508, 64), say("setup-start")
        start = Button(place, word, self._start, icon="play", kind="orange", px=30, icon_px=38)
        widgets += [*self._campaign_widgets(), *self._deal_widgets(), start]
        self.widgets.set(widgets, focus=None if self.widgets.focus else start)

    def _count_widgets(self) -> list[Widget]:
        """So many seats, beside the heading; and one more, where there may be one."""
        counts = [(count, str(count)) for count in range(self.info.min_seats, self.info.max_seats + 1)]
        wide = COUNT_WIDE * len(counts)
        switch = Segments(
            Rect(920 - wide, 128, wide, 50), counts, len(self.seating.seats), self._set_count, name="count"
        )
        if self._is_full:
            return [switch]
        place = Rect(68, self._adding_area().centre[1] - 27, 210, 54)
        return [switch, Button(place, say("setup-add-seat"), self._add, icon="plus")]

    def _campaign_widgets(self) -> list[Widget]:
        """The map of the campaign, where one is set up."""
        setup = self._setup()
        if campaign_table(setup) is None:
            return []
        place, word = Rect(1038, 604, 508, 60), say("after-campaign-map")
        return [Button(place, word, lambda: self.house.doors.campaign(setup), icon="map", name="map")]

    @property
    def _is_full(self) -> bool:
        return len(self.seating.seats) >= min(self.info.max_seats, MOST_ADDED)

    def _house_button(self) -> Button:
        """What is played by: as printed, or by house rules that have a name."""
        label = self.own.title if self.own else say("setup-house-rules")
        return Button(
            Rect(1114, 26, 280, 56), label, self.open_house, icon="home", kind="orange" if self.own else "teal",
            name="house rules",
        )  # fmt: skip

    def open_house(self) -> None:
        """Choose what is played by."""
        count = len(self.seating.seats)
        self.house.scenes.push(HouseRulesScene(self.house, self.info, count, self.own, self._play_by))

    def _play_by(self, own: HouseRules | None) -> None:
        self.own = own
        self._another_deal()

    def _deal_widgets(self) -> list[Widget]:
        """The deal's code: to be typed, copied, or drawn anew."""
        code = Field(
            Rect(1150, 714, 196, 46),
            self.code,
            self._type_code,
            px=22,
            longest=11,
            allowed="0123456789 ",
            on_enter=self._start,
            name="code",
        )
        tip = say("screens-copy-code")
        copy, new = Rect(1358, 712, 52, 50), Rect(1420, 712, 126, 50)
        return [
            code,
            Button(copy, "", self._copy, icon="copy", kind="paper", icon_px=30, tooltip=tip, name="copy"),
            Button(new, say("setup-new"), self._another_deal, icon="dice", kind="paper", px=19, icon_px=30, name="new"),
        ]

    def _setup(self) -> Setup:
        return Setup(self.info.slug, tuple(self.seating.seats), self.options | self._box.chosen, self.own)

    def _ceiling(self) -> float:
        """Below this there is room for facts."""
        last = self._row_rect(len(self.seating.seats) - 1) if self._is_full else self._adding_area()
        return last.bottom + 12

    def _pitch(self) -> float:
        count = len(self.seating.seats)
        return 114.0 if count <= 4 else 534 / count if count < 8 else 70.0

    def _row_rect(self, index: int) -> Rect:
        count, pitch = len(self.seating.seats), self._pitch()
        return Rect(46, 186 + index * pitch, 908, pitch - (12 if count <= 4 else 6))

    def _adding_area(self) -> Rect:
        return Rect(46, 188 + 114 * len(self.seating.seats), 908, 82)

    def _seat_widgets(self, index: int) -> list[Widget]:
        seat, rect = self.seating.seats[index], self._row_rect(index)
        size = min(88.0, rect.h - 12)
        x, y = rect.x + 50 + size + 14, rect.centre[1]
        return [
            SeatRow(rect, lambda: self._choose(index), selected=index == self.seating.chosen),
            Grip(Rect(rect.x + 16, rect.y + 8, 34, rect.h - 16), index),
            PortraitSpot(Rect(rect.x + 50, y - size / 2, size, size), seat, lambda: self._choose(index)),
            Field(
                Rect(x, y - 24, NAME_WIDE, 48),
                seat.name,
                partial(self._name, index),
                px=22,
                longest=12,
                name=f"name {index}",
            ),
            Segments(
                Rect(x + NAME_WIDE + 8, y - 26, rect.right - x - NAME_WIDE - 70, 52),
                _who(),
                seat.player,
                self._setter(index),
                px=17,
                icons=WHO_ICONS,
                icon_px=WHO_ICON,
                name=f"who {index}",
            ),
            Button(
                Rect(rect.right - 56, y - 24, 46, 46),
                "",
                lambda: self._remove(index),
                icon="cross",
                kind="paper",
                icon_px=24,
                enabled=len(self.seating.seats) > self.info.min_seats,
                name=f"remove {index}",
                tooltip=""
                if len(self.seating.seats) > self.info.min_seats
                else say("setup-needs-seats", game=box_of(self.info.slug).title, seats=self.info.min_seats),
            ),
        ]

    def _usual(self, option: Option) -> OptionValue:
        """What an option stands at first: its default, or as the preference says that it is."""
        preference = self._preference(option)
        if preference is None:
            return option.default
        return self.house.settings.prefers(preference, self.house.library.finished(self.info.slug))

    def _preference(self, option: Option) -> Preference | None:
        return next((one for one in self.info.preferences if one.key == option.preference), None)

    # ------------------------------------------------------------------ changes

    def _choose(self, index: int) -> None:
        self.seating.chosen = index
        self.refresh()

    def _name(self, index: int, name: str) -> None:
        self.seating.change(index, name=name)

    def _add(self) -> None:
        self.seating.add()
        self._seats_changed()

    def _set_count(self, count: int) -> None:
        self.seating.resize(count)
        self._seats_changed()

    def _remove(self, index: int) -> None:
        self.seating.remove(index)
        self._seats_changed()

    def _seats_changed(self) -> None:
        fitting = refitted(self.info.slug, self.own, len(self.seating.seats))
        if fitting != self.own:
            words = say("setup-map-unfit", kind=self.info.map_name, seats=len(self.seating.seats))
            self.say(Toast(words, "info"))
            self.own = fitting
        if not self._typed_code:
            self.code = deal_code(self._new_seed())
        self.house.sound.play("click")
        self.refresh()

    def _setter(self, index: int) -> Callable[[str], None]:
        def set_player(player: str) -> None:
            self.seating.change(index, player=player)
            self.seating.chosen = index
            self.refresh()

        return set_player

    def _dress(self, **look: str | bool) -> None:
        self.seating.change(self.seating.chosen, **look)
        self.refresh()

    def _optioner(self, key: str) -> Callable[[OptionValue], None]:
        def set_option(value: OptionValue) -> None:
            self.options[key] = value
            preference = next(self._preference(one) for one in self.info.options if one.key == key)
            if preference:
                self.house.keep_settings(self.house.settings.preferring(preference, on=bool(value)))
            self.house.sound.play("click")
            if not self._typed_code:
                self.code = deal_code(self._new_seed())
            self.refresh()

        return set_option

    def _type_code(self, text: str) -> None:
        self.code, self._typed_code = text, True

    def _another_deal(self) -> None:
        self.code, self._typed_code = deal_code(self._new_seed()), False
        self.refresh()

    def _copy(self) -> None:
        self.house.copy_text(self.code)
        self.say(Toast(say("setup-code-copied"), "done"))

    def _reader(self, rule: str) -> Callable[[], None]:
        return lambda: self.house.doors.rulebook(self.info.slug, rule, own=self.own)

    def _start(self) -> None:
        digits = self.code.replace(" ", "")
        field = self.widgets.named("code")
        if len(digits) != 8 and isinstance(field, Field):
            field.error = say("setup-code-digits")
            self.widgets.focus = field
            self.house.sound.play("refusal")
            self.mark()
            return
        self.seating.name_the_nameless()
        settings = self.house.settings
        humans = tuple(seat.name for seat in self.seating.seats if seat.is_human)
        if humans:
            self.house.change_settings(replace(settings, player_names=humans))
        setup = checked(self.info, self._setup())
        self.house.doors.deal(setup, int(digits))

    # ------------------------------------------------------------------ dragging rows

    def handle(self, event: Input) -> None:
        """A row dragged by its dots changes the order of turns."""
        if isinstance(event, Pressed) and event.button == LEFT:
            grip = self.widgets.at(event.pos)
            if isinstance(grip, Grip):
                self._dragged = grip.index
                self.seating.chosen = grip.index
        elif isinstance(event, Moved) and self._dragged is not None:
            self._reorder(event.pos)
            return
        elif isinstance(event, Released | FocusLost):
            self._dragged = None
        super().handle(event)

    def _reorder(self, pos: Point) -> None:
        target = max(0, min(len(self.seating.seats) - 1, int((pos[1] - self._row_rect(0).y) // self._pitch())))
        if self._dragged is not None and target != self._dragged:
            self.seating.move(self._dragged, target)
            self._dragged = target
            self.refresh()

    # ------------------------------------------------------------------ drawing

    def _paint_ground(self, stage: Stage) -> pygame.Surface:
        """The ground of the game's table, or moss at dusk."""
        table = table_of(self.info.slug)
        if isinstance(table, OwnGround):
            return stage.backdrops.painted(("own", self.info.slug, stage.viewport), lambda: table.ground_steps(stage))
        return stage.backdrops.moss((stage.viewport.width, stage.viewport.height), stage.scale, DUSK, 11)

    def draw(self, stage: Stage) -> None:
        """Panels below the widgets."""
        self._backdrop.draw(stage)
        box = box_of(self.info.slug)
        stage.blit(stage.tokens.game(self.info.slug, stage.viewport.length(76)), (228, 52))
        stage.light(box.title, (284, 34), 36)
        info = self.info
        told = [say("setup-facts", least=info.min_seats, most=info.max_seats, minutes=info.minutes)]
        if box.full_title != box.title:
            told.insert(0, box.full_title)
        stage.light("  ·  ".join(told), (284, 83), 19, kind="body", width=800)
        counts = self.info.max_seats - self.info.min_seats + 1
        stage.panel(Rect(20, 110, 960, 770), say("setup-seats"), curls="top", end=900 - COUNT_WIDE * counts)
        if not self._is_full:
            self._draw_adding(stage)
        draw_look(stage, self.seating)
        stage.panel(Rect(1004, 420, 576, 266), say("setup-options"), curls="top")
        stage.panel(Rect(1004, 696, 576, 184))
        draw_fitted(stage, say("setup-deal-code"), Rect(1038, 709, 104, 56), 20, anchor="midleft")
        self._box.draw(stage)
        self._facts.draw(stage)
        super().draw(stage)

    def _draw_adding(self, stage: Stage) -> None:
        area = self._adding_area()
        stage.box(area, (255, 248, 224), 14, (138, 90, 34), 3, alpha=0.35, dash="13 9")
        coming, y = self.seating.next_one(), area.centre[1]
        name = stage.text(coming.name, (area.right - 28, y), 22, anchor="midright", width=130)
        portrait = stage.tokens.portrait(coming.colour, coming.goblin, stage.viewport.length(62))
        stage.blit(portrait, (name.x - 46, y))
        words = say("setup-seats-taken", taken=len(self.seating.seats), most=self.info.max_seats)
        stage.text(words, (name.x - 90, y), 19, DIM, "body", "midright", width=name.x - 90 - area.x - 250)


def _who() -> list[tuple[str, str]]:
    """Who may sit in a seat."""
    return [(HUMAN, say("screens-human")), *((bot, say("screens-player", player=bot)) for bot in BOTS)]


def _offered(seat: Seat) -> Seat:
    """A seat with somebody who can be chosen here; other bots can be named on the command line only."""
    return seat if seat.player in (HUMAN, *BOTS) else replace(seat, player=USUAL_BOT)
