"""Answers are compressed with gzip where the caller accepts that: short ones at once, long ones in a thread, each of those once.

The middleware of the web framework compresses in the event loop, and again for each call: 19 ms for a long replay.
"""

from __future__ import annotations

import asyncio
import hashlib
import zlib
from collections import OrderedDict

from litestar.datastructures import MutableScopeHeaders
from litestar.enums import ScopeType
from litestar.types import ASGIApp, Message, Receive, Scope, Send

from matchwood.server.compute.fair_queue import FairQueue
from matchwood.server.http.accept_encoding import accepted_encodings
from matchwood.server.http.rate_limiter import network_of
from matchwood.server.util.low_priority import low_priority_threads

COMPRESSED_ALREADY = "compressed_already"
"""Names calls whose answers need no compression here."""
MIN_BYTES = 500
"""Shorter answers hardly become shorter."""
MAX_BYTES_AT_ONCE = 8_192
"""Longer answers are compressed in a thread. This many bytes take about 0.2 ms."""
KEEP_BYTES = 16_777_216
"""Total size of the compressed answers that are kept."""
LEVEL, GZIP = 6, 16 + zlib.MAX_WBITS


class Compression:
    """The thread that compresses long answers, for all addresses in turn, and the results that were used last."""

    def __init__(self) -> None:
        self._thread = low_priority_threads(1, "matchwood compression")
        self._turns = FairQueue()
        self._kept: OrderedDict[bytes, bytes] = OrderedDict()
        self._kept_bytes = 0

    async def compress(self, body: bytes, address: str) -> bytes:
        """Return the body in the format of gzip."""
        if len(body) <= MAX_BYTES_AT_ONCE:
            return _gzip(body)
        async with self._turns.turn(address):
            return await asyncio.get_running_loop().run_in_executor(self._thread, self._once, body)

    def close(self) -> None:
        """Compress nothing more."""
        self._thread.shutdown(wait=False, cancel_futures=True)
        self._kept.clear()

    def _once(self, body: bytes) -> bytes:
        key = hashlib.sha256(body).digest()
        small = self._kept.get(key)
        if small is None:
            small = self._kept[key] = _gzip(body)
            self._kept_bytes += len(small)
        self._kept.move_to_end(key)
        while self._kept_bytes > KEEP_BYTES:
            self._kept_bytes -= len(self._kept.popitem(last=False)[1])
        return small


def with_compression(app: ASGIApp) -> ASGIApp:
    """The application with compressed answers. Answers that are told bit by bit are compressed bit by bit."""

    async def answered(scope: Scope, receive: Receive, send: Send) -> None:
        accepts = scope["type"] == ScopeType.HTTP and not scope["route_handler"].opt.get(COMPRESSED_ALREADY)
        encodings = dict(scope["headers"]).get(b"accept-encoding", b"").decode("latin-1") if accepts else ""
        await app(scope, receive, _CompressedAnswer(scope, send).send if "gzip" in accepted_encodings(encodings) else send)

    return answered


class _CompressedAnswer:
    """One answer."""

    def __init__(self, scope: Scope, send: Send) -> None:
        self._scope, self._send = scope, send
        self._start: Message | None = None
        self._stream: zlib._Compress | None = None

    async def send(self, message: Message) -> None:
        """Send the next part. The first one waits for the second: a short answer stays as it is."""
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
                small = await compression.compress(body, network_of(client[0] if client else ""))
                headers["content-length"] = str(len(small))
                return small
            headers.pop("content-length", None)
            self._stream = zlib.compressobj(LEVEL, zlib.DEFLATED, GZIP)
        if self._stream is None:
            return body
        return self._stream.compress(body) + self._stream.flush(zlib.Z_SYNC_FLUSH if more else zlib.Z_FINISH)


def _gzip(body: bytes) -> bytes:
    stream = zlib.compressobj(LEVEL, zlib.DEFLATED, GZIP)
    return stream.compress(body) + stream.flush()
