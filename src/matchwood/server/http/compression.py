"""The compression of responses with gzip."""

from __future__ import annotations

import asyncio
import hashlib
import zlib
from collections import OrderedDict

from litestar.datastructures import MutableScopeHeaders
from litestar.enums import ScopeType
from litestar.types import ASGIApp, Message, Receive, Scope, Send

from matchwood.server.compute.fair_queue import FairQueue
from matchwood.server.util.low_priority import low_priority_threads
from matchwood.server.util.networks import network_of

WITHOUT_COMPRESSION = "without_compression"
MIN_BYTES = 500
MAX_LOOP_BYTES = 8_192
"""Longer responses are compressed in a thread. For this size, compression takes 0.2 ms."""
MAX_CACHE_BYTES = 16_777_216
LEVEL, GZIP = 6, 16 + zlib.MAX_WBITS


class Compression:
    """Compresses HTTP responses, and caches long compressed responses."""

    def __init__(self) -> None:
        self._thread = low_priority_threads(1, "matchwood compression")
        self._turns = FairQueue()
        self._cache: OrderedDict[bytes, bytes] = OrderedDict()
        self._cache_bytes = 0

    async def compress(self, body: bytes, address: str) -> bytes:
        """Return the compressed body of a response."""
        if len(body) <= MAX_LOOP_BYTES:
            return _gzip(body)
        async with self._turns.turn(address):
            return await asyncio.get_running_loop().run_in_executor(self._thread, self._compress_cached, body)

    def close(self) -> None:
        """Stop the thread."""
        self._thread.shutdown(wait=False, cancel_futures=True)
        self._cache.clear()

    def _compress_cached(self, body: bytes) -> bytes:
        key = hashlib.sha256(body).digest()
        compressed = self._cache.get(key)
        if compressed is None:
            compressed = self._cache[key] = _gzip(body)
            self._cache_bytes += len(compressed)
        self._cache.move_to_end(key)
        while self._cache_bytes > MAX_CACHE_BYTES:
            self._cache_bytes -= len(self._cache.popitem(last=False)[1])
        return compressed


def with_compression(app: ASGIApp) -> ASGIApp:
    """Wrap an ASGI application to compress its responses."""

    async def compressed(scope: Scope, receive: Receive, send: Send) -> None:
        compressible = scope["type"] == ScopeType.HTTP and not scope["route_handler"].opt.get(WITHOUT_COMPRESSION)
        encodings = dict(scope["headers"]).get(b"accept-encoding", b"").decode("latin-1") if compressible else ""
        await app(scope, receive, _CompressedResponse(scope, send).send if "gzip" in accepted_encodings(encodings) else send)

    return compressed


class _CompressedResponse:
    def __init__(self, scope: Scope, send: Send) -> None:
        self._scope, self._send = scope, send
        self._start: Message | None = None
        self._stream: zlib._Compress | None = None

    async def send(self, message: Message) -> None:
        if message["type"] == "http.response.start":
            self._start = message
            return
        if message["type"] == "http.response.body":
            message["body"] = await self._body(message["body"], bool(message.get("more_body")))
        if self._start is not None:
            await self._send(self._start)
            self._start = None
        await self._send(message)

    async def _body(self, body: bytes, more: bool) -> bytes:
        if self._start is not None:
            headers = MutableScopeHeaders.from_message(self._start)
            if "content-encoding" in headers or (not more and len(body) < MIN_BYTES):
                return body
            headers["content-encoding"] = "gzip"
            headers.extend_header_value("vary", "accept-encoding")
            if not more:
                client = self._scope["client"]
                compression: Compression = self._scope["litestar_app"].state.compression
                compressed = await compression.compress(body, network_of(client[0] if client else ""))
                headers["content-length"] = str(len(compressed))
                return compressed
            headers.pop("content-length", None)
            self._stream = zlib.compressobj(LEVEL, zlib.DEFLATED, GZIP)
        if self._stream is None:
            return body
        return self._stream.compress(body) + self._stream.flush(zlib.Z_SYNC_FLUSH if more else zlib.Z_FINISH)


def _gzip(body: bytes) -> bytes:
    return zlib.compress(body, LEVEL, GZIP)


def accepted_encodings(accepted: str) -> set[str]:
    """Return the encodings that an `Accept-Encoding` header allows (RFC 9110, 12.5.3).

    >>> sorted(accepted_encodings("gzip, br;q=0.5, zstd;q=0"))
    ['br', 'gzip']
    """
    parts = (part.partition(";q=") for part in accepted.lower().replace(" ", "").split(","))
    return {name for name, _, weight in parts if weight.strip("0.") or not weight}
