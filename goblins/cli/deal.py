"""`deal`: an opening position in plain words, and its par where a solver can prove it."""

from __future__ import annotations

import json
from typing import Any

from goblins.bots.solitaire import Preparation, prepare
from goblins.core.chance import new_seed
from goblins.core.setup import Setup
from goblins.games.registry import info_of, rules_for


def deal(setup: Setup, seed: int | None, *, as_json: bool) -> int:
    """Print the opening position of a seed, or of one that nobody chose."""
    dealt = described(setup, new_seed() if seed is None else seed)
    print(json.dumps(dealt, ensure_ascii=False) if as_json else _text(dealt))
    return 0


def described(setup: Setup, seed: int) -> dict[str, Any]:
    """The opening position as plain data."""
    preparation = prepare(setup, seed)
    rules = rules_for(setup)
    position = rules.describe(rules.new_game(preparation.setup, seed))
    words: dict[str, Any] = {"game": setup.game, "seed": seed, "setup": _setup(preparation), "position": position}
    if preparation.proof:
        words |= {"par": preparation.proof.par, "proven": preparation.proof.proven}
    return words


def _setup(preparation: Preparation) -> dict[str, Any]:
    setup, count = preparation.setup, len(preparation.setup.seats)
    offered = {option.key: setup.options[option.key] for option in info_of(setup.game).options if option.offered(count)}
    return {"seats": count, **offered, **({"attempt": preparation.attempt} if preparation.proof else {})}


def _text(dealt: dict[str, Any]) -> str:
    options = ", ".join(f"{key} {_plain(value)}" for key, value in dealt["setup"].items())
    lines = [f"{info_of(dealt['game']).full_title}, seed {dealt['seed']} ({options})"]
    for key, value in dealt["position"].items():
        if isinstance(value, list) and value and isinstance(value[0], list):
            lines += [f"{key} {seat}: {', '.join(map(str, names))}" for seat, names in enumerate(value)]
        else:
            lines.append(f"{key}: {', '.join(map(str, value)) if isinstance(value, list) else value}")
    if "par" in dealt:
        unproven = "unproven: the search went too far"
        proven = f"par {dealt['par']}, proven" if dealt["par"] is not None else "it can't be won, proven"
        lines.append(proven if dealt["proven"] else unproven)
    return "\n".join(lines)


def _plain(value: Any) -> str:
    return {True: "on", False: "off"}[value] if isinstance(value, bool) else str(value)
