"""Hilo: a small correct game with hidden hands, a bet of two decisions, and cards that are played simultaneously. In plain
Python.

Two or three players have two of six cards each. The leader passes or bets on another seat. Then each player plays a card at the
same time. The highest card wins a point, and more points if a player has bet on it.
"""

from __future__ import annotations

from types import SimpleNamespace
from typing import Any

import numpy as np
from numpy.typing import NDArray

from matchwood.engine.verbs import ALL_EYES, COMMON, DEAL_DUE, OVER, PLAY

CARDS, HAND, MOST = 6, 2, 3
BET, PLAYING = PLAY, PLAY + 1
PASS = 0
NOBODY, NO_CARD, SECRET = -1, -1, -2

TABLE = np.dtype(
    [
        *COMMON,
        ("rounds", np.int8),
        ("low_wins", np.int8),
        ("round_no", np.int8),
        ("leader", np.int8),
        ("target", np.int8),
        ("amount", np.int8),
        ("trick", np.int8),  # number of cards played in this round
        ("hands", np.uint16, MOST),
        ("dealt", np.uint16, MOST),  # the original hands
        ("played", np.int8, MOST),  # hidden while others still choose
        ("shown", np.int8, (HAND, MOST)),
        ("points", np.int16, MOST),
    ],
    align=True,
)


def draw(chance: Any, count: int) -> int:
    """Return a number below `count` from a generator or a list."""
    if "numbers" in chance.dtype.names:
        number = int(chance["numbers"][0, int(chance["drawn"][0]) % chance["numbers"].shape[1]])
        chance["drawn"] += 1
    else:
        number = (int(chance["word"][0]) * 6364136223846793005 + 1442695040888963407) % 2**64
        chance["word"] = number
    return (number >> 20) % count


def some(chance: Any, cards: list[int], count: int) -> list[int]:
    """Remove this many of the cards in random order, and return them."""
    return [cards.pop(draw(chance, len(cards))) for _ in range(count)]


def cards_in(mask: int) -> list[int]:
    return [card for card in range(CARDS) if int(mask) >> card & 1]


def mask_of(cards: list[int]) -> int:
    return sum(1 << card for card in cards)


def setup(table: Any, players: int, options: NDArray[np.int64]) -> None:
    table.phase, table.players, table.eyes = DEAL_DUE, players, ALL_EYES
    table.rounds, table.low_wins = options[0] + 1, options[1]
    table.leader = table.target = NOBODY
    table.trick = HAND
    table.played[:] = table.shown[:] = NO_CARD


def deal(table: Any, chance: Any) -> None:
    leader, cards = draw(chance, int(table.players)), list(range(CARDS))
    lay_out(table, leader, [some(chance, cards, HAND) for _ in range(table.players)])


def lay_out(table: Any, leader: int, hands: list[list[int]]) -> None:
    for seat, hand in enumerate(hands):
        table.hands[seat] = mask_of(hand)
    table.dealt = table.hands
    table.shown[:] = NO_CARD
    table.round_no += 1
    table.trick = 0
    lead(table, leader)


def lead(table: Any, leader: int) -> None:
    table.phase, table.leader, table.due = BET, leader, 1 << leader
    table.target, table.amount = NOBODY, 0


def owing(table: Any) -> int:
    return int(table.due)


def legal(table: Any, seat: int) -> int:
    if not int(table.due) >> seat & 1:
        return 0
    if table.phase == PLAYING:
        return int(table.hands[seat])
    if table.midway:
        return 0b110
    return 1 << PASS | sum(2 << other for other in range(table.players) if other != seat)


def apply(table: Any, seat: int, decision: int) -> None:
    if table.phase == PLAYING:
        play(table, seat, decision)
    elif table.midway or decision == PASS:
        table.amount = decision
        table.midway = 0
        table.phase, table.due = PLAYING, (1 << int(table.players)) - 1
    else:
        table.midway, table.target = 1, decision - 1


def play(table: Any, seat: int, card: int) -> None:
    table.hands[seat] = int(table.hands[seat]) & ~(1 << card)
    table.played[seat] = card
    table.due = int(table.due) & ~(1 << seat)
    if table.due == 0:
        reveal(table)


def reveal(table: Any) -> None:
    players = int(table.players)
    laid = table.played[:players].tolist()
    winner = laid.index(min(laid) if table.low_wins else max(laid))
    table.points[winner] += 1 + (table.amount if winner == table.target else 0)
    table.shown[table.trick] = table.played
    table.played[:] = NO_CARD
    table.trick += 1
    if table.trick < HAND:
        lead(table, winner)
        return
    table.leader, table.target, table.amount = winner, NOBODY, 0
    table.phase = OVER if table.round_no == table.rounds else DEAL_DUE


def observe(table: Any, seat: int) -> None:
    table.eyes = seat
    table.dealt[:] = 0
    for other in range(table.players):
        if other != seat:
            table.hands[other] = 0
            if table.played[other] != NO_CARD:
                table.played[other] = SECRET
    if table.midway and table.leader != seat:
        table.midway, table.target = 0, NOBODY


def unseen(table: Any) -> list[int]:
    """Return the cards whose place the observer does not know."""
    known = set(table.shown[: int(table.trick)].ravel().tolist()) | set(table.played.tolist())
    if table.eyes >= 0:
        known |= set(cards_in(table.hands[table.eyes]))
    return [card for card in range(CARDS) if card not in known]


def determinize(table: Any, chance: Any) -> None:
    cards = unseen(table)
    for seat in range(table.players):
        if seat != table.eyes:
            hand = some(chance, cards, HAND - int(table.trick))
            if table.played[seat] == SECRET:
                table.played[seat] = hand.pop()
            table.hands[seat] = mask_of(hand)
    table.eyes = ALL_EYES


def payoff(table: Any, out: NDArray[np.int64]) -> None:
    points = table.points[: table.players].tolist()
    out[0] = [1 + sum(other > own for other in points) for own in points]
    out[1] = points


def suggest(table: Any, seat: int, chance: Any) -> int:
    possible = [number for number in range(8) if legal(table, seat) >> number & 1]
    return possible[-1] if table.phase == PLAYING else possible[draw(chance, len(possible))]


def worth(table: Any, seat: int) -> float:
    return float(table.points[seat] - table.points[: table.players].mean())


def truncated(table: Any, played: int) -> bool:
    return bool(played >= 8 and table.phase == BET and not table.midway)


def mistake_cost(table: Any) -> float:
    return 0.5


NAMES = ["setup", "deal", "owing", "legal", "apply", "observe", "determinize", "payoff"]
NAMES += ["suggest", "worth", "truncated", "mistake_cost"]


def correct_verbs() -> SimpleNamespace:
    """Return the verbs of the game. A test may replace some of them."""
    return SimpleNamespace(**{name: globals()[name] for name in NAMES})
