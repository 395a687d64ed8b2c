"""What a seat may see of a two-hand deal, built from nothing by adding what may be seen (docs/rules.md §3.10)."""

from msgspec import Struct
from msgspec.structs import replace

from bummerl.cards import Card, Suit, in_order
from bummerl.rules.actions import Claim, Concede
from bummerl.rules.events import DealBegan
from bummerl.rules.game import Event, Outcome, Seat, Trick
from bummerl.rules.two_hand.events import CardDrawn
from bummerl.rules.two_hand.profile import TwoHandProfile
from bummerl.rules.two_hand.refusals import candidates, refusal, to_act
from bummerl.rules.two_hand.state import Exchanged, Phase, TwoHandDeal, gone, other, pending, points, turn_up


class ClosedView(Struct, frozen=True, rename="camel"):
    """The close as all saw it; `opp_points` only where the profile shows that total to this seat."""

    by: Seat
    opp_tricks: int
    opp_points: int | None


class Refused(Struct, frozen=True):
    """Why something is not possible now: the code and the facts for its sentence."""

    code: str
    args: dict[str, str | int | bool]


class Memory(Struct, frozen=True, rename="camel"):
    """What an attentive player remembers of this deal beyond what lies open.

    All tricks in the order played (all were open) and the cards in them, the turn-up even when it was closed over, and
    both totals of card points, which follow from the tricks and the announcements; who exchanged and after how many
    tricks, and after how many the stock was closed. In a position that was set up without its past `gone` tells more
    than `tricks`, and what happened when is None.
    """

    tricks: tuple[Trick, ...]
    gone: tuple[Card, ...]
    turn_up: Card | None
    points: tuple[int, int]
    trick_points: tuple[int, int]
    closed_opp_points: int | None
    closed_after: int | None = None
    exchanged: Exchanged | None = None


class TwoHandView(Struct, frozen=True, kw_only=True, rename="camel", tag_field="game", tag="two_hand"):
    """What one seat (None: a spectator) may see of a deal.

    `hand` is in the order in which the cards came. `points[seat]` is None where the profile does not show it.
    `piles[seat]` are the tricks of a seat that this viewer may look at now, `last_trick` the one that may still be
    looked at until the next lead. `known[seat]` are cards that all have seen go into that hand or be shown from it.
    `turn_up` is None once it is drawn or closed over. `legal` and `refused` speak of this seat only, in the notation
    of actions. `hands` and `all_tricks` are open after the deal.
    """

    seat: Seat | None
    profile: TwoHandProfile
    dealer: Seat
    leader: Seat
    phase: Phase
    to_act: tuple[Seat, ...]
    hand: tuple[Card, ...]
    hand_sizes: tuple[int, int]
    stock: int
    turn_up: Card | None
    trump: Suit
    table: tuple[Card, ...]
    tricks: tuple[int, int]
    points: tuple[int | None, int | None]
    marriages: tuple[tuple[Suit, ...], tuple[Suit, ...]]
    pending: tuple[bool, bool]
    announced: Suit | None
    closed: ClosedView | None
    known: tuple[tuple[Card, ...], tuple[Card, ...]]
    piles: tuple[tuple[Trick, ...], tuple[Trick, ...]]
    last_trick: Trick | None
    legal: tuple[str, ...]
    refused: dict[str, Refused]
    outcome: Outcome | None = None
    hands: tuple[tuple[Card, ...], ...] | None = None
    stock_cards: tuple[Card, ...] | None = None
    all_tricks: tuple[Trick, ...] | None = None
    memory: Memory | None = None


def view(deal: TwoHandDeal, seat: Seat | None, *, memory: bool = False) -> TwoHandView:
    """What a seat may see now; with `memory` also what an attentive player remembers (for engines)."""
    over = deal.phase is Phase.END
    open_turn_up = turn_up(deal) if deal.closed is None or over else None
    lawful, refused = _answers(deal, seat)
    return TwoHandView(
        seat=seat,
        profile=deal.profile,
        dealer=deal.dealer,
        leader=deal.leader,
        phase=deal.phase,
        to_act=tuple(sorted(to_act(deal))),
        hand=() if seat is None else deal.hands[seat],
        hand_sizes=(len(deal.hands[0]), len(deal.hands[1])),
        stock=len(deal.stock),
        turn_up=open_turn_up,
        trump=deal.trump,
        table=deal.table,
        tricks=deal.tricks,
        points=(_shown_points(deal, seat, 0), _shown_points(deal, seat, 1)),
        marriages=deal.marriages,
        pending=(pending(deal, 0), pending(deal, 1)),
        announced=deal.announced,
        closed=_closed(deal, seat),
        known=(in_order(deal.known[0]), in_order(deal.known[1])),
        piles=(_pile(deal, seat, 0), _pile(deal, seat, 1)),
        last_trick=_last_trick(deal, seat),
        legal=lawful,
        refused=refused,
        outcome=deal.outcome,
        hands=deal.hands if over else None,
        stock_cards=deal.stock if over else None,
        all_tricks=deal.played if over else None,
        memory=_memory(deal) if memory else None,
    )


def visible(event: Event, seat: Seat | None) -> Event:
    """The same event with only what this seat may see."""
    match event:
        case DealBegan():
            hands = tuple(hand if place == seat else None for place, hand in enumerate(event.hands))
            return replace(event, hands=hands)
        case CardDrawn():
            sees = event.turn_up or event.seat == seat
            return CardDrawn(
                seat=event.seat, card=event.card if sees else None, turn_up=event.turn_up, stock=event.stock
            )
    return event


def _shown_points(deal: TwoHandDeal, seat: Seat | None, of: Seat) -> int | None:
    shows = deal.profile.show_score
    if deal.outcome is not None:
        return deal.outcome.card_points[of]
    if shows == "both" or (shows == "own" and of == seat):
        return points(deal, of)
    return None


def _closed(deal: TwoHandDeal, seat: Seat | None) -> ClosedView | None:
    closed = deal.closed
    if closed is None:
        return None
    shown = _shown_points(deal, seat, other(closed.by)) is not None
    return ClosedView(closed.by, closed.opp_tricks, closed.opp_points if shown else None)


def may_look(profile: TwoHandProfile, seat: Seat | None, trick: Trick, place: int, newest: bool) -> bool:
    """Whether a seat may look at a taken trick (docs/rules.md §3.10).

    `place` counts the tricks of its winner from 0; `newest` says that no card has been led since. A spectator sees what
    both players may see.
    """
    if seat is None:
        return all(may_look(profile, each, trick, place, newest) for each in range(profile.players))
    if trick.winner == seat:
        return profile.peek_own_tricks
    match profile.peek_opp_trick:
        case "untilNextLead":
            return newest
        case "first":
            return place == 0
    return False


def _pile(deal: TwoHandDeal, seat: Seat | None, of: Seat) -> tuple[Trick, ...]:
    if deal.phase is Phase.END:
        return tuple(trick for trick in deal.played if trick.winner == of)
    newest = deal.played[-1] if deal.played and not deal.table else None
    taken = [trick for trick in deal.played if trick.winner == of]
    return tuple(
        trick for place, trick in enumerate(taken) if may_look(deal.profile, seat, trick, place, trick is newest)
    )


def _last_trick(deal: TwoHandDeal, seat: Seat | None) -> Trick | None:
    if not deal.played or deal.table:
        return None
    newest = deal.played[-1]
    place = sum(trick.winner == newest.winner for trick in deal.played) - 1
    return newest if may_look(deal.profile, seat, newest, place, newest=True) else None


def _answers(deal: TwoHandDeal, seat: Seat | None) -> tuple[tuple[str, ...], dict[str, Refused]]:
    """What a seat may do now, and why not for all the rest; nothing for a spectator or after the deal."""
    lawful: list[str] = []
    refused: dict[str, Refused] = {}
    if seat is None or deal.phase is Phase.END:
        return (), {}
    if seat not in to_act(deal):
        # Nothing but a claim has another answer out of turn.
        refused = dict.fromkeys(map(str, candidates(deal, seat)), _NOT_YOUR_TURN)
        refused["concede"] = _NOT_YOUR_TURN
        reason = refusal(deal, seat, Claim())
        if reason is None:
            del refused["claim"]
            return ("claim",), refused
        refused["claim"] = Refused(reason.code, reason.facts)
        return (), refused
    for action in candidates(deal, seat):
        reason = refusal(deal, seat, action)
        if reason is None:
            lawful.append(str(action))
        else:
            refused[str(action)] = Refused(reason.code, reason.facts)
    reason = refusal(deal, seat, Concede())
    if reason is not None:
        refused["concede"] = Refused(reason.code, reason.facts)
    return tuple(lawful), refused


_NOT_YOUR_TURN = Refused("notYourTurn", {})


def _memory(deal: TwoHandDeal) -> Memory:
    return Memory(
        tricks=deal.played,
        gone=gone(deal),
        turn_up=turn_up(deal),
        points=(points(deal, 0), points(deal, 1)),
        trick_points=deal.trick_points,
        closed_opp_points=deal.closed.opp_points if deal.closed else None,
        closed_after=deal.closed.after if deal.closed else None,
        exchanged=deal.exchanged,
    )
