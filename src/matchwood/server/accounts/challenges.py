"""What browsers were asked to sign with a passkey: each challenge for one purpose, one browser, once and for some minutes.

They are kept in the database, so that any server may hear the answer.
"""

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


class ChallengeSubject(NamedTuple):
    """Whom a challenge is about: an account, or the one to be and its name; None where whoever answers says who they are."""

    account: str | None = None
    name: str | None = None


class Challenges:
    """Asks, and hears each answer once. Everything raises Busy while the database cannot be used."""

    def __init__(self, store: Transactions) -> None:
        self._store = store

    async def create(self, purpose: Purpose, visit: Visit, about: ChallengeSubject) -> bytes:
        """A new challenge."""
        challenge = secrets.token_bytes(32)
        row = {
            "challenge": _hash(challenge),
            "browser": visit.browser,
            "purpose": purpose,
            "account": about.account,
            "name": about.name,
            "until": now() + 1000 * CEREMONY_SECONDS,
        }
        await self._store.in_transaction(lambda connection: _insert(connection, row))
        return challenge

    async def redeem(self, challenge: bytes, purpose: Purpose, visit: Visit) -> ChallengeSubject:
        """What this challenge was about, which is over now. Raises ChallengeOver, also if it was another browser's."""
        return await self._store.in_transaction(lambda connection: _redeem(connection, challenge, purpose, visit))


def _insert(connection: sql.Connection, row: Mapping[str, object]) -> None:
    challenges = schema.challenges
    connection.execute(challenges.delete().where(challenges.c.until < now()))
    connection.execute(challenges.insert().values(row))


def _redeem(connection: sql.Connection, challenge: bytes, purpose: Purpose, visit: Visit) -> ChallengeSubject:
    challenges = schema.challenges
    this = (
        (challenges.c.challenge == _hash(challenge))
        & (challenges.c.browser == visit.browser)
        & (challenges.c.purpose == purpose)
        & (challenges.c.until >= now())
    )
    row = connection.execute(sql.select(challenges.c.account, challenges.c.name).where(this)).first()
    if row is None or connection.execute(challenges.delete().where(this)).rowcount != 1:
        raise ChallengeOver("That took too long, or was answered before. Please begin again.")
    return ChallengeSubject(row.account, row.name)


def _hash(challenge: bytes) -> str:
    return hashlib.sha256(challenge).hexdigest()
