"""Rules of thumb for Dreierschnapsen: a whole player, from the cut to the last trick, without working anything out."""

from collections.abc import Sequence

from bummerl.cards import Card, Rank, Suit
from bummerl.rules.actions import Announce, Play
from bummerl.rules.game import Action
from bummerl.rules.three_hand.actions import (
    Bid,
    Blind,
    Cut,
    Discard,
    Double,
    NameTrump,
    Pass,
    Redeal,
    TakeTalon,
    discard,
)
from bummerl.rules.three_hand.contracts import Contract, Goal, Terms, ranking, valid_trump
from bummerl.rules.three_hand.state import Phase
from bummerl.rules.three_hand.view import ThreeHandView
from bummerl.rules.tricks import best

LOW = (Rank.QUEEN, Rank.JACK)


def thumb(view: ThreeHandView, lawful: Sequence[Action]) -> tuple[Action, str]:
    """What the rules of thumb do among the lawful actions, and the name of the rule."""
    match view.phase:
        case Phase.CUT:
            return Cut(), "cut"
        case Phase.TRUMP:
            return _trump(view, lawful)
        case Phase.AUCTION:
            return bid_by_thumb(view, lawful)
        case Phase.TALON:
            return TakeTalon(), "takeTalon"
        case Phase.DISCARD:
            return _discard(view, lawful), "discard"
        case Phase.KONTRA:
            return _double(view, lawful)
    return _play(view, lawful)


def _trump(view: ThreeHandView, lawful: Sequence[Action]) -> tuple[Action, str]:
    if Redeal() in lawful:
        return Redeal(), "redeal"
    suits = [action.suit for action in lawful if isinstance(action, NameTrump)]

    def weight(suit: Suit) -> tuple[int, int]:
        held = [card for card in view.hand if card.suit == suit]
        return len(held), sum(card.points for card in held)

    suit = max(suits, key=weight)
    if weight(suit) < (1, 10):
        return Blind(), "blind"
    return NameTrump(suit), "longestSuit"


def sure_tricks(hand: Sequence[Card], of_trump: Suit | None, long: int = 4) -> int:
    """Cards that win by themselves: in each suit the unbroken row from the ace down, and all of a long suit with its
    top three."""
    total = 0
    for suit in Suit:
        held = sorted((card for card in hand if card.suit == suit), key=lambda card: -card.strength)
        row = 0
        for place, card in enumerate(held):
            if card.strength != 5 - place:
                break
            row += 1
        total += len(held) if row >= 3 or (row >= 2 and len(held) >= long and suit == of_trump) else row
    return total


def bid_by_thumb(view: ThreeHandView, lawful: Sequence[Action]) -> tuple[Action, str]:
    """What somebody bids who counts sure tricks for a slam and low cards for a beggar."""
    hand, trump = view.hand, view.trump
    sure = sure_tricks(hand, None)
    sure_with_trump = sure_tricks(hand, trump)
    trumps = [card for card in hand if card.suit == trump]
    low = sum(card.rank in LOW for card in hand)
    high = max(card.points for card in hand)
    marriage = {Rank.KING, Rank.QUEEN} <= {card.rank for card in trumps}
    strong_trumps = {Rank.ACE, Rank.TEN} <= {card.rank for card in trumps}
    ladder = (
        (Contract.TRUMPFRINGERL, True),
        (Contract.FARBENRINGERL, True),
        (Contract.KONTRABAUERNSCHNAPSER, len(trumps) >= 5),
        (Contract.BAUERNSCHNAPSER, len(trumps) >= 4 and strong_trumps and sure_with_trump >= 5),
        (Contract.KONTRASCHNAPSER, len(trumps) >= 4 and strong_trumps and sure_with_trump >= 5),
        (Contract.GANG, sure >= 5),
        (Contract.PLAUDERER, low >= 5 and high <= 4),
        (Contract.SCHNAPSER, marriage and Rank.ACE in {card.rank for card in trumps} and sure_with_trump >= 2),
        (Contract.BETTLER, low >= 4 and high <= 4),
    )
    for contract, fits in ladder:
        bid = Bid(contract)
        if fits and bid in lawful:
            return bid, "bid"
    return Pass(), "pass"


def keep_value(card: Card, hand: Sequence[Card], of: Terms, trump: Suit) -> float:
    """How gladly a card is kept when two have to be laid away."""
    strength = ranking(of, trump)(card)
    if of.goal is Goal.NO_TRICK:
        # Short suits go, and high cards first.
        return -float(strength) - 0.1 * sum(each.suit == card.suit for each in hand)
    value = float(strength)
    if of.trump and card.suit == trump:
        value += 6.0
    if of.marriages and card.rank in (Rank.KING, Rank.QUEEN):
        other = Rank.QUEEN if card.rank is Rank.KING else Rank.KING
        if any(each.suit == card.suit and each.rank is other for each in hand):
            value += 8.0 if card.suit == trump else 4.0
    if any(each.suit == card.suit and each.rank is Rank.ACE for each in hand):
        value += 1.0
    return value


def _discard(view: ThreeHandView, lawful: Sequence[Action]) -> Action:
    assert view.terms is not None
    assert view.trump is not None
    of, trump = view.terms, view.trump
    order = sorted(view.hand, key=lambda card: keep_value(card, view.hand, of, trump))
    choices = [action for action in lawful if isinstance(action, Discard)]
    wanted = discard(*order[:2])
    return wanted if wanted in choices else choices[0]


def _double(view: ThreeHandView, lawful: Sequence[Action]) -> tuple[Action, str]:
    """Double a slam when one holds aces of one's own against it, and nothing else."""
    assert view.terms is not None
    aces = sum(card.rank is Rank.ACE for card in view.hand)
    if (
        Double() in lawful
        and view.multiplier == 1
        and view.terms.goal is Goal.ALL_TRICKS
        and not view.terms.ace_low
        and aces >= 2
    ):
        return Double(), "double"
    return Pass(), "pass"


def _play(view: ThreeHandView, lawful: Sequence[Action]) -> tuple[Action, str]:
    assert view.terms is not None
    assert view.seat is not None
    of, trump = view.terms, valid_trump(view.terms, view.trump)
    strength = ranking(of, view.trump)
    announcements = [action for action in lawful if isinstance(action, Announce)]
    if announcements:
        return max(announcements, key=lambda each: each.suit == view.trump), "announce"
    cards = [action.card for action in lawful if isinstance(action, Play)]
    mine = view.seat == view.declarer
    if not view.table:
        if of.goal is Goal.NO_TRICK:
            pick = min if mine else max
            return Play(pick(cards, key=strength)), "leadLow" if mine else "leadHigh"
        if mine or of.goal is Goal.POINTS:
            return Play(max(cards, key=lambda card: (strength(card), card.suit == trump))), "leadHigh"
        return Play(max(cards, key=strength)), "leadHigh"
    place = best(view.table, trump, strength)
    taker = (view.leader + place) % 3
    for card in cards:
        if best((*view.table, card), trump, strength) != len(view.table):
            continue
        taker = view.seat
    last = len(view.table) == 2
    ours = (taker == view.declarer) == mine
    if of.goal is Goal.NO_TRICK:
        return Play(max(cards, key=strength)), "throwHigh"
    if last and ours:
        return Play(max(cards, key=lambda card: (card.points, -strength(card)))), "fatten"
    return Play(min(cards, key=lambda card: (card.points, card.suit == trump))), "giveLittle"
