"""The rules of Kuhn poker (H. W. Kuhn, "A simplified two-person poker", 1950)."""

from typing import Any

import numpy as np

from matchwood.engine.bits import NONE, Bits, bit, first
from matchwood.engine.chance import Chance, below, unit
from matchwood.engine.compiling import rule
from matchwood.engine.verbs import ALL_EYES, DEAL_DUE, OVER, PLAY, record_type

JACK, QUEEN, KING, NO_CARD = 0, 1, 2, -1
PASS, BET = 0, 1
HANDS = np.array([1, 10, 50])

TABLE = record_type(
    [
        ("hands", np.int8),  # hands in a game
        ("hand", np.int8),  # the current hand, from 1
        ("acted", np.int8),  # decisions in this hand
        ("winner", np.int8),  # the winner, after the end of the hand
        ("shown", np.int8),  # 1 if both cards are visible
        ("cards", np.int8, 2),
        ("paid", np.int8, 2),  # chips of each seat
        ("scores", np.int16, 2),
    ]
)
Table = Any


@rule
def setup(table: Table, players: int, options: Any) -> None:
    """Make the record a new game."""
    table.phase, table.players, table.eyes, table.due, table.midway = DEAL_DUE, players, ALL_EYES, 0, 0
    table.hands, table.hand = HANDS[options[0]], 0
    table.cards[:], table.scores[:] = NO_CARD, 0


@rule
def begin_hand(table: Table, one: int, other: int) -> None:
    """Give each seat a card and take one chip from it."""
    table.phase, table.hand, table.acted, table.shown = PLAY, table.hand + 1, 0, 0
    table.cards[0], table.cards[1], table.paid[:] = one, other, 1
    table.due = bit((table.hand + 1) % 2)


@rule
def deal(table: Table, chance: Chance) -> None:
    """Deal two of the three cards at random."""
    one = below(chance, 3)
    begin_hand(table, one, (one + 1 + below(chance, 2)) % 3)


@rule
def legal(table: Table, seat: int) -> Bits:
    """Return both decisions for the current seat."""
    return first(2) if np.uint64(table.due) & bit(seat) else NONE


@rule
def apply(table: Table, seat: int, decision: int) -> None:
    """Pass or bet. After two passes or two bets, the higher card wins."""
    other = 1 - seat
    table.acted += 1
    table.paid[seat] += decision
    if table.paid[other] > table.paid[seat]:
        end_hand(table, other, 0)
    elif table.acted > 1 and table.paid[0] == table.paid[1]:
        end_hand(table, 0 if table.cards[0] > table.cards[1] else 1, 1)
    else:
        table.due = bit(other)


@rule
def end_hand(table: Table, winner: int, shown: int) -> None:
    """Give the winner the chips that the other seat has paid."""
    table.winner, table.shown, table.due = winner, shown, 0
    table.scores[winner] += table.paid[1 - winner]
    table.scores[1 - winner] -= table.paid[1 - winner]
    table.phase = OVER if table.hand == table.hands else DEAL_DUE


@rule
def payoff(table: Table, out: Any) -> None:
    """Write the ranks and scores."""
    for seat in range(2):
        out[0, seat] = 1 + (table.scores[1 - seat] > table.scores[seat])
        out[1, seat] = table.scores[seat]


@rule
def observe(table: Table, seat: int) -> None:
    """Erase the card of the other seat, unless it was shown."""
    table.eyes = seat
    for other in range(2):
        if other != seat and not table.shown:
            table.cards[other] = NO_CARD


@rule
def determinize(table: Table, chance: Chance) -> None:
    """Give a seat with a hidden card a random unseen card."""
    for seat in range(2):
        while table.phase == PLAY and table.cards[seat] == NO_CARD:
            card = below(chance, 3)
            table.cards[seat] = NO_CARD if card == table.cards[1 - seat] else card
    table.eyes = ALL_EYES


@rule
def suggest(table: Table, seat: int, chance: Chance) -> int:
    """Return a sensible decision, which is a bluff now and then."""
    bluff = QUEEN if table.paid[1 - seat] > table.paid[seat] else JACK
    return BET if table.cards[seat] == KING or (table.cards[seat] == bluff and unit(chance) < 1 / 3) else PASS


@rule
def worth(table: Table, seat: int) -> float:
    """Return the chips that the seat won in this hand."""
    return float(table.paid[1 - seat] if seat == table.winner else -table.paid[seat])
