"""The base class of all tables in a terminal."""

from __future__ import annotations

from abc import ABC, abstractmethod
from collections.abc import Sequence
from dataclasses import dataclass
from typing import TYPE_CHECKING, ClassVar, Generic, TypeVar

from rich.text import Text

from matchwood.api.view import ViewFields
from matchwood.cardgames.catalogue import spec_of
from matchwood.cardgames.contract import Happening, Part, Result
from matchwood.cardgames.fields import Fields, number, plain_value
from matchwood.errors import IllegalMove, MatchwoodError
from matchwood.terminal.language import words_in
from matchwood.terminal.tables.sentences import in_lines, pages, paragraph

if TYPE_CHECKING:
    from rich.console import RenderableType

T = TypeVar("T", bound=Part)
TAKING_BACK = "taking-back"
"""Rules about undoing moves. They are not shown, because they do not apply at one screen."""


class Misread(MatchwoodError):
    """The typed text is not a move."""

    code = "illegal_move"


@dataclass(frozen=True)
class Scene:
    """A picture, and the number of ``pauses`` for which it is shown. None: until the person continues."""

    picture: RenderableType
    pauses: float | None


class TerminalTable(ABC, Generic[T]):
    """Draws a game for the people at one screen, and interprets answers.

    ``person`` is the seat whose side is shown. Texts call a single person "you".
    """

    part_ends: ClassVar[str] = ""
    """The type of the happening after which the score sheet is shown."""
    pauses_before_deals: ClassVar[bool] = False
    """Whether the screen shows the table at the end of a round for a while, before the next deal changes the table."""

    def __init__(self, game: str, language: str, names: Sequence[str], person: int, alone: bool = True) -> None:
        self._spec = spec = spec_of(game)
        self.language = language
        self.common = words_in(language)
        self.words = spec.in_language(language)
        self.names = tuple(names)
        self.person = person
        self.alone = alone
        yes_no = (self.common.say("table-yes"), self.common.say("table-no"))
        self.fields = Fields(spec.schema, self.words, names, person if alone else None, self.card, yes_no)

    def say(self, name: str, /, **values: str | int | float) -> str:
        """Return the game's text with this name."""
        return self.words.say(name, **values)

    def typable(self, name: str) -> frozenset[str]:
        """Return the words for a command in all languages."""
        said = [self._spec.in_language(language).say(f"typed-{name}") for language in self._spec.words]
        return frozenset(word.strip() for words in said for word in words.split(","))

    def card(self, card: str) -> str | None:
        """Return a short text for a card that replaces the usual text. Return None to keep the usual text."""
        del card
        return None

    def you(self, seat: int) -> str:
        """Return `you` if the only person at the screen has this seat, else `other`."""
        return "you" if self.alone and seat == self.person else "other"

    def keys(self, view: ViewFields[T]) -> str:
        """Return a help text about the keys."""
        del view
        return self.say("terminal-keys")

    @abstractmethod
    def picture(self, view: ViewFields[T]) -> RenderableType:
        """Return a picture of the whole table."""

    @abstractmethod
    def scenes(self, before: ViewFields[T], happenings: Sequence[Happening], after: ViewFields[T]) -> list[Scene]:
        """Return pictures that show the given game events."""

    def line(self, happening: Happening) -> str | None:
        """Return one line about a game event."""
        return self.fields.event(happening)

    @abstractmethod
    def situation(self, view: ViewFields[T]) -> str:
        """Return a text description of the table."""

    @abstractmethod
    def question(self, view: ViewFields[T]) -> str:
        """Return the prompt for a decision."""

    @abstractmethod
    def move(self, view: ViewFields[T], answer: str) -> str:
        """Convert a typed answer to a move. The move may be illegal. Raises Misread."""

    def refused(self, view: ViewFields[T], error: IllegalMove) -> str:
        """Return the reason for a refused move, and the legal moves."""
        del view
        return f"{self.reason(error)} {self.common.say('possible', moves=', '.join(map(self.typed, error.expected)))}"

    def reason(self, error: IllegalMove) -> str:
        """Return the reason for a refused move."""
        reason = None if error.refusal is None else self.fields.refusal(error.refusal)
        return reason or str(error)

    def typed(self, move: str) -> str:
        """Return the text that a person types for a move."""
        return move

    @abstractmethod
    def sheet(self, view: ViewFields[T]) -> RenderableType:
        """Return the score sheet of the game."""

    def rules(self, view: ViewFields[T]) -> list[RenderableType]:
        """Return the pages of the rules."""
        options = {key: plain_value(value) if isinstance(value, bool) else value for key, value in view.options.items()}
        values = {"players": len(self.names), **options}
        parts = [f"rules-{part}" for part in self.words.after("rules-") if part != TAKING_BACK] or ["rules"]
        texts = [paragraph(self.words, part, values) for part in parts]
        typed = f"{in_lines(self.typing(view))}\n\n{self.house_rules(view)}"
        return [Text("\n\n".join(page) + "\n") for page in pages([*filter(None, texts), typed])]

    def typing(self, view: ViewFields[T]) -> str:
        """Return a help text that explains which answers the person can type."""
        del view
        return self.say("terminal-typing")

    def switches(self, view: ViewFields[T], answer: str) -> bool:
        """Carry out a typed command that changes the display. Return False if the answer is something else, for example a
        complete move. Raises Misread.
        """
        del view, answer
        return False

    def pages(self, view: ViewFields[T], answer: str) -> list[RenderableType]:
        """Return the text that a command shows page by page, for example the rules."""
        if answer == "?":
            return self.rules(view)
        return [self.sheet(view)] if answer.lower() == "s" else []

    def remark(self, view: ViewFields[T], answer: str, move: str) -> str:
        """Return a remark about a typed answer."""
        del view, answer, move
        return ""

    def unasked(self, view: ViewFields[T]) -> str | None:
        """Return a move that the person has chosen in advance, or None."""
        del view
        return None

    def forced(self, view: ViewFields[T], move: str) -> str:
        """Return a text about a move that is made without a question, for example a forced move."""
        del view
        return move

    def house_rules(self, view: ViewFields[T]) -> str:
        """Return one line with the house rules."""
        options, idle = view.options, self._spec.idle_options(view.options)
        # written as on the command line
        rules = (f"{key} {plain_value(value)}" for key, value in options.items() if key not in idle)
        return self.common.say("house-rules", rules=", ".join(rules))

    def ending(self, view: ViewFields[T], result: Result) -> str:
        """Return the winners and the ranks."""
        ranks, common = result.ranks, self.common
        order = sorted(range(len(ranks)), key=lambda seat: (ranks[seat], seat))
        ranking = ", ".join(f"{ranks[seat]}. {self.names[seat]} {self.score(view, result, seat)}".strip() for seat in order)
        first = [self.names[seat] for seat in order if ranks[seat] == 1]
        if self.alone and first == [self.names[self.person]]:
            return f"{common.say('you-win')}  {ranking}"
        names = first[0] if len(first) == 1 else common.say("and", names=", ".join(first[:-1]), last=first[-1])
        return f"{common.say('wins' if len(first) == 1 else 'win-together', names=names)}  {ranking}"

    def score(self, view: ViewFields[T], result: Result, seat: int) -> str:
        """Return a player's score as text."""
        del view
        return number(result.scores[seat])
