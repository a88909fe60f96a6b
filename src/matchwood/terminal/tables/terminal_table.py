"""What a game brings along to be played in a terminal."""

from __future__ import annotations

from abc import ABC, abstractmethod
from collections.abc import Sequence
from dataclasses import dataclass
from typing import TYPE_CHECKING, ClassVar, Generic, TypeVar

from rich.text import Text

from matchwood.api.view import ViewFields
from matchwood.cardgames.catalogue import spec_of
from matchwood.cardgames.contract import Happening, Part, Result
from matchwood.cardgames.fields import Fields, number
from matchwood.errors import IllegalMove, MatchwoodError
from matchwood.terminal.language import words_in
from matchwood.terminal.tables.sentences import in_lines, pages, paragraph

if TYPE_CHECKING:
    from rich.console import RenderableType

T = TypeVar("T", bound=Part)
"""The table of a game's contract."""


TAKING_BACK = "taking-back"
"""The part of the rules about taking back, which there is not at one screen."""


class Misread(MatchwoodError):
    """An answer that is no legal move; the message says why, in the person's language."""

    code = "illegal_move"


@dataclass(frozen=True)
class Scene:
    """A picture that is looked at for a while: so many pauses, or (``None``) until the person goes on."""

    picture: RenderableType
    pauses: float | None


class TerminalTable(ABC, Generic[T]):
    """A game's pictures, for those at one screen. Views and happenings are those of the game's contract.

    What is said comes from the game's words. ``person`` is the seat from whose side the table is seen. A person alone is called
    "you"; of several, each is called by name.
    """

    part_ends: ClassVar[str] = ""
    """The happening after which the score sheet is due; empty where a game has no parts."""

    def __init__(self, game: str, language: str, names: Sequence[str], person: int, alone: bool = True) -> None:
        self._spec = spec = spec_of(game)
        self.language = language
        self.common = words_in(language)
        self.words = spec.in_language(language)
        self.names = tuple(names)
        self.person = person
        self.alone = alone
        self.fields = Fields(spec.schema, self.words, names, person if alone else None, self.card)

    def say(self, name: str, /, **values: str | int | float) -> str:
        """A message of the game, filled in."""
        return self.words.say(name, **values)

    def typable(self, name: str) -> frozenset[str]:
        """What a person may type for this, in any language. The game's message ``typed-NAME`` lists it, with commas between."""
        said = [self._spec.in_language(language).say(f"typed-{name}") for language in self._spec.words]
        return frozenset(word.strip() for words in said for word in words.split(","))

    def card(self, card: str) -> str | None:
        """A card as it stands in a line of text; None for what the game's words say."""
        del card
        return None

    def you(self, seat: int) -> str:
        """What a message calls `seat_is`: whether this is the one person here."""
        return "you" if self.alone and seat == self.person else "other"

    def keys(self, view: ViewFields[T]) -> str:
        """The keys that do something at this table, besides those of every game."""
        del view
        return self.say("terminal-keys")

    @abstractmethod
    def picture(self, view: ViewFields[T]) -> RenderableType:
        """The whole table as this view shows it."""

    @abstractmethod
    def scenes(self, before: ViewFields[T], happenings: Sequence[Happening], after: ViewFields[T]) -> list[Scene]:
        """What happened between two views, in pictures."""

    def line(self, happening: Happening) -> str | None:
        """What happened, as a line of text; None where there is nothing to tell."""
        return self.fields.event(happening)

    @abstractmethod
    def situation(self, view: ViewFields[T]) -> str:
        """What the person has to know to decide, as lines of text."""

    @abstractmethod
    def question(self, view: ViewFields[T]) -> str:
        """What the person is asked."""

    @abstractmethod
    def move(self, view: ViewFields[T], answer: str) -> str:
        """The move that this answer means, legal or not. Raises Misread."""

    def refused(self, view: ViewFields[T], error: IllegalMove) -> str:
        """Why a move was refused, and what is possible."""
        del view
        return f"{self.reason(error)} {self.common.say('possible', moves=', '.join(map(self.typed, error.expected)))}"

    def reason(self, error: IllegalMove) -> str:
        """Why a move was refused."""
        reason = None if error.refusal is None else self.fields.refusal(error.refusal)
        return reason or str(error)

    def typed(self, move: str) -> str:
        """A move as people type it."""
        return move

    @abstractmethod
    def sheet(self, view: ViewFields[T]) -> RenderableType:
        """The score sheet."""

    def rules(self, view: ViewFields[T]) -> list[RenderableType]:
        """The rules in short as this table plays them, its house rules, and what can be typed; page by page."""
        values = {"players": len(self.names), **{key: _plain(value) for key, value in view.options.items()}}
        parts = [f"rules-{part}" for part in self.words.after("rules-") if part != TAKING_BACK] or ["rules"]
        texts = [paragraph(self.words, part, values) for part in parts]
        typed = f"{in_lines(self.typing(view))}\n\n{self.house_rules(view)}"
        return [Text("\n\n".join(page) + "\n") for page in pages([*filter(None, texts), typed])]

    def typing(self, view: ViewFields[T]) -> str:
        """What can be typed."""
        del view
        return self.say("terminal-typing")

    def switches(self, view: ViewFields[T], answer: str) -> bool:
        """Whether this only changes what is shown, and has done so. Raises Misread where that is not possible."""
        del view, answer
        return False

    def pages(self, view: ViewFields[T], answer: str) -> list[RenderableType]:
        """What is read in between when this is typed; nothing if it is meant as a move."""
        if answer == "?":
            return self.rules(view)
        return [self.sheet(view)] if answer.lower() == "s" else []

    def remark(self, view: ViewFields[T], answer: str, move: str) -> str:
        """What to say of the way in which the answer was understood as this move; mostly nothing."""
        del view, answer, move
        return ""

    def unasked(self, view: ViewFields[T]) -> str | None:
        """The move that is made for the person without asking; None where he is asked."""
        forced: str | None = getattr(view.table, "forced", None)
        return forced

    def forced(self, view: ViewFields[T]) -> str:
        """What is said of a move that is made for the person; nothing where that is empty."""
        return str(self.unasked(view))

    def house_rules(self, view: ViewFields[T]) -> str:
        """This table's house rules in a line."""
        options, idle = view.options, self._spec.idle_options(view.options)
        # as they are written on the command line
        rules = (f"{key} {_plain(value)}" for key, value in options.items() if key not in idle)
        return self.common.say("house-rules", rules=", ".join(rules))

    def ending(self, view: ViewFields[T], result: Result) -> str:
        """Who has won, and everybody's place."""
        ranks, common = result.ranks, self.common
        order = sorted(range(len(ranks)), key=lambda seat: (ranks[seat], seat))
        ranking = ", ".join(f"{ranks[seat]}. {self.names[seat]} {self.score(view, result, seat)}".strip() for seat in order)
        first = [self.names[seat] for seat in order if ranks[seat] == 1]
        if self.alone and first == [self.names[self.person]]:
            return f"{common.say('you-win')}  {ranking}"
        names = first[0] if len(first) == 1 else common.say("and", names=", ".join(first[:-1]), last=first[-1])
        return f"{common.say('wins' if len(first) == 1 else 'win-together', names=names)}  {ranking}"

    def score(self, view: ViewFields[T], result: Result, seat: int) -> str:
        """What stands behind the name of a seat when the game is over."""
        del view
        return number(result.scores[seat])


def _plain(value: str | int | bool) -> str | int:
    return str(value).lower() if isinstance(value, bool) else value
