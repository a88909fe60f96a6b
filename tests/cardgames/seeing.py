"""What a seat sees and imagines, for the tests of every game."""

from __future__ import annotations

import matchwood
from matchwood.engine import states, verbs
from matchwood.engine.chance import chance_from


def seat_of(game: matchwood.Game, number: int | None) -> int | None:
    """The seat of this number, counted round the table; None is a spectator."""
    return None if number is None else number % game.players


def observed(state: states.State, seat: int | None) -> bytes:
    """The record as the seat may see it."""
    return states.observed(state, verbs.NO_EYES if seat is None else seat).tobytes()


def imagined(view: matchwood.View, *seed: int) -> states.State:
    """A world that could lie behind the view."""
    state = view.state()
    states.determinize(state, chance_from(*seed))
    return state
