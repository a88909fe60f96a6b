"""The visible pitch and the public events of The Match!"""

from __future__ import annotations

import functools
from typing import Any

import numpy as np
from msgspec import UNSET

from matchwood.cardgames.contract import Happening
from matchwood.cardgames.the_match import contract
from matchwood.cardgames.the_match.cards import COLOURS, DECK, NUMBERS
from matchwood.cardgames.the_match.contract import (
    Ball,
    Card,
    Circle,
    Deal,
    Fits,
    Goal,
    Half,
    Miss,
    Over,
    Phase,
    Pile,
    Shared,
    Shootout,
    Shot,
    Stage,
    Toss,
    Whistle,
)
from matchwood.cardgames.the_match.notation import CARD_NAMES, name, names
from matchwood.cardgames.the_match.odds import CHOICES, odds
from matchwood.cardgames.the_match.table import (
    ATTACK,
    FIELD_CARDS,
    MAX_STACK_CARDS,
    NO_CARD,
    NO_SEAT,
    PILES,
    ROWS,
    SHOT,
    SIXTH,
    TABLE,
    TEN_SHOTS,
    TOSS,
    Table,
)
from matchwood.engine.bits import Bits, members
from matchwood.engine.compiling import brief_rule
from matchwood.engine.states import State
from matchwood.engine.verbs import DEAL_DUE, OVER, legal

_FIELD = slice(TABLE.fields["field"][1], TABLE.fields["field"][1] + FIELD_CARDS)  # type: ignore[index]
_STACKS = tuple(TABLE.fields["stacks"][1] + seat * MAX_STACK_CARDS for seat in range(2))  # type: ignore[index]
_CHOICES = tuple(tuple(members(choices)) for choices in range(1 << CHOICES))
PHASES: dict[int, Phase] = {ATTACK: "attack", SHOT: "shot", OVER: "over"}
CHOICE_NAMES = tuple(str(choice + 1) for choice in range(CHOICES))
HALVES: tuple[Half, ...] = ("first_half", "second_half", "first_extra_half", "second_extra_half")
PARTS: tuple[Stage, ...] = (*HALVES, "ten_shots", "circle", "pile")
MINUTES = ((0, 45), (45, 45), (90, 15), (105, 15))
"""The first minute and the length of each half, as in football."""
FITS = tuple(Fits(COLOURS[ball // NUMBERS], ball % NUMBERS + 1) for ball in range(DECK))  # type: ignore[arg-type]


def table(observed: Table, data: bytes, chances: dict[str, float]) -> contract.Table:
    """Return the public state of the match."""
    attack, in_half = observed.phase == ATTACK, observed.part < TEN_SHOTS
    return contract.Table(
        phase=PHASES.get(observed.phase, "dealing"),
        part=PARTS[observed.part],
        minute=minute(observed) if in_half else None,
        dealer=observed.dealer,
        turn=current_seat(observed),
        ball=name(observed.ball),
        fits=FITS[observed.ball] if observed.ball != NO_CARD else None,
        row=observed.row + 1 if attack else None,
        path=[place(observed.turn, row, observed.path[row]) for row in range(observed.row)] if attack else [],
        reach=[place(observed.turn, observed.row, int(choice) - 1) for choice in chances] if attack else [],
        field=field(data[_FIELD], observed.open) if in_half else None,
        seen=field(data[_FIELD], observed.seen) if in_half else None,
        stacks=[observed.stack_size[seat] - observed.turned[seat] for seat in range(2)],
        used=[names(data[begin : begin + turned]) for begin, turned in zip(_STACKS, observed.turned, strict=True)],
        goals=goals(observed),
        halves=observed.goals[: min(observed.part + 1, len(observed.goals))],
        shootout=None if in_half else shootout(observed),
        odds=chances,
    )


@brief_rule
def _compute_odds(state: State, seat: int, chances: Any) -> Bits:
    odds(state[0], seat, chances)
    return legal(state[0], seat)


def odds_of(observed: State) -> dict[str, float]:
    """Return the chance of a goal for each move of the current seat."""
    seat = int(observed["turn"][0])
    if seat == NO_SEAT:
        return {}
    chances = np.zeros(CHOICES)
    choices = _CHOICES[_compute_odds(observed, seat, chances)]
    known = chances.tolist()
    return {CHOICE_NAMES[choice]: known[choice] for choice in choices}


def only_chose(before: Table, after: Table) -> bool:
    """Return whether an attack continues after a choice of a card that was already face up."""
    goes_on = before.phase == after.phase == ATTACK and after.row == before.row + 1
    return goes_on and (before.turn, before.seen, before.open, before.used) == (after.turn, after.seen, after.open, after.used)


def current_seat(table: Table) -> int | None:
    """Return the current seat, or None if no seat has to decide."""
    return None if table.turn == NO_SEAT else table.turn


def place(attacker: int, row: int, column: int) -> list[int]:
    """Return the row and column of a card, counted from seat A's side. The arguments `row` and `column` count from 0 at the
    attacker's side.
    """
    return [row + 1 if attacker == 0 else ROWS - row, column + 1]


def minute(table: Table) -> int:
    """Return the minute of the match. The minutes of a half are divided equally among its balls."""
    begins, length = MINUTES[table.part]
    played, balls = int(sum(table.turned)), int(sum(table.stack_size))
    return begins + 1 + max(played - 1, 0) * length // max(balls, 1)


def field(cards: bytes, places: int) -> list[list[str | None]]:
    """Return the rows of the field from seat A's side. The set `places` contains the places of the shown cards. All other cards
    become None.
    """
    return [[*row] for row in _arrange_rows(cards, places)]


@functools.lru_cache(1_024)
def _arrange_rows(cards: bytes, places: int) -> tuple[tuple[str | None, ...], ...]:
    shown = tuple(CARD_NAMES[card] if places >> place & 1 else None for place, card in enumerate(cards))
    return shown[0:4], shown[4:8], shown[8:12], shown[12:16]


def goals(table: Table) -> list[int]:
    """Return the goals of each seat without the shoot-out."""
    home, away = 0, 0
    for of_home, of_away in table.goals:
        home, away = home + of_home, away + of_away
    return [home, away]


def shootout(table: Table) -> Shootout:
    """Return the public state of the shoot-out."""
    return Shootout(
        goals=table.penalties,
        lines=[
            [name(card) if open_ >> place & 1 else None for place, card in enumerate(line)] for line, open_ in _pair_lines(table)
        ],
        shots=[[bool(table.hits[seat][shot // 64] >> shot % 64 & 1) for shot in range(table.shots[seat])] for seat in range(2)],
        series=table.stack_size,
        number=shot_number(table),
        circle=table.circle_size - table.circle_turned,
        used=names(table.circle[: table.circle_turned]),
        piles=table.piles,
        toss=None if table.toss == NO_SEAT else table.toss,
    )


def shot_number(table: Table) -> int:
    """Return the number of the current shot. After ten shots by each player, the numbers start again at 1."""
    under_way: list[int] = [table.shots[seat] + (seat == table.turn) for seat in range(2)]
    if table.part != TEN_SHOTS:
        under_way = [shots - first for shots, first in zip(under_way, table.stack_size, strict=True)]
    return max(*under_way, 1) if table.turn == NO_SEAT else under_way[table.turn]


def _pair_lines(table: Table) -> Any:
    return zip(table.lines, table.lines_open, strict=True)


def story(before: Table, after: Table) -> list[Happening]:
    """Return the public events between two observed states."""
    if before.phase == DEAL_DUE:
        happened = _list_deal(before, after)
    elif before.phase == SHOT:
        happened = _list_shot(before, after)
    else:
        happened = _list_attack(before, after)
    if before.part == TEN_SHOTS and after.part != TEN_SHOTS:
        happened.append(Circle())
    if after.phase == OVER:
        happened.append(_rank_seats(after))
    elif after.ball != NO_CARD and after.row == 0:
        happened.append(Ball(after.turn, CARD_NAMES[after.ball]))
    return happened


def _list_deal(before: Table, after: Table) -> list[Happening]:
    if after.dealt == TOSS:
        return [Toss(after.toss)]
    if before.part == PILES:
        return [Pile(after.piles)]
    return [Deal(PARTS[before.part], after.dealer, after.stack_size, current_seat(after)), *_list_half_end(before, after)]


def _list_half_end(before: Table, after: Table) -> list[Happening]:
    if before.part >= TEN_SHOTS or (after.part == before.part and after.phase != OVER):
        return []
    return [Whistle(HALVES[before.part], goals(after), after.goals[: before.part + 1])]


def _list_attack(before: Table, after: Table) -> list[Happening]:
    seat, row = before.turn, before.row
    line, column = place(seat, row, after.path[row])
    spot = 4 * (line - 1) + column - 1
    score = goals(after)
    goal = score[seat] > goals(before)[seat]
    on = goal or (after.row == row + 1 and after.turn == seat)
    card, turned, ball = after.field[spot], not before.open >> spot & 1, FITS[before.ball]
    happened: list[Happening] = [
        Card(
            seat=seat,
            row=row + 1,
            place=[line, column],
            card=CARD_NAMES[card],
            turned=turned,
            match=on,
            colour=ball.colour,
            number=ball.number,
            by=shared(before.ball, card),
        )
    ]
    if goal:
        happened.append(Goal(seat, score))
    elif not on:
        back = [[p // 4 + 1, p % 4 + 1] for p in members((before.open | 1 << spot) & ~after.open)]
        happened.append(Miss(seat, back, len(back)))
    return happened + _list_half_end(before, after)


def _list_shot(before: Table, after: Table) -> list[Happening]:
    seat = before.turn
    choice = after.path[0]
    card, sixth, ball = after.lines[seat][choice], after.lines[seat][SIXTH], FITS[before.ball]
    by = shared(before.ball, card)
    return [
        Shot(
            seat=seat,
            choice=choice + 1,
            card=CARD_NAMES[card],
            match=by is not None,
            sixth=CARD_NAMES[sixth] if by else None,
            goal=after.penalties[seat] > before.penalties[seat],
            goals=after.penalties,
            colour=ball.colour,
            number=ball.number,
            by=by,
            sixth_by=shared(before.ball, sixth) if by else None,
        )
    ]


def shared(ball: int, card: int) -> Shared | None:
    """Return the property that a card shares with the ball, or None."""
    if card // NUMBERS == ball // NUMBERS:
        return "colour"
    return "number" if card % NUMBERS == ball % NUMBERS else None


def _rank_seats(after: Table) -> Over:
    scores = goals(after)
    lead = scores[0] - scores[1] or after.penalties[0] - after.penalties[1]
    if lead == 0 and after.toss != NO_SEAT:
        lead = 1 if after.toss == 0 else -1
    ranks = [1, 1] if lead == 0 else [1, 2] if lead > 0 else [2, 1]
    return Over(ranks, scores, after.penalties if after.part >= TEN_SHOTS else UNSET)
