"""The shoot-out of The Match! [12-16]."""

from __future__ import annotations

import numpy as np

from matchwood.cardgames.the_match.cards import WHOLE_DECK, Cards, Pack, matches, shuffled
from matchwood.cardgames.the_match.score import leader, other
from matchwood.cardgames.the_match.stacks import balls_left, lay_stack, next_ball
from matchwood.cardgames.the_match.table import (
    CIRCLE,
    LINE,
    MOST_IN_CIRCLE,
    MOST_PILES,
    NO_CARD,
    NOBODY,
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
    """No shoot-out yet."""
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
    """The lines, stacks of ten and the circle by shuffling all cards [12]; later a pile [15] or, after five of them, a toss."""
    if table.part == TEN_SHOTS:
        dealer = below(chance, 2)
        cards = shuffled(WHOLE_DECK, chance)
        laid = 2 * LINE - table.shared_sixth
        lay_line(table, 0, cards[:LINE])
        lay_line(table, 1, np.append(cards[LINE:laid], cards[SIXTH]) if table.shared_sixth else cards[LINE:laid])
        lay_stack(table, 0, cards[laid : laid + SHOTS_EACH])
        lay_stack(table, 1, cards[laid + SHOTS_EACH : laid + 2 * SHOTS_EACH])
        begin(table, dealer, cards[laid + 2 * SHOTS_EACH :])
    elif table.piles < MOST_PILES:
        begin_pile(table, shuffled(WHOLE_DECK & ~cards_in_lines(table), chance))
    else:
        decide_by_toss(table, below(chance, 2))


@rule
def lay_line(table: Table, seat: int, cards: Pack) -> None:
    """Five cards in a row and the sixth behind them, face down [12]."""
    table.lines_open[seat] = 0
    for place in range(LINE):
        table.lines[seat, place] = cards[place]


@rule
def lay_circle(table: Table, cards: Pack) -> None:
    """These cards are the circle, face down [12, 15]."""
    table.circle_size = len(cards)
    table.circle_turned = 0
    table.used = NONE
    for place in range(MOST_IN_CIRCLE):
        table.circle[place] = cards[place] if place < len(cards) else NO_CARD


@rule
def cards_in_lines(table: Table) -> Cards:
    """The cards of both lines."""
    cards = NONE
    for seat in range(2):
        for place in range(LINE):
            cards |= bit(table.lines[seat, place])
    return cards


@rule
def begin(table: Table, dealer: int, circle: Pack) -> None:
    """All cards lie face down; the non-dealer shoots first [13]."""
    table.dealt = SHOOTOUT
    table.dealer = dealer
    table.outside = NONE
    lay_circle(table, circle)
    table.phase = SHOT
    next_shot(table, dealer)


@rule
def begin_pile(table: Table, cards: Pack) -> None:
    """The pile is used like the circle; the lines stay as they are [15]."""
    table.dealt = PILE
    table.piles += 1
    lay_circle(table, cards)
    table.phase = SHOT
    next_pair(table)


# --- A shot [13] ---------------------------------------------------------------------------------------------------------------


@rule
def turn_up_ball(table: Table, seat: int) -> None:
    """The top card of the own stack, or of the circle [13, 14]."""
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
    """The chosen card must match the ball, then the sixth card too; whatever was turned up stays open [13]."""
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
    """Turn it up; a shared sixth card lies behind both lines."""
    table.lines_open[seat] |= np.uint8(bit(place))
    if place == SIXTH and table.shared_sixth:
        table.lines_open[other(seat)] |= np.uint8(bit(place))


# --- Ten shots each, the circle, the piles [14, 15] ----------------------------------------------------------------------------


@rule
def next_shot(table: Table, last: int) -> None:
    """The players shoot in turns until both stacks are used up [14]."""
    if table.stop_when_decided and decided(table, balls_left(table, 0), balls_left(table, 1)):
        end(table)
    elif balls_left(table, other(last)) > 0:
        turn_up_ball(table, other(last))
    elif balls_left(table, last) > 0:
        turn_up_ball(table, last)
    elif leader(table) != NOBODY:
        end(table)
    else:
        table.part = CIRCLE
        next_pair(table)


@rule
def decided(table: Table, left_to_a: int, left_to_b: int) -> bool:
    """Whether one is ahead by more than the other has shots left."""
    lead = table.penalties[0] - table.penalties[1]
    return bool(lead > left_to_b or -lead > left_to_a)


@rule
def pairs_left(table: Table) -> int:
    """How many whole pairs of balls the circle still has."""
    return (table.circle_size - table.circle_turned) // 2


@rule
def plays_to_the_end(table: Table) -> bool:
    """`circle: full` plays all pairs of the circle; a pile always ends with the pair that decides [14, 15]."""
    return bool(table.full_circle and table.part == CIRCLE)


@rule
def next_pair(table: Table) -> None:
    """A pair of shots, the non-dealer's first; when the circle is used up, a pile of all cards not in the lines is due [14, 15]."""
    if leader(table) != NOBODY and (not plays_to_the_end(table) or pairs_left(table) == 0):
        end(table)
    elif pairs_left(table) > 0:
        turn_up_ball(table, other(table.dealer))
    else:
        table.part = PILES
        table.phase = DEAL_DUE
        stop(table)


@rule
def next_of_pair(table: Table, seat: int) -> None:
    """The second shot of the pair is taken even if the first was a goal [14]."""
    first = seat != table.dealer
    if plays_to_the_end(table) and table.stop_when_decided and decided_in_circle(table, first):
        end(table)
    elif first:
        turn_up_ball(table, table.dealer)
    else:
        next_pair(table)


@rule
def decided_in_circle(table: Table, first_of_pair: bool) -> bool:
    """Whether the shots that are left in the circle can change nothing; after the first of a pair the dealer still has his."""
    cards = table.circle_size - table.circle_turned
    of_the_dealer = (cards + 1) // 2 if first_of_pair else cards // 2
    of_the_other = (cards - 1) // 2 if first_of_pair else cards // 2
    if table.dealer == 0:
        return decided(table, of_the_dealer, of_the_other)
    return decided(table, of_the_other, of_the_dealer)


@rule
def decide_by_toss(table: Table, seat: int) -> None:
    """After five piles without a decision this seat wins; the score stays level [15]."""
    table.dealt = TOSS
    table.toss = seat
    end(table)


@rule
def stop(table: Table) -> None:
    """Nobody has a ball."""
    table.turn = NOBODY
    table.due = 0
    table.ball = NO_CARD


@rule
def end(table: Table) -> None:
    """The shoot-out is decided."""
    stop(table)
    table.phase = OVER
