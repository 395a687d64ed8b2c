"""The kernels are also plain Python: with NUMBA_DISABLE_JIT=1 the same source finds the same values."""

import json
import os
import subprocess
import sys

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


def run(**environment: str) -> list[object]:
    told = subprocess.run(
        [sys.executable, "-c", SCRIPT], env=os.environ | environment, capture_output=True, text=True, check=True
    )
    answer: list[object] = json.loads(told.stdout)
    return answer


def test_machine_code_and_python_agree() -> None:
    compiled, fast = run(NUMBA_DISABLE_JIT="0")
    interpreted, slow = run(NUMBA_DISABLE_JIT="1")
    assert compiled
    assert not interpreted
    assert fast == slow
