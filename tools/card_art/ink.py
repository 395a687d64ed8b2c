"""Colours and strokes: what a shape is filled and drawn with."""

import re

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

_flat = None


def paint(flat):
    """From now on use literal colours (`two` or `four`), or CSS variables with fall-backs (None)."""
    global _flat
    _flat = flat


def c(name):
    """Colour value: a CSS variable with fall-back, or a literal."""
    var, value = COLOURS[name]
    if _flat:
        return FOUR.get(name, value) if _flat == "four" else value
    return f"var({var},{value})"


def fill(name):
    """A plain area."""
    return f'style="fill:{c(name)}"'


def line(name, width, extra=""):
    """A line without an area."""
    return f'style="fill:none;stroke:{c(name)};stroke-width:{width};stroke-linejoin:round;stroke-linecap:round{extra}"'


def dashed(name, width, dash):
    """A row of squares, or what `dash` makes of it."""
    return f'style="fill:none;stroke:{c(name)};stroke-width:{width};stroke-dasharray:{dash}"'


def shape(name, width=2.6, outline="ink"):
    """An area with an outline."""
    return f'style="fill:{c(name)};stroke:{c(outline)};stroke-width:{width};stroke-linejoin:round"'


def suited(width=2.6):
    """An area in the colour of the suit, outlined in ink."""
    return f'style="fill:currentColor;stroke:{c("ink")};stroke-width:{width};stroke-linejoin:round"'


def _attributes(text):
    pairs = dict(pair.split(":") for pair in text.group(1).split(";") if pair)  # the later of two wins, as in CSS
    return " ".join(f'{name.strip()}="{value.strip()}"' for name, value in pairs.items())


def without_styles(text):
    """Turn style attributes into presentation attributes: a strict content security policy forbids the former."""
    return re.sub(r'style="([^"]*)"', _attributes, text)
