#!/usr/bin/env python3
"""Set up, play and test Bummerl: `python3 dev.py play`, `python3 dev.py test`.

Standard library only. Everything it makes lies in `.venv`, `web/node_modules` and
`src/bummerl/server/static`; a second run does only what has changed since the first.
"""

from __future__ import annotations

import argparse
import hashlib
import importlib.util
import os
import re
import shutil
import subprocess
import sys
import threading
import time
from pathlib import Path

TYPE_CHECKING = False
if TYPE_CHECKING:
    from collections.abc import Callable, Iterable, Iterator, Sequence
    from typing import IO

OLDEST_PYTHON = (3, 11)
OLDEST_NODE = 20
ROOT = Path(__file__).resolve().parent
VENV = ROOT / ".venv"
BIN = VENV / ("Scripts" if os.name == "nt" else "bin")
PYTHON = BIN / ("python.exe" if os.name == "nt" else "python")
STAMPS = VENV / "stamps"
LOG = VENV / "setup.log"
WEB = ROOT / "web"
STATIC = ROOT / "src" / "bummerl" / "server" / "static"
RUNTIME_LOCK = ROOT / "requirements.lock"
DEV_LOCK = ROOT / "requirements-dev.lock"
# What tests try us against and nothing needs; apart, because its own pins do not fit ours (docs/adr/0003).
GUESTS_LOCK = ROOT / "requirements-guests.lock"
NODE_LOCK = ROOT / "requirements-node.lock"
# Each prints nothing and ends with 0 when what it generates is up to date.
GENERATORS = (("bummerl.club.wiretypes", ROOT / "src" / "bummerl" / "club" / "wiretypes.py"),)


class Missing(Exception):
    """Something that this machine lacks; the text says what, and the command that brings it."""


# ------------------------------------------------------------------------------------------- what has changed


def digest(paths: Iterable[Path], *extra: str) -> str:
    """Hash the names and contents of files, in a stable order, with `extra` texts."""
    sha = hashlib.sha256()
    for text in extra:
        sha.update(text.encode() + b"\0")
    for path in sorted(set(paths)):
        sha.update(path.relative_to(ROOT).as_posix().encode() + b"\0")
        sha.update(path.read_bytes() + b"\0")
    return sha.hexdigest()


def files(folder: Path, *skip: str) -> Iterator[Path]:
    """Yield the files below `folder`, without those in a folder named in `skip`."""
    for base, folders, names in os.walk(folder):
        folders[:] = [name for name in folders if name not in skip and name != "__pycache__"]
        yield from (Path(base) / name for name in names)


def is_done(step: str, inputs: str) -> bool:
    """Tell whether `step` was last finished with these inputs."""
    stamp = STAMPS / step
    return stamp.is_file() and stamp.read_text() == inputs


def done(step: str, inputs: str) -> None:
    """Note that `step` was finished with these inputs."""
    STAMPS.mkdir(parents=True, exist_ok=True)
    (STAMPS / step).write_text(inputs)


# ----------------------------------------------------------------------------------------------- run and show


class Progress:
    """One line on the terminal for one step, with its seconds counted while it runs."""

    def __init__(self, title: str) -> None:
        self.title = title
        self.start = time.monotonic()
        self.live = sys.stdout.isatty()
        self.stop = threading.Event()
        self.thread = threading.Thread(target=self._tick, daemon=True)

    def __enter__(self) -> Progress:
        if self.live:
            self.thread.start()
        else:
            print(f"  {self.title} ...", flush=True)
        return self

    def __exit__(self, kind: object, *_: object) -> None:
        self.stop.set()
        if self.live:
            self.thread.join()
        word = "done" if kind is None else "FAILED"
        print(f"{self._back()}  {self.title}: {word} ({self._seconds():.1f} s)", flush=True)

    def _seconds(self) -> float:
        return time.monotonic() - self.start

    def _back(self) -> str:
        return "\r\033[K" if self.live else ""

    def _tick(self) -> None:
        while not self.stop.wait(0.2):
            print(f"{self._back()}  {self.title} ... {self._seconds():.0f} s", end="", flush=True)


def environment() -> dict[str, str]:
    """Return the environment of everything started here: the tools of `.venv` come first."""
    env = dict(os.environ)
    env["PATH"] = f"{BIN}{os.pathsep}{env.get('PATH', '')}"
    env["VIRTUAL_ENV"] = str(VENV)
    env["PIP_DISABLE_PIP_VERSION_CHECK"] = "1"
    env.pop("PYTHONHOME", None)
    return env


def quietly(command: Sequence[str | Path], cwd: Path = ROOT) -> None:
    """Run a command with its output in the log; on failure show the end of it and raise `Missing`."""
    words = [str(word) for word in command]
    LOG.parent.mkdir(parents=True, exist_ok=True)
    with LOG.open("ab") as log:
        log.write(f"\n$ {' '.join(words)}\n".encode())
        log.flush()
        start = log.tell()
        code = subprocess.run(words, cwd=cwd, env=environment(), stdout=log, stderr=log, check=False).returncode
    if code:
        with LOG.open("rb") as log:
            log.seek(start)
            tail = log.read().decode(errors="replace").splitlines()[-25:]
        raise Missing("\n".join([*tail, "", f"This command failed ({code}): {' '.join(words)}"]))


class OneAtATime:
    """A lock file, so that two set-ups of the same folder do not meet."""

    def __enter__(self) -> OneAtATime:
        self.file: IO[str] = (ROOT / ".dev.lock").open("w")
        try:
            import fcntl
        except ImportError:  # Windows: nothing to lock with in the standard library that waits
            return self
        try:
            fcntl.flock(self.file, fcntl.LOCK_EX | fcntl.LOCK_NB)
        except OSError:
            print("  another set-up of this folder is running; waiting for it", flush=True)
            fcntl.flock(self.file, fcntl.LOCK_EX)
        return self

    def __exit__(self, *_: object) -> None:
        self.file.close()


# -------------------------------------------------------------------------------------------------- the steps


def make_venv() -> None:
    """Make `.venv`, or make it anew when its Python is gone or another one is used."""
    version = "{}.{}".format(*sys.version_info[:2])
    if PYTHON.exists() and is_done("venv", version) and _starts(PYTHON):
        return
    if PYTHON.exists() and not (STAMPS / "venv").exists() and _starts(PYTHON, version):
        done("venv", version)  # made by hand: good enough
        return
    for module in ("venv", "ensurepip"):
        if importlib.util.find_spec(module) is None:
            raise Missing(
                f"This Python has no module {module}, which makes the folder .venv.\n"
                "On Debian and Ubuntu this brings it:  sudo apt-get install python3-venv"
            )
    with Progress(f"Python {version} environment in .venv"):
        shutil.rmtree(VENV, ignore_errors=True)
        code = subprocess.run([sys.executable, "-m", "venv", str(VENV)], check=False).returncode
        if code:
            raise Missing(
                "Making .venv failed (see above).\n"
                "On Debian and Ubuntu this often helps:  sudo apt-get install python3-venv"
            )
    done("venv", version)


def _starts(python: Path, version: str = "") -> bool:
    """Tell whether this interpreter runs at all (and has the version)."""
    code = "import sys; print('%d.%d' % sys.version_info[:2])"
    try:
        out = subprocess.run([str(python), "-c", code], capture_output=True, text=True, check=False)
    except OSError:
        return False
    return out.returncode == 0 and (not version or out.stdout.strip() == version)


def install_packages(for_tests: bool) -> None:
    """Install the locked dependencies; every file is checked against its hash."""
    runtime, dev = digest([RUNTIME_LOCK]), digest([DEV_LOCK, GUESTS_LOCK])
    if is_done("packages-dev", dev) and is_done("packages", runtime):
        return
    if not for_tests and is_done("packages", runtime):
        return
    lock = DEV_LOCK if for_tests else RUNTIME_LOCK
    guests: list[str | Path] = ["-r", GUESTS_LOCK] if for_tests else []
    with Progress(f"Python packages of {lock.name}"):
        try:
            # The lock is complete, so --no-deps: nothing is resolved again and nothing else can come in.
            quietly([PYTHON, "-m", "pip", "install", "--no-deps", "--require-hashes", "-r", lock, *guests])
        except Missing as problem:
            raise Missing(
                f"{problem}\n\nThe Python packages could not be installed. They come over the network; with "
                "network; with a connection run the same command again."
            ) from None
    done("packages", runtime)  # the lock for tests holds every pin of the other one (tests/test_dev.py)
    if for_tests:
        done("packages-dev", dev)
    else:
        (STAMPS / "packages-dev").unlink(missing_ok=True)


def install_project() -> None:
    """Install the project itself, editable, so that `bummerl` is a command of `.venv`."""
    inputs = digest([ROOT / "pyproject.toml"])
    command = BIN / ("bummerl.exe" if os.name == "nt" else "bummerl")
    if is_done("project", inputs) and command.exists():
        return
    with Progress("Bummerl itself"):
        quietly([PYTHON, "-m", "pip", "install", "--no-deps", "--no-build-isolation", "--editable", ROOT])
    done("project", inputs)


def node_tools() -> tuple[Path, Path]:
    """Find `node` and `npm`, on the machine or brought into `.venv`.

    Returns: the two programs. Raises `Missing` when there are none and they cannot be fetched.
    """
    for where in (os.environ.get("PATH"), str(BIN)):
        node, npm = shutil.which("node", path=where), shutil.which("npm", path=where)
        if node and npm and _node_version(node) >= OLDEST_NODE:
            return Path(node), Path(npm)
    with Progress("Node.js (not on this machine; goes into .venv)"):
        try:
            quietly([PYTHON, "-m", "pip", "install", "--no-deps", "--require-hashes", "-r", NODE_LOCK])
        except Missing as problem:
            raise Missing(
                f"{problem}\n\nThe web page needs Node.js {OLDEST_NODE} or newer with npm. It is not on this "
                "machine, and it could not be fetched as a Python package.\n"
                "With a network connection run the same command again, or install it:\n"
                "  Debian 13, Ubuntu 25.04 and newer:  sudo apt-get install nodejs npm\n"
                "  macOS with Homebrew:                brew install node"
            ) from None
    node, npm = shutil.which("node", path=str(BIN)), shutil.which("npm", path=str(BIN))
    if not node or not npm:
        raise Missing(f"{NODE_LOCK.name} was installed but brought no node and npm for this kind of machine.")
    return Path(node), Path(npm)


def _node_version(node: str) -> int:
    """Return the major version of this Node.js, 0 when it does not start."""
    try:
        out = subprocess.run([node, "--version"], capture_output=True, text=True, check=False).stdout
    except OSError:
        return 0
    match = re.match(r"v(\d+)\.", out)
    return int(match[1]) if match else 0


def npm(*words: str) -> list[str | Path]:
    """Return the command that runs npm in `web/`."""
    return [node_tools()[1], "--prefix", WEB, *words]


def install_page_packages() -> None:
    """Install the locked packages of the web page."""
    if not (WEB / "package.json").is_file():
        return
    inputs = digest(path for name in ("package.json", "package-lock.json", ".npmrc") if (path := WEB / name).is_file())
    if is_done("page-packages", inputs) and (WEB / "node_modules").is_dir():
        return
    command = npm("ci", "--no-audit", "--no-fund")
    with Progress("packages of the web page"):
        try:
            quietly(command, cwd=WEB)
        except Missing as problem:
            raise Missing(
                f"{problem}\n\nThe packages of the web page could not be installed. They come over the "
                "network; with a connection run the same command again."
            ) from None
    done("page-packages", inputs)


def build_page() -> None:
    """Build the web page into the folder from which the server serves it."""
    if not (WEB / "package.json").is_file():
        return
    sources = [*files(WEB, "node_modules", "dist"), *files(ROOT / "src" / "bummerl" / "locales")]
    inputs = digest(sources)
    if is_done("page", inputs) and (STATIC / "index.html").is_file():
        return
    install_page_packages()
    command = npm("run", "build")
    with Progress("web page"):
        quietly(command, cwd=WEB)
    done("page", inputs)


def compile_kernels() -> None:
    """Compile the engine's kernels once, so that no first move has to wait for it."""
    engine = ROOT / "src" / "bummerl" / "engine"
    if not (engine / "compile.py").is_file():
        return
    inputs = digest(engine.glob("*.py"), RUNTIME_LOCK.read_text())
    if is_done("kernels", inputs):
        return
    with Progress("engine kernels"):
        quietly([PYTHON, "-m", "bummerl.engine.compile"])
    done("kernels", inputs)


def set_up(for_tests: bool = False) -> None:
    """Bring the folder to the state in which it can be played or tested.

    Args: for_tests installs what only developers need as well.
    """
    with OneAtATime():
        if LOG.exists() and LOG.stat().st_size > 2_000_000:
            LOG.unlink()
        make_venv()
        install_packages(for_tests)
        install_project()
        build_page()
        if for_tests:
            install_page_packages()
        compile_kernels()


# ----------------------------------------------------------------------------------------------- the commands


def play(rest: Sequence[str]) -> int:
    """Set up and open the table in the browser; `rest` goes to `bummerl serve`."""
    set_up()
    command = [str(PYTHON), "-m", "bummerl", "serve", "--open", "--host", "127.0.0.1", "--port", "8066", *rest]
    sys.stdout.flush()
    os.chdir(ROOT)
    if os.name == "posix":
        # In place of this process, so that Ctrl-C and SIGTERM reach the server and it can say goodbye.
        os.execve(command[0], command, environment())
    return subprocess.run(command, env=environment(), check=False).returncode


def quick_checks() -> list[tuple[str, list[str | Path], Path]]:
    """Return what is checked without running anything: name, command, folder."""
    checks: list[tuple[str, list[str | Path], Path]] = [
        ("ruff check", [PYTHON, "-m", "ruff", "check", "."], ROOT),
        ("ruff format", [PYTHON, "-m", "ruff", "format", "--check", "."], ROOT),
        ("mypy", [PYTHON, "-m", "mypy"], ROOT),
        ("import layers", [BIN / "lint-imports", "--no-logo"], ROOT),
    ]
    checks += [
        (f"{module} is fresh", [PYTHON, "-m", module, "--check"], ROOT) for module, path in GENERATORS if path.is_file()
    ]
    if (WEB / "package.json").is_file():
        checks.append(("TypeScript", npm("run", "check"), WEB))
    return checks


def run_checks(checks: Sequence[tuple[str, list[str | Path], Path]]) -> list[tuple[str, bool, float]]:
    """Run every check even when one before it failed; return name, success and seconds of each."""
    results = []
    for name, command, folder in checks:
        print(f"\n=== {name}", flush=True)
        start = time.monotonic()
        code = subprocess.run([str(word) for word in command], cwd=folder, env=environment(), check=False).returncode
        results.append((name, code == 0, time.monotonic() - start))
    return results


def show(results: Sequence[tuple[str, bool, float]]) -> None:
    """Print one line for each result."""
    width = max(len(name) for name, _, _ in results)
    print()
    for name, good, seconds in results:
        print(f"  {name:<{width}}  {'ok    ' if good else 'FAILED'}  {seconds:7.1f} s")


def check(_: Sequence[str]) -> int:
    """Run the quick checks only."""
    set_up(for_tests=True)
    results = run_checks(quick_checks())
    show(results)
    return 0 if all(good for _, good, _ in results) else 1


def test(rest: Sequence[str]) -> int:
    """Run every check and every test; `rest` goes to pytest."""
    set_up(for_tests=True)
    checks = quick_checks()
    if (WEB / "package.json").is_file():
        checks.append(("vitest", npm("run", "test"), WEB))
    results = run_checks(checks)
    print("\n=== pytest", flush=True)
    start = time.monotonic()
    code, last = run_pytest(rest)
    results.append(("pytest", code == 0, time.monotonic() - start))
    show(results)
    failed = [name for name, good, _ in results if not good]
    print(f"\n{'FAILED: ' + ', '.join(failed) if failed else 'All checks passed.'}")
    print(last, flush=True)
    return 1 if failed else 0


def run_pytest(rest: Sequence[str]) -> tuple[int, str]:
    """Run pytest, showing its output as it comes, half lines too; return its status and its last line."""
    colour = ["--color=yes"] if sys.stdout.isatty() else []
    command = [str(PYTHON), "-m", "pytest", *colour, *rest]
    tail = b""
    with subprocess.Popen(command, cwd=ROOT, env=environment(), stdout=subprocess.PIPE, bufsize=0) as process:
        output = process.stdout
        assert output is not None
        for part in iter(lambda: output.read(65536), b""):
            sys.stdout.buffer.write(part)
            sys.stdout.buffer.flush()
            tail = (tail + part)[-10_000:]
    lines = tail.decode(errors="replace").split("\n")
    return process.returncode, next((line.rstrip() for line in reversed(lines) if line.strip()), "")


def setup(_: Sequence[str]) -> int:
    """Set up only."""
    set_up()
    print("  ready: python3 dev.py play")
    return 0


COMMANDS: dict[str, Callable[[Sequence[str]], int]] = {
    "play": play,
    "test": test,
    "setup": setup,
    "check": check,
}


def main() -> int:
    """Read the command line and run one command; return its exit status."""
    if sys.version_info < OLDEST_PYTHON:
        print(
            "Bummerl needs Python {}.{} or newer; this is {}.{}.\n"
            "On Debian 12, Ubuntu 24.04 and newer this brings it:  "
            "sudo apt-get install python3 python3-venv".format(*OLDEST_PYTHON, *sys.version_info[:2]),
            file=sys.stderr,
        )
        return 1
    parser = argparse.ArgumentParser(prog="dev.py", description="Set up, play and test Bummerl.")
    parser.add_argument(
        "command",
        choices=tuple(COMMANDS),
        help="play: open the table in the browser; test: every check and test; setup: only what both need; "
        "check: the quick checks (ruff, mypy, import layers, TypeScript)",
    )
    parser.add_argument("rest", nargs=argparse.REMAINDER, help="passed on to `bummerl serve` or to pytest")
    given = parser.parse_args()
    try:
        return COMMANDS[given.command](given.rest)
    except Missing as problem:
        print(f"\n{problem}", file=sys.stderr)
        if LOG.exists():
            print(f"(the whole log: {LOG})", file=sys.stderr)
        return 1
    except KeyboardInterrupt:
        print("\nstopped", file=sys.stderr)
        return 130


if __name__ == "__main__":
    sys.exit(main())
