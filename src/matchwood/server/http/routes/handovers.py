"""The HTTP calls with which a guest changes the browser."""

from __future__ import annotations

from typing import Annotated

from litestar import Response
from litestar.params import Body

from matchwood.server.accounts.handovers import HAND_OVER_SECONDS
from matchwood.server.accounts.messages import HandOver, TakeAlong, TakenAlong
from matchwood.server.http.dependencies import Accounts, Address, Caller, RateLimiter, TableRoom, Tables
from matchwood.server.http.openapi import errors
from matchwood.server.http.table_context import TableId, changes_table
from matchwood.server.identity import COOKIE, cookie_token, hash_token, make_cookie, signed_in, signing_key
from matchwood.server.protocol.errors import ChallengeOver, NotSeated
from matchwood.server.table.seating import name_of


@changes_table("/api/tables/{table:str}/hand-over", responses=errors(404, 409))
async def hand_over(request: Caller, room: TableRoom, accounts: Accounts) -> HandOver:
    """Create a ticket with which a guest can continue the game in another browser.

    A ticket can be used once, within 15 minutes. A new ticket makes the old ticket invalid.
    """
    token = cookie_token(request)
    if token is None or signed_in(request) is not None or name_of(room.table.chairs, hash_token(token)) is None:
        raise NotSeated("Only a guest with a seat at this table can take it to another browser. With an account, sign in there.")
    ticket = await accounts.handovers.create_ticket(token, hash_token(token), room.table.id, signing_key(request))
    return HandOver(ticket, HAND_OVER_SECONDS)


@changes_table("/api/tables/{table:str}/take-along")
async def take_along(
    table: TableId,
    data: Annotated[TakeAlong, Body()],
    request: Caller,
    tables: Tables,
    accounts: Accounts,
    rate_limiter: RateLimiter,
    address: Address,
) -> Response[TakenAlong]:
    """Return the name of the guest who created the ticket. With `take: true`, the calling browser also gets the guest's cookie.
    With this cookie, it also has the guest's seats.
    """
    await rate_limiter.check("passkeys", address)
    room = await tables.room(table)
    token = await accounts.handovers.redeem(data.ticket, table, signing_key(request), data.take)
    name = name_of(room.table.chairs, hash_token(token))
    if name is None or await accounts.guests.has_signed_up(hash_token(token)):
        raise ChallengeOver("The seat no longer exists.")
    return Response(TakenAlong(name), cookies=[make_cookie(request, COOKIE, token)] if data.take else [])


HANDOVER_ROUTES = [hand_over, take_along]
