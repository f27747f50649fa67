"""Small anti-aliased shapes made at run time: SVG text in, a surface out. pygame's own corners are not smooth."""

from __future__ import annotations

from goblins.ui.draw.dashes import dashed, rounded_points
from goblins.ui.draw.type import Colour


def hex_of(colour: Colour) -> str:
    """A colour as SVG writes it."""
    return "#{:02X}{:02X}{:02X}".format(*colour)


def rounded_path(x: float, y: float, w: float, h: float, r: float) -> str:
    """Path data of a rounded rectangle."""
    r = max(0.1, min(r, w / 2, h / 2))
    return (
        f"M{x + r:.2f} {y:.2f}L{x + w - r:.2f} {y:.2f}Q{x + w:.2f} {y:.2f} {x + w:.2f} {y + r:.2f}"
        f"L{x + w:.2f} {y + h - r:.2f}Q{x + w:.2f} {y + h:.2f} {x + w - r:.2f} {y + h:.2f}"
        f"L{x + r:.2f} {y + h:.2f}Q{x:.2f} {y + h:.2f} {x:.2f} {y + h - r:.2f}"
        f"L{x:.2f} {y + r:.2f}Q{x:.2f} {y:.2f} {x + r:.2f} {y:.2f}Z"
    )


def _frame(x: float, y: float, w: float, h: float, r: float, dash: str) -> str:
    """Path data of a rounded frame, dashed if `dash` gives the lengths of a dash and of a gap."""
    if not dash:
        return rounded_path(x, y, w, h, r)
    on, off = (float(length) for length in dash.split())
    return dashed(rounded_points(x, y, w, h, r), on, off)


def document(width: float, height: float, body: str) -> str:
    """An SVG document of that size."""
    size = f'viewBox="0 0 {width:.2f} {height:.2f}" width="{width:.2f}" height="{height:.2f}"'
    return f'<svg xmlns="http://www.w3.org/2000/svg" {size}>{body}</svg>'


def box(
    width: float,
    height: float,
    radius: float,
    fill: Colour | None,
    edge: Colour | None,
    edge_width: float,
    alpha: float,
    dash: str,
) -> str:
    """A rounded rectangle with an optional fill and an optional, possibly dashed, edge inside its bounds."""
    body = ""
    if fill is not None:
        body += f'<path d="{rounded_path(0, 0, width, height, radius)}" fill="{hex_of(fill)}" fill-opacity="{alpha}"/>'
    if edge is not None:
        half = edge_width / 2
        inner = _frame(half, half, width - edge_width, height - edge_width, radius - half, dash)
        body += f'<path d="{inner}" fill="none" stroke="{hex_of(edge)}" stroke-width="{edge_width}"/>'
    return document(width, height, body)


def inked_frame(width: float, height: float, radius: float, colour: Colour, thickness: float, dash: str = "") -> str:
    """A coloured, possibly dashed frame on a thicker one of ink, inside its bounds."""
    line = rounded_path(4, 4, width - 8, height - 8, radius)
    bright = _frame(4, 4, width - 8, height - 8, radius, dash)
    body = f'<path d="{line}" fill="none" stroke="#2A1820" stroke-width="8"/>'
    body += f'<path d="{bright}" fill="none" stroke="{hex_of(colour)}" stroke-width="{thickness}"/>'
    return document(width, height, body)


def path(width: float, height: float, data: str, stroke: Colour, stroke_width: float, alpha: float = 1.0) -> str:
    """Lines of any path data."""
    ends = 'stroke-linecap="round" stroke-linejoin="round"'
    pen = f'stroke="{hex_of(stroke)}" stroke-width="{stroke_width}" stroke-opacity="{alpha}" {ends}'
    return document(width, height, f'<path d="{data}" fill="none" {pen}/>')


def polygon(width: float, height: float, points: list[tuple[float, float]], fill: Colour, alpha: float = 1.0) -> str:
    """A filled polygon."""
    data = "M" + "L".join(f"{x:.2f} {y:.2f}" for x, y in points) + "Z"
    return document(width, height, f'<path d="{data}" fill="{hex_of(fill)}" fill-opacity="{alpha}"/>')
