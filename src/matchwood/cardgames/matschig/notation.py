"""The notation of Matschig: cards and deals as in docs/notation.md."""

from __future__ import annotations

import functools
from collections import Counter
from collections.abc import Mapping, Sequence
from typing import Any

import numpy as np

from matchwood.cardgames.matschig import rules
from matchwood.cardgames.matschig.deck import COPIES, KINDS, NAMES, UMBRELLA
from matchwood.cardgames.matschig.table import Table
from matchwood.engine.compiling import rule
from matchwood.engine.counts import things
from matchwood.engine.states import State, read
from matchwood.engine.whole_numbers import whole_number
from matchwood.errors import BadDeal, shown


def names_in(half: int, first: int) -> list[str]:
    """Convert card counts to a list of card names. Each octal digit of ``half`` counts the cards of one kind, and the lowest digit
    counts the kind ``first``.

    >>> names_in(0o1_000_002, 0)
    ['W1', 'W1', 'S1']
    """
    return [*_name_cards(half, first)]


@functools.lru_cache(4_096)
def _name_cards(half: int, first: int) -> tuple[str, ...]:
    return tuple(NAMES[first + kind] for kind in things(half))


def hand_names(hand: Sequence[int]) -> list[str]:
    """Return the names of the cards in a hand."""
    return names_in(hand[0], 0) + names_in(hand[1], UMBRELLA)


def deal_made(table: Table) -> dict[str, Any]:
    """Return the last deal in the format of a game record."""
    hands = [hand_names(table.dealt[seat]) for seat in range(table.players)]
    return {"first": table.first, "hands": hands, "pile": [NAMES[kind] for kind in table.pile[: table.pile_size]]}


@rule
def _deal_hands(state: State, player: int, hands: Any, pile: Any) -> None:
    rules.clear_round(state[0])
    for seat in range(state[0].players):
        for kind in range(KINDS):
            for _ in range(hands[seat, kind]):
                rules.take_dealt(state[0], seat, kind)
    rules.start_round(state[0], player, pile)


def deal_given(state: State, deal: Mapping[str, Any]) -> None:
    """Deal the cards that a game record lists. If the deal is invalid, raise BadDeal and leave the state unchanged."""
    table = read(state)
    if not isinstance(deal, Mapping) or set(deal) != {"first", "hands", "pile"}:
        found = ", ".join(map(shown, deal)) if isinstance(deal, Mapping) else shown(deal)
        raise BadDeal(
            f"a deal of Matschig has the keys 'first', 'hands' and 'pile', not {found or 'none'}", ("first", "hands", "pile")
        )
    if not table.party and table.round_no >= table.rounds:
        raise BadDeal(f"the game has only {table.rounds} round{'s' if table.rounds > 1 else ''}")
    player = _check_first(table, deal["first"])
    left = Counter({NAMES[kind]: int(count) for kind, count in enumerate(COPIES[table.split])})
    hands = np.zeros((table.players, KINDS), np.int64)
    for seat, hand in enumerate(_check_hands(table, deal["hands"])):
        for kind in _check_cards(hand, f"seat {seat} is dealt", left):
            hands[seat, kind] += 1
    if not isinstance(deal["pile"], list):
        raise BadDeal(f"'pile' is a list of cards, top first, not {shown(deal['pile'])}")
    pile = np.array(_check_cards(deal["pile"], "the pile contains", left), np.int8)
    _deal_hands(state, player, hands, pile)


def _check_first(table: Table, given: object) -> int:
    first, seats = whole_number(given), [seat for seat in range(table.players) if table.out_in[seat] == 0]
    if first is None or first not in seats:
        raise BadDeal(f"the first player is a seat of {', '.join(map(str, seats))}, not {shown(given)}", map(str, seats))
    if table.round_no > 0:
        due = next((table.first + step) % table.players for step in range(1, 7) if (table.first + step) % table.players in seats)
        if first != due:
            raise BadDeal(f"seat {due} begins this round (it goes round clockwise), not seat {first}", (str(due),))
    return first


def _check_hands(table: Table, hands: object) -> list[list[str]]:
    if not isinstance(hands, list) or len(hands) != table.players or not all(isinstance(hand, list) for hand in hands):
        raise BadDeal(f"'hands' is a list of {table.players} lists of cards, one for each seat")
    for seat, hand in enumerate(hands):
        if hand and table.out_in[seat]:
            raise BadDeal(f"seat {seat} is out and gets no cards")
    return hands


def _check_cards(cards: list[Any], where: str, left: Counter[str]) -> list[int]:
    for name in cards:
        if not isinstance(name, str) or name not in left:
            raise BadDeal(
                f"{where} {shown(name)}, which is not a card of Matschig (W1 … W5 W7, S…, U1 … U7, Wind, Sun, Duck, Share, 13)"
            )
        left[name] -= 1
        if left[name] < 0:
            raise BadDeal(f"{where} one {name} more than the deck has")
    return [NAMES.index(name) for name in cards]
