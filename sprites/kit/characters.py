"""Every character as drawings: busts for cards and plates, full figures for the table, moods for those who sit at it."""
from __future__ import annotations

from collections.abc import Iterator

from sprites.kit.figure import portrait
from sprites.kit.recipes import recipe, slugs

SEATED = ("seat", "servant", "hero")
SEAT_MOODS = ("happy", "sad")
BUST_MOODS = ("angry", "shocked", "sly")


def drawings() -> Iterator[tuple[str, str]]:
    """All drawings of all characters: `characters/<slug>/<view>[_<mood>].svg`."""
    for slug in slugs():
        yield from character_drawings(slug)


def character_drawings(slug: str) -> Iterator[tuple[str, str]]:
    """A card face has a bust, a fighter a wider one, guests and dogs also a full figure; who sits has moods, a face, a
    blindfold and a shock."""
    plain = recipe(slug)
    seated = plain["drawn_as"] in SEATED
    if plain["drawn_as"] == "fighter":
        yield f"characters/{slug}/bust.svg", portrait(plain, "fighter")
        return
    views = ("bust",) if plain["drawn_as"] == "card" else ("bust", "full")
    for view in views:
        yield f"characters/{slug}/{view}.svg", portrait(plain, view)
    for mood in SEAT_MOODS if seated else plain.get("moods", {}):
        for view in views:
            yield f"characters/{slug}/{view}_{mood}.svg", portrait(recipe(slug, mood), view)
    if seated:
        for mood in BUST_MOODS:
            yield f"characters/{slug}/bust_{mood}.svg", portrait(recipe(slug, mood), "bust")
        yield f"characters/{slug}/face.svg", portrait(plain, "face")
        yield f"characters/{slug}/full_blindfold.svg", portrait(plain, "full", blindfold=True)
        yield f"characters/{slug}/full_shocked.svg", portrait(recipe(slug, "shocked"), "full")
