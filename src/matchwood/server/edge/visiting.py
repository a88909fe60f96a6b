"""At which site a browser is: passkeys count for one host's name, and browsers know them over safe lines only."""

from __future__ import annotations

import ipaddress
from urllib.parse import urlsplit

from litestar.datastructures import Cookie

from matchwood.server.accounts.ceremony import Visit
from matchwood.server.edge.given import Caller
from matchwood.server.errors import NoPasskeys
from matchwood.server.identity import browser_of


def visit_of(request: Caller) -> tuple[Visit, list[Cookie]]:
    """Where the calling browser is, and the cookie by which a newcomer is known until its answer. Raises NoPasskeys.

    That the origin is this server's own is made sure of for every call; who stands behind a proxy is told by its Host.
    """
    origin = request.headers.get("origin")
    if origin is None:
        raise NoPasskeys("Passkeys are for browsers: this call names no Origin.")
    site = site_of(request)
    if _is_address(site):
        raise NoPasskeys("Passkeys need a server with a name: open it by that, or as localhost, not by the numbers of an address.")
    if urlsplit(origin).scheme != "https" and site != "localhost" and not site.endswith(".localhost"):
        raise NoPasskeys("Passkeys need https:// or localhost; over http:// on a network there are none.")
    browser, cookies = browser_of(request)
    return Visit(browser, site, origin.lower()), cookies


def site_of(request: Caller) -> str:
    """The host's name, under which passkeys are kept."""
    try:
        return urlsplit(f"//{request.headers.get('host', '')}").hostname or ""
    except ValueError:
        return ""


def _is_address(host: str) -> bool:
    try:
        ipaddress.ip_address(host)
    except ValueError:
        return not host
    return True
