"""What is seen of Matschig: the table as plain data, and what happened between two looks at it (docs/protocol.md)."""

from __future__ import annotations

from collections import Counter
from typing import Any

from matchwood.cardgames.matschig.deck import NAMES, UMBRELLA
from matchwood.cardgames.matschig.moves import SEATS, missing, mud_names
from matchwood.cardgames.matschig.notation import hand_names, names_in
from matchwood.cardgames.matschig.table import (
    AIM,
    DEFENCE,
    DISCARDED,
    DREW,
    LET,
    MOST_ROUNDS,
    NO_ANSWER,
    NOBODY,
    SHIELD,
    SKIPPED,
    SPLASHED,
    THROW,
    WINDOW,
    Table,
)
from matchwood.engine.bits import members
from matchwood.engine.verbs import DEAL_DUE, OVER

Json = dict[str, Any]

PHASES = {THROW: "throw", AIM: "throw", WINDOW: "window", DEFENCE: "defence", SHIELD: "defence", OVER: "over"}


def table(veiled: Table) -> Json:
    """The table as the eyes see it that the record was veiled for."""
    seats = range(veiled.players)
    window = veiled.phase == WINDOW
    return {
        "phase": PHASES.get(veiled.phase, "dealing"),
        "round": veiled.round_no,
        "rounds": None if veiled.party else veiled.rounds,
        "first": veiled.first,
        "active": None if veiled.active == NOBODY else veiled.active,
        "aimer": veiled.aimer if veiled.laid else None,
        "target": None if veiled.target == NOBODY else veiled.target,
        "mud": mud_names(veiled),
        "missing": missing(veiled) if window else None,
        "answered": [window and veiled.offers[seat] != NO_ANSWER for seat in seats],
        **own(veiled),
        "cards": veiled.cards[: veiled.players],
        "pile": veiled.pile_size - veiled.drawn,
        "pools": [len(names_in(veiled.pools[seat], 0)) for seat in seats],
        "pool_cards": [names_in(veiled.pools[seat], 0) for seat in seats] if shows_pools(veiled) else None,
        "played": names_in(veiled.seen[0], 0) + names_in(veiled.seen[1], UMBRELLA),
        "accounts": veiled.accounts[: veiled.players],
        "dabs": veiled.dabs[: veiled.players] if veiled.party else None,
        "out": [round_no or None for round_no in veiled.out_in[: veiled.players]],
        "sheet": [row(veiled, number) for number in range(finished(veiled))],
    }


def own(veiled: Table) -> Json:
    """What depends on the eyes: the answer that they have given, and the hand."""
    return {
        "answer": own_answer(veiled) if veiled.phase == WINDOW else None,
        "hand": hand_names(veiled.hands[veiled.eyes]) if veiled.eyes >= 0 else None,
    }


def shows_pools(table: Table) -> bool:
    """Whether the pools lie open: by house rule, or because the round is over."""
    return bool(table.open_pools) or table.phase in (OVER, DEAL_DUE)


def finished(table: Table) -> int:
    """How many rounds are on the sheet."""
    return table.round_no - (table.phase not in (OVER, DEAL_DUE))


def own_answer(table: Table) -> str | None:
    """The answer that the eyes have given in this window."""
    offer = table.offers[table.eyes] if table.eyes >= 0 else NO_ANSWER
    if offer == NO_ANSWER:
        return None
    return "let" if offer == LET else f"add {missing(table)} {SEATS[offer - 1]}"


def row(table: Table, number: int) -> Json:
    """A row of the sheet: the points booked, what was halved (``pool``, ``account``), the accounts after it."""
    seats = range(table.players)
    halved = [table.sheet_halved[number][seat] for seat in seats]
    return {
        "points": table.sheet_points[number][: table.players],
        "halved": [[name for bit, name in ((1, "pool"), (2, "account")) if flags & bit] for flags in halved],
        "accounts": table.sheet_accounts[number][: table.players],
    }


# --- what happened -------------------------------------------------------------------------------------------------------------


def story(before: Table, after: Table) -> list[Json]:
    """What everybody saw happen between two records veiled for a spectator: a deal, or one move."""
    if before.phase == DEAL_DUE:
        told: list[Json] = [{"type": "deal", "round": after.round_no, "first": after.first, "pile": after.pile_size}]
    elif before.phase == WINDOW:
        told = _answer(before, after)
    elif before.phase == DEFENCE:
        told = _defence(before, after)
    else:
        told = [{"type": "throw", "seat": before.active, "target": after.target, "mud": [NAMES[kind] for kind in after.mud[:2]]}]
    told += _by_itself(after)
    if after.phase == WINDOW and before.phase != WINDOW:
        told.append({"type": "window", "missing": missing(after)})
    if after.phase in (DEAL_DUE, OVER):
        told.append(_round(after))
    if after.phase == OVER:
        told.append(_over(after))
    return told


def _answer(before: Table, after: Table) -> list[Json]:
    still_owing = after.due if after.phase == WINDOW and after.laid == before.laid else 0
    told: list[Json] = [{"type": "answer", "seat": seat} for seat in members(before.due & ~still_owing)]
    if still_owing:
        return told
    if after.laid > before.laid:
        return [*told, {"type": "add", "seat": after.aimer, "card": NAMES[after.mud[2]], "target": after.target}]
    return [*told, {"type": "let"}]


def _defence(before: Table, after: Table) -> list[Json]:
    """What the target played, which mud landed in its pool, and what was averted."""
    seat = before.target
    played = names_in(after.seen[1] - before.seen[1], UMBRELLA)
    for what, _, about in after.tale[: after.told]:
        if what in (SPLASHED, DISCARDED) and NAMES[about] in played:
            played.remove(NAMES[about])
    if "Duck" in played:
        return [{"type": "duck", "seat": seat, "target": after.target}]
    landed = names_in(after.pools[seat] - before.pools[seat], 0)
    averted = sorted((Counter(mud_names(before)) - Counter(landed)).elements(), reverse=True)
    return [{"type": "defence", "seat": seat, "played": played, "landed": landed, "averted": averted}]


def _by_itself(after: Table) -> list[Json]:
    told: list[Json] = []
    for what, seat, about in after.tale[: after.told]:
        if what == SKIPPED:
            told.append({"type": "skip", "seat": seat})
        elif what == DREW:
            told.append({"type": "draw", "seat": seat, "cards": about})
        elif what == SPLASHED:
            told.append({"type": "splash", "seat": seat, "card": NAMES[about]})
        elif told and told[-1]["type"] == "discard" and told[-1]["seat"] == seat:
            told[-1]["cards"].append(NAMES[about])
        else:
            told.append({"type": "discard", "seat": seat, "cards": [NAMES[about]]})
    return told


def _round(after: Table) -> Json:
    seen = table(after)
    about = {"round": after.round_no, **row(after, after.round_no - 1)}
    return {"type": "round", **about, "pools": seen["pool_cards"], "dabs": seen["dabs"]}


def _over(after: Table) -> Json:
    accounts = after.accounts[: after.players]
    better = [after.out_in[seat] or MOST_ROUNDS + 1 for seat in range(after.players)] if after.party else [-own for own in accounts]
    return {"type": "over", "ranks": [1 + sum(other > own for other in better) for own in better], "scores": accounts}
