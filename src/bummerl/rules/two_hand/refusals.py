"""What may be done and, if not, why not: one predicate for buttons, server and engines (docs/rules.md §3.3)."""

from collections.abc import Iterator

from bummerl.cards import Card, Rank, Suit
from bummerl.rules.actions import (
    Announce,
    Claim,
    Close,
    Concede,
    Draw,
    Exchange,
    Play,
    Settle,
)
from bummerl.rules.errors import IllegalAction
from bummerl.rules.game import Action, Seat
from bummerl.rules.tricks import broken_duty, lawful
from bummerl.rules.two_hand.state import (
    Phase,
    TwoHandDeal,
    actor,
    filled,
    first_lead,
    holds_pair,
    low_trump,
    pair,
    strict,
)

DUTIES = frozenset({"mustFollow", "mustBeat", "mustTrump"})
"""Codes of a reply against the strict phase: refused, or punished where the profile says so."""


def to_act(deal: TwoHandDeal) -> frozenset[Seat]:
    """The seat that the deal waits for; nobody once it has ended."""
    if deal.phase is Phase.END:
        return frozenset()
    return frozenset({actor(deal.phase, deal.leader)})


def legal(deal: TwoHandDeal, seat: Seat) -> tuple[Action, ...]:
    """The lawful actions of a seat: declarations first, then cards in the order of the pack.

    Conceding is always possible at one's turn and is not listed.
    """
    if deal.phase is Phase.END:
        return ()
    if seat != actor(deal.phase, deal.leader):
        # Nothing but a claim is ever lawful out of turn.
        return () if _claim(deal, seat) is not None else (Claim(),)
    return tuple(action for action in candidates(deal, seat) if refusal(deal, seat, action) is None)


def check(deal: TwoHandDeal, seat: Seat, action: Action) -> None:
    """Raise `IllegalAction` with the first reason of docs/rules.md §3.3 that applies.

    Where a revoke is punished (`revoke = forfeit3`) any held card passes as a reply in the strict phase.
    """
    refused = refusal(deal, seat, action)
    if refused is None or (refused.code in DUTIES and deal.profile.revoke == "forfeit3"):
        return
    raise refused


def candidates(deal: TwoHandDeal, seat: Seat) -> Iterator[Action]:
    """Everything that a seat might think of: what buttons and cards can stand for."""
    yield from _SPOKEN
    for card in sorted(deal.hands[seat], key=_PLACE.__getitem__):
        yield _PLAYS[card]


_SPOKEN: tuple[Action, ...] = (Draw(), Exchange(), Close(), *map(Announce, Suit), Claim(), Settle())
_PLAYS = {card: Play(card) for card in Card}
_PLACE = {card: place for place, card in enumerate(Card)}


def refusal(deal: TwoHandDeal, seat: Seat, action: Action) -> IllegalAction | None:
    """Why a seat may not do this now, or None; a reply against its duty is refused here whatever the profile does
    with it."""
    if deal.phase is Phase.END:
        return IllegalAction("dealOver")
    if isinstance(action, Claim):
        return _claim(deal, seat)
    if seat != actor(deal.phase, deal.leader):
        return IllegalAction("notYourTurn")
    match action:
        case Play(card):
            return _play(deal, seat, card)
        case Announce(suit):
            return _announce(deal, seat, suit)
        case Exchange():
            return _exchange(deal, seat)
        case Close():
            return _close(deal)
        case Draw():
            return None if deal.phase is Phase.PRE_DRAW else IllegalAction("notOnLead")
        case Settle():
            return None if deal.phase is Phase.LAST else IllegalAction("cardsLeft")
        case Concede():
            return None
    return IllegalAction("otherGame")


def _exchange(deal: TwoHandDeal, seat: Seat) -> IllegalAction | None:
    profile = deal.profile
    if deal.phase is Phase.PRE_DRAW:
        return IllegalAction("beforeDraw")
    if deal.phase is Phase.MARRIAGE:
        return IllegalAction("afterAnnounce")
    if deal.phase is not Phase.LEAD:
        return IllegalAction("notOnLead")
    if deal.closed is not None:
        return IllegalAction("closed")
    if not deal.stock:
        return IllegalAction("stockGone")
    if first_lead(deal) and not profile.exchange_at_first_lead:
        return IllegalAction("firstLead")
    if len(deal.stock) < profile.exchange_min_stock:
        return IllegalAction("minStock", least=profile.exchange_min_stock)
    if low_trump(deal) not in deal.hands[seat]:
        return IllegalAction("notHeld", card=low_trump(deal))
    return None


def _close(deal: TwoHandDeal) -> IllegalAction | None:
    if deal.phase is Phase.MARRIAGE:
        return IllegalAction("afterAnnounce")
    if deal.phase not in (Phase.LEAD, Phase.PRE_DRAW):
        return IllegalAction("notOnLead")
    if deal.closed is not None:
        return IllegalAction("alreadyClosed")
    if not deal.stock:
        return IllegalAction("stockGone")
    if len(deal.stock) < deal.profile.close_min_stock:
        return IllegalAction("minStock", least=deal.profile.close_min_stock)
    if deal.phase is Phase.PRE_DRAW and deal.profile.close_timing == "fullHandsOnly":
        return IllegalAction("beforeDraw")
    return None


def _announce(deal: TwoHandDeal, seat: Seat, suit: Suit) -> IllegalAction | None:
    profile = deal.profile
    if deal.phase is Phase.PRE_DRAW:
        return IllegalAction("beforeDraw")
    if deal.phase is Phase.MARRIAGE:
        return IllegalAction("afterAnnounce")
    if deal.phase is not Phase.LEAD:
        return IllegalAction("notOnLead")
    if first_lead(deal) and not profile.marriage_at_first_lead:
        return IllegalAction("firstLead")
    if deal.closed is not None and not profile.marriage_after_close:
        return IllegalAction("closed")
    if not deal.stock and not profile.marriage_after_exhausted:
        return IllegalAction("stockGone")
    if not holds_pair(deal, seat, suit):
        return IllegalAction("pairNotHeld", suit=suit)
    return None


def _play(deal: TwoHandDeal, seat: Seat, card: Card) -> IllegalAction | None:
    hand = deal.hands[seat]
    if deal.phase is Phase.PRE_DRAW:
        return IllegalAction("mustDrawFirst")
    if card not in hand:
        return IllegalAction("notHeld", card=card)
    if deal.phase is Phase.MARRIAGE and deal.announced is not None:
        if card not in pair(deal.announced):
            return IllegalAction("mustLeadPair", suit=deal.announced)
        if card.rank is not Rank.KING and deal.profile.marriage_lead_card == "king":
            return IllegalAction("mustLeadKing", suit=deal.announced)
    if deal.phase is Phase.REPLY and strict(deal):
        allowed = lawful(hand, deal.table, deal.trump, deal.profile.duty)
        code = broken_duty(hand, deal.table, card, allowed)
        if code is not None:
            led = deal.table[0]
            return IllegalAction(code, suit=deal.trump if code == "mustTrump" else led.suit, card=led)
    return None


def _claim(deal: TwoHandDeal, seat: Seat) -> IllegalAction | None:
    profile, leads = deal.profile, deal.leader == seat
    if profile.claim_mode == "auto":
        return IllegalAction("auto")
    if deal.phase is Phase.LAST:
        return None if leads else IllegalAction("notWinnerOfTrick")
    if not leads:
        return IllegalAction("notOnLead")
    if deal.phase is Phase.REPLY and not (deal.announced and profile.claim_after_marriage_lead):
        return IllegalAction("window")
    if deal.phase is Phase.LEAD and filled(deal) and profile.claim_window == "beforeDraw":
        return IllegalAction("window")
    if deal.tricks[seat] == 0 and profile.claim_without_basis == "reject":
        return IllegalAction("marriagePending" if deal.marriages[seat] else "noTrickNoMarriage")
    return None
