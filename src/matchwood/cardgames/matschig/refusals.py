"""Why a move of Matschig is refused, and what would be possible instead."""

from __future__ import annotations

import re
from collections import Counter
from collections.abc import Sequence

from matchwood.cardgames.matschig.deck import NAMES, UMBRELLA, WORTH
from matchwood.cardgames.matschig.notation import hand_names
from matchwood.cardgames.matschig.table import DEFENCE, THROW, Table
from matchwood.errors import shown

FEW = 60
SEATS = "ABCDEF"
WORD_OF_PHASE = {THROW: "throw W5 S3 B"}


def instead(moves: Sequence[str]) -> list[str]:
    """The moves that would be possible, unless they are very many: then some of each sort."""
    if len(moves) <= FEW:
        return list(moves)
    sorts = Counter[str]()
    chosen = []
    for move in moves:
        sort = move.partition("=")[0]
        sorts[sort] += 1
        if sorts[sort] * len(sorts) <= FEW:
            chosen.append(move)
    return chosen


def why_not(table: Table, seat: int, move: str, possible: Sequence[str]) -> str:
    """What is wrong with a move that is not legal."""
    reason = None
    if table.phase == THROW:
        reason = _throw(table, seat, move)
    elif table.phase == DEFENCE:
        reason = _defence(table, seat, move)
    else:
        reason = _answer(table, seat, move)
    shortly = ", ".join(possible[:6]) + (", …" if len(possible) > 6 else "")
    return f"{shown(move)} is not possible: {reason or 'it is not a move of Matschig'}; possible is {shortly}"


def _held(table: Table, seat: int, name: str) -> int:
    return hand_names(table.hands[seat]).count(name)


def _not_held(table: Table, seat: int, names: Sequence[str]) -> str | None:
    for name, count in Counter(names).items():
        if name not in NAMES:
            return f"there is no card {shown(name)}"
        held = _held(table, seat, name)
        if held < count:
            return f"the hand holds {held if held else 'no'} {name}" + ("" if held == 0 else f", not {count}")
    return None


def _bad_target(table: Table, seat: int, name: str) -> str | None:
    if len(name) != 1 or name not in SEATS[: table.players]:
        return f"there is no player {shown(name)}; players are {', '.join(SEATS[: table.players])}"
    if SEATS.index(name) == seat:
        return "mud cannot be aimed at oneself"
    if table.out_in[SEATS.index(name)]:
        return f"player {name} is out"
    return None


def _throw(table: Table, seat: int, move: str) -> str | None:
    found = re.fullmatch(r"throw (\S+) (\S+) (\S+)", move)
    if found is None:
        return "a throw names one water card, one sand card and a player, as in 'throw W5 S3 B'"
    water, sand, target = found.groups()
    if not re.fullmatch(r"W\S", water) or not re.fullmatch(r"S\S", sand):
        return "a throw is exactly one water card (W) and one sand card (S), water first"
    return _not_held(table, seat, (water, sand)) or _bad_target(table, seat, target)


def _answer(table: Table, seat: int, move: str) -> str | None:
    found = re.fullmatch(r"add (\S+) (\S+)", move)
    if found is None:
        return "the window is answered with 'let', or with the missing card and a player, as in 'add W2 B'"
    card, target = found.groups()
    water, sand = (int(WORTH[kind]) for kind in table.mud[:2])
    wanted = f"{'S' if water > sand else 'W'}{abs(water - sand)}"
    if card != wanted:
        return f"only {wanted} makes this mud perfect"
    return _not_held(table, seat, (card,)) or _bad_target(table, seat, target)


def _defence(table: Table, seat: int, move: str) -> str | None:
    word, *rest = move.split(" ")
    mud = [NAMES[kind] for kind in table.mud[: table.laid]]
    if word in ("Wind", "Sun", "Share", "Duck", "13") and _held(table, seat, word) == 0:
        return f"the hand holds no {word}"
    if word in ("take", "Wind", "Sun", "Share"):
        return f"{word} is played alone"
    if word == "Duck":
        return _bad_target(table, seat, rest[0]) if len(rest) == 1 else "Duck names one player, as in 'Duck B'"
    if word == "13":
        return _thirteen(mud, rest)
    if word == "shield":
        return _shield(table, seat, mud, rest)
    return None


def _thirteen(mud: Sequence[str], named: Sequence[str]) -> str:
    missing = Counter(named) - Counter(mud)
    if missing or not named:
        return f"the 13 names mud cards that lie here ({' '.join(mud)})"
    total = sum(int(card[1:]) for card in named)
    if total > 13:
        return f"the 13 averts at most 13 points, not {total}"
    return f"mud cards are named in the order in which they lie ({' '.join(mud)})"


def _shield(table: Table, seat: int, mud: Sequence[str], parts: Sequence[str]) -> str:
    umbrellas: list[str] = []
    for part in parts:
        card, equals, group = part.partition("=")
        names = group.split("+")
        if card not in mud or not equals:
            return f"umbrellas stand on mud cards that lie here ({' '.join(mud)}), as in 'shield {mud[0]}=U6'"
        if any(name not in NAMES[UMBRELLA : UMBRELLA + 7] for name in names):
            return f"only umbrellas (U1 … U7) stand on {card}, not {shown(group)}"
        total = sum(int(name[1]) for name in names)
        if total < int(card[1:]):
            return f"{group} holds off {total}, but {card} needs {card[1:]}"
        umbrellas += names
    return _not_held(table, seat, umbrellas) or (
        "mud is named in the order in which it lies, each card once, umbrellas ascending; of equal mud cards the first comes first"
    )
