"""The defence of the target [7]."""

from __future__ import annotations

from matchwood.cardgames.matschig import shields
from matchwood.cardgames.matschig.deck import (
    DUCK,
    MUD_KINDS,
    SHARE,
    SUN,
    THIRTEEN,
    UMBRELLA,
    WIND,
    WORTH,
    count_of,
    is_mud,
    is_water,
    one,
)
from matchwood.cardgames.matschig.hands import complete_move, holds, in_game, lay_open, left_in_pile, next_seat, note, put_in_pool
from matchwood.cardgames.matschig.table import (
    AVERT,
    BEGIN_SHIELD,
    DEFENCE,
    DUCK_TO,
    MAX_MUD_CARDS,
    NO_SEAT,
    PLAY_SHARE,
    PLAY_SUN,
    PLAY_WIND,
    SHIELD,
    SPLASHED,
    TAKE,
    Table,
)
from matchwood.engine.bits import NONE, Bits, bit
from matchwood.engine.compiling import rule

MAX_AVERTED_POINTS = 13
DUCKED = -2
"""The result of ``defend`` after a Duck."""


@rule
def start(table: Table) -> None:
    """Let the target of the mud choose a defence [7]."""
    table.phase = DEFENCE
    table.due = bit(table.target)


@rule
def possible(table: Table, seat: int) -> Bits:
    """Return the defences that the target can choose [7]."""
    choices = bit(TAKE)
    if holds(table, seat, WIND):
        choices |= bit(PLAY_WIND)
    if holds(table, seat, SUN):
        choices |= bit(PLAY_SUN)
    if holds(table, seat, SHARE):
        choices |= bit(PLAY_SHARE)
    if holds(table, seat, DUCK):
        for other in range(table.players):
            if other != seat and in_game(table, other):
                choices |= bit(DUCK_TO + other)
    if holds(table, seat, THIRTEEN):
        for cards in range(1, 1 << table.laid):
            if within_thirteen(table, cards):
                choices |= bit(AVERT + cards)
    if shields.can_avert_any(table, seat):
        choices |= bit(BEGIN_SHIELD)
    return choices


@rule
def within_thirteen(table: Table, cards: int) -> bool:
    """Return whether the special card 13 can avert the given mud cards [7c]."""
    total = 0
    for place in range(table.laid):
        if cards >> place & 1:
            total += WORTH[table.mud[place]]
            twin = shields.twin_of(table, place)
            if twin != shields.NO_TWIN and not cards >> twin & 1:
                return False
    return total <= MAX_AVERTED_POINTS


@rule
def defend(table: Table, seat: int, choice: int) -> int:
    """Apply a decision of the target [7]. Return the seat with the next turn [9]. Return DUCKED if the target plays the card Duck.
    Return NO_SEAT if the target has not finished choosing umbrella cards.
    """
    if table.phase == SHIELD:
        if not shields.choose(table, choice):
            return NO_SEAT
        return play_umbrellas(table, seat)
    if choice == BEGIN_SHIELD:
        table.midway = 1
        table.phase = SHIELD
        return NO_SEAT
    complete_move(table)
    if choice == PLAY_SHARE:
        return share(table, seat)
    if choice >= AVERT:
        lay_open(table, seat, THIRTEEN)
        take_mud_except(table, seat, choice - AVERT)
    elif choice >= DUCK_TO:
        lay_open(table, seat, DUCK)
        table.aimer, table.target = seat, choice - DUCK_TO
        return DUCKED
    elif choice == PLAY_WIND:
        lay_open(table, seat, WIND)
        take_mud_except(table, seat, cards_of(table, False))
    elif choice == PLAY_SUN:
        lay_open(table, seat, SUN)
        take_mud_except(table, seat, cards_of(table, True))
    else:
        take_mud_except(table, seat, 0)
    return seat


@rule
def cards_of(table: Table, water: bool) -> int:
    """Return the indices of all mud cards of one type, water or sand."""
    cards = 0
    for place in range(table.laid):
        if is_water(table.mud[place]) == water:
            cards |= 1 << place
    return cards


@rule
def take_mud_except(table: Table, seat: int, averted: int) -> None:
    """Move all mud cards that the player does not avert to the player's pool [7]."""
    for place in range(table.laid):
        if not averted >> place & 1:
            put_in_pool(table, seat, table.mud[place])


@rule
def play_umbrellas(table: Table, seat: int) -> int:
    """Discard the played umbrella cards [7b]. Move the mud cards that the umbrella cards do not avert to the player's pool."""
    complete_move(table)
    averted = 0
    for group in range(MAX_MUD_CARDS):
        umbrellas = table.groups[group]
        if umbrellas != NONE:
            averted |= 1 << group
        for kind in range(shields.UMBRELLAS):
            for _ in range(count_of(umbrellas, kind)):
                lay_open(table, seat, UMBRELLA + kind)
    take_mud_except(table, seat, averted)
    return seat


@rule
def share(table: Table, seat: int) -> int:
    """Let every other player draw a card face up [7c]. Return the seat with the next turn [9]."""
    lay_open(table, seat, SHARE)
    following, most = seat, 0
    other = next_seat(table, seat)
    while other != seat and left_in_pile(table) > 0:
        kind = table.pile[table.drawn]
        table.drawn += 1
        table.seen[kind // MUD_KINDS] += one(kind)
        note(table, SPLASHED, other, kind)
        if is_mud(kind):
            put_in_pool(table, other, kind)
            if WORTH[kind] > most:
                following, most = other, WORTH[kind]
        other = next_seat(table, other)
    return following
