"""What handlers are given when they name it: the parts of the application, and who calls.

A guard, and whatever runs before there is a call, is given nothing: the doorkeeper and the accounts are asked for there.
"""

from __future__ import annotations

from typing import Any, TypeAlias

from litestar import Request
from litestar.di import NamedDependency, Provide
from litestar.params import SkipValidation
from litestar.types import Scope

from matchwood.server.accounts import accounts as the_accounts
from matchwood.server.club import tables as the_tables
from matchwood.server.edge import at_table as a_table
from matchwood.server.edge import doorkeeper
from matchwood.server.edge import shelf as the_shelf
from matchwood.server.edge import visitor as a_visitor
from matchwood.server.edge.at_table import TableId
from matchwood.server.identity import caller, introduce

Caller = Request[Any, Any, Any]

Tables: TypeAlias = NamedDependency[SkipValidation[the_tables.Tables]]
Accounts: TypeAlias = NamedDependency[SkipValidation[the_accounts.Accounts]]
Keeper: TypeAlias = NamedDependency[SkipValidation[doorkeeper.Doorkeeper]]
Shelf: TypeAlias = NamedDependency[SkipValidation[the_shelf.Shelf]]
Address: TypeAlias = NamedDependency[SkipValidation[str]]
"""Where the caller is, as `address_of` has it."""
Person: TypeAlias = NamedDependency[SkipValidation[str | None]]
"""Who calls, if they were here before."""
AtTable: TypeAlias = NamedDependency[SkipValidation[a_table.AtTable]]
"""The caller at the table of the address."""
Visitor: TypeAlias = NamedDependency[SkipValidation[a_visitor.Visitor]]
"""The caller, and the accounts of which one may be theirs."""


def _part(name: str) -> Provide:
    """What the application keeps under this name."""

    def kept(scope: Scope) -> Any:
        return scope["litestar_app"].state[name]

    return Provide(kept, sync_to_thread=False)


def _address(request: Caller) -> str:
    return doorkeeper.address_of(request)


def _person(request: Caller) -> str | None:
    return caller(request)


async def _at_table(request: Caller, table: TableId, tables: Tables) -> a_table.AtTable:
    """The caller at the table of this id. Raises NotFound."""
    room = await tables.room(table)
    return a_table.AtTable(tables, room, *introduce(request))


def _visitor(request: Caller, accounts: Accounts, keeper: Keeper) -> a_visitor.Visitor:
    return a_visitor.Visitor(request, accounts, keeper)


GIVEN = {
    "tables": _part("tables"),
    "accounts": _part("accounts"),
    "keeper": _part("doorkeeper"),
    "shelf": _part("shelf"),
    "address": Provide(_address, sync_to_thread=False),
    "person": Provide(_person, sync_to_thread=False),
    "at_table": Provide(_at_table),
    "visitor": Provide(_visitor, sync_to_thread=False),
}
