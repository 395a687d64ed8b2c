"""Our engine inside the PyPI package `schnapsen` 0.0.5, from outside: `python tests/engine/rdeep.py --deals 1000`.

Its rules: no closing, a marriage leads the king and always waits for the next own trick, no deal ends by an
announcement, whoever takes the last trick wins one point. The package is not a dependency; install it where you
like and put it on the path. The net beside this file was trained by self-play in these rules, for deals won:
`python tests/engine/rdeep.py --train`.
"""

from __future__ import annotations

import argparse
import math
import random
import sys
import time
from importlib import import_module
from pathlib import Path
from typing import Any

import numpy as np

from bummerl.cards import Card, Suit
from bummerl.engine import maskgame as mg
from bummerl.engine.last_cards import is_small, last_card
from bummerl.engine.players import net_of
from bummerl.engine.policy import load_net, save_net
from bummerl.engine.search import prior_of, search
from bummerl.engine.training import Progress, Trainer
from bummerl.engine.worlds import Situation, card_number
from bummerl.rules.two_hand.profile import WEICH_WIEN

DEALS_WON = np.array([-1.0, -0.99, -0.98, 0.0, 0.98, 0.99, 1.0])
"""What counts here is how many deals are won; game points only part equals."""

NET = Path(__file__).with_suffix(".npz")

RANKS = {"ACE": "A", "TEN": "T", "KING": "K", "QUEEN": "Q", "JACK": "J"}


def our_card(card: Any) -> Card:
    """Their card as ours."""
    return Card(RANKS[card.rank.name] + card.suit.name[0])


def their_rules() -> np.ndarray[tuple[int], np.dtype[np.int64]]:
    """Their rules as a rule array."""
    rule = mg.rule_array(WEICH_WIEN)
    rule[mg.CLOSE_MIN] = 99
    rule[mg.KING_ONLY] = 1
    rule[mg.MARRIAGE_WAITS] = 1
    return rule


def situation_of(perspective: Any, leader_move: Any) -> Situation:
    """What their player may see as our situation; we are player 0."""
    trump = Suit(perspective.get_trump_suit().name[0])
    s = np.zeros(mg.STATE_SLOTS, dtype=np.int64)
    rule = their_rules()

    def bit(card: Any) -> int:
        return 1 << card_number(our_card(card), trump, 5)

    s[mg.H0] = sum(bit(card) for card in perspective.get_hand())
    s[mg.STOCK] = perspective.get_talon_size()
    turned = perspective.get_trump_card()
    s[mg.TURNUP] = -1
    if turned is not None and s[mg.STOCK] > 0:
        s[mg.TURNUP] = card_number(our_card(turned), trump, 5)
        s[mg.ORDER + s[mg.STOCK] - 1] = s[mg.TURNUP]
    s[mg.LED] = s[mg.CLOSER] = s[mg.ANNOUNCED] = -1
    past = []
    mine_known = 0
    for before, trick in perspective.get_game_history()[:-1]:
        if trick.is_trump_exchange():
            if before.am_i_leader():
                mine_known |= bit(trick.trump_card)
            continue
        leads = 0 if before.am_i_leader() else 1
        led = trick.leader_move
        if led.is_marriage():
            if leads == 0:
                mine_known |= bit(led.as_marriage().queen_card) | bit(led.as_marriage().king_card)
            led = led.as_marriage().underlying_regular_move()
        cards = bit(led.as_regular_move().card), bit(trick.follower_move.card)
        s[mg.LEADS0 + leads] |= cards[0]
        s[mg.REPLIES0 + 1 - leads] |= cards[1]
        s[mg.PLAYED] |= cards[0] | cards[1]
        past.append((cards[0].bit_length() - 1, cards[1].bit_length() - 1))
    scores = (perspective.get_my_score(), perspective.get_opponent_score())
    for player, score in enumerate(scores):
        s[mg.P0 + player], s[mg.PEND0 + player] = score.direct_points, score.pending_points
        s[mg.T0 + player] = int(score.direct_points > 0)
    known = sum(bit(card) for card in perspective.get_known_cards_of_opponent_hand())
    if leader_move is not None:
        s[mg.PHASE], s[mg.ACTOR] = mg.REPLY, 0
        led = leader_move
        if led.is_marriage():
            marriage = led.as_marriage()
            known |= bit(marriage.queen_card) | bit(marriage.king_card)
            s[mg.PEND0 + 1] += 40 if marriage.suit == perspective.get_trump_suit() else 20
            led = marriage.underlying_regular_move()
        card = bit(led.as_regular_move().card)
        known &= ~card
        s[mg.LED] = card.bit_length() - 1
        s[mg.PLAYED] |= card
        s[mg.LEADS0 + 1] |= card
    s[mg.H0 + 1] = s[mg.KNOWN0 + 1] = known & ~int(s[mg.PLAYED])
    s[mg.KNOWN0] = mine_known & int(s[mg.H0])
    hidden = int(mg.unseen_by(s, rule, 0))
    his = len(perspective.get_hand()) - int(leader_move is not None)
    in_hand = his - int(s[mg.KNOWN0 + 1]).bit_count()
    face_down = max(int(s[mg.STOCK]) - 1, 0)
    return Situation(s, rule, 0, trump, hidden, 0, in_hand, face_down, tuple(past))


def our_bot(play_outs: int, seed: int) -> Any:
    """Our search as one of their bots."""
    bot: Any = import_module("schnapsen.game").Bot

    class OurBot(bot):  # type: ignore[misc]
        def __init__(self) -> None:
            super().__init__("bummerl")
            self.rng = np.array([seed], dtype=np.uint64)
            self.net = load_net(NET)

        def get_move(self, perspective: Any, leader_move: Any) -> Any:
            moves = perspective.valid_moves()
            situation = situation_of(perspective, leader_move)
            assert situation.hidden.bit_count() == situation.in_hand + situation.in_stock
            self.rng[0] = np.uint64((int(self.rng[0]) + 0x9E3779B97F4A7C15) % 2**64)
            if is_small(situation):
                number = last_card(situation, DEALS_WON, prior_of(situation, self.net))
            else:
                number = search(situation, self.net, play_outs, self.rng).best(DEALS_WON)
            return _as_theirs(situation, number, moves)

    return OurBot()


def _as_theirs(situation: Situation, number: int, moves: list[Any]) -> Any:
    if number == situation.rule[mg.CARDS]:
        return next(move for move in moves if move.is_trump_exchange())
    card = str(situation.action(number))
    marriages = [m for m in moves if m.is_marriage() and m.suit.name[0] == card[1]]
    if marriages and card[0] == "K":
        return marriages[0]
    return next(m for m in moves if m.is_regular_move() and str(our_card(m.as_regular_move().card)) == card)


def play(deals: int, play_outs: int, seed: int, samples: int = 16, depth: int = 4) -> tuple[int, int, int]:
    """Play deals with alternating lead; return deals won, game points won minus lost, and deals played."""
    engine = import_module("schnapsen.game").SchnapsenGamePlayEngine()
    rdeep = import_module("schnapsen.bots").RdeepBot
    won = points = 0
    for number in range(deals):
        ours = our_bot(play_outs, seed * 1_000_003 + number)
        theirs = rdeep(samples, depth, random.Random(number))
        pair = (ours, theirs) if number % 2 == 0 else (theirs, ours)
        winner, score, _ = engine.play_game(*pair, random.Random(f"{seed} {number // 2}"))
        won += winner is ours
        points += score if winner is ours else -score
    return won, points, deals


def train() -> None:
    """Train the net for their rules from the one for ours, by self-play, for deals won instead of game points.

    Planned for 1,200 iterations, brought to its end at 700.
    """
    trainer = Trainer(their_rules(), 1200, 21, net_of("weich-wien"), 0.4, worth=DEALS_WON)

    def report(progress: Progress) -> None:
        sys.stderr.write(f"{progress.iteration} entropy {progress.entropy:.2f}\n")

    trainer.run(400, report, every=50)
    trainer.finish_by(700)
    save_net(NET, trainer.run(report=report, every=50))


def main() -> None:
    """Play and print, or train."""
    parser = argparse.ArgumentParser(description="our engine against RdeepBot in its own rules")
    parser.add_argument("--deals", type=int, default=200)
    parser.add_argument("--play-outs", type=int, default=100)
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--train", action="store_true", help="train the net instead of playing (five minutes)")
    words = parser.parse_args()
    if words.train:
        train()
        return
    began = time.perf_counter()
    won, points, deals = play(words.deals, words.play_outs, words.seed)
    share = won / deals
    half = 1.96 * math.sqrt(share * (1 - share) / deals)
    sys.stdout.write(
        f"won {share:.1%} ± {half:.1%} of {deals} deals, {points / deals:+.2f} game points a deal, "
        f"{time.perf_counter() - began:.0f} s\n"
    )


if __name__ == "__main__":
    main()
