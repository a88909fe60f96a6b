"""Decide what people may see after the end of a game."""

from __future__ import annotations

from typing import Any

from matchwood.server.protocol.errors import NotOver
from matchwood.server.table.table import Table


def disclosed_record(table: Table, moment: int) -> dict[str, Any]:
    """Return the record of a table as its players may see it at this time, in milliseconds since 1970.

    The deals of a sealed table are also played at other tables. Therefore, until the seal opens, the record does not contain the
    secret, and only players who finished the game see the cards. Raises `NotOver` if the players may not see the record yet.
    """
    game, sealed = table.game, is_sealed(table, moment)
    if game is None or table.state == "playing":
        raise NotOver("The record is available when the game is over.")
    if sealed and table.state != "over":
        raise NotOver(f"The cards of this deal are hidden until {table.about.sealed_until:%Y-%m-%d %H:%M} UTC.")
    record = game.record()
    if sealed or table.about.has_given_deals:
        record.pop("secret", None)
    return record


def is_sealed(table: Table, moment: int) -> bool:
    """Return whether the secret of this table's deals is still hidden at this time, even from players who finished the game."""
    until = table.about.sealed_until
    return until is not None and moment < 1_000 * until.timestamp()
