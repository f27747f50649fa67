"""Which language to speak: what a variable asks for, what was set, or what the system speaks, as far as we speak it."""

from __future__ import annotations

import os

from goblins.words.catalogue import FIRST, begun_languages, languages
from goblins.words.pseudo import PSEUDO

#: The variable that asks for a language; it goes before what was set.
WANTED_LANGUAGE = "GOBLINS_LANGUAGE"


def speakable() -> tuple[str, ...]:
    """Every language that can be asked for: ours, those that are being written, and the odd one for testing."""
    return (*begun_languages(), PSEUDO)


def language_for(setting: str) -> str:
    """The language to begin with, for somebody who set one, or none (an empty word: as the system does)."""
    wanted = os.environ.get(WANTED_LANGUAGE, "")
    return wanted if wanted in speakable() else language_set(setting)


def language_set(setting: str) -> str:
    """The language that somebody chooses in the settings, whatever was asked for at the start."""
    return setting if setting in speakable() else system_language()


def system_language() -> str:
    """The system's language if it is one of ours, else English."""
    named = next((value for name in ("LC_ALL", "LC_MESSAGES", "LANG") if (value := os.environ.get(name))), "")
    if not named:
        import locale  # few systems don't name their language, and it takes a while to load

        named = locale.getlocale()[0] or ""
    code = named[:2].lower() if named[2:3] in ("", "_", "-", ".") else _by_name(named)
    return code if code in languages() else FIRST


def _by_name(named: str) -> str:
    """Windows calls languages by their English names."""
    return {"German": "de", "Italian": "it"}.get(named.partition("_")[0], FIRST)
