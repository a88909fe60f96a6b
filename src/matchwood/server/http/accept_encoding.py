"""The encodings that a caller accepts."""

from __future__ import annotations


def accepted_encodings(accepted: str) -> set[str]:
    """Return the encodings that a browser understands (RFC 9110, 12.5.3).

    >>> sorted(accepted_encodings("gzip, br;q=0.5, zstd;q=0"))
    ['br', 'gzip']
    """
    each = (one.partition(";q=") for one in accepted.lower().replace(" ", "").split(","))
    return {name for name, _, worth in each if worth.strip("0.") or not worth}
