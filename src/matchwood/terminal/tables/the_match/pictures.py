"""The picture of The Match! for 80 by 24 characters."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass

from rich.cells import cell_len, set_cell_size
from rich.console import Console, ConsoleOptions, RenderableType, RenderResult
from rich.table import Table as Grid
from rich.text import Text

from matchwood.cardgames.the_match.contract import Shootout, Table
from matchwood.terminal.tables.room import Room
from matchwood.terminal.tables.terminal_table import TerminalTable
from matchwood.terminal.tables.the_match.attacks import MOST, Attack, Attacks
from matchwood.terminal.tables.the_match.cards import BALL, LARGE, SMALL, Size, chips, drawn
from matchwood.terminal.tables.the_match.pitch import MARGIN, Choice, Pitch
from matchwood.terminal.tables.the_match.shootout import Penalties
from matchwood.terminal.tables.the_match.words import part, percent, score

ROOMY = (98, 34)
"""The columns and lines that large cards need."""

GAP = 3
BOARD = "bold #ffffff on #14532d"


class Pictures:
    """Draws a table of The Match!"""

    def __init__(self, table: TerminalTable[Table]) -> None:
        self.seen, self.say, self._names = table, table.say, table.names
        self.attacks = Attacks()

    def table(self, lies: Table, news: str, odds: bool, banners: Sequence[Text] = (), last: Choice | None = None) -> RenderableType:
        """Return a picture of the table. The picture marks the last shot, or the card that ended an attack."""
        chances = {move: percent(self.say, chance) for move, chance in lies.odds.items()} if odds else {}
        return _Board(self, lies, last, news, chances, banners, self.attacks.latest(MOST))

    def heading(self, lies: Table) -> Text:
        """Return the score and the current part of the match."""
        shootout = lies.shootout
        parts = (self.say("title"), part(self.say, lies), self._turn(lies))
        goals = lies.goals if shootout is None else shootout.goals
        return Text.assemble((f" {score(self._names, goals)} ", BOARD), ("  " + " · ".join(parts), "bold"))

    def ball(self, lies: Table) -> list[Text]:
        """Draw the current ball, and describe the cards that fit this ball."""
        seat, ball, fits = lies.turn, lies.ball, lies.fits
        if seat is None or ball is None or fits is None:
            return []
        whose = self.say("terminal-ball", seat=self._names[seat], seat_is=self.seen.you(seat))
        beside = ((whose, "bold"), (self.say("fits", colour=fits.colour, number=fits.number), ""), ("", ""))
        return [line.append(f"  {text}", style) for line, (text, style) in zip(drawn(ball, SMALL, BALL), beside, strict=True)]

    def stacks(self, lies: Table) -> list[Text]:
        """Return the remaining balls and the played balls."""
        width = max(map(cell_len, self._names))
        left = " · ".join(f"{name} {count}" for name, count in zip(self._names, lies.stacks, strict=True))
        lines = [Text(f"{self.say('terminal-left')}: {left}"), Text(self.say("used"), "bold")]
        for name, cards in zip(self._names, lies.used, strict=True):
            used = chips(cards) if cards else Text(self.say("terminal-none"))
            lines.append(Text(f"{set_cell_size(name, width)}  ").append_text(used))
        return lines

    def listed(self, heading: str, attacks: Sequence[Attack]) -> list[Text]:
        """Return a list of attacks or shots."""
        return [Text(heading, "bold"), *(attack.line(self._names[attack.seat]) for attack in attacks)]

    def _turn(self, lies: Table) -> str:
        shootout, seat = lies.shootout, lies.dealer if lies.turn is None else lies.turn
        if shootout is None:
            had, left = len(lies.used[seat]), lies.stacks[seat]
            return self.say("terminal-turn", number=had, all=had + left)
        if lies.part == "ten_shots":
            return self.say("shot", number=shootout.number, series=shootout.series[seat])
        return self.say("pair", number=shootout.number)


@dataclass(frozen=True)
class _Board:
    pictures: Pictures
    lies: Table
    last: Choice | None
    news: str
    chances: dict[str, str]
    banners: Sequence[Text]
    attacks: Sequence[Attack]

    def __rich_console__(self, console: Console, options: ConsoleOptions) -> RenderResult:
        lines = options.height or options.max_height
        roomy = options.max_width >= ROOMY[0] and lines >= ROOMY[1]
        size = LARGE if roomy else SMALL
        head = [self.pictures.heading(self.lies), Text(self.news or " ", "bold yellow")]
        if self.lies.shootout is not None:
            yield from self._shootout(self.lies.shootout, head, size)
        else:
            yield Room([*head, self._pitch(console, size, options.max_width), *self.banners], lambda _width, _rows: Text())

    def _pitch(self, console: Console, size: Size, width: int) -> Grid:
        draw, lies = self.pictures, self.lies
        field = Pitch(draw.seen, lies, self.last).drawn(size, self.chances)
        beside = width - (MARGIN + 4 * size.width + 3) - GAP
        parts: list[Text] = []
        latest = draw.listed(draw.say("terminal-attacks"), self.attacks)
        for text in (*draw.ball(lies), Text(), *draw.stacks(lies), Text(), *latest):
            parts += text.wrap(console, beside) or [text]
        grid = Grid.grid(padding=(0, GAP, 0, 0))
        grid.add_row(Text("\n").join(field), Text("\n").join(parts[: len(field)]))
        return grid

    def _shootout(self, shootout: Shootout, head: list[Text], size: Size) -> RenderResult:
        draw, lies = self.pictures, self.lies
        shots, near, far = Penalties(draw.seen, lies, shootout, self.last), draw.seen.person, 1 - draw.seen.person
        ball = draw.ball(lies) or [Text(), Text(), Text()]
        ball[-1].append("   ").append_text(shots.circle())
        parts = [
            Text("\n").join([shots.marks(far), *shots.line(far, size, self.chances)]),
            Text("\n").join(Text("  ").append_text(line) for line in ball),
            Text("\n").join([*shots.line(near, size, self.chances), shots.marks(near)]),
        ]
        yield Room([*head, *parts, *self.banners], lambda _width, rows: self._latest(rows))

    def _latest(self, rows: int) -> Text:
        latest = self.attacks[: max(0, rows - 1)]
        listed = self.pictures.listed(self.pictures.say("terminal-shots"), latest) if latest else []
        return Text("\n").join(Text("  ").append_text(line) for line in listed)
