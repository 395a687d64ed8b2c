"""What a session was opened with, in two words, so that its owner knows it again."""

BROWSERS = (
    ("Edg", "Edge"), ("OPR/", "Opera"), ("SamsungBrowser", "Samsung Internet"), ("Firefox", "Firefox"),
    ("FxiOS", "Firefox"), ("Chrome", "Chrome"), ("CriOS", "Chrome"), ("Safari", "Safari"),
)  # fmt: skip
SYSTEMS = (
    ("Android", "Android"), ("iPhone", "iPhone"), ("iPad", "iPad"), ("Windows", "Windows"), ("CrOS", "ChromeOS"),
    ("Mac OS X", "macOS"), ("Linux", "Linux"),
)  # fmt: skip
"""Marks in the header and what they mean; the first one found counts, since each names its ancestors too."""


def device_of(agent: str | None) -> str:
    """`Firefox, Linux` for what a browser says of itself, as far as it is known; nothing else of it is kept."""
    found = [next((name for mark, name in known if mark in (agent or "")[:400]), None) for known in (BROWSERS, SYSTEMS)]
    return ", ".join(name for name in found if name)
