"""The notation of The Match! for cards, moves and deals (docs/notation.md)."""

from __future__ import annotations

import functools
from collections.abc import Iterable, Mapping, Sequence
from typing import Any

import numpy as np
from numpy.typing import NDArray

from matchwood.cardgames.the_match.cards import COLOURS, DECK, NUMBERS
from matchwood.cardgames.the_match.dealing import lay_half, lay_pile, lay_shootout, lay_toss
from matchwood.cardgames.the_match.table import (
    FIELD_CARDS,
    HALF,
    LINE_CARDS,
    MAX_CIRCLE_CARDS,
    MAX_PILES,
    MAX_STACK_CARDS,
    PILE,
    SECOND_EXTRA_HALF,
    SECOND_HALF,
    SHOOTOUT,
    SIXTH,
    TEN_SHOTS,
    Table,
)
from matchwood.engine import states
from matchwood.engine.bits import Bits, members
from matchwood.engine.states import State, read
from matchwood.engine.whole_numbers import whole_number
from matchwood.errors import BadDeal, shown

CARD_NAMES = tuple(f"{COLOURS[card // NUMBERS]}{card % NUMBERS + 1}" for card in range(DECK))
CARD_NUMBERS = {name: card for card, name in enumerate(CARD_NAMES)}
CHOICES = {str(decision + 1): bytes((decision,)) for decision in range(5)}
"""The moves: a column, or one of five cards in the shoot-out."""


def names(cards: Iterable[int]) -> list[str]:
    """Return the names of the given cards.

    >>> names([0, 43])
    ['Y1', 'G11']
    """
    return [CARD_NAMES[card] for card in cards]


def name(card: int) -> str | None:
    """Return the name of a card, or None for a hidden card."""
    return CARD_NAMES[card] if card >= 0 else None


def moves(state: State, seat: int) -> list[str]:
    """Return the texts of all legal moves of a seat."""
    return [*_name_choices(states.legal(state, seat))]


@functools.cache
def _name_choices(decisions: int | Bits) -> tuple[str, ...]:
    return tuple(str(decision + 1) for decision in members(decisions))


def deal_made(table: Table) -> dict[str, Any]:
    """Return the last deal in the format of a game record."""
    stacks = [names(table.stacks[seat][: table.stack_size[seat]]) for seat in range(2)]
    circle = names(table.circle[: table.circle_size])
    if table.dealt == HALF:
        return {"dealer": table.dealer, "field": names(table.field), "stacks": stacks}
    if table.dealt == SHOOTOUT:
        return {"dealer": table.dealer, "goals": [names(line) for line in table.lines], "stacks": stacks, "circle": circle}
    return {"circle": circle} if table.dealt == PILE else {"toss": table.toss}


def deal_given(state: State, deal: Mapping[str, Any]) -> None:
    """Deal the cards of a game record. If the deal is invalid, raise BadDeal and leave the state unchanged."""
    table = read(state)
    keys = _find_keys(table)
    if not isinstance(deal, Mapping) or set(deal) != set(keys):
        found = ", ".join(map(shown, deal)) if isinstance(deal, Mapping) else shown(deal)
        raise BadDeal(f"the deal that is due here has the keys {', '.join(map(repr, keys))}, not {found or 'none'}", keys)
    if keys == ("toss",):
        lay_toss(state, _check_seat(deal["toss"], "the toss is won by"))
        return
    cards = _Cards()
    if keys == ("circle",):
        in_lines = [CARD_NAMES[card] for line in table.lines for card in line]
        cards.place("in the lines", sorted(set(in_lines)))
        lay_pile(state, cards.pack("the circle", deal["circle"], most=MAX_CIRCLE_CARDS))
        return
    dealer = _check_dealer(table, deal["dealer"])
    if "field" in keys:
        field = cards.pack("the field", deal["field"], exactly=FIELD_CARDS)
        stacks = cards.stacks(deal["stacks"])
        lay_half(state, dealer, field, stacks[0], stacks[1])
    else:
        lines = cards.lines(deal["goals"], bool(table.shared_sixth))
        stacks = cards.stacks(deal["stacks"])
        circle = cards.pack("the circle", deal["circle"], most=MAX_CIRCLE_CARDS)
        lay_shootout(state, dealer, lines, stacks[0], stacks[1], circle)


def _find_keys(table: Table) -> tuple[str, ...]:
    if table.part < TEN_SHOTS:
        return ("dealer", "field", "stacks")
    if table.part == TEN_SHOTS:
        return ("dealer", "goals", "stacks", "circle")
    return ("circle",) if table.piles < MAX_PILES else ("toss",)


def _check_seat(seat: object, what: str) -> int:
    number = whole_number(seat)
    if number not in (0, 1):
        raise BadDeal(f"{what} seat 0 or 1, not {shown(seat)}", ("0", "1"))
    return number


def _check_dealer(table: Table, dealer: object) -> int:
    seat = _check_seat(dealer, "the dealer is")
    if table.part in (SECOND_HALF, SECOND_EXTRA_HALF) and seat == table.dealer:
        raise BadDeal(f"seat {1 - seat} deals this half, since seat {seat} dealt the one before", (str(1 - seat),))
    return seat


class _Cards:
    """Checks the cards of a deal, and refuses a card that occurs twice."""

    def __init__(self) -> None:
        self._where: dict[str, str] = {}

    def place(self, where: str, cards: Sequence[object]) -> None:
        for card in cards:
            if not isinstance(card, str) or card not in CARD_NUMBERS:
                raise BadDeal(f"{shown(card)} ({where}) is not a card of The Match! (Y1 … Y11, B1 … B11, R…, G…)")
            if card in self._where:
                raise BadDeal(f"the card {card} appears twice: {self._where[card]} and {where}")
            self._where[card] = where

    def pack(self, where: str, cards: object, exactly: int | None = None, most: int = DECK) -> NDArray[np.int8]:
        if not isinstance(cards, list) or len(cards) > most or (exactly is not None and len(cards) != exactly):
            size = f"at most {most}" if exactly is None else str(exactly)
            raise BadDeal(f"{where} is a list of {size} cards, not {shown(cards)}")
        self.place(where, cards)
        return np.array([CARD_NUMBERS[card] for card in cards], np.int8)

    def stacks(self, stacks: object) -> list[NDArray[np.int8]]:
        if not isinstance(stacks, list) or len(stacks) != 2:
            raise BadDeal(f"'stacks' is a list of two stacks, not {shown(stacks)}")
        return [self.pack(f"the stack of seat {seat}", stack, most=MAX_STACK_CARDS) for seat, stack in enumerate(stacks)]

    def lines(self, lines: Any, shared: bool) -> NDArray[np.int8]:
        """Check both lines. A shared sixth card is part of both lines."""
        two = isinstance(lines, list) and len(lines) == 2
        if not two or not all(isinstance(line, list) and len(line) == LINE_CARDS for line in lines):
            raise BadDeal(f"'goals' is a list of two lists of {LINE_CARDS} cards, not {shown(lines)}")
        first, second = lines
        if shared:
            if first[SIXTH] != second[SIXTH]:
                raise BadDeal(f"the sixth card is shared: it is {shown(first[SIXTH])} here and {shown(second[SIXTH])} there")
            second = second[:SIXTH]
        packs = [self.pack(f"the line of seat {seat}", line) for seat, line in enumerate((first, second))]
        return np.stack([packs[0], np.append(packs[1], packs[0][len(packs[1]) :])])
