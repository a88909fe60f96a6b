"""The visible table of Matchstick Tycoon, and the public events between two observations."""

from __future__ import annotations

import functools
from collections.abc import Sequence
from typing import Literal

from matchwood.cardgames.contract import Happening, Over
from matchwood.cardgames.tycoon import contract
from matchwood.cardgames.tycoon.contract import (
    Cleared,
    Deal,
    GaveWay,
    Lead,
    Order,
    Out,
    Passed,
    Play,
    Played,
    Returned,
    Revolution,
    ShownCard,
)
from matchwood.cardgames.tycoon.digits import NUMBERS, change
from matchwood.cardgames.tycoon.hands import DECKS
from matchwood.cardgames.tycoon.notation import card_names
from matchwood.cardgames.tycoon.rules import LAST_BASE_NUMBER, LAST_EXPANSION_NUMBER
from matchwood.cardgames.tycoon.table import NO_SEAT, NORMAL, Table
from matchwood.engine.verbs import DEAL_DUE, OVER

_FROM_WEAK_TO_STRONG = {
    (normal, expanded): NUMBERS[: last + 1][:: 1 if normal else -1]
    for normal in (True, False)
    for expanded, last in ((False, LAST_BASE_NUMBER), (True, LAST_EXPANSION_NUMBER))
}
_DECK_SIZES = tuple(len(card_names(int(deck))) for deck in DECKS)


def table(observed: Table) -> contract.Table:
    """Return the table as the observer sees it."""
    players = observed.players
    return contract.Table(
        phase="dealing" if observed.phase == DEAL_DUE else "over" if observed.phase == OVER else "playing",
        order=order(observed),
        numbers=numbers(observed),
        strongest=NUMBERS[strongest(observed)],
        stronger=stronger(observed),
        leader=observed.leader,
        turn=None if observed.turn == NO_SEAT else observed.turn,
        forced=forced(observed),
        hand=hand(observed.eyes, observed.hands),
        cards=observed.cards[:players],
        sticks=observed.sticks[:players],
        places=[place or None for place in observed.places[:players]],
        play=None if observed.last == NO_SEAT else Play(observed.last, *shown_cards(observed.number, observed.play)),
        gave_way=gave_way(observed),
        played=card_names(observed.gone),
        cleared=observed.cleared,
        aside=aside(observed),
    )


def hand(eyes: int, hands: Sequence[int]) -> list[str] | None:
    """Return the hand of the observing seat, or None for a spectator."""
    return card_names(hands[eyes]) if eyes >= 0 else None


def order(table: Table) -> Order:
    """Return the current order of the numbers."""
    return "normal" if table.order == NORMAL else "reversed"


def numbers(table: Table) -> list[str]:
    """Return the numbers of the game, from the weakest to the strongest."""
    return [*_FROM_WEAK_TO_STRONG[table.order == NORMAL, table.expansion > 0]]


def stronger(table: Table) -> list[str]:
    """Return the numbers that beat the last play, from weak to strong [9]."""
    known = numbers(table)
    return known[known.index(NUMBERS[table.number]) + 1 :] if table.count else known


def strongest(table: Table) -> int:
    """Return the strongest number in the current order."""
    if table.order != NORMAL:
        return 0
    return LAST_EXPANSION_NUMBER if table.expansion else LAST_BASE_NUMBER


def gave_way(table: Table) -> list[GaveWay | None]:
    """Return which players passed or returned a matchstick after the last play.

    Players never get new cards, so a player without cards has returned a matchstick.
    """
    done: list[GaveWay | None] = [None] * table.players
    if NO_SEAT in (table.last, table.turn):
        return done
    seat = (table.last + 1) % table.players
    while seat != table.turn:
        if table.places[seat] == 0:
            done[seat] = "pass" if table.cards[seat] else "return"
        seat = (seat + 1) % table.players
    return done


def forced(table: Table) -> Literal["pass", "return"] | None:
    """Return the only legal move, if public information determines this move."""
    if table.turn == NO_SEAT:
        return None
    if table.cards[table.turn] == 0:
        return "return"
    return "pass" if table.number == strongest(table) else None


def only_passed(before: Table, after: Table) -> bool:
    """Return whether the only change is a pass in the middle of a trick. The player who passed could have played."""
    same_cards = (before.gone, before.cards, before.raw) == (after.gone, after.cards, after.raw)
    same_trick = NO_SEAT not in (before.last, after.last) and before.turn != after.turn
    return same_cards and same_trick and forced(before) is None


def aside(table: Table) -> int:
    """Return the number of cards that were set aside at the deal."""
    left = _DECK_SIZES[table.expansion] - len(card_names(table.gone))
    return left - int(sum(table.cards[: table.players]))


def shown_cards(number: int, cards: int) -> tuple[str, int, list[ShownCard]]:
    """Describe a play: its number, its matchsticks, and how each card shows the number."""
    laid = _place_sticks(number, cards)
    return NUMBERS[number], sum(len(card.sticks) for card in laid), [*laid]


@functools.lru_cache(4_096)
def _place_sticks(number: int, cards: int) -> tuple[ShownCard, ...]:
    shown = [(name, change(name, NUMBERS[number])) for name in card_names(cards)]
    return tuple(ShownCard(name, *how) for name, how in shown if how is not None)


def story(before: Table, after: Table) -> list[Happening]:
    """Return the public events between two observations of a game."""
    if before.phase == DEAL_DUE:
        return [Deal(after.leader, after.cards[: after.players], aside(after))]
    seat = before.turn
    if before.cards[seat] == 0:
        happened: list[Happening] = [Returned(seat)]
    elif after.cards[seat] == before.cards[seat]:
        happened = [Passed(seat)]
    else:
        happened = [Played(seat, *shown_cards(after.number, after.gone - before.gone))]
        if after.order != before.order:
            happened.append(Revolution(order(after)))
    if after.out > before.out:
        happened.append(Out(seat, after.places[seat]))
    return happened + _list_turn_end(before, after)


def _list_turn_end(before: Table, after: Table) -> list[Happening]:
    if after.phase == OVER:
        ranks = after.places[: after.players]
        return [Over(ranks, [after.players - rank for rank in ranks])]
    if after.last != NO_SEAT:
        return []
    return [Lead(after.leader) if before.last == NO_SEAT else Cleared(after.leader)]
