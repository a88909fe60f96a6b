"""The server's description of itself, for people's own programs and for tests that try everything it allows.

What the web framework finds out about the messages is looser than what the server checks, and here and there wrong; so their
schemas are those of the library that checks them.
"""

from __future__ import annotations

from typing import Any

from litestar import Request
from litestar.openapi import OpenAPIConfig
from litestar.openapi.datastructures import ResponseSpec
from litestar.openapi.plugins import JsonRenderPlugin

import matchwood
from matchwood.server.messages import Failure
from matchwood.server.types import schemas

REFUSALS = {
    400: ResponseSpec(Failure, description="The call is not as it should be."),
    403: ResponseSpec(Failure, description="The caller has no seat here, comes from a page of another site, or is known no more."),
    404: ResponseSpec(Failure, description="There is no such table."),
    409: ResponseSpec(Failure, description="Not now."),
    413: ResponseSpec(Failure, description="The body is too large."),
    422: ResponseSpec(Failure, description="Against the rules."),
    429: ResponseSpec(Failure, description="Too much in too short a time: again after `retry_after` seconds."),
    503: ResponseSpec(Failure, description="Not possible just now; nothing has happened."),
}


NOTHING = {204: ResponseSpec(None, description="Done; there is nothing to say.")}
"""For calls that answer without a body. (The framework would describe one.)"""


def refusals(*statuses: int) -> dict[int, ResponseSpec]:
    """These refusals, with those that any call may meet with."""
    return {status: REFUSALS[status] for status in sorted({400, 403, 429, 503, *statuses})}


class Description(JsonRenderPlugin):
    """The OpenAPI description as JSON."""

    def render(self, request: Request[Any, Any, Any], openapi_schema: dict[str, Any]) -> bytes:
        """The description with the exact schemas of all messages."""
        components = openapi_schema["components"]
        exact = {name: schema for name, schema in schemas().items() if name in components["schemas"]}
        return super().render(request, openapi_schema | {"components": components | {"schemas": components["schemas"] | exact}})


DESCRIPTION = OpenAPIConfig(
    "Matchwood", matchwood.__version__, path="/schema", render_plugins=[Description()], use_handler_docstrings=True
)
