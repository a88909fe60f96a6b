"""The session of one client."""

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
from matchwood.server.http.dependencies import Announcements, BanCheck, Commands, Lobby, RateLimiter, Tables
from matchwood.server.http.error_responses import log_as_broken, to_protocol_error
from matchwood.server.http.metering import Metered
from matchwood.server.http.rate_limiter import address_of
from matchwood.server.identity import caller
from matchwood.server.protocol.errors import Banned, Malformed, Newer, TooLarge, TooMany
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
"""The maximum number of tables that a client watches. A further table replaces the oldest."""

Socket = WebSocket[Any, Any, Any]

_decoder: msgspec.json.Decoder[ClientMessage] = msgspec.json.Decoder(ClientMessage)


class ReceivedMessage(NamedTuple):
    """A message from the client. The field `error` contains the error that the message caused."""

    message: ClientMessage | None
    error: MatchwoodError | None


class LiveConnection:
    """Handles the messages of one client, and sends the changes of tables to the client."""

    def __init__(
        self,
        socket: Socket,
        tables: Tables,
        commands: Commands,
        lobby: Lobby,
        rate_limiter: RateLimiter,
        bans: BanCheck,
        announcements: Announcements,
    ) -> None:
        self.person = caller(socket)
        self._protocol = protocol_of(socket)
        self._protocol.handle_now = self._handle_now
        self.send = self._protocol.send
        self._address = address_of(socket)
        self._rate_limiter = rate_limiter
        self._bans = bans
        self._announcements = announcements
        self._socket = socket
        self._tables = tables
        self._commands = commands
        self._lobby = lobby
        self._rooms: OrderedDict[str, Room] = OrderedDict()
        self._in_lobby = False
        self._is_moving = False
        self._redirection: asyncio.Task[None] | None = None

    def redirect(self) -> None:
        """Close the connection. The client then reconnects, perhaps to another server."""
        if self._redirection is None:
            self._redirection = asyncio.create_task(self._socket.close(CloseCode.SERVICE_RESTART), name="redirection of a client")

    async def run(self) -> None:
        """Handle messages until the connection ends or the person signs out. Raises `Banned` if the operator bans the person."""
        works = {
            "messages": self._handle_messages(),
            "sign-out": wait_for_sign_out(self._socket),
            "ban": self._bans.wait_for_ban(self._address, self.person),
        }
        tasks = [asyncio.create_task(work, name=f"{name} of a client") for name, work in works.items()]
        self._announcements.join(self)
        try:
            await asyncio.wait([*tasks, self._protocol.over], return_when=asyncio.FIRST_COMPLETED)
        finally:
            self._announcements.leave(self)
            if self._in_lobby:
                self._lobby.leave(self)
            for room in self._rooms.values():
                room.leave(self)
            if self._redirection is not None:
                tasks.append(self._redirection)
            for task in tasks:
                task.cancel()
            results = await asyncio.gather(*tasks, return_exceptions=True)
        for result in results:
            if isinstance(result, Banned):
                raise result
            if isinstance(result, Exception):
                logger.error("A live connection failed.", exc_info=result)

    async def _handle_messages(self) -> None:
        while True:
            item = await self._protocol.receive()
            received = item if isinstance(item, ReceivedMessage) else _decode_safely(item)
            try:
                if isinstance(received.error, TooMany):
                    raise received.error
                self._rate_limiter.check_local_call(self._address, self.person)
            except TooMany as refusal:
                self._refuse(received.message, refusal)
                await asyncio.sleep(refusal.retry_after)  # further messages wait meanwhile
            else:
                handling = Metered(self._handle_received(received), self._rate_limiter.turns, self._address)
                await handling
                self._rate_limiter.charge(self._address, self.person, handling.seconds)

    def _handle_now(self, text: bytes) -> ReceivedMessage | None:
        """If the message is a move, submit it immediately and return None. Otherwise return the decoded message."""
        received = _decode_safely(text)
        message = received.message
        room = self._rooms.get(message.table) if isinstance(message, Move) else None
        if not isinstance(message, Move) or room is None or self._is_moving:
            return received
        try:
            self._rate_limiter.check_local_call(self._address, self.person)
        except TooMany as refusal:
            return received._replace(error=refusal)
        self._is_moving = True
        self._commands.submit(room, self._play(message), partial(self._moved, message))
        return None

    def _moved(self, message: Move, outcome: int | Exception) -> None:
        self._is_moving = False
        if isinstance(outcome, int):
            self._accept(message, outcome)
        else:
            self._fail(message, outcome)

    async def _handle_received(self, received: ReceivedMessage) -> None:
        message = received.message
        if message is None:
            assert received.error is not None
            self._refuse(None, received.error)
            return
        TABLE.set(None if isinstance(message, (Enter, Ping)) else message.table)
        try:
            await self._handle(message)
        except Exception as error:  # noqa: BLE001  an internal error must not end the connection
            self._fail(message, error)

    def _fail(self, message: ClientMessage, error: Exception) -> None:
        if isinstance(error, Newer):
            self.redirect()  # the client then repeats unanswered messages
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
    """Decode a JSON message. Raises `Malformed` or `TooLarge`."""
    if len(text) > MAX_MESSAGE_BYTES:
        raise TooLarge(f"The message is too long. The maximum is {MAX_MESSAGE_BYTES} bytes.")
    try:
        return _decoder.decode(text)
    except (msgspec.MsgspecError, UnicodeError, RecursionError) as error:
        raise Malformed(f"The message is invalid: {error}", ["watch", "lobby", "move", "take_back", "ping"]) from error


def _decode_safely(text: Any) -> ReceivedMessage:
    try:
        return ReceivedMessage(decode(text), None)
    except MatchwoodError as error:
        return ReceivedMessage(None, error)


@websocket("/live")
async def live(
    socket: Socket,
    tables: Tables,
    commands: Commands,
    lobby: Lobby,
    rate_limiter: RateLimiter,
    bans: BanCheck,
    announcements: Announcements,
) -> None:
    """Handle the connection of a client."""
    connection = LiveConnection(socket, tables, commands, lobby, rate_limiter, bans, announcements)
    await socket.accept()
    try:
        bans.check(address_of(socket), connection.person)
        async with rate_limiter.count_connection(address_of(socket), connection.person):
            await connection.run()
    except (TooMany, Banned) as refusal:  # browsers hide the reason of a refused handshake
        await socket.send_text(msgspec.json.encode(Problem(to_protocol_error(refusal))))
        await socket.close(CloseCode.TRY_AGAIN_LATER)
