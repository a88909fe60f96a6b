"""The shapes of notifications in docs/protocol.md, in both directions."""

from __future__ import annotations

from datetime import datetime
from typing import Annotated

from msgspec import Struct

from matchwood.server.protocol.patterns import whole

Endpoint = Annotated[str, whole("https://[!-~]+", max_length=1_000)]
"""Where a push service takes messages for one browser. Whoever knows it can reach that browser, so it is told to nobody."""
Point = Annotated[str, whole("[A-Za-z0-9_-]{87}")]
"""A public key on the curve P-256, uncompressed, in base64url."""
Shared = Annotated[str, whole("[A-Za-z0-9_-]{22}")]
Language = Annotated[str, whole("[a-z]{2,3}")]


class SubscriptionKeys(Struct, frozen=True):
    """What messages to a browser are encrypted with, so that only that browser reads them (RFC 8291)."""

    p256dh: Point
    auth: Shared


class Subscription(Struct, frozen=True):
    """What `PushSubscription.toJSON()` tells, and the `language` to be called in: of a device whose person wants to be called.

    `instead_of` is an endpoint that the browser has given up for this one.
    """

    endpoint: Endpoint
    keys: SubscriptionKeys
    language: Language | None = None
    instead_of: Endpoint | None = None


class Unsubscribing(Struct, frozen=True):
    """The device that is to be left in peace from now on."""

    endpoint: Endpoint


class Notifying(Struct, frozen=True):
    """The public `key` that a browser subscribes with, and whether the device that was asked about is called for this person.

    `key` is null where the host of the server wants nobody to be called.
    """

    key: str | None
    on: bool


class Notice(Struct, frozen=True):
    """What a device shows: in the language of its person, with the table's id and its address on this server."""

    title: str
    body: str
    table: str
    path: str


class KeptSubscription(Struct, frozen=True):
    """A device that is called: since when, in which language, and by which push service."""

    since: datetime
    language: str
    service: str
