"""Whose deal, whose Bummerl: the match at a table of three (docs/rules.md §7.11)."""

from bummerl.rules.game import Outcome, Reason, Seat, Standing
from bummerl.rules.three_hand.profile import ThreeHandProfile
from bummerl.rules.three_hand.state import SEATS, rufer

RETOUR = 4
"""Marks for each of two players who stood at one point short and lost to one without a point."""


def next_dealer(profile: ThreeHandProfile, dealer: Seat, outcome: Outcome) -> Seat:
    """The Rufer deals next; after three Unters the same dealer deals again (docs/rules.md §7.1, §7.2)."""
    return dealer if outcome.reason is Reason.REDEAL else rufer(dealer)


def progress(profile: ThreeHandProfile, score: int) -> int:
    """How many game points a score is away from the start, counted up or down."""
    if profile.match_target >= profile.match_start:
        return score - profile.match_start
    return profile.match_start - score


def leading(profile: ThreeHandProfile, scores: tuple[int, ...]) -> tuple[Seat, ...]:
    """The seats with the best score if it is at or beyond the target, else nobody (docs/rules.md §7.11)."""
    have = tuple(progress(profile, score) for score in scores)
    top = max(have)
    if top < abs(profile.match_target - profile.match_start):
        return ()
    return tuple(seat for seat in SEATS if have[seat] == top)


def standing(
    profile: ThreeHandProfile,
    scores: tuple[int, ...],
    order: tuple[Seat, ...] = (),
    before: tuple[int, ...] = (),
) -> Standing:
    """Who has won the Bummerl with these scores, and the marks for it.

    The highest total at or beyond the target wins. Equal totals at the top, or for the last place where only the last
    pays, are parted by a deal for two: until then nobody has won and `tied` names them; `order` lists them after it,
    its winner first. `before` are the scores before the last deal, which Retourschneider asks for.
    """
    first = leading(profile, scores)
    if not first:
        return Standing(None, (0, 0, 0))
    have = tuple(progress(profile, score) for score in scores)
    if len(first) > 1 and set(order) != set(first):
        return Standing(None, (0, 0, 0), first)
    winner = order[0] if len(first) > 1 else first[0]
    others = tuple(seat for seat in SEATS if seat != winner)
    if _retour(profile, have, winner, before):
        return Standing(winner, tuple(0 if seat == winner else RETOUR for seat in SEATS))
    if profile.bummerl_to == "allLosers":
        return Standing(winner, tuple(0 if seat == winner else _marks(have[seat]) for seat in SEATS))
    low = min(have[seat] for seat in others)
    last = tuple(seat for seat in others if have[seat] == low)
    if len(last) > 1 and set(order) != set(last):
        return Standing(None, (0, 0, 0), last)
    loser = order[-1] if len(last) > 1 else last[0]
    return Standing(winner, tuple(_marks(have[seat]) if seat == loser else 0 for seat in SEATS))


def conceded(profile: ThreeHandProfile, scores: tuple[int, ...], seat: Seat) -> Standing:
    """A seat gives up the Bummerl and alone pays for it; the better of the others wins, of equals the next
    clockwise."""
    others = ((seat + 1) % 3, (seat + 2) % 3)
    winner = max(others, key=lambda each: progress(profile, scores[each]))
    marks = _marks(progress(profile, scores[seat]))
    return Standing(winner, tuple(marks if each == seat else 0 for each in SEATS))


def _marks(have: int) -> int:
    return 2 if have == 0 else 1


def _retour(profile: ThreeHandProfile, have: tuple[int, ...], winner: Seat, before: tuple[int, ...]) -> bool:
    if not before or progress(profile, before[winner]) != 0:
        return False
    short = abs(profile.match_target - profile.match_start) - 1
    return all(have[seat] == short for seat in SEATS if seat != winner)
