"""The HTTP methods of addresses with several calls."""

from __future__ import annotations

from collections import defaultdict
from collections.abc import Iterable

from litestar import Response, route
from litestar.handlers import HTTPRouteHandler

READ_AND_CHANGE = frozenset({"GET", "POST"})


def methods_route(handlers: Iterable[object]) -> HTTPRouteHandler:
    """Return a handler for addresses with a GET call and a POST call. It names both methods. Litestar would name only one."""
    methods: defaultdict[str, set[str]] = defaultdict(set)
    for handler in handlers:
        if isinstance(handler, HTTPRouteHandler):
            for path in handler.paths:
                methods[path].update(map(str, handler.http_methods))
    paths = sorted(path for path, found in methods.items() if found >= READ_AND_CHANGE)

    @route(paths, http_method=["OPTIONS"], include_in_schema=False, sync_to_thread=False)
    def allowed_methods() -> Response[None]:
        return Response(None, status_code=204, headers={"allow": "GET, OPTIONS, POST"})

    return allowed_methods
