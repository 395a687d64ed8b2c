"""The arena: mirrored, repeatable in any number of processes and on a cluster, with honest intervals."""

from __future__ import annotations

import json
import math
import random

import pytest

from bummerl.cli.arena import main
from bummerl.engine.arena import Player, Task, clustered, play_match, play_units, sequential
from bummerl.engine.policy import WEIGHTS

BEGINNERS = (Player("beginner"), Player("beginner"))


def test_equal_players_are_exactly_level() -> None:
    result = play_match("weich-wien", BEGINNERS, pairs=40, seed=3)
    assert result.game_points.mean == 0.0
    assert result.game_points.half == 0.0
    assert result.deals == 80
    assert sum(result.results.values()) == 80


def test_a_match_is_the_same_in_one_process_and_in_two() -> None:
    players = (Player("club"), Player("beginner"))
    alone = play_match("scharf", players, pairs=24, seed=5)
    shared = play_match("scharf", players, pairs=24, seed=5, workers=2)
    assert alone.results == shared.results
    assert alone.game_points == shared.game_points
    other = play_match("scharf", players, pairs=24, seed=6)
    assert other.results != alone.results


def test_swapping_the_players_turns_the_result_round() -> None:
    first = play_match("sechsundsechzig", (Player("club"), Player("beginner")), pairs=20, seed=2)
    second = play_match("sechsundsechzig", (Player("beginner"), Player("club")), pairs=20, seed=2)
    assert first.game_points.mean == pytest.approx(-second.game_points.mean)


def test_whole_bummerls_are_counted() -> None:
    result = play_match("klassisch", (Player("club"), Player("beginner")), pairs=12, seed=4, unit="bummerl")
    assert result.bummerls is not None
    assert result.bummerls.mean > 0.5
    assert result.deals >= 24 * 3


def test_the_ladder_begins_as_it_should() -> None:
    result = play_match("weich-wien", (Player("strong"), Player("beginner")), pairs=60, seed=8)
    assert result.game_points.mean - result.game_points.half > 0.2


def test_a_sequential_test_stops_early_and_decides_rightly() -> None:
    players = (Player("strong"), Player("beginner"))
    result = play_match("weich-wien", players, pairs=2000, seed=9, stop_early=True, margin=0.3)
    assert result.verdict is not None
    assert result.verdict.decision == "first"
    assert result.pairs < 400
    chance = random.Random(1)
    level = [chance.gauss(0.0, 1.0) for _ in range(4000)]
    assert sequential(level, margin=0.2).decision == "level"
    assert sequential([-x for x in level] + [-0.5] * 4000, margin=0.2).decision == "second"


def test_intervals_are_clustered() -> None:
    spread = clustered([2.0, -2.0, 2.0, -2.0], [2, 2, 2, 2])
    assert spread.mean == 0.0
    assert spread.half == pytest.approx(1.96 * math.sqrt(16 * 4 / 3) / 8)
    assert clustered([], []).half == math.inf


def test_players_are_written_and_read() -> None:
    assert str(Player.parse("expert@400")) == "expert@400"
    assert Player.parse("normal").budget is None
    other = f"expert@100+{WEIGHTS / 'scharf.npz'}"
    assert str(Player.parse(other)) == other
    with pytest.raises(KeyError):
        Player.parse("nobody")
    with pytest.raises(ValueError, match="invalid literal"):
        Player.parse("expert@many")
    with pytest.raises(OSError, match="nowhere"):
        Player.parse("club+nowhere.npz")


def test_another_net_plays_otherwise() -> None:
    own, same, other = (Player.parse(f"club+{WEIGHTS / name}.npz") for name in ("weich-wien", "weich-wien", "scharf"))
    assert play_match("weich-wien", (own, same), pairs=30, seed=4).game_points.half == 0.0
    assert play_match("weich-wien", (own, other), pairs=30, seed=4).game_points.half > 0.0


def test_a_cluster_plays_the_same_match() -> None:
    distributed = pytest.importorskip("distributed")
    task = Task("weich-wien", (Player("club"), Player("beginner")), 7, "deal", 0, 20)
    here = [unit.points for unit in play_units(task)]
    with distributed.LocalCluster(
        n_workers=1, threads_per_worker=1, host="127.0.0.1", dashboard_address=None
    ) as cluster:
        there = play_match("weich-wien", task.players, pairs=20, seed=7, scheduler=cluster.scheduler_address)
    points = [p for deal in here for p in deal]
    assert there.game_points.mean == pytest.approx(sum(points) / len(points))


def test_the_command_prints_and_writes_json(capsys: pytest.CaptureFixture[str]) -> None:
    words = ["strong@4", "beginner", "--pairs", "6", "--seed", "2", "--workers", "1"]
    assert main([*words, "--calibration"]) == 0
    said = capsys.readouterr().out
    assert "game points a deal" in said
    assert "predicted minus realised" in said
    assert main([*words, "--json"]) == 0
    told = json.loads(capsys.readouterr().out)
    assert told["pairs"] == 6
    assert told["first"] == "strong@4"
    assert len(told["weights"]) == 12
    assert "all" in told["sides"][0]["calibration"]
    with pytest.raises(SystemExit):
        main(["nobody", "beginner"])
    with pytest.raises(SystemExit):
        main(["club", "beginner", "--profile", "scharf closeMinStock=3"])
