"""The heads of the courts, drawn around the middle of the face."""

from card_art.ink import dashed, fill, line, shape, suited


def face(mouth=True):
    """Cheeks, brows, nose and eyes; bearded heads draw a mouth of their own."""
    f = f'<path d="M-19-20H19V4C19 17 10 24 0 24S-19 17-19 4Z" {shape("skin", 2.4)}/>'
    f += f'<path d="M-13-7H-4M4-7H13" {line("ink", 2.6)}/><path d="M0-6L-3 6.500H2.500" {line("ink", 2)}/>'
    f += f'<circle cx="-8" cy="-1.500" r="2.300" {fill("ink")}/><circle cx="8" cy="-1.500" r="2.300" {fill("ink")}/>'
    if mouth:
        f += '<path d="M-5.500 13.500Q0 10.500 5.500 13.500Q0 18 -5.500 13.500Z" ' + fill("lip") + "/>"
    return f


def french_king():
    """Toothed crown, square-cut beard."""
    return (
        f'<path d="M-25-22H25V22H17V-4H-17V22H-25Z" {fill("ink")}/>'
        + face(mouth=False)
        + f'<path d="M-20 3C-15 9-8 7 0 7S15 9 20 3L18 30H-18Z" {fill("ink")}/>'
        f'<path d="M-11 17V30M-4 19V30M4 19V30M11 17V30" {line("paper", 1.5)}/>'
        f'<path d="M-5 12.500H5" {line("lip", 3)}/>'
        f'<path d="M-26-21V-45L-13.500-33L0-50L13.500-33L26-45V-21Z" {shape("gold", 2.4)}/>'
        f'<path d="M-20-25.500H20" {dashed("ink", 4, 4)}/>'
        f'<circle cx="-26" cy="-46" r="3.600" {suited(1.6)}/><circle cx="0" cy="-51" r="4" {suited(1.6)}/>'
        f'<circle cx="26" cy="-46" r="3.600" {suited(1.6)}/>'
    )


def queen():
    """Rolled hair, tiara, ear-drops."""
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


def knave():
    """Straight bob, slanted cap, plume."""
    return (
        f'<path d="M-27-20H27V17H18V-8H-18V17H-27Z" {fill("ink")}/>'
        + face()
        + f'<path d="M-20-19H20V-9H-20Z" {fill("ink")}/>'
        f'<path d="M18-30C30-36 38-48 35-58C24-54 13-44 10-31Z" {shape("gold", 2.2)}/>'
        f'<path d="M14-32C20-40 26-47 33-55" {line("ink", 1.6)}/>'
        f'<path d="M-29-17L-25-33Q0-46 27-31L29-17Z" {suited(2.4)}/>'
        f'<path d="M-27-20H27" {dashed("paper", 4, 4)}/>'
    )


def german_king():
    """Closed crown with orb, forked beard."""
    return (
        f'<path d="M-27-18H27V12C24 20 20 18 18 8V-6H-18V8C-20 18-24 20-27 12Z" {fill("ink")}/>'
        + face(mouth=False)
        + f'<path d="M-20 2C-14 9-8 7 0 7S14 9 20 2C22 20 14 36 0 44C-14 36-22 20-20 2Z" {fill("ink")}/>'
        f'<path d="M-9 17C-9 26-6 31-2 37M9 17C9 26 6 31 2 37M0 19V34" {line("paper", 1.6)}/>'
        f'<path d="M-5 12.500H5" {line("lip", 3)}/>'
        f'<path d="M-25-30C-25-46-8-46 0-38C8-46 25-46 25-30Z" {suited(2.4)}/>'
        f'<path d="M0-38V-30M-14-41L-11-30M14-41L11-30" {line("gold", 3)}/>'
        f'<rect x="-27" y="-31" width="54" height="11" {shape("gold", 2.4)}/>'
        f'<path d="M-22-25.500H22" {dashed("ink", 4, 4)}/>'
        f'<circle cx="0" cy="-43" r="5" {shape("gold", 2)}/><path d="M0-54V-47M-4-51H4" {line("ink", 2.4)}/>'
    )


def ober():
    """Broad felt hat with feather, moustache and chin beard."""
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


def unter():
    """Bare young head with curls and a small sprig cap."""
    curls = "".join(
        f'<circle cx="{x}" cy="{y}" r="8" {shape("gold", 2)}/>'
        for x, y in ((-21, 2), (21, 2), (-22, -11), (22, -11), (-14, 12), (14, 12))
    )
    return (
        curls + face() + f'<path d="M-19-12C-12-20-6-12 0-18C6-12 12-20 19-12L21-24H-21Z" {shape("gold", 2)}/>'
        f'<path d="M-25-19C-25-36-10-41 4-40C18-39 26-30 25-19Z" {suited(2.4)}/>'
        f'<path d="M-23-22H23" {dashed("paper", 4, 4)}/>'
        f'<path d="M-14-38C-22-44-26-50-24-58C-15-55-9-48-8-40Z" {shape("gold", 2)}/>'
    )


HEADS = {"K": french_king, "Q": queen, "J": knave, "gK": german_king, "gO": ober, "gU": unter}
