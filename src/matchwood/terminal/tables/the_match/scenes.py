"""What happened between two views of The Match!, in pictures; the view after it no longer shows a half that has ended."""

from __future__ import annotations

import copy
from collections.abc import Sequence

from rich.console import Group
from rich.text import Text

from matchwood.terminal.tables.pieces import STARS, striking
from matchwood.terminal.tables.terminal_table import Json, Scene, TerminalTable
from matchwood.terminal.tables.the_match.pictures import Pictures
from matchwood.terminal.tables.the_match.sheet import sheet
from matchwood.terminal.tables.the_match.words import score

JOY, WHISTLE = "bold #14532d on #facc15", "bold #ffffff on #14532d"
BALL, MATCH, MISS, TWINKLE, MOMENT = 1.5, 1, 2.5, 1.2, 5
TWINKLES = 4


class Scenes:
    """The scenes of one step: each happening changes the table that was shown last."""

    def __init__(self, table: TerminalTable, pictures: Pictures, watched: Sequence[int], odds: bool) -> None:
        self._table, self._say, self._pictures, self._watched, self._odds = table, table.say, pictures, watched, odds
        self.news = ""
        self.found: list[Scene] = []

    def show(self, before: Json, happenings: Sequence[Json], after: Json) -> list[Scene]:
        """The scenes of what happened."""
        self._lies = copy.deepcopy(before)
        self._lies["odds"], self._lies["reach"] = {}, []
        self._after = after
        self._ends = any(happening["type"] == "over" for happening in happenings)
        for happening in happenings:
            if happening["type"] != "shot":  # the list of shots would tell its end before the sixth card is seen
                self._pictures.attacks.see(happening)
            told = self._table.line(happening)
            if told and happening["type"] == "miss":
                self.news += f" {told}"
            elif told and happening["type"] != "ball":
                self.news = told
            scene = getattr(self, f"_{happening['type']}", None)
            if scene:
                scene(happening)
        return self.found

    def _ball(self, ball: Json) -> None:
        """Only of bots: a person is asked at once."""
        if ball["seat"] in self._watched:
            self._draw(BALL, lies=self._after)

    def _card(self, card: Json) -> None:
        row, column = card["place"]
        self._lies["field"][row - 1][column - 1] = card["card"]
        if card["match"]:
            self._lies["path"].append(card["place"])
        else:
            self._lies["missed"] = card["place"]
        self._draw(MATCH if card["match"] else MISS)

    def _goal(self, goal: Json) -> None:
        self._lies["goals"] = goal["goals"]
        self._celebrate(goal["goals"])

    def _whistle(self, whistle: Json) -> None:
        if self._ends:
            return
        banner = striking(self._say("whistle", part=whistle["part"]), WHISTLE)
        following = self._say("terminal-next", part=self._after["part"])
        ended = sheet({**self._after, "halves": whistle["halves"], "shootout": None}, self._table)
        self.found.append(Scene(Group(banner, Text(), ended, Text(following, "bold"), Text()), None))

    def _shot(self, shot: Json) -> None:
        lies, seat = self._lies["shootout"], shot["seat"]
        lies["lines"][seat][shot["choice"] - 1] = shot["card"]
        self._lies["shown"] = {"seat": seat, "choice": shot["choice"] - 1, "match": shot["match"], "sixth": None}
        told, gaps = self.news, self._table.fields.gaps(shot)
        self.news = self._say("shot-card", **gaps)
        if shot["match"]:
            self._draw(MISS)
            self._lies["shown"]["sixth"] = shot["goal"]
            lies["lines"][seat][-1] = shot["sixth"]
        self._pictures.attacks.see(shot)
        lies["shots"][seat].append(shot["goal"])
        lies["goals"] = shot["goals"]
        self.news = f"{self._say('shot-sixth', **gaps)} {self._say('shot-end', **gaps)}" if shot["match"] else told
        if shot["goal"]:
            self._celebrate(shot["goals"])
        else:
            self._draw(MISS)

    def _circle(self, _: Json) -> None:
        goals = self._lies["shootout"]["goals"]
        self._draw(MOMENT, striking(self._say("terminal-level", score=f"{goals[0]} : {goals[1]}"), WHISTLE))

    _pile = _circle

    def _toss(self, toss: Json) -> None:
        self._lies["shootout"]["toss"] = toss["seat"]
        name = self._table.names[toss["seat"]]
        self._draw(MOMENT, striking(f"{STARS} {name} {STARS}", JOY))

    def _over(self, _: Json) -> None:
        self._draw(MOMENT, striking(self._say("final"), WHISTLE))

    def _celebrate(self, goals: Sequence[int]) -> None:
        cheer = f"{self._say('terminal-cheer')}  {score(self._table.names, goals)}"
        for twinkle in range(TWINKLES):
            self._draw(TWINKLE, striking(cheer, JOY, shifted=bool(twinkle % 2)))

    def _draw(self, pauses: float, *banners: Text, lies: Json | None = None) -> None:
        shown = copy.deepcopy(self._lies) if lies is None else lies
        self.found.append(Scene(self._pictures.table(shown, self.news, self._odds, banners), pauses))
