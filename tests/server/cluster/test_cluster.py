"""One of two servers and one of two workers are killed: players on different servers share a table and notice nothing."""

from __future__ import annotations

import json
import secrets
import threading
import time
from collections import deque
from collections.abc import Callable
from contextlib import suppress
from typing import Any

import pytest
import sqlalchemy as sql
from websockets.exceptions import WebSocketException
from websockets.sync.client import ClientConnection, connect

from matchwood.server.storage.database import open_database
from tests.waiting import wait_until

TIMEOUT = 90


class Player(threading.Thread):
    """Plays at a table until the game is over, as a browser does: comes back to another server when the line is lost, asks for
    what it missed, and sends a move again whose acknowledgement did not come."""

    def __init__(self, token: str, addresses: list[str], table: str) -> None:
        super().__init__(name=f"player at {addresses[0]}")
        self._cookie, self._addresses, self._table = f"matchwood={token}", addresses, table
        self.number = 0
        self.lines = 0
        self.saw: list[Any] = []
        self.accepted: dict[str, int] = {}
        self.over = False
        self._mine: tuple[str, str] | None = None
        self._known = deque[int]()

    def run(self) -> None:
        give_up = time.monotonic() + TIMEOUT
        while not self.over and time.monotonic() < give_up:
            address = self._addresses[self.lines % len(self._addresses)].replace("http", "ws") + "/live"
            self.lines += 1
            with suppress(OSError, WebSocketException), connect(address, additional_headers={"cookie": self._cookie}) as line:
                self._known.clear()
                self._ask(line)
                while not self.over:
                    self._hear(line, json.loads(line.recv(TIMEOUT)))

    def _hear(self, line: ClientConnection, message: Any) -> None:
        if message["type"] == "accepted":
            self.accepted[message["key"]] = message["number"]
            if self._mine is not None and self._mine[0] == message["key"]:  # else one that was sent twice
                self._mine = None
        elif message["type"] == "refused":  # a server was quicker: everybody can see that a last card is forced
            self._mine = None
            self._ask(line)
        elif message["type"] == "table":
            known = self._known.popleft()
            if (
                message["table"]["number"] >= self.number
            ):  # else this server has yet to hear of what was made at the one that is killed
                del self.saw[known:]  # what came as news since it was asked for comes once more
                self._see(line, message["table"], message["happenings"])
        elif message["type"] == "news" and message["number"] > self.number:
            assert message["number"] == self.number + 1, "no gap"
            self._see(line, message, message["happenings"])
        else:
            assert message["type"] in ("news", "seats"), message

    def _see(self, line: ClientConnection, table: Any, happenings: list[Any]) -> None:
        self.number = table["number"]
        self.saw += happenings
        self.over = table["state"] == "over"
        moves = table["view"]["moves"] if table["view"] else []  # before the game nobody sees anything
        if moves:
            if self._mine is None or self._mine[1] not in moves:
                self._mine = secrets.token_hex(8), moves[0]
            self._say(line, type="move", table=self._table, key=self._mine[0], move=self._mine[1])

    def _ask(self, line: ClientConnection) -> None:
        """Ask for the table, and for what happened after what was seen so far."""
        self._known.append(len(self.saw))
        self._say(line, type="watch", table=self._table, seen=self.number)

    def _say(self, line: ClientConnection, **message: Any) -> None:
        line.send(json.dumps(message))


@pytest.mark.slow
def test_one_server_and_one_worker_are_killed_and_players_notice_nothing(
    house: Callable[..., Any], guest: Any, database: str, live: Any
) -> None:
    servers, workers = [house("serve") for _ in range(2)], [house("work", "--threads", "2") for _ in range(2)]
    here, there = [server.ready() for server in servers]
    assert all(worker.ready() for worker in workers)
    ada, bea = guest(here, "Ada"), guest(there, "Bea")
    table = ada.opens(players=3, bots=1, options={"rounds": "short"}, level="casual")
    bea.sits(table)
    players = [Player(ada.token, [here, there], table["id"]), Player(bea.token, [there, here], table["id"])]
    for player in players:
        player.start()

    wait_until(lambda: players[0].number > 12, patience=TIMEOUT)
    workers[0].kill()
    wait_until(lambda: players[0].number > 24, patience=TIMEOUT)
    servers[0].kill()
    for player in players:
        player.join(TIMEOUT)

    assert [player.over for player in players] == [True, True]
    assert players[0].lines > 1
    assert players[1].lines == 1
    assert players[0].saw == players[1].saw
    log = moves_in(database, table["id"])
    assert len(log) == players[0].number == players[1].number
    for player in players:
        assert {number: key for key, number in player.accepted.items()}.items() <= log.items()
    assert live.thought("move") > 5


def moves_in(database: str, table: str) -> dict[int, str | None]:
    """The events of the log by their numbers, each with the key of its move."""
    engine = open_database(database)
    with engine.connect() as connection:
        rows = list(connection.execute(sql.text("SELECT number, body FROM events WHERE table_id = :id"), {"id": table}))
    engine.dispose()
    return {number: json.loads(body).get("key") for number, body in rows}
