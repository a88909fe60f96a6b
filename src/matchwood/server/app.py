"""The ASGI application."""

from __future__ import annotations

from collections.abc import AsyncIterator, Callable
from contextlib import asynccontextmanager
from datetime import timedelta
from functools import partial
from typing import Any

from litestar import Litestar
from litestar.datastructures import MutableScopeHeaders, State

from matchwood.commit import commit
from matchwood.server.cluster.redis_connection import connect_to_redis
from matchwood.server.cluster.shared_limits import SharedLimits
from matchwood.server.http.auth import authenticate, refuse_banned
from matchwood.server.http.compression import Compression, with_compression
from matchwood.server.http.dependencies import DEPENDENCIES
from matchwood.server.http.error_responses import error_response
from matchwood.server.http.limits import Limits
from matchwood.server.http.openapi import openapi_config
from matchwood.server.http.operator_links import OperatorLinks
from matchwood.server.http.pages import PAGES, not_found_page
from matchwood.server.http.proxies import ProxyWarnings, check_proxy, same_origin
from matchwood.server.http.rate_limiter import RateLimiter, limit_rate
from matchwood.server.http.request_log import with_request_numbers
from matchwood.server.http.routes.accounts import ACCOUNT_ROUTES
from matchwood.server.http.routes.announcement import ANNOUNCEMENT_ROUTES
from matchwood.server.http.routes.branches import BRANCH_ROUTES
from matchwood.server.http.routes.card_sharing import CARD_SHARING_ROUTES
from matchwood.server.http.routes.challenges import CHALLENGE_ROUTES
from matchwood.server.http.routes.chat import CHAT_ROUTES
from matchwood.server.http.routes.compiling import COMPILING_ROUTES
from matchwood.server.http.routes.daily import DAILY_ROUTES
from matchwood.server.http.routes.handovers import HANDOVER_ROUTES
from matchwood.server.http.routes.health import HEALTH_ROUTES
from matchwood.server.http.routes.methods import methods_route
from matchwood.server.http.routes.own_tables import OWN_TABLE_ROUTES
from matchwood.server.http.routes.passkeys import PASSKEY_ROUTES
from matchwood.server.http.routes.positions import POSITION_ROUTES
from matchwood.server.http.routes.push import PUSH_ROUTES
from matchwood.server.http.routes.puzzles import PUZZLE_ROUTES
from matchwood.server.http.routes.ratings import RATING_ROUTES
from matchwood.server.http.routes.replays import REPLAY_ROUTES
from matchwood.server.http.routes.sessions import SESSION_ROUTES
from matchwood.server.http.routes.table_setup import TABLE_SETUP_ROUTES
from matchwood.server.http.routes.tables import TABLE_ROUTES
from matchwood.server.http.static_files import StaticFiles
from matchwood.server.protocol.messages import MAX_MESSAGE_BYTES
from matchwood.server.services import Cluster, Services
from matchwood.server.storage.database import open_database, open_shared_database
from matchwood.server.storage.log import Log
from matchwood.server.storage.signing_keys import key_of
from matchwood.server.util.msgspec_warmup import warm_up_structs
from matchwood.server.websocket.session import live

HEADERS = {
    "cache-control": "no-store",
    "content-security-policy": (
        "default-src 'self'; connect-src 'self'; img-src 'self' data:; object-src 'none'; "
        "base-uri 'none'; form-action 'self'; frame-ancestors 'none'"
    ),
    "cross-origin-opener-policy": "same-origin",
    "referrer-policy": "no-referrer",
    "x-content-type-options": "nosniff",
}
HTTPS_ONLY = "max-age=15552000"
"""The header that makes browsers use only HTTPS for half a year (RFC 6797)."""
ASSETS_PATH = "/assets/"
ASSET_HEADERS = {"x-content-type-options": HEADERS["x-content-type-options"]}

ROUTES = [
    *HEALTH_ROUTES,
    *TABLE_ROUTES,
    *TABLE_SETUP_ROUTES,
    *CHAT_ROUTES,
    *CARD_SHARING_ROUTES,
    *OWN_TABLE_ROUTES,
    *HANDOVER_ROUTES,
    *REPLAY_ROUTES,
    *POSITION_ROUTES,
    *BRANCH_ROUTES,
    *CHALLENGE_ROUTES,
    *RATING_ROUTES,
    *ACCOUNT_ROUTES,
    *SESSION_ROUTES,
    *PASSKEY_ROUTES,
    *COMPILING_ROUTES,
    *PUSH_ROUTES,
    *ANNOUNCEMENT_ROUTES,
    *DAILY_ROUTES,
    *PUZZLE_ROUTES,
]
"""All HTTP calls."""


def create_app(
    database_url: str,
    limits: Limits | None = None,
    behind_proxy: bool = False,
    live_url: str | None = None,
    push: bool = True,
    keep: timedelta | None = None,
    operator_links: OperatorLinks | None = None,
) -> Litestar:
    """Create the ASGI application for this database. Raises CannotServe if the database or Redis cannot be used.

    `live_url` is the address of the Redis that connects several processes on one database. `push` turns notifications on. With
    `behind_proxy`, the ASGI server must use the client addresses from the proxy's headers. The server deletes tables whose game
    ended longer ago than `keep`. Each page shows the `operator_links`.
    """
    engine = open_database(database_url) if live_url is None else open_shared_database(database_url)
    connect_cluster, shared_limits = _cluster(live_url), _shared_limits(live_url)
    head = (operator_links or OperatorLinks()).tags()
    cookies, static_files, compression = key_of(engine, "cookies"), StaticFiles(head=head), Compression()

    @asynccontextmanager
    async def lifespan(app: Litestar) -> AsyncIterator[None]:
        app.state.services = services = Services(Log(engine), connect_cluster(), push=push, keep=keep)
        shared_limits.start()
        try:
            yield
        finally:
            await shared_limits.close()
            compression.close()
            await services.close()

    app = Litestar(
        route_handlers=[
            methods_route(ROUTES),  # first, because Litestar adds its own handlers to known paths
            *ROUTES,
            live,
            *PAGES,
        ],
        state=State(
            {
                "static_files": static_files,
                "cookies": cookies,
                "proxy_warnings": ProxyWarnings(behind_proxy),
                "rate_limiter": RateLimiter(limits or Limits(), behind_proxy, shared_limits),
                "compression": compression,
            }
        ),
        dependencies=DEPENDENCIES,
        lifespan=[lifespan],
        middleware=[with_request_numbers, with_compression],
        guards=[check_proxy, limit_rate, same_origin, authenticate, refuse_banned],
        exception_handlers={Exception: error_response, 404: partial(not_found_page, static_files)},
        before_send=[_add_headers],
        request_max_body_size=MAX_MESSAGE_BYTES,
        openapi_config=openapi_config(),
        logging_config=None,
    )
    warm_up_structs()
    commit()  # ask Git before files change, and so that no request waits for Git
    return app


def announce_stop(app: Litestar) -> None:
    """Answer health checks with status 503, so that load balancers send no new calls."""
    services: Services | None = app.state.get("services")
    if services is not None:
        services.health.is_stopping = True


def release_waiters(app: Litestar) -> None:
    """Answer all HTTP calls that wait for an event."""
    services: Services | None = app.state.get("services")
    if services is not None:
        services.release_waiters()


def _cluster(live_url: str | None) -> Callable[[], Cluster]:
    """Return a function that connects this server to the other servers. The function needs a running event loop."""
    if live_url is None:
        return Cluster
    redis = [connect_to_redis(live_url) for _ in range(4)]
    from matchwood.server.cluster.redis_game_records import RedisGameRecords
    from matchwood.server.cluster.redis_pubsub import RedisPubSub
    from matchwood.server.compute.bot_client import BotClient
    from matchwood.server.compute.job_queue import JobQueue  # optional packages
    from matchwood.server.compute.shared_analyses import SharedAnalyses

    return lambda: Cluster(
        RedisPubSub(redis[0]),
        BotClient(JobQueue(redis[1])),
        SharedAnalyses(redis[2]),
        RedisGameRecords(redis[3]),
    )


def _shared_limits(live_url: str | None) -> SharedLimits:
    if live_url is None:
        return SharedLimits()
    redis = connect_to_redis(live_url)
    from matchwood.server.cluster.redis_limits import RedisLimits

    return RedisLimits(redis)


async def _add_headers(message: Any, scope: Any) -> None:
    if message["type"] == "http.response.start":
        headers = MutableScopeHeaders.from_message(message)
        is_asset = message["status"] == 200 and scope["path"].startswith(ASSETS_PATH)
        for name, value in (ASSET_HEADERS if is_asset else HEADERS).items():
            headers.setdefault(name, value)
        if scope["scheme"] == "https":
            headers.setdefault("strict-transport-security", HTTPS_ONLY)
