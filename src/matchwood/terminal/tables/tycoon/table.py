"""Matchstick Tycoon as one person sees it in a terminal."""

from __future__ import annotations

from collections.abc import Sequence

from rich.console import RenderableType
from rich.text import Text

from matchwood.terminal.tables.sentences import told
from matchwood.terminal.tables.terminal_table import Json, Scene, TerminalTable
from matchwood.terminal.tables.tycoon import story
from matchwood.terminal.tables.tycoon.answer import Answers, read
from matchwood.terminal.tables.tycoon.changes import changes
from matchwood.terminal.tables.tycoon.english import EN
from matchwood.terminal.tables.tycoon.german import DE
from matchwood.terminal.tables.tycoon.gone import gone
from matchwood.terminal.tables.tycoon.offers import every_way, in_a_line, overview
from matchwood.terminal.tables.tycoon.pictures import Pictures
from matchwood.terminal.tables.tycoon.strip import order_of
from matchwood.terminal.tables.tycoon.trick import TURNS, Trick
from matchwood.terminal.tables.tycoon.ways import Ways

WORDS = {"en": EN, "de": DE}
PAUSES = {"play": 2, "pass": 1, "return": 1, "clear": 2, "out": 3, "revolution": 6}
FORCED = 0.5


class TycoonTable(TerminalTable):
    """Matchstick Tycoon's pictures and words."""

    def __init__(self, game: str, language: str, names: Sequence[str], person: int, alone: bool = True) -> None:
        super().__init__(game, language, names, person, alone)
        self._words = WORDS[language]
        self._pictures = Pictures(self._words, self.names)
        self._answers = Answers(self._words, self.common.nothing)
        self._trick = Trick()

    @property
    def keys(self) -> str:
        """The keys of this game."""
        return self._words.keys

    def picture(self, view: Json) -> RenderableType:
        """The whole table."""
        return self._pictures.table(view, dict(self._trick.turns))

    def sheet(self, view: Json) -> RenderableType:
        """Who came where; while the game runs, which cards are gone."""
        return self._pictures.places(view) if view["over"] else gone(view, self._words)

    def rules(self, view: Json) -> list[RenderableType]:
        """The rules in short, what can be typed, and what becomes what."""
        words = self._words
        rules = told(words.rules, words.sentences, view["options"])
        return [Text(rules), Text(f"{words.typing}\n\n{self.house_rules(view)}"), changes(view, words)]

    def pages(self, view: Json, answer: str) -> list[RenderableType]:
        """Besides those of every game: all plays, and what becomes what."""
        key, _, which = answer.strip().lower().partition(" ")
        if key == "t" and not which:
            return [changes(view, self._words)]
        if key != "m":
            return super().pages(view, answer)
        ways, wanted = Ways(view["moves"]), read(which)
        if wanted is None or wanted.number is None:
            return [overview(ways, order_of(view), self._words)]
        return [every_way(ways, wanted.number, wanted.count, self._words)]

    def scenes(self, before: Json, happenings: Sequence[Json], after: Json) -> list[Scene]:
        """One picture for each turn, with what came of it below the table."""
        turns = [happening for happening in happenings if happening["type"] in TURNS]
        for happening in turns:
            self._trick.see(happening)
        seen = dict(self._trick.turns)
        for happening in happenings:
            self._trick.see(happening)
        if not turns:
            return []
        kinds = [happening["type"] for happening in happenings]
        pauses = FORCED if kinds == ["pass"] and before["table"]["forced"] else sum(PAUSES.get(kind, 0) for kind in kinds)
        view = story.with_play(after, before["table"]["play"]) if "clear" in kinds else {**after, "moves": []}
        banners = story.banners(happenings, self._words, self.names, self.person)
        return [Scene(self._pictures.table(view, seen, banners), pauses)]

    def line(self, happening: Json) -> str | None:
        """What happened."""
        return story.line(happening, self._words, self.names, self.person)

    def situation(self, view: Json) -> str:
        """The hand, and what could be played."""
        lies, words = view["table"], self._words
        mine = words.situation.format(hand=" ".join(lies["hand"]), sticks=words.sticks(lies["sticks"][self.person]))
        return "\n".join(filter(None, (mine, in_a_line(Ways(view["moves"]), words))))

    def question(self, view: Json) -> str:
        """A play, or a pass."""
        play, words = view["table"]["play"], self._words
        stuck = view["moves"] == ["pass"]
        if play is None:
            return f"{words.only_pass} " if stuck else words.ask_lead
        asked = words.ask_stuck if stuck else words.ask_follow
        return asked.format(play=words.show(play["number"], len(play["cards"])))

    def move(self, view: Json, answer: str) -> str:
        """The move that was typed."""
        return self._answers.move(view, answer)

    def remark(self, view: Json, answer: str, move: str) -> str:
        """Which cards were taken, where the answer did not say it."""
        return self._answers.remark(view, answer, move)

    def forced(self, view: Json) -> str:
        """Why there is no choice."""
        lies = view["table"]
        return self._words.forced[lies["forced"]].format(number=lies["strongest"])

    def ends_part(self, happening: Json) -> bool:
        """The game has one part."""
        del happening
        return False

    def ending(self, view: Json) -> str:
        """Who is the tycoon, and the person's place; all places stand above."""
        ranks = view["result"]["ranks"]
        if ranks[self.person] == 1:
            return self._words.you_win
        return self._words.winner.format(name=self.names[ranks.index(1)], place=self._words.place(ranks[self.person]))


TABLE = TycoonTable
