"""How Matchstick Tycoon is written: cards, moves and deals as in docs/notation.md."""

from __future__ import annotations

import functools
from collections import Counter
from collections.abc import Mapping, Sequence
from typing import Any

import numpy as np

from matchwood.cardgames.tycoon.digits import KINDS, NUMBERS, Kind, Number
from matchwood.cardgames.tycoon.hands import DECKS
from matchwood.cardgames.tycoon.plays import texts_of_plays
from matchwood.cardgames.tycoon.rules import lay_out
from matchwood.cardgames.tycoon.table import PASS, RETURN, TABLE, Table
from matchwood.engine import states
from matchwood.engine.counts import counted, things
from matchwood.engine.states import State, read
from matchwood.engine.verbs import DEAL_DUE
from matchwood.errors import BadDeal, shown

WORDS = {"pass": PASS, "return": RETURN}
_WORDS = ((), ("pass",), ("return",), ("pass", "return"))
"""These words by the bits of their decisions."""


def card_names(cards: int) -> list[str]:
    """The cards of a hand as text, in the order of the kinds.

    >>> card_names(0o2001)
    ['0', '3', '3']
    """
    return [*_names(cards)]


@functools.lru_cache(4_096)
def _names(cards: int) -> tuple[str, ...]:
    """The same hands, and what has been played, are asked for again with every look at the table."""
    return tuple(KINDS[kind] for kind in things(cards))


def cards_of(names: Sequence[str]) -> int:
    """The hand of these cards.

    >>> oct(cards_of(["3", "0", "3"]))
    '0o2001'
    """
    return counted(map(KINDS.index, names))


def moves(state: State, seat: int) -> list[str]:
    """Every legal move of a seat as text: plays by number, count and sticks, then the pass; or the return."""
    on_turn = states.legal(state, seat)
    words = [*_WORDS[on_turn >> PASS & 3]]
    return texts_of_plays(state, seat) + words if on_turn & (1 << PASS) - 1 else words


def decisions(state: State, move: str) -> bytes | None:
    """The decisions that the text names, legal or not: the number, how many cards if that is free, each card. None for no move."""
    return _run(move, state.tobytes()[_COUNT] != 0)


_COUNT = TABLE.fields["count"][1]  # type: ignore[index]
"""The place of the count in a record: one byte."""


@functools.lru_cache(4_096)
def _run(move: str, counted: bool) -> bytes | None:
    """The same; how many cards is none of the decisions if it is given."""
    if move in WORDS:
        return bytes((WORDS[move],))
    play = read_play(move)
    if play is None:
        return None
    number, cards = play
    return bytes((number, *(() if counted else (len(cards),)), *(3 * kind for kind in cards)))


def read_play(move: str) -> tuple[Number, list[Kind]] | None:
    """The number and the cards of a text that is written as plays are; None for any other.

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
    """The play of these cards as it is written: they stand in the order of their kinds.

    >>> written(8, [8, 0, 0])
    '8: 0 0 8'
    """
    return f"{NUMBERS[number]}: {' '.join(KINDS[card] for card in sorted(cards))}"


def move_of(table: Table, run: Sequence[int]) -> str:
    """The move that these decisions make up."""
    for word, decision in WORDS.items():
        if run[0] == decision:
            return word
    cards = run[1:] if table.count else run[2:]
    return written(run[0], [place // 3 for place in cards])


# --- deals ---------------------------------------------------------------------------------------------------------------------


def deal_made(table: Table) -> dict[str, Any]:
    """The deal that has just been made, as it stands in a record."""
    return {"leader": table.leader, "hands": [card_names(table.hands[seat]) for seat in range(table.players)]}


def deal_given(state: State, deal: Mapping[str, Any]) -> None:
    """Make a deal given by hand. Raises BadDeal, and then the table is as it was."""
    table = read(state)
    if table.phase != DEAL_DUE:
        raise BadDeal("Matchstick Tycoon has one deal only")
    _check_keys(deal)
    leader, hands = _checked_leader(table, deal["leader"]), _checked_hands(table, deal["hands"])
    lay_out(state, leader, np.array([cards_of(hand) for hand in hands], np.uint64))


def _check_keys(deal: Mapping[str, Any]) -> None:
    if not isinstance(deal, Mapping) or set(deal) != {"leader", "hands"}:
        found = ", ".join(map(shown, deal)) if isinstance(deal, Mapping) else shown(deal)
        raise BadDeal(f"a deal of Matchstick Tycoon has the keys 'leader' and 'hands', not {found or 'none'}", ("leader", "hands"))


def _checked_leader(table: Table, leader: object) -> int:
    if isinstance(leader, bool) or not isinstance(leader, int) or not 0 <= leader < table.players:
        raise BadDeal(f"the leader is a seat from 0 to {table.players - 1}, not {shown(leader)}", map(str, range(table.players)))
    return leader


def _checked_hands(table: Table, hands: object) -> list[list[str]]:
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
