"""Lets a person play a Bummerl: asks, confirms what cannot be undone, and lets the computer answer."""

from __future__ import annotations

from threading import Timer
from typing import TYPE_CHECKING, NamedTuple, Protocol

from bummerl.cli.terminal.choices import Choices, choices
from bummerl.cli.terminal.game import HUMAN
from bummerl.cli.terminal.said_three import contracts
from bummerl.cli.terminal.vocabulary import Unreadable
from bummerl.cli.terminal.voice_three import played_name
from bummerl.cli.terminal.words import Ask, is_yes, read
from bummerl.messages import refusal
from bummerl.rules.actions import Claim, Close, Concede, ConcedeBummerl, Draw, Play, Settle
from bummerl.rules.errors import IllegalAction
from bummerl.rules.events import TrickTaken
from bummerl.rules.three_hand import ThreeHandView
from bummerl.rules.three_hand.actions import Bid
from bummerl.rules.two_hand.refusals import DUTIES

if TYPE_CHECKING:
    from collections.abc import Callable, Iterable, Sequence

    from bummerl.cli.terminal.game import Game
    from bummerl.cli.terminal.voice import Voice
    from bummerl.rules.game import Action, Event, Seat
    from bummerl.rules.match import ScoreLine
    from bummerl.rules.profile import Profile
    from bummerl.rules.view import View

PATIENCE = ((1.5, "computer-thinks"), (10.0, "computer-prepares"))
"""After how many seconds of thinking what is said."""
CONFIRMED = (Close, Claim, Settle, Concede, ConcedeBummerl)


class Face(Protocol):
    """What shows the table and asks: `screen` draws, `plain` speaks.

    `second_page` says whether it does so on a page of the terminal that is gone afterwards.
    """

    second_page: bool

    def open(self) -> None: ...
    def close(self) -> None: ...
    def tell(self, lines: Iterable[str], view: View, trick: bool = False) -> None: ...
    def note(self, lines: Iterable[str]) -> None: ...
    def show(self, view: View) -> None: ...
    def again(self, view: View) -> None: ...
    def ask(self, question: str) -> str: ...
    def moved(self) -> None: ...
    def end(self, view: View) -> None: ...


class Table(NamedTuple):
    """Who sits where: the game, what shows it, who speaks, and `think`, which chooses for the computer.

    `rules` are the sentences about the rules of this table; `every_card` asks before each card.
    """

    game: Game
    face: Face
    voice: Voice
    think: Callable[[View], Action]
    rules: Sequence[str]
    every_card: bool = False


class Left(Exception):
    """The person has stood up from the table."""


def play(table: Table) -> None:
    """Play until the Bummerl is won. Raises Left, EOFError or KeyboardInterrupt when the person stops before."""
    game = table.game
    if game.match.deal is None:
        _tell(table, game.deal())
    table.face.show(game.view(HUMAN))
    while not game.over:
        if game.between_deals:
            _between(table)
            if not game.over:
                _tell(table, game.deal())
        elif game.waits_for(HUMAN):
            _turn(table)
        elif not _claimed_on_the_lead(table):
            seat = game.turn
            _tell(table, game.do(seat, _thought(table, seat)))


def _claimed_on_the_lead(table: Table) -> bool:
    """Between the lead of a marriage card and the reply one may declare 66 (docs/rules.md §3.8): ask whether the person
    does, and tell whether he did."""
    game, voice = table.game, table.voice
    deal = game.view(HUMAN).deal
    if deal is None or len(deal.table) != 1 or str(Claim()) not in deal.legal:
        return False
    table.face.show(game.view(HUMAN))
    while True:
        line = table.face.ask(voice.say("ask-claim"))
        try:
            wish = read(line, voice.lang, choices(deal))
        except Unreadable as problem:
            table.face.note([voice.say(problem.key, **problem.facts)])
            continue
        if wish is Ask.NEXT:
            return False
        if isinstance(wish, Ask):
            _answer(table, wish)
        elif _act(table, wish[0]):
            return True


def _thought(table: Table, seat: Seat) -> Action:
    """Let the computer choose; say so if that takes long, as it does the first time, and longest on a new machine."""
    words = [Timer(seconds, table.face.note, [[table.voice.say(key)]]) for seconds, key in PATIENCE]
    for word in words:
        word.start()
    try:
        return table.think(table.game.view(seat, memory=True))
    finally:
        for word in words:
            word.cancel()
            word.join()  # one that is just speaking must not speak after the next question


def _tell(table: Table, events: Sequence[Event]) -> None:
    seats = table.game.match.seats
    lines = [line for event in events for line in table.voice.happened(event, seats)]
    trick = any(isinstance(event, TrickTaken) for event in events)
    table.face.tell(lines, table.game.view(HUMAN), trick)


def _between(table: Table) -> None:
    """Wait until the person wants the next deal."""
    table.face.show(table.game.view(HUMAN))
    while True:
        line = table.face.ask(table.voice.say("ask-next"))
        try:
            wish = read(line, table.voice.lang, Choices())
        except Unreadable as problem:
            table.face.note([table.voice.say(problem.key, **problem.facts)])
            continue
        if wish is Ask.NEXT:
            table.face.moved()
            return
        if isinstance(wish, Ask):
            _answer(table, wish)
        elif wish == (ConcedeBummerl(),):
            if _confirm(table, "confirm-concedeBummerl"):
                _tell(table, table.game.do(HUMAN, ConcedeBummerl()))
                return
        else:
            _try(table, wish[0])


def _turn(table: Table) -> None:
    """Ask until the person has done something that changes the table."""
    game, voice = table.game, table.voice
    view = game.view(HUMAN)
    table.face.show(view)
    possible = choices(view.deal)
    while True:
        line = table.face.ask(voice.say("ask-turn"))
        try:
            wish = read(line, voice.lang, possible)
        except Unreadable as problem:
            table.face.note([voice.say(problem.key, **problem.facts)])
            continue
        if wish is Ask.UNDO and game.can_undo:
            game.undo()
            table.face.note([voice.say("undo-done")])
            return
        if wish is Ask.NEXT and "draw" in possible.legal:
            wish = (Draw(),)
        if isinstance(wish, Ask):
            _answer(table, wish)
            continue
        done = 0
        for action in wish:
            if not _act(table, action):
                break
            done += 1
        if done:
            return


def _act(table: Table, action: Action) -> bool:
    """Do it, if the rules allow it and the person means it."""
    game, voice = table.game, table.voice
    if not _try(table, action) or not _means(table, action):
        return False
    events = game.do(HUMAN, action)
    if not game.can_undo:
        table.face.moved()
    _tell(table, events)
    if game.can_undo:
        table.face.note([voice.raw("hint-undo")])
    return True


def _try(table: Table, action: Action) -> bool:
    """Say why it is not possible, if it is not."""
    try:
        table.game.check(HUMAN, action)
    except IllegalAction as problem:
        table.face.note([refusal(table.voice.lang, problem.code, problem.facts)])
        return False
    return True


def _means(table: Table, action: Action) -> bool:
    """Ask once more before what cannot be undone, and before a card that the rules punish."""
    voice = table.voice
    if isinstance(action, CONFIRMED):
        return _confirm(table, f"confirm-{action}")
    if isinstance(action, Play):
        deal = table.game.view(HUMAN).deal
        refused = deal.refused.get(str(action)) if deal is not None else None
        if refused is not None and refused.code in DUTIES:
            return _confirm(table, "confirm-revoke", why=refusal(voice.lang, refused.code, refused.args))
        if table.every_card:
            return _confirm(table, "confirm-card", card=voice.card(action.card))
    if isinstance(action, Bid):
        return _confirm(table, "confirm-bid", contract=played_name(voice, action.contract, action.ohne_talon))
    return True


def _confirm(table: Table, key: str, **facts: str | int) -> bool:
    question = table.voice.say("ask-confirm", what=table.voice.say(key, **facts))
    if is_yes(table.face.ask(question), table.voice.lang):
        return True
    table.face.note([table.voice.say("confirm-no")])
    return False


def _answer(table: Table, wish: Ask) -> None:
    """Answer a wish that changes nothing."""
    voice, view = table.voice, table.game.view(HUMAN)
    match wish:
        case Ask.QUIT:
            raise Left
        case Ask.HELP:
            table.face.note(voice.raw("help-lines").splitlines())
        case Ask.RULES:
            table.face.note(table.rules)
        case Ask.SCORE:
            table.face.note(_sheet(table, view))
        case Ask.CONTRACTS:
            deal = view.deal
            none = [voice.say("contracts-none")]
            table.face.note(contracts(deal, voice) if isinstance(deal, ThreeHandView) else none)
        case Ask.LOOK:
            table.face.note(_tricks(table, view))
        case Ask.UNDO:
            table.face.note([voice.say("undo-nothing")])
        case Ask.TABLE | Ask.NEXT:
            table.face.again(view)


def _sheet(table: Table, view: View) -> list[str]:
    voice = table.voice
    rows = [
        voice.say(
            "score-row",
            number=row.deal_no,
            reasons=" ".join(_why(voice, row)),
            scores=voice.say("score-line", scores=voice.scores(row.scores)),
        )
        for row in view.sheet
    ]
    return rows or [voice.say("score-empty")]


def _why(voice: Voice, row: ScoreLine) -> list[str]:
    # Of a deciding deal the sheet does not say which two played it, so their card points have no owner.
    if row.deciding:
        return [voice.about("outcome-points", seat, points=row.outcome.points) for seat in row.outcome.payees]
    return voice.outcome(row.outcome)


def _tricks(table: Table, view: View) -> list[str]:
    """Return the tricks that the person may look at now, as the view holds them (docs/rules.md §3.10)."""
    voice, deal = table.voice.at(view.seats), view.deal
    tricks = [trick for pile in deal.piles for trick in pile] if deal is not None else []
    if deal is None or tricks:
        said = [voice.about("view-trick", trick.winner, cards=voice.cards(trick.cards)) for trick in tricks]
        return said or [voice.say("look-nothing")]
    return [voice.say("look-nothing" if allows_looking(deal.profile) else "look-forbidden")]


def allows_looking(profile: Profile) -> bool:
    """Whether any trick may be looked at after the next lead, or before it."""
    own, other = getattr(profile, "peek_own_tricks", False), getattr(profile, "peek_opp_trick", "none")
    return bool(own or other != "none" or getattr(profile, "first_trick_open", False))
