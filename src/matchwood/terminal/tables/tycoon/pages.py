"""Pages about plays, changes and played cards of Matchstick Tycoon."""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable, Sequence

from rich import box
from rich.console import Group as Parts
from rich.console import RenderableType
from rich.table import Table
from rich.text import Text

from matchwood.cardgames.spec import Value
from matchwood.cardgames.tycoon.facts import FACTS
from matchwood.terminal.tables.pieces import in_columns
from matchwood.terminal.tables.room import Room
from matchwood.terminal.tables.tycoon.drawing import UPSIDE_DOWN
from matchwood.terminal.tables.tycoon.ways import Group, View, Way, Ways

Say = Callable[..., str]

IN_A_LINE = 12
COUNT = "{count}"
"""The placeholder for the number of omitted cells."""


def cheapest(ways: Ways, say: Say, width: int, rows: int) -> Text:
    """List the cheapest plays in at most `rows` lines."""
    cells = [_group(ways, group, say) for group in ways.by_price]
    heading = Text(say("terminal-cheapest"), "bold")
    return in_columns(cells, width, rows - 1, say("terminal-and-more", count=COUNT), heading=heading)


def in_a_line(ways: Ways, say: Say) -> str:
    """Return one line with the plays that need the fewest matchsticks."""
    groups = ways.by_price
    listed = [_group(ways, group, say).plain for group in groups[:IN_A_LINE]]
    left = len(groups) - IN_A_LINE
    more = [say("terminal-and-more", count=left)] if left > 0 else []
    return f"{say('terminal-cheapest')}: {', '.join(listed + more)}" if groups else ""


def overview(ways: Ways, numbers: Sequence[str], say: Say) -> RenderableType:
    """Return a table that shows the cheapest play for each pair of a number and a card count."""
    if not ways.groups:
        return Text(say("terminal-only-pass"), "bold")
    table = _grid()
    for count in ways.counts:
        table.add_column(say("cards", count=count))
    for number in numbers:
        if any((number, count) in ways for count in ways.counts):
            table.add_row(Text(number, "bold"), *(_short(ways, (number, count)) for count in ways.counts))
    return Parts(Text(say("terminal-overview"), "bold"), table, Text(say("terminal-overview-key"), "dim"))


def every_way(ways: Ways, number: str, count: int | None, say: Say) -> RenderableType:
    """List all plays whose cards show the given number. If ``count`` is given, return only plays with this many cards."""
    groups = [group for group in ways.groups if group[0] == number and count in (None, group[1])]
    cells = [_way(way, say) for group in groups for way in ways.of(group)]
    shown = number if count is None else say("play", count=count, number=number)
    heading = say("terminal-ways", play=shown) if cells else say("terminal-no-way", play=shown)
    and_others = say("terminal-and-others", count=COUNT)
    return Room([Text(heading, "bold")], lambda width, rows: in_columns(cells, width, rows, and_others))


def _group(ways: Ways, group: Group, say: Say) -> Text:
    more = len(ways.of(group)) - 1
    return _way(ways.cheapest(group), say).append(f" +{more}" if more else "", "dim")


def _way(way: Way, say: Say) -> Text:
    return Text.assemble((way.move, "bold"), f" ({say('matches', count=way.sticks)})")


def _short(ways: Ways, group: Group) -> Text:
    if group not in ways:
        return Text("·", "dim")
    way, more = ways.cheapest(group), len(ways.of(group)) - 1
    return Text.assemble(("".join(way.cards), "bold"), f" ({way.sticks})", (f" +{more}" if more else "", "dim"))


def _grid() -> Table:
    table = Table(box=box.SIMPLE_HEAD, padding=(0, 1), pad_edge=False)
    table.add_column("")
    return table


def changes(expansion: Value, say: Say) -> RenderableType:
    """Return a table of the matchsticks needed to turn each card into each number."""
    game = FACTS.expansions[str(expansion)]
    head = Text("    " + "".join(f" {number} " for number in game.numbers), "bold")
    rows = [Text.assemble((f" {kind}  ", "bold"), *(_change(kind, number) for number in game.numbers)) for kind in game.cards]
    notes = [say("terminal-changes-key")] if expansion == "none" else [say("terminal-changes-key"), say("terminal-assumed")]
    return Parts(Text(say("terminal-changes"), "bold"), head, *rows, *(Text(note, "dim") for note in notes))


def _change(kind: str, number: str) -> tuple[str, str]:
    change = FACTS.changes[kind].get(number)
    if change is None:
        return " · ", "dim"
    sticks = len(change.sticks)
    return f" {sticks}{UPSIDE_DOWN if change.turned else ' '}", "" if sticks else "bold green"


def gone(view: View, say: Say) -> RenderableType:
    """Return the played cards, the person's cards and the unseen cards."""
    lies, deck = view.table, Counter(FACTS.expansions[str(view.options["expansion"])].cards)
    played, mine = Counter(lies.played), Counter(lies.hand)
    table = _grid()
    for kind in deck:
        table.add_column(kind, justify="right")
    labels = say("terminal-gone-played"), say("terminal-gone-mine"), say("terminal-gone-unseen")
    for label, counted in zip(labels, (played, mine, deck - played - mine), strict=True):
        table.add_row(label, *(str(counted[kind] or "·") for kind in deck))
    parts: list[RenderableType] = [Text(say("terminal-gone"), "bold"), table]
    if lies.aside:
        parts.append(Text(say("terminal-gone-aside", count=lies.aside), "dim"))
    return Parts(*parts)
