"""What a seat may see of a match: the only way out of the truth.

A view is built from nothing by adding what may be seen; nothing is ever taken away from the truth. An engine that gets
a `View` cannot cheat, by type.
"""

from msgspec import Struct

from bummerl.rules import games
from bummerl.rules.game import Event, Seat
from bummerl.rules.match import Match, ScoreLine, between_deals, to_act
from bummerl.rules.three_hand.view import ThreeHandView
from bummerl.rules.two_hand.view import TwoHandView

DealView = TwoHandView | ThreeHandView
"""The view of a deal of any game; `game` tells which."""


class View(Struct, frozen=True, kw_only=True, rename="camel"):
    """What one seat (None: a spectator) may see of a match.

    `rules` is the text of the profile. `to_act` are seats at the table. `seats` maps the seats of the deal to seats at
    the table (they are the same but for a deciding deal). `deal` is the deal in play or the last one; the seat numbers
    within it are seats of the deal.
    """

    seat: Seat | None
    rules: str
    players: int
    match_start: int
    match_target: int
    scores: tuple[int, ...]
    marks: tuple[int, ...]
    dealer: Seat
    deal_no: int
    bummerl_no: int
    seats: tuple[Seat, ...]
    to_act: tuple[Seat, ...]
    between_deals: bool
    sheet: tuple[ScoreLine, ...]
    bummerl_winner: Seat | None
    partie_winner: Seat | None
    carry: int
    tied: tuple[Seat, ...]
    deal: DealView | None


def view(match: Match, seat: Seat | None, *, memory: bool = False) -> View:
    """What a seat may see now; with `memory` also what an attentive player remembers of the deal (for engines)."""
    deal = None
    if match.deal is not None:
        place = match.seats.index(seat) if seat is not None and seat in match.seats else None
        deal = games.game_of(match.deal).view(match.deal, place, memory=memory)
    return View(
        seat=seat,
        rules=games.profile_text(match.profile),
        players=match.profile.players,
        match_start=match.profile.match_start,
        match_target=match.profile.match_target,
        scores=match.scores,
        marks=match.marks,
        dealer=match.dealer,
        deal_no=match.deal_no,
        bummerl_no=match.bummerl_no,
        seats=match.seats,
        to_act=tuple(sorted(to_act(match))),
        between_deals=between_deals(match),
        sheet=match.sheet,
        bummerl_winner=match.bummerl_winner,
        partie_winner=match.partie_winner,
        carry=match.carry,
        tied=match.tied,
        deal=deal,
    )


def visible(match: Match, event: Event, seat: Seat | None) -> Event:
    """The same event with only what this seat may see; `match` is the match in which it happened."""
    if match.deal is None:
        return event
    place = match.seats.index(seat) if seat is not None and seat in match.seats else None
    return games.game_of(match.deal).visible(event, place)
