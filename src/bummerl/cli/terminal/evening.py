"""Lets a person play a Bummerl: asks, confirms what cannot be undone, and lets the computer answer."""

from __future__ import annotations

from threading import Timer
from typing import TYPE_CHECKING, NamedTuple, Protocol

from bummerl.cards import Card, Suit
from bummerl.cli.terminal.choices import choices, deal_of
from bummerl.cli.terminal.game import COMPUTER, HUMAN
from bummerl.cli.terminal.words import Ask, Unreadable, is_yes, read
from bummerl.messages import refusal
from bummerl.rules.actions import Claim, Close, Concede, ConcedeBummerl, Draw, Play, Settle
from bummerl.rules.errors import IllegalAction
from bummerl.rules.events import TrickTaken
from bummerl.rules.two_hand.refusals import DUTIES

if TYPE_CHECKING:
    from collections.abc import Callable, Iterable, Sequence

    from bummerl.cli.terminal.game import Game
    from bummerl.cli.terminal.voice import Voice
    from bummerl.rules.game import Action, Event
    from bummerl.rules.view import View

PATIENCE = 1.5
CONFIRMED = (Close, Claim, Settle, Concede, ConcedeBummerl)


class Face(Protocol):
    """What shows the table and asks: `screen` draws, `plain` speaks."""

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

    `get_ready` is called once, when there is something to look at meanwhile. `rules` are the sentences about the
    rules of this table; `every_card` asks before each card.
    """

    game: Game
    face: Face
    voice: Voice
    think: Callable[[View], Action]
    get_ready: Callable[[], None]
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
    table.get_ready()
    while not game.over:
        if game.between_deals:
            _between(table)
            if not game.over:
                _tell(table, game.deal())
        elif game.waits_for(HUMAN):
            _turn(table)
        else:
            _tell(table, game.do(COMPUTER, _thought(table)))


def _thought(table: Table) -> Action:
    """Let the computer choose; say so if that takes long, as the very first time it does."""
    word = Timer(PATIENCE, table.face.note, [[table.voice.say("computer-thinks")]])
    word.start()
    try:
        return table.think(table.game.view(COMPUTER, memory=True))
    finally:
        word.cancel()


def _tell(table: Table, events: Sequence[Event]) -> None:
    lines = [line for event in events for line in table.voice.event(event)]
    trick = any(isinstance(event, TrickTaken) for event in events)
    table.face.tell(lines, table.game.view(HUMAN), trick)


def _between(table: Table) -> None:
    """Wait until the person wants the next deal."""
    table.face.show(table.game.view(HUMAN))
    while True:
        line = table.face.ask(table.voice.say("ask-next"))
        try:
            wish = read(line, table.voice.lang, (), {})
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
    hand, marriages = _hand(view)
    while True:
        line = table.face.ask(voice.say("ask-turn"))
        try:
            wish = read(line, voice.lang, hand, marriages)
        except Unreadable as problem:
            table.face.note([voice.say(problem.key, **problem.facts)])
            continue
        if wish is Ask.UNDO and game.can_undo:
            game.undo()
            table.face.note([voice.say("undo-done")])
            return
        if wish is Ask.NEXT and _draws(view):
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


def _hand(view: View) -> tuple[tuple[Card, ...], dict[Suit, int]]:
    deal = deal_of(view)
    if deal is None:
        return (), {}
    possible = choices(deal)
    return possible.hand, possible.marriages


def _draws(view: View) -> bool:
    deal = deal_of(view)
    return deal is not None and "draw" in choices(deal).words


def _act(table: Table, action: Action) -> bool:
    """Do it, if the rules allow it and the person means it."""
    game, voice = table.game, table.voice
    if not _try(table, action) or not _means(table, action):
        return False
    events = game.do(HUMAN, action)
    if not game.can_undo:
        table.face.moved()
    elif (deal := deal_of(game.view(HUMAN))) is not None and deal.to_act == (HUMAN,):
        _tell(table, events)
        table.face.note([voice.raw("hint-undo")])
        return True
    _tell(table, events)
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
        deal = deal_of(table.game.view(HUMAN))
        refused = deal.refused.get(str(action)) if deal is not None else None
        if refused is not None and refused.code in DUTIES:
            return _confirm(table, "confirm-revoke", why=refusal(voice.lang, refused.code, refused.args))
        if table.every_card:
            return _confirm(table, "confirm-card", card=voice.card(action.card))
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
            reasons=" ".join(voice.outcome(row.outcome)),
            scores=voice.say("score-line", scores=voice.scores(row.scores)),
        )
        for row in view.sheet
    ]
    return rows or [voice.say("score-empty")]


def _tricks(table: Table, view: View) -> list[str]:
    """Return the tricks that the person may look at now, as the view holds them (docs/rules.md §3.10)."""
    voice, deal = table.voice, deal_of(view)
    if deal is None:
        return [voice.say("look-nothing")]
    tricks = [trick for pile in deal.piles for trick in pile]
    if tricks:
        return [voice.about("view-trick", trick.winner, cards=voice.cards(trick.cards)) for trick in tricks]
    profile = deal.profile
    forbidden = not profile.peek_own_tricks and profile.peek_opp_trick == "none"
    return [voice.say("look-forbidden" if forbidden else "look-nothing")]
