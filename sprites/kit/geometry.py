"""Geometry: points in, SVG path data out."""
from __future__ import annotations

import math
import re


def smooth(pts, closed=True, t=1.0):
    """Catmull-Rom through pts -> path data.  A point (x, y, 'c') is a sharp corner."""
    n = len(pts)

    def P(i):
        return pts[i % n] if closed else pts[max(0, min(n - 1, i))]

    def tan(i):
        if len(P(i)) > 2:
            return 0, 0
        a, b = P(i - 1), P(i + 1)
        return (b[0] - a[0]) / 6 * t, (b[1] - a[1]) / 6 * t
    d = ["M%.1f %.1f" % P(0)[:2]]
    for i in range(n if closed else n - 1):
        p, q, u, v = P(i), P(i + 1), tan(i), tan(i + 1)
        d.append("C%.1f %.1f %.1f %.1f %.1f %.1f" % (
            p[0] + u[0], p[1] + u[1], q[0] - v[0], q[1] - v[1], q[0], q[1]))
    return " ".join(d) + ("Z" if closed else "")


def poly(pts):
    return "M" + " L".join("%.1f %.1f" % p[:2] for p in pts) + "Z"


def ell(cx, cy, rx, ry=None):
    ry = rx if ry is None else ry
    return (f"M{cx - rx:.1f} {cy:.1f}A{rx:.1f} {ry:.1f} 0 1 1 {cx + rx:.1f} {cy:.1f}"
            f"A{rx:.1f} {ry:.1f} 0 1 1 {cx - rx:.1f} {cy:.1f}Z")


def bbox(d):
    """Bounding box of absolute path data (control points included; arcs = full ellipses)."""
    xs, ys = [], []
    for cmd, body in re.findall(r"([MLCQA])([^MLCQAZ]*)", d):
        v = [float(t) for t in re.findall(r"-?[\d.]+", body)]
        if cmd == "A":
            for i in range(0, len(v), 7):
                xs.append(v[i + 5])
                ys += [v[i + 6] - v[i + 1], v[i + 6] + v[i + 1]]
        else:
            xs += v[0::2]
            ys += v[1::2]
    return min(xs), min(ys), max(xs), max(ys)


def brush(pts, n=9):
    """Variable-width stroke as a filled outline.  pts = [(x, y, width), ...]."""
    S = []
    m = len(pts)
    for i in range(m - 1):
        p0, p1, p2, p3 = pts[max(0, i - 1)], pts[i], pts[i + 1], pts[min(m - 1, i + 2)]
        for k in range(n + (i == m - 2)):
            t = k / n
            S.append([.5 * (2 * b + (c - a) * t + (2 * a - 5 * b + 4 * c - d) * t * t
                            + (3 * b - a - 3 * c + d) * t ** 3)
                      for a, b, c, d in zip(p0, p1, p2, p3)])
    L, R = [], []
    for i, (x, y, w) in enumerate(S):
        a, b = S[max(0, i - 1)], S[min(len(S) - 1, i + 1)]
        dx, dy = b[0] - a[0], b[1] - a[1]
        h = math.hypot(dx, dy) or 1
        w = max(w, .2) / 2
        L.append((x - dy / h * w, y + dx / h * w))
        R.append((x + dy / h * w, y - dx / h * w))
    return poly(L + R[::-1])


def mir(pts):
    """Mirror points in x (not via a transform, so the light stays put)."""
    return [(-p[0],) + tuple(p[1:]) for p in pts]


def sym(half):
    """Closed symmetric outline from its right half, top to bottom."""
    return half + mir([p for p in half if p[0] != 0])[::-1]


def rounded(x, y, w, h, r):
    """Path of a rounded rectangle."""
    return (f"M{x + r} {y}L{x + w - r} {y}Q{x + w} {y} {x + w} {y + r}L{x + w} {y + h - r}Q{x + w} {y + h} {x + w - r} {y + h}"
            f"L{x + r} {y + h}Q{x} {y + h} {x} {y + h - r}L{x} {y + r}Q{x} {y} {x + r} {y}Z")


def star(cx, cy, outer, inner, points=5, turn=-90):
    """Path of a star."""
    return poly([(cx + (outer, inner)[i % 2] * math.cos(math.radians(turn + i * 180 / points)),
                  cy + (outer, inner)[i % 2] * math.sin(math.radians(turn + i * 180 / points))) for i in range(2 * points)])
