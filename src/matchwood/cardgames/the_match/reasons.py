"""The reasons for a choice in The Match!"""

from __future__ import annotations

from collections.abc import Iterator

from matchwood.cardgames.contract import Reason
from matchwood.cardgames.the_match.contract import Best, Certain, FitsBall, Hopeless, ShowsNothing, Table, Unseen, WayOn
from matchwood.cardgames.the_match.notation import CARD_NAMES
from matchwood.cardgames.the_match.table import ROWS, SIXTH
from matchwood.engine.bits import members


def reasons_for(table: Table, outside: int, move: str) -> list[Reason]:
    """Return the reasons for a legal move. The set ``outside`` contains all used balls of the shoot-out."""
    return [*_explain_chance(table, move), *_explain_card(table, outside, int(move) - 1)]


def _explain_chance(table: Table, move: str) -> Iterator[Reason]:
    chance = table.odds[move]
    others = [other for choice, other in table.odds.items() if choice != move]
    if chance == 1.0:
        yield Certain()
    elif chance == 0.0 and not any(others):
        yield Hopeless()
    elif others and chance > max(others):
        yield Best(round(100 * chance))


def _explain_card(table: Table, outside: int, choice: int) -> Iterator[Reason]:
    card, following = _find_shot_cards(table, choice) if table.shootout else _find_attack_cards(table, choice)
    unseen = _find_unseen(table, outside)
    if card is None:
        yield Unseen(sum(_fits(table, other) for other in unseen), len(unseen))
    elif _fits(table, card):
        yield FitsBall(card)
    else:
        yield ShowsNothing(card)
    on = [other for other in following if other is not None and _fits(table, other)]
    if on and (card is None or _fits(table, card)):
        yield WayOn(on)


def _find_attack_cards(table: Table, column: int) -> tuple[str | None, list[str | None]]:
    assert table.seen is not None
    assert table.row is not None
    rows = table.seen if table.turn == 0 else table.seen[::-1]
    following = rows[table.row][max(0, column - 1) : column + 2] if table.row < ROWS else []
    return rows[table.row - 1][column], following


def _find_shot_cards(table: Table, choice: int) -> tuple[str | None, list[str | None]]:
    assert table.shootout is not None
    assert table.turn is not None
    line = table.shootout.lines[table.turn]
    return line[choice], [line[SIXTH]]


def _find_unseen(table: Table, outside: int) -> set[str]:
    if table.shootout is None:
        balls, lying = {card for used in table.used for card in used}, table.seen or []
    else:
        balls, lying = {CARD_NAMES[card] for card in members(outside)}, table.shootout.lines
    return {*CARD_NAMES} - balls - {card for cards in lying for card in cards if card is not None}


def _fits(table: Table, card: str) -> bool:
    assert table.fits is not None
    return card[0] == table.fits.colour or int(card[1:]) == table.fits.number
