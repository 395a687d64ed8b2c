"""What a seat may see of a deal of three, built from nothing by adding what may be seen (docs/rules.md §7)."""

from msgspec import Struct
from msgspec.structs import replace

from bummerl.cards import Card, Suit, in_order
from bummerl.rules.actions import Concede
from bummerl.rules.errors import IllegalAction
from bummerl.rules.events import DealBegan
from bummerl.rules.game import Event, Outcome, Seat, Trick
from bummerl.rules.three_hand.actions import Bid
from bummerl.rules.three_hand.contracts import BIDS, Contract, Terms, closed_to, terms
from bummerl.rules.three_hand.events import (
    BidMade,
    CardsDiscarded,
    PacketsDealt,
    Spoken,
    TalonTaken,
)
from bummerl.rules.three_hand.profile import ThreeHandProfile
from bummerl.rules.three_hand.refusals import candidates, legal, refusal, to_act
from bummerl.rules.three_hand.state import (
    SEATS,
    Phase,
    Role,
    ThreeHandDeal,
    multiplier,
    played_terms,
    points,
    role,
    rufer,
    side,
)
from bummerl.rules.two_hand.view import Refused


class ContractChoice(Struct, frozen=True, rename="camel"):
    """A contract as one seat meets it in the auction: its terms, and why it is not open to this seat (None: it is)."""

    contract: Contract
    terms: Terms
    closed: Refused | None


class ThreeHandMemory(Struct, frozen=True, rename="camel"):
    """What an attentive player remembers of this deal beyond what lies open: all tricks, and all card points."""

    tricks: tuple[Trick, ...]
    points: tuple[int, int, int]
    trick_points: tuple[int, int, int]


class ThreeHandView(Struct, frozen=True, kw_only=True, rename="camel", tag_field="game", tag="three_hand"):
    """What one seat (None: a spectator) may see of a deal.

    `hand` is in the order in which the cards came. `undealt` counts cards not dealt yet, `talon` those face down on the
    table. `took` and `discards` are the declarer's own knowledge until the deal is over. `bids` has what each seat
    said,
    as far as it is open: in a sealed auction only one's own until all have spoken (`spoken`). `contracts` explains
    every
    contract to a seat during the auction. `known[seat]` are cards in that hand that all have seen: a shown marriage
    partner, the card turned for trump, the open hand of a Plauderer (`open_hand`). `piles[seat]` are taken tricks that
    lie open. `points` are shown after the deal. `legal` and `refused` speak of this seat only, in the notation of
    actions.
    """

    seat: Seat | None
    profile: ThreeHandProfile
    dealer: Seat
    roles: tuple[Role, Role, Role]
    leader: Seat
    phase: Phase
    to_act: tuple[Seat, ...]
    hand: tuple[Card, ...]
    hand_sizes: tuple[int, int, int]
    undealt: int
    talon: int
    knocked: bool
    trump: Suit | None
    turned: Card | None
    spoken: tuple[bool, bool, bool]
    bids: tuple[Spoken, ...]
    contracts: tuple[ContractChoice, ...]
    declarer: Seat | None
    contract: Contract | None
    terms: Terms | None
    ohne_talon: bool
    took: tuple[Card, ...] | None
    discards: tuple[Card, ...] | None
    doubles: tuple[Seat, ...]
    silent: tuple[Seat, ...]
    multiplier: int
    table: tuple[Card, ...]
    tricks: tuple[int, int, int]
    points: tuple[int, ...] | None
    marriages: tuple[tuple[Suit, ...], tuple[Suit, ...], tuple[Suit, ...]]
    announced: Suit | None
    known: tuple[tuple[Card, ...], tuple[Card, ...], tuple[Card, ...]]
    open_hand: tuple[Card, ...] | None
    piles: tuple[tuple[Trick, ...], tuple[Trick, ...], tuple[Trick, ...]]
    legal: tuple[str, ...]
    refused: dict[str, Refused]
    outcome: Outcome | None = None
    hands: tuple[tuple[Card, ...], ...] | None = None
    stock_cards: tuple[Card, ...] | None = None
    all_tricks: tuple[Trick, ...] | None = None
    memory: ThreeHandMemory | None = None


def view(deal: ThreeHandDeal, seat: Seat | None, *, memory: bool = False) -> ThreeHandView:
    """What a seat may see now; with `memory` also what an attentive player remembers (for engines)."""
    over = deal.phase is Phase.END
    own_talon = over or (seat is not None and seat == deal.declarer)
    hands, rest = uncovered(deal) if over else (None, None)
    return ThreeHandView(
        seat=seat,
        profile=deal.profile,
        dealer=deal.dealer,
        roles=(role(deal.dealer, 0), role(deal.dealer, 1), role(deal.dealer, 2)),
        leader=deal.leader,
        phase=deal.phase,
        to_act=tuple(sorted(to_act(deal))),
        hand=() if seat is None else deal.hands[seat],
        hand_sizes=(len(deal.hands[0]), len(deal.hands[1]), len(deal.hands[2])),
        undealt=_undealt(deal),
        talon=0 if _talon_waits(deal) else len(deal.talon),
        knocked=deal.knocked,
        trump=deal.trump,
        turned=deal.turned,
        spoken=(deal.spoken[0] is not None, deal.spoken[1] is not None, deal.spoken[2] is not None),
        bids=_bids(deal, seat),
        contracts=_contracts(deal, seat),
        declarer=deal.declarer,
        contract=deal.contract,
        terms=None if deal.contract is None else played_terms(deal),
        ohne_talon=deal.ohne_talon,
        took=deal.took if own_talon and deal.took else None,
        discards=deal.discards if own_talon and deal.discards else None,
        doubles=deal.doubles,
        silent=tuple(sorted(deal.silent)),
        multiplier=multiplier(deal),
        table=deal.table,
        tricks=deal.tricks,
        points=deal.outcome.card_points if deal.outcome is not None else None,
        marriages=deal.marriages,
        announced=deal.announced,
        known=(in_order(deal.known[0]), in_order(deal.known[1]), in_order(deal.known[2])),
        open_hand=_open_hand(deal),
        piles=(_pile(deal, 0), _pile(deal, 1), _pile(deal, 2)),
        legal=() if seat is None else tuple(str(action) for action in legal(deal, seat)),
        refused={} if seat is None or over else _refused(deal, seat),
        outcome=deal.outcome,
        hands=hands,
        stock_cards=rest,
        all_tricks=deal.played if over else None,
        memory=_memory(deal) if memory else None,
    )


def visible(event: Event, seat: Seat | None) -> Event:
    """The same event with only what this seat may see."""
    match event:
        case DealBegan():
            return replace(event, hands=(None, None, None))
        case PacketsDealt():
            cards = tuple(each if place == seat else None for place, each in enumerate(event.cards))
            return PacketsDealt(cards=cards, sizes=event.sizes, talon=event.talon)
        case BidMade() if event.sealed and event.seat != seat:
            return BidMade(seat=event.seat, sealed=True, said=False, contract=None, ohne_talon=False)
        case TalonTaken() if event.seat != seat:
            return TalonTaken(seat=event.seat, cards=None)
        case CardsDiscarded() if event.seat != seat:
            return CardsDiscarded(seat=event.seat, cards=None)
    return event


def uncovered(deal: ThreeHandDeal) -> tuple[tuple[tuple[Card, ...], ...], tuple[Card, ...]]:
    """The cards left in the hands, undealt packets included, and the talon or the discards of a finished deal."""
    hands = tuple(deal.hands[seat] + deal.packets[seat] for seat in SEATS)
    return hands, deal.stock + deal.talon + deal.discards


def _talon_waits(deal: ThreeHandDeal) -> bool:
    """With a cut the talon is laid only after trump was named."""
    return deal.phase is Phase.TRUMP and not deal.knocked


def _undealt(deal: ThreeHandDeal) -> int:
    waiting = len(deal.talon) if _talon_waits(deal) else 0
    return len(deal.stock) + sum(len(packet) for packet in deal.packets) + waiting


def _bids(deal: ThreeHandDeal, seat: Seat | None) -> tuple[Spoken, ...]:
    sealed = deal.profile.auction_style == "simultaneous" and deal.declarer is None
    found = []
    for each in SEATS:
        word = deal.spoken[each]
        if word is None or (sealed and each != seat):
            continue
        bid = word if isinstance(word, Bid) else None
        found.append(Spoken(each, bid.contract, bid.ohne_talon) if bid else Spoken(each, None))
    return tuple(found)


def _contracts(deal: ThreeHandDeal, seat: Seat | None) -> tuple[ContractChoice, ...]:
    if seat is None or deal.phase is not Phase.AUCTION or deal.trump is None:
        return ()
    found = []
    for contract in BIDS:
        if seat in to_act(deal):
            refused = refusal(deal, seat, Bid(contract))
        else:
            refused = closed_to(
                contract,
                deal.profile,
                rufer=seat == rufer(deal.dealer),
                hand=deal.hands[seat],
                trump=deal.trump,
            )
        closed = None if refused is None else Refused(refused.code, refused.facts)
        found.append(ContractChoice(contract, terms(contract, deal.profile), closed))
    return tuple(found)


def _open_hand(deal: ThreeHandDeal) -> tuple[Card, ...] | None:
    opened = deal.contract is Contract.PLAUDERER and deal.played
    return deal.hands[deal.declarer] if opened and deal.declarer is not None else None


def _pile(deal: ThreeHandDeal, of: Seat) -> tuple[Trick, ...]:
    """After the deal all tricks; before, the first trick of a side where the profile keeps it open (docs/rules.md
    §7.12)."""
    taken = tuple(trick for trick in deal.played if trick.winner == of)
    if deal.phase is Phase.END:
        return taken
    if not taken or not deal.profile.first_trick_open:
        return ()
    ours = side(deal, of)
    first = next(trick for trick in deal.played if trick.winner in ours)
    return (first,) if first.winner == of else ()


def _refused(deal: ThreeHandDeal, seat: Seat) -> dict[str, Refused]:
    found = {}
    for action in (*candidates(deal, seat), Concede()):
        refused = refusal(deal, seat, action)
        if isinstance(refused, IllegalAction):
            found[str(action)] = Refused(refused.code, refused.facts)
    return found


def _memory(deal: ThreeHandDeal) -> ThreeHandMemory:
    mine = (0, 0, 0) if deal.declarer is None else (points(deal, 0), points(deal, 1), points(deal, 2))
    return ThreeHandMemory(tricks=deal.played, points=mine, trick_points=deal.trick_points)
