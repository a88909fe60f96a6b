"""Addresses of callers as keys for rate limits and bans."""

from __future__ import annotations

import ipaddress

HOUSEHOLD_BITS = 64
"""Internet providers give each household an IPv6 network of at least this prefix length."""


def network_of(host: str) -> str:
    """Convert an IP address into a key for rate limits and bans. All addresses of an IPv6 /64 network have the same key.

    >>> network_of("192.0.2.7"), network_of("::ffff:192.0.2.7"), network_of("2001:db8:1:2:3:4:5:6")
    ('192.0.2.7', '192.0.2.7', '2001:db8:1:2::/64')
    """
    return parsed_network(host.partition("%")[0]) or host[:64]


def parsed_network(text: str) -> str | None:
    """Return the key of an IP address or of an IPv6 /64 network, or None for other texts.

    >>> parsed_network("2001:db8:1:2::7"), parsed_network("2001:db8:1:2::/64"), parsed_network("Ada")
    ('2001:db8:1:2::/64', '2001:db8:1:2::/64', None)
    """
    try:
        address = ipaddress.ip_address(text.removesuffix(f"/{HOUSEHOLD_BITS}"))
    except ValueError:
        return None
    if isinstance(address, ipaddress.IPv4Address):
        return str(address)
    if address.ipv4_mapped is not None:
        return str(address.ipv4_mapped)
    return str(ipaddress.ip_network((address, HOUSEHOLD_BITS), strict=False))
