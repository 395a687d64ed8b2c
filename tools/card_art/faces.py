"""The cards without a figure, and what all cards share: the blank card and the corners."""

from card_art.courts import SLANT
from card_art.glyphs import glyph
from card_art.ink import c, dashed, fill, line, shape
from card_art.marks import use


def turned(s):
    """Something, and the same upside down."""
    return s + f'<g transform="rotate(180 100 150)">{s}</g>'


def blank():
    """The card of paper."""
    return (
        f'<rect x="1" y="1" width="198" height="298" rx="15" '
        f'style="fill:{c("paper")};stroke:{c("edge")};stroke-width:2"/>'
    )


def symbol(ident, title, inner, colour):
    """A whole card of a sprite, its suit in `colour`."""
    return (
        f'<symbol id="{ident}" viewBox="0 0 200 300"><title>{title}</title>{blank()}'
        f'<g style="color:{c(colour)}" fill="currentColor">{inner}</g></symbol>'
    )


def pips(rank, mark):
    """Four or five marks above, moved right of the corner; the same turned below."""
    top = [(103, 36), (159, 36), (103, 92), (159, 92)] + ([(131, 64)] if rank == "T" else [])
    out = [use(mark, x, y, 35) for x, y in top] + [use(mark, 200 - x, 300 - y, 35, 180) for x, y in top]
    if rank == "9":
        out.append(use(mark, 100, 150, 35))
    else:
        out.append(
            f'<g transform="translate(100 150) rotate(-{SLANT})"><path d="M-70 0H70" {dashed("gold", 7, 7)}/></g>'
        )
    return "".join(out)


def ace(mark):
    """One large mark, cut through in the manner of a wood block."""
    squares = "".join(
        f'<rect x="{x - 4.5:g}" y="{y - 4.5:g}" width="9" height="9" {fill(n)}/>'
        for x, y, n in ((132, 62, "gold"), (150, 62, "ink"), (168, 62, "gold"), (150, 44, "gold"), (150, 80, "gold"))
    )
    return (
        use(mark, 100, 150, 104)
        + f"<g {fill('paper')}>{use(mark, 100, 150, 74)}</g>"
        + use(mark, 100, 150, 58)
        + turned(squares)
    )


# The four aces of the Tell pattern are the seasons; the emblems are our own.


def spring():
    return (
        "".join(
            f'<path d="M0-4C-9-12-8-24 0-29C8-24 9-12 0-4Z" transform="rotate({a})" {shape("gold", 2)}/>'
            for a in range(0, 360, 60)
        )
        + f'<circle r="7" {shape("paper", 2)}/>'
    )


def summer():
    return (
        "".join(
            f'<path d="M-4-15L0-30L4-15Z" transform="rotate({a})" {fill("gold" if a % 60 else "ink")}/>'
            for a in range(0, 360, 30)
        )
        + f'<circle r="13" {shape("gold", 2.4)}/><circle r="6" {fill("paper")}/>'
    )


def autumn():
    return (
        "".join(
            f'<circle cx="{x}" cy="{y}" r="6.500" {shape("gold", 2)}/>'
            for x, y in ((-13, -10), (0, -10), (13, -10), (-6.5, 1), (6.5, 1), (0, 12), (0, 23))
        )
        + f'<path d="M0-16V-28M0-22C8-32 18-30 20-24C14-18 6-18 0-22Z" {shape("paper", 2)}/>'
    )


def winter():
    return (
        "".join(
            f'<path d="M0 0V-28M0-18L-7-25M0-18L7-25" transform="rotate({a})" {line("ink", 3)}/>'
            for a in range(0, 360, 60)
        )
        + f'<circle r="5.500" {shape("gold", 2)}/>'
    )


SEASON = {"H": spring, "D": summer, "S": autumn, "C": winter}


def daus(suit, mark):
    """Two large marks, as every Daus has, with the season between them."""
    emblem = SEASON[suit]()
    return (
        use(mark, 108, 68, 92)
        + use(mark, 92, 232, 92, 180)
        + f'<g transform="translate(100 150)"><path d="M-40 0L0-40L40 0L0 40Z" {shape("paper", 2.4)}/>'
        f'<path d="M-33 0L0-33L33 0L0 33Z" {line("gold", 1.8)}/><g transform="scale(.74)">{emblem}</g></g>'
    )


def index(rank, mark):
    """Corner: rank over suit, centred on one axis; a third of the card's width."""
    return glyph(rank, 38, 15, 0.98) + use(mark, 38, 107, 44)
