"""Parts of several calls about recorded games."""

from __future__ import annotations

from typing import Annotated

from litestar import Response
from litestar.params import PathParameter

RecordId = Annotated[str, PathParameter(max_length=32, description="The ID of the replay.")]


def to_json(body: bytes) -> Response[bytes]:
    """Return a response with a body that is already JSON."""
    return Response(body, media_type="application/json")
