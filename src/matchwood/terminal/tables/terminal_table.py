"""What a game brings along to be played in a terminal."""

from __future__ import annotations

import importlib
import importlib.util
from abc import ABC, abstractmethod
from collections.abc import Sequence
from dataclasses import dataclass
from typing import TYPE_CHECKING, Any

from matchwood.errors import MatchwoodError
from matchwood.terminal.language import WORDS

if TYPE_CHECKING:
    from rich.console import RenderableType

Json = dict[str, Any]


class Misread(MatchwoodError):
    """An answer that is no legal move; the message says why, in the person's language."""

    code = "illegal_move"


@dataclass(frozen=True)
class Scene:
    """A picture that is looked at for a while: so many pauses, or (``None``) until the person goes on."""

    picture: RenderableType
    pauses: float | None


class TerminalTable(ABC):
    """A game's pictures and words, for those at one screen. Views and happenings come as plain JSON (docs/protocol.md).

    ``person`` is the seat from whose side they table. Who is alone is called "you"; of several, each is called by name.
    """

    def __init__(self, language: str, names: Sequence[str], person: int, alone: bool = True) -> None:
        self.language = language
        self.common = WORDS[language]
        self.names = tuple(names)
        self.person = person
        self.alone = alone

    @property
    @abstractmethod
    def keys(self) -> str:
        """The keys of this game, besides those of every game."""

    def keys_at(self, view: Json) -> str:
        """Those of them that do something at this table."""
        del view
        return self.keys

    @abstractmethod
    def picture(self, view: Json) -> RenderableType:
        """The whole table as this view shows it."""

    @abstractmethod
    def scenes(self, before: Json, happenings: Sequence[Json], after: Json) -> list[Scene]:
        """What happened between two views, in pictures."""

    @abstractmethod
    def line(self, happening: Json) -> str | None:
        """What happened, as a line of text; None where there is nothing to tell."""

    @abstractmethod
    def situation(self, view: Json) -> str:
        """What the person has to know to decide, as lines of text."""

    @abstractmethod
    def question(self, view: Json) -> str:
        """What the person is asked."""

    @abstractmethod
    def move(self, view: Json, answer: str) -> str:
        """The move that this answer means. Raises Misread."""

    @abstractmethod
    def sheet(self, view: Json) -> RenderableType:
        """The score sheet."""

    @abstractmethod
    def ends_part(self, happening: Json) -> bool:
        """Whether the score sheet is due after this."""

    @abstractmethod
    def rules(self, view: Json) -> list[RenderableType]:
        """The rules in short, with this table's house rules, and what can be typed; page by page."""

    def switches(self, view: Json, answer: str) -> bool:
        """Whether this only changes what is shown, and has done so. Raises Misread where that is not possible."""
        del view, answer
        return False

    def pages(self, view: Json, answer: str) -> list[RenderableType]:
        """What is read in between when this is typed; nothing if it is meant as a move."""
        if answer == "?":
            return self.rules(view)
        return [self.sheet(view)] if answer.lower() == "s" else []

    def remark(self, view: Json, answer: str, move: str) -> str:
        """What to say of the way in which the answer was understood as this move; mostly nothing."""
        del view, answer, move
        return ""

    def unasked(self, view: Json) -> str | None:
        """The move that is made for the person without asking; None where he is asked."""
        forced: str | None = view["table"].get("forced")
        return forced

    def forced(self, view: Json) -> str:
        """What is said of a move that is made for the person; nothing where that is empty."""
        return str(self.unasked(view))

    def idle(self, options: Json) -> tuple[str, ...]:
        """The house rules that change nothing while the others are as they are."""
        del options
        return ()

    def house_rules(self, view: Json) -> str:
        """This table's house rules in a line."""
        options, idle = view["options"], self.idle(view["options"])
        # as they are written on the command line
        values = {
            key: str(value).lower() if isinstance(value, bool) else value for key, value in options.items() if key not in idle
        }
        return self.common.house_rules.format(rules=", ".join(f"{key} {value}" for key, value in values.items()))

    @abstractmethod
    def ending(self, view: Json) -> str:
        """How the game ended."""


def table_of(game: str, language: str, names: Sequence[str], person: int, alone: bool = True) -> TerminalTable:
    """The table of a game of the catalogue: its own, or the default one."""
    if importlib.util.find_spec(f"matchwood.terminal.tables.{game}") is None:
        from matchwood.terminal.default_table.table import DefaultTable

        return DefaultTable(game, language, names, person, alone)
    module = importlib.import_module(f"matchwood.terminal.tables.{game}.table")
    table: TerminalTable = module.TABLE(language, names, person, alone)
    return table
