"""Which machines a message may be sent to: browsers name them, so nobody shall reach through this server what is not public."""

from __future__ import annotations

import ipaddress
from urllib.parse import urlsplit

from matchwood.server.protocol.errors import CannotNotify

HTTPS = 443
TRANSLATED = ipaddress.ip_network("64:ff9b::/96")
"""Where networks without IPv4 find machines of IPv4 (RFC 6052)."""
NOT_PUBLIC = tuple(map(ipaddress.ip_network, ("64:ff9b:1::/48", "::/96", "5f00::/16", "3fff::/20", "192.88.99.0/24")))
"""Networks that Python takes for public, at least in some versions: translation to IPv4 within a network (RFC 8215), addresses of
IPv4 in an old form (RFC 4291, 2.5.5.1), segment routing (RFC 9602), documentation (RFC 9637), relays of 6to4 (RFC 7526)."""


def check_endpoint(endpoint: str) -> str:
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
        if known.is_site_local:  # RFC 3879 gave these up, and networks still have them
            return False
    special = known.is_multicast or known.is_reserved or known.is_link_local or known.is_private
    return known.is_global and not special and not any(known in network for network in NOT_PUBLIC)


def _is_number(host: str) -> bool:
    """Whether this is no name: push services have names, and certificates for them."""
    try:
        ipaddress.ip_address(host)
    except ValueError:
        return host.rpartition(".")[2].isdigit() or "." not in host
    return True
