"""Schnapsen and Sixty-Six: 20 or 24 cards, a stock to draw from, two players (docs/rules.md §2-6)."""

from bummerl.cards import Card
from bummerl.rules.game import Outcome, Seat, Standing
from bummerl.rules.two_hand.play import apply, start
from bummerl.rules.two_hand.profile import PRESETS, TwoHandProfile
from bummerl.rules.two_hand.refusals import check, legal, to_act
from bummerl.rules.two_hand.state import Phase, TwoHandDeal, other
from bummerl.rules.two_hand.view import TwoHandView, view, visible

id = "two_hand"


def next_dealer(profile: TwoHandProfile, dealer: Seat, outcome: Outcome) -> Seat:
    """Who deals next: the deal alternates, or follows the winner or loser; after a draw the dealer stays in the
    latter."""
    if profile.next_dealer == "alternate":
        return other(dealer)
    if not outcome.payees:
        return dealer
    winner = outcome.payees[0]
    return winner if profile.next_dealer == "winner" else other(winner)


def standing(
    profile: TwoHandProfile, scores: tuple[int, ...], order: tuple[Seat, ...] = (), before: tuple[int, ...] = ()
) -> Standing:
    """Who has won the Bummerl with these scores, and the marks for the loser (docs/rules.md §3.11); never tied."""
    for seat in (0, 1):
        if reached(profile, scores[seat]):
            return Standing(seat, charge(profile, seat, scores))
    return Standing(None, (0, 0))


def reached(profile: TwoHandProfile, score: int) -> bool:
    """Whether a score has come to the target or beyond."""
    if profile.match_target >= profile.match_start:
        return score >= profile.match_target
    return score <= profile.match_target


def charge(profile: TwoHandProfile, winner: Seat, scores: tuple[int, ...]) -> tuple[int, ...]:
    """One mark for the loser; two if he is still on the start value and the profile counts Schneider."""
    loser = other(winner)
    marks = 2 if profile.schneider_double and scores[loser] == profile.match_start else 1
    return tuple(marks if seat == loser else 0 for seat in (0, 1))


def conceded(profile: TwoHandProfile, scores: tuple[int, ...], seat: Seat) -> Standing:
    """The other side wins the Bummerl at these scores; Schneider counts where the profile counts it."""
    return Standing(other(seat), charge(profile, other(seat), scores))


def uncovered(deal: TwoHandDeal) -> tuple[tuple[tuple[Card, ...], ...], tuple[Card, ...]]:
    """The hands and the stock as they lie at the end."""
    return deal.hands, deal.stock


__all__ = [
    "PRESETS",
    "Phase",
    "TwoHandDeal",
    "TwoHandProfile",
    "TwoHandView",
    "apply",
    "charge",
    "check",
    "conceded",
    "id",
    "legal",
    "next_dealer",
    "reached",
    "standing",
    "start",
    "to_act",
    "uncovered",
    "view",
    "visible",
]
