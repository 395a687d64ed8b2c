"""A real server and real browser pages for tests and screenshots; everything stays on loopback."""

from __future__ import annotations

import json
import os
import subprocess
import sys
import time
from contextlib import contextmanager
from pathlib import Path
from typing import TYPE_CHECKING, Any

from services import Absent, free_port, stop

if TYPE_CHECKING:
    from collections.abc import Iterator

    from playwright.sync_api import Browser, BrowserContext, Page

ROOT = Path(__file__).parents[2]
CHROMIUM = Path("/usr/bin/chromium")
STATIC = ROOT / "src" / "bummerl" / "server" / "static"
START_SECONDS = 60
PATIENCE_MS = 30_000
"""How long a page may take for anything; only a fault takes that long, even on a busy machine."""
ARGUMENTS = [
    "--no-sandbox",
    "--disable-gpu",
    "--disable-quic",
    "--no-first-run",
    "--disable-background-networking",
    "--disable-component-update",
    "--disable-sync",
]
WATCH_POLICY = """
window.__violations = [];
document.addEventListener('securitypolicyviolation', (event) =>
  window.__violations.push(`${event.violatedDirective}: ${event.blockedURI}`));
"""


class Server:
    """`bummerl serve` in a process of its own; it can be killed and started again on the same port and data. `host` is
    the name by which browsers call it; `settings` are variables of its environment."""

    def __init__(self, data: Path, pace: int = 0, *, host: str = "127.0.0.1", **settings: str) -> None:
        self.data, self.pace, self.settings = data, pace, settings
        self.port = free_port()
        self.address = f"http://{host}:{self.port}"
        self.process: subprocess.Popen[bytes] | None = None

    def start(self) -> None:
        """Start and wait until it says that it is ready. Fails with its own words when it does not."""
        log = self.data.parent / f"server-{self.port}.log"
        self.data.mkdir(parents=True, exist_ok=True)
        command = [sys.executable, "-m", "bummerl", "serve", "--port", str(self.port), "--data", str(self.data)]
        command += ["--pace", str(self.pace)]
        environment = {**os.environ, "PYTHONPATH": str(ROOT / "src")}
        environment.pop("BUMMERL_DATA", None)
        environment |= self.settings
        with log.open("ab") as output:
            self.process = subprocess.Popen(command, cwd=self.data, env=environment, stdout=output, stderr=output)
        end = time.monotonic() + START_SECONDS
        while not self._answers():
            if self.process.poll() is not None or time.monotonic() > end:
                raise RuntimeError(f"the server did not start:\n{log.read_text(errors='replace')}")
            time.sleep(0.05)

    def kill(self) -> None:
        """End it without a warning, as a power cut would."""
        assert self.process is not None
        self.process.kill()
        self.process.wait()

    def stop(self) -> None:
        """End it gracefully."""
        if self.process is not None and self.process.poll() is None:
            stop(self.process)

    def _answers(self) -> bool:
        import httpx

        try:
            return httpx.get(f"{self.address}/healthz", timeout=2).is_success
        except httpx.TransportError:
            return False


@contextmanager
def running_chromium() -> Iterator[Browser]:
    """Debian's Chromium under Playwright. Raises `Absent` without it, or without the built page."""
    from playwright.sync_api import expect, sync_playwright

    expect.set_options(timeout=PATIENCE_MS)
    if not CHROMIUM.exists():
        raise Absent("no Chromium on this machine: sudo apt-get install chromium")
    if not (STATIC / "index.html").is_file():
        raise Absent("the page has not been built: python3 dev.py setup")
    with sync_playwright() as playwright:
        browser = playwright.chromium.launch(executable_path=str(CHROMIUM), args=ARGUMENTS)
        yield browser
        browser.close()


class Visitor:
    """One person's browser: its own storage, one page, and a note of everything that went wrong in it."""

    def __init__(self, browser: Browser, server: Server, context: BrowserContext, page: Page) -> None:
        self.browser, self.server, self.context, self.page = browser, server, context, page
        self.errors: list[str] = []
        self.forgiven: list[str] = []
        self.foreign: list[str] = []
        page.on("pageerror", lambda error: self.errors.append(f"exception: {error}"))
        page.on("console", lambda said: self.errors.append(f"console: {said.text}") if said.type == "error" else None)
        page.on("request", self._asked)
        page.on("websocket", lambda socket: self._leaves(socket.url))

    def goto(self, path: str) -> Page:
        """Open a path of the server and wait for its heading."""
        self.page.goto(self.server.address + path)
        self.page.locator("h1").first.wait_for(state="attached")
        return self.page

    def forgive(self, part: str) -> None:
        """Count no error with these words: the test itself brings it about, as the browser's note of a refusal."""
        self.forgiven.append(part)

    def problems(self) -> list[str]:
        """All that went wrong, or left the house, and was not forgiven."""
        found = [] if self.page.is_closed() else [f"policy: {violation}" for violation in self.violations()]
        found += [error for error in self.errors if not any(part in error for part in self.forgiven)]
        return found + [f"left the house: {url}" for url in self.foreign]

    def violations(self) -> list[str]:
        """What the content security policy of the page had to block."""
        found: list[str] = self.page.evaluate("window.__violations ?? []")
        return found

    def _asked(self, request: Any) -> None:
        self._leaves(request.url)

    def _leaves(self, url: str) -> None:
        if url.startswith(("data:", "blob:")):
            return
        if url.partition("://")[2].partition("/")[0] != self.server.address.partition("://")[2]:
            self.foreign.append(url)


def visit(
    browser: Browser,
    server: Server,
    *,
    width: int = 1280,
    height: int = 800,
    theme: str = "light",
    lang: str = "en",
    touch: bool = False,
    settings: dict[str, Any] | None = None,
    stored: dict[str, str] | None = None,
    service_workers: bool = False,
) -> Visitor:
    """A new person at the server.

    Args: theme and lang are what the browser prefers; settings are written where the page keeps them (movement is off
    unless they say otherwise); stored are further entries of the browser's storage.
    """
    context = browser.new_context(
        viewport={"width": width, "height": height},
        color_scheme="dark" if theme == "dark" else "light",
        locale={"de": "de-AT", "es": "es-ES"}.get(lang, "en-GB"),
        has_touch=touch,
        is_mobile=touch,
        service_workers="allow" if service_workers else "block",
    )
    context.add_init_script(WATCH_POLICY)
    entries = {"bummerl.settings": json.dumps({"speed": "off", "sound": False, **(settings or {})}), **(stored or {})}
    # Only once: what the page itself writes later has to stay.
    context.add_init_script(
        f"if (!localStorage.getItem('bummerl.settings')) "
        f"for (const [key, value] of Object.entries({json.dumps(entries)})) localStorage.setItem(key, value);"
    )
    page = context.new_page()
    page.set_default_timeout(PATIENCE_MS)
    return Visitor(browser, server, context, page)
