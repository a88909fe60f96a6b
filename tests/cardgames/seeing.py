"""Observations and sampled worlds for the tests of all games."""

from __future__ import annotations

import matchwood
from matchwood.engine import states, verbs
from matchwood.engine.chance import chance_from


def seat_of(game: matchwood.Game, number: int | None) -> int | None:
    """Return the seat with this number, counted round the table, or None for a spectator."""
    return None if number is None else number % game.players


def observed(state: states.State, seat: int | None) -> bytes:
    """Return the record as the seat may see it."""
    return states.observed(state, verbs.NO_EYES if seat is None else seat).tobytes()


def imagined(view: matchwood.View, *seed: int) -> states.State:
    """Return a sampled world that agrees with the view."""
    state = view.state()
    states.determinize(state, chance_from(*seed))
    return state
