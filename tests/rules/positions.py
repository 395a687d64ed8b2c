"""Two-hand positions from what a case gives, complete or partial.

A partial position names only what its question needs. The rest is filled up so that every card is placed once and all
counts agree; no answer may depend on how it was filled.
"""

from __future__ import annotations

from typing import Any

import msgspec

from bummerl.cards import Card, Rank, Suit
from bummerl.rules.errors import ProfileError
from bummerl.rules.games import parse_profile
from bummerl.rules.match import Match, new_match
from bummerl.rules.profile import override
from bummerl.rules.two_hand import Phase, TwoHandDeal, TwoHandProfile
from bummerl.rules.two_hand.state import Closed, other, pair

SEATS = "AB"
PHASES = {"end": Phase.LAST}
"""What a case calls the end is the moment after the last trick, before claim or settlement."""

Case = dict[str, Any]


def seat_of(name: str) -> int:
    """The seat of a player's letter."""
    return SEATS.index(name)


def name_of(seat: int | None) -> str | None:
    """The letter of a seat."""
    return None if seat is None else SEATS[seat]


def by_seat(values: dict[str, Any] | None, missing: Any) -> tuple[Any, Any]:
    """The values of A and B as a pair."""
    values = values or {}
    return values.get("A", missing), values.get("B", missing)


def profile_of(case: Case) -> TwoHandProfile:
    """The profile of a case with its options."""
    profile = parse_profile(case["profile"])
    assert isinstance(profile, TwoHandProfile)
    options = case.get("options") or {}
    try:
        return override(profile, options)
    except ProfileError as error:
        if error.code not in {"notAlone", "profileInconsistent"}:
            raise
    # A case may ask one question under a pair of options that no table could be opened with.
    fields = {field.encode_name: field.name for field in msgspec.structs.fields(profile)}
    return msgspec.structs.replace(profile, **{fields[name]: value for name, value in options.items()})


def match_of(case: Case, deal: TwoHandDeal | None = None) -> Match:
    """The match around a case: its scores, its Bummerls so far, and the deal in play."""
    given, profile = case["given"], profile_of(case)
    start = new_match(profile, seat_of(given["dealer"]) if given.get("dealer") else 1)
    return msgspec.structs.replace(
        start,
        deal=deal,
        deal_no=given.get("dealNumber", 1),
        scores=by_seat(given.get("matchScore"), profile.match_start),
        marks=by_seat(given.get("bummerl"), 0),
        carry=given.get("carry", 0),
    )


def deal_of(case: Case) -> TwoHandDeal:
    """The deal that a case describes."""
    given, profile = case["given"], profile_of(case)
    phase = Phase(PHASES.get(given.get("phase", "lead"), given.get("phase", "lead")))
    table = tuple(Card(play["card"]) for play in given.get("currentTrick", ()))
    if table and "phase" not in given:
        phase = Phase.REPLY
    leader = _leader(given, phase)
    tricks = by_seat(given.get("tricks"), 0)
    closed = _closed(given.get("closed"))
    trump = Suit(given["trump"]) if "trump" in given else Card(given["trumpCard"]).suit
    hands, stock = _cards(given, profile, phase, leader, table, tricks, trump)
    marriages = tuple(
        tuple(Suit(each["suit"] if isinstance(each, dict) else each) for each in suits)
        for suits in by_seat(given.get("marriages"), ())
    )
    announced = _announced(given, phase, leader, table, marriages, hands)
    return TwoHandDeal(
        profile=profile,
        dealer=seat_of(given["dealer"]) if given.get("dealer") else 1,
        phase=phase,
        leader=leader,
        hands=hands,
        stock=stock,
        trump=trump,
        table=table,
        tricks=tricks,
        trick_points=by_seat(given.get("trickPoints"), 0),
        marriages=(marriages[0], marriages[1]),
        announced=announced,
        closed=closed,
    )


def _leader(given: Case, phase: Phase) -> int:
    if given.get("currentTrick"):
        return seat_of(given["currentTrick"][0]["by"])
    if phase is Phase.REPLY:
        return other(seat_of(given["toAct"]))
    if phase in (Phase.LAST, Phase.PRE_DRAW) and given.get("lastTrickBy"):
        return seat_of(given["lastTrickBy"])
    return seat_of(given.get("toAct") or "A")


def _closed(given: Case | None) -> Closed | None:
    if not given:
        return None
    return Closed(by=seat_of(given["by"]), opp_tricks=given["oppTricks"], opp_points=given["oppPoints"])


def _announced(
    given: Case,
    phase: Phase,
    leader: int,
    table: tuple[Card, ...],
    marriages: tuple[tuple[Suit, ...], ...],
    hands: tuple[tuple[Card, ...], tuple[Card, ...]],
) -> Suit | None:
    """The marriage of this lead; between lead and reply it may be told by `marriageLed` or by the card alone."""
    if given.get("announced"):
        return Suit(given["announced"])
    if phase is not Phase.REPLY or not table:
        return None
    card, led = table[0], given.get("marriageLed", "unsaid")
    if led in {None, False}:
        return None
    if led == "unsaid" and "hands" in given and name_of(leader) in given["hands"]:
        partner = next((each for each in pair(card.suit) if each != card), None)
        if partner not in hands[leader]:
            return None
    shown = card.rank in (Rank.KING, Rank.QUEEN) and card.suit in marriages[leader]
    return card.suit if shown else None


def _cards(
    given: Case,
    profile: TwoHandProfile,
    phase: Phase,
    leader: int,
    table: tuple[Card, ...],
    tricks: tuple[int, int],
    trump: Suit,
) -> tuple[tuple[tuple[Card, ...], tuple[Card, ...]], tuple[Card, ...]]:
    """Both hands and the stock, filled up where the case is silent."""
    named = given.get("hands") or {}
    hands: list[tuple[Card, ...] | None] = [tuple(map(Card, named[name])) if name in named else None for name in SEATS]
    size = given.get("stock", len(given.get("stockOrder", ())))
    stock = list(map(Card, given.get("stockOrder", ())))
    placed = {card for hand in hands for card in hand or ()} | set(table) | set(stock)
    placed |= {Card(card) for cards in (given.get("won") or {}).values() for card in cards}
    turned = Card(given["trumpCard"]) if given.get("trumpCard") else None
    free = [card for card in profile.pack if card not in placed and card != turned]
    if not stock and size:
        bottom = turned or next((card for card in free if card.suit == trump), free[0])
        free = [card for card in free if card != bottom]
        stock, free = [*free[len(free) - size + 1 :], bottom], free[: len(free) - size + 1]
    for seat in (0, 1):
        if hands[seat] is None:
            wanted = _hand_size(given, profile, phase, leader, tricks, table, hands, seat)
            hands[seat], free = tuple(free[:wanted]), free[wanted:]
    first, second = hands
    assert first is not None
    assert second is not None
    return (first, second), tuple(stock)


def _hand_size(
    given: Case,
    profile: TwoHandProfile,
    phase: Phase,
    leader: int,
    tricks: tuple[int, int],
    table: tuple[Card, ...],
    hands: list[tuple[Card, ...] | None],
    seat: int,
) -> int:
    def on_table(of: int) -> int:
        return int(bool(table) and of == leader)

    known = hands[other(seat)]
    if known is not None:
        return len(known) + on_table(other(seat)) - on_table(seat)
    if phase is Phase.LAST:
        return 0
    full: int = profile.hand_size
    played = sum(tricks)
    draws = (len(profile.pack) - 2 * full) // 2
    if given.get("closed"):
        full -= played - given.get("tricksAtClose", 0)
    elif given.get("stock", 0) == 0:
        full -= played - draws
    elif phase is Phase.PRE_DRAW:
        full -= 1
    return max(0, full - on_table(seat))
