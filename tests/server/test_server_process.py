"""The server process: its imports, its port and its end."""

from __future__ import annotations

import asyncio
import contextlib
import socket
import subprocess
import sys
import threading
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from pathlib import Path
from urllib.parse import urlsplit

import pytest
from litestar import Litestar
from litestar.datastructures import State

from matchwood.server.http.limits import Limits
from matchwood.server.http.rate_limiter import RateLimiter
from matchwood.server.protocol.errors import CannotServe
from matchwood.server.server_process import Server, bind_free_port, config, network_address
from tests.waiting import TIMEOUT, wait_until_async


def test_the_app_does_not_load_the_compiler(tmp_path: Path) -> None:
    code = "import sys; from matchwood.server.app import create_app; create_app(sys.argv[1]); print(*sys.modules)"
    database = f"sqlite:///{tmp_path / 'tables.db'}"
    loaded = subprocess.run([sys.executable, "-c", code, database], capture_output=True, text=True, check=True).stdout.split()
    assert "litestar" in loaded
    assert "numba" not in loaded


def test_a_second_signal_forces_the_exit_after_the_clean_up() -> None:
    opened, ended = threading.Event(), list[str]()

    @asynccontextmanager
    async def lifespan(_: Litestar) -> AsyncIterator[None]:
        yield
        await wait_until_async(lambda: server.force_exit, "the second signal has come")
        await asyncio.to_thread(ended.append, "cleaned up")

    app = Litestar([], lifespan=[lifespan], state=State({"rate_limiter": RateLimiter(Limits())}), logging_config=None)
    server = Server(config(app), opened.set)
    running = threading.Thread(
        target=server.run, kwargs={"sockets": [bind_free_port("127.0.0.1", 0)]}, name="the server under test"
    )
    running.start()
    assert opened.wait(TIMEOUT)
    server.handle_exit(15, None)
    server.handle_exit(15, None)
    running.join(TIMEOUT)
    assert ended == ["cleaned up"]


def test_a_taken_port_is_skipped_only_if_others_may_be_tried() -> None:
    with socket.create_server(("127.0.0.1", 0)) as taken:
        port = taken.getsockname()[1]
        with pytest.raises(CannotServe, match=str(port)):
            bind_free_port("127.0.0.1", port)
        with bind_free_port("127.0.0.1", port, tries=20) as next_one:
            assert next_one.getsockname()[1] > port


def test_a_host_of_another_machine_is_refused() -> None:
    with pytest.raises(CannotServe, match="cannot be used"):
        bind_free_port("192.0.2.1", 8000)


def test_the_network_address_of_a_server_can_be_reached() -> None:
    with bind_free_port("0.0.0.0", 0) as door:
        address = urlsplit(network_address(door) or "")
        assert address.hostname not in (None, "0.0.0.0", "127.0.0.1")
        with socket.create_connection((address.hostname, address.port), TIMEOUT):
            pass
    with bind_free_port("127.0.0.1", 0) as door:
        assert network_address(door) is None


@pytest.mark.parametrize("host", ["a" * 300, "ä..x", "nowhere.invalid"])
def test_an_invalid_host_is_refused(host: str) -> None:
    with pytest.raises(CannotServe, match="--host"):
        bind_free_port(host, 0)


def test_the_search_for_a_port_ends_at_the_highest() -> None:
    with socket.socket() as other:
        with contextlib.suppress(OSError):  # another program may have this port
            other.bind(("127.0.0.1", 65_535))
            other.listen()
        with pytest.raises(CannotServe, match=r"--port 1$"):
            bind_free_port("127.0.0.1", 65_535, 20)
