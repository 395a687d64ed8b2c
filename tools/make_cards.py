"""Write the three card packs and the back as SVG sprites from a few hand-made shapes.

Standard library only. Every card is a <symbol viewBox="0 0 200 300">; its id is the pack's letter and the card's text:
f-QH (French), g-QH (double German), t-QH (tournament, which shows both). Suits are joined as in tournaments: H Herz,
D Schelle, S Laub, C Eichel. `french-de.svg` has K D B in the corners instead of K Q J.

    python3 tools/make_cards.py                 # writes web/public/cards
    python3 tools/make_cards.py --flat four     # literal colours for programs without CSS variables

Colours are CSS custom properties with fall-backs, so a page recolours the cards without a second sprite.
"""

# ruff: noqa: E501 - a path cut into pieces cannot be read any better

import argparse
import pathlib
import re

OUT = pathlib.Path(__file__).resolve().parents[1] / "web" / "public" / "cards"
RANKS, SUITS = "AKQJT9", "SHDC"

# name -> (css variable, fall-back).  Two-colour values are the fall-backs.
COLOURS = {
    "ink": ("--card-ink", "#211d1a"),
    "paper": ("--card-paper", "#fcf8ee"),
    "edge": ("--card-edge", "#c9bfab"),
    "gold": ("--card-gold", "#dcaa42"),
    "skin": ("--card-skin", "#f3dcbd"),
    "lip": ("--card-lip", "#b0402f"),
    "wool": ("--card-wool", "#efe4cb"),
    "S": ("--suit-s", "#211d1a"),
    "H": ("--suit-h", "#bf2c1d"),
    "D": ("--suit-d", "#bf2c1d"),
    "C": ("--suit-c", "#211d1a"),
    "gS": ("--suit-g-s", "#0b7350"),  # Laub
    "gH": ("--suit-g-h", "#b5123a"),  # Herz
    "gD": ("--suit-g-d", "#8c5f03"),  # Schelle
    "gC": ("--suit-g-c", "#36210f"),  # Eichel
    "back": ("--card-back", "#86302a"),
    "back2": ("--card-back-2", "#f1e3c4"),
}
FOUR = {"S": "#211d1a", "H": "#ad2d0c", "D": "#00269a", "C": "#00775a"}
FLAT = None


def c(name):
    """Colour value: a CSS variable with fall-back, or a literal with --flat."""
    var, value = COLOURS[name]
    if FLAT:
        return FOUR.get(name, value) if FLAT == "four" else value
    return f"var({var},{value})"


def fill(name):
    return f'style="fill:{c(name)}"'


def line(name, width, extra=""):
    return f'style="fill:none;stroke:{c(name)};stroke-width:{width};stroke-linejoin:round;stroke-linecap:round{extra}"'


def shape(name, width=2.6, outline="ink"):
    return f'style="fill:{c(name)};stroke:{c(outline)};stroke-width:{width};stroke-linejoin:round"'


OUTL = None  # set in main: suit-coloured shape with ink outline


def suited(width=2.6):
    return f'style="fill:currentColor;stroke:{c("ink")};stroke-width:{width};stroke-linejoin:round"'


# ---------------------------------------------------------------- index glyphs (cap height 66)
GLYPHS = {
    "A": (
        45,
        "M17 0H28L42.500 60H47V66H26V60H30.500L27.800 47H14.300L10.800 60H16V66H-2V60H3ZM15.900 41H26.500L21 16Z",
    ),
    "K": (
        46,
        "M0 0H20V6H15.500V27L30.500 6H26.500V0H45V6H40L26.500 24.500L41.500 60H46.500V66H27V60H30"
        "L19.200 33.800L15.500 39V60H20V66H0V60H4.500V6H0Z",
    ),
    "Q": (
        45,
        "M22-.5C36-.5 44 12 44 33C44 40 43 46.200 41.300 51.200L48 59.500L40 67L33.800 62.200"
        "C30.500 65 26.600 66.500 22 66.500C8 66.500 0 54 0 33S8-.5 22-.5Z"
        "M22 6C15 6 11.500 15 11.500 33S15 60 22 60C24 60 25.700 59.300 27.100 57.800L21 51.500L26.500 45L31.700 49.500"
        "C32.300 45 32.500 39.500 32.500 33C32.500 15 29 6 22 6Z",
    ),
    "J": (
        40,
        "M13 0H40V6H35V48C35 60 28 67 17 67C7 67 0 61.200 0 53.200C0 48.800 2.900 46 6.700 46S13 48.600 13 52.200"
        "C13 54 12.400 55.300 11.300 56.600C12.600 59 14.600 60.400 17.300 60.400C22 60.400 24 57 24 49V6H13Z",
    ),
    "T": (
        54,
        "M9.500 14.500L0 16V9.500L13.500 0H20V66H9.500Z"
        "M39-.5C48.800-.5 54 11.500 54 33S48.800 66.500 39 66.500S24 54.500 24 33S29.200-.5 39-.5Z"
        "M39 6C35.600 6 34.200 15 34.200 33S35.600 60 39 60S43.800 51 43.800 33S42.400 6 39 6Z",
    ),
    "9": (
        42,
        "M21-.5C34-.5 42 9 42 27C42 52 32 67 16 67C7 67 1 62 1 55C1 51 3.600 48.400 7.200 48.400S13.300 51 13.300 54.500"
        "C13.300 56.300 12.700 57.500 11.700 58.600C12.700 60 14.200 60.800 16.200 60.800C24 60.800 30 52 30.500 37.500"
        "C28 40.800 24.500 42.600 19.500 42.600C8 42.600 0 34 0 21.500C0 8.500 8.500-.5 21-.5Z"
        "M21 5.500C14.500 5.500 11.500 11 11.500 20.700S14 36.500 20.500 36.500C27 36.500 30.500 30.600 30.500 21.500"
        "C30.500 11 27.500 5.500 21 5.500Z",
    ),
    "O": (
        44,
        "M22-.5C36-.5 44 12 44 33S36 66.500 22 66.500S0 54 0 33S8-.5 22-.5Z"
        "M22 6C15 6 11.500 15 11.500 33S15 60 22 60S32.500 51 32.500 33S29 6 22 6Z",
    ),
    "U": (
        46,
        "M-1 0H19V6H14.800V44C14.800 55 18 60 25 60S35 55 35 44V6H30.500V0H46V6H41.500V45C41.500 60 35 67 23.500 67"
        "C10.500 67 3.500 60 3.500 46V6H-1Z",
    ),
    "D": (
        45,
        "M0 0H20C37 0 45 11 45 33S37 66 20 66H0V60H4.500V6H0ZM15.500 6V60H19C29 60 33.500 52 33.500 33S29 6 19 6Z",
    ),
    "B": (
        44,
        "M0 0H24C36 0 42 6 42 16C42 24 38 29 31 31.500C39.500 34 44 39.500 44 48C44 60 37 66 25 66H0V60H4.500V6H0Z"
        "M15.500 6V28.500H21.500C28 28.500 31 25 31 17.500C31 9.500 28 6 21.500 6Z"
        "M15.500 34.500V60H22.500C29.500 60 32.500 56 32.500 47.500C32.500 38.500 29.500 34.500 22.500 34.500Z",
    ),
}

# ---------------------------------------------------------------- suit marks in a 100 x 100 box
HEART = "M50 95C42 74 5 58 5 31C5 16 16 6 29 6C39 6 47 12 50 22C53 12 61 6 71 6C84 6 95 16 95 31C95 58 58 74 50 95Z"
MARKS = {
    "pS": '<path d="M50 3C58 25 93 40 93 63C93 76 82 84 71 84C64 84 57.500 80.500 54.500 75C55.500 85 60 92 68 97H32'
    'C40 92 44.500 85 45.500 75C42.500 80.500 36 84 29 84C18 84 7 76 7 63C7 40 42 25 50 3Z"/>',
    "pH": f'<path d="{HEART}"/>',
    "pD": '<path d="M50 2C58 21 72 38 88 50C72 62 58 79 50 98C42 79 28 62 12 50C28 38 42 21 50 2Z"/>',
    "pC": '<path d="M50 4A21 21 0 0 1 66 38.600A21.500 21.500 0 1 1 55 70C55.800 83 60 92 68 97H32C40 92 44.200 83 45 70'
    'A21.500 21.500 0 1 1 34 38.600A21 21 0 0 1 50 4Z"/>',
}


def german_marks(letter="q", paper=None, ink=None):
    """The four German suit marks, their ids beginning with `letter`, on this paper and in this ink."""
    paper, ink = paper or c("paper"), ink or c("ink")
    cut = f'style="fill:none;stroke:{paper};stroke-width:5;stroke-linecap:round"'
    return {
        letter + "H": f'<path d="{HEART}"/><path d="M20 34C20 25 24 20 31 19" {cut}/>',
        # bell: ring, ball, belt, slot
        letter + "D": f'<path d="M50 1A12 12 0 0 1 60.500 18.500A40 40 0 1 1 39.500 18.500A12 12 0 0 1 50 1Z'
        f'M50 8A5 5 0 1 0 50 18A5 5 0 0 0 50 8Z" fill-rule="evenodd"/>'
        f'<path d="M11 50H89M13 62H87" style="fill:none;stroke:{paper};stroke-width:5"/>'
        f'<path d="M50 74V92" style="fill:none;stroke:{paper};stroke-width:7;stroke-linecap:round"/>'
        f'<circle cx="50" cy="74" r="6.500" style="fill:{paper}"/>',
        # leaf: pointed top, lobed foot, curved stalk, veins
        letter
        + "S": f'<path d="M52 2C58 22 92 32 92 58C92 72 82 81 71 81C64 81 59 78.500 55.500 74C57 82 61 89 69 94L61 99'
        f'C51 93 46.500 84 45.500 73C42 78.500 36.500 81 29 81C18 81 8 72 8 58C8 32 46 22 52 2Z"/>'
        f'<path d="M50.500 24V66M50.500 50L32 38M50.500 50L69 38M50.500 64L34 56M50.500 64L67 56" '
        f'style="fill:none;stroke:{paper};stroke-width:4;stroke-linecap:round"/>',
        # acorn: stalk, hatched cup, nut with tip
        letter + "C": f'<path d="M16 50H84C84 74 66 86 54 91L50 99L46 91C34 86 16 74 16 50Z"/>'
        f'<path d="M47 2L58 5C56 10 56 14 56.500 18C76 19 90 30 90 44H10C10 30 26 19 46 18C46 12 46 8 47 2Z" '
        f'style="fill:{ink}"/>'
        f'<path d="M30 27L44 42M48 22L66 42M68 24L80 38M70 26L56 42M50 22L34 40M32 27L22 38" '
        f'style="fill:none;stroke:{paper};stroke-width:2.600"/>'
        f'<path d="M29 57C31 66 35 72 41 77" {cut}/>',
    }


def use(mark, x, y, size, turn=0):
    """A suit mark centred on x, y."""
    half = size / 2
    t = f' transform="rotate({turn} {x:g} {y:g})"' if turn else ""
    return f'<use href="#{mark}" x="{x - half:g}" y="{y - half:g}" width="{size:g}" height="{size:g}"{t}/>'


# ---------------------------------------------------------------- figures
# Drawn around the centre of the card (0, 0); the waist is the slanted band, heads are up.
SLANT = 19


def face(eye=0, mouth=True, blush=False):
    f = f'<path d="M-19-20H19V4C19 17 10 24 0 24S-19 17-19 4Z" {shape("skin", 2.4)}/>'
    f += f'<path d="M-13-7H-4M4-7H13" {line("ink", 2.6)}/><path d="M0-6L-3 6.500H2.500" {line("ink", 2)}/>'
    f += f'<circle cx="-8" cy="-1.500" r="2.300" {fill("ink")}/><circle cx="8" cy="-1.500" r="2.300" {fill("ink")}/>'
    if mouth:
        f += '<path d="M-5.500 13.500Q0 10.500 5.500 13.500Q0 18 -5.500 13.500Z" ' + fill("lip") + "/>"
    return f


def head(kind, suit):
    ink = c("ink")
    if kind == "K":  # French king: toothed crown, square-cut beard
        return (
            f'<path d="M-25-22H25V22H17V-4H-17V22H-25Z" {fill("ink")}/>'
            + face(mouth=False)
            + f'<path d="M-20 3C-15 9-8 7 0 7S15 9 20 3L18 30H-18Z" {fill("ink")}/>'
            f'<path d="M-11 17V30M-4 19V30M4 19V30M11 17V30" {line("paper", 1.5)}/>'
            f'<path d="M-5 12.500H5" {line("lip", 3)}/>'
            f'<path d="M-26-21V-45L-13.500-33L0-50L13.500-33L26-45V-21Z" {shape("gold", 2.4)}/>'
            f'<path d="M-20-25.500H20" style="fill:none;stroke:{ink};stroke-width:4;stroke-dasharray:4"/>'
            f'<circle cx="-26" cy="-46" r="3.600" {suited(1.6)}/><circle cx="0" cy="-51" r="4" {suited(1.6)}/>'
            f'<circle cx="26" cy="-46" r="3.600" {suited(1.6)}/>'
        )
    if kind == "Q":  # queen: rolled hair, tiara, ear-drops
        rolls = "".join(
            f'<circle cx="{x}" cy="{y}" r="11" {shape("ink", 1.4, "paper")}/>'
            for x, y in ((-25, 8), (25, 8), (-28, -10), (28, -10), (-18, -27), (18, -27), (0, -31))
        )
        return (
            rolls + face() + f'<path d="M-21-17C-14-24 14-24 21-17L17-9C9-16-9-16-17-9Z" {fill("ink")}/>'
            f'<path d="M-22-21Q0-33 22-21L19-35L11-29L0-45L-11-29L-19-35Z" {shape("gold", 2.2)}/>'
            f'<circle cx="0" cy="-32" r="3.600" {suited(1.4)}/>'
            f'<path d="M-22 14V21M22 14V21" {line("gold", 4)}/>'
        )
    if kind == "J":  # knave: straight bob, slanted cap, plume
        return (
            f'<path d="M-27-20H27V17H18V-8H-18V17H-27Z" {fill("ink")}/>'
            + face()
            + f'<path d="M-20-19H20V-9H-20Z" {fill("ink")}/>'
            f'<path d="M18-30C30-36 38-48 35-58C24-54 13-44 10-31Z" {shape("gold", 2.2)}/>'
            f'<path d="M14-32C20-40 26-47 33-55" {line("ink", 1.6)}/>'
            f'<path d="M-29-17L-25-33Q0-46 27-31L29-17Z" {suited(2.4)}/>'
            f'<path d="M-27-20H27" style="fill:none;stroke:{c("paper")};stroke-width:4;stroke-dasharray:4"/>'
        )
    if kind == "gK":  # German king: closed crown with orb, forked beard
        return (
            f'<path d="M-27-18H27V12C24 20 20 18 18 8V-6H-18V8C-20 18-24 20-27 12Z" {fill("ink")}/>'
            + face(mouth=False)
            + f'<path d="M-20 2C-14 9-8 7 0 7S14 9 20 2C22 20 14 36 0 44C-14 36-22 20-20 2Z" {fill("ink")}/>'
            f'<path d="M-9 17C-9 26-6 31-2 37M9 17C9 26 6 31 2 37M0 19V34" {line("paper", 1.6)}/>'
            f'<path d="M-5 12.500H5" {line("lip", 3)}/>'
            f'<path d="M-25-30C-25-46-8-46 0-38C8-46 25-46 25-30Z" {suited(2.4)}/>'
            f'<path d="M0-38V-30M-14-41L-11-30M14-41L11-30" {line("gold", 3)}/>'
            f'<rect x="-27" y="-31" width="54" height="11" {shape("gold", 2.4)}/>'
            f'<path d="M-22-25.500H22" style="fill:none;stroke:{ink};stroke-width:4;stroke-dasharray:4"/>'
            f'<circle cx="0" cy="-43" r="5" {shape("gold", 2)}/><path d="M0-54V-47M-4-51H4" {line("ink", 2.4)}/>'
        )
    if kind == "gO":  # Ober: broad felt hat with feather, moustache and chin beard
        return (
            f'<path d="M-23-18H23V12H17V-6H-17V12H-23Z" {fill("ink")}/>'
            + face(mouth=False)
            + f'<path d="M0 9C-5 6-12 8-15 13C-9 14-4 14 0 12C4 14 9 14 15 13C12 8 5 6 0 9Z" {fill("ink")}/>'
            f'<path d="M-8 19C-5 22 5 22 8 19L4 33L0 36L-4 33Z" {fill("ink")}/>'
            f'<path d="M16-27C32-32 40-46 36-60C22-54 12-43 9-30Z" {shape("gold", 2.2)}/>'
            f'<path d="M14-30C21-39 27-47 34-56" {line("ink", 1.6)}/>'
            f'<path d="M-20-20L-15-45Q0-51 15-45L20-20Z" {suited(2.4)}/>'
            f'<path d="M-19-25Q0-30 19-25" {line("gold", 4.5)}/>'
            f'<path d="M-38-16C-30-25-16-22 0-22S30-25 38-16C28-11 14-14 0-14S-28-11-38-16Z" {suited(2.4)}/>'
        )
    # Unter: bare young head with curls and a small sprig cap
    curls = "".join(
        f'<circle cx="{x}" cy="{y}" r="8" {shape("gold", 2)}/>'
        for x, y in ((-21, 2), (21, 2), (-22, -11), (22, -11), (-14, 12), (14, 12))
    )
    return (
        curls + face() + f'<path d="M-19-12C-12-20-6-12 0-18C6-12 12-20 19-12L21-24H-21Z" {shape("gold", 2)}/>'
        f'<path d="M-25-19C-25-36-10-41 4-40C18-39 26-30 25-19Z" {suited(2.4)}/>'
        f'<path d="M-23-22H23" style="fill:none;stroke:{c("paper")};stroke-width:4;stroke-dasharray:4"/>'
        f'<path d="M-14-38C-22-44-26-50-24-58C-15-55-9-48-8-40Z" {shape("gold", 2)}/>'
    )


ROBE = "M-100 52L-46-8C-37-38-30-49-13-54L30-54C48-50 60-40 70-26L100 10V64H-100Z"
PATTERN = {"S": "xCheck", "H": "xDot", "D": "xLoz", "C": "xChev"}


def body(kind, suit, hx):
    dx = hx - 8
    b = f'<g transform="translate({dx} 0)">'
    b += f'<path d="{ROBE}" style="fill:currentColor"/><path d="{ROBE}" style="fill:url(#{PATTERN[suit]})"/>'
    b += f'<path d="{ROBE}" {line("ink", 2.8)}/>'
    if kind in ("K", "gK"):  # ermine collar and orb chain
        b += (
            f'<path d="M-14-56C-30-50-38-38-45-12L-29-3C-23-26-10-37 8-37S38-27 46-8L64-22C57-40 47-51 32-56Z" {shape("wool", 2.4)}/>'
            f'<path d="M-34-20V-12M-25-33V-25M-11-43V-36M27-43V-36M41-33V-25M52-23V-16" {line("ink", 3.2)}/>'
            f'<path d="M8-34V14" {line("ink", 18, ";stroke-linecap:butt")}/><path d="M8-32V40" {line("gold", 13, ";stroke-linecap:butt")}/>'
            f'<path d="M8-30V40" style="fill:none;stroke:{c("ink")};stroke-width:5;stroke-dasharray:5"/>'
        )
    elif kind == "Q":  # yoke, necklace
        b += (
            f'<path d="M0-66H16V-50H0Z" {shape("skin", 2.4)}/>'
            f'<path d="M-14-55L8-20L30-55L42-50L8 10L-26-50Z" {shape("gold", 2.4)}/>'
            f'<path d="M-12-55L8-22L28-55Z" {shape("skin", 2.4)}/>'
            f'<path d="M-4-51Q8-40 20-51" style="fill:none;stroke:{c("ink")};stroke-width:3.500;stroke-linecap:round;stroke-dasharray:.1 5.500"/>'
            f'<path d="M-18-48L8-4L34-48" style="fill:none;stroke:{c("ink")};stroke-width:4;stroke-dasharray:4"/>'
        )
    elif kind in ("J", "gO"):  # flat collar, row of buttons
        b += (
            f'<path d="M0-62H16V-50H0Z" {shape("skin", 2.2)}/>'
            f'<path d="M-18-55L8-46L34-55L42-38L14-30L8-42L2-30L-26-38Z" {shape("paper", 2.4)}/>'
            f'<path d="M-4-30H20V40H-4Z" {shape("gold", 2.4)}/>'
            + "".join(f'<circle cx="8" cy="{y}" r="3.400" {fill("ink")}/>' for y in (-21, -9, 3, 15))
        )
    else:  # Unter: neckerchief and braces
        b += (
            f'<path d="M0-62H16V-48H0Z" {shape("skin", 2.2)}/>'
            f'<path d="M-30-48L-8 30M46-48L24 30" {line("paper", 9)}/>'
            f'<path d="M-30-48L-8 30M46-48L24 30" style="fill:none;stroke:{c("ink")};stroke-width:3;stroke-dasharray:4"/>'
            f'<path d="M-14-57L30-57L24-38H-8Z" {shape("gold", 2.4)}/>'
        )
    return b + "</g>"


def hand(x, y):
    return (
        f'<path d="M{x - 16} {y + 30}L{x - 10} {y + 8}H{x + 10}L{x + 18} {y + 30}Z" {suited(2.4)}/>'
        f'<rect x="{x - 11}" y="{y + 4}" width="22" height="8" {shape("gold", 2.2)}/>'
        f'<path d="M{x - 8} {y + 4}V{y - 5}Q{x - 8} {y - 9} {x - 4} {y - 9}H{x + 5}Q{x + 9} {y - 9} {x + 9} {y - 5}V{y + 4}Z" {shape("skin", 2.2)}/>'
    )


def staff(tool, x):
    pole = f'<path d="M{x}-96V40" {line("ink", 7)}/><path d="M{x}-96V40" {line("gold", 3)}/>'
    if tool == "sceptre":
        return pole + f'<circle cx="{x}" cy="-92" r="7" {shape("gold", 2.2)}/>'
    if tool == "flower":
        return (
            f'<path d="M{x}-100V10" {line("ink", 4.5)}/>'
            f'<path d="M{x}-70C{x + 10}-88 {x + 17}-85 {x + 20}-81C{x + 15}-70 {x + 10}-66 {x}-66Z" {suited(2)}/>'
            f'<path d="M{x}-58C{x - 12}-76 {x - 19}-72 {x - 21}-68C{x - 16}-58 {x - 9}-54 {x}-54Z" {suited(2)}/>'
        )
    if tool == "halberd":
        return (
            pole + f'<path d="M{x - 3}-94L{x}-132L{x + 3}-94Z" {shape("paper", 2.2)}/>'
            f'<path d="M{x + 3}-84C{x + 22}-80 {x + 24}-106 {x + 20}-114C{x + 14}-106 {x + 9}-103 {x + 3}-103Z" {shape("paper", 2.2)}/>'
            f'<path d="M{x - 3}-86L{x - 16}-94L{x - 3}-101Z" {shape("paper", 2.2)}/>'
        )
    if tool == "sword":
        return (
            f'<path d="M{x - 5}-60V-122L{x}-134L{x + 5}-122V-60Z" {shape("paper", 2.2)}/>'
            f'<path d="M{x}-122V-62" {line("ink", 1.4)}/><rect x="{x - 17}" y="-62" width="34" height="7" {shape("gold", 2.2)}/>'
            f'<path d="M{x}-54V-30" {line("ink", 8)}/>'
        )
    if tool == "crossbow":
        return (
            f'<path d="M{x - 5}-104H{x + 5}V10H{x - 5}Z" {shape("gold", 2.2)}/>'
            f'<path d="M{x - 19}-80C{x - 15}-106 {x + 15}-106 {x + 19}-80" {line("ink", 5.5)}/>'
            f'<path d="M{x - 19}-80L{x}-62L{x + 19}-80" {line("ink", 1.8)}/>'
            f'<path d="M{x}-62V-128M{x - 5}-119L{x}-130L{x + 5}-119" {line("ink", 2.6)}/>'
        )
    x -= 7  # crook
    return (
        f'<path d="M{x} 30V-100C{x}-126 {x + 26}-124 {x + 23}-104C{x + 22}-98 {x + 15}-97 {x + 13}-101" {line("ink", 7.5)}/>'
        f'<path d="M{x} 30V-100C{x}-126 {x + 26}-124 {x + 23}-104C{x + 22}-98 {x + 15}-97 {x + 13}-101" {line("gold", 3)}/>'
    )


TOOL = {
    ("J", "S"): "halberd",
    ("J", "H"): "sword",
    ("J", "D"): "crook",
    ("J", "C"): "halberd",
    ("gO", "S"): "halberd",
    ("gO", "H"): "sword",
    ("gO", "D"): "sword",
    ("gO", "C"): "crossbow",
    ("gU", "S"): "crook",
    ("gU", "H"): "crook",
    ("gU", "D"): "halberd",
    ("gU", "C"): "crook",
}


def half(kind, suit, mark, tool=True):
    """The upper half of a court card; suit colour is currentColor."""
    hx = 6 if tool else 0
    out = ""
    x = 66
    if tool:
        if kind in ("K", "gK"):
            out += staff("sceptre", x) + use(mark, x, -116, 34)
        elif kind == "Q":
            out += staff("flower", x) + use(mark, x, -112, 38)
        elif kind == "J":
            t = TOOL[kind, suit]
            out += staff(t, x)
        else:
            out += staff(TOOL[kind, suit], x)
    out += body(kind, suit, hx)
    out += f'<g transform="translate({hx} -80)">{head(kind, suit)}</g>'
    if kind == "gO":  # by tradition the Ober carries the mark above, the Unter below
        out += f'<circle cx="{hx}" cy="-116" r="11.5" {shape("paper", 2)}/>' + use(mark, hx, -116, 16)
    elif kind == "gU":
        out += f'<circle cx="{hx}" cy="-35" r="14.5" {shape("paper", 2.4)}/>' + use(mark, hx, -35, 21)
    if tool:
        out += hand(x, -34)
    return f'<g clip-path="url(#xHalf)">{out}</g>'


def band(height=8):
    """The slanted waist: two rows of squares between two thin bars."""
    n = height
    rows = "".join(
        f'<path d="M{-120 + off} {y}H120" style="fill:none;stroke:{c("ink")};stroke-width:{n};stroke-dasharray:{n}"/>'
        for off, y in ((0, -n / 2), (n, n / 2))
    )
    return (
        f'<g clip-path="url(#xFrame)"><g transform="rotate(-{SLANT})">'
        f'<rect x="-120" y="{-n - 4.5:g}" width="240" height="{2 * n + 9:g}" {shape("gold", 2)}/>'
        f'<rect x="-120" y="{-n}" width="240" height="{2 * n}" {fill("paper")}/>{rows}</g></g>'
    )


def court(kind, suit, mark):
    h = half(kind, suit, mark)
    return f'<g transform="translate(100 150)">{h}<g transform="rotate(180)">{h}</g>{band()}</g>'


def pips(rank, mark):
    """Four or five marks above, moved right of the corner; the same turned below."""
    top = [(103, 36), (159, 36), (103, 92), (159, 92)] + ([(131, 64)] if rank == "T" else [])
    out = [use(mark, x, y, 35) for x, y in top] + [use(mark, 200 - x, 300 - y, 35, 180) for x, y in top]
    if rank == "9":
        out.append(use(mark, 100, 150, 35))
    else:
        out.append(
            f'<g transform="translate(100 150) rotate(-{SLANT})"><path d="M-70 0H70" style="fill:none;'
            f'stroke:{c("gold")};stroke-width:7;stroke-dasharray:7"/></g>'
        )
    return "".join(out)


def ace(suit, mark):
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


SEASON = {  # the four aces of the Tell pattern are the seasons; own emblems
    "H": (
        "spring",
        lambda: (
            "".join(
                f'<path d="M0-4C-9-12-8-24 0-29C8-24 9-12 0-4Z" transform="rotate({a})" {shape("gold", 2)}/>'
                for a in range(0, 360, 60)
            )
            + f'<circle r="7" {shape("paper", 2)}/>'
        ),
    ),
    "D": (
        "summer",
        lambda: (
            "".join(
                f'<path d="M-4-15L0-30L4-15Z" transform="rotate({a})" {fill("gold" if a % 60 else "ink")}/>'
                for a in range(0, 360, 30)
            )
            + f'<circle r="13" {shape("gold", 2.4)}/><circle r="6" {fill("paper")}/>'
        ),
    ),
    "S": (
        "autumn",
        lambda: (
            "".join(
                f'<circle cx="{x}" cy="{y}" r="6.500" {shape("gold", 2)}/>'
                for x, y in ((-13, -10), (0, -10), (13, -10), (-6.5, 1), (6.5, 1), (0, 12), (0, 23))
            )
            + f'<path d="M0-16V-28M0-22C8-32 18-30 20-24C14-18 6-18 0-22Z" {shape("paper", 2)}/>'
        ),
    ),
    "C": (
        "winter",
        lambda: (
            "".join(
                f'<path d="M0 0V-28M0-18L-7-25M0-18L7-25" transform="rotate({a})" {line("ink", 3)}/>'
                for a in range(0, 360, 60)
            )
            + f'<circle r="5.500" {shape("gold", 2)}/>'
        ),
    ),
}


def daus(suit, mark):
    """Two large marks, as every Daus has, with the season between them."""
    emblem = SEASON[suit][1]()
    return (
        use(mark, 108, 68, 92)
        + use(mark, 92, 232, 92, 180)
        + f'<g transform="translate(100 150)"><path d="M-40 0L0-40L40 0L0 40Z" {shape("paper", 2.4)}/>'
        f'<path d="M-33 0L0-33L33 0L0 33Z" {line("gold", 1.8)}/><g transform="scale(.74)">{emblem}</g></g>'
    )


def glyph(rank, x, y, k=1.0, right=False):
    w, d = GLYPHS[rank]
    x0 = x - w * k if right else x - w * k / 2
    return f'<path d="{d}" fill-rule="evenodd" transform="translate({x0:g} {y:g}) scale({k:g})"/>'


def index(rank, mark):
    """Corner: rank over suit, centred on one axis; a third of the card's width."""
    return glyph(rank, 38, 15, 0.98) + use(mark, 38, 107, 44)


def turned(s):
    return s + f'<g transform="rotate(180 100 150)">{s}</g>'


def blank():
    return (
        f'<rect x="1" y="1" width="198" height="298" rx="15" '
        f'style="fill:{c("paper")};stroke:{c("edge")};stroke-width:2"/>'
    )


def symbol(ident, title, inner, colour):
    return (
        f'<symbol id="{ident}" viewBox="0 0 200 300"><title>{title}</title>{blank()}'
        f'<g style="color:{c(colour)}" fill="currentColor">{inner}</g></symbol>'
    )


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


def defs(marks):
    out = "<defs>"
    out += '<clipPath id="xFrame"><path d="M-89-131Q-89-139-81-139H81Q89-139 89-131V131Q89 139 81 139H-81Q-89 139-89 131Z"/></clipPath>'
    out += '<clipPath id="xHalf"><path d="M-89-139H81Q89-139 89-131V-30.600L-89 30.600Z"/></clipPath>'
    g = c("gold")
    pat = {
        "xCheck": (14, f'<path d="M0 0H7V7H0ZM7 7H14V14H7Z" style="fill:{g}" opacity=".85"/>'),
        "xDot": (14, f'<circle cx="7" cy="7" r="3.600" style="fill:{g}"/>'),
        "xLoz": (
            16,
            f'<path d="M8 1.500L14.500 8L8 14.500L1.500 8Z" style="fill:none;stroke:{g};stroke-width:2.600"/>',
        ),
        "xChev": (14, f'<path d="M0 11L7 4L14 11" style="fill:none;stroke:{g};stroke-width:3"/>'),
    }
    for name, (n, inner) in pat.items():
        out += f'<pattern id="{name}" width="{n}" height="{n}" patternUnits="userSpaceOnUse">{inner}</pattern>'
    for name, inner in marks.items():
        out += f'<symbol id="{name}" viewBox="0 0 100 100">{inner}</symbol>'
    return out + "</defs>"


def attributes(text):
    """Turn style attributes into presentation attributes: a strict content security policy forbids the former."""
    pairs = dict(pair.split(":") for pair in text.group(1).split(";") if pair)  # the later of two wins, as in CSS
    return " ".join(f'{name.strip()}="{value.strip()}"' for name, value in pairs.items())


def sprite(path, parts, marks):
    text = '<svg xmlns="http://www.w3.org/2000/svg">' + defs(marks) + "\n" + "\n".join(parts) + "\n</svg>\n"
    text = re.sub(r'style="([^"]*)"', attributes, text)
    text = re.sub(r"(\.\d)00(?!\d)", r"\1", text)
    path.write_text(text, encoding="utf-8")
    print(f"{path.name:22} {len(text.encode()) / 1024:6.1f} kB")


def french(index_set):
    local = {"Q": "D", "J": "B"} if index_set == "de" else {}
    parts = []
    for s in SUITS:
        for r in RANKS:
            mark = "p" + s
            art = ace(s, mark) if r == "A" else court(r, s, mark) if r in "KQJ" else pips(r, mark)
            parts.append(
                symbol(
                    f"f-{r}{s}", f"{NAMES_F[0][r]} of {NAMES_F[1][s]}", art + turned(index(local.get(r, r), mark)), s
                )
            )
    return parts


def german():
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


def main():
    global FLAT
    parser = argparse.ArgumentParser(description=__doc__.splitlines()[0])
    parser.add_argument("--flat", choices=("two", "four"), help="write literal colours")
    parser.add_argument("--out", type=pathlib.Path, default=OUT)
    args = parser.parse_args()
    FLAT = args.flat
    args.out.mkdir(parents=True, exist_ok=True)
    sprite(args.out / "french.svg", french("int"), MARKS)
    sprite(args.out / "french-de.svg", french("de"), MARKS)
    sprite(args.out / "german.svg", german(), german_marks())
    sprite(args.out / "tournament.svg", tournament(), MARKS | german_marks())
    sprite(args.out / "back.svg", [back()], german_marks("b", c("back"), c("back2")))


if __name__ == "__main__":
    main()
