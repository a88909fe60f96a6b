"""Separate processes compile the games while the server runs. A game that a person has chosen comes first."""

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
from tests.preparing.slow_child import SlowChildren
from tests.support.parameters import everyday
from tests.support.waiting import TIMEOUT, run_in_thread, wait_for_async, wait_until_async

FIRST, *OTHERS = KEYS = list(catalogue.keys())


@pytest.fixture
def children(tmp_path: Path) -> SlowChildren:
    return SlowChildren(tmp_path)


@pytest.fixture
def used(children: SlowChildren, monkeypatch: pytest.MonkeyPatch) -> list[tuple[str, str]]:
    """The stages that the process of the server runs. No game is compiled at first, and games are compiled one at a time."""
    uses: list[tuple[str, str]] = []
    monkeypatch.setattr(compiling_service, "use", lambda game, stage: uses.append((game, stage)))
    monkeypatch.setattr(compilation, "_child", children.command)
    monkeypatch.setattr(processors, "cores", lambda: 1)
    monkeypatch.setattr(readiness, "is_ready", lambda game: False)
    return uses


async def steps(of: Compiler) -> list[int]:
    return [game.done for game in await of.progress()]


async def test_a_chosen_game_is_compiled_first_and_can_be_used_before_the_others(
    children: SlowChildren, used: list[tuple[str, str]]
) -> None:
    compiler = Compiler()
    compiler.prioritize("tycoon")
    children.allow("tycoon", 2)
    await compiler.wait_for_rules("tycoon")
    assert used == [("tycoon", "rules")], "the server loads the stage after it is compiled"
    assert await steps(compiler) == [0, 0, 0, 2]
    children.allow("tycoon", len(PLAYABLE))
    await compiler.wait_for_bots("tycoon")
    assert [game.ready for game in await compiler.progress()] == [False, False, False, True]
    for game in KEYS:
        children.allow(game)
    await compiler.wait_for_all()
    assert len(used) == 2 * len(KEYS)
    await compiler.close()


def test_compiling_starts_at_the_first_request_or_a_little_later(
    used: list[tuple[str, str]], monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(readiness, "is_ready", lambda game: True)

    async def scenario(asked: bool) -> None:
        compiler = Compiler()
        if asked:
            assert [game.game for game in await compiler.progress()] == KEYS
        await wait_until_async(lambda: len(used) == 2 * len(KEYS))
        await compiler.close()

    monkeypatch.setattr(compiling_service, "UNREQUESTED_SECONDS", 3_600)
    run_in_thread(scenario(asked=True))
    used.clear()
    monkeypatch.setattr(compiling_service, "UNREQUESTED_SECONDS", 0)
    run_in_thread(scenario(asked=False))


async def test_the_server_compiles_a_game_if_the_process_for_it_fails(
    children: SlowChildren, used: list[tuple[str, str]], caplog: pytest.LogCaptureFixture
) -> None:
    compiler = Compiler()
    children.fail(FIRST)
    await compiler.wait_for_analysis(FIRST)
    assert used == [(FIRST, stage) for stage in PLAYABLE]
    await compiler.close()
    assert [record.getMessage() for record in caplog.records] == [
        "The process that compiled matchmaster failed, so the server compiles it: no luck"
    ]


async def test_the_server_compiles_all_games_if_the_cache_is_not_writable(
    children: SlowChildren, used: list[tuple[str, str]], monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(compiling, "is_cache_writable", lambda: False)
    compiler = Compiler()
    await compiler.wait_for_all()
    assert used == [(game, stage) for stage in PLAYABLE for game in KEYS]
    await compiler.close()
    assert children.running() == set()


async def test_the_server_only_loads_compiled_games(
    children: SlowChildren, used: list[tuple[str, str]], monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(readiness, "is_ready", lambda game: True)
    compiler = Compiler()
    assert all(game.ready for game in await compiler.progress())
    await compiler.wait_for_all()
    assert used == [(game, stage) for stage in ("rules", "bots") for game in KEYS]
    await compiler.close()


@pytest.mark.parametrize("closed", [True, False])
def test_a_closed_compiler_loads_no_more_games(closed: bool, used: list[tuple[str, str]], monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(readiness, "is_ready", lambda game: True)
    started, proceed, others = threading.Event(), threading.Event(), threading.enumerate()

    def block(game: str, stage: str) -> None:
        used.append((game, stage))
        started.set()
        proceed.wait(TIMEOUT)

    monkeypatch.setattr(compiling_service, "use", block)

    async def scenario() -> None:
        compiler = Compiler()
        await asyncio.to_thread(started.wait, TIMEOUT)
        if closed:
            await compiler.close()

    run_in_thread(scenario())
    (thread,) = (thread for thread in threading.enumerate() if thread.name == "matchwood compiler" and thread not in others)
    proceed.set()
    thread.join(TIMEOUT)
    assert not thread.is_alive()
    assert used == [(FIRST, "rules")]


async def test_waiting_for_an_unknown_game_ends_at_once(used: list[tuple[str, str]]) -> None:
    compiler = Compiler()
    await compiler.wait_for_rules("chess")
    await compiler.close()


async def test_the_compiler_tries_again_if_the_system_refuses_a_file(
    used: list[tuple[str, str]], monkeypatch: pytest.MonkeyPatch
) -> None:
    refusals = [OSError(errno.EMFILE, "Too many open files"), ImportError("cannot open shared object file: Too many open files")]

    def is_ready(_: str) -> bool:
        if refusals:
            raise refusals.pop(0)
        return True

    monkeypatch.setattr(readiness, "is_ready", is_ready)
    monkeypatch.setattr(compiling_service, "RETRY_SECONDS", 0.01)
    compiler = Compiler()
    await compiler.wait_for_rules(FIRST)  # ends although the next attempt may fail too
    games = await wait_for_async(compiler.progress)
    assert [game.game for game in games] == KEYS
    await compiler.wait_for_all()
    assert used == [(game, stage) for stage in ("rules", "bots") for game in KEYS]
    await compiler.close()


async def test_closing_ends_the_processes(children: SlowChildren, used: list[tuple[str, str]]) -> None:
    compiler = Compiler()
    await wait_until_async(lambda: children.running() == {FIRST})
    await compiler.close()
    assert children.running() == set()


@pytest.fixture
def serving(children: SlowChildren, tmp_path: Path) -> Iterator[tuple[subprocess.Popen[str], httpx.Client]]:
    """The process of a server without compiled games, and a client of the server."""
    command = [sys.executable, "-m", "tests.server.compute.slow_compiling", str(children.folder), "serve", "--port", "0"]
    environment = {**os.environ, "PYTHONUNBUFFERED": "1", "MATCHWOOD_DATABASE": f"sqlite:///{tmp_path / 'tables.db'}"}
    process = subprocess.Popen(command, env=environment, stdout=subprocess.PIPE, stderr=subprocess.PIPE, text=True)
    assert process.stdout is not None
    found = re.search(r"http://\S+", process.stdout.readline())
    assert found
    with process, httpx.Client(base_url=found[0], timeout=60) as client:
        yield process, client
        process.kill()


def test_the_server_sends_pages_while_games_are_compiled_and_the_chosen_game_is_ready_first(
    children: SlowChildren, serving: tuple[subprocess.Popen[str], httpx.Client]
) -> None:
    _, client = serving
    assert client.get("/").status_code == 200
    of = len(PLAYABLE)
    assert client.get("/api/preparing").json() == [{"game": game, "ready": False, "done": 0, "of": of} for game in KEYS]
    children.wait_until_started(FIRST)
    assert client.post("/api/preparing", json={"game": "chess"}).json()["error"]["code"] == "unknown_game"
    assert client.post("/api/preparing", json={"game": "tycoon"}).status_code == 200
    children.wait_until_started("tycoon")
    assert children.running() == {"tycoon"}
    client.get("/api/tables")
    with ThreadPoolExecutor(1) as friend:
        new = {"game": "tycoon", "players": 3, "bots": 0, "name": "Ada"}
        waiting = friend.submit(client.post, "/api/tables", json=new)
        assert not waiting.done()
        children.allow("tycoon", STAGES.index("rules") + 1)
        assert waiting.result().status_code == 201
    ready: dict[str, Any] = {game["game"]: game["ready"] for game in client.get("/api/preparing").json()}
    assert not any(ready.values()), "the bots of the chosen game are not compiled yet"


@everyday(1, "times", [1, 2])
def test_a_server_that_stops_while_it_compiles_leaves_no_process_and_prints_nothing(
    children: SlowChildren, serving: tuple[subprocess.Popen[str], httpx.Client], times: int
) -> None:
    process, _ = serving
    children.wait_until_started(FIRST)
    for _ in range(times):
        process.send_signal(signal.SIGINT if times == 2 else signal.SIGTERM)
    _, errors = process.communicate(timeout=60)
    assert (process.returncode, errors) == (0, "")
    assert children.running() == set()
