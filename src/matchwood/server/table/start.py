"""The start of a table's game."""

from __future__ import annotations

from collections.abc import Sequence

import msgspec

import matchwood
from matchwood.server.table.events import Arranged, Created, Deal


def start_game(created: Created, deals: Sequence[Deal] = ()) -> matchwood.Game:
    """Return a new game with these deals, after the opening moves. The table's secret determines the cards of all later deals."""
    game = matchwood.new(created.game, players=created.players, options=created.options, deals=deals, secret=created.deal_secret)
    for opening in created.moves:
        game.play(opening.move, opening.seat)
    return game


def deals_hash(created: Created) -> str | None:
    """Return the hash of the secret that determines all deals. Tables of the oldest versions have no secret."""
    return None if created.deal_secret is None else matchwood.seal_of(created.deal_secret)


def rearranged(about: Created, event: Arranged) -> Created:
    """Return the table's settings after the host changed the seats."""
    return msgspec.structs.replace(
        about, chairs=event.chairs, players=len(event.chairs), options=event.options, watching=event.watching
    )


def new_deals(game: matchwood.Game | None, logged: int = 0) -> tuple[Deal, ...]:
    """Return the deals of a game that the event log does not contain yet. The log already contains the first `logged` deals."""
    return () if game is None else tuple(game.deals[logged:])
