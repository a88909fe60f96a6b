"""The possible answers at a table of Matschig."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass

from rich.text import Text

from matchwood.cardgames.matschig.contract import Outcome, Pair, Table
from matchwood.terminal.language import LETTERS
from matchwood.terminal.tables.terminal_table import TerminalTable

SHIELD = "shield "


@dataclass(frozen=True)
class Choice:
    """A possible answer: the text to type, the meaning, and the move."""

    key: str
    text: str
    move: str = ""

    @property
    def cell(self) -> Text:
        """One line of the list of answers: the text that the person types, and its meaning."""
        return Text.assemble((self.key, "bold"), f"  {self.text}")


class Choices:
    """Lists the answers that the person can type."""

    def __init__(self, table: TerminalTable[Table]) -> None:
        self._table, self._say = table, table.say

    def points(self, count: int) -> str:
        """Return a text such as "3 points"."""
        return self._say("points", count=count)

    def pairs(self, lies: Table) -> list[Choice]:
        """Return all pairs of mud cards that can be thrown."""
        return [
            Choice(" ".join(card[1:] for card in pair.mud), f"{self.points(pair.weight.points)} · {self._completes(pair)}")
            for pair in lies.throws or []
        ]

    def _completes(self, pair: Pair) -> str:
        weight = pair.weight
        return self._say("perfect") if weight.perfect else weight.missing or self._say("terminal-no-missing")

    def aims(self, lies: Table) -> list[Choice]:
        """Return one answer for each possible target."""
        return [Choice(LETTERS[seat].lower(), self._table.names[seat]) for seat in sorted(lies.aims or [])]

    def letters(self, lies: Table) -> str:
        """Return the seat letters of all possible targets."""
        return ", ".join(choice.key for choice in self.aims(lies))

    def in_window(self, lies: Table) -> list[Choice]:
        """Return the possible answers to the question whether to add a card to thrown mud. The list of answers is the same for
        every hand.
        """
        add = [Choice(aim.key, self._say("add-at", card=lies.missing or "", name=aim.text)) for aim in self.aims(lies)]
        return [Choice("l", self._say("let"), "let"), *add]

    def defences(self, lies: Table) -> list[Choice]:
        """Return the defences that the target can choose."""
        outcomes = lies.outcomes or []
        width = len(str(len(outcomes)))
        texts = ((outcome.move, self._defence(lies.mud, outcome)) for outcome in outcomes)
        return [Choice(f"{number:>{width}}", text, move) for number, (move, text) in enumerate(texts, 1)]

    def _defence(self, mud: Sequence[str], outcome: Outcome) -> str:
        word, _, rest = outcome.move.partition(" ")
        if word == "take":
            return self._say("take", points=self.points(outcome.points))
        if word == "Duck":
            return self._say("duck-to", name=self._table.names[LETTERS.index(rest)])
        played = {"shield": rest, "13": f"13: {rest}"}.get(word) or self._table.fields.card(word)
        return f"{played} · {self.outcome(mud, outcome)}"

    def outcome(self, mud: Sequence[str], outcome: Outcome) -> str:
        """Return a text about the result of a defence."""
        landing, points = landing_of(mud, outcome), self.points(outcome.points)
        if outcome.move == "Share":
            return self._say("shared")
        return self._say("terminal-outcome", landing=" ".join(landing), count=len(landing), points=points)


def landing_of(mud: Sequence[str], outcome: Outcome) -> list[str]:
    """Return the mud cards that hit the target after a defence."""
    return [card for card, averted in zip(mud, outcome.averted, strict=True) if not averted]


def outcome_of(lies: Table, landing: Sequence[str]) -> Outcome:
    """Return a defence that lets exactly the mud cards in ``landing`` through."""
    wanted = sorted(landing)
    return next(outcome for outcome in lies.outcomes or [] if sorted(landing_of(lies.mud, outcome)) == wanted)


def example_of(lies: Table) -> str:
    """Return an example of a defence, or "none"."""
    shields = (outcome.move for outcome in lies.outcomes or [] if outcome.move.startswith(SHIELD))
    return next(shields, "none").removeprefix(SHIELD).lower().replace("u", "")
