"""Check the addresses of push endpoints, so that clients cannot make the server call private machines."""

from __future__ import annotations

import ipaddress
from urllib.parse import urlsplit

from matchwood.server.protocol.errors import CannotNotify

HTTPS_PORT = 443
NAT64_NETWORK = ipaddress.ip_network("64:ff9b::/96")
"""The IPv6 addresses that contain a public IPv4 address (RFC 6052)."""
NOT_PUBLIC = tuple(map(ipaddress.ip_network, ("64:ff9b:1::/48", "::/96", "5f00::/16", "3fff::/20", "192.88.99.0/24")))
"""Networks that some versions of Python treat as public (RFC 8215; RFC 4291, 2.5.5.1; RFC 9602; RFC 9637; RFC 7526)."""


def check_endpoint(endpoint: str) -> str:
    """Check the URL of a push endpoint. Raises `CannotNotify` if the URL is not allowed."""
    try:
        parts = urlsplit(endpoint)
        valid = parts.scheme == "https" and parts.hostname and parts.port in (None, HTTPS_PORT) and "@" not in parts.netloc
        if valid and _is_public_domain(str(parts.hostname)):
            return endpoint
    except ValueError:
        pass
    raise CannotNotify(
        "This endpoint is not one of a push service: it needs https, port 443 and a domain name.", ["https://push.example/…"]
    )


def is_public(address: str) -> bool:
    """Return whether this IP address is on the public internet.

    >>> [is_public(address) for address in ("142.250.1.1", "10.0.0.1", "127.0.0.1", "169.254.169.254", "::1", "fd00::1")]
    [True, False, False, False, False, False]
    >>> is_public("::ffff:10.0.0.1"), is_public("64:ff9b::10.0.0.1"), is_public("2002:a00:1::"), is_public("64:ff9b::142.250.1.1")
    (False, False, False, True)
    """
    ip = ipaddress.ip_address(address.partition("%")[0])
    if isinstance(ip, ipaddress.IPv6Address):
        ipv4 = ip.ipv4_mapped or (ipaddress.IPv4Address(int(ip) & 0xFFFFFFFF) if ip in NAT64_NETWORK else None)
        if ipv4 is not None:
            return is_public(str(ipv4))
        if ip.sixtofour is not None or ip.teredo is not None:
            return False
        if ip.is_site_local:  # deprecated by RFC 3879, but still in use
            return False
    special = ip.is_multicast or ip.is_reserved or ip.is_link_local or ip.is_private
    return ip.is_global and not special and not any(ip in network for network in NOT_PUBLIC)


def _is_public_domain(host: str) -> bool:
    try:
        ipaddress.ip_address(host)
    except ValueError:
        return "." in host and not host.rpartition(".")[2].isdigit()
    return False
