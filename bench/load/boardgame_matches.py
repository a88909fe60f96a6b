"""Simulate players in matches of boardgame.io, each with an own socket."""

from __future__ import annotations

import asyncio
import secrets
import time
from collections.abc import Callable
from functools import partial

import msgspec
from bench.load.measure import Measure
from bench.load.websocket import Socket

LENGTH = 60
"""The number of moves in a match. Matches are short, because boardgame.io copies its log with each move."""
NAMESPACE = "/toy,"
CELLS = 9


class Context(msgspec.Struct):
    currentPlayer: str  # noqa: N815  the name on the wire


class State(msgspec.Struct):
    ctx: Context
    number: int = msgspec.field(name="_stateID")


class Synced(msgspec.Struct):
    state: State


_update = msgspec.json.Decoder(tuple[str, str, State, msgspec.Raw])
_sync = msgspec.json.Decoder(tuple[str, str, Synced])
UPDATE, SYNC, WELCOME = (f"{start}".encode() for start in (f'42{NAMESPACE}["update"', f'42{NAMESPACE}["sync"', f"40{NAMESPACE}"))
SKIP = len(f"42{NAMESPACE}")


class Match:
    """A match of boardgame.io. At its end, its players start another match."""

    def __init__(self, port: int, players: int, wait: Callable[[], float], measure: Measure) -> None:
        self._port, self._players, self._wait, self._measure = port, players, wait, measure
        self._lines: list[Socket] = []
        self._welcome = asyncio.Semaphore(0)
        self.moves = 0

    async def open(self) -> None:
        for seat in range(self._players):
            heard = partial(self._hear, seat)
            self._lines.append(await Socket.connect(self._port, "/socket.io/?EIO=4&transport=websocket", heard))
            self._lines[-1].say(f"40{NAMESPACE}".encode())
            await self._welcome.acquire()
        self._begin()

    def close(self) -> None:
        for line in self._lines:
            line.close()

    def _begin(self) -> None:
        self._match = secrets.token_hex(8)
        self._synced = 0
        self._shown = self._sent = 0.0
        for seat, line in enumerate(self._lines):
            line.say(self._event("sync", self._match, str(seat), None, self._players))

    def _hear(self, seat: int, message: bytes) -> None:
        if message.startswith(UPDATE):
            _, match, state, _ = _update.decode(message[SKIP:])
            if match == self._match:
                self._see(state)
        elif message.startswith(SYNC):
            self._synced += 1
            if self._synced == self._players:
                self._think(_sync.decode(message[SKIP:])[2].state)
        elif message.startswith(WELCOME):
            self._welcome.release()
        elif message == b"2":  # this message is a ping of engine.io
            self._lines[seat].say(b"3")

    def _see(self, state: State) -> None:
        self._shown += 1
        if self._shown < self._players:
            return
        self._shown = 0
        self.moves += 1
        self._measure.shown(self._sent)
        if state.number >= LENGTH:
            self._begin()
        else:
            self._think(state)

    def _think(self, state: State) -> None:
        seat = state.ctx.currentPlayer
        payload = {"type": "play", "args": [state.number % CELLS], "playerID": seat, "credentials": None}
        message = self._event("update", {"type": "MAKE_MOVE", "payload": payload}, state.number, self._match, seat)
        wait = self._wait()
        if wait:
            asyncio.get_running_loop().call_later(wait, self._move, int(seat), message)
        else:
            self._move(int(seat), message)

    def _move(self, seat: int, message: bytes) -> None:
        self._sent = time.perf_counter()
        self._lines[seat].say(message)

    def _event(self, *words: object) -> bytes:
        return f"42{NAMESPACE}".encode() + msgspec.json.encode(words)
