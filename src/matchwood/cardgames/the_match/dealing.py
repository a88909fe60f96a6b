"""Deals of given cards, called from Python."""

from __future__ import annotations

from matchwood.cardgames.the_match import rules, shootout
from matchwood.cardgames.the_match.cards import Pack
from matchwood.cardgames.the_match.stacks import lay_stack
from matchwood.engine.compiling import rule
from matchwood.engine.states import State


@rule
def lay_half(state: State, dealer: int, field: Pack, stack_of_a: Pack, stack_of_b: Pack) -> None:
    """Deal the given cards for a half of the match: the field, and a stack of balls for each player."""
    lay_stack(state[0], 0, stack_of_a)
    lay_stack(state[0], 1, stack_of_b)
    rules.start_half(state[0], dealer, field)


@rule
def lay_shootout(state: State, dealer: int, lines: Pack, stack_of_a: Pack, stack_of_b: Pack, circle: Pack) -> None:
    """Deal the shoot-out. ``lines`` has the shape (2, 6), with six cards for each seat."""
    shootout.lay_line(state[0], 0, lines[0])
    shootout.lay_line(state[0], 1, lines[1])
    lay_stack(state[0], 0, stack_of_a)
    lay_stack(state[0], 1, stack_of_b)
    shootout.start(state[0], dealer, circle)


@rule
def lay_pile(state: State, cards: Pack) -> None:
    """Lay the given cards as a new pile."""
    shootout.start_pile(state[0], cards)


@rule
def lay_toss(state: State, seat: int) -> None:
    """Let the given seat win the match by a toss."""
    shootout.decide_by_toss(state[0], seat)
