"""From deal to deal: the score, the Bummerl, Schneider and the Partie; whose deal it is (docs/rules.md §3.11).

A match is an endless row of Bummerls between the same people. A seat here is a place at the table; `match.seats` maps
the seats of the current deal to it, since in a game of three two of them may have to play a deciding deal.
"""

from typing import Any

import msgspec
from msgspec import Struct

from bummerl.cards import Card
from bummerl.rules import games
from bummerl.rules.actions import ConcedeBummerl
from bummerl.rules.errors import IllegalAction
from bummerl.rules.events import BummerlEnded, DealScored, PartieEnded
from bummerl.rules.game import Action, Deal, Event, Outcome, Seat, Standing
from bummerl.rules.profile import Profile
from bummerl.rules.two_hand.profile import WEICH_WIEN


class ScoreLine(Struct, frozen=True, rename="camel"):
    """A row of the score sheet: the deal, how it ended, and all scores after it. Payees are seats at the table."""

    deal_no: int
    dealer: Seat
    outcome: Outcome
    scores: tuple[int, ...]
    closed_by: Seat | None = None
    deciding: bool = False


class Match(Struct, frozen=True, kw_only=True):
    """A match. `scores` count towards `profile.match_target`; `marks` are the Bummerls charged to each seat; `deal_no`
    counts the deals of the whole match from 1.

    `deal` is the deal in play or the last one; `bummerl_winner` is set from the end of a Bummerl until the next deal
    begins, `partie_winner` once somebody has as many marks as the Partie allows. `carry` is what drawn deals add to the
    next one. `tied` are seats that a deciding deal has to part.
    """

    profile: Profile
    scores: tuple[int, ...]
    dealer: Seat
    marks: tuple[int, ...]
    deal_no: int = 0
    bummerl_no: int = 1
    deal: Deal | None = None
    seats: tuple[Seat, ...] = ()
    sheet: tuple[ScoreLine, ...] = ()
    carry: int = 0
    tied: tuple[Seat, ...] = ()
    bummerl_winner: Seat | None = None
    partie_winner: Seat | None = None

    def __repr__(self) -> str:
        return f"<Match {games.profile_text(self.profile)} {self.scores} deal {self.deal_no}, cards hidden>"


Step = tuple[Match, tuple[Event, ...]]


def new_match(profile: Profile, dealer: Seat) -> Match:
    """A match that waits for its first deal; `dealer` deals it."""
    seats = range(profile.players)
    return Match(
        profile=profile,
        scores=tuple(profile.match_start for _ in seats),
        dealer=dealer,
        marks=tuple(0 for _ in seats),
        seats=tuple(seats),
    )


def between_deals(match: Match) -> bool:
    """Whether the next deal may begin."""
    return match.deal is None or match.deal.outcome is not None


def pack_wanted(match: Match) -> tuple[Card, ...]:
    """The ordered pack from which the next deal is shuffled."""
    pack: tuple[Card, ...] = _next_profile(match).pack
    return pack


def begin_deal(match: Match, pack: tuple[Card, ...]) -> Step:
    """Deal the shuffled pack; after the end of a Bummerl (or Partie) the next one begins from the start.

    Raises `IllegalAction`: `dealRunning`, or `wrongPack` if the cards are not those of the game.
    """
    if not between_deals(match):
        raise IllegalAction("dealRunning")
    if match.bummerl_winner is not None:
        match = _next_bummerl(match)
    profile = _next_profile(match)
    seats = match.tied or tuple(range(match.profile.players))
    dealer = seats.index(match.dealer) if match.dealer in seats else 0
    deal, events = games.game_of(profile).start(profile, dealer, pack)
    deal_no = match.deal_no + 1
    began = msgspec.structs.replace(events[0], deal_no=deal_no)
    return _with(match, deal=deal, deal_no=deal_no, seats=seats), (began, *events[1:])


def to_act(match: Match) -> frozenset[Seat]:
    """The seats at the table that the deal waits for; nobody between deals."""
    if match.deal is None:
        return frozenset()
    waiting = games.game_of(match.deal).to_act(match.deal)
    return frozenset(match.seats[seat] for seat in waiting)


def legal(match: Match, seat: Seat) -> tuple[Action, ...]:
    """The lawful actions of a seat at the table; conceding is not listed."""
    if match.deal is None or seat not in match.seats:
        return ()
    return games.game_of(match.deal).legal(match.deal, match.seats.index(seat))


def check(match: Match, seat: Seat, action: Action) -> None:
    """Raise `IllegalAction(code, **facts)` if this seat may not do this now.

    Besides the codes of docs/rules.md §3.3: `noDeal` before the first deal, `notInDeal` for a seat that sits out.
    """
    if seat not in range(match.profile.players):
        raise IllegalAction("notInDeal")
    if isinstance(action, ConcedeBummerl):
        if match.bummerl_winner is not None:
            raise IllegalAction("bummerlOver")
        if not between_deals(match) and seat not in to_act(match):
            raise IllegalAction("notYourTurn")
        return
    if match.deal is None:
        raise IllegalAction("noDeal")
    if seat not in match.seats:
        raise IllegalAction("notInDeal")
    games.game_of(match.deal).check(match.deal, match.seats.index(seat), action)


def apply(match: Match, seat: Seat, action: Action) -> Step:
    """The match after an action that passed `check`, and what happened; pure."""
    if isinstance(action, ConcedeBummerl):
        standing = games.game_of(match.profile).conceded(match.profile, match.scores, seat)
        abandoned = _with(match, deal=None if not between_deals(match) else match.deal)
        return _end_bummerl(abandoned, standing, conceded=True)
    assert match.deal is not None
    game = games.game_of(match.deal)
    deal, events = game.apply(match.deal, match.seats.index(seat), action)
    moved = _with(match, deal=deal)
    if deal.outcome is None:
        return moved, events
    booked, scored = book(moved, deal.outcome)
    return booked, (*events, *scored)


def book(match: Match, outcome: Outcome) -> Step:
    """Write a finished deal on the score sheet: scores, the next dealer, the end of a Bummerl or Partie."""
    game = games.game_of(match.profile)
    deciding = bool(match.tied)
    payees = tuple(match.seats[seat] for seat in outcome.payees)
    points = outcome.points + match.carry if payees and not deciding else outcome.points
    facts = {**outcome.facts, "carry": match.carry} if points != outcome.points else outcome.facts
    outcome = msgspec.structs.replace(outcome, payees=payees, points=points, facts=facts)
    if outcome.by is not None:
        outcome = msgspec.structs.replace(outcome, by=match.seats[outcome.by])
    scores = match.scores if deciding else add(match.profile, match.scores, payees, points)
    closed = getattr(match.deal, "closed", None)
    line = ScoreLine(
        match.deal_no,
        match.dealer,
        outcome,
        scores,
        match.seats[closed.by] if closed is not None else None,
        deciding,
    )
    hands, stock = games.game_of(match.deal).uncovered(match.deal) if match.deal else ((), ())
    scored = DealScored(outcome=outcome, scores=scores, hands=hands, stock=stock)
    carries = getattr(match.profile, "draw_carry", False) and not payees
    order = _order(match, payees) if deciding else ()
    standing = game.standing(match.profile, scores, order, match.scores)
    booked = _with(
        match,
        scores=scores,
        sheet=(*match.sheet, line),
        carry=match.carry + 1 if carries else 0 if payees else match.carry,
        dealer=match.dealer if deciding else game.next_dealer(match.profile, match.dealer, outcome),
        tied=standing.tied,
    )
    if standing.winner is None:
        return booked, (scored,)
    ended, events = _end_bummerl(booked, standing)
    return ended, (scored, *events)


def add(profile: Profile, scores: tuple[int, ...], payees: tuple[Seat, ...], points: int) -> tuple[int, ...]:
    """The scores after `points` for each payee, counted up or down as the profile does."""
    step = points if profile.match_target >= profile.match_start else -points
    return tuple(score + step if seat in payees else score for seat, score in enumerate(scores))


def _order(match: Match, payees: tuple[Seat, ...]) -> tuple[Seat, ...]:
    """The tied seats, the winner of the deciding deal first; empty if it was drawn and has to be played again."""
    return tuple(sorted(match.tied, key=lambda seat: seat not in payees)) if payees else ()


def _end_bummerl(match: Match, standing: Standing, conceded: bool = False) -> Step:
    winner = standing.winner
    assert winner is not None
    marks = tuple(old + new for old, new in zip(match.marks, standing.marks, strict=True))
    ended = BummerlEnded(winner=winner, charged=standing.marks, marks=marks, conceded=conceded)
    limit = getattr(match.profile, "partie_bummerl", 0)
    over = _with(match, marks=marks, bummerl_winner=winner, tied=())
    if not limit or max(marks) < limit:
        return over, (ended,)
    return _with(over, partie_winner=winner), (ended, PartieEnded(winner=winner, marks=marks))


def _next_bummerl(match: Match) -> Match:
    fresh = new_match(match.profile, match.dealer)
    marks = match.marks if match.partie_winner is None else fresh.marks
    # Deals are numbered through the whole match: each number names one pack and one secret of the shuffle.
    return _with(fresh, deal_no=match.deal_no, bummerl_no=match.bummerl_no + 1, marks=marks)


def _next_profile(match: Match) -> Profile:
    return WEICH_WIEN if match.tied else match.profile


def _with(match: Match, **changes: Any) -> Match:
    return msgspec.structs.replace(match, **changes)
