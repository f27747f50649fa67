"""The page of ratings: how strong somebody plays each game, and how that came."""

from __future__ import annotations

from collections.abc import Callable

from goblins.content.shelf import Box, box_of, shelf
from goblins.games.registry import slugs
from goblins.library.chronicle import Chronicle
from goblins.scenes.after.curve import draw_curve, draw_growth
from goblins.scenes.after.head import Page, draw_head, head_widgets, look_of
from goblins.scenes.dusk import dusk
from goblins.scenes.house import House
from goblins.scenes.scene import Scene
from goblins.study.ratings import Rating, measures, ratings_of
from goblins.ui.draw.rich import Paragraph, Run, lay_out
from goblins.ui.draw.type import INK
from goblins.ui.stage import DIM, Stage
from goblins.ui.viewport import Rect
from goblins.ui.widgets.base import Widget
from goblins.ui.widgets.fields import Row
from goblins.words import say

CURVE = Rect(24, 100, 936, 780)
GAMES = Rect(984, 100, 592, 474)
WORDS = Rect(984, 584, 592, 296)
ROWS_Y, PITCH = 172.0, 77.0
VIOLET = (92, 56, 150)
#: What is said of ratings, each with its icon, and in type between which sizes.
MEANINGS = (("bot", "like-a-bot"), ("chart", "gets-surer"), ("par", "what-counts"))
LARGEST, SMALLEST, GAP = 18, 10, 12.0


class RatingsScene(Scene):
    """A list of games with a person's rating in each, and the curve of one of them."""

    def __init__(self, house: House, player: str = "") -> None:
        super().__init__(house)
        self.player, self.game = player, ""
        self.ratings: dict[str, Rating] = {}
        self._chronicle = Chronicle((), {})
        self._look = look_of("", ())
        self._backdrop = dusk(self._furnish)

    def refresh(self) -> None:
        """Read the library again."""
        chronicle = self._chronicle = self.house.library.chronicle()
        if self.player not in chronicle.players:
            self.player = chronicle.players[0] if chronicle.players else ""
        mine = chronicle.matches(player=self.player) if self.player else ()
        self.ratings, self._look = ratings_of(self.player, mine), look_of(self.player, mine)
        if self.game not in self.ratings:
            played = sorted(self.ratings, key=lambda game: self.ratings[game].history[-1].moment)
            self.game = played[-1] if played else self.game or shelf()[0].game
        self._place()

    def _place(self) -> None:
        widgets = head_widgets("rating", len(self._chronicle.players), self.back, self._turn_to, self._other_player)
        for index, box in enumerate(shelf()):
            widgets.append(self._row(box, Rect(GAMES.x + 24, ROWS_Y + PITCH * index, GAMES.w - 48, PITCH - 8)))
        self.widgets.set(widgets)
        self.mark()

    def _row(self, box: Box, rect: Rect) -> Widget:
        state = "selected" if box.game == self.game else ""
        there = box.game in slugs()
        return Row(
            rect, self._chooser(box.game), self._painter(box), state=state, enabled=there, name=f"game {box.game}"
        )

    def _painter(self, box: Box) -> Callable[[Stage, Rect], None]:
        rating = self.ratings.get(box.game)

        def paint(stage: Stage, rect: Rect) -> None:
            y = rect.centre[1]
            stage.blit(stage.tokens.game(box.game, stage.viewport.length(46)), (rect.x + 48, y))
            stage.text(box.title, (rect.x + 86, y), 22, INK if rating else DIM, anchor="midleft", width=150)
            if rating is None:
                stage.text(say("after-not-rated"), (rect.right - 22, y), 19, DIM, "aside", "midright", width=240)
                return
            words = say("after-rated-matches", count=len(rating.history))
            stage.text(words, (rect.x + 244, y), 18, DIM, "body", "midleft", width=92)
            about = stage.text(
                f"± {round(rating.deviation)}", (rect.right - 22, y), 18, DIM, "body", "midright", width=64
            )
            stage.text(
                in_figures(rating.rating), (min(about.x, rect.right - 76) - 10, y), 28, VIOLET, anchor="midright"
            )

        return paint

    # ------------------------------------------------------------------ doing

    def _chooser(self, game: str) -> Callable[[], None]:
        def choose() -> None:
            self.game = game
            self._place()

        return choose

    def _turn_to(self, page: Page) -> None:
        self.house.doors.statistics_page(page, self.player)

    def _other_player(self, step: int) -> None:
        players = self._chronicle.players
        self.player = players[(players.index(self.player) + step) % len(players)]
        self.refresh()

    # ------------------------------------------------------------------ drawing

    def draw(self, stage: Stage) -> None:
        """The curve on the left, the games on the right."""
        self._backdrop.draw(stage, self.game)
        draw_head(stage, self.player, self._look)
        rating = self.ratings.get(self.game)
        if rating:
            self._draw_number(stage, rating)
            draw_curve(stage, Rect(CURVE.x + 100, 270, CURVE.w - 280, 520), self.game, rating)
        else:
            self._draw_none(stage)
        super().draw(stage)

    def _furnish(self, stage: Stage) -> None:
        stage.panel(CURVE, box_of(self.game).title, curls="top", aside=say("after-rating-against"))
        stage.panel(GAMES, say("after-ratings"), curls="top")
        stage.panel(WORDS, say("after-rating-what"), curls="top")
        y = WORDS.y + 72
        for icon, told in self._explained(stage):
            stage.icon(icon, (WORDS.x + 46, y + 18), 34)
            told.draw(stage, WORDS.x + 78, y)
            y += told.height + GAP

    def _explained(self, stage: Stage) -> list[tuple[str, Paragraph]]:
        """What a rating means, in type that is small enough for the panel."""
        medium = in_figures(measures().anchor.rating)
        words = [(icon, say(f"after-rating-{key}", medium=medium)) for icon, key in MEANINGS]
        told: list[tuple[str, Paragraph]] = []
        for px in range(LARGEST, SMALLEST - 1, -1):
            told = [(icon, lay_out(stage, [Run(line)], WORDS.w - 110, px)) for icon, line in words]
            if sum(paragraph.height + GAP for _, paragraph in told) <= WORDS.h - 92:
                break
        return told

    def _draw_number(self, stage: Stage, rating: Rating) -> None:
        """The rating in large figures, how unsure it is, and what this month brought."""
        end = stage.text(in_figures(rating.rating), (CURVE.x + 52, 206), 60, VIOLET, anchor="midleft").right
        sure = say("after-rating-about", points=round(rating.deviation))
        end = stage.text(sure, (end + 18, 214), 20, DIM, "aside", "midleft", width=220).right
        draw_growth(stage, rating, (end + 24, 207), CURVE.right - 40 - end - 24)

    def _draw_none(self, stage: Stage) -> None:
        x = CURVE.centre[0]
        stage.sprite("characters/sock/full.svg", (x, 400), 240)
        stage.text(say("after-rating-none"), (x, 580), 30, INK, width=800)
        stage.text(say("after-rating-none-words"), (x, 626), 20, DIM, "body", width=840)


def in_figures(rating: float) -> str:
    """A rating as people read it: `1 486`."""
    return f"{round(rating):,}".replace(",", "\u00a0")
