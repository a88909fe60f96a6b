"""The HTTP calls with which load balancers and operators check a server."""

from __future__ import annotations

from typing import Any, Literal

from litestar import get
from litestar.openapi.datastructures import ResponseSpec

import matchwood
from matchwood.commit import commit
from matchwood.server.http.dependencies import HealthCheck
from matchwood.server.http.rate_limiter import WITHOUT_LIMITS
from matchwood.server.protocol.health_messages import Health, Probe
from matchwood.server.protocol.messages import Failure

UNHEALTHY = {503: ResponseSpec(Failure, description="The database cannot be used, or the server is stopping.")}
WITHOUT: dict[str, Any] = {WITHOUT_LIMITS: True}


@get("/api/health", responses=UNHEALTHY, raises=[], opt=WITHOUT)
async def health(health_check: HealthCheck) -> Health:
    """Return the state of the server. No rate limit applies to this call."""
    database, reached = await health_check.check()
    redis: Literal["none", "reached", "away"] = "none" if reached is None else "reached" if reached else "away"
    return Health("ok", matchwood.__version__, database, redis, redis, commit())


@get("/api/live", raises=[], opt=WITHOUT, sync_to_thread=False)
def live() -> Probe:
    """Return status 200 while the process answers calls. No rate limit applies to this call.

    The answer depends neither on the database nor on Redis. If this call fails, restart the server.
    """
    return Probe("ok")


@get("/api/ready", responses=UNHEALTHY, raises=[], opt=WITHOUT)
async def ready(health_check: HealthCheck) -> Probe:
    """Return status 200 while the server can take new calls, else status 503. No rate limit applies to this call.

    The status is 503 if the database cannot be used, or after the signal SIGTERM (docs/reference/server.md#signals).
    """
    await health_check.check()
    return Probe("ok")


HEALTH_ROUTES = [health, live, ready]
