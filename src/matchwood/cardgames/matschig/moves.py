"""The moves of Matschig, as text and as decisions."""

from __future__ import annotations

import functools
from collections.abc import Sequence
from typing import NamedTuple

import numpy as np
from numpy.typing import NDArray

from matchwood.cardgames.matschig import shields
from matchwood.cardgames.matschig.deck import NAMES, SAND, UMBRELLA
from matchwood.cardgames.matschig.notation import names_in
from matchwood.cardgames.matschig.table import (
    AVERT,
    BEGIN_SHIELD,
    DEFENCE,
    DUCK_TO,
    LET,
    MAX_MUD_CARDS,
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
from matchwood.engine.states import State

SEATS = "ABCDEF"
LET_FLY = "let"
WORDS = {"take": TAKE, "Wind": PLAY_WIND, "Sun": PLAY_SUN, "Share": PLAY_SHARE}
_NAMES_OF_WORDS = {decision: name for name, decision in WORDS.items()}

Run = tuple[int, ...]


class Situation(NamedTuple):
    """The phase and the mud cards. They determine how a move is written."""

    phase: int
    mud: tuple[str, ...]


def situation_of(state: State) -> Situation:
    """Return the phase and the mud cards of a state."""
    laid = int(state["laid"][0])
    return Situation(states.phase(state), tuple(NAMES[kind] for kind in state["mud"][0, :laid].tolist()) if laid else ())


def move_of(here: Situation, run: Sequence[int]) -> str:
    """Return the text of the move with the given decisions."""
    if here.phase == THROW:
        pair, target = run
        return f"throw {NAMES[pair // SAND]} {NAMES[SAND + pair % SAND]} {SEATS[target]}"
    if here.phase == WINDOW:
        return LET_FLY if run[0] == LET else f"add {missing(here.mud)} {SEATS[run[0] - 1]}"
    return _write_defence(here.mud, run)


def missing(mud: Sequence[str]) -> str:
    """Return the name of the card that would make the points of water and sand equal."""
    water, sand = (int(name[1:]) for name in mud[:2])
    return f"{'S' if water > sand else 'W'}{abs(water - sand)}"


def mud_names(table: Table) -> list[str]:
    """Return the names of the mud cards in the order of play."""
    return [NAMES[kind] for kind in table.mud[: table.laid]]


def _write_defence(mud: Sequence[str], run: Sequence[int]) -> str:
    choice = run[0]
    if choice in _NAMES_OF_WORDS:
        return _NAMES_OF_WORDS[choice]
    if choice >= BEGIN_SHIELD:
        return _write_shield(mud, run[1:])
    if choice >= AVERT:
        return " ".join(["13", *(mud[place] for place in members(choice - AVERT))])
    return f"Duck {SEATS[choice - DUCK_TO]}"


def _write_shield(mud: Sequence[str], run: Sequence[int]) -> str:
    groups: list[list[str]] = [[]]
    for choice in run:
        if choice == NEXT:
            groups.append([])
        else:
            groups[-1].append(NAMES[UMBRELLA + choice])
    averted = (f"{card}={'+'.join(group)}" for card, group in zip(mud, groups, strict=False) if group)
    return " ".join(["shield", *averted])


def moves(state: State, seat: int) -> list[str]:
    """Return the texts of all legal moves, sorted by the numbers of their decisions."""
    here, legal = situation_of(state), states.legal(state, seat)
    if here.phase == THROW:
        return [*_write_throws(legal, _find_targets(state, seat, legal))]
    found = [*_write_single(here, legal)]
    return found + _write_shields(state, seat, here.mud) if here.phase == DEFENCE and legal >> BEGIN_SHIELD else found


def _find_targets(state: State, seat: int, pairs: int) -> int:
    # All pairs of mud cards have the same targets.
    after = states.copy_of(state)
    states.apply(after, seat, next(members(pairs)))
    return states.legal(after, seat)


@functools.lru_cache(1_024)
def _write_throws(pairs: int, targets: int) -> tuple[str, ...]:
    here = Situation(THROW, ())
    return tuple(move_of(here, (pair, target)) for pair in members(pairs) for target in members(targets))


@functools.lru_cache(1_024)
def _write_single(here: Situation, decisions: int) -> tuple[str, ...]:
    return tuple(move_of(here, (decision,)) for decision in members(decisions) if here.phase == WINDOW or decision < BEGIN_SHIELD)


@rule
def _list_shields(state: State, seat: int, found: NDArray[np.uint64]) -> int:
    return shields.list_all(state[0], seat, found)


def _write_shields(state: State, seat: int, mud: Sequence[str]) -> list[str]:
    # Compiled code lists the shields, because there can be ten thousand.
    after = states.copy_of(state)
    states.apply(after, seat, BEGIN_SHIELD)
    found = np.empty((0, MAX_MUD_CARDS), np.uint64)
    while (count := _list_shields(after, seat, found)) > len(found):
        found = np.empty((count, MAX_MUD_CARDS), np.uint64)
    parts = [_write_groups(card, found[:, place]) for place, card in enumerate(mud)]
    if len(mud) == MAX_MUD_CARDS:
        first, second, third = parts
        return [f"shield{first[a]}{second[b]}{third[c]}" for a, b, c in found.tolist()]
    first, second = parts
    return [f"shield{first[a]}{second[b]}" for a, b, _ in found.tolist()]


def _write_groups(card: str, groups: NDArray[np.uint64]) -> dict[int, str]:
    names = {group: "+".join(names_in(group, UMBRELLA)) for group in set(groups.tolist())}
    return {group: f" {card}={umbrellas}" if umbrellas else "" for group, umbrellas in names.items()}


def decisions(state: State, move: str) -> bytes | None:
    """Parse a text into decisions, which may be illegal. Return None if the text is not a move of this phase."""
    return _parse_move(situation_of(state), move)


@functools.lru_cache(4_096)
def _parse_move(here: Situation, move: str) -> bytes | None:
    try:
        run = _parse_decisions(here, move)
        return bytes(run) if run is not None and move_of(here, run) == move else None
    except (ValueError, IndexError):
        return None


def _parse_decisions(here: Situation, move: str) -> Run | None:
    word, *rest = move.split(" ")
    if here.phase == THROW and word == "throw":
        water, sand, target = rest
        return (SAND * NAMES.index(water) + NAMES.index(sand) - SAND, SEATS.index(target))
    if here.phase == WINDOW:
        return (LET,) if move == LET_FLY else (1 + SEATS.index(rest[1]),)
    return _parse_defence(here.mud, word, rest) if here.phase == DEFENCE else None


def _parse_defence(mud: Sequence[str], word: str, rest: Sequence[str]) -> Run | None:
    if word in WORDS:
        return (WORDS[word],)
    if word == "Duck":
        return (DUCK_TO + SEATS.index(rest[0]),)
    places = _find_indices(mud, [part.partition("=")[0] for part in rest])
    if word == "13":
        return (AVERT + sum(1 << place for place in places),)
    if word != "shield":
        return None
    groups = {place: part.partition("=")[2].split("+") for place, part in zip(places, rest, strict=True)}
    run: list[int] = [BEGIN_SHIELD]
    for place in range(len(mud)):
        run += [NAMES.index(umbrella) - UMBRELLA for umbrella in groups.get(place, [])]
        run.append(NEXT)
    return tuple(run)


def _find_indices(mud: Sequence[str], named: Sequence[str]) -> list[int]:
    # If two mud cards are equal, the first name in a text means the earlier card.
    places: list[int] = []
    for card in named:
        places.append(mud.index(card, places[-1] + 1 if places else 0))
    return places
