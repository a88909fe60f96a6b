"""Compression of answers: long ones in a thread, with a cache of limited size."""

from __future__ import annotations

import gzip
import secrets
import threading
from collections.abc import Iterator

import pytest

from matchwood.server.http import compression as module
from matchwood.server.http.compression import MAX_LOOP_BYTES, Compression
from tests.support.waiting import run_in_thread

LONG = b"matchwood " * MAX_LOOP_BYTES


@pytest.fixture
def compression() -> Iterator[Compression]:
    compression = Compression()
    yield compression
    compression.close()


@pytest.fixture
def threads(monkeypatch: pytest.MonkeyPatch) -> list[str]:
    threads, compress = list[str](), module._gzip

    def noted(body: bytes) -> bytes:
        threads.append(threading.current_thread().name.partition("_")[0])
        return compress(body)

    monkeypatch.setattr(module, "_gzip", noted)
    return threads


def test_a_long_answer_is_compressed_once_and_not_in_the_event_loop(compression: Compression, threads: list[str]) -> None:
    async def answers() -> list[bytes]:
        return [await compression.compress(LONG, address) for address in ("Ada", "Bea", "Ada")]

    assert {gzip.decompress(answer) for answer in run_in_thread(answers())} == {LONG}
    assert threads == ["matchwood compression"]


def test_a_short_answer_is_compressed_in_the_event_loop(compression: Compression, threads: list[str]) -> None:
    assert gzip.decompress(run_in_thread(compression.compress(b"short", "Ada"))) == b"short"
    assert threads == ["coroutine"], "the thread of the event loop"


async def test_the_cache_of_compressed_answers_is_bounded(compression: Compression, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(module, "MAX_CACHE_BYTES", 3 * MAX_LOOP_BYTES)
    for _ in range(10):
        await compression.compress(secrets.token_bytes(MAX_LOOP_BYTES + 1), "Ada")
    assert 1 <= len(compression._cache) <= 3
    assert compression._cache_bytes == sum(map(len, compression._cache.values()))
