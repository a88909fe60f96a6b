"""The HTTP calls of notifications."""

from __future__ import annotations

from typing import Annotated

from litestar import Response, get, post
from litestar.params import Body, QueryParameter

from matchwood.server.http.dependencies import Caller, Person, Push
from matchwood.server.http.link_previews import language_of
from matchwood.server.http.openapi import NOTHING, errors
from matchwood.server.http.rate_limiter import CHANGES
from matchwood.server.identity import identify, signed_in
from matchwood.server.protocol.patterns import END
from matchwood.server.push.subscription_messages import Notifying, Subscription, Unsubscribing

SHA256 = "[0-9a-f]{64}"
Device = Annotated[
    str | None,
    QueryParameter(
        pattern=f"^{SHA256}{END}",
        schema_extra={"pattern": f"^{SHA256}$"},
        description="The SHA-256 hash of the device's endpoint, in hexadecimal.",
    ),
]
MAX_SITE_LENGTH = 300


@get("/api/notifying", responses=errors(), raises=[])
async def notifying(push: Push, person: Person, device: Device = None) -> Notifying:
    """Return the public key for notifications, and whether the device gets notifications."""
    return await push.status(person, device)


@post("/api/notifying/begin", responses=NOTHING | errors(413, 422), raises=[], status_code=204, opt={CHANGES: True})
async def begin(data: Annotated[Subscription, Body()], request: Caller, push: Push) -> Response[None]:
    """Send the caller's notifications to this device (docs/reference/tables.md#notifications). The device gets no other
    person's notifications.
    """
    person, cookies = identify(request)
    language = language_of(request.headers.get("accept-language", ""))
    await push.subscribe(person, signed_in(request), data, _site(request), language)
    return Response(None, cookies=cookies, status_code=204)


@post("/api/notifying/end", responses=NOTHING | errors(413), raises=[], status_code=204, opt={CHANGES: True})
async def end(data: Annotated[Unsubscribing, Body()], push: Push) -> Response[None]:
    """Stop notifications to this device."""
    await push.unsubscribe(data.endpoint)
    return Response(None, status_code=204)


def _site(request: Caller) -> str:
    return str(request.headers.get("origin") or f"https://{request.headers.get('host', '')}")[:MAX_SITE_LENGTH]


PUSH_ROUTES = [notifying, begin, end]
