"""The table between two views, as each happening leaves it."""

from __future__ import annotations

import copy
from collections import Counter
from collections.abc import Sequence

from matchwood.terminal.tables.terminal_table import Json


class Unfolding:
    """Follows a table from the view before to the view after."""

    def __init__(self, before: Json, after: Json, person: int) -> None:
        self.lies = copy.deepcopy(before["table"])
        self._after, self._person = after, person

    @property
    def view(self) -> Json:
        """The table as it lies now; nobody is asked."""
        return {**self._after, "owing": [], "moves": [], "table": copy.deepcopy(self.lies)}

    def see(self, happening: Json) -> None:
        """One more thing has happened."""
        change = getattr(self, f"_{happening['type']}", None)
        if change:
            change(happening)

    def _deal(self, _: Json) -> None:
        self.lies = {**copy.deepcopy(self._after["table"]), "mud": [], "weight": None}

    def _throw(self, throw: Json) -> None:
        weight = {key: throw[key] for key in ("points", "perfect", "missing")}
        self.lies.update(mud=list(throw["mud"]), weight=weight, phase="throw", active=throw["seat"])
        self._aim(throw["seat"], throw["target"])
        self._give(throw["seat"], throw["mud"])

    def _add(self, add: Json) -> None:
        self.lies["mud"].append(add["card"])
        self.lies["weight"] = {"points": add["points"], "perfect": True, "missing": None}
        self._aim(add["seat"], add["target"])
        self._give(add["seat"], [add["card"]])

    def _let(self, _: Json) -> None:
        self._aim(self.lies["aimer"], self.lies["target"])

    def _duck(self, duck: Json) -> None:
        self._aim(duck["seat"], duck["target"])
        self._give(duck["seat"], ["Duck"])

    def _defence(self, defence: Json) -> None:
        self.lies.update(mud=[], weight=None, active=None)
        self._land(defence["seat"], defence["landed"], defence["points"])
        self._give(defence["seat"], defence["played"])

    def _splash(self, splash: Json) -> None:
        self.lies["pile"] -= 1
        self._land(splash["seat"], [splash["card"]] if splash["points"] else [], splash["points"])

    def _draw(self, draw: Json) -> None:
        self.lies["pile"] -= draw["cards"]
        self.lies["cards"][draw["seat"]] += draw["cards"]

    def _discard(self, discard: Json) -> None:
        self._give(discard["seat"], discard["cards"])

    def _aim(self, aimer: int, target: int) -> None:
        seats = len(self.lies["cards"])
        self.lies.update(aimer=aimer, target=target, missing=None, asked=[], answered=[False] * seats, phase="throw")

    def _land(self, seat: int, cards: Sequence[str], points: int) -> None:
        self.lies["pools"][seat] += len(cards)
        if self.lies["pool_cards"] is not None:
            self.lies["pool_cards"][seat] += cards
            self.lies["pool_points"][seat] += points

    def _give(self, seat: int, cards: Sequence[str]) -> None:
        self.lies["cards"][seat] -= len(cards)
        if seat == self._person:
            left = Counter(cards)
            kept = []
            for card in self.lies["hand"]:
                if left[card] > 0:
                    left[card] -= 1
                else:
                    kept.append(card)
            self.lies["hand"] = kept
