"""The games that are written out are still played like that."""

from __future__ import annotations

import pytest

from bummerl.rules.two_hand import PRESETS
from playthroughs.write import FOLDER, text_of


@pytest.mark.parametrize("preset", sorted(PRESETS))
def test_playthrough(preset: str) -> None:
    stored = (FOLDER / f"two_hand_{preset}.txt").read_text(encoding="utf-8")
    for number, (old, new) in enumerate(zip(stored.splitlines(), text_of(preset).splitlines(), strict=True), 1):
        assert new == old, f"line {number}"


def test_together_they_show_every_event_and_many_ends() -> None:
    stored = "".join(path.read_text(encoding="utf-8") for path in sorted(FOLDER.glob("two_hand_*.txt")))
    for event in ("dealBegan", "cardPlayed", "marriageAnnounced", "trumpExchanged", "stockClosed", "trickTaken"):
        assert f"    {event} " in stored
    for event in ("cardDrawn", "sixtySixClaimed", "dealScored", "bummerlEnded"):
        assert f"    {event} " in stored
    for reason in ("claimed", "falseClaim", "lastTrick", "closeWon", "closeFailed", "closerBeaten"):
        assert f'"reason":"{reason}"' in stored, reason
