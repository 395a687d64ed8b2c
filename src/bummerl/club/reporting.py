"""What goes with a report to the operator: the words said at the table, the move in question, and the record.

All of it is read from the log when the report is looked at: cards and the seed of a computer only once the deal is
over, and whatever has been erased since then is gone here too.
"""

from collections.abc import Sequence
from typing import NamedTuple

from msgspec import Struct

from bummerl.club import causes, fairness
from bummerl.club.events import TakenBack
from bummerl.club.records import record_of
from bummerl.club.state import TableError
from bummerl.club.table import Link
from bummerl.rules import match as play
from bummerl.rules.game import Seat


class Spoken(NamedTuple):
    """What a seat said, and when: a ready phrase (its code) or words of its own."""

    at: int
    seat: Seat
    phrase: str | None
    text: str | None


class MoveMade(Struct, frozen=True):
    """An action as the log has it. `seed` is what a computer's choice was made with, None for a person."""

    deal_no: int
    action: str
    by: str
    seed: int | None


class Attached(Struct, frozen=True):
    """What a log has to say about a report. `names` by seat. `move` and `record` are None as long as a deal that they
    would show is still being played; `running` says so."""

    rules: str
    names: tuple[str, ...]
    spoken: tuple[Spoken, ...]
    running: bool
    move: MoveMade | None
    record: str | None


def last_act(chain: Sequence[Link], seat: Seat, until: int) -> int | None:
    """The number of the event with which the last action of a seat up to event `until` began."""
    for cause, state, events in reversed(chain):
        first = state.seq - len(events) + 1
        if first <= until and isinstance(cause, causes.Act) and cause.seat == seat:
            return first
    return None


def act_of(chain: Sequence[Link], deal: int, move: int) -> tuple[Seat, int] | None:
    """The seat of a move of the record, counted from 1 within its deal, and the number of the event with which it
    began. What was taken back is no move of the record."""
    acts: list[tuple[Seat, int]] = []
    number = 0
    for cause, state, events in chain:
        match cause:
            case causes.Deal():
                if number == deal:
                    break
                acts, number = [], state.match.deal_no
            case causes.Act(seat):
                acts.append((seat, state.seq - len(events) + 1))
            case causes.Undo():
                to = next(event.to for event in events if isinstance(event, TakenBack))
                acts = [act for act in acts if act[1] <= to]
    return acts[move - 1] if number == deal and move <= len(acts) else None


def attached(chain: Sequence[Link], seq: int) -> Attached:
    """What goes with a report about event `seq`, which may be an action or any other event."""
    state = chain[-1][1]
    spoken = [Spoken(then.at, *_words(cause)) for cause, then, _ in chain if isinstance(cause, causes.Say)]
    over = any(then.seq >= seq and play.between_deals(then.match) for _, then, _ in chain)
    try:
        record = record_of(chain).text() if over else None
    except TableError:
        record = None
    names = tuple(chair.name or chair.level or "" for chair in state.chairs)
    return Attached(
        rules=state.opened.rules,
        names=names,
        spoken=tuple(spoken),
        running=not over,
        move=_move(chain, seq) if over else None,
        record=record,
    )


def _words(cause: causes.Say) -> tuple[Seat, str | None, str | None]:
    return cause.seat, cause.phrase, cause.text


def _move(chain: Sequence[Link], seq: int) -> MoveMade | None:
    for place, (cause, state, events) in enumerate(chain):
        if state.seq - len(events) + 1 <= seq <= state.seq and isinstance(cause, causes.Act):
            before = chain[place - 1][1]
            seed = fairness.computer_seed(state.opened.seed, cause.seat, before.seq) if cause.by == "computer" else None
            return MoveMade(before.match.deal_no, cause.action, cause.by, seed)
    return None
