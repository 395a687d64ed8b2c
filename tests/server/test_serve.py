"""`bummerl serve` as a person starts it: the ready line, a taken port, the end, the engine behind it."""

import json
import os
import signal
import socket
import subprocess
import sys
import time
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path

import httpx

from server.processes import Server, hear, say

ROOT = Path(__file__).parents[2]


@contextmanager
def serving(*options: str, **environment: str) -> Iterator["subprocess.Popen[str]"]:
    """The command, until the context ends."""
    command = [sys.executable, "-m", "bummerl", "serve", *options]
    variables = {**os.environ, "PYTHONPATH": str(ROOT / "src"), "BROWSER": "none", **environment}
    with subprocess.Popen(
        command, stdout=subprocess.PIPE, stderr=subprocess.PIPE, text=True, env=variables, cwd=ROOT
    ) as process:
        try:
            yield process
        finally:
            process.kill()


def ready(process: "subprocess.Popen[str]", data: Path) -> Server:
    """The server, once it says that it is ready."""
    assert process.stdout is not None
    line = process.stdout.readline()
    assert line.startswith("Bummerl is ready: http://127.0.0.1:"), line
    return Server(process.pid, int(line.rsplit(":", 1)[1]), data)


def test_it_says_one_line_plays_with_the_engine_and_ends_in_good_order(tmp_path: Path) -> None:
    with serving("--port", "0", "--data", str(tmp_path / "new" / "data"), "--open") as process:
        server = ready(process, tmp_path)
        assert (tmp_path / "new" / "data" / "bummerl.sqlite3").exists()
        table = server.open_table(dealer="me", pace=0, level="normal")
        with server.socket(table["id"]) as player:
            say(player, t="hello", token=table["token"])
            frame = hear(player, "sync", timeout=20)
            begun = time.monotonic()
            while frame["view"] is None or 0 not in frame["view"]["toAct"]:
                frame = hear(player, "event", timeout=20)
            # The computer has led although its kernels may still have to be compiled.
            assert time.monotonic() - begun < 1.5
            say(player, t="hint", id="h")
            assert hear(player, "hint", timeout=20)["action"] in frame["view"]["deal"]["legal"]
            process.send_signal(signal.SIGTERM)
            assert process.wait(timeout=20) == 0
        assert process.stdout is not None
        assert process.stdout.read() == ""


def test_a_taken_port_is_explained(tmp_path: Path) -> None:
    with socket.socket() as other:
        other.bind(("127.0.0.1", 0))
        other.listen()
        port = other.getsockname()[1]
        with serving("--port", str(port), "--data", str(tmp_path)) as process:
            out, error = process.communicate(timeout=60)
    assert process.returncode == 1
    assert out == ""
    assert f"port {port} is taken" in error
    assert "--port" in error


def test_settings_that_make_no_sense_are_named(tmp_path: Path) -> None:
    with serving("--port", "0", BUMMERL_PACE="quick", BUMMERL_DATA=str(tmp_path)) as process:
        _, error = process.communicate(timeout=60)
    assert process.returncode == 2
    assert "BUMMERL_PACE" in error


def test_the_engine_does_not_stop_the_event_loop(tmp_path: Path) -> None:
    with serving("--port", "0", BUMMERL_DATA=str(tmp_path), BUMMERL_OPENS_PER_MINUTE="1000") as process:
        server = ready(process, tmp_path)
        tables = [server.open_table(dealer="me", pace=0, level="expert") for _ in range(6)]
        waits = []
        with httpx.Client() as client:
            for _ in range(60):
                begun = time.monotonic()
                assert client.get(f"{server.url}/healthz").status_code == 200
                waits.append(time.monotonic() - begun)
                time.sleep(0.01)
        waits.sort()
        assert waits[len(waits) // 2] < 0.1
        assert waits[-2] < 1.0, json.dumps(waits[-5:])
        for table in tables:
            with server.socket(table["id"]) as player:
                say(player, t="hello", token=table["token"])
                frame = hear(player, "sync", timeout=20)
                while frame["view"] is None or 0 not in frame["view"]["toAct"]:
                    frame = hear(player, "event", timeout=20)
