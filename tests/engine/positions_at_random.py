"""Random positions of random deals, for tests of what plays from a View."""

from __future__ import annotations

import random
from collections.abc import Iterator

from bummerl.rules import match as matches
from bummerl.rules.actions import Claim, Close
from bummerl.rules.games import parse_profile
from bummerl.rules.match import Match


def random_matches(profile: str, seed: int, *, closes: float = 0.15) -> Iterator[tuple[Match, int]]:
    """Matches in the middle of a deal with the seat to act, one after another along randomly played deals."""
    chance = random.Random(f"{profile} {seed}")
    while True:
        match = matches.new_match(parse_profile(profile), chance.randrange(2))
        pack = list(matches.pack_wanted(match))
        chance.shuffle(pack)
        match, _ = matches.begin_deal(match, tuple(pack))
        while not matches.between_deals(match):
            (seat,) = matches.to_act(match)
            yield match, seat
            lawful = [a for a in matches.legal(match, seat) if not isinstance(a, Claim)]
            weights = [closes if isinstance(a, Close) else 1.0 for a in lawful]
            match, _ = matches.apply(match, seat, chance.choices(lawful, weights)[0])
