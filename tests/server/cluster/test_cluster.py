"""Two players on different servers finish a game although one of the servers and one of the workers are killed."""

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
from tests.support.waiting import wait_until

TIMEOUT = 90


class Player(threading.Thread):
    """A player who plays until the game is over, as a browser does.

    It connects to another server if the connection breaks, and asks for the events that it missed. It sends a move again that
    was not acknowledged.
    """

    def __init__(self, token: str, addresses: list[str], table: str) -> None:
        super().__init__(name=f"player at {addresses[0]}")
        self._cookie, self._addresses, self._table = f"matchwood={token}", addresses, table
        self.number = 0
        self.connections = 0
        self.saw: list[Any] = []
        self.accepted: dict[str, int] = {}
        self.over = False
        self._mine: tuple[str, str] | None = None
        self._known = deque[int]()

    def run(self) -> None:
        give_up = time.monotonic() + TIMEOUT
        while not self.over and time.monotonic() < give_up:
            address = self._addresses[self.connections % len(self._addresses)].replace("http", "ws") + "/live"
            self.connections += 1
            with suppress(OSError, WebSocketException), connect(address, additional_headers={"cookie": self._cookie}) as connection:
                self._known.clear()
                self._ask(connection)
                while not self.over:
                    self._receive(connection, json.loads(connection.recv(TIMEOUT)))

    def _receive(self, connection: ClientConnection, message: Any) -> None:
        if message["type"] == "accepted":
            self.accepted[message["key"]] = message["number"]
            if self._mine is not None and self._mine[0] == message["key"]:  # else the move was sent twice
                self._mine = None
        elif message["type"] == "refused":  # the server has played a forced last card
            self._mine = None
            self._ask(connection)
        elif message["type"] == "table":
            known = self._known.popleft()
            if message["table"]["number"] >= self.number:  # else this server does not know the last events of the killed one yet
                del self.saw[known:]  # the message repeats the happenings since the request
                self._see(connection, message["table"], message["happenings"])
        elif message["type"] == "news" and message["number"] > self.number:
            assert message["number"] == self.number + 1, "no gap"
            self._see(connection, message, message["happenings"])
        else:
            assert message["type"] in ("news", "seats"), message

    def _see(self, connection: ClientConnection, table: Any, happenings: list[Any]) -> None:
        self.number = table["number"]
        self.saw += happenings
        self.over = table["state"] == "over"
        moves = table["view"]["moves"] if table["view"] else []  # before the game there is no view
        if moves:
            if self._mine is None or self._mine[1] not in moves:
                self._mine = secrets.token_hex(8), moves[0]
            self._send(connection, type="move", table=self._table, key=self._mine[0], move=self._mine[1])

    def _ask(self, connection: ClientConnection) -> None:
        """Ask for the table, and for the happenings after the last event that this player has seen."""
        self._known.append(len(self.saw))
        self._send(connection, type="watch", table=self._table, seen=self.number)

    def _send(self, connection: ClientConnection, **message: Any) -> None:
        connection.send(json.dumps(message))


@pytest.mark.slow
def test_players_finish_their_game_after_a_server_and_a_worker_are_killed(
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

    wait_until(lambda: players[0].number > 12, timeout=TIMEOUT)
    workers[0].kill()
    wait_until(lambda: players[0].number > 24, timeout=TIMEOUT)
    servers[0].kill()
    for player in players:
        player.join(TIMEOUT)

    assert [player.over for player in players] == [True, True]
    assert players[0].connections > 1
    assert players[1].connections == 1
    assert players[0].saw == players[1].saw
    log = moves_in(database, table["id"])
    assert len(log) == players[0].number == players[1].number
    for player in players:
        assert {number: key for key, number in player.accepted.items()}.items() <= log.items()
    assert live.thought("move") > 5


def moves_in(database: str, table: str) -> dict[int, str | None]:
    """Return the key of the move of each event in the log, by the number of the event."""
    engine = open_database(database)
    with engine.connect() as connection:
        rows = list(connection.execute(sql.text("SELECT number, body FROM events WHERE table_id = :id"), {"id": table}))
    engine.dispose()
    return {number: json.loads(body).get("key") for number, body in rows}
