"""The reasons why a move of Matschig is illegal."""

from __future__ import annotations

import re
from collections import Counter
from collections.abc import Sequence

from matchwood.cardgames.contract import Refusal
from matchwood.cardgames.matschig import contract as why
from matchwood.cardgames.matschig.deck import NAMES, UMBRELLA, WIND
from matchwood.cardgames.matschig.defence import MAX_AVERTED_POINTS
from matchwood.cardgames.matschig.moves import SEATS, missing, mud_names
from matchwood.cardgames.matschig.notation import hand_names
from matchwood.cardgames.matschig.outlook import VALUES, points
from matchwood.cardgames.matschig.table import DEFENCE, THROW, Table
from matchwood.cardgames.matschig.view import aims

MAX_LISTED_MOVES = 60
UMBRELLAS = NAMES[UMBRELLA:WIND]
SPECIALS = NAMES[WIND:]


def instead(moves: Sequence[str]) -> list[str]:
    """Return the legal moves. If the list is too long, return some moves of each kind."""
    if len(moves) <= MAX_LISTED_MOVES:
        return list(moves)
    sorts = Counter[str]()
    chosen = []
    for move in moves:
        sort = move.partition("=")[0]
        sorts[sort] += 1
        if sorts[sort] * len(sorts) <= MAX_LISTED_MOVES:
            chosen.append(move)
    return chosen


def refusal_of(table: Table, seat: int, move: str) -> Refusal:
    """Explain why a text is not a legal move of the seat."""
    if table.phase == THROW:
        return _refuse_throw(table, seat, move)
    return _refuse_defence(table, seat, move) if table.phase == DEFENCE else _refuse_answer(table, seat, move)


def _refuse_not_held(table: Table, seat: int, names: Sequence[str]) -> Refusal | None:
    if any(name not in VALUES for name in names):
        return why.NoCard()
    hand = Counter(hand_names(table.hands[seat]))
    paragraph = {THROW: "4", DEFENCE: "7"}.get(table.phase, "6")
    return next((why.NotHeld(name, hand[name], paragraph) for name, count in Counter(names).items() if hand[name] < count), None)


def _refuse_target(table: Table, seat: int, name: str) -> Refusal | None:
    others = aims(table, seat)
    if len(name) != 1 or name not in SEATS[: table.players]:
        return why.NoPlayer(others)
    target = SEATS.index(name)
    if target == seat:
        return why.AtOneself(others)
    return why.IsOut(target, others) if table.out_in[target] else None


def _refuse_throw(table: Table, seat: int, move: str) -> Refusal:
    found = re.fullmatch(r"throw (\S+) (\S+) (\S+)", move)
    if found is None:
        return why.NoThrow()
    water, sand, target = found.groups()
    kinds = [name[0] if len(name) == 2 else "" for name in (water, sand)]
    if kinds != ["W", "S"]:
        return why.NoThrow() if kinds == ["S", "W"] else why.OneOfEach()
    return _refuse_not_held(table, seat, (water, sand)) or _refuse_target(table, seat, target) or why.NoThrow()


def _refuse_answer(table: Table, seat: int, move: str) -> Refusal:
    wanted = missing(mud_names(table))
    found = re.fullmatch(r"add (\S+) (\S+)", move)
    if found is None:
        return why.NoAnswer(wanted)
    card, target = found.groups()
    if card != wanted:
        return why.OnlyMissing(wanted)
    return _refuse_not_held(table, seat, (card,)) or _refuse_target(table, seat, target) or why.NoAnswer(wanted)


def _refuse_defence(table: Table, seat: int, move: str) -> Refusal:
    word, *rest = move.split(" ")
    mud = mud_names(table)
    if word in SPECIALS and (absent := _refuse_not_held(table, seat, (word,))):
        return absent
    if word == "13":
        return _refuse_thirteen(mud, rest)
    if word == "Duck":
        return (_refuse_target(table, seat, rest[0]) if len(rest) == 1 else None) or why.DuckNames(aims(table, seat))
    if word in SPECIALS or word == "take":
        return why.Alone(None if word == "take" else word)
    if word == "shield":
        return _refuse_shield(table, seat, mud, rest)
    return why.HoldsNothingOff() if all(re.fullmatch(r"[WS]\d", name) for name in (word, *rest)) else why.NoDefence()


def _refuse_thirteen(mud: Sequence[str], named: Sequence[str]) -> Refusal:
    if Counter(named) - Counter(mud) or not named:
        return why.ThirteenNames([*mud])
    total = points(named)
    return why.OverThirteen(total) if total > MAX_AVERTED_POINTS else why.InOrder([*mud])


def _refuse_shield(table: Table, seat: int, mud: Sequence[str], parts: Sequence[str]) -> Refusal:
    groups = [(card, umbrellas.split("+")) for card, _, umbrellas in (part.partition("=") for part in parts)]
    for part, (card, umbrellas) in zip(parts, groups, strict=True):
        if card not in mud or "=" not in part:
            return why.OnMud([*mud])
        if any(name not in UMBRELLAS for name in umbrellas):
            return why.OnlyUmbrellas(card)
    absent = _refuse_not_held(table, seat, [name for _, umbrellas in groups for name in umbrellas])
    if absent:
        return absent
    lacking = ((card, umbrellas, VALUES[card] - points(umbrellas)) for card, umbrellas in groups)
    weak = (why.TooWeak(card, umbrellas, lacks) for card, umbrellas, lacks in lacking if lacks > 0)
    return next(weak, why.ShieldInOrder() if parts else why.OnMud([*mud]))
