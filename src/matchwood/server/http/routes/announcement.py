"""The HTTP call about the announcement of the operator."""

from __future__ import annotations

from litestar import get

from matchwood.server.http.dependencies import Announcements
from matchwood.server.http.openapi import errors
from matchwood.server.http.rate_limiter import LOCAL_LIMITS
from matchwood.server.protocol.announcement_messages import Announced


@get("/api/announcement", responses=errors(), raises=[], opt={LOCAL_LIMITS: True}, sync_to_thread=False)
def announcement(announcements: Announcements) -> Announced:
    """Return the announcement of the operator. Open connections get a message when the announcement changes."""
    return Announced(announcements.current)


ANNOUNCEMENT_ROUTES = [announcement]
