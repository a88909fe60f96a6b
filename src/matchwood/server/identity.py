"""Who is calling: a browser by its cookie, a program by a token of its own in a header. Only hashes of them are ever stored.

A cookie counts if a server of this database gave it out: nobody else can plant one that they know. A program makes its own token.
"""

from __future__ import annotations

import base64
import hashlib
import hmac
import re
import secrets
from typing import Any, NamedTuple

from litestar.connection import ASGIConnection, Request
from litestar.datastructures import Cookie
from litestar.handlers import BaseRouteHandler

from matchwood.server.protocol.errors import ForeignOrigin, Malformed

COOKIE, SESSION = "matchwood", "matchwood_account"
"""The cookies: what a browser is known by, and beside it a session of an account."""
SAFER = "__Host-"
"""What the names of cookies begin with over HTTPS: no other host of the domain can set those (RFC 6265bis, 4.1.3.2)."""
TOKEN = re.compile(r"[A-Za-z0-9_-]{32,128}")
UNSIGNED_LETTERS = 43
"""Letters of 256 random bits, which is all that a cookie was before they were signed."""
SIGNATURE_BYTES = 16
"""Bytes."""
A_YEAR = 365 * 24 * 3600
SAFE = {"GET", "HEAD", "OPTIONS"}

Connection = ASGIConnection[Any, Any, Any, Any]


class SigningKey(NamedTuple):
    """What cookies are signed with: a secret of 256 bits, and since when it is one; in milliseconds since 1970."""

    secret: bytes
    made: int


class Holder(NamedTuple):
    """Somebody who is signed in: the account, whom tables know them as, and the hash of this browser's session token."""

    account: str
    owner: str
    session: str


NOBODY = "nobody"
"""Where a connection keeps that the token which it brought is worth nothing."""
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
    return None if token is None else hash_token(token)


def hash_token(token: str) -> str:
    """What the server keeps of a token. It has 256 random bits, so a plain hash cannot be turned back."""
    return hashlib.sha256(token.encode()).hexdigest()


def introduce(request: Request[Any, Any, Any], renew: bool = False) -> tuple[str, list[Cookie]]:
    """The caller's hash, and the cookies that make a newcomer known from now on, or keep somebody known for longer."""
    holder = signed_in(request)
    if holder is not None:
        return holder.owner, []
    known = _token(request)
    if known is not None and not renew:
        return hash_token(known), []
    token = known or new_token(request)
    return hash_token(token), [cookie_with(request, COOKIE, token)]


def browser_of(request: Request[Any, Any, Any]) -> tuple[str, list[Cookie]]:
    """The hash of this browser's own token, whoever is signed in there, and the cookie for a newcomer."""
    known = _token(request)
    token = known or new_token(request)
    return hash_token(token), [] if known else [cookie_with(request, COOKIE, token)]


def new_token(connection: Connection) -> str:
    """What a newcomer's browser is known by: 256 random bits, and this server's signature."""
    drawn = secrets.token_urlsafe(32)
    return drawn + _signature(connection, drawn)


def is_secure(connection: Connection) -> bool:
    """Whether the caller came over HTTPS, as far as a trusted proxy says so."""
    return connection.scope["scheme"] in ("https", "wss")


def cookie(connection: Connection, key: str) -> str:
    """Return the caller's cookie, or an empty text.

    Over HTTPS a cookie without the safer name counts in a browser that has no safer one at all: it is of the release before.
    """
    cookies = connection.cookies
    if is_secure(connection) and (SAFER + key in cookies or SAFER + COOKIE in cookies):
        return cookies.get(SAFER + key, "")
    return cookies.get(key, "")


def is_unsigned(connection: Connection) -> bool:
    """Whether the caller is known by a cookie from before they were signed: its hash has to be known from that time."""
    return "authorization" not in connection.headers and len(cookie(connection, COOKIE)) == UNSIGNED_LETTERS


def cookie_token(connection: Connection) -> str | None:
    """The token of a browser that is known by its cookie; None for a newcomer, and for a program."""
    return None if "authorization" in connection.headers else _token(connection)


def signing_key(connection: Connection) -> bytes:
    """The secret with which this server signs cookies."""
    key: SigningKey = connection.app.state.cookies
    return key.secret


def _signature(connection: Connection, drawn: str) -> str:
    key: SigningKey = connection.app.state.cookies
    digest = hmac.digest(key.secret, drawn.encode(), "sha256")[:SIGNATURE_BYTES]
    return base64.urlsafe_b64encode(digest).rstrip(b"=").decode()


def _given_out(connection: Connection, cookie: str) -> bool:
    drawn, signature = cookie[:UNSIGNED_LETTERS], cookie[UNSIGNED_LETTERS:]
    return not signature or hmac.compare_digest(signature, _signature(connection, drawn))


def cookie_with(request: Request[Any, Any, Any], key: str, token: str) -> Cookie:
    """A cookie that no script can read and no other site can send; an empty token takes it away."""
    secure = is_secure(request)
    return _cookie(SAFER + key if secure else key, token, secure)


def renamed_cookie(request: Request[Any, Any, Any]) -> list[Cookie]:
    """Return the safer cookie for a session of the release before. Such a browser gets a safer `COOKIE` at the same time."""
    token = request.cookies.get(SESSION, "")
    is_old = is_secure(request) and token and SAFER + COOKIE not in request.cookies
    return [cookie_with(request, SESSION, token)] if is_old else []


def cleared_cookies(request: Request[Any, Any, Any]) -> list[Cookie]:
    """Return what takes the session away from a browser, under both names that it may have."""
    old = [_cookie(SESSION, "", True)] if is_secure(request) and SESSION in request.cookies else []
    return [cookie_with(request, SESSION, ""), *old]


def _cookie(name: str, token: str, secure: bool) -> Cookie:
    return Cookie(key=name, value=token, httponly=True, samesite="lax", secure=secure, max_age=A_YEAR if token else 0)


async def same_origin(connection: Connection, _: BaseRouteHandler) -> None:
    """Let no page of another site act in the name of this browser."""
    if connection.scope.get("method") in SAFE:  # a WebSocket has no method
        return
    origin = connection.headers.get("origin")
    if origin is not None and origin.partition("://")[2].lower() != connection.headers.get("host", "").lower():
        raise ForeignOrigin("This server is used from its own pages only.")


def _token(connection: Connection) -> str | None:
    if connection.scope["state"].get(NOBODY):
        return None
    header = connection.headers.get("authorization")
    if header is None:
        known = cookie(connection, COOKIE)
        return known if TOKEN.fullmatch(known) and len(known) >= UNSIGNED_LETTERS and _given_out(connection, known) else None
    scheme, _, token = header.partition(" ")
    if scheme.lower() != "bearer" or not TOKEN.fullmatch(token.strip()):
        raise Malformed("The Authorization header is not a token of this server.", ["Bearer TOKEN"])
    return token.strip()
