"""The rules of MatchMaster in the order of docs/rules/matchmaster.md, with paragraph numbers in brackets."""

from __future__ import annotations

import numpy as np
from numpy.typing import NDArray

from matchwood.cardgames.matchmaster.cards import (
    DECK,
    TRUMP,
    TRUMPS,
    WHOLE_DECK,
    Card,
    Cards,
    above,
    all_of,
    cards_of,
    first_not_empty,
    is_trump,
    suit_of,
)
from matchwood.cardgames.matchmaster.table import BIDDING, NO_BID, NO_CARD, NO_SEAT, PLAYING, Table
from matchwood.engine.bits import NONE, Bits, bit, first, only_nth
from matchwood.engine.chance import Chance, below
from matchwood.engine.compiling import rule
from matchwood.engine.states import State
from matchwood.engine.verbs import ALL_EYES, DEAL_DUE, OVER

# --- Players, rounds, dealer, deal [3-6] ---------------------------------------------------------------------------------------


@rule
def setup(table: Table, players: int, options: NDArray[np.int64]) -> None:
    """Set up a game for two to seven players [3]."""
    table.phase = DEAL_DUE
    table.players = players
    table.eyes = ALL_EYES
    table.due = 0
    table.midway = 0
    table.previous, table.free = options[0], options[1]
    table.rounds = 7 if options[2] else 13
    table.round_no = 0
    table.cards = 0
    table.dealer = NO_SEAT
    table.done = 0
    table.turn = NO_SEAT
    table.last_winner = NO_SEAT
    for seat in range(players):
        table.scores[seat] = 0
        clear_seat(table, seat)


@rule
def clear_seat(table: Table, seat: int) -> None:
    """Clear the seat's bid, tricks and cards before the next round."""
    table.bids[seat] = NO_BID
    table.tricks[seat] = 0
    table.trick[seat] = NO_CARD
    table.hands[seat] = NONE
    table.lacks[seat] = NONE


@rule
def hand_size(number: int) -> int:
    """Return the hand size of a round: 7, 6, 5, 4, 3, 2, 1, 2, 3, 4, 5, 6, 7 [4]."""
    return 1 + abs(7 - number)


@rule
def next_seat(table: Table, seat: int) -> int:
    """Return the next seat clockwise [3]."""
    return seat + 1 if seat + 1 < table.players else 0


@rule
def next_dealer(table: Table, chance: Chance) -> int:
    """Return the next dealer: a random seat in the first round, then the next seat clockwise [5]."""
    return below(chance, table.players) if table.dealer == NO_SEAT else next_seat(table, table.dealer)


@rule
def deal(table: Table, chance: Chance) -> None:
    """Deal a random hand to each player. The remaining cards stay hidden and out of play [6]."""
    start_round(table, next_dealer(table, chance), hand_size(table.round_no + 1))
    deck, left = WHOLE_DECK, DECK
    for seat in range(table.players):
        hand = NONE
        for _ in range(table.cards):
            card = only_nth(deck, below(chance, left))
            left -= 1
            deck ^= card
            hand |= card
        table.hands[seat] = hand


@rule
def deal_hands(state: State, dealer: int, cards: int, hands: NDArray[np.uint64]) -> None:
    """Deal the given hands of equal size [6]."""
    start_round(state[0], dealer, cards)
    for seat in range(state[0].players):
        state[0].hands[seat] = hands[seat]


@rule
def start_round(table: Table, dealer: int, cards: int) -> None:
    """Clear the table, and let every player bid [6, 7]."""
    table.phase = BIDDING
    table.due = first(table.players)
    table.round_no += 1
    table.cards = cards
    table.dealer = dealer
    table.done = 0
    table.turn = NO_SEAT
    table.last_winner = NO_SEAT
    table.gone = NONE
    for seat in range(table.players):
        clear_seat(table, seat)
    start_trick(table, next_seat(table, dealer))


# --- Bidding [7] ---------------------------------------------------------------------------------------------------------------


@rule
def possible_bids(table: Table) -> Bits:
    """Return the possible bids: 0 to the hand size, with no limit on the sum of all bids [7]."""
    return first(table.cards + 1)


@rule
def fix_bid(table: Table, seat: int, bid: int) -> None:
    """Store a secret bid. After the last bid, show all bids and start the first trick [7, 8]."""
    table.bids[seat] = bid
    table.due &= ~bit(seat)
    if table.due == 0:
        table.phase = PLAYING
        give_turn(table, table.leader)


# --- Playing to a trick [8-11] -------------------------------------------------------------------------------------------------


@rule
def start_trick(table: Table, seat: int) -> None:
    """Start a trick that the given seat leads [8]."""
    table.leader = seat
    table.laid = 0
    table.best = NO_CARD
    table.top = NO_CARD


@rule
def give_turn(table: Table, seat: int) -> None:
    """Set the seat that plays the next card [8]."""
    table.turn = seat
    table.due = bit(seat)


@rule
def playable(table: Table, hand: Cards) -> Cards:
    """Return the cards of the hand that the rules allow in the trick [9–11]."""
    if table.laid == 0:
        return hand  # 9
    suit, trumps = cards_of(hand, table.led), hand & TRUMPS
    if suit != NONE and table.led != TRUMP:
        return suit  # 10a
    beating = above(trumps, table.top)
    if table.top == NO_CARD or beating != NONE:
        return first_not_empty(beating, hand)  # 10b, 10c, 11a; 10d, 11c if the hand has no such trump
    if table.free and table.led != TRUMP:
        return hand  # house rule undertrump: free
    return first_not_empty(trumps, hand)  # 10c, 11b; 10d, 11c if the hand has no trump


@rule
def would_forbid(table: Table, card: Card) -> Cards:
    """Return the cards that a player of `card` cannot hold, because they would make the play illegal [9–11]."""
    if table.laid == 0:
        return NONE
    if table.led != TRUMP and suit_of(card) == table.led:
        return NONE
    follow = NONE if table.led == TRUMP else all_of(table.led)
    if is_trump(card):
        obeys = table.top == NO_CARD or card > table.top
        return follow if obeys else follow | above(TRUMPS, table.top)
    may_discard_lower = table.free and table.led != TRUMP and table.top != NO_CARD
    return follow | (above(TRUMPS, table.top) if may_discard_lower else TRUMPS)


@rule
def play(table: Table, seat: int, card: Card) -> None:
    """Play a card, and end the trick after the last player's card [8]."""
    table.lacks[seat] |= would_forbid(table, card)
    table.hands[seat] &= ~bit(card)
    table.gone |= bit(card)
    table.trick[seat] = card
    if table.laid == 0:
        table.led = suit_of(card)
    if beats(table, card):
        table.best, table.winner = card, seat
    if is_trump(card) and (table.previous or card > table.top):
        table.top = card
    table.laid += 1
    if table.laid == table.players:
        end_trick(table)
    else:
        give_turn(table, next_seat(table, seat))


# --- The winner of a trick, of a round, of the game [12-14] --------------------------------------------------------------------


@rule
def beats(table: Table, card: Card) -> bool:
    """Return whether the card beats all cards of the trick. The highest trump wins, otherwise the highest card of the suit led
    [12].
    """
    if table.laid == 0:
        return True
    if is_trump(card) or is_trump(table.best):
        return is_trump(card) and (card > table.best or not is_trump(table.best))
    return card > table.best and suit_of(card) == table.led


@rule
def end_trick(table: Table) -> None:
    """Give the trick to the winner. The winner leads the next trick if cards remain [8]."""
    table.tricks[table.winner] += 1
    table.last_leader, table.last_winner = table.leader, table.winner
    for seat in range(table.players):
        table.last_trick[seat] = table.trick[seat]
        table.trick[seat] = NO_CARD
    table.done += 1
    start_trick(table, table.winner)
    if table.done == table.cards:
        end_round(table)
    else:
        give_turn(table, table.winner)


@rule
def score(bid: int, tricks: int) -> int:
    """Return the score of a round: 10 + tricks for a correct bid, else −|tricks − bid| [13]."""
    return 10 + tricks if tricks == bid else -abs(tricks - bid)


@rule
def end_round(table: Table) -> None:
    """Write the scores of the round, and end the game after the last round [13, 14]."""
    row = table.round_no - 1
    table.sheet_size[row], table.sheet_dealer[row] = table.cards, table.dealer
    for seat in range(table.players):
        table.sheet_bids[row, seat] = table.bids[seat]
        table.sheet_tricks[row, seat] = table.tricks[seat]
        table.scores[seat] += score(table.bids[seat], table.tricks[seat])
    table.turn = NO_SEAT
    table.due = 0
    table.phase = OVER if table.round_no == table.rounds else DEAL_DUE


@rule
def payoff(table: Table, out: NDArray[np.int64]) -> None:
    """Write each seat's rank and total: the highest total wins, and equal totals share a rank [14]."""
    for seat in range(table.players):
        better = 0
        for other in range(table.players):
            better += table.scores[other] > table.scores[seat]
        out[0, seat] = 1 + better
        out[1, seat] = table.scores[seat]


# --- Decisions -----------------------------------------------------------------------------------------------------------------


@rule
def legal(table: Table, seat: int) -> Bits:
    """Return the legal bids or cards of a seat."""
    if not np.uint64(table.due) & bit(seat):
        return NONE
    return possible_bids(table) if table.phase == BIDDING else playable(table, table.hands[seat])


@rule
def apply(table: Table, seat: int, decision: int) -> None:
    """Apply the bid or the played card of a seat."""
    if table.phase == BIDDING:
        fix_bid(table, seat, decision)
    else:
        play(table, seat, decision)
