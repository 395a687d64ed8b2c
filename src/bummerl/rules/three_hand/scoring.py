"""What a deal of Dreierschnapsen is worth, and who is paid (docs/rules.md §7.4, §7.7-7.10)."""

from bummerl.rules.game import Outcome, Reason, Seat
from bummerl.rules.three_hand.contracts import Goal, Terms
from bummerl.rules.three_hand.profile import ThreeHandProfile
from bummerl.rules.three_hand.state import (
    SEATS,
    TO_WIN,
    TRICKS,
    ThreeHandDeal,
    defenders,
    multiplier,
    played_terms,
    points,
    side,
    side_points,
    side_tricks,
)
from bummerl.rules.two_hand.scoring import scale


def award(
    of: Terms,
    profile: ThreeHandProfile,
    *,
    ohne_talon: bool,
    times: int,
    loser_points: int = 0,
    loser_tricks: int = 0,
) -> int:
    """Game points of the deal: the value, one more without the talon, times 1, 2, 4 or 8 (docs/rules.md §7.10, R-48).

    The normal game (value 0 in its terms) is worth 3, 2 or 1 by the tricks and card points of the losing side.
    """
    value = of.value or scale(loser_points, loser_tricks)
    return _with_bonus(value, profile, ohne_talon, times)


def made(of: Terms, declarer_tricks: int) -> bool:
    """Whether the declarer of a contract for all tricks or for none has made it, seen from the end."""
    return declarer_tricks == (0 if of.goal is Goal.NO_TRICK else TRICKS)


def payees(declarer: Seat, wins: bool) -> tuple[Seat, ...]:
    """Who scores: the declarer alone, or each of the others."""
    return (declarer,) if wins else tuple(seat for seat in SEATS if seat != declarer)


def decided_by_trick(of: Terms, declarer_won: bool, last: bool) -> bool | None:
    """What a trick decides in a contract for all tricks or for none: made, lost, or None (docs/rules.md §7.9)."""
    if of.goal is Goal.NO_TRICK:
        return False if declarer_won else (True if last else None)
    return (True if last else None) if declarer_won else False


def contract_decided(deal: ThreeHandDeal, wins: bool) -> Outcome:
    """The declarer made his contract, or cannot make it any more."""
    reason = Reason.CONTRACT_MADE if wins else Reason.CONTRACT_LOST
    return _outcome(deal, wins, reason, deal.declarer)


def claimed(deal: ThreeHandDeal, seat: Seat) -> Outcome:
    """A seat declared 66 for its side, rightly or not.

    A false claim is worth 3 to the other side if that has no trick, else 2 (the rule of `weich-wien`, docs/rules.md
    §3.9).
    """
    own = seat == deal.declarer
    if side_points(deal, seat) >= TO_WIN:
        return _outcome(deal, own, Reason.CLAIMED, seat)
    rival = _rival(deal, seat)
    value = 3 if side_tricks(deal, rival) == 0 else 2
    return _outcome(deal, not own, Reason.FALSE_CLAIM, seat, value)


def last_trick(deal: ThreeHandDeal) -> Outcome:
    """The cards of a normal game ran out and nobody claimed; `deal.leader` won the last trick."""
    return _outcome(deal, deal.leader == deal.declarer, Reason.LAST_TRICK, deal.leader)


def conceded(deal: ThreeHandDeal, seat: Seat) -> Outcome:
    """The declarer gave up: as if the defenders had claimed rightly."""
    return _outcome(deal, False, Reason.CONCEDED, seat)


def redeal(deal: ThreeHandDeal, seat: Seat) -> Outcome:
    """The Rufer had three Unters: nobody scores and the same dealer deals again."""
    return Outcome((), 0, Reason.REDEAL, (0, 0, 0), by=seat)


def _outcome(
    deal: ThreeHandDeal, declarer_wins: bool, reason: Reason, by: Seat | None, value: int | None = None
) -> Outcome:
    assert deal.declarer is not None
    assert deal.contract is not None
    of, profile, times = played_terms(deal), deal.profile, multiplier(deal)
    loser = defenders(deal)[0] if declarer_wins else deal.declarer
    lost_points, lost_tricks = side_points(deal, loser), side_tricks(deal, loser)
    if value is None:
        value = of.value or scale(lost_points, lost_tricks)
    by_cards = of.goal is Goal.POINTS
    return Outcome(
        payees=payees(deal.declarer, declarer_wins),
        points=_with_bonus(value, profile, deal.ohne_talon, times),
        reason=reason,
        card_points=tuple(points(deal, seat) for seat in SEATS),
        basis_points=lost_points if by_cards else None,
        basis_tricks=lost_tricks if by_cards else None,
        by=by,
        facts={
            "contract": str(deal.contract),
            "declarer": deal.declarer,
            "made": declarer_wins,
            "value": value,
            "ohneTalon": deal.ohne_talon,
            "multiplier": times,
        },
    )


def _with_bonus(value: int, profile: ThreeHandProfile, ohne_talon: bool, times: int) -> int:
    bonus = 1 if ohne_talon else 0
    if profile.ohne_talon_bonus_doubled:
        return (value + bonus) * times
    return value * times + bonus


def _rival(deal: ThreeHandDeal, seat: Seat) -> Seat:
    return next(each for each in SEATS if each not in side(deal, seat))
