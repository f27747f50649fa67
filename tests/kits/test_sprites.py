"""The drawing kit: files are fresh, the rasteriser can draw them, and recipes name parts that exist."""

from __future__ import annotations

import io
import os
from pathlib import Path

import pytest

os.environ.setdefault("SDL_VIDEODRIVER", "dummy")
os.environ.setdefault("PYGAME_HIDE_SUPPORT_PROMPT", "1")

import pygame  # noqa: E402

from sprites.kit import __main__ as kit  # noqa: E402
from sprites.kit import recipes  # noqa: E402
from sprites.kit.compact import compact  # noqa: E402
from sprites.kit.lint import problems  # noqa: E402
from sprites.kit.parts.registry import UnknownName  # noqa: E402

SPRITES = Path(kit.SPRITES)
FILES = sorted(SPRITES.rglob("*.svg"))
SEATS = ("cobweb", "belly", "moo", "king", "smelly", "sock", "glower", "assassin")
CARDS = (
    "nelly pock dour snoop soup he_so_smelly stew glue sock needs opyou goop hour moo droop vermi cobweb belly clock cower "
    "scoop sue blue petal dew candy koko swoop sour shelly smock jelly loop power lock shower hoop clue kelly dock"
).split()


def named(path: Path) -> str:
    return path.relative_to(SPRITES).as_posix()


def drawing(inside: str, view: str = "0 0 10 10") -> str:
    return f'<svg xmlns="http://www.w3.org/2000/svg" viewBox="{view}" width="10" height="10">{inside}</svg>'


def test_no_file_is_stale() -> None:
    assert kit.stale() == [], "run `python -m sprites.kit`"


@pytest.mark.parametrize("path", FILES, ids=named)
def test_the_rasteriser_can_draw_every_file(path: Path) -> None:
    text = path.read_text(encoding="utf-8")
    assert problems(text) == []
    surface = pygame.image.load_sized_svg(io.BytesIO(text.encode()), (48, 48))
    assert surface.get_bounding_rect().size != (0, 0), "nothing is drawn"


GOOD = (
    '<path d="M0 0L5 5Z" fill="#2A1820"/>',
    '<path d="M0 0L5 5" fill="none" stroke="#2A1820" stroke-width="2" stroke-opacity="0.5"/>',
    '<defs><linearGradient id="g" x1="0%" y1="0%" x2="0%" y2="100%"><stop offset="0" stop-color="#FFFFFF"/></linearGradient></defs>'
    '<path d="M0 0L5 5Z" fill="url(#g)"/>',
    '<defs><radialGradient id="g" gradientUnits="userSpaceOnUse" cx="5" cy="5" r="4"/></defs>',
    '<g transform="translate(1 1)"><path d="M0 0A2 2 0 1 1 5 5Z" fill="#ffffff" fill-opacity="0.5"/></g>',
)
BAD = {
    "gradient coordinates as plain numbers": '<radialGradient id="g" cx="0.5" cy="0.5" r="0.5"/>',
    "text": "<text>Nelly</text>",
    "clipPath": '<clipPath id="c"><path d="M0 0Z"/></clipPath>',
    "mask": '<mask id="m"/>',
    "filter": '<filter id="f"/>',
    "pattern": '<pattern id="p"/>',
    "use": "<use/>",
    "href": '<linearGradient id="g" href="#other"/>',
    "xlink:href": '<linearGradient id="g" xmlns:xlink="http://www.w3.org/1999/xlink" xlink:href="#other"/>',
    "a reference to a mask": '<path d="M0 0Z" mask="url(#m)"/>',
    "a reference to a clip path": '<path d="M0 0Z" clip-path="url(#c)"/>',
    "a reference to a filter": '<path d="M0 0Z" filter="url(#f)"/>',
    "fx": '<radialGradient id="g" fx="10%"/>',
    "fy": '<radialGradient id="g" fy="10%"/>',
    "rgba()": '<path d="M0 0Z" fill="rgba(0, 0, 0, 0.5)"/>',
    "hsl()": '<path d="M0 0Z" stroke="hsl(10, 20%, 30%)"/>',
    "a named colour": '<path d="M0 0Z" fill="white"/>',
    "a short colour": '<path d="M0 0Z" fill="#FFF"/>',
    "a named colour in a gradient": '<linearGradient id="g"><stop offset="0" stop-color="red"/></linearGradient>',
    "group opacity": '<g opacity="0.5"/>',
    "a number that is not a number": '<path d="M0 nanL5 5Z" fill="#FFFFFF"/>',
    "an infinite number": '<path d="M0 0Z" fill="#FFFFFF" stroke-width="inf"/>',
    "a gradient that does not exist": '<path d="M0 0Z" fill="url(#nowhere)"/>',
    "an empty path": '<path d="" fill="#FFFFFF"/>',
    "dashes, drawn from uninitialised memory": '<path d="M0 0Z" stroke="#FFFFFF" stroke-dasharray="4 3"/>',
    "a style attribute": '<path d="M0 0Z" style="fill:#FFFFFF"/>',
    "text that is no XML": "<path",
}


@pytest.mark.parametrize("inside", GOOD)
def test_the_lint_accepts_what_can_be_drawn(inside: str) -> None:
    assert problems(drawing(inside)) == []


@pytest.mark.parametrize("inside", BAD.values(), ids=BAD.keys())
def test_the_lint_catches_what_cannot_be_drawn(inside: str) -> None:
    assert problems(drawing(inside))


def test_the_lint_wants_a_view() -> None:
    assert problems(drawing("", view="0 0 10"))


def test_compact_text_is_the_same_picture() -> None:
    opacities = 'fill-opacity="1.0" stroke="none" stroke-opacity="0.30000000000000004"'
    long = drawing(f'<path d="M1.0 2.50 L-3.25 0.0 Z" fill="#FFFFFF" {opacities}/>')
    assert compact(long) == drawing('<path d="M1 2.5L-3.25 0Z" fill="#FFFFFF" stroke="none" stroke-opacity="0.3"/>')


@pytest.mark.parametrize("slug", recipes.slugs())
def test_every_character_names_parts_that_exist(slug: str) -> None:
    assert recipes.recipe(slug)["name"]
    for mood in ("happy", "angry", "sad", "shock", "sly"):
        assert recipes.recipe(slug, mood)


def test_the_whole_cast_is_there() -> None:
    assert not {*SEATS, *CARDS, "princess", "irene", "oscar"} - set(recipes.slugs())
    assert len(CARDS) == len(set(CARDS)) == 40
    assert [slug for slug in recipes.slugs() if recipes.recipe(slug)["drawn_as"] == "seat"] == list(SEATS)


GOBLIN = {"skin": "moss", "head": "egg", "hair": "tuft", "eyes": {"radius": 19}, "body": "tunic"}


@pytest.mark.parametrize(
    ("wrong", "right"),
    [
        ({"skin": "mosss"}, "'moss'"),
        ({"ears": "bats"}, "'bat'"),
        ({"nose": "hok"}, "'hook'"),
        ({"mouth": "gryn"}, "'grin'"),
        ({"body": "tunik"}, "'tunic'"),
        ({"front": "stew_pott"}, "'stew_pot'"),
        ({"hair": "noodle"}, "'noodles'"),
        ({"hair": {"colour": "#FFFFFF", "back": "bobb"}}, "'bob'"),
        ({"hair": {"colour": "#FFFFFF", "trimming": "sandwhich"}}, "'sandwich'"),
        ({"wings": ["rond", "#FFFFFF", "#FFFFFF"]}, "'round'"),
        ({"eyes": {"radios": 19}}, "'radius'"),
        ({"eyes": {"kind": "close"}}, "'closed'"),
        ({"moth": "grin"}, "'mouth'"),
        ({"base": "goblim"}, "'goblin'"),
    ],
)
def test_a_wrong_name_is_answered_with_the_nearest_right_one(wrong: dict, right: str) -> None:
    with pytest.raises(UnknownName, match="did you mean") as caught:
        recipes.complete({**GOBLIN, **wrong}, "somebody")
    assert str(caught.value).startswith("somebody")
    assert right in str(caught.value)


def test_only_posable_bodies_leave_out_an_arm() -> None:
    recipes.complete({**GOBLIN, "arms": "none"}, "somebody")
    with pytest.raises(UnknownName, match="cannot leave an arm out"):
        recipes.complete({**GOBLIN, "body": "king", "arms": "left"}, "somebody")


def test_a_mood_nobody_has_is_refused() -> None:
    with pytest.raises(UnknownName, match="'happy'"):
        recipes.recipe("cobweb", "hapy")
