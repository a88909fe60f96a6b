"""Who is calling: a browser by its cookie, a program by such a token in a header. Only hashes are ever stored."""

from __future__ import annotations

import hashlib
import re
import secrets
from typing import Any, NamedTuple

from litestar.connection import ASGIConnection, Request
from litestar.datastructures import Cookie
from litestar.handlers import BaseRouteHandler

from matchwood.server.errors import ForeignOrigin, Malformed

COOKIE = "matchwood"
TOKEN = re.compile(r"[A-Za-z0-9_-]{32,128}")
A_YEAR = 365 * 24 * 3600
SAFE = {"GET", "HEAD", "OPTIONS"}

Connection = ASGIConnection[Any, Any, Any, Any]


class Holder(NamedTuple):
    """Somebody who is signed in: the account, whom tables know them as, and the hash of this browser's session token."""

    account: str
    owner: str
    session: str


HOLDER = "holder"
"""Where a connection keeps its `Holder`, once that was looked up."""


def signed_in(connection: Connection) -> Holder | None:
    """The account of the caller."""
    holder: Holder | None = connection.scope["state"].get(HOLDER)
    return holder


def caller(connection: Connection) -> str | None:
    """Whom tables know the caller as: the owner of the account, else the hash of the token; None for somebody never met."""
    holder = signed_in(connection)
    if holder is not None:
        return holder.owner
    token = _token(connection)
    return None if token is None else hashed(token)


def hashed(token: str) -> str:
    """What the server keeps of a token. It has 256 random bits, so a plain hash cannot be turned back."""
    return hashlib.sha256(token.encode()).hexdigest()


def introduce(request: Request[Any, Any, Any], renew: bool = False) -> tuple[str, list[Cookie]]:
    """The caller's hash, and the cookies that make a newcomer known from now on, or keep somebody known for longer."""
    holder = signed_in(request)
    if holder is not None:
        return holder.owner, []
    known = _token(request)
    if known is not None and not renew:
        return hashed(known), []
    token = known or secrets.token_urlsafe(32)
    return hashed(token), [given(request, COOKIE, token)]


def browser_of(request: Request[Any, Any, Any]) -> tuple[str, list[Cookie]]:
    """The hash of this browser's own token, whoever is signed in there, and the cookie for a newcomer."""
    known = _token(request)
    token = known or secrets.token_urlsafe(32)
    return hashed(token), [] if known else [given(request, COOKIE, token)]


def given(request: Request[Any, Any, Any], key: str, token: str) -> Cookie:
    """A cookie that no script can read and no other site can send; an empty token takes it away."""
    secure = request.url.scheme == "https"
    age = A_YEAR if token else 0
    return Cookie(key=key, value=token, httponly=True, samesite="lax", secure=secure, max_age=age)


async def same_origin(connection: Connection, _: BaseRouteHandler) -> None:
    """Let no page of another site act in the name of this browser."""
    if connection.scope.get("method") in SAFE:  # a WebSocket has no method
        return
    origin = connection.headers.get("origin")
    if origin is not None and origin.partition("://")[2].lower() != connection.headers.get("host", "").lower():
        raise ForeignOrigin("This server is used from its own pages only.")


def _token(connection: Connection) -> str | None:
    header = connection.headers.get("authorization")
    if header is None:
        cookie = connection.cookies.get(COOKIE, "")
        return cookie if TOKEN.fullmatch(cookie) else None
    scheme, _, token = header.partition(" ")
    if scheme.lower() != "bearer" or not TOKEN.fullmatch(token.strip()):
        raise Malformed("The Authorization header is not a token of this server.", ["Bearer TOKEN"])
    return token.strip()
