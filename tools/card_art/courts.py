"""The court cards: half a figure, turned once around the waist."""

from card_art.heads import HEADS
from card_art.held import HELD, flower, hand, sceptre
from card_art.ink import dashed, fill, shape
from card_art.marks import use
from card_art.robes import robe

SLANT = 19
"""Degrees by which the waist leans; figures are drawn around the middle of the card (0, 0), heads up."""


def half(kind, suit, mark, armed=True):
    """The upper half of a court card; suit colour is currentColor."""
    hx = 6 if armed else 0
    x = 66
    out = ""
    if armed:
        if kind in ("K", "gK"):
            out += sceptre(x) + use(mark, x, -116, 34)
        elif kind == "Q":
            out += flower(x) + use(mark, x, -112, 38)
        else:
            out += HELD[kind, suit](x)
    out += f'<g transform="translate({hx - 8} 0)">{robe(kind, suit)}</g>'
    out += f'<g transform="translate({hx} -80)">{HEADS[kind]()}</g>'
    if kind == "gO":  # by tradition the Ober carries the mark above, the Unter below
        out += f'<circle cx="{hx}" cy="-116" r="11.5" {shape("paper", 2)}/>' + use(mark, hx, -116, 16)
    elif kind == "gU":
        out += f'<circle cx="{hx}" cy="-35" r="14.5" {shape("paper", 2.4)}/>' + use(mark, hx, -35, 21)
    if armed:
        out += hand(x, -34)
    return f'<g clip-path="url(#xHalf)">{out}</g>'


def band(height=8):
    """The slanted waist: two rows of squares between two thin bars."""
    n = height
    rows = "".join(f'<path d="M{-120 + off} {y}H120" {dashed("ink", n, n)}/>' for off, y in ((0, -n / 2), (n, n / 2)))
    return (
        f'<g clip-path="url(#xFrame)"><g transform="rotate(-{SLANT})">'
        f'<rect x="-120" y="{-n - 4.5:g}" width="240" height="{2 * n + 9:g}" {shape("gold", 2)}/>'
        f'<rect x="-120" y="{-n}" width="240" height="{2 * n}" {fill("paper")}/>{rows}</g></g>'
    )


def court(kind, suit, mark):
    """A whole figure, the same above and below."""
    h = half(kind, suit, mark)
    return f'<g transform="translate(100 150)">{h}<g transform="rotate(180)">{h}</g>{band()}</g>'
