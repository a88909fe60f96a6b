"""The dependencies that Litestar injects into handlers."""

from __future__ import annotations

from operator import attrgetter
from typing import Any, TypeAlias

from litestar import Request
from litestar.di import NamedDependency, Provide
from litestar.params import SkipValidation
from litestar.types import Scope

from matchwood.server.accounts import accounts as the_accounts
from matchwood.server.accounts import export as the_exports
from matchwood.server.admin import announcements as the_announcements
from matchwood.server.admin import bans as the_bans
from matchwood.server.chat import chat as the_chat
from matchwood.server.compute import analyses as the_analyses
from matchwood.server.compute import compiling as the_compiling
from matchwood.server.compute import hints as the_hints
from matchwood.server.compute import replays as the_replays
from matchwood.server.daily import service as the_daily
from matchwood.server.http import context as a_context
from matchwood.server.http import rate_limiter as the_rate_limiter
from matchwood.server.http import static_files as the_static_files
from matchwood.server.http import table_context as a_table
from matchwood.server.http.table_context import Seen, TableId
from matchwood.server.identity import caller, identify
from matchwood.server.lobby import lobby as the_lobby
from matchwood.server.push import service as the_push
from matchwood.server.puzzles import service as the_puzzles
from matchwood.server.storage import health as the_health
from matchwood.server.tables import branches as the_branches
from matchwood.server.tables import challenges as the_challenges
from matchwood.server.tables import commands as the_commands
from matchwood.server.tables import service as the_tables
from matchwood.server.tables.room import Room

Caller = Request[Any, Any, Any]

Tables: TypeAlias = NamedDependency[SkipValidation[the_tables.Tables]]
Commands: TypeAlias = NamedDependency[SkipValidation[the_commands.Commands]]
Branches: TypeAlias = NamedDependency[SkipValidation[the_branches.Branches]]
Challenges: TypeAlias = NamedDependency[SkipValidation[the_challenges.GameChallenges]]
Lobby: TypeAlias = NamedDependency[SkipValidation[the_lobby.LobbyService]]
Chat: TypeAlias = NamedDependency[SkipValidation[the_chat.Chat]]
Hints: TypeAlias = NamedDependency[SkipValidation[the_hints.Hints]]
Replays: TypeAlias = NamedDependency[SkipValidation[the_replays.Replays]]
Analyses: TypeAlias = NamedDependency[SkipValidation[the_analyses.Analyses]]
Compiler: TypeAlias = NamedDependency[SkipValidation[the_compiling.Compiler]]
Exporter: TypeAlias = NamedDependency[SkipValidation[the_exports.Exporter]]
HealthCheck: TypeAlias = NamedDependency[SkipValidation[the_health.HealthCheck]]
Push: TypeAlias = NamedDependency[SkipValidation[the_push.Push]]
Daily: TypeAlias = NamedDependency[SkipValidation[the_daily.Daily]]
DailyPuzzles: TypeAlias = NamedDependency[SkipValidation[the_puzzles.DailyPuzzleService]]
Accounts: TypeAlias = NamedDependency[SkipValidation[the_accounts.Accounts]]
BanCheck: TypeAlias = NamedDependency[SkipValidation[the_bans.BanCheck]]
Announcements: TypeAlias = NamedDependency[SkipValidation[the_announcements.AnnouncementBroadcast]]
RateLimiter: TypeAlias = NamedDependency[SkipValidation[the_rate_limiter.RateLimiter]]
StaticFiles: TypeAlias = NamedDependency[SkipValidation[the_static_files.StaticFiles]]
Address: TypeAlias = NamedDependency[SkipValidation[str]]
Person: TypeAlias = NamedDependency[SkipValidation[str | None]]
"""The ID of the caller, or None for a new browser."""
TableRoom: TypeAlias = NamedDependency[SkipValidation[Room]]
CurrentRoom: TypeAlias = NamedDependency[SkipValidation[Room]]
"""A table that includes the last event that the client knows."""
TableContext: TypeAlias = NamedDependency[SkipValidation[a_table.TableContext]]
AccountContext: TypeAlias = NamedDependency[SkipValidation[a_context.AccountContext]]


def _from_state(path: str) -> Provide:
    get = attrgetter(path)

    def from_state(scope: Scope) -> Any:
        return get(scope["litestar_app"].state)

    return Provide(from_state, sync_to_thread=False)


def _address(request: Caller) -> str:
    return the_rate_limiter.address_of(request)


def _person(request: Caller) -> str | None:
    return caller(request)


async def _room(table: TableId, tables: Tables, person: Person) -> Room:
    return await tables.visible_room(table, person)


async def _current_room(table: TableId, tables: Tables, person: Person, seen: Seen = 0) -> Room:
    return await tables.visible_room(table, person, seen)


def _table_context(request: Caller, room: TableRoom, commands: Commands) -> a_table.TableContext:
    return a_table.TableContext(commands, room, *identify(request))


def _account_context(request: Caller, accounts: Accounts, rate_limiter: RateLimiter, daily: Daily) -> a_context.AccountContext:
    return a_context.AccountContext(request, accounts, rate_limiter, daily)


DEPENDENCIES = {
    "tables": _from_state("services.tables"),
    "commands": _from_state("services.commands"),
    "branch_service": _from_state("services.branches"),
    "challenge_service": _from_state("services.challenges"),
    "lobby": _from_state("services.lobby"),
    "chat": _from_state("services.chat"),
    "hint_service": _from_state("services.hints"),
    "replays": _from_state("services.replays"),
    "analyses": _from_state("services.analyses"),
    "compiler": _from_state("services.compiler"),
    "exporter": _from_state("services.exporter"),
    "health_check": _from_state("services.health"),
    "push": _from_state("services.push"),
    "daily": _from_state("services.daily"),
    "daily_puzzles": _from_state("services.daily_puzzles"),
    "accounts": _from_state("services.accounts"),
    "bans": _from_state("services.bans"),
    "announcements": _from_state("services.announcements"),
    "rate_limiter": _from_state("rate_limiter"),
    "static_files": _from_state("static_files"),
    "address": Provide(_address, sync_to_thread=False),
    "person": Provide(_person, sync_to_thread=False),
    "room": Provide(_room),
    "current_room": Provide(_current_room),
    "table_context": Provide(_table_context, sync_to_thread=False),
    "account_context": Provide(_account_context, sync_to_thread=False),
}
