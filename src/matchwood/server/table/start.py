"""How the game of a table begins: from what the table is like, and from the deals that stand in its log."""

from __future__ import annotations

from collections.abc import Sequence

import msgspec

import matchwood
from matchwood.server.table.events import Arranged, Created, Deal


def start_game(created: Created, deals: Sequence[Deal] = ()) -> matchwood.Game:
    """The game of this table from its first deals; later ones follow from its secret."""
    return matchwood.new(created.game, players=created.players, options=created.options, deals=deals, secret=created.deal_secret)


def rearranged(about: Created, event: Arranged) -> Created:
    """What the table is like from this event on."""
    return msgspec.structs.replace(
        about, chairs=event.chairs, players=len(event.chairs), options=event.options, watching=event.watching
    )


def new_deals(game: matchwood.Game | None, known: int = 0) -> tuple[Deal, ...]:
    """The deals of this game that are not in the log yet."""
    return () if game is None else tuple(game.deals[known:])
