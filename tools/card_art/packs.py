"""The three packs and the back, each a list of symbols."""

# ruff: noqa: E501 - a path cut into pieces cannot be read any better

from card_art.courts import band, court, half
from card_art.faces import ace, blank, daus, index, pips, symbol, turned
from card_art.glyphs import glyph
from card_art.ink import c, fill, shape
from card_art.marks import use

RANKS, SUITS = "AKQJT9", "SHDC"
NAMES_F = (
    {"A": "Ace", "K": "King", "Q": "Queen", "J": "Jack", "T": "Ten", "9": "Nine"},
    {"S": "Spades", "H": "Hearts", "D": "Diamonds", "C": "Clubs"},
)
NAMES_G = (
    {"A": "Daus", "K": "König", "Q": "Ober", "J": "Unter", "T": "Zehner", "9": "Neuner"},
    {"S": "Laub", "H": "Herz", "D": "Schelle", "C": "Eichel"},
)
G_RANK = {"A": "A", "K": "K", "Q": "O", "J": "U", "T": "T", "9": "9"}
G_KIND = {"K": "gK", "Q": "gO", "J": "gU"}


def french(index_set):
    """The French pack; with `index_set` "de" the corners say D and B for queen and knave."""
    local = {"Q": "D", "J": "B"} if index_set == "de" else {}
    parts = []
    for s in SUITS:
        for r in RANKS:
            mark = "p" + s
            art = ace(mark) if r == "A" else court(r, s, mark) if r in "KQJ" else pips(r, mark)
            parts.append(
                symbol(
                    f"f-{r}{s}", f"{NAMES_F[0][r]} of {NAMES_F[1][s]}", art + turned(index(local.get(r, r), mark)), s
                )
            )
    return parts


def german():
    """The double German pack."""
    parts = []
    for s in SUITS:
        for r in RANKS:
            mark = "q" + s
            if r == "A":
                art = daus(s, mark)
            elif r in G_KIND:
                kind = G_KIND[r]
                art = court(kind, s, mark)
            else:
                art = pips(r, mark)
            parts.append(
                symbol(f"g-{r}{s}", f"{NAMES_G[1][s]}-{NAMES_G[0][r]}", art + turned(index(G_RANK[r], mark)), "g" + s)
            )
    return parts


def tournament():
    """French picture above, German below; both indices at both ends."""
    parts = []
    for s in SUITS:
        f, g = "p" + s, "q" + s
        for r in RANKS:
            fg = f'<g style="color:{c(s)}" fill="currentColor">'
            gg = fg if s == "H" else f'<g style="color:{c("g" + s)}" fill="currentColor">'  # one red for both hearts
            corner = turned(
                fg
                + glyph(r, 35, 14, 0.84)
                + use(f, 35, 91, 37)
                + "</g>"
                + gg
                + glyph(G_RANK[r], 165, 14, 0.84)
                + use(g, 165, 91, 37)
                + "</g>"
            )
            if r in "KQJ":
                up, down = half(r, s, f, False), half(G_KIND[r], s, g, False)
                art = f'<g transform="translate(100 150)">{fg}{up}</g>{gg}<g transform="rotate(180)">{down}</g></g>{band()}</g>'
            elif r == "A":
                art = (
                    fg
                    + use(f, 100, 72, 72)
                    + "</g>"
                    + gg
                    + use(g, 100, 228, 72, 180)
                    + "</g>"
                    + f'<g transform="translate(100 150)">{band()}</g>'
                )
            else:
                pts = [(82, 40), (118, 40), (82, 92), (118, 92)] + ([(100, 66)] if r == "T" else [])
                art = (
                    fg
                    + "".join(use(f, x, y, 30) for x, y in pts)
                    + "</g>"
                    + gg
                    + "".join(use(g, 200 - x, 300 - y, 30, 180) for x, y in pts)
                    + "</g>"
                    + f'<g transform="translate(100 150)">{band()}</g>'
                )
                if r == "9":
                    art += (
                        f'<g transform="translate(100 150)"><circle r="25" {shape("paper", 2.4)}/>'
                        f'<g clip-path="url(#xHalf)">{fg}{use(f, 0, 0, 34)}</g></g><g transform="rotate(180)">'
                        f'<g clip-path="url(#xHalf)">{gg}{use(g, 0, 0, 34, 180)}</g></g></g></g>'
                    )
            parts.append(
                symbol(
                    f"t-{r}{s}",
                    f"{NAMES_F[0][r]} of {NAMES_F[1][s]} / {NAMES_G[1][s]}-{NAMES_G[0][r]}",
                    art + corner,
                    s,
                )
            )
    return parts


def back():
    """A woven net of squares with a bell, a leaf, a heart and an acorn in the middle."""
    b2 = c("back2")
    cells = ""
    n = 18  # odd counts, so that the net is symmetric
    for i in range(9):
        for j in range(15):
            x, y = 19 + i * n, 15 + j * n
            cells += f"M{x + 3.5} {y + 3.5}h11v11h-11z" if (i + j) % 2 == 0 else f"M{x + 7} {y + 7}h4v4h-4z"
    return (
        f'<symbol id="back" viewBox="0 0 200 300">{blank()}'
        f'<rect x="10" y="10" width="180" height="280" rx="9" {fill("back")}/>'
        f'<path d="{cells}" style="fill:{b2};opacity:.9"/>'
        f'<rect x="14.5" y="14.5" width="171" height="271" rx="5.500" style="fill:none;stroke:{b2};stroke-width:1.500"/>'
        f'<path d="M100 94L156 150L100 206L44 150Z" {fill("back")}/>'
        f'<path d="M100 102L148 150L100 198L52 150Z" style="fill:none;stroke:{b2};stroke-width:2.500"/>'
        f'<g color="{b2}" fill="currentColor">'
        + use("bH", 100, 127, 25)
        + use("bS", 100, 173, 25, 180)
        + use("bC", 77, 150, 25, 270)
        + use("bD", 123, 150, 25, 90)
        + f'</g><rect x="95" y="145" width="10" height="10" transform="rotate(45 100 150)" {fill("gold")}/></symbol>'
    )
