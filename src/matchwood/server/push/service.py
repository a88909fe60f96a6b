"""Subscriptions to notifications, and the sending of notifications."""

from __future__ import annotations

import asyncio
import logging
from collections.abc import Sequence
from functools import partial
from typing import Protocol
from urllib.parse import urlsplit

import msgspec
import sqlalchemy as sql
from cryptography.hazmat.primitives.asymmetric import ec
from webauthn.helpers import base64url_to_bytes

from matchwood.server.identity import Holder
from matchwood.server.protocol.errors import Busy, CannotNotify
from matchwood.server.push import subscriptions
from matchwood.server.push.delivery import Delivery, NotDelivered, TimedOut
from matchwood.server.push.delivery_slots import DeliverySlots, Message
from matchwood.server.push.encryption import CURVE, encrypt
from matchwood.server.push.endpoint_check import check_endpoint
from matchwood.server.push.notifications import NotificationIn, play_again, your_move
from matchwood.server.push.subscription_messages import Notifying, Subscription
from matchwood.server.push.subscriptions import Device
from matchwood.server.push.vapid import Signer
from matchwood.server.storage.signing_keys import key_of
from matchwood.server.storage.transactions import Transactions
from matchwood.server.table.table import Table
from matchwood.server.util import metrics
from matchwood.server.util.tasks import Tasks

logger = logging.getLogger(__name__)

KEY_NAME = "push"
TTL_SECONDS = 3 * 24 * 3_600
"""A push service keeps a message for an offline device for these seconds."""
GONE_STATUSES = (404, 410)
RETRY_STATUSES = (429, 500, 502, 503, 504)
RETRY_SECONDS = (15.0, 120.0)


class Transport(Protocol):
    """A client that sends messages to push services."""

    async def post(self, endpoint: str, headers: dict[str, str], body: bytes) -> int:
        """Send an encrypted message, and return the HTTP status of the response."""

    async def close(self) -> None:
        """Close all connections to push services."""


class Push:
    """Stores the devices that want notifications, and sends the notifications."""

    def __init__(self, engine: sql.Engine, transport: Transport | None = None, enabled: bool = True) -> None:
        self._store = Transactions(engine, "the devices for notifications", "The change was not saved. Please try again.")
        self._transport: Transport = transport or Delivery()
        self._enabled = enabled
        self._tasks = Tasks()
        self._slots = DeliverySlots()
        self._cached_signer: Signer | None = None

    async def status(self, owner: str | None, device: str | None) -> Notifying:
        """Return the server's public key, and whether this device gets notifications."""
        if not self._enabled:
            return Notifying(None, False)
        on = False
        if owner is not None and device is not None:
            on = await self._store.in_transaction(lambda connection: subscriptions.is_subscribed(connection, owner, device))
        return Notifying((await self._signer()).public, on)

    async def subscribe(self, owner: str, holder: Holder | None, new: Subscription, site: str, language: str) -> None:
        """Subscribe a device to a person's notifications. Raises `CannotNotify` if notifications are impossible."""
        if not self._enabled:
            raise CannotNotify("This server sends no notifications.")
        check_endpoint(new.endpoint)
        try:
            ec.EllipticCurvePublicKey.from_encoded_point(CURVE, base64url_to_bytes(new.keys.p256dh))
        except ValueError:
            raise CannotNotify("`p256dh` is not a public key on the curve P-256.", ["p256dh"]) from None
        session = None if holder is None else holder.session
        await self._store.in_transaction(lambda connection: subscriptions.save(connection, owner, session, new, site, language))

    async def unsubscribe(self, endpoint: str) -> None:
        """Stop sending notifications to the device with this endpoint."""
        await self._store.in_transaction(lambda connection: subscriptions.delete(connection, endpoint))

    async def notify_turn(self, table: Table, owner: str, turn: int) -> None:
        """Send this person one notification about this turn."""
        notification_in = your_move(table, owner)
        mark = partial(subscriptions.devices_to_notify, table_id=table.id, owner=owner, turn=turn)
        self._send(await self._store.in_transaction(mark), notification_in)

    def notify_rematch(self, table: Table, next_id: str, by: int, owners: Sequence[str]) -> None:
        """Send people an invitation to a rematch."""
        self._tasks.start(self._notify(owners, play_again(table, next_id, by)), f"invitations to table {next_id}")

    async def close(self) -> None:
        """Cancel all unsent notifications, and close all connections."""
        await self._tasks.close()
        await self._transport.close()

    async def _notify(self, owners: Sequence[str], notification_in: NotificationIn) -> None:
        for owner in owners:
            try:
                self._send(await self._store.in_transaction(partial(subscriptions.devices_of, owner=owner)), notification_in)
            except Busy:
                return  # already logged; the finished table also shows the invitation

    def _send(self, devices: Sequence[Device], notification_in: NotificationIn) -> None:
        for device in devices if self._enabled else ():
            message = self._slots.enqueue(urlsplit(device.endpoint).netloc, device.owner)
            if message is None:
                metrics.PUSHES.labels("dropped").inc()
                continue
            task = self._tasks.start(self._deliver(device, notification_in, message), f"message to device {device.device[:8]}")
            task.add_done_callback(partial(self._on_delivery_end, message))

    def _on_delivery_end(self, message: Message, task: asyncio.Task[None]) -> None:
        self._slots.dismiss(message)
        if not task.cancelled() and task.exception() is not None:
            logger.error("A push notification failed.", exc_info=task.exception())

    async def _deliver(self, device: Device, notification_in: NotificationIn, message: Message) -> None:
        notification = notification_in(device.language)
        headers = {
            "ttl": str(TTL_SECONDS),
            "urgency": "high",  # otherwise an idle phone shows it hours later
            "topic": notification.table,  # replaces an undelivered message about the same table
            "content-type": "application/octet-stream",
            "content-encoding": "aes128gcm",
        }
        key = ec.EllipticCurvePublicKey.from_encoded_point(CURVE, base64url_to_bytes(device.p256dh))
        body = encrypt(msgspec.json.encode(notification), key, base64url_to_bytes(device.auth))
        signer = await self._signer()
        is_subscribed = partial(subscriptions.is_subscribed, owner=device.owner, device=device.device)
        status = RETRY_STATUSES[0]
        for pause in (0.0, *RETRY_SECONDS):
            await asyncio.sleep(pause)
            if pause and not await self._store.in_transaction(is_subscribed):
                return
            headers["authorization"] = signer.authorization(device.endpoint, device.site)
            status = await self._post_once(device, message, headers, body)
            if status not in RETRY_STATUSES:
                break
        if status in GONE_STATUSES:
            await self.unsubscribe(device.endpoint)
        metrics.PUSHES.labels("sent" if 200 <= status < 300 else "gone" if status in GONE_STATUSES else "failed").inc()

    async def _post_once(self, device: Device, message: Message, headers: dict[str, str], body: bytes) -> int:
        service = message.host
        try:
            async with self._slots.slot(message):
                if self._slots.is_paused(service):
                    return 503
                status = await self._transport.post(device.endpoint, headers, body)
        except NotDelivered as error:
            if isinstance(error, TimedOut):
                self._slots.note_timeout(service)
            logger.info("The push service %s cannot be reached: %s", service, error)
            return 503
        self._slots.note_answer(service)
        if not (200 <= status < 300 or status in GONE_STATUSES):
            logger.info("The push service %s answered with status %s.", service, status)
        return status

    async def _signer(self) -> Signer:
        if self._cached_signer is None:
            key = await self._store.in_thread(lambda: key_of(self._store.engine, KEY_NAME))
            self._cached_signer = Signer(key.secret)
        return self._cached_signer
