"""What is seen of Matchstick Tycoon: the table as plain data, and what happened between two looks at it (docs/protocol.md)."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from matchwood.cardgames.tycoon.digits import NUMBERS, change
from matchwood.cardgames.tycoon.hands import DECKS
from matchwood.cardgames.tycoon.notation import card_names
from matchwood.cardgames.tycoon.rules import LAST_OF_THE_BASE_GAME, LAST_OF_THE_EXPANSION
from matchwood.cardgames.tycoon.table import NOBODY, NORMAL, Table
from matchwood.engine.verbs import DEAL_DUE, OVER

Json = dict[str, Any]


def table(veiled: Table) -> Json:
    """The table as the eyes see it that the record was veiled for."""
    players = veiled.players
    return {
        "phase": {DEAL_DUE: "dealing", OVER: "over"}.get(veiled.phase, "playing"),
        "order": order(veiled),
        "strongest": NUMBERS[strongest(veiled)],
        "leader": veiled.leader,
        "turn": None if veiled.turn == NOBODY else veiled.turn,
        "forced": forced(veiled),
        **own(veiled.eyes, veiled.hands),
        "cards": veiled.cards[:players],
        "sticks": veiled.sticks[:players],
        "places": [place or None for place in veiled.places[:players]],
        "play": None if veiled.last == NOBODY else {"seat": veiled.last, **shown_cards(veiled.number, veiled.play)},
        "played": card_names(veiled.gone),
        "cleared": veiled.cleared,
        "aside": aside(veiled),
    }


def own(eyes: int, hands: Sequence[int]) -> Json:
    """What depends on the eyes: the hand."""
    return {"hand": card_names(hands[eyes]) if eyes >= 0 else None}


def order(table: Table) -> str:
    """The name of the current order."""
    return "normal" if table.order == NORMAL else "reversed"


def strongest(table: Table) -> int:
    """The number that nothing beats in the current order."""
    if table.order != NORMAL:
        return 0
    return LAST_OF_THE_EXPANSION if table.expansion else LAST_OF_THE_BASE_GAME


def forced(table: Table) -> str | None:
    """The move of the seat on turn if it has no other and everybody can see that."""
    if table.turn == NOBODY:
        return None
    if table.cards[table.turn] == 0:
        return "return"
    return "pass" if table.number == strongest(table) else None


def only_passed(before: Table, after: Table) -> bool:
    """Whether somebody who need not passed, and nothing else happened: a leader who passes shows what he holds."""
    same_cards = (before.gone, before.cards, before.raw) == (after.gone, after.cards, after.raw)
    same_trick = NOBODY not in (before.last, after.last) and before.turn != after.turn
    return same_cards and same_trick and forced(before) is None


def aside(table: Table) -> int:
    """How many cards were set aside unseen."""
    left = len(card_names(int(DECKS[table.expansion]) - table.gone))
    return left - int(sum(table.cards[: table.players]))


def shown_cards(number: int, cards: int) -> Json:
    """A play: the number, its sticks, and how each card shows it."""
    shown = [(name, change(name, NUMBERS[number])) for name in card_names(cards)]
    laid = [{"card": name, "turned": how[0], "sticks": how[1]} for name, how in shown if how is not None]
    sticks = sum(len(how[1]) for _, how in shown if how is not None)
    return {"number": NUMBERS[number], "sticks": sticks, "cards": laid}


def story(before: Table, after: Table) -> list[Json]:
    """What everybody saw happen between two records veiled for a spectator: the deal, or one move."""
    if before.phase == DEAL_DUE:
        return [{"type": "deal", "leader": after.leader, "cards": after.cards[: after.players], "aside": aside(after)}]
    seat = before.turn
    if before.cards[seat] == 0:
        told: list[Json] = [{"type": "return", "seat": seat}]
    elif after.cards[seat] == before.cards[seat]:
        told = [{"type": "pass", "seat": seat}]
    else:
        told = [{"type": "play", "seat": seat, **shown_cards(after.number, after.gone - before.gone)}]
        if after.order != before.order:
            told.append({"type": "revolution", "order": order(after)})
    if after.out > before.out:
        told.append({"type": "out", "seat": seat, "place": after.places[seat]})
    return told + _how_it_goes_on(before, after)


def _how_it_goes_on(before: Table, after: Table) -> list[Json]:
    if after.phase == OVER:
        ranks = after.places[: after.players]
        return [{"type": "over", "ranks": ranks, "scores": [after.players - rank for rank in ranks]}]
    if after.last != NOBODY:
        return []
    return [{"type": "lead", "seat": after.leader} if before.last == NOBODY else {"type": "clear", "leader": after.leader}]
