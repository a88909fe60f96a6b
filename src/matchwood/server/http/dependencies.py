"""The dependencies of the handlers: the parts of the server, and the caller.

Litestar injects none of them into guards and middleware. Those read the state of the application themselves.
"""

from __future__ import annotations

from operator import attrgetter
from typing import Any, TypeAlias

from litestar import Request
from litestar.di import NamedDependency, Provide
from litestar.params import SkipValidation
from litestar.types import Scope

from matchwood.server.accounts import accounts as the_accounts
from matchwood.server.accounts import export as the_exports
from matchwood.server.chat import chat as the_chat
from matchwood.server.compute import analyses as the_analyses
from matchwood.server.compute import compiling as the_compiling
from matchwood.server.compute import hints as the_hints
from matchwood.server.compute import replays as the_replays
from matchwood.server.http import context as a_context
from matchwood.server.http import rate_limiter as the_rate_limiter
from matchwood.server.http import static_files as the_static_files
from matchwood.server.http import table_context as a_table
from matchwood.server.http.table_context import TableId
from matchwood.server.identity import caller, introduce
from matchwood.server.lobby import lobby as the_lobby
from matchwood.server.push import service as the_push
from matchwood.server.storage import health as the_health
from matchwood.server.tables import commands as the_commands
from matchwood.server.tables import service as the_tables

Caller = Request[Any, Any, Any]

Tables: TypeAlias = NamedDependency[SkipValidation[the_tables.Tables]]
Commands: TypeAlias = NamedDependency[SkipValidation[the_commands.Commands]]
Lobby: TypeAlias = NamedDependency[SkipValidation[the_lobby.LobbyService]]
Chat: TypeAlias = NamedDependency[SkipValidation[the_chat.Chat]]
Hints: TypeAlias = NamedDependency[SkipValidation[the_hints.Hints]]
Replays: TypeAlias = NamedDependency[SkipValidation[the_replays.Replays]]
Analyses: TypeAlias = NamedDependency[SkipValidation[the_analyses.Analyses]]
Compiler: TypeAlias = NamedDependency[SkipValidation[the_compiling.Compiler]]
Exporter: TypeAlias = NamedDependency[SkipValidation[the_exports.Exporter]]
HealthCheck: TypeAlias = NamedDependency[SkipValidation[the_health.HealthCheck]]
Push: TypeAlias = NamedDependency[SkipValidation[the_push.Push]]
Accounts: TypeAlias = NamedDependency[SkipValidation[the_accounts.Accounts]]
RateLimiter: TypeAlias = NamedDependency[SkipValidation[the_rate_limiter.RateLimiter]]
StaticFiles: TypeAlias = NamedDependency[SkipValidation[the_static_files.StaticFiles]]
Address: TypeAlias = NamedDependency[SkipValidation[str]]
"""Where the caller is, as `address_of` has it."""
Person: TypeAlias = NamedDependency[SkipValidation[str | None]]
"""Who calls, if they were here before."""
TableContext: TypeAlias = NamedDependency[SkipValidation[a_table.TableContext]]
"""The caller at the table of the address."""
AccountContext: TypeAlias = NamedDependency[SkipValidation[a_context.AccountContext]]
"""The caller, and the accounts of which one may be theirs."""


def _part(path: str) -> Provide:
    """The part of the server at this path in the state of the application."""
    part_of = attrgetter(path)

    def part(scope: Scope) -> Any:
        return part_of(scope["litestar_app"].state)

    return Provide(part, sync_to_thread=False)


def _address(request: Caller) -> str:
    return the_rate_limiter.address_of(request)


def _person(request: Caller) -> str | None:
    return caller(request)


async def _table_context(request: Caller, table: TableId, tables: Tables, commands: Commands) -> a_table.TableContext:
    """The caller at the table of this id. Raises NotFound."""
    room = await tables.room(table)
    return a_table.TableContext(commands, room, *introduce(request))


def _account_context(request: Caller, accounts: Accounts, rate_limiter: RateLimiter) -> a_context.AccountContext:
    return a_context.AccountContext(request, accounts, rate_limiter)


DEPENDENCIES = {
    "tables": _part("services.tables"),
    "commands": _part("services.commands"),
    "lobby": _part("services.lobby"),
    "chat": _part("services.chat"),
    "hint_service": _part("services.hints"),
    "replays": _part("services.replays"),
    "analyses": _part("services.analyses"),
    "compiler": _part("services.compiler"),
    "exporter": _part("services.exporter"),
    "health_check": _part("services.health"),
    "push": _part("services.push"),
    "accounts": _part("services.accounts"),
    "rate_limiter": _part("rate_limiter"),
    "static_files": _part("static_files"),
    "address": Provide(_address, sync_to_thread=False),
    "person": Provide(_person, sync_to_thread=False),
    "table_context": Provide(_table_context),
    "account_context": Provide(_account_context, sync_to_thread=False),
}
