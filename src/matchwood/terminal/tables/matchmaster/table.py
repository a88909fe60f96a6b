"""MatchMaster as one person sees it in a terminal."""

from __future__ import annotations

import copy
import re
from collections.abc import Sequence

from rich.console import Group, RenderableType

from matchwood.terminal.tables.matchmaster.cards import name_of
from matchwood.terminal.tables.matchmaster.pictures import Pictures
from matchwood.terminal.tables.sentences import quoted
from matchwood.terminal.tables.terminal_table import Json, Misread, Scene, TerminalTable

BID = re.compile(r"(?:bid ?)?(\d{1,2})", re.ASCII)
CARD = re.compile(r"[TLBS](?:1[0-3]|[1-9])", re.ASCII)
NUMBER = re.compile(r"\d{1,2}", re.ASCII)


class MatchMasterTable(TerminalTable):
    """MatchMaster's pictures."""

    part_ends = "round"

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

    def move(self, view: Json, answer: str) -> str:
        """A bid, or a card by its name or number; nothing need be typed for the only one."""
        text = " ".join(answer.split())
        quote = quoted(text, self.common.say("nothing"))
        return self._bid(view, text, quote) if view["table"]["phase"] == "bidding" else self._card(view, text, quote)

    def _bid(self, view: Json, text: str, quote: str) -> str:
        found = BID.fullmatch(text.lower())
        if found is None:
            raise Misread(self.say("terminal-no-bid", text=quote, size=view["table"]["size"]))
        return f"bid {int(found[1])}"

    def _card(self, view: Json, text: str, quote: str) -> str:
        hand, moves = view["table"]["hand"], view["moves"]
        if not text and len(moves) == 1:
            return str(moves[0])
        card = text.replace(" ", "").upper()
        if NUMBER.fullmatch(card) and 1 <= int(card) <= len(hand):
            return str(hand[int(card) - 1])
        if not CARD.fullmatch(card):
            raise Misread(self.say("terminal-no-card", text=quote, count=len(hand), example=moves[0].lower()))
        return card

    def typed(self, move: str) -> str:
        """A bid is its number."""
        return move.removeprefix("bid ")


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
