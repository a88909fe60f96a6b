"""``matchwood admin announce``."""

from __future__ import annotations

from datetime import timedelta
from typing import TYPE_CHECKING

import click

from matchwood.terminal.admin.options import json_option, local_time, operator_name, print_json
from matchwood.terminal.durations import Duration
from matchwood.terminal.operator_database import of_database, open_chosen

if TYPE_CHECKING:
    from matchwood.server.protocol.announcement_messages import Announcement

MAX_TEXT_LENGTH = 300


@click.command()
@click.argument("text", required=False)
@of_database
@click.option("--in", "starts_in", type=Duration(), help="The time until the maintenance starts, such as 30m.")
@click.option(
    "--for",
    "duration",
    type=Duration(),
    default="1h",
    show_default=True,
    help="How long the maintenance takes.",
)
@click.option("--clear", is_flag=True, help="Withdraw the announcement.")
@json_option
def announce(
    text: str | None, database: str | None, starts_in: timedelta | None, duration: timedelta, clear: bool, as_json: bool
) -> None:
    """Show a text on all open pages, for example before a maintenance. Without TEXT, print the current announcement.

    With --in, pages show the text and the start of the maintenance until the maintenance is over. Without --in, pages show the
    text at once, for the duration --for. A new text replaces the previous text.
    """
    from matchwood.server.admin.announcements import OperatorAnnouncements

    text = None if text is None else " ".join(text.split())
    if clear and text is not None:
        raise click.UsageError("Give a text or --clear, not both.")
    if text is not None and not 0 < len(text) <= MAX_TEXT_LENGTH:
        raise click.UsageError(f"The text has {len(text)} characters. Give 1 to {MAX_TEXT_LENGTH} characters.")
    with open_chosen(database) as engine:
        announcements = OperatorAnnouncements(engine)
        shown: Announcement | None
        if clear:
            shown, done = announcements.clear(operator_name()), "Withdrawn"
        elif text is None:
            shown, done = announcements.current(), "Pages show"
        else:
            shown, done = announcements.announce(text, starts_in, duration, operator_name()), "Announced"
    if as_json:
        print_json(shown)
    elif shown is None:
        click.echo("Pages show no announcement.")
    else:
        starts = "" if shown.starts is None else f"from {local_time(shown.starts)} "
        click.echo(f"{done}: {shown.text} ({starts}until {local_time(shown.ends)})")
