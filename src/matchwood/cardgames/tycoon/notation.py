"""The notation of Matchstick Tycoon: cards, moves and deals as in docs/notation.md."""

from __future__ import annotations

import functools
from collections import Counter
from collections.abc import Mapping, Sequence
from typing import Any

import numpy as np

from matchwood.cardgames.tycoon.digits import KINDS, NUMBERS, Kind, Number
from matchwood.cardgames.tycoon.hands import DECKS
from matchwood.cardgames.tycoon.plays import texts_of_plays
from matchwood.cardgames.tycoon.rules import deal_hands
from matchwood.cardgames.tycoon.table import PASS, RETURN, TABLE, Table
from matchwood.engine import states
from matchwood.engine.counts import counted, things
from matchwood.engine.states import State, read
from matchwood.engine.verbs import DEAL_DUE
from matchwood.engine.whole_numbers import whole_number
from matchwood.errors import BadDeal, shown

WORDS = {"pass": PASS, "return": RETURN}
_WORDS = ((), ("pass",), ("return",), ("pass", "return"))
"""The moves without cards, for each set of the decisions PASS and RETURN."""


def card_names(cards: int) -> list[str]:
    """Return the names of the cards in a hand.

    >>> card_names(0o2001)
    ['0', '3', '3']
    """
    return [*_name_cards(cards)]


@functools.lru_cache(4_096)
def _name_cards(cards: int) -> tuple[str, ...]:
    return tuple(KINDS[kind] for kind in things(cards))


def cards_of(names: Sequence[str]) -> int:
    """Return a hand with the named cards.

    >>> oct(cards_of(["3", "0", "3"]))
    '0o2001'
    """
    return counted(map(KINDS.index, names))


def moves(state: State, seat: int) -> list[str]:
    """Return the texts of all legal moves."""
    on_turn = states.legal(state, seat)
    words = [*_WORDS[on_turn >> PASS & 3]]
    return texts_of_plays(state, seat) + words if on_turn & (1 << PASS) - 1 else words


def decisions(state: State, move: str) -> bytes | None:
    """Parse the text of a move into decisions. The function does not check whether the move is legal. Return None if the text
    is not a move.
    """
    return _parse_move(move, state.tobytes()[_COUNT] != 0)


_COUNT = TABLE.fields["count"][1]  # type: ignore[index]
"""The offset of the field ``count`` in a record. The field has one byte."""


@functools.lru_cache(4_096)
def _parse_move(move: str, counted: bool) -> bytes | None:
    if move in WORDS:
        return bytes((WORDS[move],))
    play = read_play(move)
    if play is None:
        return None
    number, cards = play
    return bytes((number, *(() if counted else (len(cards),)), *(3 * kind for kind in cards)))


def read_play(move: str) -> tuple[Number, list[Kind]] | None:
    """Parse the text of a play into its number and cards.

    >>> read_play("8: 0 0 8")
    (8, [0, 0, 8])
    >>> read_play("8: 8 0 0") is None
    True
    """
    name, colon, rest = move.partition(":")
    words = rest.split()
    if not colon or len(name) != 1 or name not in NUMBERS or any(len(word) != 1 or word not in KINDS for word in words):
        return None
    number, cards = NUMBERS.index(name), [KINDS.index(word) for word in words]
    return (number, cards) if cards and move == written(number, cards) else None


def written(number: Number, cards: Sequence[Kind]) -> str:
    """Write a play as text.

    >>> written(8, [8, 0, 0])
    '8: 0 0 8'
    """
    return f"{NUMBERS[number]}: {' '.join(KINDS[card] for card in sorted(cards))}"


def move_of(table: Table, run: Sequence[int]) -> str:
    """Return the text of a move with the given decisions."""
    for word, decision in WORDS.items():
        if run[0] == decision:
            return word
    cards = run[1:] if table.count else run[2:]
    return written(run[0], [place // 3 for place in cards])


def deal_made(table: Table) -> dict[str, Any]:
    """Return the deal in the format of a game record."""
    return {"leader": table.leader, "hands": [card_names(table.hands[seat]) for seat in range(table.players)]}


def deal_given(state: State, deal: Mapping[str, Any]) -> None:
    """Deal the hands that a game record lists. If the deal is invalid, raise BadDeal and leave the state unchanged."""
    table = read(state)
    if table.phase != DEAL_DUE:
        raise BadDeal("Matchstick Tycoon has one deal only")
    _check_keys(deal)
    leader, hands = _check_leader(table, deal["leader"]), _check_hands(table, deal["hands"])
    deal_hands(state, leader, np.array([cards_of(hand) for hand in hands], np.uint64))


def _check_keys(deal: Mapping[str, Any]) -> None:
    if not isinstance(deal, Mapping) or set(deal) != {"leader", "hands"}:
        found = ", ".join(map(shown, deal)) if isinstance(deal, Mapping) else shown(deal)
        raise BadDeal(f"a deal of Matchstick Tycoon has the keys 'leader' and 'hands', not {found or 'none'}", ("leader", "hands"))


def _check_leader(table: Table, leader: object) -> int:
    seat = whole_number(leader)
    if seat is None or not 0 <= seat < table.players:
        raise BadDeal(f"the leader is a seat from 0 to {table.players - 1}, not {shown(leader)}", map(str, range(table.players)))
    return seat


def _check_hands(table: Table, hands: object) -> list[list[str]]:
    if not isinstance(hands, list) or len(hands) != table.players or not all(isinstance(hand, list) for hand in hands):
        raise BadDeal(f"'hands' is a list of {table.players} lists of cards, one for each seat")
    deck = Counter(card_names(int(DECKS[table.expansion])))
    left = deck.copy()
    for seat, hand in enumerate(hands):
        for name in hand:
            if not isinstance(name, str) or name not in left:
                raise BadDeal(f"seat {seat} is dealt {shown(name)}, which is not a card of this game ({' '.join(left)})")
            left[name] -= 1
            if left[name] < 0:
                raise BadDeal(f"the {name} dealt to seat {seat} is one too many: the deck has {deck[name]} of them")
    return hands
