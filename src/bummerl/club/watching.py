"""What those who sit at a table or watch it get to see: the frames of the wire."""

from collections.abc import Sequence
from typing import Protocol

import msgspec

from bummerl.club import fairness, protocol
from bummerl.club.events import Said
from bummerl.club.state import (
    TableState,
    deal_is_wanted,
    may_take_back,
    missing_links,
    people,
    softened,
    status,
)
from bummerl.rules.game import Event, Seat
from bummerl.rules.games import game_of
from bummerl.rules.view import view, visible

encode = msgspec.json.Encoder().encode


class Watcher(Protocol):
    """An open socket at a table; `seat` is None for a spectator. `token` is what it came with, `person` who holds that,
    `unheard` are people whose words it does not get."""

    seat: Seat | None
    token: str | None
    person: str | None
    unheard: frozenset[str]

    def send(self, frames: Sequence[bytes]) -> None:
        """Take frames to be sent in order; never waits."""

    def end(self) -> None:
        """Send this watcher away: its session is over."""


def deaf_to(state: TableState, unheard: frozenset[str]) -> frozenset[Seat]:
    """The seats of people who are not to be heard."""
    if not unheard:
        return frozenset()
    return frozenset(seat for seat, chair in enumerate(state.chairs) if chair.person in unheard)


def quiet(state: TableState, unheard: frozenset[str]) -> bytes:
    """Which seats are not heard."""
    return encode(protocol.Quiet(tuple(sorted(deaf_to(state, unheard)))))


def table_info(state: TableState, present: frozenset[Seat]) -> protocol.TableInfo:
    """What everybody may know about a table; `present` are the seats whose people are there."""
    opened, number = state.opened, max(1, state.match.deal_no)
    seats = tuple(
        protocol.SeatInfo(
            seat=seat,
            kind=chair.kind,
            name=chair.name,
            level=chair.level if chair.kind == "computer" else None,
            present=chair.kind == "computer" or seat in present,
            ready=chair.kind == "computer" or seat in state.ready,
        )
        for seat, chair in enumerate(state.chairs)
    )
    return protocol.TableInfo(
        id=state.id,
        game=game_of(state.match.profile).id,
        rules=opened.rules,
        asked=opened.asked,
        strict=opened.strict,
        softened=softened(opened.rules, opened.asked),
        rated=opened.rated,
        help=opened.help,
        take_back=may_take_back(state),
        pace=opened.pace,
        status=status(state),
        opened_at=state.opened_at,
        seats=seats,
        listed=opened.listed,
        watch=opened.watch,
        stake=opened.stake,
        clock=opened.clock,
        adjourned=state.adjourned,
        offer=_offer(state),
        free_text=len(people(state)) > 1 and people(state) <= state.talkers,
        wants_text=tuple(sorted(state.talkers)),
        anchor=fairness.server_anchor(opened.seed, number),
        next_anchor=fairness.server_anchor(opened.seed, number + fairness.CHAIN),
        links_due=tuple(sorted(missing_links(state))) if deal_is_wanted(state) else (),
        lot=state.lot if number == 1 else None,
    )


def _offer(state: TableState) -> protocol.OfferInfo | None:
    offer = state.offer
    return None if offer is None else protocol.OfferInfo(offer.seat, offer.what, tuple(sorted(offer.agreed)))


def clock_info(state: TableState, now: int) -> protocol.ClockInfo | None:
    """The clocks at a time, if the table has any."""
    rules, clocks = state.opened.clock, state.clocks
    if rules is None or clocks is None:
        return None
    return protocol.ClockInfo(now, rules.per_move * 1000, clocks.left, clocks.since, tuple(sorted(clocks.late)))


def sync(state: TableState, seat: Seat | None, present: frozenset[Seat], now: int) -> bytes:
    """All that a seat may see now."""
    info, clock = table_info(state, present), clock_info(state, now)
    return encode(protocol.Sync(seq=state.seq, you=seat, table=info, view=view(state.match, seat), clock=clock))


def changed(state: TableState, present: frozenset[Seat]) -> bytes:
    """What has changed beside the deal."""
    return encode(protocol.TableChanged(table_info(state, present)))


def happened(
    told: Sequence[tuple[int, TableState, Event]], seat: Seat | None, deaf: frozenset[Seat] = frozenset()
) -> list[bytes]:
    """The frames of events (number, state after their cause, event) in a row; the last one carries the view. What
    seats in `deaf` say is not in them."""
    frames = []
    for place, (seq, state, event) in enumerate(told):
        last = place == len(told) - 1
        seen, clock = (view(state.match, seat), clock_info(state, state.at)) if last else (None, None)
        heard = None if _unheard(event, seat, deaf) else visible(state.match, event, seat)
        frames.append(encode(protocol.Happened(seq, heard, seen, clock)))
    return frames


def _unheard(event: Event, seat: Seat | None, deaf: frozenset[Seat]) -> bool:
    """Whether an event is words that are not for this seat: free text stays among those who agreed to it."""
    return isinstance(event, Said) and (event.seat in deaf or (seat is None and event.text is not None))


def may_replay(state: TableState) -> bool:
    """Whether a resync may show the events that were missed: only where players may look back at their tricks."""
    return bool(getattr(state.match.profile, "peek_own_tricks", False))
