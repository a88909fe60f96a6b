"""Devices of players, and a network to the server that delays, loses, repeats and reorders messages.

The order of all messages follows from a seed.
"""

from __future__ import annotations

import asyncio
import random
from collections import deque
from collections.abc import Callable, Coroutine
from dataclasses import dataclass, field
from functools import partial
from typing import Any

import msgspec

from matchwood.errors import MatchwoodError
from matchwood.server.protocol.live_messages import Move, TakeBack, Watch
from matchwood.server.protocol.values import Face
from matchwood.server.table.commands.barrier import Barrier
from matchwood.server.table.commands.moves import PlayMove
from matchwood.server.table.commands.seats import Sit
from matchwood.server.table.commands.undo import AnswerUndo, RequestUndo
from matchwood.server.tables.room import Room
from matchwood.server.tables.service import Tables
from matchwood.server.websocket.session import decode
from tests.server.tables.planned import automatic_move

Json = dict[str, Any]
TAKE_BACK = "take back"
ANSWER = "answer"
FACES: tuple[Face, ...] = ("a1", "b2", "c3", "d4")


@dataclass
class Screen:
    """What a device shows: the table after event `number`."""

    number: int = 0
    view: Json | None = None
    undo: Json | None = None


@dataclass
class Choice:
    """A choice on a device, with the screen on which it was made."""

    person: str
    key: str
    move: str
    seat: int
    screen: Screen
    outcomes: list[tuple[int | Exception, int]] = field(default_factory=list)
    """The answers of the server, each with the number of the last event at the table."""


class Connection:
    """A connection of a device, with the messages that are on their way in each direction."""

    def __init__(self, person: str) -> None:
        self.person: str | None = person
        self.sent = deque[Json]()
        self.received = deque[bytes]()
        self.cut = False

    def send(self, message: bytes) -> None:
        """Send a message to the device, which loses it if the connection is closed."""
        if not self.cut:
            self.received.append(message)

    def redirect(self) -> None:
        raise AssertionError


class Device:
    """A device of one person. After each cut it repeats what was not acknowledged, with the same key."""

    def __init__(self, person: str, table: str, chance: random.Random) -> None:
        self.person, self._table, self._chance = person, table, chance
        self.latest, self.screen = Screen(), Screen()
        self.pending: dict[str, Choice] = {}
        self.sent: list[Json] = []
        self.connections: list[Connection] = []
        self.connect()

    @property
    def connection(self) -> Connection:
        return self.connections[-1]

    def connect(self) -> None:
        """Close the connection and open another. Sent messages may still arrive, answers are lost."""
        for old in self.connections:
            old.cut = True
            old.received.clear()
        self.connections.append(Connection(self.person))
        self.connection.sent.append({"type": "watch", "table": self._table, "seen": self.latest.number})
        for key in self.pending:
            self.connection.sent.extend(message for message in self.sent if message.get("key") == key)

    def look(self) -> None:
        """Show what the device knows on its screen."""
        self.screen = self.latest

    def choose(self) -> Choice | None:
        """Choose something that the screen offers."""
        view, undo = self.screen.view, self.screen.undo
        if view is None or view["over"] or self.pending:
            return None
        if undo is not None and undo["seat"] != view["seat"] and undo["asked"] is not None and self._chance.random() < 0.5:
            return self._chosen(ANSWER, undo["seat"])
        mine = undo is not None and undo["seat"] in (view["seat"], *(view["owing"] if self._shares(view) else ()))
        if (mine and self._chance.random() < 0.5) or (self._has_bid(view) and self._chance.random() < 0.3):
            return self._chosen(TAKE_BACK, undo["seat"] if mine and undo is not None else view["seat"])
        return self._chosen(self._chance.choice(view["moves"]), view["seat"]) if view["moves"] else None

    def _shares(self, view: Json) -> bool:
        return bool(view["game"] == "the_match")

    def _has_bid(self, view: Json) -> bool:
        return bool(view["table"]["phase"] == "bidding" and view["table"]["fixed"][view["seat"]])

    def _chosen(self, move: str, seat: int) -> Choice:
        key = f"{self._chance.getrandbits(64):x}"
        choice = Choice(self.person, key, move, seat, self.screen)
        message: Json = {"type": "move", "table": self._table, "move": move, "key": key, "seen": self.screen.number}
        if move == TAKE_BACK:
            message = {"type": "take_back", "table": self._table, "key": key, "seen": self.screen.number}
        if move == ANSWER and self.screen.undo is not None:
            message = {"type": ANSWER, "number": self.screen.undo["asked"], "agree": self._chance.random() < 0.8, "key": key}
        self.pending[key] = choice
        self.sent.append(message)
        if self._chance.random() < 0.7:  # else the message waits for the next connection
            self.connection.sent.append(message)
        return choice

    def repeat(self) -> None:
        if self.sent:
            self.connection.sent.append(self._chance.choice(self.sent))

    def receive(self) -> None:
        message = msgspec.json.decode(self.connection.received.popleft())
        match message["type"]:
            case "table":
                self._know(message["table"], message["table"]["number"] >= self.latest.number)
            case "news" if message["number"] > self.latest.number + 1:
                self.connection.sent.append({"type": "watch", "table": self._table, "seen": self.latest.number})
            case "news":
                self._know(message, message["number"] > self.latest.number)
            case "accepted" | "refused":
                self.pending.pop(message["key"], None)

    def _know(self, table: Json, newer: bool) -> None:
        if newer:
            self.latest = Screen(table["number"], table["view"], table["undo"])


class Server:
    """The server's end of all connections. It handles a message as `websocket/session.py` and the HTTP routes do."""

    def __init__(self, tables: Tables, room: Room) -> None:
        self.tables, self.room = tables, room
        self.choices: dict[str, Choice] = {}
        self._tasks: list[asyncio.Task[None]] = []

    async def receive(self, connection: Connection) -> None:
        raw = connection.sent.popleft()
        if raw["type"] == ANSWER:
            answer = self.tables.commands.run(self.room, AnswerUndo(connection.person, raw["number"], raw["agree"]))
            self._begin(raw["key"], connection, answer)
            return
        message = decode(msgspec.json.encode(raw))
        match message:
            case Watch(table=table, seen=seen):
                await self.tables.watch(connection, table, seen)
            case Move():
                done = partial(self._done, message.key, connection)
                command = PlayMove(connection.person, message.move, message.key, message.thought, message.seen)
                self.tables.commands.submit(self.room, command, done)
            case TakeBack(key=key, seen=seen):
                self._begin(key, connection, self.tables.commands.run(self.room, RequestUndo(connection.person, key, seen)))

    async def settle(self) -> None:
        await asyncio.gather(*self._tasks)
        self._tasks.clear()
        await self.tables.commands.run(self.room, Barrier())

    async def acts(self, chance: random.Random) -> None:
        """Cause an event without a device: a move for a seat whose time is up, or a new face of a person."""
        table = self.room.table
        if table.game is None or table.game.over:
            return
        if chance.random() < 0.5:
            person, face = chance.choice(sorted(table.people)), chance.choice(FACES)
            await self.tables.commands.run(self.room, Sit(person, person, face=face))
            return
        seat = chance.choice(table.game.owing)
        move = chance.choice(table.game.legal_moves(seat))
        await self.tables.commands.run(self.room, automatic_move(seat, move))

    def _begin(self, key: str, connection: Connection, work: Coroutine[Any, Any, Any]) -> None:
        async def done() -> None:
            try:
                self._done(key, connection, await work or 0)
            except MatchwoodError as refusal:
                self._done(key, connection, refusal)

        self._tasks.append(asyncio.create_task(done()))

    def _done(self, key: str, connection: Connection, outcome: int | Exception) -> None:
        self.choices[key].outcomes.append((outcome, self.room.table.number))
        kind = "refused" if isinstance(outcome, Exception) else "accepted"
        connection.send(msgspec.json.encode({"type": kind, "key": key}))


class Oracle:
    """The view of a person after each event, without a delay."""

    def __init__(self, person: str) -> None:
        self.person: str | None = person
        self.messages: dict[int, bytes] = {}
        self._number: Callable[[bytes], int] = lambda message: int(_table_in(msgspec.json.decode(message))["number"])

    def send(self, message: bytes) -> None:
        """Keep the messages about the table."""
        if message.startswith((b'{"type":"news"', b'{"type":"table"')):
            self.messages[self._number(message)] = message

    def redirect(self) -> None:
        raise AssertionError

    def view(self, number: int) -> Json:
        view: Json = _table_in(msgspec.json.decode(self.messages[number]))["view"]
        return view


def _table_in(message: Json) -> Json:
    table: Json = message["table"] if message["type"] == "table" else message
    return table
