"""Who calls for what only the holder of an account may do, and that they proved once more to be the one."""

from __future__ import annotations

from matchwood.server.accounts.accounts import accounts_of
from matchwood.server.accounts.memory import Known
from matchwood.server.accounts.messages import Access, Confirmation
from matchwood.server.edge.calls import Caller
from matchwood.server.edge.doorkeeper import address_of, doorkeeper_of
from matchwood.server.errors import NotSignedIn
from matchwood.server.identity import Holder, signed_in
from matchwood.server.names import folded


def holder_of(request: Caller) -> Holder:
    """The caller, who is signed in. Raises NotSignedIn."""
    holder = signed_in(request)
    if holder is None:
        raise NotSignedIn("You are not signed in.")
    return holder


async def confirmed(data: Confirmation, request: Caller) -> Known:
    """The caller's account, once the password was given again. Raises NotSignedIn, TooMany, WrongPassword."""
    accounts = accounts_of(request)
    account = await accounts.of(holder_of(request))
    doorkeeper_of(request).let_try(address_of(request), folded(account.name))
    return await accounts.confirmed(account, data)


async def access_of(request: Caller) -> Access:
    """How the caller gets into their account. Raises NotSignedIn."""
    holder = holder_of(request)
    return await accounts_of(request).access(await accounts_of(request).of(holder), holder.session)
