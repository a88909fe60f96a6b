"""Restore the game of a table before an earlier event."""

from __future__ import annotations

from collections import deque
from collections.abc import Iterator, Sequence

import matchwood
from matchwood.server.table.events import Created
from matchwood.server.table.snapshot import PlayedStep
from matchwood.server.table.start import start_game


def replay(about: Created, played: Sequence[PlayedStep]) -> Iterator[matchwood.Game]:
    """Yield the game after the first deals and after each move. The generator always yields the same game object."""
    game: matchwood.Game | None = None
    for step in played:
        if game is None or step.seat is None:
            game = start_game(about, step.deals)
        else:
            for deal in step.deals:
                game.deal_in_advance(deal)
            game.play(step.move, step.seat)
        yield game


def game_before(about: Created, played: Sequence[PlayedStep], number: int) -> matchwood.Game:
    """Return the game before event number `number`."""
    return deque(replay(about, steps_before(played, number)), maxlen=1)[0]


def steps_before(played: Sequence[PlayedStep], number: int) -> list[PlayedStep]:
    """Return the moves before event number `number`."""
    return [step for step in played if step.number < number]
