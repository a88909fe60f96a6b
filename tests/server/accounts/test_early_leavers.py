"""Players who often leave early: several times in their last games."""

from __future__ import annotations

from pathlib import Path

import pytest

from matchwood.server.accounts.early_leavers import RECENT_GAMES, leaves_often
from matchwood.server.storage import schema
from tests.support.database import open_new_database


@pytest.mark.parametrize(
    ("games", "often"),
    [([], False), ([1, 1], False), ([1, 1, 1], True), ([1, 1, 1] + [0] * 9, False), ([1] * 9 + [0] * RECENT_GAMES, False)],
)
def test_a_player_who_left_several_recent_games_leaves_often(tmp_path: Path, games: list[int], often: bool) -> None:
    engine = open_new_database(tmp_path / "tables.db")
    row: dict[str, object] = {"owner": "ada", "name": "Ada", "kind": "person", "game": "tycoon", "place": None}
    two_seats = [
        row | {"table_id": f"t{at}", "seat": seat, "at": at, "away": away} for at, away in enumerate(games) for seat in (0, 1)
    ]
    with engine.begin() as connection:
        for each in (*two_seats, row | {"table_id": "other", "seat": 0, "at": 99, "away": 1, "owner": "bea"}):
            connection.execute(schema.results.insert(), each)
        assert leaves_often(connection, "ada") == often
    engine.dispose()
