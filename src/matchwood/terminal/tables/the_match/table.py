"""The Match! in a terminal."""

from __future__ import annotations

from collections.abc import Sequence

from rich.console import RenderableType

from matchwood.api.view import ViewFields
from matchwood.cardgames.contract import Happening, Result
from matchwood.cardgames.the_match.contract import Table
from matchwood.terminal.tables.terminal_table import Misread, Scene, TerminalTable
from matchwood.terminal.tables.the_match.pictures import Pictures
from matchwood.terminal.tables.the_match.scenes import Scenes
from matchwood.terminal.tables.the_match.sheet import ending, sheet
from matchwood.terminal.tables.the_match.situation import situation

View = ViewFields[Table]

LONGEST = 20
"""The maximum length of a typed move."""


class TheMatchTable(TerminalTable[Table]):
    """Draws The Match! and interprets answers."""

    part_ends = "whistle"

    def __init__(self, game: str, language: str, names: Sequence[str], person: int, alone: bool = True) -> None:
        super().__init__(game, language, names, person, alone)
        self._pictures = Pictures(self)
        self._odds = False
        self._news = ""

    def card(self, card: str) -> str:
        """Return a short text for a card."""
        return card

    def keys(self, view: View) -> str:
        """Return a help text about the keys."""
        return self.say("terminal-keys-memory") if view.options["hide_after_miss"] else super().keys(view)

    def picture(self, view: View) -> RenderableType:
        """Return a picture of the whole table."""
        return self._pictures.table(view.table, self._news, self._odds)

    def sheet(self, view: View) -> RenderableType:
        """Return the goals of the match."""
        return sheet(view.table, self)

    def typing(self, view: View) -> str:
        """Return a help text that explains which answers the person can type."""
        memory = str(view.options["hide_after_miss"]).lower()
        return self.say("terminal-typing", mode=view.options["mode"], hide_after_miss=memory)

    def switches(self, view: View, answer: str) -> bool:
        """If the answer is `o`, show or hide the chances of a goal."""
        if answer.strip().lower() != "o":
            return False
        if view.options["hide_after_miss"]:
            raise Misread(self.say("no-chances"))
        self._odds = not self._odds
        return True

    def scenes(self, before: View, happenings: Sequence[Happening], after: View) -> list[Scene]:
        """Return pictures of chosen cards and important events."""
        bots = [seat for seat in range(2) if seat != self.person] if self.alone else []
        scenes = Scenes(self, self._pictures, bots, self._odds)
        found = scenes.show(before.table, happenings, after.table)
        self._news = scenes.news
        return found

    def situation(self, view: View) -> str:
        """Return a text description of the visible cards and the possible choices."""
        return situation(view.table, self, self._odds)

    def question(self, view: View) -> str:
        """Return the prompt for a column or a card."""
        seat, row, choices = view.owing[0], view.table.row, ", ".join(view.moves)
        who = {"seat": self.names[seat], "seat_is": self.you(seat), "choices": choices}
        asked = self.say("terminal-ask-shot", **who) if row is None else self.say("terminal-ask-column", row=row, **who)
        return f"{asked} "

    def move(self, view: View, answer: str) -> str:
        """Convert a typed answer to a move."""
        del view
        return "".join(answer.split()).upper()[:LONGEST]

    def ending(self, view: View, result: Result) -> str:
        """Return the result of the match as text."""
        return ending(view.table, result, self)


TABLE = TheMatchTable
