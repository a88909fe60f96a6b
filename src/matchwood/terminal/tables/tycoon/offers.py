"""What the person could play, for people: groups with their cheapest way, or every way of a group."""

from __future__ import annotations

from rich import box
from rich.console import Group as Parts
from rich.console import RenderableType
from rich.table import Table
from rich.text import Text

from matchwood.terminal.tables.columns import in_columns
from matchwood.terminal.tables.room import Room
from matchwood.terminal.tables.tycoon.ways import Group, Way, Ways
from matchwood.terminal.tables.tycoon.words import Words

IN_A_LINE = 12


def cheapest(ways: Ways, words: Words, width: int, rows: int) -> Text:
    """The cheapest way of each group, the cheapest groups first, in so many rows; empty if they are too few."""
    cells = [_group(ways, group, words) for group in ways.by_price]
    return in_columns(cells, width, rows - 1, words.and_more, heading=Text(words.cheapest, "bold"))


def _group(ways: Ways, group: Group, words: Words) -> Text:
    more = len(ways.of(group)) - 1
    return way_text(ways.cheapest(group), words).append(f" +{more}" if more else "", "dim")


def way_text(way: Way, words: Words) -> Text:
    """A play and its price."""
    return Text.assemble((way.move, "bold"), f" ({words.sticks(way.sticks)})")


def overview(ways: Ways, order: str, words: Words) -> RenderableType:
    """For each number and count the cards of the cheapest way, its sticks, and how many other ways there are."""
    if not ways.groups:
        return Text(words.only_pass, "bold")
    table = Table(box=box.SIMPLE_HEAD, padding=(0, 1), pad_edge=False)
    table.add_column("", style="bold")
    for count in ways.counts:
        table.add_column(words.cards(count))
    for number in order:
        if any((number, count) in ways for count in ways.counts):
            table.add_row(number, *(_short(ways, (number, count)) for count in ways.counts))
    return Parts(Text(words.overview, "bold"), table, Text(words.overview_key, "dim"))


def _short(ways: Ways, group: Group) -> Text:
    if group not in ways:
        return Text("·", "dim")
    way, more = ways.cheapest(group), len(ways.of(group)) - 1
    return Text.assemble(("".join(way.cards), "bold"), f" ({way.sticks})", (f" +{more}" if more else "", "dim"))


def every_way(ways: Ways, number: str, count: int | None, words: Words) -> RenderableType:
    """Every way to show a number, with so many cards or with any."""
    groups = [group for group in ways.groups if group[0] == number and count in (None, group[1])]
    cells = [way_text(way, words) for group in groups for way in ways.of(group)]
    heading = Text((words.all_ways if cells else words.no_way).format(number=words.show(number, count or 1)), "bold")
    return Room([heading], lambda width, rows: in_columns(cells, width, rows, words.and_others))


def in_a_line(ways: Ways, words: Words) -> str:
    """The cheapest groups in a line of text."""
    groups = ways.by_price
    listed = ", ".join(_group(ways, group, words).plain for group in groups[:IN_A_LINE])
    left = len(groups) - IN_A_LINE
    return f"{words.cheapest}: {listed}{', ' + words.and_more.format(count=left) if left > 0 else ''}" if groups else ""
