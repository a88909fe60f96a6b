"""The OpenAPI description of the server."""

from __future__ import annotations

import asyncio
import functools
import operator
from typing import Any

from litestar import Request, Router
from litestar.connection import ASGIConnection
from litestar.handlers import BaseRouteHandler
from litestar.openapi import OpenAPIConfig
from litestar.openapi.datastructures import ResponseSpec
from litestar.openapi.plugins import JsonRenderPlugin

import matchwood
from matchwood.server.http.schemas import schemas
from matchwood.server.protocol.messages import Failure

REFUSALS = {
    400: ResponseSpec(Failure, description="The call has the wrong form."),
    403: ResponseSpec(Failure, description="The caller may not do this."),
    404: ResponseSpec(Failure, description="There is no such table or page."),
    409: ResponseSpec(Failure, description="Not possible in this situation."),
    413: ResponseSpec(Failure, description="The body is too large."),
    422: ResponseSpec(Failure, description="Not allowed by the rules."),
    429: ResponseSpec(Failure, description="Too many calls. Try again after `retry_after` seconds."),
    503: ResponseSpec(Failure, description="The server cannot store anything at the moment. Nothing has changed."),
}

NOTHING = {204: ResponseSpec(None, description="Done.")}
"""A response without a body. Litestar would describe a response with a body."""


def errors(*statuses: int) -> dict[int, ResponseSpec]:
    """Return OpenAPI descriptions of error statuses. The result always includes the statuses 400, 403, 429 and 503."""
    return {status: REFUSALS[status] for status in sorted({400, 403, 429, 503, *statuses})}


def one_of(*answers: type, description: str) -> dict[int, ResponseSpec]:
    """Return the description of an answer that has one of several types."""
    union: Any = functools.reduce(operator.or_, answers)  # Litestar accepts unions, but its types do not say so
    return {200: ResponseSpec(union, description=description)}


class DescriptionRenderer(JsonRenderPlugin):
    """Creates the OpenAPI description once, in a thread, because this takes half a second."""

    def __init__(self) -> None:
        super().__init__()
        self._rendering = asyncio.Lock()
        self._rendered = b""

    async def prepare(self, connection: ASGIConnection[Any, Any, Any, Any]) -> None:
        """Create the OpenAPI description if it does not exist yet."""
        async with self._rendering:
            if not self._rendered:
                self._rendered = await asyncio.to_thread(self._render, Request[Any, Any, Any](connection.scope))

    def render(self, request: Request[Any, Any, Any], openapi_schema: dict[str, Any]) -> bytes:
        """Return the OpenAPI description as JSON."""
        return self._rendered

    def _render(self, request: Request[Any, Any, Any]) -> bytes:
        description: dict[str, Any] = request.app.plugins.get("OpenAPIPlugin").provide_openapi_schema()
        components = description["components"]
        exact = {name: schema for name, schema in schemas().items() if name in components["schemas"]}
        return super().render(request, description | {"components": components | {"schemas": components["schemas"] | exact}})


def openapi_config() -> OpenAPIConfig:
    """Return Litestar's settings for the OpenAPI description."""
    description = DescriptionRenderer()

    async def prepare(connection: ASGIConnection[Any, Any, Any, Any], _: BaseRouteHandler) -> None:
        await description.prepare(connection)

    router = Router("/schema", route_handlers=[], include_in_schema=False, guards=[prepare])
    return OpenAPIConfig(
        "Matchwood", matchwood.__version__, openapi_router=router, render_plugins=[description], use_handler_docstrings=True
    )
