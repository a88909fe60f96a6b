"""The passkeys of accounts in the database."""

from __future__ import annotations

import secrets
from itertools import chain, count
from typing import NamedTuple

import sqlalchemy as sql
from sqlalchemy.exc import IntegrityError

from matchwood.server.accounts.messages import Passkey
from matchwood.server.accounts.profile import lock_account
from matchwood.server.accounts.webauthn import PasskeyKey, Visit
from matchwood.server.protocol.errors import LastWayIn, NotFound, NotSignedIn, PasskeyKnown, TooManyPasskeys, WrongPasskey
from matchwood.server.storage import schema
from matchwood.server.util.clock import datetime_of, now, optional_datetime

MAX_PASSKEYS = 20

passkeys = schema.passkeys


class StoredPasskey(NamedTuple):
    """A passkey's public key and account ID."""

    account: str
    key: PasskeyKey


def find(connection: sql.Connection, credential: str, site: str) -> StoredPasskey:
    """Return the passkey with this credential ID, or raise `WrongPasskey`."""
    query = sql.select(passkeys.c.account, passkeys.c.credential, passkeys.c.public_key, passkeys.c.sign_count)
    row = connection.execute(query.where(passkeys.c.credential == credential, passkeys.c.site == site)).first()
    if row is None:
        raise WrongPasskey("No account here has this passkey. It may have been removed.")
    return StoredPasskey(row.account, PasskeyKey(row.credential, row.public_key, row.sign_count))


def credentials_of(connection: sql.Connection, account: str, site: str) -> list[str]:
    """Return the account's credential IDs for the given site."""
    query = sql.select(passkeys.c.credential).where(passkeys.c.account == account, passkeys.c.site == site)
    return list(connection.scalars(query))


def passkeys_of(connection: sql.Connection, account: str, site: str) -> tuple[Passkey, ...]:
    """Return the account's passkeys, with the oldest passkey first."""
    query = sql.select(passkeys.c.id, passkeys.c.name, passkeys.c.made, passkeys.c.used, passkeys.c.site)
    rows = connection.execute(query.where(passkeys.c.account == account).order_by(passkeys.c.made, passkeys.c.id))
    return tuple(
        Passkey(row.id, row.name, datetime_of(row.made), optional_datetime(row.used), row.site, row.site == site) for row in rows
    )


def insert(connection: sql.Connection, account: str, key: PasskeyKey, name: str, site: str) -> None:
    """Store a passkey. Raises `PasskeyKnown` if an account already has the passkey."""
    row = {"id": secrets.token_hex(8), "account": account, "name": name, "site": site, "made": now()}
    try:
        connection.execute(passkeys.insert().values(row | key._asdict()))
    except IntegrityError as error:
        raise PasskeyKnown("An account already has this passkey.") from error


def add(connection: sql.Connection, account: str, key: PasskeyKey, name: str, site: str) -> None:
    """Store another passkey of an account. Append a number if the name is already in use."""
    if not lock_account(connection, account):
        raise NotSignedIn("This account was deleted.")
    names = connection.scalars(sql.select(passkeys.c.name).where(passkeys.c.account == account)).all()
    if len(names) >= MAX_PASSKEYS:
        raise TooManyPasskeys(f"An account can have {MAX_PASSKEYS} passkeys. Please remove one first.")
    candidates = chain([name], (f"{name} {number}" for number in count(2)))
    insert(connection, account, key, next(candidate for candidate in candidates if candidate not in names), site)


def count_use(connection: sql.Connection, key: PasskeyKey, sign_count: int) -> None:
    """Update a passkey after its use. Raises `WrongPasskey` if another request used the passkey at the same time."""
    same = (passkeys.c.credential == key.credential) & (passkeys.c.sign_count == key.sign_count)
    if connection.execute(passkeys.update().where(same).values(sign_count=sign_count, used=now())).rowcount != 1:
        raise WrongPasskey("This passkey was used elsewhere at the same time. Please try again.")


def rename(connection: sql.Connection, account: str, passkey: str, name: str) -> None:
    """Rename a passkey of an account, or raise `NotFound`."""
    if connection.execute(passkeys.update().where(_where(account, passkey)).values(name=name)).rowcount != 1:
        raise NotFound("This account has no such passkey.")


def remove(connection: sql.Connection, account: str, passkey: str, visit: Visit) -> None:
    """Delete a passkey. Raises `LastWayIn` if the account has no other way to sign in."""
    accounts = schema.accounts
    lock_account(connection, account)
    if connection.execute(passkeys.delete().where(_where(account, passkey))).rowcount != 1:
        raise NotFound("This account has no such passkey.")
    password = connection.scalar(sql.select(accounts.c.password).where(accounts.c.id == account))
    if password is None and not credentials_of(connection, account, visit.site):
        raise LastWayIn("This is the only way to sign in to your account. Add another passkey or choose a password first.")


def _where(account: str, passkey: str) -> sql.ColumnElement[bool]:
    return (passkeys.c.account == account) & (passkeys.c.id == passkey)
