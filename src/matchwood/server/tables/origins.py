"""The first event of a table that starts from a finished game or from the deal of a day."""

from __future__ import annotations

import secrets
from collections.abc import Mapping, Sequence
from datetime import UTC, datetime

import msgspec

from matchwood.errors import BadRecord
from matchwood.server.protocol.values import Origin, Pace, Setting, Watching
from matchwood.server.table.events import Chair, Deal, OpenedFrom, OpeningMove
from matchwood.server.table.start import new_deals, start_game


def creation_event(
    origin: Origin,
    game: str,
    options: Mapping[str, Setting],
    chairs: Sequence[Chair],
    deal_secret: str,
    *,
    host: str,
    pace: Pace = "calm",
    hints: bool = False,
    watching: Watching = "link",
    deals: Sequence[Deal] = (),
    has_given_deals: bool = False,
    moves: Sequence[OpeningMove] = (),
) -> OpenedFrom:
    """Return the first event of a table with an origin. Each seat must have a player.

    The game uses `deals` first, and then the deals of the secret. The argument `host` is the hash of the host's token. Raises
    BadDeal, IllegalMove, NotYourTurn or GameOver if the deals and opening moves do not fit the rules. Raises BadRecord if the
    opening moves contain only some of several simultaneous decisions, because players could undo these decisions.
    """
    created = OpenedFrom(
        at=datetime.now(UTC),
        game=game,
        players=len(chairs),
        options=dict(options),
        pace=pace,
        secret=secrets.token_urlsafe(16),
        chairs=tuple(chairs),
        hints=hints,
        deal_secret=deal_secret,
        wished=dict(options),
        host=host,
        watching=watching,
        origin=origin,
        moves=tuple(moves),
        has_given_deals=has_given_deals,
    )
    started = start_game(created, deals)
    if started.undisclosed:
        raise BadRecord("the opening moves end in the middle of simultaneous decisions")
    return msgspec.structs.replace(created, deals=new_deals(started))
