"""Draw the icons of the installed page: the three beads of the mark on lacquer, as SVG and as PNG.

    python3 -m tools.make_icons     # needs Playwright and Chromium for the PNG files

The results are committed in web/public/icons.
"""

from __future__ import annotations

from pathlib import Path

from playwright.sync_api import sync_playwright

ICONS = Path(__file__).parents[1] / "web" / "public" / "icons"
SIDE = 512
BEADS = ((70, "#cf3a28"), (164, "#cf3a28"), (348, "#f1e3c4"))
FILES = (
    ("bummerl.svg", "bummerl-180.png", 180),
    ("bummerl.svg", "bummerl-192.png", 192),
    ("bummerl.svg", "bummerl-512.png", 512),
    ("bummerl-maskable.svg", "bummerl-maskable-512.png", 512),
)


def icon(margin: float, radius: int) -> str:
    """The mark as SVG.

    Args: margin is the share of the side kept free on each side (systems cut maskable icons to a circle); radius rounds
    the corners, in units of 512.
    """
    checks = "".join(
        f'<rect x="{64 + at * 24}" y="{top + (at % 2) * 12}" width="24" height="12"/>'
        for top in (88, 400)
        for at in range(16)
    )
    beads = "".join(
        f'<rect x="{x}" y="176" width="84" height="160" rx="42" fill="{colour}" stroke="#120f0d" stroke-width="7"/>'
        f'<path d="M{x + 27} 212V268" stroke="#fff" stroke-opacity=".55" stroke-width="13" stroke-linecap="round"/>'
        for x, colour in BEADS
    )
    return (
        f'<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 {SIDE} {SIDE}">'
        f'<rect width="{SIDE}" height="{SIDE}" rx="{radius}" fill="#211d1a"/>'
        f'<g transform="translate({SIDE * margin:g} {SIDE * margin:g}) scale({1 - 2 * margin:g})">'
        f'<g fill="#f1e3c4">{checks}</g>'
        '<path d="M36 256H476" stroke="#8a6a22" stroke-width="22"/>'
        f'<path d="M36 252H476" stroke="#dcaa42" stroke-width="10"/>{beads}</g></svg>\n'
    )


def main() -> None:
    """Write all icons."""
    (ICONS / "bummerl.svg").write_text(icon(margin=0, radius=96))
    (ICONS / "bummerl-maskable.svg").write_text(icon(margin=0.12, radius=0))
    with sync_playwright() as playwright:
        browser = playwright.chromium.launch(executable_path="/usr/bin/chromium", args=["--no-sandbox"])
        for source, target, side in FILES:
            page = browser.new_page(viewport={"width": side, "height": side})
            style = f"*{{margin:0}}svg{{display:block;width:{side}px}}"
            page.set_content(f"<style>{style}</style>{(ICONS / source).read_text()}")
            page.screenshot(path=ICONS / target, omit_background=True)
            page.close()
        browser.close()


if __name__ == "__main__":
    main()
