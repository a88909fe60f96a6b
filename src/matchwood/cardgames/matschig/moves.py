"""The moves of Matschig as text and as runs of decisions."""

from __future__ import annotations

from collections.abc import Iterator, Sequence

import numpy as np
from numpy.typing import NDArray

from matchwood.cardgames.matschig import refusals, shields
from matchwood.cardgames.matschig.deck import NAMES, SAND, UMBRELLA
from matchwood.cardgames.matschig.notation import names_in
from matchwood.cardgames.matschig.table import (
    AIM,
    AVERT,
    BEGIN_SHIELD,
    DEFENCE,
    DUCK_TO,
    LET,
    MOST_MUD,
    NEXT,
    PLAY_SHARE,
    PLAY_SUN,
    PLAY_WIND,
    TAKE,
    THROW,
    WINDOW,
    Table,
)
from matchwood.engine import states
from matchwood.engine.bits import members
from matchwood.engine.compiling import rule
from matchwood.engine.states import State, read
from matchwood.errors import IllegalMove

SEATS = "ABCDEF"
LET_FLY = "let"
WORDS = {"take": TAKE, "Wind": PLAY_WIND, "Sun": PLAY_SUN, "Share": PLAY_SHARE}
_NAMES_OF_WORDS = {decision: name for name, decision in WORDS.items()}

Run = tuple[int, ...]


# --- as text -------------------------------------------------------------------------------------------------------------------


def move_of(table: Table, run: Sequence[int]) -> str:
    """The decisions of a move as text."""
    if table.phase == THROW:
        pair, target = run
        return f"throw {NAMES[pair // SAND]} {NAMES[SAND + pair % SAND]} {SEATS[target]}"
    if table.phase == WINDOW:
        return LET_FLY if run[0] == LET else f"add {missing(table)} {SEATS[run[0] - 1]}"
    return _defence(table, run)


def missing(table: Table) -> str:
    """The card that would make the mud perfect."""
    water, sand = (int(NAMES[kind][1:]) for kind in table.mud[:2])
    return f"{'S' if water > sand else 'W'}{abs(water - sand)}"


def mud_names(table: Table) -> list[str]:
    """The mud cards in the order in which they lie."""
    return [NAMES[kind] for kind in table.mud[: table.laid]]


def _defence(table: Table, run: Sequence[int]) -> str:
    choice = run[0]
    if choice in _NAMES_OF_WORDS:
        return _NAMES_OF_WORDS[choice]
    if choice >= BEGIN_SHIELD:
        return _shield(mud_names(table), run[1:])
    if choice >= AVERT:
        return " ".join(["13", *(mud_names(table)[place] for place in members(choice - AVERT))])
    return f"Duck {SEATS[choice - DUCK_TO]}"


def _shield(mud: Sequence[str], run: Sequence[int]) -> str:
    groups: list[list[str]] = [[]]
    for choice in run:
        if choice == NEXT:
            groups.append([])
        else:
            groups[-1].append(NAMES[UMBRELLA + choice])
    averted = (f"{card}={'+'.join(group)}" for card, group in zip(mud, groups, strict=False) if group)
    return " ".join(["shield", *averted])


# --- all of them ---------------------------------------------------------------------------------------------------------------


def moves(state: State, seat: int) -> list[str]:
    """Every legal move of the seat as text, in the order of their decisions."""
    table, found = read(state), []
    for decision in members(states.legal(state, seat)):
        if table.phase == THROW:
            found += [move_of(table, (decision, target)) for target in _targets(state, seat, decision)]
        elif table.phase == DEFENCE and decision == BEGIN_SHIELD:
            found += _shields(state, seat, mud_names(table))
        else:
            found.append(move_of(table, (decision,)))
    return found


def _targets(state: State, seat: int, pair: int) -> Iterator[int]:
    """At whom this pair may be thrown."""
    after = states.copy_of(state)
    states.apply(after, seat, pair)
    return members(states.legal(after, seat))


@rule
def _list_shields(state: State, seat: int, found: NDArray[np.uint64]) -> int:
    return shields.list_all(state[0], seat, found)


def _shields(state: State, seat: int, mud: Sequence[str]) -> list[str]:
    """Every shield as text; seven umbrellas have some ten thousand, so that they are listed in compiled code."""
    after = states.copy_of(state)
    states.apply(after, seat, BEGIN_SHIELD)
    found = np.empty((0, MOST_MUD), np.uint64)
    while (count := _list_shields(after, seat, found)) > len(found):
        found = np.empty((count, MOST_MUD), np.uint64)
    parts = [_parts(card, found[:, place]) for place, card in enumerate(mud)]
    if len(mud) == MOST_MUD:
        first, second, third = parts
        return [f"shield{first[a]}{second[b]}{third[c]}" for a, b, c in found.tolist()]
    first, second = parts
    return [f"shield{first[a]}{second[b]}" for a, b, _ in found.tolist()]


def _parts(card: str, groups: NDArray[np.uint64]) -> dict[int, str]:
    """How each of these groups of umbrellas on a mud card is written."""
    names = {group: "+".join(names_in(group, UMBRELLA)) for group in set(groups.tolist())}
    return {group: f" {card}={umbrellas}" if umbrellas else "" for group, umbrellas in names.items()}


def _completes(state: State, decision: int) -> bool:
    """Whether a move certainly ends with this decision, so that it need not be tried."""
    phase = int(state["phase"][0])
    return phase in (AIM, WINDOW) or (phase == DEFENCE and decision != BEGIN_SHIELD)


# --- as decisions --------------------------------------------------------------------------------------------------------------


def decisions(state: State, seat: int, move: str) -> Run:
    """The decisions that make up a move. Raises IllegalMove and says why."""
    table = read(state)
    run = _read(table, move)
    if run is not None and move_of(table, run) == move and _is_legal(state, seat, run):
        return run
    possible = moves(state, seat)
    raise IllegalMove(refusals.why_not(table, seat, move, possible), refusals.instead(possible))


def _is_legal(state: State, seat: int, run: Run) -> bool:
    trial = states.copy_of(state)
    for place, decision in enumerate(run):
        if not int(states.legal(trial, seat)) >> decision & 1:
            return False
        if place + 1 < len(run):
            states.apply(trial, seat, decision)
            if not trial["midway"][0]:
                return False
        elif not _completes(trial, decision):
            states.apply(trial, seat, decision)
            return not trial["midway"][0]
    return True


def _read(table: Table, move: str) -> Run | None:
    """The decisions that the text names, legal or not; None for a text that is no move of this phase."""
    try:
        word, *rest = move.split(" ")
        if table.phase == THROW and word == "throw":
            water, sand, target = rest
            return (SAND * NAMES.index(water) + NAMES.index(sand) - SAND, SEATS.index(target))
        if table.phase == WINDOW:
            return (LET,) if move == LET_FLY else (1 + SEATS.index(rest[1]),)
        if table.phase == DEFENCE:
            return _read_defence(table, word, rest)
    except (ValueError, IndexError):
        pass
    return None


def _read_defence(table: Table, word: str, rest: Sequence[str]) -> Run | None:
    if word in WORDS:
        return (WORDS[word],)
    if word == "Duck":
        return (DUCK_TO + SEATS.index(rest[0]),)
    places = _places(mud_names(table), [part.partition("=")[0] for part in rest])
    if word == "13":
        return (AVERT + sum(1 << place for place in places),)
    if word != "shield":
        return None
    groups = {place: part.partition("=")[2].split("+") for place, part in zip(places, rest, strict=True)}
    run: list[int] = [BEGIN_SHIELD]
    for place in range(table.laid):
        run += [NAMES.index(umbrella) - UMBRELLA for umbrella in groups.get(place, [])]
        run.append(NEXT)
    return tuple(run)


def _places(mud: Sequence[str], named: Sequence[str]) -> list[int]:
    """Where the named mud cards lie, of equal ones the first first. Raises ValueError for a card that does not lie there."""
    places: list[int] = []
    for card in named:
        places.append(mud.index(card, places[-1] + 1 if places else 0))
    return places
