"""Matschig in a terminal, for one person."""

from __future__ import annotations

from collections import Counter
from collections.abc import Sequence

from rich.console import Group, RenderableType
from rich.text import Text

from matchwood.cardgames.contract import Happening, Over, Result
from matchwood.cardgames.matschig.contract import Answer, Defence, RoundOver, Table
from matchwood.errors import IllegalMove
from matchwood.terminal.tables.matschig.answers import ALWAYS, Answers
from matchwood.terminal.tables.matschig.cards import PATTERNS, View
from matchwood.terminal.tables.matschig.pictures import Pictures
from matchwood.terminal.tables.matschig.sheet import Sheet
from matchwood.terminal.tables.matschig.unfolding import Unfolding
from matchwood.terminal.tables.sentences import BULLET, in_lines
from matchwood.terminal.tables.terminal_table import Scene, TerminalTable

PAUSES = {"throw": 3, "add": 4, "duck": 4, "defence": 4, "splash": 2, "discard": 3}
REMEMBERED = 30
FEW = 6
NEW, OLD = "bold", ""


class MatschigTable(TerminalTable[Table]):
    """Draws the game Matschig, and interprets the person's answers."""

    part_ends = "round"

    def __init__(self, game: str, language: str, names: Sequence[str], person: int, alone: bool = True) -> None:
        super().__init__(game, language, names, person, alone)
        self._pictures = Pictures(self)
        self._answers = Answers(self)
        self._news: list[Text] = []

    def keys(self, view: View) -> str:
        """Return a help text about the keys."""
        del view
        return self.say("terminal-keys", always="yes" if self._answers.always else "no")

    def picture(self, view: View) -> RenderableType:
        """Return a picture of the table."""
        draft = self._answers.draft(view)
        fates, used = (self._pictures.flying.laid_on(draft), draft.used) if draft else ([], Counter[str]())
        return self._pictures.table(view, self._news, fates, self._answers.heading(view), self._answers.choices(view), used)

    def sheet(self, view: View) -> RenderableType:
        """Return the score sheet."""
        return Sheet(view.table, self)

    def rules(self, view: View) -> list[RenderableType]:
        """Return the pages of the rules."""
        first, *others = super().rules(view)
        does = (f"{BULLET}{PATTERNS[kind]} {self._kind(kind)}: {self.words.say(f'kind-{kind}.does')}" for kind in PATTERNS)
        return [first, Text("\n".join([self.say("kinds"), in_lines("\n".join(does))])), *others]

    def _kind(self, kind: str) -> str:
        name = self.words.say(f"kind-{kind}")
        return f"{kind} {name}" if len(kind) == 1 else name

    def pages(self, view: View, answer: str) -> list[RenderableType]:
        """Return the text that a command shows page by page, for example the list of answers."""
        if answer.lower() != "m":
            return super().pages(view, answer)
        cells = [choice.cell for choice in self._answers.choices(view)]
        return [Group(Text(self.say("terminal-all"), "bold"), *cells)]

    def switches(self, view: View, answer: str) -> bool:
        """Carry out a typed command that changes a setting or builds a part of a move."""
        return self._answers.switches(view, answer)

    def unasked(self, view: View) -> str | None:
        """If the person has chosen never to add a card to mud, return ``let``, the move that adds no card."""
        return "let" if self._answers.always and self._answers.phase(view) == "window" else None

    def forced(self, view: View, move: str) -> str:
        """Return an empty text, because the picture shows the move."""
        del view, move
        return ""

    def remark(self, view: View, answer: str, move: str) -> str:
        """Return a confirmation of a changed setting."""
        del view, move
        return self.say("terminal-always") if answer.strip().lower() == ALWAYS else ""

    def refused(self, view: View, error: IllegalMove) -> str:
        """Return the reason for a refused move. If the person has to throw mud, also list the possible pairs of mud cards."""
        if self._answers.phase(view) != "throw":
            return self.reason(error)
        keys = [choice.key for choice in self._answers.choices(view)]
        possible = ", ".join([*keys[:FEW], "…"] if len(keys) > FEW else keys)
        return f"{self.reason(error)} {self.common.say('possible', moves=possible)}"

    def scenes(self, before: View, happenings: Sequence[Happening], after: View) -> list[Scene]:
        """Return pictures of important events, for example a throw, a new target or a defence."""
        table = Unfolding(before, after, self.person)
        over = any(isinstance(happening, Over) for happening in happenings)
        found: list[Scene] = []
        for happening in happenings:
            if line := self.line(happening):
                self._news = [Text(old.plain, OLD) for old in self._news[-REMEMBERED:]] + [Text(line, NEW)]
            looked_at = table.view
            table.see(happening)
            if isinstance(happening, RoundOver) and not over:
                found.append(Scene(Sheet(after.table, self, happening.pools), None))
            elif happening.type in PAUSES:
                # The result is shown before the mud disappears.
                shown, fates = (looked_at, happening.fates) if isinstance(happening, Defence) else (table.view, [])
                picture = self._pictures.table(shown, list(self._news), self._pictures.flying.came_of(fates))
                found.append(Scene(picture, PAUSES[happening.type]))
        return found

    def line(self, happening: Happening) -> str | None:
        """Return one line about a game event. Return None for a player's secret decision whether to add a card to mud."""
        return None if isinstance(happening, Answer) else super().line(happening)

    def situation(self, view: View) -> str:
        """Return the mud, the hand and the possible answers."""
        answers = self._answers
        cells = "; ".join(choice.cell.plain.strip() for choice in answers.choices(view))
        lines = [f"{self.say('hand')}: {' '.join(view.table.hand or [])}", answers.heading(view), cells]
        return "\n".join([*lines, self.say("terminal-always")] if answers.always else lines)

    def question(self, view: View) -> str:
        """Return the prompt for a decision."""
        return f"{self._answers.question(view)} "

    def move(self, view: View, answer: str) -> str:
        """Convert a typed answer to a move."""
        return self._answers.move(view, answer)

    def score(self, view: View, result: Result, seat: int) -> str:
        """Return a seat's score. In a party, return the round in which the player dropped out."""
        out = view.table.out[seat]
        if view.table.dabs is None:
            return super().score(view, result, seat)
        return "" if out is None else f"({self.say('out-in', round=out)})"


TABLE = MatschigTable
