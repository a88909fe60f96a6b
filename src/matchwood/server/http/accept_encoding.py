"""The `Accept-Encoding` header."""

from __future__ import annotations


def accepted_encodings(accepted: str) -> set[str]:
    """Return the encodings that the client accepts (RFC 9110, 12.5.3).

    >>> sorted(accepted_encodings("gzip, br;q=0.5, zstd;q=0"))
    ['br', 'gzip']
    """
    parts = (part.partition(";q=") for part in accepted.lower().replace(" ", "").split(","))
    return {name for name, _, weight in parts if weight.strip("0.") or not weight}
