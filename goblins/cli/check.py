"""`check`: everything that is shipped beside the program, looked at before a player does."""

from __future__ import annotations

import sys
from collections.abc import Callable, Iterator

from goblins import paths
from goblins.bots.fairies.deals import GAME as FAIRIES
from goblins.bots.fairies.deals import LEVELS, deals_path, disproof, shipped_deals
from goblins.content.loader import BadContent, shown
from goblins.content.rulebook import rulebook
from goblins.content.tiled import read_zones
from goblins.core.setup import HUMAN, Setup, make_seats
from goblins.games.fairies.cards import deck
from goblins.games.registry import rules_of, slugs

#: How many shipped deals of a level are proven again: all would take minutes.
PROVEN_AGAIN = {5: 40, 6: 10, 7: 1}
PICTURE_LAYERS = ("under", "over", "mini_over")

#: A check yields what is wrong, and returns what it has looked at.
Findings = Iterator[str]


def check() -> int:
    """Look at everything; print what was looked at, and 1 with the errors if there are any."""
    wrong = 0
    for title, look in checks():
        problems = list(_caught(look))
        wrong += len(problems)
        print(f"{title}: {'ok' if not problems else f'{len(problems)} wrong'}")
        for problem in problems:
            print(f"  {problem}", file=sys.stderr)
    return 1 if wrong else 0


def checks() -> Iterator[tuple[str, Callable[[], Findings]]]:
    """Every check with its title."""
    for game in slugs():
        yield f"rules and rulebook of {game}", lambda game=game: _rules(game)  # type: ignore[misc]
    yield "cards of fairies", _cards
    for level in LEVELS:
        yield f"shipped deals of fairies, level {level} ({PROVEN_AGAIN[level]} proven again)", lambda level=level: _deals(level)  # type: ignore[misc]
    yield "pictures of the fairies cards", _card_pictures
    drawn = sorted(paths.SPRITES.rglob("*.svg"))
    yield f"{len(drawn)} sprites", _sprites
    maps = sorted(paths.LEVELS.rglob("*.tmx"))
    yield f"{len(maps)} maps", _maps


def _caught(look: Callable[[], Findings]) -> Findings:
    """What a check finds; content that can't even be read is a finding too."""
    try:
        yield from look()
    except BadContent as error:
        yield str(error)


def _rules(game: str) -> Findings:
    rules_of(game)
    if not rulebook(game).ids():
        yield f"data/{game}/rules.yaml: there are no clauses"


def _cards() -> Findings:
    deck()
    yield from ()


def _deals(level: int) -> Findings:
    setup = Setup(FAIRIES, make_seats([HUMAN]), {"level": level})
    for number, deal in enumerate(shipped_deals(level)[: PROVEN_AGAIN[level]], 1):
        problem = disproof(setup, deal)
        if problem:
            yield f"{shown(deals_path(level))}: row {number}: {problem}"


def _card_pictures() -> Findings:
    wanted = [f"characters/{face.slug}/bust.svg" for face in deck().faces]
    wanted += sorted({f"fairies/{face.side}_{face.rhyme}_{layer}.svg" for face in deck().faces for layer in PICTURE_LAYERS})
    wanted += sorted({f"icons/{face.symbol}.svg" for face in deck().faces})
    for name in wanted:
        if not (paths.SPRITES / name).is_file():
            yield f"sprites/{name}: the file is missing"


def _sprites() -> Findings:
    try:
        from sprites.kit.lint import problems
    except ImportError:  # a packaged program has the drawings without the kit that made them
        def problems(svg_text: str) -> list[str]:
            return [] if "<svg" in svg_text else ["not an SVG"]
    for path in sorted(paths.SPRITES.rglob("*.svg")):
        try:
            text = path.read_text(encoding="utf-8")
        except (OSError, UnicodeDecodeError) as error:
            yield f"{shown(path)}: {error}"
            continue
        for problem in problems(text):
            yield f"{shown(path)}: {problem}"


def _maps() -> Findings:
    for path in sorted(paths.LEVELS.rglob("*.tmx")):
        try:
            read_zones(path)
        except BadContent as error:
            yield str(error)
