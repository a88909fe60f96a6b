"""What becomes of calls that are under way when the server ends."""

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

TIMEOUT = 60


def test_whoever_still_waits_when_the_server_ends_is_told_to_try_again(caplog: pytest.LogCaptureFixture) -> None:
    opened, waits = threading.Event(), threading.Event()

    @get("/")
    async def thinks() -> None:
        waits.set()
        await asyncio.Future()

    app = Litestar(
        [thinks], middleware=[with_request_numbers], state=State({"rate_limiter": RateLimiter(Limits())}), logging_config=None
    )
    door, settings = bind_free_port("127.0.0.1", 0), config(app)
    settings.timeout_graceful_shutdown = 0
    server = Server(settings, opened.set)
    running = threading.Thread(target=server.run, kwargs={"sockets": [door]}, name="the server under test")
    running.start()
    with caplog.at_level(logging.ERROR), ThreadPoolExecutor(1) as account_context:
        assert opened.wait(TIMEOUT)
        asked = account_context.submit(httpx.get, f"http://127.0.0.1:{door.getsockname()[1]}/", timeout=TIMEOUT)
        assert waits.wait(TIMEOUT)
        server.should_exit = True
        told = asked.result(TIMEOUT)
        running.join(TIMEOUT)
    assert error_of(told) == (503, "busy")
    assert told.headers["x-request-id"]
    assert not [record for record in caplog.records if record.exc_info], "it is no fault that a server ends"
