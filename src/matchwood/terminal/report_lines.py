"""The reports of chat messages for the operator."""

from __future__ import annotations

import sys
from collections import Counter
from collections.abc import Sequence
from datetime import datetime

from rich.console import Console
from rich.table import Table
from rich.text import Text

from matchwood.server.chat.bans import Silence
from matchwood.server.chat.moderation import Quote, Report

NOTHING = "There are no open reports of chat messages."
NOTHING_SETTLED = "There are no settled reports."
NOBODY_SILENCED = "No person is silenced."
WHAT_TO_DO = """\
matchwood reports settle NUMBER     settles the report; the message stays
matchwood reports silence NUMBER    forbids the sender to chat for a week
matchwood reports remove NUMBER     deletes the message for good"""


def show(found: Sequence[Report], count: int, settled: bool) -> None:
    """Print reports of chat messages, and the number of further reports."""
    if not count:
        print(NOTHING_SETTLED if settled else NOTHING)
        return
    console = _console()
    for report in found:
        _show(console, report)
    if count > len(found):
        console.print(f"… and {count - len(found)} more.\n")
    console.print("matchwood reports reopen NUMBER    opens the report again" if settled else WHAT_TO_DO)


def show_silenced(silences: Sequence[Silence]) -> None:
    """Print all people who may not chat."""
    for line, name, until in silences:
        _console().print(Text(f"Number {line}   {name}, until {_moment(until)}"))
    if not silences:
        print(NOBODY_SILENCED)


def quote(report: Report) -> None:
    """Print a reported chat message."""
    line = report.line
    _console().print(Text(f"{line.number}, {_moment(line.at)}, {line.name}: {line.words}"))


def _show(console: Console, report: Report) -> None:
    line = report.line
    console.print(Text.assemble((f"Number {line.number}", "bold"), f"   at table {report.table}"))
    console.print(Text(f"said {_moment(line.at)} by {line.name}, {_known(report)}"))
    if report.silenced is not None:
        console.print(Text(f"silenced until {_moment(report.silenced)}"))
    console.print(Text(f"reported by {_counted(report.reporters)}, last {_moment(report.at)}"))
    if report.settled is not None:
        console.print(Text(f"settled {_moment(report.settled)}"))
    console.print(_talk(report))
    console.print()


def _talk(report: Report) -> Table:
    talk = Table.grid(padding=(0, 2, 0, 0))
    talk.add_column(width=1)
    talk.add_column(no_wrap=True)
    talk.add_column(max_width=24)
    talk.add_column(ratio=1)
    for line in (*report.before, report.line, *report.after):
        meant = line is report.line
        style = "bold" if meant else ""
        talk.add_row(">" if meant else "", _short(line, report.line), Text(line.name, style), Text(line.words, style))
    return talk


def _known(report: Report) -> str:
    return "a guest without an account" if report.account is None else f"whose account is {report.account}"


def _counted(reporters: Sequence[str]) -> str:
    """Return the number and the names of the reporters.

    >>> _counted(["Bea"]), _counted(["Bea", "Cem", "Cem"])
    ('Bea', '3 people: Bea, Cem (2)')
    """
    names = ", ".join(f"{name} ({count})" if count > 1 else name for name, count in Counter(reporters).items())
    return names if len(reporters) == 1 else f"{len(reporters)} people: {names}"


def _short(line: Quote, meant: Quote) -> str:
    moment, day = _moment(line.at), _moment(meant.at)[:10]
    return moment.removeprefix(day).strip()


def _moment(at: int) -> str:
    return f"{datetime.fromtimestamp(at / 1_000).astimezone():%Y-%m-%d %H:%M}"


def _console() -> Console:
    return Console(width=None if sys.stdout.isatty() else 100, highlight=False, emoji=False)
