"""States as they are stored. Those that were written before a state had parts are still read."""

from __future__ import annotations

from typing import Any, get_args, get_type_hints

import msgspec

from goblins.core.contract import AnyRules


def decoded_state(rules: AnyRules, text: str | bytes) -> Any:
    """Return a stored state of a game, as today's rules have it; raise MsgspecError if it is none."""
    return rules.renewed(_decoded(rules, text))


def _decoded(rules: AnyRules, text: str | bytes) -> Any:
    try:
        return msgspec.json.decode(text, type=rules.state_type)
    except msgspec.ValidationError:
        stored = msgspec.json.decode(text)
        if not isinstance(stored, dict) or "public" in stored:
            raise
        return msgspec.convert(_in_parts(stored, rules.state_type), rules.state_type)


def _in_parts(flat: dict[str, Any], state_type: Any) -> dict[str, Any]:
    """What lay side by side once, laid where it belongs now, by the names of the fields."""
    kinds = get_args(state_type) or (state_type,)
    kind = next((kind for kind in kinds if kind.__struct_config__.tag == flat.get("type")), kinds[0])
    parts = {
        name: {field: flat[field] for field in part.__struct_fields__ if field in flat}
        for name, part in get_type_hints(kind).items()
        if hasattr(part, "__struct_fields__")
    }
    return {**parts, "type": flat["type"]} if "type" in flat else dict(parts)
