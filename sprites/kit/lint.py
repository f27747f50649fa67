"""A lint for SVG files: what the game's rasteriser draws wrongly or not at all, without ever raising an error."""
from __future__ import annotations

import re
import xml.etree.ElementTree as ElementTree

_SHAPES = {"path", "rect", "circle", "ellipse", "line", "polyline", "polygon"}
_GRADIENTS = {"linearGradient", "radialGradient"}
_DRAWABLE = {"svg", "g", "defs", "stop"} | _SHAPES | _GRADIENTS
_COORDINATES = ("cx", "cy", "r", "x1", "y1", "x2", "y2")
_FORBIDDEN_ATTRIBUTES = ("href", "fx", "fy", "clip-path", "mask", "filter", "style", "class", "stroke-dasharray")
_PAINTS = ("fill", "stroke", "stop-color")
_COLOUR = re.compile(r"#[0-9A-Fa-f]{6}")
_PAINT_SERVER = re.compile(r"url\(#([\w-]+)\)")
_NOT_FINITE = re.compile(r"(?<![A-Za-z])(nan|inf(inity)?)(?![A-Za-z])", re.IGNORECASE)
_PATH = re.compile(r"\s*M[-\d.\s,MmLlHhVvCcSsQqTtAaZzeE+]*")
_NUMBER = re.compile(r"-?[\d.]+(?:e-?\d+)?")


def problems(svg_text: str) -> list[str]:
    """Everything in an SVG text that would be drawn wrongly, in words; empty if all is well."""
    try:
        root = ElementTree.fromstring(svg_text)
    except ElementTree.ParseError as error:
        return [f"not well-formed: {error}"]
    found = [] if _has_view(root) else ["the svg element has no viewBox of four numbers"]
    ids = {element.get("id", "") for element in root.iter() if _name(element.tag) in _GRADIENTS}
    for element in root.iter():
        kind = _name(element.tag)
        if kind not in _DRAWABLE:
            found.append(f"<{kind}> is not drawn")
            continue
        found += [f"<{kind}>: {problem}" for problem in _attribute_problems(kind, element, ids)]
    return found


def _attribute_problems(kind: str, element: ElementTree.Element, gradient_ids: set[str]) -> list[str]:
    attributes = {_name(key): value for key, value in element.attrib.items()}
    found = [f"the attribute {name} is not understood" for name in _FORBIDDEN_ATTRIBUTES if name in attributes]
    found += [f"{name}={value!r} is not a finite number" for name, value in attributes.items()
              if name != "id" and ("n" in value or "N" in value) and _NOT_FINITE.search(value)]  # long paths: neither
    for name in _PAINTS:
        if name in attributes:
            found += _paint_problems(name, attributes[name], gradient_ids)
    if kind == "g" and "opacity" in attributes:
        found.append("opacity of a group is applied to each of its shapes")
    if kind in _GRADIENTS and attributes.get("gradientUnits") != "userSpaceOnUse":
        found += [f"{name}={attributes[name]!r} is neither a percentage nor userSpaceOnUse" for name in _COORDINATES
                  if name in attributes and not attributes[name].endswith("%")]
    if kind == "path" and not _PATH.fullmatch(attributes.get("d", "")):
        found.append("the path data is empty or has an unknown command")
    return found


def _paint_problems(name: str, value: str, gradient_ids: set[str]) -> list[str]:
    server = _PAINT_SERVER.fullmatch(value)
    if server:
        return [] if server[1] in gradient_ids else [f"{name}={value!r} names no gradient of this file"]
    allowed = bool(_COLOUR.fullmatch(value)) or (value == "none" and name != "stop-color")
    return [] if allowed else [f"{name}={value!r} is not a colour of the form #RRGGBB"]


def _has_view(root: ElementTree.Element) -> bool:
    return _name(root.tag) == "svg" and all(_NUMBER.fullmatch(n) for n in root.get("viewBox", "x").split()) \
        and len(root.get("viewBox", "").split()) == 4


def _name(qualified: str) -> str:
    """A tag or attribute name without its namespace."""
    return qualified.rsplit("}", 1)[-1]
