"""``matchwood admin ban``, ``bans`` and ``unban``."""

from __future__ import annotations

import shlex
from datetime import timedelta
from typing import TYPE_CHECKING

import click

from matchwood.terminal.admin.options import json_option, local_time, operator_name, print_json, reason_option
from matchwood.terminal.durations import Duration
from matchwood.terminal.operator_database import of_database, open_chosen

if TYPE_CHECKING:
    from matchwood.server.admin.bans import Ban

BANNED = "ADDRESS|ACCOUNT"


@click.command()
@click.argument("name", metavar=BANNED)
@of_database
@click.option(
    "--for",
    "duration",
    type=Duration(),
    default="7d",
    show_default=True,
    help="The duration, such as 12h, 7d or 2w.",
)
@reason_option
@json_option
def ban(name: str, database: str | None, duration: timedelta, reason: str | None, as_json: bool) -> None:
    """Ban an address or an account from the server for some time.

    All servers obey within seconds. A ban of an IPv6 address applies to its /64 network. The banned person sees the end of the
    ban, but not the reason. A new ban replaces an earlier ban.
    """
    from matchwood.server.admin.bans import OperatorBans

    with open_chosen(database) as engine:
        banned = OperatorBans(engine).ban(name, duration, operator_name(), reason)
    if as_json:
        print_json(_as_json(banned))
    else:
        click.echo(f"Banned: {_line(banned)}. `matchwood admin unban {shlex.quote(banned.name)}` ends the ban.")


@click.command()
@click.argument("name", metavar=BANNED)
@of_database
@json_option
def unban(name: str, database: str | None, as_json: bool) -> None:
    """End the ban of an address or account."""
    from matchwood.server.admin.bans import OperatorBans

    with open_chosen(database) as engine:
        lifted = OperatorBans(engine).lift(name, operator_name())
    if as_json:
        print_json(_as_json(lifted))
    else:
        click.echo(f"No longer banned: {lifted.name}")


@click.command()
@of_database
@json_option
def bans(database: str | None, as_json: bool) -> None:
    """List the banned addresses and accounts."""
    from matchwood.server.admin.bans import OperatorBans

    with open_chosen(database) as engine:
        found = OperatorBans(engine).current()
    if as_json:
        print_json([_as_json(each) for each in found])
        return
    for each in found:
        click.echo(_line(each))
    if not found:
        click.echo("No address and no account is banned.")


def _line(ban: Ban) -> str:
    from matchwood.server.util.clock import datetime_of

    kind = "account" if ban.is_account else "address"
    reason = "" if ban.reason is None else f": {ban.reason}"
    return f"{kind} {ban.name} until {local_time(datetime_of(ban.until))}{reason}"


def _as_json(ban: Ban) -> dict[str, object]:
    from matchwood.server.util.clock import datetime_of

    kind = "account" if ban.is_account else "address"
    return {
        "kind": kind,
        "name": ban.name,
        "since": datetime_of(ban.since),
        "until": datetime_of(ban.until),
        "reason": ban.reason,
    }
