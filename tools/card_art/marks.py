"""The suit marks, French and German, in boxes of 100 x 100."""

# ruff: noqa: E501 - a path cut into pieces cannot be read any better

from card_art.ink import c

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
