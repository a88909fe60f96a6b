"""The HTTP calls of passkeys: first a browser is told what to ask its holder's device, then it tells the answer."""

from __future__ import annotations

from typing import Annotated

from litestar import Response, post
from litestar.params import Body, PathParameter

from matchwood.server.accounts.accounts import accounts_of
from matchwood.server.accounts.browsers import roughly
from matchwood.server.accounts.ceremony import Options, Visit
from matchwood.server.accounts.messages import Access, Asking, Confirmation, Me, NewPasskey, OldPasskey, PasskeyName, Question
from matchwood.server.edge.confirming import access_of, confirmed, holder_of
from matchwood.server.edge.description import refusals
from matchwood.server.edge.given import Accounts, Address, Caller, Keeper
from matchwood.server.edge.recognition import known_again, welcomed
from matchwood.server.edge.visiting import visit_of
from matchwood.server.identity import introduce

PasskeyId = Annotated[str, PathParameter(max_length=32, description="The passkey's id, as the list of them tells it.")]


@post("/api/account/passkeys/question", responses=refusals(409, 413, 422), raises=[], status_code=200)
async def question(data: Annotated[Asking, Body()], request: Caller, keeper: Keeper, address: Address) -> Response[Question]:
    """What the browser is to be asked; whoever answers has some minutes for it."""
    visit, cookies = visit_of(request)
    keeper, address = keeper, address
    await (keeper.let_offer_passkey(address) if data.purpose == "sign_in" else keeper.let_try_passkey(address))
    return Response(Question(await _options(data, request, visit)), cookies=cookies, status_code=200)


@post("/api/account/passkeys/sign-up", responses=refusals(409, 413, 422), raises=[], status_code=201)
async def sign_up(data: Annotated[NewPasskey, Body()], request: Caller, accounts: Accounts) -> Response[Me]:
    """A new account without a password, which takes over the tables of this browser and is signed in."""
    visit, _ = visit_of(request)
    owner, _ = introduce(request)
    account = await accounts.sign_up_with(data.passkey, _device(request), visit, owner)
    return await welcomed(request, account)


@post("/api/account/passkeys/sign-in", responses=refusals(409, 413, 422), raises=[], status_code=200)
async def sign_in(
    data: Annotated[OldPasskey, Body()], request: Caller, accounts: Accounts, keeper: Keeper, address: Address
) -> Response[Me]:
    """Be known by the account of this passkey from now on."""
    visit, _ = visit_of(request)
    await keeper.let_try_passkey(address)
    account = await accounts.sign_in_with(data.passkey, visit)
    return await known_again(request, account)


@post("/api/account/passkeys", responses=refusals(409, 413, 422), raises=[], status_code=201)
async def add(data: Annotated[NewPasskey, Body()], request: Caller, accounts: Accounts) -> Access:
    """One more passkey for the caller's account."""
    accounts, visit = accounts, visit_of(request)[0]
    await accounts.passkeys.add(await accounts.of(holder_of(request)), data.passkey, _device(request), visit)
    return await access_of(request)


@post("/api/account/passkeys/{passkey:str}/name", responses=refusals(404, 413, 422), raises=[], status_code=200)
async def rename(passkey: PasskeyId, data: Annotated[PasskeyName, Body()], request: Caller, accounts: Accounts) -> Access:
    """Another name for one of the caller's passkeys."""
    await accounts.passkeys.rename(holder_of(request).account, passkey, data.name)
    return await access_of(request)


@post("/api/account/passkeys/{passkey:str}/remove", responses=refusals(404, 409, 413, 422), raises=[], status_code=200)
async def remove(passkey: PasskeyId, data: Annotated[Confirmation, Body()], request: Caller, accounts: Accounts) -> Access:
    """Take away one of the caller's passkeys, unless it is the last way in."""
    account = await confirmed(data, request)
    await accounts.passkeys.remove(account, passkey, visit_of(request)[0])
    return await access_of(request)


async def _options(data: Asking, request: Caller, visit: Visit) -> Options:
    accounts = accounts_of(request)
    match data.purpose:
        case "sign_in":
            return await accounts.passkeys.ask_for_any(visit)
        case "sign_up":
            return await accounts.ask_for_first_passkey(data.name or "", visit)
        case "confirm":
            return await accounts.passkeys.ask_for_one_of(visit, await accounts.of(holder_of(request)))
        case "add":
            account = await confirmed(data, request)
            return await accounts.passkeys.ask_for_new(visit, account.id, account.name, "add")


def _device(request: Caller) -> str:
    """What a new passkey is called until its holder calls it otherwise."""
    browser = roughly(request.headers.get("user-agent", ""))
    return browser.system or browser.name or "Passkey"


PASSKEY_CALLS = [question, sign_up, sign_in, add, rename, remove]
