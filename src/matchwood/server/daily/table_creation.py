"""The creation of the tables at which people play the deals of the day."""

from __future__ import annotations

import msgspec

from matchwood.server.daily.deals import Deal
from matchwood.server.daily.schedule import disclosure_time
from matchwood.server.protocol.values import Face, Origin, Pace
from matchwood.server.table.events import Chair, OpenedFrom
from matchwood.server.table.seating import bot_names
from matchwood.server.tables.origins import creation_event
from matchwood.server.util.clock import datetime_of

PERSON_SEAT = 0
"""The seat of each person, so that all people get the same cards."""


def daily_creation_event(deal: Deal, owner: str, name: str, face: Face | None, pace: Pace, *, counts: bool) -> OpenedFrom:
    """Return the first event of a table with this deal. If `counts` is false, the table is for practice."""
    bots = (Chair("bot", bot, deal.level) for bot in bot_names(range(1, deal.players), [name]))
    chairs = (Chair("person", name, None, owner, face=face), *bots)
    origin = Origin("daily" if counts else "daily_practice", deal.day.isoformat())
    created = creation_event(origin, deal.game, deal.options, chairs, deal.secret, host=owner, pace=pace, hints=not counts)
    return msgspec.structs.replace(created, watching="nobody", sealed_until=datetime_of(disclosure_time(deal.day)))
