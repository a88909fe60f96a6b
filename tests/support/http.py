"""HTTP calls without TLS to servers that the tests start."""

from __future__ import annotations

import ssl

WITHOUT_TLS = ssl.SSLContext(ssl.PROTOCOL_TLS_CLIENT)
"""The `verify` argument of `httpx` clients. Loading the usual certificates takes longer than ten calls."""
