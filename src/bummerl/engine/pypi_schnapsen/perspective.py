"""A View as the package shows a game to its bots, built from what the View tells and a guess at the rest.

The package keeps one state with all cards in it and lets a bot look through a perspective. Here the hidden cards of
that state are one random deal that fits the View: a perspective cannot leak what nobody told it. The past holds all
tricks and what was shown in them, with only the cards of the trick in the hands; scores and hands of former moments are
not in a View, and the bots that come here do not ask for them.
"""

from __future__ import annotations

from itertools import pairwise
from random import Random
from typing import Any

from bummerl.cards import PACK_20, Card, Rank, Suit, card_of
from bummerl.engine.pypi_schnapsen.cards import their_card
from bummerl.engine.pypi_schnapsen.package import part
from bummerl.rules.actions import Announce, Exchange, Play, parse_action
from bummerl.rules.game import Action, Seat
from bummerl.rules.two_hand import TwoHandView
from bummerl.rules.two_hand.view import Memory

game: Any = part("game")


class QueenLed(game.Marriage):  # type: ignore[misc]
    """A marriage that leads the queen, as some of our rules allow; theirs always leads the king."""

    def underlying_regular_move(self) -> Any:
        """The card that is led."""
        return game.RegularMove(self.queen_card)


class _Ours:
    """What our rules change in a perspective: which moves are lawful, and that a stock may be closed.

    After a close a bot still sees the first phase, as it does not know the opponent's hand; but each deal that it
    guesses is one of the second phase, with the stock put aside.
    """

    def __init__(self, state: Any, engine: Any, moves: list[Any], closed: bool, *more: Any) -> None:
        super().__init__(state, engine, *more)  # type: ignore[call-arg]
        self._lawful = moves
        self._closed = closed

    def valid_moves(self) -> list[Any]:
        """The lawful moves but for closing, which the package does not know."""
        return list(self._lawful)

    def make_assumption(self, leader_move: Any, rand: Random) -> Any:
        """One deal that fits what this player sees."""
        guess = super().make_assumption(leader_move=leader_move, rand=rand)  # type: ignore[misc]
        if self._closed:
            guess.talon = game.Talon([], guess.trump_suit)
        return guess


class _Leading(_Ours, game.LeaderPerspective):  # type: ignore[misc]
    pass


class _Replying(_Ours, game.FollowerPerspective):  # type: ignore[misc]
    pass


def perspective_of(deal: TwoHandView, bot: Any, rng: Random) -> tuple[Any, Any]:
    """Their perspective on a View, and the move to reply to (None on lead).

    `deal` is the view, with memory, of the seat that has a card to lead or to reply with, under rules that
    `guests.check` lets pass; `bot` is who will look, `rng` guesses the hidden cards.
    """
    memory, me = deal.memory, deal.seat
    if memory is None or me is None:
        raise ValueError("a bot needs the view of a seat, with memory")
    him = 1 - me
    leader_move = _move(deal.table[0], deal.announced) if deal.table else None
    behind, stock = _guess(deal, memory, him, rng)
    hands = {me: deal.hand, him: (*deal.table, *deal.known[him], *behind)}
    sides = {seat: _side(deal, memory, bot, seat, hands[seat]) for seat in (me, him)}
    leading = sides[deal.leader], sides[1 - deal.leader]
    trump = their_card(card_of(deal.trump, Rank.ACE)).suit
    talon = game.Talon([their_card(card) for card in stock], trump)
    state = game.GameState(*leading, talon, _past(deal, memory, bot, talon))
    moves = [_their_move(deal, parse_action(text)) for text in deal.legal if text not in ("claim", "close")]
    engine, closed = game.SchnapsenGamePlayEngine(), deal.closed is not None
    if leader_move is None:
        return _Leading(state, engine, moves, closed), None
    return _Replying(state, engine, moves, closed, leader_move), leader_move


def _guess(deal: TwoHandView, memory: Memory, him: Seat, rng: Random) -> tuple[list[Card], list[Card]]:
    """A deal of the hidden cards: what else he holds, and the stock from its top to the turn-up."""
    turn_up = [memory.turn_up] if memory.turn_up is not None else []
    seen = {*deal.hand, *deal.known[him], *deal.table, *memory.gone, *turn_up}
    hidden = [card for card in PACK_20 if card not in seen]
    rng.shuffle(hidden)
    his = deal.hand_sizes[him] - len(deal.known[him])
    return hidden[:his], [*hidden[his:], *turn_up]


def _side(deal: TwoHandView, memory: Memory, bot: Any, seat: Seat, hand: tuple[Card, ...]) -> Any:
    """One player as the package keeps him; a marriage of the running lead is not counted before the reply there."""
    worth = sum(_worth(deal, suit) for suit in deal.marriages[seat])
    now = _worth(deal, deal.announced) if deal.announced is not None and seat == deal.leader else 0
    score = game.Score(memory.points[seat] - now, 0) if deal.tricks[seat] else game.Score(0, worth - now)
    won = [their_card(card) for trick in memory.tricks if trick.winner == seat for card in trick.cards]
    return game.BotState(bot, game.Hand([their_card(card) for card in hand]), score, won)


def _worth(deal: TwoHandView, suit: Suit) -> int:
    return 40 if suit == deal.trump else 20


def _past(deal: TwoHandView, memory: Memory, bot: Any, talon: Any) -> Any:
    """The tricks, and the exchange before the trick that it came before, as a chain of the package's `Previous`."""
    waiting = set(deal.marriages[0]), set(deal.marriages[1])
    steps: list[tuple[Seat, Any]] = []
    for trick in memory.tricks:
        card, leader = trick.cards[0], trick.leader
        # Nobody can have led a king or queen of the suit before he announced the pair.
        announced = card.suit if card.suit in waiting[leader] and card.rank in (Rank.KING, Rank.QUEEN) else None
        if announced is not None:
            waiting[leader].remove(announced)
        steps.append((leader, game.RegularTrick(_move(card, announced), _move(trick.cards[1], None))))
    if memory.exchanged is not None:
        jack = game.TrumpExchange(their_card(card_of(deal.trump, Rank.JACK)))
        swap = game.ExchangeTrick(jack, their_card(memory.exchanged.taken))
        steps.insert(memory.exchanged.after, (memory.exchanged.by, swap))
    previous = None
    for (leader, trick), (after, _) in pairwise([*steps, (deal.leader, None)]):
        cards = [[], []] if trick.is_trump_exchange() else [trick.leader_move.cards, trick.follower_move.cards]
        sides = [game.BotState(bot, game.Hand(hand)) for hand in cards]
        previous = game.Previous(game.GameState(*sides, talon, previous), trick, leader == after)
    return previous


def _pair(suit: Suit) -> tuple[Card, Card]:
    return card_of(suit, Rank.KING), card_of(suit, Rank.QUEEN)


def _move(card: Card, announced: Suit | None) -> Any:
    """A card led or replied with as their move, with the marriage that it is led from."""
    if announced is None:
        return game.RegularMove(their_card(card))
    king, queen = map(their_card, _pair(announced))
    return (QueenLed if card.rank is Rank.QUEEN else game.Marriage)(queen, king)


def _their_move(deal: TwoHandView, action: Action) -> Any:
    match action:
        case Play(card):
            return _move(card, None)
        case Announce(suit):
            return _move(_pair(suit)[0], suit)
        case Exchange():
            return game.TrumpExchange(their_card(card_of(deal.trump, Rank.JACK)))
    raise ValueError(f"no such move in the package: {action}")
