"""What `--stress` does to pages and servers."""

from __future__ import annotations

import subprocess
from collections.abc import Iterator

import pytest
from playwright.sync_api import Browser, Page

from tests.browser.conftest import Server
from tests.browser.stress import Stress, processes_of_pages, slow_pages
from tests.support.waiting import wait_until

pytestmark = pytest.mark.browser

EIGHT_MESSAGES = """async () => {
  const socket = new WebSocket("/live"), heard = [];
  await new Promise(opened => socket.onopen = opened);
  for (let key = 0; key < 8; key++) socket.send(JSON.stringify({ type: "move", table: "none", move: "none", key: `${key}` }));
  await new Promise(all => socket.onmessage = event => heard.push(event) === 8 && all());
  return heard.map(event => [JSON.parse(event.data).key, event.isTrusted]);
}"""
EIGHT_ANSWERS = """async () => {
  const begun = performance.now();
  return await Promise.all(Array.from({ length: 8 }, async () => {
    await fetch("/api/games");
    return performance.now() - begun;
  }));
}"""


@pytest.fixture
def delayed(browser: Browser, server: Server) -> Iterator[Page]:
    """Return a page with delayed messages and answers."""
    with browser.new_context(base_url=server.address, service_workers="block") as context:
        Stress(1, "test").delay(context)
        page = context.new_page()
        page.goto("/")
        yield page


def state(process: int) -> str:
    """Return the state of this process in the system. T means paused."""
    return subprocess.check_output(["ps", "-o", "stat=", "-p", str(process)], text=True)


def test_a_page_is_still_slow_after_a_navigation(browser: Browser, server: Server) -> None:
    with browser.new_page() as page:
        page.goto(server.address)
        paused: set[int] = set()

        def all_were_paused() -> bool:
            pages = set(processes_of_pages())
            paused.update(process for process in pages if "T" in state(process))
            return paused >= pages

        with slow_pages():
            page.goto("about:blank")
            page.goto(server.address)
            wait_until(all_were_paused)
        assert not any("T" in state(process) for process in processes_of_pages())


def test_messages_are_delayed_and_stay_in_order(delayed: Page) -> None:
    assert delayed.evaluate(EIGHT_MESSAGES) == [[str(key), False] for key in range(8)]


def test_answers_are_delayed(delayed: Page) -> None:
    assert max(delayed.evaluate(EIGHT_ANSWERS)) > 200


def test_a_server_pauses_during_stress_and_runs_afterwards(server: Server) -> None:
    process = Server.processes[server]
    with Stress(1, "test").pausing(lambda: [process]):
        wait_until(lambda: "T" in state(process))
    assert "T" not in state(process)


def test_stress_does_not_resume_a_server_that_the_test_has_paused(server: Server) -> None:
    process = Server.processes[server]
    pauses = 0

    def servers() -> list[int]:
        nonlocal pauses
        pauses += 1
        return list(Server.processes.values())

    with Stress(1, "test").pausing(servers):
        wait_until(lambda: "T" in state(process))
        with server.paused():
            enough = pauses + 5
            wait_until(lambda: pauses > enough or "T" not in state(process))
            assert pauses > enough, "the server ran"
    assert "T" not in state(process)
