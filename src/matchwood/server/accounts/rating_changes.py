"""The rating changes that a person may see after a game."""

from __future__ import annotations

from collections.abc import Sequence
from typing import NamedTuple

import sqlalchemy as sql

from matchwood.server.accounts.messages import Change, Settlement, Unrated
from matchwood.server.accounts.ratings import to_points
from matchwood.server.protocol.values import Kind
from matchwood.server.storage import schema


class SeatChange(NamedTuple):
    """The rating of one seat before and after a game."""

    kind: Kind
    owner: str | None
    place: int | None
    before: float | None
    after: float | None
    account: str | None
    hidden: int | None

    def shown_to(self, viewer: str | None) -> Change | None:
        """Return the rating change, or None if the viewer may not see this rating."""
        return change(self.before, self.after) if not self.hidden or self.owner == viewer else None


def settlement_of(connection: sql.Connection, table_id: str, viewer: str | None) -> Settlement:
    """Return the rating changes that a viewer may see after a game."""
    ends, results, accounts = schema.ends, schema.results, schema.accounts
    if connection.scalar(sql.select(ends.c.settled).where(ends.c.table_id == table_id)) == 0:
        return Settlement(False, (), None)
    seat = (results.c.kind, results.c.owner, results.c.place, results.c.mu_before, results.c.mu_after)
    seats = results.outerjoin(accounts, accounts.c.owner == results.c.owner)
    query = sql.select(*seat, accounts.c.id, accounts.c.hidden).select_from(seats).where(results.c.table_id == table_id)
    seat_changes = [SeatChange(*row) for row in connection.execute(query.order_by(results.c.seat))]
    rated = any(seat.after is not None for seat in seat_changes)
    return Settlement(True, tuple(seat.shown_to(viewer) for seat in seat_changes), None if rated else _unrated_reason(seat_changes))


def change(before: float | None, after: float | None) -> Change | None:
    """Convert the old and the new rating to points."""
    return None if before is None or after is None else Change(to_points(before), to_points(after))


def _unrated_reason(seat_changes: Sequence[SeatChange]) -> Unrated | None:
    """Return the reason for unchanged ratings. Return None if the reason is unknown."""
    kinds = {seat.kind for seat in seat_changes}
    owners = [seat.owner for seat in seat_changes if seat.owner is not None]
    if "bot" in kinds:
        return "bots"
    if all(seat.place is None for seat in seat_changes):
        return "ended" if seat_changes else None
    if "guest" in kinds:
        return "guests"
    if len(set(owners)) < len(owners):
        return "one_screen"
    rated = [seat for seat in seat_changes if seat.account is not None and seat.place is not None]
    return "accounts" if len(rated) < 2 and len(owners) == len(seat_changes) else None
