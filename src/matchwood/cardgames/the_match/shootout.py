"""The shoot-out of The Match! [12–16]."""

from __future__ import annotations

import numpy as np

from matchwood.cardgames.the_match.cards import WHOLE_DECK, Cards, Pack, matches, shuffled
from matchwood.cardgames.the_match.score import leader, other
from matchwood.cardgames.the_match.stacks import balls_left, lay_stack, next_ball
from matchwood.cardgames.the_match.table import (
    CIRCLE,
    LINE_CARDS,
    MAX_CIRCLE_CARDS,
    MAX_PILES,
    NO_CARD,
    NO_SEAT,
    PILE,
    PILES,
    SHOOTOUT,
    SHOT,
    SIXTH,
    TEN_SHOTS,
    TOSS,
    Table,
)
from matchwood.engine.bits import NONE, bit
from matchwood.engine.chance import Chance, below
from matchwood.engine.compiling import rule
from matchwood.engine.verbs import DEAL_DUE, OVER

SHOTS_EACH = 10

# --- Set-up [12] ---------------------------------------------------------------------------------------------------------------


@rule
def clear(table: Table) -> None:
    """Clear the cards and shots of the shoot-out."""
    table.piles = 0
    table.circle_size = table.circle_turned = 0
    table.outside = NONE
    for seat in range(2):
        table.lines_open[seat] = 0
        table.shots[seat] = 0
        table.hits[seat, :] = NONE
        table.penalties[seat] = 0


@rule
def deal(table: Table, chance: Chance) -> None:
    """Deal cards for the shoot-out [12] or a new pile. After five piles, decide the match by a toss [15]."""
    if table.part == TEN_SHOTS:
        dealer = below(chance, 2)
        cards = shuffled(WHOLE_DECK, chance)
        laid = 2 * LINE_CARDS - table.shared_sixth
        lay_line(table, 0, cards[:LINE_CARDS])
        lay_line(table, 1, np.append(cards[LINE_CARDS:laid], cards[SIXTH]) if table.shared_sixth else cards[LINE_CARDS:laid])
        lay_stack(table, 0, cards[laid : laid + SHOTS_EACH])
        lay_stack(table, 1, cards[laid + SHOTS_EACH : laid + 2 * SHOTS_EACH])
        start(table, dealer, cards[laid + 2 * SHOTS_EACH :])
    elif table.piles < MAX_PILES:
        start_pile(table, shuffled(WHOLE_DECK & ~cards_in_lines(table), chance))
    else:
        decide_by_toss(table, below(chance, 2))


@rule
def lay_line(table: Table, seat: int, cards: Pack) -> None:
    """Lay a player's line face down: five cards in a row, and a sixth card behind the row [12]."""
    table.lines_open[seat] = 0
    for place in range(LINE_CARDS):
        table.lines[seat, place] = cards[place]


@rule
def lay_circle(table: Table, cards: Pack) -> None:
    """Lay the given cards face down as the circle or as a pile [12, 15]."""
    table.circle_size = len(cards)
    table.circle_turned = 0
    table.used = NONE
    for place in range(MAX_CIRCLE_CARDS):
        table.circle[place] = cards[place] if place < len(cards) else NO_CARD


@rule
def cards_in_lines(table: Table) -> Cards:
    """Return the set of all cards in the two players' lines."""
    cards = NONE
    for seat in range(2):
        for place in range(LINE_CARDS):
            cards |= bit(table.lines[seat, place])
    return cards


@rule
def start(table: Table, dealer: int, circle: Pack) -> None:
    """Start the shoot-out, and give the first shot to the player who did not deal [13]."""
    table.dealt = SHOOTOUT
    table.dealer = dealer
    table.outside = NONE
    lay_circle(table, circle)
    table.phase = SHOT
    next_shot(table, dealer)


@rule
def start_pile(table: Table, cards: Pack) -> None:
    """Replace the circle by a new pile, and leave both players' lines of cards unchanged [15]."""
    table.dealt = PILE
    table.piles += 1
    lay_circle(table, cards)
    table.phase = SHOT
    next_pair(table)


# --- A shot [13] ---------------------------------------------------------------------------------------------------------------


@rule
def turn_up_ball(table: Table, seat: int) -> None:
    """Turn up the next ball: the top card of the seat's stack, or the next card of the circle [13, 14]."""
    if table.part == TEN_SHOTS:
        table.ball = next_ball(table, seat)
    else:
        table.ball = table.circle[table.circle_turned]
        table.circle_turned += 1
    table.used |= bit(table.ball)
    table.outside |= bit(table.ball)
    table.turn = seat
    table.due = bit(seat)


@rule
def shoot(table: Table, seat: int, place: int) -> None:
    """Shoot at a card. If the card and the sixth card match the ball, count a goal [13]."""
    table.path[0] = place
    open_card(table, seat, place)
    goal = False
    if matches(table.ball, table.lines[seat, place]):
        open_card(table, seat, SIXTH)
        goal = matches(table.ball, table.lines[seat, SIXTH])
    if goal:
        table.penalties[seat] += 1
        table.hits[seat, table.shots[seat] // 64] |= bit(table.shots[seat] % 64)
    table.shots[seat] += 1
    if table.part == TEN_SHOTS:
        next_shot(table, seat)
    else:
        next_of_pair(table, seat)


@rule
def open_card(table: Table, seat: int, place: int) -> None:
    """Turn up a card of the player's line. A shared sixth card belongs to both lines [13]."""
    table.lines_open[seat] |= np.uint8(bit(place))
    if place == SIXTH and table.shared_sixth:
        table.lines_open[other(seat)] |= np.uint8(bit(place))


# --- Ten shots each, the circle, the piles [14, 15] ----------------------------------------------------------------------------


@rule
def next_shot(table: Table, last: int) -> None:
    """Start the next shot. After ten shots by each player, end the match, or continue with the circle of cards if the score is
    tied [14].
    """
    if table.stop_when_decided and decided(table, balls_left(table, 0), balls_left(table, 1)):
        end_match(table)
    elif balls_left(table, other(last)) > 0:
        turn_up_ball(table, other(last))
    elif balls_left(table, last) > 0:
        turn_up_ball(table, last)
    elif leader(table) != NO_SEAT:
        end_match(table)
    else:
        table.part = CIRCLE
        next_pair(table)


@rule
def decided(table: Table, left_to_a: int, left_to_b: int) -> bool:
    """Return whether the trailing player can no longer reach a tie."""
    lead = table.penalties[0] - table.penalties[1]
    return bool(lead > left_to_b or -lead > left_to_a)


@rule
def pairs_left(table: Table) -> int:
    """Return the number of pairs of shots for which the circle of cards still contains balls."""
    return (table.circle_size - table.circle_turned) // 2


@rule
def plays_full_circle(table: Table) -> bool:
    """Return whether the house rule ``circle: full`` requires all shots of the circle [14, 15]."""
    return bool(table.full_circle and table.part == CIRCLE)


@rule
def next_pair(table: Table) -> None:
    """End a decided match. If the match is undecided, start a pair of shots or a new pile [14, 15]."""
    if leader(table) != NO_SEAT and (not plays_full_circle(table) or pairs_left(table) == 0):
        end_match(table)
    elif pairs_left(table) > 0:
        turn_up_ball(table, other(table.dealer))
    else:
        table.part = PILES
        table.phase = DEAL_DUE
        clear_turn(table)


@rule
def next_of_pair(table: Table, seat: int) -> None:
    """Give the second shot of a pair to the dealer, even if the first shot was a goal [14]."""
    first = seat != table.dealer
    if plays_full_circle(table) and table.stop_when_decided and decided_in_circle(table, first):
        end_match(table)
    elif first:
        turn_up_ball(table, table.dealer)
    else:
        next_pair(table)


@rule
def decided_in_circle(table: Table, first_of_pair: bool) -> bool:
    """Return whether the remaining shots of the circle can no longer change the winner."""
    cards = table.circle_size - table.circle_turned
    of_the_dealer = (cards + 1) // 2 if first_of_pair else cards // 2
    of_the_other = (cards - 1) // 2 if first_of_pair else cards // 2
    if table.dealer == 0:
        return decided(table, of_the_dealer, of_the_other)
    return decided(table, of_the_other, of_the_dealer)


@rule
def decide_by_toss(table: Table, seat: int) -> None:
    """End the match with a toss after five tied piles [15]."""
    table.dealt = TOSS
    table.toss = seat
    end_match(table)


@rule
def clear_turn(table: Table) -> None:
    """End the turn: no card is the current ball, and no seat has to decide."""
    table.turn = NO_SEAT
    table.due = 0
    table.ball = NO_CARD


@rule
def end_match(table: Table) -> None:
    """End the match after the shoot-out [14–16]."""
    clear_turn(table)
    table.phase = OVER
