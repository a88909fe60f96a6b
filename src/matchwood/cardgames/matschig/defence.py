"""The defence of a Matschig player [7]."""

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
from matchwood.cardgames.matschig.hands import holds, in_game, lay_open, left_in_pile, next_seat, note, to_pool
from matchwood.cardgames.matschig.table import (
    AVERT,
    BEGIN_SHIELD,
    DEFENCE,
    DUCK_TO,
    MOST_MUD,
    NOBODY,
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

THIRTEEN_HOLDS_OFF = 13
DUCKED = -2
"""Instead of whose turn follows: the mud flies on."""


@rule
def begin(table: Table) -> None:
    """The target chooses one defence [7]."""
    table.phase = DEFENCE
    table.due = bit(table.target)


@rule
def possible(table: Table, seat: int) -> Bits:
    """Nothing, umbrellas, or one special card [7]."""
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
    """Whether these mud cards make at most 13 together; of equal cards the one laid earlier goes first [7c]."""
    total = 0
    for place in range(table.laid):
        if cards >> place & 1:
            total += WORTH[table.mud[place]]
            twin = shields.twin_of(table, place)
            if twin != NOBODY and not cards >> twin & 1:
                return False
    return total <= THIRTEEN_HOLDS_OFF


@rule
def defend(table: Table, seat: int, choice: int) -> int:
    """Carry the choice out; whose turn follows [9], DUCKED, or NOBODY while a shield is being chosen."""
    if table.phase == SHIELD:
        if not shields.choose(table, choice):
            return NOBODY
        return hold_umbrellas(table, seat)
    if choice == BEGIN_SHIELD:
        table.midway = 1
        table.phase = SHIELD
        return NOBODY
    if choice == PLAY_SHARE:
        return share(table, seat)
    if choice >= AVERT:
        lay_open(table, seat, THIRTEEN)
        take_all_but(table, seat, choice - AVERT)
    elif choice >= DUCK_TO:
        lay_open(table, seat, DUCK)
        table.aimer, table.target = seat, choice - DUCK_TO
        return DUCKED
    elif choice == PLAY_WIND:
        lay_open(table, seat, WIND)
        take_all_but(table, seat, cards_of(table, False))
    elif choice == PLAY_SUN:
        lay_open(table, seat, SUN)
        take_all_but(table, seat, cards_of(table, True))
    else:
        take_all_but(table, seat, 0)
    return seat


@rule
def cards_of(table: Table, water: bool) -> int:
    """The places of the mud's water cards, or of its sand cards."""
    cards = 0
    for place in range(table.laid):
        if is_water(table.mud[place]) == water:
            cards |= 1 << place
    return cards


@rule
def take_all_but(table: Table, seat: int, averted: int) -> None:
    """What is not averted goes to the pool [7]."""
    for place in range(table.laid):
        if not averted >> place & 1:
            to_pool(table, seat, table.mud[place])


@rule
def hold_umbrellas(table: Table, seat: int) -> int:
    """The umbrellas leave the hand; the mud cards under them are averted [7b]."""
    table.midway = 0
    averted = 0
    for group in range(MOST_MUD):
        umbrellas = table.groups[group]
        if umbrellas != NONE:
            averted |= 1 << group
        for kind in range(shields.UMBRELLAS):
            for _ in range(count_of(umbrellas, kind)):
                lay_open(table, seat, UMBRELLA + kind)
    take_all_but(table, seat, averted)
    return seat


@rule
def share(table: Table, seat: int) -> int:
    """Every other player draws a card openly; mud goes to his pool. Who drew the highest is next, of equals the first [7c, 9]."""
    lay_open(table, seat, SHARE)
    following, most = seat, 0
    other = next_seat(table, seat)
    while other != seat and left_in_pile(table) > 0:
        kind = table.pile[table.drawn]
        table.drawn += 1
        table.seen[kind // MUD_KINDS] += one(kind)
        note(table, SPLASHED, other, kind)
        if is_mud(kind):
            to_pool(table, other, kind)
            if WORTH[kind] > most:
                following, most = other, WORTH[kind]
        other = next_seat(table, other)
    return following
