"""The rules of Matchstick Tycoon, in the order of docs/rules/tycoon.md. Numbers in brackets are its paragraphs."""

from __future__ import annotations

import numpy as np
from numpy.typing import NDArray

from matchwood.cardgames.tycoon.digits import KINDS, NUMBERS, Kind, Number
from matchwood.cardgames.tycoon.hands import (
    COSTS,
    DECKS,
    MAX_CARD_STICKS,
    NO_CARDS,
    WITHIN,
    Cards,
    can_show,
    numbers_within,
)
from matchwood.cardgames.tycoon.table import CARDS, COUNT, NO_NUMBER, NO_SEAT, NORMAL, PASS, RETURN, REVERSED, TURN, Table
from matchwood.engine.bits import NONE, Bits, bit, first, has, lowest, without_lowest
from matchwood.engine.chance import Chance, below, shuffle
from matchwood.engine.compiling import rule
from matchwood.engine.counts import count_of, from_kind, how_many, one, places_of_kinds
from matchwood.engine.states import State
from matchwood.engine.verbs import ALL_EYES, DEAL_DUE, OVER

MAX_PLAY_CARDS = 5
LAST_BASE_NUMBER = NUMBERS.index("F")
LAST_EXPANSION_NUMBER = NUMBERS.index("H")

# --- Cards, players, deal [1-6] ------------------------------------------------------------------------------------------------


@rule
def setup(table: Table, players: int, options: NDArray[np.int64]) -> None:
    """Set up a new game for two to eight players [4]."""
    table.phase = DEAL_DUE
    table.players = players
    table.eyes = ALL_EYES
    table.due = 0
    table.midway = 0
    table.equal_deal = options[0]
    table.revolution_at = 4 if options[1] else 5
    table.expansion = options[2]
    table.order = NORMAL
    table.leader = table.turn = NO_SEAT
    table.cleared = 0
    table.out = 0
    table.raw = 0
    table.gone = NO_CARDS
    clear_play(table)
    clear_move(table)
    for seat in range(players):
        table.cards[seat] = 0
        table.places[seat] = 0
        table.sticks[seat] = 0
        table.hands[seat] = NO_CARDS


@rule
def hand_size(table: Table, place: int) -> int:
    """Return the number of cards dealt to a seat [5]. The argument `place` is the seat's number, counted clockwise from the
    first leader.
    """
    deck = how_many(DECKS[table.expansion])
    if table.players <= 3:
        return 15
    extra = 0 if table.equal_deal else place < deck % table.players
    return deck // table.players + extra


@rule
def shuffled(cards: Cards, chance: Chance) -> NDArray[np.int8]:
    """Return the given cards in random order."""
    order = np.empty(how_many(cards), np.int8)
    filled = 0
    for kind in range(len(KINDS)):
        for _ in range(count_of(cards, kind)):
            order[filled] = kind
            filled += 1
    shuffle(order, chance)
    return order


@rule
def deal(table: Table, chance: Chance) -> None:
    """Choose the first leader at random, and deal the hands [5, 7]."""
    leader = below(chance, table.players)
    order = shuffled(DECKS[table.expansion], chance)
    dealt = 0
    for place in range(table.players):
        hand = NO_CARDS
        for _ in range(hand_size(table, place)):
            hand += one(order[dealt])
            dealt += 1
        table.hands[(leader + place) % table.players] = hand
    start_game(table, leader)


@rule
def deal_hands(state: State, leader: int, hands: NDArray[np.uint64]) -> None:
    """Deal the given hands [5]."""
    for seat in range(state[0].players):
        state[0].hands[seat] = hands[seat]
    start_game(state[0], leader)


@rule
def start_game(table: Table, leader: int) -> None:
    """Give each player one matchstick, and let the first leader start [6]."""
    for seat in range(table.players):
        table.cards[seat] = how_many(table.hands[seat])
        table.sticks[seat] = 1
    start_trick(table, leader)


# --- Whose turn it is [7-10] ---------------------------------------------------------------------------------------------------


@rule
def in_game(table: Table, seat: int) -> bool:
    """Return whether the player has not finished yet [16]."""
    return bool(table.places[seat] == 0)


@rule
def next_seat(table: Table, seat: int) -> int:
    """Return the next seat clockwise [4]."""
    return seat + 1 if seat + 1 < table.players else 0


@rule
def next_in_game(table: Table, seat: int) -> int:
    """Return the next seat clockwise that is still in the game [15]."""
    seat = next_seat(table, seat)
    while not in_game(table, seat):
        seat = next_seat(table, seat)
    return seat


@rule
def give_turn(table: Table, seat: int) -> None:
    """Give the turn to the given seat [7]."""
    table.turn = seat
    table.due = bit(seat)
    table.phase = TURN


@rule
def start_trick(table: Table, seat: int) -> None:
    """Start a trick that the given seat leads [7]."""
    table.leader = seat
    give_turn(table, seat)


@rule
def table_is_empty(table: Table) -> bool:
    """Return whether the table is empty, so that the current player leads [8]."""
    return table.last == NO_SEAT


@rule
def turn_decisions(table: Table, seat: int) -> Bits:
    """Return the legal decisions at the start of a turn [8–10]."""
    if table.cards[seat] == 0:
        return bit(RETURN)
    numbers = playable_numbers(table, table.hands[seat], table.sticks[seat])
    if table_is_empty(table) and numbers != NONE:
        return numbers  # 8: no pass
    return numbers | bit(PASS)  # 9


# --- Showing a number [9, 11] --------------------------------------------------------------------------------------------------


@rule
def highest_number(table: Table) -> Number:
    """Return the highest number of the game [2]."""
    return LAST_EXPANSION_NUMBER if table.expansion else LAST_BASE_NUMBER


@rule
def stronger_numbers(table: Table) -> Bits:
    """Return the numbers that beat the last play [2, 9]."""
    numbers = first(highest_number(table) + 1)
    if table_is_empty(table):
        return numbers
    if table.order == NORMAL:
        return numbers & ~first(table.number + 1)
    return first(table.number)


@rule
def playable_numbers(table: Table, hand: Cards, sticks: int) -> Bits:
    """Return the legal numbers that the hand can show [8, 9]."""
    numbers = stronger_numbers(table)
    if numbers == NONE:
        return NONE
    numbers &= numbers_within(hand, sticks)
    if table.count <= 1:
        return numbers
    playable, rest = NONE, numbers
    while rest != NONE:
        number = lowest(rest)
        rest = without_lowest(rest)
        if can_show(hand, number, table.count, sticks):
            playable |= bit(number)
    return playable


@rule
def playable_counts(hand: Cards, number: Number, sticks: int) -> Bits:
    """Return the possible sizes of the leader's play [8]."""
    counts = NONE
    for count in range(1, MAX_PLAY_CARDS + 1):
        if can_show(hand, number, count, sticks):
            counts |= bit(count)
    return counts


@rule
def choosable_cards(table: Table, hand: Cards) -> Bits:
    """Return the kinds of card that the player can add to the unfinished play [11]. Cards are added in ascending order. A kind is
    represented by the position of its digit in the counts.
    """
    sticks = table.sticks[table.turn] - table.spent
    left = from_kind(hand - table.chosen, table.behind)
    places = places_of_kinds(left & WITHIN[table.named, min(sticks, MAX_CARD_STICKS)])
    if table.wanted == 1:
        return places
    choosable, rest = NONE, places
    while rest != NONE:
        place = lowest(rest)
        rest = without_lowest(rest)
        kind = place // 3
        others = from_kind(left, kind) - one(kind)
        if can_show(others, table.named, table.wanted - 1, sticks - COSTS[kind, table.named]):
            choosable |= bit(place)
    return choosable


@rule
def name_number(table: Table, number: Number) -> None:
    """Choose the number of the play [8, 9, 11]."""
    table.midway = 1
    table.named = number
    if table_is_empty(table):
        table.phase = COUNT
    else:
        choose_count(table, table.count)


@rule
def choose_count(table: Table, count: int) -> None:
    """Choose the number of cards of the play [8, 9]."""
    table.wanted = count
    table.phase = CARDS


@rule
def choose_card(table: Table, seat: int, kind: Kind) -> None:
    """Add a card and its matchsticks to the play [11]."""
    table.chosen += one(kind)
    table.spent += COSTS[kind, table.named]
    table.behind = kind
    table.wanted -= 1
    if table.wanted == 0:
        play(table, seat)


@rule
def clear_move(table: Table) -> None:
    """Clear the decisions of the unfinished move."""
    table.midway = 0
    table.named = NO_NUMBER
    table.wanted = 0
    table.spent = 0
    table.behind = 0
    table.chosen = NO_CARDS


@rule
def play(table: Table, seat: int) -> None:
    """Move the chosen cards and matchsticks to the table [11, 13, 16]."""
    cards = table.chosen
    count = how_many(cards)
    table.hands[seat] -= cards
    table.cards[seat] -= count
    table.sticks[seat] -= table.spent
    table.gone += cards
    table.last = seat
    table.play = cards
    table.number = table.named
    table.count = count
    clear_move(table)
    if count >= table.revolution_at:
        table.order = REVERSED - table.order  # 13: before the next player acts
    leave_if_finished(table, seat)
    advance_turn(table, seat)


# --- Passing, returning a stick [10, 12] ---------------------------------------------------------------------------------------


@rule
def take_stick(table: Table, seat: int) -> None:
    """Let the player pass and take a matchstick from the unlimited supply [3, 12]. If a leader passes, all players know that the
    leader had no legal play.
    """
    if table_is_empty(table):
        table.raw |= np.uint8(bit(seat))
    table.sticks[seat] += 1
    advance_turn(table, seat)


@rule
def return_stick(table: Table, seat: int) -> None:
    """Let a player without cards return a matchstick [10]."""
    table.sticks[seat] -= 1
    leave_if_finished(table, seat)
    advance_turn(table, seat)


# --- The end of a trick [14, 15] -----------------------------------------------------------------------------------------------


@rule
def advance_turn(table: Table, seat: int) -> None:
    """Give the turn to the next player. End the trick if all other players have passed [15].

    Forced passes [14] need no code, because no play beats the strongest number.
    """
    if table.out >= table.players - 1:
        end_game(table)
    elif table_is_empty(table):
        start_trick(table, next_in_game(table, seat))
    else:
        seat = next_seat(table, seat)
        while seat != table.last and not in_game(table, seat):
            seat = next_seat(table, seat)
        if seat == table.last:
            end_trick(table)
        else:
            give_turn(table, seat)


@rule
def end_trick(table: Table) -> None:
    """Clear the table, and let the winner of the trick start the next one [15]."""
    winner = table.last
    table.cleared = how_many(table.gone)
    clear_play(table)
    start_trick(table, winner if in_game(table, winner) else next_in_game(table, winner))


@rule
def clear_play(table: Table) -> None:
    """Clear the last play from the table."""
    table.last = NO_SEAT
    table.number = NO_NUMBER
    table.count = 0
    table.play = NO_CARDS


# --- Out, the end [16, 17] -----------------------------------------------------------------------------------------------------


@rule
def leave_if_finished(table: Table, seat: int) -> None:
    """Give the next rank to a player without cards and matchsticks [16]."""
    if table.cards[seat] == 0 and table.sticks[seat] == 0:
        table.out += 1
        table.places[seat] = table.out


@rule
def end_game(table: Table) -> None:
    """Give the last rank to the last player, and end the game [17]."""
    for seat in range(table.players):
        if in_game(table, seat):
            table.places[seat] = table.players
    table.turn = NO_SEAT
    table.due = 0
    table.phase = OVER


@rule
def payoff(table: Table, out: NDArray[np.int64]) -> None:
    """Write the rank and the score of each seat into `out` [17]. A seat's score is the number of players with a worse rank."""
    for seat in range(table.players):
        out[0, seat] = table.places[seat]
        out[1, seat] = table.players - table.places[seat]


# --- Decisions -----------------------------------------------------------------------------------------------------------------


@rule
def legal(table: Table, seat: int) -> Bits:
    """Return the legal decisions of a seat."""
    if not has(np.uint64(table.due), seat):
        return NONE
    hand = table.hands[seat]
    if table.phase == TURN:
        return turn_decisions(table, seat)
    if table.phase == COUNT:
        return playable_counts(hand, table.named, table.sticks[seat])
    return choosable_cards(table, hand)


@rule
def apply(table: Table, seat: int, decision: int) -> None:
    """Apply one decision of a seat."""
    if table.phase == COUNT:
        choose_count(table, decision)
    elif table.phase == CARDS:
        choose_card(table, seat, decision // 3)
    elif decision == PASS:
        take_stick(table, seat)
    elif decision == RETURN:
        return_stick(table, seat)
    else:
        name_number(table, decision)
