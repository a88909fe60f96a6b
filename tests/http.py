"""Calls of our own servers, which speak HTTP without TLS."""

from __future__ import annotations

import ssl

WITHOUT_TLS = ssl.SSLContext(ssl.PROTOCOL_TLS_CLIENT)
"""What a client of `httpx` is given as `verify`: to read the certificates of the world takes longer than ten calls."""
