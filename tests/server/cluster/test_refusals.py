"""Errors at the start name the option that helps, and contain no passwords."""

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
def test_the_error_for_an_unusable_redis_shows_the_option_and_no_password(url: str) -> None:
    with pytest.raises(CannotServe, match="--live redis://") as refusal:
        connect_to_redis(url)
    assert "secret" not in str(refusal.value)


@pytest.mark.parametrize("scheme", ["postgresql", "postgres", "postgresql+psycopg"])
def test_the_error_for_an_unusable_postgresql_shows_the_option_and_no_password(scheme: str) -> None:
    with pytest.raises(CannotServe, match="--database postgresql://") as refusal:
        open_database(f"{scheme}://ada:secret@127.0.0.1:1/tables")
    assert "secret" not in str(refusal.value)
