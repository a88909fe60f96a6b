"""Measure the processor time of requests."""

from __future__ import annotations

import time
from collections.abc import Callable, Coroutine, Generator
from functools import partial
from typing import Any, Generic, TypeVar

from litestar import Litestar
from litestar.datastructures import State
from litestar.enums import ScopeType
from litestar.types import Message, Receive, Scope, Send

from matchwood.server.http.loop_turns import LoopTurns
from matchwood.server.http.rate_limiter import CALLER, RateLimiter
from matchwood.server.http.slow_clients import CHUNK_BYTES
from matchwood.server.util.networks import network_of

T = TypeVar("T")


class Metered(Generic[T]):
    """Runs a coroutine step by step, and measures its processor time."""

    def __init__(self, work: Coroutine[Any, Any, T], turns: LoopTurns, address: str) -> None:
        self._work, self._turns, self._address = work, turns, address
        self.seconds = 0.0
        """The processor time that the coroutine used in the event loop."""

    def __await__(self) -> Generator[Any, Any, T]:
        resume = partial(self._work.send, None)
        step: Callable[[], Any] = resume
        while True:
            try:
                yield from self._turns.wait(self._address)
            except BaseException as error:  # noqa: BLE001  the coroutine handles cancellations
                step = partial(self._work.throw, error)
            began = time.thread_time()
            try:
                awaited = step()
            except StopIteration as end:
                value: T = end.value
                return value
            finally:
                self.seconds += time.thread_time() - began
                step = resume  # a stored error would form a reference cycle with this frame
            try:
                yield awaited
            except BaseException as error:  # noqa: BLE001  as above
                step = partial(self._work.throw, error)


class MeteredApp:
    """Counts the cost of each HTTP request against the caller's rate limit."""

    def __init__(self, app: Litestar) -> None:
        self._app = app
        self._rate_limiter: RateLimiter = app.state.rate_limiter

    @property
    def state(self) -> State:
        """The state of the Litestar application."""
        return self._app.state

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        """Run the application."""
        if scope["type"] != ScopeType.HTTP:
            await self._app(scope, receive, send)
            return
        sent = 0

        async def send_counted(message: Message) -> None:
            nonlocal sent
            if message["type"] != "http.response.body":
                await send(message)
                return
            body, more = message.get("body", b""), bool(message.get("more_body"))
            sent += len(body)
            for start in range(0, len(body) or 1, CHUNK_BYTES):
                end = start + CHUNK_BYTES
                await send({"type": "http.response.body", "body": body[start:end], "more_body": more or end < len(body)})

        address = network_of(scope["client"][0] if scope["client"] else "")
        request = Metered(self._app(scope, receive, send_counted), self._rate_limiter.turns, address)
        try:
            await request
        finally:
            self._rate_limiter.charge(address, scope["state"].get(CALLER), request.seconds, sent)
