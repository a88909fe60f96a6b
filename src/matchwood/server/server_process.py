"""Running the server: the port, the line that says where it is, the browser, and the end."""

from __future__ import annotations

import ipaddress
import os
import socket
import sys
import threading
import webbrowser
from collections.abc import Callable, Iterable, Sequence
from contextlib import closing
from pathlib import Path
from types import FrameType

import platformdirs
import uvicorn
from litestar import Litestar

from matchwood.errors import shown
from matchwood.server.app import create_app, release_waiters
from matchwood.server.http.limits import Limits
from matchwood.server.http.metering import MeteredApp
from matchwood.server.http.slow_clients import SEND_BUFFER_BYTES
from matchwood.server.protocol.errors import CannotServe
from matchwood.server.protocol.messages import MAX_MESSAGE_BYTES
from matchwood.server.storage.exclusive_lock import exclusive_use
from matchwood.server.util import logs, metrics
from matchwood.server.util.file_descriptors import FileDescriptors, raise_descriptor_limit
from matchwood.server.util.gc_tuning import GcTuning
from matchwood.server.util.logs import Form, Level
from matchwood.server.websocket.http_protocol import HttpProtocol
from matchwood.server.websocket.protocol import MAX_READ_BYTES, WebSocketProtocol

PORTS_TO_TRY = 20
LAST_PORT = 65_535
SECONDS_TO_END = 1
SWITCH_SECONDS = 0.0005
"""Seconds that a thread may compute before others have their turn: so long may people wait for a game that is looked through."""


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
) -> None:
    """Serve until Ctrl-C or SIGTERM. What prevents it is said in plain words on the way out.

    `limits` are settings as `Limits.named` reads them. `behind_proxy` names the addresses or networks, with commas between them,
    of the proxies that are believed when they say who is calling; without it nobody is. Metrics are served only where a port for
    them is named. `live` is the address of the Redis through which several servers of one house hear of each other. Without `push`
    nobody who is away is called to their move.
    """
    logs.configure(log, log_level)
    kept = database or default_database()
    try:
        proxies = check_proxies(behind_proxy)
        allowed = Limits.parse(limits)
        with closing(bind_free_port(host, port, PORTS_TO_TRY if open_browser else 1)) as door, exclusive_use(kept):
            app = create_app(kept, allowed, bool(proxies), live, push)
            with metrics.serve_metrics(metrics_host, metrics_port):
                _run(app, host, door, proxies, open_browser)
    except CannotServe as reason:
        raise SystemExit(f"matchwood: {reason}") from None


def _run(app: Litestar, host: str, door: socket.socket, proxies: Sequence[str], open_browser: bool) -> None:
    address = f"http://{_in_address(host)}:{door.getsockname()[1]}"

    def opened() -> None:
        server.use_gc_tuning(GcTuning())
        raise_descriptor_limit()
        sys.setswitchinterval(SWITCH_SECONDS)
        print(f"Matchwood is at {address} (Ctrl-C stops it)", flush=True)
        if not proxies and (theirs := network_address(door)):
            print(f"Others in your network find it at {theirs}; open tables there, so that their links lead there too.", flush=True)
        if open_browser:
            threading.Thread(target=webbrowser.open, args=(address,), name="matchwood browser", daemon=True).start()

    server = Server(config(app, proxies), opened, lambda: release_waiters(app))
    server.run(sockets=[door])


class Server(uvicorn.Server):
    """Uvicorn that tells when it really listens, and ends quietly when it is asked to."""

    def __init__(
        self, config: uvicorn.Config, opened: Callable[[], object] = lambda: None, ending: Callable[[], object] = lambda: None
    ) -> None:
        super().__init__(config)
        self._opened, self._ending = opened, ending
        self._gc_tuning: GcTuning | None = None
        self._descriptors = FileDescriptors()

    def use_gc_tuning(self, gc_tuning: GcTuning) -> None:
        """Look after waste while it runs."""
        self._gc_tuning = gc_tuning

    async def on_tick(self, counter: int) -> bool:
        """What is done ten times a second."""
        if self._gc_tuning is not None:
            self._gc_tuning.collect_if_due()
        if counter % 10 == 0:
            self._descriptors.check()
        return await super().on_tick(counter)

    async def startup(self, sockets: list[socket.socket] | None = None) -> None:
        """Listen, then say so."""
        await super().startup(sockets)
        if self.started:
            self._opened()

    async def shutdown(self, sockets: list[socket.socket] | None = None) -> None:
        """Keep nobody waiting for something new, then end."""
        if self._gc_tuning is not None:
            self._gc_tuning.close()
        self._ending()
        await super().shutdown(sockets)
        if self.force_exit:  # then uvicorn leaves the application as it is, and its threads would wait for ever
            for call in self.server_state.tasks:
                call.cancel()
            await self.lifespan.shutdown()

    def handle_exit(self, sig: int, frame: FrameType | None) -> None:
        """End; asked twice, do not wait for anybody. (Uvicorn would raise the signal once more after its clean end.)"""
        self.force_exit = self.should_exit
        self.should_exit = True


def config(app: Litestar, proxies: Sequence[str] = ()) -> uvicorn.Config:
    """How uvicorn runs this application, and which proxies it believes."""
    return uvicorn.Config(
        MeteredApp(app),
        loop="auto",
        http=HttpProtocol,  # on h11: the quicker httptools puts no limit on the headers of a request
        h11_max_incomplete_event_size=2 * MAX_MESSAGE_BYTES,
        ws=WebSocketProtocol,
        ws_max_size=MAX_READ_BYTES,  # what is longer closes the connection with code 1009
        ws_per_message_deflate=False,  # a view has 2 kB: packing it costs more time than sending it
        log_config=None,
        access_log=False,
        server_header=False,
        proxy_headers=bool(proxies),  # otherwise anybody on this machine could say to be anybody
        forwarded_allow_ips=list(proxies),
        lifespan="on",
        timeout_graceful_shutdown=SECONDS_TO_END,
    )


def check_proxies(proxies: str | None) -> list[str]:
    """The addresses and networks of proxies, each of them checked: one that is misspelt would never be believed.

    >>> check_proxies("127.0.0.1, 10.0.0.0/8")
    ['127.0.0.1', '10.0.0.0/8']
    """
    named = [name.strip() for name in proxies.split(",")] if proxies else []
    for name in named:
        try:
            ipaddress.ip_network(name)
        except ValueError:
            raise CannotServe(
                f"{shown(name)} is no address or network of a proxy.\nName one, or several with commas: --behind-proxy 127.0.0.1"
            ) from None
    return named


def bind_free_port(host: str, port: int, tries: int = 1) -> socket.socket:
    """A socket bound to this port, or to the next one that is free."""
    for candidate in range(port, min(port + tries, LAST_PORT + 1)):
        try:
            return _bound(host, candidate)
        except (socket.gaierror, UnicodeError) as error:
            words = error.strerror if isinstance(error, OSError) else "it is no name"
            raise CannotServe(
                f"The address {shown(host)} cannot be used: {words}.\nName one of this machine: --host 127.0.0.1"
            ) from None
        except OSError as error:
            reason = error
    advice = f"Is Matchwood running already? Otherwise name another port: --port {port % LAST_PORT + 1}"
    raise CannotServe(f"Port {port} of {host} cannot be used: {reason.strerror}.\n{advice}")


def network_address(door: socket.socket) -> str | None:
    """Where other machines find a server that listens at all addresses of this one; None where they cannot, or nobody knows."""
    host, port = door.getsockname()[:2]
    if host not in ("0.0.0.0", "::"):
        return None
    try:
        with socket.socket(socket.AF_INET, socket.SOCK_DGRAM) as probe:
            probe.connect(("192.0.2.1", 9))  # sends nothing: the system only chooses from which of its addresses it would
            own: str = probe.getsockname()[0]
    except OSError:
        return None
    return f"http://{_in_address(own)}:{port}"


def default_database() -> str:
    """Where tables are kept if nothing else is said."""
    return f"sqlite:///{Path(platformdirs.user_data_dir('matchwood')) / 'tables.db'}"


def _bound(host: str, port: int) -> socket.socket:
    family, kind, protocol, _, where = socket.getaddrinfo(host, port, type=socket.SOCK_STREAM)[0]
    door = socket.socket(family, kind, protocol)
    try:
        if os.name == "posix":  # elsewhere this would let two servers share the port
            door.setsockopt(socket.SOL_SOCKET, socket.SO_REUSEADDR, 1)
        door.setsockopt(socket.SOL_SOCKET, socket.SO_SNDBUF, SEND_BUFFER_BYTES)  # connections inherit it
        door.bind(where)
        door.listen()  # now, so that a second server on this port is noticed before anything else starts
    except OSError:
        door.close()
        raise
    return door


def _in_address(host: str) -> str:
    shown = {"0.0.0.0": "127.0.0.1", "": "127.0.0.1", "::": "[::1]"}.get(host, host)
    return f"[{shown}]" if ":" in shown and not shown.startswith("[") else shown
