"""Why a move of Matchstick Tycoon is refused, and what would be possible instead."""

from __future__ import annotations

from collections import Counter
from collections.abc import Sequence

from matchwood.cardgames.tycoon.digits import KINDS, NEVER, NUMBERS, Kind, Number
from matchwood.cardgames.tycoon.hands import COSTS
from matchwood.cardgames.tycoon.rules import LAST_OF_THE_BASE_GAME, LAST_OF_THE_EXPANSION, MOST_CARDS
from matchwood.cardgames.tycoon.table import NORMAL, Table
from matchwood.engine.counts import things
from matchwood.errors import shown

FEW = 60
"""So many moves are listed one by one."""

Play = tuple[Number, list[Kind]]


def read_play(move: str) -> Play | None:
    """The number and the cards of a text that is written as plays are; None for any other.

    >>> read_play("8: 0 0 8")
    (8, [0, 0, 8])
    >>> read_play("8: 8 0 0") is None
    True
    """
    play = _read_loosely(move)
    return play if play is not None and move == _written(*play) else None


def _read_loosely(move: str) -> Play | None:
    name, colon, rest = move.partition(":")
    words = rest.split()
    if not colon or name not in NUMBERS or len(name) != 1 or not words:
        return None
    if any(len(word) != 1 or word not in KINDS for word in words):
        return None
    return NUMBERS.index(name), [KINDS.index(word) for word in words]


def _written(number: Number, cards: Sequence[Kind]) -> str:
    return f"{NUMBERS[number]}: {_names(sorted(cards))}"


def _names(cards: Sequence[Kind]) -> str:
    return " ".join(KINDS[card] for card in cards)


# --- a play that is written well -----------------------------------------------------------------------------------------------


def why_not_play(table: Table, seat: int, number: Number, cards: Sequence[Kind]) -> str | None:
    """Why these cards may not be played to show the number; None if they may."""
    if table.cards[seat] == 0:
        return f"seat {seat} has no cards left; all that it may do is 'return'"
    return (
        _wrong_count(table, len(cards))
        or _not_held(table.hands[seat], cards)
        or _no_number(table, number)
        or _not_shown(table, number, cards)
        or _too_weak(table, number)
        or _too_dear(table.sticks[seat], number, cards)
    )


def _wrong_count(table: Table, count: int) -> str | None:
    if count > MOST_CARDS:
        return f"{count} cards are too many; a play has at most {MOST_CARDS}"
    if table.count and count != table.count:
        return f"{_cards(count)} may not be played: {_cards(table.count)} must be played to beat what lies"
    return None


def _not_held(hand: int, cards: Sequence[Kind]) -> str | None:
    holds = Counter(things(hand))
    for card, count in Counter(cards).items():
        held = holds[card]
        if held < count:
            return f"{count} × {KINDS[card]} is more than the hand holds ({held})" if held else f"the hand holds no {KINDS[card]}"
    return None


def _last(table: Table) -> Number:
    return LAST_OF_THE_EXPANSION if table.expansion else LAST_OF_THE_BASE_GAME


def _no_number(table: Table, number: Number) -> str | None:
    last = _last(table)
    return f"{NUMBERS[number]} is not a number of this game; the strongest is {NUMBERS[last]}" if number > last else None


def _not_shown(table: Table, number: Number, cards: Sequence[Kind]) -> str | None:
    for card in cards:
        if COSTS[card, number] == NEVER:
            return f"{KINDS[card]} cannot show {NUMBERS[number]}, whatever sticks are added; it can show {_reach(table, card)}"
    return None


def _reach(table: Table, card: Kind) -> str:
    costs = sorted((int(COSTS[card, number]), number) for number in range(_last(table) + 1) if COSTS[card, number] != NEVER)
    return ", ".join(f"{NUMBERS[number]} ({_sticks(cost)})" for cost, number in costs)


def _too_weak(table: Table, number: Number) -> str | None:
    if not table.count:
        return None
    normal = table.order == NORMAL
    if (number > table.number) if normal else (number < table.number):
        return None
    beating = NUMBERS[table.number + 1 : _last(table) + 1] if normal else NUMBERS[: table.number][::-1]
    order = "" if normal else " while the order is reversed"
    possible = f"{', '.join(beating)} would" if beating else "nothing does"
    return f"{NUMBERS[number]} does not beat {NUMBERS[table.number]}{order}; {possible}"


def _too_dear(sticks: int, number: Number, cards: Sequence[Kind]) -> str | None:
    needed = sum(int(COSTS[card, number]) for card in cards)
    if needed <= sticks:
        return None
    there = "is" if sticks == 1 else "are"
    return f"showing {NUMBERS[number]} with {_names(cards)} takes {_sticks(needed)}, and there {there} {_sticks(sticks)}"


def _cards(count: int) -> str:
    return "1 card" if count == 1 else f"{count} cards"


def _sticks(count: int) -> str:
    return "1 stick" if count == 1 else f"{count} sticks"


# --- any move ------------------------------------------------------------------------------------------------------------------


def why_not(table: Table, seat: int, move: str) -> str:
    """What is wrong with a move that is not legal."""
    told = shown(move)
    if move == "pass":
        if table.cards[seat] == 0:
            return f"seat {seat} has no cards left and cannot pass; it must 'return' a stick"
        return "who leads may not pass: some number must be shown"
    if move == "return":
        return f"only a player without cards returns a stick; seat {seat} holds {_cards(table.cards[seat])}"
    play = _read_loosely(move)
    if play is None:
        return f"{told} {_misspelt(move)}"
    reason = why_not_play(table, seat, *play)
    if reason is not None:
        return f"{told} cannot be played: {reason}"
    return f"{told} is written {_written(*play)!r}: one space between cards, cards in the order {KINDS}"


def _misspelt(move: str) -> str:
    name, colon, rest = move.partition(":")
    if not colon:
        return "is not a move; a play names a number and cards, as in '8: 0 0 8', and there are 'pass' and 'return'"
    if name not in NUMBERS or len(name) != 1:
        other_case = name.swapcase()
        hint = f" ({other_case} is)" if len(name) == 1 and other_case in NUMBERS else ""
        return f"names {shown(name)}, which is not a number{hint}; numbers are {', '.join(NUMBERS[:-2])}, with an expansion G and H"
    unknown = [word for word in rest.split() if len(word) != 1 or word not in KINDS]
    if unknown:
        hint = " (a printed 3 shows E, a printed 6 shows 9)" if unknown[0] in ("E", "9") else ""
        return f"plays {shown(unknown[0])}, which is not a card{hint}; cards are {' '.join(KINDS[:14])}, with an expansion G H = _"
    return "plays no card; a play has one to five, as in '8: 0 0 8'"


def instead(moves: Sequence[str]) -> list[str]:
    """The moves that would be possible: all of them, or, of very many, the cheapest for each number and count."""
    if len(moves) <= FEW:
        return list(moves)
    first: dict[tuple[str, int], str] = {}
    for move in moves:
        first.setdefault((move.partition(":")[0], len(move)), move)
    return list(first.values())
