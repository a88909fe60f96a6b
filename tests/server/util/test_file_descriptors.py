"""File descriptors: the server reserves some, and logs when none is left."""

from __future__ import annotations

import logging
import os
import resource
from collections.abc import Iterator
from contextlib import contextmanager
from functools import partial
from typing import Any

import httpx
import pytest

from matchwood.server.util.file_descriptors import FileDescriptors, raise_descriptor_limit
from tests.support.http import WITHOUT_TLS
from tests.support.waiting import TIMEOUT


@contextmanager
def limited(to: int) -> Iterator[None]:
    before = resource.getrlimit(resource.RLIMIT_NOFILE)
    resource.setrlimit(resource.RLIMIT_NOFILE, (to, before[1]))
    try:
        yield
    finally:
        resource.setrlimit(resource.RLIMIT_NOFILE, before)


def test_a_lack_of_file_descriptors_and_its_end_are_logged_once(caplog: pytest.LogCaptureFixture) -> None:
    descriptors = FileDescriptors()
    descriptors.check()
    with limited(3):
        descriptors.check()
        descriptors.check()
    descriptors.check()
    descriptors.check()
    logged = [(record.levelno, record.message) for record in caplog.records]
    assert logged == [
        (logging.ERROR, logged[0][1]),
        (logging.WARNING, "File descriptors are available again. New connections are accepted."),
    ]
    assert "new connections are refused. This process may open 3. Raise the limit" in logged[0][1]


def test_the_last_file_descriptors_are_reserved_for_the_server(address: str, ada: Any) -> None:
    """An open connection keeps working. (A call might need a new one.)"""
    new_client = partial(httpx.Client, base_url=address, timeout=TIMEOUT, verify=WITHOUT_TLS)
    with ada.line() as line:
        next_one = os.dup(0)
        os.close(next_one)
        with limited(6 * next_one // 5), new_client() as stranger:
            with pytest.raises((httpx.NetworkError, httpx.RemoteProtocolError)):
                stranger.get("/api/health")
            line.say(type="ping")
            assert line.hear()["type"] == "pong"
    with new_client() as stranger:
        assert stranger.get("/api/health").status_code == 200


@pytest.mark.skipif(resource.getrlimit(resource.RLIMIT_NOFILE)[1] == resource.RLIM_INFINITY, reason="the system names no limit")
def test_a_server_raises_its_descriptor_limit_to_the_maximum() -> None:
    _, most = resource.getrlimit(resource.RLIMIT_NOFILE)
    with limited(256):
        raise_descriptor_limit()
        assert resource.getrlimit(resource.RLIMIT_NOFILE) == (min(most, 1 << 16), most)


def test_a_server_retries_with_a_lower_descriptor_limit(monkeypatch: pytest.MonkeyPatch) -> None:
    """macOS reports no limit, but has one."""
    given = []

    def set_limit(_: int, limits: tuple[int, int]) -> None:
        if limits[0] > 61_440:
            raise ValueError("current limit exceeds maximum limit")
        given.append(limits)

    monkeypatch.setattr(resource, "getrlimit", lambda _: (256, resource.RLIM_INFINITY))
    monkeypatch.setattr(resource, "setrlimit", set_limit)
    raise_descriptor_limit()
    assert given == [(1 << 15, resource.RLIM_INFINITY)]
