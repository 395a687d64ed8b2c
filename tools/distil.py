#!/usr/bin/env python3
"""Teach a net what its own search finds, to see what that is worth. A try that docs/engine.md §4 tells of:

    .venv/bin/python tools/distil.py --decisions 100000 --seed 1 --out taught.npz

Along deals that a level plays against itself every decision is searched. The net then learns to give each action the
probability that its own opinion and the mean of the search together call for.
"""

from __future__ import annotations

import argparse
import random
import sys
from pathlib import Path
from typing import NamedTuple

import numpy as np
from numpy.typing import NDArray

from bummerl.engine.features import active_inputs
from bummerl.engine.maskgame import CARDS, CLOSER, RANKS, STOCK, rule_array
from bummerl.engine.players import family_of, net_of, stream_of
from bummerl.engine.policy import OUTPUTS, VALUE, Net, save_net
from bummerl.engine.search import GAME_POINTS, search
from bummerl.engine.suit_order import suit_order, turned_action
from bummerl.engine.training import MINIBATCH, Trainer
from bummerl.engine.worlds import Situation
from bummerl.rules import match as matches
from bummerl.rules.actions import Announce, Claim, Play
from bummerl.rules.games import parse_profile
from bummerl.rules.two_hand import TwoHandDeal, TwoHandProfile
from bummerl.rules.two_hand.state import TO_WIN, points
from bummerl.rules.view import view

SOFTNESS = 0.15
"""Game points of the search's mean that a factor of e in the new opinion is worth."""

RATE = 1e-4
EPOCHS = 3


class Lessons(NamedTuple):
    """What the search taught: inputs and their number, and the opinion of each action that it calls for."""

    inputs: NDArray[np.int16]
    counts: NDArray[np.int16]
    targets: NDArray[np.float32]


def collect(profile: TwoHandProfile, decisions: int, play_outs: int, seed: int, room: NDArray[np.int16]) -> Lessons:
    """Search `decisions` decisions with a choice while cards are hidden, along deals of the search against itself."""
    net = net_of(family_of(profile))
    counts = np.zeros(decisions, dtype=np.int16)
    targets = np.zeros((decisions, VALUE), dtype=np.float32)
    chance = random.Random(seed)
    done = 0
    while done < decisions:
        match = matches.new_match(profile, chance.randrange(2))
        pack = list(matches.pack_wanted(match))
        chance.shuffle(pack)
        match, _ = matches.begin_deal(match, tuple(pack))
        while not matches.between_deals(match) and done < decisions:
            (seat,) = matches.to_act(match)
            seen = view(match, seat, memory=True)
            deal = match.deal
            assert isinstance(deal, TwoHandDeal)
            lawful = matches.legal(match, seat)
            if Claim() in lawful and points(deal, seat) >= TO_WIN:
                match, _ = matches.apply(match, seat, Claim())
                continue
            situation = Situation.of(seen)
            s, rule = situation.state, situation.rule
            if situation.legal & (situation.legal - 1) == 0 or (s[STOCK] == 0 and s[CLOSER] < 0):
                number = situation.legal.bit_length() - 1
            else:
                found = search(situation, net, play_outs, stream_of(situation, seed))
                number = found.best(GAME_POINTS)
                order, ranks = suit_order(s, rule, seat), int(rule[RANKS])
                values = found.values(GAME_POINTS)
                wanted = np.log(np.maximum(found.prior, 1e-6)) + (values - values[number]) / SOFTNESS
                wanted = np.exp(wanted - wanted[np.isfinite(values)].max()) * np.isfinite(values)
                for each in np.flatnonzero(wanted):
                    targets[done, turned_action(int(each), order, ranks)] = wanted[each] / wanted.sum()
                counts[done] = active_inputs(s, rule, seat, room[done])
                done += 1
                if done % 5000 == 0:
                    sys.stderr.write(f"{done} of {decisions} decisions\n")
            action = situation.action(number)
            if isinstance(action, Play) and Announce(action.card.suit) in lawful and number < rule[CARDS]:
                partner = {card for card in deal.hands[seat] if card.suit == action.card.suit and card.rank in "KQ"}
                if action.card in partner:
                    match, _ = matches.apply(match, seat, Announce(action.card.suit))
            match, _ = matches.apply(match, seat, action)
    return Lessons(room[:done], counts, targets)


def teach(trainer: Trainer, lessons: Lessons, seed: int) -> Net:
    """Move the net of the trainer towards the lessons: cross-entropy over the actions that the search looked at."""
    order = np.random.default_rng(seed)
    looked_at = lessons.targets > 0.0
    for epoch in range(EPOCHS):
        loss = 0.0
        shuffled = order.permutation(len(lessons.counts))
        for begin in range(0, len(shuffled) - MINIBATCH + 1, MINIBATCH):
            pick = np.ascontiguousarray(shuffled[begin : begin + MINIBATCH])
            h1, h2, out = trainer.outputs(pick)
            raw = np.where(looked_at[pick], out[:, :VALUE], -np.inf)
            probs = np.exp(raw - raw.max(axis=1, keepdims=True))
            probs /= probs.sum(axis=1, keepdims=True)
            dout = np.zeros((len(pick), OUTPUTS), dtype=np.float32)
            dout[:, :VALUE] = (probs - lessons.targets[pick]) / len(pick)
            loss -= float((lessons.targets[pick] * np.log(np.maximum(probs, 1e-9))).sum()) / len(shuffled)
            trainer.descend(pick, h1, h2, dout, RATE * (1.0 - epoch / EPOCHS))
        sys.stderr.write(f"epoch {epoch + 1} of {EPOCHS}: cross-entropy {loss:.4f}\n")
    return trainer.net


def main() -> None:
    """Read the command line, search, teach, and write the net."""
    options = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    options.add_argument("--profile", default="weich-wien")
    options.add_argument("--decisions", type=int, default=100_000)
    options.add_argument("--play-outs", type=int, default=100)
    options.add_argument("--seed", type=int, default=1)
    options.add_argument("--out", type=Path, default=Path("taught.npz"))
    words = options.parse_args()
    profile = parse_profile(words.profile)
    assert isinstance(profile, TwoHandProfile)
    trainer = Trainer(rule_array(profile), 1, words.seed, net_of(family_of(profile)))
    trainer.inputs = np.zeros((words.decisions, trainer.inputs.shape[1]), dtype=np.int16)
    lessons = collect(profile, words.decisions, words.play_outs, words.seed, trainer.inputs)
    trainer.counts = lessons.counts
    save_net(words.out, teach(trainer, lessons, words.seed))


if __name__ == "__main__":
    main()
