"""Measure how long a new visitor on a phone waits for a page and for a game."""

from __future__ import annotations

import os
import statistics
from typing import Any

import click
from bench.load.servers import CLIENTS, SERVERS, free_port, matchwood
from bench.results import keep, machine, table
from playwright.sync_api import Browser

from .phone import chromium, phone

PLAY, MINE = "[data-testid=play]:enabled", "[data-testid=table][data-turn-mine=true]"
DAILY, PUZZLES = "[data-testid=daily-start]", "[data-testid=puzzle-1]"
TABLE = {"game": "matchmaster", "players": 4, "bots": 3, "name": "Ada", "pace": "instant", "level": "beginner"}
NOTES_WHEN = """
window.since = {};
addEventListener("click", () => { since.click = performance.now(); }, true);
new MutationObserver(() => {
    for (const what of WANTED) {
        if (since[what] || !document.querySelector(what)) continue;
        since[what] = performance.now();
        console.info(what);
    }
}).observe(document, { childList: true, subtree: true, attributes: true });
""".replace("WANTED", str([PLAY, MINE, DAILY, PUZZLES]))
"""The page records the times itself, because each query of a slow phone takes half a second."""


@click.command()
@click.option("--runs", default=9, show_default=True, help="Number of visits.")
def main(runs: int) -> None:
    with matchwood(port := free_port()):
        os.sched_setaffinity(0, SERVERS | CLIENTS)  # a phone has several cores as well
        measure(port, runs)


def measure(port: int, runs: int) -> None:
    with chromium() as browser:
        every_page(browser, port)  # the first visit is slower
        visits = [every_page(browser, port) for _ in range(runs)]
    figures = {name: sorted(one[name] for one in visits) for name in visits[0]}
    keep("phone_first_page", {"runs": runs, **machine("playwright"), "figures": figures})
    rows = [[name, f"{statistics.median(all_):,.2f}", f"{all_[0]:,.2f}–{all_[-1]:,.2f}"] for name, all_ in figures.items()]
    print(table(["what", "median", "all runs"], rows))


def every_page(browser: Browser, port: int) -> dict[str, float]:
    """Return the loading times and file sizes of all pages, each in a new browser without a cache."""
    return {
        **front_page(browser, port),
        "deal of the day usable, s": usable(browser, port, "/daily", DAILY),
        "puzzles usable, s": usable(browser, port, "/puzzles", PUZZLES),
        "own table usable, s": usable(browser, port, None, MINE),
    }


def usable(browser: Browser, port: int, path: str | None, wanted: str) -> float:
    """Return the seconds until a page is usable. Without a path, the page is a new table of the visitor."""
    address = f"http://127.0.0.1:{port}"
    with phone(browser) as (page, _):
        if path is None:
            path = f"/t/{page.request.post(f'{address}/api/tables', data=TABLE).json()['id']}"
        page.add_init_script(NOTES_WHEN)
        with page.expect_console_message(lambda message: message.text == wanted):
            page.goto(f"{address}{path}", wait_until="commit")
        since: float = page.evaluate("name => since[name]", wanted)
        return round(since / 1000, 3)


def front_page(browser: Browser, port: int) -> dict[str, float]:
    """Open the front page and press Play. Return loading times and file sizes."""
    with phone(browser) as (page, tools):
        sizes: list[float] = []
        tools.on("Network.loadingFinished", lambda event: sizes.append(event["encodedDataLength"]))
        page.add_init_script(NOTES_WHEN)
        with page.expect_console_message(lambda message: message.text == PLAY):
            page.goto(f"http://127.0.0.1:{port}/", wait_until="commit")
        front = sum(sizes)
        with page.expect_console_message(lambda message: message.text == MINE):
            page.evaluate(f"document.querySelector('{PLAY}').click()")
        since: Any = page.evaluate("since")
        painted: Any = page.evaluate("performance.getEntriesByName('first-contentful-paint')[0]?.startTime ?? 0")
        return {
            "first paint, s": round(painted / 1000, 3),
            "front page usable, s": round(since[PLAY] / 1000, 3),
            "table usable after Play, s": round((since[MINE] - since["click"]) / 1000, 3),
            "front page, kB": round(front / 1000, 1),
            "front page and table, kB": round(sum(sizes) / 1000, 1),
        }


if __name__ == "__main__":
    main()
