"""The record of a table for those who want to keep, check or study it (docs/notation.md §5)."""

from collections.abc import Sequence
from datetime import UTC, datetime

from msgspec.structs import replace

from bummerl.club import causes, fairness
from bummerl.club.events import DealerDrawn, TakenBack
from bummerl.club.state import TableError
from bummerl.club.table import Link
from bummerl.rules import match as play
from bummerl.rules.actions import parse_action
from bummerl.rules.games import parse_profile
from bummerl.rules.record import Record, new_record, parse_record


def record_of(chain: Sequence[Link]) -> Record:
    """The record of all deals that are over; what was taken back is left out.

    A deal that is still played is not in it, neither its cards nor its secrets. Raises `TableError` `recordNotYet` if
    none is over.
    """
    record = _opened(chain[0][1].opened, chain[0][1].opened_at, chain)
    finished, moves, playing = replace(record, deals=record.deals[:-1]), [record], bool(record.deals)
    seqs = [chain[0][1].seq]
    # Anchors bound before this deal, and those bound since: they serve from the next one on.
    bound, binding = ([""] * len(chain[0][1].chairs) for _ in range(2))
    for cause, state, events in chain[1:]:
        match cause:
            case causes.Reveal(seat=seat, anchor=str(anchor)):
                binding[seat] = anchor
            case causes.Deal(links):
                number = state.match.deal_no
                seed = state.opened.seed
                wanted = state.match.deal.profile.pack if state.match.deal else ()
                pack = fairness.pack_of(seed, links, number, wanted)
                link, new = fairness.server_link(seed, number).hex(), ""
                if number % fairness.CHAIN == 0:
                    new = fairness.server_anchor(seed, number)
                anchors = (new, *bound) if new or any(bound) else ()
                record = record.dealt(pack, (link, *links), anchors)
                bound, binding = binding, [""] * len(bound)
                playing = True
            case causes.Act(seat, action):
                record = record.moved(seat, parse_action(action))
            case causes.Undo():
                to = next(event.to for event in events if isinstance(event, TakenBack))
                record = moves[max(place for place, seq in enumerate(seqs) if seq <= to)]
        if playing and play.between_deals(state.match):
            if state.match.deal is not None:
                record = record.scored(state.match)
            playing = False
        if not playing:
            finished = record
        moves.append(record)
        seqs.append(state.seq)
    if not finished.deals:
        raise TableError("recordNotYet")
    return finished


def _opened(opened: causes.Open, at: int, chain: Sequence[Link]) -> Record:
    last = chain[-1][1]
    names = [chair.name or chair.level or "" for chair in last.chairs]
    drawn = [event.dealer for _, _, events in chain for event in events if isinstance(event, DealerDrawn)]
    match = play.new_match(parse_profile(opened.rules), drawn[0] if drawn else opened.dealer)
    begun = None if opened.begun is None else parse_record(opened.begun)
    day = datetime.fromtimestamp(at / 1000, UTC).strftime("%Y-%m-%d")
    about = {"date": day, "table": last.id}
    record = new_record(match, names, **about)
    anchors = (fairness.anchor(opened.seed), *(chair.anchor or "" for chair in last.chairs))
    shown = next((cause.links for cause, _, _ in chain if isinstance(cause, causes.Lot)), ())
    lot = (fairness.server_link(opened.seed, 0).hex(), *shown) if opened.lot else ()
    return Record(
        rules=record.rules,
        dealer=record.dealer,
        players=record.players,
        about=record.about,
        anchors=anchors,
        lot=lot,
        deals=() if begun is None else begun.deals,
    )
