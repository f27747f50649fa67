"""`check`: everything that is shipped beside the program, looked at before a player does."""

from __future__ import annotations

import sys
from collections.abc import Callable, Iterator
from functools import partial

import msgspec

from goblins import paths
from goblins.bots.solitaire import expert_of
from goblins.bots.tempers import temperaments
from goblins.cli import teaching
from goblins.content.loader import BadContent, shown
from goblins.content.maps import Readers, read_map
from goblins.content.shelf import shelf, to_compile
from goblins.games.registry import map_readers, rulebook_of, slugs
from goblins.lessons.content import course_of
from goblins.lessons.guide import LEARNER, Guide, problems
from goblins.study.puzzles.kind import has_puzzles
from goblins.study.puzzles.proving import problems as unproved
from goblins.study.puzzles.puzzle import puzzles_of
from goblins.study.ratings import measures
from goblins.tables.contract import TableContext
from goblins.tables.kit.spots import place_of
from goblins.tables.registry import table_of

#: A check yields what is wrong, one sentence each.
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
    yield "the shelf", _shelf
    yield "tempers and ratings", _bots
    for game in slugs():
        yield f"rules, cards and rulebook of {game}", partial(_rules, game)
        yield f"pictures of {game}", partial(_pictures, game)
        yield f"lessons of {game}", partial(_lessons, game)
        yield f"topics of {game}", partial(teaching.topics, game)
        yield f"tips of {game}", partial(teaching.tips, game)
        yield f"first page of {game}", partial(teaching.first_page, game)
        yield f"diagrams of {game}", partial(teaching.diagrams, game)
        if has_puzzles(game):
            yield f"{len(puzzles_of(game))} puzzles of {game}", partial(_puzzles, game)
        expert = expert_of(game)
        if expert:
            yield from expert.checks()
    yield f"{len(list(paths.SPRITES.rglob('*.svg')))} sprites", _sprites
    yield f"{len(list(paths.LEVELS.rglob('*.tmx')))} maps", _maps


def _caught(look: Callable[[], Findings]) -> Findings:
    """What a check finds; content that can't even be read is a finding too."""
    try:
        yield from look()
    except BadContent as error:
        yield str(error)


def _rules(game: str) -> Findings:
    if not rulebook_of(game).ids():
        yield f"data/{game}/rules.yaml: there are no clauses"


def _shelf() -> Findings:
    for path, said in to_compile():
        if not path.is_file() or msgspec.json.decode(path.read_bytes()) != said:
            yield f"{shown(path)} is not what data/shelf.yaml says: run `make words`"
    known = {box.game for box in shelf()}
    yield from (f"data/shelf.yaml: there is no box for {game}" for game in slugs() if game not in known)
    for box in shelf():
        for card in box.cards if box.game in slugs() else ():
            yield from teaching.piece(box.game, f"data/shelf.yaml: {box.game}", card.piece, card.number)


def _bots() -> Findings:
    temperaments()
    known = measures().games
    yield from (f"data/ratings.yaml: there is no game {game!r}" for game in known if game not in slugs())


def _lessons(game: str) -> Findings:
    """What lessons ask for must be possible, and what they point at must be there."""
    course = course_of(game)
    for lesson in course.lessons if course else ():
        found = problems(game, lesson)
        yield from found
        guide, table = Guide(game, lesson), table_of(game)
        while not found and not guide.over:
            step, number = guide.step, guide.number + 1
            view, context = guide.match.rules.view(guide.match.state, LEARNER), TableContext(guide.match.setup, LEARNER)
            for spot in step.point:
                if place_of(table, view, context, spot) is None:
                    where = f"data/{game}/lessons.yaml: lesson {lesson.key!r}, step {number} ({step.title})"
                    yield f"{where}: there is no {spot} to point at"
            guide.do_it()


def _puzzles(game: str) -> Findings:
    """There are some, and every one is solved again by trying everything."""
    if not puzzles_of(game):
        yield f"data/{game}/puzzles.json: there are no puzzles"
    for puzzle in puzzles_of(game):
        yield from unproved(game, puzzle)


def _pictures(game: str) -> Findings:
    for name in table_of(game).pictures():
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
    readers: Readers = {}
    try:
        readers = map_readers()
    except BadContent as error:  # without its maps a game can't say which kinds it reads
        yield str(error)
    for path in sorted(paths.LEVELS.rglob("*.tmx")):
        try:
            read_map(path, readers)
        except BadContent as error:
            yield str(error)
