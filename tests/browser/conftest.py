"""Fixtures with a real server and a real Chromium for the tests in the browser."""

from __future__ import annotations

import contextlib
import os
import re
import secrets
import signal
from collections.abc import Callable, Generator, Iterator, Sequence
from functools import partial
from pathlib import Path
from typing import Any, ClassVar

import pytest
from playwright.sync_api import Browser, BrowserContext, Error, Page, expect, sync_playwright

from tests.browser import chromium
from tests.browser.finished import play_to_the_end
from tests.browser.stress import Stress, slow_pages
from tests.support.database import create_database
from tests.support.processes import Process

# without the background services of Chromium, which contact servers on the internet
FLAGS = [
    "--no-sandbox",
    "--disable-gpu",
    "--disable-quic",
    "--no-first-run",
    "--disable-background-networking",
    "--disable-component-update",
    "--disable-sync",
]

TIMEOUT = 60_000
"""Milliseconds that a page may take to reach a state. The limit is for the slowest machine, and no test asserts it."""
FAILED = pytest.StashKey[bool]()

UNLIMITED = ("tables", "talk", "talk_address", "talk_table", "passwords", "hints", "changes")


class Server:
    """`matchwood serve` in a separate process. A test can kill it and start it again on the same database and port."""

    processes: ClassVar[dict[Server, int]] = {}
    """The IDs of the running processes that no test has paused."""

    def __init__(self, folder: Path, first: Callable[[], object] | None = None, limits: Sequence[str] = ()) -> None:
        self._first = first
        self._limits = [f"--limit={limit}" for limit in limits]
        self.database = f"sqlite:///{create_database(folder / 'tables.db')}"
        self._port = 0
        self._process: Process | None = None

    @property
    def address(self) -> str:
        return f"http://127.0.0.1:{self._port}"

    def start(self) -> None:
        arguments = "serve", "--port", str(self._port), "--database", self.database, *self._limits
        self._process = Process(*arguments, first=self._first)
        line = self._process.ready()
        found = re.search(r"http://127\.0\.0\.1:(\d+)", line)
        assert found, f"the first line of the server is {line!r}"
        self._port = int(found[1])
        self.processes[self] = self._process.number

    def kill(self) -> None:
        assert self._process is not None
        self.processes.pop(self, None)
        self._process.kill()

    def stop(self) -> None:
        self.processes.pop(self, None)
        if self.runs:
            assert self._process is not None
            self._process.stop()

    @contextlib.contextmanager
    def paused(self) -> Iterator[None]:
        """Stop the process while the block runs, so that messages to the server wait. Stress does not resume it."""
        process = self.processes.pop(self)
        os.kill(process, signal.SIGSTOP)
        try:
            yield
        finally:
            os.kill(process, signal.SIGCONT)
            self.processes[self] = process

    @property
    def runs(self) -> bool:
        return self._process is not None and self._process.runs


@pytest.fixture(scope="session")
def shared_server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Server]:
    server = Server(tmp_path_factory.mktemp("shared server"), limits=[f"{name}=0" for name in UNLIMITED])
    yield server
    server.stop()


@pytest.fixture
def own_server(tmp_path: Path) -> Iterator[Server]:
    """Yield a server for this test alone, without any stored data. The test may kill it."""
    server = Server(tmp_path)
    server.start()
    yield server
    server.stop()


@pytest.fixture
def server(request: pytest.FixtureRequest) -> Server:
    """Return the server of this test: a shared one, or an own one if the test is marked `own_server`."""
    if request.node.get_closest_marker("own_server"):
        own: Server = request.getfixturevalue("own_server")
        return own
    shared: Server = request.getfixturevalue("shared_server")
    if not shared.runs:
        shared.start()
    return shared


@pytest.fixture
def finished(server: Server) -> Callable[..., dict[str, Any]]:
    """Return a function that plays a game against a bot to its end, and returns the table with the token of the player."""
    return partial(play_to_the_end, server.address)


@pytest.fixture
def name() -> str:
    """Return a name without an account on the shared server."""
    return f"Ada {secrets.token_hex(4)}"


@pytest.fixture(scope="session")
def browser() -> Iterator[Browser]:
    program = chromium.found()
    if program is None:
        pytest.fail("no Chromium; `make test` installs Debian's")
    expect.set_options(timeout=TIMEOUT)
    with sync_playwright() as playwright:
        browser = playwright.chromium.launch(executable_path=program, args=FLAGS)
        yield browser
        browser.close()


def is_under_stress(test: pytest.Item) -> bool:
    """Return whether this test runs under stress. With `--stress` all tests do, and in an everyday run the marked ones."""
    option = test.config.getoption
    return bool(option("--stress") or (test.get_closest_marker("stress") and not option("--exhaustive")))


@pytest.hookimpl(wrapper=True)
def pytest_runtest_makereport(item: pytest.Item) -> Generator[None, pytest.TestReport, pytest.TestReport]:
    report = yield
    if report.when == "call":
        item.stash[FAILED] = report.failed
        if report.failed and is_under_stress(item):
            report.sections.append(("Stress", f"--stress --randomly-seed {item.config.getoption('randomly_seed')}"))
    return report


def report_failure(page: Page, request: pytest.FixtureRequest, complaints: list[str], number: int = 1) -> None:
    """If the test has failed, print the text of the page, and save a picture of it if `--pictures` is given."""
    if not request.node.stash.get(FAILED, False):
        return
    print(f"--- {page.url}\n{page.locator('body').inner_text(timeout=3_000)}\n--- {complaints}")
    pictures: Path | None = request.config.getoption("--pictures")
    if pictures is not None:
        page.screenshot(path=pictures / f"{re.sub(r'[^a-z0-9]+', '-', request.node.nodeid)[-120:]}-{number}.png")


@pytest.fixture
def stress(request: pytest.FixtureRequest) -> Iterator[Stress | None]:
    """Yield the stress that slows pages, delays messages and pauses servers during this test, or None without stress."""
    if not is_under_stress(request.node):
        yield None
        return
    stress = Stress(request.config.getoption("randomly_seed"), request.node.nodeid)
    with stress.pausing(lambda: list(Server.processes.values())), slow_pages():
        yield stress


@pytest.fixture
def open_page(
    browser: Browser, server: Server, stress: Stress | None, request: pytest.FixtureRequest
) -> Iterator[Callable[..., Page]]:
    """Yield a function that opens the page of a new person.

    An error in the console of a page fails the test. If the test fails, the text of each page is printed.
    """
    complaints: list[str] = []
    contexts: list[BrowserContext] = []

    def opened(
        width: int = 1280,
        height: int = 800,
        language: str = "en",
        motion: str = "reduce",
        keeps_pages: bool = False,
        touch: bool = False,
        at: str | None = "/",
    ) -> Page:
        context = browser.new_context(
            base_url=server.address,
            viewport={"width": width, "height": height},
            locale={"en": "en-GB", "de": "de-DE"}[language],
            has_touch=touch,
            reduced_motion=motion,  # type: ignore[arg-type]
            service_workers="allow"
            if keeps_pages
            else "block",  # with a service worker, tests that route requests would miss some of them
        )
        context.set_default_timeout(TIMEOUT)
        contexts.append(context)
        if stress:
            stress.delay(context)
        page = context.new_page()
        page.on("pageerror", lambda error: complaints.append(str(error)))
        page.on("console", lambda message: complaints.append(message.text) if message.type in ("error", "warning") else None)
        if at is not None:  # tests that open a table skip the front page
            page.goto(at)
        return page

    yield opened
    for number, context in enumerate(contexts, 1):
        for page in context.pages:
            with contextlib.suppress(Error):  # the page no longer answers
                report_failure(page, request, complaints, number)
        context.close()
    # Chromium itself logs connections that a test closes, and refused requests for an account.
    expected = ("WebSocket", "ERR_", "403 (Forbidden)", "Service Worker registration blocked by Playwright")
    assert [text for text in complaints if not any(known in text for known in expected)] == []
