"""Identify browsers by a signed cookie, and programs by a token. The server stores only hashes of both."""

from __future__ import annotations

import base64
import hashlib
import hmac
import re
import secrets
from typing import Any, NamedTuple

from litestar.connection import ASGIConnection, Request
from litestar.datastructures import Cookie

from matchwood.server.protocol.errors import Malformed

COOKIE, SESSION = "matchwood", "matchwood_account"
"""The names of the cookies for a browser's token and for an account's session."""
HOST_PREFIX = "__Host-"
"""The prefix of HTTPS cookies, which other hosts of the domain cannot set (RFC 6265bis, 4.1.3.2)."""
TOKEN = re.compile(r"[A-Za-z0-9_-]{32,128}")
UNSIGNED_LENGTH = 43
"""The length of the unsigned cookies of old versions."""
SIGNATURE_BYTES = 16
SESSION_SECONDS = 365 * 24 * 3600

Connection = ASGIConnection[Any, Any, Any, Any]


class SigningKey(NamedTuple):
    """The key that signs cookies. `made` is the key's creation time in milliseconds since 1970."""

    secret: bytes
    made: int


class Holder(NamedTuple):
    """A signed-in person. The field `owner` identifies the person at tables. `session` is the hash of the session token."""

    account: str
    owner: str
    session: str


TOKEN_REJECTED = "token_rejected"
"""The key in a connection's state that marks an invalid token."""
HOLDER = "holder"
"""The key in a connection's state that stores the `Holder`."""


def signed_in(connection: Connection) -> Holder | None:
    """Return the signed-in person who sent this request, or None."""
    holder: Holder | None = connection.scope["state"].get(HOLDER)
    return holder


def caller(connection: Connection) -> str | None:
    """Return the caller's ID, or None if the caller sent no token. A guest's ID is the hash of the token."""
    holder = signed_in(connection)
    if holder is not None:
        return holder.owner
    token = _token(connection)
    return None if token is None else hash_token(token)


def hash_token(token: str) -> str:
    """Return the hash of a token. A token needs no salt, because it has 256 random bits."""
    return hashlib.sha256(token.encode()).hexdigest()


def identify(request: Request[Any, Any, Any], renew: bool = False) -> tuple[str, list[Cookie]]:
    """Return the caller's ID and the cookies to set. If `renew` is true, set the cookie of a guest again."""
    holder = signed_in(request)
    return identify_browser(request, renew) if holder is None else (holder.owner, [])


def identify_browser(request: Request[Any, Any, Any], renew: bool = False) -> tuple[str, list[Cookie]]:
    """Return the browser's guest ID and the cookies to set. Signed-in people also get a guest ID."""
    token = _token(request)
    if token is not None and not renew:
        return hash_token(token), []
    token = token or new_token(request)
    return hash_token(token), [make_cookie(request, COOKIE, token)]


def new_token(connection: Connection) -> str:
    """Return a new signed token with 256 random bits."""
    random_part = secrets.token_urlsafe(32)
    return random_part + _signature(connection, random_part)


def is_secure(connection: Connection) -> bool:
    """Return whether the caller uses HTTPS. A trusted proxy reports the protocol of the caller."""
    return connection.scope["scheme"] in ("https", "wss")


def cookie(connection: Connection, key: str) -> str:
    """Return the value of a cookie, or an empty text. With HTTPS, prefer the `__Host-` cookie."""
    cookies = connection.cookies
    if is_secure(connection) and (HOST_PREFIX + key in cookies or HOST_PREFIX + COOKIE in cookies):
        return cookies.get(HOST_PREFIX + key, "")
    return cookies.get(key, "")


def is_unsigned(connection: Connection) -> bool:
    """Return whether the caller has an old cookie without a signature."""
    return "authorization" not in connection.headers and len(cookie(connection, COOKIE)) == UNSIGNED_LENGTH


def cookie_token(connection: Connection) -> str | None:
    """Return the token in the cookie. Return None if the request has an `Authorization` header."""
    return None if "authorization" in connection.headers else _token(connection)


def signing_key(connection: Connection) -> bytes:
    """Return the key that signs cookies."""
    key: SigningKey = connection.app.state.cookies
    return key.secret


def _signature(connection: Connection, random_part: str) -> str:
    digest = hmac.digest(signing_key(connection), random_part.encode(), "sha256")[:SIGNATURE_BYTES]
    return base64.urlsafe_b64encode(digest).rstrip(b"=").decode()


def _is_signed_here(connection: Connection, cookie: str) -> bool:
    random_part, signature = cookie[:UNSIGNED_LENGTH], cookie[UNSIGNED_LENGTH:]
    return not signature or hmac.compare_digest(signature, _signature(connection, random_part))


def make_cookie(request: Request[Any, Any, Any], key: str, token: str) -> Cookie:
    """Return a cookie that scripts and other sites cannot use. An empty token deletes the cookie."""
    secure = is_secure(request)
    return _cookie(HOST_PREFIX + key if secure else key, token, secure)


def renamed_cookie(request: Request[Any, Any, Any]) -> list[Cookie]:
    """Return a secure session cookie if the browser sent only the insecure one."""
    token = request.cookies.get(SESSION, "")
    is_old = is_secure(request) and token and HOST_PREFIX + COOKIE not in request.cookies
    return [make_cookie(request, SESSION, token)] if is_old else []


def cleared_cookies(request: Request[Any, Any, Any]) -> list[Cookie]:
    """Return cookies that delete the session cookies for HTTPS and plain HTTP."""
    old = [_cookie(SESSION, "", True)] if is_secure(request) and SESSION in request.cookies else []
    return [make_cookie(request, SESSION, ""), *old]


def _cookie(name: str, token: str, secure: bool) -> Cookie:
    return Cookie(key=name, value=token, httponly=True, samesite="lax", secure=secure, max_age=SESSION_SECONDS if token else 0)


def _token(connection: Connection) -> str | None:
    if connection.scope["state"].get(TOKEN_REJECTED):
        return None
    header = connection.headers.get("authorization")
    if header is None:
        token = cookie(connection, COOKIE)
        return token if TOKEN.fullmatch(token) and len(token) >= UNSIGNED_LENGTH and _is_signed_here(connection, token) else None
    scheme, _, token = header.partition(" ")
    if scheme.lower() != "bearer" or not TOKEN.fullmatch(token.strip()):
        raise Malformed("The Authorization header contains no valid token.", ["Bearer TOKEN"])
    return token.strip()
