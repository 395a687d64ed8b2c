"""Check the engine against published positions: `python tests/run_positions.py DIR` reads every `positions.json` below
DIR.

Where both hands are known the exact value of every move must be the one given. With one hidden card the action chosen
must be an accepted one: the end is solved as a game of imperfect information (`engine.lateplay`), and among actions
that the solution plays alike, and for the lead after a close, the mean of the exact values over the possible hidden
cards decides. One line for each failing case; the last line is `N passed, N failed, N skipped`. The exit status is 1 if
a case failed and 2 if there was nothing to read.
"""

from __future__ import annotations

import json
import sys
from collections import Counter
from pathlib import Path
from typing import Any

import numpy as np

from bummerl.cards import Card, Suit
from bummerl.engine.equity import equity
from bummerl.engine.lateplay import solve_late
from bummerl.engine.players import family_of
from bummerl.engine.solver import action_values, rules_of
from bummerl.engine.worlds import Situation
from bummerl.rules import two_hand
from bummerl.rules.actions import Announce, Close
from bummerl.rules.game import Action
from bummerl.rules.match import Match
from bummerl.rules.two_hand import PRESETS, Phase, TwoHandDeal
from bummerl.rules.two_hand.state import Closed
from bummerl.rules.view import view

Case = dict[str, Any]
RULES = PRESETS["weich-wien"]
YOU, OPPONENT = 0, 1
NEAR = 0.1
"""Probabilities of a solution that differ by less count as alike."""


def main(folder: Path) -> int:
    """Check every case below the folder."""
    cases = [case for path in sorted(folder.rglob("positions.json")) for case in json.loads(path.read_text())]
    if not cases:
        print(f"no positions.json below {folder}", file=sys.stderr)
        return 2
    found: Counter[str] = Counter()
    for case in cases:
        check = CHECKS.get(case["kind"])
        if check is None or case.get("status", "ok") != "ok":
            found["skipped"] += 1
            continue
        wrong = check(case)
        found["failed" if wrong else "passed"] += 1
        if wrong:
            print(f"{case['id']}: {wrong}")
    print(f"{found['passed']} passed, {found['failed']} failed, {found['skipped']} skipped")
    return 1 if found["failed"] else 0


def check_open_cards(case: Case) -> str | None:
    """The exact value of every move, seen by «you»; returns what differs."""
    deal = open_deal(case)
    (seat,) = two_hand.to_act(deal)
    sign = 1 if seat == YOU else -1
    values = with_announcements(action_values(deal))
    wanted = case["solver_check"]["per_move"]
    wrong = []
    for text, value in wanted.items():
        exact = values.get(text)
        if exact is None or sign * exact != value:
            wrong.append(f"{text} is {'not lawful' if exact is None else int(sign * exact)}, not {value}")
    return "; ".join(wrong) or None


def check_one_hidden_card(case: Case) -> str | None:
    """The action chosen; returns what was chosen if that is not accepted."""
    chosen = choose(case)
    kind, _, card = chosen.rpartition(":")
    allowed = {chosen, card if kind != "close" else chosen, f"{kind or 'open'}:*"}
    if not allowed & set(case["accept"]):
        return f"chose {chosen}, accepted {' '.join(case['accept'])}"
    return None


CHECKS = {"perfect_information": check_open_cards, "one_hidden_card": check_one_hidden_card}


def choose(case: Case) -> str:
    """The choice as the cases write it: `QD`, `close:QD`, `open:QD`."""
    worlds = hidden_worlds(case)
    match = match_of(case, worlds[0])
    situation = Situation.of(view(match, YOU, memory=True))
    utility = np.arange(-3.0, 4.0)
    if case["game_score_remaining"]:
        utility = np.array(
            equity(RULES, family_of(RULES), (match.scores[YOU], match.scores[OPPONENT]), YOU, OPPONENT).utility
        )
    solved = solve_late(situation, utility, rules_of(RULES))
    if solved is None:
        raise ValueError(f"{case['id']} is no late position")
    means = mean_values(worlds)
    alike = [
        situation.action(number)
        for number, share in enumerate(solved.strategy)
        if share >= solved.strategy.max() - NEAR
    ]
    action = max(alike, key=lambda each: means[str(each)])
    if worlds[0].phase is Phase.REPLY:
        return str(action)
    if isinstance(action, Close):
        after = [two_hand.apply(world, YOU, Close())[0] for world in worlds]
        leads = mean_values(after)
        return "close:" + max((text for text in leads if len(text) == 2), key=leads.__getitem__)
    return f"open:{action}"


def match_of(case: Case, deal: TwoHandDeal) -> Match:
    """The deal of a case within a Bummerl at the score of the case."""
    scores = case["game_score_remaining"] or {"you": 7, "opponent": 7}
    points = (scores["you"], scores["opponent"])
    return Match(profile=RULES, scores=points, dealer=YOU, marks=(0, 0), deal_no=1, deal=deal, seats=(YOU, OPPONENT))


def mean_values(worlds: list[TwoHandDeal]) -> dict[str, float]:
    """The exact value of every action, on average over the worlds; a card led from a pair announces."""
    tables = [with_announcements(action_values(world)) for world in worlds]
    return {text: sum(table[text] for table in tables) / len(tables) for text in tables[0]}


def with_announcements(values: dict[Action, float]) -> dict[str, float]:
    """Values by text, king and queen of a pair counting as announced when led."""
    table = {str(action): value for action, value in values.items()}
    for action, value in values.items():
        if isinstance(action, Announce):
            for rank in "KQ":
                table[rank + action.suit] = max(value, table[rank + action.suit])
    return table


def open_deal(case: Case) -> TwoHandDeal:
    """The deal of a case in which all cards that matter are known."""
    led = [Card(case["card_led"])] if case["card_led"] else []
    leader = YOU if case["on_lead"] == "you" else OPPONENT
    hands = [[Card(card) for card in case["your_hand"]], [Card(card) for card in case["opponent_hand"]]]
    hands[leader] = [card for card in hands[leader] if card not in led]
    trump = Suit(case["trump_suit"])
    closed = None
    if case["closed_by"]:
        by = YOU if case["closed_by"] == "you" else OPPONENT
        points = case["opponent_points_at_close"]
        closed = Closed(by=by, opp_tricks=1 if points else 0, opp_points=points)
    points_of = (case["points"]["you"], case["points"]["opponent"])
    out = {*hands[0], *hands[1], *led}
    buried = [card for card in RULES.pack if card not in out]
    turn_up = [card for card in buried if card.suit is trump][:1] or buried[:1]
    others = [card for card in buried if card not in turn_up][:1]
    return TwoHandDeal(
        profile=RULES,
        dealer=YOU,
        outcome=None,
        phase=Phase.REPLY if led else Phase.LEAD,
        leader=leader,
        hands=(tuple(hands[0]), tuple(hands[1])),
        stock=(*others, *turn_up) if closed else (),
        trump=trump,
        table=tuple(led),
        tricks=(1 if points_of[0] else 0, 1 if points_of[1] else 0),
        trick_points=points_of,
        closed=closed,
    )


def hidden_worlds(case: Case) -> list[TwoHandDeal]:
    """One deal for each card that may lie face down on the turn-up."""
    led = [Card(case["card_led"])] if case["card_led"] else []
    trump = Suit(case["trump_suit"])
    known = [Card(card) for card in case["opponent_known_cards"] if card not in led]
    free = [Card(card) for card in case["unseen_cards"] if card not in led and card not in known]
    points = [case["points"]["you"], case["points"]["opponent"]]
    has_trick = [bool(case["you_have_trick"]), points[1] > 0]
    tricks = (2, 2) if all(has_trick) else ((4, 0) if has_trick[0] else (0, 4))
    marriages: tuple[tuple[Suit, ...], tuple[Suit, ...]] = ((), ())
    if case["led_as_marriage"]:
        marriages = ((), (led[0].suit,))
        points[1] -= 40 if led[0].suit is trump else 20
    return [
        TwoHandDeal(
            profile=RULES,
            dealer=YOU,
            outcome=None,
            phase=Phase.REPLY if led else Phase.LEAD,
            leader=OPPONENT if led else YOU,
            hands=(
                tuple(Card(card) for card in case["your_hand"]),
                (*known, *(card for card in free if card is not hidden)),
            ),
            stock=(hidden, Card(case["trump_card_face_up"])),
            trump=trump,
            table=tuple(led),
            tricks=tricks,
            trick_points=(points[0], points[1]),
            marriages=marriages,
            announced=led[0].suit if case["led_as_marriage"] else None,
            known=(frozenset(), frozenset(known)),
        )
        for hidden in free
    ]


if __name__ == "__main__":
    if len(sys.argv) != 2:
        print("Usage: python tests/run_positions.py DIR", file=sys.stderr)
        sys.exit(2)
    sys.exit(main(Path(sys.argv[1])))
