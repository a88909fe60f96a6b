"""The rules of The Match! in plain Python, written from the rule page alone. The compiled rules are compared with them.

A place on the field is (row, column), counted from 1 as A sees it. The match also stores what both seats have seen.
"""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from tests.support.optional import not_none

COLOURS, NUMBERS = "YBRG", range(1, 12)
DECK = [f"{colour}{number}" for colour in COLOURS for number in NUMBERS]
HALVES = ["first_half", "second_half", "first_extra_half", "second_extra_half"]
PILES = 5

Place = tuple[int, int]


def match(ball: str, card: str) -> bool:
    """Return whether the ball and the card have the same colour or the same number [7]."""
    return ball[0] == card[0] or ball[1:] == card[1:]


class Match:
    """A match. `due` is whether a deal is due, and `story` contains the public happenings."""

    def __init__(self, options: Mapping[str, Any]) -> None:
        self.options = options
        self.part, self.due, self.over = "first_half", True, False
        self.dealer: int | None = None
        self.turn: int | None = None
        self.ball: str | None = None
        self.toss: int | None = None
        self.halves: list[list[int]] = [[0, 0]]
        self.field: dict[Place, str] = {}
        self.open: set[Place] = set()
        self.seen: set[Place] = set()
        self.turned_up: list[Place] = []
        self.path: list[Place] = []
        self.stacks: list[list[str]] = [[], []]
        self.series = [0, 0]
        self.used: list[list[str]] = [[], []]
        self.lines: list[list[str]] = [[], []]
        self.lines_open: list[set[int]] = [set(), set()]
        self.shots: list[list[bool]] = [[], []]
        self.circle: list[str] = []
        self.circle_used: list[str] = []
        self.to_shoot: list[int] = []
        self.piles = 0
        self.story: list[dict[str, Any]] = []

    def goals(self) -> list[int]:
        return [sum(half[seat] for half in self.halves) for seat in (0, 1)]

    def penalties(self) -> list[int]:
        return [sum(self.shots[seat]) for seat in (0, 1)]

    # --- deals -----------------------------------------------------------------------------------------------------------------

    def lay(self, deal: Mapping[str, Any]) -> None:
        self.due = False
        if "toss" in deal:
            self.toss = deal["toss"]
            self.add_happening("toss", seat=self.toss)
            self.finish()
        elif "field" in deal:
            self.lay_half(deal)
        elif "goals" in deal:
            self.lay_shootout(deal)
        else:
            self.piles += 1
            self.add_happening("pile", number=self.piles)
            self.part = "pile"
            self.use_circle(deal["circle"])
            self.continue_shooting()

    def lay_stacks(self, deal: Mapping[str, Any]) -> None:
        self.dealer = deal["dealer"]
        self.stacks, self.used = [list(stack) for stack in deal["stacks"]], [[], []]
        self.series = [len(stack) for stack in self.stacks]
        first = next((seat for seat in (1 - self.dealer, self.dealer) if self.stacks[seat]), None)
        circle = len(deal.get("circle", [])) > 1
        first = 1 - self.dealer if first is None and circle else first
        self.add_happening("deal", part=self.part, dealer=self.dealer, stacks=self.series, first=first)

    def lay_half(self, deal: Mapping[str, Any]) -> None:
        self.lay_stacks(deal)
        self.field = {(index // 4 + 1, index % 4 + 1): card for index, card in enumerate(deal["field"])}
        self.open, self.seen = set(), set()
        self.halves += [[0, 0]] if HALVES.index(self.part) == len(self.halves) else []
        self.next_turn(deal["dealer"])

    def lay_shootout(self, deal: Mapping[str, Any]) -> None:
        self.lay_stacks(deal)
        self.lines = [list(line) for line in deal["goals"]]
        self.circle, self.circle_used = list(deal["circle"]), []
        self.next_shot(deal["dealer"])

    # --- halves ----------------------------------------------------------------------------------------------------------------

    def next_turn(self, last: int) -> None:
        for seat in (1 - last, last):
            if self.stacks[seat]:
                self.turn_up(seat, self.stacks[seat].pop(0), self.used[seat])
                self.path, self.turned_up = [], []
                return
        self.end_half()

    def turn_up(self, seat: int, ball: str, used: list[str]) -> None:
        self.turn, self.ball = seat, ball
        used.append(ball)
        self.add_happening("ball", seat=seat, card=ball)

    def places(self) -> list[Place]:
        """Return the places that the next choice may name [5, 6]."""
        number = len(self.path) + 1
        row = number if self.turn == 0 else 5 - number
        return [(row, column) for column in range(1, 5) if not self.path or abs(column - self.path[-1][1]) <= 1]

    def attack(self, place: Place) -> None:
        seat, card = not_none(self.turn), self.field[place]
        closed = place not in self.open
        good = match(not_none(self.ball), card)
        self.path.append(place)
        self.add_happening(
            "card", seat=seat, row=len(self.path), place=list(place), card=card, turned=closed, match=good, **self.against(card)
        )
        self.open.add(place)
        self.seen.add(place)
        self.turned_up += [place] if closed else []
        if not good:
            back = sorted(self.turned_up) if self.options["hide_after_miss"] else []
            self.open -= set(back)
            self.add_happening("miss", seat=seat, back=[list(spot) for spot in back], count=len(back))
            self.next_turn(seat)
        elif len(self.path) == 4:
            self.halves[-1][seat] += 1
            self.add_happening("goal", seat=seat, goals=self.goals())
            self.next_turn(seat)

    def fits(self) -> dict[str, Any] | None:
        return {"colour": self.ball[0], "number": int(self.ball[1:])} if self.ball else None

    def against(self, card: str) -> dict[str, Any]:
        """Return the colour and number of the ball, and which of them this card shares with it."""
        ball = not_none(self.ball)
        by = "colour" if card[0] == ball[0] else "number" if card[1:] == ball[1:] else None
        return {"colour": ball[0], "number": int(ball[1:]), "by": by}

    def minute(self) -> int:
        """Return the minute. Each ball takes an equal share of the minutes of a half."""
        begins = {"first_half": 0, "second_half": 45, "first_extra_half": 90, "second_extra_half": 105}[self.part]
        length = 45 if begins < 90 else 15
        played = sum(len(cards) for cards in self.used)
        balls = played + sum(len(cards) for cards in self.stacks)
        return begins + 1 + (int(length * (played - 1) / balls) if played else 0)

    def end_half(self) -> None:
        self.turn = self.ball = None
        self.path = []
        played = self.halves[: HALVES.index(self.part) + 1]
        self.add_happening("whistle", part=self.part, goals=self.goals(), halves=[list(half) for half in played])
        a, b = self.goals()
        second = self.part in ("second_half", "second_extra_half")
        if second and (a != b or self.options["mode"] == "league"):
            self.finish()
        else:
            self.part = [*HALVES, "ten_shots"][HALVES.index(self.part) + 1]
            self.due = True

    # --- shoot-out -------------------------------------------------------------------------------------------------------------

    def next_shot(self, last: int) -> None:
        """Prepare the next of the ten shots of each seat [14]. With `stop_when_decided`, shooting ends when a seat can no
        longer catch up.
        """
        a, b = self.penalties()
        left = [len(stack) for stack in self.stacks]
        if self.options["stop_when_decided"] and (a > b + left[1] or b > a + left[0]):
            self.finish()
        elif any(left):
            seat = 1 - last if left[1 - last] else last
            self.turn_up(seat, self.stacks[seat].pop(0), self.used[seat])
        elif a != b:
            self.finish()
        else:
            self.part = "circle"
            self.add_happening("circle")
            self.use_circle(self.circle)
            self.continue_shooting()

    def use_circle(self, cards: list[str]) -> None:
        self.circle, self.circle_used = list(cards), []
        dealer = not_none(self.dealer)
        self.to_shoot = [1 - dealer, dealer] * (len(cards) // 2)

    def continue_shooting(self) -> None:
        """Prepare the next pair of shots from the circle or a pile [14, 15]."""
        a, b = self.penalties()
        if self.part == "circle" and self.options["circle"] == "full":
            late = self.to_shoot.count(0 if a < b else 1) < abs(a - b)
            decided = a != b and (not self.to_shoot or (self.options["stop_when_decided"] and late))
        else:
            decided = a != b and len(self.to_shoot) % 2 == 0
        if decided:
            self.finish()
        elif self.to_shoot:
            self.turn_up(self.to_shoot.pop(0), self.circle.pop(0), self.circle_used)
        else:
            self.turn = self.ball = None
            self.part, self.due = "pile", True

    def shoot(self, choice: int) -> None:
        seat, ball = not_none(self.turn), not_none(self.ball)
        line = self.lines[seat]
        card, good = line[choice - 1], match(ball, line[choice - 1])
        goal = good and match(ball, line[5])
        self.lines_open[seat].add(choice)
        if good:
            for owner in (0, 1) if self.options["shared_sixth"] else (seat,):
                self.lines_open[owner].add(6)
        self.shots[seat].append(goal)
        sixth = line[5] if good else None
        told = {
            "seat": seat,
            "choice": choice,
            "card": card,
            "match": good,
            "sixth": sixth,
            "goal": goal,
            "goals": self.penalties(),
        }
        self.add_happening("shot", **told, **self.against(card), sixth_by=self.against(line[5])["by"] if good else None)
        if self.part == "ten_shots":
            self.next_shot(seat)
        else:
            self.continue_shooting()

    # --- moves, the end, tables ------------------------------------------------------------------------------------------------

    def moves(self) -> list[str]:
        if self.turn is None:
            return []
        return list("12345") if self.part not in HALVES else [str(column) for _, column in self.places()]

    def play(self, move: str) -> None:
        if self.part in HALVES:
            self.attack(next(place for place in self.places() if place[1] == int(move)))
        else:
            self.shoot(int(move))

    def finish(self) -> None:
        self.over, self.turn, self.ball = True, None, None
        self.add_happening("over", **self.result())

    def result(self) -> dict[str, Any]:
        (a, b), (c, d) = self.goals(), self.penalties()
        ahead = (a > b) - (a < b) or (c > d) - (c < d) or {None: 0, 0: 1, 1: -1}[self.toss]
        shot = {} if self.part in HALVES else {"shootout": [c, d]}
        return {"ranks": {1: [1, 2], 0: [1, 1], -1: [2, 1]}[ahead], "scores": [a, b], **shot}

    def add_happening(self, kind: str, **what: Any) -> None:
        self.story.append({"type": kind, **what})

    def table(self) -> dict[str, Any]:
        """Return the table as docs/reference/games.md describes it, without the odds."""
        in_half = self.part in HALVES
        attack = in_half and not self.over
        return {
            "phase": "over" if self.over else "attack" if in_half else "shot",
            "part": self.part,
            "minute": self.minute() if in_half else None,
            "dealer": self.dealer,
            "turn": self.turn,
            "ball": self.ball,
            "fits": self.fits(),
            "row": len(self.path) + 1 if attack else None,
            "path": [list(place) for place in self.path] if attack else [],
            "reach": [list(place) for place in self.places()] if attack and self.turn is not None else [],
            "field": self.rows(self.open) if in_half else None,
            "seen": self.rows(self.seen) if in_half else None,
            "stacks": [len(stack) for stack in self.stacks],
            "used": self.used,
            "goals": self.goals(),
            "halves": self.halves,
            "shootout": None if in_half else self.shown_shootout(),
        }

    def rows(self, places: set[Place]) -> list[list[str | None]]:
        return [[self.field[row, column] if (row, column) in places else None for column in range(1, 5)] for row in range(1, 5)]

    def shot_number(self) -> int:
        """Return the number of the current shot or pair, or of the last one."""
        taken = [len(shots) for shots in self.shots]
        if self.turn is not None:
            taken = [taken[self.turn] + 1 - (self.series[self.turn] if self.part != "ten_shots" else 0)]
        elif self.part != "ten_shots":
            taken = [shots - series for shots, series in zip(taken, self.series, strict=True)]
        return max(1, *taken) if self.turn is None else taken[0]

    def shown_shootout(self) -> dict[str, Any]:
        both = zip(self.lines, self.lines_open, strict=True)
        return {
            "goals": self.penalties(),
            "lines": [[card if number in up else None for number, card in enumerate(line, 1)] for line, up in both],
            "shots": self.shots,
            "series": self.series,
            "number": self.shot_number(),
            "circle": len(self.circle),
            "used": self.circle_used,
            "piles": self.piles,
            "toss": self.toss,
        }
