"""The Match! as it is seen in a terminal: by one person, or by two who share the screen."""

from __future__ import annotations

from collections.abc import Sequence

from rich.console import RenderableType
from rich.text import Text

from matchwood.terminal.tables.sentences import told
from matchwood.terminal.tables.terminal_table import Json, Misread, Scene, TerminalTable
from matchwood.terminal.tables.the_match import answer
from matchwood.terminal.tables.the_match.english import EN
from matchwood.terminal.tables.the_match.german import DE
from matchwood.terminal.tables.the_match.pictures import Pictures
from matchwood.terminal.tables.the_match.scenes import Scenes
from matchwood.terminal.tables.the_match.sheet import ending, sheet
from matchwood.terminal.tables.the_match.situation import situation
from matchwood.terminal.tables.the_match.story import Story

WORDS = {"en": EN, "de": DE}


class TheMatchTable(TerminalTable):
    """The Match!'s pictures and words."""

    def __init__(self, game: str, language: str, names: Sequence[str], person: int, alone: bool = True) -> None:
        super().__init__(game, language, names, person, alone)
        self._words = WORDS[language]
        self._you = person if alone else None
        self._pictures = Pictures(self._words, self.names, person, self._you)
        self._story = Story(self._words, self.names, self._you)
        self._odds = False
        self._news = ""

    @property
    def keys(self) -> str:
        """The keys of this game."""
        return self._words.keys[False]

    def keys_at(self, view: Json) -> str:
        """Without that of the chances where there are none to see."""
        return self._words.keys[view["options"]["hide_after_miss"]]

    def picture(self, view: Json) -> RenderableType:
        """The whole table."""
        return self._pictures.table(view["table"], self._news, self._odds)

    def sheet(self, view: Json) -> RenderableType:
        """The scoreboard."""
        return sheet(view["table"], self._words, self.names)

    def rules(self, view: Json) -> list[RenderableType]:
        """The rules in short, and the shoot-out."""
        words, options, house_rules = self._words, view["options"], self.house_rules(view)
        typing = words.typing.format(odds=words.no_odds if options["hide_after_miss"] else words.odds_key)
        pitch = f"{told(words.rules, words.sentences, options)}\n{typing}"
        if options["mode"] == "league":
            return [Text(f"{pitch}\n{house_rules}")]
        shootout = told(words.shootout_rules, words.sentences, options)
        return [Text(pitch), Text(f"{shootout}\n{words.typing_shots}\n{house_rules}")]

    def idle(self, options: Json) -> tuple[str, ...]:
        """Those of the shoot-out, to which a league match never comes."""
        return ("stop_when_decided", "circle", "shared_sixth") if options["mode"] == "league" else ()

    def switches(self, view: Json, answer: str) -> bool:
        """The chances."""
        if answer.strip().lower() != "o":
            return False
        if view["options"]["hide_after_miss"]:
            raise Misread(self._words.no_odds)
        self._odds = not self._odds
        return True

    def scenes(self, before: Json, happenings: Sequence[Json], after: Json) -> list[Scene]:
        """Every card, and the great moments."""
        bots = [seat for seat in range(2) if seat != self.person] if self.alone else []
        scenes = Scenes(self._pictures, self._story, bots, self._odds)
        found = scenes.show(before["table"], happenings, after["table"])
        self._news = scenes.news
        return found

    def line(self, happening: Json) -> str | None:
        """What happened."""
        return self._story.line(happening)

    def situation(self, view: Json) -> str:
        """The pitch or the lines, and what can be chosen."""
        return situation(view["table"], self.person, self.names, self._words, self._odds)

    def question(self, view: Json) -> str:
        """A column, or one of five cards."""
        lies, words = view["table"], self._words
        asked = words.ask_shot if lies["phase"] == "shot" else words.ask_column
        return self._story.named(asked, lies["turn"], row=lies["row"], choices=words.listed(view["moves"]))

    def move(self, view: Json, text: str) -> str:
        """The move that was typed."""
        return answer.move_of(view, text, self._words, self.common.nothing)

    def ends_part(self, happening: Json) -> bool:
        """After each half."""
        return bool(happening["type"] == "whistle")

    def ending(self, view: Json) -> str:
        """The result, with penalties and the toss."""
        shootout = view["table"]["shootout"]
        toss = None if shootout is None else shootout["toss"]
        told = "" if toss is None else self._story.named(self._words.toss, toss)
        return ending(view["result"], told, self._words, self.names, self._you)


TABLE = TheMatchTable
