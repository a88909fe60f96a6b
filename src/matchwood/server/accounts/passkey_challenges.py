"""Challenges that passkeys sign. Each one is valid once and for one browser."""

from __future__ import annotations

import hashlib
import secrets
from collections.abc import Mapping
from typing import NamedTuple

import sqlalchemy as sql

from matchwood.server.accounts.messages import Purpose
from matchwood.server.accounts.webauthn import CEREMONY_SECONDS, Visit
from matchwood.server.protocol.errors import ChallengeOver
from matchwood.server.storage import schema
from matchwood.server.storage.transactions import Transactions
from matchwood.server.util.clock import now


class PasskeyChallengeSubject(NamedTuple):
    """The account that may sign a challenge. If `account` is None, any account may sign."""

    account: str | None = None
    name: str | None = None


class PasskeyChallenges:
    """Creates passkey challenges, and checks the answers of browsers."""

    def __init__(self, store: Transactions) -> None:
        self._store = store

    async def create(self, purpose: Purpose, visit: Visit, subject: PasskeyChallengeSubject) -> bytes:
        """Store and return a new challenge for this browser."""
        challenge = secrets.token_bytes(32)
        row = {
            "challenge": _hash(challenge),
            "browser": visit.browser,
            "purpose": purpose,
            "account": subject.account,
            "name": subject.name,
            "until": now() + 1000 * CEREMONY_SECONDS,
        }
        await self._store.in_transaction(lambda connection: _insert(connection, row))
        return challenge

    async def redeem(self, challenge: bytes, purpose: Purpose, visit: Visit) -> PasskeyChallengeSubject:
        """Delete a challenge, and return its account. Raises `ChallengeOver` for an invalid challenge."""
        return await self._store.in_transaction(lambda connection: _redeem(connection, challenge, purpose, visit))


def _insert(connection: sql.Connection, row: Mapping[str, object]) -> None:
    challenges = schema.challenges
    connection.execute(challenges.delete().where(challenges.c.until < now()))
    connection.execute(challenges.insert().values(row))


def _redeem(connection: sql.Connection, challenge: bytes, purpose: Purpose, visit: Visit) -> PasskeyChallengeSubject:
    challenges = schema.challenges
    matching = (
        (challenges.c.challenge == _hash(challenge))
        & (challenges.c.browser == visit.browser)
        & (challenges.c.purpose == purpose)
        & (challenges.c.until >= now())
    )
    row = connection.execute(sql.select(challenges.c.account, challenges.c.name).where(matching)).first()
    if row is None or connection.execute(challenges.delete().where(matching)).rowcount != 1:
        raise ChallengeOver("This request has expired, or was already answered. Please start again.")
    return PasskeyChallengeSubject(row.account, row.name)


def _hash(challenge: bytes) -> str:
    return hashlib.sha256(challenge).hexdigest()
