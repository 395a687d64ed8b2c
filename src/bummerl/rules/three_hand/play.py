"""The state machine of a deal of three: cut, trump, auction, talon, Kontra, six tricks (docs/rules.md §7)."""

from typing import Any

import msgspec

from bummerl.cards import Card, Suit, card_points
from bummerl.rules.actions import Announce, Claim, Concede, Play, Settle
from bummerl.rules.errors import IllegalAction
from bummerl.rules.events import (
    CardPlayed,
    DealBegan,
    DealConceded,
    MarriageAnnounced,
    SixtySixClaimed,
    TrickTaken,
)
from bummerl.rules.game import Action, Event, Outcome, Seat, Trick
from bummerl.rules.three_hand import auction, limits, scoring
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
from bummerl.rules.three_hand.contracts import Contract, Goal, ranking, valid_trump
from bummerl.rules.three_hand.events import (
    AuctionEnded,
    BidMade,
    CardsDiscarded,
    DealDoubled,
    DeckCut,
    DoublingPassed,
    HandOpened,
    PacketsDealt,
    RedealDemanded,
    Spoken,
    TalonLeft,
    TalonTaken,
    TrumpNamed,
)
from bummerl.rules.three_hand.profile import ThreeHandProfile
from bummerl.rules.three_hand.refusals import doublers
from bummerl.rules.three_hand.state import (
    SEATS,
    TO_WIN,
    Hands,
    Phase,
    ThreeHandDeal,
    clockwise,
    first_leader,
    holds_pair,
    marriage_value,
    multiplier,
    pair,
    played_terms,
    points,
    rufer,
    side_points,
)
from bummerl.rules.tricks import best

Step = tuple[ThreeHandDeal, tuple[Event, ...]]


def start(profile: ThreeHandProfile, dealer: Seat, pack: tuple[Card, ...]) -> Step:
    """Put the shuffled pack, top card first, before Mittelhand, who cuts or knocks; where nobody knocks, deal at
    once."""
    if sorted(pack) != sorted(profile.pack):
        raise IllegalAction("wrongPack", cards=len(profile.pack))
    deal = ThreeHandDeal(profile=profile, dealer=dealer, phase=Phase.CUT, stock=tuple(pack))
    nobody = (None, None, None)
    began = DealBegan(deal_no=1, dealer=dealer, hands=nobody, hand_size=6, stock=len(pack), turn_up=None)
    if profile.knock_deal:
        return deal, (began,)
    dealt, events = _deal_first(deal, knocked=False)
    return dealt, (began, *events)


def layout(pack: tuple[Card, ...], dealer: Seat, knocked: bool) -> tuple[Hands, tuple[Card, ...], Hands]:
    """First packets by seat, talon, second packets by seat (docs/rules.md §7.1)."""
    order = clockwise(dealer)
    if knocked:
        firsts = {order[0]: pack[2:5]}
        talon = pack[:2]
        seconds = {order[0]: pack[5:8], order[1]: pack[8:14], order[2]: pack[14:20]}
    else:
        firsts = {seat: pack[3 * place : 3 * place + 3] for place, seat in enumerate(order)}
        talon = pack[9:11]
        seconds = {seat: pack[11 + 3 * place : 14 + 3 * place] for place, seat in enumerate(order)}
    return _by_seat(firsts), talon, _by_seat(seconds)


def apply(deal: ThreeHandDeal, seat: Seat, action: Action) -> Step:
    """The deal after an action that passed `check`, and what happened; pure."""
    match action:
        case Cut() | Knock():
            knocked = isinstance(action, Knock)
            dealt, events = _deal_first(deal, knocked)
            return dealt, (DeckCut(seat=seat, knocked=knocked), *events)
        case NameTrump(suit):
            return _deal_second(deal, suit, None, seat)
        case Blind(place):
            card = deal.packets[seat][place]
            return _deal_second(deal, card.suit, card, seat)
        case Redeal():
            shown = RedealDemanded(seat=seat, cards=deal.hands[seat])
            return _end(deal, scoring.redeal(deal, seat)), (shown,)
        case Bid():
            return _speak(deal, seat, action)
        case Pass() if deal.phase is Phase.AUCTION:
            return _speak(deal, seat, action)
        case Pass():
            return _pass_double(deal, seat)
        case TakeTalon():
            return _take_talon(deal, seat)
        case LeaveTalon():
            return _with(deal, phase=Phase.KONTRA, ohne_talon=True), (TalonLeft(seat=seat),)
        case Discard(cards):
            return _discard(deal, seat, cards)
        case Double():
            doubled = _with(deal, doubles=(*deal.doubles, seat), silent=frozenset())
            event = DealDoubled(seat=seat, multiplier=multiplier(doubled))
            return (_begin_play(doubled) if len(doubled.doubles) == 3 else doubled), (event,)
        case Announce(suit):
            return _announce(deal, seat, suit)
        case Play(card):
            return _play(deal, seat, card)
        case Claim():
            return _end(deal, scoring.claimed(deal, seat)), (SixtySixClaimed(seat=seat),)
        case Settle():
            return _end(deal, scoring.last_trick(deal)), ()
        case Concede():
            return _end(deal, scoring.conceded(deal, seat)), (DealConceded(seat=seat),)
    raise IllegalAction("otherGame")


def _deal_first(deal: ThreeHandDeal, knocked: bool) -> Step:
    firsts, talon, seconds = layout(deal.stock, deal.dealer, knocked)
    dealt = _with(deal, phase=Phase.TRUMP, stock=(), hands=firsts, packets=seconds, talon=talon, knocked=knocked)
    # With a cut the talon is laid only after trump is known; with a knock it is the first thing dealt.
    return dealt, (_packets(firsts, talon=2 if knocked else 0),)


def _deal_second(deal: ThreeHandDeal, suit: Suit, turned: Card | None, seat: Seat) -> Step:
    hands = tuple(deal.hands[each] + deal.packets[each] for each in SEATS)
    known = _put(deal.known, seat, frozenset({turned})) if turned else deal.known
    dealt = _with(
        deal,
        phase=Phase.AUCTION,
        trump=suit,
        turned=turned,
        hands=hands,
        packets=((), (), ()),
        known=known,
    )
    named = TrumpNamed(seat=seat, suit=suit, card=turned)
    return dealt, (named, _packets(deal.packets, talon=0 if deal.knocked else 2))


def _packets(cards: Hands, talon: int) -> PacketsDealt:
    return PacketsDealt(cards=cards, sizes=tuple(len(each) for each in cards), talon=talon)


def _speak(deal: ThreeHandDeal, seat: Seat, word: Bid | Pass) -> Step:
    keeps = deal.raising and isinstance(word, Pass)
    spoken = deal.spoken if keeps else _put(deal.spoken, seat, word)
    noted = _with(deal, spoken=spoken, raising=False)
    if not deal.raising:
        noted = _with(noted, raising=auction.asks_to_raise(noted))
    said = BidMade(
        seat=seat,
        sealed=deal.profile.auction_style == "simultaneous",
        said=True,
        contract=word.contract if isinstance(word, Bid) else None,
        ohne_talon=isinstance(word, Bid) and word.ohne_talon,
    )
    if not auction.ended(noted):
        return noted, (said,)
    settled, events = _end_auction(noted)
    return settled, (said, *events)


def _end_auction(deal: ThreeHandDeal) -> Step:
    order = clockwise(deal.dealer)
    place, contract, ohne_talon = auction.resolve(auction.words(deal), deal.profile)
    declarer = order[place]
    bids = tuple(
        Spoken(seat, word.contract, word.ohne_talon) if isinstance(word, Bid) else Spoken(seat, None)
        for seat in order
        if (word := deal.spoken[seat]) is not None
    )
    ended = AuctionEnded(declarer=declarer, contract=contract, ohne_talon=ohne_talon, bids=bids)
    settled = _with(deal, declarer=declarer, contract=contract, ohne_talon=ohne_talon)
    if ohne_talon:
        return _with(settled, phase=Phase.KONTRA), (ended,)
    if contract is Contract.RUFER:
        return _with(settled, phase=Phase.TALON), (ended,)
    taken, events = _take_talon(settled, declarer)
    return taken, (ended, *events)


def _take_talon(deal: ThreeHandDeal, seat: Seat) -> Step:
    hands = _put(deal.hands, seat, deal.hands[seat] + deal.talon)
    taken = _with(deal, phase=Phase.DISCARD, hands=hands, talon=(), took=deal.talon)
    return taken, (TalonTaken(seat=seat, cards=deal.talon),)


def _discard(deal: ThreeHandDeal, seat: Seat, cards: tuple[Card, ...]) -> Step:
    hand = tuple(card for card in deal.hands[seat] if card not in cards)
    laid = _with(
        deal,
        phase=Phase.KONTRA,
        hands=_put(deal.hands, seat, hand),
        known=_put(deal.known, seat, frozenset()),
        discards=cards,
    )
    # The card that was turned for trump may lie among the discards now, so nobody knows it to be in the hand any more.
    return laid, (CardsDiscarded(seat=seat, cards=cards),)


def _pass_double(deal: ThreeHandDeal, seat: Seat) -> Step:
    passed = _with(deal, silent=deal.silent | {seat})
    event = DoublingPassed(seat=seat)
    return (_begin_play(passed) if passed.silent >= doublers(passed) else passed), (event,)


def _begin_play(deal: ThreeHandDeal) -> ThreeHandDeal:
    assert deal.declarer is not None
    return _with(
        deal,
        phase=Phase.LEAD,
        silent=frozenset(),
        leader=first_leader(played_terms(deal), deal.dealer, deal.declarer),
    )


def _announce(deal: ThreeHandDeal, seat: Seat, suit: Suit) -> Step:
    value = marriage_value(suit, deal.trump)
    told = _with(
        deal,
        phase=Phase.MARRIAGE,
        announced=suit,
        marriages=_put(deal.marriages, seat, (*deal.marriages[seat], suit)),
        known=_put(deal.known, seat, deal.known[seat] | set(pair(suit))),
    )
    event = MarriageAnnounced(seat=seat, suit=suit, points=value)
    goal = played_terms(deal).goal
    if goal is Goal.LIMIT and seat == deal.declarer:
        decided = limits.after_announcement(*_standing(told, seat))
        if decided is not None:
            return _end(told, scoring.contract_decided(told, decided)), (event,)
    return (_count_for(told, seat) if goal is Goal.POINTS else told), (event,)


def _play(deal: ThreeHandDeal, seat: Seat, card: Card) -> Step:
    hand = tuple(each for each in deal.hands[seat] if each != card)
    table = (*deal.table, card)
    laid = _with(
        deal,
        phase=Phase.REPLY,
        hands=_put(deal.hands, seat, hand),
        known=_put(deal.known, seat, deal.known[seat] - {card}),
        table=table,
        announced=deal.announced if len(table) == 1 else None,
    )
    event = CardPlayed(seat=seat, card=card)
    if len(table) == 1 and _limit_used_up(deal, seat):
        return _end(laid, scoring.contract_decided(laid, False)), (event,)
    if len(table) < 3:
        return laid, (event,)
    taken, events = _take_trick(laid)
    return taken, (event, *events)


def _take_trick(deal: ThreeHandDeal) -> Step:
    of, table = played_terms(deal), deal.table
    place = best(table, valid_trump(of, deal.trump), ranking(of, deal.trump))
    winner = (deal.leader + place) % 3
    taken = _with(
        deal,
        phase=Phase.LEAD,
        table=(),
        leader=winner,
        tricks=_put(deal.tricks, winner, deal.tricks[winner] + 1),
        trick_points=_put(deal.trick_points, winner, deal.trick_points[winner] + card_points(table)),
        played=(*deal.played, Trick(deal.leader, table, winner)),
    )
    event = TrickTaken(seat=winner, cards=table)
    counted = _after_trick(taken)
    if counted.outcome is None and counted.contract is Contract.PLAUDERER and len(counted.played) == 1:
        opened, shown = _open_hand(counted)
        return opened, (event, shown)
    return counted, (event,)


def _after_trick(deal: ThreeHandDeal) -> ThreeHandDeal:
    of, winner = played_terms(deal), deal.leader
    last = not deal.hands[winner]
    if of.goal is Goal.POINTS:
        counted = _count_for(_with(deal, phase=Phase.LAST) if last else deal, winner)
        if counted.outcome is None and last and deal.profile.claim_mode == "auto":
            return _end(counted, scoring.last_trick(counted))
        return counted
    if of.goal is Goal.LIMIT:
        decided = _limit_after_trick(deal)
    else:
        decided = scoring.decided_by_trick(of, winner == deal.declarer, last)
    return deal if decided is None else _end(deal, scoring.contract_decided(deal, decided))


def _limit_after_trick(deal: ThreeHandDeal) -> bool | None:
    if deal.leader != deal.declarer:
        return False
    return limits.after_trick(*_standing(deal, deal.declarer), _pairs(deal, deal.declarer))


def _limit_used_up(deal: ThreeHandDeal, seat: Seat) -> bool:
    """Whether the declarer leads on although only an announcement could have saved him."""
    if played_terms(deal).goal is not Goal.LIMIT or seat != deal.declarer:
        return False
    allowed, tricks, _, marriages = _standing(deal, seat)
    return tricks >= allowed.allowed(marriages)


def _standing(deal: ThreeHandDeal, seat: Seat) -> tuple[limits.Limits, int, int, tuple[int, ...]]:
    assert deal.contract is not None
    announced = tuple(marriage_value(suit, deal.trump) for suit in deal.marriages[seat])
    of = limits.limits_of(deal.contract, deal.profile)
    return of, deal.tricks[seat], points(deal, seat), announced


def _pairs(deal: ThreeHandDeal, seat: Seat) -> tuple[int, ...]:
    return tuple(marriage_value(suit, deal.trump) for suit in Suit if holds_pair(deal, seat, suit))


def _open_hand(deal: ThreeHandDeal) -> tuple[ThreeHandDeal, Event]:
    assert deal.declarer is not None
    hand = deal.hands[deal.declarer]
    opened = _with(deal, known=_put(deal.known, deal.declarer, frozenset(hand)))
    return opened, HandOpened(seat=deal.declarer, cards=hand)


def _count_for(deal: ThreeHandDeal, seat: Seat) -> ThreeHandDeal:
    """Where the profile counts, end a normal game once the side of this seat has 66 effective points."""
    if deal.profile.claim_mode == "auto" and side_points(deal, seat) >= TO_WIN:
        return _end(deal, scoring.claimed(deal, seat))
    return deal


def _end(deal: ThreeHandDeal, outcome: Outcome) -> ThreeHandDeal:
    return _with(deal, phase=Phase.END, outcome=outcome)


def _by_seat(cards: dict[Seat, tuple[Card, ...]]) -> Hands:
    return cards.get(0, ()), cards.get(1, ()), cards.get(2, ())


def _put(values: tuple[Any, Any, Any], seat: Seat, value: Any) -> tuple[Any, Any, Any]:
    changed = list(values)
    changed[seat] = value
    return changed[0], changed[1], changed[2]


def _with(deal: ThreeHandDeal, **changes: Any) -> ThreeHandDeal:
    return msgspec.structs.replace(deal, **changes)


__all__ = ["apply", "layout", "rufer", "start"]
