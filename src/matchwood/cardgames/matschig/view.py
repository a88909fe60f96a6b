"""What is seen of Matschig: the table, and what happened between two looks at it."""

from __future__ import annotations

import functools
from collections import Counter
from typing import Any

from matchwood.cardgames.contract import Happening, Over
from matchwood.cardgames.matschig import contract
from matchwood.cardgames.matschig.contract import (
    Add,
    Answer,
    Deal,
    Defence,
    Discard,
    Draw,
    Duck,
    Halved,
    Let,
    Phase,
    RoundOver,
    Row,
    Skip,
    Splash,
    Throw,
    Window,
)
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
    SHEET,
    SHIELD,
    SKIPPED,
    SPLASHED,
    TABLE,
    THROW,
    WINDOW,
    Table,
)
from matchwood.engine import states
from matchwood.engine.bits import members
from matchwood.engine.verbs import DEAL_DUE, OVER

_SHEET = states.within(TABLE, SHEET)
PHASES: dict[int, Phase] = {THROW: "throw", AIM: "throw", WINDOW: "window", DEFENCE: "defence", SHIELD: "defence", OVER: "over"}
HALVED: tuple[Halved, ...] = ([], ["pool"], ["account"], ["pool", "account"])
"""What the bits of the sheet say was halved."""


def table(observed: Table, data: bytes) -> contract.Table:
    """The table as it is observed; the record comes as its fields and as bytes."""
    seats = range(observed.players)
    window, mud = observed.phase == WINDOW, mud_names(observed)
    return contract.Table(
        phase=PHASES.get(observed.phase, "dealing"),
        round=observed.round_no,
        rounds=None if observed.party else observed.rounds,
        first=observed.first,
        active=None if observed.active == NOBODY else observed.active,
        aimer=observed.aimer if observed.laid else None,
        target=None if observed.target == NOBODY else observed.target,
        mud=mud,
        missing=missing(mud) if window else None,
        answered=[window and observed.offers[seat] != NO_ANSWER for seat in seats],
        **own(observed),
        cards=observed.cards[: observed.players],
        pile=observed.pile_size - observed.drawn,
        pools=[len(names_in(observed.pools[seat], 0)) for seat in seats],
        pool_cards=pool_cards(observed),
        played=names_in(observed.seen[0], 0) + names_in(observed.seen[1], UMBRELLA),
        accounts=observed.accounts[: observed.players],
        dabs=dabs(observed),
        out=[round_no or None for round_no in observed.out_in[: observed.players]],
        sheet=[*sheet(data[_SHEET], observed.players, finished(observed))],
    )


def pool_cards(table: Table) -> list[list[str]] | None:
    """The cards in every pool, where everybody may see them."""
    return [names_in(table.pools[seat], 0) for seat in range(table.players)] if shows_pools(table) else None


def dabs(table: Table) -> list[int] | None:
    """Every seat's dabs, in a party."""
    return table.dabs[: table.players] if table.party else None


def own(observed: Table) -> dict[str, Any]:
    """What depends on the eyes: the answer that they have given, and the hand."""
    return {
        "answer": own_answer(observed) if observed.phase == WINDOW else None,
        "hand": hand_names(observed.hands[observed.eyes]) if observed.eyes >= 0 else None,
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
    return "let" if offer == LET else f"add {missing(mud_names(table))} {SEATS[offer - 1]}"


@functools.lru_cache(1_024)
def sheet(data: bytes, players: int, rounds: int) -> tuple[Row, ...]:
    """The finished rounds; whoever looks at the table asks for them, and they stay the same for a whole round."""
    read = states.read(states.state_from(data, SHEET))
    return tuple(row(read, players, number) for number in range(rounds))


def row(sheet: Table, players: int, number: int) -> Row:
    """A row of the sheet."""
    points, accounts = sheet.sheet_points[number][:players], sheet.sheet_accounts[number][:players]
    return Row(points, [[*HALVED[flags]] for flags in sheet.sheet_halved[number][:players]], accounts)


# --- what happened -------------------------------------------------------------------------------------------------------------


def story(before: Table, after: Table) -> list[Happening]:
    """What everybody saw happen between two observations of a spectator: a deal, or one move."""
    if before.phase == DEAL_DUE:
        told: list[Happening] = [Deal(after.round_no, after.first, after.pile_size)]
    elif before.phase == WINDOW:
        told = _answer(before, after)
    elif before.phase == DEFENCE:
        told = _defence(before, after)
    else:
        told = [Throw(before.active, after.target, [NAMES[kind] for kind in after.mud[:2]])]
    told += _by_itself(after)
    if after.phase == WINDOW and before.phase != WINDOW:
        told.append(Window(missing(mud_names(after))))
    if after.phase in (DEAL_DUE, OVER):
        told.append(_round(after))
    if after.phase == OVER:
        told.append(_over(after))
    return told


def _answer(before: Table, after: Table) -> list[Happening]:
    still_owing = after.due if after.phase == WINDOW and after.laid == before.laid else 0
    told: list[Happening] = [Answer(seat) for seat in members(before.due & ~still_owing)]
    if still_owing:
        return told
    if after.laid > before.laid:
        return [*told, Add(after.aimer, NAMES[after.mud[2]], after.target)]
    return [*told, Let()]


def _defence(before: Table, after: Table) -> list[Happening]:
    """What the target played, which mud landed in its pool, and what was averted."""
    seat = before.target
    played = names_in(after.seen[1] - before.seen[1], UMBRELLA)
    for what, _, about in after.tale[: after.told]:
        if what in (SPLASHED, DISCARDED) and NAMES[about] in played:
            played.remove(NAMES[about])
    if "Duck" in played:
        return [Duck(seat, after.target)]
    landed = names_in(after.pools[seat] - before.pools[seat], 0)
    averted = sorted((Counter(mud_names(before)) - Counter(landed)).elements(), reverse=True)
    return [Defence(seat, played, landed, averted)]


def _by_itself(after: Table) -> list[Happening]:
    told: list[Happening] = []
    for what, seat, about in after.tale[: after.told]:
        last = told[-1] if told else None
        if what == SKIPPED:
            told.append(Skip(seat))
        elif what == DREW:
            told.append(Draw(seat, about))
        elif what == SPLASHED:
            told.append(Splash(seat, NAMES[about]))
        elif isinstance(last, Discard) and last.seat == seat:
            last.cards.append(NAMES[about])
        else:
            told.append(Discard(seat, [NAMES[about]]))
    return told


def _round(after: Table) -> RoundOver:
    return RoundOver(after.round_no, **row(after, after.players, after.round_no - 1), pools=pool_cards(after), dabs=dabs(after))


def _over(after: Table) -> Over:
    accounts = after.accounts[: after.players]
    better = [after.out_in[seat] or MOST_ROUNDS + 1 for seat in range(after.players)] if after.party else [-own for own in accounts]
    return Over([1 + sum(other > own for other in better) for own in better], accounts)
