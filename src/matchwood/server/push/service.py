"""Calls people who are away, on the devices that they chose for it: encrypted, and in tasks of its own, so that no move waits."""

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
from matchwood.server.push.messages import Notifying, Subscription
from matchwood.server.push.notifications import Say, play_again, your_move
from matchwood.server.push.subscriptions import Device
from matchwood.server.push.vapid import Signer
from matchwood.server.storage.signing_keys import key_of
from matchwood.server.storage.transactions import Transactions
from matchwood.server.table.table import Table
from matchwood.server.util import metrics
from matchwood.server.util.tasks import Tasks

logger = logging.getLogger(__name__)

KEY = "push"
"""The name of the key that all servers of this database sign with."""
TTL_SECONDS = 3 * 24 * 3_600
"""Seconds for which a push service keeps a message for a device that is switched off."""
GONE = (404, 410)
"""A push service knows the endpoint no more: the person has switched it off, or the browser is gone."""
LATER = (429, 500, 502, 503, 504)
RETRY_SECONDS = (15.0, 120.0)
"""Seconds until a message is tried again that a push service could not take."""


class Transport(Protocol):
    """What carries messages to push services."""

    async def post(self, endpoint: str, headers: dict[str, str], body: bytes) -> int:
        """The status with which the push service answers. Raises NotDelivered."""

    async def close(self) -> None:
        """Close all connections."""


class Push:
    """Knows who wants to be called, and calls them. Made in the event loop; what it began ends with `close`."""

    def __init__(self, engine: sql.Engine, post: Transport | None = None, offered: bool = True) -> None:
        self._store = Transactions(engine, "the devices that are called", "This cannot be changed just now. Please try again.")
        self._transport: Transport = post or Delivery()
        self._offered = offered
        self._tasks = Tasks()
        self._places = DeliverySlots()
        self._signs: Signer | None = None

    async def status(self, owner: str | None, device: str | None) -> Notifying:
        """The key to subscribe with, and whether the device of this hash is called for this owner. Raises Busy."""
        if not self._offered:
            return Notifying(None, False)
        on = False
        if owner is not None and device is not None:
            on = await self._store.in_transaction(lambda connection: subscriptions.is_subscribed(connection, owner, device))
        return Notifying((await self._signer()).public, on)

    async def subscribe(self, owner: str, holder: Holder | None, wish: Subscription, site: str, language: str) -> None:
        """Call this device from now on. Raises CannotNotify, Busy."""
        if not self._offered:
            raise CannotNotify("This server sends no notifications.")
        check_endpoint(wish.endpoint)
        try:
            ec.EllipticCurvePublicKey.from_encoded_point(CURVE, base64url_to_bytes(wish.keys.p256dh))
        except ValueError:
            raise CannotNotify("The key of this subscription is none.", ["p256dh"]) from None
        session = None if holder is None else holder.session
        await self._store.in_transaction(lambda connection: subscriptions.save(connection, owner, session, wish, site, language))

    async def unsubscribe(self, endpoint: str) -> None:
        """Leave this device in peace. Raises Busy."""
        await self._store.in_transaction(lambda connection: subscriptions.delete(connection, endpoint))

    async def notify_turn(self, table: Table, owner: str, turn: int) -> None:
        """Tell this person that it is their move, unless that was done for this turn. Raises Busy."""
        say = your_move(table, owner)
        found = await self._store.in_transaction(
            lambda connection: subscriptions.devices_to_notify(connection, table.id, owner, turn)
        )
        self._send(found, say)

    def notify_rematch(self, table: Table, next_id: str, by: int, owners: Sequence[str]) -> None:
        """Tell these people that whoever sits there wants to play again."""
        say = play_again(table, next_id, by)
        self._tasks.start(self._notify(owners, say), f"invitations to table {next_id}")

    async def close(self) -> None:
        """Send nothing any more."""
        await self._tasks.close()
        await self._transport.close()

    async def _notify(self, owners: Sequence[str], say: Say) -> None:
        for owner in owners:
            try:
                self._send(await self._store.in_transaction(partial(subscriptions.devices_of, owner=owner)), say)
            except Busy:
                return  # it was logged; whoever looks at the old table sees it there

    def _send(self, found: Sequence[Device], say: Say) -> None:
        for device in found if self._offered else ():
            message = self._places.enqueue(urlsplit(device.endpoint).netloc, device.owner)
            if message is None:
                metrics.PUSHES.labels("dropped").inc()
                continue
            task = self._tasks.start(self._deliver(device, say, message), f"message to device {device.device[:8]}")
            task.add_done_callback(partial(self._sent, message))

    def _sent(self, message: Message, task: asyncio.Task[None]) -> None:
        self._places.dismiss(message)
        if not task.cancelled() and task.exception() is not None:
            logger.error("a message to a device failed", exc_info=task.exception())

    async def _deliver(self, device: Device, say: Say, message: Message) -> None:
        notice = say(device.language)
        headers = {
            "ttl": str(TTL_SECONDS),
            "urgency": "high",  # else a phone in a pocket tells it hours later
            "topic": notice.table,  # what is waiting for a device that is switched off gives way
            "content-type": "application/octet-stream",
            "content-encoding": "aes128gcm",
        }
        key = ec.EllipticCurvePublicKey.from_encoded_point(CURVE, base64url_to_bytes(device.p256dh))
        body = encrypt(msgspec.json.encode(notice), key, base64url_to_bytes(device.auth))
        signer = await self._signer()
        outcome = LATER[0]
        for pause in (0.0, *RETRY_SECONDS):
            await asyncio.sleep(pause)
            if pause and not await self._is_subscribed(device):
                return
            headers["authorization"] = signer.authorization(device.endpoint, device.site)
            outcome = await self._post_once(device, message, headers, body)
            if outcome not in LATER:
                break
        if outcome in GONE:
            await self.unsubscribe(device.endpoint)
        metrics.PUSHES.labels("sent" if 200 <= outcome < 300 else "gone" if outcome in GONE else "failed").inc()

    async def _post_once(self, device: Device, message: Message, headers: dict[str, str], body: bytes) -> int:
        """The status of the answer; that of a server that is away where there is none."""
        service = message.host
        try:
            async with self._places.slot(message):
                if self._places.is_paused(service):
                    return 503
                outcome = await self._transport.post(device.endpoint, headers, body)
        except NotDelivered as reason:
            if isinstance(reason, TimedOut):
                self._places.note_timeout(service)
            logger.info("the push service %s cannot be asked: %s", service, reason)
            return 503
        self._places.note_answer(service)
        if not (200 <= outcome < 300 or outcome in GONE):
            logger.info("the push service %s answers %s", service, outcome)
        return outcome

    async def _is_subscribed(self, device: Device) -> bool:
        """Whether it is still wished that this device is called."""
        return await self._store.in_transaction(partial(subscriptions.is_subscribed, owner=device.owner, device=device.device))

    async def _signer(self) -> Signer:
        if self._signs is None:
            key = await self._store.in_thread(lambda: key_of(self._store.engine, KEY))
            self._signs = Signer(key.secret)
        return self._signs
