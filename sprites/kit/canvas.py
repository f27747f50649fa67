"""The canvas: collects SVG pieces and knows how to ink and paint a form.

Light is a warm key from the upper left with a cool rim at the lower right. Every form is inked twice, the second
pass nudged to the shadow side, so that the contour is thin in the light and heavy in the shade.
"""
from __future__ import annotations

from sprites.kit.geometry import bbox, brush, ell
from sprites.kit.palette import INK, RIM, WARM, mix, tones


class Art:
    """Collects SVG pieces; knows how to ink and paint a form."""

    def __init__(self):
        self.defs, self.out = [], []

    # paint servers ---------------------------------------------------------
    def _grad(self, kind, attrs, stops):
        i = f"g{len(self.defs)}"
        st = "".join(f'<stop offset="{o:.3f}" stop-color="{c}" stop-opacity="{a}"/>'
                     for o, c, a in stops)
        self.defs.append(f'<{kind}Gradient id="{i}" {attrs}>{st}</{kind}Gradient>')
        return f"url(#{i})"

    def radial(self, stops, cx=34, cy=26, r=84):
        return self._grad("radial", f'cx="{cx}%" cy="{cy}%" r="{r}%"', stops)

    def linear(self, stops, x1=0, y1=0, x2=0, y2=100):
        return self._grad("linear", f'x1="{x1}%" y1="{y1}%" x2="{x2}%" y2="{y2}%"', stops)

    # marks -------------------------------------------------------------------
    def raw(self, s):
        self.out.append(s)

    def flat(self, d, fill, op=1.0):
        self.raw(f'<path d="{d}" fill="{fill}" fill-opacity="{op}"/>')

    def stroke(self, d, col, w, op=1.0):
        self.raw(f'<path d="{d}" fill="none" stroke="{col}" stroke-width="{w}" stroke-opacity="{op}" '
                 f'stroke-linecap="round" stroke-linejoin="round"/>')

    def ink(self, d, w=3.2):
        """Two-pass contour: even thin pass + pass nudged to the shadow side."""
        a = f'd="{d}" fill="{INK}" stroke="{INK}" stroke-linejoin="round"'
        self.raw(f'<path {a} stroke-width="{w * 1.5:.1f}"/>')
        self.raw(f'<path {a} stroke-width="{w * 1.9:.1f}" transform="translate({w * .30:.2f} {w * .48:.2f})"/>')

    def fitted(self, d, stops, ox, oy, r):
        """Elliptical radial gradient fitted to d's bounding box (units: half-box)."""
        x0, y0, x1, y1 = bbox(d)
        hw, hh = max(1, (x1 - x0) / 2), max(1, (y1 - y0) / 2)
        t = f"translate({(x0 + x1) / 2:.1f} {(y0 + y1) / 2:.1f}) scale({hw / 100:.4f} {hh / 100:.4f})"
        return self._grad("radial", f'gradientUnits="userSpaceOnUse" cx="{ox}" cy="{oy}" r="{r}" gradientTransform="{t}"', stops)

    def form(self, d, c, w=3.2, rim=.5, op=1.0, rimc=None):
        """Ink contour + gouache ramp (warm top-left) + thin glow rim (lower right)."""
        if w:
            self.ink(d, w)
        hi, base, lo = tones(c) if isinstance(c, str) else c
        self.flat(d, self.fitted(d, [(0, hi, 1), (.26, mix(hi, base, .40), 1), (.52, base, 1),
                                     (.78, mix(base, lo, .5), 1), (1, lo, 1)], -38, -54, 172), op)
        if rim:
            rc = rimc or mix(RIM, mix(base, WARM, .6), .42)
            self.flat(d, self.fitted(d, [(0, rc, 0), (.885, rc, 0), (.93, rc, rim * .8), (.965, rc, rim), (1, rc, rim * .4)],
                                     -20, -22, 130))

    def line(self, pts, c=INK, op=1.0):
        self.flat(brush(pts), c, op)

    def glow(self, x, y, r, c, op=.8):
        self.flat(ell(x, y, r), self.radial([(0, c, op), (.35, c, op * .5), (1, c, 0)], 50, 50, 50))

    def push(self, t):
        self.raw(f'<g transform="{t}">')

    def pop(self):
        self.raw("</g>")

    def svg(self, view="0 0 256 320"):
        x, y, w, h = view.split()
        return (f'<svg xmlns="http://www.w3.org/2000/svg" viewBox="{view}" width="{w}" height="{h}">'
                f'<defs>{"".join(self.defs)}</defs>{"".join(self.out)}</svg>')


