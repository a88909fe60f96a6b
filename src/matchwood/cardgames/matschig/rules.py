"""The rules of Matschig, in the order of docs/rules/matschig.md. Numbers in brackets are its paragraphs."""

from __future__ import annotations

import numpy as np
from numpy.typing import NDArray

from matchwood.cardgames.matschig import accounts, beliefs, defence, shields
from matchwood.cardgames.matschig.deck import (
    COPIES,
    MUD_KINDS,
    SAND,
    WATER,
    WORTH,
    Kind,
    Pack,
    kinds_in,
    one,
    shuffled,
)
from matchwood.cardgames.matschig.hands import (
    can_throw,
    complete_move,
    discard_hand,
    fill_up,
    holds,
    in_game,
    lay_open,
    left_in_pile,
    next_seat,
    note,
)
from matchwood.cardgames.matschig.table import (
    AIM,
    DEFENCE,
    HAND_CARDS,
    LET,
    NO_ANSWER,
    NO_KIND,
    NO_SEAT,
    SKIPPED,
    THROW,
    WINDOW,
    Table,
)
from matchwood.engine.bits import NONE, Bits, bit, first, has, lowest, without_lowest
from matchwood.engine.chance import Chance, below
from matchwood.engine.compiling import rule
from matchwood.engine.verbs import ALL_EYES, DEAL_DUE, OVER

# --- Players, rounds, deal [1-3] -----------------------------------------------------------------------------------------------


@rule
def setup(table: Table, players: int, options: NDArray[np.int64]) -> None:
    """Set up a new game for three to six players [2]."""
    table.phase = DEAL_DUE
    table.players = players
    table.eyes = ALL_EYES
    table.due = 0
    table.rounds = options[0] + 1
    table.target_first, table.reopen_after_duck, table.end_on_stall = options[1], options[2], options[3]
    table.open_pools, table.party = options[4], options[5]
    table.split = options[6]
    table.round_no = 0
    table.first = table.active = table.aimer = table.target = NO_SEAT
    table.doubted = 0
    table.noted = 0
    clear_mud(table)
    for seat in range(players):
        table.accounts[seat] = 0
        table.dabs[seat] = 0
        table.out_in[seat] = 0
        clear_seat(table, seat)


@rule
def clear_seat(table: Table, seat: int) -> None:
    """Clear the hand and the pool of a player."""
    table.hands[seat, 0] = table.hands[seat, 1] = NONE
    table.cards[seat] = 0
    table.pools[seat] = NONE


@rule
def next_first(table: Table, chance: Chance) -> int:
    """Return the seat that starts the next round [3]."""
    return below(chance, table.players) if table.first == NO_SEAT else next_seat(table, table.first)


@rule
def deal(table: Table, chance: Chance) -> None:
    """Shuffle all cards, and deal seven cards to each player [3]."""
    player = next_first(table, chance)
    cards = shuffled(COPIES[table.split], chance)
    clear_round(table)
    dealt = 0
    for seat in range(table.players):
        if in_game(table, seat):
            for _ in range(HAND_CARDS):
                take_dealt(table, seat, cards[dealt])
                dealt += 1
    start_round(table, player, cards[dealt:])


@rule
def clear_round(table: Table) -> None:
    """Remove all cards from the table [3]."""
    table.seen[0] = table.seen[1] = NONE
    table.doubted = 0
    clear_mud(table)
    for seat in range(table.players):
        clear_seat(table, seat)


@rule
def take_dealt(table: Table, seat: int, kind: Kind) -> None:
    """Add a dealt card to the player's hand [3]."""
    table.hands[seat, kind // MUD_KINDS] += one(kind)
    table.cards[seat] += 1


@rule
def start_round(table: Table, player: int, pile: Pack) -> None:
    """Start a round with the given first player and draw pile [3, 4]."""
    table.noted = 0
    table.round_no += 1
    table.dealt[:] = table.hands
    table.first = player
    table.drawn = 0
    table.pile_size = len(pile)
    for place in range(len(pile)):
        table.pile[place] = pile[place]
    pass_turn(table, player)


# --- The turn [4, 5] -----------------------------------------------------------------------------------------------------------


@rule
def pass_turn(table: Table, seat: int) -> None:
    """Give the turn to the first player clockwise who can throw [4, 11]."""
    clear_mud(table)
    thrower = seat
    for _ in range(table.players):
        if can_throw(table, thrower):
            give_turn(table, thrower)
            return
        skip_thrower(table, thrower)
        thrower = next_seat(table, thrower)
        if thrower == seat:
            break
    end_stall(table, seat)


@rule
def skip_thrower(table: Table, seat: int) -> None:
    """Skip a player who cannot throw [4]."""
    note(table, SKIPPED, seat, 0)
    beliefs.learn_skip(table, seat)


@rule
def give_turn(table: Table, seat: int) -> None:
    """Let a player throw [4]."""
    table.active = seat
    table.phase = THROW
    table.due = bit(seat)


@rule
def possible_pairs(table: Table, seat: int) -> Bits:
    """Return the pairs of a water card and a sand card in the hand [4].

    A pair is 6 × the index of the water card + the index of the sand card.
    """
    mud = kinds_in(table.hands[seat, 0])
    water, pairs = mud & first(SAND), NONE
    while water != NONE:
        pairs |= mud >> np.uint64(SAND) << np.uint64(SAND * lowest(water))
        water = without_lowest(water)
    return pairs


@rule
def others_in_game(table: Table, seat: int) -> Bits:
    """Return the seats of the other players who are not out."""
    seats = NONE
    for other in range(table.players):
        if other != seat and in_game(table, other):
            seats |= bit(other)
    return seats


@rule
def throw(table: Table, seat: int, target: int) -> None:
    """Throw the chosen water card and sand card at the target [4]."""
    complete_move(table)
    add_mud(table, seat, WATER + table.pair // SAND)
    add_mud(table, seat, SAND + table.pair % SAND)
    table.pair = 0
    aim(table, seat, target)
    open_window_or_defend(table)


@rule
def add_mud(table: Table, seat: int, kind: Kind) -> None:
    """Add a card from the player's hand to the mud [4, 6]."""
    lay_open(table, seat, kind)
    table.mud[table.laid] = kind
    table.laid += 1


@rule
def aim(table: Table, seat: int, target: int) -> None:
    """Let a player throw the mud at a target [4, 6]."""
    table.aimer = seat
    table.target = target


@rule
def clear_mud(table: Table) -> None:
    """Remove the mud, the answers and the unfinished move from the table."""
    table.laid = 0
    table.midway = 0
    table.pair = 0
    table.target = NO_SEAT
    shields.clear(table)
    for seat in range(table.players):
        table.offers[seat] = NO_ANSWER


# --- The interrupt window [6] --------------------------------------------------------------------------------------------------


@rule
def missing_kind(table: Table) -> Kind:
    """Return the card that players may add so that water and sand have equal points, or NO_KIND [5, 6]."""
    if table.laid != 2:
        return NO_KIND
    lead = WORTH[table.mud[0]] - WORTH[table.mud[1]]
    for kind in range(SAND, MUD_KINDS) if lead > 0 else range(WATER, SAND):
        if WORTH[kind] == abs(lead):
            return kind
    return NO_KIND


@rule
def open_window_or_defend(table: Table) -> None:
    """Open the interrupt if one more card can give water and sand equal points, otherwise start the target's defence [6]."""
    if missing_kind(table) == NO_KIND:
        defence.start(table)
        return
    table.phase = WINDOW
    table.due = others_in_game(table, table.active)


@rule
def possible_answers(table: Table, seat: int) -> Bits:
    """Return the answers that a player can give in the interrupt [6]."""
    if not holds(table, seat, missing_kind(table)):
        return bit(LET)
    return bit(LET) | others_in_game(table, seat) << np.uint64(1)


@rule
def answer(table: Table, seat: int, offer: int) -> None:
    """Store a player's secret answer. After the last player's answer, close the interrupt [6]."""
    table.offers[seat] = offer
    table.due &= ~np.uint8(bit(seat))
    if table.due == 0:
        close_window(table)


@rule
def close_window(table: Table) -> None:
    """Close the interrupt. Add at most one offered card to the mud, and start the defence [6]."""
    seat = first_offer(table)
    kind = missing_kind(table)
    if seat != NO_SEAT:
        target = table.offers[seat] - 1
        add_mud(table, seat, kind)
        aim(table, seat, target)
    for other in range(table.players):
        table.offers[other] = NO_ANSWER
    defence.start(table)


@rule
def first_offer(table: Table) -> int:
    """Return the seat whose card is added to the mud [6a], or NO_SEAT if no seat adds a card."""
    if table.target_first and table.offers[table.target] > LET:
        return table.target
    seat = table.aimer
    for _ in range(table.players):
        seat = next_seat(table, seat)
        if table.offers[seat] > LET:
            return seat
        if seat == table.aimer:
            break
    return NO_SEAT


# --- After the mud: refill, the next turn, the end of a round [8, 9, 11] ---------------------------------------------------------


@rule
def settle(table: Table, following: int) -> None:
    """Refill all hands clockwise from the thrower [8]. Give the turn to the next thrower [9]."""
    seat = table.active
    for _ in range(table.players):
        if in_game(table, seat):
            fill_up(table, seat)
        seat = next_seat(table, seat)
        if seat == table.active:
            break
    pass_turn(table, following)


@rule
def end_stall(table: Table, seat: int) -> None:
    """Let the players replace their hands. If no player can throw, end the round [11]."""
    while left_in_pile(table) > 0 and not table.end_on_stall:
        discard_hand(table, seat)
        fill_up(table, seat)
        if can_throw(table, seat):
            give_turn(table, seat)
            return
        skip_thrower(table, seat)
        seat = next_seat(table, seat)
    end_round(table)


@rule
def end_round(table: Table) -> None:
    """Add the scores of the round to the accounts. After the last round, end the game [11–15]."""
    table.active = NO_SEAT
    table.due = 0
    for seat in range(table.players):
        if in_game(table, seat):
            accounts.book(table, seat)
        else:
            table.sheet_points[table.round_no - 1, seat] = 0
            table.sheet_halved[table.round_no - 1, seat] = 0
            table.sheet_accounts[table.round_no - 1, seat] = table.accounts[seat]
    if table.party:
        accounts.give_dabs(table)
        over = accounts.left_in_party(table) <= 1
    else:
        over = table.round_no == table.rounds
    table.phase = OVER if over else DEAL_DUE


# --- Decisions -----------------------------------------------------------------------------------------------------------------


@rule
def legal(table: Table, seat: int) -> Bits:
    """Return the legal decisions of a seat."""
    if not has(np.uint64(table.due), seat):
        return NONE
    if table.phase == THROW:
        return possible_pairs(table, seat)
    if table.phase == AIM:
        return others_in_game(table, seat)
    if table.phase == WINDOW:
        return possible_answers(table, seat)
    if table.phase == DEFENCE:
        return defence.possible(table, seat)
    return shields.possible(table, seat)


@rule
def apply(table: Table, seat: int, decision: int) -> None:
    """Apply one decision of a seat."""
    if table.phase == THROW:
        table.midway = 1
        table.pair = decision
        table.phase = AIM
    elif table.phase == AIM:
        throw(table, seat, decision)
    elif table.phase == WINDOW:
        complete_move(table)
        answer(table, seat, decision)
    else:
        following = defence.defend(table, seat, decision)
        if following == defence.DUCKED:
            if table.reopen_after_duck:
                open_window_or_defend(table)
            else:
                defence.start(table)
        elif following != NO_SEAT:
            settle(table, following)
