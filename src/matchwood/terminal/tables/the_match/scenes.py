"""The scenes between two views of The Match!"""

from __future__ import annotations

import copy
from collections.abc import Sequence

from msgspec.structs import replace
from rich.console import Group
from rich.text import Text

from matchwood.cardgames.contract import Happening
from matchwood.cardgames.the_match.contract import Ball, Card, Circle, Goal, Miss, Over, Pile, Shootout, Shot, Table, Toss, Whistle
from matchwood.terminal.tables.pieces import STARS, striking
from matchwood.terminal.tables.terminal_table import Scene, TerminalTable
from matchwood.terminal.tables.the_match.pictures import Pictures
from matchwood.terminal.tables.the_match.pitch import Choice
from matchwood.terminal.tables.the_match.sheet import sheet
from matchwood.terminal.tables.the_match.words import score

JOY, WHISTLE = "bold #14532d on #facc15", "bold #ffffff on #14532d"
BALL, MATCH, MISS, TWINKLE, MOMENT = 1.5, 1, 2.5, 1.2, 5
TWINKLES = 4


class Scenes:
    """Draws game events as a sequence of pictures."""

    def __init__(self, table: TerminalTable[Table], pictures: Pictures, watched: Sequence[int], odds: bool) -> None:
        self._table, self._say, self._pictures, self._watched, self._odds = table, table.say, pictures, watched, odds
        self.news = ""
        self.found: list[Scene] = []
        self._last: Choice | None = None

    def show(self, before: Table, happenings: Sequence[Happening], after: Table) -> list[Scene]:
        """Return the pictures of the given events."""
        self._lies = replace(copy.deepcopy(before), odds={}, reach=[])
        self._after = after
        for happening in happenings:
            if not isinstance(happening, Shot):  # the list of shots would show the result before the sixth card
                self._pictures.attacks.see(happening)
            line = self._table.line(happening)
            if line and isinstance(happening, Miss):
                self.news += f" {line}"
            elif line and not isinstance(happening, Ball):
                self.news = line
            self._scene(happening)
        return self.found

    def _scene(self, happening: Happening) -> None:
        match happening, self._lies.shootout:
            case Ball(seat=seat), _ if seat in self._watched:  # a person is asked immediately
                self.found.append(Scene(self._pictures.table(self._after, self.news, self._odds), BALL))
            case Card() as card, _:
                self._card(card)
            case Goal(goals=goals), _:
                self._lies = replace(self._lies, goals=goals)
                self._celebrate(goals)
            case Whistle() as whistle, _ if self._after.phase != "over":
                self._whistle(whistle)
            case Shot() as shot, Shootout() as shootout:
                self._shot(shot, shootout)
            case Circle() | Pile(), Shootout(goals=[a, b]):
                self._draw(MOMENT, striking(self._say("terminal-level", score=f"{a} : {b}"), WHISTLE))
            case Toss(seat=seat), _:
                self._draw(MOMENT, striking(f"{STARS} {self._table.names[seat]} {STARS}", JOY))
            case Over(), _:
                self._draw(MOMENT, striking(self._say("final"), WHISTLE))

    def _card(self, card: Card) -> None:
        row, column = card.place
        if self._lies.field:
            self._lies.field[row - 1][column - 1] = card.card
        if card.match:
            self._lies.path.append(card.place)
        else:
            self._last = card
        self._draw(MATCH if card.match else MISS)

    def _whistle(self, whistle: Whistle) -> None:
        banner = striking(self._say("whistle", part=whistle.part), WHISTLE)
        following = self._say("terminal-next", part=self._after.part)
        ended = sheet(replace(self._after, halves=whistle.halves, shootout=None), self._table)
        self.found.append(Scene(Group(banner, Text(), ended, Text(following, "bold"), Text()), None))

    def _shot(self, shot: Shot, shootout: Shootout) -> None:
        line, before, gaps = shootout.lines[shot.seat], self.news, self._table.fields.placeholders(shot)
        line[shot.choice - 1] = shot.card
        self._last = replace(shot, sixth=None)
        self.news = self._say("shot-card", **gaps)
        if shot.match:
            self._draw(MISS)
            line[-1] = shot.sixth
        self._last = shot
        self._pictures.attacks.see(shot)
        shootout.shots[shot.seat].append(shot.goal)
        shootout.goals[:] = shot.goals
        self.news = f"{self._say('shot-sixth', **gaps)} {self._say('shot-end', **gaps)}" if shot.match else before
        if shot.goal:
            self._celebrate(shot.goals)
        else:
            self._draw(MISS)

    def _celebrate(self, goals: Sequence[int]) -> None:
        cheer = f"{self._say('terminal-cheer')}  {score(self._table.names, goals)}"
        for twinkle in range(TWINKLES):
            self._draw(TWINKLE, striking(cheer, JOY, shifted=bool(twinkle % 2)))

    def _draw(self, pauses: float, *banners: Text) -> None:
        picture = self._pictures.table(copy.deepcopy(self._lies), self.news, self._odds, banners, self._last)
        self.found.append(Scene(picture, pauses))
