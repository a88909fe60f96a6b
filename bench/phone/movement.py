"""Measure how long moving cards keep the page of a phone busy."""

from __future__ import annotations

import json
import os
import random
from collections.abc import Iterator
from contextlib import contextmanager

import click
from bench.load.servers import CLIENTS, SERVERS, free_port, matchwood
from bench.results import keep, machine, table
from playwright.sync_api import Browser, Page

from matchwood import games

from .phone import chromium, phone

LONG = 50
"""Browsers call a task “long” if it takes more than these milliseconds."""
SHOWN = """number => {
    if (document.querySelector("[data-testid=result]")) return true;
    document.querySelector("[data-testid=close-sheet]")?.click();
    const { turnMine, number: shown } = document.querySelector("[data-testid=table]").dataset;
    return turnMine === "true" && Number(shown) >= number;
}"""
"""JavaScript that checks whether the page shows this event and asks for a move, or whether the game is over."""
LOOKS_EVERY = 250
"""Milliseconds between two checks. A check for each frame would keep the page busy."""
RETRIES = 2
"""A request is sent again if the server has just closed its idle connection."""
TASKS = {"ThreadControllerImpl::RunTask", "RunTask"}
MARK_WINDOWS = """
const changes = () => {
    performance.mark("window");
    requestAnimationFrame(() => setTimeout(() => performance.mark("drawn")));
};
addEventListener("beforetoggle", changes, true);
new MutationObserver((all) => {
    if (all.some(({ removedNodes }) => [...removedNodes].some(({ nodeName }) => nodeName === "DIALOG"))) changes();
}).observe(document.body, { childList: true, subtree: true });
"""
"""Tasks that open or close a score sheet are counted separately, because no cards move meanwhile."""


@click.command()
@click.option("--moves", default=12, show_default=True, help="Own moves per game.")
@click.option("--runs", default=3, show_default=True, help="Runs per game. The table shows every run.")
def main(moves: int, runs: int) -> None:
    seen: dict[str, list[tuple[int, list[float], list[float]]]] = {game.key: [] for game in games()}
    with matchwood(port := free_port()):
        os.sched_setaffinity(0, SERVERS | CLIENTS)  # a phone has several cores as well
        with chromium() as browser:
            for _ in range(runs):
                for game, tables in seen.items():
                    tables.append(watched(browser, port, game, moves))
    figures = {
        game: {
            "busy, ms a move": [round((sum(tasks) + sum(windows)) / made) for made, tasks, windows in tables],
            "long tasks": [sum(ms > LONG for ms in tasks) for _, tasks, _ in tables],
            "longest, ms": [round(max(tasks)) for _, tasks, _ in tables],
            "windows, ms": [round(ms) for _, _, windows in tables for ms in windows if ms > LONG],
        }
        for game, tables in seen.items()
    }
    keep("phone_movement", {"moves": moves, "runs": runs, **machine("playwright"), "figures": figures})
    rows = [[game, *(str(one).strip("[]") for one in figures[game].values())] for game in figures]
    print(table(["game", "ms a move", f"tasks over {LONG} ms", "the longest, ms", "those of a window, ms"], rows))


def watched(browser: Browser, port: int, game: str, moves: int) -> tuple[int, list[float], list[float]]:
    """Play in a browser, and return the number of moves and the task durations."""
    with phone(browser, far_away=False) as (page, _):
        wish = {"game": game, "players": 4, "bots": 3, "name": "Ada", "pace": "calm", "level": "beginner"}
        wish |= {"players": 2, "bots": 1} if game == "the_match" else {}
        opened = page.request.post(f"http://127.0.0.1:{port}/api/tables", data=wish)
        assert opened.ok, opened.text()
        name = opened.json()["id"]
        page.goto(f"http://127.0.0.1:{port}/t/{name}")
        page.wait_for_selector("[data-testid=table]")
        page.wait_for_function("() => true")  # loads Playwright's script, which takes 50 ms
        with tasks_of(page) as (tasks, windows):
            made = play(page, f"http://127.0.0.1:{port}/api/tables/{name}", moves)
        return made, tasks, windows


def play(page: Page, address: str, moves: int) -> int:
    luck = random.Random(1)
    made = 0
    while made < moves:
        seen = page.request.get(address, max_retries=RETRIES).json()
        while seen["state"] == "playing" and not seen["view"]["moves"]:
            seen = page.request.get(f"{address}?after={seen['number']}&wait=5", max_retries=RETRIES).json()
        if seen["state"] != "playing":
            break
        page.wait_for_function(SHOWN, arg=seen["number"], polling=LOOKS_EVERY, timeout=0)
        move = {"move": luck.choice(seen["view"]["moves"]), "key": f"{seen['number']}"}
        answer = page.request.post(f"{address}/moves", data=move, max_retries=RETRIES)
        made += answer.ok  # the server may have refused a late move
    return made


@contextmanager
def tasks_of(page: Page) -> Iterator[tuple[list[float], list[float]]]:
    """Yield two empty lists. At the end of the ``with`` block, fill them with the durations of browser tasks in milliseconds. The
    second list is for tasks in which a score sheet opens or closes.
    """
    tasks, windows = list[float](), list[float]()
    browser = page.context.browser
    assert browser is not None
    browser.start_tracing(page=page, categories=["toplevel", "blink.user_timing"])
    page.evaluate(f"performance.mark('here'); {MARK_WINDOWS}")
    yield tasks, windows
    events = json.loads(browser.stop_tracing())["traceEvents"]
    here = next((one["pid"], one["tid"]) for one in events if one["name"] == "here")
    changed, drawn = ([one["ts"] for one in events if one["name"] == mark] for mark in ("window", "drawn"))
    busy = list(zip(changed, drawn, strict=False))  # the last picture may not be drawn yet
    for one in events:
        if (one["pid"], one["tid"]) == here and one["name"] in TASKS and "tdur" in one:
            of_a_window = any(one["ts"] <= until and since <= one["ts"] + one["dur"] for since, until in busy)
            (windows if of_a_window else tasks).append(one["tdur"] / 1000)


if __name__ == "__main__":
    main()
