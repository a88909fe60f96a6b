"""What happened at a table of The Match!, as sentences."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from matchwood.terminal.tables.the_match.words import Told, Words

Json = dict[str, Any]


class Story:
    """Tells it to those at one screen; ``you`` is the seat of a person alone."""

    def __init__(self, words: Words, names: Sequence[str], you: int | None) -> None:
        self._words, self._names, self._you = words, names, you
        self._ball = ""

    def line(self, happening: Json) -> str | None:
        """One happening as a line; None where there is nothing to tell. They come in order: cards are held against the ball."""
        words, kind = self._words, happening["type"]
        if kind == "deal":
            shootout = happening["part"] == "ten_shots"
            first = self.named(words.first_shot if shootout else words.kick_off, 1 - happening["dealer"])
            return f"{words.parts[happening['part']]}. {first}"
        if kind == "ball":
            self._ball = happening["card"]
            return self.named(words.turned_up, happening["seat"], ball=self._ball)
        if kind == "card":
            return self._against_ball(happening["card"], happening["match"])
        if kind == "miss":
            return words.turned_back if happening["back"] else None
        if kind == "goal":
            return f"{words.goal} {self.named(words.scores, happening['seat'])} {self.score(happening['goals'])}"
        if kind == "whistle":
            return f"{words.whistle[happening['part']]}. {self.score(happening['goals'])}"
        if kind == "shot":
            return self._shot(happening)
        told = {"circle": words.circle_begins, "pile": words.pile_begins}.get(kind)
        if told:
            return told.format(**happening)
        return self.named(words.toss, happening["seat"]) if kind == "toss" else None

    def chosen(self, shot: Json) -> str:
        """The first half of a shot."""
        return self._against_ball(shot["card"], shot["match"])

    def in_goal(self, shot: Json) -> str:
        """The second half of a shot: the sixth card."""
        words, name = self._words, shot["seat"]
        if shot["goal"]:
            told = words.beaten.format(card=shot["sixth"])
            return f"{told} {words.goal} {self.named(words.scores, name)} {self.score(shot['goals'])}"
        return f"{words.holds.format(card=shot['sixth'])} {self.named(words.fails, name)}"

    def score(self, goals: Sequence[int]) -> str:
        """A score with both names."""
        return self._words.score.format(a=self._names[0], b=self._names[1], goals_a=goals[0], goals_b=goals[1])

    def named(self, told: Told, seat: int, **more: object) -> str:
        """A sentence about a seat."""
        return self._words.told(told, self._names[seat], seat == self._you, **more)

    def _shot(self, shot: Json) -> str:
        told = self.chosen(shot)
        return f"{told} {self.in_goal(shot)}" if shot["match"] else f"{told} {self.named(self._words.fails, shot['seat'])}"

    def _against_ball(self, card: str, match: bool) -> str:
        words, ball = self._words, self._ball
        colour, number = words.colours[ball[0]], ball[1:]
        if match:
            why = [colour] * (card[0] == ball[0]) + [number] * (card[1:] == number)
            return words.matches.format(card=card, ball=ball, why=", ".join(why))
        return words.misses.format(card=card, ball=ball, colour=colour, number=number)
