"""The HTTP calls of passkeys."""

from __future__ import annotations

from typing import Annotated

from litestar import Response, post
from litestar.params import Body, PathParameter

from matchwood.server.accounts.messages import Access, Asking, Confirmation, Me, NewPasskey, OldPasskey, PasskeyName, Question
from matchwood.server.accounts.webauthn import Options, Visit
from matchwood.server.http.dependencies import AccountContext, Accounts, Address, RateLimiter
from matchwood.server.http.openapi import errors
from matchwood.server.identity import identify

PasskeyId = Annotated[str, PathParameter(max_length=32, description="The ID of the passkey.")]


@post("/api/account/passkeys/question", responses=errors(409, 413, 422), raises=[], status_code=200)
async def question(
    data: Annotated[Asking, Body()], account_context: AccountContext, rate_limiter: RateLimiter, address: Address
) -> Response[Question]:
    """Return single-use WebAuthn options to create or use a passkey. The WebAuthn options expire after five minutes."""
    visit, cookies = account_context.visit()
    await (rate_limiter.check("questions", address) if data.purpose == "sign_in" else rate_limiter.check("passkeys", address))
    return Response(Question(await _options(data, account_context, visit)), cookies=cookies, status_code=200)


@post("/api/account/passkeys/sign-up", responses=errors(409, 413, 422), raises=[], status_code=201)
async def sign_up(data: Annotated[NewPasskey, Body()], account_context: AccountContext, accounts: Accounts) -> Response[Me]:
    """Create an account with a passkey. The new account gets the guest's tables."""
    visit, _ = account_context.visit()
    owner, _ = identify(account_context.request)
    account = await accounts.sign_up_with_passkey(data.passkey, account_context.device_name(), visit, owner)
    return await account_context.sign_in_new(account)


@post("/api/account/passkeys/sign-in", responses=errors(409, 413, 422), raises=[], status_code=200)
async def sign_in(
    data: Annotated[OldPasskey, Body()],
    account_context: AccountContext,
    accounts: Accounts,
    rate_limiter: RateLimiter,
    address: Address,
) -> Response[Me]:
    """Sign the caller in with a passkey."""
    visit, _ = account_context.visit()
    await rate_limiter.check("passkeys", address)
    account = await accounts.sign_in_with_passkey(data.passkey, visit)
    return await account_context.sign_in(account)


@post("/api/account/passkeys", responses=errors(409, 413, 422), raises=[], status_code=201)
async def add(data: Annotated[NewPasskey, Body()], account_context: AccountContext, accounts: Accounts) -> Access:
    """Add a passkey to the caller's account."""
    visit, _ = account_context.visit()
    await accounts.passkeys.add(await account_context.require_account(), data.passkey, account_context.device_name(), visit)
    return await account_context.access()


@post("/api/account/passkeys/{passkey:str}/name", responses=errors(404, 413, 422), raises=[], status_code=200)
async def rename(
    passkey: PasskeyId, data: Annotated[PasskeyName, Body()], account_context: AccountContext, accounts: Accounts
) -> Access:
    """Rename one of the caller's passkeys."""
    await accounts.passkeys.rename(account_context.holder.account, passkey, data.name)
    return await account_context.access()


@post("/api/account/passkeys/{passkey:str}/remove", responses=errors(404, 409, 413, 422), raises=[], status_code=200)
async def remove(
    passkey: PasskeyId, data: Annotated[Confirmation, Body()], account_context: AccountContext, accounts: Accounts
) -> Access:
    """Delete one of the caller's passkeys. The server refuses the call if the caller has no other way to sign in."""
    account = await account_context.confirm(data)
    await accounts.passkeys.remove(account, passkey, account_context.visit()[0])
    return await account_context.access()


async def _options(data: Asking, account_context: AccountContext, visit: Visit) -> Options:
    accounts = account_context.accounts
    match data.purpose:
        case "sign_in":
            return await accounts.passkeys.sign_in_options(visit)
        case "sign_up":
            return await accounts.sign_up_options(data.name or "", visit)
        case "confirm":
            return await accounts.passkeys.confirmation_options(visit, await account_context.require_account())
        case "add":
            account = await account_context.confirm(data)
            return await accounts.passkeys.creation_options(visit, account.id, account.name, "add")


PASSKEY_ROUTES = [question, sign_up, sign_in, add, rename, remove]
