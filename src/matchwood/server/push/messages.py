"""The messages about notifications (docs/protocol.md)."""

from __future__ import annotations

from datetime import datetime
from typing import Annotated

from msgspec import Struct

from matchwood.server.protocol.patterns import whole

Endpoint = Annotated[str, whole("https://[!-~]+", max_length=1_000)]
"""The address at which a push service accepts messages for one browser. It is secret."""
Point = Annotated[str, whole("[A-Za-z0-9_-]{87}")]
"""A public key on the curve P-256, uncompressed, in base64url."""
AuthSecret = Annotated[str, whole("[A-Za-z0-9_-]{22}")]
Language = Annotated[str, whole("[a-z]{2,3}")]


class SubscriptionKeys(Struct, frozen=True):
    """The keys with which the server encrypts messages to a browser (RFC 8291)."""

    p256dh: Point
    auth: AuthSecret


class Subscription(Struct, frozen=True):
    """The result of `PushSubscription.toJSON()`. `language` is that of the notifications, `instead_of` the endpoint to replace."""

    endpoint: Endpoint
    keys: SubscriptionKeys
    language: Language | None = None
    instead_of: Endpoint | None = None


class Unsubscribing(Struct, frozen=True):
    """The device that gets no more notifications."""

    endpoint: Endpoint


class Notifying(Struct, frozen=True):
    """The public `key` for `PushManager.subscribe()`, and whether notifications for the caller are `on` for the device.

    `key` is null if this server sends no notifications.
    """

    key: str | None
    on: bool


class Notice(Struct, frozen=True):
    """A notification. `table` is the ID of the table, `path` the path of its page."""

    title: str
    body: str
    table: str
    path: str


class KeptSubscription(Struct, frozen=True):
    """A device that gets notifications. `service` is the host of its push service."""

    since: datetime
    language: str
    service: str
