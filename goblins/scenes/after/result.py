"""The result: who won and why, the ranking with its breakdown, the race, and what to do next."""

from __future__ import annotations

from collections.abc import Callable
from functools import partial
from itertools import groupby

import pygame

from goblins.bots.solitaire import expert_of
from goblins.content.shelf import box_of
from goblins.core.chance import deal_code
from goblins.core.match import Match
from goblins.core.setup import Seat
from goblins.scenes.after.earned import Earned
from goblins.scenes.after.pastmatch import first_up, mark_of, mark_words
from goblins.scenes.after.race import Race
from goblins.scenes.after.resultparts import confetti, draw_step, next_buttons
from goblins.scenes.after.solitaire import draw_solitaire_story
from goblins.scenes.backdrop import Backdrop
from goblins.scenes.deals import as_asked
from goblins.scenes.ghost import ghost_from
from goblins.scenes.house import House
from goblins.scenes.postcard import save_postcard
from goblins.scenes.scene import Scene
from goblins.scenes.tabletop import Tabletop
from goblins.study.challenge import NOTE, can_challenge
from goblins.tables.capabilities import OwnGround, ScoreSheet
from goblins.tables.kit.log import headline
from goblins.tables.registry import table_of
from goblins.ui.controls import Button
from goblins.ui.easing import eased
from goblins.ui.fields import Spot
from goblins.ui.fitted import draw_fitted
from goblins.ui.messages import draw_tag
from goblins.ui.rich import Paragraph, Run, clauses_linked, lay_out, lay_out_within
from goblins.ui.stage import DIM, Stage
from goblins.ui.time import ticks
from goblins.ui.type import CREAM
from goblins.ui.viewport import Point, Rect, centred
from goblins.words import say

ENTRANCE_TICKS = ticks(0.9)
#: While figures count up, one is heard every so many ticks.
COUNTED = 9
#: A solitaire won in par earns so many stars, one fewer with turns over par, and two fewer with more than these.
STARS, CLOSE = 3, 2
#: Where the podium's steps stand: middle, width, top, the figure's size.
STEPS = ((326, 214, 566, 336), (136, 186, 656, 200), (516, 186, 716, 180))
#: Where a friendly word stands below the banner.
PILL = Rect(120, 172, 412, 46)
#: Where a picture of it is saved.
CAMERA = Rect(20, 828, 58, 56)
NAME_WIDTH = 130.0
RANKING = Rect(660, 20, 920, 496)
STORY = Rect(660, 528, 920, 250)
SCORES = Rect(688, 104, 866, 392)
#: So long a row of the score sheet takes before the next one is shown.
ROW_TICKS = ticks(0.36)
#: Where the chart stands, and where it makes room for larger words.
CHART, NARROW_CHART = Rect(1146, 572, 346, 170), Rect(1262, 572, 230, 170)


class ResultScene(Scene):
    """How a match ended."""

    def __init__(self, house: House, match: Match, top: Tabletop, match_id: int = 0) -> None:
        super().__init__(house)
        outcome = match.outcome
        assert outcome is not None, "only a finished match has a result"
        self.match, self.outcome, self._match_id = match, outcome, match_id
        self._top = top
        self._context = top.context
        self._viewer = top.context.viewer
        self.facts = top.context.facts
        decided = [entry for entry in top.log if not match.steps[entry.ply].action.aside]
        self._words = {
            turn: headline(top.table, list(entries), top.context)
            for turn, entries in groupby(decided, key=lambda entry: entry.turn)
        }
        ghost = ghost_from(self.facts.get(NOTE))
        #: What came of somebody's challenge, in words; empty where nobody challenged.
        self.verdict = ghost.verdict(match) if ghost else ""
        self.race = Race(match, table_of(match.setup.game, match.setup.house), top.context.viewer)
        self._earned = Earned(self.facts, match.setup)
        self._arrived = 0.0
        #: The figures of the ranking, which count up: where each stands, how large, and how much it is.
        self._figures: list[tuple[Point, float, int]] = []
        self._counted = 0.0
        self._steps = self._score_steps()
        self._uncounted: pygame.Surface | None = None
        self._backdrop = Backdrop(self._paint)
        humans = match.setup.humans
        lost = humans and not any(seat in outcome.winners for seat in humans)
        house.sound.play("draw" if outcome.reason == "draw" else "lose" if lost or not outcome.winners else "win")

    @property
    def solitaire(self) -> bool:
        """Whether one person played alone."""
        return len(self.match.setup.seats) == 1

    def _score_steps(self) -> tuple[float, ...]:
        """Where the rows of a score sheet begin that are counted one after another."""
        table = self._top.table
        view = self.match.rules.view(self.match.state, self._viewer)
        return table.score_steps(view, SCORES) if isinstance(table, ScoreSheet) else ()

    def _turn(self, ply: int) -> int:
        """The number of the turn that a step belongs to."""
        return self.match.rules.turns(self.match.state_at(ply)) + 1

    def refresh(self) -> None:
        """What next."""
        match, doors = self.match, self.house.doors
        replay = partial(doors.replay, match, self._viewer, self.facts, match_id=self._match_id)
        analyse = partial(doors.analysis, match, self._match_id, self._viewer, self.facts)
        buttons: list[tuple[str, str, Callable[[], None]]] = [
            (say("after-new-deal"), "dice", lambda: doors.deal_again(match.setup)),
            (say("after-same-deal"), "deal", lambda: doors.deal(as_asked(match.setup), match.seed)),
            (say("analysis-analyse"), "chart", analyse),
            (say("screens-replay"), "replay", replay),
        ]
        if self.solitaire and expert_of(match.setup.game):
            buttons.append((say("after-solution"), "hint", lambda: doors.solution(match, self.facts)))
        if can_challenge(match):
            buttons.append((say("challenge-button"), "flag", lambda: doors.challenge(match)))
        buttons.append((say("screens-shelf"), "shelf", doors.title))
        widgets = next_buttons(buttons)
        new = widgets[0]
        turning = self.race.turning_point
        if turning is not None:
            widgets.append(
                Button(
                    Rect(694, 700, 226, 54),
                    say("after-watch-turn", turn=self._turn(turning)),
                    lambda: doors.watch_turn(self._top, turning, match_id=self._match_id),
                    icon="play",
                    name="watch",
                )
            )
        reason, (x, y) = self._reason()
        for rect, rule in reason.links:
            read = partial(doors.rulebook, match.setup.game, rule)
            tip = say("screens-read-rule", rule=rule)
            widgets.append(Spot(rect.moved(x, y).grown(4), read, tooltip=tip, name=f"read {rule}"))
        picture = Button(CAMERA, "", self._save_picture, icon="export", name="picture")
        picture.tooltip = say("screens-save-picture")
        widgets.append(picture)
        self.widgets.set([*widgets, *self._earned.spots(self.house)], focus=new)

    def _reason(self) -> tuple[Paragraph, Point]:
        """Why it ended, with its clauses, and where that stands: after the game's name, and no higher than two lines."""
        name = min(NAME_WIDTH, self.stage.text_width(box_of(self.match.setup.game).title, 26))
        words = clauses_linked(f"{first_up(self.outcome.text)} {self.outcome.rule}")
        x = 752 + name + 20
        text = lay_out_within(self.stage, words, self._marks_from() - x - 16, 64, 19)
        return text, (x, 72 - text.height / 2)

    def _marks_from(self) -> float:
        """Where the words at the panel's right begin: how long it took, and before that what the result is marked with."""
        left = 1548 - self.stage.text_width(self._length, 18, "aside")
        mark = mark_words(mark_of(self.match.setup, assisted=self.match.assisted))
        return left - (self.stage.text_width(mark, 17) + 34 if mark else 0)

    @property
    def _length(self) -> str:
        return say("after-turns", turns=self.match.rules.turns(self.match.state))

    def back(self) -> None:
        """Escape goes back to the table as it ended."""
        self.house.scenes.pop()

    def update(self) -> None:
        """The entrance: the banner drops and the steps rise; then the scores are counted row by row."""
        super().update()
        speed = self.house.settings.animation_speed
        if self._arrived < 1:
            still = speed == 0 or self.house.settings.calm
            self._arrived = 1.0 if still else min(1.0, self._arrived + speed / ENTRANCE_TICKS)
            if not still and self.now % COUNTED == 0 and any(amount for _, _, amount in self._figures):
                self.house.sound.play(f"tick_{min(6, self.now // COUNTED)}")
            self.mark()
        if self._counting:
            before = int(self._counted)
            self._counted = len(self._steps) if speed == 0 else self._counted + speed / ROW_TICKS
            if int(self._counted) > before:
                self.house.sound.play("tick_3" if self._counting else "star")
                self.mark()

    @property
    def _counting(self) -> bool:
        """Whether rows of the score sheet are still to be shown."""
        return self._counted < len(self._steps)

    def wait(self) -> int:
        """Still after the entrance."""
        return 0 if self._arrived < 1 or self._counting else super().wait()

    # ------------------------------------------------------------------ drawing

    def draw(self, stage: Stage) -> None:
        """Podium on the left, numbers on the right."""
        self._backdrop.draw(stage)
        if self._counting and self._uncounted:
            down = stage.viewport.length(self._steps[int(self._counted)] - SCORES.y)
            x, y, _, _ = stage.viewport.rect(SCORES)
            rest = self._uncounted.get_rect().move(0, down)
            stage.surface.blit(self._uncounted, (x, y + down), rest)
        arrived = eased("out", self._arrived)
        self._draw_podium(stage, arrived)
        self._draw_banner(stage, arrived)
        self._earned.draw(stage, arrived)
        for place, px, amount in self._figures:
            stage.text(str(round(amount * arrived)), place, px)
        super().draw(stage)

    def draw_card(self, stage: Stage) -> None:
        """The whole of it as it stands in the end, without anything to press: for a postcard."""
        stage.surface.blit(self._paint(stage), (0, 0))
        self._draw_podium(stage, 1.0)
        self._draw_banner(stage, 1.0)
        for place, px, amount in self._figures:
            stage.text(str(amount), place, px)
        title = box_of(self.match.setup.game).title
        stage.light(f"Goblins · {title} · {deal_code(self.match.seed)}", (RANKING.x + 8, 834), 24, width=RANKING.w - 16)

    def _save_picture(self) -> None:
        self.say(save_postcard(self.match, self.draw_card))
        self._backdrop = Backdrop(self._paint)  # painting it elsewhere moved the figures

    def _paint(self, stage: Stage) -> pygame.Surface:
        """Everything that does not move."""
        size, won = (stage.viewport.width, stage.viewport.height), bool(self.outcome.winners)
        table = self._top.table
        own = partial(table.ground_steps, stage) if isinstance(table, OwnGround) else None
        ground = stage.backdrops.result(size, stage.scale, won=won, own=own)
        self._figures.clear()
        with stage.onto(ground):
            if self.outcome.winners:
                confetti(stage, Rect(24, 20, 590, 520))
            self._draw_ranking(stage)
            stage.panel(STORY)
            self._draw_story(stage)
        return ground

    def _draw_banner(self, stage: Stage, arrived: float) -> None:
        y = 100 - 220 * (1 - arrived)
        stage.sprite("shell/ribbon.svg", (326, y), 540)
        stage.text(self._headline(), (326, y - 4), 54, CREAM, outline=True, width=440)
        if self.outcome.winners:
            for x in (69, 587):
                stage.icon("trophy", (x, y - 6), 78)

        if self.verdict and arrived == 1:
            stage.box(PILL, (40, 26, 50), PILL.h / 2, (127, 200, 200), 3)
            stage.text(self.verdict, PILL.centre, 20, CREAM, width=PILL.w - 40)

    def _headline(self) -> str:
        if self.outcome.headline:
            return self.outcome.headline
        if len(self.outcome.winners) == 1:
            return say("after-wins-name", name=self.match.setup.seats[self.outcome.winners[0]].name)
        if self.outcome.winners:
            return say("after-shared")
        return say("after-nobody-wins")

    def _draw_podium(self, stage: Stage, arrived: float) -> None:
        places = [(rank, seat) for rank, group in enumerate(self.outcome.ranking) for seat in group][:3]
        nobody = not self.outcome.winners
        for place, (rank, seat) in reversed(list(enumerate(places))):
            x, width, _, size = STEPS[place]
            step = STEPS[rank][2]  # those who are tied stand equally high
            if nobody:
                step, size = 716, 240
                x = (326, 116, 536)[place]
            top = step + (920 - step) * (1 - arrived)
            who = self.match.setup.seats[seat]
            if nobody:
                stage.box(centred(x, top + 6, 0.62 * size, 0.12 * size), (6, 12, 12), 0.06 * size, alpha=0.4)
            if not nobody:
                draw_step(stage, Rect(x - width / 2, top, width, 930 - top))
            mood = "_happy" if seat in self.outcome.winners else "_sad" if place == len(places) - 1 or nobody else ""
            figure = f"characters/{who.goblin}/full{mood}.svg"
            stage.sprite(figure, (x, top + 16 - size / 2 + size * 0.025), size, size, grain=234)
            if not nobody:
                stage.sprite(f"medals/{rank + 1}.svg", (x, top + 84), 64)
                stage.text(str(rank + 1), (x, top + 93), 26)
            name_width = min(stage.text_width(who.name, 26), width - 70)
            left = x - (name_width + 48) / 2
            stage.blit(stage.tokens.emblem(who.colour, stage.viewport.length(40)), (left + 20, top + 150))
            stage.light(who.name, (left + 48, top + 150), 26, width=width - 70)

    def _draw_ranking(self, stage: Stage) -> None:
        stage.panel(RANKING)
        match, outcome = self.match, self.outcome
        stage.blit(stage.tokens.game(match.setup.game, stage.viewport.length(48)), (716, 72))
        stage.text(box_of(match.setup.game).title, (752, 72), 26, anchor="midleft", width=NAME_WIDTH)
        reason, (x, y) = self._reason()
        reason.draw(stage, x, y)
        stage.text(self._length, (1548, 72), 18, DIM, "aside", "midright")
        if mark := mark_words(mark_of(match.setup, assisted=match.assisted)):
            draw_tag(stage, (self._marks_from() + (stage.text_width(mark, 17) + 20) / 2, 72), mark)
        view = match.rules.view(match.state, self._viewer)
        table = table_of(match.setup.game, match.setup.house)
        self._uncounted = stage.surface.subsurface(stage.viewport.rect(SCORES)).copy()
        if isinstance(table, ScoreSheet) and table.draw_scores(stage, view, self._context, SCORES):
            return
        rows = [(place, seat) for place, group in enumerate(outcome.ranking) for seat in group]
        many = len(rows) > 4
        pitch, height = (41, 38) if many else (82, 74)
        labels = list(dict.fromkeys(line.label for score in outcome.scores for line in score.lines))
        columns = {label: 1120 + index * (430 / max(1, len(labels))) + 60 for index, label in enumerate(labels)}
        if not self.solitaire:
            stage.text(say("after-place"), (700, 118), 18, DIM, "body", "midleft")
        for label, x in columns.items():
            stage.text(first_up(label), (x, 118), 18, DIM, "body", width=430 / len(labels) - 8)
        for index, (place, seat) in enumerate(rows):
            self._draw_rank(stage, Rect(688, 136 + index * pitch, 866, height), place, seat, columns, many=many)
        if len(rows) + len(outcome.rivals) <= 3:
            self._draw_words(stage)
        for index, (name, reached) in enumerate(outcome.rivals):
            row = Rect(688, 136 + (len(rows) + index) * pitch, 866, height)
            stage.nine("row_idle", row)
            stage.text(first_up(name), (row.x + 164, row.centre[1]), 22, DIM, anchor="midleft", width=250)
            stage.text(str(reached), (row.right - 70, row.centre[1]), 24 if many else 36, DIM)

    def _draw_rank(
        self, stage: Stage, rect: Rect, place: int, seat: int, columns: dict[str, float], *, many: bool
    ) -> None:
        won = seat in self.outcome.winners
        who = self.match.setup.seats[seat]
        stage.nine("row_winner" if won else "row_idle", rect)
        y, size = rect.centre[1], 32 if many else 60
        if self.outcome.winners and not self.solitaire:
            stage.sprite(f"medals/{min(4, place + 1)}.svg", (rect.x + 50, y), 30 if many else 46)
            stage.text(str(place + 1), (rect.x + 50, y + (4 if many else 7)), 16 if many else 20)
        px, mood = stage.viewport.length(size), "happy" if won else None
        stage.blit(stage.tokens.portrait(who.colour, who.goblin, px, mood), (rect.x + 118, y))
        stage.text(who.name, (rect.x + 164, y - (0 if many else 15)), 22, anchor="midleft", width=180)
        if not many:
            stage.icon("person" if who.is_human else "bot", (rect.x + 174, y + 19), 20)
            stage.text(
                _played_by(who),
                (rect.x + 190, y + 19),
                17,
                DIM,
                "body",
                "midleft",
            )
        score = self.outcome.score(seat)
        for line in score.lines if score else ():
            self._figures.append(((columns[line.label], y), 24 if many else 36, line.amount))

    def _draw_words(self, stage: Stage) -> None:
        """Where there is room below the ranking: stars for a solitaire against its par, a kind word for people who lost."""
        x, y = RANKING.centre[0], RANKING.bottom - 118
        losers = [seat for seat in self.match.setup.humans if seat not in self.outcome.winners]
        over = self._over_par()
        if over is not None:
            for index in range(STARS):
                earned = index < STARS - (over > 0) - (over > CLOSE)
                stage.icon("star", (x + 116 * (index - 1), y - 6 - 12 * (index == 1)), 104, 1.0 if earned else 0.22)
            stage.text(say("after-over-par", over=max(0, over)), (x, y + 72), 26)
        elif losers and self.outcome.winners:
            names = tuple(self.match.setup.seats[seat].name for seat in losers)
            stage.text(say("after-better-luck-names", names=names), (x, y + 60), 24, DIM, "aside", width=800)

    def _over_par(self) -> int | None:
        """How many turns more than par a solitaire took; None where there is no par, or it was lost."""
        par, score = self.facts.get("par", ""), self.outcome.score(0)
        alone = self.solitaire and self.outcome.winners and par.isdigit() and score
        return score.total - int(par) if alone and score else None

    def _draw_story(self, stage: Stage) -> None:
        turning = self.race.turning_point
        chart = CHART if stage.text_size == 100 else NARROW_CHART
        if self.solitaire:
            draw_solitaire_story(stage, self.house.library, self.match, self.facts.get("par", ""))
        elif turning is not None:
            stage.icon("milestone", (711, 572), 42)
            turn = self._turn(turning)
            title = Rect(740, 552, chart.x - 740 - 52, 40)
            draw_fitted(stage, say("after-turning-point", turn=turn), title, 24, anchor="midleft")
            room = chart.x - 694 - 52
            lay_out_within(stage, [Run(self._words.get(turn, ""))], room, 98, 20).draw(stage, 694, 598)
        else:
            stage.icon("milestone", (711, 572), 42)
            stage.text(say("after-no-turning-point"), (740, 572), 24, anchor="midleft", width=chart.x - 740 - 52)
            lay_out(stage, [Run(say("after-no-lead"))], 400, 20).draw(stage, 694, 600)
        self.race.draw(stage, chart)


def _played_by(who: Seat) -> str:
    """A person, or a bot's level, with its temper if it has one."""
    if who.is_human:
        return say("screens-human")
    level = say("screens-player", player=who.player)
    return say("screens-bot", level=level, temper=say("screens-temper", temper=who.temper)) if who.temper else level
