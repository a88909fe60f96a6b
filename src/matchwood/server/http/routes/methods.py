"""The HTTP methods of addresses with several calls."""

from __future__ import annotations

from collections import defaultdict
from collections.abc import Iterable

from litestar import Response, route
from litestar.handlers import HTTPRouteHandler

READ_AND_CHANGE = frozenset({"GET", "POST"})


def methods_route(handlers: Iterable[object]) -> HTTPRouteHandler:
    """Return the handler that names the HTTP methods of all addresses with a GET call and a POST call. Litestar's own response
    would name only one of them.
    """
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
