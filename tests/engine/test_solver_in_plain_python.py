"""The kernels are also plain Python: with NUMBA_DISABLE_JIT=1 the same source finds the same values."""

import json
import os
import subprocess
import sys

import pytest

SCRIPT = """
import json, sys, warnings
warnings.simplefilter("error")
import numpy as np
from bummerl.engine import kernel_values, positions, solver
from bummerl.engine.bench import SIXTY_SIX
from bummerl.engine.kernel_plain import plain_values
found = []
for tricks, count in ((3, 3), (4, 20), (5, 40)):
    found.append(solver.world_values(positions.after_tricks(count, tricks, seed=tricks)).tolist())
    found.append(solver.world_values(positions.after_tricks(count // 3, tricks + 1, seed=1, rules=SIXTY_SIX)).tolist())
found.append(solver.position_values(positions.closed_at_once(30, seed=2)).tolist())
slow = np.zeros(10, dtype=np.int64)
plain_values(positions.after_tricks(10, 5, seed=5), slow)
found.append(slow.tolist())
print(json.dumps([hasattr(kernel_values.values, "inspect_llvm"), found]))
"""

LATE = """
import json, warnings
warnings.simplefilter("error")
from itertools import islice
import numpy as np
from bummerl.engine import cfr, lateplay
from bummerl.engine.solver import rules_of
from bummerl.engine.worlds import Situation
from bummerl.rules.two_hand import Phase
from bummerl.rules.view import view
from engine.positions_at_random import random_matches
found = []
for profile in ("weich-wien", "sechsundsechzig"):
    for match, seat in islice(random_matches(profile, 31, closes=0.3), 400):
        if match.deal.phase not in (Phase.LEAD, Phase.REPLY):
            continue
        situation = Situation.of(view(match, seat, memory=True))
        if lateplay.is_late(situation, closed_cards=2) and match.deal.closed is not None and len(found) < 12:
            end = lateplay.solve_late(situation, np.arange(-3.0, 4.0), rules_of(match.deal.profile), iterations=6)
            if end is not None:
                found.append([end.strategy.tolist(), end.outcomes.tolist(), end.reach, end.exploitable, end.deals])
print(json.dumps([hasattr(cfr._iterate, "inspect_llvm"), found]))
"""


def run(script: str, **environment: str) -> list[object]:
    environment["PYTHONPATH"] = os.pathsep.join(path for path in sys.path if path)
    told = subprocess.run(
        [sys.executable, "-c", script], env=os.environ | environment, capture_output=True, text=True, check=True
    )
    answer: list[object] = json.loads(told.stdout)
    return answer


@pytest.mark.parametrize("script", [SCRIPT, LATE], ids=["values", "late play"])
def test_machine_code_and_python_agree(script: str) -> None:
    compiled, fast = run(script, NUMBA_DISABLE_JIT="0")
    interpreted, slow = run(script, NUMBA_DISABLE_JIT="1")
    assert compiled
    assert not interpreted
    assert len(str(fast)) > 200
    assert fast == slow
