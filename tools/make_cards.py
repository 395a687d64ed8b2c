"""Write the three card packs and the back as SVG sprites from a few hand-made shapes.

Standard library only. Every card is a <symbol viewBox="0 0 200 300">; its id is the pack's letter and the card's text:
f-QH (French), g-QH (double German), t-QH (tournament, which shows both). Suits are joined as in tournaments: H Herz,
D Schelle, S Laub, C Eichel. `french-de.svg` has K D B in the corners instead of K Q J.

    python3 tools/make_cards.py                 # writes web/public/cards
    python3 tools/make_cards.py --flat four     # literal colours for programs without CSS variables

Colours are CSS custom properties with fall-backs, so a page recolours the cards without a second sprite. What is drawn
stands in `card_art`: colours, ranks, suit marks, figures piece by piece, and the packs made of them.
"""

# ruff: noqa: E501 - a path cut into pieces cannot be read any better

import argparse
import pathlib
import re

from card_art.ink import c, paint, without_styles
from card_art.marks import MARKS, german_marks
from card_art.packs import back, french, german, tournament

OUT = pathlib.Path(__file__).resolve().parents[1] / "web" / "public" / "cards"


def defs(marks):
    """What the cards of a sprite refer to: clips, the patterns of the robes, the suit marks."""
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


def sprite(path, parts, marks):
    """Write some symbols and what they refer to as one file."""
    text = '<svg xmlns="http://www.w3.org/2000/svg">' + defs(marks) + "\n" + "\n".join(parts) + "\n</svg>\n"
    text = without_styles(text)
    text = re.sub(r"(\.\d)00(?!\d)", r"\1", text)
    path.write_text(text, encoding="utf-8")
    print(f"{path.name:22} {len(text.encode()) / 1024:6.1f} kB")


def main():
    """Write all sprites."""
    parser = argparse.ArgumentParser(description=__doc__.splitlines()[0])
    parser.add_argument("--flat", choices=("two", "four"), help="write literal colours")
    parser.add_argument("--out", type=pathlib.Path, default=OUT)
    args = parser.parse_args()
    paint(args.flat)
    args.out.mkdir(parents=True, exist_ok=True)
    sprite(args.out / "french.svg", french("int"), MARKS)
    sprite(args.out / "french-de.svg", french("de"), MARKS)
    sprite(args.out / "german.svg", german(), german_marks())
    sprite(args.out / "tournament.svg", tournament(), MARKS | german_marks())
    sprite(args.out / "back.svg", [back()], german_marks("b", c("back"), c("back2")))


if __name__ == "__main__":
    main()
