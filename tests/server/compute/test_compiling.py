"""Games are compiled in processes of their own while the server serves: the one that somebody chose first."""

from __future__ import annotations

import asyncio
import errno
import os
import re
import signal
import subprocess
import sys
import threading
from collections.abc import Iterator
from concurrent.futures import ThreadPoolExecutor
from pathlib import Path
from typing import Any

import httpx
import pytest

from matchwood.cardgames import catalogue
from matchwood.engine import compiling, processors, readiness
from matchwood.preparing import compilation
from matchwood.preparing.stages import PLAYABLE, STAGES
from matchwood.server.compute import compiling as compiling_service
from matchwood.server.compute.compiling import Compiler
from tests.parameters import everyday
from tests.preparing.slow_child import SlowChildren
from tests.waiting import TIMEOUT, awaited, until, waited_for

FIRST, *OTHERS = KEYS = list(catalogue.keys())


@pytest.fixture
def children(tmp_path: Path) -> SlowChildren:
    return SlowChildren(tmp_path)


@pytest.fixture
def used(children: SlowChildren, monkeypatch: pytest.MonkeyPatch) -> list[tuple[str, str]]:
    """What is used in the process of the server, where nothing is compiled yet, and one game at a time can be."""
    uses: list[tuple[str, str]] = []
    monkeypatch.setattr(compiling_service, "use", lambda game, stage: uses.append((game, stage)))
    monkeypatch.setattr(compilation, "_child", children.command)
    monkeypatch.setattr(processors, "cores", lambda: 1)
    monkeypatch.setattr(readiness, "is_ready", lambda game: False)
    return uses


async def steps(of: Compiler) -> list[int]:
    return [game.done for game in await of.progress()]


async def test_whoever_waits_for_a_game_has_it_compiled_first_and_waits_for_no_other(
    children: SlowChildren, used: list[tuple[str, str]]
) -> None:
    house = Compiler()
    house.prioritize("tycoon")
    children.let_go("tycoon", 2)
    await house.wait_for_rules("tycoon")
    assert used == [("tycoon", "rules")], "loaded here, once it is compiled"
    assert await steps(house) == [0, 0, 0, 2]
    children.let_go("tycoon", len(PLAYABLE))
    await house.wait_for_bots("tycoon")
    assert [game.ready for game in await house.progress()] == [False, False, False, True]
    for game in KEYS:
        children.let_go(game)
    await house.wait_for_all()
    assert len(used) == 2 * len(KEYS)
    await house.close()


def test_games_are_got_ready_at_once_where_somebody_asks_and_else_a_little_later(
    used: list[tuple[str, str]], monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(readiness, "is_ready", lambda game: True)

    async def story(asked: bool) -> None:
        house = Compiler()
        if asked:
            assert [game.game for game in await house.progress()] == KEYS
        await until(lambda: len(used) == 2 * len(KEYS))
        await house.close()

    monkeypatch.setattr(compiling_service, "UNREQUESTED_SECONDS", 3_600)
    waited_for(story(asked=True))
    used.clear()
    monkeypatch.setattr(compiling_service, "UNREQUESTED_SECONDS", 0)
    waited_for(story(asked=False))


async def test_a_game_whose_process_fails_is_compiled_in_the_server(
    children: SlowChildren, used: list[tuple[str, str]], caplog: pytest.LogCaptureFixture
) -> None:
    house = Compiler()
    children.fail(FIRST)
    await house.wait_for_analysis(FIRST)
    assert used == [(FIRST, stage) for stage in PLAYABLE]
    await house.close()
    assert [record.getMessage() for record in caplog.records] == [
        "matchmaster is compiled in the server, since its own process failed: no luck"
    ]


async def test_where_nothing_can_be_kept_the_server_compiles_by_itself(
    children: SlowChildren, used: list[tuple[str, str]], monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(compiling, "is_cache_writable", lambda: False)
    house = Compiler()
    await house.wait_for_all()
    assert used == [(game, stage) for stage in PLAYABLE for game in KEYS]
    await house.close()
    assert children.under_way() == set()


async def test_games_that_are_ready_are_only_loaded(
    children: SlowChildren, used: list[tuple[str, str]], monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(readiness, "is_ready", lambda game: True)
    house = Compiler()
    assert all(game.ready for game in await house.progress())
    await house.wait_for_all()
    assert used == [(game, stage) for stage in ("rules", "bots") for game in KEYS]
    await house.close()


@pytest.mark.parametrize("closed", [True, False])
def test_whoever_has_ended_loads_nothing_more(closed: bool, used: list[tuple[str, str]], monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(readiness, "is_ready", lambda game: True)
    begun, go_on, others = threading.Event(), threading.Event(), threading.enumerate()

    def hold_on(game: str, stage: str) -> None:
        used.append((game, stage))
        begun.set()
        go_on.wait(TIMEOUT)

    monkeypatch.setattr(compiling_service, "use", hold_on)

    async def story() -> None:
        house = Compiler()
        await asyncio.to_thread(begun.wait, TIMEOUT)
        if closed:
            await house.close()

    waited_for(story())
    (thread,) = (thread for thread in threading.enumerate() if thread.name == "matchwood compiler" and thread not in others)
    go_on.set()
    thread.join(TIMEOUT)
    assert not thread.is_alive()
    assert used == [(FIRST, "rules")]


async def test_nobody_waits_for_a_game_that_there_is_not(used: list[tuple[str, str]]) -> None:
    house = Compiler()
    await house.wait_for_rules("chess")
    await house.close()


async def test_what_the_system_refused_is_tried_again(used: list[tuple[str, str]], monkeypatch: pytest.MonkeyPatch) -> None:
    refusals = [OSError(errno.EMFILE, "Too many open files"), ImportError("cannot open shared object file: Too many open files")]

    def is_ready(_: str) -> bool:
        if refusals:
            raise refusals.pop(0)
        return True

    monkeypatch.setattr(readiness, "is_ready", is_ready)
    monkeypatch.setattr(compiling_service, "RETRY_SECONDS", 0.01)
    house = Compiler()
    await house.wait_for_rules(FIRST)  # nobody waits for what may never come
    games = await awaited(house.progress)
    assert [game.game for game in games] == KEYS
    await house.wait_for_all()
    assert used == [(game, stage) for stage in ("rules", "bots") for game in KEYS]
    await house.close()


async def test_closing_ends_the_processes(children: SlowChildren, used: list[tuple[str, str]]) -> None:
    house = Compiler()
    await until(lambda: children.under_way() == {FIRST})
    await house.close()
    assert children.under_way() == set()


@pytest.fixture
def serving(children: SlowChildren, tmp_path: Path) -> Iterator[tuple[subprocess.Popen[str], httpx.Client]]:
    """A server that nothing is compiled for."""
    command = [sys.executable, "-m", "tests.server.compute.slow_compiling", str(children.folder), "serve", "--port", "0"]
    environment = {**os.environ, "PYTHONUNBUFFERED": "1", "MATCHWOOD_DATABASE": f"sqlite:///{tmp_path / 'tables.db'}"}
    process = subprocess.Popen(command, env=environment, stdout=subprocess.PIPE, stderr=subprocess.PIPE, text=True)
    assert process.stdout is not None
    found = re.search(r"http://\S+", process.stdout.readline())
    assert found
    with process, httpx.Client(base_url=found[0], timeout=60) as client:
        yield process, client
        process.kill()


def test_pages_are_there_while_games_are_compiled_and_the_chosen_game_can_be_played_before_the_others(
    children: SlowChildren, serving: tuple[subprocess.Popen[str], httpx.Client]
) -> None:
    _, client = serving
    assert client.get("/").status_code == 200
    of = len(PLAYABLE)
    assert client.get("/api/preparing").json() == [{"game": game, "ready": False, "done": 0, "of": of} for game in KEYS]
    children.await_begun(FIRST)
    assert client.post("/api/preparing", json={"game": "chess"}).json()["error"]["code"] == "unknown_game"
    assert client.post("/api/preparing", json={"game": "tycoon"}).status_code == 200
    children.await_begun("tycoon")
    assert children.under_way() == {"tycoon"}
    client.get("/api/tables")
    with ThreadPoolExecutor(1) as friend:
        wish = {"game": "tycoon", "players": 3, "bots": 0, "name": "Ada"}
        waiting = friend.submit(client.post, "/api/tables", json=wish)
        assert not waiting.done()
        children.let_go("tycoon", STAGES.index("rules") + 1)
        assert waiting.result().status_code == 201
    ready: dict[str, Any] = {game["game"]: game["ready"] for game in client.get("/api/preparing").json()}
    assert not any(ready.values()), "its bots are not"


@everyday(1, "times", [1, 2])
def test_a_server_that_ends_while_it_compiles_leaves_no_process_and_no_word(
    children: SlowChildren, serving: tuple[subprocess.Popen[str], httpx.Client], times: int
) -> None:
    process, _ = serving
    children.await_begun(FIRST)
    for _ in range(times):
        process.send_signal(signal.SIGINT if times == 2 else signal.SIGTERM)
    _, errors = process.communicate(timeout=60)
    assert (process.returncode, errors) == (0, "")
    assert children.under_way() == set()
