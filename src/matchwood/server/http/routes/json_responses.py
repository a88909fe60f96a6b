"""HTTP responses whose body is already JSON."""

from __future__ import annotations

from collections.abc import Sequence

from litestar import Response
from litestar.datastructures import Cookie


def json_response(body: bytes, cookies: Sequence[Cookie] = ()) -> Response[bytes]:
    """Return a response with a JSON body and new cookies."""
    return Response(body, media_type="application/json", cookies=list(cookies))
