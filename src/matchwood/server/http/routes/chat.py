"""The HTTP calls of the chat at a table."""

from __future__ import annotations

from typing import Annotated

from litestar import Response, get, post
from litestar.params import Body, PathParameter

from matchwood.server.chat.chat import may_read, speaker_id
from matchwood.server.http.dependencies import Address, Caller, Chat, Person, RateLimiter, TableRoom
from matchwood.server.http.openapi import NOTHING, errors
from matchwood.server.identity import caller, identify
from matchwood.server.protocol.chat_messages import Conversation, Say, Spoken
from matchwood.server.protocol.errors import NotSeated
from matchwood.server.tables.room import Room

MessageId = Annotated[int, PathParameter(ge=0, le=2**53, description="The `id` of the message.")]


@get("/api/tables/{table:str}/talk", responses=errors(404), raises=[])
async def said(room: TableRoom, chat: Chat, person: Person) -> Conversation:
    """Return the latest chat messages, the oldest first."""
    _check_may_read(room, person)
    return Conversation(person and speaker_id(person), await chat.messages(room.table.id))


@post("/api/tables/{table:str}/talk", responses=errors(404, 413, 422), raises=[], status_code=200)
async def say(
    data: Annotated[Say, Body()], room: TableRoom, chat: Chat, rate_limiter: RateLimiter, address: Address, person: Person
) -> Spoken:
    """Send a chat message. The caller must have a seat at the table."""
    if person is not None and room.table.seat_of(person) is not None:
        await rate_limiter.check_message(address, person, room.table.id, data.text or "")
    return await chat.say(room, data, person)


@post("/api/tables/{table:str}/talk/{message:int}/report", responses=NOTHING | errors(404, 422), raises=[], status_code=204)
async def report(
    message: MessageId, request: Caller, room: TableRoom, chat: Chat, rate_limiter: RateLimiter, address: Address
) -> Response[None]:
    """Report a chat message to the operator."""
    _check_may_read(room, caller(request))
    person, cookies = identify(request)
    await rate_limiter.check_report(address, person)
    await chat.report(room, message, person)
    return Response(None, cookies=cookies, status_code=204)


def _check_may_read(room: Room, person: str | None) -> None:
    if not may_read(room.table, person):
        raise NotSeated("Only people with a seat at this table can read its chat.")


CHAT_ROUTES = [said, say, report]
