"""Real servers for tests, on loopback and in temporary folders; nothing of the machine's own is touched."""

from __future__ import annotations

import os
import pwd
import shutil
import socket
import subprocess
import tempfile
import time
from contextlib import contextmanager
from pathlib import Path
from typing import TYPE_CHECKING, NoReturn

import pytest

if TYPE_CHECKING:
    from collections.abc import Callable, Iterator

START_SECONDS = 30


class Absent(Exception):
    """A server program that this machine does not have."""

    def skip_or_fail(self) -> NoReturn:
        """Skip the test on a player's machine, fail it on CI, where everything has to be there."""
        if os.environ.get("CI") == "true":
            pytest.fail(f"{self} (CI has to have it)")
        pytest.skip(str(self))


def free_port() -> int:
    """Return a TCP port on loopback that nothing listens on."""
    with socket.socket() as probe:
        probe.bind(("127.0.0.1", 0))
        port = probe.getsockname()[1]
        assert isinstance(port, int)
        return port


def wait_until(ready: Callable[[], bool], process: subprocess.Popen[bytes], log: Path) -> None:
    """Wait until a started server answers; fail with its own words when it ends or takes too long."""
    end = time.monotonic() + START_SECONDS
    while not ready():
        if process.poll() is not None or time.monotonic() > end:
            pytest.fail(f"the server did not start:\n{log.read_text(errors='replace')}")
        time.sleep(0.05)


def stop(process: subprocess.Popen[bytes]) -> None:
    """End a server that was started here."""
    process.terminate()
    try:
        process.wait(10)
    except subprocess.TimeoutExpired:
        process.kill()
        process.wait()


def postgres_folder() -> Path:
    """Return the folder of `initdb` and `postgres`, the newest if there are several."""
    found = sorted(
        Path("/usr/lib/postgresql").glob("*/bin/initdb"),
        key=lambda path: int(path.parent.parent.name.split(".")[0]),
    )
    if found:
        return found[-1].parent
    on_path = shutil.which("initdb")
    if on_path is None:
        raise Absent("no PostgreSQL server on this machine (Debian: apt-get install postgresql)")
    return Path(on_path).resolve().parent


@contextmanager
def running_postgres() -> Iterator[str]:
    """Run a PostgreSQL in a temporary folder; yield its URL. Raises `Absent`."""
    import psycopg

    programs = postgres_folder()
    folder = Path(tempfile.mkdtemp(prefix="bummerl-postgres-"))
    user: str | None = None
    try:
        if os.geteuid() == 0:  # PostgreSQL refuses to run as root
            try:
                account = pwd.getpwnam("postgres")
            except KeyError:
                raise Absent("PostgreSQL does not run as root and there is no user postgres") from None
            user = account.pw_name
            os.chown(folder, account.pw_uid, account.pw_gid)
        data, log, port = folder / "data", folder / "log", free_port()
        subprocess.run(
            [
                programs / "initdb",
                "--pgdata",
                data,
                "--username=postgres",
                "--auth=trust",
                "--no-sync",
                "-E",
                "UTF8",
            ],
            user=user,
            group=user,
            extra_groups=None if user is None else [],
            cwd=folder,
            check=True,
            capture_output=True,
        )
        options = {
            "listen_addresses": "127.0.0.1",
            "port": str(port),
            "unix_socket_directories": "",
            "fsync": "off",
            "max_connections": "60",
        }
        with log.open("wb") as out:
            process = subprocess.Popen(
                [
                    programs / "postgres",
                    "-D",
                    data,
                    *(f"--{name}={value}" for name, value in options.items()),
                ],
                user=user,
                group=user,
                extra_groups=None if user is None else [],
                cwd=folder,
                stdout=out,
                stderr=out,
            )
        url = f"postgresql://postgres@127.0.0.1:{port}/postgres"

        def ready() -> bool:
            try:
                psycopg.connect(url, connect_timeout=2).close()
            except psycopg.OperationalError:
                return False
            return True

        try:
            wait_until(ready, process, log)
            yield url
        finally:
            stop(process)
    finally:
        shutil.rmtree(folder, ignore_errors=True)


@contextmanager
def running_redis() -> Iterator[str]:
    """Run a Redis that keeps nothing on disk; yield its URL. Raises `Absent`."""
    import redis

    program = shutil.which("redis-server") or shutil.which("valkey-server")
    if program is None:
        raise Absent("no Redis or Valkey server on this machine (Debian: apt-get install redis-server)")
    port = free_port()
    with tempfile.TemporaryDirectory(prefix="bummerl-redis-") as folder:
        log = Path(folder) / "log"
        command = [program, "--port", str(port), "--bind", "127.0.0.1", "--save", "", "--appendonly", "no"]
        with log.open("wb") as out:
            process = subprocess.Popen(command, cwd=folder, stdout=out, stderr=out)
        url = f"redis://127.0.0.1:{port}/0"

        def ready() -> bool:
            with redis.Redis.from_url(url) as client:
                try:
                    return bool(client.ping())
                except redis.ConnectionError:
                    return False

        try:
            wait_until(ready, process, log)
            yield url
        finally:
            stop(process)
