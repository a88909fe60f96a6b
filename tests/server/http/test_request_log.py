"""Calls that are running when the server stops."""

from __future__ import annotations

import asyncio
import logging
import threading
from concurrent.futures import ThreadPoolExecutor

import httpx
import pytest
from litestar import Litestar, get
from litestar.datastructures import State

from matchwood.server.http.limits import Limits
from matchwood.server.http.rate_limiter import RateLimiter
from matchwood.server.http.request_log import with_request_numbers
from matchwood.server.server_process import Server, bind_free_port, config
from tests.server.answers import error_of
from tests.support.waiting import TIMEOUT


def test_a_call_that_is_running_when_the_server_stops_is_answered_with_busy(caplog: pytest.LogCaptureFixture) -> None:
    opened, waits = threading.Event(), threading.Event()

    @get("/")
    async def waits_for_ever() -> None:
        waits.set()
        await asyncio.Future()

    app = Litestar(
        [waits_for_ever],
        middleware=[with_request_numbers],
        state=State({"rate_limiter": RateLimiter(Limits())}),
        logging_config=None,
    )
    door, settings = bind_free_port("127.0.0.1", 0), config(app)
    settings.timeout_graceful_shutdown = 0
    server = Server(settings, opened.set)
    running = threading.Thread(target=server.run, kwargs={"sockets": [door]}, name="the server under test")
    running.start()
    with caplog.at_level(logging.ERROR), ThreadPoolExecutor(1) as thread:
        assert opened.wait(TIMEOUT)
        call = thread.submit(httpx.get, f"http://127.0.0.1:{door.getsockname()[1]}/", timeout=TIMEOUT)
        assert waits.wait(TIMEOUT)
        server.should_exit = True
        answer = call.result(TIMEOUT)
        running.join(TIMEOUT)
    assert error_of(answer) == (503, "busy")
    assert answer.headers["x-request-id"]
    assert not [record for record in caplog.records if record.exc_info], "the end of a server is no error"
