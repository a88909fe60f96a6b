"""The shapes of accounts in docs/protocol.md, in both directions."""

from __future__ import annotations

from datetime import datetime
from typing import Annotated

from msgspec import Meta, Struct

AnyName = Annotated[str, Meta(max_length=200)]
AnyPassword = Annotated[str, Meta(max_length=1_000)]


class Credentials(Struct, frozen=True):
    """The name and password of an account, old or new."""

    name: AnyName
    password: AnyPassword


class Confirmation(Struct, frozen=True):
    """The password once more, for what only the holder of an account may do."""

    password: AnyPassword


class Account(Struct, frozen=True):
    """An account, as its holder sees it."""

    name: str
    made: datetime


class Me(Struct, frozen=True):
    """Who is calling; null for somebody who is not signed in."""

    account: Account | None
