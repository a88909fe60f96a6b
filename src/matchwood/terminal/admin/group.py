"""The command group ``matchwood admin``."""

from __future__ import annotations

import click

from matchwood.terminal.admin.accounts import delete_account, reset_password
from matchwood.terminal.admin.announcement import announce
from matchwood.terminal.admin.bans import ban, bans, unban
from matchwood.terminal.admin.daily_names import remove_name
from matchwood.terminal.admin.history import history
from matchwood.terminal.admin.tables import close, show, tables
from matchwood.terminal.operator_database import of_database


@click.group(invoke_without_command=True)
@of_database
@click.pass_context
def admin(ctx: click.Context, database: str | None) -> None:
    """Manage the tables and accounts of a server, also while the server runs."""
    ctx.obj = database
    if ctx.invoked_subcommand is None:
        click.echo(ctx.get_help())


for command in (tables, show, close, delete_account, reset_password, ban, bans, unban, announce, remove_name, history):
    admin.add_command(command)
