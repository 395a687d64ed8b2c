"""Who plays what: the order of bids and the two styles of auction (docs/rules.md §7.3)."""

from collections.abc import Sequence

from bummerl.rules.errors import IllegalAction
from bummerl.rules.game import Seat
from bummerl.rules.three_hand.actions import Bid, Pass
from bummerl.rules.three_hand.contracts import Contract, closed_to, terms
from bummerl.rules.three_hand.profile import ThreeHandProfile
from bummerl.rules.three_hand.state import ThreeHandDeal, clockwise, rufer

Word = Bid | Pass | None


def rank(bid: Bid, profile: ThreeHandProfile) -> int:
    """How high a bid is: twice the value of its contract, so that there is room between Plauderer and Gang.

    Playing without the talon lifts a bid only where the profile says so (docs/rules.md R-48, DR-018); where Gang beats
    Zehnergang, the latter stands just below it.
    """
    value = 2 * terms(bid.contract, profile).value
    if bid.contract is Contract.ZEHNERGANG and profile.gang_vs_zehnergang == "gang":
        value = 2 * terms(Contract.GANG, profile).value - 1
    if bid.ohne_talon and profile.ohne_talon_raises_rank:
        value += 2
    return value


def beats(bid: Bid, place: int, other: Bid, other_place: int, profile: ThreeHandProfile) -> bool:
    """Whether a bid goes before another: higher contract, then without talon, then Vorhand, Mittelhand, Rückhand (0,
    1, 2)."""
    mine = rank(bid, profile), bid.ohne_talon, -place
    return mine > (rank(other, profile), other.ohne_talon, -other_place)


def highest(words: Sequence[Word], profile: ThreeHandProfile) -> int | None:
    """The place of the bid that goes before all others, or None when nobody bids; `words` start with Vorhand."""
    best: int | None = None
    leading: Bid | None = None
    for place, word in enumerate(words):
        if isinstance(word, Bid) and (best is None or leading is None or beats(word, place, leading, best, profile)):
            best, leading = place, word
    return best


def resolve(words: Sequence[Word], profile: ThreeHandProfile) -> tuple[int, Contract, bool]:
    """Place of the declarer, contract and whether without the talon; when all pass, Vorhand plays the normal game."""
    place = highest(words, profile)
    if place is None:
        return 0, Contract.RUFER, False
    bid = words[place]
    assert isinstance(bid, Bid)
    return place, bid.contract, bid.ohne_talon


def words(deal: ThreeHandDeal) -> tuple[Word, Word, Word]:
    """What Vorhand, Mittelhand and Rückhand have said."""
    first, second, third = clockwise(deal.dealer)
    return deal.spoken[first], deal.spoken[second], deal.spoken[third]


def speakers(deal: ThreeHandDeal) -> frozenset[Seat]:
    """Whom the auction waits for: everybody who has not spoken, or one after the other, the Rufer first and perhaps
    again."""
    silent = [seat for seat in clockwise(deal.dealer) if deal.spoken[seat] is None]
    if deal.profile.auction_style == "simultaneous":
        return frozenset(silent)
    if deal.raising:
        return frozenset({rufer(deal.dealer)})
    return frozenset(silent[:1])


def ended(deal: ThreeHandDeal) -> bool:
    """Whether the auction is over once what was just said is noted in `deal.spoken` and `deal.raising`."""
    if deal.profile.auction_style == "ruferFirst" and isinstance(deal.spoken[rufer(deal.dealer)], Bid):
        return True
    return None not in deal.spoken and not deal.raising


def asks_to_raise(deal: ThreeHandDeal) -> bool:
    """Whether the Rufer, who passed first, may now go higher than the others (auction `ruferFirst`)."""
    first, *others = words(deal)
    return (
        deal.profile.auction_style == "ruferFirst"
        and isinstance(first, Pass)
        and None not in others
        and any(isinstance(word, Bid) for word in others)
    )


def refused_bid(deal: ThreeHandDeal, seat: Seat, bid: Bid) -> IllegalAction | None:
    """Why a seat that is asked may not make this bid, or None.

    The reasons of `contracts.closed_to`; in the auction `ruferFirst` also `bidTooLow`: a bid has to go before the one
    that
    stands, and a raise has to be of a higher contract.
    """
    assert deal.trump is not None
    first = rufer(deal.dealer)
    closed = closed_to(
        bid.contract,
        deal.profile,
        rufer=seat == first,
        hand=deal.hands[seat],
        trump=deal.trump,
        ohne_talon=bid.ohne_talon,
    )
    if closed is not None or deal.profile.auction_style == "simultaneous":
        return closed
    said = words(deal)
    standing = highest(said, deal.profile)
    if standing is None:
        return None
    best = said[standing]
    assert isinstance(best, Bid)
    place = clockwise(deal.dealer).index(seat)
    goes_before = (
        rank(bid, deal.profile) > rank(best, deal.profile)
        if deal.raising
        else beats(bid, place, best, standing, deal.profile)
    )
    return None if goes_before else IllegalAction("bidTooLow", contract=str(best.contract))
