"""The process of a server."""

from __future__ import annotations

import errno
import ipaddress
import logging
import os
import signal
import socket
import sys
import threading
import time
import webbrowser
from collections.abc import Callable, Iterable, Iterator, Sequence
from contextlib import closing, contextmanager
from datetime import timedelta
from pathlib import Path
from types import FrameType

import platformdirs
import uvicorn
from litestar import Litestar
from uvicorn.server import HANDLED_SIGNALS

import matchwood
from matchwood.commit import commit
from matchwood.errors import shown
from matchwood.server.app import announce_stop, create_app, release_waiters
from matchwood.server.http.limits import Limits
from matchwood.server.http.metering import MeteredApp
from matchwood.server.http.operator_links import OperatorLinks
from matchwood.server.http.slow_clients import SEND_BUFFER_BYTES
from matchwood.server.protocol.errors import CannotServe
from matchwood.server.protocol.messages import MAX_MESSAGE_BYTES
from matchwood.server.storage.exclusive_lock import exclusive_use
from matchwood.server.util import logs, metrics
from matchwood.server.util.file_descriptors import FileDescriptors, raise_descriptor_limit
from matchwood.server.util.gc_tuning import GcTuning
from matchwood.server.util.logs import Form, Level
from matchwood.server.util.stop_signals import stop_signals
from matchwood.server.websocket.http_protocol import HttpProtocol
from matchwood.server.websocket.protocol import MAX_READ_BYTES, WebSocketProtocol

PORTS_TO_TRY = 20
LAST_PORT = 65_535
SHUTDOWN_SECONDS = 1
SWITCH_SECONDS = 0.0005
"""A thread may compute for these seconds before other threads run. A short time limits the delay by analyses."""

logger = logging.getLogger(__name__)


def serve(
    host: str = "127.0.0.1",
    port: int = 8000,
    database: str | None = None,
    open_browser: bool = False,
    limits: Iterable[str] = (),
    behind_proxy: str | None = None,
    log: Form = "plain",
    log_level: Level = "warning",
    metrics_port: int | None = None,
    metrics_host: str = "127.0.0.1",
    live: str | None = None,
    push: bool = True,
    drain_seconds: float = 0,
    keep: timedelta | None = None,
    imprint_url: str | None = None,
    privacy_url: str | None = None,
    contact_url: str | None = None,
) -> None:
    """Run a server until Ctrl-C or SIGTERM. If the server cannot start, print the reason and exit.

    `limits` are settings as in `Limits.parse`. `behind_proxy` lists the trusted proxies: addresses or networks, separated by
    commas. `live` is the address of the Redis that connects several servers. `push` turns notifications on. After SIGTERM, the
    server fails its health checks for `drain_seconds`, and then stops. The server deletes tables whose game ended longer ago than
    `keep`. Each page shows the links to the imprint, the privacy policy and the contact.
    """
    logs.configure(log, log_level)
    metrics.set_state("starting")
    database_url = database or default_database()
    try:
        proxies = check_proxies(behind_proxy)
        allowed = Limits.parse(limits)
        links = OperatorLinks(imprint_url, privacy_url, contact_url).check()
        with closing(bind_free_port(host, port, PORTS_TO_TRY if open_browser else 1)) as listener, exclusive_use(database_url):
            app = create_app(database_url, allowed, bool(proxies), live, push, keep, links)
            with metrics.serve_metrics(metrics.SERVER, metrics_host, metrics_port):
                _run(app, host, listener, proxies, open_browser, drain_seconds)
    except CannotServe as reason:
        raise SystemExit(f"matchwood: {reason}") from None


def _run(
    app: Litestar, host: str, listener: socket.socket, proxies: Sequence[str], open_browser: bool, drain_seconds: float
) -> None:
    address = f"http://{_url_host(host)}:{listener.getsockname()[1]}"

    def on_start() -> None:
        server.gc_tuning = GcTuning()
        raise_descriptor_limit()
        sys.setswitchinterval(SWITCH_SECONDS)
        metrics.set_state("listening")
        logger.info("listening", extra={"about": {"address": address, "version": matchwood.__version__, "commit": commit()}})
        print(f"Matchwood is at {address} (Ctrl-C stops it)", flush=True)
        if not proxies and (network_url := network_address(listener)):
            print(f"Others in your network can open {network_url}. Create tables there, so that links work for them.", flush=True)
        if open_browser:
            threading.Thread(target=webbrowser.open, args=(address,), name="matchwood browser", daemon=True).start()

    def on_stop() -> None:
        announce_stop(app)
        metrics.set_state("stopping")
        logger.info("stopping", extra={"about": {"drain_seconds": drain_seconds}})

    server = Server(config(app, proxies), on_start, lambda: release_waiters(app), on_stop, drain_seconds)
    server.run(sockets=[listener])


class Server(uvicorn.Server):
    """A Uvicorn server that calls `on_start`, `on_stop` and `on_shutdown`. After a signal, the exit code is 0.

    After SIGTERM the server calls `on_stop`, answers calls for `drain_seconds` more, and then shuts down.
    """

    def __init__(
        self,
        config: uvicorn.Config,
        on_start: Callable[[], object] = lambda: None,
        on_shutdown: Callable[[], object] = lambda: None,
        on_stop: Callable[[], object] = lambda: None,
        drain_seconds: float = 0,
    ) -> None:
        super().__init__(config)
        self._on_start, self._on_shutdown, self._on_stop = on_start, on_shutdown, on_stop
        self._drain_seconds = drain_seconds
        self._drain_ends: float | None = None
        self._stop_is_announced = False
        self.gc_tuning: GcTuning | None = None
        self._descriptors = FileDescriptors()

    async def on_tick(self, counter: int) -> bool:
        """Run the regular checks, ten times per second."""
        if self.gc_tuning is not None:
            self.gc_tuning.collect_if_due()
        if counter % 10 == 0:
            self._descriptors.check()
        if self._drain_ends is not None:
            self._announce_stop()
            self.should_exit = self.should_exit or time.monotonic() >= self._drain_ends
        return await super().on_tick(counter)

    async def startup(self, sockets: list[socket.socket] | None = None) -> None:
        """Accept connections, then call `on_start`."""
        await super().startup(sockets)
        if self.started:
            self._on_start()

    async def shutdown(self, sockets: list[socket.socket] | None = None) -> None:
        """Call `on_shutdown`, then shut the server down."""
        if self.gc_tuning is not None:
            self.gc_tuning.close()
        self._announce_stop()
        self._on_shutdown()
        with _without_errors_about_open_calls():
            await super().shutdown(sockets)
        if self.force_exit:  # otherwise uvicorn would not stop the application, and its threads would never end
            for call in self.server_state.tasks:
                call.cancel()
            await self.lifespan.shutdown()

    @contextmanager
    def capture_signals(self) -> Iterator[None]:
        """Call `handle_exit` for all signals that stop the server. Uvicorn does not know SIGHUP."""
        in_main_thread = threading.current_thread() is threading.main_thread()
        more = set(stop_signals()) - set(HANDLED_SIGNALS) if in_main_thread else set()
        with super().capture_signals():
            before = {each: signal.signal(each, self.handle_exit) for each in more}
            try:
                yield
            finally:
                for each, handler in before.items():
                    signal.signal(each, handler)

    def handle_exit(self, sig: int, frame: FrameType | None) -> None:
        """Shut the server down. After SIGTERM, drain the server first. After a second signal, do not wait for clients."""
        is_first = not self.should_exit and self._drain_ends is None
        if is_first and sig == signal.SIGTERM and self._drain_seconds:
            self._drain_ends = time.monotonic() + self._drain_seconds
            return
        self.force_exit = not is_first
        self.should_exit = True

    def _announce_stop(self) -> None:
        if not self._stop_is_announced:
            self._stop_is_announced = True
            self._on_stop()


@contextmanager
def _without_errors_about_open_calls() -> Iterator[None]:
    """Hide Uvicorn's error about cancelled calls. During a stop, the server answers such calls with `busy`."""
    uvicorn_logger = logging.getLogger("uvicorn.error")

    def passes(record: logging.LogRecord) -> bool:
        return not str(record.msg).startswith("Cancel %s running task(s)")

    uvicorn_logger.addFilter(passes)
    try:
        yield
    finally:
        uvicorn_logger.removeFilter(passes)


def config(app: Litestar, proxies: Sequence[str] = ()) -> uvicorn.Config:
    """Return the Uvicorn settings for this application."""
    return uvicorn.Config(
        MeteredApp(app),
        loop="auto",
        http=HttpProtocol,  # h11, because httptools does not limit headers
        h11_max_incomplete_event_size=2 * MAX_MESSAGE_BYTES,
        ws=WebSocketProtocol,
        ws_max_size=MAX_READ_BYTES,  # longer messages close the connection
        ws_per_message_deflate=False,  # compressing a view of 2 kB takes longer than sending it
        log_config=None,
        access_log=False,
        server_header=False,
        proxy_headers=bool(proxies),  # otherwise local programs could use any address
        forwarded_allow_ips=list(proxies),
        lifespan="on",
        timeout_graceful_shutdown=SHUTDOWN_SECONDS,
    )


def check_proxies(proxies: str | None) -> list[str]:
    """Split a comma-separated text into proxy addresses. Raises CannotServe if an address or network is invalid.

    >>> check_proxies("127.0.0.1, 10.0.0.0/8")
    ['127.0.0.1', '10.0.0.0/8']
    """
    names = [name.strip() for name in proxies.split(",")] if proxies else []
    for name in names:
        try:
            ipaddress.ip_network(name)
        except ValueError:
            raise CannotServe(
                f"The setting behind_proxy contains {shown(name)}, which is not an address or network.\n"
                "Give one address, or several separated by commas. A proxy on this machine: --behind-proxy 127.0.0.1,::1"
            ) from None
    return names


def bind_free_port(host: str, port: int, tries: int = 1) -> socket.socket:
    """Return a socket at the first free port, starting with `port`."""
    for candidate in range(port, min(port + tries, LAST_PORT + 1)):
        try:
            return _bound(host, candidate)
        except (socket.gaierror, UnicodeError) as error:
            reason = error.strerror if isinstance(error, OSError) else "it is not a valid name"
            raise CannotServe(
                f"The address {shown(host)} cannot be used: {reason}.\nGive an address of this machine: --host 127.0.0.1"
            ) from None
        except OSError as error:
            failure = error
    raise CannotServe(f"Port {port} of {host} cannot be used: {failure.strerror}.\n{_advice(failure, port)}")


def _advice(failure: OSError, port: int) -> str:
    match failure.errno:
        case errno.EADDRNOTAVAIL:
            return "Give an address of this machine: --host 127.0.0.1, or --host 0.0.0.0 for all of its addresses"
        case errno.EACCES:
            return "Use a port above 1023: --port 8000. A proxy can listen on ports 80 and 443."
        case _:
            return f"Is Matchwood running already? Otherwise choose another port: --port {port % LAST_PORT + 1}"


def network_address(listener: socket.socket) -> str | None:
    """Return the server's URL in the local network. Return None if the server does not listen on all addresses."""
    host, port = listener.getsockname()[:2]
    if host not in ("0.0.0.0", "::"):
        return None
    try:
        with socket.socket(socket.AF_INET, socket.SOCK_DGRAM) as probe:
            probe.connect(("192.0.2.1", 9))  # sends nothing, only chooses an address
            own: str = probe.getsockname()[0]
    except OSError:
        return None
    return f"http://{_url_host(own)}:{port}"


def default_database() -> str:
    """Return the address of the SQLite file in the user's data folder."""
    return f"sqlite:///{Path(platformdirs.user_data_dir('matchwood')) / 'tables.db'}"


def _bound(host: str, port: int) -> socket.socket:
    family, kind, protocol, _, where = socket.getaddrinfo(host, port, type=socket.SOCK_STREAM)[0]
    listener = socket.socket(family, kind, protocol)
    try:
        if os.name == "posix":  # on Windows, two servers could share the port
            listener.setsockopt(socket.SOL_SOCKET, socket.SO_REUSEADDR, 1)
        listener.setsockopt(socket.SOL_SOCKET, socket.SO_SNDBUF, SEND_BUFFER_BYTES)  # connections inherit it
        listener.bind(where)
        listener.listen()  # detects an occupied port early
    except OSError:
        listener.close()
        raise
    return listener


def _url_host(host: str) -> str:
    shown = {"0.0.0.0": "127.0.0.1", "": "127.0.0.1", "::": "[::1]"}.get(host, host)
    return f"[{shown}]" if ":" in shown and not shown.startswith("[") else shown
