"""What may be done at a table now; whatever may not is refused with a code."""

from bummerl.club import causes
from bummerl.club.causes import AnyCause
from bummerl.club.fairness import reaches
from bummerl.club.outcomes import When, outcome
from bummerl.club.state import (
    TableError,
    TableState,
    alone,
    bummerl_runs,
    computers,
    deal_is_wanted,
    may_take_back,
    missing_links,
    people,
    status,
)
from bummerl.rules import match as play
from bummerl.rules.actions import parse_action
from bummerl.rules.game import Seat

PHRASES = (
    "hello", "goodLuck", "wellPlayed", "thanks", "sorry", "oneMoment", "iAmBack", "rematch", "goodGame", "bye",
)  # fmt: skip
"""What can be said without anybody's consent; the words are in the locales."""


def permit(state: TableState, cause: AnyCause) -> None:
    """Raise `TableError` or `IllegalAction` if this may not be done now; nothing is changed either way."""
    if state.over:
        raise TableError("tableOver")
    match cause:
        case causes.Act(seat, action):
            if state.adjourned:
                raise TableError("adjourned")
            if action == "concedeBummerl" and status(state) == "waiting":
                raise TableError("tableWaiting")
            play.check(state.match, seat, parse_action(action))
        case causes.Prepare(seat):
            if not play.between_deals(state.match) and not state.adjourned:
                raise TableError("notBetweenDeals")
            if status(state) == "waiting":
                raise TableError("tableWaiting")
            if seat in state.ready:
                raise TableError("alreadyReady")
        case causes.Deal():
            if not deal_is_wanted(state) or not state.drawn:
                raise TableError("dealNotDue")
        case causes.Lot():
            if not deal_is_wanted(state) or state.drawn:
                raise TableError("dealNotDue")
        case causes.Reveal():
            _permit_reveal(state, cause)
        case causes.Undo(seat):
            if not may_take_back(state):
                raise TableError("takeBackOff")
            _permit_back(state, seat)
        case causes.Offer(seat, what):
            _permit_offer(state, seat, what)
        case causes.Answer(seat):
            if state.offer is None or seat in state.offer.agreed:
                raise TableError("noOffer")
        case causes.Say(_, phrase, text):
            if (phrase is None) == (text is None) or (phrase is not None and phrase not in PHRASES):
                raise TableError("unknownPhrase")
            if text is not None and not people(state) <= state.talkers:
                raise TableError("freeTextOff")
        case causes.RunOut(seat):
            if state.clocks is None or state.clocks.since[seat] is None or seat in state.clocks.late:
                raise TableError("clockNotRunning")
        case causes.Decide(seat, choice):
            if state.clocks is None or not state.clocks.late - {seat}:
                raise TableError("nobodyLate")
            if choice == "claim" and not bummerl_runs(state):
                raise TableError("noBummerl")
        case causes.Change(seat, of):
            if not alone(state, seat):
                raise TableError("notAgainstPeople")
            if not computers(state, of):
                raise TableError("noSuchSeat")
        case causes.Leave(seat):
            row = outcome("alone" if alone(state, seat) else "people", _stage(state), "leaves")
            if row is None or row.then != "tableEnds":
                raise TableError("concedeFirst")
        case causes.Rename(seat):
            if not 0 <= seat < len(state.chairs) or state.chairs[seat].kind != "human":
                raise TableError("noSuchSeat")
        case causes.Sit(seat, person):
            if any(chair.person == person for chair in state.chairs):
                raise TableError("alreadySeated")
            if not 0 <= seat < len(state.chairs) or state.chairs[seat].kind != "open":
                raise TableError("seatTaken", seat=seat)


def _permit_reveal(state: TableState, cause: causes.Reveal) -> None:
    """Links are shown for the next deal only, once, and must belong to the anchor. A new chain that is
    bound here serves from the deal after that one on: nobody has shown a link for it yet."""
    seat, links = cause.seat, cause.links
    tip, number = state.tips[seat], state.match.deal_no + 1
    if seat not in missing_links(state) or tip is None or not play.between_deals(state.match):
        raise TableError("noLinkDue")
    if not links and cause.anchor is None:
        raise TableError("wrongLink")
    for back, link in enumerate(reversed(links)):
        place = number - back
        if place > tip.place and not reaches(link, tip.link, place - tip.place):
            raise TableError("wrongLink")


def _permit_back(state: TableState, seat: Seat) -> None:
    if play.between_deals(state.match) or not any(moment.seat == seat for moment in state.past):
        raise TableError("nothingToTakeBack")


def _permit_offer(state: TableState, seat: Seat, what: causes.Wish) -> None:
    if len(people(state)) < 2:
        raise TableError("nobodyToAsk")
    if state.offer is not None:
        raise TableError("offerOpen")
    if what == "adjourn" and state.adjourned:
        raise TableError("adjourned")
    if what == "takeBack":
        _permit_back(state, seat)
        if not state.free_back or state.past[-1].seat != seat:
            raise TableError("seenTooMuch")


def _stage(state: TableState) -> When:
    if status(state) == "waiting":
        return "waiting"
    return "playing" if bummerl_runs(state) else "between"
