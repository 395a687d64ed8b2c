"""What a deal is worth, for every way in which it can end (docs/rules.md §3.9)."""

from bummerl.rules.game import Outcome, Reason, Seat
from bummerl.rules.two_hand.state import TO_WIN, TwoHandDeal, other, points


def scale(card_points: int, tricks: int) -> int:
    """3 if the loser has no trick, else 2 up to 32 points, else 1."""
    if tricks == 0:
        return 3
    return 2 if card_points <= 32 else 1


def claimed(deal: TwoHandDeal, seat: Seat) -> Outcome:
    """A seat declared 66, rightly or not."""
    if points(deal, seat) >= TO_WIN:
        return won_claim(deal, seat)
    return _false_claim(deal, seat)


def won_claim(deal: TwoHandDeal, seat: Seat) -> Outcome:
    """A seat declared 66 and has it, or the other side conceded."""
    rival = other(seat)
    closed = deal.closed
    if closed is not None and closed.by == rival:
        flat = deal.profile.beat_closer_award == "flat2"
        value = 2 if flat else _two_or_three(closed.opp_tricks)
        return _outcome(deal, seat, value, Reason.CLOSER_BEATEN, tricks=closed.opp_tricks, at_close=True, by=seat)
    if closed is not None and deal.profile.close_score_basis == "atClose":
        value = scale(closed.opp_points, closed.opp_tricks)
        return _outcome(
            deal, seat, value, Reason.CLOSE_WON, closed.opp_points, closed.opp_tricks, at_close=True, by=seat
        )
    reason = Reason.CLAIMED if closed is None else Reason.CLOSE_WON
    figures = points(deal, rival), deal.tricks[rival]
    return _outcome(deal, seat, scale(*figures), reason, *figures, by=seat)


def ran_out(deal: TwoHandDeal) -> Outcome:
    """The cards ran out and nobody claimed; `deal.leader` won the last trick."""
    closed = deal.closed
    if closed is not None:
        return _failed_close(deal, Reason.CLOSE_FAILED, by=closed.by)
    winner, rule = deal.leader, deal.profile.last_trick_rule
    if rule == "onePoint":
        return _outcome(deal, winner, 1, Reason.LAST_TRICK)
    if rule == "scale":
        figures = points(deal, other(winner)), deal.tricks[other(winner)]
        return _outcome(deal, winner, scale(*figures), Reason.LAST_TRICK, *figures)
    totals = points(deal, 0), points(deal, 1)
    if totals[0] == totals[1]:
        return Outcome((), 0, Reason.DRAW, totals)
    winner = 0 if totals[0] > totals[1] else 1
    figures = totals[other(winner)], deal.tricks[other(winner)]
    return _outcome(deal, winner, scale(*figures), Reason.MORE_POINTS, *figures)


def revoked(deal: TwoHandDeal, seat: Seat) -> Outcome:
    """A seat broke its duty where the profile punishes that: 3 to the other side (seed 002)."""
    return _outcome(deal, other(seat), 3, Reason.REVOKED, by=seat)


def conceded(deal: TwoHandDeal, seat: Seat) -> Outcome:
    """A seat gave up: as if the other side had claimed rightly; a closer has failed (docs/rules.md §3.12)."""
    if deal.closed is not None and deal.closed.by == seat:
        return _failed_close(deal, Reason.CONCEDED, by=seat)
    as_claimed = won_claim(deal, other(seat))
    return Outcome(
        as_claimed.payees,
        as_claimed.points,
        Reason.CONCEDED,
        as_claimed.card_points,
        as_claimed.basis_points,
        as_claimed.basis_tricks,
        as_claimed.at_close,
        by=seat,
    )


def _false_claim(deal: TwoHandDeal, seat: Seat) -> Outcome:
    rival, closed, rule = other(seat), deal.closed, deal.profile.false_claim_award
    if closed is not None and closed.by == seat and deal.profile.false_claim_by_closer == "failedClose":
        return _failed_close(deal, Reason.FALSE_CLAIM, by=seat)
    if rule == "mirror":
        hoped = won_claim(deal, seat)
        return _outcome(
            deal,
            rival,
            hoped.points,
            Reason.FALSE_CLAIM,
            hoped.basis_points,
            hoped.basis_tricks,
            hoped.at_close,
            seat,
        )
    tricks = deal.tricks[rival]
    value = 2 if rule == "flat2" else _two_or_three(tricks)
    return _outcome(deal, rival, value, Reason.FALSE_CLAIM, tricks=tricks, by=seat)


def _failed_close(deal: TwoHandDeal, reason: Reason, by: Seat) -> Outcome:
    assert deal.closed is not None
    tricks = deal.closed.opp_tricks
    return _outcome(deal, other(deal.closed.by), _two_or_three(tricks), reason, tricks=tricks, at_close=True, by=by)


def _two_or_three(tricks: int) -> int:
    return 3 if tricks == 0 else 2


def _outcome(
    deal: TwoHandDeal,
    winner: Seat,
    value: int,
    reason: Reason,
    basis: int | None = None,
    tricks: int | None = None,
    at_close: bool = False,
    by: Seat | None = None,
) -> Outcome:
    totals = points(deal, 0), points(deal, 1)
    return Outcome((winner,), value, reason, totals, basis, tricks, at_close, by)
