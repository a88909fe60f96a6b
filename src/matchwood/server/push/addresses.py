"""Which machines a message may be sent to: browsers name them, so nobody shall reach through this server what is not public."""

from __future__ import annotations

import ipaddress
from urllib.parse import urlsplit

from matchwood.server.errors import CannotNotify

HTTPS = 443
TRANSLATED = ipaddress.ip_network("64:ff9b::/96")
"""Where networks without IPv4 find machines of IPv4 (RFC 6052)."""


def checked(endpoint: str) -> str:
    """This endpoint, if a push service can have it. Raises CannotNotify."""
    try:
        parts = urlsplit(endpoint)
        fine = parts.scheme == "https" and parts.hostname and parts.port in (None, HTTPS) and "@" not in parts.netloc
        if fine and not _is_number(str(parts.hostname)):
            return endpoint
    except ValueError:
        pass
    raise CannotNotify("That is no endpoint of a push service: https, the usual port, a name.", ["https://push.example/…"])


def is_public(address: str) -> bool:
    """Whether this address is somewhere in the internet, and not in a network of the host's own.

    >>> [is_public(address) for address in ("142.250.1.1", "10.0.0.1", "127.0.0.1", "169.254.169.254", "::1", "fd00::1")]
    [True, False, False, False, False, False]
    >>> is_public("::ffff:10.0.0.1"), is_public("64:ff9b::10.0.0.1"), is_public("2002:a00:1::"), is_public("64:ff9b::142.250.1.1")
    (False, False, False, True)
    """
    known = ipaddress.ip_address(address.partition("%")[0])
    if isinstance(known, ipaddress.IPv6Address):
        inside = known.ipv4_mapped or (ipaddress.IPv4Address(int(known) & 0xFFFFFFFF) if known in TRANSLATED else None)
        if inside is not None:
            return is_public(str(inside))
        if known.sixtofour is not None or known.teredo is not None:
            return False
    return known.is_global and not known.is_multicast and not known.is_reserved


def _is_number(host: str) -> bool:
    """Whether this is no name: push services have names, and certificates for them."""
    try:
        ipaddress.ip_address(host)
    except ValueError:
        return host.rpartition(".")[2].isdigit() or "." not in host
    return True
