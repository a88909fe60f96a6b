"""Why a move of Matchstick Tycoon is refused, and what would be possible instead.

A text may leave open, with ``?``, which number cards are to show (``?: 0 0``), or which cards a number (``8: ? ?``). It is no move;
but it is refused with what these cards can become, or with the cheapest cards for it.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Sequence

from matchwood.cardgames.contract import Refusal
from matchwood.cardgames.tycoon import contract, view
from matchwood.cardgames.tycoon.digits import KINDS, NEVER, NUMBERS, Kind
from matchwood.cardgames.tycoon.hands import COSTS
from matchwood.cardgames.tycoon.notation import written
from matchwood.cardgames.tycoon.rules import MOST_CARDS
from matchwood.cardgames.tycoon.table import Table
from matchwood.engine.counts import things
from matchwood.errors import shown

MAX_LISTED_MOVES = 60
"""Up to this number, moves are listed one by one."""

OPEN = "?"


def refusal_of(table: Table, seat: int, move: str) -> Refusal:
    """What is wrong with a move that is not legal."""
    if move == "pass":
        return contract.MustLead() if table.cards[seat] else contract.MustReturn()
    if move == "return":
        return contract.HoldsCards(table.cards[seat])
    name, colon, rest = move.partition(":")
    words = rest.split()
    if not colon or name == OPEN in words:
        return contract.NoMove()
    return _unreadable(name, words) or _against_the_rules(table, seat, name, words) or contract.Miswritten(_well(name, words))


def instead(moves: Sequence[str]) -> list[str]:
    """The moves that would be possible: all of them, or, of very many, the cheapest for each number and count."""
    if len(moves) <= MAX_LISTED_MOVES:
        return list(moves)
    first: dict[tuple[str, int], str] = {}
    for move in moves:
        first.setdefault((move.partition(":")[0], len(move)), move)
    return list(first.values())


# --- a text that is no play ----------------------------------------------------------------------------------------------------


def _unreadable(name: str, words: Sequence[str]) -> Refusal | None:
    if name != OPEN and not _is_one_of(name, NUMBERS):
        other_case = name.swapcase()
        return contract.NoNumber(_written(name), other_case if _is_one_of(other_case, NUMBERS) else None)
    for word in words:
        if word != OPEN and not _is_one_of(word, KINDS):
            prints = [KINDS[card] for card in range(len(KINDS)) if word in NUMBERS and _cost(card, word) == 0]
            return contract.NoCard(_written(word), prints[0] if prints else None)
    return None if words else contract.NoCards(MOST_CARDS)


def _is_one_of(name: str, signs: str) -> bool:
    return len(name) == 1 and name in signs


def _written(text: str) -> str:
    """What was written, short and without anything that cannot be printed."""
    return shown(text)[1:-1]


# --- a play that is against the rules ------------------------------------------------------------------------------------------


def _against_the_rules(table: Table, seat: int, name: str, words: Sequence[str]) -> Refusal | None:
    if table.cards[seat] == 0:
        return contract.MustReturn()
    cards = [KINDS.index(word) for word in words if word != OPEN]
    reason = _wrong_count(table, len(words)) or _not_held(table.hands[seat], cards)
    if reason is not None:
        return reason
    if name == OPEN:
        return _which_number(table, seat, cards)
    reason = _not_in_game(table, name) or _too_weak(table, name) or _not_shown(table, name, cards)
    if reason is None and OPEN in words:
        return _which_cards(table, seat, name, cards, len(words))
    return reason or _too_dear(table.sticks[seat], name, cards)


def _wrong_count(table: Table, count: int) -> Refusal | None:
    if count > MOST_CARDS:
        return contract.TooMany(count, MOST_CARDS)
    return contract.WrongCount(count, table.count) if table.count and count != table.count else None


def _not_held(hand: int, cards: Sequence[Kind]) -> Refusal | None:
    holds = Counter(things(hand))
    for card, count in Counter(cards).items():
        if holds[card] < count:
            return contract.NotHeld(KINDS[card], holds[card], count)
    return None


def _not_in_game(table: Table, number: str) -> Refusal | None:
    known = sorted(view.numbers(table), key=NUMBERS.index)
    return None if number in known else contract.NotInGame(number, known[-1])


def _not_shown(table: Table, number: str, cards: Sequence[Kind]) -> Refusal | None:
    for card in cards:
        if _cost(card, number) == NEVER:
            able = sorted(
                (_cost(card, other), NUMBERS.index(other)) for other in view.numbers(table) if _cost(card, other) != NEVER
            )
            return contract.CannotShow(KINDS[card], number, [NUMBERS[other] for _, other in able], [sticks for sticks, _ in able])
    return None


def _too_weak(table: Table, number: str) -> Refusal | None:
    stronger = view.stronger(table)
    return None if number in stronger else contract.TooWeak(number, NUMBERS[table.number], view.order(table), stronger or None)


def _too_dear(sticks: int, number: str, cards: Sequence[Kind]) -> Refusal | None:
    needed = _costs(cards, number)
    return contract.TooDear(number, _names(cards), needed, sticks) if needed > sticks else None


def _cost(card: Kind, number: str) -> int:
    return int(COSTS[card, NUMBERS.index(number)])


def _costs(cards: Sequence[Kind], number: str) -> int:
    return sum(_cost(card, number) for card in cards)


def _names(cards: Sequence[Kind]) -> list[str]:
    return [KINDS[card] for card in cards]


def _well(name: str, words: Sequence[str]) -> str:
    return written(NUMBERS.index(name), [KINDS.index(word) for word in words])


# --- a play that leaves something open -----------------------------------------------------------------------------------------


def _which_number(table: Table, seat: int, cards: Sequence[Kind]) -> Refusal:
    """There is always one: every card can become 8."""
    names, sticks = _names(cards), table.sticks[seat]
    common = [number for number in view.numbers(table) if _costs(cards, number) < NEVER]
    stronger = view.stronger(table)
    strong = sorted((number for number in common if number in stronger), key=lambda number: _costs(cards, number))
    if not strong:
        return contract.AtBest(names, common[-1], NUMBERS[table.number], view.order(table))
    possible = [number for number in strong if _costs(cards, number) <= sticks]
    return _too_dear(sticks, strong[0], cards) or contract.WhichNumber(names, possible, [_costs(cards, each) for each in possible])


def _which_cards(table: Table, seat: int, number: str, cards: Sequence[Kind], count: int) -> Refusal:
    """The cheapest of the hand decide, besides those that were named."""
    others = (Counter(things(table.hands[seat])) - Counter(cards)).elements()
    able = sorted((card for card in others if _cost(card, number) < NEVER), key=lambda card: _cost(card, number))
    if len(cards) + len(able) < count:
        return contract.TooFewShow(number, len(cards) + len(able))
    chosen = [*cards, *able][:count]
    return _too_dear(table.sticks[seat], number, chosen) or contract.WhichCards(number, _names(chosen))
