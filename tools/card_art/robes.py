"""The robes of the courts, from the shoulders to the waist."""

# ruff: noqa: E501 - a path cut into pieces cannot be read any better

from card_art.ink import c, dashed, fill, line, shape

ROBE = "M-100 52L-46-8C-37-38-30-49-13-54L30-54C48-50 60-40 70-26L100 10V64H-100Z"
PATTERN = {"S": "xCheck", "H": "xDot", "D": "xLoz", "C": "xChev"}


def ermine():
    """Ermine collar and orb chain."""
    return (
        f'<path d="M-14-56C-30-50-38-38-45-12L-29-3C-23-26-10-37 8-37S38-27 46-8L64-22C57-40 47-51 32-56Z" {shape("wool", 2.4)}/>'
        f'<path d="M-34-20V-12M-25-33V-25M-11-43V-36M27-43V-36M41-33V-25M52-23V-16" {line("ink", 3.2)}/>'
        f'<path d="M8-34V14" {line("ink", 18, ";stroke-linecap:butt")}/><path d="M8-32V40" {line("gold", 13, ";stroke-linecap:butt")}/>'
        f'<path d="M8-30V40" {dashed("ink", 5, 5)}/>'
    )


def yoke():
    """Yoke, necklace."""
    return (
        f'<path d="M0-66H16V-50H0Z" {shape("skin", 2.4)}/>'
        f'<path d="M-14-55L8-20L30-55L42-50L8 10L-26-50Z" {shape("gold", 2.4)}/>'
        f'<path d="M-12-55L8-22L28-55Z" {shape("skin", 2.4)}/>'
        f'<path d="M-4-51Q8-40 20-51" style="fill:none;stroke:{c("ink")};stroke-width:3.500;stroke-linecap:round;stroke-dasharray:.1 5.500"/>'
        f'<path d="M-18-48L8-4L34-48" {dashed("ink", 4, 4)}/>'
    )


def collar():
    """Flat collar, row of buttons."""
    return (
        f'<path d="M0-62H16V-50H0Z" {shape("skin", 2.2)}/>'
        f'<path d="M-18-55L8-46L34-55L42-38L14-30L8-42L2-30L-26-38Z" {shape("paper", 2.4)}/>'
        f'<path d="M-4-30H20V40H-4Z" {shape("gold", 2.4)}/>'
        + "".join(f'<circle cx="8" cy="{y}" r="3.400" {fill("ink")}/>' for y in (-21, -9, 3, 15))
    )


def braces():
    """Neckerchief and braces."""
    return (
        f'<path d="M0-62H16V-48H0Z" {shape("skin", 2.2)}/>'
        f'<path d="M-30-48L-8 30M46-48L24 30" {line("paper", 9)}/>'
        f'<path d="M-30-48L-8 30M46-48L24 30" {dashed("ink", 3, 4)}/>'
        f'<path d="M-14-57L30-57L24-38H-8Z" {shape("gold", 2.4)}/>'
    )


DRESS = {"K": ermine, "gK": ermine, "Q": yoke, "J": collar, "gO": collar, "gU": braces}


def robe(kind, suit):
    """The robe in the suit's colour and pattern, with what is worn over it."""
    return (
        f'<path d="{ROBE}" style="fill:currentColor"/><path d="{ROBE}" style="fill:url(#{PATTERN[suit]})"/>'
        f'<path d="{ROBE}" {line("ink", 2.8)}/>{DRESS[kind]()}'
    )
