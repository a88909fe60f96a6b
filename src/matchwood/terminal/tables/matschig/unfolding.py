"""Compute the table of Matschig after each event between two views."""

from __future__ import annotations

from collections import Counter
from collections.abc import Sequence
from typing import TypeVar

from msgspec.structs import replace

from matchwood.cardgames.contract import Happening
from matchwood.cardgames.matschig.contract import Add, Deal, Defence, Discard, Draw, Duck, Let, Splash, Throw, Weight
from matchwood.terminal.tables.matschig.cards import View

Amount = TypeVar("Amount", int, list[str])


class Unfolding:
    """Replays events on an earlier state of the table."""

    def __init__(self, before: View, after: View, person: int) -> None:
        self.view = replace(after, owing=[], moves=[], table=before.table)
        """The table in its current state, without a question."""
        self._after, self._person = after, person

    def see(self, happening: Happening) -> None:
        """Apply one event."""
        lies = self.view.table
        match happening:
            case Deal():
                self.view = replace(self.view, table=replace(self._after.table, mud=[], weight=None))
            case Throw(seat=seat, target=target, mud=mud):
                self._change(mud=mud, weight=Weight(happening.points, happening.perfect, happening.missing), active=seat)
                self._aim(seat, target)
                self._give(seat, mud)
            case Add(seat=seat, target=target, card=card):
                self._change(mud=[*lies.mud, card], weight=Weight(happening.points, perfect=True, missing=None))
                self._aim(seat, target)
                self._give(seat, [card])
            case Let():
                self._aim(lies.aimer, lies.target)
            case Duck(seat=seat, target=target):
                self._aim(seat, target)
                self._give(seat, ["Duck"])
            case Defence(seat=seat):
                self._change(mud=[], weight=None, active=None)
                self._land(seat, happening.landed, happening.points)
                self._give(seat, happening.played)
            case Splash(seat=seat, card=card, points=points):
                self._change(pile=lies.pile - 1)
                self._land(seat, [card] if points else [], points)
            case Draw(seat=seat, cards=count):
                self._change(pile=lies.pile - count, cards=_with_more(lies.cards, seat, count))
            case Discard(seat=seat, cards=cards):
                self._give(seat, cards)

    def _change(self, **fields: object) -> None:
        self.view = replace(self.view, table=replace(self.view.table, **fields))

    def _aim(self, aimer: int | None, target: int | None) -> None:
        nobody = [False] * len(self.view.table.cards)
        self._change(aimer=aimer, target=target, missing=None, asked=[], answered=nobody, phase="throw")

    def _land(self, seat: int, cards: list[str], points: int) -> None:
        lies = self.view.table
        self._change(pools=_with_more(lies.pools, seat, len(cards)))
        self._change(pool_cards=_with_more(lies.pool_cards, seat, cards), pool_points=_with_more(lies.pool_points, seat, points))

    def _give(self, seat: int, cards: Sequence[str]) -> None:
        lies = self.view.table
        self._change(cards=_with_more(lies.cards, seat, -len(cards)))
        if seat == self._person:
            self._change(hand=[*(Counter(lies.hand) - Counter(cards)).elements()])


def _with_more(seen: Sequence[Amount] | None, seat: int, more: Amount) -> list[Amount] | None:
    return None if seen is None else [had + more if other == seat else had for other, had in enumerate(seen)]
