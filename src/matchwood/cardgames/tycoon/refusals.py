"""The reasons why a move of Matchstick Tycoon is illegal.

A text may contain ``?`` for an open number (``?: 0 0``) or open cards (``8: ? ?``). Such a text is never a legal move. Its
refusal lists the possible numbers, or the cheapest cards.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Sequence

from matchwood.cardgames.contract import Refusal
from matchwood.cardgames.tycoon import contract, view
from matchwood.cardgames.tycoon.digits import IMPOSSIBLE, KINDS, NUMBERS, Kind
from matchwood.cardgames.tycoon.hands import COSTS
from matchwood.cardgames.tycoon.notation import written
from matchwood.cardgames.tycoon.rules import MAX_PLAY_CARDS
from matchwood.cardgames.tycoon.table import Table
from matchwood.engine.counts import things
from matchwood.errors import shown

MAX_LISTED_MOVES = 60
"""A refusal lists all legal moves if there are at most this number."""

OPEN = "?"


def refusal_of(table: Table, seat: int, move: str) -> Refusal:
    """Explain why a text is not a legal move of the seat."""
    if move == "pass":
        return contract.MustLead() if table.cards[seat] else contract.MustReturn()
    if move == "return":
        return contract.HoldsCards(table.cards[seat])
    name, colon, rest = move.partition(":")
    words = rest.split()
    if not colon or name == OPEN in words:
        return contract.NoMove()
    return _refuse_text(name, words) or _refuse_play(table, seat, name, words) or contract.Miswritten(_write_play(name, words))


def instead(moves: Sequence[str]) -> list[str]:
    """Return the legal moves. If there are many, return only the cheapest play for each number and each count of cards."""
    if len(moves) <= MAX_LISTED_MOVES:
        return list(moves)
    first: dict[tuple[str, int], str] = {}
    for move in moves:
        first.setdefault((move.partition(":")[0], len(move)), move)
    return list(first.values())


# --- texts that are not plays --------------------------------------------------------------------------------------------------


def _refuse_text(name: str, words: Sequence[str]) -> Refusal | None:
    if name != OPEN and not _is_one_of(name, NUMBERS):
        other_case = name.swapcase()
        return contract.NoNumber(_shorten(name), other_case if _is_one_of(other_case, NUMBERS) else None)
    for word in words:
        if word != OPEN and not _is_one_of(word, KINDS):
            prints = [KINDS[card] for card in range(len(KINDS)) if word in NUMBERS and _find_cost(card, word) == 0]
            return contract.NoCard(_shorten(word), prints[0] if prints else None)
    return None if words else contract.NoCards(MAX_PLAY_CARDS)


def _is_one_of(name: str, signs: str) -> bool:
    return len(name) == 1 and name in signs


def _shorten(text: str) -> str:
    """Return a shortened copy of the text, without unprintable characters."""
    return shown(text)[1:-1]


# --- plays against the rules ---------------------------------------------------------------------------------------------------


def _refuse_play(table: Table, seat: int, name: str, words: Sequence[str]) -> Refusal | None:
    if table.cards[seat] == 0:
        return contract.MustReturn()
    cards = [KINDS.index(word) for word in words if word != OPEN]
    reason = _refuse_count(table, len(words)) or _refuse_not_held(table.hands[seat], cards)
    if reason is not None:
        return reason
    if name == OPEN:
        return _offer_numbers(table, seat, cards)
    reason = _refuse_expansion(table, name) or _refuse_weak(table, name) or _refuse_change(table, name, cards)
    if reason is None and OPEN in words:
        return _offer_cards(table, seat, name, cards, len(words))
    return reason or _refuse_price(table.sticks[seat], name, cards)


def _refuse_count(table: Table, count: int) -> Refusal | None:
    if count > MAX_PLAY_CARDS:
        return contract.TooMany(count, MAX_PLAY_CARDS)
    return contract.WrongCount(count, table.count) if table.count and count != table.count else None


def _refuse_not_held(hand: int, cards: Sequence[Kind]) -> Refusal | None:
    holds = Counter(things(hand))
    for card, count in Counter(cards).items():
        if holds[card] < count:
            return contract.NotHeld(KINDS[card], holds[card], count)
    return None


def _refuse_expansion(table: Table, number: str) -> Refusal | None:
    known = sorted(view.numbers(table), key=NUMBERS.index)
    return None if number in known else contract.NotInGame(number, known[-1])


def _refuse_change(table: Table, number: str, cards: Sequence[Kind]) -> Refusal | None:
    for card in cards:
        if _find_cost(card, number) == IMPOSSIBLE:
            able = [other for other in view.numbers(table) if _find_cost(card, other) != IMPOSSIBLE]
            return contract.CannotShow(KINDS[card], number, able, [_find_cost(card, other) for other in able])
    return None


def _refuse_weak(table: Table, number: str) -> Refusal | None:
    stronger = view.stronger(table)
    return None if number in stronger else contract.TooWeak(number, NUMBERS[table.number], view.order(table), stronger or None)


def _refuse_price(sticks: int, number: str, cards: Sequence[Kind]) -> Refusal | None:
    needed = _add_costs(cards, number)
    return contract.TooDear(number, _name_cards(cards), needed, sticks) if needed > sticks else None


def _find_cost(card: Kind, number: str) -> int:
    return int(COSTS[card, NUMBERS.index(number)])


def _add_costs(cards: Sequence[Kind], number: str) -> int:
    return sum(_find_cost(card, number) for card in cards)


def _name_cards(cards: Sequence[Kind]) -> list[str]:
    return [KINDS[card] for card in cards]


def _write_play(name: str, words: Sequence[str]) -> str:
    return written(NUMBERS.index(name), [KINDS.index(word) for word in words])


# --- plays with open parts -----------------------------------------------------------------------------------------------------


def _offer_numbers(table: Table, seat: int, cards: Sequence[Kind]) -> Refusal:
    """Refuse a play without a number, and suggest numbers that the cards can show."""
    names, sticks = _name_cards(cards), table.sticks[seat]
    # never empty, because every card can show 8
    common = [number for number in view.numbers(table) if _add_costs(cards, number) < IMPOSSIBLE]
    stronger = view.stronger(table)
    strong = sorted((number for number in common if number in stronger), key=lambda number: _add_costs(cards, number))
    if not strong:
        return contract.AtBest(names, common[-1], NUMBERS[table.number], view.order(table))
    possible = [number for number in strong if _add_costs(cards, number) <= sticks]
    return _refuse_price(sticks, strong[0], cards) or contract.WhichNumber(
        names, possible, [_add_costs(cards, each) for each in possible]
    )


def _offer_cards(table: Table, seat: int, number: str, cards: Sequence[Kind], count: int) -> Refusal:
    """Refuse a play with too few cards, and suggest the cheapest cards."""
    others = (Counter(things(table.hands[seat])) - Counter(cards)).elements()
    able = sorted((card for card in others if _find_cost(card, number) < IMPOSSIBLE), key=lambda card: _find_cost(card, number))
    if len(cards) + len(able) < count:
        return contract.TooFewShow(number, len(cards) + len(able))
    chosen = [*cards, *able][:count]
    return _refuse_price(table.sticks[seat], number, chosen) or contract.WhichCards(number, _name_cards(chosen))
