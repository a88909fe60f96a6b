"""The rules of Matchstick Tycoon, in the order of docs/rules/tycoon.md; numbers in brackets are its paragraphs."""

from __future__ import annotations

import numpy as np
from numpy.typing import NDArray

from matchwood.cardgames.tycoon.digits import KINDS, NUMBERS, Kind, Number
from matchwood.cardgames.tycoon.hands import (
    COSTS,
    DECKS,
    MOST_STICKS,
    NO_CARDS,
    WITHIN,
    Cards,
    can_show,
    numbers_within,
)
from matchwood.cardgames.tycoon.table import CARDS, COUNT, NO_NUMBER, NOBODY, NORMAL, PASS, RETURN, REVERSED, TURN, Table
from matchwood.engine.bits import NONE, Bits, bit, first, has, lowest, without_lowest
from matchwood.engine.chance import Chance, below, shuffle
from matchwood.engine.compiling import rule
from matchwood.engine.counts import count_of, from_kind, how_many, one, places_of_kinds
from matchwood.engine.states import State
from matchwood.engine.verbs import ALL_EYES, DEAL_DUE, OVER

MOST_CARDS = 5
LAST_OF_THE_BASE_GAME = NUMBERS.index("F")
LAST_OF_THE_EXPANSION = NUMBERS.index("H")

# --- Cards, players, deal [1-6] ------------------------------------------------------------------------------------------------


@rule
def setup(table: Table, players: int, options: NDArray[np.int64]) -> None:
    """A fresh game of two to eight players [4]."""
    table.phase = DEAL_DUE
    table.players = players
    table.eyes = ALL_EYES
    table.due = 0
    table.midway = 0
    table.equal_deal = options[0]
    table.revolution_at = 4 if options[1] else 5
    table.expansion = options[2]
    table.order = NORMAL
    table.leader = table.turn = NOBODY
    table.cleared = 0
    table.out = 0
    table.raw = 0
    table.gone = NO_CARDS
    clear_play(table)
    forget_move(table)
    for seat in range(players):
        table.cards[seat] = 0
        table.places[seat] = 0
        table.sticks[seat] = 0
        table.hands[seat] = NO_CARDS


@rule
def hand_size(table: Table, place: int) -> int:
    """Two or three players get 15 cards each; more get all cards, one at a time clockwise from the first leader [5]."""
    deck = how_many(DECKS[table.expansion])
    if table.players <= 3:
        return 15
    extra = 0 if table.equal_deal else place < deck % table.players
    return deck // table.players + extra


@rule
def shuffled(cards: Cards, chance: Chance) -> NDArray[np.int8]:
    """The kinds of these cards in random order."""
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
    """The first leader is found by chance; what is not dealt goes out of the game unseen [5, 7]."""
    leader = below(chance, table.players)
    order = shuffled(DECKS[table.expansion], chance)
    dealt = 0
    for place in range(table.players):
        hand = NO_CARDS
        for _ in range(hand_size(table, place)):
            hand += one(order[dealt])
            dealt += 1
        table.hands[(leader + place) % table.players] = hand
    begin(table, leader)


@rule
def lay_out(state: State, leader: int, hands: NDArray[np.uint64]) -> None:
    """A deal that is given by hand, of hands of any size [5]."""
    for seat in range(state[0].players):
        state[0].hands[seat] = hands[seat]
    begin(state[0], leader)


@rule
def begin(table: Table, leader: int) -> None:
    """Everybody gets one stick; the order is normal [6]."""
    for seat in range(table.players):
        table.cards[seat] = how_many(table.hands[seat])
        table.sticks[seat] = 1
    lead(table, leader)


# --- Whose turn it is [7-10] ---------------------------------------------------------------------------------------------------


@rule
def in_game(table: Table, seat: int) -> bool:
    """Whether the seat is not out yet."""
    return bool(table.places[seat] == 0)


@rule
def next_seat(table: Table, seat: int) -> int:
    """The neighbour clockwise [4]."""
    return seat + 1 if seat + 1 < table.players else 0


@rule
def next_in_game(table: Table, seat: int) -> int:
    """The next player clockwise who is not out."""
    seat = next_seat(table, seat)
    while not in_game(table, seat):
        seat = next_seat(table, seat)
    return seat


@rule
def give_turn(table: Table, seat: int) -> None:
    """This seat owes the next move."""
    table.turn = seat
    table.due = bit(seat)
    table.phase = TURN


@rule
def lead(table: Table, seat: int) -> None:
    """This seat has to begin a trick [7]."""
    table.leader = seat
    give_turn(table, seat)


@rule
def table_is_empty(table: Table) -> bool:
    """Whether a trick has to be begun."""
    return table.last == NOBODY


@rule
def possible_on_turn(table: Table, seat: int) -> Bits:
    """A number to show; or to pass, or to return a stick [8-10]."""
    if table.cards[seat] == 0:
        return bit(RETURN)  # 10: without cards a stick goes back
    numbers = playable_numbers(table, table.hands[seat], table.sticks[seat])
    if table_is_empty(table) and numbers != NONE:
        return numbers  # 8: a leader must play
    return numbers | bit(PASS)  # 9


# --- Showing a number [9, 11] --------------------------------------------------------------------------------------------------


@rule
def last_number(table: Table) -> Number:
    """F; with an expansion H, whether or not one was dealt [2]."""
    return LAST_OF_THE_EXPANSION if table.expansion else LAST_OF_THE_BASE_GAME


@rule
def stronger(table: Table) -> Bits:
    """The numbers that beat what lies, in the current order; all of them if nothing lies [2, 9]."""
    numbers = first(last_number(table) + 1)
    if table_is_empty(table):
        return numbers
    if table.order == NORMAL:
        return numbers & ~first(table.number + 1)
    return first(table.number)


@rule
def playable_numbers(table: Table, hand: Cards, sticks: int) -> Bits:
    """The numbers that enough cards of the hand can show with these sticks, and that beat what lies [8, 9]."""
    numbers = stronger(table)
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
    """With how many cards, one to five, a leader can show the number [8]."""
    counts = NONE
    for count in range(1, MOST_CARDS + 1):
        if can_show(hand, number, count, sticks):
            counts |= bit(count)
    return counts


@rule
def choosable_cards(table: Table, hand: Cards) -> Bits:
    """The places of the kinds of which the next card of the play may be, so that the sticks suffice for the rest of it [11].

    Cards are chosen in the order of their kinds, so that there is one way only to choose the same cards.
    """
    sticks = table.sticks[table.turn] - table.spent
    left = from_kind(hand - table.chosen, table.behind)
    places = places_of_kinds(left & WITHIN[table.named, min(sticks, MOST_STICKS)])
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
    """The number that the play will show [11]; as many cards as lie on the table [9], any count if none lie [8]."""
    table.midway = 1
    table.named = number
    if table_is_empty(table):
        table.phase = COUNT
    else:
        choose_count(table, table.count)


@rule
def choose_count(table: Table, count: int) -> None:
    """How many cards will show it."""
    table.wanted = count
    table.phase = CARDS


@rule
def choose_card(table: Table, seat: int, kind: Kind) -> None:
    """A card of the play, with the sticks that it needs; the last one completes the play [11]."""
    table.chosen += one(kind)
    table.spent += COSTS[kind, table.named]
    table.behind = kind
    table.wanted -= 1
    if table.wanted == 0:
        play(table, seat)


@rule
def forget_move(table: Table) -> None:
    """No move is begun."""
    table.midway = 0
    table.named = NO_NUMBER
    table.wanted = 0
    table.spent = 0
    table.behind = 0
    table.chosen = NO_CARDS


@rule
def play(table: Table, seat: int) -> None:
    """The chosen cards go to the table, their sticks with them: they are the player's no longer [11, 16]."""
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
    forget_move(table)
    if count >= table.revolution_at:
        table.order = REVERSED - table.order  # 13: at once, before the next player acts
    leave_if_rid_of_everything(table, seat)
    go_on(table, seat)


# --- Passing, returning a stick [10, 12] ---------------------------------------------------------------------------------------


@rule
def take_stick(table: Table, seat: int) -> None:
    """Who passes takes a stick from the supply, which never runs out, and may play again later in the trick [3, 12].

    A leader passes only if he cannot show any number at all, and everybody learns it.
    """
    if table_is_empty(table):
        table.raw |= np.uint8(bit(seat))
    table.sticks[seat] += 1
    go_on(table, seat)


@rule
def give_stick_back(table: Table, seat: int) -> None:
    """The whole turn of a player without cards [10]."""
    table.sticks[seat] -= 1
    leave_if_rid_of_everything(table, seat)
    go_on(table, seat)


# --- The end of a trick [14, 15] -----------------------------------------------------------------------------------------------


@rule
def go_on(table: Table, seat: int) -> None:
    """The turn passes clockwise; back at the seat that played last, the trick ends [15]. A forced pass [14] needs no rule of
    its own: against the strongest number there is nothing to play."""
    if table.out >= table.players - 1:
        end(table)
    elif table_is_empty(table):
        lead(table, next_in_game(table, seat))
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
    """The table is cleared; who played last leads, or the next player in the game if he is out [15]."""
    winner = table.last
    table.cleared = how_many(table.gone)
    clear_play(table)
    lead(table, winner if in_game(table, winner) else next_in_game(table, winner))


@rule
def clear_play(table: Table) -> None:
    """Nothing lies on the table."""
    table.last = NOBODY
    table.number = NO_NUMBER
    table.count = 0
    table.play = NO_CARDS


# --- Out, the end [16, 17] -----------------------------------------------------------------------------------------------------


@rule
def leave_if_rid_of_everything(table: Table, seat: int) -> None:
    """Without cards and sticks a player is out and gets the next place [16]."""
    if table.cards[seat] == 0 and table.sticks[seat] == 0:
        table.out += 1
        table.places[seat] = table.out


@rule
def end(table: Table) -> None:
    """As soon as only one player is in the game he is last [17]."""
    for seat in range(table.players):
        if in_game(table, seat):
            table.places[seat] = table.players
    table.turn = NOBODY
    table.due = 0
    table.phase = OVER


@rule
def payoff(table: Table, out: NDArray[np.int64]) -> None:
    """The places; as points, how many players one has left behind [17]."""
    for seat in range(table.players):
        out[0, seat] = table.places[seat]
        out[1, seat] = table.players - table.places[seat]


# --- What is owed, what is legal, what it leads to -----------------------------------------------------------------------------


@rule
def legal(table: Table, seat: int) -> Bits:
    """A number (or to pass, or to return); then how many cards; then each card, as the place of its kind in a hand."""
    if not has(np.uint64(table.due), seat):
        return NONE
    hand = table.hands[seat]
    if table.phase == TURN:
        return possible_on_turn(table, seat)
    if table.phase == COUNT:
        return playable_counts(hand, table.named, table.sticks[seat])
    return choosable_cards(table, hand)


@rule
def apply(table: Table, seat: int, decision: int) -> None:
    """Go on with the move, or make it."""
    if table.phase == COUNT:
        choose_count(table, decision)
    elif table.phase == CARDS:
        choose_card(table, seat, decision // 3)
    elif decision == PASS:
        take_stick(table, seat)
    elif decision == RETURN:
        give_stick_back(table, seat)
    else:
        name_number(table, decision)
