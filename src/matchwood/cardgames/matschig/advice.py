"""What a sensible person would do at a glance: the policy of rollouts, and what a round was worth.

It looks at the seat's own hand and at what is public, never at another hand.
"""

from __future__ import annotations

import numpy as np

from matchwood.cardgames.matschig import shields
from matchwood.cardgames.matschig.deck import ALL_UMBRELLAS, KINDS, SAND, WIND, WORTH, Half, count_of, one, points
from matchwood.cardgames.matschig.defence import cards_of
from matchwood.cardgames.matschig.hands import in_game, left_in_pile
from matchwood.cardgames.matschig.rules import legal
from matchwood.cardgames.matschig.table import (
    AIM,
    AVERT,
    BEGIN_SHIELD,
    DEFENCE,
    DUCK_TO,
    LET,
    NEXT,
    PLAY_SHARE,
    PLAY_SUN,
    PLAY_WIND,
    TAKE,
    THROW,
    WINDOW,
    Table,
)
from matchwood.engine.bits import NONE, Bits, first, has, lowest, size, without_lowest
from matchwood.engine.chance import Chance, unit
from matchwood.engine.compiling import rule

PRICE_OF_SPECIAL = 6
"""Points of mud for which a special card is worth keeping."""

PRICE_OF_UMBRELLA = 0.45
"""Points of mud for which each point of an umbrella is worth keeping."""


@rule
def suggest(table: Table, seat: int, chance: Chance) -> int:
    """A sensible decision."""
    possible = legal(table, seat)
    if size(possible) == 1:
        return lowest(possible)
    if table.phase == THROW:
        return largest_pair(possible, chance)
    if table.phase == AIM:
        return leading_target(table, possible, chance)
    if table.phase == WINDOW:
        return sensible_answer(table, seat, possible, chance)
    if table.phase == DEFENCE:
        return sensible_defence(table, seat, possible, chance)
    return sensible_umbrella(table, seat, possible)


@rule
def largest_pair(pairs: Bits, chance: Chance) -> int:
    """Large mud, and rather perfect than not."""
    best, most = lowest(pairs), -1.0
    while pairs != NONE:
        pair = lowest(pairs)
        pairs = without_lowest(pairs)
        water, sand = WORTH[pair // SAND], WORTH[SAND + pair % SAND]
        good = water + sand + (1.5 if water == sand else 0.0) + 2.0 * unit(chance)
        if good > most:
            best, most = pair, good
    return best


@rule
def leading_target(table: Table, seats: Bits, chance: Chance) -> int:
    """Whoever has the lowest account, more or less."""
    best, least = lowest(seats), 1e9
    while seats != NONE:
        seat = lowest(seats)
        seats = without_lowest(seats)
        account = table.accounts[seat] + 8.0 * unit(chance)
        if account < least:
            best, least = seat, account
    return best


@rule
def sensible_answer(table: Table, seat: int, possible: Bits, chance: Chance) -> int:
    """Turn mud away from oneself; make large mud larger now and then."""
    mine = table.target == seat
    if not mine and unit(chance) < 0.4:
        return LET
    return 1 + leading_target(table, possible >> np.uint64(1), chance)


@rule
def sensible_defence(table: Table, seat: int, possible: Bits, chance: Chance) -> int:
    """Umbrellas when they avert much for little; special cards against large mud; else take it."""
    mud = points_at(table, (1 << table.laid) - 1)
    best, most = TAKE, 0.5 * unit(chance)
    if has(possible, BEGIN_SHIELD):
        averted, used = shield_at_a_glance(table, seat)
        gain = averted - PRICE_OF_UMBRELLA * used
        if gain > most:
            best, most = BEGIN_SHIELD, gain
    for choice, places in ((PLAY_WIND, cards_of(table, False)), (PLAY_SUN, cards_of(table, True))):
        if has(possible, choice) and points_at(table, places) - PRICE_OF_SPECIAL > most:
            best, most = choice, points_at(table, places) - PRICE_OF_SPECIAL
    for places in range(1, 8):
        if has(possible, AVERT + places) and points_at(table, places) - PRICE_OF_SPECIAL > most:
            best, most = AVERT + places, points_at(table, places) - PRICE_OF_SPECIAL
    if has(possible, PLAY_SHARE) and mud - PRICE_OF_SPECIAL + 1 > most:
        best, most = PLAY_SHARE, mud - PRICE_OF_SPECIAL + 1
    ducks = possible >> np.uint64(DUCK_TO) & first(table.players)
    if ducks != NONE and mud - PRICE_OF_SPECIAL + 0.5 > most:
        return DUCK_TO + leading_target(table, ducks, chance)
    return best


@rule
def points_at(table: Table, places: int) -> int:
    """What these mud cards are worth."""
    total = 0
    for place in range(table.laid):
        if places >> place & 1:
            total += WORTH[table.mud[place]]
    return total


@rule
def plan_group(umbrellas: Half, worth: int) -> Half:
    """Umbrellas for a mud card of this value: the smallest one that reaches, or the largest and then the same for the rest; NONE if
    they do not reach or are worth more than the mud."""
    plan, need, used = NONE, worth, 0
    while need > 0 and umbrellas != NONE:
        chosen = -1
        for kind in range(shields.UMBRELLAS):
            if count_of(umbrellas, kind) > 0:
                chosen = kind
                if kind + 1 >= need:
                    break
        umbrellas -= one(chosen)
        plan += one(chosen)
        need -= chosen + 1
        used += chosen + 1
    return plan if need <= 0 and worth >= PRICE_OF_UMBRELLA * used else NONE


@rule
def shield_at_a_glance(table: Table, seat: int) -> tuple[int, int]:
    """The points that planned umbrellas avert, and the points of those umbrellas."""
    rest, averted, used = shields.left(table, seat), 0, 0
    for place in range(table.laid):
        plan = plan_group(rest, shields.value(table, place))
        if plan != NONE:
            averted += shields.value(table, place)
            used += shields.sum_of(plan)
            rest -= plan
    return averted, used


@rule
def sensible_umbrella(table: Table, seat: int, possible: Bits) -> int:
    """The next umbrella of the plan for this mud card, or on to the next one."""
    group = table.groups[table.group]
    plan = plan_group(shields.left(table, seat) + group, shields.value(table, table.group))
    if has(possible, NEXT) and (plan == NONE or group != NONE):
        return NEXT
    for kind in range(shields.UMBRELLAS):
        if count_of(plan, kind) > count_of(group, kind) and has(possible, kind):
            return kind
    return lowest(possible)


# --- what it was worth ---------------------------------------------------------------------------------------------------------

HORIZON = 14
"""Decisions after which a rollout stops once nothing is in the air: some two throws. What comes later hits everybody alike."""

KEPT = np.array([5.0, 5.0, 6.5, 6.0, 6.5])
"""Points that Wind, Sun, Duck, Share and the 13 keep away while the round is long, in the order of the deck."""

KEPT_BY_UMBRELLA = 0.6
"""The same for each point of an umbrella."""

HALF_VALUE_CARDS = 10
"""Cards in the pile at which cards in hand are worth half as much. Cards that are never played are worth nothing."""


@rule
def truncated(table: Table, played: int) -> bool:
    """After some throws, when nothing is in the air."""
    return played >= HORIZON and table.phase == THROW and table.midway == 0


@rule
def worth(table: Table, seat: int) -> float:
    """What the round has brought on the accounts so far, less what the others got on average; cards that keep mud away count."""
    own, others, seats = 0.0, 0.0, 0
    for other in range(table.players):
        if other == seat:
            own = burden(table, other)
        elif in_game(table, other):
            others += burden(table, other)
            seats += 1
    return others / max(seats, 1) - own


@rule
def burden(table: Table, seat: int) -> float:
    """The account, and in a round what is in the pool, less what the hand will keep away."""
    if table.phase < THROW:
        return float(table.accounts[seat])
    left = left_in_pile(table)
    kept = KEPT_BY_UMBRELLA * shields.sum_of(table.hands[seat, 1] & ALL_UMBRELLAS)
    for special in range(KINDS - WIND):
        kept += KEPT[special] * count_of(table.hands[seat, 1], WIND + special)
    return table.accounts[seat] + points(table.pools[seat]) - kept * left / (left + HALF_VALUE_CARDS)  # type: ignore[no-any-return]


@rule
def mistake_cost(_table: Table) -> float:
    """What a plain mistake costs, in points of mud: about what is between the best decision and the middling ones."""
    return 2.5
