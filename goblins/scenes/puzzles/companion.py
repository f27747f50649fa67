"""Who sits beside a puzzle's table: counts tries, gives hints, answers for the others, and sees when the goal is reached."""

from __future__ import annotations

from collections.abc import Callable
from datetime import date
from functools import partial

from msgspec.structs import replace

from goblins.core.contract import Action
from goblins.games.registry import skill_of
from goblins.scenes.dialog import ask
from goblins.scenes.explained import ExplainedCompanion, MakeExplainer
from goblins.scenes.house import House
from goblins.scenes.puzzles.places import CARD, SCALE, beside_table
from goblins.study.puzzles.progress import HINTS, Progress, note_day, of_the_day, progress_of, remember
from goblins.study.puzzles.puzzle import SOLVER, Position, puzzles_of, read
from goblins.study.puzzles.solving import Search, TooMuch
from goblins.ui.input import Input, Key
from goblins.ui.time import ticks
from goblins.ui.viewport import Rect
from goblins.ui.widgets.base import Widget
from goblins.ui.widgets.controls import Button
from goblins.words import Message, language, message, say

#: How long others seem to think, and what follows by itself.
PACE = ticks(0.7)
#: How long stars take to come, and a head to shake.
SHINING, SHAKING = ticks(1.2), ticks(0.3)
#: The table's own buttons that are there.
KEPT = ("undo", "redo", "rules", "history")
#: More is not tried while somebody waits.
BUDGET = 60_000
#: The buttons of the card: hint, solution, start over, and what comes next.
BUTTONS = Rect(CARD.x + 14, CARD.bottom - 258, CARD.w - 28, 50)
PITCH, LAST = 58.0, 64.0


class PuzzleCompanion(ExplainedCompanion):
    """A try lasts until the goal is reached or missed; then nothing can be done but to start over or go on."""

    lets_play = False

    def __init__(self, house: House, position: Position, explainer: MakeExplainer) -> None:
        super().__init__(explainer)
        self._house, self.position = house, position
        puzzle = position.puzzle
        self.number = puzzles_of(position.game).index(puzzle)
        self.progress = progress_of(house.library).get((position.game, puzzle.key), Progress())
        #: What the try came to; None while it goes on.
        self.verdict: bool | None = None
        #: The stars that were won just now, and since when they are there.
        self.stars = 0
        self.clock = 0
        #: What was left each time it was missed since one sat down.
        self.tried: list[Message] = []
        #: What is said below the table, and with which icon.
        self.said: tuple[str, Message] | None = None
        self._search = Search(position.kind, position.start, SOLVER, puzzle.goal, BUDGET)
        self._seen = 0
        self._waited = 0
        self._hinted_at = -1
        self.own: list[Widget] = []

    @property
    def goal(self) -> str:
        """The goal in one line."""
        position = self.position
        return say(position.kind.goal(position.start, SOLVER, position.puzzle.goal))

    @property
    def turn(self) -> int:
        """In which turn of the puzzle it is, from 0."""
        rules = self.position.kind.rules
        return rules.turns(self.table.match.state) - rules.turns(self.position.start)

    @property
    def so_far(self) -> int | None:
        """How much of a goal that is counted is reached."""
        return self.position.kind.so_far(self.position.start, self.table.match.state, SOLVER)

    @property
    def shaken(self) -> float:
        """How far what is said is moved aside: after a miss it shakes its head."""
        still = self.verdict is not False or self.clock >= SHAKING or self._house.settings.calm
        return 0.0 if still else 5.0 * (1 if self.clock // 3 % 2 else -1)

    # ------------------------------------------------------------------ what may be done

    def allowed(self, actions: tuple[Action, ...]) -> tuple[Action, ...]:
        """Everything but giving up, and what is done beside the game, as long as the try goes on."""
        if self.verdict is not None:
            return ()
        return tuple(action for action in actions if not (action.resigns or action.aside))

    def next_action(self) -> Action | None:
        """What others do, and what the solver can do only one way, each after a while."""
        if self.verdict is not None or self._judge() is not None:
            return None
        action = self._by_itself()
        self._waited = self._waited + 1 if action is not None else 0
        if action is None or self._waited < PACE:
            return None
        self._waited = 0
        return action

    def _by_itself(self) -> Action | None:
        match = self.table.match
        acting = match.to_act
        if not acting:
            return None
        legal: list[Action] = [
            one for one in match.rules.legal_actions(match.state, acting[0]) if not (one.resigns or one.aside)
        ]
        if acting[0] == SOLVER:
            return legal[0] if len(legal) == 1 and match.cursor else None
        try:
            return self._search.reply(match.state, acting[0])
        except TooMuch:
            return legal[0]

    # ------------------------------------------------------------------ how it goes

    def _judge(self) -> bool | None:
        position = self.position
        return position.kind.verdict(position.start, self.table.match.state, SOLVER, position.puzzle.goal)

    def update(self) -> None:
        """When everything lies still, see what has come of it."""
        super().update()
        table = self.table
        self.clock += 1
        if table.match.cursor == self._seen or table.top.wait() == 0:
            return
        self._seen = table.match.cursor
        self.said = None
        if self.verdict is None:
            self.verdict = self._judge()
            if self.verdict is not None:
                (self._solved if self.verdict else self._missed)()
        table.rebuild()

    def _solved(self) -> None:
        self.stars, self.clock = self.progress.to_win, 0
        self._keep(replace(self.progress, stars=max(self.progress.stars, self.stars)))
        today = of_the_day(date.today())
        if today is not None and today[1] is self.position.puzzle:
            note_day(self._house.library, date.today(), self.position.puzzle.key)
        self.said = "star", message("puzzles-solved", stars=self.stars)
        self._house.sound.play("win")

    def _missed(self) -> None:
        position, self.clock = self.position, 0
        self._keep(replace(self.progress, tries=self.progress.tries + 1))
        state = self.table.match.state
        left = position.kind.left(position.start, state, SOLVER, position.puzzle.goal)
        self.said = "lost_badge", left
        self.tried.append(left)
        self._house.sound.play("refusal")

    def _keep(self, progress: Progress) -> None:
        self.progress = progress
        remember(self._house.library, self.position.game, self.position.puzzle.key, progress)

    @property
    def _lasting(self) -> int:
        """How long what a try came to is shown moving."""
        return {True: SHINING, False: SHAKING, None: 0}[self.verdict]

    def wait(self) -> int | None:
        """No waiting while others are to act, something is to be judged, or stars fly in."""
        table = self.table
        busy = table.match.cursor != self._seen or self._waited or self.clock < self._lasting
        if self.verdict is None and table.match.to_act and table.match.to_act[0] != SOLVER:
            busy = True
        return 0 if busy else super().wait()

    # ------------------------------------------------------------------ buttons

    def beside(self, widgets: list[Widget]) -> list[Widget]:
        """Decisions, what a story waits for, and the usual buttons that make sense; and the card's own."""
        asked = [button.label for button in self.table.decisions] if self.verdict is None else []
        beat = self.table.top.director.beat
        asked += [prompt.label for prompt in beat.prompts] if beat is not None else []
        usual = [name for name in KEPT if name not in ("undo", "redo") or self.verdict is None]
        self.own = self._buttons()
        kept = [one for one in widgets if one.name in (*usual, *asked) or one.name.startswith("glance ")]
        for widget in kept:
            if isinstance(widget, Button) and widget.name == "undo":
                widget.on_click = self.undo
        return super().beside(kept) + self.own

    def _buttons(self) -> list[Widget]:
        missed, solved = self.verdict is False, self.verdict is True
        rows: list[tuple[str, str, str, Callable[[], None], bool]] = [
            ("hint", say("table-hint"), "hint", self.hint, self.verdict is None and self._asked),
            ("solution", say("puzzles-solution"), "eye", self.solution, True),
            ("restart", say("puzzles-start-over"), "undo", self.start_over, self.table.match.cursor > 0),
        ]
        widgets: list[Widget] = [
            Button(
                beside_table(BUTTONS.moved(dy=PITCH * row)),
                label,
                act,
                icon=icon,
                kind="orange" if missed and name == "restart" else "teal",
                px=19 / SCALE,
                icon_px=30 / SCALE,
                enabled=enabled,
                name=name,
            )
            for row, (name, label, icon, act, enabled) in enumerate(rows)
        ]
        place = Rect(BUTTONS.x, BUTTONS.y + 3 * PITCH, BUTTONS.w, LAST)
        widgets.append(
            Button(
                beside_table(place),
                say("puzzles-next"),
                self.go_on,
                icon="next",
                kind="orange" if solved else "paper",
                px=19 / SCALE,
                icon_px=30 / SCALE,
                name="onward",
            )
        )
        back = Rect(CARD.x + 14, CARD.y + 14, CARD.w - 28, 46)
        words = say("puzzles-title")
        icon_px = 26 / SCALE
        widgets.append(
            Button(
                beside_table(back),
                words,
                self._leave,
                icon="chevron_left",
                px=19 / SCALE,
                icon_px=icon_px,
                kind="paper",
                name="puzzles",
            )
        )
        return widgets

    @property
    def _asked(self) -> bool:
        """Whether the solver is to decide something."""
        to_act = self.table.match.to_act
        return bool(to_act) and to_act[0] == SOLVER

    def focused(self) -> str:
        """The button that gets the keyboard when a try is over."""
        return {True: "onward", False: "restart"}.get(self.verdict, "") if self.verdict is not None else ""

    # ------------------------------------------------------------------ what people ask for

    def handle(self, event: Input) -> bool:
        """The key for hints gives the puzzle's own; Enter does what a try that is over suggests."""
        if super().handle(event):
            return True
        if not isinstance(event, Key):
            return False
        asked: dict[str, Callable[[], None]] = {"hint": self.hint, "undo": self.undo}
        for name, act in asked.items():
            if event.name == self._house.keys[name]:
                act()
                return True
        suggested = self.focused()
        if event.name == "return" and suggested and self.table.widgets.focus is None:
            (self.go_on if suggested == "onward" else self.start_over)()
            return True
        return False

    def hint(self) -> None:
        """First where to look, then which piece."""
        table = self.table
        if self.verdict is not None or not self._asked or table.top.director.busy:
            return
        state, kind = table.match.state, self.position.kind
        try:
            deed = self._search.next_deed(state) if self._search.ways(state).sure else None
        except TooMuch:
            deed = None
        if deed is None:
            self.said = "hint", message("puzzles-astray")
        else:
            second = self._hinted_at == table.match.cursor
            self._hinted_at = table.match.cursor
            self._keep(replace(self.progress, hints=max(self.progress.hints, HINTS if second else 1)))
            self.said = "hint", self._which(deed[0]) if second else kind.where(state, deed[0])
        self._house.sound.play("hint")
        self._rebuild_keeping_hint()

    def _which(self, action: Action) -> Message:
        """Raise the piece of an action, or name its button; where it has neither, say what is good about it."""
        table = self.table
        table.reach.hint_at(action)
        if table.reach.hinted is not None:
            return message("puzzles-this-piece")
        label = next((button.label for button in table.decisions if button.action == action), "")
        if label:
            return message("puzzles-this-button", label=label)
        view = table.match.rules.view(table.match.state, SOLVER)
        return skill_of(self.position.game, None, language()).reason(view, action)

    def _rebuild_keeping_hint(self) -> None:
        hinted = self.table.reach.hinted
        self.table.rebuild()
        if hinted is not None and self.table.reach.hinted is None:
            self.table.reach.hinted = hinted

    def solution(self) -> None:
        """Show how it is done, after a question as long as there is something to win."""
        if self.progress.solved or self.progress.shown:
            self._show()
            return
        title, words = say("puzzles-solution-title"), say("puzzles-solution-words")
        answer, safe = say("screens-show-me"), say("table-think-myself")
        ask(self._house, title, words, answer, self._show, icon="eye", safe=safe)

    def _show(self) -> None:
        position = self.position
        match = position.match()
        for action in read(position.puzzle.solution, position.kind.rules):
            match.play(action)
        self._keep(replace(self.progress, shown=True))
        self._house.doors.line(match, SOLVER)

    def undo(self) -> None:
        """Take back the last decision: within a try that costs nothing."""
        match = self.table.match
        if self.verdict is None and match.may_ever_undo and not self.table.top.director.busy:
            self.table.rewind(partial(self._take_back, match.undo))

    def _take_back(self, move: Callable[[], None]) -> None:
        """Move the match back; nobody calls that help here."""
        match = self.table.match
        helped = match.assisted
        move()
        match.assisted = helped

    def start_over(self) -> None:
        """Back to the position, for another try."""
        match = self.table.match
        if match.cursor:
            self._house.sound.play("page")
            self.table.rewind(partial(self._take_back, self._to_the_start))
        self.verdict, self.said, self.stars = None, None, 0
        self._seen, self._hinted_at, self._waited = match.cursor, -1, 0
        self.table.rebuild()

    def _to_the_start(self) -> None:
        match = self.table.match
        while match.cursor and match.can_undo() is None:
            match.undo()

    def go_on(self) -> None:
        """To the next puzzle of the game that is not solved; after the last one to the shelf of puzzles."""
        game, progress = self.position.game, progress_of(self._house.library)
        puzzles = puzzles_of(game)
        following = (*puzzles[self.number + 1 :], *puzzles[: self.number])
        found = next((one for one in following if not progress.get((game, one.key), Progress()).solved), None)
        if found is None:
            self._leave()
        else:
            self._house.doors.puzzle(game, found.key)

    def _leave(self) -> None:
        self._house.doors.puzzles(self.position.game)

    def back(self) -> bool:
        """Escape: to the shelf of puzzles; every try is kept already."""
        self._leave()
        return True

    def ended(self) -> bool:
        """A puzzle has no result but its stars."""
        return True
