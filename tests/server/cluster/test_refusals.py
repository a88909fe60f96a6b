"""What is not there, or not as it should be, is told at the start in words that help."""

from __future__ import annotations

import pytest

from matchwood.server.cluster.redis_connection import connect_to_redis
from matchwood.server.protocol.errors import CannotServe
from matchwood.server.storage.database import open_database


@pytest.mark.parametrize(
    "url",
    [
        "redis://127.0.0.1:1/0",
        "redis://ada:secret@127.0.0.1:1",
        "letter",
        "unix:///nowhere",
        "redis://h:x",
        "redis://:secret",
        "redis://:x/secret@127.0.0.1:1",
        "redis://:secret/x@127.0.0.1:1",
        "redis://:1?secret@127.0.0.1:1",
        "redis://:1#secret@127.0.0.1:1",
        "redis:/:secret@127.0.0.1:1",
    ],
)
def test_a_redis_that_is_not_there_is_explained(url: str) -> None:
    with pytest.raises(CannotServe, match="--live redis://") as refusal:
        connect_to_redis(url)
    assert "secret" not in str(refusal.value)


@pytest.mark.parametrize("scheme", ["postgresql", "postgres", "postgresql+psycopg"])
def test_a_postgresql_that_is_not_there_is_explained(scheme: str) -> None:
    with pytest.raises(CannotServe, match="--database postgresql://") as refusal:
        open_database(f"{scheme}://ada:secret@127.0.0.1:1/tables")
    assert "secret" not in str(refusal.value)
