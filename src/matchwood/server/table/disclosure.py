"""What people may see of a game after its end."""

from __future__ import annotations

from typing import Any

from matchwood.server.protocol.errors import NotOver
from matchwood.server.table.table import Table


def disclosed_record(table: Table, moment: int) -> dict[str, Any]:
    """Return the record of a table as its players may see it at this time, in milliseconds since 1970.

    The deals of a sealed table are the deals of other tables. So until the seal opens, only a player who played the game to its
    end sees the cards, and the record does not contain the secret. Raises `NotOver` if the players may not see the record yet.
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
    """Return whether the secret of this table's deals is hidden at this time, also from those who finished the game."""
    until = table.about.sealed_until
    return until is not None and moment < 1_000 * until.timestamp()
