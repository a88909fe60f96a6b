"""The server as a process: how it begins, and how it ends."""

from __future__ import annotations

import asyncio
import subprocess
import sys
import threading
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from pathlib import Path

from litestar import Litestar
from litestar.datastructures import State

from matchwood.server.http.limits import Limits
from matchwood.server.http.rate_limiter import RateLimiter
from matchwood.server.server_process import Server, bind_free_port, config
from tests.waiting import TIMEOUT, until


def test_the_first_page_does_not_wait_for_the_compiler(tmp_path: Path) -> None:
    code = "import sys; from matchwood.server.app import create_app; create_app(sys.argv[1]); print(*sys.modules)"
    database = f"sqlite:///{tmp_path / 'tables.db'}"
    loaded = subprocess.run([sys.executable, "-c", code, database], capture_output=True, text=True, check=True).stdout.split()
    assert "litestar" in loaded
    assert "numba" not in loaded


def test_whoever_asks_twice_waits_for_nobody_but_all_is_put_away() -> None:
    opened, ended = threading.Event(), list[str]()

    @asynccontextmanager
    async def at_work(_: Litestar) -> AsyncIterator[None]:
        yield
        await until(lambda: server.force_exit, "it was asked twice")
        await asyncio.to_thread(ended.append, "all is written")

    app = Litestar([], lifespan=[at_work], state=State({"rate_limiter": RateLimiter(Limits())}), logging_config=None)
    server = Server(config(app), opened.set)
    running = threading.Thread(
        target=server.run, kwargs={"sockets": [bind_free_port("127.0.0.1", 0)]}, name="the server under test"
    )
    running.start()
    assert opened.wait(TIMEOUT)
    server.handle_exit(15, None)
    server.handle_exit(15, None)
    running.join(TIMEOUT)
    assert ended == ["all is written"]
