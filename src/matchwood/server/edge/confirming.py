"""Who calls for what only the holder of an account may do, and that they proved once more to be the one."""

from __future__ import annotations

from matchwood.server.accounts.accounts import accounts_of
from matchwood.server.accounts.memory import Known
from matchwood.server.accounts.messages import Access, Confirmation
from matchwood.server.edge.doorkeeper import address_of, doorkeeper_of
from matchwood.server.edge.given import Caller
from matchwood.server.edge.visiting import site_of, visit_of
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
    """The caller's account, once its password was given again or one of its passkeys used.

    Raises ChallengeOver, NoPasskeys, NotSignedIn, TooMany, WrongPasskey, WrongPassword.
    """
    accounts = accounts_of(request)
    account = await accounts.of(holder_of(request))
    if data.passkey is not None:
        return await accounts.confirmed_with(account, data.passkey, visit_of(request)[0])
    await doorkeeper_of(request).let_try(address_of(request), folded(account.name))
    return await accounts.confirmed(account, data.password)


async def access_of(request: Caller) -> Access:
    """How the caller gets into their account. Raises NotSignedIn."""
    holder = holder_of(request)
    return await accounts_of(request).access(await accounts_of(request).of(holder), holder.session, site_of(request))
