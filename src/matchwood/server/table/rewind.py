"""Going back to an earlier moment of a game, from the moves that a table's log tells of."""

from __future__ import annotations

from collections import deque
from collections.abc import Iterator, Sequence

import matchwood
from matchwood.server.table.events import Created
from matchwood.server.table.snapshot import PlayedStep
from matchwood.server.table.start import start_game


def games(about: Created, played: Sequence[PlayedStep]) -> Iterator[matchwood.Game]:
    """Yield the game after its first deals and after each move. It is one game, which is played on in place."""
    game: matchwood.Game | None = None
    for one in played:
        if game is None or one.seat is None:
            game = start_game(about, one.deals)
        else:
            for deal in one.deals:
                game.deal_in_advance(deal)
            game.play(one.move, one.seat)
        yield game


def earlier(about: Created, played: Sequence[PlayedStep], number: int) -> matchwood.Game:
    """Return the game as it was before the move of this event."""
    return deque(games(about, before(played, number)), maxlen=1)[0]


def before(played: Sequence[PlayedStep], number: int) -> list[PlayedStep]:
    """Return the moves that were made before this event."""
    return [one for one in played if one.number < number]
