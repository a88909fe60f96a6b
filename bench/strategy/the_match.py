"""Measure simple rules for The Match! against the level `quick`."""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable
from dataclasses import replace

import matchwood
from matchwood.cardgames.the_match.contract import Ball, Card, Deal, Goal, Miss
from matchwood.cardgames.the_match.notation import CARD_NAMES

from .table import Chooser, Figures, Simple, Table, add, play

TABLE = Table("the_match", 2, 200, {"mode": "league"})
CUP = replace(TABLE, options={})
HALVES = 2
NO_BALLS: list[list[str]] = [[], []]
INNER = "23"
SURE, HIDDEN, MISS = range(3)
"""The kinds of choices: a face-up card that fits, a face-down card, and a card that is known not to fit."""
UNLIKELY = (0.0, 0.03, 0.06)


def measured(number: int) -> Figures:
    found = Figures()
    quick = TABLE.bot("quick", number, 0)
    attackers: dict[str, Chooser] = {name: Simple(choose) for name, choose in ATTACKS.items()}
    attackers["champion"], attackers["random"] = TABLE.bot("champion", number, 0), TABLE.bot("random", number, 1)
    for percent, most in ((round(100 * most), most) for most in UNLIKELY):
        attackers[f"hides_up_to_{percent}_percent"] = Simple(hiding(quick, most))
    for name, attacker in attackers.items():
        add(found, f"{name}_goals_ahead", lead(number, attacker, quick))
    goals(TABLE.played(number, "quick"), found)
    shooters: dict[str, Chooser] = {name: Simple(choose) for name, choose in SHOOTERS.items()}
    shooters["turns_up_when_hopeless"] = Simple(turning_up(quick))
    shooters["champion"] = CUP.bot("champion", number, 0)
    for name, shooter in shooters.items():
        won = [wins_shootout(number, side, shooter, quick) for side in range(2)]
        add(found, f"{name}_shootouts_won", sum(won) / 2)
    add(found, "first_shooter_wins", wins_shootout(number, None, quick, quick))
    return found


# --- choices -------------------------------------------------------------------------------------------------------------------


def kinds_of(view: matchwood.View) -> dict[str, int]:
    """Return for each legal move whether its card fits the ball, misses the ball, or is face down."""
    table, seat = view.table, view.seat
    assert seat is not None
    if table.shootout:
        line = table.shootout.lines[seat]
        return {move: kind_of(line[int(move) - 1], table.ball) for move in view.moves}
    rows = table.field if seat == 0 else table.field[::-1]
    return {move: kind_of(rows[table.row - 1][int(move) - 1], table.ball) for move in view.moves}


def kind_of(card: str | None, ball: str) -> int:
    if card is None:
        return HIDDEN
    return SURE if card[0] == ball[0] or card[1:] == ball[1:] else MISS


def fewest_hidden(view: matchwood.View) -> str:
    """Choose the way to the goal with the fewest face-down cards."""
    table, seat = view.table, view.seat
    rows = table.field if seat == 0 else table.field[::-1]

    def hidden(row: int, column: int) -> float:
        kind = kind_of(rows[row][column], table.ball)
        if kind == MISS:
            return float("inf")
        near = range(max(0, column - 1), min(3, column + 1) + 1)
        return (kind == HIDDEN) + (min(hidden(row + 1, next_one) for next_one in near) if row < 3 else 0)

    return min(view.moves, key=lambda move: (hidden(table.row - 1, int(move) - 1), move not in INNER))


def by_the_next_card(view: matchwood.View) -> str:
    """Choose a face-up card that fits the ball, or else a face-down card."""
    kinds = kinds_of(view)
    return min(view.moves, key=lambda move: (kinds[move], move not in INNER))


def always_new(view: matchwood.View) -> str:
    """Choose a face-down card if the rules allow it."""
    kinds = kinds_of(view)
    return min(view.moves, key=lambda move: (kinds[move] != HIDDEN, kinds[move], move not in INNER))


def from_outside(view: matchwood.View) -> str:
    """Choose the best chance of a goal. Between equal chances, prefer a side card in row 1 and a middle card in later rows."""
    odds: dict[str, float] = view.table.odds
    return max(odds, key=lambda move: (round(odds[move], 9), (move not in INNER) == (view.table.row == 1)))


def hiding(player: Chooser, most: float) -> Callable[[matchwood.View], str]:
    """Return a player that misses on purpose if no chance of a goal exceeds `most`."""

    def choose(view: matchwood.View) -> str:
        known = [move for move, kind in kinds_of(view).items() if kind == MISS]
        return known[0] if known and max(view.table.odds.values()) <= most else player.choose(view)

    return choose


def turning_up(player: Chooser) -> Callable[[matchwood.View], str]:
    """Return a player that chooses a face-down card if a goal is impossible."""

    def choose(view: matchwood.View) -> str:
        new = [move for move, kind in kinds_of(view).items() if kind == HIDDEN]
        return new[0] if new and max(view.table.odds.values()) == 0 else player.choose(view)

    return choose


ATTACKS = {choose.__name__: choose for choose in (fewest_hidden, by_the_next_card, always_new, from_outside)}
SHOOTERS = {choose.__name__: choose for choose in (by_the_next_card, always_new)}

# --- matches -------------------------------------------------------------------------------------------------------------------


def lead(number: int, one: Chooser, other: Chooser) -> float:
    """Play a deal twice with exchanged sides. Return the mean goal difference of the player `one` per half."""
    ahead = 0.0
    for side in range(2):
        game = TABLE.played(number, seated={side: one, 1 - side: other})
        assert game.result is not None
        ahead += (game.result.scores[side] - game.result.scores[1 - side]) / 2 / HALVES
    return ahead


def goals(game: matchwood.Game, found: Figures) -> None:
    """Record when goals are scored, by whom, and with which cards."""
    dealer, turns = 0, Counter[int]()
    attack: list[Card] = []
    scored = Counter[bool]()
    for happening in game.happenings:
        match happening:
            case Deal():
                dealer, turns = happening.dealer, Counter()
            case Ball():
                turns[happening.seat] += 1
                attack = []
            case Card():
                attack.append(happening)
            case Goal() | Miss():
                goal = isinstance(happening, Goal)
                turn = turns[happening.seat]
                add(found, f"goals_in_turn_{turn if turn < 5 else 'later'}", goal)
                if goal:
                    new = sum(card.turned for card in attack)
                    for count in range(5):
                        add(found, f"goals_over_{count}_new_cards", new == count)
                    add(found, "goals_by_colour_mostly", sum(card.by == "colour" for card in attack) >= 3)
                    scored[happening.seat == dealer] += 1
    add(found, "dealer_goals_ahead", (scored[True] - scored[False]) / HALVES)


def wins_shootout(number: int, side: int | None, one: Chooser, other: Chooser) -> bool:
    """Return whether the player `one` wins a shoot-out. If `side` is None, the player `one` shoots first."""
    cards = [*CARD_NAMES[:16]]
    halves = [{"dealer": dealer, "field": cards, "stacks": NO_BALLS} for dealer in (0, 1, 0, 1)]
    game = matchwood.new(CUP.game, players=2, seed=number, deals=halves)
    seat = 1 - game.deals[-1]["dealer"] if side is None else side
    play(game, [one if own == seat else other for own in range(2)])
    assert game.result is not None
    return game.result.ranks[seat] == 1
