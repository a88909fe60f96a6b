"""The Match! in a terminal, for one person or for two at one screen."""

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
"""The maximum length of a typed move. Longer texts are refused."""


class TheMatchTable(TerminalTable[Table]):
    """The terminal table of The Match!."""

    part_ends = "whistle"

    def __init__(self, game: str, language: str, names: Sequence[str], person: int, alone: bool = True) -> None:
        super().__init__(game, language, names, person, alone)
        self._pictures = Pictures(self)
        self._odds = False
        self._news = ""

    def card(self, card: str) -> str:
        """Return a card as text, with the same letters as in the pictures."""
        return card

    def keys(self, view: View) -> str:
        """Return the help text for the keys, without the key for chances if no chances are known."""
        return self.say("terminal-keys-memory") if view.options["hide_after_miss"] else super().keys(view)

    def picture(self, view: View) -> RenderableType:
        """Return a picture of the whole table."""
        return self._pictures.table(view.table, self._news, self._odds)

    def sheet(self, view: View) -> RenderableType:
        """Return the scoreboard of the match."""
        return sheet(view.table, self)

    def typing(self, view: View) -> str:
        """Return the help text for typing answers, as far as it applies to this match."""
        memory = str(view.options["hide_after_miss"]).lower()
        return self.say("terminal-typing", mode=view.options["mode"], hide_after_miss=memory)

    def switches(self, view: View, answer: str) -> bool:
        """Show or hide the chances of a goal, and return whether the answer asked for that."""
        if answer.strip().lower() != "o":
            return False
        if view.options["hide_after_miss"]:
            raise Misread(self.say("no-chances"))
        self._odds = not self._odds
        return True

    def scenes(self, before: View, happenings: Sequence[Happening], after: View) -> list[Scene]:
        """Return a scene for each card and for each important moment."""
        bots = [seat for seat in range(2) if seat != self.person] if self.alone else []
        scenes = Scenes(self, self._pictures, bots, self._odds)
        found = scenes.show(before.table, happenings, after.table)
        self._news = scenes.news
        return found

    def situation(self, view: View) -> str:
        """Return the pitch or the shoot-out, and the cards to choose from, as text."""
        return situation(view.table, self, self._odds)

    def question(self, view: View) -> str:
        """Return the question that asks for a column, or for one of five cards."""
        seat, row, choices = view.owing[0], view.table.row, ", ".join(view.moves)
        who = {"seat": self.names[seat], "seat_is": self.you(seat), "choices": choices}
        asked = self.say("terminal-ask-shot", **who) if row is None else self.say("terminal-ask-column", row=row, **who)
        return f"{asked} "

    def move(self, view: View, answer: str) -> str:
        """Return the typed text as a move. If the text is not a move, the game refuses it with a reason."""
        del view
        return "".join(answer.split()).upper()[:LONGEST]

    def ending(self, view: View, result: Result) -> str:
        """Return the result of the match, with penalties and the toss."""
        return ending(view.table, result, self)


TABLE = TheMatchTable
