"""Tickets that move a guest's seats to another browser."""

from __future__ import annotations

import base64
import binascii
import hmac
import secrets

import sqlalchemy as sql
from cryptography.exceptions import InvalidTag
from cryptography.hazmat.primitives.ciphers.aead import AESGCM

from matchwood.server.identity import hash_token
from matchwood.server.protocol.errors import ChallengeOver
from matchwood.server.storage import schema
from matchwood.server.storage.transactions import Transactions
from matchwood.server.util.clock import now

HAND_OVER_SECONDS = 900
PURPOSE = "hand_over"
NONCE_BYTES = 12
OVER = "This link has expired, or was already used. Please create a new link."


class Handovers:
    """Creates and redeems tickets that move guests to another browser."""

    def __init__(self, store: Transactions) -> None:
        self._store = store

    async def create_ticket(self, token: str, owner: str, table: str, key: bytes) -> str:
        """Create a ticket with the guest's encrypted token. Earlier tickets become invalid."""
        nonce = secrets.token_bytes(NONCE_BYTES)
        sealed = nonce + _cipher(key).encrypt(nonce, token.encode(), table.encode())
        ticket = base64.urlsafe_b64encode(sealed).rstrip(b"=").decode()
        row = {"challenge": hash_token(ticket), "browser": owner, "purpose": PURPOSE, "until": now() + 1_000 * HAND_OVER_SECONDS}
        await self._store.in_transaction(lambda connection: _insert(connection, row, owner))
        return ticket

    async def redeem(self, ticket: str, table: str, key: bytes, take: bool) -> str:
        """Return the token of the guest who created the ticket. If `take` is true, the ticket becomes invalid."""
        token = _decrypt(ticket, table, key)
        if not await self._store.in_transaction(lambda connection: _redeem(connection, ticket, take)):
            raise ChallengeOver(OVER)
        return token


def _insert(connection: sql.Connection, row: dict[str, object], owner: str) -> None:
    challenges = schema.challenges
    before = (challenges.c.browser == owner) & (challenges.c.purpose == PURPOSE)
    connection.execute(challenges.delete().where((challenges.c.until < now()) | before))
    connection.execute(challenges.insert().values(row))


def _redeem(connection: sql.Connection, ticket: str, take: bool) -> bool:
    challenges = schema.challenges
    matching = (challenges.c.challenge == hash_token(ticket)) & (challenges.c.purpose == PURPOSE) & (challenges.c.until >= now())
    if take:
        return connection.execute(challenges.delete().where(matching)).rowcount == 1
    return connection.scalar(sql.select(challenges.c.challenge).where(matching)) is not None


def _decrypt(ticket: str, table: str, key: bytes) -> str:
    try:
        sealed = base64.urlsafe_b64decode(ticket + "=" * (-len(ticket) % 4))
        return _cipher(key).decrypt(sealed[:NONCE_BYTES], sealed[NONCE_BYTES:], table.encode()).decode()
    except (ValueError, InvalidTag, binascii.Error):
        raise ChallengeOver(OVER) from None


def _cipher(key: bytes) -> AESGCM:
    return AESGCM(hmac.digest(key, PURPOSE.encode(), "sha256"))
