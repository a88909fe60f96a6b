"""What followed from one game for ratings, as those hear it who played or watched it."""

from __future__ import annotations

from collections.abc import Sequence
from typing import NamedTuple

import sqlalchemy as sql

from matchwood.server.accounts.messages import Change, Settlement, Unrated
from matchwood.server.accounts.ratings import to_points
from matchwood.server.protocol.values import Kind
from matchwood.server.storage import schema


class SeatChange(NamedTuple):
    """How the game came out for one seat; no owner where the account was deleted, no account where there was none."""

    kind: Kind
    owner: str | None
    place: int | None
    before: float | None
    after: float | None
    account: str | None
    hidden: int | None

    def shown_to(self, asker: str | None) -> Change | None:
        """What it made of a rating, for somebody who may know it."""
        return change(self.before, self.after) if not self.hidden or self.owner == asker else None


def settlement_of(connection: sql.Connection, table_id: str, asker: str | None) -> Settlement:
    """What followed from the game of this table, which came to its end. Whoever hides their ratings is told their own alone."""
    ends, results, accounts = schema.ends, schema.results, schema.accounts
    if connection.scalar(sql.select(ends.c.settled).where(ends.c.table_id == table_id)) == 0:
        return Settlement(False, (), None)
    seat = (results.c.kind, results.c.owner, results.c.place, results.c.mu_before, results.c.mu_after)
    seats = results.outerjoin(accounts, accounts.c.owner == results.c.owner)
    query = (
        sql.select(*seat, accounts.c.id, accounts.c.hidden)
        .select_from(seats)
        .where(results.c.table_id == table_id)
        .order_by(results.c.seat)
    )
    came = [SeatChange(*row) for row in connection.execute(query)]
    rated = any(one.after is not None for one in came)
    return Settlement(True, tuple(one.shown_to(asker) for one in came), None if rated else _unrated_reason(came))


def change(before: float | None, after: float | None) -> Change | None:
    """What a rating was before a game and is after it, from the numbers of the model; None where none followed."""
    return None if before is None or after is None else Change(to_points(before), to_points(after))


def _unrated_reason(came: Sequence[SeatChange]) -> Unrated | None:
    """Why nothing followed; None where nobody knows any more, since somebody has deleted their account or made one."""
    kinds = {one.kind for one in came}
    owners = [one.owner for one in came if one.owner is not None]
    if "bot" in kinds:
        return "bots"
    if all(one.place is None for one in came):
        return "ended" if came else None
    if "guest" in kinds:
        return "guests"
    if len(set(owners)) < len(owners):
        return "one_screen"
    known = [one for one in came if one.account is not None and one.place is not None]
    return "accounts" if len(known) < 2 and len(owners) == len(came) else None
