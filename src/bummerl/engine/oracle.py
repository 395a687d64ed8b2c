"""The independent oracle: plain minimax over `bummerl.rules`, one lawful action at a time.

It knows nothing of the kernels: no masks, no scores of theirs, no reduction; alpha-beta is its only liberty. It is slow
and fit for endings. As everywhere in the engine nobody declares 66 without having it: where a false claim is cheaper
than the loss to come, it would be a way to resign.
"""

from collections.abc import Iterator

from bummerl.rules import two_hand
from bummerl.rules.actions import Claim
from bummerl.rules.game import Action, Outcome, Seat
from bummerl.rules.two_hand import Phase, TwoHandDeal
from bummerl.rules.two_hand.state import TO_WIN, points


def oracle_value(deal: TwoHandDeal, alpha: int = -3, beta: int = 3) -> int:
    """The value in game points for the seat to act, exact inside alpha … beta."""
    (seat,) = two_hand.to_act(deal)
    best = -4
    for action in honest_actions(deal, seat):
        best = max(best, oracle_action_value(deal, seat, action, max(alpha, best), beta))
        if best >= beta:
            break
    return best


def oracle_action_value(deal: TwoHandDeal, seat: Seat, action: Action, alpha: int = -3, beta: int = 3) -> int:
    """The value of one action for the seat that does it, exact inside alpha … beta."""
    after, _ = two_hand.apply(deal, seat, action)
    if after.phase is Phase.END:
        return _game_points(after.outcome, seat)
    if two_hand.to_act(after) == {seat}:
        return oracle_value(after, alpha, beta)
    return -oracle_value(after, -beta, -alpha)


def honest_actions(deal: TwoHandDeal, seat: Seat) -> Iterator[Action]:
    """The lawful actions without false claims; a claim comes first."""
    lawful = two_hand.legal(deal, seat)
    if Claim() in lawful and points(deal, seat) >= TO_WIN:
        yield Claim()
    for action in lawful:
        if not isinstance(action, Claim):
            yield action


def _game_points(outcome: Outcome | None, seat: Seat) -> int:
    assert outcome is not None
    if not outcome.payees:
        return 0
    return outcome.points if seat in outcome.payees else -outcome.points
