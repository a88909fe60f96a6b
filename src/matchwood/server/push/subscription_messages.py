"""The messages of clients and the server about subscriptions to notifications."""

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
    """The keys with which the server encrypts notifications for one browser (RFC 8291).

    - `p256dh`: its public key.
    - `auth`: its shared secret.
    """

    p256dh: Point
    auth: AuthSecret


class Subscription(Struct, frozen=True):
    """Subscribes a device to notifications. The message adds the fields `language` and `instead_of` to the result of
    `PushSubscription.toJSON()`.

    - `endpoint`: the address of the browser at its push service.
    - `keys`: the keys that encrypt notifications for the browser.
    - `language`: the language of the notifications. The default is the header `Accept-Language`.
    - `instead_of`: a former endpoint of the same browser, which is deleted.
    """

    endpoint: Endpoint
    keys: SubscriptionKeys
    language: Language | None = None
    instead_of: Endpoint | None = None


class Unsubscribing(Struct, frozen=True):
    """Ends the notifications for a device.

    - `endpoint`: the address of the browser at its push service.
    """

    endpoint: Endpoint


class Notifying(Struct, frozen=True):
    """The notification status of a device.

    - `key`: the public key with which a browser subscribes; `null` if the operator turned notifications off.
    - `on`: whether the device gets notifications for the caller.
    """

    key: str | None
    on: bool


class Notification(Struct, frozen=True):
    """The decrypted content of a notification.

    - `title`: the title, in the language of the device.
    - `body`: the text, in the language of the device.
    - `table`: the ID of the table.
    - `path`: the path of the table on this server.
    """

    title: str
    body: str
    table: str
    path: str


class ExportedSubscription(Struct, frozen=True):
    """A part of the exported data: a device that gets the account's notifications.

    - `since`: when the device subscribed.
    - `language`: the language of the notifications.
    - `service`: the host name of the device's push service.
    """

    since: datetime
    language: str
    service: str
