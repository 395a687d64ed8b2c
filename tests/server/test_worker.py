"""Nodes that do not think, and a worker that plays the computers' turns for them."""

import os
import random
import signal
import subprocess
import sys
from pathlib import Path

from server.processes import Player, hear, zygote

ROOT = Path(__file__).parents[2]


def test_a_worker_plays_for_nodes_that_do_not_think(tmp_path: Path, postgres_url: str, redis_url: str) -> None:
    environment = {
        **os.environ,
        "PYTHONPATH": str(ROOT / "src"),
        "DATABASE_URL": postgres_url,
        "REDIS_URL": redis_url,
    }
    with zygote() as starts:
        node = starts.start(tmp_path, database_url=postgres_url, redis_url=redis_url, threads=0)
        table = node.open_table(dealer="me", level="beginner")
        player = Player(table, random.Random(2).choice)
        with node.socket(table["id"]) as socket:
            player.hello(socket)
            # Nobody thinks yet, so nothing happens.
            try:
                raise AssertionError(hear(socket, timeout=1.0))
            except TimeoutError:
                pass
            command = [sys.executable, "-m", "bummerl", "worker", "--threads", "1"]
            with subprocess.Popen(command, stdout=subprocess.PIPE, text=True, env=environment, cwd=ROOT) as worker:
                assert worker.stdout is not None
                assert worker.stdout.readline() == "Bummerl worker is ready\n"
                while len(player.acked) < 6:
                    player.act(socket)
                    player.take(hear(socket, timeout=30))
                worker.send_signal(signal.SIGTERM)
                assert worker.wait(timeout=30) == 0


def test_a_worker_without_a_database_says_so() -> None:
    environment = {name: value for name, value in os.environ.items() if name != "DATABASE_URL"}
    command = [sys.executable, "-m", "bummerl", "worker"]
    ended = subprocess.run(
        command, env=environment | {"PYTHONPATH": str(ROOT / "src")}, capture_output=True, text=True, check=False
    )
    assert ended.returncode == 2
    assert "DATABASE_URL" in ended.stderr
