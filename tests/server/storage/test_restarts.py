"""Servers as processes: started, stopped, killed and started again."""

from __future__ import annotations

import secrets
import signal
import socket
import threading
from collections.abc import Callable, Iterator
from pathlib import Path
from typing import Any

import httpx
import pytest
import sqlalchemy as sql

from matchwood.server.storage.database import open_database
from tests.server.puzzles.people import today
from tests.support.processes import Process
from tests.support.waiting import TIMEOUT, wait_until

Start = Callable[..., Process]


@pytest.fixture
def port() -> int:
    with socket.create_server(("127.0.0.1", 0)) as door:
        return int(door.getsockname()[1])


@pytest.fixture
def start(tmp_path: Path, port: int) -> Iterator[Start]:
    """Starts servers on one port and one database."""
    running: list[Process] = []

    def run(database: str = f"sqlite:///{tmp_path}/tables.db") -> Process:
        unhurried = "--limit", "requests=0", "--limit", "person=0"  # without limits of calls
        running.append(Process("serve", "--port", str(port), "--database", database, *unhurried))
        return running[-1]

    yield run
    for server in running:
        server.kill()


def test_a_server_prints_its_address_and_stops_quietly(start: Start, port: int, guest: Any) -> None:
    for how in (signal.SIGTERM, signal.SIGINT):
        server = start()
        address = f"http://127.0.0.1:{port}"
        assert server.ready() == f"Matchwood is at {address} (Ctrl-C stops it)\n"
        ada = guest(address)
        table = ada.opens(players=3, bots=2, level="casual", pace="calm")
        with ada.watches(table):
            assert server.stop(how) == (0, "")


def test_a_second_server_on_the_same_file_does_not_start(start: Start, port: int, tmp_path: Path) -> None:
    (tmp_path / "link.db").symlink_to(tmp_path / "tables.db")
    for end in (Process.kill, Process.stop):
        first = start()
        assert first.ready()
        for name in ("tables.db", "link.db"):
            second = Process("serve", "--port", "0", "--database", f"sqlite:///{tmp_path}/{name}")
            code, output = second.wait_for_exit()
            assert code == 1
            assert f"Another server uses the database {tmp_path}/tables.db. Stop it first" in output
        end(first)


@pytest.mark.parametrize("ends", [("-wal",), ("-wal", "-shm")])
def test_a_server_reports_deleted_files_and_loses_nothing_if_it_is_stopped(
    start: Start, port: int, tmp_path: Path, guest: Any, ends: tuple[str, ...]
) -> None:
    server = start()
    assert server.ready()
    ada = guest(f"http://127.0.0.1:{port}")
    before = ada.opens(players=3)
    assert ada.http.get("/api/health").status_code == 200
    for end in ends:
        (tmp_path / f"tables.db{end}").unlink()
    after = ada.opens(players=3)
    wait_until(lambda: ada.http.get("/api/health").status_code == 503, "the health check fails")
    assert "SIGTERM" in ada.http.get("/api/health").json()["error"]["message"]
    code, output = server.stop()
    assert code == 0
    assert output.count("A file of the database was deleted or replaced") == 1
    assert start().ready()
    assert {table["id"] for table in ada.http.get("/api/tables").json()} == {before["id"], after["id"]}
    assert ada.http.get("/api/health").status_code == 200


def test_a_kill_loses_no_acknowledged_answer_to_a_puzzle(start: Start, port: int, guest: Any) -> None:
    server = start()
    assert server.ready()
    ada = guest(f"http://127.0.0.1:{port}", "Ada")
    answered = []
    for puzzle in ada.http.get("/api/puzzles").json()["puzzles"][:3]:
        path = f"/api/puzzles/{today()}/{puzzle['id']}"
        assert ada.http.post(path, json={"move": ada.http.get(path).json()["moves"][0]}).status_code == 200
        answered.append(ada.http.get("/api/puzzles").json())
    server.kill()
    assert start().ready()
    assert ada.http.get("/api/puzzles").json() == answered[-1]
    assert answered[-1]["standing"]["answers"] == 3


def test_a_kill_loses_and_doubles_no_acknowledged_move(start: Start, port: int, tmp_path: Path, guest: Any) -> None:
    server = start()
    assert server.ready()
    address = f"http://127.0.0.1:{port}"
    ada, bea = guest(address, "Ada"), guest(address, "Bea")
    tables = [ada.opens(players=3, bots=1, pace="instant") for _ in range(4)]
    acknowledged: dict[tuple[str, str], int] = {}
    sent: dict[tuple[str, str], tuple[Any, str]] = {}

    def keep_playing(person: Any, table: dict[str, Any]) -> None:
        while True:
            try:
                for move in person.sees(table)["view"]["moves"][-1:]:
                    key = secrets.token_hex(8)
                    sent[table["id"], key] = (person, move)
                    answer = person.moves(table, move, key)
                    if answer.status_code == 200:
                        acknowledged[table["id"], key] = answer.json()["number"]
            except (httpx.HTTPError, ValueError):
                return

    for table in tables:
        bea.sits(table)
    players = [threading.Thread(target=keep_playing, args=(person, table)) for person in (ada, bea) for table in tables]
    for player in players:
        player.start()
    wait_until(lambda: len(acknowledged) >= 60)
    server.kill()  # while moves are on their way
    for player in players:
        player.join(TIMEOUT)

    assert start().ready()
    kept = _events_by_key(tmp_path)
    for (table_id, key), number in acknowledged.items():
        assert kept[table_id, key] == [number]
    assert all(len(numbers) == 1 for numbers in kept.values())
    for (table_id, key), (person, move) in sent.items():
        if (table_id, key) in kept:  # a client without an answer sends it again: it counts once
            assert person.moves({"id": table_id}, move, key).json()["number"] == kept[table_id, key][0]
    assert {pair: numbers for pair, numbers in _events_by_key(tmp_path).items() if pair in kept} == kept
    for table in tables:
        assert ada.sees(table)["state"] == "playing"


def test_bots_continue_after_a_restart_when_a_player_returns(start: Start, port: int, guest: Any) -> None:
    server = start()
    assert server.ready()
    ada = guest(f"http://127.0.0.1:{port}")
    table = ada.opens(players=2, bots=1, pace="calm")
    server.kill()
    assert start().ready()
    with ada.line() as line:
        assert line.watch(table["id"])["table"]["view"]["owing"] == [0, 1]
        assert line.hear_type("news")["happenings"] == [{"type": "bid", "seat": 1}]


def test_a_server_on_a_taken_port_exits_with_the_reason(start: Start, port: int) -> None:
    with socket.create_server(("127.0.0.1", port)):
        code, complaint = start().wait_for_exit()
    assert code == 1
    assert f"Port {port} of 127.0.0.1 cannot be used" in complaint
    assert f"--port {port + 1}" in complaint


def test_a_server_without_a_usable_database_exits_with_the_reason(start: Start) -> None:
    code, complaint = start("sqlite:////proc/nowhere/tables.db").wait_for_exit()
    assert code == 1
    assert complaint.startswith("matchwood: The database sqlite:////proc/nowhere/tables.db cannot be opened")
    assert "Traceback" not in complaint


def _events_by_key(folder: Path) -> dict[tuple[str, str], list[int]]:
    """Return the event numbers of each key in the log."""
    engine = open_database(f"{folder}/tables.db")
    kept: dict[tuple[str, str], list[int]] = {}
    with engine.connect() as connection:
        query = "SELECT table_id, number, json_extract(body, '$.key') FROM events WHERE json_extract(body, '$.key') IS NOT NULL"
        for table_id, number, key in connection.execute(sql.text(query)):
            kept.setdefault((table_id, key), []).append(number)
    engine.dispose()
    return kept
