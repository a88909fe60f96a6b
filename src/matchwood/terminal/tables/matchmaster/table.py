"""MatchMaster as one person sees it in a terminal."""

from __future__ import annotations

import copy
from collections.abc import Sequence

from rich.console import Group, RenderableType

from matchwood.terminal.tables.matchmaster import answer
from matchwood.terminal.tables.matchmaster.cards import name_of
from matchwood.terminal.tables.matchmaster.pictures import Pictures
from matchwood.terminal.tables.terminal_table import Json, Scene, TerminalTable


class MatchMasterTable(TerminalTable):
    """MatchMaster's pictures."""

    def __init__(self, game: str, language: str, names: Sequence[str], person: int, alone: bool = True) -> None:
        super().__init__(game, language, names, person, alone)
        self._pictures = Pictures(self)

    def card(self, card: str) -> str:
        """With its shape."""
        return name_of(card)

    def picture(self, view: Json) -> RenderableType:
        """The whole table."""
        return self._pictures.table(view)

    def sheet(self, view: Json) -> RenderableType:
        """The score sheet."""
        return self._pictures.sheet(view["table"])

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

    def situation(self, view: Json) -> str:
        """The hand."""
        return f"{self.say('hand')}: {', '.join(map(name_of, view['table']['hand']))}"

    def question(self, view: Json) -> str:
        """A bid or a card."""
        if view["table"]["phase"] == "bidding":
            return f"{self.say('terminal-ask-bid', size=view['table']['size'])} "
        return f"{self.say('terminal-ask-card')} "

    def move(self, view: Json, text: str) -> str:
        """The move that was typed."""
        return answer.move_of(view, text, self.words, self.common.say("nothing"))

    def typed(self, move: str) -> str:
        """A bid is its number."""
        return move.removeprefix("bid ")

    def ends_part(self, happening: Json) -> bool:
        """After each round."""
        return bool(happening["type"] == "round")


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
