"""Training: the same from the same seed, resumable, and better than not training."""

from __future__ import annotations

from pathlib import Path

import numpy as np
import pytest

from bummerl.cli.train import main
from bummerl.engine import maskgame as mg
from bummerl.engine.features import input_count
from bummerl.engine.policy import Net, fresh_net, load_net, policy_action, save_net, scratch
from bummerl.engine.training import THIRDS, Progress, Trainer
from bummerl.rules.games import parse_profile
from bummerl.rules.two_hand import TwoHandProfile


def rule_of(name: str) -> np.ndarray[tuple[int], np.dtype[np.int64]]:
    profile = parse_profile(name)
    assert isinstance(profile, TwoHandProfile)
    return mg.rule_array(profile)


def same(first: Net, second: Net) -> bool:
    return all(np.array_equal(a, b) for a, b in zip(first, second, strict=True))


def test_a_run_is_the_same_for_the_same_seed_and_after_a_break(tmp_path: Path) -> None:
    whole = Trainer(rule_of("weich-wien"), 4, 9).run()
    broken = Trainer(rule_of("weich-wien"), 4, 9)
    broken.run(2)
    broken.save(tmp_path / "half.npz")
    assert same(whole, Trainer.resume(tmp_path / "half.npz").run())
    assert not same(whole, Trainer(rule_of("weich-wien"), 4, 10).run())


def match_points(first: Net, second: Net, deals: int) -> float:
    """Game points a deal of the first net when both play mirrored deals by sampling from their policies."""
    rule = rule_of("weich-wien")
    rng = np.array([77], dtype=np.uint64)
    active, hidden, out, probs = scratch()
    total = 0
    start, s = np.zeros(mg.STATE_SLOTS, dtype=np.int64), np.zeros(mg.STATE_SLOTS, dtype=np.int64)
    for _ in range(deals):
        mg.deal(start, rule, rng)
        for seat in (0, 1):
            s[:] = start
            while s[mg.PHASE] != mg.OVER:
                net = first if s[mg.ACTOR] == seat else second
                mg.step(s, rule, policy_action(s, rule, *net, active, hidden, out, probs, rng))
            total += int(s[mg.RESULT]) if seat == 0 else -int(s[mg.RESULT])
    return total / (2 * deals)


def test_a_short_run_learns() -> None:
    trainer = Trainer(rule_of("weich-wien"), 16, 4)
    told: list[Progress] = []
    net = trainer.run(report=told.append, every=8)
    assert len(told) == 2
    assert told[-1].iteration == 16
    assert 0.0 < told[-1].closes < 1.0
    assert match_points(net, fresh_net(5, 4), 1000) > 0.15


def test_what_results_are_worth_is_what_is_learned() -> None:
    """Who is paid for losing learns to lose."""
    net = Trainer(rule_of("weich-wien"), 12, 4, worth=-THIRDS).run()
    assert match_points(net, fresh_net(5, 4), 1000) < -0.15


def test_an_answer_to_a_fixed_net_gains_on_it() -> None:
    fixed = fresh_net(5, 4)
    trainer = Trainer(rule_of("weich-wien"), 12, 5, against=fixed)
    before = np.array(trainer.result_shares(8000, 1)) @ np.arange(-3, 4)
    trainer.run()
    after = np.array(trainer.result_shares(8000, 1)) @ np.arange(-3, 4)
    assert after > before + 0.2
    assert same(fixed, fresh_net(5, 4))


def test_a_run_can_be_brought_to_its_end_earlier() -> None:
    trainer = Trainer(rule_of("weich-wien"), 100, 4)
    trainer.run(2)
    before = trainer.time
    trainer.finish_by(4)
    assert trainer.time == pytest.approx(before)
    trainer.run()
    assert trainer.done == 4
    assert trainer.time == pytest.approx(1.0)


def test_weights_are_small_and_come_back(tmp_path: Path) -> None:
    net = fresh_net(6, 1)
    save_net(tmp_path / "net.npz", net)
    assert (tmp_path / "net.npz").stat().st_size < 900_000
    back = load_net(tmp_path / "net.npz")
    assert back.w1.shape == (input_count(6), 128)
    assert all(np.allclose(a, b, atol=2e-3) for a, b in zip(net, back, strict=True))


def test_a_net_with_other_inputs_is_refused(tmp_path: Path) -> None:
    net = fresh_net(5, 1)
    save_net(tmp_path / "net.npz", net._replace(w1=net.w1[:217]))
    with pytest.raises(ValueError, match="217 inputs"):
        load_net(tmp_path / "net.npz")


def test_the_command_trains_stops_and_goes_on(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    files = ["--out", str(tmp_path / "net.npz"), "--checkpoint", str(tmp_path / "run.npz")]
    words = ["--profile", "scharf", "--minutes", "0.02", "--seed", "2", *files]
    assert main([*words, "--until", "1"]) == 0
    assert "stopped at iteration 1 of 3" in capsys.readouterr().out
    assert not (tmp_path / "net.npz").exists()
    assert main(words) == 0
    assert "3 iterations" in capsys.readouterr().out
    assert load_net(tmp_path / "net.npz").w1.shape[0] == input_count(5)
    answer = [
        "--minutes",
        "0.01",
        "--out",
        str(tmp_path / "answer.npz"),
        "--checkpoint",
        str(tmp_path / "answer-run.npz"),
    ]
    assert main(["--profile", "scharf", "--against", str(tmp_path / "net.npz"), *answer]) == 0
    assert "gains" in capsys.readouterr().out
    with pytest.raises(SystemExit):
        main(["--profile", "scharf", "--minutes", "5", *files])
