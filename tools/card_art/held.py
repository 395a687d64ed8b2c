"""What the courts hold: a staff at `x`, and the hand around it."""

# ruff: noqa: E501 - a path cut into pieces cannot be read any better

from card_art.ink import line, shape, suited


def hand(x, y):
    """Sleeve, cuff and fist."""
    return (
        f'<path d="M{x - 16} {y + 30}L{x - 10} {y + 8}H{x + 10}L{x + 18} {y + 30}Z" {suited(2.4)}/>'
        f'<rect x="{x - 11}" y="{y + 4}" width="22" height="8" {shape("gold", 2.2)}/>'
        f'<path d="M{x - 8} {y + 4}V{y - 5}Q{x - 8} {y - 9} {x - 4} {y - 9}H{x + 5}Q{x + 9} {y - 9} {x + 9} {y - 5}V{y + 4}Z" {shape("skin", 2.2)}/>'
    )


def pole(x):
    """A pole from the waist up."""
    return f'<path d="M{x}-96V40" {line("ink", 7)}/><path d="M{x}-96V40" {line("gold", 3)}/>'


def sceptre(x):
    return pole(x) + f'<circle cx="{x}" cy="-92" r="7" {shape("gold", 2.2)}/>'


def flower(x):
    return (
        f'<path d="M{x}-100V10" {line("ink", 4.5)}/>'
        f'<path d="M{x}-70C{x + 10}-88 {x + 17}-85 {x + 20}-81C{x + 15}-70 {x + 10}-66 {x}-66Z" {suited(2)}/>'
        f'<path d="M{x}-58C{x - 12}-76 {x - 19}-72 {x - 21}-68C{x - 16}-58 {x - 9}-54 {x}-54Z" {suited(2)}/>'
    )


def halberd(x):
    return (
        pole(x) + f'<path d="M{x - 3}-94L{x}-132L{x + 3}-94Z" {shape("paper", 2.2)}/>'
        f'<path d="M{x + 3}-84C{x + 22}-80 {x + 24}-106 {x + 20}-114C{x + 14}-106 {x + 9}-103 {x + 3}-103Z" {shape("paper", 2.2)}/>'
        f'<path d="M{x - 3}-86L{x - 16}-94L{x - 3}-101Z" {shape("paper", 2.2)}/>'
    )


def sword(x):
    return (
        f'<path d="M{x - 5}-60V-122L{x}-134L{x + 5}-122V-60Z" {shape("paper", 2.2)}/>'
        f'<path d="M{x}-122V-62" {line("ink", 1.4)}/><rect x="{x - 17}" y="-62" width="34" height="7" {shape("gold", 2.2)}/>'
        f'<path d="M{x}-54V-30" {line("ink", 8)}/>'
    )


def crossbow(x):
    return (
        f'<path d="M{x - 5}-104H{x + 5}V10H{x - 5}Z" {shape("gold", 2.2)}/>'
        f'<path d="M{x - 19}-80C{x - 15}-106 {x + 15}-106 {x + 19}-80" {line("ink", 5.5)}/>'
        f'<path d="M{x - 19}-80L{x}-62L{x + 19}-80" {line("ink", 1.8)}/>'
        f'<path d="M{x}-62V-128M{x - 5}-119L{x}-130L{x + 5}-119" {line("ink", 2.6)}/>'
    )


def crook(x):
    x -= 7
    return (
        f'<path d="M{x} 30V-100C{x}-126 {x + 26}-124 {x + 23}-104C{x + 22}-98 {x + 15}-97 {x + 13}-101" {line("ink", 7.5)}/>'
        f'<path d="M{x} 30V-100C{x}-126 {x + 26}-124 {x + 23}-104C{x + 22}-98 {x + 15}-97 {x + 13}-101" {line("gold", 3)}/>'
    )


HELD = {
    ("J", "S"): halberd,
    ("J", "H"): sword,
    ("J", "D"): crook,
    ("J", "C"): halberd,
    ("gO", "S"): halberd,
    ("gO", "H"): sword,
    ("gO", "D"): sword,
    ("gO", "C"): crossbow,
    ("gU", "S"): crook,
    ("gU", "H"): crook,
    ("gU", "D"): halberd,
    ("gU", "C"): crook,
}
