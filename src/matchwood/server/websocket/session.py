"""Live play: one WebSocket a browser, and what is said on it."""

from __future__ import annotations

import asyncio
import logging
from collections import OrderedDict
from functools import partial
from typing import Any, NamedTuple

import msgspec
from litestar import WebSocket, websocket
from websockets.frames import CloseCode

from matchwood.errors import MatchwoodError
from matchwood.server.http.auth import wait_for_sign_out
from matchwood.server.http.dependencies import Commands, Lobby, RateLimiter, Tables
from matchwood.server.http.error_responses import log_as_broken, to_protocol_error
from matchwood.server.http.metering import Metered
from matchwood.server.http.rate_limiter import address_of
from matchwood.server.identity import caller
from matchwood.server.protocol.errors import Malformed, Newer, TooLarge, TooMany
from matchwood.server.protocol.live_messages import (
    Accepted,
    ClientMessage,
    Enter,
    Move,
    Ping,
    Pong,
    Problem,
    Refused,
    ServerMessage,
    TakeBack,
    Watch,
)
from matchwood.server.protocol.messages import MAX_MESSAGE_BYTES
from matchwood.server.table.commands.moves import PlayMove
from matchwood.server.table.commands.undo import RequestUndo
from matchwood.server.tables.room import Room
from matchwood.server.util.logs import TABLE
from matchwood.server.websocket.protocol import protocol_of

logger = logging.getLogger(__name__)

MAX_TABLES_PER_SOCKET = 16
"""How many tables one socket follows; the one that it asked for longest ago gives way."""

Socket = WebSocket[Any, Any, Any]

_decoder: msgspec.json.Decoder[ClientMessage] = msgspec.json.Decoder(ClientMessage)


class ReceivedMessage(NamedTuple):
    """A message that was read, or what is wrong with it: each is read and counted once."""

    message: ClientMessage | None
    fault: MatchwoodError | None


class LiveConnection:
    """The connection to one client, and the tables that it follows."""

    def __init__(self, socket: Socket, tables: Tables, commands: Commands, lobby: Lobby, rate_limiter: RateLimiter) -> None:
        self.person = caller(socket)
        self._wire = protocol_of(socket)
        self._wire.at_once = self._move_at_once
        self.send = self._wire.send
        self._address = address_of(socket)
        self._rate_limiter = rate_limiter
        self._socket = socket
        self._tables = tables
        self._commands = commands
        self._lobby = lobby
        self._rooms: OrderedDict[str, Room] = OrderedDict()
        self._in_lobby = False
        self._moving = False
        self._sending_on: asyncio.Task[None] | None = None

    def redirect(self) -> None:
        """End this line, so that the client connects again: it may come to a server that knows more."""
        if self._sending_on is None:
            self._sending_on = asyncio.create_task(self._socket.close(CloseCode.SERVICE_RESTART), name="end of a client's line")

    async def run(self) -> None:
        """Listen until the line is lost, the client is too slow, or its browser is known no more."""
        works = {"ear": self._listen(), "pass": wait_for_sign_out(self._socket)}
        tasks = [asyncio.create_task(work, name=f"{name} of a client") for name, work in works.items()]
        try:
            await asyncio.wait([*tasks, self._wire.over], return_when=asyncio.FIRST_COMPLETED)
        finally:
            if self._in_lobby:
                self._lobby.leave(self)
            for room in self._rooms.values():
                room.leave(self)
            if self._sending_on is not None:
                tasks.append(self._sending_on)
            for task in tasks:
                task.cancel()
            ends = await asyncio.gather(*tasks, return_exceptions=True)
        for end in ends:
            if isinstance(end, Exception):
                logger.error("a connection failed", exc_info=end)

    async def _listen(self) -> None:
        while True:
            said = await self._wire.receive()
            heard = said if isinstance(said, ReceivedMessage) else _decode_or_fault(said)
            try:
                if isinstance(heard.fault, TooMany):
                    raise heard.fault
                self._rate_limiter.check_local_call(self._address, self.person)
            except TooMany as refusal:
                self._refuse(heard.message, refusal)
                await asyncio.sleep(refusal.retry_after)  # whoever goes on all the same is not even heard
            else:
                message = Metered(self._handle_received(heard), self._rate_limiter.turns, self._address)
                await message
                self._rate_limiter.charge(self._address, self.person, message.seconds)

    def _move_at_once(self, text: bytes) -> ReceivedMessage | None:
        """Make a move at a table that is followed here, one at a time; anything else is for `_handle_received`."""
        heard = _decode_or_fault(text)
        message = heard.message
        room = self._rooms.get(message.table) if isinstance(message, Move) else None
        if not isinstance(message, Move) or room is None or self._moving:
            return heard
        try:
            self._rate_limiter.check_local_call(self._address, self.person)
        except TooMany as refusal:
            return heard._replace(fault=refusal)
        self._moving = True
        self._commands.submit(room, self._play(message), partial(self._moved, message))
        return None

    def _moved(self, message: Move, outcome: int | Exception) -> None:
        self._moving = False
        if isinstance(outcome, int):
            self._accept(message, outcome)
        else:
            self._fail(message, outcome)

    async def _handle_received(self, heard: ReceivedMessage) -> None:
        message = heard.message
        if message is None:
            assert heard.fault is not None
            self._refuse(None, heard.fault)
            return
        TABLE.set(None if isinstance(message, (Enter, Ping)) else message.table)
        try:
            await self._handle(message)
        except Exception as error:  # noqa: BLE001  a fault of ours ends nobody's line
            self._fail(message, error)

    def _fail(self, message: ClientMessage, error: Exception) -> None:
        if isinstance(error, Newer):
            self.redirect()  # what has no answer is asked for again on the next line
        else:
            self._refuse(message, error if isinstance(error, MatchwoodError) else log_as_broken(error))

    async def _handle(self, message: ClientMessage) -> None:
        match message:
            case Watch():
                await self._watch(message)
            case Enter(show=True):
                self._in_lobby = True
                self._lobby.join(self)
            case Enter():
                self._in_lobby = False
                self._lobby.leave(self)
            case Move():
                await self._move(message)
            case TakeBack():
                await self._take_back(message)
            case Ping():
                self._answer(Pong())

    async def _watch(self, message: Watch) -> None:
        room = await self._tables.watch(self, message.table, message.seen)
        self._rooms[message.table] = room
        self._rooms.move_to_end(message.table)
        if len(self._rooms) > MAX_TABLES_PER_SOCKET:
            self._rooms.popitem(last=False)[1].leave(self)

    async def _move(self, message: Move) -> None:
        room = await self._tables.room(message.table)
        self._accept(message, await self._commands.run(room, self._play(message)))

    def _play(self, message: Move) -> PlayMove:
        return PlayMove(self.person, message.move, message.key, message.thought, message.seen)

    async def _take_back(self, message: TakeBack) -> None:
        self._rate_limiter.check_local_change(self._address)
        room = await self._tables.room(message.table)
        self._accept(message, await self._commands.run(room, RequestUndo(self.person, message.key, message.seen)))

    def _accept(self, message: Move | TakeBack, number: int) -> None:
        self._answer(Accepted(message.table, message.key, number))

    def _refuse(self, message: ClientMessage | None, refusal: MatchwoodError) -> None:
        error = to_protocol_error(refusal)
        if isinstance(message, (Move, TakeBack)):
            self._answer(Refused(message.table, message.key, error))
        else:
            self._answer(Problem(error))

    def _answer(self, message: ServerMessage) -> None:
        self.send(msgspec.json.encode(message))


def decode(text: str | bytes) -> ClientMessage:
    """The message that a client meant, checked."""
    if len(text) > MAX_MESSAGE_BYTES:
        raise TooLarge(f"A message has at most {MAX_MESSAGE_BYTES} bytes.")
    try:
        return _decoder.decode(text)
    except (msgspec.MsgspecError, UnicodeError, RecursionError) as error:
        raise Malformed(f"This message cannot be understood: {error}", ["watch", "lobby", "move", "take_back", "ping"]) from error


def _decode_or_fault(text: Any) -> ReceivedMessage:
    try:
        return ReceivedMessage(decode(text), None)
    except MatchwoodError as fault:
        return ReceivedMessage(None, fault)


@websocket("/live")
async def live(socket: Socket, tables: Tables, commands: Commands, lobby: Lobby, rate_limiter: RateLimiter) -> None:
    """Live play of one browser."""
    line = LiveConnection(socket, tables, commands, lobby, rate_limiter)
    await socket.accept()
    try:
        async with rate_limiter.count_connection(address_of(socket), line.person):
            await line.run()
    except TooMany as refusal:  # a browser does not tell its page why a connection was not even opened
        await socket.send_text(msgspec.json.encode(Problem(to_protocol_error(refusal))))
        await socket.close(CloseCode.TRY_AGAIN_LATER)
