"""MatchMaster as one person sees it in a terminal."""

from __future__ import annotations

import copy
from collections.abc import Sequence

from rich.console import Group, RenderableType
from rich.text import Text

from matchwood.terminal.tables.matchmaster import answer
from matchwood.terminal.tables.matchmaster.cards import name_of, signed, total
from matchwood.terminal.tables.matchmaster.pictures import Pictures
from matchwood.terminal.tables.matchmaster.words import WORDS
from matchwood.terminal.tables.sentences import told
from matchwood.terminal.tables.terminal_table import Json, Scene, TerminalTable


class MatchMasterTable(TerminalTable):
    """MatchMaster's pictures and words."""

    def __init__(self, language: str, names: Sequence[str], person: int, alone: bool = True) -> None:
        super().__init__(language, names, person, alone)
        self._words = WORDS[language]
        self._pictures = Pictures(self._words, self.names, person)

    @property
    def keys(self) -> str:
        """The keys of this game."""
        return self._words.keys

    def picture(self, view: Json) -> RenderableType:
        """The whole table."""
        return self._pictures.table(view)

    def sheet(self, view: Json) -> RenderableType:
        """The score sheet."""
        return self._pictures.sheet(view["table"])

    def rules(self, view: Json) -> list[RenderableType]:
        """The rules in short, and what can be typed."""
        words = self._words
        rules = told(words.rules, words.sentences, view["options"])
        return [Text(rules), Text(f"{words.typing}\n\n{self.house_rules(view)}")]

    def scenes(self, before: Json, happenings: Sequence[Json], after: Json) -> list[Scene]:
        """Each card, each trick for a little longer, the score sheet after each round."""
        scenes = []
        kinds = [happening["type"] for happening in happenings]
        for happening in happenings:
            kind = happening["type"]
            if kind == "card" and "trick" not in kinds:
                scenes.append(Scene(self.picture(after), 1))
            elif kind == "bids":
                scenes.append(Scene(self.picture(after), 2))
            elif kind == "trick":
                scenes.append(Scene(self._pictures.table(_with_trick(before, happening, self.person), happening["winner"]), 3))
            elif kind == "round" and "over" not in kinds:
                scenes.append(Scene(Group(self.sheet(after)), None))
        return scenes

    def line(self, happening: Json) -> str | None:
        """What happened."""
        words, kind = self._words, happening["type"]
        if kind == "deal":
            return words.dealt.format(
                round=happening["round"], cards=words.cards(happening["size"]), name=self.names[happening["dealer"]]
            )
        if kind == "bids":
            return words.bids.format(all=self._each(happening["bids"]))
        if kind == "card":
            return words.card.format(name=self.names[happening["seat"]], card=name_of(happening["card"]))
        if kind == "trick":
            return self._pictures.taken(happening["winner"])
        if kind == "round":
            return words.round_over.format(**happening, all=self._each([signed(points) for points in happening["scores"]]))
        return None

    def situation(self, view: Json) -> str:
        """The hand."""
        return f"{self._words.hand}: {', '.join(map(name_of, view['table']['hand']))}"

    def question(self, view: Json) -> str:
        """A bid or a card."""
        asked = self._words.ask_bid if view["table"]["phase"] == "bidding" else self._words.ask_card
        return asked.format(size=view["table"]["size"])

    def move(self, view: Json, text: str) -> str:
        """The move that was typed."""
        return answer.move_of(view, text, self._words, self.common.nothing)

    def ends_part(self, happening: Json) -> bool:
        """After each round."""
        return bool(happening["type"] == "round")

    def ending(self, view: Json) -> str:
        """The ranking, and who has won."""
        words, result = self._words, view["result"]
        order = sorted(range(len(self.names)), key=lambda seat: (result["ranks"][seat], seat))
        ranking = ", ".join(
            words.rank.format(rank=result["ranks"][seat], name=self.names[seat], score=total(result["scores"][seat]))
            for seat in order
        )
        first = [seat for seat in order if result["ranks"][seat] == 1]
        if first == [self.person]:
            return f"{words.you_win}  {ranking}"
        names = [self.names[seat] for seat in first]
        if len(first) == 1:
            return f"{words.winner.format(name=names[0])}  {ranking}"
        return f"{words.winners.format(names=', '.join(names[:-1]) + words.conjunction + names[-1])}  {ranking}"

    def _each(self, values: Sequence[object]) -> str:
        return ", ".join(f"{name} {value}" for name, value in zip(self.names, values, strict=True))


def _with_trick(before: Json, happening: Json, person: int) -> Json:
    """The view with the trick complete: after it the table is cleared at once, but people want to see it."""
    view = copy.deepcopy(before)
    lies = view["table"]
    lies["trick"] = happening["cards"]
    lies["tricks"][happening["winner"]] += 1
    own = [laid["card"] for laid in happening["cards"] if laid["seat"] == person]
    lies["hand"] = [card for card in lies["hand"] if card not in own]
    view["owing"], view["moves"] = [], []
    return view


TABLE = MatchMasterTable
