"""The HTTP calls of passkeys: first a browser is told what to ask its holder's device, then it tells the answer."""

from __future__ import annotations

from typing import Annotated

from litestar import Response, post
from litestar.params import Body, PathParameter

from matchwood.server.accounts.messages import Access, Asking, Confirmation, Me, NewPasskey, OldPasskey, PasskeyName, Question
from matchwood.server.accounts.webauthn import Options, Visit
from matchwood.server.http.dependencies import Accounts, Address, Keeper, Visitor
from matchwood.server.http.openapi import refusals
from matchwood.server.identity import introduce

PasskeyId = Annotated[str, PathParameter(max_length=32, description="The passkey's id, as the list of them tells it.")]


@post("/api/account/passkeys/question", responses=refusals(409, 413, 422), raises=[], status_code=200)
async def question(data: Annotated[Asking, Body()], visitor: Visitor, keeper: Keeper, address: Address) -> Response[Question]:
    """What the browser is to be asked; whoever answers has some minutes for it."""
    visit, cookies = visitor.visit()
    await (keeper.check("questions", address) if data.purpose == "sign_in" else keeper.check("passkeys", address))
    return Response(Question(await _options(data, visitor, visit)), cookies=cookies, status_code=200)


@post("/api/account/passkeys/sign-up", responses=refusals(409, 413, 422), raises=[], status_code=201)
async def sign_up(data: Annotated[NewPasskey, Body()], visitor: Visitor, accounts: Accounts) -> Response[Me]:
    """A new account without a password, which takes over the tables of this browser and is signed in."""
    visit, _ = visitor.visit()
    owner, _ = introduce(visitor.request)
    account = await accounts.sign_up_with(data.passkey, visitor.device(), visit, owner)
    return await visitor.welcomed(account)


@post("/api/account/passkeys/sign-in", responses=refusals(409, 413, 422), raises=[], status_code=200)
async def sign_in(
    data: Annotated[OldPasskey, Body()], visitor: Visitor, accounts: Accounts, keeper: Keeper, address: Address
) -> Response[Me]:
    """Be known by the account of this passkey from now on."""
    visit, _ = visitor.visit()
    await keeper.check("passkeys", address)
    account = await accounts.sign_in_with(data.passkey, visit)
    return await visitor.known_again(account)


@post("/api/account/passkeys", responses=refusals(409, 413, 422), raises=[], status_code=201)
async def add(data: Annotated[NewPasskey, Body()], visitor: Visitor, accounts: Accounts) -> Access:
    """One more passkey for the caller's account."""
    visit, _ = visitor.visit()
    await accounts.passkeys.add(await visitor.account(), data.passkey, visitor.device(), visit)
    return await visitor.access()


@post("/api/account/passkeys/{passkey:str}/name", responses=refusals(404, 413, 422), raises=[], status_code=200)
async def rename(passkey: PasskeyId, data: Annotated[PasskeyName, Body()], visitor: Visitor, accounts: Accounts) -> Access:
    """Another name for one of the caller's passkeys."""
    await accounts.passkeys.rename(visitor.holder.account, passkey, data.name)
    return await visitor.access()


@post("/api/account/passkeys/{passkey:str}/remove", responses=refusals(404, 409, 413, 422), raises=[], status_code=200)
async def remove(passkey: PasskeyId, data: Annotated[Confirmation, Body()], visitor: Visitor, accounts: Accounts) -> Access:
    """Take away one of the caller's passkeys, unless it is the last way in."""
    account = await visitor.confirmed(data)
    await accounts.passkeys.remove(account, passkey, visitor.visit()[0])
    return await visitor.access()


async def _options(data: Asking, visitor: Visitor, visit: Visit) -> Options:
    accounts = visitor.accounts
    match data.purpose:
        case "sign_in":
            return await accounts.passkeys.ask_for_any(visit)
        case "sign_up":
            return await accounts.ask_for_first_passkey(data.name or "", visit)
        case "confirm":
            return await accounts.passkeys.ask_for_one_of(visit, await visitor.account())
        case "add":
            account = await visitor.confirmed(data)
            return await accounts.passkeys.ask_for_new(visit, account.id, account.name, "add")


PASSKEY_CALLS = [question, sign_up, sign_in, add, rename, remove]
