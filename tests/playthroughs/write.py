"""Games written out for people to read and for tests to compare.

`python tests/playthroughs/write.py` writes them again after a change of the rules that was meant; look at the
difference before keeping it. Each step shows what the one to act sees and may do, what was done and what happened.
"""

from __future__ import annotations

import sys
from hashlib import sha256
from pathlib import Path
from typing import TYPE_CHECKING

import msgspec

FOLDER = Path(__file__).parent
if str(FOLDER.parent) not in sys.path:
    sys.path.insert(0, str(FOLDER.parent))

from bummerl.rules import games  # noqa: E402 (found through the line above when run as a program)
from bummerl.rules import match as matches  # noqa: E402
from bummerl.rules.actions import Claim, Close, Play, Settle  # noqa: E402
from bummerl.rules.notation import seat_text  # noqa: E402
from bummerl.rules.position import view_text  # noqa: E402
from bummerl.rules.shuffle import below, seeded_pack, words  # noqa: E402
from bummerl.rules.two_hand import PRESETS, TwoHandDeal  # noqa: E402
from bummerl.rules.two_hand.state import TO_WIN, points  # noqa: E402
from bummerl.rules.view import view  # noqa: E402

if TYPE_CHECKING:
    from collections.abc import Iterator

    from bummerl.rules.game import Action, Event, Seat
    from bummerl.rules.match import Match

DEALS = 6
SEEDS = {"weich-wien": 59, "online": 9, "klassisch": 16, "scharf": 37, "sechsundsechzig": 58}


def choose(match: Match, seat: Seat, dice: Iterator[int]) -> Action:
    """What the players of these games do: a claim with 66 mostly, without it hardly ever; the rest by dice."""
    lawful = matches.legal(match, seat)
    assert isinstance(match.deal, TwoHandDeal)
    wise = points(match.deal, seat) >= TO_WIN
    if Claim() in lawful and below(dice, 100) < (80 if wise else 1):
        return Claim()
    if Settle() in lawful:
        return Settle()
    if Close() in lawful and below(dice, 16) == 0:
        return Close()
    spoken = [action for action in lawful if not isinstance(action, Play | Claim | Close)]
    if spoken and below(dice, 2) == 0:
        return spoken[below(dice, len(spoken))]
    cards = [action for action in lawful if isinstance(action, Play)]
    kept = cards or spoken
    return kept[below(dice, len(kept))]


def told(event: Event) -> str:
    """An event as one line."""
    data = msgspec.to_builtins(event)
    name = data.pop("type")
    facts = " ".join(f"{key}={msgspec.json.encode(value).decode()}" for key, value in data.items())
    return f"    {name} {facts}"


def lines(preset: str) -> Iterator[str]:
    """The game of a preset."""
    seed = SEEDS[preset]
    dice = words(sha256(f"playthrough {preset} {seed}".encode()).digest())
    match = matches.new_match(games.preset(preset), 1)
    yield f"# {preset}: {DEALS} deals of seed {seed}, written by tests/playthroughs/write.py"
    for deal_no in range(1, DEALS + 1):
        pack = seeded_pack(seed, matches.pack_wanted(match), deal_no)
        match, events = matches.begin_deal(match, pack)
        yield f"\ndeal {deal_no}, dealer {seat_text(match.dealer)}, scores {match.scores}"
        yield from map(told, events)
        while not matches.between_deals(match):
            (seat,) = matches.to_act(match)
            yield f"  {view_text(view(match, seat, memory=True)).partition(' / ')[2]}"
            yield f"  {seat_text(seat)} may: {', '.join(map(str, matches.legal(match, seat)))}"
            rival = ", ".join(map(str, matches.legal(match, 1 - seat)))
            if rival:
                yield f"  {seat_text(1 - seat)} may: {rival}"
            action = choose(match, seat, dice)
            matches.check(match, seat, action)
            match, events = matches.apply(match, seat, action)
            yield f"  {seat_text(seat)}: {action}"
            yield from map(told, events)


def text_of(preset: str) -> str:
    """The whole text of a preset."""
    return "\n".join(lines(preset)) + "\n"


def main() -> None:
    """Write every file again."""
    for preset in PRESETS:
        (FOLDER / f"two_hand_{preset}.txt").write_text(text_of(preset), encoding="utf-8")


if __name__ == "__main__":
    main()
