"""The visible table of Matschig, and the public events between two observations."""

from __future__ import annotations

import functools
from collections import Counter
from typing import NamedTuple

from msgspec.structs import asdict, replace

from matchwood.cardgames.contract import Happening, Over, P
from matchwood.cardgames.matschig import contract, outlook
from matchwood.cardgames.matschig.accounts import MAX_DABS
from matchwood.cardgames.matschig.contract import (
    Add,
    Answer,
    Deal,
    Defence,
    Discard,
    Draw,
    Duck,
    Halved,
    How,
    Let,
    Phase,
    RoundOver,
    Row,
    Skip,
    Splash,
    Throw,
    Window,
)
from matchwood.cardgames.matschig.deck import MUD_KINDS, NAMES, UMBRELLA
from matchwood.cardgames.matschig.moves import SEATS, missing, mud_names
from matchwood.cardgames.matschig.notation import hand_names, names_in
from matchwood.cardgames.matschig.table import (
    AIM,
    DEFENCE,
    DISCARDED,
    DREW,
    LET,
    MAX_ROUNDS,
    NO_ANSWER,
    NO_SEAT,
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
from matchwood.engine.states import Observation
from matchwood.engine.verbs import DEAL_DUE, OVER

_SHEET = states.within(TABLE, SHEET)
PHASES: dict[int, Phase] = {THROW: "throw", AIM: "throw", WINDOW: "window", DEFENCE: "defence", SHIELD: "defence", OVER: "over"}
HALVED: tuple[Halved, ...] = ([], ["pool"], ["account"], ["pool", "account"])


def table(observation: Observation) -> contract.Table:
    """Return the table as the observer sees it."""
    observed: Table = observation.fields
    seats = range(observed.players)
    window, mud = observed.phase == WINDOW, mud_names(observed)
    return contract.Table(
        phase=PHASES.get(observed.phase, "dealing"),
        round=observed.round_no,
        rounds=None if observed.party else observed.rounds,
        first=observed.first,
        active=None if observed.active == NO_SEAT else observed.active,
        aimer=observed.aimer if observed.laid else None,
        target=None if observed.target == NO_SEAT else observed.target,
        mud=mud,
        weight=outlook.weigh(tuple(mud)) if mud else None,
        missing=missing(mud) if window else None,
        asked=asked_seats(observed) if window else [],
        answered=[window and observed.offers[seat] != NO_ANSWER for seat in seats],
        answer=own_answer(observed),
        hand=hand(observed),
        **choices(observation)._asdict(),
        cards=observed.cards[: observed.players],
        pile=observed.pile_size - observed.drawn,
        pools=[len(names_in(observed.pools[seat], 0)) for seat in seats],
        pool_cards=pool_cards(observed),
        pool_points=pool_points(observed),
        played=names_in(observed.seen[0], 0) + names_in(observed.seen[1], UMBRELLA),
        accounts=observed.accounts[: observed.players],
        ahead=ahead(observed),
        dabs=dabs(observed),
        last_dab=MAX_DABS if observed.party else None,
        out=[round_no or None for round_no in observed.out_in[: observed.players]],
        sheet=[*sheet(observation.state.tobytes()[_SHEET], observed.players, finished(observed))],
    )


def pool_cards(table: Table) -> list[list[str]] | None:
    """Return the cards in each pool, or None while the pools are hidden."""
    return [names_in(table.pools[seat], 0) for seat in range(table.players)] if shows_pools(table) else None


def pool_points(table: Table) -> list[int] | None:
    """Return the points of each pool, or None while the pools are hidden."""
    cards = pool_cards(table)
    return None if cards is None else [*map(outlook.points, cards)]


def dabs(table: Table) -> list[int] | None:
    """Return the dabs (penalty marks) of each seat in a party. Return None without the house rule `party`."""
    return table.dabs[: table.players] if table.party else None


def ahead(table: Table) -> list[int]:
    """Return the seats that would win if the game ended now [14, 15]."""
    counts = (table.dabs if table.party else table.accounts)[: table.players]
    least = min(counts)
    return [seat for seat, count in enumerate(counts) if count == least]


def asked_seats(table: Table) -> list[int]:
    """Return the seats that may add a card in the interrupt [6]."""
    return [seat for seat in range(table.players) if seat != table.active and not table.out_in[seat]]


class _Choices(NamedTuple):
    aims: list[int] | None = None
    throws: list[contract.Pair] | None = None
    outcomes: list[contract.Outcome] | None = None
    covers: list[contract.Cover] | None = None


def seat_table(spectator: P, observation: Observation) -> P:
    """Return the table as a player sees it: the spectator's table with the player's hand, answer and possible choices."""
    observed: Table = observation.fields
    return replace(spectator, hand=hand(observed), answer=own_answer(observed), **choices(observation)._asdict())


def hand(table: Table) -> list[str] | None:
    """Return the hand of the observing seat, or None for a spectator."""
    return hand_names(table.hands[table.eyes]) if table.eyes >= 0 else None


def choices(observation: Observation) -> _Choices:
    """Return the player's possible choices and the effect of each choice."""
    observed: Table = observation.fields
    eyes, phase, held = observed.eyes, observed.phase, hand(observed)
    if held is None or not (eyes in asked_seats(observed) if phase == WINDOW else observed.due >> eyes & 1):
        return _Choices()
    at = aims(observed, eyes)
    if phase == THROW:
        return _Choices(at, throws=[*outlook.throws(states.legal(observation.state, eyes))])
    if phase == DEFENCE:
        mud, umbrellas = tuple(mud_names(observed)), tuple(card for card in held if card.startswith("U"))
        outcomes = [*outlook.outcomes(mud, states.legal(observation.state, eyes), umbrellas)]
        return _Choices(at, outcomes=outcomes, covers=[*outlook.covers(mud, umbrellas)])
    return _Choices(at)


def aims(table: Table, seat: int) -> list[int]:
    """Return the possible targets in clockwise order, by paragraphs 4, 6 and 7c of the rules."""
    others = ((seat + step) % table.players for step in range(1, table.players))
    return [other for other in others if not table.out_in[other]]


def shows_pools(table: Table) -> bool:
    """Return whether all players may see the pools."""
    return bool(table.open_pools) or table.phase in (OVER, DEAL_DUE)


def finished(table: Table) -> int:
    """Return the number of finished rounds."""
    return table.round_no - (table.phase not in (OVER, DEAL_DUE))


def own_answer(table: Table) -> str | None:
    """Return the observing seat's answer in the current interrupt, or None."""
    offer = table.offers[table.eyes] if table.eyes >= 0 and table.phase == WINDOW else NO_ANSWER
    if offer == NO_ANSWER:
        return None
    return "let" if offer == LET else f"add {missing(mud_names(table))} {SEATS[offer - 1]}"


@functools.lru_cache(1_024)
def sheet(data: bytes, players: int, rounds: int) -> tuple[Row, ...]:
    """Return the finished rounds of the score sheet."""
    read = states.read(states.state_from(data, SHEET))
    return tuple(row(read, players, number) for number in range(rounds))


def row(sheet: Table, players: int, number: int) -> Row:
    """Return the finished round with the given index."""
    points, accounts = sheet.sheet_points[number][:players], sheet.sheet_accounts[number][:players]
    return Row(points, [[*HALVED[flags]] for flags in sheet.sheet_halved[number][:players]], accounts)


def story(before: Table, after: Table) -> list[Happening]:
    """Return the public events between two observed states."""
    if before.phase == DEAL_DUE:
        happened: list[Happening] = [Deal(after.round_no, after.first, after.pile_size, _count_dealt(after))]
    elif before.phase == WINDOW:
        happened = _list_answers(before, after)
    elif before.phase == DEFENCE:
        happened = _list_defence(before, after)
    else:
        mud = [NAMES[kind] for kind in after.mud[:2]]
        happened = [Throw(before.active, after.target, mud, **asdict(outlook.weigh(tuple(mud))))]
    happened += _list_notes(after)
    if after.phase == WINDOW and before.phase != WINDOW:
        happened.append(Window(missing(mud_names(after)), asked_seats(after)))
    if after.phase in (DEAL_DUE, OVER):
        happened.append(_make_round_over(after))
    if after.phase == OVER:
        happened.append(_make_over(after))
    return happened


def _count_dealt(after: Table) -> list[int]:
    """Return the size of each seat's hand right after the deal."""
    cards: list[int] = after.cards[: after.players]
    for what, seat, about in after.notes[: after.noted]:
        if what in (DREW, DISCARDED):
            cards[seat] += 1 if what == DISCARDED else -about
    return cards


def _list_answers(before: Table, after: Table) -> list[Happening]:
    still_owing = after.due if after.phase == WINDOW and after.laid == before.laid else 0
    happened: list[Happening] = [Answer(seat) for seat in members(before.due & ~still_owing)]
    if still_owing:
        return happened
    if after.laid > before.laid:
        return [*happened, Add(after.aimer, NAMES[after.mud[2]], after.target, outlook.points(mud_names(after)))]
    return [*happened, Let()]


def _list_defence(before: Table, after: Table) -> list[Happening]:
    seat = before.target
    played = names_in(after.seen[1] - before.seen[1], UMBRELLA)
    for what, _, about in after.notes[: after.noted]:
        if what in (SPLASHED, DISCARDED) and NAMES[about] in played:
            played.remove(NAMES[about])
    if "Duck" in played:
        return [Duck(seat, after.target)]
    landed, mud = names_in(after.pools[seat] - before.pools[seat], 0), mud_names(before)
    averted = sorted((Counter(mud) - Counter(landed)).elements(), reverse=True)
    umbrellas = [outlook.VALUES[card] for card in played if card.startswith("U")]
    return [
        Defence(
            seat, played, landed, averted, _classify_defence(played), umbrellas, outlook.points(landed), _find_landed(mud, averted)
        )
    ]


def _classify_defence(played: list[str]) -> How:
    if not played:
        return "nothing"
    return "share" if played == ["Share"] else "umbrellas" if played[0].startswith("U") else "special"


def _find_landed(mud: list[str], averted: list[str]) -> list[bool]:
    # If two mud cards are equal, the earlier one is averted first.
    away, fates = Counter(averted), []
    for card in mud:
        fates.append(away[card] == 0)
        away[card] -= away[card] > 0
    return fates


def _list_notes(after: Table) -> list[Happening]:
    happened: list[Happening] = []
    for what, seat, about in after.notes[: after.noted]:
        last = happened[-1] if happened else None
        if what == SKIPPED:
            happened.append(Skip(seat))
        elif what == DREW:
            happened.append(Draw(seat, about))
        elif what == SPLASHED:
            happened.append(Splash(seat, NAMES[about], outlook.points([NAMES[about]]) if about < MUD_KINDS else 0))
        elif isinstance(last, Discard) and last.seat == seat:
            last.cards.append(NAMES[about])
        else:
            happened.append(Discard(seat, [NAMES[about]]))
    return happened


def _make_round_over(after: Table) -> RoundOver:
    booked = row(after, after.players, after.round_no - 1)
    return RoundOver(after.round_no, **asdict(booked), pools=pool_cards(after), pool_points=pool_points(after), dabs=dabs(after))


def _make_over(after: Table) -> Over:
    accounts = after.accounts[: after.players]
    better = [after.out_in[seat] or MAX_ROUNDS + 1 for seat in range(after.players)] if after.party else [-own for own in accounts]
    return Over([1 + sum(other > own for other in better) for own in better], accounts)
