"""What may be done at a table of three and, if not, why not (docs/rules.md §3.3, §7)."""

from collections.abc import Iterator
from itertools import combinations

from bummerl.cards import Card, Rank, Suit, in_order
from bummerl.rules.actions import Announce, Claim, Concede, Play, Settle
from bummerl.rules.errors import IllegalAction
from bummerl.rules.game import Action, Seat
from bummerl.rules.three_hand.actions import (
    Bid,
    Blind,
    Cut,
    Discard,
    Double,
    Knock,
    LeaveTalon,
    NameTrump,
    Pass,
    Redeal,
    TakeTalon,
)
from bummerl.rules.three_hand.auction import refused_bid, speakers
from bummerl.rules.three_hand.contracts import BIDS, Contract, Goal, ranking, valid_trump
from bummerl.rules.three_hand.state import (
    Phase,
    ThreeHandDeal,
    defenders,
    holds_pair,
    mittelhand,
    pair,
    played_terms,
    rufer,
    seat_to_play,
    side,
    side_tricks,
)
from bummerl.rules.tricks import best, broken_duty, lawful


def to_act(deal: ThreeHandDeal) -> frozenset[Seat]:
    """Whom the deal waits for: several in a sealed auction or a Kontra window, nobody once it has ended."""
    match deal.phase:
        case Phase.CUT:
            return frozenset({mittelhand(deal.dealer)})
        case Phase.TRUMP:
            return frozenset({rufer(deal.dealer)})
        case Phase.AUCTION:
            return speakers(deal)
        case Phase.TALON | Phase.DISCARD:
            assert deal.declarer is not None
            return frozenset({deal.declarer})
        case Phase.KONTRA:
            return doublers(deal) - deal.silent
        case Phase.LEAD | Phase.MARRIAGE | Phase.REPLY:
            return frozenset({seat_to_play(deal)})
        case Phase.LAST:
            return frozenset({deal.leader})
        case Phase.END:
            return frozenset()


def doublers(deal: ThreeHandDeal) -> frozenset[Seat]:
    """Who may double next: the defenders, after them the declarer, then the defenders once more (docs/rules.md
    §7.10)."""
    assert deal.declarer is not None
    if len(deal.doubles) % 2 == 1:
        return frozenset({deal.declarer})
    return frozenset(defenders(deal))


def legal(deal: ThreeHandDeal, seat: Seat) -> tuple[Action, ...]:
    """The lawful actions of a seat: declarations first, then cards in the order of the pack; conceding is not
    listed."""
    return tuple(action for action in candidates(deal, seat) if refusal(deal, seat, action) is None)


def check(deal: ThreeHandDeal, seat: Seat, action: Action) -> None:
    """Raise `IllegalAction` with the first reason that applies."""
    refused = refusal(deal, seat, action)
    if refused is not None:
        raise refused


def candidates(deal: ThreeHandDeal, seat: Seat) -> Iterator[Action]:
    """Everything that a seat might think of in this phase."""
    hand = in_order(deal.hands[seat])
    match deal.phase:
        case Phase.CUT:
            yield Cut()
            yield Knock()
        case Phase.TRUMP:
            yield from (NameTrump(suit) for suit in Suit)
            yield from (Blind(place) for place in range(3))
            yield Redeal()
        case Phase.AUCTION:
            yield Pass()
            for contract in BIDS:
                yield Bid(contract)
                yield Bid(contract, ohne_talon=True)
        case Phase.TALON:
            yield TakeTalon()
            yield LeaveTalon()
        case Phase.DISCARD:
            yield from (Discard(two) for two in combinations(hand, 2))
        case Phase.KONTRA:
            yield Pass()
            yield Double()
        case _:
            yield from (Announce(suit) for suit in Suit)
            yield Claim()
            yield Settle()
            yield from (Play(card) for card in hand)


def refusal(deal: ThreeHandDeal, seat: Seat, action: Action) -> IllegalAction | None:
    """Why a seat may not do this now, or None."""
    if deal.phase is Phase.END:
        return IllegalAction("dealOver")
    match action:
        case Claim():
            return _claim(deal, seat)
        case Double():
            return _double(deal, seat)
        case TakeTalon() | LeaveTalon() | Discard() if deal.ohne_talon and seat == deal.declarer:
            return IllegalAction("ohneTalon")
    if seat not in to_act(deal):
        return IllegalAction("notYourTurn")
    match action:
        case Cut() | Knock():
            return _only_in(deal, Phase.CUT)
        case NameTrump(suit):
            return _only_in(deal, Phase.TRUMP) or _name_trump(deal, seat, suit)
        case Blind(place):
            if not 0 <= place < 3:
                return IllegalAction("noSuchCard")
            return _only_in(deal, Phase.TRUMP)
        case Redeal():
            return _only_in(deal, Phase.TRUMP) or _redeal(deal, seat)
        case Bid():
            return _only_in(deal, Phase.AUCTION) or refused_bid(deal, seat, action)
        case Pass():
            return _only_in(deal, Phase.AUCTION, Phase.KONTRA)
        case TakeTalon() | LeaveTalon():
            return _only_in(deal, Phase.TALON)
        case Discard(cards):
            return _only_in(deal, Phase.DISCARD) or _discard(deal, seat, cards)
        case Announce(suit):
            return _announce(deal, seat, suit)
        case Play(card):
            return _only_in(deal, Phase.LEAD, Phase.MARRIAGE, Phase.REPLY) or _play(deal, seat, card)
        case Settle():
            return None if deal.phase is Phase.LAST else IllegalAction("cardsLeft")
        case Concede():
            return _concede(deal, seat)
    return IllegalAction("otherGame")


def _only_in(deal: ThreeHandDeal, *phases: Phase) -> IllegalAction | None:
    return None if deal.phase in phases else IllegalAction("notNow", phase=str(deal.phase))


def _name_trump(deal: ThreeHandDeal, seat: Seat, suit: Suit) -> IllegalAction | None:
    if deal.profile.trump_must_hold_card and all(card.suit != suit for card in deal.hands[seat]):
        return IllegalAction("suitNotHeld", suit=str(suit))
    return None


def _redeal(deal: ThreeHandDeal, seat: Seat) -> IllegalAction | None:
    if not deal.profile.redeal_three_unters:
        return IllegalAction("redealDisabled")
    if any(card.rank is not Rank.JACK for card in deal.hands[seat]):
        return IllegalAction("notThreeUnters")
    return None


def _discard(deal: ThreeHandDeal, seat: Seat, cards: tuple[Card, ...]) -> IllegalAction | None:
    hand = deal.hands[seat]
    for card in cards:
        if card not in hand:
            return IllegalAction("notHeld", card=str(card))
    if len(set(cards)) != 2 or len(cards) != 2:
        return IllegalAction("twoCards")
    if deal.contract is Contract.ASS_BETTLER and deal.profile.ass_bettler_check == "final":
        aces = {card for card in hand if card.rank is Rank.ACE}
        # A hand of eight without an ace cannot keep one: the contract is lost anyway, but something has to be laid
        # away.
        if aces and aces <= set(cards):
            return IllegalAction("mustKeepAce")
    return None


def _double(deal: ThreeHandDeal, seat: Seat) -> IllegalAction | None:
    if len(deal.doubles) == 3:
        return IllegalAction("ladderEnd")
    if deal.phase is not Phase.KONTRA:
        return IllegalAction("notNow", phase=str(deal.phase))
    if seat not in doublers(deal):
        return IllegalAction("notDefender" if seat == deal.declarer else "notDeclarer")
    return IllegalAction("notYourTurn") if seat in deal.silent else None


def _announce(deal: ThreeHandDeal, seat: Seat, suit: Suit) -> IllegalAction | None:
    if deal.phase is Phase.MARRIAGE:
        return IllegalAction("afterAnnounce")
    if deal.phase is not Phase.LEAD:
        return IllegalAction("notOnLead")
    if not played_terms(deal).marriages:
        return IllegalAction("noMarriages", contract=str(deal.contract))
    return None if holds_pair(deal, seat, suit) else IllegalAction("pairNotHeld", suit=str(suit))


def _play(deal: ThreeHandDeal, seat: Seat, card: Card) -> IllegalAction | None:
    hand = deal.hands[seat]
    if card not in hand:
        return IllegalAction("notHeld", card=str(card))
    if deal.phase is Phase.MARRIAGE and deal.announced is not None and card not in pair(deal.announced):
        return IllegalAction("mustLeadPair", suit=str(deal.announced))
    if not deal.table:
        return None
    code = broken_duty(hand, deal.table, card, replies(deal, seat))
    if code is None:
        return None
    of = played_terms(deal)
    top = deal.table[best(deal.table, valid_trump(of, deal.trump), ranking(of, deal.trump))]
    suit = deal.trump if code == "mustTrump" else deal.table[0].suit
    return IllegalAction(code, suit=str(suit), card=str(top))


def replies(deal: ThreeHandDeal, seat: Seat) -> tuple[Card, ...]:
    """The cards with which a seat may answer what lies on the table (docs/rules.md §7.6)."""
    of = played_terms(deal)
    trump = valid_trump(of, deal.trump)
    return lawful(deal.hands[seat], deal.table, trump, deal.profile.duty, ranking(of, deal.trump))


def _claim(deal: ThreeHandDeal, seat: Seat) -> IllegalAction | None:
    if deal.phase not in (Phase.LEAD, Phase.MARRIAGE, Phase.REPLY, Phase.LAST):
        return IllegalAction("notNow", phase=str(deal.phase))
    if deal.profile.claim_mode == "auto" or played_terms(deal).goal is not Goal.POINTS:
        return IllegalAction("auto")
    with_leader = deal.leader in side(deal, seat)
    if deal.phase is Phase.LAST:
        return None if with_leader else IllegalAction("notWinnerOfTrick")
    if not with_leader:
        return IllegalAction("notOnLead")
    if deal.phase is Phase.REPLY and not (deal.announced and len(deal.table) == 1):
        return IllegalAction("window")
    if side_tricks(deal, seat) == 0:
        waiting = any(deal.marriages[each] for each in side(deal, seat))
        return IllegalAction("marriagePending" if waiting else "noTrickNoMarriage")
    return None


def _concede(deal: ThreeHandDeal, seat: Seat) -> IllegalAction | None:
    if deal.declarer is None:
        return IllegalAction("notNow", phase=str(deal.phase))
    # One defender cannot give away what belongs to his partner too.
    return None if seat == deal.declarer else IllegalAction("notDeclarer")
