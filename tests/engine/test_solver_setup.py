"""Around the kernels: the cache that must not outlive its sources, compiling at set-up, and the speed report."""

import json
from pathlib import Path

import pytest

from bummerl.cli import bench as command
from bummerl.engine import bench, compile, kernel_cache
from bummerl.engine.positions import after_tricks, closed_at_once


def test_cached_code_goes_when_a_source_below_it_changes(tmp_path: Path) -> None:
    kept = tmp_path / "__pycache__"
    kept.mkdir()
    (tmp_path / "low.py").write_text("x = 1\n")
    (tmp_path / "high.py").write_text("from bummerl.engine.low import x\n")
    (tmp_path / "aside.py").write_text("y = 1\n")
    for name in ("high", "aside"):
        (kept / f"{name}.f-1.py311.nbi").touch()
    assert kernel_cache.drop_stale(tmp_path) == ["aside", "high"]
    for name in ("high", "aside"):
        (kept / f"{name}.f-1.py311.nbi").touch()
    assert kernel_cache.drop_stale(tmp_path) == []
    (tmp_path / "low.py").write_text("x = 2\n")
    kernel_cache._source.cache_clear()
    assert kernel_cache.drop_stale(tmp_path) == ["high"]
    assert not list(kept.glob("high.*.nbi"))
    assert list(kept.glob("aside.*.nbi"))


def test_every_module_with_kernels_is_compiled_at_set_up() -> None:
    names = compile.kernel_modules()
    assert names[0] == "bits"
    assert {"kernel_open", "kernel_strict", "kernel_values", "kernel_plain", "positions"} <= set(names)
    assert len(set(names)) == len(names)
    assert "solver" not in names


def test_the_report_has_every_promised_figure(
    monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    def few() -> list[bench.Sample]:
        first = lambda: after_tricks(20, 0, seed=1)  # noqa: E731
        kept = [(name, first, actions) for name, _, actions in full if name in bench.BARS and "closed" not in name]
        return [*kept, ("closed_first_lead_per_s", lambda: closed_at_once(20, seed=1), False)]

    full = list(bench.samples())
    assert {name for name, _, _ in full} == {*bench.BARS, *(f"sixty_six_{name}" for name in bench.BARS)}
    monkeypatch.setattr(bench, "samples", few)
    monkeypatch.setattr(bench, "RUNS", 1)
    assert command.main(["solver", "--json"]) == 0
    told = json.loads(capsys.readouterr().out)
    assert set(told["results"]) == {*bench.BARS, "calibration", "warm_start_s", "memory_mb"}
    assert all(figure > 0 for figure in told["results"].values())
    assert told["machine"]["numba"]
    assert command.main(["solver"]) == 0
    assert "times the 3,300 promised" in capsys.readouterr().out
