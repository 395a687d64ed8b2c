"""Record deals by the real rules for the tests of the web table: what one seat sees happen, and the views after it.

    python3 tools/record_scenes.py          # writes web/src/lib/table-scene.cases.json

The test folds the events and must arrive at what each view says. Of a view only the fields that lie on the table are
kept. Run it again when events or views change; the deals are the same every time.
"""

import json
import random
from pathlib import Path
from typing import Any

import msgspec

from bummerl.rules.games import parse_profile
from bummerl.rules.match import apply, begin_deal, between_deals, legal, new_match, pack_wanted, to_act
from bummerl.rules.view import view, visible

OUT = Path(__file__).parents[1] / "web" / "src" / "lib" / "table-scene.cases.json"
DEALS = {"weich-wien": 5, "scharf": 2, "sechsundsechzig": 3, "dreier": 5}
MATCH = ("players", "seat", "seats")
DEAL = (
    *("game", "seat", "handSizes", "dealer", "hand", "table", "leader", "trump", "tricks", "announced"),
    *("stock", "turnUp", "closed", "lastTrick", "talon", "undealt", "openHand", "declarer"),
)


def plain(value: object) -> Any:
    """A value as it goes over the wire."""
    return json.loads(msgspec.json.encode(value))


def kept(whole: dict[str, Any]) -> dict[str, Any]:
    """The part of a view that says what lies where."""
    deal = whole["deal"]
    return {name: whole[name] for name in MATCH} | {"deal": deal and {n: deal[n] for n in DEAL if n in deal}}


def main() -> None:
    """Play at random, but the same every time, and write down what seat 0 sees."""
    cases = []
    for rules, deals in DEALS.items():
        chance = random.Random(rules)
        match = new_match(parse_profile(rules), dealer=1)
        for _ in range(deals):
            pack = list(pack_wanted(match))
            chance.shuffle(pack)
            match, events = begin_deal(match, tuple(pack))
            batches = [(match, events)]
            while not between_deals(match):
                seat = chance.choice(sorted(to_act(match)))
                actions = [action for action in legal(match, seat) if str(action) not in ("claim", "redeal")]
                match, events = apply(match, seat, chance.choice(actions or list(legal(match, seat))))
                batches.append((match, events))
            steps = [
                {"events": [plain(visible(m, event, 0)) for event in events], "view": kept(plain(view(m, 0)))}
                for m, events in batches
            ]
            profile = match.deal.profile if match.deal else None
            keeps = getattr(profile, "peek_opp_trick", "none") == "untilNextLead"
            cases.append({"rules": rules, "keepTrick": keeps, "steps": steps})
    OUT.write_text(json.dumps(cases, separators=(",", ":")) + "\n", encoding="utf-8")


if __name__ == "__main__":
    main()
