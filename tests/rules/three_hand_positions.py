"""Deals of Dreierschnapsen in the state that a case describes.

Seat 2 deals unless a case says otherwise, so that Vorhand, Mittelhand and Rückhand are the seats 0, 1 and 2; P0, P1 and
P2 are seats by number.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from msgspec.structs import replace

from bummerl.cards import PACK_20, Card, Suit
from bummerl.rules.actions import Play
from bummerl.rules.games import parse_profile
from bummerl.rules.profile import override
from bummerl.rules.three_hand.actions import Pass
from bummerl.rules.three_hand.contracts import Contract
from bummerl.rules.three_hand.play import apply
from bummerl.rules.three_hand.profile import ThreeHandProfile
from bummerl.rules.three_hand.refusals import legal
from bummerl.rules.three_hand.state import SEATS, Phase, Role, ThreeHandDeal, seat_of

if TYPE_CHECKING:
    from collections.abc import Sequence

Case = dict[str, Any]
DEALER = 2
REGIONAL = ("assenbettler", "assBettler", "plauderer", "zehnergang", "bauernloch")


def profile_of(case: Case) -> ThreeHandProfile:
    """The profile of a case with its options; `allow` lists the regional contracts that are played."""
    profile = parse_profile(case["profile"])
    assert isinstance(profile, ThreeHandProfile)
    options = dict(case.get("options") or {})
    if "allow" in options:
        allowed = options.pop("allow")
        options |= {f"allow{name[0].upper()}{name[1:]}": name in allowed for name in REGIONAL}
    if "matchStart" in options or "matchTarget" in options:
        down = options.pop("matchStart", 0) == 24
        options.pop("matchTarget", None)
        options["count"] = "down24" if down else "up24"
    return override(profile, options)


def seat(name: str, dealer: int = DEALER) -> int:
    """The seat of `vorhand`, `mittelhand`, `rueckhand`, or of P0, P1, P2."""
    return int(name[1]) if name[0] == "P" else seat_of(dealer, Role(name))


def role_name(of: int) -> str:
    """The name of the seat's role when seat 2 deals."""
    return str(tuple(Role)[of])


def cards(texts: Sequence[str]) -> tuple[Card, ...]:
    """Cards from their texts."""
    return tuple(Card(text) for text in texts)


def filled(
    case: Case, owner: int, hand: Sequence[Card], placed: Sequence[Card] = (), size: int = 6, talon: Sequence[Card] = ()
) -> ThreeHandDeal:
    """A deal in which `owner` holds `hand` and the others what is left of the pack; `placed` cards lie elsewhere."""
    rest = [card for card in PACK_20 if card not in {*hand, *placed, *talon}]
    hands: list[tuple[Card, ...]] = []
    for each in SEATS:
        if each == owner:
            hands.append(tuple(hand))
        else:
            hands.append(tuple(rest[:size]))
            rest = rest[size:]
    laid = tuple(talon) or tuple(rest[:2])
    trump = case["given"].get("trump") or "H"
    return ThreeHandDeal(
        profile=profile_of(case),
        dealer=DEALER,
        phase=Phase.AUCTION,
        hands=(hands[0], hands[1], hands[2]),
        talon=laid,
        trump=Suit(trump),
    )


def in_trick(case: Case, plays: Sequence[Case], hand: Sequence[Card]) -> tuple[ThreeHandDeal, int]:
    """A deal in the middle of a trick, and who is to play."""
    table = cards([play["card"] for play in plays])
    leader = seat(plays[0]["by"]) if plays else 0
    by = (leader + len(plays)) % 3
    state = filled(case, by, hand, placed=table, size=1)
    state = replace(
        state,
        phase=Phase.REPLY if table else Phase.LEAD,
        contract=Contract(case["given"]["contract"]),
        declarer=seat(case["given"].get("declarer", "vorhand")),
        leader=leader,
        table=table,
        talon=(),
    )
    return state, by


def in_play(case: Case, name: Contract, declarer: int, tricks: int | None) -> ThreeHandDeal:
    """A deal with some tricks played by the rules; if no number is asked for, four, of which both sides have some.

    Where a contract ends with the first trick of the wrong side, packs are tried until it goes on long enough.
    """
    wanted = 4 if tricks is None else tricks
    for shift in range(2000):
        pack = [PACK_20[(place * 7 + shift * shift + shift * place) % 20] for place in range(20)]
        if len(set(pack)) < 20:
            continue
        hands = (tuple(pack[:6]), tuple(pack[6:12]), tuple(pack[12:18]))
        state = ThreeHandDeal(
            profile=profile_of(case),
            dealer=DEALER,
            phase=Phase.KONTRA,
            hands=hands,
            took=tuple(pack[18:]),
            discards=tuple(pack[18:]),
            trump=Suit.HEARTS,
            declarer=declarer,
            contract=name,
        )
        for by in SEATS:
            if by != declarer:
                state, _ = apply(state, by, Pass())
        state = played_on(state, wanted)
        sides = {trick.winner == declarer for trick in state.played}
        if state.outcome is None and len(state.played) == wanted and (tricks is not None or len(sides) == 2):
            return state
    raise AssertionError("no pack leads there")


def played_on(state: ThreeHandDeal, tricks: int) -> ThreeHandDeal:
    """Play the last lawful card each time, until so many tricks are complete or the deal ends."""
    while state.outcome is None and len(state.played) < tricks:
        by = (state.leader + len(state.table)) % 3
        card = [action for action in legal(state, by) if isinstance(action, Play)][-1]
        state, _ = apply(state, by, card)
    return state
