"""A server that is really killed, stopped, or cannot start."""

from __future__ import annotations

import contextlib
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

from matchwood.server.protocol.errors import CannotServe
from matchwood.server.server_process import bind_free_port
from matchwood.server.storage.database import open_database
from tests.processes import Process
from tests.waiting import TIMEOUT, wait_until

Start = Callable[..., Process]


@pytest.fixture
def port() -> int:
    with socket.create_server(("127.0.0.1", 0)) as door:
        return int(door.getsockname()[1])


@pytest.fixture
def start(tmp_path: Path, port: int) -> Iterator[Start]:
    """Starts a server of its own."""
    running: list[Process] = []

    def run(database: str = f"sqlite:///{tmp_path}/tables.db") -> Process:
        unhurried = "--limit", "requests=0", "--limit", "person=0"  # players here are in a hurry
        running.append(Process("serve", "--port", str(port), "--database", database, *unhurried))
        return running[-1]

    yield run
    for server in running:
        server.kill()


def test_it_says_where_it_is_once_it_listens_and_ends_quietly(start: Start, port: int, guest: Any) -> None:
    for how in (signal.SIGTERM, signal.SIGINT):
        server = start()
        address = f"http://127.0.0.1:{port}"
        assert server.ready() == f"Matchwood is at {address} (Ctrl-C stops it)\n"
        ada = guest(address)
        table = ada.opens(players=3, bots=2, level="casual", pace="calm")
        with ada.watches(table):
            assert server.ends(how) == (0, "")


def test_a_second_server_on_the_same_file_does_not_start_until_the_first_has_ended_or_was_killed(
    start: Start, port: int, tmp_path: Path
) -> None:
    (tmp_path / "link.db").symlink_to(tmp_path / "tables.db")
    for last_words in (Process.kill, Process.ends):
        first = start()
        assert first.ready()
        for name in ("tables.db", "link.db"):
            second = Process("serve", "--port", "0", "--database", f"sqlite:///{tmp_path}/{name}")
            code, said = second.ended()
            assert code == 1
            assert f"Another server uses the database {tmp_path}/tables.db. Stop it first" in said
        last_words(first)


@pytest.mark.parametrize("ends", [("-wal",), ("-wal", "-shm")])
def test_a_server_whose_files_were_deleted_says_so_and_loses_nothing_if_it_is_ended(
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
    wait_until(lambda: ada.http.get("/api/health").status_code == 503, "it says so")
    assert "SIGTERM" in ada.http.get("/api/health").json()["error"]["message"]
    code, said = server.ends()
    assert code == 0
    assert said.count("A file of the database was deleted or replaced") == 1
    assert start().ready()
    assert {table["id"] for table in ada.http.get("/api/tables").json()} == {before["id"], after["id"]}
    assert ada.http.get("/api/health").status_code == 200


def test_no_acknowledged_move_is_lost_or_doubled_by_a_kill(start: Start, port: int, tmp_path: Path, guest: Any) -> None:
    server = start()
    assert server.ready()
    address = f"http://127.0.0.1:{port}"
    ada, bea = guest(address, "Ada"), guest(address, "Bea")
    tables = [ada.opens(players=3, bots=1, pace="instant") for _ in range(4)]
    acknowledged: dict[tuple[str, str], int] = {}
    asked: dict[tuple[str, str], tuple[Any, str]] = {}

    def keep_playing(somebody: Any, table: dict[str, Any]) -> None:
        while True:
            try:
                for move in somebody.sees(table)["view"]["moves"][-1:]:
                    key = secrets.token_hex(8)
                    asked[table["id"], key] = (somebody, move)
                    answer = somebody.moves(table, move, key)
                    if answer.status_code == 200:
                        acknowledged[table["id"], key] = answer.json()["number"]
            except (httpx.HTTPError, ValueError):
                return

    for table in tables:
        bea.sits(table)
    players = [threading.Thread(target=keep_playing, args=(who, table)) for who in (ada, bea) for table in tables]
    for player in players:
        player.start()
    wait_until(lambda: len(acknowledged) >= 60)
    server.kill()  # while moves are under way
    for player in players:
        player.join(TIMEOUT)

    assert start().ready()
    kept = _moves_with_key(tmp_path)
    for (table_id, key), number in acknowledged.items():
        assert kept[table_id, key] == [number]
    assert all(len(numbers) == 1 for numbers in kept.values())
    for (table_id, key), (somebody, move) in asked.items():
        if (table_id, key) in kept:  # sent again by a client that has not heard of it: it counts once
            assert somebody.moves({"id": table_id}, move, key).json()["number"] == kept[table_id, key][0]
    assert {pair: numbers for pair, numbers in _moves_with_key(tmp_path).items() if pair in kept} == kept
    for table in tables:
        assert ada.sees(table)["state"] == "playing"


def test_bots_go_on_after_a_restart_when_somebody_looks(start: Start, port: int, guest: Any) -> None:
    server = start()
    assert server.ready()
    ada = guest(f"http://127.0.0.1:{port}")
    table = ada.opens(players=2, bots=1, pace="calm")
    server.kill()
    assert start().ready()
    with ada.line() as line:
        assert line.watch(table["id"])["table"]["view"]["owing"] == [0, 1]
        assert line.hear_type("news")["happenings"] == [{"type": "bid", "seat": 1}]


def test_a_taken_port_is_explained(start: Start, port: int) -> None:
    with socket.create_server(("127.0.0.1", port)):
        code, complaint = start().ended()
    assert code == 1
    assert f"Port {port} of 127.0.0.1 cannot be used" in complaint
    assert f"--port {port + 1}" in complaint


@pytest.mark.parametrize("host", ["a" * 300, "ä..x", "nowhere.invalid"])
def test_an_address_that_is_none_is_explained(host: str) -> None:
    with pytest.raises(CannotServe, match="--host"):
        bind_free_port(host, 0)


def test_no_port_above_the_last_one_is_tried() -> None:
    with contextlib.suppress(OSError), socket.socket() as other:  # somebody else has it already, which is as good
        other.bind(("127.0.0.1", 65_535))
        other.listen()
        with pytest.raises(CannotServe, match=r"--port 1$"):
            bind_free_port("127.0.0.1", 65_535, 20)


def test_a_database_that_cannot_be_used_stops_the_start(start: Start) -> None:
    code, complaint = start("sqlite:////proc/nowhere/tables.db").ended()
    assert code == 1
    assert complaint.startswith("matchwood: The database sqlite:////proc/nowhere/tables.db cannot be opened")
    assert "Traceback" not in complaint


def _moves_with_key(folder: Path) -> dict[tuple[str, str], list[int]]:
    """The numbers of the events in the log that carry each key."""
    engine = open_database(f"{folder}/tables.db")
    kept: dict[tuple[str, str], list[int]] = {}
    with engine.connect() as connection:
        query = "SELECT table_id, number, json_extract(body, '$.key') FROM events WHERE json_extract(body, '$.key') IS NOT NULL"
        for table_id, number, key in connection.execute(sql.text(query)):
            kept.setdefault((table_id, key), []).append(number)
    engine.dispose()
    return kept
