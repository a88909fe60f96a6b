"""Checks for the reasons of hints. Each check looks at one world that agrees with the seat's observation, with all cards
known.
"""

from __future__ import annotations

import random
from collections.abc import Callable, Sequence
from dataclasses import dataclass
from typing import Any

import numpy as np

from matchwood.cardgames.matchmaster.cards import RANKS
from matchwood.cardgames.matchmaster.notation import CARD_NAMES, CARD_NUMBERS
from matchwood.cardgames.matschig.moves import SEATS
from matchwood.cardgames.matschig.outlook import points, weigh
from matchwood.cardgames.spec import GameSpec
from matchwood.cardgames.the_match.table import ATTACK, SHOT
from matchwood.engine import states
from matchwood.engine.bits import members
from matchwood.engine.states import Observation, State


@dataclass
class Case:
    """A reason, its move, and a world before the move."""

    spec: GameSpec
    world: State
    seat: int
    move: str
    luck: random.Random

    @property
    def table(self) -> Any:
        """The table as the seat sees it."""
        return self.spec.table(Observation(states.observed(self.world, self.seat)))

    def after(self, move: str | None = None) -> State:
        """Return the world after this move, or after the move of the reason."""
        world = states.copy_of(self.world)
        self.play(world, self.seat, move or self.move)
        return world

    def play(self, world: State, seat: int, move: str) -> None:
        """Let this seat make the move in the world."""
        for decision in self.spec.decisions(world, seat, move):
            states.apply(world, seat, decision)

    def play_while(self, world: State, going_on: Callable[[State], bool]) -> State:
        """Return the world after random moves, which end as soon as `going_on` returns False."""
        while going_on(world) and states.seats_owing(world):
            seat = states.seats_owing(world)[0]
            self.play(world, seat, self.luck.choice(self.spec.moves(world, seat)))
        return world


def holds(reason: Any, case: Case) -> bool:
    """Return whether the claim of the reason is true in this world."""
    return bool(CLAIMS[case.spec.key, reason.code](reason, case))


# --- MatchMaster ---------------------------------------------------------------------------------------------------------------


def _trick_won(case: Case) -> bool:
    before = int(case.world["tricks"][0, case.seat])
    done = int(case.world["done"][0])
    after = case.play_while(
        case.after(), lambda world: int(world["done"][0]) == done and states.phase(world) == states.phase(case.world)
    )
    return int(after["tricks"][0, case.seat]) > before


def _bid(case: Case) -> int:
    return int(case.move.removeprefix("bid "))


def _highest_trumps(cards: list[str], case: Case, but: Sequence[str] = ()) -> bool:
    """Return whether the seat has these trumps, and no other seat has a higher trump, except the trumps in `but`."""
    hands = case.world["hands"][0].tolist()
    own = {*members(hands[case.seat])}
    trumps = [card for seat, hand in enumerate(hands) if seat != case.seat for card in members(hand) if card < RANKS]
    numbers, others = [CARD_NUMBERS[card] for card in cards], [CARD_NUMBERS[card] for card in but]
    return {*numbers} <= own and all(card < min(numbers) or card in others for card in trumps)


def _trumps(case: Case) -> list[str]:
    """Return the trumps in the hand, from the lowest to the highest."""
    return sorted((card for card in case.table.hand if card[0] == "T"), key=lambda card: int(card[1:]))


def _tricks_wanted(case: Case) -> int:
    return int(case.world["bids"][0, case.seat] - case.world["tricks"][0, case.seat])


def _strength(card: str) -> tuple[bool, int]:
    return card[0] == "T", int(card[1:])


def _other_cards(case: Case) -> list[str]:
    """Return the legal cards except the played card."""
    return [move for move in case.spec.moves(case.world, case.seat) if move != case.move]


def _wins_now(move: str, case: Case) -> bool:
    """Return whether this card of the seat wins the trick, as far as the seats have played to the trick."""
    after = case.after(move)
    if int(after["done"][0]) == int(case.world["done"][0]) and states.phase(after) == states.phase(case.world):
        return int(after["winner"][0]) == case.seat
    return int(after["tricks"][0, case.seat]) > int(case.world["tricks"][0, case.seat])


def _beaters(case: Case) -> set[str]:
    """Return the cards of later players that beat the card of the seat, which now wins the trick."""
    card, trick = CARD_NUMBERS[case.move], case.world["trick"][0]
    assert case.after()["winner"][0] == case.seat
    hands = [hand for seat, hand in enumerate(case.world["hands"][0].tolist()) if seat != case.seat and trick[seat] < 0]
    held = [other for hand in hands for other in members(hand)]
    higher = [other for other in held if other // RANKS == card // RANKS and other > card]
    trumps = [other for other in held if other < RANKS <= card]
    return {CARD_NAMES[other] for other in higher + trumps}


# --- The Match! ----------------------------------------------------------------------------------------------------------------


def _goals(world: State) -> int:
    return int(world["goals"][0].sum() + world["penalties"][0].sum())


def _scores(case: Case, best: bool) -> bool:
    """Return whether this ball becomes a goal. The later choices are the best ones or random ones."""
    balls = int(world_balls(case.world))
    before, world, move = _goals(case.world), states.copy_of(case.world), case.move
    while True:
        case.play(world, case.seat, move)
        if _goals(world) > before:
            return True
        if states.phase(world) not in (ATTACK, SHOT) or world_balls(world) != balls or int(world["turn"][0]) != case.seat:
            return False
        odds = case.spec.table(Observation(states.observed(world, case.seat))).odds  # type: ignore[attr-defined]
        move = max(odds, key=odds.__getitem__) if best else case.luck.choice([*odds])


def world_balls(world: State) -> int:
    """Return the number of balls that were turned up."""
    return int(world["turned"][0].sum() + world["circle_turned"][0])


def _fit(card: str, case: Case) -> bool:
    fits = case.table.fits
    return bool(card[0] == fits.colour or int(card[1:]) == fits.number)


def _chance_of_unseen(reason: Any, case: Case) -> bool:
    """If the last card alone decides, the chance is computed by another function."""
    table = case.table
    return bool(table.row != 4 or abs(table.odds[case.move] - reason.fit / reason.unseen) < 1e-9)


def _is_best(reason: Any, case: Case) -> bool:
    odds = case.table.odds
    others = [chance for move, chance in odds.items() if move != case.move]
    return bool(odds[case.move] > max(others) and reason.chance == round(100 * odds[case.move]))


# --- Matchstick Tycoon ---------------------------------------------------------------------------------------------------------


def _no_seat_beats(case: Case) -> bool:
    after = case.after()
    while int(after["last"][0]) == case.seat and states.seats_owing(after):
        seat = states.seats_owing(after)[0]
        moves = case.spec.moves(after, seat)
        if any(":" in move for move in moves):
            return False
        case.play(after, seat, moves[0])
    return True


def _cards_of(move: str) -> int:
    return len(move.split(": ")[1].split(" "))


def _count(case: Case) -> int:
    return _cards_of(case.move)


def _numbers(case: Case) -> list[str]:
    """Return the numbers that this many cards can show in this position."""
    plays = [move for move in case.spec.moves(case.world, case.seat) if ":" in move]
    return [move.partition(":")[0] for move in plays if _cards_of(move) == _count(case)]


# --- Matschig ------------------------------------------------------------------------------------------------------------------


def _mud(case: Case) -> list[str]:
    return [*case.table.mud]


def _target(case: Case) -> int:
    return SEATS.index(case.move[-1])


def _landed(case: Case) -> int:
    """Return the mud that landed on the seat, computed from what all seats saw."""
    spectator = [Observation(states.observed(world, -1)) for world in (case.world, case.after())]
    return sum(one.points for one in case.spec.story(*spectator) if one.type == "defence")  # type: ignore[attr-defined]


def _shield(move: str) -> tuple[list[str], list[str]]:
    parts = [part.partition("=") for part in move.split(" ")[1:]]
    return sorted(mud for mud, _, _ in parts), [card for _, _, cards in parts for card in cards.split("+")]


def _no_weaker(reason: Any, case: Case) -> bool:
    averted, cards = _shield(case.move)
    shields = [_shield(move) for move in case.spec.moves(case.world, case.seat) if move.startswith("shield")]
    return sorted(cards) == sorted(reason.cards) and points(cards) == min(
        points(others) for mud, others in shields if mud == averted
    )


CLAIMS: dict[tuple[str, str], Callable[[Any, Case], object]] = {
    ("matchmaster", "sure_tricks"): lambda reason, case: _highest_trumps(reason.cards, case),
    ("matchmaster", "saves"): lambda reason, case: _highest_trumps(reason.cards, case) and case.move not in reason.cards,
    ("matchmaster", "high_trumps"): lambda reason, case: _highest_trumps(reason.cards, case, but=reason.above),
    ("matchmaster", "counts_on"): lambda reason, case: (
        0 < reason.tricks < _bid(case) <= int(case.world["hands"][0, case.seat]).bit_count()
        and _bid(case) - reason.tricks <= (int(case.world["hands"][0, case.seat]) % (1 << RANKS)).bit_count()
    ),
    ("matchmaster", "many_trumps"): lambda reason, case: (
        reason.hand == len(case.table.hand) <= 2 * len(reason.cards) and reason.cards == _trumps(case)
    ),
    ("matchmaster", "strongest"): lambda reason, case: (
        {*reason.cards} <= {*case.table.hand}
        and sorted(map(_strength, reason.cards)) == sorted(map(_strength, case.table.hand))[-_bid(case) :]
    ),
    ("matchmaster", "low_trumps"): lambda reason, case: (
        reason.card == _trumps(case)[-1] and reason.above == RANKS - int(reason.card[1:]) > RANKS // 2
    ),
    ("matchmaster", "no_trumps"): lambda _, case: not int(case.world["hands"][0, case.seat]) % (1 << RANKS),
    ("matchmaster", "wins"): lambda reason, case: _trick_won(case) and reason.trick == case.world["tricks"][0, case.seat] + 1,
    ("matchmaster", "ducks"): lambda reason, case: not _trick_won(case) and reason.card in [laid.card for laid in case.table.trick],
    ("matchmaster", "keeps_bid"): lambda reason, case: (
        not _trick_won(case) and reason.bid == case.world["tricks"][0, case.seat] == case.world["bids"][0, case.seat]
    ),
    ("matchmaster", "no_more"): lambda reason, case: (
        not _trick_won(case) and _tricks_wanted(case) < 0 and reason.card in [laid.card for laid in case.table.trick]
    ),
    ("matchmaster", "sheds_highest"): lambda _, case: (
        not _trick_won(case)
        and _tricks_wanted(case) <= 0
        and all(_wins_now(other, case) for other in _other_cards(case) if _strength(other) >= _strength(case.move))
    ),
    ("matchmaster", "keeps_higher"): lambda _, case: (
        not _trick_won(case)
        and _tricks_wanted(case) > 0
        and all(_strength(other) > _strength(case.move) for other in _other_cards(case))
    ),
    ("matchmaster", "wins_anyway"): lambda reason, case: (
        reason.card == case.move and _highest_trumps([reason.card], case) and _trick_won(case) and _tricks_wanted(case) <= 0
    ),
    ("matchmaster", "hard_to_beat"): lambda reason, case: _beaters(case) <= {*reason.by} and _tricks_wanted(case) > 0,
    ("matchmaster", "easy_to_beat"): lambda reason, case: (
        reason.bid == case.world["bids"][0, case.seat] and _tricks_wanted(case) == 0 and len(_beaters(case)) <= reason.above
    ),
    ("the_match", "certain"): lambda _, case: _scores(case, best=True),
    ("the_match", "hopeless"): lambda _, case: not _scores(case, best=False),
    ("the_match", "best"): _is_best,
    ("the_match", "fits"): lambda reason, case: _fit(reason.card, case),
    ("the_match", "shows_nothing"): lambda reason, case: not _fit(reason.card, case) and not _scores(case, best=True),
    ("the_match", "way_on"): lambda reason, case: all(_fit(card, case) for card in reason.cards),
    ("the_match", "unseen"): _chance_of_unseen,
    ("tycoon", "last_cards"): lambda reason, case: np.array_equal(
        [case.after()[name][0, case.seat] for name in ("cards", "sticks")], [0, reason.sticks]
    ),
    ("tycoon", "turns"): lambda reason, case: case.after()["order"][0] != case.world["order"][0] and reason.count == _count(case),
    ("tycoon", "unbeaten"): lambda reason, case: _no_seat_beats(case) and case.move.startswith(f"{reason.number}:"),
    ("tycoon", "too_few"): lambda reason, case: _no_seat_beats(case) and reason.count == _count(case),
    ("tycoon", "group"): lambda reason, case: reason.count == _count(case),
    ("tycoon", "weakest"): lambda reason, case: reason.number == min(_numbers(case), key=case.table.numbers.index),
    ("tycoon", "no_sticks"): lambda _, case: case.after()["sticks"][0, case.seat] == case.world["sticks"][0, case.seat],
    ("tycoon", "takes_stick"): lambda reason, case: case.after()["sticks"][0, case.seat] == reason.sticks,
    ("matschig", "heaviest"): lambda reason, case: (
        reason.points == max(points(move.split(" ")[1:3]) for move in case.spec.moves(case.world, case.seat))
    ),
    ("matschig", "nobody_adds"): lambda reason, case: (
        states.seats_owing(case.after()) == (reason.seat,) and reason.seat == _target(case)
    ),
    ("matschig", "at_leader"): lambda reason, case: reason.seat == _target(case) and reason.seat in case.table.ahead,
    ("matschig", "makes_perfect"): lambda reason, case: (
        weigh((*_mud(case), reason.card)).perfect and reason.points == points([*_mud(case), reason.card])
    ),
    ("matschig", "holds_off"): lambda reason, case: (
        _landed(case) == reason.left and reason.points + reason.left == points(_mud(case))
    ),
    ("matschig", "least"): _no_weaker,
    ("matschig", "passes_on"): lambda reason, case: (
        int(case.after()["target"][0]) == reason.seat == _target(case) and reason.points == points(_mud(case))
    ),
    ("matschig", "takes"): lambda reason, case: _landed(case) == reason.points,
}
