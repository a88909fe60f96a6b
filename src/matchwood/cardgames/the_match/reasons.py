"""Why a choice of The Match! is good: what both players know of the cards on the way."""

from __future__ import annotations

from collections.abc import Iterator

from matchwood.cardgames.contract import Reason
from matchwood.cardgames.the_match.contract import Best, Certain, FitsBall, Hopeless, ShowsNothing, Table, Unseen, WayOn
from matchwood.cardgames.the_match.notation import CARD_NAMES
from matchwood.cardgames.the_match.table import ROWS, SIXTH
from matchwood.engine.bits import members


def reasons_for(table: Table, outside: int, move: str) -> list[Reason]:
    """What speaks for this choice; ``outside`` are all balls of the shoot-out, none of which lies in the lines."""
    return [*_of_chances(table, move), *_of_card(table, outside, int(move) - 1)]


def _of_chances(table: Table, move: str) -> Iterator[Reason]:
    chance = table.odds[move]
    others = [other for choice, other in table.odds.items() if choice != move]
    if chance == 1.0:
        yield Certain()
    elif chance == 0.0 and not any(others):
        yield Hopeless()
    elif others and chance > max(others):
        yield Best(round(100 * chance))


def _of_card(table: Table, outside: int, choice: int) -> Iterator[Reason]:
    card, following = _shot(table, choice) if table.shootout else _attack(table, choice)
    unseen = _unseen(table, outside)
    if card is None:
        yield Unseen(sum(_fits(table, other) for other in unseen), len(unseen))
    elif _fits(table, card):
        yield FitsBall(card)
    else:
        yield ShowsNothing(card)
    on = [other for other in following if other is not None and _fits(table, other)]
    if on and (card is None or _fits(table, card)):
        yield WayOn(on)


def _attack(table: Table, column: int) -> tuple[str | None, list[str | None]]:
    """The card in this column of the row, and those that come after it; None for what nobody has seen."""
    assert table.seen is not None
    assert table.row is not None
    rows = table.seen if table.turn == 0 else table.seen[::-1]
    following = rows[table.row][max(0, column - 1) : column + 2] if table.row < ROWS else []
    return rows[table.row - 1][column], following


def _shot(table: Table, choice: int) -> tuple[str | None, list[str | None]]:
    """The card of the own line, and the sixth card behind it."""
    assert table.shootout is not None
    assert table.turn is not None
    line = table.shootout.lines[table.turn]
    return line[choice], [line[SIXTH]]


def _unseen(table: Table, outside: int) -> set[str]:
    """The cards that may lie face down here."""
    if table.shootout is None:
        balls, lying = {card for used in table.used for card in used}, table.seen or []
    else:
        balls, lying = {CARD_NAMES[card] for card in members(outside)}, table.shootout.lines
    return {*CARD_NAMES} - balls - {card for cards in lying for card in cards if card is not None}


def _fits(table: Table, card: str) -> bool:
    assert table.fits is not None
    return card[0] == table.fits.colour or int(card[1:]) == table.fits.number
