"""Tricks: a small correct game of tricks in plain Python. Cards are passed on, suits are followed, and hands shrink.

Three players have four of twelve cards each. All players pass a card to the left at the same time. Then they play tricks. Suit
has to be followed, and the highest card of the suit led wins the trick.
"""

from __future__ import annotations

import random
from types import SimpleNamespace
from typing import Any

import numpy as np
from numpy.typing import NDArray

from matchwood.engine.verbs import ALL_EYES, COMMON, DEAL_DUE, OVER, PLAY
from tests.testing.hilo import draw

PLAYERS, RANKS, CARDS, HAND = 3, 6, 12, 4
PASSING, PLAYING = PLAY, PLAY + 1
NO_CARD, SECRET = -1, -2

TABLE = np.dtype(
    [
        *COMMON,
        ("leader", np.int8),
        ("tricks", np.int8),  # number of tricks won
        ("hands", np.uint16, PLAYERS),
        ("passed", np.int8, PLAYERS),  # the card that the seat has passed on
        ("laid", np.uint16, PLAYERS),  # all cards that the seat has played
        ("trick", np.int8, PLAYERS),
        ("voids", np.int8, PLAYERS),  # a bit for each suit that the seat has shown to lack
        ("points", np.int16, PLAYERS),
    ],
    align=True,
)


def cards_in(mask: Any) -> list[int]:
    return [card for card in range(CARDS) if int(mask) >> card & 1]


def mask_of(cards: list[int]) -> int:
    return sum(1 << card for card in cards)


def left_of(seat: int) -> int:
    return (seat + 1) % PLAYERS


def setup(table: Any, players: int, options: NDArray[np.int64]) -> None:
    table.phase, table.players, table.eyes = DEAL_DUE, players, ALL_EYES
    table.passed[:] = table.trick[:] = NO_CARD


def luck_from(chance: Any) -> random.Random:
    """Return a generator seeded by one random number, since each number from `chance` is slow in plain Python."""
    return random.Random(draw(chance, 1 << 30))


def deal(table: Any, chance: Any) -> None:
    luck, cards = luck_from(chance), list(range(CARDS))
    luck.shuffle(cards)
    lay_out(table, luck.randrange(PLAYERS), [cards[HAND * seat : HAND * (seat + 1)] for seat in range(PLAYERS)])


def lay_out(table: Any, leader: int, hands: list[list[int]]) -> None:
    table.hands = [mask_of(hand) for hand in hands]
    table.leader = leader
    table.phase, table.due = PASSING, 0b111


def owing(table: Any) -> int:
    return int(table.due)


def legal(table: Any, seat: int) -> int:
    if not int(table.due) >> seat & 1:
        return 0
    hand, led = int(table.hands[seat]), int(table.trick[table.leader])
    if table.phase == PASSING or led == NO_CARD:
        return hand
    return hand & suit(led // RANKS) or hand


def suit(number: int) -> int:
    return 0b111111 << RANKS * number


def apply(table: Any, seat: int, decision: int) -> None:
    if table.phase == PASSING:
        table.passed[seat] = decision
        table.due = int(table.due) & ~(1 << seat)
        if table.due == 0:
            pass_on(table)
        return
    led = int(table.trick[table.leader])
    if led != NO_CARD and decision // RANKS != led // RANKS:
        table.voids[seat] |= 1 << led // RANKS
    table.hands[seat] = int(table.hands[seat]) & ~(1 << decision)
    table.laid[seat] = int(table.laid[seat]) | 1 << decision
    table.trick[seat] = decision
    table.due = 1 << left_of(seat)
    if NO_CARD not in table.trick.tolist():
        take(table)


def pass_on(table: Any) -> None:
    for seat in range(PLAYERS):
        card = 1 << int(table.passed[seat])
        table.hands[seat] = int(table.hands[seat]) & ~card
    for seat in range(PLAYERS):
        other = left_of(seat)
        table.hands[other] = int(table.hands[other]) | 1 << int(table.passed[seat])
    table.phase, table.due = PLAYING, 1 << int(table.leader)


def take(table: Any) -> None:
    cards = table.trick.tolist()
    led = cards[table.leader] // RANKS
    winner = max(range(PLAYERS), key=lambda seat: (cards[seat] // RANKS == led, cards[seat]))
    table.points[winner] += 1
    table.tricks += 1
    table.trick[:] = NO_CARD
    table.leader, table.due = winner, 1 << winner
    if table.tricks == HAND:
        table.phase, table.due = OVER, 0


def observe(table: Any, seat: int) -> None:
    table.eyes = seat
    hands, passed, received = table.hands, table.passed, table.phase != PASSING
    for other in range(PLAYERS):
        if other != seat:
            hands[other] = 0
            if passed[other] != NO_CARD and not (received and left_of(other) == seat):
                passed[other] = SECRET


def determinize(table: Any, chance: Any) -> None:
    luck, eyes, passing = luck_from(chance), int(table.eyes), bool(table.phase == PASSING)
    laid, hands, passed, voids = table.laid.tolist(), table.hands.tolist(), table.passed.tolist(), table.voids.tolist()
    hidden = [seat for seat in range(PLAYERS) if seat != eyes]
    known = sum(laid) | (hands[eyes] if eyes >= 0 else 0)
    unseen = [card for card in range(CARDS) if not known >> card & 1]
    own = None if eyes < 0 or passing else (left_of(eyes), passed[eyes])
    while True:
        luck.shuffle(unseen)
        dealt = 0
        for seat in hidden:
            size = HAND - laid[seat].bit_count()
            hands[seat], dealt = mask_of(unseen[dealt : dealt + size]), dealt + size
        if are_void(hands, voids) and (own is None or holds(hands, laid, own)):
            break
    for seat in hidden:
        if passed[seat] == SECRET:
            place = seat if passing else left_of(seat)
            passed[seat] = luck.choice(cards_in(hands[place] | laid[place]))
    table.hands, table.passed, table.eyes = hands, passed, ALL_EYES


def are_void(hands: list[int], voids: list[int]) -> bool:
    """Return whether the seats have no card of the suits that they could not follow."""
    return not any(void >> number & 1 and hand & suit(number) for hand, void in zip(hands, voids, strict=True) for number in (0, 1))


def holds(hands: list[int], laid: list[int], own: tuple[int, int]) -> bool:
    """Return whether the seat to the left has, or has played, the card that was passed to it."""
    seat, card = own
    return bool((hands[seat] | laid[seat]) >> card & 1)


def payoff(table: Any, out: NDArray[np.int64]) -> None:
    points = table.points.tolist()
    out[0] = [1 + sum(other > own for other in points) for own in points]
    out[1] = points


def suggest(table: Any, seat: int, chance: Any) -> int:
    return cards_in(legal(table, seat))[-1]


def worth(table: Any, seat: int) -> float:
    return float(table.points[seat])


NAMES = ["setup", "deal", "owing", "legal", "apply", "observe", "determinize", "payoff", "suggest", "worth"]


def correct_verbs() -> SimpleNamespace:
    """Return the verbs of the game. A test may replace some of them."""
    defaults = {"truncated": lambda table, played: False, "mistake_cost": lambda table: 1.0}
    return SimpleNamespace(**{name: globals()[name] for name in NAMES}, **defaults)
