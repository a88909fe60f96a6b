"""Quick sensible decisions in Matschig for simulated games, and their evaluation."""

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

SPECIAL_PRICE = 6
"""A special card should avert at least this number of points."""

UMBRELLA_PRICE = 0.45
"""An umbrella should avert at least this number of points for each point of its value."""


@rule
def suggest(table: Table, seat: int, chance: Chance) -> int:
    """Return a sensible decision of the seat."""
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
    """Choose a water card and a sand card with many points."""
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
    """Choose a player with few points as the target."""
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
    """Return an answer that usually adds the missing card to the mud."""
    mine = table.target == seat
    if not mine and unit(chance) < 0.4:
        return LET
    return 1 + leading_target(table, possible >> np.uint64(1), chance)


@rule
def sensible_defence(table: Table, seat: int, possible: Bits, chance: Chance) -> int:
    """Choose the defence with the largest difference between the averted points and the price of the played cards."""
    mud = points_at(table, (1 << table.laid) - 1)
    best, most = TAKE, 0.5 * unit(chance)
    if has(possible, BEGIN_SHIELD):
        averted, used = plan_shield(table, seat)
        gain = averted - UMBRELLA_PRICE * used
        if gain > most:
            best, most = BEGIN_SHIELD, gain
    for choice, places in ((PLAY_WIND, cards_of(table, False)), (PLAY_SUN, cards_of(table, True))):
        if has(possible, choice) and points_at(table, places) - SPECIAL_PRICE > most:
            best, most = choice, points_at(table, places) - SPECIAL_PRICE
    for places in range(1, 8):
        if has(possible, AVERT + places) and points_at(table, places) - SPECIAL_PRICE > most:
            best, most = AVERT + places, points_at(table, places) - SPECIAL_PRICE
    if has(possible, PLAY_SHARE) and mud - SPECIAL_PRICE + 1 > most:
        best, most = PLAY_SHARE, mud - SPECIAL_PRICE + 1
    ducks = possible >> np.uint64(DUCK_TO) & first(table.players)
    if ducks != NONE and mud - SPECIAL_PRICE + 0.5 > most:
        return DUCK_TO + leading_target(table, ducks, chance)
    return best


@rule
def points_at(table: Table, places: int) -> int:
    """Add the points of the mud cards at the given indices."""
    total = 0
    for place in range(table.laid):
        if places >> place & 1:
            total += WORTH[table.mud[place]]
    return total


@rule
def plan_group(umbrellas: Half, worth: int) -> Half:
    """Choose umbrella cards that avert a mud card. Return NONE if they are too weak, or too valuable to play."""
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
    return plan if need <= 0 and worth >= UMBRELLA_PRICE * used else NONE


@rule
def plan_shield(table: Table, seat: int) -> tuple[int, int]:
    """Plan a shield. Return the averted points and the sum of the umbrella cards."""
    rest, averted, used = shields.unused_umbrellas(table, seat), 0, 0
    for place in range(table.laid):
        plan = plan_group(rest, shields.value(table, place))
        if plan != NONE:
            averted += shields.value(table, place)
            used += shields.sum_of(plan)
            rest -= plan
    return averted, used


@rule
def sensible_umbrella(table: Table, seat: int, possible: Bits) -> int:
    """Choose a further umbrella card, or NEXT for the next mud card."""
    group = table.groups[table.group]
    plan = plan_group(shields.unused_umbrellas(table, seat) + group, shields.value(table, table.group))
    if has(possible, NEXT) and (plan == NONE or group != NONE):
        return NEXT
    for kind in range(shields.UMBRELLAS):
        if count_of(plan, kind) > count_of(group, kind) and has(possible, kind):
            return kind
    return lowest(possible)


MIN_ROLLOUT_DECISIONS = 14
"""A simulation lasts about two throws. Later events affect all seats alike."""

AVERTED_BY_SPECIAL = np.array([5.0, 5.0, 6.5, 6.0, 6.5])
"""The mean points that the cards Wind, Sun, Duck, Share and 13 avert in a long round."""

AVERTED_BY_UMBRELLA = 0.6
"""The mean points that an umbrella averts in a long round, for each point of its value."""

HALF_VALUE_CARDS = 10
"""If the draw pile has this number of cards, a card in the hand has half its value."""


@rule
def truncated(table: Table, played: int) -> bool:
    """Return whether a simulated game may stop after `played` decisions."""
    return played >= MIN_ROLLOUT_DECISIONS and table.phase == THROW and table.midway == 0


@rule
def worth(table: Table, seat: int) -> float:
    """Return by how much the seat's expected points are below the mean of the other seats."""
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
    """Estimate a player's points: earlier rounds plus pool cards, minus the value of the hand."""
    if table.phase < THROW:
        return float(table.accounts[seat])
    left = left_in_pile(table)
    kept = AVERTED_BY_UMBRELLA * shields.sum_of(table.hands[seat, 1] & ALL_UMBRELLAS)
    for special in range(KINDS - WIND):
        kept += AVERTED_BY_SPECIAL[special] * count_of(table.hands[seat, 1], WIND + special)
    return table.accounts[seat] + points(table.pools[seat]) - kept * left / (left + HALF_VALUE_CARDS)  # type: ignore[no-any-return]


@rule
def mistake_cost(_table: Table) -> float:
    """Return how many points a typical mistake costs."""
    return 2.5
