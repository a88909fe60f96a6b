"""``matchwood admin delete-account`` and ``reset-password``."""

from __future__ import annotations

import click

from matchwood.terminal.admin.options import (
    action_as_json,
    confirm,
    json_option,
    operator_name,
    print_json,
    reason_option,
    yes_option,
)
from matchwood.terminal.operator_database import of_database, open_chosen


@click.command("delete-account")
@click.argument("name")
@of_database
@reason_option
@yes_option
@json_option
def delete_account(name: str, database: str | None, reason: str | None, yes: bool, as_json: bool) -> None:
    """Delete an account with its ratings, passkeys and chat messages.

    The browsers of the account are signed out within seconds. The games stay, and the name stays in their records.
    """
    from matchwood.server.admin.accounts import OperatorAccounts

    with open_chosen(database) as engine:
        accounts = OperatorAccounts(engine)
        summary = accounts.summary(name)
        created = f"{summary.created:%Y-%m-%d}"
        confirm(f"Delete account {summary.name} (created {created}, {summary.finished_games} finished games) for good?", yes)
        action = accounts.delete(name, operator_name(), reason)
    if as_json:
        print_json(action_as_json(action))
    else:
        click.echo(f"Deleted account: {action.subject}")


@click.command("reset-password")
@click.argument("name")
@of_database
@reason_option
@yes_option
@json_option
def reset_password(name: str, database: str | None, reason: str | None, yes: bool, as_json: bool) -> None:
    """Give an account a new random password, and print the password once.

    All browsers of the account are signed out within seconds. The passkeys of the account stay valid.
    """
    from matchwood.server.admin.accounts import OperatorAccounts

    with open_chosen(database) as engine:
        accounts = OperatorAccounts(engine)
        summary = accounts.summary(name)
        confirm(f"Reset the password of account {summary.name}, and sign out all its browsers?", yes)
        action, password = accounts.reset_password(name, operator_name(), reason)
    if as_json:
        print_json(action_as_json(action) | {"password": password})
        return
    click.echo(f"The new password of account {action.subject} is: {password}")
    if summary.passkeys:
        click.echo(f"Passkeys that still work: {summary.passkeys}. The player can delete them in the settings of the page.")
