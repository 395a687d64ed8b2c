"""The state machine of a two-hand deal: from the shuffled pack to the outcome (docs/rules.md §3.3-3.8)."""

from typing import Any

import msgspec

from bummerl.cards import Card, card_points
from bummerl.rules.actions import Announce, Claim, Close, Concede, Draw, Exchange, Play, Settle
from bummerl.rules.errors import IllegalAction
from bummerl.rules.events import (
    CardPlayed,
    DealBegan,
    DealConceded,
    MarriageAnnounced,
    SixtySixClaimed,
    SuitRevoked,
    TrickTaken,
)
from bummerl.rules.game import Action, Event, Outcome, Seat, Trick
from bummerl.rules.tricks import best
from bummerl.rules.two_hand import scoring
from bummerl.rules.two_hand.events import CardDrawn, StockClosed, TrumpExchanged
from bummerl.rules.two_hand.profile import TwoHandProfile
from bummerl.rules.two_hand.refusals import DUTIES, refusal
from bummerl.rules.two_hand.state import (
    TO_WIN,
    Closed,
    Exchanged,
    Phase,
    TwoHandDeal,
    low_trump,
    marriage_value,
    other,
    pair,
    points,
)

Step = tuple[TwoHandDeal, tuple[Event, ...]]


def start(profile: TwoHandProfile, dealer: Seat, pack: tuple[Card, ...], deal_no: int = 1) -> Step:
    """Deal the shuffled pack, top card first, in the batches of the profile (docs/rules.md §3.2, §6)."""
    if sorted(pack) != sorted(profile.pack):
        raise IllegalAction("wrongPack", cards=len(profile.pack))
    forehand = other(dealer)
    hands: list[list[Card]] = [[], []]
    rest, turned, to = list(pack), [], forehand
    for batch in profile.deal_pattern.split("-"):
        if batch == "T":
            turned.append(rest.pop(0))
            continue
        taken, rest = rest[: int(batch)], rest[int(batch) :]
        hands[to].extend(taken)
        to = other(to)
    deal = TwoHandDeal(
        profile=profile,
        dealer=dealer,
        phase=Phase.LEAD,
        leader=forehand,
        hands=(tuple(hands[0]), tuple(hands[1])),
        stock=(*rest, *turned),
        trump=turned[0].suit,
    )
    began = DealBegan(
        deal_no=deal_no,
        dealer=dealer,
        hands=deal.hands,
        hand_size=profile.hand_size,
        stock=len(deal.stock),
        turn_up=turned[0],
    )
    return deal, (began,)


def apply(deal: TwoHandDeal, seat: Seat, action: Action) -> Step:
    """The deal after an action that passed `check`, and what happened; pure."""
    match action:
        case Play(card) if not deal.table:
            return _lead(deal, seat, card)
        case Play(card):
            return _reply(deal, seat, card)
        case Announce(suit):
            marriages = _put(deal.marriages, seat, (*deal.marriages[seat], suit))
            known = _put(deal.known, seat, deal.known[seat] | set(pair(suit)))
            said = MarriageAnnounced(seat=seat, suit=suit, points=marriage_value(deal, suit))
            told = _with(deal, phase=Phase.MARRIAGE, announced=suit, marriages=marriages, known=known)
            return _count_for(told, seat), (said,)
        case Exchange():
            exchanged, event = _exchange(deal, seat)
            return exchanged, (event,)
        case Close():
            return _close(deal, seat)
        case Draw():
            return _draw(deal)
        case Claim():
            return _end(deal, scoring.claimed(deal, seat)), (SixtySixClaimed(seat=seat),)
        case Settle():
            return _end(deal, scoring.ran_out(deal)), ()
        case Concede():
            return _end(deal, scoring.conceded(deal, seat)), (DealConceded(seat=seat),)
    raise IllegalAction("otherGame")


def _lead(deal: TwoHandDeal, seat: Seat, card: Card) -> Step:
    led = _without(deal, seat, card)
    return _with(led, phase=Phase.REPLY, table=(card,)), (CardPlayed(seat=seat, card=card),)


def _reply(deal: TwoHandDeal, seat: Seat, card: Card) -> Step:
    broken = refusal(deal, seat, Play(card))
    if broken is not None and broken.code in DUTIES:
        event = SuitRevoked(seat=seat, card=card, code=broken.code)
        return _end(deal, scoring.revoked(deal, seat)), (event,)
    table = (*deal.table, card)
    winner = deal.leader if best(table, deal.trump) == 0 else seat
    replied = _without(deal, seat, card)
    taken = _with(
        replied,
        table=(),
        announced=None,
        leader=winner,
        tricks=_put(deal.tricks, winner, deal.tricks[winner] + 1),
        trick_points=_put(deal.trick_points, winner, deal.trick_points[winner] + card_points(table)),
        played=(*deal.played, Trick(deal.leader, table, winner)),
    )
    after, drawn = _after_trick(taken)
    events = (CardPlayed(seat=seat, card=card), TrickTaken(seat=winner, cards=table), *drawn)
    return after, events


def _after_trick(deal: TwoHandDeal) -> Step:
    winner = deal.leader
    if not deal.hands[winner]:
        last = _count_for(_with(deal, phase=Phase.LAST), winner)
        offers = deal.profile.claim_mode == "manual" and deal.profile.claim_after_last_trick
        return (last if offers or last.outcome else _end(last, scoring.ran_out(last))), ()
    fills = bool(deal.stock) and deal.closed is None
    pauses = fills and deal.profile.close_timing == "beforeOrAfterDraw"
    counted = _count_for(_with(deal, phase=Phase.PRE_DRAW if pauses else Phase.LEAD), winner)
    if counted.outcome or pauses or not fills:
        return counted, ()
    return _draw(counted)


def _draw(deal: TwoHandDeal) -> Step:
    winner, loser = deal.leader, other(deal.leader)
    first, second, *rest = deal.stock
    open_card = not rest
    hands = _put(deal.hands, winner, (*deal.hands[winner], first))
    hands = _put(hands, loser, (*hands[loser], second))
    known = _put(deal.known, loser, deal.known[loser] | {second}) if open_card else deal.known
    drawn = _with(deal, phase=Phase.LEAD, hands=hands, stock=tuple(rest), known=known)
    return drawn, (
        CardDrawn(seat=winner, card=first, turn_up=False, stock=len(rest) + 1),
        CardDrawn(seat=loser, card=second, turn_up=open_card, stock=len(rest)),
    )


def _exchange(deal: TwoHandDeal, seat: Seat) -> tuple[TwoHandDeal, Event]:
    given, taken = low_trump(deal), deal.stock[-1]
    hand = tuple(taken if card == given else card for card in deal.hands[seat])
    exchanged = _with(
        deal,
        hands=_put(deal.hands, seat, hand),
        stock=(*deal.stock[:-1], given),
        known=_put(deal.known, seat, deal.known[seat] | {taken}),
        exchanged=Exchanged(by=seat, taken=taken, after=len(deal.played)),
    )
    return exchanged, TrumpExchanged(seat=seat, taken=taken, given=given)


def _close(deal: TwoHandDeal, seat: Seat) -> Step:
    rival = other(seat)
    snapshot = Closed(by=seat, opp_tricks=deal.tricks[rival], opp_points=points(deal, rival), after=len(deal.played))
    closed = _with(deal, phase=Phase.LEAD, closed=snapshot)
    event = StockClosed(seat=seat, opp_tricks=snapshot.opp_tricks)
    if deal.profile.exchange_on_opponent_close and low_trump(deal) in deal.hands[rival]:
        swapped, exchanged = _exchange(closed, rival)
        return swapped, (event, exchanged)
    return closed, (event,)


def _count_for(deal: TwoHandDeal, seat: Seat) -> TwoHandDeal:
    """Where the profile counts, end the deal once this seat has 66 effective points."""
    if deal.profile.claim_mode == "auto" and points(deal, seat) >= TO_WIN:
        return _end(deal, scoring.won_claim(deal, seat))
    return deal


def _end(deal: TwoHandDeal, outcome: Outcome) -> TwoHandDeal:
    return _with(deal, phase=Phase.END, outcome=outcome)


def _without(deal: TwoHandDeal, seat: Seat, card: Card) -> TwoHandDeal:
    hand = tuple(each for each in deal.hands[seat] if each != card)
    known = _put(deal.known, seat, deal.known[seat] - {card}) if card in deal.known[seat] else deal.known
    return _with(deal, hands=_put(deal.hands, seat, hand), known=known)


def _put(values: tuple[Any, Any], seat: Seat, value: Any) -> tuple[Any, Any]:
    return (value, values[1]) if seat == 0 else (values[0], value)


def _with(deal: TwoHandDeal, **changes: Any) -> TwoHandDeal:
    return msgspec.structs.replace(deal, **changes)
