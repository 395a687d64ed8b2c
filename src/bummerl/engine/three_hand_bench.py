"""How fast Dreierschnapsen is solved on this machine: random deals of every contract, one core, best of three runs."""

import time
from collections.abc import Callable
from typing import Final

import numpy as np
from numpy.typing import NDArray

from bummerl.engine.bits import SPARSE
from bummerl.engine.three_hand_solver import H0, N_ACTIONS, STATE_SIZE, own_table, values3, world_values3
from bummerl.engine.three_hand_states import fresh_state, rule_of
from bummerl.rules.three_hand.contracts import Contract
from bummerl.rules.three_hand.profile import DREIER

RUNS: Final = 3
BAR: Final = 2_000
"""Full deals of the normal game a second that the solver promises on one core."""
DEALS: Final = {
    Contract.RUFER: 1_500,
    Contract.BETTLER: 6_000,
    Contract.SCHNAPSER: 8_000,
    Contract.GANG: 10_000,
    Contract.KONTRASCHNAPSER: 10_000,
    Contract.BAUERNSCHNAPSER: 10_000,
}


def random_states(contract: Contract, number: int, seed: int) -> NDArray[np.int64]:
    """Positions before the first lead, all eighteen cards dealt at random."""
    chance = np.random.default_rng(seed)
    declarer = 1 if contract is Contract.KONTRASCHNAPSER else 0
    states = np.tile(fresh_state(contract, DREIER, 2, declarer), (number, 1))
    packs = chance.permuted(np.tile(np.left_shift(1, SPARSE), (number, 1)), axis=1)
    for seat in range(3):
        states[:, H0 + seat] = packs[:, 6 * seat : 6 * seat + 6].sum(axis=1)
    assert states.shape == (number, STATE_SIZE)
    return states


def measure(told: Callable[[str, float], None] = lambda name, figure: None) -> dict[str, float]:
    """Full deals a second of this thread's processor time: exact values by contract, and all leads of a normal game."""
    found = {}
    for contract, number in DEALS.items():
        states, values = random_states(contract, number, seed=1), np.empty(number, dtype=np.int64)
        rule = rule_of(contract, DREIER)
        name = f"three_hand_{contract}_per_s"
        found[name] = _best(lambda: values3(rule, own_table(), states, values), number)  # noqa: B023
        told(name, found[name])
    leads = random_states(Contract.RUFER, 400, seed=2)
    out = np.empty((len(leads), N_ACTIONS), dtype=np.int64)
    rule = rule_of(Contract.RUFER, DREIER)
    found["three_hand_rufer_all_actions_per_s"] = _best(
        lambda: world_values3(rule, own_table(), leads, out), len(leads)
    )
    told("three_hand_rufer_all_actions_per_s", found["three_hand_rufer_all_actions_per_s"])
    return found


def bar(name: str) -> float | None:
    """The promised figure of a measurement, or None."""
    return BAR if name == "three_hand_rufer_per_s" else None


def _best(work: Callable[[], None], number: int) -> float:
    fastest = float("inf")
    for _ in range(RUNS):
        began = time.thread_time()
        work()
        fastest = min(fastest, time.thread_time() - began)
    return round(number / fastest)
