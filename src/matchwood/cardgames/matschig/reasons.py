"""Reasons for a move of Matschig. They use only information that the player has."""

from __future__ import annotations

from collections.abc import Iterator, Sequence

from matchwood.cardgames.contract import Reason
from matchwood.cardgames.matschig.contract import (
    AtLeader,
    Heaviest,
    HoldsOff,
    Least,
    MakesPerfect,
    NobodyAdds,
    PassesOn,
    Table,
    Takes,
)
from matchwood.cardgames.matschig.moves import SEATS
from matchwood.cardgames.matschig.outlook import points, weigh


def reasons_for(table: Table, seat: int, move: str) -> list[Reason]:
    """Return the reasons for a legal move."""
    verb, *rest = move.split(" ")
    found = [*_explain_aim(table, seat, SEATS.index(rest[-1]))] if verb in ("throw", "add", "Duck") else []
    if verb == "throw":
        return [*_explain_throw(table, rest[:2], SEATS.index(rest[2])), *found]
    if verb == "add":
        return [MakesPerfect(rest[0], points([*table.mud, rest[0]])), *found]
    return [*found, *_explain_defence(table, move)] if table.phase == "defence" else found


def _explain_aim(table: Table, seat: int, target: int) -> Iterator[Reason]:
    if target in table.ahead and seat not in table.ahead:
        yield AtLeader(target)


def _explain_throw(table: Table, mud: Sequence[str], target: int) -> Iterator[Reason]:
    weight = weigh(tuple(mud))
    weights = [pair.weight.points for pair in table.throws or []]
    if min(weights) < weight.points == max(weights):
        yield Heaviest(weight.points)
    if weight.missing is None:
        yield NobodyAdds(target)


def _explain_defence(table: Table, move: str) -> Iterator[Reason]:
    verb, *rest = move.split(" ")
    if verb == "take":
        yield Takes(points(table.mud))
    if verb == "Duck":
        yield PassesOn(points(table.mud), SEATS.index(rest[0]))
    averted = _find_averted(table.mud, verb, rest)
    if averted:
        yield HoldsOff(points(averted), points(table.mud) - points(averted))
    if verb == "shield" and any(outcome.move == move for outcome in table.outcomes or []):
        yield Least([umbrella for part in rest for umbrella in part.partition("=")[2].split("+")])


def _find_averted(mud: Sequence[str], verb: str, rest: Sequence[str]) -> list[str]:
    # The card Duck averts no card for certain, because the mud can come back.
    if verb == "Share":
        return [*mud]
    if verb in ("Wind", "Sun"):
        return [card for card in mud if card.startswith("S" if verb == "Wind" else "W")]
    return [part.partition("=")[0] for part in rest] if verb in ("13", "shield") else []
