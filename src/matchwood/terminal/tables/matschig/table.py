"""Matschig as one person sees it in a terminal."""

from __future__ import annotations

from collections import Counter
from collections.abc import Sequence

from rich.console import Group, RenderableType
from rich.text import Text

from matchwood.terminal.tables.matschig import story
from matchwood.terminal.tables.matschig.answers import Answers
from matchwood.terminal.tables.matschig.ending import ending
from matchwood.terminal.tables.matschig.english import EN
from matchwood.terminal.tables.matschig.flying import came_of, laid_on
from matchwood.terminal.tables.matschig.german import DE
from matchwood.terminal.tables.matschig.pictures import Pictures
from matchwood.terminal.tables.matschig.sheet import Sheet
from matchwood.terminal.tables.matschig.unfolding import Unfolding
from matchwood.terminal.tables.matschig.voice import Voice
from matchwood.terminal.tables.sentences import told
from matchwood.terminal.tables.terminal_table import Json, Scene, TerminalTable

WORDS = {"en": EN, "de": DE}
PAUSES = {"throw": 3, "add": 4, "duck": 4, "defence": 4, "splash": 2, "discard": 3}
REMEMBERED = 30
NEW, OLD = "bold", ""


class MatschigTable(TerminalTable):
    """Matschig's pictures and words."""

    def __init__(self, game: str, language: str, names: Sequence[str], person: int, alone: bool = True) -> None:
        super().__init__(game, language, names, person, alone)
        self._voice = Voice(WORDS[language], self.names, person)
        self._pictures = Pictures(self._voice)
        self._answers = Answers(self._voice, self.common.nothing)
        self._told: list[Text] = []

    @property
    def keys(self) -> str:
        """The keys of this game."""
        words = self._voice.words
        return words.keys.format(always=words.always[self._answers.always])

    def picture(self, view: Json) -> RenderableType:
        """The whole table, with what can be answered."""
        draft = self._answers.draft(view)
        fates, used = (laid_on(draft, self._voice), draft.used) if draft else ([], Counter[str]())
        return self._pictures.table(view, self._told, fates, self._answers.heading(view), self._answers.choices(view), used)

    def sheet(self, view: Json) -> RenderableType:
        """The accounts."""
        return Sheet(view["table"], self._voice)

    def rules(self, view: Json) -> list[RenderableType]:
        """The rules in short, and what can be typed."""
        words = self._voice.words
        rules = [Text(told(page, words.sentences, view["options"])) for page in words.rules]
        return [*rules, Text(f"{words.typing}{self.house_rules(view)}")]

    def idle(self, options: Json) -> tuple[str, ...]:
        """A party goes on until one is left."""
        return ("rounds",) if options["party"] else ()

    def pages(self, view: Json, answer: str) -> list[RenderableType]:
        """Besides those of every game: all the answers."""
        if answer.lower() != "m":
            return super().pages(view, answer)
        cells = [choice.cell for choice in self._answers.choices(view)]
        return [Group(Text(self._voice.words.every_answer, "bold"), *cells)]

    def switches(self, view: Json, answer: str) -> bool:
        """Umbrellas that are laid, mud that is chosen, and whether to be asked in windows."""
        return self._answers.switches(view, answer)

    def unasked(self, view: Json) -> str | None:
        """In a window, where the person lets everything fly."""
        return self._answers.unasked(view)

    def forced(self, view: Json) -> str:
        """Nothing: that it flies is told, and what the person wished stands below the table."""
        del view
        return ""

    def remark(self, view: Json, answer: str, move: str) -> str:
        """What the person has wished for all windows."""
        del view, move
        return self._voice.words.now_always if answer.strip().lower() == "n" else ""

    def scenes(self, before: Json, happenings: Sequence[Json], after: Json) -> list[Scene]:
        """Each throw, whatever changes its way, and what comes of it."""
        table = Unfolding(before, after, self.person)
        over = any(happening["type"] == "over" for happening in happenings)
        found: list[Scene] = []
        for happening, line in story.shortly(happenings, self._voice):
            if line:
                self._told = [Text(old.plain, OLD) for old in self._told[-REMEMBERED:]] + [Text(line, NEW)]
            kind = happening["type"]
            if kind == "defence":
                fates = came_of(table.lies["mud"], happening["landed"], self._voice)
                found.append(Scene(self._pictures.table(table.view, list(self._told), fates), PAUSES[kind]))
            table.see(happening)
            if kind == "round" and not over:
                found.append(Scene(Sheet(after["table"], self._voice, happening["pools"]), None))
            elif kind in PAUSES and kind != "defence":
                found.append(Scene(self._pictures.table(table.view, list(self._told)), PAUSES[kind]))
        return found

    def line(self, happening: Json) -> str | None:
        """What happened."""
        return story.line(happening, self._voice)

    def situation(self, view: Json) -> str:
        """The mud, the hand, and what can be answered."""
        return self._answers.situation(view)

    def question(self, view: Json) -> str:
        """A throw, an answer in the window, or a defence."""
        return self._answers.question(view)

    def move(self, view: Json, answer: str) -> str:
        """The move that was typed."""
        return self._answers.move(view, answer)

    def ends_part(self, happening: Json) -> bool:
        """After each round."""
        return bool(happening["type"] == "round")

    def ending(self, view: Json) -> str:
        """Who has won, and all places."""
        return ending(view, self._voice)


TABLE = MatschigTable
