"""What the handlers of HTTP calls are given when they name it: the parts of the application, and who calls."""

from __future__ import annotations

from typing import Any, TypeAlias

from litestar import Request
from litestar.di import NamedDependency, Provide
from litestar.params import SkipValidation

from matchwood.server.accounts import accounts as the_accounts
from matchwood.server.club import tables as the_tables
from matchwood.server.edge import at_table as a_table
from matchwood.server.edge import doorkeeper
from matchwood.server.identity import caller

Caller = Request[Any, Any, Any]

Tables: TypeAlias = NamedDependency[SkipValidation[the_tables.Tables]]
Accounts: TypeAlias = NamedDependency[SkipValidation[the_accounts.Accounts]]
Keeper: TypeAlias = NamedDependency[SkipValidation[doorkeeper.Doorkeeper]]
Address: TypeAlias = NamedDependency[SkipValidation[str]]
"""Where the caller is, as `address_of` has it."""
Person: TypeAlias = NamedDependency[SkipValidation[str | None]]
"""Who calls, if they were here before."""
AtTable: TypeAlias = NamedDependency[SkipValidation[a_table.AtTable]]
"""The caller at the table of the address."""


def _tables(request: Caller) -> the_tables.Tables:
    return the_tables.tables_of(request)


def _accounts(request: Caller) -> the_accounts.Accounts:
    return the_accounts.accounts_of(request)


def _keeper(request: Caller) -> doorkeeper.Doorkeeper:
    return doorkeeper.doorkeeper_of(request)


def _address(request: Caller) -> str:
    return doorkeeper.address_of(request)


def _person(request: Caller) -> str | None:
    return caller(request)


GIVEN = {
    "tables": Provide(_tables, sync_to_thread=False),
    "accounts": Provide(_accounts, sync_to_thread=False),
    "keeper": Provide(_keeper, sync_to_thread=False),
    "address": Provide(_address, sync_to_thread=False),
    "person": Provide(_person, sync_to_thread=False),
    "at_table": Provide(a_table.at_table),
}
