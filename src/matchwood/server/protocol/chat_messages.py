"""The messages of the chat at a table."""

from __future__ import annotations

from datetime import datetime
from typing import Annotated, Literal

from msgspec import Meta, Struct

from matchwood.server.protocol.messages import Key

Phrase = Literal["hello", "good_luck", "well_played", "thanks", "sorry", "moment", "your_turn", "hurry", "again", "bye"]
"""Common chat messages, which clients show in the language of the reader."""


class Say(Struct, frozen=True):
    """Sends a chat message: a phrase or a text.

    - `key`: a unique text. A repeated key changes nothing.
    - `phrase`: a phrase that every player reads in their own language.
    - `text`: the text of the message.
    """

    key: Key
    phrase: Phrase | None = None
    text: Annotated[str, Meta(max_length=240)] | None = None


class Spoken(Struct, frozen=True):
    """A chat message.

    - `id`: the number of the message.
    - `who`: an anonymous ID of the sender, equal at all tables.
    - `seat`: the seat of the sender.
    - `name`: the name of the sender.
    - `phrase`: the phrase.
    - `text`: the text.
    - `at`: the time of the message.
    """

    id: int
    who: str
    seat: int | None
    name: str
    phrase: Phrase | None
    text: str | None
    at: datetime


class Conversation(Struct, frozen=True):
    """The latest chat messages of a table.

    - `you`: the value of `who` in the caller's messages.
    - `lines`: the messages, the oldest first.
    """

    you: str | None
    lines: list[Spoken]
